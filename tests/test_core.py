"""Do the core's parts that later releases build on stay as they are?"""

import itertools
import random

import pytest

from sedma.core.deal import deal, deal_seed, shuffled
from sedma.core.flat import STATE_WIDTH, STOCK_END, TO_PLAY, store
from sedma.core.flat import load as load_state
from sedma.core.hand import CALL, ONE_EACH, STOP, card_of
from sedma.core.jit import fast, pack_of
from sedma.core.numbers import card_number, rule_numbers
from sedma.core.perft import perft
from sedma.core.play import legal, play
from sedma.core.playout import count_decisions, nth_decision, play_out, random_deals
from sedma.core.state import NOBODY
from sedma.rules import deck_cards, load
from sedma.rules.catalog import preset_names
from tests.vectors import PERFT, SHUFFLES


@pytest.mark.parametrize(("seed", "order"), SHUFFLES)
def test_the_deal_function_gives_the_published_decks(seed: str, order: str) -> None:
    deck = shuffled(bytes.fromhex(seed), deck_cards(load("sedma4")))
    assert "".join(deck) == order


def test_a_match_gives_each_deal_its_own_seed() -> None:
    seeds = {deal_seed(bytes(32), number) for number in range(1000)}
    assert len(seeds) == 1000
    assert all(len(seed) == 32 for seed in seeds)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        shuffled(bytes(length), "AB")


def test_every_card_is_equally_likely_at_every_place() -> None:
    """Chi-square over place and card, and over ordered neighbours (31 degrees a row)."""
    deals, size = 4_000, 32
    places = [[0] * size for _ in range(size)]
    neighbours = [[0] * size for _ in range(size)]
    for number in range(deals):
        deck = shuffled(deal_seed(bytes(32), number), range(size))
        for place, card in enumerate(deck):
            places[place][card] += 1
        for one, other in itertools.pairwise(deck):
            neighbours[one][other] += 1
    wanted = deals / size
    spread = sum((seen - wanted) ** 2 / wanted for row in places for seen in row)
    assert 961 - 5 * 44 < spread < 961 + 5 * 44
    wanted = deals * (size - 1) / (size * (size - 1))
    pairs = [neighbours[one][other] for one in range(size) for other in range(size) if one != other]
    spread = sum((seen - wanted) ** 2 / wanted for seen in pairs)
    assert 991 - 5 * 45 < spread < 991 + 5 * 45


def test_every_preset_has_a_perft_count() -> None:
    assert list(PERFT) == preset_names()


@pytest.mark.parametrize("name", preset_names())
def test_perft_counts_agree_plain_and_compiled(name: str) -> None:
    rules = load(name)
    numbers = rule_numbers(rules)
    cards = [card_number(rules, card) for card in shuffled(bytes(32), deck_cards(rules))]
    state = deal(numbers, cards, 0, len(cards) if rules.stock else 0)
    plain_depth, deep = 5, 9
    plain = perft(numbers, cards, state, plain_depth)
    counts = (plain, fast(perft)(numbers, pack_of(cards), state, deep))
    assert counts == PERFT[name]
    assert fast(perft)(numbers, pack_of(cards), state, plain_depth) == plain


@pytest.mark.parametrize("name", ["sedma4", "hola6", "lustik4", "ristiklappi"])
def test_random_deals_agree_plain_and_compiled(name: str) -> None:
    rules = load(name)
    numbers = rule_numbers(rules)
    cards = [card_number(rules, card) for card in deck_cards(rules)]
    plain = random_deals(numbers, list(cards), len(cards), 20, 3)
    assert plain == fast(random_deals)(numbers, pack_of(cards), len(cards), 20, 3)


def test_a_state_comes_back_from_a_row_as_it_was() -> None:
    rules = rule_numbers(load("hola6"))
    pack = [card_number(load("hola6"), card) for card in deck_cards(load("hola6"))]
    state, row = deal(rules, pack, 2, len(pack)), [0] * STATE_WIDTH
    while state.trick.to_play != NOBODY:
        store(row, state)
        assert load_state(row) == state
        assert (row[TO_PLAY], row[STOCK_END]) == (state.trick.to_play, state.stock.end)
        state = play(rules, pack, state, nth_decision(legal(rules, state), 0))


def test_nothing_is_legal_after_the_end() -> None:
    rules = load("sedma2")
    numbers = rule_numbers(rules)
    cards = [card_number(rules, card) for card in shuffled(bytes(32), deck_cards(rules))]
    state, _, decisions = play_out(numbers, cards, deal(numbers, cards, 0, len(cards)), 1)
    assert decisions >= len(cards)
    assert legal(numbers, state) == 0


def test_a_decision_is_found_by_its_number_among_many_kinds() -> None:
    decisions = ONE_EACH | STOP | CALL
    found = [nth_decision(decisions, number) for number in range(count_decisions(decisions))]
    assert found == [card_of(kind) for kind in range(14)] + [STOP, CALL]


def test_the_order_of_cards_of_one_kind_changes_no_perft_count() -> None:
    rules = load("hola4")
    deck = shuffled(bytes(32), deck_cards(rules))
    suits = dict(zip("CSHD", random.Random(1).sample("CSHD", 4), strict=True))
    renamed = [card[0] + suits[card[1]] for card in deck]
    counts = set()
    for order in (deck, renamed):
        cards = [card_number(rules, card) for card in order]
        counts.add(perft(rule_numbers(rules), cards, deal(rule_numbers(rules), cards, 0, 52), 4))
    assert len(counts) == 1
