"""Which messages pass between a browser and a table?

JSON text, one message a frame, told apart by ``t``. What comes in is read strictly; what goes out
may gain fields, so that an older page survives. The types of the web client are made from this
file.

``seq`` is the number of the table's newest log entry: it has no gaps, and a browser that sees one
asks to ``resume``. ``a`` is a counter of the browser's own by which its message is acknowledged,
and carried out once however often it arrives; a page starts it at a random number.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sedma.server.clock import Pace
from sedma.server.events import AnyEvent, Kind
from sedma.view import PastTrick, Result, View

Waiting = Literal["play", "deal", "match"]
"""What a table waits for: a decision, the next deal, or a new match."""

Counter = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Word = Annotated[str, Meta(min_length=1, max_length=16)]
RawName = Annotated[str, Meta(max_length=400)]
BotName = Annotated[str, Meta(max_length=40)]


class FromClient(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A message from a browser."""


class Play(FromClient, frozen=True, tag="play"):
    """A decision: a card, ``stop``, ``dark`` or ``call``; ``seq`` is what the browser saw last."""

    seq: Counter
    decision: Word
    a: Counter


class Say(FromClient, frozen=True, tag="say"):
    """A signal to the partner."""

    seq: Counter
    signal: Word
    a: Counter


class StartDeal(FromClient, frozen=True, tag="deal"):
    """The next deal, please."""

    a: Counter


class StartMatch(FromClient, frozen=True, tag="match"):
    """A new match, please; the host says so."""

    a: Counter


class SetSeat(FromClient, frozen=True, tag="seat"):
    """Give a seat to a bot or to a person: the host any seat, a person the own seat."""

    seat: SeatNumber
    kind: Kind
    a: Counter
    bot: BotName | None = None
    name: RawName | None = None


class SetName(FromClient, frozen=True, tag="name"):
    """Another name for the own seat."""

    name: RawName
    a: Counter


class Resume(FromClient, frozen=True, tag="resume"):
    """The whole state, please; ``last`` is the last ``seq`` seen."""

    last: Counter


class Ping(FromClient, frozen=True, tag="ping"):
    """Are you there?"""


ClientMessage = Play | Say | StartDeal | StartMatch | SetSeat | SetName | Resume | Ping
Command = Play | Say | StartDeal | StartMatch | SetSeat | SetName
"""Messages that are acknowledged."""


class RulesOfTable(msgspec.Struct, frozen=True):
    """The game by name, and the value of every option."""

    preset: str
    options: dict[str, Any]


class Seat(msgspec.Struct, frozen=True):
    """Who plays a seat; ``present`` if somebody who holds it is connected."""

    seat: int
    kind: Kind
    name: str
    bot: str | None
    present: bool


class PastDeal(msgspec.Struct, frozen=True):
    """A finished deal of the match, counted from 0."""

    number: int
    result: Result


class TableState(msgspec.Struct, frozen=True):
    """A table as one seat may see it: of its history the last trick, of its deals the last 100."""

    rules: RulesOfTable
    seats: list[Seat]
    host_seat: int
    view: View | None
    last_trick: PastTrick | None
    deals: list[PastDeal]
    totals: list[int]
    match_over: bool
    winner: int | None
    waiting: Waiting
    pace: Pace


class ToClient(msgspec.Struct, frozen=True, tag_field="t"):
    """A message to a browser."""


class Hello(ToClient, frozen=True, tag="hello"):
    """The first message on a socket: which seat it has, and whether that is the host's."""

    table: str
    seat: int
    host: bool
    seq: int


class State(ToClient, frozen=True, tag="state"):
    """The whole table; replaces whatever the browser had."""

    seq: int
    table: TableState


class Ev(ToClient, frozen=True, tag="ev"):
    """What entry ``seq`` of the log brought, perhaps nothing, and the table after it."""

    seq: int
    events: list[AnyEvent]
    table: TableState


class Ack(ToClient, frozen=True, tag="ack"):
    """Message ``a`` was carried out, as entry ``seq`` or without need of one."""

    a: int
    seq: int


class Err(ToClient, frozen=True, tag="err"):
    """Message ``a`` was refused; None if it could not be read."""

    a: int | None
    id: str
    arguments: dict[str, str | int]


class Pong(ToClient, frozen=True, tag="pong"):
    """Yes."""


ServerMessage = Hello | State | Ev | Ack | Err | Pong
