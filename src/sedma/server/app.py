"""How is the server put together?"""

import contextlib
from collections.abc import AsyncIterator, Iterable
from importlib.resources import files
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Mount

import sedma.bots
from sedma.errors import SedmaError
from sedma.server import api, offer, replay, sockets
from sedma.server.clock import Clock, SystemClock
from sedma.server.guard import Guard
from sedma.server.house import House
from sedma.server.limits import USUAL, CreditsByAddress, Limits
from sedma.server.lobby import Lobby
from sedma.server.pages import client_folder, page_routes
from sedma.server.problems import on_crash, on_http_error, on_sedma_error
from sedma.server.store import Logs, open_logs
from sedma.server.thinker import Roster, Thinker


def make_app(
    data: Path,
    *,
    names: frozenset[str] = frozenset({"localhost"}),
    addresses: Iterable[str] = (),
    limits: Limits = USUAL,
    clock: Clock | None = None,
    roster: Roster = sedma.bots,
    client: Path | None = None,
) -> Starlette:
    """The application, with its database in a folder.

    ``names`` are the hosts that it answers to beside plain addresses, ``addresses`` where others
    find it. Raises StoreError if the database cannot be used.
    """
    clock = clock or SystemClock()
    logs = open_logs(data, clock)
    thinker = Thinker(roster, clock)
    app = Starlette(
        routes=[
            Mount("/api", routes=[*api.ROUTES, *offer.ROUTES, *replay.ROUTES, *sockets.ROUTES]),
            *page_routes(client or client_folder(), Path(str(files("sedma.words")))),
        ],
        middleware=[Middleware(Guard, names=names)],
        exception_handlers={
            SedmaError: on_sedma_error,
            HTTPException: on_http_error,
            Exception: on_crash,
        },
        lifespan=lambda app: _opened(app, logs, thinker),
    )
    requests, new_tables, replays = (
        CreditsByAddress(rate, limits.addresses, clock.now)
        for rate in (limits.requests, limits.new_tables, limits.replays)
    )
    app.state.house = House(
        lobby=Lobby(logs, thinker, limits),
        roster=roster,
        limits=limits,
        clock=clock,
        addresses=list(addresses),
        requests=requests,
        new_tables=new_tables,
        replays=replays,
    )
    return app


@contextlib.asynccontextmanager
async def _opened(app: Starlette, logs: Logs, thinker: Thinker) -> AsyncIterator[None]:
    thinker.warm_up()
    try:
        yield
    finally:
        house: House = app.state.house
        await house.lobby.close()
        thinker.close()
        logs.close()
