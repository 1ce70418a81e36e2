"""Do the preset files hold the values of the rules dossier, and say where each comes from?

The tables below are the dossier's own, copied by hand: X is the ten, KL the green king.
"""

import tomllib
from importlib.resources import files

import pytest

from sedma.errors import RulesError
from sedma.rules import OPTIONS, load, preset_names, read_preset, read_variant, variant_names

TABLES = """
| option | sedma4 | sedma2 | sedma3 | sedma3solo | sedma8 | akagiri8 |
| players | 4 | 2 | 3 | 3 | 4 | 4 |
| sides | partners | alone | alone | solo | partners | partners |
| solo_card | – | – | – | KL | – | – |
| rotation | cw | cw | cw | cw | cw | cw |
| ranks | 7–A | 7–A | 7–A | 7–A | 7–A | 7–A |
| packs | 1 | 1 | 1 | 1 | 1 | 1 |
| removed | – | – | 8 8 | 8 8 | – | – |
| hand_size | 4 | 4 | 4 | 4 | 8 | 8 |
| packets | 2+2 | 2+2 | 2+2 | 2+2 | 4+4 | 4+4 |
| stock | yes | yes | yes | yes | no | no |
| next_dealer | losers | losers | losers | losers | losers | rotate |
| wild | 7 | 7 | 7 | 7 | 7 | 7 |
| wild_mode | joker | joker | joker | joker | joker | trump |
| continuation | match | match | match | match | match | none |
| continue_when | always | always | always | always | always | always |
| lead_limit | 0 | 0 | 0 | 0 | 0 | 0 |
| stock_play | no | no | no | no | no | no |
| draw_timing | trick | trick | trick | trick | trick | trick |
| draw_mode | singly | singly | singly | batch | singly | singly |
| card_points | A10 X10 | A10 X10 | A10 X10 | A10 X10 | A10 X10 | A10 X10 |
| last_trick | 10 | 10 | 10 | 10 | 10 | 10 |
| hand_score | stakes | stakes | stakes | stakes | stakes | stakes |
| stakes | 1/2/3 | 1/2/3 | 1/2/3 | 1/2/3 | 1/2/3 | 1/2/3 |
| tie | void | void | share | void | void | void |
| sweep_bonus | 0 | 0 | 0 | 0 | 0 | 0 |
| burn | – | – | – | – | – | – |
| quartet | off | off | off | off | off | off |
| quartet_stakes | – | – | – | – | – | – |
| seven_last_loses | no | no | no | no | no | no |
| cleaning | no | no | no | no | no | no |
| target | 5 | 5 | 5 | 5 | 5 | 5 |
| signals | none | none | none | none | none | none |

| option | hola4 | hola2 | hola3 | hola6 | zsiros4 | zsiros2 |
| players | 4 | 2 | 3 | 6 | 4 | 2 |
| sides | partners | alone | alone | partners | partners | alone |
| solo_card | – | – | – | – | – | – |
| rotation | cw | cw | cw | cw | acw | acw |
| ranks | 2–A | 2–A | 2–A | 2–A | 7–A | 7–A |
| packs | 1 | 1 | 1 | 2 | 1 | 1 |
| removed | – | – | 3 | 3 3 | – | – |
| hand_size | 4 | 4 | 4 | 4 | 4 | 4 |
| packets | 1×4 | 1×4 | 1×4 | 1×4 | 4 | 4 |
| stock | yes | yes | yes | yes | yes | yes |
| next_dealer | repeat | repeat | repeat | repeat | rotate | rotate |
| wild | 7 2 | 7 2 | 7 2 | 7 2 | 7 | 7 |
| wild_mode | joker | joker | joker | joker | joker | joker |
| continuation | fight | fight | fight | fight | match | match |
| continue_when | always | always | always | always | opponent_only | opponent_only |
| lead_limit | 0 | 0 | 0 | 0 | 0 | 0 |
| stock_play | no | no | no | no | no | no |
| draw_timing | trick | trick | trick | trick | trick | trick |
| draw_mode | singly | singly | singly | singly | singly | singly |
| card_points | A10 X10 | A10 X10 | A10 X10 | A10 X10 | A10 X10 | A10 X10 |
| last_trick | 10 | 10 | 10 | 0 | 0 | 0 |
| hand_score | points | points | points | points | stakes | stakes |
| stakes | – | – | – | – | 1/2/3 | 1/2/3 |
| tie | void | void | void | void | last_trick | last_trick |
| sweep_bonus | 80 | 80 | 80 | 80 | 0 | 0 |
| burn | – | – | – | – | – | – |
| quartet | off | off | off | off | off | off |
| quartet_stakes | – | – | – | – | – | – |
| seven_last_loses | no | no | no | no | no | no |
| cleaning | no | no | no | no | no | no |
| target | 500 | 500 | 500 | 500 | 5 | 5 |
| signals | none | none | none | none | four | none |

| option | septica4 | septica2 | septica3 | sedmice4 | suster4 |
| players | 4 | 2 | 3 | 4 | 4 |
| sides | partners | alone | alone | partners | partners |
| solo_card | – | – | – | – | – |
| rotation | cw | cw | cw | cw | cw |
| ranks | 7–A | 7–A | 7–A | 7–A | 7–A |
| packs | 1 | 1 | 1 | 1 | 1 |
| removed | – | – | 8 8 | – | – |
| hand_size | 4 | 4 | 4 | 4 | 4 |
| packets | 4 | 4 | 4 | 4 | 4 |
| stock | yes | yes | yes | yes | yes |
| next_dealer | rotate | rotate | rotate | rotate | rotate |
| wild | 7 | 7 | 7 8 | 7 | 7 |
| wild_mode | joker | joker | joker | joker | joker |
| continuation | match | match | match | match | match |
| continue_when | opponent_only | opponent_only | opponent_only | opponent_only | opponent_only |
| lead_limit | 0 | 0 | 0 | 0 | 0 |
| stock_play | no | no | no | no | no |
| draw_timing | trick | trick | trick | trick | trick |
| draw_mode | singly | singly | singly | singly | singly |
| card_points | A1 X1 | A1 X1 | A1 X1 | A10 X10 | A10 X10 |
| last_trick | 0 | 0 | 0 | 10 | 0 |
| hand_score | stakes | stakes | stakes | points | stakes |
| stakes | 1/2/2 | 1/2/2 | 1/2/2 | – | 1/2/3 |
| tie | void | void | share | void | last_trick |
| sweep_bonus | 0 | 0 | 0 | 0 | 0 |
| burn | – | – | – | – | – |
| quartet | off | off | off | off | off |
| quartet_stakes | – | – | – | – | – |
| seven_last_loses | no | no | no | no | no |
| cleaning | no | no | no | no | no |
| target | 11 | 11 | 11 | 120 | 5 |
| signals | none | none | none | none | none |

| option | lustik4 | lusti | ristikontra | ristiklappi |
| players | 4 | 4 | 4 | 4 |
| sides | partners | partners | partners | partners |
| solo_card | – | – | – | – |
| rotation | cw | cw | cw | cw |
| ranks | 7–A | 7–A | 2–A | 2–A |
| packs | 1 | 1 | 1 | 1 |
| removed | – | – | – | – |
| hand_size | 4 | 8 | 6 | 6 |
| packets | 4 | 4+4 | 1×6 | 1×6 |
| stock | yes | no | yes | yes |
| next_dealer | losers | rotate | rotate | rotate |
| wild | 7 | none | none | none |
| wild_mode | joker | joker | joker | joker |
| continuation | match | none | none | none |
| continue_when | always | always | always | always |
| lead_limit | 0 | 0 | 3 | 3 |
| stock_play | no | no | yes | yes |
| draw_timing | trick | trick | play | play |
| draw_mode | singly | singly | singly | singly |
| card_points | A10 X10 | A10 X10 | A11 X10 K4 Q3 J2 | A11 X10 K4 Q3 J2 |
| last_trick | 10 | 10 | 0 | 0 |
| hand_score | stakes | stakes | stakes | stakes |
| stakes | 1/2/3 | 1/2/2 | 1/2/2 | 1–5 scale |
| tie | void | void | void | void |
| sweep_bonus | 0 | 0 | 0 | 0 |
| burn | – | – | – | – |
| quartet | hand | off | off | off |
| quartet_stakes | 3/3/3 | – | – | – |
| seven_last_loses | no | no | no | no |
| cleaning | no | no | no | yes |
| target | 5 | 5 | 7 | 7 |
| signals | none | none | none | none |
"""

