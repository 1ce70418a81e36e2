"""How are the logs of tables read from the database, and written to it?"""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sa

from sedma.server.clock import Clock
from sedma.server.entries import AnyEntry, read, written
from sedma.server.journal import Overtaken
from sedma.server.store.database import Row, open_engine, read_rows
from sedma.server.store.writer import Writer

_FILE = "sedma.sqlite"


class Logs:
    """The logs of all tables in a database; a `sedma.server.journal.Journal`."""

    def __init__(self, engine: sa.Engine, clock: Clock) -> None:
        self._engine = engine
        self._writer = Writer(engine)
        self._clock = clock

    async def append(self, table_id: str, seq: int, entries: Sequence[AnyEntry]) -> None:
        """Add entries after number ``seq`` and come back when they are on the disk.

        Raises Overtaken if that place is taken, StoreError if the database would not take them.
        """
        at = self._clock.wall_ms()
        rows = [
            Row(table_id, number, *written(entry), at)
            for number, entry in enumerate(entries, start=seq + 1)
        ]
        if not await asyncio.wrap_future(self._writer.append(rows)):
            raise Overtaken

    async def read(self, table_id: str, after: int = 0) -> list[AnyEntry]:
        """The entries of a table with a greater number, in order."""
        rows = await asyncio.to_thread(read_rows, self._engine, table_id, after)
        return [read(row.data) for row in rows]

    def close(self) -> None:
        """Write what is on its way, and let the file go."""
        self._writer.close()
        self._engine.dispose()


def open_logs(folder: Path, clock: Clock) -> Logs:
    """The logs kept in a folder, which is made if it is missing.

    Raises StoreError for a database of a newer release, and for a file that is no such database.
    """
    return Logs(open_engine(folder / _FILE), clock)
