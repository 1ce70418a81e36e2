"""Do people and bots in one room hear the same truth, once, and only when it is safe?"""

import asyncio
import json
import random
from collections.abc import Sequence

import msgspec
import pytest

from sedma.server.entries import AnyEntry, Renamed
from sedma.server.keys import locked
from sedma.server.picture import state_for
from sedma.server.protocol import Command
from sedma.server.store import StoreError
from sedma.server.table import Table
from tests.server.rooms import (
    Listener,
    MemoryJournal,
    awaited,
    command,
    dealt,
    first_play,
    new_room,
    new_table,
    seated,
    seated_with_state,
)


def kinds_of(guest: Listener) -> list[str]:
    return [message["t"] for message in guest.messages]


@awaited
async def test_guests_learn_who_is_there() -> None:
    room = new_room(dealt())
    first, second = Listener(0), Listener(1)
    room.join(first)
    assert kinds_of(first) == ["hello", "state"]
    assert first.messages[0] == {"t": "hello", "table": "t", "seat": 0, "host": True, "seq": 3}
    room.join(second)
    assert [seat["present"] for seat in first.last["table"]["seats"]] == [True, True, False, False]
    other_tab = Listener(1)
    room.join(other_tab)
    room.leave(second)
    assert kinds_of(first) == ["hello", "state", "state"]
    room.leave(other_tab)
    assert [seat["present"] for seat in first.last["table"]["seats"]] == [True, False, False, False]


@awaited
async def test_everybody_hears_of_a_play_and_its_player_gets_it_acknowledged() -> None:
    room = new_room(dealt())
    guests = seated(room)
    seat, play = first_play(room.table)
    await room.carry_out(guests[seat], play)
    for guest in guests:
        assert kinds_of(guest) == ["ev", "ack"] if guest.seat == seat else ["ev"]
        assert guest.messages[0]["seq"] == 4
        assert guest.messages[0]["events"][0]["kind"] == "played"
    assert guests[seat].last == {"t": "ack", "a": 1, "seq": 4}


@awaited
async def test_a_message_that_comes_again_is_acknowledged_and_done_once() -> None:
    room = new_room(dealt())
    guests = seated(room)
    seat, play = first_play(room.table)
    for _ in range(3):
        await room.carry_out(guests[seat], play)
    other_tab = Listener(seat)
    room.join(other_tab)
    await room.carry_out(other_tab, play)
    assert other_tab.last == {"t": "ack", "a": 1, "seq": 4}
    assert kinds_of(guests[seat]) == ["ev", "ack", "ack", "ack"]
    assert room.table.seq == 4


@awaited
async def test_starting_a_deal_twice_starts_one() -> None:
    room = new_room(new_table("sedma4"))
    guests = seated(room)
    start = command(t="deal", a=1)
    await asyncio.gather(*(room.carry_out(guests[0], start) for _ in range(2)))
    assert kinds_of(guests[0]) == ["ev", "ack", "ack"]
    await room.carry_out(guests[1], start)
    assert guests[1].last["id"] == "deal-not-due"
    assert room.table.seq == 3


@awaited
async def test_a_stale_play_is_refused_with_the_state_and_changes_nothing() -> None:
    room = new_room(dealt())
    guests = seated(room)
    seat, play = first_play(room.table)
    await room.carry_out(guests[0], command(t="name", name="Jana", a=1))
    guests[seat].forget()
    await room.carry_out(guests[seat], play)
    refused, state = guests[seat].messages
    assert refused == {"t": "err", "a": 1, "id": "stale", "arguments": {}}
    assert (state["t"], state["seq"]) == ("state", 4)
    assert state["table"]["view"]["trick"] == []


@awaited
async def test_two_tabs_of_one_seat_play_one_card() -> None:
    room = new_room(dealt())
    guests = seated(room)
    seat, play = first_play(room.table, a=1)
    other_tab = Listener(seat)
    room.join(other_tab)
    _, other_play = first_play(room.table, a=500)
    await asyncio.gather(room.carry_out(guests[seat], play), room.carry_out(other_tab, other_play))
    assert room.table.seq == 4
    assert "ack" in kinds_of(guests[seat])
    assert [m["id"] for m in other_tab.messages if m["t"] == "err"] == ["stale"]
    assert guests[seat].table == other_tab.table


