"""Are rules read, changed and written back as data, whatever the way in?"""

import dataclasses
import json
import random

import pytest

from sedma.errors import RulesError
from sedma.rules import (
    OPTIONS,
    Rules,
    deck_cards,
    effective_rank,
    from_json,
    load,
    overrides,
    parse_option,
    points_in_pack,
    preset_names,
    variant_names,
)
from tests.reference.options import random_options, random_rules
from tests.reference.presets import PRESETS
from tests.reference.validity import fault_of

NAMES = [*preset_names(), *variant_names()]


def test_options_and_rules_have_the_same_names_in_the_same_order() -> None:
    assert list(OPTIONS) == [field.name for field in dataclasses.fields(Rules)]
    assert len(OPTIONS) == 32


@pytest.mark.parametrize("name", NAMES)
def test_json_gives_the_same_rules_again(name: str) -> None:
    rules = load(name)
    assert list(rules.to_json()) == list(OPTIONS)
    again = from_json(json.loads(json.dumps(rules.to_json())))
    assert again == rules
    assert hash(again) == hash(rules)


@pytest.mark.parametrize("name", list(OPTIONS))
def test_rules_do_not_change(name: str) -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(load("sedma4"), name, None)


def test_order_and_nothing_worth_make_no_difference() -> None:
    assert load("hola4", {"wild": ["2", "7"]}) == load("hola4", {"wild": ["7", "2"]})
    points = {"T": 10, "A": 10, "K": 0}
    assert load("hola4", {"card_points": points}) == load("hola4")
    burns = {"hand_score": "points", "burn": ["zero", "sweep"]}
    assert load("sedma4", burns).burn == ("sweep", "zero")


def test_single_options_replace_those_of_the_game() -> None:
    rules = load("schmierer4", {"target": 10, "rotation": "acw"})
    assert rules == load("zsiros4", {"target": 10})
    assert overrides("schmierer4", rules) == ("zsiros4", {"target": 10})
    assert overrides("sedma", load("sedma4")) == ("sedma4", {})


def test_overrides_give_back_random_rules() -> None:
    chance = random.Random(1)
    for _ in range(300):
        preset, options = random_rules(chance)
        rules = load(preset, options)
        assert load(*overrides(preset, rules)) == rules
        assert all(rules.to_json()[key] != load(preset).to_json()[key] for key in options)


def test_the_naive_player_accepts_the_same_options() -> None:
    chance = random.Random(2)
    for _ in range(3_000):
        preset, options = random_options(chance)
        fault = fault_of({**PRESETS[preset], **options})
        try:
            load(preset, options)
            refusal = None
        except RulesError as caught:
            refusal = caught
        assert (fault is None) == (refusal is None), (preset, options, fault, refusal)


def test_the_pack_lacks_what_is_taken_out() -> None:
    cards = deck_cards(load("sedma3", {"removed": ["8", "8C"]}))
    assert len(cards) == 30
    assert [card for card in cards if card[0] == "8"] == ["8H", "8D"]
    slovak = deck_cards(load("slovak3"))
    assert [card for card in slovak if card[0] in "89"] == ["8S", "9S", "8H", "9H", "8D", "9D"]
    two_packs = deck_cards(load("hola6"))
    assert [card for card in two_packs if card[0] == "3"].count("3C") == 1
    assert len(two_packs) == 102


def test_a_special_king_is_a_seven() -> None:
    rules = load("sedma3solo", {"card_points": {"7": 5, "K": 1, "A": 10}})
    assert [effective_rank(rules, card) for card in ("KS", "KH", "7C")] == ["7", "K", "7"]
    assert points_in_pack(rules) == 5 * 5 + 3 * 1 + 4 * 10


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("target=10", "target", 10),
        (" target = 10 ", "target", 10),
        ("players=2", "players", 2),
        ("sides=alone", "sides", "alone"),
        ("solo_card=none", "solo_card", None),
        ("solo_card=null", "solo_card", None),
        ("solo_card=k♥", "solo_card", "KH"),
        ("ranks=7–A", "ranks", "7-A"),
        ("removed=8,8", "removed", ["8", "8"]),
        ("removed=8c, 10", "removed", ["8C", "T"]),
        ("removed=none", "removed", []),
        ("removed=", "removed", []),
        ('removed=["8","9C"]', "removed", ["8", "9C"]),
        ("packets=2,2", "packets", [2, 2]),
        ("packets=2+2", "packets", [2, 2]),
        ("packets=4", "packets", [4]),
        ("stock=yes", "stock", True),
        ("stock=false", "stock", False),
        ("wild=7,2", "wild", ["7", "2"]),
        ("wild=7", "wild", ["7"]),
        ("wild=-", "wild", []),
        ("card_points=A10,T10", "card_points", {"A": 10, "T": 10}),
        ("card_points=A:11 10:10 K=4", "card_points", {"A": 11, "T": 10, "K": 4}),
        ('card_points={"A": 10}', "card_points", {"A": 10}),
        ("stakes=1/2/3", "stakes", [1, 2, 3]),
        ("stakes=none", "stakes", None),
        ("quartet_stakes=5,10,15", "quartet_stakes", [5, 10, 15]),
        ("burn=sweep,zero", "burn", ["sweep", "zero"]),
        ("burn=none", "burn", []),
    ],
)
def test_options_are_read_as_people_type_them(text: str, name: str, value: object) -> None:
    assert parse_option(text) == (name, value)


@pytest.mark.parametrize("name", NAMES)
def test_every_value_can_be_typed_as_json(name: str) -> None:
    rules = load(name)
    typed = [f"{key}={_typed(value)}" for key, value in rules.to_json().items()]
    assert from_json(dict(parse_option(text) for text in typed)) == rules


def _typed(value: object) -> str:
    if isinstance(value, bool) or value is None or isinstance(value, list | dict):
        return json.dumps(value)
    return str(value)


@pytest.mark.parametrize(
    "text",
    [
        "target=ten",
        "target=1e3",
        "target=10.0",
        "target=" + "9" * 10_000,
        "target=NaN",
        "target=",
        "stock=maybe",
        "wild=[7",
        "wild=7,x",
        "wild=" + "[" * 100_000,
        "stakes=1/2",
        "stakes=a/b/c",
        "card_points=A10,A11",
        "card_points=A",
        "card_points=B3",
        "packets=2,two",
        "solo_card=KX",
        "burn=rubber",
        "sides=none",
    ],
)
def test_what_cannot_be_read_is_refused_with_the_name_of_the_option(text: str) -> None:
    name, value = parse_option(text)
    with pytest.raises(RulesError) as refused:
        load("sedma4", {name: value})
    assert refused.value.arguments["source"] == "options"
    assert refused.value.arguments["key"] == name


@pytest.mark.parametrize(
    ("text", "message", "key"),
    [
        ("target", "option-without-value", "target"),
        ("", "option-without-value", ""),
        ("targets=5", "unknown-option", "targets"),
        ("=5", "unknown-option", ""),
    ],
)
def test_what_names_no_option_is_refused(text: str, message: str, key: str) -> None:
    with pytest.raises(RulesError) as refused:
        parse_option(text)
    assert (refused.value.id, refused.value.arguments["key"]) == (message, key)
