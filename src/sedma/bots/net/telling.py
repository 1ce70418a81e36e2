"""How does a view become a trail and moments? By telling its public story once more."""

from typing import Any, NamedTuple

from sedma.beliefs.reading import first_state, tell
from sedma.beliefs.story import story_of
from sedma.bots.net.moments import WIDTH, note
from sedma.bots.net.trail import Trail, followed, fresh_trail
from sedma.core.hand import DARK, STOP
from sedma.core.jit import numba_is_on
from sedma.core.numbers import card_number, rule_numbers
from sedma.core.state import NO_CONTINUATION
from sedma.core.trick import owner_allows
from sedma.rules import Rules
from sedma.view import View


class Told(NamedTuple):
    """The trail, the moments as rows, and how many there are."""

    trail: Trail
    moments: Any
    made: int


def told_by(view: View, rules: Rules) -> Told:
    """Return the public memory of the deal that a view looks at, as `retold` has it."""
    import numpy as np

    numbers = rule_numbers(rules)
    beginning, steps = story_of(view, rules)
    state, trail = first_state(view, rules, beginning), fresh_trail()
    held = [beginning.held] * rules.players
    moments = np.zeros((2 * len(steps) + 1, WIDTH), dtype=np.int64)
    made = trick = 0
    for step in steps:
        after = tell(numbers, rules, state, step)
        if step.what in ("card", "dark"):
            card = card_number(rules, step.card)
            decision = DARK if step.what == "dark" else card
            note(moments[made], state, trail, decision, trick)
            made += 1
            trail = followed(numbers, trail, state, after, card)
            held[step.seat] -= step.what == "card"
        elif step.what == "draw":
            held[step.seat] += 1
        else:
            leader = state.trick.leader
            goes_on = numbers.continuation != NO_CONTINUATION and held[leader] > 0
            if goes_on and owner_allows(numbers, state.trick, state.tally):
                note(moments[made], state, trail, STOP, trick)
                made += 1
            trail = followed(numbers, trail, state, after, 0)
            trick += 1
        state = after
    return Told(trail, moments if numba_is_on() else moments.tolist(), made)
