"""How does a table write its log, and read it back?

The one door between tables and the store. An append counts only when it is on the disk.
"""

from collections.abc import Sequence
from typing import Protocol

from sedma.server.entries import AnyEntry


class Overtaken(Exception):
    """The place of an entry was taken by another server on the same store; nothing was added."""


class Journal(Protocol):
    """The logs of all tables."""

    async def append(self, table_id: str, seq: int, entries: Sequence[AnyEntry]) -> None:
        """Add entries after number ``seq``; come back when they are safe, or raise Overtaken."""

    async def read(self, table_id: str, after: int = 0) -> list[AnyEntry]:
        """The entries of a table with a greater number, in order."""
