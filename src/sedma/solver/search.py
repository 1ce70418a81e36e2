"""What is an ending worth?

A search for whether the leader's side gets at least so much (a zero window, fail-soft), repeated
until the value is known. Positions between tricks are looked up in the endgame tables where these
reach, else kept in the store; decisions are tried in the order in which they did well before.
"""

from sedma.core.jit import compiled, peek, poke
from sedma.solver.ending import (
    OVER,
    UNKNOWN,
    Node,
    after,
    next_trick,
    options_of,
    unless_stopped,
    without_equals,
)
from sedma.solver.known import answered, keep_value, key_of
from sedma.solver.memory import (
    NODES,
    OWN,
    STOPPED,
    Block,
)
from sedma.solver.order import choose, entry, learn, row_of
from sedma.solver.trickend import gained, needed, settled, tabled

NOTHING, EVERYTHING = -1, 99
"""Below and above every value."""
WHOLE = -1
"""Stands for no option: the position itself is meant."""


@compiled
def search(ranks: Block, table: Block, memory: Block, at: Node, bound: int) -> int:
    """Return a value at least `bound` if the true value is, else one below: a bound either way."""
    poke(memory, NODES, peek(memory, NODES) + 1)
    if peek(memory, STOPPED):
        return bound
    known = tabled(ranks, table, memory, at)
    if known != UNKNOWN:
        return known
    options = options_of(memory, at)
    place, word, tag = key_of(memory, at)
    known = answered(memory, at, options, place, word, tag, bound)
    if known != UNKNOWN:
        return known
    own = peek(memory, OWN + at.lone)
    mine = own >> at.seat & 1 == 1
    row = row_of(at, own)
    chooses = options & (options - 1) != 0
    best = at.stopped if mine else EVERYTHING
    while options != 0:
        option = choose(memory, at, row, options)
        options &= ~(1 << option)
        child = after(memory, at, option)
        value = settled(ranks, table, memory, child, bound) if child.seat <= 0 else UNKNOWN
        if child.seat == OVER and value == UNKNOWN:
            fresh = next_trick(memory, child)
            need = needed(memory, child, bound)
            value = gained(memory, child, search(ranks, table, memory, fresh, need))
        elif child.seat != OVER and value < bound:
            value = search(ranks, table, memory, unless_stopped(child, value), bound)
        best = max(best, value) if mine else min(best, value)
        cuts = (best >= bound) == mine
        if chooses:
            learn(memory, entry(at, row, option), cuts)
        if cuts:
            break
        options = without_equals(memory, at, option, options)
    if place and not peek(memory, STOPPED):
        keep_value(memory, place, word, tag, bound, best)
    return best


@compiled
def exact(
    ranks: Block, table: Block, memory: Block, at: Node, guess: int, low: int, high: int
) -> int:
    """Return the value of a position, known to lie from low to high; a good guess saves time."""
    value = min(max(guess, low), high)
    while low < high:
        bound = value + (value == low)
        value = search(ranks, table, memory, at, bound)
        if value < bound:
            high = value
        else:
            low = value
    return low


@compiled
def reached(ranks: Block, table: Block, memory: Block, at: Node, option: int, bound: int) -> int:
    """Return what `search` would of a position, or (`WHOLE` aside) of it after an option."""
    if option == WHOLE:
        return search(ranks, table, memory, at, bound)
    child = after(memory, at, option)
    if child.seat != OVER:
        return search(ranks, table, memory, child, bound)
    value = settled(ranks, table, memory, child, bound)
    if value == UNKNOWN:
        fresh = next_trick(memory, child)
        need = needed(memory, child, bound)
        value = gained(memory, child, search(ranks, table, memory, fresh, need))
    return value
