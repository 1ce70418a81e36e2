"""Is every bad value and every broken constraint refused, by its own name?"""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sedma.errors import RulesError
from sedma.rules import OPTIONS, from_json, load, preset_names
from sedma.rules.constraints import CONSTRAINTS

STAKES = {"hand_score": "stakes", "stakes": [1, 2, 3]}
QUARTET = {"quartet": "table", "quartet_stakes": [5, 10, 15]}
AT_ONCE = {"continuation": "none", "draw_timing": "play"}
ALONE = {"sides": "alone"}
CLEANING = {"cleaning": True, "continuation": "none"}

BROKEN: list[tuple[str, str, str, dict[str, Any]]] = [
    ("removed-not-in-pack", "removed", "sedma4", {"removed": ["2"]}),
    ("removed-not-in-pack", "removed", "sedma4", {"removed": ["6C"]}),
    ("removed-not-in-pack", "removed", "sedma4", {"removed": ["8"] * 5}),
    ("removed-not-in-pack", "removed", "sedma4", {"removed": ["8C", "8C"]}),
    ("removed-not-in-pack", "removed", "sedma4", {"removed": ["8"] * 4 + ["8C"]}),
    ("removed-not-in-pack", "removed", "hola6", {"removed": ["3C"] * 3}),
    ("packets-do-not-add-up", "packets", "sedma4", {"packets": [2, 1]}),
    ("packets-do-not-add-up", "packets", "sedma4", {"packets": []}),
    ("packets-do-not-add-up", "packets", "septica4", {"players": 6, "hand_size": 5}),
    ("pack-too-small", "hand_size", "sedma4", {"players": 6, "hand_size": 6, "packets": [6]}),
    ("pack-does-not-divide", "removed", "sedma3", {"removed": []}),
    ("pack-does-not-divide", "removed", "hola6", {"removed": ["3"]}),
    ("partners-odd", "sides", "sedma3", {"sides": "partners", "tie": "void"}),
    ("solo-card-missing", "solo_card", "sedma3solo", {"solo_card": None}),
    ("solo-card-without-solo", "solo_card", "sedma4", {"solo_card": "KS"}),
    ("solo-not-three", "players", "sedma3solo", {"players": 2}),
    ("solo-not-three", "players", "sedma4", {"sides": "solo", "solo_card": "KH"}),
    ("solo-without-stock", "stock", "sedma3solo", {"stock": False}),
    ("solo-two-packs", "packs", "sedma3solo", {"packs": 2, "removed": ["8"] * 4}),
    ("solo-without-stakes", "hand_score", "sedma3solo", {"hand_score": "points"}),
    ("solo-burns", "burn", "sedma3solo", {"burn": ["zero"]}),
    ("solo-king-removed", "removed", "sedma3solo", {"removed": ["KS", "8"]}),
    ("solo-king-removed", "removed", "sedma3solo", {"removed": ["K", "8"]}),
    ("share-needs-three-sides", "tie", "sedma4", {"tie": "share"}),
    ("share-needs-three-sides", "tie", "sedma2", {"tie": "share"}),
    ("share-needs-three-sides", "tie", "sedma3solo", {"tie": "share"}),
    ("sweep-bonus-without-points", "sweep_bonus", "sedma4", {"sweep_bonus": 80}),
    ("continuation-draws-at-once", "draw_timing", "sedma4", {"draw_timing": "play"}),
    ("continuation-draws-at-once", "draw_timing", "hola4", {"draw_timing": "play"}),
    ("continuation-draws-at-once", "draw_timing", "sedma8", {"draw_timing": "play"}),
    ("stock-play-without-stock", "stock_play", "sedma8", AT_ONCE | {"stock_play": True}),
    ("stock-play-draws-late", "draw_timing", "sedma4", {"stock_play": True}),
    ("stock-play-draws-late", "draw_timing", "ristikontra", {"draw_timing": "trick"}),
    ("lead-limit-in-fight", "lead_limit", "hola4", {"lead_limit": 3}),
    ("cleaning-without-two-sides", "cleaning", "sedma3", CLEANING),
    ("cleaning-without-two-sides", "cleaning", "sedma3solo", CLEANING),
    ("cleaning-with-continuation", "continuation", "sedma4", {"cleaning": True}),
    ("cleaning-without-stakes", "hand_score", "ristiklappi", {"hand_score": "points"}),
    ("seven-last-without-two-sides", "seven_last_loses", "sedma3", {"seven_last_loses": True}),
    ("seven-last-without-stakes", "hand_score", "hola4", {"seven_last_loses": True}),
    ("seven-last-with-cleaning", "cleaning", "ristiklappi", {"seven_last_loses": True}),
    ("stakes-missing", "stakes", "sedma4", {"stakes": None}),
    ("stakes-missing", "stakes", "hola4", {"hand_score": "stakes", "sweep_bonus": 0}),
    ("simple-win-worth-nothing", "stakes", "sedma4", {"stakes": [0, 1, 2]}),
    ("simple-win-worth-nothing", "stakes", "hola4", {"stakes": [0, 1, 2]}),
    ("quartet-stakes-missing", "quartet_stakes", "sedma4", {"quartet": "table"}),
    ("quartet-without-stakes", "hand_score", "hola4", QUARTET),
    ("quartet-worth-nothing", "quartet_stakes", "sedma4", {"quartet_stakes": [5, 10, 0]}),
    ("four-alike-not-four", "players", "hola2", {"burn": ["four_alike"]}),
    ("four-alike-not-four", "players", "hola6", {"burn": ["four_alike"]}),
    ("four-alike-two-packs", "packs", "hola4", {"burn": ["four_alike"], "packs": 2}),
    ("signals-without-partners", "signals", "sedma2", {"signals": "four"}),
    ("signals-without-partners", "signals", "sedma4", ALONE | {"signals": "ask"}),
    ("signals-without-partners", "signals", "hola6", {"signals": "ask"}),
    ("no-points", "card_points", "zsiros4", {"card_points": {}}),
    ("no-points", "card_points", "zsiros4", {"card_points": {"2": 5, "A": 0}}),
    ("no-points", "card_points", "zsiros4", {"card_points": {"8": 1}, "removed": ["8"] * 4}),
]

