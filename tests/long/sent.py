"""Does any byte that the server sends to a seat depend on a card that the seat cannot see?"""

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from sedma.core.deal import deal_seed, shuffled
from sedma.errors import IllegalDecision
from sedma.rules import deck_cards, preset_names
from sedma.server.entries import AnyEntry, DealStarted
from sedma.server.picture import state_for
from sedma.server.protocol import Ev
from sedma.server.table import Shuffle, Table
from tests.long import long_check
from tests.server.rooms import known_to, new_table, next_entry, stacked

HOUSE_RULES: list[tuple[str, dict[str, Any]]] = [
    ("sedma4", {"wild_mode": "trump", "continue_when": "opponent_only", "signals": "four"}),
    ("sedma4", {"continue_when": "not_partner", "signals": "ask"}),
    ("sedma2", {"quartet": "table", "quartet_stakes": [5, 10, 15]}),
    ("sedma3solo", {"continue_when": "opponent_only"}),
    ("hola4", {"draw_timing": "empty"}),
    ("septica4", {"players": 6, "hand_size": 5, "packets": [5], "stock": False}),
]
GAMES = [*((preset, {}) for preset in preset_names()), *HOUSE_RULES]


@long_check("Cards that a seat cannot see change no byte sent to it", total=10_000, piece=50)
def bytes_sent(first: int, count: int, seed: int) -> None:
    for number in range(first, first + count):
        chance = random.Random(f"{seed} {number}")
        while not same_in_another_world(chance, number):
            pass  # what was played ruled that world out; try another


def same_in_another_world(chance: random.Random, number: int) -> bool:
    """Whether the world that was tried is possible; raises if a seat could tell it from ours."""
    preset, options = chance.choice(GAMES)
    match_seed = chance.randbytes(32)
    table = new_table(preset, seed=match_seed.hex(), **options)
    table.apply(DealStarted())
    for _ in range(chance.randrange(1, 60)):
        if table.waiting == "play" and (entry := next_entry(table, chance)):
            table.apply(entry)
    deal = table.match.deal
    assert deal is not None
    deck = shuffled(deal_seed(match_seed, 0), deck_cards(table.rules))
    seat = chance.randrange(table.rules.players)
    other = another_world(deck, known_to(seat, deal), chance)
    try:
        theirs = frames(table.log, seat, stacked(other))
    except IllegalDecision:
        return False
    assert theirs == frames(table.log, seat, stacked(deck)), number
    return True


def another_world(deck: Sequence[str], known: set[str], chance: random.Random) -> list[str]:
    """The deck with all cards but the known ones mixed among their places."""
    unknown = [card for card in deck if card not in known]
    chance.shuffle(unknown)
    mixed = iter(unknown)
    return [card if card in known else next(mixed) for card in deck]


def frames(log: Sequence[AnyEntry], seat: int, shuffle: Shuffle) -> list[bytes]:
    """All that a seat is sent while a log is written, entry by entry."""
    table = Table(log[:1], shuffle)
    sent = []
    for entry in log[1:]:
        events = table.apply(entry)
        sent.append(msgspec.json.encode(Ev(table.seq, events, state_for(table, seat, {seat}))))
    return sent
