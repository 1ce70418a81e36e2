"""How does play go on in columns?

The second form of the rules in this project, for speed: the games with 32 cards where the leader
continues with matching cards or not at all, for two sides, all cards known. Seats count from the
leader of the trick, points in counters; `tests/test_solver_rules.py` holds it to the core.
"""

from typing import NamedTuple

from sedma.core.jit import compiled, peek
from sedma.solver.columns import (
    ADDITIONS,
    CARDS,
    FIRST_PLAIN,
    SHIFT,
    SLOTS,
    STEPS,
    TURN,
    canonical,
    column,
    held_masks,
    joined,
    turned,
)
from sedma.solver.memory import (
    BATCH,
    COUNTERS,
    FUTURE,
    GOES_ON,
    LAST,
    OWN,
    PLAYERS,
    REFILL,
    STOCK,
    STOCK_END,
    TRUMP,
    TURNING,
    WHEN,
    WHEN_EMPTY,
    WILD,
    Block,
)

STOPPING = 8
"""The leader's decision to stop, beside the slots 0 to 7."""
NO_LEAD = -1
OVER = -1
"""Stands for the seat to play when the trick is over."""
UNKNOWN = -1
"""No value: it is still to be seen."""
ALWAYS, NOT_PARTNER, OPPONENT_ONLY = 0, 1, 2
POINTS, LEADERS, OTHERS = 0, 1, 2
"""What is sought: points, or whether the leader's side, or the other, can take all tricks."""


class Node(NamedTuple):
    """A position, also inside a trick. Its value is what the leader's side gets of `left`."""

    word: int
    held: int
    seat: int
    led: int
    owner: int
    points: int  # in the trick
    left: int  # from the trick's first card on, counters and the last trick
    cards: int  # in the leader's hand
    drawn: int  # from the stock
    lone: int
    target: int
    stopped: int  # what stopping is known to bring, or `UNKNOWN`; if known, it is no option


@compiled
def lead(memory: Block, word: int, cards: int, drawn: int, lone: int, target: int) -> Node:
    """Return the position at the start of a trick; in search of all tricks one point is left."""
    counters = peek(memory, COUNTERS)
    left = peek(memory, LAST)
    for slot in range(SLOTS):
        left += (counters >> slot & 1) * CARDS[column(word, slot)]
    for place in range(drawn, peek(memory, STOCK_END)):
        left += counters >> peek(memory, STOCK + place) & 1
    if target != POINTS:
        left = 1
    return Node(word, held_masks(word), 0, NO_LEAD, 0, 0, left, cards, drawn, lone, target, UNKNOWN)


@compiled
def options_of(memory: Block, at: Node) -> int:
    """Return the mask of the slots to play from, and bit `STOPPING`, that need to be looked at."""
    if at.seat == 0 and at.led != NO_LEAD:
        return going_on(memory, at) | (at.stopped == UNKNOWN) << STOPPING
    return at.held >> 8 * at.seat & 255


@compiled
def going_on(memory: Block, at: Node) -> int:
    """Return the mask of the slots with which the leader may sensibly continue.

    Where no stock is drawn from in between, continuing one's own trick with the led rank never
    beats stopping and leading that card: the theorem of `docs/endgame.md`.
    """
    fits = at.held & 255 & (peek(memory, WILD) | 1 << at.led)
    if at.owner == 0 and at.drawn == peek(memory, STOCK_END):
        if peek(memory, TRUMP):
            return 0
        return fits & ~(1 << at.led)
    return fits


@compiled
def is_asked(memory: Block, at: Node) -> bool:
    """Return whether the leader, after a round, has something to decide."""
    if peek(memory, GOES_ON) == 0 or at.cards == 0:
        return False
    when = peek(memory, WHEN)
    ours = peek(memory, OWN + at.lone) >> at.owner & 1
    if (when == OPPONENT_ONLY and ours) or (when == NOT_PARTNER and ours and at.owner != 0):
        return False
    return going_on(memory, at) != 0