ALLOWED: list[tuple[str, dict[str, Any]]] = [
    ("hola4", STAKES | {"sweep_bonus": 0, "burn": ["sweep", "zero"]}),
    ("sedma3solo", {"seven_last_loses": True, "wild_mode": "trump", "draw_timing": "empty"}),
    ("sedma3solo", QUARTET | {"removed": ["8C", "8S"]}),
    ("sedma2", CLEANING | {"stakes": None}),
    ("sedma2", {"sides": "partners"}),
    ("sedma4", ALONE | {"tie": "share", "seven_last_loses": False}),
    ("sedma8", {"packets": [8]}),
    ("sedma8", {"players": 3, "sides": "alone", "tie": "share"}),
    ("sedma4", {"hand_score": "points", "stakes": None}),
    ("sedma4", {"stakes": [1, 0, 0]}),
    ("sedma4", {"wild": ["2", "7"], "card_points": {"2": 999}}),
    ("zsiros4", {"card_points": {"8": 1}, "removed": ["8", "8C", "8S"], "stock": False}),
    ("hola6", {"removed": ["3C", "3C"]}),
    ("sedma4", {"target": 1_000_000, "stakes": [9_999] * 3}),
]

HUGE = 10**40
NUMBERS = ["players", "packs", "hand_size", "lead_limit", "last_trick", "sweep_bonus", "target"]
CHOICES = ["sides", "rotation", "ranks", "next_dealer", "wild_mode", "continuation", "tie"]
YES_NO = ["stock", "stock_play", "seven_last_loses", "cleaning"]
LISTS = ["removed", "packets", "wild", "burn", "stakes", "quartet_stakes"]

