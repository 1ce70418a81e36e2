"""What has been decided so far, and what did everybody know before each decision?

One row of numbers for each decision: the public state, the trail, the seat, the decision and the
trick. A leader who ends a trick is noted whether or not there was a choice: nobody else can tell.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from sedma.bots.net.trail import Trail, followed, fresh_trail, laid
from sedma.core.hand import STOP
from sedma.core.jit import compiled, compiled_apart
from sedma.core.play import legal, play
from sedma.core.state import NOBODY, RuleNumbers, State, Stock, Tally, Trick

SEAT, DECISION, TRICK = 0, 1, 2
STATE = 3
STOCK = STATE + 13
"""How many cards were in the stock."""
TRAIL = STATE + 38
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
    """Write a moment into a row; hands are left out."""
    trick, stock, tally = state.trick, state.stock, state.tally
    row[SEAT], row[DECISION], row[TRICK] = trick.to_play, decision, number
    row[3], row[4], row[5], row[6] = trick.leader, trick.to_play, trick.owner, trick.led
    row[7], row[8], row[9], row[10] = trick.trumped, trick.points, trick.cards, trick.kinds
    row[11], row[12], row[13], row[14] = trick.last, trick.run, trick.alike, trick.alike_rounds
    row[15], row[16], row[17], row[18] = 0, stock.end - stock.next, stock.kings, stock.turned
    for seat in range(6):
        row[19 + seat] = tally.points[seat]
        row[25 + seat] = tally.tricks[seat]
        row[TRAIL + seat] = trail.trick[seat]
        row[TRAIL + 6 + seat] = trail.before[seat]
        row[TRAIL + 12 + seat] = trail.played[seat]
        row[TRAIL + 18 + seat] = trail.passed[seat]
        row[TRAIL + 24 + seat] = trail.passed_before[seat]
    row[31], row[32], row[33] = tally.lead_seat, tally.lead_card, tally.lead_run
    row[34], row[35] = tally.dirty, tally.burned
    row[36] = tally.solo if tally.public else NOBODY
    row[37], row[38] = tally.public, tally.ending
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
        six(row, TRAIL + 12),
        six(row, TRAIL + 18),
        six(row, TRAIL + 24),
        row[TRAIL + 30],
    )


@compiled
def state_at(row: Sequence[int], hands: tuple[int, ...], solo: int) -> State:
    """Return the state of a moment with these hands and this lone seat."""
    trick = Trick(
        row[3],
        row[4],
        row[5],
        row[6],
        row[7],
        row[8],
        row[9],
        row[10],
        row[11],
        row[12],
        row[13],
        row[14],
    )
    tally = Tally(
        six(row, 19),
        six(row, 25),
        row[31],
        row[32],
        row[33],
        row[34],
        row[35],
        solo,
        row[37],
        row[38],
    )
    return State(hands, trick, Stock(row[15], row[16], row[17], row[18]), tally)
