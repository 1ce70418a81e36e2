"""What has each seat played, and what has it let go by?

The public memory of a deal beside the state: who put which cards into this trick, into the one
before and into the deal so far, and which kinds a seat would have needed to take a trick that it
left to an opponent. Everything here lies open to every seat.
"""

from collections.abc import Sequence
from typing import NamedTuple

from sedma.bots.sight_in import allied
from sedma.core.deal import NOTHING
from sedma.core.hand import CALL, DARK, KING, STOP, add_at, at
from sedma.core.jit import compiled
from sedma.core.play import king_barred
from sedma.core.state import NOBODY, RuleNumbers, State


class Trail(NamedTuple):
    """Cards and masks of kinds by seat."""

    trick: tuple[int, ...]  # cards in the trick on the table
    before: tuple[int, ...]  # cards in the trick before
    played: tuple[int, ...]  # all cards of the deal
    passed: tuple[int, ...]  # kinds that would have taken this trick from an opponent
    passed_before: tuple[int, ...]  # the same in the trick before
    leader_before: int


@compiled
def fresh_trail() -> Trail:
    """Return the trail of a deal in which nothing has been played."""
    return Trail(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOBODY)


@compiled
def laid(rules: RuleNumbers, pack: Sequence[int], state: State, decision: int) -> int:
    """Return the card that a decision puts on the table, 0 if none."""
    if decision in (STOP, CALL):
        return 0
    if decision != DARK:
        return decision
    card = pack[state.stock.next]
    return 0 if card == KING and king_barred(rules, state.stock) else card


@compiled
def followed(rules: RuleNumbers, trail: Trail, old: State, new: State, card: int) -> Trail:
    """Return the trail after a decision that put a card (0: none) on the table."""
    seat, trick = old.trick.to_play, old.trick
    laid_by = add_at(trail.trick, seat, card)
    played = add_at(trail.played, seat, card)
    passed = trail.passed
    if card and trick.cards > 0 and not takes(rules, old, card):
        solo = old.tally.solo if old.tally.public else NOBODY
        if not allied(rules, seat, trick.owner, solo):
            seen = at(passed, seat)
            passed = add_at(passed, seat, (seen | takers(rules, old)) - seen)
    if new.trick.cards == 0:
        return Trail(NOTHING, laid_by, played, NOTHING, passed, trick.leader)
    return Trail(laid_by, trail.before, played, passed, trail.passed_before, trail.leader_before)


@compiled
def takers(rules: RuleNumbers, state: State) -> int:
    """Return the mask of kinds that would own the trick on the table."""
    if state.trick.trumped:
        return rules.wild
    return state.trick.led | rules.wild


@compiled
def takes(rules: RuleNumbers, state: State, card: int) -> bool:
    """Return whether a card would own the trick on the table."""
    return card & takers(rules, state) != 0
