"""How do the endgame tables of a family lie in memory?"""

from functools import cache
from typing import Any, NamedTuple

from sedma.core.jit import block_of
from sedma.solver import memory as m
from sedma.solver.columns import COLUMNS, TURN, WIDE
from sedma.solver.family import Family
from sedma.solver.index import counts, rank_numbers, vector
from sedma.solver.memory import Block

SEATS = 4


class Level(NamedTuple):
    """Where the endings of one size begin, in entries, and how many there are."""

    lone: int
    cards: int
    start: int
    size: int


@cache
def levels(family: Family, most: int) -> tuple[Level, ...]:
    """Return the levels of a table file in its order: for each lone seat, by size of hand.

    >>> [level.size for level in levels(Family(2, True, False, True, 0, True), 4)]
    [11, 91, 512, 2300]
    """
    table, base = counts(most, family.classes), most + 1
    unit = vector((1,) * family.players, base)
    width = WIDE if family.players == 3 else COLUMNS
    found, start = [], 0
    for lone in range(family.lone_seats):
        for cards in range(1, most + 1):
            size = int(table[0, cards * unit, width])
            found.append(Level(lone, cards, start, size))
            start += size + size % 2
    return tuple(found)


def entries(family: Family, most: int) -> int:
    """Return how many entries a table has, those that fill up bytes included.

    >>> entries(Family(4, True, False, True, 0, True), 4) // 2
    17462988
    """
    last = levels(family, most)[-1]
    return last.start + last.size + last.size % 2


class Tables(NamedTuple):
    """The tables of a family for hands of up to `most` cards (0: none), ready for look-up."""

    family: Family
    most: int
    ranks: Any  # what `rank` adds up: 32-bit numbers, 64-bit ones where the family fights
    table: Any  # 64-bit numbers of 16 entries each

    @property
    def blocks(self) -> tuple[Block, Block]:
        """The two as compiled code wants them; the tables must stay alive meanwhile."""
        return block_of(self.ranks), block_of(self.table)


def no_tables(family: Family) -> Tables:
    """Return the absence of tables: everything has to be searched."""
    import numpy as np

    return Tables(family, 0, np.zeros(1, np.int32), np.zeros(1, np.int64))


def tables_with(family: Family, most: int, table: Any) -> Tables:
    """Return the tables whose entries these 64-bit numbers are."""
    if family.fights:
        return Tables(family, most, counts(most, family.classes).reshape(-1), table)
    return Tables(family, most, rank_numbers(most, family.players), table)


def new_memory(tables: Tables, store: int) -> Any:
    """Return what one thread needs to search beside these tables; `store` is a power of two.

    64-bit numbers: everything of `sedma.solver.memory` that depends on the game is set.
    """
    import numpy as np

    family = tables.family
    memory = np.zeros(m.STORE + 2 * store, dtype=np.int64)
    memory[m.PLAYERS] = family.players
    memory[m.GOES_ON] = family.goes_on
    memory[m.WHEN] = family.when
    memory[m.TRUMP] = family.trump
    memory[m.WILD] = family.wild
    memory[m.COUNTERS] = 0b110
    memory[m.LAST] = family.last
    memory[m.DEEPEST] = tables.most
    memory[m.ROWS] = (tables.most + 1) ** 4
    memory[m.TURNING] = (family.players - 2) * SEATS * TURN
    memory[m.SIZE] = store
    memory[m.HISTORY : m.STORE] = 1 << 14
    own = {2: [0b01], 3: [0b001, 0b101, 0b011], 4: [0b0101]}[family.players]
    memory[m.OWN : m.OWN + len(own)] = own
    if tables.most:
        for level in levels(family, tables.most):
            memory[m.LEVELS + 16 * level.lone + level.cards] = level.start
    return memory
