"""What does the store know of a position?

Positions are stored at the start of a trick and at the leader's choice, with bounds from both
sides. Keys are exact: nothing is taken for what it is not.
"""

from sedma.core.jit import compiled, peek
from sedma.solver.columns import (
    COLUMN,
    SHIFT,
    canonical,
    column,
    joined,
    split,
)
from sedma.solver.ending import (
    NO_LEAD,
    OVER,
    POINTS,
    UNKNOWN,
    Node,
    after,
    next_trick,
)
from sedma.solver.memory import (
    DEEPEST,
    NO_BOUNDS,
    OWN,
    PLAYERS,
    STAMP,
    STOCK_END,
    STORING,
    Block,
    keep,
    place_of,
    recall,
)
from sedma.solver.order import LOWEST
from sedma.solver.trickend import gained

FEW = 4
"""Inside a trick, positions with fewer cards are searched faster than they are found."""


@compiled
def key_of(memory: Block, at: Node) -> tuple[int, int, int]:
    """Return where a position is kept (0: nowhere) and what tells it from others."""
    if not is_stored(memory, at):
        return 0, 0, 0
    word, tag = word_of(memory, at), tag_of(memory, at)
    return place_of(memory, word, tag), word, tag


@compiled
def answered(
    memory: Block, at: Node, options: int, place: int, word: int, tag: int, bound: int
) -> int:
    """Return a value that settles the question if the store knows one, else `UNKNOWN`."""
    if place:
        bounds = recall(memory, place, word, tag)
        if bounds & 15 >= bound:
            return bounds & 15
        if bounds >> 4 < bound:
            return bounds >> 4
    if options & (options - 1) != 0 and is_last_seat(memory, at):
        return foreseen(memory, at, options, bound)
    return UNKNOWN


@compiled
def is_last_seat(memory: Block, at: Node) -> bool:
    """Return whether the store may know what follows the last card of a round."""
    return at.seat + 1 == peek(memory, PLAYERS) and is_searched(memory, at.cards, at.drawn)


@compiled
def foreseen(memory: Block, at: Node, options: int, bound: int) -> int:
    """Return a value known for one of the options that settles the question, else `UNKNOWN`."""
    mine = peek(memory, OWN + at.lone) >> at.seat & 1 == 1
    while options != 0:
        option = LOWEST[options]
        options &= options - 1
        child = after(memory, at, option)
        fresh = child
        if child.seat == OVER:
            if child.cards == 0 or child.target != POINTS:
                continue
            fresh = next_trick(memory, child)
        elif not is_stored(memory, child):
            continue
        tag = tag_of(memory, fresh)
        word = word_of(memory, fresh)
        bounds = recall(memory, place_of(memory, word, tag), word, tag)
        if bounds == NO_BOUNDS:
            continue
        low, high = bounds & 15, bounds >> 4
        if child.seat == OVER:
            low, high = gained(memory, child, low), gained(memory, child, high)
            low, high = min(low, high), max(low, high)
        if mine and low >= bound:
            return low
        if not mine and high < bound:
            return high
    return UNKNOWN


@compiled
def is_stored(memory: Block, at: Node) -> bool:
    """Return whether the store may know this position."""
    if at.seat != 0:
        return False
    if at.led == NO_LEAD:
        return is_searched(memory, at.cards, at.drawn)
    few = at.cards < FEW and at.drawn == peek(memory, STOCK_END)
    return not few and is_searched(memory, at.cards + 2, at.drawn)


@compiled
def is_searched(memory: Block, cards: int, drawn: int) -> bool:
    """Return whether endings of this size are searched and stored: not in the tables, not tiny."""
    if peek(memory, STORING) == 0:
        return False
    return cards > max(1, peek(memory, DEEPEST)) or drawn < peek(memory, STOCK_END)


@compiled
def tag_of(memory: Block, at: Node) -> int:
    """Return what, beside its columns, tells a position at its leader's turn from all others."""
    led = 0 if at.led == NO_LEAD else column(at.word, at.led) + 1
    tag = led | at.owner << 7 | at.points << 9 | at.cards << 13 | at.drawn << 18
    return tag | at.lone << 24 | at.target << 26 | peek(memory, STAMP) << 28


@compiled
def word_of(memory: Block, at: Node) -> int:
    """Return the columns of a position at its leader's turn, the led one marked, equals alike."""
    if at.led == NO_LEAD:
        return at.word
    word = at.word | COLUMN << SHIFT * at.led
    if at.drawn < peek(memory, STOCK_END):
        return word
    return joined(canonical(split(word)))


@compiled
def keep_value(memory: Block, place: int, word: int, tag: int, bound: int, value: int) -> None:
    """Keep what a search has shown, together with what was known."""
    bounds = recall(memory, place, word, tag)
    if value >= bound:
        bounds = bounds & ~15 | value
    else:
        bounds = bounds & 15 | value << 4
    keep(memory, place, word, tag, bounds)