WRONG: list[tuple[str, list[str], list[Any]]] = [
    (
        "option-not-a-whole-number",
        NUMBERS,
        [True, 4.0, float("nan"), float("inf"), "4", None, [4], {}],
    ),
    ("option-not-a-whole-number", ["packets"], [["2", 2], [2.0, 2], [True, 2], [None], [[2]]]),
    ("option-not-a-whole-number", ["stakes"], [[1, "2", 3], [1, 2.5, 3], [True, 2, 3], [None]]),
    ("option-not-a-whole-number", ["card_points"], [{"A": "1"}, {"A": 1.0}, {"A": True}]),
    ("option-out-of-bounds", ["target"], [0, -1, 1_000_001, HUGE, -HUGE]),
    ("option-out-of-bounds", ["packets"], [[0, 4], [-2, 6], [9], [HUGE]]),
    ("option-out-of-bounds", ["card_points"], [{"A": -1}, {"A": 1_000}, {"A": HUGE}]),
    ("option-out-of-bounds", ["stakes", "quartet_stakes"], [[1, 2, -1], [1, 2, 10_000], [-1]]),
    ("option-not-listed", ["players"], [0, 1, 5, 7, -2, HUGE]),
    ("option-not-listed", ["packs", "hand_size", "lead_limit"], [7, -1]),
    ("option-not-listed", ["last_trick", "sweep_bonus"], [5, -10, 100]),
    ("option-not-listed", CHOICES, ["", "x", "Alone", 1, True, None, [], {}, 1.5]),
    ("option-not-listed", ["solo_card"], ["KC", "none", "ks", 7, [], ""]),
    ("option-not-listed", ["burn"], [[""], ["none"], [1], [None], [["zero"]]]),
    ("option-not-yes-or-no", YES_NO, [0, 1, "yes", "true", None, []]),
    ("option-not-a-list", LISTS, ["7", 7, {}, {"7": 1}, True, 1.5]),
    ("option-not-a-list", LISTS[:4], [None]),
    ("option-too-long", LISTS, [["7"] * 105]),
    ("option-too-long", ["card_points"], [{f"A{n}": 1 for n in range(105)}]),
    ("option-not-a-card", ["removed"], [[8], [""], ["10"], ["8c"], ["8X"], [None], [["8"]]]),
    ("option-not-a-rank", ["wild"], [[7], [""], ["10"], ["7C"], ["x"], [None], [["7"]]]),
    ("option-not-a-rank", ["card_points"], [{"": 1}, {"10": 1}, {"X": 1}, {"a": 1}, {"AC": 1}]),
    ("option-repeats", ["wild"], [["7", "2", "7"]]),
    ("option-repeats", ["burn"], [["zero", "zero"]]),
    ("option-not-a-map", ["card_points"], [[], "A10", 1, None, True]),
    ("option-not-three", ["stakes", "quartet_stakes"], [[], [1], [1, 2], [1, 2, 3, 4]]),
]


@pytest.mark.parametrize(("message", "key", "name", "options"), BROKEN)
def test_broken_constraint_is_refused_by_name(
    message: str, key: str, name: str, options: dict[str, Any]
) -> None:
    refusal = refusal_of(name, options)
    assert refusal.id == message
    assert refusal.arguments["key"] == key
    assert refusal.arguments["source"] == "options"


def test_every_constraint_has_a_case() -> None:
    named = [message for message, _, _ in CONSTRAINTS]
    assert len(named) == len(set(named))
    assert {message for message, _, _, _ in BROKEN} == set(named)


@pytest.mark.parametrize(("name", "options"), ALLOWED)
def test_what_the_constraints_leave_is_allowed(name: str, options: dict[str, Any]) -> None:
    assert load(name, options).players in (2, 3, 4, 6)


@pytest.mark.parametrize(("message", "keys", "values"), WRONG)
def test_wrong_value_is_refused_with_option_and_value(
    message: str, keys: list[str], values: list[Any]
) -> None:
    for key in keys:
        for value in values:
            refusal = refusal_of("sedma4", {key: value})
            assert refusal.id == message, (key, value)
            assert refusal.arguments["key"] == key
            assert refusal.arguments["source"] == "options"


def test_a_number_too_long_to_print_is_refused() -> None:
    huge = 10**6000
    for value in ({"target": huge}, {"packets": [-huge]}, {"card_points": {"A": huge}}):
        assert len(str(refusal_of("sedma4", value))) < 500


def refusal_of(name: str, options: dict[str, Any]) -> RulesError:
    """The refusal of these options for that game."""
    with pytest.raises(RulesError) as caught:
        load(name, options)
    return caught.value


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(st.sampled_from(preset_names()), st.sampled_from(list(OPTIONS)), ANYTHING)
def test_any_value_is_taken_or_refused(name: str, key: str, value: object) -> None:
    try:
        rules = load(name, {key: value})
    except RulesError as refusal:
        said = str(refusal)
    else:
        assert from_json(rules.to_json()) == rules
        return
    assert said.isprintable()


@given(st.text(), ANYTHING)
def test_an_unknown_option_is_refused(key: str, value: object) -> None:
    if key not in OPTIONS:
        assert refusal_of("sedma4", {key: value}).id == "unknown-option"


@pytest.mark.parametrize("key", list(OPTIONS))
def test_a_missing_option_is_named(key: str) -> None:
    values = load("sedma4").to_json()
    del values[key]
    with pytest.raises(RulesError) as caught:
        from_json(values, "house.toml")
    assert caught.value.id == "option-missing"
    assert caught.value.arguments == {"source": "house.toml", "key": key}
