"""What is in a pack, and how is a card written? (record.md "Cards", C3, C10)"""

from collections import Counter
from typing import Any

RANKS = "23456789TJQKA"
SUITS = "CSHD"
SUIT_SIGNS = {"♣": "C", "♠": "S", "♥": "H", "♦": "D"}
RANK_SIGNS = {"10": "T", "U": "J", "O": "Q"}

Options = dict[str, Any]


def is_card(code: object) -> bool:
    """True for a card code as printers write it, e.g. `"9C"`."""
    return isinstance(code, str) and len(code) == 2 and code[0] in RANKS and code[1] in SUITS


def read_card(text: object) -> str | None:
    """The code of a tolerantly written card (`10♥`, `ud`), None for anything else."""
    if not isinstance(text, str) or len(text) < 2:
        return None
    rank, suit = text[:-1].upper(), text[-1].upper()
    code = RANK_SIGNS.get(rank, rank) + SUIT_SIGNS.get(suit, suit)
    return code if is_card(code) else None


def sort_key(code: str) -> tuple[int, int]:
    """Order of C10: rank 2…A, then suit C S H D."""
    return RANKS.index(code[0]), SUITS.index(code[1])


def in_order(codes: list[str]) -> list[str]:
    """The codes sorted as C10 wants."""
    return sorted(codes, key=sort_key)


def ranks_of(options: Options) -> str:
    """The ranks of the pack: `"789TJQKA"` for `"7-A"`."""
    return RANKS[RANKS.index(options["ranks"][0]) :]


def whole_pack(options: Options) -> list[str]:
    """Every card before any is removed; with two packs each code stands twice."""
    one_pack: list[str] = [rank + suit for suit in SUITS for rank in ranks_of(options)]
    return one_pack * int(options["packs"])


def removed_ranks(options: Options) -> "Counter[str]":
    """How many cards of each rank are out, named by rank or by code (C3)."""
    return Counter(entry[0] for entry in options["removed"])


def pack_size(options: Options) -> int:
    """Cards in the game once the removed ones are out."""
    return len(whole_pack(options)) - len(options["removed"])


def fits_pack(options: Options, cards: list[str]) -> bool:
    """True if no code and no rank stands more often than the pack has it (C3, C7)."""
    pack = Counter(whole_pack(options))
    pack.subtract(entry for entry in options["removed"] if len(entry) == 2)
    if any(count > pack[code] for code, count in Counter(cards).items()):
        return False
    ranks = Counter(code[0] for code in whole_pack(options))
    ranks.subtract(removed_ranks(options))
    return all(count <= ranks[rank] for rank, count in Counter(c[0] for c in cards).items())


def effective_rank(options: Options, code: str) -> str:
    """4.1.1: the special king is a seven, every other card its own rank."""
    return "7" if code == options["solo_card"] else code[0]


def points_of(options: Options, cards: list[str]) -> int:
    """Card points in `cards`; the special king counts as a seven (A23)."""
    values = options["card_points"]
    return sum(values.get(effective_rank(options, code), 0) for code in cards)
