"""Which games may people make up? Random valid house rules, from the presets by small changes."""

import random

from sedma.errors import SedmaError
from sedma.rules import Rules, load, preset_names

CHANGES = 4
VALUES: dict[str, tuple[object, ...]] = {
    "players": (2, 3, 4, 6),
    "sides": ("alone", "partners", "solo"),
    "ranks": ("7-A", "6-A", "2-A"),
    "packs": (1, 2),
    "hand_size": (4, 5, 6, 8),
    "stock": (True, False),
    "wild": ([], ["7"], ["7", "2"], ["8"], ["7", "T"]),
    "wild_mode": ("joker", "trump"),
    "continuation": ("none", "match", "fight"),
    "continue_when": ("always", "not_partner", "opponent_only"),
    "lead_limit": (0, 3),
    "stock_play": (True, False),
    "draw_timing": ("trick", "play", "empty"),
    "draw_mode": ("singly", "batch"),
    "card_points": (
        {"A": 10, "T": 10},
        {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2},
        {"A": 1, "T": 1},
        {"A": 10, "T": 10, "K": 10},
    ),
    "last_trick": (0, 10),
    "hand_score": ("stakes", "points"),
    "stakes": ([1, 2, 3], [1, 2, 2], [1, 1, 1]),
    "tie": ("void", "last_trick", "share"),
    "sweep_bonus": (0, 80),
    "burn": ([], ["sweep"], ["zero"], ["four_alike"]),
    "quartet": ("off", "table", "hand"),
    "quartet_stakes": (None, [5, 10, 15]),
    "seven_last_loses": (True, False),
    "cleaning": (True, False),
}


def house_rules(chance: random.Random) -> Rules:
    """Return a preset with a few options changed at random, tried until they are valid.

    >>> house_rules(random.Random(1)) == house_rules(random.Random(1))
    True
    """
    while True:
        preset = chance.choice(preset_names())
        names = chance.sample(sorted(VALUES), chance.randint(1, CHANGES))
        changes = {name: chance.choice(VALUES[name]) for name in names}
        if isinstance(size := changes.get("hand_size"), int):
            changes["packets"] = [1] * size
        try:
            return load(preset, changes)
        except SedmaError:
            continue
