"""Which names may players have?

A name is shown to others, so it cannot turn their text around or hide in it: no control characters,
no marks that change the direction, nothing invisible.
"""

import unicodedata

from sedma.server.problems import Refused

LONGEST = 40
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean_name(text: str) -> str:
    r"""The name in normal form (NFKC), one space between words; may be empty.

    Raises Refused when more than 40 characters are left.

    >>> clean_name(" Jana \u202e\tNov\u00e1kov\u00e1\u200b ")
    'Jana Nováková'
    """
    seen = (" " if character.isspace() else character for character in text)
    visible = (c for c in seen if unicodedata.category(c) not in _INVISIBLE)
    name = " ".join(unicodedata.normalize("NFKC", "".join(visible)).split())
    if len(name) > LONGEST:
        raise Refused("name-too-long", most=LONGEST)
    return name
