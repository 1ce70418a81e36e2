"""How are endgame tables kept on disk?

A file is a line of JSON (format, rules, size, digest), filled up with blanks to `HEAD` bytes, and
the entries, two a byte, the even one low, filled up to whole words of eight bytes. A file that is
damaged, or for other rules, is refused with its name, and the game goes on by search.
"""

import hashlib
import json
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sedma.errors import SedmaError, shown
from sedma.solver.family import Family
from sedma.solver.tables import Tables, entries, tables_with

HEAD = 4096
FORMAT, VERSION = "sedma-endgame-table", 2
LARGE = 64 << 20
"""Files above this size are read in the background."""
MEGABYTE = 1 << 20
WORD = 8


class TableError(SedmaError):
    """An endgame table that is refused; `name` is its file."""


def folder() -> Path:
    """Return where tables are kept: `SEDMA_TABLES`, else in the user's data."""
    chosen = os.environ.get("SEDMA_TABLES")
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "sedma" / "tables"


def path_of(family: Family, most: int) -> Path:
    """Return the file of a table.

    >>> path_of(Family(2, True, False, True, 0, True), 4).name
    '2-joker-always-last.4.table'
    """
    return folder() / f"{family.name}.{most}.table"


def digest_of(parts: Iterable[bytes | memoryview]) -> str:
    """Return the SHA-256 of bytes that come in parts, in hex digits."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part)
    return digest.hexdigest()


def parts_of(table: Any, size: int) -> Iterable[memoryview]:
    """Return the first `size` bytes of an array in parts of a megabyte."""
    view = memoryview(table).cast("B")
    return (view[start : min(start + MEGABYTE, size)] for start in range(0, size, MEGABYTE))


def write(path: Path, family: Family, most: int, table: Any, sums: dict[str, int]) -> str:
    """Return the digest of the entries after writing them with their head, all or nothing."""
    size = entries(family, most) // 2
    digest = digest_of(parts_of(table, size))
    head = {
        "format": FORMAT,
        "version": VERSION,
        "rules": family._asdict(),
        "cards": most,
        "bytes": size,
        "sha256": digest,
        "sums": sums,
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".new", delete=False) as new:
        new.write(json.dumps(head).encode().ljust(HEAD - 1) + b"\n")
        for part in parts_of(table, size):
            new.write(part)
        new.write(bytes(_words(size) * WORD - size))
        new.flush()
        os.fsync(new.fileno())
    Path(new.name).replace(path)
    return digest


def read(path: Path, family: Family, most: int) -> Tables:
    """Return the tables of a file; TableError if it is not whole or not for these rules."""
    import numpy as np

    head = read_head(path)
    if head.get("rules") != family._asdict() or head.get("cards") != most:
        raise TableError("table-foreign", name=shown(path.name))
    size = entries(family, most) // 2
    if path.stat().st_size != HEAD + _words(size) * WORD:
        raise TableError("table-damaged", name=shown(path.name))
    table = np.fromfile(path, np.int64, _words(size), offset=HEAD)
    if digest_of(parts_of(table, size)) != head.get("sha256"):
        raise TableError("table-damaged", name=shown(path.name))
    return tables_with(family, most, table)


def _words(size: int) -> int:
    return -(-size // WORD)


def read_head(path: Path) -> dict[str, Any]:
    """Return the head of a table file; TableError if there is none."""
    try:
        with path.open("rb") as file:
            head = json.loads(file.read(HEAD))
    except (OSError, ValueError):
        raise TableError("table-damaged", name=shown(path.name)) from None
    if not isinstance(head, dict) or head.get("format") != FORMAT or head.get("version") != VERSION:
        raise TableError("table-foreign", name=shown(path.name))
    return head
