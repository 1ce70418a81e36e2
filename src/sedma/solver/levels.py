"""Which entries belong into an endgame table?

Endings with few cards come first; those with one card more are searched to the end of a trick and
looked up there. Endings of one size are independent of each other, so any part of a level can be
filled by any thread, machine or day.
"""

from sedma.core.jit import compiled, peek, poke
from sedma.solver.ending import LEADERS, OTHERS, POINTS, lead
from sedma.solver.index import unrank
from sedma.solver.memory import DEEPEST, LEVELS, ROWS, Block
from sedma.solver.search import exact, search
from sedma.solver.trickend import LEADERS_ALL, OTHERS_ALL


@compiled
def fill(
    counts: Block,
    ranks: Block,
    table: Block,
    memory: Block,
    cards: int,
    lone: int,
    first: int,
    end: int,
) -> int:
    """Return the sum of the values of the endings first to end - 1, after putting them in.

    The entries must be 0 before. Sixteen entries share a number: parts that different threads fill
    at once must meet at a multiple of 16 (counted from the table's beginning).
    """
    poke(memory, DEEPEST, cards - 1)
    start, rows = peek(memory, LEVELS + 16 * lone + cards), peek(memory, ROWS)
    total, value = 0, 0
    for index in range(first, end):
        word = unrank(counts, ranks, index, cards, rows)
        root = lead(memory, word, cards, 0, lone, POINTS)
        value = exact(ranks, table, memory, root, value, 0, root.left)
        total += value
        all_tricks = who_takes_all(ranks, table, memory, word, cards, lone, value, root.left)
        place = start + index
        nibble = (all_tricks or value) << 4 * (place & 15)
        poke(table, place >> 4, peek(table, place >> 4) | nibble)
    return total


@compiled
def who_takes_all(
    ranks: Block,
    table: Block,
    memory: Block,
    word: int,
    cards: int,
    lone: int,
    value: int,
    left: int,
) -> int:
    """Return `LEADERS_ALL`, `OTHERS_ALL`, or 0 if no side can take all tricks from here."""
    if value == left:
        at = lead(memory, word, cards, 0, lone, LEADERS)
        if search(ranks, table, memory, at, at.left) == at.left:
            return LEADERS_ALL
    if value == 0:
        at = lead(memory, word, cards, 0, lone, OTHERS)
        if search(ranks, table, memory, at, at.left) < at.left:
            return OTHERS_ALL
    return 0
