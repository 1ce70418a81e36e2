"""Does the core play the same games compiled, and do views hide what they must?"""

import random
from collections.abc import MutableSequence

import msgspec

from sedma.core.chance import below, mix, step
from sedma.core.deal import deal
from sedma.core.hand import STOP
from sedma.core.jit import compiled, fast, pack_of
from sedma.core.numbers import card_number, rule_numbers
from sedma.core.play import legal, play
from sedma.core.playout import count_decisions, nth_decision
from sedma.core.score import count
from sedma.core.state import NOBODY, RuleNumbers
from sedma.rules import Rules, deck_cards, load, preset_names
from tests.hidden import Story
from tests.long import long_check
from tests.reference.options import random_rules

PRESETS = preset_names()


def rules_of_case(number: int, chance: random.Random) -> Rules:
    """Return each preset in turn, then random valid rules."""
    if number < len(PRESETS):
        return load(PRESETS[number])
    return load(*random_rules(chance))


@compiled
def deal_digest(
    rules: RuleNumbers, pack: MutableSequence[int], end: int, dealer: int, chance: int
) -> int:
    """Return a number made of every legal set, decision and count of one random deal."""
    chance = mix(pack, chance)
    state = deal(rules, pack, (dealer + 1) % rules.players, end)
    digest = 0
    while state.trick.to_play != NOBODY:
        decisions = legal(rules, state)
        chance = step(chance)
        decision = nth_decision(decisions, below(chance, count_decisions(decisions)))
        state = play(rules, pack, state, decision)
        digest = step(step(digest + decisions % STOP) + decision)
    done = count(rules, state, dealer)
    for seat in range(rules.players):
        digest = step(digest + done.points[seat] * 64 + done.tricks[seat] + done.score[seat] * 7)
    return step(digest + done.outcome + done.winners * 8 + done.burned * 512 + done.next_dealer)


@long_check("Plain and compiled runs play identical deals", total=1_021, piece=50)
def plain_and_compiled(first: int, count: int, seed: int) -> None:
    for number in range(first, first + count):
        chance = random.Random(f"{seed} {number}")
        rules = rules_of_case(number, chance)
        numbers = rule_numbers(rules, ask_always=chance.random() < 0.5)
        cards = [card_number(rules, card) for card in deck_cards(rules)]
        end = len(cards) if rules.stock else 0
        for dealer in range(rules.players):
            start = chance.getrandbits(62)
            plain = deal_digest(numbers, list(cards), end, dealer, start)
            assert plain == fast(deal_digest)(numbers, pack_of(cards), end, dealer, start), number


@long_check("A view does not change when the cards it hides do", total=10_000, piece=500)
def views_hide_cards(first: int, count: int, seed: int) -> None:
    for number in range(first, first + count):
        chance = random.Random(f"{seed} {number}")
        rules = rules_of_case(number % 200, chance)
        story = Story.at_random(rules, chance, chance.randrange(60))
        for seat in (None, *range(rules.players)):
            other = story.retold(seat, chance)
            if other is not None:
                before, after = story.deal.view(seat), other.deal.view(seat)
                assert msgspec.json.encode(before) == msgspec.json.encode(after), (number, seat)
