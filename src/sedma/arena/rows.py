"""How does a deal lie in one row of numbers?

First stands the referee's state, in the order of `sedma.core.state`, then what belongs to the deal,
then every decision that was made. So a row can be played on by whoever is next, and told again
from its beginning (`sedma.arena.figures`).
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from sedma.beliefs.scene import shown_after
from sedma.core.chance import MASK
from sedma.core.deal import deal
from sedma.core.flat import STATE_WIDTH, store
from sedma.core.jit import compiled, numba_is_on
from sedma.core.play import play
from sedma.core.state import NOBODY, RuleNumbers, State

Row = MutableSequence[int]
Grid = Any
"""Rows of equal length: an array where compiled, else lists."""

SEATED = STATE_WIDTH
"""The number of the player in each seat, four bits a seat, seat 0 lowest."""
PACK = 43
"""Which pack is played, as a row of the batch's packs."""
DEALER = 44
STREAM = 45
"""From what this deal's chance is made; the same in every seating."""
FORFEITED = 46
"""1 more than the number of the player that broke off the deal, else 0."""
SHOWN = 47
"""The seat that has turned up the last king, NOBODY if none has; what `scene_in` wants to know."""
WISH = 48
"""A decision that waits for the word of exact endings (`sedma.arena.kernels.endings`), else 0."""
MADE = 49
"""How many decisions have been made; they follow."""
DECISIONS = 50

FIRST_FACTOR, SECOND_FACTOR = 3_188_803_096_312_630_803, 2_755_844_191_870_977_453


def width_for(cards: int) -> int:
    """Return how long a row must be for a pack of so many cards.

    Each card is put on the table once; a stop ends a trick of at least two cards.
    """
    return DECISIONS + 2 * cards + 4


def grid_of(array: Any) -> Grid:
    """Return an array of numbers as what `fast` functions want: itself, or plain lists.

    >>> import numpy as np
    >>> len(grid_of(np.zeros((2, 3), dtype=np.int64)))
    2
    """
    return array if numba_is_on() else array.tolist()


@compiled
def has_turn(row: Sequence[int], state: State, player: int) -> bool:
    """Return whether a player has to decide in a deal that stands like this."""
    seat = state.trick.to_play
    return seat != NOBODY and row[WISH] == 0 and row[SEATED] >> 4 * seat & 15 == player


@compiled
def carry_out(
    rules: RuleNumbers, pack: Sequence[int], row: Row, state: State, decision: int
) -> State:
    """Return the state after a decision, which is noted in the row."""
    made = row[MADE]
    row[DECISIONS + made] = decision
    row[MADE] = made + 1
    after = play(rules, pack, state, decision)
    row[SHOWN] = shown_after(row[SHOWN], after)
    return after


@compiled
def chance_for(row: Sequence[int], seat: int) -> int:
    """Return the chance of a seat's next decision: made from the deal, the seat and the number.

    So players that decide alike replay alike, whoever sits elsewhere.
    """
    return scattered(row[STREAM] ^ scattered(row[MADE] << 3 | seat))


@compiled
def scattered(number: int) -> int:
    """Return 62 bits that look as if they had nothing to do with a number of 62 bits.

    >>> scattered(1) != scattered(2), 0 <= scattered(MASK) <= MASK
    (True, True)
    """
    number = (number ^ number >> 31) * FIRST_FACTOR & MASK
    number = (number ^ number >> 29) * SECOND_FACTOR & MASK
    return number ^ number >> 32


@compiled
def lay_out(rules: RuleNumbers, rows: Grid, packs: Grid, end: int) -> int:
    """Return how many rows there are, once each holds the start of its deal."""
    for row in rows:
        eldest = row[DEALER] + 1 if row[DEALER] + 1 < rules.players else 0
        store(row, deal(rules, packs[row[PACK]], eldest, end))
        row[SHOWN] = NOBODY
    return len(rows)
