"""How do the rules of a game look to the network?"""

from functools import lru_cache
from typing import Any

from sedma.bots.net.slots import SLOTS, arranged
from sedma.bots.sight import STAKE, WHOLE
from sedma.bots.terms import terms_of
from sedma.core.hand import card_of
from sedma.core.numbers import rule_numbers
from sedma.rules import Rules, deck_cards

CHOICES = {
    "players": (2, 3, 4, 6),
    "sides": (0, 1, 2),
    "continuation": (0, 1, 2),
    "continue_when": (0, 1, 2),
    "draw_timing": (0, 1, 2),
    "quartet": (0, 1, 2),
    "tie": (0, 1, 2),
}
SWITCHES = (
    "trump",
    "lead_limit",
    "stock_play",
    "batch",
    "by_points",
    "burn_sweep",
    "burn_alike",
    "burn_zero",
    "seven_last_loses",
    "cleaning",
)
AMOUNTS = 9


@lru_cache(maxsize=256)
def facts_of(rules: Rules) -> Any:
    """Return the rules as 32-bit floats, most of them 0 or 1.

    >>> from sedma.rules import load
    >>> len(facts_of(load("hola6"))) == FACTS
    True
    """
    import numpy as np

    numbers, terms, pack = rule_numbers(rules), terms_of(rules), deck_cards(rules)
    facts = [
        1.0 * (getattr(numbers, name) == choice) for name in CHOICES for choice in CHOICES[name]
    ]
    facts += [1.0 * bool(getattr(numbers, name)) for name in SWITCHES]
    facts += [
        terms.last_trick / WHOLE * 9,
        numbers.sweep_bonus * terms.scale / WHOLE,
        terms.bald / STAKE,
        terms.naked / STAKE,
        *(worth / WHOLE for worth in terms.quartet_worth),
        rules.hand_size / 8,
        len(pack) / 104,
    ]
    kinds = arranged(rules)
    facts += [1.0 * (slot in kinds) for slot in range(SLOTS)]
    facts += [
        1.0 * bool(slot in kinds and card_of(kinds[slot]) & numbers.wild) for slot in range(SLOTS)
    ]
    facts += [terms.values[kinds[slot]] / 10 if slot in kinds else 0.0 for slot in range(SLOTS)]
    return np.array(facts, dtype=np.float32)


FACTS = sum(map(len, CHOICES.values())) + len(SWITCHES) + AMOUNTS + 3 * SLOTS
