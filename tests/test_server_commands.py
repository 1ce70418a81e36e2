"""Does only the one who may do a thing get it done, whatever is sent?"""

import json
import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sedma.cards import full_pack
from sedma.errors import SedmaError
from sedma.server.commands import done_before, entry_for
from sedma.server.entries import Decided, MatchStarted, Reseated
from sedma.server.protocol import Command
from sedma.server.table import Table
from tests.server.rooms import MESSAGE, all_views, command, new_table, next_entry, played

BOTS = ["random", "greedy"]
DECISIONS = [*full_pack("2-A", 1), "stop", "dark", "call", "9c", "10H", "XX", "-1", "0", "STOP"]
SIGNALS = ["say:take", "say:leave", "say:smear", "say:keep", "ask", "yes", "no", "stop", "hello"]


def accepted(table: Table, seat: int, told: Command, present: set[int] | None = None) -> bool:
    """Whether a seat's command would be carried out; asking changes nothing."""
    before = all_views(table)
    try:
        entry_for(table, seat, told, present or {0}, BOTS, BOTS[-1])
    except SedmaError:
        return False
    finally:
        assert all_views(table) == before
    return True


@pytest.mark.parametrize("preset", ["sedma4", "sedma3solo", "hola4", "lustik4", "ristiklappi"])
def test_in_every_state_only_the_seat_to_play_can_play_and_only_what_is_legal(preset: str) -> None:
    chance = random.Random(preset)
    table = new_table(preset)
    for step, _ in enumerate(played(table, chance)):
        if step > 45:
            break
        deal = table.match.deal
        assert deal is not None
        for seat in range(table.rules.players):
            legal = deal.legal() if seat == table.to_play else []
            plays = [command(t="play", seq=table.seq, decision=d, a=1) for d in DECISIONS]
            done = [p for p in plays if entry_or_none(table, seat, p)]
            assert [getattr(p, "decision", None) for p in done] == [
                d for d in DECISIONS if d in legal
            ]


def entry_or_none(table: Table, seat: int, told: Command) -> object:
    with suppress(SedmaError):
        return entry_for(table, seat, told, {0}, BOTS, BOTS[-1])
    return None


def test_in_every_state_only_the_partner_who_may_speak_can() -> None:
    table = new_table("sedma4", signals="ask")
    chance = random.Random(2)
    for step, _ in enumerate(played(table, chance)):
        if step > 60:
            break
        for seat in range(4):
            allowed = table.match.view(seat).signals if table.waiting == "play" else []
            told = [
                s
                for s in SIGNALS
                if accepted(table, seat, command(t="say", seq=table.seq, signal=s, a=1))
            ]
            assert sorted(told) == sorted(allowed)


def test_deals_and_matches_begin_only_when_they_are_due() -> None:
    table = new_table("sedma2", target=1)
    chance = random.Random(5)
    deal, match = command(t="deal", a=1), command(t="match", a=1)
    seen = set()
    while entry := next_entry(table, chance):
        seen.add(table.waiting)
        assert accepted(table, 1, deal) == (table.waiting == "deal")
        assert not accepted(table, 0, match)
        table.apply(entry)
    assert seen == {"deal", "play"}
    assert table.waiting == "match"
    assert not accepted(table, 0, deal)
    assert accepted(table, 0, match)
    assert not accepted(table, 1, match)


@pytest.mark.parametrize("behind", [1, 2, -1, -5])
def test_a_play_for_another_state_is_stale(behind: int) -> None:
    table = in_play("sedma4")
    seat = table.to_play
    assert seat is not None
    decision = table.match.view(seat).legal[0]
    told = command(t="play", seq=table.seq - behind, decision=decision, a=1)
    with pytest.raises(SedmaError, match="stale"):
        entry_for(table, seat, told, {0}, BOTS, BOTS[-1])


def test_a_play_done_before_is_known_by_its_place_its_seat_and_its_counter() -> None:
    table = in_play("sedma4")
    seat = table.to_play
    assert seat is not None
    seq = table.seq
    decision = table.match.view(seat).legal[0]
    told = command(t="play", seq=seq, decision=decision, a=9)
    entry = entry_for(table, seat, told, {0}, BOTS, BOTS[-1])
    assert isinstance(entry, Decided)
    assert done_before(table, seat, told) is None
    table.apply(entry)
    assert done_before(table, seat, told) == seq + 1
    assert done_before(table, (seat + 1) % 4, told) is None
    other = command(t="play", seq=seq, decision=decision, a=10)
    assert done_before(table, seat, other) is None


def test_a_match_begun_before_is_known_by_its_seat_and_its_counter() -> None:
    table = new_table("sedma2")
    told = command(t="match", a=4)
    assert done_before(table, 0, told) is None
    table.apply(MatchStarted(by=0, a=4, seed="11" * 32))
    assert done_before(table, 0, told) == 3
    rename = command(t="name", name="x", a=4)
    assert done_before(table, 0, rename) is None


