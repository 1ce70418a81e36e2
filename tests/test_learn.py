"""Is what self-play writes down what was played? And is what is learnt from it right?"""

import random
from typing import Any

import numpy as np
import pytest

from sedma.bots.net import layout
from sedma.bots.net.brain import Brain, brains_for
from sedma.bots.net.forward import ANSWER, SCRATCH, policy_scores, to_chances
from sedma.core.jit import fast
from sedma.learn.collect import (
    BY_GREEDY,
    CHANCE,
    DEAL,
    FIELDS,
    MASK,
    NUMBERS,
    OUTPUT,
    SEAT,
    SEEN,
    SO_FAR,
    START,
    WRITTEN,
    fill,
)
from sedma.learn.games import Subject
from sedma.learn.house import house_rules
from sedma.learn.play import Harvest, Order, aims, harvest, together
from sedma.rules import Rules, load, preset_names

DEALS = 12
EVEN = 0b010101


def learnt(name: str) -> tuple[Subject, Brain]:
    rules = load(name)
    return Subject(rules), brains_for(rules).policy


def facts_of(part: Harvest) -> Any:
    return part.facts.reshape(-1, FIELDS)


def numbers_of(part: Harvest) -> Any:
    return part.numbers.reshape(-1, NUMBERS)


@pytest.mark.parametrize("name", ["sedma2", "hola4", "sedma3solo"])
def test_a_seed_plays_the_same_deals(name: str) -> None:
    subject, brain = learnt(name)
    first, again, other = (
        harvest(Order(subject, DEALS, seed < 3, seed), brain) for seed in (5, 5, 6)
    )
    for one, two in zip(arrays(first), arrays(again), strict=True):
        np.testing.assert_array_equal(one, two)
    assert not np.array_equal(first.facts, other.facts)


def arrays(part: Harvest) -> tuple[Any, ...]:
    return part.where, part.what, part.facts, part.numbers, part.ends


def test_what_was_decided_is_as_likely_as_the_policy_says() -> None:
    subject, brain = learnt("sedma4")
    part = harvest(Order(subject, DEALS, True, 3), brain)
    scratch: Any = np.zeros(SCRATCH, np.float32)
    for fact, number in zip(facts_of(part), numbers_of(part), strict=True):
        begin, end = int(fact[START]), int(fact[SEEN])
        fast(policy_scores)(brain.weights, brain.rows, part.where, part.what, begin, end, scratch)
        fast(to_chances)(scratch, int(fact[MASK]))
        assert scratch[ANSWER + fact[OUTPUT]] == pytest.approx(number[CHANCE])
        assert fact[MASK] >> fact[OUTPUT] & 1
        assert all(part.where[begin:end] < layout.OPEN)
        assert all(part.where[end : fact[WRITTEN]] >= layout.OPEN)


def test_likely_decisions_are_taken_often() -> None:
    subject, brain = learnt("sedma2")
    part = harvest(Order(subject, 200, True, 4), brain)
    chances = numbers_of(part)[:, CHANCE]
    assert len(chances) > 2_000
    assert chances.mean() == pytest.approx((chances > np.median(chances)).mean() + 0.2, abs=0.3)
    assert (chances > 0.9).mean() > 0.3


def test_a_rival_does_not_learn() -> None:
    subject, brain = learnt("sedma4")
    part = harvest(Order(subject, DEALS, True, 3, None, EVEN, BY_GREEDY), brain)
    assert set(facts_of(part)[:, SEAT]) == {1, 3}


def test_known_endings_are_not_played() -> None:
    subject, brain = learnt("sedma2")
    whole, short = (harvest(Order(subject, DEALS, points, 3), brain) for points in (False, True))
    assert short.found < whole.found
    ends = short.ends.reshape(-1, layout.SEATS)[:, :2]
    np.testing.assert_allclose(ends.sum(axis=1), 0.0)
    assert set(np.abs(ends).ravel()) <= {10.0 * tens for tens in range(1, 10, 2)}


def test_advantages_are_those_of_the_book() -> None:
    """Schulman and others, 2016, formula 16, seat by seat; nothing is discounted."""
    subject, brain = learnt("sedma3solo")
    parts = [
        harvest(Order(subject, 4, points, seed), brain) for points, seed in ((True, 1), (False, 2))
    ]
    batch = together(parts, [subject])
    values = np.random.default_rng(1).normal(size=len(batch)) * 20
    trust, begun = 0.9, 0
    advantages, returns = aims(batch, values, trust)
    for part in parts:
        facts, numbers = facts_of(part), numbers_of(part)
        for deal in range(4):
            for seat in range(3):
                mine = np.flatnonzero((facts[:, DEAL] == deal) & (facts[:, SEAT] == seat))
                so_far = numbers[mine, SO_FAR]
                expected = [*(so_far + values[begun + mine]), part.ends[deal * layout.SEATS + seat]]
                steps = np.diff(expected)
                for place, one in enumerate(mine):
                    gain = sum(trust**later * step for later, step in enumerate(steps[place:]))
                    assert advantages[begun + one] == pytest.approx(gain)
                    assert returns[begun + one] == pytest.approx(gain + values[begun + one])
        begun += part.found


def test_rows_hold_what_was_seen_and_nothing_else() -> None:
    subject, brain = learnt("sedma2")
    part = harvest(Order(subject, 3, True, 5), brain)
    inputs = np.unique(part.where)[::2].astype(int)  # every other one is left out
    columns: Any = np.full(layout.ALL, -1, np.int64)
    columns[inputs] = np.arange(len(inputs))
    chosen: Any = np.arange(part.found)
    for everything in (0, 1):
        dense: Any = np.zeros((part.found, len(inputs)), np.float32)
        hidden = layout.NEXT, layout.ALL
        fast(fill)(
            *(chosen, part.facts, part.where, part.what, columns, len(inputs), everything),
            *hidden,
            dense.reshape(-1),
        )
        for number, fact in enumerate(facts_of(part)):
            last = fact[WRITTEN] if everything else fact[SEEN]
            expected = np.zeros(len(inputs), np.float32)
            for place in range(fact[START], last):
                index = part.where[place]
                shut = number % 3 == 0 and hidden[0] <= index < hidden[1]
                if columns[index] >= 0 and not shut:
                    expected[columns[index]] = part.what[place]
            np.testing.assert_array_equal(dense[number], expected)


def test_house_rules_are_many_and_valid() -> None:
    chance = random.Random(2)
    made = [house_rules(chance) for _ in range(200)]
    assert all(isinstance(rules, Rules) for rules in made)
    assert len(set(made)) > 140
    assert {rules.players for rules in made} == {2, 3, 4, 6}
    assert {rules.sides for rules in made} == {"alone", "partners", "solo"}


@pytest.mark.parametrize("name", preset_names())
def test_goals_are_those_of_some_standing_of_the_match(name: str) -> None:
    subject, chance = Subject(load(name)), random.Random(4)
    goals = [subject.goals(chance) for _ in range(60)]
    assert all(goal.stakes == 1.0 for both in goals for goal in both)
    if subject.rules.sides != "partners" and subject.rules.players > 2:
        assert all(one == other for one, other in goals)
    elif subject.rules.hand_score == "stakes":
        assert all(one.bald_gain == other.bald_loss for one, other in goals)
