"""Are deals in the arena the deals of the referee, and each seating and each chance fair?"""

import random
from collections import Counter
from collections.abc import Iterable
from contextlib import ExitStack
from fractions import Fraction

import numpy as np
import pytest

from sedma import bots
from sedma.arena.batch import Batch, Mover, new_batch, play_out
from sedma.arena.contest import Contest, Piece
from sedma.arena.estimates import Moments
from sedma.arena.figures import COLUMNS, LUCK, RESULTS, figures_of
from sedma.arena.kernels.simple import advance_greedy, advance_random
from sedma.arena.luck import FEATURES, drawn, tell_luck
from sedma.arena.players import mover_for, read_player
from sedma.arena.rows import DECISIONS, MADE, SEATED
from sedma.arena.seatings import seatings
from sedma.arena.table import AtTable
from sedma.bots.terms import terms_of
from sedma.core.deal import deal_seed, shuffled
from sedma.core.flat import load, store
from sedma.core.numbers import card_number, decision_number, rule_numbers
from sedma.match import Deal
from sedma.rules import Rules, deck_cards, preset_names
from sedma.rules import load as load_rules
from tests.reference.options import random_rules

SEED = bytes(31) + b"\x01"


def random_games(number: int) -> list[Rules]:
    chance = random.Random(4)
    return [load_rules(*random_rules(chance)) for _ in range(number)]


GAMES = {name: load_rules(name) for name in preset_names()}
GAMES |= {f"random {number}": rules for number, rules in enumerate(random_games(20))}


def kernels(rules: Rules, *names: str) -> list[Mover]:
    with ExitStack() as nothing:
        return [mover_for(read_player(name), rules, nothing) for name in names]


def played(rules: Rules, packs: int, *names: str) -> Batch:
    batch = new_batch(rules, SEED, 0, packs)
    play_out(batch, kernels(rules, *names))
    return batch


def rows_of(batch: Batch) -> list[list[int]]:
    return [[int(number) for number in row] for row in batch.rows]


