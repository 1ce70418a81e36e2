"""Do tables sleep and wake without anybody at them being left behind?"""

import asyncio
import logging

import msgspec
import pytest

from sedma.server.entries import AnyEntry, Decided, MatchStarted, Renamed, TableMade
from sedma.server.forms import TableForm
from sedma.server.limits import Limits
from sedma.server.lobby import Lobby
from sedma.server.problems import Refused
from sedma.server.room import Room
from sedma.server.thinker import Thinker
from tests.server.rooms import (
    ClockAtRest,
    Doubles,
    Listener,
    MemoryJournal,
    awaited,
    table_made,
)
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


@pytest.mark.parametrize(
    "entries",
    [
        [MatchStarted(seed="00" * 32)],
        [table_made("sedma4"), MatchStarted(seed="no digits")],
        [table_made("sedma4"), MatchStarted(seed="00" * 32), Decided(seat=0, decision="9C")],
        [table_made("sedma4"), Renamed(seat=9, name="Nobody")],
        [TableMade(preset="sedma4", options={}, pace="off", host=0, chairs=[])],
    ],
)
@awaited
async def test_a_table_with_a_damaged_log_fails_alone_and_says_so(
    entries: list[AnyEntry], caplog: pytest.LogCaptureFixture
) -> None:
    journal = MemoryJournal()
    lobby = Lobby(journal, Thinker(Doubles(), ClockAtRest()), Limits())
    journal.logs["damaged"] = entries
    good = (await lobby.make(form())).room
    with caplog.at_level(logging.CRITICAL + 1), pytest.raises(Refused, match="table-unreadable"):
        await lobby.find("damaged")
    assert await lobby.find(good.id) is good
    await lobby.close()
