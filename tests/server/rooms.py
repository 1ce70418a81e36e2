"""A room without sockets, disk or waiting: guests who note what they hear, and a log in memory."""

import asyncio
import functools
import json
import random
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, ParamSpec

import msgspec

from sedma.bots import Bot
from sedma.match import Deal
from sedma.rules import Rules, load
from sedma.server.entries import (
    AnyEntry,
    Chair,
    DealStarted,
    Decided,
    MatchStarted,
    Signalled,
    TableMade,
)
from sedma.server.events import AnyEvent
from sedma.server.journal import Overtaken
from sedma.server.picture import state_for
from sedma.server.protocol import ClientMessage, Command
from sedma.server.room import Room
from sedma.server.table import Shuffle, Table
from sedma.server.thinker import Thinker
from sedma.view import View

Told = ParamSpec("Told")
MESSAGE: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class ClockAtRest:
    """A clock on which every pause is over at once; it notes how long the pauses were."""

    def __init__(self) -> None:
        self.pauses: list[float] = []

    def now(self) -> float:
        return 0.0

    def wall_ms(self) -> int:
        return 1_700_000_000_000

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)


class FirstLegal:
    """A bot that takes the first legal decision, which is to stop where it may."""

    def decide(self, view: View, rules: Rules, chance: random.Random) -> str:
        return view.legal[0]


class Broken:
    """A bot that fails."""

    def decide(self, view: View, rules: Rules, chance: random.Random) -> str:
        raise ValueError("out of order")


class Cheat:
    """A bot that decides what it may not."""

    def decide(self, view: View, rules: Rules, chance: random.Random) -> str:
        return "XX"


class Doubles:
    """A roster of bots for tests, with those that fail only where that is wanted."""

    def __init__(self, *names: str) -> None:
        self._names = list(names or ["first"])

    def names(self) -> list[str]:
        return self._names

    def offered(self) -> list[str]:
        return self._names

    def usual(self) -> str:
        return self._names[-1]

    def make(self, name: str) -> Bot:
        bots: dict[str, Bot] = {"broken": Broken(), "cheat": Cheat(), "first": FirstLegal()}
        return bots[name]


class MemoryJournal:
    """The logs of all tables, in memory."""

    def __init__(self) -> None:
        self.logs: dict[str, list[AnyEntry]] = {}

    async def append(self, table_id: str, seq: int, entries: Sequence[AnyEntry]) -> None:
        log = self.logs.setdefault(table_id, [])
        await asyncio.sleep(0)
        if len(log) != seq:
            raise Overtaken
        log.extend(entries)

    async def read(self, table_id: str, after: int = 0) -> list[AnyEntry]:
        return self.logs.get(table_id, [])[after:]


@dataclass(eq=False)
class Listener:
    """A guest who notes what it hears; ``await heard(n)`` comes back when that is n messages."""

    seat: int
    texts: list[bytes] = field(default_factory=list)
    messages: list[dict[str, Any]] = field(default_factory=list)
    ended: int | None = None
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, text: bytes) -> None:
        self.texts.append(text)
        self.messages.append(json.loads(text))
        self._news.set()

    def forget(self) -> None:
        """Start with an empty sheet."""
        self.texts.clear()
        self.messages.clear()

    def end(self, code: int) -> None:
        self.ended = code

    @property
    def last(self) -> dict[str, Any]:
        return self.messages[-1]

    @property
    def table(self) -> dict[str, Any]:
        """The newest state of the table that was heard."""
        state: dict[str, Any] = next(m["table"] for m in reversed(self.messages) if "table" in m)
        return state

    @property
    def seq(self) -> int:
        """The number of the newest entry that was heard of."""
        numbers = (m["seq"] for m in reversed(self.messages) if m["t"] in ("ev", "state", "hello"))
        return int(next(numbers))

    async def heard(self, kind: str, seq: int = 0) -> dict[str, Any]:
        """The first message of a kind with at least this number, as soon as it comes."""
        async with asyncio.timeout(30):
            while True:
                for message in self.messages:
                    if message["t"] == kind and message.get("seq", 0) >= seq:
                        return message
                self._news.clear()
                await self._news.wait()


