"""Which endgame tables are at hand?

Nobody waits for tables: big files are read, and small tables that are missing are built, in the
background, and search answers meanwhile. Files that appear later are found.
"""

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from threading import Lock, Thread
from time import monotonic

from sedma.core.jit import numba_is_on
from sedma.solver.build import build
from sedma.solver.family import Family
from sedma.solver.store import LARGE, TableError, path_of, read
from sedma.solver.tables import Tables, no_tables

LARGEST = 8
SMALL = {2: 4, 3: 4, 4: 3}
"""Up to which hand the tables of so many players take a second or two to build."""
SMALL_FIGHTS = {2: 3, 4: 2}
PATIENCE = 5.0
"""Seconds until the folder is looked at again."""

Files = list[tuple[int, Path, int]]


class Library:
    """The tables of one process; safe to share between threads.

    `background` says whether missing small tables are built (with a compiler); `refusals` lists the
    files refused.
    """

    def __init__(self, *, background: bool = True) -> None:
        self.background = background
        self.refusals: list[TableError] = []
        self._found: dict[Family, Tables] = {}
        self._files: dict[Family, Files] = {}
        self._looked: dict[Family, float] = {}
        self._lock = Lock()
        self._threads: list[Thread] = []

    def tables(self, family: Family) -> Tables:
        """Return the largest tables at hand."""
        with self._lock:
            if monotonic() - self._looked.get(family, -PATIENCE) >= PATIENCE:
                self._look(family)
                self._looked[family] = monotonic()
            return self._found[family]

    def forget(self) -> None:
        """Look at the folder anew when tables are next wanted."""
        with self._lock:
            self._looked.clear()

    def wait(self) -> None:
        """Return once nothing is being read or built any more."""
        for thread in list(self._threads):
            thread.join()

    def _look(self, family: Family) -> None:
        """Take up what is in the folder, unless it is what was there before."""
        files = _files_of(family)
        if self._files.get(family) == files:
            return
        first = family not in self._files
        self._files[family] = files
        self._found[family] = no_tables(family)
        for cards, path, size in files:
            if size > LARGE:
                self._later(partial(self._take, family, cards, path))
            elif self._take(family, cards, path, locked=True):
                return
        if first and self.background and numba_is_on():
            self._later(partial(self._build, family))

    def _take(self, family: Family, cards: int, path: Path, *, locked: bool = False) -> bool:
        """Read a file; return whether it is good."""
        try:
            tables = read(path, family, cards)
        except TableError as fault:
            self.refusals.append(fault)
            return False
        self._offer(tables, locked=locked)
        return True

    def _build(self, family: Family) -> None:
        small = SMALL_FIGHTS if family.fights else SMALL
        try:
            self._offer(build(family, small[family.players], workers=1))
        except (OSError, TableError):
            return  # a full disk, a damaged file: search goes on answering

    def _offer(self, tables: Tables, *, locked: bool = False) -> None:
        """Use tables if they are larger than those in use."""
        if not locked:
            with self._lock:
                self._offer(tables, locked=True)
        elif tables.most > self._found[tables.family].most:
            self._found[tables.family] = tables

    def _later(self, task: Callable[[], object]) -> None:
        thread = Thread(target=task, daemon=True)
        self._threads.append(thread)
        thread.start()


@cache
def shared_library() -> Library:
    """Return the endgame tables that this process uses."""
    return Library()


def _files_of(family: Family) -> Files:
    """Return the files of a family's tables, the largest hands first, with their sizes."""
    paths = [(cards, path_of(family, cards)) for cards in range(LARGEST, 0, -1)]
    return [(cards, path, path.stat().st_size) for cards, path in paths if path.exists()]
