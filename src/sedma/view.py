"""What may one seat know of a deal?

A `View` is built field by field from what lies open or in the seat's own hand; nothing is ever
taken out of a fuller picture. Bots and browsers receive views and nothing else.
"""

import msgspec


class PastTrick(msgspec.Struct, frozen=True):
    """A finished trick: who led, who took it, its cards in order with their seats, its points."""

    leader: int
    winner: int
    cards: list[tuple[int, str]]
    points: int
    """Card points, without what the last trick brings."""


class Result(msgspec.Struct, frozen=True):
    """The count of a finished deal, as in a record's answer."""

    points: list[int]
    tricks: list[int]
    outcome: str
    winners: list[int]
    """Seats, empty if nobody wins."""
    score: list[int]
    """What is added to each match total."""
    burned: list[int]
    """Sides whose match total a burn rule set to 0."""
    next_dealer: int | None


class View(msgspec.Struct, frozen=True):
    """What one seat knows; `seat` None is a spectator, who knows what all seats know."""

    seat: int | None
    dealer: int | None
    leader: int | None
    to_play: int | None
    legal: list[str]
    """The seat's own legal decisions, empty when it is not to play."""
    hand: list[str]
    hand_counts: list[int]
    stock_count: int
    led: str | None
    owner: int | None
    trumped: bool
    trick: list[tuple[int, str]]
    trick_points: int
    round_over: bool
    """All have played and the leader is asked whether to go on (in a match that always asks)."""
    sides: list[list[int]]
    """Seats by side, as far as everybody knows."""
    solo: int | None
    """The lone seat, if this seat knows it."""
    points: list[int]
    tricks: list[int]
    history: list[PastTrick]
    dark: list[int]
    """Numbers of the plays, from 0 over the deal, that came unseen from the stock."""
    shown: list[tuple[int, str]]
    """Cards that everybody knows to be in a hand."""
    must_play_hand: bool
    """A barred king was turned up: the seat to play owes a card from hand."""
    question: bool
    said: str | None
    signals: list[str]
    """What this seat may say now."""
    result: Result | None
    totals: list[int]
    target: int
    deal_number: int