def told_again(batch: Batch, place: int) -> Deal:
    """The deal of a row, at its start."""
    row = batch.rows[place]
    dealer = place // len(seatings(batch.rules)) % batch.rules.players
    deal = Deal.from_deck(batch.rules, dealer, batch.decks[place // len(seatings(batch.rules))])
    assert row[MADE] > 0
    return deal


def follow(batch: Batch, place: int, deal: Deal, number: int) -> None:
    """Carry out a decision of a row by its number."""
    wanted = batch.rows[place][DECISIONS + number]
    decisions = {decision_number(batch.rules, word): word for word in reversed(deal.legal())}
    deal.play(decisions[int(wanted)])


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_at_a_table_plays_the_deals_of_its_kernel(game: str) -> None:
    rules = GAMES[game]
    fast = played(rules, 2, "greedy", "rules")
    slow, mixed = new_batch(rules, SEED, 0, 2), new_batch(rules, SEED, 0, 2)
    greedy, by_rules = (bots.make(name).decide for name in ("greedy", "rules"))
    play_out(slow, [AtTable(greedy), AtTable(by_rules)])
    play_out(mixed, [AtTable(greedy), kernels(rules, "rules")[0]])
    assert rows_of(slow) == rows_of(mixed) == rows_of(fast)


@pytest.mark.parametrize("game", GAMES)
def test_the_referee_agrees_with_every_row(game: str) -> None:
    batch = played(GAMES[game], 1, "random", "rules")
    for place, row in enumerate(batch.rows):
        deal = told_again(batch, place)
        for number in range(row[MADE]):
            follow(batch, place, deal, number)
        assert deal.over
        assert load([int(number) for number in row]) == deal.state


def test_packs_are_those_of_a_match_with_the_seed() -> None:
    rules = load_rules("sedma2")
    batch = new_batch(rules, SEED, 7, 1)
    assert batch.decks == [shuffled(deal_seed(SEED, 7), deck_cards(rules))]
    assert [card_number(rules, card) for card in batch.decks[0]] == [int(c) for c in batch.packs[0]]


def test_a_state_comes_out_of_a_row_as_it_went_in() -> None:
    rules = load_rules("hola4")
    deal = Deal.from_deck(rules, 1, deck_cards(rules))
    row = [0] * DECISIONS
    while not deal.over:
        store(row, deal.state)
        assert load(row) == deal.state
        deal.play(deal.legal()[-1])


def test_kernels_in_plain_python_play_the_same() -> None:
    rules = load_rules("sedma3solo")
    numbers, terms = rule_numbers(rules), terms_of(rules)
    batch = new_batch(rules, SEED, 0, 1)
    rows, packs = (
        [[int(number) for number in row] for row in grid] for grid in (batch.rows, batch.packs)
    )
    made = 1
    while made:
        made = advance_greedy(numbers, terms, rows, packs, 0)
        made += advance_random(numbers, rows, packs, 1)
    fast = played(rules, 1, "greedy", "random")
    assert rows == rows_of(fast)
    luck = [[0.0] * len(FEATURES) for _ in rows]
    tell_luck(numbers, rows, packs, len(packs[0]), luck)
    assert np.allclose(luck, drawn(fast))


@pytest.mark.parametrize(
    ("game", "count"),
    [("sedma2", 2), ("sedma4", 2), ("hola6", 2), ("sedma3", 6), ("sedma3solo", 6)],
)
def test_each_player_sits_everywhere_equally_often(game: str, count: int) -> None:
    rules = load_rules(game)
    found = seatings(rules)
    assert len(set(found)) == len(found) == count
    for seat in range(rules.players):
        assert sum(seated >> 4 * seat & 15 for seated in found) == count / 2


@pytest.mark.parametrize("name", ["random", "greedy", "rules"])
@pytest.mark.parametrize("game", ["sedma2", "sedma4", "sedma3", "sedma3solo", "ristikontra"])
def test_a_player_against_itself_is_exactly_level_on_every_pack(game: str, name: str) -> None:
    figures = figures_of(played(load_rules(game), 20, name, name))
    assert figures.shape == (20, len(COLUMNS))
    for column in (0, 2, 4):
        assert np.allclose(figures[:, column], figures[:, column + 1], atol=1e-12)
    assert np.allclose(figures[:, len(RESULTS) :], 0.0, atol=1e-9)


@pytest.mark.parametrize(
    "game", ["sedma2", "sedma3", "hola4", "septica4", "zsiros2", "ristikontra"]
)
def test_luck_is_what_was_drawn_less_what_the_stock_let_expect(game: str) -> None:
    """Told by the referee's cards and fractions, with nothing of the arena's own."""
    rules = load_rules(game)
    batch = played(rules, 2, "random", "greedy")
    for place, figures in enumerate(drawn(batch)):
        seated = [int(batch.rows[place][SEATED]) >> 4 * seat & 15 for seat in range(rules.players)]
        deal = told_again(batch, place)
        wild = points = Fraction(0)
        for number in range(batch.rows[place][MADE]):
            stock, hands = deal.stock, [Counter(hand) for hand in deal.hands]
            seat = deal.to_play
            follow(batch, place, deal, number)
            took = {c: s for s, had in enumerate(hands) for c in Counter(deal.hands[s]) - had}
            for place_in_stock in range(len(stock) - len(deal.stock)):
                left, card = stock[place_in_stock:], stock[place_in_stock]
                drawer = took.get(card, seat)
                assert drawer is not None
                share = Fraction((1, -1)[seated[drawer]], seated.count(seated[drawer]))
                wild += share * (is_wild(rules, card) - mean(is_wild(rules, c) for c in left))
                points += share * (worth(rules, card) - mean(worth(rules, c) for c in left))
        assert np.allclose(figures[:2], [float(wild), float(points)])


def mean(numbers: Iterable[int]) -> Fraction:
    listed = list(numbers)
    return Fraction(sum(listed), len(listed))


def is_wild(rules: Rules, card: str) -> int:
    return int(card[0] in rules.wild)


def worth(rules: Rules, card: str) -> int:
    return rules.points_of(card[0])


def test_halves_of_a_run_add_up_to_the_whole() -> None:
    contest = Contest(load_rules("sedma2"), (read_player("greedy"), read_player("rules")), SEED)
    whole = contest.play(Piece(0, 60))
    parts = contest.play(Piece(0, 25)) + contest.play(Piece(25, 35))
    assert np.allclose(whole.moments.sums, parts.moments.sums)
    assert [one.decisions for one in whole.spent] == [one.decisions for one in parts.spent]
    packed = Moments.unpacked(COLUMNS, whole.moments.packed())
    assert (packed.sums == whole.moments.sums).all()
    assert set(LUCK) < set(packed.columns)
