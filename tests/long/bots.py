"""Do a million deals between bots keep every law of the game?

Most are played compiled, on the referee's numbers; some by bots as they sit at a table.
"""

import random
from collections import Counter
from collections.abc import MutableSequence, Sequence
from functools import lru_cache

from sedma.bots.greedy import choose as choose_greedy
from sedma.bots.rules import choose as choose_rules
from sedma.bots.rules import weights_for
from sedma.bots.sight import Terms
from sedma.bots.sight_in import sight_in
from sedma.bots.terms import terms_of
from sedma.bots.weights import Weights
from sedma.core.chance import below, mix, step
from sedma.core.deal import deal
from sedma.core.hand import CALL, DARK, STOP, card_of, count_cards
from sedma.core.jit import compiled, fast, pack_of
from sedma.core.numbers import card_number, rule_numbers
from sedma.core.play import legal, play
from sedma.core.playout import count_decisions, nth_decision
from sedma.core.state import NOBODY, PLAYED_OUT, RuleNumbers, State
from sedma.core.trick import card_points
from sedma.match import Deal
from sedma.rules import Rules, deck_cards, load, preset_names
from tests.games import different_bots, quick_bot
from tests.hidden import Story
from tests.long import long_check
from tests.reference.options import random_rules

PRESETS = preset_names()
RULE_SETS = 2_000
RANDOM, GREEDY = 0, 1
POLICIES = 3
VIEWS = 500

FINE, ILLEGAL, CARDS_LOST, HANDS_UNLEVEL, POINTS_LOST = 0, 1, 2, 3, 4


@lru_cache(maxsize=RULE_SETS)
def rule_set(number: int) -> Rules:
    """Every preset, then random valid rules."""
    if number < len(PRESETS):
        return load(PRESETS[number])
    return load(*random_rules(random.Random(number)))


@compiled
def in_hands(rules: RuleNumbers, pack: Sequence[int], state: State) -> int:
    """Return all cards in hands and stock as one hand."""
    cards = 0
    for seat in range(rules.players):
        cards += state.hands[seat]
    for place in range(state.stock.next, state.stock.end):
        cards += pack[place]
    return cards


@compiled
def points_in(rules: RuleNumbers, cards: int) -> int:
    """Return the card points of a hand."""
    points = 0
    for kind in range(14):
        points += (cards >> 4 * kind & 15) * card_points(rules, card_of(kind))
    return points


@compiled
def level(rules: RuleNumbers, state: State) -> bool:
    """Return whether all hands have the same number of cards."""
    for seat in range(rules.players):
        if count_cards(state.hands[seat]) != count_cards(state.hands[0]):
            return False
    return True


@compiled
def decide(
    rules: RuleNumbers,
    terms: Terms,
    weights: Weights,
    pack: Sequence[int],
    state: State,
    policy: int,
    chance: int,
) -> int:
    """Return the decision of a policy for the seat to play; `chance` matters to RANDOM only."""
    if policy == RANDOM:
        decisions = legal(rules, state)
        return nth_decision(decisions, below(chance, count_decisions(decisions)))
    sight = sight_in(rules, terms, pack, state)
    if policy == GREEDY:
        return choose_greedy(terms, sight)
    return choose_rules(terms, sight, weights)


@compiled
def fault_in_deal(
    rules: RuleNumbers,
    terms: Terms,
    weights: Weights,
    pack: Sequence[int],
    state: State,
    policies: int,
    chance: int,
) -> int:
    """Return FINE, or the first law that a deal between bots breaks."""
    whole = in_hands(rules, pack, state)
    played, taken = 0, 0
    while state.trick.to_play != NOBODY:
        chance = step(chance)
        policy = policies >> 4 * state.trick.to_play & 15
        decision = decide(rules, terms, weights, pack, state, policy, chance)
        if decision & legal(rules, state) == 0 or decision & (decision - 1) != 0:
            return ILLEGAL
        after = play(rules, pack, state, decision)
        if decision == DARK:
            played += pack[state.stock.next] * (after.stock.turned == 0)
        elif decision not in (STOP, CALL):
            played += decision
        state = after
        left = in_hands(rules, pack, state)
        if left + played != whole:
            return CARDS_LOST
        if state.trick.cards == 0 and state.stock.turned == 0 and not level(rules, state):
            return HANDS_UNLEVEL
        taken = 0
        for seat in range(rules.players):
            taken += state.tally.points[seat]
        over = state.tally.ending == PLAYED_OUT
        on_table = 0 if over else state.trick.points
        last = rules.last_trick if over else 0
        if taken + on_table + points_in(rules, left) != points_in(rules, whole) + last:
            return POINTS_LOST
    return FINE


