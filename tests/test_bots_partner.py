"""Do bots play with their partner? Last to play, the partner winning: smear, and never cut."""

import random

import pytest

from sedma import bots
from sedma.bots.terms import beyond_simple
from sedma.match import Deal
from sedma.rules import Rules, load, preset_names

CAREFUL = ["greedy", "rules"]
FOR_FOUR = [
    name
    for name in preset_names()
    if (rules := load(name)).players == 4 and rules.sides == "partners"
]


def last_to_play(rules: Rules, trick: list[str], hand: list[str]) -> Deal:
    """Seat 3 is to play the last card of the round; seat 1 is its partner."""
    fillers = iter(["JC", "JS", "JH", "JD", "QC", "QS", "QH", "QD", "8C", "8S", "8H", "8D"])
    used = {*trick, *hand}
    rest = [card for card in fillers if card not in used]
    size = len(hand) - 1
    others = [[card, *(rest.pop() for _ in range(size))] for card in trick]
    deal = Deal.from_position(rules, 0, [*others, hand], [])
    for card in trick:
        deal.play(card)
    assert deal.to_play == 3
    return deal


def decision(name: str, deal: Deal) -> str:
    assert deal.to_play is not None
    return bots.make(name).decide(deal.view(deal.to_play), deal.rules, random.Random(1))


@pytest.mark.parametrize("name", CAREFUL)
@pytest.mark.parametrize(
    ("trick", "hand", "smear"),
    [
        (["9C", "9H", "KC"], ["TC", "KH"], "T"),
        (["9C", "9H", "KC"], ["AC", "7H"], "A"),
        (["9C", "7C", "KC"], ["AC", "9S", "KH"], "A"),
        (["KC", "KH", "AH"], ["TC", "KS", "7S"], "T"),
        (["AC", "AH", "KC"], ["TC", "AS", "9C"], "T"),
        (["TC", "7H", "KC"], ["AC", "TS", "7C"], "A"),
    ],
)
@pytest.mark.parametrize("game", ["sedma4", "zsiros4", "septica4", "sedmice4", "suster4"])
def test_smears_and_never_cuts(
    game: str, trick: list[str], hand: list[str], smear: str, name: str
) -> None:
    deal = last_to_play(load(game), trick, hand)
    assert deal.owner == 1
    assert decision(name, deal)[0] == smear


@pytest.mark.parametrize("name", CAREFUL)
@pytest.mark.parametrize("game", FOR_FOUR)
def test_without_counters_the_partner_is_not_cut_either(game: str, name: str) -> None:
    rules = load(game)
    cutting, harmless = ("9S", "8D") if not rules.wild else ("7S", "8D")
    deal = last_to_play(rules, ["9C", "9H", "KC"], [cutting, harmless])
    assert decision(name, deal) == harmless


@pytest.mark.parametrize("name", CAREFUL)
def test_an_opponents_trick_with_points_is_taken(name: str) -> None:
    deal = last_to_play(load("sedma4"), ["TC", "KH", "AC"], ["TS", "8D"])
    assert deal.owner == 0
    assert decision(name, deal) == "TS"


@pytest.mark.parametrize("name", CAREFUL)
def test_no_counter_goes_to_opponents(name: str) -> None:
    deal = last_to_play(load("sedma4"), ["9C", "KH", "9H"], ["TS", "AS", "8D"])
    assert deal.owner == 2
    assert decision(name, deal) == "8D"


@pytest.mark.parametrize("name", CAREFUL)
def test_the_leader_stops_when_the_partner_owns_the_trick(name: str) -> None:
    hands = [["9C", "7H", "KC"], ["8C", "8S", "QC"], ["9H", "AC", "TC"], ["QD", "JD", "KD"]]
    deal = Deal.from_position(load("sedma4"), 0, hands, [])
    for card in ("9C", "8C", "9H", "QD"):
        deal.play(card)
    assert deal.owner == 2
    assert decision(name, deal) == "stop"


def test_the_partners_wish_is_heard() -> None:
    """The careful player leaves what it would take, when its partner says so."""
    rules = load("zsiros4")
    wanted = {}
    for signal in ("say:take", "say:leave"):
        told = last_to_play(rules, ["9C", "KH", "8C"], ["9S", "7D", "QD"])
        told.signal(signal)
        wanted[signal] = decision("rules", told)
    assert wanted["say:take"] in ("9S", "7D")
    assert wanted["say:leave"] == "QD"


def test_the_standing_of_the_match_counts() -> None:
    """A6: with a point to go for the match, bald and naked are worth nothing any more."""
    rules = load("sedma4")
    assert beyond_simple(rules, 0, 0) == (45.0, 90.0)
    assert beyond_simple(rules, 3, 0) == (45.0, 45.0)
    assert beyond_simple(rules, 4, 0) == (0.0, 0.0)
