"""Does the core follow the rules as a naive player reads them, play by play and fault by fault?"""

import random
from typing import Any

from sedma.errors import RulesError
from sedma.match import Deal, Match
from sedma.notation import SIGNALS
from sedma.record import deal_answer, replay_json
from sedma.rules import load
from tests.long import long_check
from tests.reference.cards import Options
from tests.reference.games import broken, deal_of, random_game
from tests.reference.options import nearly_rules, random_options
from tests.reference.player import ReferenceDeal, ReferenceMatch, replay
from tests.reference.presets import PRESETS
from tests.reference.signals import signals_now
from tests.reference.validity import fault_of


def record_of_case(number: int, chance: random.Random) -> dict[str, Any]:
    """A random record: in one of three cases of an unchanged preset, else of any valid game."""
    if number % 3 == 0:
        presets = list(PRESETS)
        return random_game(chance, (presets[number // 3 % len(presets)], {}))
    return random_game(chance)


def begin(match: Match, setup: dict[str, Any]) -> Deal:
    """The next deal of the core's match."""
    if "deck" in setup:
        return match.start(setup["deck"], setup.get("dealer"))
    position = setup["position"]
    return match.start_position(
        position["leader"],
        position["hands"],
        position["stock"],
        dealer=setup.get("dealer"),
        points=position.get("points"),
        tricks=position.get("tricks"),
    )


def assert_same(deal: Deal, reference: ReferenceDeal, where: object) -> None:
    """Both say the same of everything: what lies where, what is legal, what may be said."""
    assert deal_answer(deal) == reference.answer(), where
    sayings = {saying for seat in range(reference.players) for saying in deal.signals(seat)}
    assert sayings == set(signals_now(reference)), where


def follow(options: Options, record: dict[str, Any], number: int) -> None:
    """Plays every deal of the record with both, and compares after every move."""
    match = Match(load(record["rules"]["preset"], record["rules"]["options"]))
    expected = ReferenceMatch(options)
    for told in record["deals"]:
        reference = deal_of(options, told, expected.next_dealer)
        deal = begin(match, told)
        assert_same(deal, reference, (number, "set up", told))
        for place, move in enumerate(told["moves"]):
            reference.play(move)
            if move in SIGNALS:
                match.signal(move)
            else:
                match.play(move)
            assert_same(deal, reference, (number, place, record["rules"], told))
        expected.count(reference)
        assert match.totals == expected.totals, (number, record)


@long_check("The core agrees with the naive player after every play", total=20_000, piece=200)
def core_and_reference(first: int, count: int, seed: int) -> None:
    for number in range(first, first + count):
        record = record_of_case(number, random.Random(f"{seed} {number}"))
        rules = record["rules"]
        follow({**PRESETS[rules["preset"]], **rules["options"]}, record, number)
        assert replay_json(record) == replay(record), (number, record)


def place_of(answer: dict[str, Any]) -> tuple[Any, ...]:
    """Whether a record was refused, and at which deal and move."""
    error = answer.get("error", {})
    return answer["ok"], error.get("deal"), error.get("move")


@long_check(
    "Broken records are refused where the naive player refuses them", total=20_000, piece=500
)
def broken_records(first: int, count: int, seed: int) -> None:
    for number in range(first, first + count):
        chance = random.Random(f"{seed} {number}")
        record = broken(chance, record_of_case(number, chance))
        found, expected = replay_json(record), replay(record)
        assert place_of(found) == place_of(expected), (number, found, expected, record)
        assert not expected["ok"] or found == expected, (number, record)


def is_loaded(preset: str, changes: Options) -> bool:
    """Whether the program takes these options for a game."""
    try:
        load(preset, changes)
    except RulesError:
        return False
    return True


@long_check("Options are a game where the naive player says so", total=20_000, piece=1_000)
def valid_options(first: int, count: int, seed: int) -> None:
    for number in range(first, first + count):
        chance = random.Random(f"{seed} {number}")
        preset, changes = chance.choice((random_options, nearly_rules))(chance)
        fault = fault_of({**PRESETS[preset], **changes})
        assert is_loaded(preset, changes) == (fault is None), (number, preset, changes, fault)
