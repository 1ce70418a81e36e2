"""What is a card called, and which cards make up a pack?

A card is a code of two characters, rank then suit: ``"TS"`` is the ten of leaves (spades). This
is the one file that knows the codes; the words for people stand in the message catalogues.
"""

import re
from collections.abc import Iterable

RANKS = "23456789TJQKA"
SUITS = "CSHD"
"""Acorns (clubs), leaves (spades), hearts, bells (diamonds)."""

RANGES = ("7-A", "6-A", "2-A")
"""The ranks of a suit, from the lowest to the highest, as option ``ranks`` names them."""

_RANK_SPELLINGS = {rank: rank for rank in RANKS} | {"10": "T", "U": "J", "O": "Q"}
_SUIT_SPELLINGS = {suit: suit for suit in SUITS} | dict(zip("♣♠♥♦♧♤♡♢", SUITS * 2, strict=True))
_CARD = re.compile("(10|[0-9A-Za-z])([A-Za-z♣♠♥♦♧♤♡♢])\N{VARIATION SELECTOR-16}?")


def sort_key(code: str) -> tuple[int, int]:
    """The place of a card in a sorted hand: by rank from 2 to A, then by suit C S H D.

    >>> sort_key("9C") < sort_key("9H") < sort_key("TC")
    True
    """
    return RANKS.index(code[0]), SUITS.index(code[1])


def sort_cards(codes: Iterable[str]) -> list[str]:
    """The cards in the order of a sorted hand.

    >>> sort_cards(["AH", "7D", "TS", "7C"])
    ['7C', '7D', 'TS', 'AH']
    """
    return sorted(codes, key=sort_key)


def ranks_between(span: str) -> str:
    """The ranks of one suit, lowest first, for a range such as ``"7-A"``.

    >>> ranks_between("7-A")
    '789TJQKA'
    """
    lowest, highest = span.split("-")
    return RANKS[RANKS.index(lowest) : RANKS.index(highest) + 1]


def full_pack(ranks: str, packs: int) -> list[str]:
    """Every card of the pack: copy by copy, suit by suit (C S H D), lowest rank first.

    >>> full_pack("7-A", 1)[:9]
    ['7C', '8C', '9C', 'TC', 'JC', 'QC', 'KC', 'AC', '7S']
    >>> len(full_pack("2-A", 2))
    104
    """
    one = [rank + suit for suit in SUITS for rank in ranks_between(ranks)]
    return one * packs


def is_rank(text: str) -> bool:
    """Whether the text is exactly the code of a rank.

    >>> is_rank("T"), is_rank("10")
    (True, False)
    """
    return len(text) == 1 and text in RANKS


def is_card(text: str) -> bool:
    """Whether the text is exactly the code of a card.

    >>> is_card("TS"), is_card("ts")
    (True, False)
    """
    return len(text) == 2 and text[0] in RANKS and text[1] in SUITS


def read_rank(text: str) -> str | None:
    """The rank that a text names, or None; takes lower case, ``10``, and U and O for J and Q.

    >>> read_rank("10"), read_rank("o"), read_rank("1")
    ('T', 'Q', None)
    """
    return _RANK_SPELLINGS.get(text.upper())


def read_card(text: str) -> str | None:
    """The code of the card that a text names, or None.

    Takes whatever `read_rank` takes for the rank, and lower case or a suit sign for the suit.

    >>> read_card("10♥"), read_card("oc"), read_card("1C")
    ('TH', 'QC', None)
    """
    parts = _CARD.fullmatch(text)
    if parts is None:
        return None
    rank, suit = read_rank(parts[1]), _SUIT_SPELLINGS.get(parts[2].upper())
    return rank + suit if rank and suit else None
