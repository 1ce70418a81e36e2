"""Where does a kind of card stand in the network's inputs and outputs?

By what it does in the game, not by its face: wild kinds first, then counters, then the rest, so
that what is learnt in one game of the family helps in the others.
"""

from functools import lru_cache
from typing import Any

from sedma.bots.terms import terms_of, whole_pack
from sedma.core.hand import KINDS, card_of
from sedma.core.numbers import rule_numbers
from sedma.rules import Rules

SLOTS = 17
WILD_SLOTS = range(3)
COUNTER_SLOTS = range(3, 8)
PLAIN_SLOTS = range(8, 17)
STOP_OUTPUT, CALL_OUTPUT, DARK_OUTPUT = SLOTS, SLOTS + 1, SLOTS + 2
OUTPUTS = SLOTS + 3
SPECIAL_KIND, SEVEN_KIND = 13, 5
NO_SLOT = -1


@lru_cache(maxsize=256)
def slots_of(rules: Rules) -> Any:
    """Return an array with the slot of each of the 14 kinds (`NO_SLOT` for kinds not in the pack).

    >>> from sedma.rules import load
    >>> [int(slot) for slot in slots_of(load("sedma4"))[5:]]
    [0, 12, 11, 4, 10, 9, 8, 3, -1]
    """
    import numpy as np

    slots = np.full(KINDS, NO_SLOT, dtype=np.int64)
    for slot, kind in arranged(rules).items():
        slots[kind] = slot
    return slots


def arranged(rules: Rules) -> dict[int, int]:
    """Return the kind in every slot that a game uses."""
    pack, wild, values = whole_pack(rules), rule_numbers(rules).wild, terms_of(rules).values
    kinds = [kind for kind in range(KINDS) if pack >> 4 * kind & 15]
    order = sorted(kinds, key=lambda kind: (kind == SPECIAL_KIND, kind == SEVEN_KIND, kind))[::-1]
    groups = (
        (WILD_SLOTS, [kind for kind in order if card_of(kind) & wild]),
        (
            COUNTER_SLOTS,
            sorted(
                (kind for kind in order if values[kind] and not card_of(kind) & wild),
                key=lambda kind: -values[kind],
            ),
        ),
        (PLAIN_SLOTS, [kind for kind in order if not values[kind] and not card_of(kind) & wild]),
    )
    found: dict[int, int] = {}
    homeless: list[int] = []
    for region, members in groups:
        found.update(zip(region, members, strict=False))
        homeless += members[len(region) :]
    free = [slot for slot in range(SLOTS) if slot not in found]
    found.update(zip(free, homeless, strict=False))
    return found
