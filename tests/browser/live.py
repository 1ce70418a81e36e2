"""How is the real program run for a test, stopped and started again?"""

import signal
import subprocess
import sys
from pathlib import Path


class LiveServer:
    """`sedma serve` as a program of its own, on a free port that it keeps when it starts again."""

    address: str

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        words = [sys.executable, "-m", "sedma", "serve", "--no-browser"]
        words += ["--port", str(self._port), "--data", str(self._data)]
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        self.address = next(word for word in said.split() if word.startswith("http")).rstrip("/")
        self._port = int(self.address.rpartition(":")[2])

    def stop(self) -> None:
        """Stop as by Ctrl+C, and wait until it has ended."""
        assert self._process is not None
        with self._process as process:
            process.send_signal(signal.SIGINT)

    def restart(self) -> None:
        """Stop and start with the same data at the same address."""
        self.stop()
        self.start()
