"""Which names may players have?

A name is shown to others, so it cannot turn their text around or hide in it: no control characters,
no marks that change the direction, nothing invisible.
"""

import unicodedata

from sedma.server.problems import Refused

LONGEST = 40
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_MARKS = {"Mn", "Me"}
_MOST_MARKS = 3
_BLANK = {
    *map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)),
    *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Letters, marks and signs by category, of which nothing is seen all the same."""


def clean_name(text: str) -> str:
    r"""The name in normal form (NFKC), one space between words; may be empty.

    Raises Refused when more than 40 characters are left.

    >>> clean_name(" Jana \u202e\tNov\u00e1kov\u00e1\u200b ")
    'Jana Nováková'
    """
    name = legible(unicodedata.normalize("NFKC", legible(text)))
    if len(name) > LONGEST:
        raise Refused("name-too-long", most=LONGEST)
    return name


def legible(text: str) -> str:
    r"""What people see of a text: one line, nothing hidden, no more than three marks on a letter.

    >>> legible("<b>\x1b[0m\u2067")
    '<b>[0m'
    """
    kept: list[str] = []
    marks = 0
    for character in " ".join(text.split()):
        category = unicodedata.category(character)
        marks = marks + 1 if category in _MARKS else 0
        if category not in _INVISIBLE and character not in _BLANK and marks <= _MOST_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())
