"""Is a set of options a game? (rules.md 4.2 with C1, C3, C5 and C6)"""

from collections.abc import Callable
from typing import Any

from tests.reference.cards import (
    RANKS,
    Options,
    is_card,
    pack_size,
    points_of,
    ranks_of,
    removed_ranks,
    whole_pack,
)
from tests.reference.presets import NAMES

CHOICES: dict[str, tuple[object, ...]] = {
    "players": (2, 3, 4, 6),
    "sides": ("alone", "partners", "solo"),
    "solo_card": (None, "KS", "KH"),
    "rotation": ("cw", "acw"),
    "ranks": ("7-A", "6-A", "2-A"),
    "packs": (1, 2),
    "hand_size": (4, 5, 6, 8),
    "stock": (False, True),
    "next_dealer": ("rotate", "losers", "repeat"),
    "wild_mode": ("joker", "trump"),
    "continuation": ("none", "match", "fight"),
    "continue_when": ("always", "not_partner", "opponent_only"),
    "lead_limit": (0, 3),
    "stock_play": (False, True),
    "draw_timing": ("trick", "play", "empty"),
    "draw_mode": ("singly", "batch"),
    "last_trick": (0, 10),
    "hand_score": ("stakes", "points"),
    "tie": ("void", "last_trick", "share"),
    "sweep_bonus": (0, 80),
    "quartet": ("off", "table", "hand"),
    "seven_last_loses": (False, True),
    "cleaning": (False, True),
    "signals": ("none", "ask", "four"),
}
BURNS = ("sweep", "four_alike", "zero")


def is_whole(value: object, low: int, high: int) -> bool:
    """True for a whole number within the bounds; `true` and `1.0` are none."""
    return type(value) is int and low <= value <= high


def is_list_of(value: object, entry: Callable[[Any], bool]) -> bool:
    """True for a list whose every entry passes."""
    return isinstance(value, list) and all(entry(item) for item in value)


def is_rank(value: object) -> bool:
    """True for one of the thirteen ranks."""
    return isinstance(value, str) and len(value) == 1 and value in RANKS


def is_three_stakes(value: Any, least: int) -> bool:
    """True for null or three stakes; `least` bounds the first (C5)."""
    if value is None:
        return True
    if not isinstance(value, list) or len(value) != 3:
        return False
    return all(is_whole(stake, 0, 9999) for stake in value) and value[0] >= least


def bad_value(name: str, value: Any) -> bool:
    """True if the value of this option is none of those C1 and C5 admit."""
    if name in CHOICES:
        return not any(value == one and type(value) is type(one) for one in CHOICES[name])
    if name == "removed":
        return not is_list_of(value, lambda entry: is_rank(entry) or is_card(entry))
    if name == "packets":
        return not is_list_of(value, lambda cards: is_whole(cards, 1, 8))
    if name == "wild":
        return not is_list_of(value, is_rank) or len(set(value)) < len(value)
    if name == "burn":
        return not is_list_of(value, lambda w: w in BURNS) or len(set(value)) < len(value)
    if name == "card_points":
        return not isinstance(value, dict) or not all(
            is_rank(rank) and is_whole(points, 0, 999) for rank, points in value.items()
        )
    if name == "stakes":
        return not is_three_stakes(value, least=1)
    if name == "quartet_stakes":
        return not is_three_stakes(value, least=1) or (value is not None and min(value) < 1)
    return not is_whole(value, 1, 1_000_000)


def bad_pack(o: Options) -> str | None:
    """The first broken rule about pack, hands and removed cards."""
    pack = whole_pack(o)
    for entry in o["removed"]:
        if len(entry) == 2 and o["removed"].count(entry) > pack.count(entry):
            return "a removed card is not in the pack"
    for rank, count in removed_ranks(o).items():
        if rank not in ranks_of(o) or count > 4 * o["packs"]:
            return "a removed card is not in the pack"
    if sum(o["packets"]) != o["hand_size"]:
        return "packets do not sum to hand_size"
    if o["players"] * o["hand_size"] > pack_size(o):
        return "the hands need more cards than the pack has"
    if o["stock"] and pack_size(o) % o["players"]:
        return "the pack is no multiple of the players"
    return None


def counters_in_pack(o: Options) -> int:
    """Card points of the cards that are left in the pack."""
    out: int = sum(o["card_points"].get(rank, 0) * n for rank, n in removed_ranks(o).items())
    return points_of(o, whole_pack(o)) - out


def bad_sides(o: Options) -> str | None:
    """The first broken rule about who plays with whom."""
    if o["sides"] == "partners" and o["players"] % 2:
        return "partners need an even number of players"
    if (o["solo_card"] is not None) != (o["sides"] == "solo"):
        return "solo_card is set exactly when sides is solo"
    if o["sides"] == "solo" and (o["players"] != 3 or not o["stock"] or o["packs"] != 1):
        return "solo needs three players, a stock and one pack"
    if o["sides"] == "solo" and (o["hand_score"] != "stakes" or o["burn"]):
        return "solo needs hand_score stakes and no burn"
    if o["sides"] == "solo" and {"K", o["solo_card"]} & set(o["removed"]):
        return "the special king may not be removed"
    if o["signals"] != "none" and (o["players"] != 4 or o["sides"] != "partners"):
        return "signals need four players in partnerships"
    return None


def bad_play(o: Options) -> str | None:
    """The first broken rule about how cards are played."""
    if o["continuation"] != "none" and o["draw_timing"] == "play":
        return "continuation needs draw_timing trick or empty"
    if o["stock_play"] and not (o["stock"] and o["draw_timing"] == "play"):
        return "stock_play needs a stock and draw_timing play"
    if o["lead_limit"] and o["continuation"] == "fight":
        return "lead_limit excludes fight"
    return None


def bad_count(o: Options) -> str | None:
    """The first broken rule about how a deal is counted."""
    alone_with_more = o["sides"] == "alone" and o["players"] >= 3
    two_fixed_sides = o["sides"] == "partners" or o["players"] == 2
    stakes = o["hand_score"] == "stakes"
    if o["tie"] == "share" and not alone_with_more:
        return "share needs three or more sides"
    if o["sweep_bonus"] and stakes:
        return "sweep_bonus needs hand_score points"
    if o["cleaning"] and not (two_fixed_sides and o["continuation"] == "none" and stakes):
        return "cleaning needs two fixed sides, continuation none and stakes"
    if o["seven_last_loses"] and (alone_with_more or not stakes or o["cleaning"]):
        return "seven_last_loses needs two sides and stakes, without cleaning"
    if stakes and o["stakes"] is None and not o["cleaning"]:
        return "hand_score stakes needs stakes"
    if o["quartet"] != "off" and (o["quartet_stakes"] is None or not stakes):
        return "quartet needs quartet_stakes and hand_score stakes"
    if "four_alike" in o["burn"] and (o["players"] != 4 or o["packs"] != 1):
        return "four_alike needs four players and one pack"
    if counters_in_pack(o) + o["last_trick"] < 1:
        return "there is nothing to play for"
    return None


def fault_of(options: Options) -> str | None:
    """Why these 32 options are no game, or None if they are one."""
    for name, value in options.items():
        if name not in NAMES:
            return f"unknown option {name}"
        if bad_value(name, value):
            return f"bad value of {name}"
    return bad_pack(options) or bad_sides(options) or bad_play(options) or bad_count(options)
