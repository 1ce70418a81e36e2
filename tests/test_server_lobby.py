"""Do tables sleep and wake without anybody at them being left behind?"""

import asyncio

import msgspec

from sedma.server.forms import TableForm
from sedma.server.limits import Limits
from sedma.server.lobby import Lobby
from sedma.server.room import Room
from sedma.server.thinker import Thinker
from tests.server.rooms import ClockAtRest, Doubles, Listener, MemoryJournal, awaited
from tests.server.running import sedma4


async def full_lobby(tables: int) -> tuple[Lobby, list[Room]]:
    """A lobby with as many tables as it may have; at each somebody was who is gone again."""
    lobby = Lobby(MemoryJournal(), Thinker(Doubles(), ClockAtRest()), Limits(tables=tables))
    rooms = [(await lobby.make(form())).room for _ in range(tables)]
    for room in rooms:
        guest = Listener(0)
        room.join(guest)
        room.leave(guest)
    return lobby, rooms


def form() -> TableForm:
    return msgspec.convert(sedma4(), TableForm)


@awaited
async def test_tables_that_are_made_while_others_are_put_to_sleep_all_find_room() -> None:
    lobby, _ = await full_lobby(10)
    tasks = []
    for _ in range(40):
        tasks.append(asyncio.create_task(lobby.make(form())))
        await asyncio.sleep(0)
    made = await asyncio.gather(*tasks)
    assert len({new.room.id for new in made}) == 40
    await lobby.close()


@awaited
async def test_who_comes_while_tables_are_put_to_sleep_sits_where_all_others_come_to() -> None:
    lobby, rooms = await full_lobby(10)
    making = asyncio.create_task(lobby.make(form()))
    await asyncio.sleep(0)
    room = await lobby.find(rooms[-1].id)
    room.join(Listener(0))
    await making
    assert await lobby.find(room.id) is room
    await lobby.close()
