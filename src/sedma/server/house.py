"""What do all requests share?"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from sedma.server.clock import Clock
from sedma.server.limits import CreditsByAddress, Limits
from sedma.server.lobby import Lobby
from sedma.server.problems import Refused
from sedma.server.thinker import Roster


@dataclass(slots=True)
class House:
    """The lobby, and the counts by which askers are bounded."""

    lobby: Lobby
    roster: Roster
    limits: Limits
    clock: Clock
    addresses: list[str]
    requests: CreditsByAddress
    new_tables: CreditsByAddress
    replays: CreditsByAddress
    replaying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    _sockets: Counter[str] = field(default_factory=Counter)

    @contextmanager
    def socket_from(self, address: str) -> Iterator[None]:
        """Count a socket as long as it lasts; raises Refused when there are too many."""
        limits = self.limits
        if (
            self._sockets.total() >= limits.sockets
            or self._sockets[address] >= limits.sockets_of_address
        ):
            raise Refused("too-many-sockets", status=503)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def house_of(connection: HTTPConnection) -> House:
    """The house that a request came to."""
    house: House = connection.app.state.house
    return house


def address_of(connection: HTTPConnection) -> str:
    """The network address of an asker, as the limits count it."""
    return connection.client.host if connection.client else ""
