"""Which number has an ending among all endings with as many cards in each hand?

A bijection onto 0, 1, 2, …: `counts` tells in how many ways the later columns can be chosen, and
the number of an ending is how many endings come before it. `docs/endgame.md` has the mathematics.
"""

from collections.abc import Sequence
from functools import cache
from itertools import accumulate, product
from typing import Any

from sedma.core.jit import compiled, peek, peek_half
from sedma.solver.columns import ALL, COLUMNS, SHIFT, SLOTS, WIDE, Word

CLASSES = (1, 2, 5)
"""How many ranks are wild, count, or do neither in the games with 32 cards."""

MOST = 8
"""The largest hand that is numbered."""

UNIT = 127
WILD_ROWS = 128
PAIRS = WILD_ROWS + 128 * (MOST + 1)
ROWS = PAIRS + COLUMNS * COLUMNS


@cache
def counts(most: int, classes: tuple[int, ...] = CLASSES) -> Any:
    """Return F[slot][residual][column] for hands of at most `most` cards: 64-bit counts.

    F is the number of ways to fill the slot with a column of a lower number, and all later slots,
    so that exactly the residual's cards are used. `classes` says how many slots a class has.
    """
    import numpy as np

    base, slots, ends = most + 1, sum(classes), set(accumulate(classes))
    digits = np.array(list(product(range(base), repeat=4)))[:, ::-1]
    table = np.zeros((slots, base**4, WIDE + 1), dtype=np.int64)
    for slot in reversed(range(slots)):
        for number, held in enumerate(ALL):
            row = table[slot, :, number + 1]
            row[:] = table[slot, :, number]
            if number >= COLUMNS and (slot > 0 or classes[0] > 1):
                continue
            fits = np.flatnonzero((digits >= np.array(held)).all(axis=1))
            rest = fits - vector(held, base)
            if slot == slots - 1:
                row[fits] += rest == 0
            elif slot + 1 in ends:
                row[fits] += table[slot + 1, rest, COLUMNS]
            else:
                row[fits] += table[slot + 1, rest, number + 1]
    return table


def vector(held: tuple[int, ...], base: int) -> int:
    """Return a column's residual: what it takes from each seat, as the digits of one number.

    >>> vector((1, 2, 0, 0), 5)
    11
    """
    return int(sum(have * base**seat for seat, have in enumerate(held)))


@cache
def rank_numbers(most: int, players: int) -> Any:
    """Return the numbers that `rank` adds up, for hands of at most `most` cards: 32 bits each."""
    import numpy as np

    table, base = counts(most), most + 1
    unit = vector((1,) * players, base)
    vectors = [vector(held, base) for held in ALL]
    numbers = np.zeros(ROWS + 5 * base**4 * COLUMNS, dtype=np.int32)
    numbers[: len(ALL)] = vectors
    numbers[UNIT] = unit
    for cards in range(most + 1):
        start = WILD_ROWS + 128 * cards
        numbers[start : start + WIDE] = table[0, cards * unit, :WIDE]
    for first in range(COLUMNS):
        for second in range(first + 1):
            residual = vectors[first] + vectors[second]
            if residual < base**4:
                numbers[PAIRS + first * COLUMNS + second] = table[6, residual, first]
    numbers[ROWS:] = table[1:6, :, :COLUMNS].reshape(-1)
    return numbers


@compiled
def rank(numbers: Sequence[int], columns: Word, cards: int, rows: int) -> int:
    """Return the number of an ending; its columns are canonical, `rows` counts the residuals."""
    s, a, b, c, d, e, f, g = columns
    residual = cards * peek_half(numbers, UNIT) - peek_half(numbers, s)
    index = peek_half(numbers, WILD_ROWS + 128 * cards + s) + peek_half(
        numbers, ROWS + residual * COLUMNS + a
    )
    residual -= peek_half(numbers, a)
    index += peek_half(numbers, ROWS + (rows + residual) * COLUMNS + b)
    residual -= peek_half(numbers, b)
    index += peek_half(numbers, ROWS + (2 * rows + residual) * COLUMNS + c)
    residual -= peek_half(numbers, c)
    index += peek_half(numbers, ROWS + (3 * rows + residual) * COLUMNS + d)
    residual -= peek_half(numbers, d)
    index += peek_half(numbers, ROWS + (4 * rows + residual) * COLUMNS + e)
    return index + peek_half(numbers, PAIRS + f * COLUMNS + g)


@compiled
def unrank(counts: Sequence[int], numbers: Sequence[int], index: int, cards: int, rows: int) -> int:
    """Return the ending of a number, its columns as one integer; `counts` is flat."""
    residual = cards * peek_half(numbers, UNIT)
    word = 0
    for slot in range(SLOTS):
        start = (slot * rows + residual) * (WIDE + 1)
        low, high = 0, WIDE if slot == 0 else COLUMNS
        while high - low > 1:
            middle = (low + high) >> 1
            if peek(counts, start + middle) <= index:
                low = middle
            else:
                high = middle
        index -= peek(counts, start + low)
        residual -= peek_half(numbers, low)
        word |= low << SHIFT * slot
    return word
