"""Do scenes, worlds and their completions hold what a seat may know, no less and no more?"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import permutations

import pytest

from sedma.beliefs.completing import complete
from sedma.beliefs.counting import count_worlds
from sedma.beliefs.likelihood import likelihood
from sedma.beliefs.reading import scene_by
from sedma.beliefs.scene import Scene, scene_in, shown_after
from sedma.beliefs.worlds import ROOM, is_known, sample
from sedma.core.deal import deal
from sedma.core.hand import SPECIAL, count_cards
from sedma.core.jit import fast, pack_of
from sedma.core.numbers import card_number, decision_number, rule_numbers
from sedma.core.play import legal, play
from sedma.core.playout import count_decisions
from sedma.core.state import NOBODY, RuleNumbers
from sedma.errors import IllegalDecision
from sedma.match import Deal
from sedma.rules import Rules, deck_cards, load
from tests.games import games, shuffled_deal, some_decision
from tests.hidden import Story

GAMES = dict(games(30))
TINY_PACK = ("7C", "7S", "AC", "AS", "TC", "8C", "9C", "KC")
World = tuple[tuple[int, ...], tuple[int, ...]]


def played_on(rules: Rules, chance: random.Random, decisions: int) -> Deal:
    """A deal after so many decisions at most, before its end."""
    while True:
        played = shuffled_deal(rules, chance, ask_always=True)
        for _ in range(decisions):
            if played.to_play is None:
                break
            played.play(some_decision(played, chance))
        if played.to_play is not None:
            return played
        decisions -= 5


def tiny(timing: str) -> Rules:
    """Sedma for two with eight cards, two in each hand; who draws after each play may play dark."""
    removed = tuple(card for card in deck_cards(load("sedma2")) if card not in TINY_PACK)
    small = replace(load("sedma2"), removed=removed, hand_size=2, packets=(2,))
    return replace(small, draw_timing=timing, stock_play=timing == "play")


def worlds_of(numbers: RuleNumbers, scene: Scene, number: int) -> Iterator[World]:
    """So many worlds, drawn one after the other."""
    pack, chance = [0] * ROOM, 7919
    for _ in range(number):
        state, chance = sample(numbers, scene, pack, chance)
        yield state.hands, tuple(pack[: state.stock.end])


@pytest.mark.parametrize("game", GAMES)
def test_view_and_referee_make_the_same_scene(game: str) -> None:
    rules, chance = GAMES[game], random.Random(game)
    for asks in (False, True):
        numbers = rule_numbers(rules, asks)
        deck = deck_cards(rules)
        chance.shuffle(deck)
        played = Deal.from_deck(rules, chance.randrange(rules.players), deck, ask_always=asks)
        pack, shown = [card_number(rules, card) for card in deck], NOBODY
        while played.to_play is not None:
            scene = scene_in(numbers, pack, played.state, shown)
            assert scene == scene_by(played.view(played.to_play), rules)
            played.play(some_decision(played, chance))
            shown = shown_after(shown, played.state)


@pytest.mark.parametrize("game", GAMES)
def test_a_world_agrees_with_all_that_is_known(game: str) -> None:
    rules, chance = GAMES[game], random.Random(game)
    numbers, pack, room = rule_numbers(rules), [0] * ROOM, pack_of([0] * ROOM)
    for _ in range(8):
        played = played_on(rules, chance, chance.randrange(50))
        for seat in range(rules.players):
            view, number = played.view(seat), chance.getrandbits(60)
            scene = scene_by(view, rules)
            state, after = sample(numbers, scene, pack, number)
            assert (state, after) == fast(sample)(numbers, scene, room, number)
            assert list(room) == pack or not rules.stock
            stock = pack[: state.stock.end]
            assert [count_cards(hand) for hand in state.hands] == list(scene.held)
            assert state.hands[seat] == scene.state.hands[seat]
            dead = scene.unseen - (sum(state.hands) - state.hands[seat]) - sum(stock)
            assert dead == 0 or not rules.stock
            holders = [s for s, hand in enumerate(state.hands) if hand & SPECIAL]
            assert not holders or state.tally.solo == holders[0]
            for holder, card in view.shown:
                assert state.hands[holder] & card_number(rules, card)
            assert state.stock.kings == played.state.stock.kings or not rules.stock


@pytest.mark.parametrize("game", GAMES)
def test_a_world_told_from_its_pack_gives_the_same_view(game: str) -> None:
    rules, chance = GAMES[game], random.Random(game)
    numbers, pack = rule_numbers(rules), [0] * ROOM
    told = 0
    for _ in range(6):
        played = played_on(rules, chance, chance.randrange(60))
        for seat in range(rules.players):
            view = played.view(seat)
            world, _ = sample(numbers, scene_by(view, rules), pack, chance.getrandbits(60))
            stock = pack[: world.stock.end]
            found = complete(view, rules, world, stock, chance.getrandbits(60))
            if found is None:
                assert rules.lead_limit
                continue
            told += 1
            other = Deal.from_deck(rules, played.dealer or 0, found.deck, ask_always=True)
            for decision in found.decisions:
                other.play(decision)
            assert other.view(seat) == view
            assert other.state.hands == world.hands
            assert other.state.tally == world.tally
    assert told > 0


@pytest.mark.slow
@pytest.mark.parametrize("timing", ["trick", "play"])
def test_every_world_comes_from_as_many_packs(timing: str) -> None:
    """Before weighing by what others would have played, no world is likelier than another."""
    rules = tiny(timing)
    numbers = rule_numbers(rules, True)
    for seed, decisions in ((1, 2), (2, 3), (3, 5)):
        story = Story.at_random(rules, random.Random(seed), decisions)
        seat, packs = story.deal.to_play, Counter[object]()
        assert seat is not None
        view = story.deal.view(seat)
        for deck in permutations(TINY_PACK):
            if is_legal(numbers, story, deck):
                other = retold(story, deck)
                if other is not None and other.view(seat) == view:
                    hands = tuple(tuple(sorted(hand)) for hand in other.hands)
                    packs[hands, tuple(other.stock)] += 1
        assert len(packs) == count_worlds(numbers, scene_by(view, rules)).cards
        assert len(set(packs.values())) == 1


def is_legal(numbers: RuleNumbers, story: Story, deck: tuple[str, ...]) -> bool:
    """Whether a story's decisions are legal with another pack, cards of a kind being alike."""
    rules = story.rules
    pack = [card_number(rules, code) for code in deck]
    state = deal(numbers, pack, (story.dealer + 1) % rules.players, len(pack))
    for decision in story.told:
        number = decision_number(rules, decision)
        if legal(numbers, state) & number == 0:
            return False
        state = play(numbers, pack, state, number)
    return True


