"""What does a seat play for?"""

from sedma.bots.net.inputs import Goal
from sedma.bots.sight import STAKE
from sedma.bots.terms import beyond_simple, burnt
from sedma.rules import Rules

MOST_WORTH = 10 * STAKE
"""In games of the family three stakes are the most; house rules may burn more than can be won."""

FOR_POINTS = Goal(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def for_stakes(rules: Rules, ours: int, theirs: int) -> Goal:
    """Return the goal of a seat in a match that stands like this, as totals of both sides.

    >>> from sedma.rules import load
    >>> for_stakes(load("sedma4"), 0, 9).bald_loss, for_stakes(load("sedma4"), 0, 9).bald_gain
    (0.0, 45.0)
    """
    alike = burnt(rules, theirs) if "four_alike" in rules.burn else 0.0
    worths = (*beyond_simple(rules, ours, theirs), *beyond_simple(rules, theirs, ours), alike)
    return Goal(1.0, *(min(worth, MOST_WORTH) for worth in worths))
