"""Does any frame hold a card that its seat cannot know, or tell what the leader holds?"""

import asyncio
import json
import random
import re
from typing import Any

import pytest

from sedma.rules import deck_cards, load
from sedma.server.entries import AnyEntry, DealStarted, Decided, MatchStarted
from sedma.server.room import Room
from sedma.server.table import Table
from tests.long.sent import GAMES
from tests.server.rooms import (
    ClockAtRest,
    Listener,
    command,
    known_to,
    new_room,
    new_table,
    stacked,
    table_made,
)

CARD = re.compile(r'"([2-9TJQKA][CSHD])"')


def without_rules(message: dict[str, object]) -> str:
    table = message.get("table")
    shown = {**table, "rules": None} if isinstance(table, dict) else table
    return json.dumps({**message, "table": shown})


async def scan_whole_match(room: Room, chance: random.Random, most_deals: int) -> None:
    """Play on from each seat's own socket; no frame may hold a card that its seat cannot know."""
    table = room.table
    guests = [Listener(seat) for seat in range(table.rules.players)]
    for guest in guests:
        room.join(guest)
    a = chance.randrange(2**50)  # as a page does
    while table.waiting != "match" and len(table.match.deals) <= most_deals:
        a += 1
        if table.waiting == "deal":
            await room.carry_out(guests[0], command(t="deal", a=a))
        else:
            seat = table.to_play
            assert seat is not None
            decision = chance.choice(table.match.view(seat).legal)
            play = command(t="play", seq=table.seq, decision=decision, a=a)
            await room.carry_out(guests[seat], play)
        for guest in guests:
            scan(guest, table)
        if chance.random() < 0.1:
            again = Listener(chance.randrange(table.rules.players))
            room.join(again)
            scan(again, table)
            room.leave(again)
    await room.close()


def scan(guest: Listener, table: Table) -> None:
    deal = table.match.deal
    assert deal is not None
    known = known_to(guest.seat, deal)
    for message in guest.messages:
        assert message["t"] in {"hello", "state", "ev", "ack"}
        assert set(CARD.findall(without_rules(message))) <= known
    guest.forget()


@pytest.mark.parametrize(("preset", "options"), GAMES[::2], ids=lambda value: str(value)[:20])
def test_no_frame_of_a_match_holds_a_card_that_its_seat_cannot_know(
    preset: str, options: dict[str, Any]
) -> None:
    table = new_table(preset, **options)
    asyncio.run(scan_whole_match(new_room(table), random.Random(preset), most_deals=5))


def test_after_a_new_match_the_frames_are_as_clean() -> None:
    table = new_table("sedma2", target=1)
    room = new_room(table)
    asyncio.run(scan_whole_match(room, random.Random(3), most_deals=9))
    assert table.waiting == "match"
    again = Table([*table.log, MatchStarted(seed="77" * 32)])
    asyncio.run(scan_whole_match(new_room(again), random.Random(4), most_deals=5))


SEAT_3_DEALS = "03" * 32  # a seed whose first dealer that is

# The leader's question. In one deck the leader has a card to go on with, in the other none; nobody
# else can see the difference: a seven and a king have changed places between hand and stock.
OTHERS = [["8C", "TC", "JS", "QS"], ["8S", "AC", "JH", "QH"], ["8H", "AS", "JD", "QD"]]
PLAYED = ["9C", "8C", "8S", "8H"]


def deck_for(leaders_hand: list[str]) -> list[str]:
    """A deck that gives these hands to seats 0 to 3 when seat 3 deals, in packets of two."""
    hands = [leaders_hand, *OTHERS]
    dealt = [card for start in (0, 2) for hand in hands for card in hand[start : start + 2]]
    rest = set(deck_cards(load("sedma4"))) - set(dealt)
    return dealt + sorted(rest, key=lambda card: (card in ("KC", "7D"), card))


def asked(leaders_hand: list[str], kinds: str) -> tuple[list[list[bytes]], list[float], str]:
    """What seats 1 to 3 hear, the pauses, and the leader's choices, up to the end of the trick."""
    return asyncio.run(_asked(leaders_hand, kinds))


async def _asked(leaders_hand: list[str], kinds: str) -> tuple[list[list[bytes]], list[float], str]:
    entries: list[AnyEntry] = [table_made("sedma4", kinds), MatchStarted(seed=SEAT_3_DEALS)]
    entries += [DealStarted()]
    entries += [Decided(seat=seat, decision=card) for seat, card in enumerate(PLAYED[:3])]
    table = Table(entries, stacked(deck_for(leaders_hand)))
    clock = ClockAtRest()
    room = new_room(table, clock=clock)
    guests = [Listener(seat) for seat in range(4)]
    for guest in guests:
        room.join(guest)
    last = command(t="play", seq=table.seq, decision="8H", a=1)
    await room.carry_out(guests[3], last)
    legal = " ".join(table.match.view(0).legal)
    if table.chairs[0].kind == "person":
        stop = command(t="play", seq=table.seq, decision="stop", a=1)
        await room.carry_out(guests[0], stop)
    await guests[1].heard("ev", seq=len(entries) + 2)
    await room.close()
    texts = [[t for t in guest.texts if b'"t":"ev"' in t][:2] for guest in guests[1:]]
    return texts, clock.pauses[:1], legal


@pytest.mark.parametrize("kinds", ["pppp", "bppp"])
def test_the_leaders_question_sounds_the_same_with_and_without_a_choice(kinds: str) -> None:
    with_seven = asked(["9C", "7D", "QC", "JC"], kinds)
    without = asked(["9C", "KC", "QC", "JC"], kinds)
    assert (with_seven[2], without[2]) == ("stop 7D", "stop")
    assert with_seven[:2] == without[:2]
    seen = json.loads(without[0][0][0])["table"]["view"]
    assert (seen["round_over"], seen["to_play"]) == (True, 0)
    if kinds[0] == "b":
        assert without[1] == [0.05]
