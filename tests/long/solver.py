"""Do the endgame tables and the solver agree with minimax that knows neither?

At the full size every game's tables are built, those of four cards too.
"""

import random
from functools import cache

from sedma.match import Deal
from sedma.rules import load, preset_names
from sedma.solver import solve
from sedma.solver.build import build
from sedma.solver.desk import Desk
from sedma.solver.family import Family
from sedma.solver.library import Library
from tests.core_minimax import plain_value, small_position
from tests.endings import (
    FAMILIES,
    play_on,
    random_ending,
    rules_of,
    true_value,
    truly_takes_all,
    use_tables_of_the_tests,
)
from tests.long import long_check
from tests.reference.options import random_rules

AT_THREE, AT_FOUR = 10_000, 500
PRESETS = preset_names()
MOST_CARDS = 12
HOLA_FOR_TWO, HOLA_PIECE = Family(2, True, False, True, 0, True, True), 1_000


@cache
def desk() -> Desk:
    """The desk of this process; missing tables are built by the checks, not behind their back."""
    use_tables_of_the_tests()
    return Desk(Library(background=False))


def agree(deal: Deal, number: int) -> None:
    """Raises when the solver and plain minimax differ about a deal."""
    answer = solve(deal, desk=desk())
    assert answer.exact, number
    assert answer.value == true_value(deal), (number, deal.begun, deal.moves)
    assert answer.all_tricks == truly_takes_all(deal), (number, deal.begun, deal.moves)
    assert max(answer.moves.values()) == answer.value, (number, deal.begun, deal.moves)


@long_check(
    "Tables of three cards agree with minimax, every game",
    total=AT_THREE * len(FAMILIES),
    piece=AT_THREE,
)
def three_card_tables(first: int, count: int, seed: int) -> None:
    """Looks at ten thousand random positions of each game, also inside tricks."""
    for number in range(first, first + count):
        family = FAMILIES[number // AT_THREE]
        desk()
        build(family, 3)
        chance = random.Random(f"{seed} {number}")
        deal = play_on(random_ending(rules_of(family), 3, chance), chance, chance.choice((0, 5)))
        if not deal.over:
            agree(deal, number)


@long_check(
    "Endings of four cards agree with minimax, every game",
    total=AT_FOUR * len(FAMILIES),
    piece=AT_FOUR,
)
def four_card_endings(first: int, count: int, seed: int) -> None:
    """Looks at 500 random endings of each game; a whole piece looks them up, a part searches."""
    for number in range(first, first + count):
        family = FAMILIES[number // AT_FOUR]
        desk()
        build(family, 4 if count == AT_FOUR else 3)
        desk().library.forget()
        agree(random_ending(rules_of(family), 4, random.Random(f"{seed} {number}")), number)


@long_check("Tables of Hola agree with minimax, two and four players", total=20_000, piece=1_000)
def hola_tables(first: int, count: int, seed: int) -> None:
    """Looks at random endings of two and three cards; part of a piece has smaller tables."""
    desk()
    build(HOLA_FOR_TWO, 3)
    build(HOLA_FOR_TWO._replace(players=4), 3 if count == HOLA_PIECE else 2)
    desk().library.forget()
    for number in range(first, first + count):
        chance = random.Random(f"{seed} {number}")
        players = 2 if number % 10 else 4
        deal = small_position(load(f"hola{players}"), chance, 3 if number % 3 else 2, 0)
        answer = solve(deal, desk=desk())
        assert answer.value == plain_value(deal, all_tricks=False), (number, deal.begun)
        assert answer.all_tricks == bool(plain_value(deal, all_tricks=True)), (number, deal.begun)


@long_check("The solver agrees with minimax over the core, every option", total=50_000, piece=500)
def any_option(first: int, count: int, seed: int) -> None:
    """Looks at small positions of all presets and of random rules, with stock and inside tricks."""
    for number in range(first, first + count):
        chance = random.Random(f"{seed} {number}")
        name = PRESETS[number // 2 % len(PRESETS)]
        rules = load(name) if number % 2 else load(*random_rules(chance))
        cards = chance.randrange(1, 5 if rules.players == 2 else 3)
        stock = chance.randrange(3 if rules.stock else 1)
        while rules.players * (cards + stock) > MOST_CARDS and cards + stock > 1:
            cards, stock = max(1, cards - 1), max(0, stock - 1)
        deal = play_on(small_position(rules, chance, cards, stock), chance, 5)
        if deal.over:
            continue
        answer = solve(deal, desk=desk())
        assert answer.exact == (len(deal.sides(deal.solo)) == 2), number
        assert (answer.convention is None) == answer.exact, number
        assert answer.value == plain_value(deal, all_tricks=False), (number, deal.begun, deal.moves)
        assert answer.all_tricks == bool(plain_value(deal, all_tricks=True)), number
        assert max(answer.moves.values()) == answer.value, number
