"""Are all worlds gone through where few are left, and is each valued as it should be?"""

import random
from collections.abc import Iterator
from itertools import product

import numpy as np
import pytest

from sedma.arena.batch import new_batch, play_out
from sedma.arena.kernels.learnt import net
from sedma.arena.rows import DECISIONS, MADE
from sedma.arena.table import AtTable
from sedma.beliefs.counting import count_worlds
from sedma.beliefs.reading import scene_by
from sedma.beliefs.scene import Scene
from sedma.bots.net.few import EVERYTHING, MOST_WORLDS, WAYS, WIDTH, listed, open_worth, world_of
from sedma.bots.net.player import Net, aim_of
from sedma.bots.net.race import chance_to_win, no_race, race_for, race_worth
from sedma.bots.terms import scale_of, terms_of
from sedma.core.hand import count_cards
from sedma.core.jit import fast
from sedma.core.numbers import rule_numbers
from sedma.core.score import side_count
from sedma.match import Deal
from sedma.rules import Rules, load
from tests.games import games, shuffled_deal, some_decision
from tests.suites import SUITES, positions
from tests.suites import worlds as witness

GAMES = dict(games(20))
SEED = bytes(31) + b"f"


def endings(rules: Rules, chance: random.Random, held: int) -> Iterator[Deal]:
    """The positions of a random deal without a stock in which no hand is larger than that."""
    played = shuffled_deal(rules, chance, ask_always=True)
    while not played.over:
        if not played.stock and max(map(len, played.hands)) <= held:
            yield played
        played.play(some_decision(played, chance))


def listed_in(rules: Rules, scene: Scene) -> list[list[int]]:
    worlds, scratch = np.zeros((2, MOST_WORLDS, WIDTH), np.int64)
    found = fast(listed)(rule_numbers(rules), scene, worlds, scratch)
    return [[int(number) for number in row] for row in worlds[:found]]


@pytest.mark.parametrize("game", GAMES)
def test_every_world_is_listed_once_with_its_ways(game: str) -> None:
    rules, chance = GAMES[game], random.Random(game)
    numbers = rule_numbers(rules)
    for played in endings(rules, chance, 3):
        assert played.to_play is not None
        scene = scene_by(played.view(played.to_play), rules)
        known, rows = count_worlds(numbers, scene), listed_in(rules, scene)
        if known.kinds <= MOST_WORLDS // 8:
            assert len({tuple(row[:WAYS]) for row in rows}) == len(rows) == known.kinds
        assert not rows or sum(row[WAYS] for row in rows) == known.cards
        for row in rows:
            world = world_of(numbers, scene, row)
            held = [count_cards(hand) for hand in world.hands[: rules.players]]
            assert held == list(scene.held[: rules.players])


@pytest.mark.parametrize("suite", SUITES)
def test_a_world_is_worth_what_the_witness_of_the_suites_says(suite: str) -> None:
    for position in positions(suite):
        view, rules, played = position.view(), position.rules(), position.deal()
        if view.stock_count or max(view.hand_counts) > 2:
            continue
        numbers, terms = rule_numbers(rules), terms_of(rules)
        seat = view.seat
        assert seat is not None
        race = aim_of(view, rules).race
        for state, _ in witness.worlds(played):
            bare = state._replace(stock=state.stock._replace(next=0, end=0))
            for goal, asked in (("points", no_race()), ("match", race)):
                told = witness.Table(rules, numbers, tuple(view.totals), seat, state, goal)
                wide = -EVERYTHING, EVERYTHING
                found = open_worth(numbers, terms, asked, [0], bare, seat, *wide)
                if goal == "match":
                    assert found == pytest.approx(
                        race.whole * told.best(state), abs=0.02 * race.whole
                    )
                elif side_count(numbers, state.tally.solo) == 2:
                    assert found == pytest.approx(scale_of(rules) * told.best(state))


def test_the_chance_to_win_is_that_of_the_witness() -> None:
    for game, ours, theirs in product(("sedma4", "hola4"), range(7), range(7)):
        rules = load(game)
        race = race_for(rules, [ours, theirs], ours, theirs)
        known = witness.chance_to_win(ours, theirs, rules.target, rules.hand_score == "points")
        assert chance_to_win(rule_numbers(rules), race, ours, theirs) == pytest.approx(known)


@pytest.mark.parametrize("target", [5, 100, 1_000_000])
def test_a_deal_counts_however_far_the_target(target: int) -> None:
    for game, won, lost in (("sedma4", (1, 0), (0, 1)), ("hola4", (60, 30), (30, 60))):
        rules = load(game, {"target": target})
        race, numbers = race_for(rules, [0, 0], 0, 0), rule_numbers(rules)
        gain = chance_to_win(numbers, race, *won) - chance_to_win(numbers, race, *lost)
        assert race.whole * gain > 50.0


def test_with_cards_out_of_play_the_special_king_is_in_play() -> None:
    rules = load("sedma3solo")
    hands = [["AC"], ["KS"], ["TC"]]
    for leader in range(3):
        played = Deal.from_position(rules, leader, hands, [])
        scene = scene_by(played.view(leader), rules)
        known, rows = count_worlds(rule_numbers(rules), scene), listed_in(rules, scene)
        assert len(rows) == known.kinds
        assert sum(row[WAYS] for row in rows) == known.cards


def test_an_ally_for_one_deal_is_a_rival_in_the_match() -> None:
    rules = load("sedma3solo")
    numbers, terms = rule_numbers(rules), terms_of(rules)
    played = shuffled_deal(rules, random.Random(3))
    while not played.over:
        played.play(played.legal()[0])
    solo = played.state.tally.solo
    viewer, ally = (seat for seat in range(3) if seat != solo)
    totals = [0, 0, 0]
    level = race_worth(numbers, terms, race_for(rules, totals, 0, 0), played.state, viewer)
    totals[ally] = 4
    behind = race_worth(numbers, terms, race_for(rules, totals, 0, 0), played.state, viewer)
    assert behind < level


def test_burnt_totals_count_as_nothing() -> None:
    rules = load("hola4", {"burn": ["zero"]})
    numbers, terms = rule_numbers(rules), terms_of(rules)
    played = shuffled_deal(rules, random.Random(1))
    while not played.over:
        played.play(some_decision(played, random.Random(2)))
    state = played.state
    bare = state._replace(tally=state.tally._replace(points=(80, 0, 0, 0, 0, 0)))
    burnt = race_worth(numbers, terms, race_for(rules, [100, 400], 100, 400), bare, 0)
    nothing = race_worth(numbers, terms, race_for(rules, [100, 0], 100, 400), bare, 0)
    assert burnt == nothing


@pytest.mark.parametrize("game", ["sedma4", "hola4", "sedma3solo"])
def test_the_network_at_a_table_plays_the_deals_of_its_kernel(game: str) -> None:
    rules = load(game)
    quick, slow = new_batch(rules, SEED, 0, 3), new_batch(rules, SEED, 0, 3)
    play_out(quick, [net(rules, {}), net(rules, {})])
    play_out(slow, [AtTable(Net(for_points=True).decide), AtTable(Net(for_points=True).decide)])
    decisions = [
        [[int(number) for number in row[DECISIONS : DECISIONS + row[MADE]]] for row in batch.rows]
        for batch in (quick, slow)
    ]
    assert decisions[0] == decisions[1]