def test_a_bot_that_is_not_there_gets_no_seat() -> None:
    table = new_table("sedma4")
    told = command(t="seat", seat=0, kind="bot", bot="deep", name=None, a=1)
    with pytest.raises(SedmaError, match="bot-unknown"):
        entry_for(table, 0, told, {0}, BOTS, BOTS[-1])


def test_a_seat_is_given_away_by_its_owner_and_the_host_alone() -> None:
    table = new_table("sedma4", "pppb")
    everybody = {0, 1, 2}
    for seat in range(3):
        for target in range(6):
            told = command(t="seat", seat=target, kind="bot", bot="greedy", name=None, a=1)
            right = target < 4 and (seat == 0 or seat == target)
            assert accepted(table, seat, told, everybody) == right


def test_while_the_host_is_away_the_first_who_is_there_acts_for_the_host() -> None:
    table = new_table("sedma4", "pppb")
    told = command(t="seat", seat=0, kind="bot", bot="greedy", name=None, a=1)
    assert accepted(table, 1, told, {1, 2})
    assert not accepted(table, 2, told, {1, 2})
    assert not accepted(table, 1, told, {0, 1, 2})


def test_a_person_keeps_name_and_seat_while_a_bot_plays() -> None:
    table = new_table("sedma4", "pppp")
    away = command(t="seat", seat=1, kind="bot", bot="greedy", name=None, a=1)
    entry = entry_for(table, 1, away, {0, 1}, BOTS, BOTS[-1])
    assert entry == Reseated(by=1, a=1, seat=1, player="bot", name="Player 1", bot="greedy")
    table.apply(entry)
    assert entry_for(table, 1, away, {0, 1}, BOTS, BOTS[-1]) is None
    back = command(t="seat", seat=1, kind="person", bot=None, name=None, a=2)
    entry = entry_for(table, 1, back, {0, 1}, BOTS, BOTS[-1])
    assert entry == Reseated(by=1, a=2, seat=1, player="person", name="Player 1", bot=None)


def test_a_bots_seat_takes_the_name_of_the_person_or_bot_who_follows() -> None:
    table = new_table("sedma4", "pbbb")
    other = command(t="seat", seat=1, kind="bot", bot="random", name=None, a=1)
    entry = entry_for(table, 0, other, {0}, BOTS, BOTS[-1])
    assert isinstance(entry, Reseated)
    assert (entry.name, entry.bot) == ("random", "random")
    person = command(t="seat", seat=1, kind="person", bot=None, name="Petr\u202e", a=1)
    entry = entry_for(table, 0, person, {0}, BOTS, BOTS[-1])
    assert isinstance(entry, Reseated)
    assert (entry.name, entry.bot) == ("Petr", None)


def test_nobody_plays_for_a_bot() -> None:
    table = in_play("sedma4")
    seat = table.to_play
    assert seat is not None
    table.apply(Reseated(seat=seat, player="bot", name="x", bot="greedy"))
    decision = table.match.view(seat).legal[0]
    assert not accepted(table, seat, command(t="play", seq=table.seq, decision=decision, a=1))


def in_play(preset: str) -> Table:
    table = new_table(preset)
    entry = next_entry(table, random.Random(1))
    assert entry is not None
    table.apply(entry)
    return table


GOOD_PLAY: dict[str, Any] = {"t": "play", "seq": 3, "decision": "9C", "a": 1}


@pytest.mark.parametrize(
    "spoilt",
    [
        {"points": 90},
        {"seat": 2},
        {"card": "9C"},
        {"seq": -1},
        {"seq": 1e3},
        {"seq": 2**53},
        {"seq": None},
        {"seq": "3"},
        {"a": -1},
        {"a": True},
        {"decision": None},
        {"decision": 3},
        {"decision": ["9C"]},
        {"decision": ""},
        {"decision": "9C" * 100},
        {"t": "cheat"},
        {"t": None},
    ],
    ids=str,
)
def test_a_message_with_anything_wrong_in_it_is_not_read(spoilt: dict[str, Any]) -> None:
    MESSAGE.decode(json.dumps(GOOD_PLAY))
    with pytest.raises(msgspec.DecodeError):
        MESSAGE.decode(json.dumps(GOOD_PLAY | spoilt))


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
        max_leaves=8,
    )
)
def test_nothing_but_a_message_is_read_as_one(junk: object) -> None:
    with pytest.raises(msgspec.DecodeError):
        MESSAGE.decode(json.dumps(junk))


@given(st.binary(max_size=60))
def test_bytes_that_are_no_message_are_refused_and_nothing_worse(junk: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeError)):
        MESSAGE.decode(junk)
