"""Which options do not go together?

One row a constraint: the id of its refusal, the option to be changed, and what has to hold. The
rows are looked at in order, so that later ones may rely on earlier ones.
"""

from collections.abc import Callable

from sedma.errors import RulesError, shown
from sedma.rules.model import Rules
from sedma.rules.options import OPTIONS
from sedma.rules.pack import deck_cards, points_in_pack


def check(rules: Rules, source: str) -> Rules:
    """The rules themselves if every constraint holds.

    Raises RulesError with the id of the first broken one, the option to change and its value.
    """
    for message, key, holds in CONSTRAINTS:
        if not holds(rules):
            value = shown(rules.to_json()[key])
            raise RulesError(message, source=source, key=key, value=value)
    return rules


def _removed_are_in_pack(rules: Rules) -> bool:
    try:
        deck_cards(rules)
    except ValueError:
        return False
    return True


def _solo(rules: Rules) -> bool:
    return rules.sides == "solo"


def _alone_at_three_or_more(rules: Rules) -> bool:
    return rules.sides == "alone" and rules.players >= 3


def _stakes_count(rules: Rules) -> bool:
    return rules.hand_score == "stakes"


CONSTRAINTS: tuple[tuple[str, str, Callable[[Rules], bool]], ...] = (
    ("removed-not-in-pack", "removed", _removed_are_in_pack),
    ("packets-do-not-add-up", "packets", lambda r: sum(r.packets) == r.hand_size),
    (
        "pack-too-small",
        "hand_size",
        lambda r: r.players * r.hand_size <= len(deck_cards(r)),
    ),
    (
        "pack-does-not-divide",
        "removed",
        lambda r: not r.stock or len(deck_cards(r)) % r.players == 0,
    ),
    ("partners-odd", "sides", lambda r: r.sides != "partners" or r.players % 2 == 0),
    ("solo-card-missing", "solo_card", lambda r: not _solo(r) or r.solo_card is not None),
    ("solo-card-without-solo", "solo_card", lambda r: _solo(r) or r.solo_card is None),
    ("solo-not-three", "players", lambda r: not _solo(r) or r.players == 3),
    ("solo-without-stock", "stock", lambda r: not _solo(r) or r.stock),
    ("solo-two-packs", "packs", lambda r: not _solo(r) or r.packs == 1),
    ("solo-without-stakes", "hand_score", lambda r: not _solo(r) or _stakes_count(r)),
    ("solo-burns", "burn", lambda r: not _solo(r) or not r.burn),
    (
        "solo-king-removed",
        "removed",
        lambda r: not _solo(r) or not {"K", r.solo_card} & {*r.removed},
    ),
    ("share-needs-three-sides", "tie", lambda r: r.tie != "share" or _alone_at_three_or_more(r)),
    (
        "sweep-bonus-without-points",
        "sweep_bonus",
        lambda r: not r.sweep_bonus or r.hand_score == "points",
    ),
    (
        "continuation-draws-at-once",
        "draw_timing",
        lambda r: r.continuation == "none" or r.draw_timing != "play",
    ),
    ("stock-play-without-stock", "stock_play", lambda r: not r.stock_play or r.stock),
    (
        "stock-play-draws-late",
        "draw_timing",
        lambda r: not r.stock_play or r.draw_timing == "play",
    ),
    (
        "lead-limit-in-fight",
        "lead_limit",
        lambda r: not r.lead_limit or r.continuation != "fight",
    ),
    (
        "cleaning-without-two-sides",
        "cleaning",
        lambda r: not r.cleaning or not (_solo(r) or _alone_at_three_or_more(r)),
    ),
    (
        "cleaning-with-continuation",
        "continuation",
        lambda r: not r.cleaning or r.continuation == "none",
    ),
    ("cleaning-without-stakes", "hand_score", lambda r: not r.cleaning or _stakes_count(r)),
    (
        "seven-last-without-two-sides",
        "seven_last_loses",
        lambda r: not r.seven_last_loses or not _alone_at_three_or_more(r),
    ),
    (
        "seven-last-without-stakes",
        "hand_score",
        lambda r: not r.seven_last_loses or _stakes_count(r),
    ),
    ("seven-last-with-cleaning", "cleaning", lambda r: not (r.seven_last_loses and r.cleaning)),
    (
        "stakes-missing",
        "stakes",
        lambda r: not _stakes_count(r) or r.cleaning or r.stakes is not None,
    ),
    ("simple-win-worth-nothing", "stakes", lambda r: r.stakes is None or r.stakes[0] >= 1),
    (
        "quartet-stakes-missing",
        "quartet_stakes",
        lambda r: r.quartet == "off" or r.quartet_stakes is not None,
    ),
    ("quartet-without-stakes", "hand_score", lambda r: r.quartet == "off" or _stakes_count(r)),
    (
        "quartet-worth-nothing",
        "quartet_stakes",
        lambda r: r.quartet_stakes is None or min(r.quartet_stakes) >= 1,
    ),
    (
        "four-alike-not-four",
        "players",
        lambda r: "four_alike" not in r.burn or r.players == 4,
    ),
    ("four-alike-two-packs", "packs", lambda r: "four_alike" not in r.burn or r.packs == 1),
    (
        "signals-without-partners",
        "signals",
        lambda r: r.signals == "none" or (r.players == 4 and r.sides == "partners"),
    ),
    ("no-points", "card_points", lambda r: points_in_pack(r) + r.last_trick >= 1),
)
"""Id, option to change, condition."""

assert all(key in OPTIONS for _, key, _ in CONSTRAINTS)
