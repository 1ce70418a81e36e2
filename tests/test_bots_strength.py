"""Does each bot beat the one before it in every game?"""

import pytest

from sedma.arena.deals import GREEDY, RANDOM, RULES, mirrored_deals, places
from sedma.bots.rules import weights_for
from sedma.bots.terms import terms_of
from sedma.core.jit import fast, pack_of
from sedma.core.numbers import card_number, rule_numbers
from sedma.rules import deck_cards, load, preset_names

PAIRS = 1_000
SURE = 4
"""Standard errors by which the better one has to win."""


@pytest.mark.parametrize(("better", "worse"), [(GREEDY, RANDOM), (RULES, GREEDY)])
@pytest.mark.parametrize("name", preset_names())
def test_the_better_bot_wins(name: str, better: int, worse: int) -> None:
    rules = load(name)
    pack = pack_of(card_number(rules, card) for card in deck_cards(rules))
    end = len(pack) if rules.stock else 0
    numbers, terms, weights = rule_numbers(rules), terms_of(rules), weights_for(rules)
    first, second = places(rules.players, better, worse)
    points, score, won, squares = fast(mirrored_deals)(
        numbers, terms, weights, weights, pack, end, first, second, PAIRS, 1
    )
    mean = points / PAIRS
    error = ((squares / PAIRS - mean * mean) / PAIRS) ** 0.5
    assert mean > SURE * error
    assert score > 0
    assert won > 0