WORDS: dict[str, object] = {"yes": True, "no": False, "–": None, "KL": "KS"}
LISTS = {"removed", "wild", "burn"}

OUR_CHOICE = {
    "target": "sedma4 sedma2 sedma3 sedma3solo sedma8 akagiri8 hola4 hola2 hola3 septica4 septica2 "
    "septica3 suster4 lustik4 lusti ristiklappi",
    "next_dealer": "septica4 septica2 septica3 sedmice4 suster4 lustik4 lusti",
    "packets": "sedma8 akagiri8 zsiros4 zsiros2 septica4 septica2 septica3 sedmice4 suster4 "
    "lustik4 lusti ristikontra ristiklappi",
    "stakes": "akagiri8 septica4 septica2 septica3 suster4 lustik4 lusti",
    "hand_score": "akagiri8 sedmice4 suster4 lustik4",
    "hand_size": "lusti",
    "stock": "lusti",
    "continuation": "lustik4 lusti",
    "continue_when": "lustik4 lusti",
    "quartet_stakes": "lustik4",
    "draw_timing": "lusti",
    "draw_mode": "hola4 hola2 hola3 hola6 septica4 septica2 septica3 lustik4 lusti",
    "removed": "hola6",
    "tie": "septica3 ristikontra ristiklappi",
}

