"""Which decision should a search over the core try first, and which not at all?"""

from collections.abc import Sequence

from sedma.core.hand import DARK, STOP, kind_of
from sedma.core.jit import compiled, peek, poke
from sedma.core.state import RuleNumbers, State
from sedma.solver.anymemory import (
    CLASSES,
    HISTORY,
    ROW,
    SEATS,
)
from sedma.solver.memory import Block

CERTAIN = 1 << 16
SLOWLY = 4
"""A single success or failure moves the history by one part in 2**4."""


@compiled
def row_of(memory: Block, state: State) -> int:
    """Return where the history of decisions in such a situation begins."""
    trick = state.trick
    seats = peek(memory, SEATS)
    owns = seats >> trick.owner & 1 == seats >> trick.to_play & 1
    return HISTORY + ((trick.to_play * 2 + owns) * 2 + (trick.cards == 0)) * ROW


@compiled
def entry(option: int) -> int:
    """Return the place of a decision in its row of the history."""
    if option < STOP:
        return kind_of(option)
    return 16 if option == STOP else 17 if option == DARK else 18


@compiled
def choose(memory: Block, row: int, options: int) -> int:
    """Return the option that did best before."""
    highest, found = -1, 0
    while options != 0:
        option = options & -options
        options ^= option
        past = peek(memory, row + entry(option))
        if past > highest:
            highest, found = past, option
    return found


@compiled
def learn(memory: Block, place: int, cuts: bool) -> None:
    """Move a decision's history towards whether it has just settled the question."""
    old = peek(memory, place)
    poke(memory, place, old + (((CERTAIN if cuts else 0) - old) >> SLOWLY))


@compiled
def without_equals(
    rules: RuleNumbers,
    pack: Sequence[int],
    memory: Block,
    state: State,
    option: int,
    options: int,
) -> int:
    """Return the options less those that play exactly as one that has been tried."""
    if option >= STOP or is_marked(rules, memory, pack, state, option):
        return options
    group = peek(memory, CLASSES + kind_of(option))
    others = options & (STOP - 1)
    while others != 0:
        other = others & -others
        others ^= other
        if peek(memory, CLASSES + kind_of(other)) != group or not alike(state, option, other):
            continue
        if not is_marked(rules, memory, pack, state, other):
            options ^= other
    return options


@compiled
def alike(state: State, option: int, other: int) -> bool:
    """Return whether every hand holds as many cards of one kind as of another."""
    one, two = 4 * kind_of(option), 4 * kind_of(other)
    same = True
    for hand in state.hands:
        same = same and hand >> one & 15 == hand >> two & 15
    return same


@compiled
def is_marked(
    rules: RuleNumbers, memory: Block, pack: Sequence[int], state: State, card: int
) -> bool:
    """Return whether something tells a kind from all others now."""
    if peek(memory, CLASSES + kind_of(card)) == 0 or state.trick.led & card:
        return True
    if rules.lead_limit and state.tally.lead_card == card:
        return True
    for place in range(state.stock.next, state.stock.end):
        if pack[place] == card:
            return True
    return rules.quartet != 0
