"""How do bots that think hard get compiled without anybody waiting for it?

In a process of its own, which leaves the compiled code in the compiler's cache folder: were it a
thread of the server, people would feel it, and the server could not end before the compiler does.
"""

import contextlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator

from sedma import bots
from sedma.server.thinker import first_view, late_view

GENTLE = 10


@contextlib.contextmanager
def warming() -> Iterator[None]:
    """Compile what the strongest bot needs while the server runs, at most as long as it does."""
    child = subprocess.Popen([sys.executable, "-m", __name__], stdin=subprocess.DEVNULL)
    try:
        yield
    finally:
        child.terminate()
        child.wait()


def main() -> None:
    """Let the strongest bot decide once early in a deal and once late."""
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    for view, rules in (first_view(), late_view()):
        bots.make(bots.offered()[-1]).decide(view, rules, random.Random(0))


if __name__ == "__main__":
    main()
