"""What would random players do? Whole random records, right ones and broken ones."""

import copy
import random
from typing import Any

from tests.reference.cards import RANKS, SUITS, Options
from tests.reference.deal import ReferenceDeal
from tests.reference.options import random_deck, random_position, random_rules
from tests.reference.player import ReferenceMatch
from tests.reference.presets import PRESETS
from tests.reference.signals import signals_now


class Player:
    """A whim for one deal, so that rare things (quartets, last sevens, long runs) do happen."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.hoards = chance.choice(("", "", "7", "K", chance.choice(RANKS)))
        self.echoes = chance.choice((0.0, 0.3, 0.95))
        self.stops = chance.choice((0.1, 0.5))
        self.calls = chance.choice((0.1, 1.0))
        self.darks = chance.choice((0.05, 0.5))

    def decide(self, deal: ReferenceDeal) -> str:
        """A legal decision."""
        legal = deal.legal()
        if "call" in legal and self.chance.random() < self.calls:
            return "call"
        if "stop" in legal and self.chance.random() < self.stops:
            return "stop"
        if "dark" in legal and self.chance.random() < self.darks:
            return "dark"
        cards = [choice for choice in legal if choice not in ("call", "stop", "dark")]
        cards = [card for card in cards if card[0] != self.hoards] or cards
        if self.chance.random() < self.echoes:
            cards = [card for card in cards if card[0] == self.rank_to_echo(deal)] or cards
        return self.chance.choice(cards)

    def rank_to_echo(self, deal: ReferenceDeal) -> str:
        """The rank of the newest card on the table, or of the newest lead."""
        if deal.rounds:
            return deal.rounds[-1][-1][1][0]
        return deal.leads[-1][1] if deal.leads else ""

    def move(self, deal: ReferenceDeal) -> str:
        """A legal decision, or, where one may be given, at times a signal."""
        signals = signals_now(deal)
        if signals and self.chance.random() < 0.3:
            return self.chance.choice(signals)
        return self.decide(deal)


def random_moves(chance: random.Random, deal: ReferenceDeal) -> list[str]:
    """Plays the deal to its end, or in one of ten games only a part of it."""
    player = Player(chance)
    moves: list[str] = []
    most = chance.randrange(40) if chance.random() < 0.1 else 1000
    while deal.to_play is not None and len(moves) < most:
        moves.append(player.move(deal))
        deal.play(moves[-1])
    return moves


def random_setup(chance: random.Random, options: Options, dealer: int | None) -> dict[str, Any]:
    """A deck or a position, with the dealer where it is needed, and at times where it is not."""
    players = options["players"]
    setup: dict[str, Any] = {}
    if chance.random() < 0.5:
        setup["deck"] = random_deck(chance, options)
        needed = dealer is None
    else:
        setup["position"] = random_position(chance, options)
        needed = False
    if needed or chance.random() < 0.4:
        setup["dealer"] = chance.randrange(players) if dealer is None else dealer
    return setup


def deal_of(options: Options, setup: dict[str, Any], dealer: int | None) -> ReferenceDeal:
    """The deal that a setup begins; `dealer` is the one that follows from the deal before."""
    dealer = setup.get("dealer", dealer)
    if "position" in setup:
        return ReferenceDeal.from_position(options, setup["position"], dealer)
    assert dealer is not None
    return ReferenceDeal.from_deck(options, dealer, setup["deck"])


def random_game(chance: random.Random, rules: tuple[str, Options] | None = None) -> dict[str, Any]:
    """A record of one to four deals of some valid game, played with random legal moves.

    `rules` is a preset with its changes; without it they are random too.
    """
    preset, changes = rules or random_rules(chance)
    options = {**PRESETS[preset], **changes}
    match = ReferenceMatch(options)
    deals: list[dict[str, Any]] = []
    for _ in range(chance.choice((1, 1, 2, 4))):
        if match.over:
            break
        setup = random_setup(chance, options, match.next_dealer)
        deal = deal_of(options, setup, match.next_dealer)
        deals.append({**setup, "moves": random_moves(chance, deal)})
        match.count(deal)
    named = {"preset": preset, "options": changes}
    return {"format": "sedma-record", "version": 1, "rules": named, "deals": deals}


def broken(chance: random.Random, record: dict[str, Any]) -> dict[str, Any]:
    """The record with one thing changed, which may or may not make it faulty."""
    record = copy.deepcopy(record)
    deal = chance.choice(record["deals"])
    some_card = chance.choice(RANKS) + chance.choice(SUITS)
    kind = chance.randrange(5)
    if kind == 0:
        deal["dealer"] = chance.randrange(6)
    elif kind == 1 and "deck" in deal:
        deal["deck"][chance.randrange(len(deal["deck"]))] = some_card
    elif kind == 1:
        break_position(chance, deal["position"], some_card)
    elif kind == 2:
        break_anything(chance, record)
    else:
        break_moves(chance, deal["moves"], some_card)
    return record


def break_moves(chance: random.Random, moves: list[Any], card: str) -> None:
    """Puts in, exchanges or takes out one move."""
    place = chance.randint(0, len(moves))
    other = chance.choice((card, "stop", "dark", "call", "ask", "yes", "say:take", "10x"))
    kept = chance.choice((place, place + 1))
    moves[place:kept] = chance.choice(([other], []))


def break_position(chance: random.Random, position: dict[str, Any], card: str) -> None:
    """Changes one thing in a position."""
    kind = chance.randrange(5)
    hand = chance.choice(position["hands"])
    if kind == 0:
        hand[chance.randrange(len(hand))] = card
    elif kind == 1:
        hand.append(card)
    elif kind == 2:
        position["stock"].append(card)
    elif kind == 3:
        position["points"] = [chance.randrange(3) for _ in range(chance.choice((2, 3)))]
    else:
        position["leader"] = chance.randrange(6)


def break_anything(chance: random.Random, record: dict[str, Any]) -> None:
    """Takes out, adds or exchanges one value anywhere in the record."""
    junk = chance.choice((None, -1, 10**9, 1.5, True, "", "x", "8h", [], {}, ["x"], {"x": 1}))
    place: Any = record
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = chance.choice(keys)
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or chance.random() < 0.2:
            break
        place = inner
    if chance.random() < 0.3:
        del place[key]
    elif isinstance(place, dict) and chance.random() < 0.3:
        place["x"] = junk
    else:
        place[key] = junk
