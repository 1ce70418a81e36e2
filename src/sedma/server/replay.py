"""How does a browser step through a record that somebody opens?

The record is refereed as the command line does it; then the same match is played once more, and
after every move all cards lie open in a frame.
"""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sedma.errors import RecordError
from sedma.match import Deal, Match
from sedma.notation import SIGNALS
from sedma.record import deal_answer, parse, replay
from sedma.server.forms import Frame, Position, RefusedRecord, RefusedReplay, Replay
from sedma.server.house import address_of, house_of
from sedma.server.limits import read_body
from sedma.server.names import legible
from sedma.server.problems import Refused, json_response
from sedma.server.protocol import RulesOfTable


async def open_record(request: Request) -> Response:
    """All steps of a record, or where and why it cannot be replayed."""
    house = house_of(request)
    house.requests.spend(address_of(request))
    house.replays.spend(address_of(request))
    body = await read_body(request, house.limits.record)
    try:
        async with house.replaying:  # many threads at once would leave tables no time
            answer = await asyncio.to_thread(stepped, body, house.limits.frames)
    except RecordError as fault:
        refusal = RefusedRecord(fault.deal, fault.move, fault.id, fault.arguments)
        return json_response(RefusedReplay(refusal), 400)
    return json_response(answer)


def stepped(body: bytes, most: int) -> Replay:
    """The frames of the record in a text.

    Raises RecordError if it cannot be replayed, Refused if it has more than so many frames.
    """
    record = parse(body)
    if (frames := _count(record)) > most:
        raise Refused("record-too-long", frames=frames, most=most)
    match = replay(record)
    return Replay(
        rules=RulesOfTable(record["rules"]["preset"], match.rules.to_json()),
        players=[_player(told) for told in record.get("players", [])],
        frames=[frame for number in range(len(match.deals)) for frame in _frames(match, number)],
        totals=match.totals,
        winner=match.winner,
    )


ROUTES = [Route("/replay", open_record, methods=["POST"])]


def _player(told: Mapping[str, Any]) -> dict[str, str]:
    """A player as the record names it, without what nobody sees and without notes."""
    return {key: legible(told[key]) for key in ("name", "bot") if key in told}


def _count(record: object) -> int:
    deals = record.get("deals") if isinstance(record, dict) else None
    if not isinstance(deals, list):
        return 0
    moves = [deal.get("moves") if isinstance(deal, dict) else None for deal in deals]
    return sum(1 + (len(listed) if isinstance(listed, list) else 0) for listed in moves)


def _frames(match: Match, number: int) -> Iterator[Frame]:
    told = match.deals[number]
    deal = _begun_again(match, told)
    yield Frame(number, None, None, _position(deal))
    for place, move in enumerate(told.record_moves()):
        if move in SIGNALS:
            deal.signal(move)
        else:
            deal.play(move)
        yield Frame(number, place, move, _position(deal))


def _begun_again(match: Match, told: Deal) -> Deal:
    begun: dict[str, Any] = told.begun
    if "deck" in begun:
        return Deal.from_deck(match.rules, begun["dealer"], begun["deck"])
    return Deal.from_position(match.rules, **begun["position"], dealer=told.dealer)


def _position(deal: Deal) -> Position:
    position = msgspec.convert(deal_answer(deal), Position)
    return msgspec.structs.replace(position, history=position.history[-1:])
