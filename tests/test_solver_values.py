"""Does the solver say what a position is worth, however it is asked?"""

import json
import os
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from sedma.cards import SUITS
from sedma.match import Deal
from sedma.record import replay
from sedma.rules import Rules, deck_cards, load
from sedma.solver import last_position, solve, solve_json, solve_many, value
from sedma.solver import memory as m
from sedma.solver.build import build
from sedma.solver.desk import Desk
from sedma.solver.library import Library
from tests.endings import (
    FAMILIES,
    play_on,
    random_ending,
    rules_of,
    true_value,
    truly_takes_all,
    use_tables_of_the_tests,
)

POSITION = {
    "leader": 0,
    "hands": [
        ["9C", "9D", "7S", "KC"],
        ["7H", "8C", "QD", "JS"],
        ["9H", "TS", "AD", "8H"],
        ["AS", "KH", "QC", "JD"],
    ],
    "stock": ["8S", "KD", "TD", "QS"],
}


def record(preset: str, position: dict[str, Any], *moves: str) -> dict[str, Any]:
    """Returns a record with one deal from a position."""
    return {
        "format": "sedma-record",
        "version": 1,
        "rules": {"preset": preset},
        "deals": [{"position": position, "moves": list(moves)}],
    }


@pytest.fixture(scope="module")
def desk() -> Desk:
    """A desk with the tables of Sedma for four, up to three cards."""
    use_tables_of_the_tests()
    build(FAMILIES[0], 3)
    return Desk(Library(background=False))


@pytest.fixture(scope="module")
def bare() -> Desk:
    """A desk without tables."""
    return Desk(Library(background=False))


def deals_of(cards: int, count: int) -> list[Deal]:
    """Returns random endings of Sedma for four, some of them inside a trick."""
    rules = rules_of(FAMILIES[0])
    found = []
    for number in range(count):
        chance = random.Random(f"deal {cards} {number}")
        found.append(play_on(random_ending(rules, cards, chance), chance, number % 5))
    return found


def test_answer_has_the_printed_form() -> None:
    answer = solve_json(record("sedma4", POSITION, "9C", "7H", "9H", "AS"))
    assert list(answer) == [
        *("to_play", "value", "moves", "all_tricks"),
        *("exact", "source", "nodes", "seconds"),
    ]
    assert answer["to_play"] == 0
    assert list(answer["moves"]) == ["stop", "7S", "9D"]
    assert answer["value"] == max(answer["moves"].values())
    assert answer["exact"] is True
    assert answer["source"] in ("search", "table")


def test_a_refused_record_is_refused_as_in_replay() -> None:
    broken = record("sedma4", POSITION, "9C", "9D")
    assert solve_json(broken)["error"] == {
        "deal": 0,
        "move": 1,
        "reason": "illegal-decision (decision=9D, legal=7H 8C JS QD)",
    }


def test_a_finished_deal_cannot_be_solved() -> None:
    hands = [["7C"], ["8C"], ["9C"], ["TC"]]
    over = record("sedma4", {"leader": 0, "hands": hands, "stock": []}, "7C", "8C", "9C", "TC")
    assert solve_json(over)["error"]["reason"] == "nothing-to-solve"
    assert solve_json(record("sedma4", POSITION) | {"deals": []})["ok"] is False


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_every_game_agrees_with_minimax(family: Any, bare: Desk) -> None:
    for number in range(12):
        chance = random.Random(f"game {number}")
        deal = play_on(random_ending(rules_of(family), 1 + number % 3, chance), chance, 4)
        if deal.over:
            continue
        answer = solve(deal, desk=bare)
        assert (answer.value, answer.all_tricks) == (true_value(deal), truly_takes_all(deal))


def test_every_decision_is_worth_what_minimax_says(desk: Desk) -> None:
    for deal in deals_of(3, 60):
        side = next(seats for seats in deal.sides(None) if deal.to_play in seats)
        before = deal.taken(None)[0][deal.sides(None).index(side)]
        for decision, worth in solve(deal, desk=desk).moves.items():
            assert worth == worth_of(deal, decision, side) - before


