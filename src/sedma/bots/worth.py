"""What is a trick worth to a seat, and a card in its hand?

The small estimates of the `rules` player, in scaled points.
"""

from sedma.bots.chances import copies, mean_value, some_chance
from sedma.bots.sight import ALLY, FOE, KEEP, LEAVE, SELF, SMEAR, TAKE, WHOLE, Sight, Terms
from sedma.bots.weights import Weights
from sedma.core.hand import KING, QUEEN, SEVEN, SPECIAL, TEN, count_cards
from sedma.core.jit import compiled
from sedma.core.state import NO_CONTINUATION, TABLE
from sedma.core.trick import rank_mask

COUNTER = 10.0
"""A full counter, in scaled points."""

CUT = 5.0
"""Cost of taking over a trick that an ally is sure to own."""

DIRT = 45.0
"""Worth of a clean side, as much as a simple win."""

TOLD = 8.0
"""How far a partner's wish to take or leave a trick carries, in points."""


@compiled
def trick_value(terms: Terms, sight: Sight, weights: Weights, owned: float, points: float) -> float:
    """Return what a trick of so many points is worth if our side takes it with this chance."""
    now = sight.standing
    if terms.by_points == 0 and terms.many_sides == 0 and max(now.ours, now.theirs) * 2.0 > WHOLE:
        gain = points * weights.decided
    else:
        gain = points
    loss = gain
    ours = now.ours * now.ours / (WHOLE * WHOLE)
    theirs = now.theirs * now.theirs / (WHOLE * WHOLE)
    if now.tricks_ours == 0:
        gain += weights.naked * now.naked_loss * theirs
    if now.tricks_theirs == 0:
        loss += weights.naked * now.naked_gain * ours
    if points > 0.0 and now.ours == 0.0:
        gain += weights.bald * now.bald_loss * theirs
    if points > 0.0 and now.theirs == 0.0:
        loss += weights.bald * now.bald_gain * ours
    return gain * owned - loss * (1.0 - owned) * weights.spite


@compiled
def later_value(terms: Terms, sight: Sight, weights: Weights, owned: float, forced: float) -> float:
    """Return what the seats still to play add to the trick; `forced` weighs opponents' discards."""
    seats = sight.seats
    allies = 0
    for place in range(seats.after):
        allies += seats.allies_after >> place & 1
    foes = seats.after - allies
    smeared = weights.smear * (allies * owned - foes * (1.0 - owned))
    return mean_value(terms, sight.unseen) * (forced * foes * owned + smeared)


@compiled
def owner_value(sight: Sight, weights: Weights, owned: float) -> float:
    """Return what owning the trick is worth beyond its points: the next lead and the first draw."""
    if sight.seats.leader == SELF:
        return (weights.win if sight.table.cards else weights.lead_win) * owned
    return weights.win * owned + weights.lose * (1.0 - owned)


@compiled
def partner_value(sight: Sight, takes: bool, value: float) -> float:
    """Return what the partner would say to it: no cut, and what the partner has wished for."""
    seats, said = sight.seats, sight.standing.said
    score = 0.0
    foes_after = seats.after > 0 and seats.allies_after + 1 != 1 << seats.after
    if takes and seats.owner == ALLY and not foes_after:
        score -= CUT
    if said in (TAKE, LEAVE):
        score += TOLD if takes == (said == TAKE) else 0.0
    if said == SMEAR:
        score += value
    if said == KEEP:
        score -= value
    return score


@compiled
def dirt_value(terms: Terms, sight: Sight, kinds: int, owned: float) -> float:
    """Return what queens and kings in the trick are worth under the cleaning rule (C19)."""
    if terms.cleaning == 0:
        return 0.0
    now = sight.standing
    if sight.seats.stock > 0:
        if kinds & QUEEN == 0:
            return 0.0
        return DIRT * ((1.0 - owned) * (now.dirty_theirs == 0) - owned * (now.dirty_ours == 0))
    if kinds & KING == 0:
        return 0.0
    return DIRT * (owned * (now.dirty_ours != 0) - (1.0 - owned) * (now.dirty_theirs != 0))


@compiled
def quartet_value(terms: Terms, sight: Sight, card: int) -> float:
    """Return what a run of equal cards is worth: the fourth wins, the third may lose."""
    if terms.quartet != TABLE:
        return 0.0
    table, seats = sight.table, sight.seats
    rank = SEVEN if card == SPECIAL else card
    run = table.run + 1 if rank == table.last else 1
    worth = terms.quartet_worth[0]
    if rank == TEN:
        worth = terms.quartet_worth[1]
    elif rank == SEVEN:
        worth = terms.quartet_worth[2]
    if run >= 4:
        return worth
    if run < 3 or (seats.after == 0 and (seats.held <= 1 or terms.continuation == NO_CONTINUATION)):
        return 0.0
    left = copies(sight.unseen, rank_mask(card))
    chance = some_chance(count_cards(sight.unseen), left, seats.held)
    return worth * chance if seats.next_ally else -worth * chance


@compiled
def alike_value(sight: Sight, card: int) -> float:
    """Return what completing a round of one rank is worth where that burns the others (C20)."""
    table, seats = sight.table, sight.seats
    if seats.after > 0 or table.alike == 0 or card != table.last or seats.leader == SELF:
        return 0.0
    return sight.standing.alike_gain


@compiled
def hand_value(terms: Terms, sight: Sight, weights: Weights, card: int, hand: int) -> float:
    """Return what a card is worth in a hand that holds it."""
    late = weights.late + (1.0 - weights.late) * sight.seats.stock / terms.first_stock
    if card & terms.wild:
        return weights.keep_wild * late
    rank = rank_mask(card)
    counter = min(1.0, mean_value(terms, card) / COUNTER)
    plain = weights.keep_twin * (copies(hand, rank) - 1)
    plain += weights.keep_live * copies(sight.unseen, rank) / 2.0
    return weights.keep_counter * late * counter + plain * (1.0 - counter)


@compiled
def lead_value(terms: Terms, sight: Sight, weights: Weights, card: int, rest: int) -> float:
    """Return what leading a card is worth beyond the trick."""
    score = weights.lead_twins * copies(rest, rank_mask(card))
    if card & terms.wild:
        late = weights.late + (1.0 - weights.late) * sight.seats.stock / terms.first_stock
        score -= weights.lead_wild * late
    return score - weights.lead_counter * min(1.0, mean_value(terms, card) / COUNTER)


@compiled
def decline_value(sight: Sight, weights: Weights, takes: bool, matching: int) -> float:
    """Return what it is worth to leave a trick to an opponent with a match in the hand."""
    if takes or sight.seats.owner != FOE or sight.hand & matching == 0:
        return 0.0
    return weights.decline
