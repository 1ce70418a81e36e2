"""How are cards and decisions written, and how is what people type read?

Printers write exactly the code (``"TS"``, ``"stop"``); the readers here are tolerant.
"""

from sedma.cards import read_card
from sedma.errors import NotationError, shown

DECISIONS = ("stop", "call", "dark")
"""Decisions that are no card, in the order in which they are listed before the cards."""

SIGNALS = ("say:take", "say:leave", "say:smear", "say:keep", "ask", "yes", "no")
"""What partners may say to each other where the rules allow it."""

_WORDS = frozenset(DECISIONS + SIGNALS)


def parse_card(text: str) -> str:
    """The code of the card that the text names.

    Takes lower case, ``10`` for T, U and O for J and Q, and the suit signs.
    Raises NotationError for anything else.

    >>> parse_card(" 10s "), parse_card("U♦")
    ('TS', 'JD')
    """
    card = read_card(text.strip())
    if card is None:
        raise NotationError("unreadable-card", text=shown(text))
    return card


def parse_decision(text: str) -> str:
    """The decision or signal that the text names: a card, a word of DECISIONS or of SIGNALS.

    Raises NotationError for anything else.

    >>> parse_decision("Stop"), parse_decision("9♣"), parse_decision("say:smear")
    ('stop', '9C', 'say:smear')
    """
    stripped = text.strip()
    if stripped.lower() in _WORDS:
        return stripped.lower()
    card = read_card(stripped)
    if card is None:
        raise NotationError("unreadable-decision", text=shown(text))
    return card
