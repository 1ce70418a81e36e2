"""What is every decision in an ending worth, for programs that ask a million times?

Compiled from end to end: from a state of the core to a value for each decision, without allocating
anything. `slots` and `memory` are prepared once a game (`slots_of`, `new_memory`).
"""

from sedma.core.hand import STOP, at, count_cards
from sedma.core.jit import compiled, compiled_apart, peek, poke
from sedma.core.state import SOLO, RuleNumbers, State
from sedma.core.trick import following
from sedma.solver.columns import ADDITIONS, CARDS, SHIFT, WILD_SLOT, column, held_masks
from sedma.solver.ending import NO_LEAD, OVER, POINTS, STOPPING, UNKNOWN, Node, after, next_trick
from sedma.solver.memory import LAST, STOCK, STOCK_END, Block
from sedma.solver.search import exact
from sedma.solver.trickend import gained, needed, told

KINDS = 14
COUNTER_POINTS = 14
"""Where, after the slots of all kinds, the points of a counter stand."""


@compiled
def node_of(rules: RuleNumbers, slots: Block, memory: Block, state: State) -> Node:
    """Return a state in columns; the stock must be in the memory already."""
    trick = state.trick
    word = word_of(rules, slots, state)
    begun = trick.cards > 0
    points = trick.points // peek(slots, COUNTER_POINTS) if begun else 0
    left = points + peek(memory, LAST) + CARDS[column(word, 1)] + CARDS[column(word, 2)]
    for place in range(peek(memory, STOCK_END)):
        left += peek(memory, STOCK + place) in (1, 2)
    return Node(
        word,
        held_masks(word),
        from_leader(rules, state, trick.to_play),
        led_slot(slots, state) if begun else NO_LEAD,
        from_leader(rules, state, trick.owner) if begun else 0,
        points,
        left,
        count_cards(at(state.hands, trick.leader)),
        0,
        lone_seat(rules, state),
        POINTS,
        UNKNOWN,
    )


@compiled
def lone_seat(rules: RuleNumbers, state: State) -> int:
    """Return who plays alone, counted from the leader: where all do, the seat to play; else 0."""
    if rules.players != 3:
        return 0
    alone = state.tally.solo if rules.sides == SOLO else state.trick.to_play
    return from_leader(rules, state, alone)


@compiled
def from_leader(rules: RuleNumbers, state: State, seat: int) -> int:
    """Return a seat counted from the leader."""
    seat -= state.trick.leader
    return seat + rules.players if seat < 0 else seat


@compiled
def word_of(rules: RuleNumbers, slots: Block, state: State) -> int:
    """Return the columns of all hands, counted from the leader."""
    word, seat = 0, state.trick.leader
    for turn in range(rules.players):
        hand = at(state.hands, seat)
        for kind in range(KINDS):
            slot = peek(slots, kind)
            for _ in range(hand >> 4 * kind & 15):
                before = column(word, slot)
                word += (ADDITIONS[before * 4 + turn] - before) << SHIFT * slot
        seat = following(rules, seat)
    return word


@compiled
def led_slot(slots: Block, state: State) -> int:
    """Return the slot that continues a trick; once trumped that is the wild one."""
    if state.trick.trumped:
        return WILD_SLOT
    found = WILD_SLOT
    for kind in range(KINDS):
        if state.trick.led >> 4 * kind & 1:
            found = peek(slots, kind)
    return found


@compiled
def options_in(slots: Block, decisions: int) -> int:
    """Return legal decisions of the core as a mask of slots, bit `STOPPING` for stop."""
    options = 1 << STOPPING if decisions & STOP else 0
    for kind in range(KINDS):
        if decisions >> 4 * kind & 1:
            options |= 1 << peek(slots, kind)
    return options


@compiled_apart
def value_options(
    ranks: Block, table: Block, memory: Block, at: Node, options: int, found: Block
) -> None:
    """Put into `found`, for every option, what the leader's side gets of `at.left` after it."""
    guess = at.left // 2
    for option in range(STOPPING + 1):
        if options >> option & 1:
            guess = worth(ranks, table, memory, at, option, guess)
            poke(found, option, guess)


@compiled
def worth(ranks: Block, table: Block, memory: Block, at: Node, option: int, guess: int) -> int:
    """Return what the leader's side gets of `at.left` once an option has been chosen."""
    child = after(memory, at, option)
    if child.seat != OVER:
        return exact(ranks, table, memory, child, guess, 0, child.left)
    value = told(ranks, table, memory, child)
    if value == UNKNOWN:
        fresh = next_trick(memory, child)
        hoped = needed(memory, child, guess)
        value = gained(memory, child, exact(ranks, table, memory, fresh, hoped, 0, fresh.left))
    return value
