"""What can happen at a table for all to see?

Events are free of language and of hidden cards: what a card player at the table would have seen or
heard. Each client words them for its own reader.
"""

from typing import Literal

import msgspec

from sedma.view import Result

Kind = Literal["person", "bot"]
"""Who plays a seat."""


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened at the table for all to see."""


class Dealt(Event, frozen=True, tag="dealt"):
    """A deal began; ``number`` counts from 0 in the match."""

    dealer: int
    leader: int
    number: int


class Played(Event, frozen=True, tag="played"):
    """A seat put a card; ``dark`` if unseen from the stock."""

    seat: int
    card: str
    dark: bool


class Shown(Event, frozen=True, tag="shown"):
    """A card turned up from the stock that may not be played; it is in the hand of the seat now."""

    seat: int
    card: str


class TrickTaken(Event, frozen=True, tag="trick"):
    """A trick ended; ``points`` without the bonus for the last one."""

    winner: int
    points: int
    cards: list[tuple[int, str]]
    last: bool


class Drawn(Event, frozen=True, tag="drawn"):
    """How many cards each seat drew, and how many the stock has left."""

    counts: list[int]
    stock_count: int


class Signal(Event, frozen=True, tag="signal"):
    """A partner said something."""

    seat: int
    signal: str


class Called(Event, frozen=True, tag="called"):
    """A seat called four alike."""

    seat: int


class DealEnded(Event, frozen=True, tag="result"):
    """The count of a deal, and the totals of the match after it."""

    result: Result
    totals: list[int]


class MatchEnded(Event, frozen=True, tag="match"):
    """The match is over; ``winner`` is an index into the totals."""

    winner: int


class SeatSet(Event, frozen=True, tag="seat"):
    """Who plays a seat from now on."""

    seat: int
    player: Kind
    name: str
    bot: str | None


class NewMatch(Event, frozen=True, tag="new_match"):
    """A new match began."""


AnyEvent = (
    Dealt | Played | Shown | TrickTaken | Drawn | Signal | Called
    | DealEnded | MatchEnded | SeatSet | NewMatch
)  # fmt: skip
