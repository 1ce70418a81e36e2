"""What are the chances that our side takes the trick, once a card lies on it?"""

from sedma.bots.chances import copies, some_chance
from sedma.bots.sight import ALLY, SELF, Sight, Terms
from sedma.bots.weights import Weights
from sedma.core.hand import count_cards
from sedma.core.jit import compiled
from sedma.core.state import FIGHT, NO_CONTINUATION
from sedma.core.trick import rank_mask


@compiled
def match_now(terms: Terms, sight: Sight) -> int:
    """Return the mask of kinds that would take the trick as it lies."""
    if sight.table.trumped:
        return terms.wild
    return sight.table.led | terms.wild


@compiled
def matching_after(terms: Terms, sight: Sight, card: int, leads: bool) -> int:
    """Return the mask of kinds that would take the trick once a card lies on it."""
    if terms.trump and card & terms.wild:
        return terms.wild
    if leads:
        return rank_mask(card) | terms.wild
    return match_now(terms, sight)


@compiled
def after_followers(sight: Sight, weights: Weights, owned: float, matching: int) -> float:
    """Return the chance that our side owns the trick when the round is over."""
    seats = sight.seats
    hidden = count_cards(sight.unseen)
    match = some_chance(hidden, copies(sight.unseen, matching), seats.held)
    for place in range(seats.after):
        if seats.allies_after >> place & 1:
            owned += (1.0 - owned) * match * weights.ally_take
        else:
            owned *= 1.0 - match
    return owned


@compiled
def after_leader(
    terms: Terms, sight: Sight, weights: Weights, owned: float, matching: int, more: int
) -> float:
    """Return the chance that our side takes the trick, the leader's right to go on included.

    `more` is the number of matches left in our hand. A weight below 0 lifts the chance above 1: the
    leader's going on is welcome then.
    """
    seats = sight.seats
    if terms.continuation == NO_CONTINUATION or seats.held <= 1:
        return owned
    if seats.leader == SELF:
        share = weights.lead_more if sight.table.cards == 0 else weights.go_more
        return 1.0 - (1.0 - owned) * share if more else owned
    hidden = count_cards(sight.unseen)
    match = some_chance(hidden, copies(sight.unseen, matching), seats.held - 1)
    if seats.leader == ALLY:
        return 1.0 - (1.0 - owned) * (1.0 - match * weights.ally_go)
    if terms.continuation == FIGHT:
        return owned * (1.0 - weights.fight)
    return owned * (1.0 - match * (weights.match_more if more else weights.match_last))
