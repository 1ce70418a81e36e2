"""Does the greedy player do what its description says?"""

import random

import pytest

from sedma import bots
from sedma.match import Deal
from sedma.rules import load


def greedy(deal: Deal) -> str:
    assert deal.to_play is not None
    return bots.make("greedy").decide(deal.view(deal.to_play), deal.rules, random.Random(1))


def test_leads_the_card_of_fewest_points_held_most_often() -> None:
    hands = [["AC", "8C", "KC", "KH"], ["9C", "9S", "9H", "9D"]]
    assert greedy(Deal.from_position(load("sedma2"), 0, hands, [])) == "KC"


def test_of_equals_the_lower_rank_and_a_seven_last() -> None:
    hands = [["7C", "QC", "JC", "AC"], ["9C", "9S", "9H", "9D"]]
    assert greedy(Deal.from_position(load("sedma2"), 0, hands, [])) == "JC"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (["8C", "AH", "7C", "KC"], "AH"),  # the equal card, though a seven would do
        (["8C", "7H", "TH", "KC"], "7H"),  # no equal card: the seven
        (["8C", "QH", "TH", "KC"], "8C"),  # cannot take: nothing of value
    ],
)
def test_takes_points_from_an_opponent(hand: list[str], expected: str) -> None:
    deal = Deal.from_position(load("sedma2"), 0, [["AC", "9C", "9S", "9H"], hand], [])
    deal.play("AC")
    assert greedy(deal) == expected


def test_wastes_no_seven_on_a_trick_without_points() -> None:
    hands = [["KC", "9C", "9S", "9H"], ["7C", "TH", "AH", "8C"]]
    deal = Deal.from_position(load("sedma2"), 0, hands, [])
    deal.play("KC")
    assert greedy(deal) == "8C"


def test_the_last_trick_is_worth_a_seven() -> None:
    deal = Deal.from_position(load("sedma2"), 0, [["KC"], ["7C"]], [])
    deal.play("KC")
    assert greedy(deal) == "7C"


@pytest.mark.parametrize(
    ("second", "expected"),
    [("TC", "9H"), ("8S", "stop")],  # an opponent's trick with points, and one's own
)
def test_goes_on_only_to_win_points_back(second: str, expected: str) -> None:
    hands = [["9C", "9H", "KC"], ["TC", "8S", "9D"]]
    deal = Deal.from_position(load("sedma2"), 0, hands, [])
    deal.play("9C")
    deal.play(second if second == "8S" else "9D")
    if second == "TC":
        assert greedy(deal) == "stop"  # nothing in it yet
        deal = Deal.from_position(load("sedma2"), 0, [["TH", "TS", "KC"], ["TC", "8S", "9D"]], [])
        deal.play("TH")
        deal.play("TC")
        assert greedy(deal) == "TS"
    else:
        assert greedy(deal) == expected


def test_calls_four_alike() -> None:
    hands = [["KC", "KS", "KH", "KD"], *([[r + s for r in "89JQ"] for s in "CSH"])]
    assert greedy(Deal.from_position(load("lustik4"), 0, hands, [])) == "call"
