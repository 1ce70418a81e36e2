"""Which errors can sedma raise, and what do they carry?

Every error has a message id and named arguments. The sentences for people stand only in the
message catalogues under ``error-<id>``, so that the browser and the terminal can each say them in
the reader's language.
"""

from collections.abc import Iterator, Mapping
from itertools import islice

_LONGEST = 40
_MOST_ITEMS = 6
_LARGEST = 10**15


class SedmaError(Exception):
    """Any refusal by sedma: a message id with the arguments of its sentence.

    >>> str(SedmaError("illegal-decision", decision="KC", legal="stop 9D"))
    'illegal-decision (decision=KC, legal=stop 9D)'
    """

    id: str
    arguments: dict[str, str | int]

    def __init__(self, message_id: str, /, **arguments: str | int) -> None:
        super().__init__(message_id)
        self.id = message_id
        self.arguments = arguments

    def __str__(self) -> str:
        if not self.arguments:
            return self.id
        listed = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.id} ({listed})"


class RulesError(SedmaError):
    """An unknown game or option, a value out of bounds, or options that do not go together.

    The arguments name at least ``source`` (a file, or ``options``) and, for options, ``key``.
    """


class NotationError(SedmaError):
    """A text that is neither a card nor a decision."""


class IllegalDecision(SedmaError):
    """A well-formed decision that is not legal now; nothing has changed."""


class RecordError(SedmaError):
    """A record that cannot be replayed, with the place of the fault.

    ``deal`` and ``move`` count from 0 and are None for a fault that lies before them.

    >>> fault = RecordError("deck-incomplete", deal=2)
    >>> fault.deal, fault.move
    (2, None)
    """

    deal: int | None
    move: int | None

    def __init__(
        self,
        message_id: str,
        /,
        *,
        deal: int | None = None,
        move: int | None = None,
        **arguments: str | int,
    ) -> None:
        super().__init__(message_id, **arguments)
        self.deal = deal
        self.move = move


def shown(value: object) -> str:
    """A refused value on one short line, whatever it is: escaped, cut, in the words of JSON.

    >>> shown(["7", True, 10**15, [[[0]]]])
    "['7', true, 0x38d7ea4c68000…, [[…]]]"
    """
    return _escaped(value)[1:-1] if isinstance(value, str) else _shown(value, depth=0)


def _shown(value: object, depth: int) -> str:
    if isinstance(value, str):
        return _escaped(value)
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        # Python refuses to print a number of more than 4,300 digits in tens.
        return str(value) if abs(value) < _LARGEST else f"{value:#x}"[:20] + "…"
    if isinstance(value, Mapping):
        pairs = (f"{_shown(k, 2)}: {_shown(v, depth + 1)}" for k, v in value.items())
        return "{" + _some(pairs, len(value), depth) + "}"
    if isinstance(value, list | tuple):
        return "[" + _some((_shown(v, depth + 1) for v in value), len(value), depth) + "]"
    return repr(value)[:_LONGEST]


def _some(parts: Iterator[str], count: int, depth: int) -> str:
    """The first few parts, and none of them deep inside."""
    if depth >= 2:
        return "…" if count else ""
    return ", ".join(islice(parts, _MOST_ITEMS)) + (", …" if count > _MOST_ITEMS else "")


def _escaped(text: str) -> str:
    cut = repr(text[:_LONGEST])
    return cut if len(text) <= _LONGEST else cut[:-1] + "…" + cut[-1]
