"""Where are results kept, so that a long run goes on where it was broken off?

In a file of one JSON object a line, to which lines are only ever added. A line tells what some
packs of a contest brought; its key is made from all that could change that. Damaged lines are
counted and passed over.
"""

import errno
import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sedma.errors import SedmaError, shown

FORMAT = 1
HEX_DIGITS = 32


def usual_path() -> Path:
    """Return where the ledger is if nobody says otherwise: in the user's data."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "sedma" / "ledger.jsonl"


def digest_of(key: Mapping[str, object]) -> str:
    """Return 32 hex digits for what names a contest.

    >>> digest_of({"a": 1, "b": 2}) == digest_of({"b": 2, "a": 1})
    True
    """
    text = json.dumps({"format": FORMAT, **key}, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:HEX_DIGITS]


class Ledger:
    """A ledger in a file, or with None one that forgets everything."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.damaged = 0
        """How many lines could not be read."""

    def read(self, key: str) -> Iterator[dict[str, Any]]:
        """Yield what is known of a contest, in the order in which it was written."""
        if self.path is None:
            return
        try:
            is_there, is_file = self.path.exists(), self.path.is_file()
        except OSError as fault:
            raise self._refusal(fault) from None
        if not is_there:
            return
        if not is_file:
            raise self._refusal(OSError(errno.EINVAL, os.strerror(errno.EINVAL)))
        try:
            lines = self.path.read_bytes().splitlines()
        except OSError as fault:
            raise self._refusal(fault) from None
        for line in lines:
            try:
                told = json.loads(line)
                mine = told["key"] == key
            except (ValueError, TypeError, KeyError, RecursionError):
                self.damaged += 1
                continue
            if mine:
                yield told

    def write(self, key: str, told: Mapping[str, object]) -> None:
        """Add a line."""
        if self.path is None:
            return
        line = json.dumps({"key": key, **told}, ensure_ascii=True).encode() + b"\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(self._end_of_line() + line)
        except OSError as fault:
            raise self._refusal(fault) from None

    def _end_of_line(self) -> bytes:
        """Return what must be written first if the last line was broken off."""
        assert self.path is not None
        with self.path.open("rb") as file:
            if file.seek(0, os.SEEK_END) == 0:
                return b""
            file.seek(-1, os.SEEK_END)
            return b"" if file.read(1) == b"\n" else b"\n"

    def _refusal(self, fault: OSError) -> SedmaError:
        reason = fault.strerror or str(fault)
        return SedmaError("ledger-refused", file=shown(str(self.path)), reason=reason)