def retold(story: Story, deck: tuple[str, ...]) -> Deal | None:
    """The deal of another pack after a story's decisions, None if they cannot be made."""
    other = Story(story.rules, story.dealer, deck)
    try:
        for decision in story.told:
            other.tell(decision)
    except IllegalDecision:
        return None
    return other.deal


@pytest.mark.parametrize("decisions", [0, 2, 3])
def test_worlds_are_drawn_evenly(decisions: int) -> None:
    """By chi-square: each world of kinds as often as there are worlds of cards in it."""
    rules = tiny("trick")
    numbers = rule_numbers(rules)
    scene = scene_by(played_on(rules, random.Random(5), decisions).view(0), rules)
    count = count_worlds(numbers, scene)
    expected = expected_worlds(numbers, scene)
    assert len(expected) == count.kinds
    assert sum(expected.values()) == count.cards
    draws = 20 * count.kinds
    drawn = Counter(worlds_of(numbers, scene, draws))
    assert set(drawn) <= set(expected)
    chi = sum(
        (drawn[world] - draws * share / count.cards) ** 2 / (draws * share / count.cards)
        for world, share in expected.items()
    )
    free = count.kinds - 1
    assert abs(chi - free) < 4 * (2 * free) ** 0.5


def expected_worlds(numbers: RuleNumbers, scene: Scene) -> Counter[World]:
    """How many worlds of cards there are in each world of kinds, by listing all orders."""
    cards = [1 << 4 * kind for kind in range(14) for _ in range(scene.unseen >> 4 * kind & 15)]
    orders: Counter[World] = Counter()
    for order in permutations(cards):
        rest, hands = list(order), list(scene.state.hands)
        for seat in range(numbers.players):
            if seat != scene.seat:
                hands[seat] = sum(rest[: scene.held[seat]])
                rest = rest[scene.held[seat] :]
        orders[(tuple(hands), tuple(rest[: scene.state.stock.end]))] += 1
    each = 1
    for seat in range(numbers.players):
        if seat != scene.seat:
            for number in range(2, scene.held[seat] + 1):
                each *= number
    return Counter({world: number // each for world, number in orders.items()})


@pytest.mark.parametrize("game", GAMES)
def test_one_world_is_counted_where_all_is_known(game: str) -> None:
    rules, chance = GAMES[game], random.Random(game)
    numbers = rule_numbers(rules)
    played = shuffled_deal(rules, chance, ask_always=True)
    while played.to_play is not None:
        played.play(some_decision(played, chance))
        if not played.over and len(played.stock) + sum(map(len, played.hands)) < 12:
            scene = scene_by(played.view(played.to_play), rules)
            assert is_known(numbers, scene) == (count_worlds(numbers, scene).kinds == 1)


def evenly(scene: Scene, decision: int, *, rules: Rules) -> float:
    """A policy: every legal decision is as likely as any other."""
    decisions = legal(rule_numbers(rules, True), scene.state)
    return 1.0 / count_decisions(decisions) if decisions & decision else 0.0


@pytest.mark.parametrize("game", GAMES)
def test_the_trick_is_weighed_by_what_each_seat_knew_then(game: str) -> None:
    rules, chance = GAMES[game], random.Random(game)
    if rules.draw_timing == "play":
        return
    numbers = rule_numbers(rules, True)
    deck = deck_cards(rules)
    chance.shuffle(deck)
    pack = [card_number(rules, card) for card in deck]
    played = Deal.from_deck(rules, 0, deck, ask_always=True)
    scenes: dict[Scene, float] = {}

    def known(scene: Scene, decision: int) -> float:
        assert scene in scenes
        return evenly(scene, decision, rules=rules)

    while (seat := played.to_play) is not None:
        if not played.trick:
            scenes.clear()
        wanted = 1.0
        for scene, share in scenes.items():
            wanted *= share if scene.seat != seat else 1.0
        assert likelihood(played.view(seat), rules, played.state, known) == pytest.approx(wanted)
        scene = scene_in(numbers, pack, played.state, NOBODY)
        decision = some_decision(played, chance)
        scenes[scene] = evenly(scene, decision_number(rules, decision), rules=rules)
        played.play(decision)


@pytest.mark.parametrize("decisions", [6, 14, 43])
def test_a_card_drawn_since_may_be_any_of_the_hand(decisions: int) -> None:
    """Against the mean over packs that lead to the world."""
    rules = load("ristikontra")
    played = played_on(rules, random.Random(decisions), decisions)
    seat = played.to_play or 0
    view, policy = played.view(seat), partial(evenly, rules=rules)
    stock = [card_number(rules, card) for card in played.stock]
    total, rounds = 0.0, 400
    for number in range(rounds):
        found = complete(view, rules, played.state, stock, number * 7919)
        assert found is not None
        total += weight_of(rules, played, found.deck, found.decisions)
    wanted = likelihood(view, rules, played.state, policy)
    assert 0.0 < wanted < 1.0
    assert total / rounds == pytest.approx(wanted, rel=0.06)


def weight_of(rules: Rules, played: Deal, deck: list[str], decisions: list[str]) -> float:
    """How likely the other seats' decisions in the trick on the table were with this pack."""
    numbers, pack = rule_numbers(rules, True), [card_number(rules, code) for code in deck]
    other = Deal.from_deck(rules, played.dealer or 0, deck, ask_always=True)
    weight = 1.0
    for decision in decisions:
        scene, number = (
            scene_in(numbers, pack, other.state, NOBODY),
            decision_number(rules, decision),
        )
        weight = weight if other.trick else 1.0
        if other.to_play != played.to_play:
            weight *= evenly(scene, number, rules=rules)
        other.play(decision)
    return weight if other.trick else 1.0
