"""What has been decided so far, and what did everybody know before each decision?

One row of numbers for each decision: the public state, the trail, the seat, the decision and the
trick. A leader who ends a trick is noted whether or not there was a choice: nobody else can tell.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from sedma.bots.net.trail import Trail, followed, fresh_trail, laid
from sedma.core.deal import NOTHING
from sedma.core.draw import with_solo
from sedma.core.flat import STATE_WIDTH, load, store
from sedma.core.hand import STOP
from sedma.core.jit import compiled, compiled_apart
from sedma.core.play import legal, play
from sedma.core.state import NOBODY, RuleNumbers, State, Stock

SEAT, DECISION, TRICK = STATE_WIDTH, STATE_WIDTH + 1, STATE_WIDTH + 2
TRAIL = STATE_WIDTH + 3
PLAYED = TRAIL + 12
WIDTH = TRAIL + 31
Moments = Any
"""Rows of `WIDTH` numbers."""


@compiled_apart
def retold(
    asking: RuleNumbers,
    pack: Sequence[int],
    start: State,
    decisions: Sequence[int],
    made: int,
    noting: int,
    moments: Moments,
) -> tuple[Trail, int]:
    """Return the trail of a deal and how many moments it has, after noting them if `noting` is 1.

    `asking` are the rules with the leader always asked; stops without a choice may be missing
    among the decisions.
    """
    state, trail = start, fresh_trail()
    found, trick, number = 0, 0, 0
    while True:
        asked = state.trick.cards > 0 and state.trick.to_play == state.trick.leader
        if asked and legal(asking, state) == STOP:
            decision = STOP
        elif number < made:
            decision = decisions[number]
            number += 1
        else:
            break
        if noting:
            note(moments[found], state, trail, decision, trick)
        found += 1
        card = laid(asking, pack, state, decision)
        after = play(asking, pack, state, decision)
        trail = followed(asking, trail, state, after, card)
        trick += after.trick.cards == 0
        state = after
        if state.trick.to_play == NOBODY:
            break
    return trail, found


@compiled
def note(row: MutableSequence[int], state: State, trail: Trail, decision: int, number: int) -> None:
    """Write a moment into a row; hands are left out, and the stock counts from 0."""
    old = state.stock
    stock = Stock(0, old.end - old.next, old.kings, old.turned)
    tally = state.tally if state.tally.public else with_solo(state.tally, NOBODY)
    store(row, State(NOTHING, state.trick, stock, tally))
    row[SEAT], row[DECISION], row[TRICK] = state.trick.to_play, decision, number
    for seat in range(6):
        row[TRAIL + seat] = trail.trick[seat]
        row[TRAIL + 6 + seat] = trail.before[seat]
        row[PLAYED + seat] = trail.played[seat]
        row[TRAIL + 18 + seat] = trail.passed[seat]
        row[TRAIL + 24 + seat] = trail.passed_before[seat]
    row[TRAIL + 30] = trail.leader_before


@compiled
def six(row: Sequence[int], first: int) -> tuple[int, ...]:
    """Return six numbers of a row."""
    return (
        row[first],
        row[first + 1],
        row[first + 2],
        row[first + 3],
        row[first + 4],
        row[first + 5],
    )


@compiled
def trail_at(row: Sequence[int]) -> Trail:
    """Return the trail of a moment."""
    return Trail(
        six(row, TRAIL),
        six(row, TRAIL + 6),
        six(row, PLAYED),
        six(row, TRAIL + 18),
        six(row, TRAIL + 24),
        row[TRAIL + 30],
    )


@compiled
def state_at(row: Sequence[int], hands: tuple[int, ...], solo: int) -> State:
    """Return the state of a moment with these hands and this lone seat."""
    known = load(row)
    return State(hands, known.trick, known.stock, with_solo(known.tally, solo))