def table_made(preset: str, kinds: str | None = None, **options: Any) -> TableMade:
    """The first entry of a table; ``kinds`` has a letter a seat, p for a person, b for a bot."""
    rules = load(preset, options)
    kinds = kinds or "p" * rules.players
    chairs = [
        Chair("person", f"Player {seat}", None) if kind == "p" else Chair("bot", "first", "first")
        for seat, kind in enumerate(kinds)
    ]
    return TableMade(
        preset=preset, options=rules.to_json(), pace="off", host=kinds.index("p"), chairs=chairs
    )


def new_table(
    preset: str, kinds: str | None = None, *, seed: str = "00" * 32, **options: Any
) -> Table:
    """A table whose first match has begun and waits for its first deal."""
    return Table([table_made(preset, kinds, **options), MatchStarted(seed=seed)])


def new_room(
    table: Table, journal: MemoryJournal | None = None, clock: ClockAtRest | None = None
) -> Room:
    """A room around a table, with its log in memory."""
    journal = journal or MemoryJournal()
    journal.logs["t"] = list(table.log)
    return Room(
        "t", table, journal, Thinker(Doubles("broken", "cheat", "first"), clock or ClockAtRest())
    )


def awaited(story: Callable[Told, Coroutine[Any, Any, None]]) -> Callable[Told, None]:
    """A test that is told as a coroutine."""

    @functools.wraps(story)
    def test(*args: Told.args, **kwargs: Told.kwargs) -> None:
        asyncio.run(story(*args, **kwargs))

    return test


def command(**fields: object) -> Command:
    """A message of a browser, read as the server reads it."""
    message = MESSAGE.decode(json.dumps(fields))
    assert isinstance(message, Command)
    return message


def stacked(deck: Sequence[str]) -> Shuffle:
    """A deal function that always gives the same deck."""
    return lambda seed, cards: list(deck)


def next_entry(table: Table, chance: random.Random) -> AnyEntry | None:
    """Something that may happen next at a table, None when the match is over."""
    if table.waiting == "match":
        return None
    if table.waiting == "deal":
        return DealStarted()
    seat = table.to_play
    assert seat is not None
    talkers = [s for s in range(table.rules.players) if table.match.view(s).signals]
    if talkers and chance.random() < 0.3:
        talker = chance.choice(talkers)
        signal = chance.choice(table.match.view(talker).signals)
        return Signalled(seat=talker, signal=signal)
    return Decided(seat=seat, decision=chance.choice(table.match.view(seat).legal))


def played(table: Table, chance: random.Random) -> Iterator[tuple[AnyEntry, list[AnyEvent]]]:
    """Play a table's match to its end; what happened, step by step."""
    while entry := next_entry(table, chance):
        yield entry, table.apply(entry)


def all_views(table: Table) -> list[bytes]:
    return [
        msgspec.json.encode(state_for(table, seat, set())) for seat in range(table.rules.players)
    ]


def known_to(seat: int, deal: Deal) -> set[str]:
    """The cards of a deal that a seat holds or has seen, as the referee knows."""
    put = [card for trick in deal.history for _, card in trick.cards]
    on_table = [card for _, card in deal.trick]
    return {*put, *on_table, *deal.hands[seat], *(card for _, card in deal.shown)}


def dealt(kinds: str = "pppp", preset: str = "sedma4") -> Table:
    table = new_table(preset, kinds)
    table.apply(DealStarted())
    return table


def seated(room: Room) -> list[Listener]:
    guests = [Listener(seat) for seat in range(room.table.rules.players)]
    for guest in guests:
        room.join(guest)
    for guest in guests:
        guest.forget()
    return guests


def first_play(table: Table, a: int = 1) -> tuple[int, Command]:
    seat = table.to_play
    assert seat is not None
    decision = table.match.view(seat).legal[0]
    return seat, command(t="play", seq=table.seq, decision=decision, a=a)


def seated_with_state(room: Room) -> list[Listener]:
    guests = [Listener(seat) for seat in range(room.table.rules.players)]
    for guest in guests:
        room.join(guest)
    for guest in guests:
        guest.forget()
        room.send_state(guest)
    return guests
