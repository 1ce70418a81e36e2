"""What can be asked over plain HTTP about tables?

Each function is one address. A request is read strictly and within its limits; a refusal is an
error id with arguments.
"""

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sedma.server.forms import (
    Entered,
    EnterForm,
    Form,
    InviteForm,
    SeatLink,
    TableForm,
    TableMadeAnswer,
)
from sedma.server.house import address_of, house_of
from sedma.server.keys import give_cookie, secret_in
from sedma.server.limits import read_body
from sedma.server.problems import Refused, json_response
from sedma.server.room import Room

AnyForm = TypeVar("AnyForm", bound=Form)


async def read_form(request: Request, form: type[AnyForm]) -> AnyForm:
    """The body of a request as a form; raises Refused if it is too long or none such."""
    house = house_of(request)
    house.requests.spend(address_of(request))
    body = await read_body(request, house.limits.body)
    try:
        return msgspec.json.decode(body, type=form)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refused("message-unreadable", reason=str(error)[:200]) from None


async def make_table(request: Request) -> Response:
    """A new table; its maker gets the cookie of the first person's seat."""
    house = house_of(request)
    form = await read_form(request, TableForm)
    house.new_tables.spend(address_of(request))
    new = await house.lobby.make(form)
    links = [SeatLink(seat, key) for seat, key in new.secrets.items() if seat != new.host]
    response = json_response(TableMadeAnswer(new.room.id, new.host, links), 201)
    return _with_cookie(request, response, new.room.id, new.secrets[new.host])


async def enter(request: Request) -> Response:
    """The seat that a secret opens, with its cookie.

    It would take the place of the host's own cookie, and nobody could give that one back.
    """
    form = await read_form(request, EnterForm)
    room = await _room(request)
    seat = room.seat_of(form.secret)
    if seat is None:
        raise Refused("key-refused", status=403)
    if seat != room.table.made.host == room.seat_of(secret_in(request.cookies, room.id)):
        raise Refused("host-has-seat", status=409)
    return _with_cookie(request, json_response(Entered(seat)), room.id, form.secret)


async def invite(request: Request) -> Response:
    """A fresh secret for a seat; only the host gets one, and whoever held the old one is out."""
    form = await read_form(request, InviteForm)
    room, own = await _room_and_seat(request)
    if own != room.table.made.host:
        raise Refused("host-only", status=403)
    if form.seat >= room.table.rules.players:
        raise Refused("seat-unknown")
    secret = await room.relock(form.seat)
    response = json_response(SeatLink(form.seat, secret))
    return _with_cookie(request, response, room.id, secret) if form.seat == own else response


async def summary(request: Request) -> Response:
    """The table in short, for the holder of a seat."""
    house_of(request).requests.spend(address_of(request))
    room, seat = await _room_and_seat(request)
    return json_response(room.summary(seat))


async def record(request: Request) -> Response:
    """The finished deals of the match as a file, for the holder of a seat."""
    house_of(request).requests.spend(address_of(request))
    room, _ = await _room_and_seat(request)
    response = json_response(room.table.record())
    name = f"sedma-{room.table.made.preset}-{room.id}.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


ROUTES = [
    Route("/tables", make_table, methods=["POST"]),
    Route("/tables/{table_id}", summary),
    Route("/tables/{table_id}/enter", enter, methods=["POST"]),
    Route("/tables/{table_id}/invite", invite, methods=["POST"]),
    Route("/tables/{table_id}/record", record),
]


async def _room(request: Request) -> Room:
    return await house_of(request).lobby.find(request.path_params["table_id"])


async def _room_and_seat(request: Request) -> tuple[Room, int]:
    room = await _room(request)
    seat = room.seat_of(secret_in(request.cookies, room.id))
    if seat is None:
        raise Refused("table-unknown", status=404)
    return room, seat


def _with_cookie(request: Request, response: Response, table_id: str, secret: str) -> Response:
    give_cookie(response, table_id, secret, secure=request.url.scheme == "https")
    return response
