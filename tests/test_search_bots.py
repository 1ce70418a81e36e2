"""Do the searching bots play by what they may know, alike for a seed, within their budget?"""

import random
from collections.abc import Callable
from itertools import islice
from threading import Event

import pytest

from sedma.beliefs.reading import scene_by
from sedma.beliefs.scene import Scene
from sedma.beliefs.worlds import is_known
from sedma.bots import Bot, ismcts, worlds
from sedma.bots.budget import Budget
from sedma.bots.endings import unbeaten
from sedma.bots.ismcts import TreeSearch
from sedma.bots.look import kinds_of
from sedma.bots.rollout import GREEDY, RULES, Rollout, no_tables, rollout_for
from sedma.bots.rules import RuleOfThumb
from sedma.bots.searching import sums_of
from sedma.bots.worlds import PLACES, Worlds
from sedma.core.jit import fast, pack_of
from sedma.core.numbers import decision_number, rule_numbers
from sedma.core.state import RuleNumbers
from sedma.match import Deal
from sedma.rules import Rules, deck_cards, load
from sedma.solver import solve
from tests.games import games, shuffled_deal, some_decision
from tests.hidden import Story
from tests.long.known_endings import known_ending

GAMES = dict(games(20))
ENDINGS = 300
BOTS: dict[str, Callable[[], Bot]] = {
    "worlds": lambda: Worlds(6),
    "worlds greedy": lambda: Worlds(6, policy=GREEDY),
    "ismcts": lambda: TreeSearch(120),
    "ismcts rules": lambda: TreeSearch(60, policy=RULES),
}
TWO_SIDED = ("sedma2", "hola2", "zsiros2", "septica2", "sedma4", "sedma8", "sedma3solo", "hola4")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_legal_in_every_game(game: str, name: str) -> None:
    rules, chance = GAMES[game], random.Random(f"{game} {name}")
    bot, played = BOTS[name](), shuffled_deal(rules, chance, ask_always=True)
    while (seat := played.to_play) is not None:
        own = chance.random() < 0.5
        view = played.view(seat)
        played.play(bot.decide(view, rules, chance) if own else some_decision(played, chance))
    assert played.result is not None


@pytest.mark.parametrize("name", BOTS)
def test_hidden_cards_change_no_decision(name: str) -> None:
    chance, bot, told = random.Random(name), BOTS[name](), 0
    for number in range(40):
        rules = GAMES[chance.choice(list(GAMES))]
        story = Story.at_random(rules, chance, chance.randrange(4, 40))
        seat = story.deal.to_play
        other = None if seat is None else story.retold(seat, chance)
        if seat is not None and other is not None:
            told += 1
            assert decide(bot, other.deal, seat, number) == decide(bot, story.deal, seat, number)
    assert told > 20


def decide(bot: Bot, played: Deal, seat: int, seed: int) -> str:
    return bot.decide(played.view(seat), played.rules, random.Random(seed))


@pytest.mark.parametrize("name", BOTS)
def test_the_same_chance_gives_the_same_decision(name: str) -> None:
    rules, chance = load("sedma4"), random.Random(3)
    bot, played = BOTS[name](), shuffled_deal(rules, chance)
    for number in range(12):
        seat = played.to_play or 0
        decision = decide(bot, played, seat, number)
        assert decide(BOTS[name](), played, seat, number) == decision
        played.play(decision)


def search_once(
    kind: str, numbers: RuleNumbers, rollout: Rollout, scene: Scene, options: int, *, quick: bool
) -> int:
    """The option that a kernel chooses, compiled or in plain Python."""
    pack = pack_of([0] * 104) if quick else [0] * 104
    if kind == "worlds":
        run = fast(worlds.choose) if quick else worlds.choose
        sums = sums_of([0.0] * PLACES) if quick else [0.0] * PLACES
        return run(numbers, rollout, scene, options, 3, pack, sums, 77)
    tree, gains, path = ismcts.store_for(40)
    if not quick:
        tree, gains, path = list(map(int, tree)), list(map(float, gains)), list(map(int, path))
    grow = fast(ismcts.choose) if quick else ismcts.choose
    return grow(numbers, rollout, scene, options, 40, 45.0, pack, tree, gains, path, 77)


@pytest.mark.parametrize("kind", ["worlds", "ismcts"])
@pytest.mark.parametrize("policy", [GREEDY, RULES])
@pytest.mark.parametrize("game", ["sedma3solo", "hola4", "ristiklappi"])
def test_compiled_and_plain_search_decide_alike(game: str, policy: int, kind: str) -> None:
    rules, chance = load(game), random.Random(game)
    numbers, rollout = rule_numbers(rules), rollout_for(rules, policy, no_tables(), 0.1)
    played = shuffled_deal(rules, chance)
    for _ in range(3):
        for _ in range(4):
            played.play(some_decision(played, chance))
        view = played.view(played.to_play)
        scene, options = scene_by(view, rules), sum(kinds_of(view, rules))
        found = [
            search_once(kind, numbers, rollout, scene, options, quick=quick)
            for quick in (False, True)
        ]
        assert found[0] == found[1]
        assert found[0] & options


def test_a_stopped_search_still_decides() -> None:
    rules, stop = load("sedma2"), Event()
    stop.set()
    played = shuffled_deal(rules, random.Random(2))
    for bot in (Worlds(10**6, stop=stop), TreeSearch(10**6, milliseconds=0.0)):
        view = played.view(played.to_play)
        assert bot.decide(view, rules, random.Random(1)) in view.legal


def test_a_budget_is_used_up_in_slices() -> None:
    assert sum(Budget(1_001).slices(10)) == 1_001
    stop = Event()
    sizes = []
    for size in Budget(100, stop=stop).slices(10):
        sizes.append(size)
        if len(sizes) == 3:
            stop.set()
    assert sizes == [10, 10, 10]


def known_endings(rules: Rules, chance: random.Random, number: int) -> list[Deal]:
    """So many deals in which the seat to play can tell every hidden hand, or fewer."""
    endings = (known_ending(rules, chance) for _ in range(4 * number))
    return list(islice((ending for ending in endings if ending is not None), number))


@pytest.mark.slow
@pytest.mark.parametrize("game", TWO_SIDED)
def test_rules_give_no_point_away_once_all_is_known(game: str) -> None:
    rules, bot = load(game), RuleOfThumb()
    endings = known_endings(rules, random.Random(game), ENDINGS if rules.players == 2 else 20)
    assert len(endings) == ENDINGS or rules.players > 2
    for played in endings:
        moves = solve(played).moves
        decision = decide(bot, played, played.to_play or 0, 1)
        assert moves[decision] == max(moves.values())


def test_a_long_position_with_all_cards_known_is_left_to_the_bot_itself() -> None:
    rules = load("sedma2")
    cards = deck_cards(rules)
    played = Deal.from_position(rules, 0, [cards[::2], cards[1::2]], [])
    scene = scene_by(played.view(0), rules)
    options = sum({decision_number(rules, decision) for decision in played.legal()})
    assert is_known(rule_numbers(rules), scene)
    assert unbeaten(rules, scene, options) == 0
