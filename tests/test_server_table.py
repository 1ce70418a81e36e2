"""Is a table exactly what its log says?"""

import random

import msgspec
import pytest

from sedma.record import replay
from sedma.rules import deck_cards, load
from sedma.server.entries import DealStarted, Decided, MatchStarted, written
from sedma.server.entries import read as read_entry
from sedma.server.events import Called, DealEnded, Drawn, Played, Shown, TrickTaken
from sedma.server.picture import state_for
from sedma.server.table import Table, first_dealer
from tests.server.rooms import all_views, new_table, played, stacked, table_made

PRESETS = ["sedma4", "sedma2", "sedma3solo", "hola3", "hola4", "zsiros4", "lustik4", "ristiklappi"]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_table_rebuilt_from_its_log_at_any_ply_shows_the_same_to_every_seat(preset: str) -> None:
    chance = random.Random(preset)
    table = new_table(preset, target=2)
    for step, _ in enumerate(played(table, chance)):
        if step > 150:
            break
        again = Table([read_entry(written(entry)[1]) for entry in table.log])
        assert all_views(again) == all_views(table)


@pytest.mark.parametrize("preset", PRESETS)
def test_events_tell_every_card_once_and_every_draw(preset: str) -> None:
    chance = random.Random(preset)
    table = new_table(preset)
    counts: list[int] = []
    for entry, events in played(table, chance):
        spectator = table.match.view(None)
        if isinstance(entry, DealStarted):
            if len(table.match.deals) > 3:
                break
            counts = list(spectator.hand_counts)
            continue
        for event in events:
            if isinstance(event, Played) and not event.dark:
                counts[event.seat] -= 1
            if isinstance(event, Shown):
                counts[event.seat] += 1
            if isinstance(event, Drawn):
                counts = [had + drew for had, drew in zip(counts, event.counts, strict=True)]
                assert event.stock_count == spectator.stock_count
        assert counts == spectator.hand_counts


def test_a_king_that_may_not_be_played_is_shown_to_all() -> None:
    chance = random.Random(2)
    for _ in range(300):
        table = new_table("ristiklappi", seed=chance.randbytes(32).hex())
        for entry, events in played(table, chance):
            for event in events:
                if isinstance(event, Shown):
                    assert isinstance(entry, Decided)
                    assert (event.seat, event.card[0]) == (entry.seat, "K")
                    return
    pytest.fail("it never happened")


def test_a_call_of_four_alike_ends_the_deal() -> None:
    kings = ["KC", "KS", "KH", "KD"]
    rest = [card for card in deck_cards(load("lustik4")) if card not in kings]
    table = Table([table_made("lustik4"), MatchStarted(seed="00" * 32)], stacked(kings + rest))
    table.apply(DealStarted())
    seat = table.to_play
    assert seat is not None
    called, ended = table.apply(Decided(seat=seat, decision="call"))
    assert called == Called(seat)
    assert isinstance(ended, DealEnded)
    assert ended.result.outcome == "call"


def test_the_tricks_told_are_the_tricks_of_the_history() -> None:
    table = new_table("hola4")
    told: list[TrickTaken] = []
    for entry, events in played(table, random.Random(1)):
        if isinstance(entry, DealStarted) and len(table.match.deals) > 1:
            break
        told += [event for event in events if isinstance(event, TrickTaken)]
    history = table.match.deals[0].history
    assert [(t.winner, t.points, t.cards) for t in told] == [
        (t.winner, t.points, t.cards) for t in history
    ]
    assert [trick.last for trick in told] == [False] * (len(told) - 1) + [True]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_record_of_a_match_replays_to_the_same_results(preset: str) -> None:
    table = new_table(preset)
    for _ in played(table, random.Random(preset)):
        pass
    record = msgspec.json.decode(msgspec.json.encode(table.record()))
    again = replay(record)
    assert [deal.result for deal in again.deals] == [deal.result for deal in table.match.deals]
    assert (again.totals, again.winner) == (table.match.totals, table.match.winner)
    assert [player["name"] for player in record["players"]] == [c.name for c in table.chairs]


def test_the_record_holds_no_running_deal() -> None:
    table = new_table("sedma4")
    table.apply(DealStarted())
    assert table.record()["deals"] == []


def test_the_seed_gives_the_first_dealer_evenly_and_the_same_deals_again() -> None:
    chance = random.Random(7)
    dealers = [first_dealer(chance.randbytes(32), 4) for _ in range(400)]
    assert all(70 < dealers.count(seat) < 130 for seat in range(4))
    views = []
    for seed in ("11" * 32, "11" * 32, "22" * 32):
        table = new_table("sedma4", seed=seed)
        table.apply(DealStarted())
        views.append(all_views(table))
    assert views[0] == views[1] != views[2]


def test_a_new_match_has_its_own_deals() -> None:
    made = table_made("sedma2")
    table = Table([made, MatchStarted(seed="11" * 32), DealStarted()])
    first = all_views(table)
    table.apply(MatchStarted(seed="22" * 32))
    assert table.match.deals == []
    table.apply(DealStarted())
    assert all_views(table) != first


def test_a_match_of_very_many_deals_does_not_make_its_messages_ever_longer() -> None:
    table = new_table("sedma2", target=1_000_000)
    for _ in played(table, random.Random(1)):
        if len(table.match.deals) > 110:
            break
    deals = state_for(table, 0, set()).deals
    assert [deal.number for deal in deals] == list(range(10, 110))
