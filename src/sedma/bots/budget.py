"""How long may a search go on?

Up to a number of worlds or iterations, and, where wished, up to so many milliseconds or until
somebody says stop. Only the number gives the same decision on every machine.
"""

from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple, Protocol


class Signal(Protocol):
    """What can say stop, such as a `threading.Event`."""

    def is_set(self) -> bool:
        """Return whether the search shall end."""
        ...


class Budget(NamedTuple):
    """How much a bot may search before a decision."""

    number: int
    milliseconds: float | None = None
    stop: Signal | None = None

    def slices(self, size: int) -> Iterator[int]:
        """Return the sizes of slices to work through; ends early where time is up, never at once.

        >>> list(Budget(10).slices(4))
        [4, 4, 2]
        >>> list(Budget(10, milliseconds=0.0).slices(4))
        [4]
        """
        begun = perf_counter()
        for done in range(0, self.number, size):
            if done and self._is_over(begun):
                return
            yield min(size, self.number - done)

    def _is_over(self, begun: float) -> bool:
        if self.stop is not None and self.stop.is_set():
            return True
        spent = 1_000 * (perf_counter() - begun)
        return self.milliseconds is not None and spent >= self.milliseconds