def worth_of(deal: Deal, decision: str, side: list[int]) -> int:
    """Returns the points that a side has in the end after a decision, by plain minimax."""
    again = copy_of(deal)
    again.play(decision)
    taken = again.taken(None)[0][again.sides(None).index(side)]
    if again.to_play is None:
        return taken
    here = true_value(again)
    everything = points_left(again)
    return taken + (here if again.to_play in side else everything - here)


def points_left(deal: Deal) -> int:
    """Returns what both sides together can still take."""
    hands = sum(card[0] in "TA" for hand in deal.hands for card in hand)
    return 10 * hands + deal.trick_points + deal.rules.last_trick


def copy_of(deal: Deal) -> Deal:
    """Returns the same deal anew."""
    position: Any = deal.begun["position"]
    again = Deal.from_position(deal.rules, position["leader"], position["hands"], [])
    for move in deal.moves:
        again.play(move)
    return again


def test_tables_search_and_pruning_give_one_value(desk: Desk, bare: Desk) -> None:
    for deal in deals_of(5, 40):
        wanted = value(deal, desk=desk)
        assert value(deal, desk=desk, tables=False) == wanted
        assert value(deal, desk=bare, tables=False) == wanted


def test_any_order_of_trying_gives_the_same_value(desk: Desk) -> None:
    chance = random.Random(7)
    for deal in deals_of(5, 20):
        wanted = value(deal, desk=desk)
        other = Desk(Library(background=False))
        history = other.question(deal).memory[m.HISTORY : m.HISTORY + m.HISTORY_SIZE]
        history[:] = [chance.randrange(1 << 16) for _ in history]
        assert value(deal, desk=other) == wanted


def renamed(deal: Deal, names: dict[str, str], turn: int) -> Deal:
    """Returns an untouched deal with other suits or ranks and all seats moved on."""
    position: Any = deal.begun["position"]
    players = deal.rules.players
    hands: list[list[str]] = [[] for _ in range(players)]
    for seat, hand in enumerate(position["hands"]):
        cards = ["".join(names.get(sign, sign) for sign in card) for card in hand]
        hands[(seat + turn) % players] = cards
    return Deal.from_position(deal.rules, (position["leader"] + turn) % players, hands, [])


def test_suits_equal_ranks_and_seats_do_not_matter(desk: Desk) -> None:
    rules, chance = rules_of(FAMILIES[0]), random.Random(11)
    for _ in range(40):
        deal = random_ending(rules, 5, chance)
        suits = dict(zip(SUITS, chance.sample(SUITS, 4), strict=True))
        plain = dict(zip("89JQK", chance.sample("89JQK", 5), strict=True))
        names = suits | plain | chance.choice(({}, {"T": "A", "A": "T"}))
        other = renamed(deal, names, chance.randrange(4))
        assert value(other, desk=desk) == value(deal, desk=desk)


def test_sixteen_threads_answer_alike(desk: Desk) -> None:
    deals = deals_of(5, 32)
    wanted = [value(deal, desk=desk) for deal in deals]
    with ThreadPoolExecutor(16) as pool:
        assert list(pool.map(value, deals)) == wanted
    assert [answer.value for answer in solve_many(deals, workers=16)] == wanted


def whole_deal(rules: Rules, seed: int) -> Deal:
    """Returns a random deal from the whole pack."""
    pack = deck_cards(rules)
    random.Random(seed).shuffle(pack)
    return Deal.from_deck(rules, 0, pack)


def test_a_known_stock_is_solved_to_the_end(bare: Desk) -> None:
    deal = whole_deal(load("sedma2"), 1)
    answer = solve(deal, desk=bare)
    assert answer.exact
    assert 0 <= answer.value <= 90
    deal.play(max(answer.moves, key=lambda move: answer.moves[move]))
    assert solve(deal, desk=bare).value == 90 - answer.value


