"""How does a record come from a file, and how is one written?

A file that is too long is refused before it is taken whole.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any, BinaryIO

from sedma.errors import RecordError, shown
from sedma.record import parse

LARGEST = 16 * 1024 * 1024
"""More bytes than the longest match that a record may hold."""

STANDARD_INPUT = "-"


def read_record(name: str) -> Any:
    """The JSON value in a file, or on standard input for ``-``; RecordError if there is none."""
    try:
        if name == STANDARD_INPUT:
            with open(0, "rb", closefd=False) as file:
                return parse(_limited(file))
        with Path(name).open("rb") as file:
            return parse(_limited(file))
    except (OSError, ValueError) as error:
        reason = error.strerror or str(error) if isinstance(error, OSError) else str(error)
        raise RecordError("file-unreadable", file=shown(name), reason=reason) from None


def write_record(record: dict[str, Any], path: Path) -> None:
    """Write a record into a new file; OSError if there is one already or it cannot be."""
    with path.open("x", encoding="utf-8") as file:
        json.dump(record, file, ensure_ascii=False)
        file.write("\n")


def free_name(stem: str) -> Path:
    """The first of ``stem.json``, ``stem-2.json``, … that does not exist here."""
    names = (f"{stem}.json" if n == 1 else f"{stem}-{n}.json" for n in range(1, sys.maxsize))
    return next(path for path in map(Path, names) if not path.exists())


def _limited(file: BinaryIO) -> bytes:
    size = os.fstat(file.fileno()).st_size
    text = b"" if size > LARGEST else file.read(LARGEST + 1)
    if max(size, len(text)) > LARGEST:
        raise RecordError("record-too-large", most=LARGEST // 1024 // 1024)
    return text
