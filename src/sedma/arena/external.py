"""How does a program of others play? Lines go to and fro; `docs/bots.md` describes them.

The program runs as a process of its own and sees views, nothing else. What it answers late, at
too great length or against the rules breaks off the deal, which it loses; it is started anew.
"""

import json
import os
import random
import selectors
import shlex
import subprocess
from time import monotonic
from types import TracebackType
from typing import Self

import msgspec

from sedma.arena.table import Forfeit
from sedma.errors import SedmaError, shown
from sedma.rules import Rules
from sedma.view import View

PROTOCOL = 1
PATIENCE = 10.0
"""Seconds until an answer is late."""
LONGEST_LINE = 1_000
"""Bytes of an answer."""
CHANCE_BITS = 53
"""Numbers of so many bits survive in every JSON reader."""


class External:
    """A bot in a process of its own, from `with` to its end."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self._begin()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end()

    def decide(self, view: View, rules: Rules, chance: random.Random) -> str:
        """Return the line that the program answers; raises Forfeit if none comes in time."""
        asked = {
            "view": msgspec.to_builtins(view),
            "rules": rules.to_json(),
            "chance": chance.getrandbits(CHANCE_BITS),
        }
        if self._process is None:
            self._begin()
        try:
            return self._exchange(asked)
        except Forfeit:
            self._end()
            raise

    def _begin(self) -> None:
        """Start the program and shake hands; SedmaError if it will not."""
        try:
            self._process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                process_group=0,
            )
        except (OSError, ValueError, IndexError) as fault:
            reason = shown(str(fault))
            command = shown(self.command)
            raise SedmaError("external-not-started", command=command, reason=reason) from None
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        try:
            told = json.loads(self._exchange({"sedma": PROTOCOL}))
            spoken = told.get("sedma") if isinstance(told, dict) else None
        except (Forfeit, ValueError) as fault:
            self._refuse(str(fault))
        if spoken != PROTOCOL:
            self._refuse(f"protocol {shown(spoken)}")

    def _refuse(self, reason: str) -> None:
        self._end()
        command = shown(self.command)
        raise SedmaError("external-handshake", command=command, reason=shown(reason))

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            pipe.close()
        process.wait()

    def _exchange(self, told: object) -> str:
        """Return the line that answers one line; raises Forfeit."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        until = monotonic() + self.patience
        rest = json.dumps(told, ensure_ascii=True).encode() + b"\n"
        while rest:
            _wait(process.stdin.fileno(), selectors.EVENT_WRITE, until)
            try:
                rest = rest[os.write(process.stdin.fileno(), rest) :]
            except OSError:
                raise Forfeit("ended") from None
        line = b""
        while not line.endswith(b"\n"):
            _wait(process.stdout.fileno(), selectors.EVENT_READ, until)
            part = os.read(process.stdout.fileno(), LONGEST_LINE)
            line += part
            if not part:
                raise Forfeit("ended")
            if len(line) > LONGEST_LINE:
                raise Forfeit("too long")
            if b"\n" in line[:-1]:
                raise Forfeit("more than one line")
        return line.decode(errors="replace").strip()


def _wait(file: int, event: int, until: float) -> None:
    """Return once a pipe is ready; raises Forfeit when that comes too late."""
    with selectors.DefaultSelector() as selector:
        selector.register(file, event)
        if not selector.select(max(0.0, until - monotonic())):
            raise Forfeit("late")
