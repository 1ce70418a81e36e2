"""Which games and deals should be tried? Random valid options, decks and positions.

Everything is drawn from a `random.Random` of the caller, so a seed names a game for good.
"""

import random
from typing import Any

from tests.reference.cards import RANKS, SUITS, Options, pack_size, ranks_of, whole_pack
from tests.reference.deal import ReferenceDeal
from tests.reference.presets import NAMES, PRESETS
from tests.reference.validity import BURNS, CHOICES, fault_of

AT_ONCE: Options = {"stock": True, "continuation": "none", "draw_timing": "play"}
STAKES: Options = {"hand_score": "stakes", "stakes": [1, 2, 3]}
QUARTET: Options = {"quartet": "table", "quartet_stakes": [5, 10, 15]} | STAKES
CORNERS: tuple[Options, ...] = (  # where most rules meet
    AT_ONCE | STAKES | {"sides": "partners", "lead_limit": 3, "stock_play": True, "cleaning": True},
    AT_ONCE | {"lead_limit": 3, "stock_play": True, "packs": 2},
    AT_ONCE | QUARTET | {"stock_play": True},
    QUARTET | {"continuation": "fight"},
    QUARTET | {"continuation": "match", "continue_when": "always", "wild": ["7"]},
    {"burn": ["four_alike"], "continuation": "match", "continue_when": "always", "quartet": "off"},
    {"burn": ["four_alike", "zero", "sweep"], "continuation": "fight", "quartet": "off"},
    {"sides": "solo", "solo_card": "KS", "players": 3, "stock": True, "packs": 1, "burn": []}
    | STAKES
    | {"continuation": "match", "continue_when": "not_partner"},
    STAKES | {"next_dealer": "repeat", "seven_last_loses": True, "cleaning": False},
)


def random_value(chance: random.Random, name: str) -> Any:
    """Some value that C1 and C5 admit for this option, whether or not it fits the others."""
    if name in CHOICES:
        return chance.choice(CHOICES[name])
    if name == "removed":
        out = [chance.choice(RANKS), chance.choice(RANKS) + chance.choice(SUITS)]
        return chance.sample(out * 2, chance.randrange(4))
    if name == "packets":
        return random_packets(chance, chance.choice((4, 5, 6, 8)))
    if name == "wild":
        return chance.sample(RANKS, chance.choice((0, 1, 1, 2, 3)))
    if name == "burn":
        return chance.sample(BURNS, chance.randrange(4))
    if name == "card_points":
        values = (0, 1, 2, 3, 10, 11, 20)
        return {rank: chance.choice(values) for rank in chance.sample(RANKS, chance.randrange(6))}
    if name == "stakes":
        return chance.choice((None, [1, 2, 3], [1, 2, 2], [8, 16, 24], [2, 0, 5]))
    if name == "quartet_stakes":
        return chance.choice((None, [5, 10, 15], [3, 3, 3], [1, 4, 2]))
    return chance.choice((1, 2, 3, 5, 11, 50, 120, 1_000_000))


def random_packets(chance: random.Random, hand_size: int) -> list[int]:
    """Some way of handing out so many cards."""
    packets = []
    while hand_size:
        packets.append(chance.randint(1, hand_size))
        hand_size -= packets[-1]
    return packets


def random_options(chance: random.Random) -> tuple[str, Options]:
    """A preset and some changes of single options; the whole may well be no game."""
    preset = chance.choice(list(PRESETS))
    number = chance.choice((0, 1, 2, 3, 5, 8, 16, len(NAMES)))
    return preset, {name: random_value(chance, name) for name in chance.sample(NAMES, number)}


def random_rules(chance: random.Random) -> tuple[str, Options]:
    """A preset and changes that make a valid game: any of the 32 options, any number of seats."""
    while True:
        preset, changes = random_options(chance)
        if chance.random() < 0.3:
            changes.update(chance.choice(CORNERS))
        options = {**PRESETS[preset], **changes}
        for mend in (mend_pack, mend_sides, mend_play, mend_count):
            mend(chance, options)
        if fault_of(options) is None:
            given = {
                name: options[name] for name in NAMES if options[name] != PRESETS[preset][name]
            }
            return preset, given


def nearly_rules(chance: random.Random) -> tuple[str, Options]:
    """A valid game with one or two options set anew, so that often one constraint is broken."""
    preset, changes = random_rules(chance)
    names = chance.sample(NAMES, chance.randint(1, 2))
    return preset, changes | {name: random_value(chance, name) for name in names}


def mend_pack(chance: random.Random, o: Options) -> None:
    """Makes hands, packets and removed cards fit the pack."""
    if chance.random() < 0.5:
        o["removed"] = []
    if sum(o["packets"]) != o["hand_size"]:
        o["packets"] = random_packets(chance, o["hand_size"])
    o["removed"] = [entry for entry in o["removed"] if entry[0] in ranks_of(o)]
    too_many = pack_size(o) % o["players"] if o["stock"] else 0
    rank = chance.choice(ranks_of(o).replace("K", ""))
    o["removed"] = o["removed"] + [rank] * too_many


