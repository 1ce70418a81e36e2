"""How does a player err like people do?

It forgets cards of earlier tricks, and it weighs what it sees less sharply: decisions that are
nearly as good are taken nearly as often, blunders hardly ever. Nothing is thrown in at random.
"""

from collections.abc import MutableSequence, Sequence
from math import log
from typing import NamedTuple

from sedma.bots.net.forward import ANSWER
from sedma.bots.net.slots import OUTPUTS
from sedma.bots.net.trail import Trail
from sedma.core.chance import below, step
from sedma.core.deal import NOTHING
from sedma.core.hand import KINDS, add_at, at, card_of
from sedma.core.jit import compiled

FRACTION = 1 << 30
WHOLE = 1024


class Skill(NamedTuple):
    """How well somebody plays."""

    blur: float  # how much chance there is in weighing
    forgets: int  # of 1024 cards played in earlier tricks
    exact: int  # of 1024 decisions in endings with all cards known are without a fault


@compiled
def remembered(trail: Trail, skill: Skill, chance: int) -> Trail:
    """Return the trail as somebody remembers it, who sees the trick on the table and the last one.

    What has been forgotten counts as not played: it may still be in any hand.
    """
    if skill.forgets == 0:
        return trail
    played = NOTHING
    for seat in range(6):
        fresh = at(trail.trick, seat) + at(trail.before, seat)
        older = at(trail.played, seat) - fresh
        kept = fresh
        for kind in range(KINDS):
            for _ in range(older >> 4 * kind & 15):
                chance = step(chance)
                if below(chance, WHOLE) >= skill.forgets:
                    kept += card_of(kind)
        played = add_at(played, seat, kept)
    return Trail(
        trail.trick, trail.before, played, trail.passed, trail.passed_before, trail.leader_before
    )


@compiled
def blurred(scratch: MutableSequence[float], skill: Skill, chance: int) -> None:
    """Add chance to the scores of all outputs, of the law that turns scores into chances (Gumbel).

    The highest sum is then a draw from the policy with its scores divided by `blur`.
    """
    for output in range(OUTPUTS):
        chance = step(chance)
        share = (below(chance, FRACTION) + 0.5) / FRACTION
        scratch[ANSWER + output] -= skill.blur * log(-log(share))


@compiled
def reads_ending(skill: Skill, chance: int) -> bool:
    """Return whether a decision in an ending with all cards known is thought through.

    >>> reads_ending(SHARPEST, 5), reads_ending(LEVELS[0], 5)
    (True, False)
    """
    return below(step(chance), WHOLE) < skill.exact


def skill_of(level: int) -> Skill:
    """Return the skill of a level from 1 (beginner) to 7; the eighth looks ahead besides.

    >>> skill_of(7).blur < skill_of(1).blur
    True
    """
    return LEVELS[level - 1]


LEVELS: Sequence[Skill] = (
    Skill(17.5, 980, 0),
    Skill(13.7, 950, 0),
    Skill(10.6, 902, 0),
    Skill(8.3, 835, 0),
    Skill(6.0, 698, 100),
    Skill(3.5, 515, 420),
    Skill(1.3, 160, 720),
)
SHARPEST = Skill(0.0, 0, WHOLE)
