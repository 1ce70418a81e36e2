"""What is an open position of any game of the family worth?

The same search as in `sedma.solver.search`, over the states of the core, so that every option
counts and the rules stand only there. One side tries to get much, everybody else to prevent it.
"""

from collections.abc import Sequence

from sedma.core.hand import at, count_cards
from sedma.core.jit import compiled, peek, poke
from sedma.core.play import legal, play
from sedma.core.score import count, side_of
from sedma.core.state import NOBODY, PLAYED_OUT, SOLO, RuleNumbers, State
from sedma.solver.anymemory import (
    AIM,
    EVERYTHING,
    MIDDLE,
    NODES,
    SEATS,
    STOPPED,
    TAKE_ALL,
    WIN_STAKES,
    keep,
    known,
    place_of,
    shares,
)
from sedma.solver.anyorder import choose, entry, learn, row_of, without_equals
from sedma.solver.fights import DEEPEST, UNIT, entry_of
from sedma.solver.memory import Block
from sedma.solver.trickend import LEADERS_ALL, NOBODY_ALL, OTHERS_ALL


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