def test_who_may_own_a_continued_trick_matters_while_there_is_a_stock(bare: Desk) -> None:
    rules = load("zsiros2", {"wild_mode": "trump"})
    hands = [["9S", "TD"], ["JH", "JD"]]
    deal = Deal.from_position(rules, 1, hands, ["8D", "JC"])
    answer = solve(deal, desk=bare)
    assert (answer.value, answer.all_tricks) == (10, False)


def test_a_rank_that_counts_may_be_missing_from_the_pack(bare: Desk) -> None:
    rules = load("sedma2", {"card_points": {"3": 10, "K": 10}})
    deal = Deal.from_position(rules, 0, [["KS", "9D"], ["8H", "JD"]], [])
    assert solve(deal, desk=bare).value == 20


def test_a_limit_gives_honest_bounds(bare: Desk) -> None:
    deal = whole_deal(load("ristikontra"), 2)
    answer = solve(deal, limit=0.2, desk=bare)
    assert not answer.exact
    assert answer.bounds is not None
    low, high = answer.bounds
    assert 0 <= low < high <= 120
    assert answer.value == low
    assert answer.seconds < 10
    assert answer.to_json()["bounds"] == [low, high]


def test_progress_closes_in_on_the_value(desk: Desk) -> None:
    told: list[tuple[int, int]] = []
    deal = deals_of(6, 1)[0]
    answer = solve(deal, desk=desk, progress=lambda low, high: told.append((low, high)))
    assert told[-1] == (answer.value, answer.value)
    assert all(low <= answer.value <= high for low, high in told)


def test_three_sides_follow_a_named_convention(bare: Desk) -> None:
    rules = load("sedma3")
    hands = [["AC", "8C"], ["9C", "TC"], ["7C", "JC"]]
    deal = Deal.from_position(rules, 0, hands, [])
    told = solve(deal, desk=bare).to_json()
    assert told["exact"] is False
    assert told["convention"] == "paranoid"


def test_the_last_position_of_a_record_is_meant() -> None:
    told = record("sedma4", POSITION, "9C", "7H")
    deal = last_position(told)
    assert deal.trick == replay(told).deals[0].trick
    assert deal.to_play == 2


def test_stakes_count_what_was_taken_before(bare: Desk) -> None:
    rules = load("sedma4")
    hands = [["AC"], ["8C"], ["9C"], ["TC"]]
    for tricks, wanted in (([7, 0], 3), ([6, 1], 2), ([0, 7], -1)):
        points = [70 if tricks[0] else 0, 0 if tricks[0] else 70]
        deal = Deal.from_position(rules, 0, hands, [], points=points, tricks=tricks)
        assert solve(deal, desk=bare).value == 30
        answer = solve(deal, desk=bare, stakes=True)
        assert (answer.value, answer.moves, answer.exact) == (wanted, {"AC": wanted}, True)


def test_stakes_follow_from_points_and_tricks(bare: Desk) -> None:
    for number in range(30):
        chance = random.Random(f"stakes {number}")
        deal = random_ending(rules_of(FAMILIES[0]), 2, chance)
        points, stakes = solve(deal, desk=bare), solve(deal, desk=bare, stakes=True)
        everything = points_left(deal)
        if points.all_tricks:
            assert stakes.value == 3
        elif 2 * points.value > everything:
            assert stakes.value == (2 if points.value == everything else 1)
        elif 2 * points.value < everything:
            assert stakes.value in ((-1,) if points.value else (-2, -3))


def test_plain_python_gives_the_same_answer() -> None:
    told = record("sedma4", POSITION | {"stock": []}, "9C", "7H", "9H")
    program = (
        "import json, sys\n"
        "from sedma.solver import solve_json\n"
        "print(json.dumps(solve_json(json.load(sys.stdin))))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=json.dumps(told),
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    plain, fast = json.loads(done.stdout), solve_json(told)
    assert [plain[key] for key in ("value", "moves", "all_tricks")] == [
        fast[key] for key in ("value", "moves", "all_tricks")
    ]