@compiled
def fault_in_case(
    rules: RuleNumbers,
    terms: Terms,
    weights: Weights,
    pack: MutableSequence[int],
    end: int,
    policies: int,
    chance: int,
) -> int:
    """Return FINE, or the law that is broken in the deal that a state of chance makes."""
    chance = mix(pack, chance)
    state = deal(rules, pack, chance % rules.players, end)
    return fault_in_deal(rules, terms, weights, pack, state, policies, chance)


@long_check("Bots keep the laws of every game", total=1_000_000, piece=20_000)
def bot_deals(first: int, count: int, seed: int) -> None:
    for number in range(first, first + count):
        chance = random.Random(f"{seed} {number}")
        rules = rule_set(number % RULE_SETS)
        numbers = rule_numbers(rules, ask_always=chance.random() < 0.5)
        pack = pack_of(card_number(rules, card) for card in deck_cards(rules))
        end = len(pack) if rules.stock else 0
        policies = sum(chance.randrange(POLICIES) << 4 * seat for seat in range(rules.players))
        terms, weights, start = terms_of(rules), weights_for(rules), chance.getrandbits(61)
        fault = fast(fault_in_case)(numbers, terms, weights, pack, end, policies, start)
        assert fault == FINE, (number, fault)


@long_check("Bots at a table keep the laws of every game", total=10_000, piece=500)
def bot_tables(first: int, count: int, seed: int) -> None:
    for number in range(first, first + count):
        chance = random.Random(f"{seed} {number}")
        rules = rule_set(number % RULE_SETS)
        deck = deck_cards(rules)
        chance.shuffle(deck)
        asked = chance.random() < 0.5
        played = Deal.from_deck(rules, chance.randrange(rules.players), deck, ask_always=asked)
        players = [quick_bot(chance.choice(different_bots())) for _ in range(rules.players)]
        cards = cards_of(played)
        while (seat := played.to_play) is not None:
            played.play(players[seat].decide(played.view(seat), rules, chance))
            assert cards_of(played) == cards, number
            between = not played.trick and not played.view(None).must_play_hand
            assert not between or len({len(hand) for hand in played.hands}) == 1, number
        assert played.result is not None, number


@long_check(
    "No bot decides otherwise when the cards it cannot see change", total=20_000, piece=VIEWS
)
def bots_know_their_view_only(first: int, count: int, seed: int) -> None:
    """Looks at views, more than half of which leave a choice; a whole piece searches 200 times."""
    for number in range(first, first + count):
        chance = random.Random(f"{seed} {number}")
        rules = rule_set(number % RULE_SETS)
        story = Story.at_random(rules, chance, chance.randrange(60))
        seat = story.deal.to_play
        other = None if seat is None else story.retold(seat, chance)
        if other is None:
            continue
        for name in different_bots():
            before, after = (
                quick_bot(name, 200 * (count == VIEWS)).decide(
                    told.deal.view(seat), rules, random.Random(number)
                )
                for told in (story, other)
            )
            assert before == after, (number, name)


def cards_of(played: Deal) -> Counter[str]:
    """Every card of the deal, wherever it lies."""
    cards = Counter(played.stock)
    cards.update(card for hand in played.hands for card in hand)
    cards.update(card for _, card in played.trick)
    cards.update(card for past in played.history for _, card in past.cards)
    return cards
