"""Which numbers of the solver stand for a game's kinds of cards?"""

from functools import cache
from typing import Any

from sedma.cards import RANKS
from sedma.rules import Rules
from sedma.solver.columns import SLOTS, WILD_SLOT
from sedma.solver.valuing import COUNTER_POINTS, KINDS

SEVEN_KIND, SPECIAL_KIND = 5, 13
NO_SLOT = 0
"""Stands for kinds that are not in the pack."""


@cache
def slots_of(rules: Rules) -> Any:
    """Return an array with the slot of every kind of card, and the points of a counter.

    >>> from sedma.rules import load
    >>> [int(slot) for slot in slots_of(load("sedma4"))[5:]]
    [0, 3, 4, 1, 5, 6, 7, 2, 0, 10]
    """
    import numpy as np

    counters = [RANKS.index(rank) for rank, _ in rules.card_points]
    plain = [RANKS.index(rank) for rank in "89TJQKA" if RANKS.index(rank) not in counters]
    slots = np.full(KINDS + 1, NO_SLOT, dtype=np.int64)
    for slot, kind in enumerate([SEVEN_KIND, *counters, *plain]):
        slots[kind] = slot
    slots[SPECIAL_KIND] = WILD_SLOT
    slots[COUNTER_POINTS] = rules.card_points[0][1]
    assert len(plain) + len(counters) + 1 == SLOTS
    return slots


def classes_of(rules: Rules) -> tuple[int, ...]:
    """Return for every kind a number that kinds share which play alike, 0 if it is like no other.

    Queens and kings matter to the cleaning rule.
    """
    found = []
    for rank in RANKS:
        alone = rank == "7" or (rules.cleaning and rank in "QK")
        found.append(0 if alone else 1 + 2 * rules.points_of(rank) + (rank in rules.wild))
    return (*found, 0)