CZECH = {"quartet": "table", "quartet_stakes": [5, 10, 15], "target": 15}
TO_120 = {"hand_score": "points", "burn": ["zero"], "target": 120}
VARIANTS: dict[str, dict[str, object]] = {
    "czech4 sedma4": CZECH | {"draw_mode": "batch", "signals": "ask"},
    "czech2 sedma2": CZECH | {"draw_mode": "batch"},
    "czech3 sedma3solo": CZECH,
    "slovak3 sedma3solo": {
        "solo_card": "KH",
        "removed": ["8", "9"],
        "draw_mode": "singly",
        "continue_when": "opponent_only",
    },
    "trumps4 sedma4": {"wild_mode": "trump"},
    "trumps2 sedma2": {"wild_mode": "trump"},
    "trumps3 sedma3": {"wild_mode": "trump"},
    "trumps3solo sedma3solo": {"wild_mode": "trump"},
    "trumps8 sedma8": {"wild_mode": "trump"},
    "basic sedma4": {"continuation": "none"},
    "partner-ends sedma4": {"continue_when": "not_partner"},
    "four-messages sedma4": {"signals": "four"},
    "osmova4 sedma4": {"wild": ["7", "8"]},
    "osmova2 sedma2": {"wild": ["7", "8"]},
    "osmova3 sedma3": {"wild": ["7", "8"]},
    "osmova3solo sedma3solo": {"wild": ["7", "8"]},
    "osmova8 sedma8": {"wild": ["7", "8"]},
    "sedma-101 sedma8": {"continuation": "none", "hand_score": "points", "target": 101},
    "burning-hola4 hola4": {"sweep_bonus": 0, "burn": ["sweep"]},
    "burning-hola2 hola2": {"sweep_bonus": 0, "burn": ["sweep"]},
    "burning-hola3 hola3": {"sweep_bonus": 0, "burn": ["sweep"]},
    "burning-hola6 hola6": {"sweep_bonus": 0, "burn": ["sweep"]},
    "hola-four-alike hola4": {"burn": ["four_alike"]},
    "hola-sevens4 hola4": {"wild": ["7"]},
    "hola-sevens2 hola2": {"wild": ["7"]},
    "hola-sevens3 hola3": {"wild": ["7"]},
    "hola-sevens6 hola6": {"wild": ["7"]},
    "hola-match4 hola4": {"continuation": "match"},
    "hola-match2 hola2": {"continuation": "match"},
    "hola-match3 hola3": {"continuation": "match"},
    "hola-match6 hola6": {"continuation": "match"},
    "hola-empty4 hola4": {"draw_timing": "empty"},
    "hola-empty2 hola2": {"draw_timing": "empty"},
    "hola-empty3 hola3": {"draw_timing": "empty"},
    "hola-empty6 hola6": {"draw_timing": "empty"},
    "hola-app hola4": {"target": 300, "sweep_bonus": 0, "burn": ["sweep"]},
    "zsir-last-seven4 zsiros4": {"seven_last_loses": True},
    "zsir-last-seven2 zsiros2": {"seven_last_loses": True},
    "schmierer4 zsiros4": {"rotation": "cw"},
    "schmierer2 zsiros2": {"rotation": "cw"},
    "sedmice-serbian sedmice4": {"continue_when": "always"},
    "sedmice2 sedmice4": {"players": 2, "sides": "alone"},
    "playseven sedmice4": {
        "card_points": {"T": 1, "A": 1},
        "last_trick": 0,
        "tie": "last_trick",
        "hand_score": "stakes",
        "stakes": [8, 16, 24],
    },
    "lustik2 lustik4": {"players": 2, "sides": "alone"},
    "lustik3 lustik4": {"players": 3, "sides": "alone", "ranks": "6-A", "tie": "share"},
    "septica6 septica4": {
        "players": 6,
        "hand_size": 5,
        "packets": [5],
        "stock": False,
        "continuation": "none",
    },
    "ristikontra-120 ristikontra": TO_120,
    "ristikontra-60 ristikontra": TO_120
    | {"card_points": {"T": 1, "J": 2, "Q": 3, "K": 4, "A": 5}, "target": 60},
    "ristikontra-late ristikontra": {"draw_timing": "trick", "stock_play": False},
}


