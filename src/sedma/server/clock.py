"""What time is it, and how long does a bot let people look before it decides?

The pause is a matter of the table's pace and of nothing else, least of all of the cards. It is
counted from the moment the seat comes to play, so thinking is hidden in it.
"""

import asyncio
import time
from typing import Literal, Protocol

Pace = Literal["off", "fast", "normal", "slow"]

_PAUSES: dict[Pace, float] = {"off": 0.0, "fast": 0.4, "normal": 0.9, "slow": 1.8}
_LEAST_AT_QUESTION = 0.05


class Clock(Protocol):
    """Time as the server reads it; tests put their own in."""

    def now(self) -> float:
        """Seconds that only ever grow."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970, for the log."""

    async def sleep(self, seconds: float) -> None:
        """Come back after so many seconds."""


class SystemClock:
    """The time of this machine."""

    def now(self) -> float:
        return time.monotonic()

    def wall_ms(self) -> int:
        return time.time_ns() // 1_000_000

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def pause(pace: Pace, *, question: bool, new_trick: bool = False) -> float:
    """Seconds from the moment a bot comes to play until its decision is made known.

    At the leader's question, whether to go on, there is a least pause even at pace ``off``, for the
    time of the answer must not tell whether there was anything to think about. Before a new trick
    it is twice as long, so that people see what lay in the old one.

    >>> pause("off", question=False), pause("off", question=True), pause("slow", question=True)
    (0.0, 0.05, 1.8)
    """
    seconds = _PAUSES[pace] * (2 if new_trick else 1)
    return max(seconds, _LEAST_AT_QUESTION if question else 0.0)
