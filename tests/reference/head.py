"""Is the head of a record right, and is a deal set up rightly? (record.md, C3, C4, C7, C23)"""

from collections import Counter
from typing import Any

from tests.reference.cards import Options, fits_pack, pack_size, read_card, whole_pack
from tests.reference.deal import ReferenceDeal
from tests.reference.presets import PRESETS
from tests.reference.validity import fault_of, is_list_of, is_whole


class FaultError(Exception):
    """Why a record is refused; `move` is the number of the move at fault, if it is one."""

    def __init__(self, reason: str, move: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.move = move


def check_keys(what: Any, required: set[str], optional: set[str]) -> None:
    """Refuses anything but an object with these keys; `notes` may stand everywhere (C27)."""
    if not isinstance(what, dict):
        raise FaultError("an object is needed here")
    if missing := required - set(what):
        raise FaultError(f"missing: {sorted(missing)}")
    if unknown := set(what) - required - optional - {"notes"}:
        raise FaultError(f"unknown: {sorted(unknown)}")


def read_head(record: Any) -> Options:
    """The options of the game; refuses every fault of the head."""
    check_keys(record, {"format", "version", "rules", "deals"}, {"players"})
    if record["format"] != "sedma-record" or not is_whole(record["version"], 1, 1):
        raise FaultError("not a sedma-record of version 1")
    check_keys(record["rules"], {"preset"}, {"options"})
    preset, changes = record["rules"]["preset"], record["rules"].get("options", {})
    if not isinstance(preset, str) or preset not in PRESETS:
        raise FaultError("unknown preset")
    if not isinstance(changes, dict):
        raise FaultError("options are an object")
    options = {**PRESETS[preset], **changes}
    if fault := fault_of(options):
        raise FaultError(fault)
    check_players(record.get("players", [{}] * options["players"]), options["players"])
    if not isinstance(record["deals"], list):
        raise FaultError("deals are a list")
    return options


def check_players(players: Any, number: int) -> None:
    """Refuses anything but one object with name and bot for each seat."""
    if not isinstance(players, list) or len(players) != number:
        raise FaultError("players are a list with one entry a seat")
    for player in players:
        check_keys(player, set(), {"name", "bot"})
        if not all(isinstance(player.get(key, ""), str) for key in ("name", "bot")):
            raise FaultError("names are text")


def set_up(options: Options, deal: Any, expected_dealer: int | None) -> ReferenceDeal:
    """A deal ready for its first move; `expected_dealer` is None where nothing fixes it."""
    check_keys(deal, {"moves"}, {"dealer", "deck", "position"})
    if ("deck" in deal) == ("position" in deal):
        raise FaultError("a deal has either a deck or a position")
    if not isinstance(deal["moves"], list):
        raise FaultError("moves are a list")
    dealer = the_dealer(options, deal, expected_dealer)
    if "deck" not in deal:
        position = read_position(options, deal["position"])
        return ReferenceDeal.from_position(options, position, dealer)
    if dealer is None:
        raise FaultError("this deck needs a dealer")
    return ReferenceDeal.from_deck(options, dealer, read_deck(options, deal["deck"]))


def the_dealer(options: Options, deal: dict[str, Any], expected: int | None) -> int | None:
    """C8: the stated dealer must be the expected one, if there is one."""
    if "dealer" not in deal:
        return expected
    dealer = deal["dealer"]
    if not is_whole(dealer, 0, options["players"] - 1):
        raise FaultError("the dealer is a seat")
    if expected is not None and dealer != expected:
        raise FaultError(f"seat {expected} deals")
    return int(dealer)


def read_cards(cards: Any) -> list[str]:
    """A list of cards, each in its one code."""
    if not is_list_of(cards, lambda card: read_card(card) is not None):
        raise FaultError("cards are a list of codes")
    return [str(read_card(card)) for card in cards]


def read_deck(options: Options, deck: Any) -> list[str]:
    """C3, C4: the whole pack, whichever cards of a removed rank are out."""
    cards = read_cards(deck)
    if len(cards) != pack_size(options) or not fits_pack(options, cards):
        raise FaultError("the deck is not the pack of this game")
    return cards


def read_position(options: Options, position: Any) -> dict[str, Any]:
    """C7: a position with its cards in their codes."""
    check_keys(position, {"leader", "hands", "stock"}, {"points", "tricks"})
    if not is_whole(position["leader"], 0, options["players"] - 1):
        raise FaultError("the leader is a seat")
    if not isinstance(position["hands"], list) or len(position["hands"]) != options["players"]:
        raise FaultError("there is one hand for each seat")
    hands = [read_cards(hand) for hand in position["hands"]]
    stock = read_cards(position["stock"])
    if len({len(hand) for hand in hands}) != 1 or not hands[0]:
        raise FaultError("hands are equal and not empty")
    if len(stock) % options["players"] or (stock and not options["stock"]):
        raise FaultError("the stock is a multiple of the players, or empty where the game has none")
    check_cards_of_position(options, [card for hand in hands for card in hand] + stock)
    read = {**position, "hands": hands, "stock": stock}
    check_taken(options, read)
    return read


def check_cards_of_position(options: Options, cards: list[str]) -> None:
    """No card more often than the pack has it; the special king must be there."""
    if set(cards) - set(whole_pack(options)) or not fits_pack(options, cards):
        raise FaultError(f"not in the pack so often: {Counter(cards).most_common(1)}")
    if options["sides"] == "solo" and options["solo_card"] not in cards:
        raise FaultError("the special king is in a hand or in the stock")


def check_taken(options: Options, position: dict[str, Any]) -> None:
    """Given points and tricks: one number a known side, no points without a trick."""
    number = len(ReferenceDeal.from_position(options, without_taken(position)).sides())
    for key in ("points", "tricks"):
        given = position.get(key, [0] * number)
        if not is_list_of(given, lambda n: is_whole(n, 0, 1_000_000)) or len(given) != number:
            raise FaultError(f"{key} are whole numbers, one a side")
    points = position.get("points", [0] * number)
    tricks = position.get("tricks", [0] * number)
    if any(p > 0 and t == 0 for p, t in zip(points, tricks, strict=True)):
        raise FaultError("points without a trick")


def without_taken(position: dict[str, Any]) -> dict[str, Any]:
    """The position before its points and tricks are looked at."""
    return {key: position[key] for key in ("leader", "hands", "stock")}
