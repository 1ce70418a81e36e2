"""What is a finished deal worth in the race to the target of the match?

The chance to win the match, each further deal bringing one side or the other a simple win; where
points are added up the lead counts, as a share of the target. It is told in points: where stakes
are played for, a simple win rather than a loss counts `WEIGHT` times all points of a deal. A point
more or less parts what is the same for the match.
"""

from functools import cache
from typing import Any, NamedTuple

from sedma.bots.net.goals import FOR_POINTS
from sedma.bots.net.inputs import Goal
from sedma.bots.net.worth import margin_of
from sedma.bots.sight import STAKE, Terms
from sedma.bots.terms import scale_of
from sedma.core.deal import NOTHING
from sedma.core.hand import at
from sedma.core.jit import compiled
from sedma.core.numbers import rule_numbers
from sedma.core.score import count, seats_of, side_of
from sedma.core.state import NOBODY, SOLO, RuleNumbers, State
from sedma.rules import Rules

MOST_DEALS = 64
"""Where a side needs more simple wins than this, both are told to need as many fewer."""
WEIGHT = 3.0
TRIFLE = 0.01


class Race(NamedTuple):
    """How the match stands."""

    counts: int  # 0 if the points of the deal are played for
    totals: tuple[int, ...]  # by account
    target: int
    simple: int  # what a simple win brings
    whole: float  # the points that the match is worth
    chances: Any  # to win the match, by the wins that one side and the other need


class Aim(NamedTuple):
    """What is played for."""

    goal: Goal  # of the viewer's side
    others: Goal  # of the other side
    race: Race


def for_points_alone() -> Aim:
    """Return the aim of taking points, wherever the match stands."""
    return Aim(FOR_POINTS, FOR_POINTS, no_race())


def race_for(rules: Rules, totals: list[int], ours: int, theirs: int) -> Race:
    """Return the race of a match with these totals, all 0 if there are none.

    `ours` and `theirs` are the totals of the viewer's side and of the strongest other one.
    """
    simple = rules.stakes[0] if rules.stakes and not rules.cleaning else 1
    padded = tuple((*totals, *NOTHING)[:6])
    race = Race(1, padded, rules.target, simple, 1.0, chances_by_needs())
    numbers = rule_numbers(rules)
    if rules.hand_score == "points":
        return race._replace(whole=2.0 * max(STAKE, rules.target * scale_of(rules)))
    won = chance_to_win(numbers, race, ours + simple, theirs)
    lost = chance_to_win(numbers, race, ours, theirs + simple)
    return race._replace(whole=WEIGHT * 2.0 * STAKE / max(won - lost, 1.0 / MOST_DEALS))


def no_race() -> Race:
    """Return what stands for playing for the points of the deal."""
    return Race(0, NOTHING, 1, 1, 1.0, chances_by_needs())


@cache
def chances_by_needs() -> Any:
    """Return the chances to win a match of even deals, by what one side and the other need.

    >>> chances = chances_by_needs()
    >>> float(chances[1, 1]), float(chances[2, 1])
    (0.5, 0.25)
    """
    import numpy as np

    chances = np.zeros((MOST_DEALS + 1, MOST_DEALS + 1))
    chances[0, 1:] = 1.0
    for ours in range(1, MOST_DEALS + 1):
        for theirs in range(1, MOST_DEALS + 1):
            chances[ours, theirs] = (chances[ours - 1, theirs] + chances[ours, theirs - 1]) / 2
    return chances


@compiled
def race_worth(rules: RuleNumbers, terms: Terms, race: Race, state: State, viewer: int) -> float:
    """Return what a finished deal is worth to a seat: its share of the match, and a trifle.

    Without a race it is the points by which the seat's side leads. Where sides change from deal to
    deal, an ally of this one is a rival in the match.
    """
    margin = margin_of(rules, terms, state, viewer)
    if race.counts == 0:
        return margin
    result, solo = count(rules, state, NOBODY), state.tally.solo
    burned = seats_of(rules, result.burned, solo)
    own = viewer if rules.sides == SOLO else side_of(rules, viewer, NOBODY)
    ours, theirs = 0, 0
    for seat in range(rules.players):
        account = seat if rules.sides == SOLO else side_of(rules, seat, NOBODY)
        total = at(race.totals, account)
        if state.tally.burned >> seat & 1:
            total = 0
        total += at(result.score, account)
        if burned >> seat & 1:
            total = 0
        if account == own:
            ours = total
        else:
            theirs = max(theirs, total)
    return race.whole * chance_to_win(rules, race, ours, theirs) + TRIFLE * margin


@compiled
def chance_to_win(rules: RuleNumbers, race: Race, ours: int, theirs: int) -> float:
    """Return the chance to win the match from these totals."""
    if max(ours, theirs) >= race.target and ours != theirs:
        return 1.0 if ours > theirs else 0.0
    if rules.by_points:
        return 0.5 + (ours - theirs) / race.target / 2.0
    if ours == theirs:
        return 0.5
    need = (race.target - ours + race.simple - 1) // race.simple
    other = (race.target - theirs + race.simple - 1) // race.simple
    far = max(0, max(need, other) - MOST_DEALS)
    chance: float = race.chances[max(1, need - far)][max(1, other - far)]
    return chance