@compiled
def after(memory: Block, at: Node, option: int) -> Node:
    """Return the position after a card from a slot, or after the leader has stopped."""
    if option == STOPPING:
        return over(at)
    seat = at.seat
    before = column(at.word, option)
    step = STEPS[before * 4 + seat]
    word = at.word + (((step & 127) - before) << SHIFT * option)
    held = at.held & ~((step >> 7) << (8 * seat + option))
    led = option if at.led == NO_LEAD else at.led
    is_wild = peek(memory, WILD) >> option & 1
    owner = seat if option == led or is_wild else at.owner
    if is_wild and peek(memory, TRUMP):
        led = option
    points = at.points + (peek(memory, COUNTERS) >> option & 1 if at.target == POINTS else 0)
    cards = at.cards - (seat == 0)
    following = seat + 1 if seat + 1 < peek(memory, PLAYERS) else 0
    new = Node(
        word,
        held,
        following,
        led,
        owner,
        points,
        at.left,
        cards,
        at.drawn,
        at.lone,
        at.target,
        UNKNOWN,
    )
    if following == 0 and not is_asked(memory, new):
        return over(new)
    return new


@compiled
def over(at: Node) -> Node:
    """Return the position with its trick over."""
    return _with(at, OVER, UNKNOWN)


@compiled
def unless_stopped(at: Node, stopped: int) -> Node:
    """Return the position with what the leader, who is asked, gets by stopping."""
    return _with(at, at.seat, stopped)


@compiled
def _with(at: Node, seat: int, stopped: int) -> Node:
    return Node(
        at.word,
        at.held,
        seat,
        at.led,
        at.owner,
        at.points,
        at.left,
        at.cards,
        at.drawn,
        at.lone,
        at.target,
        stopped,
    )


@compiled
def next_trick(memory: Block, at: Node) -> Node:
    """Return the position at the start of the trick that follows one that is over."""
    word = joined(turned(at.word, peek(memory, TURNING) + at.owner * TURN))
    cards, drawn, end = at.cards, at.drawn, peek(memory, STOCK_END)
    if drawn < end:
        each = refill_size(memory, cards, end - drawn)
        word = refilled(memory, word, drawn, each)
        cards += each
        drawn += each * peek(memory, PLAYERS)
    if drawn == end:
        word = joined(canonical(turned(word, 0)))
    target = LEADERS if at.target != POINTS else POINTS
    left = at.left - at.points
    lone = turned_lone(memory, at)
    return Node(word, held_masks(word), 0, NO_LEAD, 0, 0, left, cards, drawn, lone, target, UNKNOWN)


@compiled
def turned_lone(memory: Block, at: Node) -> int:
    """Return the lone seat counted from the owner of the trick, 0 where sides are fixed."""
    if peek(memory, PLAYERS) != 3:
        return 0
    lone = at.lone - at.owner
    return lone + 3 if lone < 0 else lone


@compiled
def refill_size(memory: Block, cards: int, left: int) -> int:
    """Return how many cards each seat draws (A8, C14)."""
    if peek(memory, WHEN_EMPTY) and cards > 0:
        return 0
    players = peek(memory, PLAYERS)
    wanted = max(0, peek(memory, REFILL) - cards)
    return wanted if wanted * players <= left else left // players


@compiled
def refilled(memory: Block, word: int, drawn: int, each: int) -> int:
    """Return the columns after every seat, the leader first, has drawn so many cards."""
    players = peek(memory, PLAYERS)
    for turn in range(each):
        for seat in range(players):
            place = seat * each + turn if peek(memory, BATCH) else turn * players + seat
            slot = peek(memory, STOCK + drawn + place)
            before = column(word, slot)
            word += (ADDITIONS[before * 4 + seat] - before) << SHIFT * slot
    return word


@compiled
def without_equals(memory: Block, at: Node, option: int, options: int) -> int:
    """Return the options less those that play exactly as one that has been tried."""
    if options == 0 or option == 0 or option in (STOPPING, at.led):
        return options
    future = peek(memory, FUTURE + at.drawn)
    if future >> option & 1:
        return options
    equal = column(at.word, option)
    first, last = (1, FIRST_PLAIN) if option < FIRST_PLAIN else (FIRST_PLAIN, SLOTS)
    for slot in range(first, last):
        if column(at.word, slot) == equal and slot != at.led and not future >> slot & 1:
            options &= ~(1 << slot)
    return options
