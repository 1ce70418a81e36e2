"""The greedy player: takes tricks that hold points, feeds the partner, never wastes a seven.

Source: how most programs of the family play, and the yardstick of our experiments. It looks at the
trick on the table only and counts nothing.

Strength (`bench/bots.py`, mean points a deal over `random`): 51 in Sedma for four, 52 for two, 26
for three, 45 in Hola for four, 46 in Zsírozás, 74 in Ristikontra.

- To lead: the card of fewest points. To go on: only to win back a trick with points.
- An ally owns the trick: the card of most points that does not take it over.
- An opponent owns it and there are points in it: the equal card of most points, else a wild one.
- Otherwise the card of fewest points.

Ties, always in this order: a card that is not wild, the kind held most often, the lower rank. So a
seven is thrown away last, although it is the lowest card of a short pack.
"""

import random

from sedma.bots.chances import copies
from sedma.bots.look import kinds_of, sight_by
from sedma.bots.sight import ALLY, FOE, Sight, Terms
from sedma.bots.terms import terms_of
from sedma.core.hand import CALL, DARK, KINDS, STOP, card_of
from sedma.core.jit import compiled
from sedma.rules import Rules
from sedma.view import View

NEVER = float("-inf")


class Greedy:
    """The player as a bot for the table."""

    def decide(self, view: View, rules: Rules, chance: random.Random) -> str:
        """Return one of the view's legal decisions; chance plays no part."""
        terms = terms_of(rules)
        return kinds_of(view, rules)[choose(terms, sight_by(view, rules))]


@compiled
def choose(terms: Terms, sight: Sight) -> int:
    """Return the greedy decision among the legal ones of a sight."""
    legal = sight.legal
    if legal & CALL:
        return CALL
    foe_owns = sight.seats.owner == FOE
    worth_taking = foe_owns and points_at_stake(terms, sight) > 0
    cards = legal & ~(STOP | DARK)
    if legal & STOP:
        return best_card(terms, sight, cards, 0) if worth_taking and cards else STOP
    if cards == 0:
        return DARK
    takers = cards & taking(terms, sight)
    if worth_taking and takers:
        return best_card(terms, sight, takers, 1)
    if sight.seats.owner == ALLY:
        safe = cards & ~takers
        return best_card(terms, sight, safe or cards, 1)
    return best_card(terms, sight, cards, 0)


@compiled
def points_at_stake(terms: Terms, sight: Sight) -> float:
    """Return the points that the trick holds already, the last trick's included."""
    return sight.table.points + terms.last_trick * sight.seats.last_round


@compiled
def taking(terms: Terms, sight: Sight) -> int:
    """Return the mask of kinds that would own the trick now; none before the lead."""
    if sight.table.trumped:
        return terms.wild
    return sight.table.led | terms.wild


@compiled
def best_card(terms: Terms, sight: Sight, cards: int, most: int) -> int:
    """Return the card of most (or fewest) points, ties broken as the file's docstring says."""
    best = NEVER
    choice = 0
    sign = 1.0 if most else -1.0
    for kind in range(KINDS):
        card = card_of(kind)
        if cards & card:
            is_wild = card & terms.wild != 0
            score = sign * terms.values[kind] * 100.0 + copies(sight.hand, card)
            score -= 1e6 * is_wild
            if score > best:
                best = score
                choice = card
    return choice
