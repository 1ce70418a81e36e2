"""Which endings do the solver's tests look at, and what are they worth by plain minimax?"""

import os
import random
import tempfile
from functools import cache
from pathlib import Path

from sedma.core.jit import fast, source_hash
from sedma.match import Deal
from sedma.rules import Rules, deck_cards, load
from sedma.solver.family import OWNERS, Family, all_families, family_of
from sedma.solver.store import VERSION
from tests.minimax import Case, Hands, Turn, minimax

RANKS = "7TA89JQK"
PRESETS = {2: "sedma2", 3: "sedma3solo", 4: "sedma4"}
FAMILIES = sorted(
    (family for family in all_families() if not family.fights),
    key=lambda family: -family.players,
)
"""All families of games with 32 cards and endgame tables, four players and Sedma first."""


def use_tables_of_the_tests() -> None:
    """Lets the solver keep its tables where nothing else does, and no sources but these meet."""
    place = Path(tempfile.gettempdir()) / f"sedma-tables-{VERSION}-{os.getuid()}-{source_hash()}"
    os.environ.setdefault("SEDMA_TABLES", str(place))


@cache
def rules_of(family: Family) -> Rules:
    """Returns rules that belong to a family."""
    options: dict[str, object] = {
        "wild": ["7"] if family.wild else [],
        "wild_mode": "trump" if family.trump else "joker",
        "continuation": "match" if family.goes_on else "none",
        "continue_when": OWNERS[family.when],
        "last_trick": 10 if family.last else 0,
    }
    if not family.last:
        options["tie"] = "last_trick"
    rules = load(PRESETS[family.players], options)
    assert family_of(rules) == family
    return rules


def random_ending(rules: Rules, cards: int, chance: random.Random) -> Deal:
    """Returns a deal with so many cards in each hand, no stock, a random leader.

    Where it matters whether the special king is hidden (C28), it has just been played: plain
    minimax knows no hidden sides.
    """
    shown = rules.solo_card is not None and rules.continue_when != "always"
    held = cards + 1 if shown else cards
    pack = deck_cards(rules)
    chance.shuffle(pack)
    if rules.solo_card is not None:
        pack.remove(rules.solo_card)
        pack.insert(chance.randrange(held * rules.players), rules.solo_card)
    hands = [pack[seat * held : (seat + 1) * held] for seat in range(rules.players)]
    leader = chance.randrange(rules.players)
    if not shown:
        return Deal.from_position(rules, leader, hands, [])
    leader = next(seat for seat, hand in enumerate(hands) if rules.solo_card in hand)
    deal = Deal.from_position(rules, leader, hands, [])
    deal.play(str(rules.solo_card))
    while deal.trick:
        legal = deal.legal()
        deal.play("stop" if "stop" in legal else chance.choice(legal))
    return deal


def play_on(deal: Deal, chance: random.Random, most: int) -> Deal:
    """Returns the deal after up to so many random decisions, before its end."""
    for _ in range(chance.randrange(most + 1)):
        if sum(len(hand) for hand in deal.hands) <= 1:
            break
        deal.play(chance.choice(deal.legal()))
        if deal.over:
            break
    return deal


def case_of(deal: Deal, all_tricks: bool) -> tuple[Case, Hands, Turn]:
    """Returns a deal as plain minimax wants it, asked for the side of the seat to play."""
    rules = deal.rules
    assert deal.to_play is not None
    assert deal.leader is not None
    us = next(side for side in deal.sides(deal.solo) if deal.to_play in side)
    case = Case(
        players=rules.players,
        us=sum(1 << seat for seat in us),
        wild=int(bool(rules.wild)),
        trump=int(rules.wild_mode == "trump"),
        goes_on=int(rules.continuation == "match"),
        when=OWNERS.index(rules.continue_when),
        last=int(rules.last_trick > 0),
        all_tricks=int(all_tricks),
    )
    hands = [sum(1 << 3 * _rank(rules, card) for card in hand) for hand in deal.hands]
    hands += [0] * (4 - len(hands))
    led = -1 if deal.led is None else RANKS.index(deal.led)
    trumped = rules.wild_mode == "trump" and any(_rank(rules, card) == 0 for _, card in deal.trick)
    turn = Turn(
        leader=deal.leader,
        seat=deal.to_play,
        led=led,
        owner=deal.leader if deal.owner is None else deal.owner,
        trumped=int(trumped and bool(rules.wild)),
        points=sum(card[0] in "TA" for _, card in deal.trick),
    )
    return case, (hands[0], hands[1], hands[2], hands[3]), turn


def true_value(deal: Deal) -> int:
    """Returns the points that the side of the seat to play gets, by plain minimax."""
    return 10 * int(fast(minimax)(*case_of(deal, all_tricks=False)))


def truly_takes_all(deal: Deal) -> bool:
    """Returns whether the side of the seat to play can take all tricks, by plain minimax."""
    return int(fast(minimax)(*case_of(deal, all_tricks=True))) == 1


def _rank(rules: Rules, card: str) -> int:
    return 0 if card == rules.solo_card else RANKS.index(card[0])
