"""How does a browser get from the door to its seat at a table?"""

import contextlib

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from sedma.server.connection import Connection
from sedma.server.house import House, address_of, house_of
from sedma.server.keys import secret_in
from sedma.server.problems import Refused

_NEEDS_KEY = 4001
_TRY_AGAIN = 1013


async def table_socket(socket: WebSocket) -> None:
    """Serve the holder of a seat's cookie; others are told to come in by a link, with code 4001.

    Origin and Host have been checked before this is called.
    """
    house = house_of(socket)
    with contextlib.suppress(WebSocketDisconnect):
        await socket.accept()
        try:
            house.requests.spend(address_of(socket))
            with house.socket_from(address_of(socket)):
                await _serve(socket, house)
        except Refused as refusal:
            await socket.close(_NEEDS_KEY if refusal.status == 404 else _TRY_AGAIN)


ROUTES = [WebSocketRoute("/tables/{table_id}/socket", table_socket)]


async def _serve(socket: WebSocket, house: House) -> None:
    table_id = socket.path_params["table_id"]
    room = await house.lobby.find(table_id)
    seat = room.seat_of(secret_in(socket.cookies, table_id))
    if seat is None:
        raise Refused("table-unknown", status=404)
    if room.guests_of(seat) >= house.limits.sockets_of_seat:
        raise Refused("too-many-sockets", status=503)
    await Connection(socket, room, seat, house.limits, house.clock).serve()
