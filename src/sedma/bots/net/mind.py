"""What does the network need at hand to think about one game?"""

from typing import Any, NamedTuple

from sedma.bots.net.brain import Brain
from sedma.bots.net.forward import SCRATCH, policy_scores
from sedma.bots.net.inputs import Goal, write_open
from sedma.bots.net.layout import MOST
from sedma.bots.net.slots import slots_of
from sedma.bots.net.trail import Trail
from sedma.bots.sight import Terms
from sedma.core.jit import compiled
from sedma.core.state import RuleNumbers, State
from sedma.rules import Rules


class Mind(NamedTuple):
    """The weights, and room for a list of inputs and for what the network works out."""

    slots: Any
    policy: Brain
    critic: Brain
    where: Any
    what: Any
    scratch: Any


def mind_of(rules: Rules, policy: Brain, critic: Brain) -> Mind:
    """Return a mind with these weights; it serves one thread at a time."""
    import numpy as np

    where, what = np.zeros(MOST, np.int16), np.zeros(MOST, np.float32)
    scratch = np.zeros(SCRATCH, np.float32)
    return Mind(slots_of(rules), policy, critic, where, what, scratch)


@compiled
def think(
    mind: Mind, rules: RuleNumbers, terms: Terms, goal: Goal, trail: Trail, state: State, whole: int
) -> None:
    """Put the policy's score of every output into the scratch; `whole` is the whole pack."""
    end = write_open(rules, terms, goal, trail, state, whole, mind.slots, mind.where, mind.what, 0)
    policy_scores(
        mind.policy.weights, mind.policy.rows, mind.where, mind.what, 0, end, mind.scratch
    )
