"""Which tables are there, and how does a new one begin?

Tables in use are kept folded; all others sleep in the log and are woken when somebody comes for
them.
"""

import asyncio
import logging
import secrets
from dataclasses import dataclass

from sedma.rules import Rules, load, overrides
from sedma.server.entries import AnyEntry, Chair, MatchStarted, TableMade
from sedma.server.forms import SeatForm, TableForm
from sedma.server.journal import Journal
from sedma.server.keys import locked, new_secret, new_table_id
from sedma.server.limits import Limits
from sedma.server.names import clean_name
from sedma.server.problems import Refused
from sedma.server.room import Room
from sedma.server.table import Table
from sedma.server.thinker import Thinker

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table just made, with the secrets of its persons' seats."""

    room: Room
    host: int
    secrets: dict[int, str]


class Lobby:
    """All tables of this server."""

    def __init__(self, journal: Journal, thinker: Thinker, limits: Limits) -> None:
        self._journal = journal
        self._thinker = thinker
        self._limits = limits
        self._rooms: dict[str, Room] = {}
        self._waking = asyncio.Lock()

    async def make(self, form: TableForm) -> NewTable:
        """A new table; raises RulesError or Refused if the form asks for what cannot be."""
        rules = load(form.preset, form.options)
        keys = {seat: new_secret() for seat, one in enumerate(form.seats) if one.kind == "person"}
        made = self._made(form, rules, keys)
        entries: list[AnyEntry] = [made, MatchStarted(seed=secrets.token_hex(32))]
        room = Room(new_table_id(), Table(entries), self._journal, self._thinker)
        await self._make_way()
        await self._journal.append(room.id, 0, entries)
        self._rooms[room.id] = room
        return NewTable(room, made.host, keys)

    async def find(self, table_id: str) -> Room:
        """The room of a table, woken from the log if need be; raises Refused if there is none."""
        if room := self._rooms.get(table_id):
            return room
        async with self._waking:
            if room := self._rooms.get(table_id):
                return room
            table = await self._read(table_id)
            if table is None:
                raise Refused("table-unknown", status=404)
            await self._make_way()
            room = Room(table_id, table, self._journal, self._thinker)
            self._rooms[table_id] = room
            return room

    async def close(self) -> None:
        """Let all tables sleep."""
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self._rooms.clear()

    async def _read(self, table_id: str) -> Table | None:
        """The table that a log amounts to, None if there is no log.

        Raises Refused for a log that amounts to nothing, whatever is wrong with it: a damaged table
        must not trouble the others.
        """
        try:
            entries = await self._journal.read(table_id)
            return Table(entries) if entries else None
        except Exception:
            _LOG.exception("the log of table %s cannot be read", table_id)
            raise Refused("table-unreadable", status=500) from None

    async def _make_way(self) -> None:
        if len(self._rooms) < self._limits.tables:
            return
        idle = [room for room in self._rooms.values() if room.idle]
        for room in idle:  # all at once: whoever comes meanwhile must find a room that stays
            del self._rooms[room.id]
        await asyncio.gather(*(room.close() for room in idle))
        if len(self._rooms) >= self._limits.tables:
            raise Refused("tables-full", status=503)

    def _made(self, form: TableForm, rules: Rules, keys: dict[int, str]) -> TableMade:
        if len(form.seats) != rules.players:
            raise Refused("seats-miscounted", seats=len(form.seats), players=rules.players)
        if not keys:
            raise Refused("person-missing")
        locks = {seat: locked(secret) for seat, secret in keys.items()}
        return TableMade(
            preset=overrides(form.preset, rules)[0],
            options=rules.to_json(),
            pace=form.pace,
            host=min(keys),
            chairs=[self._chair(one, locks.get(seat)) for seat, one in enumerate(form.seats)],
        )

    def _chair(self, form: SeatForm, lock: str | None) -> Chair:
        name = clean_name(form.name)
        if form.kind == "person":
            return Chair("person", name, None, lock)
        roster = self._thinker.roster
        bot = form.bot or roster.usual()
        if bot not in roster.names():
            raise Refused("bot-unknown")
        return Chair("bot", name or bot, bot)
