"""How does a deal go when every decision is drawn evenly from the legal ones?"""

from collections.abc import MutableSequence, Sequence

from sedma.core.chance import below, mix, step
from sedma.core.deal import deal
from sedma.core.hand import ONE_EACH, count_kinds
from sedma.core.jit import compiled
from sedma.core.play import legal, play
from sedma.core.state import NOBODY, RuleNumbers, State


@compiled
def count_decisions(decisions: int) -> int:
    """Return how many decisions a mask holds.

    >>> count_decisions(1 << 56 | 1 << 57 | 1)
    3
    """
    flags = decisions >> 56
    return count_kinds(decisions & ONE_EACH) + (flags & 1) + (flags >> 1 & 1) + (flags >> 2 & 1)


@compiled
def nth_decision(decisions: int, number: int) -> int:
    """Return the decision of a number, from 0, in a mask: kinds upwards, then stop, call, dark.

    >>> nth_decision(0b10001, 1)
    16
    """
    kinds = decisions & ONE_EACH
    held = count_kinds(kinds)
    if number >= held:
        flags = decisions ^ kinds
        for _ in range(number - held):
            flags &= flags - 1
        return flags & -flags
    if held > 8:
        for _ in range(number):
            kinds &= kinds - 1
        return kinds & -kinds
    reached = (kinds + 7 - number) * ONE_EACH & 8 * ONE_EACH
    return (reached & -reached) >> 3


@compiled
def play_out(
    rules: RuleNumbers, pack: Sequence[int], state: State, chance: int
) -> tuple[State, int, int]:
    """Return the state at the deal's end, the generator's state and the number of decisions."""
    played = 0
    while state.trick.to_play != NOBODY:
        decisions = legal(rules, state)
        chance = step(chance)
        number = below(chance, count_decisions(decisions))
        state = play(rules, pack, state, nth_decision(decisions, number))
        played += 1
    return state, chance, played


@compiled
def random_deals(
    rules: RuleNumbers, pack: MutableSequence[int], end: int, deals: int, chance: int
) -> tuple[int, int]:
    """Return how many decisions so many shuffled random deals took, and a digest of the counts."""
    decisions = 0
    digest = 0
    for number in range(deals):
        chance = mix(pack, chance)
        state, chance, played = play_out(
            rules, pack, deal(rules, pack, number % rules.players, end), chance
        )
        decisions += played
        for seat in range(rules.players):
            digest = step(digest + state.tally.points[seat] * 64 + state.tally.tricks[seat])
    return decisions, digest
