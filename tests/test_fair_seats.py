"""Does it matter where one sits, or which suit a card has?"""

import copy
import random
from typing import Any

from sedma.record import replay_json
from tests.reference.cards import in_order, is_card
from tests.reference.games import random_game
from tests.reference.presets import PRESETS

GAMES = 100


def turned(values: list[Any], steps: int) -> list[Any]:
    """The list moved on by so many places: what stood first stands at number `steps`."""
    steps %= len(values)
    return values[-steps:] + values[:-steps] if steps else values


def random_fixed_sides(chance: random.Random) -> tuple[dict[str, Any], int]:
    """A random record of a game whose sides stand from the start, and its number of seats."""
    while True:
        record = random_game(chance)
        options = {**PRESETS[record["rules"]["preset"]], **record["rules"]["options"]}
        if options["sides"] != "solo" and not any(len(code) == 2 for code in options["removed"]):
            return record, options["players"]


def with_seats_moved(record: dict[str, Any], players: int, steps: int) -> dict[str, Any]:
    """The same record with every player `steps` seats further on."""
    record = copy.deepcopy(record)
    for deal in record["deals"]:
        if "dealer" in deal:
            deal["dealer"] = (deal["dealer"] + steps) % players
        if "position" in deal:
            position = deal["position"]
            position["leader"] = (position["leader"] + steps) % players
            position["hands"] = turned(position["hands"], steps)
            for key in {"points", "tricks"} & set(position):
                position[key] = turned(position[key], steps)
    return record


def with_suits_changed(told: Any, suits: dict[str, str]) -> Any:
    """The same record or answer with every card in another suit; hands sorted anew."""
    if isinstance(told, dict):
        changed = {key: with_suits_changed(value, suits) for key, value in told.items()}
        if "hands" in changed:
            changed["hands"] = [in_order(hand) for hand in changed["hands"]]
        return changed
    if isinstance(told, list):
        return [with_suits_changed(value, suits) for value in told]
    return told[0] + suits[told[1]] if is_card(told) else told


def test_a_match_is_the_same_some_seats_further_on() -> None:
    chance = random.Random("seats")
    for _ in range(GAMES):
        record, players = random_fixed_sides(chance)
        steps = chance.randrange(players)
        before = replay_json(record)
        after = replay_json(with_seats_moved(record, players, steps))
        assert after["totals"] == turned(before["totals"], steps)
        for old, new in zip(before["deals"], after["deals"], strict=True):
            assert new["points"] == turned(old["points"], steps)
            assert new["legal"] == old["legal"]
            winners = [(trick["winner"] + steps) % players for trick in old["history"]]
            assert [trick["winner"] for trick in new["history"]] == winners


def test_a_match_is_the_same_in_other_suits() -> None:
    chance = random.Random("suits")
    for _ in range(GAMES):
        record, _ = random_fixed_sides(chance)
        suits = dict(zip("CSHD", chance.sample("CSHD", 4), strict=True))
        before = replay_json(record)
        after = replay_json(with_suits_changed(record, suits))
        for old, new in zip(before["deals"], after["deals"], strict=True):
            again = with_suits_changed(new, {new: old for old, new in suits.items()})
            assert {**again, "legal": None} == {**old, "legal": None}
            assert sorted(again["legal"]) == sorted(old["legal"])