class SlowJournal(MemoryJournal):
    """A disk that waits until it is told to go on."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()
        self.go_on = asyncio.Event()

    async def append(self, table_id: str, seq: int, entries: Sequence[AnyEntry]) -> None:
        self.asked.set()
        await self.go_on.wait()
        await super().append(table_id, seq, entries)


@awaited
async def test_nobody_hears_of_a_play_before_it_is_on_the_disk() -> None:
    journal = SlowJournal()
    room = new_room(dealt(), journal)
    guests = seated(room)
    seat, play = first_play(room.table)
    playing = asyncio.create_task(room.carry_out(guests[seat], play))
    await journal.asked.wait()
    assert [guest.texts for guest in guests] == [[], [], [], []]
    assert room.table.seq == 3
    journal.go_on.set()
    await playing
    assert [len(guest.texts) for guest in guests].count(1) == 3


class FullJournal(MemoryJournal):
    """A disk with no room left."""

    async def append(self, table_id: str, seq: int, entries: Sequence[AnyEntry]) -> None:
        raise StoreError("database-refused", reason="disk full")


@awaited
async def test_what_the_disk_does_not_take_has_not_happened() -> None:
    room = new_room(dealt(), FullJournal())
    guests = seated(room)
    seat, play = first_play(room.table)
    await room.carry_out(guests[seat], play)
    assert guests[seat].last["id"] == "database-refused"
    assert room.table.seq == 3
    assert [len(guest.texts) for guest in guests].count(0) == 3


@awaited
async def test_an_entry_of_another_server_on_the_same_store_is_caught_up_with() -> None:
    journal = MemoryJournal()
    room = new_room(dealt(), journal)
    guests = seated(room)
    seat, play = first_play(room.table)
    journal.logs["t"].append(Renamed(seat=2, name="Elsewhere"))
    await room.carry_out(guests[seat], play)
    assert kinds_of(guests[seat]) == ["ev", "err", "state"]
    assert guests[seat].messages[1]["id"] == "stale"
    assert guests[0].table["seats"][2]["name"] == "Elsewhere"
    _, again = first_play(room.table, a=2)
    await room.carry_out(guests[seat], again)
    assert len(journal.logs["t"]) == room.table.seq == 5


@awaited
async def test_who_comes_back_at_any_ply_sees_what_one_sees_who_never_left() -> None:
    journal = MemoryJournal()
    room = new_room(dealt(), journal)
    guests = seated(room)
    chance = random.Random(1)
    while room.table.waiting == "play":
        seat = room.table.to_play
        assert seat is not None
        decision = chance.choice(room.table.match.view(seat).legal)
        play = command(t="play", seq=room.table.seq, decision=decision, a=1)
        await room.carry_out(guests[seat], play)
        restarted = new_room(Table(await journal.read("t")), MemoryJournal())
        for back, stayed in zip(seated_with_state(restarted), guests, strict=True):
            assert json.dumps(back.table) == json.dumps(stayed.table)


@awaited
async def test_a_message_for_a_deal_or_a_seat_that_comes_late_is_done_once_too() -> None:
    room = new_room(new_table("sedma2", "pp"))
    guests = seated(room)
    start = command(t="deal", a=77)
    give = command(t="seat", seat=0, kind="bot", bot="first", name=None, a=78)
    take = command(t="seat", seat=0, kind="person", bot=None, name=None, a=79)
    name = command(t="name", name="Jana", a=80)
    again = command(t="name", name="Eva", a=81)
    await room.carry_out(guests[0], start)
    a = 100
    while room.table.waiting == "play":
        seat, play = first_play(room.table, a := a + 1)
        await room.carry_out(guests[seat], play)
    for told in (give, take, name, again):
        await room.carry_out(guests[0], told)
    seq = room.table.seq
    for told in (start, give, name):
        await room.carry_out(guests[0], told)
        assert guests[0].last["t"] == "ack"
    assert room.table.seq == seq
    assert room.table.chairs[0].kind == "person"
    assert room.table.chairs[0].name == "Eva"
    assert room.table.waiting == "deal"


@awaited
async def test_a_new_secret_puts_the_holder_of_the_old_one_out() -> None:
    room = new_room(dealt())
    guests = seated(room)
    first = await room.relock(1)
    assert [guest.ended for guest in guests] == [None, 4001, None, None]
    assert room.seat_of(first) == 1
    second = await room.relock(1)
    assert (room.seat_of(first), room.seat_of(second)) == (None, 1)
    for guest in guests:
        assert [m["events"] for m in guest.messages if m["t"] == "ev"] == [[], []]
        for secret in (first, second):
            assert secret not in str(guest.messages)
            assert locked(secret) not in str(guest.messages)


@awaited
async def test_a_new_match_follows_the_old_one() -> None:
    room = new_room(new_table("sedma2", target=1))
    guests = seated(room)
    chance = random.Random(8)
    while room.table.waiting != "match":
        if room.table.waiting == "deal":
            await room.carry_out(guests[1], command(t="deal", a=room.table.seq))
            continue
        seat = room.table.to_play
        assert seat is not None
        decision = chance.choice(room.table.match.view(seat).legal)
        play = command(t="play", seq=room.table.seq, decision=decision, a=1)
        await room.carry_out(guests[seat], play)
    last = [message for message in guests[0].messages if message["t"] == "ev"][-1]
    assert last["events"][-1]["kind"] == "match"
    await room.carry_out(guests[1], command(t="match", a=1))
    assert guests[1].last["id"] == "host-only"
    await room.carry_out(guests[0], command(t="match", a=1))
    assert guests[1].last["events"] == [{"kind": "new_match"}]
    assert guests[1].table["totals"] == [0, 0]
    assert guests[1].table["view"] is None


@pytest.mark.parametrize("seed", range(4))
@awaited
async def test_messages_lost_doubled_late_or_from_others_leave_one_truth(seed: int) -> None:
    chance = random.Random(seed)
    journal = MemoryJournal()
    room = new_room(new_table("sedma4"), journal)
    guests = seated_with_state(room)
    sent: list[tuple[int, Command]] = [(0, command(t="deal", a=1))]
    for a in range(2, 300):
        if room.table.waiting == "play" and chance.random() < 0.5:
            seat, play = first_play(room.table, a)
            sent.append((seat, play))
            if chance.random() < 0.2:
                continue
        if room.table.waiting == "deal":
            sent.append((chance.randrange(4), command(t="deal", a=a)))
        seat, told = chance.choice(sent[-6:])
        seat = chance.choice([seat, seat, seat, (seat + 1) % 4])
        await room.carry_out(guests[seat], told)
        for guest in guests:
            state = json.loads(msgspec.json.encode(state_for(room.table, guest.seat, {0, 1, 2, 3})))
            assert (guest.seq, guest.table) == (room.table.seq, state)
    assert len(room.table.match.deals) > 1
    assert Table(await journal.read("t")).log == room.table.log
    for guest in guests:
        numbers = [message["seq"] for message in guest.messages if message["t"] == "ev"]
        assert numbers == list(range(3, room.table.seq + 1))
