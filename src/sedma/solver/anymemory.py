"""What does a search over the core remember?

One block of 64-bit numbers: the question, the history of decisions, and positions at the start of a
trick with bounds from both sides. Keys are exact.
"""

from sedma.core.hand import at, kind_of
from sedma.core.jit import compiled, peek, poke
from sedma.core.state import RuleNumbers, State
from sedma.solver.memory import Block

NODES, STOPPED, SEATS, AIM, SIZE, STAMP, CLASSES = 0, 1, 2, 3, 4, 5, 16
"""The header: `SEATS` is the mask of the side that the value is for, `STAMP` tells this stock from
others, `CLASSES` begins a list of the kinds' classes: kinds of a class play alike, class 0 not.
What tables need stands in `sedma.solver.fights`."""
HISTORY = 128
ROW = 32
STORE = HISTORY + 6 * 4 * ROW
ENTRY = 10

TAKE_POINTS, TAKE_ALL, WIN_STAKES = 0, 1, 2
"""Aims: points from here on; 1 for all tricks from here on, else 0; the score of the deal."""
MIDDLE = 1 << 29
"""Added to bounds, which may be below 0."""
EVERYTHING = 1 << 28
MULTIPLIER = 0x9E37_79B9_7F4A_7C1


@compiled
def shares(memory: Block, values: tuple[int, ...]) -> tuple[int, int]:
    """Return what the side and everybody else have of six values by seat."""
    seats = peek(memory, SEATS)
    ours, theirs = 0, 0
    for seat in range(6):
        if seats >> seat & 1:
            ours += at(values, seat)
        else:
            theirs += at(values, seat)
    return ours, theirs


@compiled
def context(rules: RuleNumbers, memory: Block, state: State) -> int:
    """Return what, beside the hands, decides how play goes on from the start of a trick."""
    tally = state.tally
    found = state.trick.leader | state.stock.next << 3
    found |= (tally.solo + 1) << 11 | tally.public << 14
    found |= peek(memory, AIM) << 25 | peek(memory, SEATS) << 27 | peek(memory, STAMP) << 33
    if rules.lead_limit:
        run = min(tally.lead_run, rules.lead_limit)
        kind = kind_of(tally.lead_card) if tally.lead_card else 0
        found |= (tally.lead_seat + 1) << 15 | kind << 18 | run << 22
    return found


@compiled
def tally_of(memory: Block, state: State) -> int:
    """Return what has happened as far as it matters for the aim."""
    if peek(memory, AIM) != WIN_STAKES:
        return 0
    tally = state.tally
    points, other_points = shares(memory, tally.points)
    tricks, other_tricks = shares(memory, tally.tricks)
    made = points | other_points << 20 | (tricks > 0) << 40 | (other_tricks > 0) << 41
    return made | tally.dirty << 42 | tally.burned << 48


@compiled
def place_of(rules: RuleNumbers, memory: Block, state: State) -> int:
    """Return where a position at the start of a trick would be kept."""
    mixed = context(rules, memory, state) ^ tally_of(memory, state) * MULTIPLIER
    for seat in range(rules.players):
        mixed = (mixed ^ mixed >> 29 ^ state.hands[seat]) * MULTIPLIER
    return STORE + ENTRY * ((mixed >> 23) & (peek(memory, SIZE) - 1))


@compiled
def known(rules: RuleNumbers, memory: Block, place: int, state: State) -> int:
    """Return the bounds kept for a position: at least, 30 bits, and at most."""
    same = peek(memory, place) == context(rules, memory, state) + 1
    same = same and peek(memory, place + 1) == tally_of(memory, state)
    for seat in range(rules.players):
        same = same and peek(memory, place + 3 + seat) == state.hands[seat]
    if same:
        return peek(memory, place + 2)
    return MIDDLE - EVERYTHING | (MIDDLE + EVERYTHING) << 30


@compiled
def keep(
    rules: RuleNumbers, memory: Block, place: int, state: State, bound: int, value: int
) -> None:
    """Keep what a search has shown, together with what was known."""
    bounds = known(rules, memory, place, state)
    if value >= bound:
        bounds = bounds >> 30 << 30 | value + MIDDLE
    else:
        bounds = bounds & 2 * MIDDLE - 1 | value + MIDDLE << 30
    poke(memory, place, context(rules, memory, state) + 1)
    poke(memory, place + 1, tally_of(memory, state))
    poke(memory, place + 2, bounds)
    for seat in range(rules.players):
        poke(memory, place + 3 + seat, state.hands[seat])
