"""Is the number of an ending the one that the mathematics gives?"""

import random

import pytest

from sedma.core.jit import block_of, fast
from sedma.rules import load
from sedma.solver.columns import ALL, NUMBER, SHIFT, SLOTS, canonical, split
from sedma.solver.family import Family, all_families, family_of
from sedma.solver.index import counts, rank, rank_numbers, unrank
from sedma.solver.tables import entries, levels

FOUR = Family(4, True, False, True, 0, True)
COUNTS = {
    2: [11, 91, 512, 2_300],
    3: [46, 1_351, 23_210, 262_742],
    4: [212, 24_470, 1_321_613, 33_579_680],
}
KNOWN = [
    (1, 0, "0000 0000 0000 1000 0100 0010 0001 0000"),
    (1, 100, "0001 1010 0100 0000 0000 0000 0000 0000"),
    (2, 12_345, "0100 1020 0000 1000 0100 0001 0001 0000"),
    (3, 1_000_000, "0021 1101 1001 1100 0110 0000 0000 0000"),
    (4, 0, "0000 0000 0000 0004 1110 1110 1110 1110"),
    (4, 1_234_567, "0000 0111 0010 2002 1120 1200 0001 0000"),
    (4, 20_000_000, "2000 0012 0200 0130 2001 0101 0000 0000"),
    (4, 33_579_679, "4000 0400 0040 0004 0000 0000 0000 0000"),
]


def word_of(text: str) -> int:
    """Returns the ending whose columns are written as the seats' counts."""
    held = [tuple(int(digit) for digit in column) for column in text.split()]
    numbers = [NUMBER[a, b, c, d] for a, b, c, d in held]
    return sum(number << SHIFT * slot for slot, number in enumerate(numbers))


def rank_of(word: int, cards: int, players: int, most: int = 4) -> int:
    """Returns the number of a canonical ending."""
    numbers = rank_numbers(most, players)
    return int(fast(rank)(block_of(numbers), split(word), cards, (most + 1) ** 4))


def unranked(index: int, cards: int, players: int, most: int = 4) -> int:
    """Returns the ending of a number."""
    ways, numbers = counts(most).reshape(-1), rank_numbers(most, players)
    found = fast(unrank)(block_of(ways), block_of(numbers), index, cards, (most + 1) ** 4)
    return int(found)


def test_columns_are_numbered_by_cards_then_by_seats() -> None:
    assert len(ALL) == 126
    assert [NUMBER[held] for held in [(0, 0, 0, 1), (1, 0, 0, 0), (0, 0, 0, 2)]] == [1, 4, 5]
    assert ALL[69] == (4, 0, 0, 0)


@pytest.mark.parametrize("players", COUNTS)
def test_there_are_as_many_endings_as_printed(players: int) -> None:
    found = levels(FOUR._replace(players=players), 4)
    assert [level.size for level in found][:4] == COUNTS[players]
    assert {level.lone for level in found} == set(range(3 if players == 3 else 1))


def test_more_cards_give_the_printed_numbers_too() -> None:
    assert [level.size for level in levels(FOUR, 6)][4:] == [353_957_101, 1_276_015_871]


def test_hola_has_more_endings() -> None:
    found = [level.size for level in levels(FOUR._replace(fights=True), 3)]
    assert found == [279, 45_149, 3_550_758]


def test_tables_of_four_cards_fill_as_many_bytes_as_printed() -> None:
    assert entries(FOUR, 4) // 2 == 17_462_988


@pytest.mark.parametrize(("cards", "index", "text"), KNOWN)
def test_known_endings(cards: int, index: int, text: str) -> None:
    word = word_of(text)
    assert rank_of(word, cards, 4) == index
    assert unranked(index, cards, 4) == word


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
@pytest.mark.parametrize("most", [4, 5])
def test_numbers_and_endings_are_one_to_one(players: int, cards: int, most: int) -> None:
    size = COUNTS[players][cards - 1]
    chance = random.Random(f"{players} {cards}")
    for index in {0, size - 1, *(chance.randrange(size) for _ in range(300))}:
        word = unranked(index, cards, players, most)
        columns = split(word)
        assert canonical(columns) == columns
        held = [sum(ALL[number][seat] for number in columns) for seat in range(4)]
        assert held == [cards] * players + [0] * (4 - players)
        assert rank_of(word, cards, players, most) == index


def test_order_within_a_class_does_not_matter() -> None:
    chance = random.Random(3)
    for _ in range(300):
        columns = [chance.randrange(126) for _ in range(SLOTS)]
        sevens, counters, plain = columns[:1], columns[1:3], columns[3:]
        wanted = [*sevens, *sorted(counters, reverse=True), *sorted(plain, reverse=True)]
        first, *rest = columns
        found = canonical((first, rest[0], rest[1], rest[2], rest[3], rest[4], rest[5], rest[6]))
        assert list(found) == wanted


def test_families_of_the_games() -> None:
    names = {
        "sedma4": "4-joker-always-last",
        "sedma2": "2-joker-always-last",
        "sedma3solo": "3-joker-always-last",
        "akagiri8": "4-trump-never-last",
        "zsiros4": "4-joker-opponent_only-nolast",
        "septica2": "2-joker-opponent_only-nolast",
        "lusti": "4-plain-never-last",
        "hola4": "4-joker-fight-always-last",
    }
    for preset, name in names.items():
        family = family_of(load(preset))
        assert family is not None
        assert family.name == name
    assert family_of(load("sedma3")) == family_of(load("sedma3solo"))
    assert family_of(load("sedma3", {"continue_when": "not_partner"})) is None
    for preset in ("hola3", "hola6", "ristikontra", "ristiklappi", "lustik4", "septica3"):
        assert family_of(load(preset)) is None


@pytest.mark.parametrize(
    "options",
    [
        {"quartet": "table", "quartet_stakes": [5, 10, 15]},
        {"card_points": {"A": 10, "T": 10, "K": 10}},
        {"card_points": {"A": 11, "T": 10}},
        {"card_points": {"A": 1, "T": 1}},
        {"wild": ["7", "8"]},
        {"lead_limit": 3},
        {"seven_last_loses": True},
    ],
)
def test_a_table_of_other_rules_is_never_used(options: dict[str, object]) -> None:
    assert family_of(load("sedma4", options)) is None


def test_seven_games_for_four_players_with_and_without_last_trick() -> None:
    four = [family for family in all_families() if family.players == 4 and not family.fights]
    assert len(four) == 14
