"""What stands in the log of a table?

Everything that was decided at it, in order, and nothing that follows from it. Folding the entries
(`sedma.server.table`) gives the table back as it was. A released entry keeps its meaning for ever.
"""

from collections.abc import Sequence

import msgspec

from sedma.server.clock import Pace
from sedma.server.events import Kind


class Chair(msgspec.Struct, frozen=True):
    """Who plays a seat, and the lock of its secret, None as long as nobody was invited to it."""

    kind: Kind
    name: str
    bot: str | None
    lock: str | None = None


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """One entry: ``by`` the seat that asked for it with its counter ``a``, if a person did."""

    by: int | None = None
    a: int | None = None


class TableMade(Entry, frozen=True, kw_only=True, tag="table"):
    """The first entry: all options are written out, so that later presets change nothing here."""

    preset: str
    options: dict[str, object]
    pace: Pace
    host: int
    chairs: Sequence[Chair]


class MatchStarted(Entry, frozen=True, kw_only=True, tag="match"):
    """A new match; its first dealer and all its deals follow from the seed (64 hex digits)."""

    seed: str


class DealStarted(Entry, frozen=True, kw_only=True, tag="deal"):
    """The next deal of the match."""


class Decided(Entry, frozen=True, kw_only=True, tag="decision"):
    """A seat's decision, as in a record; a ``stop`` without a choice stands here too."""

    seat: int
    decision: str


class Signalled(Entry, frozen=True, kw_only=True, tag="signal"):
    """What a seat said to its partner."""

    seat: int
    signal: str


class Reseated(Entry, frozen=True, kw_only=True, tag="seat"):
    """From here on somebody else plays a seat."""

    seat: int
    player: Kind
    name: str
    bot: str | None


class Renamed(Entry, frozen=True, kw_only=True, tag="name"):
    """The person of a seat took another name."""

    seat: int
    name: str


class Relocked(Entry, frozen=True, kw_only=True, tag="lock"):
    """A seat has a new secret; whoever held the old one is out."""

    seat: int
    lock: str


AnyEntry = (
    TableMade | MatchStarted | DealStarted | Decided | Signalled | Reseated | Renamed | Relocked
)
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> tuple[str, bytes]:
    """The kind of an entry and its text, as the store keeps them.

    >>> written(Decided(seat=2, decision="9C", by=2, a=7))
    ('decision', b'{"kind":"decision","by":2,"a":7,"seat":2,"decision":"9C"}')
    """
    return str(entry.__struct_config__.tag), msgspec.json.encode(entry)


def read(data: bytes) -> AnyEntry:
    """The entry that was written so."""
    return _DECODER.decode(data)
