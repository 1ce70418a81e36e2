"""How is an option read that somebody types, such as ``wild=7,2`` or ``stakes=1/2/3``?"""

import json
import re
from collections.abc import Callable, Mapping

from sedma.cards import read_card, read_rank
from sedma.errors import RulesError, shown
from sedma.rules.options import OPTIONS

_NOTHING = frozenset({"", "-", "–", "none"})
_YES_NO = {"yes": True, "true": True, "no": False, "false": False}
_NUMBER = re.compile(r"[+-]?[0-9]{1,20}")


def parse_option(text: str) -> tuple[str, object]:
    """The name and the JSON value in ``NAME=VALUE``; only the name is checked.

    A value may be written as JSON, or in the form that suits its kind: ``removed=8,8``,
    ``wild=7,2``, ``packets=2,2``, ``stakes=1/2/3``, ``card_points=A10,T10``, ``stock=yes``,
    ``solo_card=none``.
    Raises RulesError if there is no ``=`` or no such option.

    >>> parse_option("card_points=A11,10:10,K4")
    ('card_points', {'A': 11, 'T': 10, 'K': 4})
    >>> parse_option("stakes=[1, 2, 3]"), parse_option("stock=no")
    (('stakes', [1, 2, 3]), ('stock', False))
    """
    name, equals, value = (part.strip() for part in text.partition("="))
    if not equals:
        raise RulesError("option-without-value", source="options", key=shown(text))
    if name not in OPTIONS:
        raise RulesError("unknown-option", source="options", key=shown(name))
    option = OPTIONS[name]
    if option.nullable and value.lower() in _NOTHING | {"null"}:
        return name, None
    if value[:1] in ("[", "{", '"'):
        return name, _as_json(value)
    return name, _FORMS[option.kind](value)


def _as_json(text: str) -> object:
    """The JSON value, or the text itself where it is none (which no option accepts)."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _word(text: str) -> object:
    return text.replace("–", "-")


def _card(text: str) -> object:
    return read_card(text) or text


def _whole(text: str) -> object:
    return int(text) if _NUMBER.fullmatch(text) else text


def _yes_or_no(text: str) -> object:
    return _YES_NO.get(text.lower(), text)


def _parts(text: str) -> list[str]:
    return [] if text.lower() in _NOTHING else re.split(r"\s*[,/+\s]\s*", text)


def _cards(text: str) -> object:
    return [read_rank(part) or read_card(part) or part for part in _parts(text)]


def _wholes(text: str) -> object:
    return [_whole(part) for part in _parts(text)]


def _points(text: str) -> object:
    """``A10,T10``, ``A:10 10:10``: a rank and its number, with or without a colon."""
    points: dict[str, object] = {}
    for part in _parts(text):
        found = re.fullmatch(r"(10(?=[:=])|[0-9A-Za-z])[:=]?([+-]?[0-9]{1,20})", part)
        if found is None or (rank := read_rank(found[1])) is None or rank in points:
            return text
        points[rank] = int(found[2])
    return points


_FORMS: Mapping[str, Callable[[str], object]] = {
    "number": _whole,
    "choice": _word,
    "yesno": _yes_or_no,
    "card": _card,
    "cards": _cards,
    "ranks": _cards,
    "words": _parts,
    "packets": _wholes,
    "points": _points,
    "stakes": _wholes,
}
