"""Do bots play at a table whatever people, other bots and the disk do meanwhile?"""

import asyncio
import logging
from collections.abc import Sequence

import pytest

from sedma.server.entries import AnyEntry
from sedma.server.store import StoreError
from tests.server.rooms import (
    ClockAtRest,
    Listener,
    MemoryJournal,
    awaited,
    command,
    dealt,
    first_play,
    new_room,
    new_table,
)


@awaited
async def test_bots_play_a_whole_deal_with_a_person() -> None:
    room = new_room(new_table("sedma4", "pbbb"))
    person = Listener(0)
    room.join(person)
    await room.carry_out(person, command(t="deal", a=1))
    while room.table.waiting == "play":
        if room.table.to_play != 0:
            await person.heard("ev", seq=room.table.seq + 1)
            continue
        _, play = first_play(room.table, a=room.table.seq)
        await room.carry_out(person, play)
    assert person.table["deals"][0]["result"]["outcome"]
    numbers = [m["seq"] for m in person.messages if m["t"] == "ev"]
    assert numbers == list(range(3, room.table.seq + 1))
    await room.close()


@pytest.mark.parametrize("bot", ["broken", "cheat"])
@awaited
async def test_a_bot_that_fails_does_not_stop_the_table(
    bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    room = new_room(dealt("pppp"))
    seat = room.table.to_play
    assert seat is not None
    person = Listener(seat)
    room.join(person)
    hand_over = command(t="seat", seat=seat, kind="bot", bot=bot, name=None, a=1)
    with caplog.at_level(logging.CRITICAL + 1):
        await room.carry_out(person, hand_over)
        played = await person.heard("ev", seq=5)
    assert played["events"][0]["seat"] == seat
    await room.close()


class TiredJournal(MemoryJournal):
    """A log whose disk does not take a few entries, and then takes all."""

    refusals = 3

    async def append(self, table_id: str, seq: int, entries: Sequence[AnyEntry]) -> None:
        if self.refusals:
            self.refusals -= 1
            raise StoreError("database-refused", reason="database is locked")
        await super().append(table_id, seq, entries)


@awaited
async def test_bots_play_on_when_the_disk_takes_entries_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = ClockAtRest()
    room = new_room(dealt("pbbb"), TiredJournal(), clock)
    person = Listener(0)
    with caplog.at_level(logging.CRITICAL + 1):
        room.join(person)
        await person.heard("ev", seq=4)
    await room.close()
    assert [pause for pause in clock.pauses if pause >= 1] == [1, 2, 4]


@awaited
async def test_bots_rest_while_nobody_is_there() -> None:
    clock = ClockAtRest()
    room = new_room(dealt("pbbb"), clock=clock)
    person = Listener(0)
    assert room.table.to_play != 0
    room.join(person)
    room.leave(person)
    await room.close()
    assert room.table.seq == 3
    room.join(person)
    await person.heard("ev", seq=4)
    await room.close()


class HeldClock(ClockAtRest):
    """A clock on which a pause is over only when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.held: list[asyncio.Event] = []

    async def sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        self.held.append(over)
        await over.wait()


@awaited
async def test_nobody_keeps_a_bot_from_playing_by_changing_what_it_does_not_see() -> None:
    clock = HeldClock()
    room = new_room(dealt("pbbb"), clock=clock)
    person = Listener(0)
    room.join(person)
    while not clock.held:
        await asyncio.sleep(0)
    await room.carry_out(person, command(t="name", name="Another", a=1))
    await room.relock(0)
    clock.held[0].set()
    played = await person.heard("ev", seq=6)
    assert played["events"][0]["kind"] == "played"
    await room.close()
