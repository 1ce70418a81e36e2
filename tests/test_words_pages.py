"""Does every set of rules have a page that is right, readable, and its own?"""

import random
import re
from typing import Any

import pytest

from sedma.rules import Rules, load, preset_names, variant_names
from sedma.words import languages, rule_page
from tests.reference.options import random_rules

NAMES = [*preset_names(), *variant_names()]
TITLES = {
    "Players",
    "The pack",
    "The deal",
    "Who leads",
    "Winning a trick",
    "Going on with a trick",
    "Drawing",
    "What counts",
    "What a deal is worth",
    "Dirty and clean",
    "Burning",
    "Four of a rank",
    "The next dealer",
    "The match",
    "Table talk",
}

STAKES = {"hand_score": "stakes", "sweep_bonus": 0, "stakes": [1, 2, 3]}
FOUR_ALONE = {"sides": "alone", "next_dealer": "rotate"}
MATTERS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("sedma4", {}, {"players": 2, "sides": "alone"}),
    ("sedma4", {}, {"sides": "alone"}),
    ("sedma3solo", {}, {"solo_card": "KH"}),
    ("sedma4", {}, {"rotation": "acw"}),
    ("sedma4", {}, {"ranks": "6-A"}),
    ("sedma4", {}, {"packs": 2}),
    ("sedma3", {}, {"removed": ["8", "9"]}),
    ("sedma3", {}, {"removed": ["8C", "8S"]}),
    ("sedma4", {}, {"hand_size": 8, "packets": [4, 4]}),
    ("sedma4", {}, {"packets": [1, 1, 1, 1]}),
    ("sedma4", {}, {"packets": [3, 1]}),
    ("sedma4", {}, {"packets": [4]}),
    ("sedma4", {}, {"stock": False}),
    ("sedma4", {}, {"next_dealer": "rotate"}),
    ("sedma4", {}, {"next_dealer": "repeat"}),
    ("sedma4", {}, {"wild": []}),
    ("sedma4", {}, {"wild": ["7", "8"]}),
    ("sedma4", {}, {"wild_mode": "trump"}),
    ("sedma4", {}, {"continuation": "none"}),
    ("sedma4", {}, {"continuation": "fight"}),
    ("sedma4", {}, {"continue_when": "not_partner"}),
    ("sedma4", {}, {"continue_when": "opponent_only"}),
    ("sedma2", {}, {"continue_when": "opponent_only"}),
    ("sedma3solo", {}, {"continue_when": "not_partner"}),
    ("sedma4", {}, {"lead_limit": 3}),
    ("ristikontra", {}, {"stock_play": False}),
    ("ristikontra", {"stock_play": False}, {"draw_timing": "trick"}),
    ("sedma4", {}, {"draw_timing": "empty"}),
    ("sedma4", {}, {"draw_mode": "batch"}),
    ("sedma4", {"draw_timing": "empty"}, {"draw_mode": "batch"}),
    ("sedma4", {}, {"card_points": {"A": 10}}),
    ("sedma4", {}, {"card_points": {"A": 11, "T": 10}}),
    ("sedma4", {}, {"card_points": {}}),
    ("sedma4", {}, {"last_trick": 0}),
    ("sedma4", {}, {"hand_score": "points"}),
    ("sedma4", {}, {"stakes": [1, 2, 2]}),
    ("sedma4", {}, {"stakes": [1, 1, 3]}),
    ("sedma4", {}, {"stakes": [2, 2, 2]}),
    ("zsiros4", {}, {"tie": "void"}),
    ("sedma3", {}, {"tie": "void"}),
    ("sedma3", {}, {"tie": "last_trick"}),
    ("sedma3", {"hand_score": "points"}, {"tie": "void"}),
    ("hola4", {}, {"sweep_bonus": 0}),
    ("hola4", {}, {"burn": ["sweep"]}),
    ("hola4", {}, {"burn": ["four_alike"]}),
    ("hola4", {}, {"burn": ["zero"]}),
    ("hola4", {"burn": ["four_alike"]}, {"continuation": "match"}),
    ("lustik4", {}, {"quartet": "table"}),
    ("lustik4", {}, {"quartet": "off"}),
    ("lustik4", {}, {"quartet_stakes": [5, 10, 15]}),
    ("sedma4", {}, {"seven_last_loses": True}),
    ("ristiklappi", {}, {"cleaning": False, "stakes": [1, 2, 3]}),
    ("sedma4", {}, {"target": 10}),
    ("sedma4", {}, {"signals": "ask"}),
    ("zsiros4", {}, {"signals": "ask"}),
]


def text(rules: Rules, lang: str = "en") -> str:
    """The whole page, a paragraph a line."""
    sections = rule_page(rules, lang)
    return "\n".join(line for section in sections for line in [section.title, *section.paragraphs])


def check_readable(rules: Rules, lang: str) -> None:
    """Every paragraph is whole sentences without a mark of something missing."""
    sections = rule_page(rules, lang)
    assert len({section.title for section in sections}) == len(sections)
    for section in sections:
        assert section.paragraphs
        assert len(set(section.paragraphs)) == len(section.paragraphs), section
        for paragraph in section.paragraphs:
            assert re.fullmatch(r"[\w].*[.!?“”]", paragraph), paragraph
            assert paragraph[0] == paragraph[0].upper(), paragraph
            assert not re.search(r"[{}$\n]|\?\?\?|page-|  | [.,:;]|None|True|False", paragraph)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", NAMES)