def mend_sides(chance: random.Random, o: Options) -> None:
    """Gives each kind of sides what it asks for."""
    if o["sides"] == "partners" and o["players"] % 2:
        o["sides"] = "alone"
    if o["sides"] == "solo":
        o["hand_score"], o["burn"], o["packs"] = "stakes", [], 1
    o["solo_card"] = chance.choice(("KS", "KH")) if o["sides"] == "solo" else None
    if o["players"] != 4 or o["sides"] != "partners":
        o["signals"] = "none"


def mend_play(chance: random.Random, o: Options) -> None:
    """Lets continuation, drawing and playing in the dark go together."""
    if o["continuation"] != "none" and o["draw_timing"] == "play":
        if chance.random() < 0.5:
            o["continuation"] = "none"
        else:
            o["draw_timing"] = chance.choice(("trick", "empty"))
    if o["draw_timing"] != "play" or not o["stock"]:
        o["stock_play"] = False
    if o["continuation"] == "fight":
        o["lead_limit"] = 0


def mend_count(chance: random.Random, o: Options) -> None:
    """Lets score, stakes, ties and the special ends go together."""
    alone_with_more = o["sides"] == "alone" and o["players"] >= 3
    if o["tie"] == "share" and not alone_with_more:
        o["tie"] = chance.choice(("void", "last_trick"))
    if o["hand_score"] == "stakes":
        o["sweep_bonus"] = 0
        o["stakes"] = o["stakes"] or [1, 2, 3]
    else:
        o["cleaning"], o["seven_last_loses"], o["quartet"] = False, False, "off"
    if alone_with_more or o["sides"] == "solo" or o["continuation"] != "none":
        o["cleaning"] = False
    if alone_with_more or o["cleaning"]:
        o["seven_last_loses"] = False
    if o["quartet"] != "off":
        o["quartet_stakes"] = o["quartet_stakes"] or [5, 10, 15]
    if o["players"] != 4 or o["packs"] != 1:
        o["burn"] = [word for word in o["burn"] if word != "four_alike"]


def random_deck(chance: random.Random, options: Options) -> list[str]:
    """The whole pack in some order; in half of them equal cards lie near each other."""
    cards = whole_pack(options)
    for entry in sorted(options["removed"], key=len, reverse=True):
        cards.remove(chance.choice([card for card in cards if card.startswith(entry)]))
    chance.shuffle(cards)
    if chance.random() < 0.5:
        spread = chance.choice((0, 1, 2, 6))
        cards.sort(key=lambda card: RANKS.index(card[0]) + chance.uniform(0, spread))
        start = chance.randrange(len(cards))
        cards = cards[start:] + cards[:start]
    return cards


def random_position(chance: random.Random, options: Options) -> dict[str, Any]:
    """Equal hands of any size, some stock, and often points and tricks taken before (C7)."""
    players = options["players"]
    cards = random_deck(chance, options)
    size = min(chance.randint(1, options["hand_size"] + 2), len(cards) // players)
    most = (len(cards) - size * players) // players if options["stock"] else 0
    stock = players * chance.choice((0, min(1, most), chance.randint(0, most), most))
    used, unused = cards[: size * players + stock], cards[size * players + stock :]
    if options["cleaning"] and chance.random() < 0.7:
        keep_one_king(used, unused)
    if options["sides"] == "solo" and options["solo_card"] not in used:
        used[chance.randrange(len(used))] = options["solo_card"]
    in_hands = used[: size * players]
    if chance.random() < 0.5:
        hands = [in_hands[seat::players] for seat in range(players)]
    else:
        hands = [in_hands[seat * size : (seat + 1) * size] for seat in range(players)]
    leader = chance.randrange(players)
    position = {"leader": leader, "hands": hands, "stock": used[size * players :]}
    if chance.random() < 0.6:
        add_taken(chance, options, position)
    return position


def keep_one_king(used: list[str], unused: list[str]) -> None:
    """Exchanges all kings but one for other cards, as far as there are any (C13)."""
    kings = [place for place, card in enumerate(used) if card[0] == "K"]
    others = [card for card in unused if card[0] != "K"]
    for place, card in zip(kings[1:], others, strict=False):
        used[place] = card


def add_taken(chance: random.Random, options: Options, position: dict[str, Any]) -> None:
    """Adds tricks, and points to some sides that have a trick."""
    number = len(ReferenceDeal.from_position(options, position).sides())
    tricks = [chance.choice((0, 1, 4)) for _ in range(number)]
    worth = chance.choice((1, 2, 10, 30))
    position["tricks"] = tricks
    if chance.random() < 0.8:
        position["points"] = [chance.choice((0, 1, 4)) * worth if t else 0 for t in tricks]
