"""Is the naive reference player at one with itself, over games of every kind?"""

import random
from collections import Counter

import pytest

from tests.reference.cards import Options, points_of
from tests.reference.deal import ReferenceDeal
from tests.reference.games import Player, broken, deal_of, random_game, random_setup
from tests.reference.options import random_rules
from tests.reference.player import replay
from tests.reference.presets import NAMES, PRESETS
from tests.reference.validity import CHOICES, fault_of


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_a_game(preset: str) -> None:
    assert fault_of(PRESETS[preset]) is None


def test_random_rules_reach_every_choice_of_every_option() -> None:
    chance = random.Random("choices")
    seen: dict[str, Counter[object]] = {name: Counter() for name in NAMES}
    for _ in range(3000):
        preset, changes = random_rules(chance)
        options = {**PRESETS[preset], **changes}
        for name, value in options.items():
            seen[name][value if name in CHOICES else repr(value)] += 1
    for name, values in CHOICES.items():
        assert {value for value in values if seen[name][value] > 20} == set(values), name


def test_a_random_record_replays_to_its_end() -> None:
    chance = random.Random("records")
    for _ in range(200):
        record = random_game(chance)
        assert replay(record)["ok"], record


def test_a_broken_record_is_answered_or_refused() -> None:
    chance = random.Random("broken")
    verdicts = Counter(replay(broken(chance, random_game(chance)))["ok"] for _ in range(200))
    assert min(verdicts[True], verdicts[False]) > 20


def cards_of(deal: ReferenceDeal) -> Counter[str]:
    """Every card that is in a hand, in the stock, on the table or in a finished trick."""
    taken = [code for trick in deal.history for _, code in trick["cards"]]
    on_table = [code for _, code in deal.table()]
    return Counter(taken + on_table + deal.stock + [card for hand in deal.hands for card in hand])


def given_points(options: Options, deal: ReferenceDeal) -> int:
    """What a side may reach in all: points had, card points still out, and the last trick."""
    return sum(deal.seat_points) + points_of(options, list(cards_of(deal).elements()))


def test_cards_and_points_are_conserved_and_hands_stay_level() -> None:
    chance = random.Random("conservation")
    for _ in range(150):
        preset, changes = random_rules(chance)
        options = {**PRESETS[preset], **changes}
        setup = random_setup(chance, options, None)
        deal = deal_of(options, setup, None)
        player = Player(chance)
        cards, points = cards_of(deal), given_points(options, deal)
        while deal.to_play is not None:
            deal.play(player.decide(deal))
            assert cards_of(deal) == cards
            if not deal.rounds and not deal.must_play_hand:
                assert len({len(hand) for hand in deal.hands}) == 1
        if deal.leader is None:
            assert sum(deal.seat_points) == points + options["last_trick"]