def test_page_of_a_game_is_readable(name: str, lang: str) -> None:
    check_readable(load(name), lang)


@pytest.mark.parametrize("lang", languages())
def test_page_of_random_rules_is_readable(lang: str) -> None:
    chance = random.Random(3)
    for _ in range(400):
        check_readable(load(*random_rules(chance)), lang)


def test_both_languages_have_the_same_sections_and_paragraphs() -> None:
    chance = random.Random(4)
    for _ in range(200):
        rules = load(*random_rules(chance))
        pages = [rule_page(rules, lang) for lang in languages()]
        shapes = [[len(section.paragraphs) for section in page] for page in pages]
        assert shapes[0] == shapes[1]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("name", "options", "change"), MATTERS)
def test_what_matters_is_seen(
    name: str, options: dict[str, Any], change: dict[str, Any], lang: str
) -> None:
    assert text(load(name, options), lang) != text(load(name, options | change), lang)


def test_every_option_is_among_those_that_matter() -> None:
    changed = {key for _, _, change in MATTERS for key in change}
    assert changed == set(load("sedma4").to_json())


def test_a_section_stands_only_where_its_rule_is_on() -> None:
    chance = random.Random(5)
    for _ in range(400):
        rules = load(*random_rules(chance))
        titles = {section.title for section in rule_page(rules, "en")}
        cards = 0 if not rules.stock else rules.players * rules.hand_size
        full = text(rules)
        expected = {
            "Drawing": bool(cards) and "stock, face down" in full,
            "Dirty and clean": rules.cleaning,
            "Burning": bool(rules.burn),
            "Four of a rank": quartets_happen(rules),
            "Table talk": rules.signals != "none",
        }
        always = TITLES - set(expected)
        assert titles == always | {title for title, there in expected.items() if there}


def quartets_happen(rules: Rules) -> bool:
    """Four cards of one rank can be held by anybody, but not every trick has four cards."""
    long_tricks = rules.players >= 4 or rules.continuation != "none"
    return rules.quartet == "hand" or (rules.quartet == "table" and long_tricks)


def test_what_is_off_is_not_spoken_of() -> None:
    chance = random.Random(6)
    for _ in range(400):
        rules = load(*random_rules(chance))
        page = text(rules)
        assert ("fight" in page) == (rules.continuation == "fight")
        assert ("very last card" in page) == rules.seven_last_loses
        assert ("last trick" in page.split("What counts")[1].split("All together")[0]) == (
            rules.last_trick > 0
        )
        assert ("dirty" in page.lower()) <= rules.cleaning
        assert ("unseen" in page) <= rules.stock_play
        assert ("trump" in page) <= (rules.wild_mode == "trump")
        assert ("plays alone" in page) == (rules.sides == "solo")
        assert ("partner" in page) <= (rules.sides != "alone")
        assert ("game point" in page) == (rules.hand_score == "stakes")
        assert ("times running" in page) == (rules.lead_limit > 0)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("sedma4", ["All together that is 90 points.", "50 points are enough."]),
        ("sedma4", ["The other 16 cards are the stock", "two at a time"]),
        ("sedma3", ["Taken out before the shuffle: two eights. 30 cards remain."]),
        ("slovak3", ["one eight and one nine", "king of hearts", "a seven in every respect"]),
        ("sedma8", ["That is the whole pack, so there is no stock."]),
        ("akagiri8", ["The trumps are the sevens.", "the trick is over"]),
        ("hola4", ["The wild cards are the twos and sevens", "adds 80 more", "any card at all"]),
        ("hola6", ["Two packs of 52 cards", "102 cards remain", "that is 160 points"]),
        (
            "zsiros4",
            [
                "anticlockwise",
                "All together that is 80 points.",
                "whoever won the last trick has a simple win",
            ],
        ),
        ("schmierer4", ["clockwise, to the left", "smear it"]),
        ("septica4", ["each worth 1 point.", "that is 8 points", "5 points are enough"]),
        ("septica6", ["2 cards are left over", "Points among the cards out of play"]),
        ("lustik3", ["six to ace", "36 cards", "level at the top have a simple win each"]),
        ("ristikontra", ["ace 11, ten 10, king 4, queen 3, and jack 2", "61 points are enough"]),
        ("ristikontra", ["more than 3 times running", "play it unseen"]),
        ("ristiklappi", ["With 118 points or more it is 3.", "exactly 3, the points of a single"]),
        (
            "czech4",
            ["With tens it is worth 10.", "With sevens it is worth 15.", "Have you got one"],
        ),
    ],
)
def test_page_tells_the_numbers_of_the_game(name: str, says: list[str]) -> None:
    page = text(load(name))
    assert [part for part in says if part not in page] == []


def test_page_tells_nothing_that_cannot_happen() -> None:
    assert "level" not in text(load("sedma4"))
    assert "level" in text(load("zsiros4"))
    assert "dirty" not in text(load("ristiklappi", {"stock": False, "stock_play": False}))
    assert "runs short" not in text(
        load("ristikontra", {"draw_timing": "trick", "stock_play": False})
    )
    assert "wild" not in text(load("sedma4", {"wild": ["2"]}))
