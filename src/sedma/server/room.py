"""How do people and bots play at one table at the same time?

A `Room` is a table with everybody who is connected to it. Whatever changes it goes one way: it is
proposed under the room's lock, written to the log, and only when it is safe there does the table
change and each seat hear of it, as that seat may. Bots play only while somebody is there to see it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from sedma.errors import SedmaError
from sedma.server.commands import done_before, entry_for
from sedma.server.entries import AnyEntry, Decided, Relocked
from sedma.server.events import AnyEvent
from sedma.server.forms import Summary
from sedma.server.journal import Journal, Overtaken
from sedma.server.keys import locked, new_secret, seat_opened_by
from sedma.server.picture import state_for, summary_of
from sedma.server.problems import Refused
from sedma.server.protocol import Ack, Command, Err, Ev, Hello, ServerMessage, State
from sedma.server.table import Table
from sedma.server.thinker import Thinker

_LOG = logging.getLogger(__name__)
_NEEDS_NEW_KEY = 4001


class Guest(Protocol):
    """Somebody connected to a table, as the holder of a seat."""

    @property
    def seat(self) -> int:
        """The seat held."""

    def send(self, text: bytes) -> None:
        """Send a message without ever waiting for the other end."""

    def end(self, code: int) -> None:
        """Close the connection, for the reason that the code gives."""


class Room:
    """A table and its guests."""

    def __init__(self, table_id: str, table: Table, journal: Journal, thinker: Thinker) -> None:
        self.id = table_id
        self.table = table
        self._journal = journal
        self._thinker = thinker
        self._guests: list[Guest] = []
        self._lock = asyncio.Lock()
        self._bots_play: asyncio.Task[None] | None = None

    @property
    def present(self) -> set[int]:
        """The seats whose holders are connected."""
        return {guest.seat for guest in self._guests}

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and nothing is on its way to the log."""
        return not self._guests and not self._lock.locked()

    def seat_of(self, secret: str) -> int | None:
        """The seat that a secret opens, or None."""
        return seat_opened_by(secret, [chair.lock for chair in self.table.chairs])

    def guests_of(self, seat: int) -> int:
        """How many connections a seat has."""
        return sum(guest.seat == seat for guest in self._guests)

    def summary(self, seat: int) -> Summary:
        """The table in short for the holder of a seat."""
        return summary_of(self.table, self.id, seat, self.present)

    def join(self, guest: Guest) -> None:
        """Let a guest in; it hears who it is and how the table stands."""
        came = guest.seat not in self.present
        self._guests.append(guest)
        host = guest.seat == self.table.made.host
        guest.send(_text(Hello(self.id, guest.seat, host, self.table.seq)))
        self.send_state(guest)
        if came:
            self._tell_presence(besides=guest)
        self._wake_bots()

    def leave(self, guest: Guest) -> None:
        """Let a guest go."""
        self._guests.remove(guest)
        if guest.seat not in self.present:
            self._tell_presence()

    def send_state(self, guest: Guest) -> None:
        """Send a guest the whole table."""
        state = state_for(self.table, guest.seat, self.present)
        guest.send(_text(State(self.table.seq, state)))

    async def carry_out(self, guest: Guest, command: Command) -> None:
        """Do what a guest asks and acknowledge it, or say why not."""
        async with self._lock:
            answer = await self._answer_to(guest.seat, command)
            guest.send(_text(answer))
            if isinstance(answer, Err) and answer.id == "stale":
                self.send_state(guest)
        self._wake_bots()

    async def relock(self, seat: int) -> str:
        """A fresh secret for a seat; whoever came with the old one is out."""
        secret = new_secret()
        async with self._lock:
            await self._commit(Relocked(seat=seat, lock=locked(secret)))
        return secret

    async def close(self) -> None:
        """Stop the bots; the log has everything."""
        if self._bots_play:
            self._bots_play.cancel()
            await asyncio.gather(self._bots_play, return_exceptions=True)

    async def _answer_to(self, seat: int, command: Command) -> Ack | Err:
        if done := done_before(self.table, seat, command):
            return Ack(command.a, done)
        try:
            roster = self._thinker.roster
            known, usual = roster.names(), roster.usual()
            entry = entry_for(self.table, seat, command, self.present, known, usual)
            if entry is not None:
                await self._commit(entry)
        except SedmaError as error:
            done = done_before(self.table, seat, command)
            return Ack(command.a, done) if done else Err(command.a, error.id, error.arguments)
        return Ack(command.a, self.table.seq)

    async def _commit(self, entry: AnyEntry) -> None:
        try:
            await self._journal.append(self.id, self.table.seq, [entry])
        except Overtaken:
            for missed in await self._journal.read(self.id, after=self.table.seq):
                self._apply(missed)
            raise Refused("stale", status=409) from None
        self._apply(entry)

    def _apply(self, entry: AnyEntry) -> None:
        events = self.table.apply(entry)
        self._tell_events(events)
        if isinstance(entry, Relocked):
            for guest in [guest for guest in self._guests if guest.seat == entry.seat]:
                guest.end(_NEEDS_NEW_KEY)

    def _tell_events(self, events: list[AnyEvent]) -> None:
        seq, present = self.table.seq, self.present
        self._tell(lambda seat: Ev(seq, events, state_for(self.table, seat, present)))

    def _tell_presence(self, besides: Guest | None = None) -> None:
        seq, present = self.table.seq, self.present
        self._tell(lambda seat: State(seq, state_for(self.table, seat, present)), besides)

    def _tell(self, message: Callable[[int], ServerMessage], besides: Guest | None = None) -> None:
        listeners = [guest for guest in self._guests if guest is not besides]
        texts = {seat: _text(message(seat)) for seat in {guest.seat for guest in listeners}}
        for guest in listeners:
            guest.send(texts[guest.seat])

    def _wake_bots(self) -> None:
        if self._bots_play is None or self._bots_play.done():
            self._bots_play = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        failures = 0
        while turn := self._turn_of_bot():
            try:
                await self._let_bot_decide(*turn)
                failures = 0
            except Exception:
                _LOG.exception("a bot of table %s could not play", self.id)
                await self._thinker.rest(failures)
                failures += 1

    def _turn_of_bot(self) -> tuple[int, str] | None:
        seat = self.table.to_play
        if seat is None or not self._guests:
            return None
        chair = self.table.chairs[seat]
        return (seat, chair.bot) if chair.kind == "bot" and chair.bot else None

    async def _let_bot_decide(self, seat: int, bot: str) -> None:
        table = self.table
        view = table.match.view(seat)
        decision = await self._thinker.decide(bot, view, table.rules, table.made.pace)
        async with self._lock:
            # Names and seats may have changed since, and must not hold the bot up.
            if self._turn_of_bot() == (seat, bot) and table.match.view(seat) == view:
                with contextlib.suppress(Refused):  # overtaken: the next turn of the loop sees
                    await self._commit(Decided(seat=seat, decision=decision))


def _text(message: ServerMessage) -> bytes:
    return msgspec.json.encode(message)
