"""Does an endgame table agree with a search that does not use it?"""

from sedma.core.jit import block_of, compiled, fast, peek
from sedma.errors import shown
from sedma.solver.ending import POINTS, lead
from sedma.solver.index import counts, unrank
from sedma.solver.levels import who_takes_all
from sedma.solver.memory import STORING, Block
from sedma.solver.search import exact
from sedma.solver.store import TableError, path_of
from sedma.solver.tables import Tables, levels, new_memory, no_tables

SAMPLES = 100
STORE = 1 << 14


def check(tables: Tables, samples: int = SAMPLES) -> None:
    """Raise TableError if search finds another value, or other bits, for some entry.

    So many entries of every level are looked at, spread evenly.
    """
    family, most = tables.family, tables.most
    if family.fights:
        return  # made by the search over the core, which tests hold to minimax
    empty = no_tables(family)
    memory, ways = new_memory(empty, STORE), counts(most).reshape(-1)
    memory[STORING] = 1
    ranks, table = tables.blocks
    blocks = (*empty.blocks, block_of(memory))
    for level in levels(family, most):
        for index in range(0, level.size, max(1, level.size // samples)):
            word = fast(unrank)(block_of(ways), ranks, index, level.cards, (most + 1) ** 4)
            found = fast(searched)(*blocks, word, level.cards, level.lone)
            if found != fast(entry_at)(table, level.start + index):
                raise TableError("table-wrong", name=shown(path_of(family, most).name))


@compiled
def searched(ranks: Block, table: Block, memory: Block, word: int, cards: int, lone: int) -> int:
    """Return what the entry of an ending should be, by search."""
    root = lead(memory, word, cards, 0, lone, POINTS)
    value = exact(ranks, table, memory, root, root.left // 2, 0, root.left)
    bits = who_takes_all(ranks, table, memory, word, cards, lone, value, root.left)
    return bits or value


@compiled
def entry_at(table: Block, place: int) -> int:
    """Return the entry at a place of a table."""
    return peek(table, place >> 4) >> 4 * (place & 15) & 15
