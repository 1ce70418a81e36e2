"""How many ways are there to play on from a state? A fingerprint of the rules.

Cards of one kind count once, so the counts do not depend on suits.
"""

from collections.abc import Sequence

from sedma.core.jit import compiled
from sedma.core.play import legal, play
from sedma.core.state import NOBODY, RuleNumbers, State


@compiled
def perft(rules: RuleNumbers, pack: Sequence[int], state: State, depth: int) -> int:
    """Return the number of different sequences of `depth` decisions, fewer where the deal ends."""
    if depth == 0 or state.trick.to_play == NOBODY:
        return 1
    leaves = 0
    decisions = legal(rules, state)
    while decisions != 0:
        decision = decisions & -decisions
        leaves += perft(rules, pack, play(rules, pack, state, decision), depth - 1)
        decisions ^= decision
    return leaves
