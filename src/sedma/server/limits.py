"""How much may one browser, one address, or everybody together ask of the server?

Every number that bounds the server stands in `Limits`. Whoever asks too much is told so; nobody
else notices.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from starlette.requests import ClientDisconnect, Request

from sedma.server.problems import Refused


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and as many again in every period of so many seconds."""

    amount: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Every bound of the server; sizes in bytes, times in seconds."""

    body: int = 8_192
    message: int = 8_192
    record: int = 1_048_576
    frames: int = 5_000
    requests: Rate = Rate(600, 60)
    new_tables: Rate = Rate(60, 60)
    replays: Rate = Rate(60, 60)
    messages: Rate = Rate(100, 20)
    pings: Rate = Rate(200, 20)
    bad_messages: int = 3
    outbox: int = 256
    idle: float = 30
    sockets: int = 1_000
    sockets_of_address: int = 100
    sockets_of_seat: int = 8
    tables: int = 500
    addresses: int = 10_000


USUAL = Limits()


class Credits:
    """What is left to one asker: spent with every message, given back as time passes."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._left = float(rate.amount)
        self._seen = now()

    def spend(self) -> bool:
        """Whether there was a credit left; it is gone then.

        >>> credits = Credits(Rate(2, 10), lambda: 0.0)
        >>> credits.spend(), credits.spend(), credits.spend()
        (True, True, False)
        """
        now = self._now()
        back = (now - self._seen) * self._rate.amount / self._rate.seconds
        self._left = min(self._rate.amount, self._left + back)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


@dataclass(slots=True)
class CreditsByAddress:
    """Credits for every address; those who have asked for nothing longest are forgotten first."""

    rate: Rate
    addresses: int
    now: Callable[[], float]
    _known: OrderedDict[str, Credits] = field(default_factory=OrderedDict)

    def spend(self, address: str) -> None:
        """Take a credit from an address; raises Refused when it has none."""
        credits = self._known.pop(address, None) or Credits(self.rate, self.now)
        self._known[address] = credits
        if len(self._known) > self.addresses:
            self._known.popitem(last=False)
        if not credits.spend():
            raise Refused("too-fast", status=429)


async def read_body(request: Request, limit: int) -> bytes:
    """The body of a request.

    Raises Refused as soon as it is known to be longer than the limit, or if it never comes whole.
    """
    body = bytearray()
    announced = request.headers.get("content-length", "0")
    if announced.isdecimal() and int(announced) > limit:
        raise Refused("body-too-large", status=413, limit=limit)
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > limit:
                raise Refused("body-too-large", status=413, limit=limit)
    except ClientDisconnect:
        raise Refused("message-unreadable", reason="cut off") from None
    return bytes(body)
