"""What is asked and answered over plain HTTP?

Requests are read strictly, answers may gain fields; the web client's types are made from this file
too.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from sedma.server.clock import Pace
from sedma.server.events import Kind
from sedma.server.protocol import BotName, RawName, RulesOfTable, Seat, SeatNumber, Waiting
from sedma.view import PastTrick, Result

GameName = Annotated[str, Meta(max_length=60)]
Secret = Annotated[str, Meta(max_length=100)]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class RulesForm(Form, frozen=True):
    """A game with its house rules, to be checked and explained in a language."""

    preset: GameName
    options: dict[str, Any] = {}
    lang: Annotated[str, Meta(max_length=20)] = "en"


class SeatForm(Form, frozen=True):
    """Who is to play a seat; ``bot`` names the bot of a bot's seat."""

    kind: Kind
    name: RawName = ""
    bot: BotName | None = None


class TableForm(Form, frozen=True):
    """A new table; its maker takes the first person's seat and is the host."""

    preset: GameName
    seats: Annotated[list[SeatForm], Meta(max_length=6)]
    options: dict[str, Any] = {}
    pace: Pace = "normal"


class EnterForm(Form, frozen=True):
    """The secret from a link."""

    secret: Secret


class InviteForm(Form, frozen=True):
    """The seat that needs a fresh secret."""

    seat: SeatNumber


class PresetInfo(msgspec.Struct, frozen=True):
    """A game that can be played, with the value of every option."""

    name: str
    players: int
    aliases: list[str]
    options: dict[str, Any]


class VariantInfo(msgspec.Struct, frozen=True):
    """Named house rules on top of a game."""

    name: str
    preset: str
    options: dict[str, Any]


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option with its listed values or its bounds."""

    name: str
    kind: str
    nullable: bool
    values: list[str | int] | None = None
    min: int | None = None
    max: int | None = None


class Offer(msgspec.Struct, frozen=True):
    """All that can be chosen; ``addresses`` are where the local network finds this server."""

    games: list[PresetInfo]
    variants: list[VariantInfo]
    options: list[OptionInfo]
    bots: list[str]
    languages: list[str]
    addresses: list[str]
    version: str


class SectionInfo(msgspec.Struct, frozen=True):
    """A titled part of a page of rules."""

    title: str
    paragraphs: list[str]


class RulesPage(msgspec.Struct, frozen=True):
    """The value of every option, and the rules in words."""

    rules: dict[str, Any]
    page: list[SectionInfo]
    ok: bool = True


class SeatLink(msgspec.Struct, frozen=True):
    """A seat and its secret; the link is ``/t/TABLE#s=SECRET``."""

    seat: int
    secret: str


class TableMadeAnswer(msgspec.Struct, frozen=True):
    """The new table, the maker's seat, and the secrets of the other persons' seats."""

    table: str
    seat: int
    links: list[SeatLink]


class Entered(msgspec.Struct, frozen=True):
    """The seat that the secret opened."""

    seat: int


class Summary(msgspec.Struct, frozen=True):
    """A table in short."""

    table: str
    seat: int
    host: bool
    preset: str
    seats: list[Seat]
    totals: list[int]
    waiting: Waiting
    match_over: bool
    pace: Pace


class Position(msgspec.Struct, frozen=True):
    """All cards of a deal open, as a replay answers, with the last trick of its history."""

    dealer: int | None
    over: bool
    to_play: int | None
    legal: list[str]
    leader: int | None
    owner: int | None
    led: str | None
    trumped: bool
    trick: list[tuple[int, str]]
    trick_points: int
    hands: list[list[str]]
    stock: list[str]
    sides: list[list[int]]
    points: list[int]
    tricks: list[int]
    history: list[PastTrick]
    result: Result | None


class Frame(msgspec.Struct, frozen=True):
    """A step of a replay: the position after a move, or, with no move, at the start of a deal."""

    deal: int
    move: int | None
    decision: str | None
    state: Position


class Replay(msgspec.Struct, frozen=True):
    """All steps of a record."""

    rules: RulesOfTable
    players: list[dict[str, Any]]
    frames: list[Frame]
    totals: list[int]
    winner: int | None
    ok: bool = True


class RefusedRecord(msgspec.Struct, frozen=True):
    """Where and why a record cannot be replayed; ``deal`` and ``move`` count from 0."""

    deal: int | None
    move: int | None
    id: str
    arguments: dict[str, str | int]


class RefusedReplay(msgspec.Struct, frozen=True):
    """The answer to a record that cannot be replayed."""

    error: RefusedRecord
    ok: bool = False
