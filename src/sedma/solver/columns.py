"""How is an ending without a stock written so that equal endings look equal?

In the games with 32 cards only three things about a rank matter: whether it is wild, whether it
counts, and how many of its cards each seat holds: its *column*. Columns are numbered; an ending is
one integer, `SHIFT` bits a column, seats counted from the leader: first the wild rank, then the two
ranks that count, then the five that do not. `docs/endgame.md` has the mathematics.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import cast

from sedma.core.jit import compiled, numba_is_on

SLOTS = 8
WILD_SLOT = 0
FIRST_PLAIN = 3
SHIFT = 7
COLUMN = (1 << SHIFT) - 1
COLUMNS = 70
"""Columns of at most four cards."""
WIDE = 126
"""Columns of at most five: the wild rank where a king is a seven too."""

Held = tuple[int, int, int, int]
Word = tuple[int, int, int, int, int, int, int, int]


def all_columns() -> list[Held]:
    """Return all columns in the order of their numbers: by cards, then by the seats' counts.

    >>> all_columns()[:5], all_columns()[69]
    ([(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0)], (4, 0, 0, 0))
    """
    found = [(a, b, c, d) for a, b, c, d in product(range(6), repeat=4) if a + b + c + d <= 5]
    return sorted(found, key=lambda held: (sum(held), held))


def constant(values: Sequence[int], size: str) -> Sequence[int]:
    """Return numbers that compiled code takes for fixed: an array, or a list without a compiler."""
    if not numba_is_on():
        return list(values)
    import numpy as np

    array = np.array(values, dtype=size)
    assert list(array) == list(values)
    array.flags.writeable = False
    return cast("Sequence[int]", array)


ALL = all_columns()
NUMBER = {held: number for number, held in enumerate(ALL)}


def _steps() -> Iterator[int]:
    """For each column and seat: the column with a card less, + 128 if that was the seat's last."""
    for held in ALL:
        for seat in range(4):
            less = tuple(have - (place == seat) for place, have in enumerate(held))
            yield NUMBER.get((less[0], less[1], less[2], less[3]), 0) + 128 * (less[seat] == 0)


def _turns() -> Iterator[int]:
    """For 2, 3, 4 players and each new leader: every column with the seats counted from there."""
    for players in (2, 3, 4):
        for leader in range(4):
            for held in ALL:
                seats = [held[(seat + leader) % players] for seat in range(players)]
                turned = seats + list(held[players:])
                yield NUMBER[turned[0], turned[1], turned[2], turned[3]]
            yield from (0, 0)


def _additions() -> Iterator[int]:
    """For each column and seat: the column with a card more."""
    for held in ALL:
        for seat in range(4):
            more = tuple(have + (place == seat) for place, have in enumerate(held))
            yield NUMBER.get((more[0], more[1], more[2], more[3]), 0)


def _spreads() -> Iterator[int]:
    """For each column: bit 8 * seat for every seat that holds a card of it."""
    return (sum((have > 0) << 8 * seat for seat, have in enumerate(held)) for held in ALL)


STEPS = constant(list(_steps()), "int16")
TURNS = constant(list(_turns()), "int8")
SPREADS = constant(list(_spreads()), "int32")
ADDITIONS = constant(list(_additions()), "int8")
CARDS = constant([sum(held) for held in ALL], "int8")
TURN = 128
"""The length of a row of `TURNS`."""
NOT_NEGATIVE = 2047
"""A mask without effect: it spares compiled code the care for negative indices."""


@compiled
def column(word: int, slot: int) -> int:
    """Return the number of the column in a slot.

    >>> column(5 << 3 * SHIFT, 3)
    5
    """
    return word >> SHIFT * slot & COLUMN


@compiled
def held_masks(word: int) -> int:
    """Return for every seat the mask of the slots it holds a card of, eight bits a seat.

    >>> bin(held_masks(NUMBER[1, 0, 2, 0] << SHIFT))
    '0b100000000000000010'
    """
    masks = 0
    for slot in range(SLOTS):
        masks |= SPREADS[column(word, slot)] << slot
    return masks


@compiled
def turned(word: int, turn: int) -> Word:
    """Return the columns with the seats turned by the row of `TURNS` that begins at `turn`."""
    turn &= NOT_NEGATIVE
    return (
        TURNS[turn + (word & COLUMN)],
        TURNS[turn + (word >> 7 & COLUMN)],
        TURNS[turn + (word >> 14 & COLUMN)],
        TURNS[turn + (word >> 21 & COLUMN)],
        TURNS[turn + (word >> 28 & COLUMN)],
        TURNS[turn + (word >> 35 & COLUMN)],
        TURNS[turn + (word >> 42 & COLUMN)],
        TURNS[turn + (word >> 49 & COLUMN)],
    )


@compiled
def split(word: int) -> Word:
    """Return the columns of an ending one by one.

    >>> split(joined((1, 2, 3, 4, 5, 6, 7, 8)))
    (1, 2, 3, 4, 5, 6, 7, 8)
    """
    return (
        word & COLUMN,
        word >> 7 & COLUMN,
        word >> 14 & COLUMN,
        word >> 21 & COLUMN,
        word >> 28 & COLUMN,
        word >> 35 & COLUMN,
        word >> 42 & COLUMN,
        word >> 49 & COLUMN,
    )


@compiled
def canonical(columns: Word) -> Word:
    """Return the columns with each class in descending order: equal endings become equal.

    >>> canonical((0, 1, 2, 3, 1, 4, 1, 5))
    (0, 2, 1, 5, 4, 3, 1, 1)
    """
    s, a, b, c, d, e, f, g = columns
    c, f = max(c, f), min(c, f)
    d, g = max(d, g), min(d, g)
    c, e = max(c, e), min(c, e)
    d, f = max(d, f), min(d, f)
    c, d = max(c, d), min(c, d)
    e, g = max(e, g), min(e, g)
    d, e = max(d, e), min(d, e)
    f, g = max(f, g), min(f, g)
    e, f = max(e, f), min(e, f)
    return s, max(a, b), min(a, b), c, d, e, f, g


@compiled
def joined(columns: Word) -> int:
    """Return eight columns as one integer."""
    return (
        columns[0]
        | columns[1] << 7
        | columns[2] << 14
        | columns[3] << 21
        | columns[4] << 28
        | columns[5] << 35
        | columns[6] << 42
        | columns[7] << 49
    )
