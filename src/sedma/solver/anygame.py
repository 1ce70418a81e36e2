"""What is an open position of any game of the family worth?

The same search as in `sedma.solver.search`, over the states of the core, so that every option
counts and the rules stand only there. One side tries to get much, everybody else to prevent it.
"""

from collections.abc import Sequence

from sedma.core.hand import DARK, STOP, at, count_cards, kind_of
from sedma.core.jit import compiled, peek, poke
from sedma.core.play import legal, play
from sedma.core.score import count, side_of
from sedma.core.state import NOBODY, PLAYED_OUT, SOLO, RuleNumbers, State
from sedma.solver.fights import DEEPEST, UNIT, entry_of
from sedma.solver.memory import Block
from sedma.solver.trickend import LEADERS_ALL, NOBODY_ALL, OTHERS_ALL

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
CERTAIN = 1 << 16
MULTIPLIER = 0x9E37_79B9_7F4A_7C1


@compiled
def best(rules: RuleNumbers, pack: Sequence[int], memory: Block, state: State, bound: int) -> int:
    """Return a value at least `bound` if the true value is, else one below: a bound either way."""
    poke(memory, NODES, peek(memory, NODES) + 1)
    if peek(memory, STOPPED):
        return bound
    if is_tabled(memory, state):
        return looked_up(rules, memory, state)
    stores = state.trick.cards == 0 and state.stock.turned == 0
    place = 0
    if stores:
        place = place_of(rules, memory, state)
        kept = known(rules, memory, place, state)
        low, high = (kept & 2 * MIDDLE - 1) - MIDDLE, (kept >> 30) - MIDDLE
        if low >= bound or high < bound:
            return low if low >= bound else high
    mine = peek(memory, SEATS) >> state.trick.to_play & 1 == 1
    row = row_of(memory, state)
    options = legal(rules, state)
    chooses = options & (options - 1) != 0
    value = -EVERYTHING if mine else EVERYTHING
    while options != 0:
        option = choose(memory, row, options)
        options ^= option
        child = play(rules, pack, state, option)
        gain, ends = gained(rules, memory, state, child)
        if not ends:
            gain += best(rules, pack, memory, child, bound - gain)
        value = max(value, gain) if mine else min(value, gain)
        cuts = (value >= bound) == mine
        if chooses:
            learn(memory, row + entry(option), cuts)
        if cuts:
            break
        options = without_equals(rules, pack, memory, state, option, options)
    if stores and not peek(memory, STOPPED):
        keep(rules, memory, place, state, bound, value)
    return value


@compiled
def is_tabled(memory: Block, state: State) -> bool:
    """Return whether the tables know a position."""
    deepest = peek(memory, DEEPEST)
    if deepest == 0 or state.trick.cards > 0 or state.stock.next < state.stock.end:
        return False
    return count_cards(state.hands[0]) <= deepest and peek(memory, AIM) != WIN_STAKES


@compiled
def looked_up(rules: RuleNumbers, memory: Block, state: State) -> int:
    """Return the value that the tables tell."""
    found, left = entry_of(rules, memory, state)
    ours = peek(memory, SEATS) >> state.trick.leader & 1
    if peek(memory, AIM) == TAKE_ALL:
        return 1 if found == (LEADERS_ALL if ours else OTHERS_ALL) else 0
    value = found
    if found > NOBODY_ALL:
        value = left * (found == LEADERS_ALL)
    return (value if ours else left - value) * peek(memory, UNIT)


@compiled
def gained(rules: RuleNumbers, memory: Block, state: State, child: State) -> tuple[int, int]:
    """Return what a decision adds to the value at once, and 1 if nothing can follow."""
    aim, ending = peek(memory, AIM), child.tally.ending
    over = 1 if child.trick.to_play == NOBODY else 0
    if aim == WIN_STAKES:
        return (score(rules, memory, child) if over else 0), over
    _, lost_before = shares(memory, state.tally.tricks)
    _, lost = shares(memory, child.tally.tricks)
    if aim == TAKE_ALL:
        if lost > lost_before:
            return 0, 1
        return (1 if ending == PLAYED_OUT else 0), over
    before, _ = shares(memory, state.tally.points)
    now, _ = shares(memory, child.tally.points)
    return now - before, over


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
def score(rules: RuleNumbers, memory: Block, state: State) -> int:
    """Return what a finished deal adds to the side's match total, less the most another gets."""
    scores = count(rules, state, NOBODY).score
    own, other = 0, 0
    for seat in range(rules.players):
        account = seat if rules.sides == SOLO else side_of(rules, seat, NOBODY)
        if peek(memory, SEATS) >> seat & 1:
            own = max(own, at(scores, account))
        else:
            other = max(other, at(scores, account))
    return own - other


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
    poke(memory, place, old + (((CERTAIN if cuts else 0) - old) >> 4))


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
