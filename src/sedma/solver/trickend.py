"""What is a position worth whose trick is over?

Rules tell it at the end, tables where they reach; else it depends on what the next trick brings.
"""

from sedma.core.jit import compiled, peek
from sedma.solver.columns import (
    TURN,
    Word,
    canonical,
    split,
    turned,
)
from sedma.solver.ending import (
    LEADERS,
    NO_LEAD,
    OTHERS,
    POINTS,
    UNKNOWN,
    Node,
    turned_lone,
)
from sedma.solver.index import rank
from sedma.solver.memory import (
    DEEPEST,
    LEVELS,
    OWN,
    ROWS,
    STOCK_END,
    TURNING,
    Block,
)

NOBODY_ALL, OTHERS_ALL, LEADERS_ALL = 9, 10, 11
"""Entries above 9 tell who can take all tricks; the value is then nothing, or everything."""


@compiled
def settled(ranks: Block, table: Block, memory: Block, at: Node, bound: int) -> int:
    """Return a value that settles the question after a trick without search, else `UNKNOWN`.

    Tables are looked at last: that is what takes time.
    """
    ours = peek(memory, OWN + at.lone) >> at.owner & 1
    rest = at.left - at.points
    need = bound - at.points if ours else rest - bound + 1
    if need <= 0:
        return at.points if ours else rest
    if need > rest:
        return at.points + rest if ours else 0
    return told(ranks, table, memory, at)


@compiled
def told(ranks: Block, table: Block, memory: Block, at: Node) -> int:
    """Return the value of a position whose trick is over, if rules or tables tell it at once."""
    ours = peek(memory, OWN + at.lone) >> at.owner & 1
    if at.target == LEADERS and not ours:
        return 0
    if at.target == OTHERS and ours:
        return 1
    if at.drawn < peek(memory, STOCK_END):
        return UNKNOWN
    if at.cards == 0:
        return at.left * ours
    if at.cards > peek(memory, DEEPEST):
        return UNKNOWN
    columns = canonical(turned(at.word, peek(memory, TURNING) + at.owner * TURN))
    lone, rest = turned_lone(memory, at), at.left - at.points
    value = looked_up(ranks, table, memory, columns, at.cards, lone, rest, at.target)
    return at.points + value if ours else rest - value


@compiled
def looked_up(
    ranks: Block,
    table: Block,
    memory: Block,
    columns: Word,
    cards: int,
    lone: int,
    left: int,
    target: int,
) -> int:
    """Return the value of a position at the start of a trick, given its canonical columns."""
    level = peek(memory, LEVELS + 16 * lone + cards)
    place = level + rank(ranks, columns, cards, peek(memory, ROWS))
    entry = peek(table, place >> 4) >> 4 * (place & 15) & 15
    if entry > NOBODY_ALL:
        return left * (entry == LEADERS_ALL)
    return entry if target == POINTS else 0


@compiled
def tabled(ranks: Block, table: Block, memory: Block, at: Node) -> int:
    """Return the value of the start of a trick if a table tells it, else `UNKNOWN`."""
    reached = at.cards <= peek(memory, DEEPEST) and at.drawn == peek(memory, STOCK_END)
    if at.led != NO_LEAD or at.target == OTHERS or not reached:
        return UNKNOWN
    columns = canonical(split(at.word))
    return looked_up(ranks, table, memory, columns, at.cards, at.lone, at.left, at.target)


@compiled
def needed(memory: Block, at: Node, bound: int) -> int:
    """Return what the next leader's side must reach to decide whether the bound is reached."""
    rest = at.left - at.points
    return bound - at.points if peek(memory, OWN + at.lone) >> at.owner & 1 else rest - bound + 1


@compiled
def gained(memory: Block, at: Node, value: int) -> int:
    """Return the value of a position whose trick is over, given that of the trick that follows."""
    rest = at.left - at.points
    return at.points + value if peek(memory, OWN + at.lone) >> at.owner & 1 else rest - value
