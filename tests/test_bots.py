"""Do bots play every game legally, by what they may know, and each better than the one before?"""

import random
from collections.abc import Iterator

import pytest

from sedma import bots
from sedma.bots.look import sight_by
from sedma.bots.net.skill import LEVELS
from sedma.bots.sight_in import sight_in
from sedma.bots.terms import terms_of
from sedma.core.numbers import card_number, rule_numbers
from sedma.match import Deal
from sedma.rules import Rules, deck_cards, load, preset_names
from sedma.view import View
from tests.games import different_bots, quick_bot
from tests.hidden import Story
from tests.reference.options import random_rules

PRESETS = preset_names()
RANDOM_GAMES = 60
MIDDLES = 40
PERMUTATIONS = 100


def games() -> Iterator[tuple[str, Rules]]:
    """Every preset, then random valid rules."""
    for name in PRESETS:
        yield name, load(name)
    chance = random.Random(1)
    for number in range(RANDOM_GAMES):
        yield f"random {number}", load(*random_rules(chance))


GAMES = dict(games())


def shuffled_deal(rules: Rules, chance: random.Random) -> Deal:
    deck = deck_cards(rules)
    chance.shuffle(deck)
    return Deal.from_deck(rules, chance.randrange(rules.players), deck)


@pytest.mark.parametrize("name", different_bots())
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_legal_in_every_game(game: str, name: str) -> None:
    rules = GAMES[game]
    chance = random.Random(f"{game} {name}")
    bot, other = quick_bot(name), bots.make("random")
    deal = shuffled_deal(rules, chance)
    while deal.to_play is not None:
        seat = deal.to_play
        player = bot if chance.random() < 0.7 else other
        deal.play(player.decide(deal.view(seat), rules, chance))
    assert deal.result is not None


@pytest.mark.parametrize("game", GAMES)
def test_view_and_referee_show_a_bot_the_same(game: str) -> None:
    """What a bot sees of a view is what it sees in a compiled playout."""
    rules = GAMES[game]
    chance = random.Random(game)
    numbers, terms = rule_numbers(rules), terms_of(rules)
    deck = deck_cards(rules)
    chance.shuffle(deck)
    pack = [card_number(rules, card) for card in deck]
    deal = Deal.from_deck(rules, chance.randrange(rules.players), deck)
    while deal.to_play is not None:
        seen = sight_by(deal.view(deal.to_play), rules)
        assert seen == sight_in(numbers, terms, pack, deal.state)
        deal.play(chance.choice(deal.legal()))


@pytest.mark.parametrize("name", different_bots())
def test_hidden_cards_change_no_decision(name: str) -> None:
    """A1: the unseen cards are dealt anew a hundred times; the same seed decides the same."""
    chance = random.Random(name)
    bot = quick_bot(name)
    told = 0
    for number in range(MIDDLES):
        rules = GAMES[chance.choice(list(GAMES))]
        story = Story.at_random(rules, chance, chance.randrange(4, 40))
        seat = story.deal.to_play
        if seat is None:
            continue
        decision = decide(bot, story.deal.view(seat), rules, number)
        for _ in range(PERMUTATIONS // 4):
            other = story.retold(seat, chance)
            if other is not None:
                told += 1
                assert decide(bot, other.deal.view(seat), rules, number) == decision
    assert told >= PERMUTATIONS


def decide(bot: bots.Bot, view: View, rules: Rules, seed: int) -> str:
    return bot.decide(view, rules, random.Random(seed))


@pytest.mark.parametrize("name", different_bots())
def test_the_same_seed_plays_the_same_deal(name: str) -> None:
    def moves() -> list[str]:
        chance = random.Random(7)
        deal, bot = shuffled_deal(load("ristikontra"), random.Random(5)), quick_bot(name)
        while deal.to_play is not None:
            deal.play(bot.decide(deal.view(deal.to_play), deal.rules, chance))
        return deal.moves

    assert moves() == moves()


@pytest.mark.parametrize("name", different_bots())
@pytest.mark.parametrize("given", [([0, 10**6], [1, 10**6]), ([10**6] * 2, [10**6] * 2)])
def test_no_count_that_a_position_may_give_leaves_a_bot_without_a_decision(
    name: str, given: tuple[list[int], list[int]]
) -> None:
    rules = load("sedma4", {"quartet": "hand", "quartet_stakes": [9_999] * 3})
    hands = [["9C", "8C"], ["9H", "QD"], ["AS", "TC"], ["9D", "AH"]]
    deal = Deal.from_position(rules, 2, hands, [], points=given[0], tricks=given[1])
    bot = quick_bot(name)
    while deal.to_play is not None:
        view = deal.view(deal.to_play)
        decision = bot.decide(view, rules, random.Random(1))
        assert decision in view.legal
        deal.play(decision)


def test_levels_lead_from_the_first_to_the_last() -> None:
    assert bots.offered() == [f"level{step}" for step in range(1, len(LEVELS) + 2)]
    blurs = [skill.blur for skill in LEVELS]
    forgotten = [skill.forgets for skill in LEVELS]
    assert blurs == sorted(blurs, reverse=True)
    assert forgotten == sorted(forgotten, reverse=True)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(KeyError):
        bots.make("nobody")


def test_a_question_is_answered_honestly() -> None:
    rules = load("sedma4", {"signals": "ask"})
    hands = [["9C", "8C"], ["AC", "KC"], ["9H", "KH"], ["TC", "QC"]]
    deal = Deal.from_position(rules, 0, hands, [])
    deal.play("9C")
    deal.play("KC")
    deal.signal("ask")
    assert bots.answer(deal.view(2), rules) == "yes"
    deal = Deal.from_position(rules, 0, [["8C", "9C"], *hands[1:]], [])
    deal.play("8C")
    deal.play("KC")
    deal.signal("ask")
    assert bots.answer(deal.view(2), rules) == "no"


def test_random_plays_each_kind_as_often() -> None:
    """Two sevens are one choice: the ten is played in half of all cases, not in a third."""
    rules = load("sedma2")
    deal = Deal.from_position(rules, 0, [["7C", "7H", "TS"], ["8C", "9C", "KC"]], [])
    chance = random.Random(3)
    bot, view = bots.make("random"), deal.view(0)
    tens = sum(bot.decide(view, rules, chance) == "TS" for _ in range(2_000))
    assert 900 < tens < 1_100
