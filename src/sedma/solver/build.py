"""How are endgame tables built, by all cores, over restarts?

The entries lie in a file beside the finished tables while they are made; a journal lists the
pieces that are done, each with its digest. A piece whose bytes do not fit its digest is made again.
"""

import fcntl
import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from threading import local
from typing import Any, NamedTuple

from sedma.core.jit import block_of, fast
from sedma.solver.check import check
from sedma.solver.family import Family
from sedma.solver.fightlevels import fight_filler
from sedma.solver.index import counts
from sedma.solver.levels import fill
from sedma.solver.store import digest_of, path_of, read, write
from sedma.solver.tables import Level, Tables, entries, levels, new_memory, tables_with

PIECE = 1 << 18
"""About how many endings make a piece."""
WORD = 16
"""Entries that share a number."""
NO_STORE = 2

Progress = Callable[[int, int], None]
Filler = Callable[[int, int, int, int], int]


class Piece(NamedTuple):
    """Some endings of one level, first to end - 1."""

    level: Level
    first: int
    end: int

    @property
    def key(self) -> str:
        """The piece's name in the journal."""
        return f"{self.level.lone}/{self.level.cards}/{self.first}-{self.end}"

    @property
    def bytes(self) -> slice:
        """Which bytes of the table the piece fills."""
        start = self.level.start
        return slice((start + self.first) // 2, (start + self.end + 1) // 2)


def build(
    family: Family, most: int, *, workers: int | None = None, progress: Progress | None = None
) -> Tables:
    """Return the tables of a family after making and writing what is not there yet.

    `progress` is told the endings done and all of them. The work already done of an interrupted
    build is taken over. TableError if a file is damaged or search disagrees with the new table.
    """
    path = path_of(family, most)
    path.parent.mkdir(parents=True, exist_ok=True)
    with _only_builder(path):
        if not path.exists():
            work = Work(family, most, path)
            work.run(workers or os.cpu_count() or 1, progress or (lambda _done, _all: None))
            write(path, family, most, work.table, work.sums())
            check(read(path, family, most))
            work.clear()
    return read(path, family, most)


@contextmanager
def _only_builder(path: Path) -> Iterator[None]:
    """Waits until no other process or thread builds this table; a killed one does not hinder."""
    with path.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def filler(tables: Tables) -> Filler:
    """Return what fills endings of so many cards and a lone seat, from the first to before the end.

    It has a memory of its own: one thread at a time.
    """
    if tables.family.fights:
        return fight_filler(tables)
    ways, memory = counts(tables.most).reshape(-1), new_memory(tables, NO_STORE)
    blocks = (block_of(ways), *tables.blocks, block_of(memory))
    kept = tables, ways, memory

    def run(cards: int, lone: int, first: int, end: int) -> int:
        assert kept
        return int(fast(fill)(*blocks, cards, lone, first, end))

    return run


def pieces_of(level: Level) -> Iterator[Piece]:
    """Return the pieces of a level, cut where no two share a number."""
    first = 0
    while first < level.size:
        end = (level.start + first + PIECE) // WORD * WORD - level.start
        end = min(end, level.size)
        yield Piece(level, first, end)
        first = end


class Work:
    """The unfinished table of a family."""

    def __init__(self, family: Family, most: int, path: Path) -> None:
        import numpy as np

        self.family, self.most = family, most
        self._entries = path.with_suffix(".entries")
        self._journal = path.with_suffix(".journal")
        numbers = -(-entries(family, most) // WORD)
        size = numbers * 8
        if not self._entries.exists() or self._entries.stat().st_size != size:
            self._journal.unlink(missing_ok=True)
            with self._entries.open("wb") as file:
                file.truncate(size)
        self.table: Any = np.memmap(self._entries, np.int64, "r+", 0, (numbers,))
        table: Any = self.table
        self._bytes = memoryview(table).cast("B")
        self.done = dict(self._read_journal())
        self._own = local()

    def run(self, workers: int, progress: Progress) -> None:
        """Make all pieces that are not done, level by level."""
        ordered = sorted(levels(self.family, self.most), key=lambda level: level.cards)
        total, finished = sum(level.size for level in ordered), 0
        with ThreadPoolExecutor(workers) as pool, self._journal.open("a") as journal:
            for level in ordered:
                missing = []
                for piece in pieces_of(level):
                    if self._is_done(piece):
                        finished += piece.end - piece.first
                    else:
                        missing.append(piece)
                        self._bytes[piece.bytes] = bytes(piece.bytes.stop - piece.bytes.start)
                progress(finished, total)
                for future in as_completed([pool.submit(self._make, one) for one in missing]):
                    piece, value = future.result()
                    self._note(journal, piece, value)
                    finished += piece.end - piece.first
                    progress(finished, total)

    def sums(self) -> dict[str, int]:
        """Return the sums of all values, in counters, by lone seat and size of hand."""
        found = {}
        for level in levels(self.family, self.most):
            values = [int(self.done[piece.key]["sum"]) for piece in pieces_of(level)]
            found[f"{level.lone}/{level.cards}"] = sum(values)
        return found

    def clear(self) -> None:
        """Take away the files of the unfinished table."""
        self._journal.unlink()
        self._entries.unlink()

    def _make(self, piece: Piece) -> tuple[Piece, int]:
        if not hasattr(self._own, "filler"):
            self._own.filler = filler(tables_with(self.family, self.most, self.table))
        level = piece.level
        return piece, self._own.filler(level.cards, level.lone, piece.first, piece.end)

    def _is_done(self, piece: Piece) -> bool:
        known = self.done.get(piece.key)
        return known is not None and known["sha256"] == digest_of([self._bytes[piece.bytes]])

    def _note(self, journal: Any, piece: Piece, value: int) -> None:
        digest = digest_of([self._bytes[piece.bytes]])
        entry = {"piece": piece.key, "sum": value, "sha256": digest}
        self.done[piece.key] = entry
        journal.write(json.dumps(entry) + "\n")
        journal.flush()

    def _read_journal(self) -> Iterator[tuple[str, dict[str, Any]]]:
        if not self._journal.exists():
            return
        for line in self._journal.read_text().splitlines():
            try:
                entry = json.loads(line)
                yield entry["piece"], entry
            except (ValueError, KeyError, TypeError):
                continue  # the line that a kill cut short