def expected(option: str, cell: str) -> object:
    """The JSON value that a cell of the tables stands for."""
    if option in LISTS:
        return [] if cell in {"–", "none"} else sorted(cell.split())
    if option == "card_points":
        pairs = (pair.replace("X", "T") for pair in cell.split())
        return {pair[0]: int(pair[1:]) for pair in pairs}
    if option == "packets":
        ones = cell.removeprefix("1×")
        return [1] * int(ones) if ones != cell else [int(size) for size in cell.split("+")]
    if option in {"stakes", "quartet_stakes"}:
        return [int(stake) for stake in cell.split("/")] if "/" in cell else None
    if option == "ranks":
        return cell.replace("–", "-")
    return WORDS.get(cell, int(cell) if cell.isdigit() else cell)


def table() -> dict[str, dict[str, object]]:
    """Every preset with its options, as the tables have them."""
    presets: dict[str, dict[str, object]] = {}
    for block in TABLES.strip().split("\n\n"):
        rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in block.split("\n")]
        for column, name in enumerate(rows[0][1:], 1):
            presets[name] = {row[0]: expected(row[0], row[column]) for row in rows[1:]}
    return presets


def known_sources() -> set[str]:
    return {*tomllib.loads((files("sedma.rules") / "sources.toml").read_text("utf-8"))}


def test_presets_are_those_of_the_tables_in_their_order() -> None:
    assert preset_names() == list(table())
    assert len(preset_names()) == 21


@pytest.mark.parametrize("name", preset_names())
def test_preset_has_the_values_of_the_table(name: str) -> None:
    assert load(name).to_json() == table()[name]


@pytest.mark.parametrize("name", preset_names())
def test_every_value_has_a_source_that_is_known(name: str) -> None:
    sources = read_preset(name).sources
    assert list(sources) == list(OPTIONS)
    for option, keys in sources.items():
        ours = name in OUR_CHOICE.get(option, "").split()
        assert keys == ("our choice",) if ours else {*keys} <= known_sources(), option
        assert keys


def test_every_source_is_named_by_somebody() -> None:
    named = {
        key
        for name in preset_names()
        for keys in read_preset(name).sources.values()
        for key in keys
    }
    named |= {read_variant(name).source for name in variant_names()}
    assert named == known_sources() | {"our choice"}


@pytest.mark.parametrize("row", VARIANTS)
def test_variant_changes_what_the_table_says(row: str) -> None:
    name, preset = row.split()
    expected = load(preset).to_json() | VARIANTS[row]
    assert load(name).to_json() == expected
    assert read_variant(name).preset == preset


def test_variants_are_those_of_the_table() -> None:
    assert [row.split()[0] for row in VARIANTS] == variant_names()


def test_no_name_means_two_things() -> None:
    aliases = [alias for name in preset_names() for alias in read_preset(name).aliases]
    names = [*preset_names(), *variant_names(), *aliases]
    assert len(names) == len(set(names))
    for name in preset_names():
        for alias in read_preset(name).aliases:
            assert load(alias) is load(name)


@pytest.mark.parametrize(
    "name", ["", "Sedma", "sedma44", "../presets/sedma4", "sedma4.toml", "\x1b"]
)
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(RulesError) as refused:
        load(name)
    assert refused.value.id == "unknown-game"
