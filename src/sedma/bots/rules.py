"""The careful player: counts cards, keeps sevens, feeds its partner and never cuts it.

Each decision gets a score in points; the highest is taken. A card's score is what the trick is
worth times the chance that our side takes it, plus what the lead is worth, less what the card would
be worth in the hand. The chances come from the cards still unseen; the leader's right to go on, the
end of the stock and the last trick are part of them.

Source: a rule bot with nineteen weights from our first experiments with two-player Sedma, carried
over to partners and to three and more sides, to fights, trumps, dark plays and cleaning; see
`sedma.bots.weights`. Ties: the cheaper card, never a wild one, then the higher rank. Once it can
tell every hidden hand it gives no point away (`sedma.bots.endings`).

Strength (`sedma match`, mean points a deal over `greedy`, 2,000 packs): 15 in Sedma for four, 37
for two (exact endings are 8 of them), 14 for three, 52 in Hola for four, 12 in Zsírozás, 47 in
Ristikontra.
"""

import random

from sedma.bots.chances import copies, mean_value
from sedma.bots.endings import unlosing
from sedma.bots.look import kinds_of, sight_by
from sedma.bots.owning import after_followers, after_leader, match_now, matching_after
from sedma.bots.sight import SELF, Sight, Terms
from sedma.bots.terms import terms_of
from sedma.bots.weights import BARE, MANY, PAIR, TEAMS, Weights
from sedma.bots.worth import (
    alike_value,
    decline_value,
    dirt_value,
    hand_value,
    later_value,
    lead_value,
    owner_value,
    partner_value,
    quartet_value,
    trick_value,
)
from sedma.core.hand import CALL, DARK, KINDS, SEVEN, SPECIAL, STOP, card_of, count_cards
from sedma.core.jit import compiled
from sedma.core.state import FIGHT
from sedma.rules import Rules
from sedma.view import View

NEVER = float("-inf")
CHEAPER = 1e-6

SEVENS = 15 * (SEVEN | SPECIAL)
LAST_SEVEN = 20.0
"""Cost of being left with sevens alone where the last one loses the deal."""


class RuleOfThumb:
    """The player as a bot for the table."""

    def decide(self, view: View, rules: Rules, chance: random.Random) -> str:
        """Return one of the view's legal decisions; chance plays no part."""
        sight = sight_by(view, rules)
        wish = choose(terms_of(rules), sight, weights_for(rules))
        return kinds_of(view, rules)[unlosing(view, rules, wish)]


def weights_for(rules: Rules) -> Weights:
    """Return the weights for this number of players and sides.

    >>> from sedma.rules import load
    >>> weights_for(load("hola2")) == PAIR
    True
    """
    if rules.players == 2:
        return PAIR
    if rules.sides != "partners":
        return MANY
    return TEAMS if rules.wild else BARE


@compiled
def choose(terms: Terms, sight: Sight, weights: Weights) -> int:
    """Return the decision of the highest score among the legal ones of a sight."""
    legal = sight.legal
    if legal & CALL:
        return CALL
    best = NEVER
    choice = 0
    if legal & STOP:
        best = stop_score(terms, sight, weights)
        choice = STOP
    if legal & DARK:
        best = dark_score(terms, sight, weights)
        choice = DARK
    for place in range(KINDS):
        card = card_of(KINDS - 1 - place)
        if legal & card:
            score = card_score(terms, sight, weights, card)
            if score > best:
                best = score
                choice = card
    return choice


@compiled
def stop_score(terms: Terms, sight: Sight, weights: Weights) -> float:
    """Return what ending the trick is worth to the leader."""
    owned = 1.0 if sight.seats.owner > 0 else 0.0
    flat = weights.win * owned + weights.lose * (1.0 - owned)
    value = trick_value(terms, sight, weights, owned, sight.table.points)
    return flat + value + dirt_value(terms, sight, sight.table.kinds, owned)


@compiled
def dark_score(terms: Terms, sight: Sight, weights: Weights) -> float:
    """Return what playing the unseen top card is worth: the mean over all that it may be.

    A card from the hand would be replaced from the stock, so the mean worth of holding an unseen
    card is what a dark play costs.
    """
    total = 0.0
    for kind in range(KINDS):
        card = card_of(kind)
        number = copies(sight.unseen, card)
        if number:
            held = hand_value(terms, sight, weights, card, sight.hand + card)
            total += number * (table_score(terms, sight, weights, card, sight.hand) - held)
    return total / max(1, count_cards(sight.unseen))


@compiled
def card_score(terms: Terms, sight: Sight, weights: Weights, card: int) -> float:
    """Return what playing a card from the hand is worth; the cheaper of equals a trifle more."""
    score = table_score(terms, sight, weights, card, sight.hand - card)
    trifle = CHEAPER * mean_value(terms, card)
    if card & terms.wild:
        trifle += CHEAPER * 1000.0
    return score - hand_value(terms, sight, weights, card, sight.hand) - trifle


@compiled
def table_score(terms: Terms, sight: Sight, weights: Weights, card: int, rest: int) -> float:
    """Return what a card on the table is worth, if the hand is `rest` after it."""
    table, seats = sight.table, sight.seats
    opens = table.cards == 0
    goes_on = seats.leader == SELF and not opens
    leads = opens or (goes_on and terms.continuation == FIGHT)
    now = match_now(terms, sight)
    takes = leads or card & now != 0
    matching = matching_after(terms, sight, card, leads)
    owned = after_followers(sight, weights, 1.0 if takes or seats.owner > 0 else 0.0, matching)
    final = after_leader(terms, sight, weights, owned, matching, copies(rest, matching))
    value = mean_value(terms, card)
    points = table.points + value + terms.last_trick * seats.last_round
    score = trick_value(terms, sight, weights, final, points)
    score += owner_value(sight, weights, owned) + partner_value(sight, takes, value)
    score += dirt_value(terms, sight, table.kinds | card, final)
    score += quartet_value(terms, sight, card) + alike_value(sight, card)
    if opens:
        score += lead_value(terms, sight, weights, card, rest)
        score += later_value(terms, sight, weights, owned, weights.lead_fat)
    elif goes_on:
        score += later_value(terms, sight, weights, owned, weights.go_fat)
    else:
        score += later_value(terms, sight, weights, owned, 0.0)
        score += decline_value(sight, weights, takes, now)
    if terms.last_seven and seats.stock == 0 and rest != 0 and rest & ~SEVENS == 0:
        score -= LAST_SEVEN
    return score
