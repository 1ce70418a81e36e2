"""What does a card do to the trick, and who plays with whom? (`rules.md` 4.1.1 to 4.1.5)"""

from sedma.core.hand import KING, SEVEN, SPECIAL, kind_of
from sedma.core.jit import compiled
from sedma.core.state import (
    ALONE,
    ALWAYS,
    FIGHT,
    NOT_PARTNER,
    PARTNERS,
    RuleNumbers,
    State,
    Stock,
    Tally,
    Trick,
)


@compiled
def put(rules: RuleNumbers, state: State, card: int) -> State:
    """Return the state with a card of the seat to play on the table and the next seat to play."""
    old, stock = state.trick, state.stock
    seat = old.to_play
    rank = SEVEN if card == SPECIAL else card
    opens_round = seat == old.leader
    leads = old.cards == 0 or (opens_round and rules.continuation == FIGHT)
    is_wild = card & rules.wild != 0
    takes = leads or is_wild or (card & old.led != 0 and old.trumped == 0)
    owner = seat if takes else old.owner
    led = rank_mask(card) if leads else old.led
    before = 0 if leads else old.trumped
    trumped = rules.trump if is_wild else before
    follows_equal = old.cards > 0 and rank == old.last
    run = old.run + 1 if follows_equal else 1
    alike = 1 if opens_round else old.alike * follows_equal
    following_seat = following(rules, seat)
    alike_rounds = old.alike_rounds + alike * (following_seat == old.leader)
    points = old.points + card_points(rules, card)
    trick = Trick(
        old.leader,
        following_seat,
        owner,
        led,
        trumped,
        points,
        old.cards + 1,
        old.kinds | card,
        rank,
        run,
        alike,
        alike_rounds,
    )
    kings = stock.kings - (card == KING)
    tally = note_card(state.tally, seat, card, rank, old.cards == 0)
    return State(state.hands, trick, Stock(stock.next, stock.end, kings, stock.turned), tally)


@compiled
def note_card(tally: Tally, seat: int, card: int, rank: int, leads: bool) -> Tally:
    """Return the tally with what a played card makes known: the lead run and the special king."""
    again = tally.lead_seat == seat and tally.lead_card == rank
    run = tally.lead_run + 1 if again else 1
    lead_seat = seat if leads else tally.lead_seat
    lead_card = rank if leads else tally.lead_card
    lead_run = run if leads else tally.lead_run
    solo = seat if card == SPECIAL else tally.solo
    public = 1 if card == SPECIAL else tally.public
    return Tally(
        tally.points,
        tally.tricks,
        lead_seat,
        lead_card,
        lead_run,
        tally.dirty,
        tally.burned,
        solo,
        public,
        tally.ending,
    )


@compiled
def card_points(rules: RuleNumbers, card: int) -> int:
    """Return the points of a card."""
    kind = kind_of(card)
    if kind < 6:
        return rules.values[0] >> 10 * kind & 1023
    if kind < 12:
        return rules.values[1] >> 10 * (kind - 6) & 1023
    return rules.values[2] >> 10 * (kind - 12) & 1023


@compiled
def rank_mask(card: int) -> int:
    """Return the mask of the kinds that share a card's rank: the special king is a seven (A23)."""
    if card in (SEVEN, SPECIAL):
        return SEVEN | SPECIAL
    return card


@compiled
def continuing(rules: RuleNumbers, trick: Trick) -> int:
    """Return the mask of the kinds with which the leader may go on (4.1.5)."""
    if rules.continuation == FIGHT:
        return ~0
    if trick.trumped:
        return rules.wild
    return trick.led | rules.wild


@compiled
def owner_allows(rules: RuleNumbers, trick: Trick, tally: Tally) -> bool:
    """Return whether `continue_when` lets the leader go on against the present owner (A5, C28)."""
    if rules.continue_when == ALWAYS:
        return True
    if trick.owner == trick.leader:
        return rules.continue_when == NOT_PARTNER
    solo = tally.solo if tally.public else trick.leader
    return not same_side(rules, trick.owner, trick.leader, solo)


@compiled
def same_side(rules: RuleNumbers, one: int, other: int, solo: int) -> bool:
    """Return whether two seats play together, given the lone seat."""
    if rules.sides == ALONE:
        return one == other
    if rules.sides == PARTNERS:
        return (one ^ other) & 1 == 0
    return (one == solo) == (other == solo)


@compiled
def side_mask(rules: RuleNumbers, seat: int) -> int:
    """Return the mask of the seats of a seat's side where sides are fixed (not solo)."""
    if rules.sides == PARTNERS:
        return 0b010101 << (seat & 1)
    return 1 << seat


@compiled
def following(rules: RuleNumbers, seat: int) -> int:
    """Return the next seat in the direction of play."""
    return seat + 1 if seat + 1 < rules.players else 0
