"""Which decision should be tried first?

The one that best settled such a question before: decisions are told apart by seat, by who owns the
trick, by class and by column, and what is learnt in one position serves in all that follow.
"""

from sedma.core.jit import compiled, peek, poke
from sedma.solver.columns import (
    column,
    constant,
)
from sedma.solver.ending import (
    NO_LEAD,
    STOPPING,
    Node,
)
from sedma.solver.memory import (
    HISTORY,
    Block,
)

ROW = 512
SIZES = 8
"""How many sizes of hand are told apart."""
CERTAIN = 1 << 16
SLOWLY = 6
"""A single success or failure moves the history by one part in 2**6."""
LOWEST = constant([0] + [(mask & -mask).bit_length() - 1 for mask in range(1, 256)], "int8")
CLASSES = constant([0, 1, 1, 2, 2, 2, 2, 2], "int8")


@compiled
def row_of(at: Node, own: int) -> int:
    """Return where the history of decisions in such a situation begins."""
    owns = own >> at.owner & 1 == own >> at.seat & 1
    situation = (at.seat * 2 + owns) * 2 + (at.led == NO_LEAD)
    return HISTORY + (situation * SIZES + min(at.cards, SIZES - 1)) * ROW


@compiled
def entry(at: Node, row: int, option: int) -> int:
    """Return where the history of a decision stands."""
    if option == STOPPING:
        return row + ROW - 1
    kind = 3 if option == at.led else CLASSES[option]
    return row + kind * 128 + column(at.word, option)


@compiled
def choose(memory: Block, at: Node, row: int, options: int) -> int:
    """Return the option that did best before."""
    if options & (options - 1) == 0:
        return STOPPING if options > 255 else LOWEST[options]
    best, found = -1, 0
    if options > 255:
        best, found = peek(memory, row + ROW - 1), STOPPING
    rest = options & 255
    while rest != 0:
        option = LOWEST[rest]
        rest &= rest - 1
        score = peek(memory, entry(at, row, option))
        if score > best:
            best, found = score, option
    return found


@compiled
def learn(memory: Block, place: int, cuts: bool) -> None:
    """Move a decision's history towards whether it has just settled the question."""
    old = peek(memory, place)
    poke(memory, place, old + (((CERTAIN if cuts else 0) - old) >> SLOWLY))
