"""What may the seat to play do, and what follows from a decision?

`legal` and `play` are the rules of the whole family (`rules.md` 4.1); every option stands in the
path of every call. References like C13 are to its section 6.
"""

from collections.abc import Sequence

from sedma.core.draw import draw_after_play, refill
from sedma.core.hand import CALL, DARK, KING, QUEEN, STOP, add_at, at, four_alike, kinds_in
from sedma.core.jit import compiled
from sedma.core.state import (
    AFTER_PLAY,
    CALLED,
    FIGHT,
    HAND,
    NO_CONTINUATION,
    NOBODY,
    PLAYED_OUT,
    QUARTET,
    TABLE,
    RuleNumbers,
    State,
    Stock,
    Tally,
    Trick,
)
from sedma.core.trick import continuing, owner_allows, put, rank_mask, side_mask


@compiled
def legal(rules: RuleNumbers, state: State) -> int:
    """Return the legal decisions of the seat to play: a mask of kinds, STOP, CALL, DARK."""
    trick, stock = state.trick, state.stock
    if trick.to_play == NOBODY:
        return 0
    hand = at(state.hands, trick.to_play)
    kinds = kinds_in(hand)
    if trick.cards > 0 and trick.to_play == trick.leader:
        goes_on = kinds & continuing(rules, trick)
        if goes_on == 0:
            return STOP
        return goes_on | STOP | call(rules, hand)
    if stock.turned:
        return within_limit(rules, state, kinds & ~KING)
    if king_barred(rules, stock) and kinds != KING:
        kinds &= ~KING
    kinds = within_limit(rules, state, kinds)
    if rules.stock_play and stock.next < stock.end:
        kinds |= DARK
    return kinds | call(rules, hand)


@compiled
def call(rules: RuleNumbers, hand: int) -> int:
    """Return CALL if the hand may call its four alike (C15), else 0."""
    if rules.quartet == HAND and four_alike(hand) != 0:
        return CALL
    return 0


@compiled
def king_barred(rules: RuleNumbers, stock: Stock) -> bool:
    """Return whether the last king may not be played (C13)."""
    return rules.cleaning != 0 and stock.kings == 1 and stock.next < stock.end


@compiled
def within_limit(rules: RuleNumbers, state: State, kinds: int) -> int:
    """Return the playable kinds less those that the lead limit forbids (C12)."""
    trick, tally = state.trick, state.tally
    if rules.lead_limit == 0 or trick.cards > 0:
        return kinds
    if tally.lead_seat != trick.to_play or tally.lead_run < rules.lead_limit:
        return kinds
    others = kinds & ~rank_mask(tally.lead_card)
    return others if others != 0 else kinds


@compiled
def play(rules: RuleNumbers, pack: Sequence[int], state: State, decision: int) -> State:
    """Return the state after a legal decision; the pack holds all cards in the order dealt."""
    if decision == CALL:
        return end_deal(state, CALLED)
    if decision != STOP:
        seat = state.trick.to_play
        if decision != DARK:
            state = lay(rules, state, decision)
        elif pack[state.stock.next] == KING and king_barred(rules, state.stock):
            return turn_up(state)
        else:
            state = lay_dark(rules, pack, state)
        if rules.quartet == TABLE and state.trick.run == 4:
            return end_deal(state, QUARTET)
        if decision != DARK and rules.draw_timing == AFTER_PLAY:
            state = draw_after_play(pack, state, seat)
        if state.trick.to_play != state.trick.leader or leader_is_asked(rules, state):
            return state
    return end_trick(rules, pack, state)


@compiled
def lay(rules: RuleNumbers, state: State, card: int) -> State:
    """Return the state with a hand card of the seat to play laid on the table."""
    hands = add_at(state.hands, state.trick.to_play, -card)
    return put(rules, State(hands, state.trick, state.stock, state.tally), card)


@compiled
def lay_dark(rules: RuleNumbers, pack: Sequence[int], state: State) -> State:
    """Return the state with the top card of the stock laid on the table unseen."""
    stock = state.stock
    left = Stock(stock.next + 1, stock.end, stock.kings, stock.turned)
    return put(rules, State(state.hands, state.trick, left, state.tally), pack[stock.next])


@compiled
def turn_up(state: State) -> State:
    """Return the state with the barred king, turned up in the dark, in the hand (C13)."""
    stock, trick = state.stock, state.trick
    hands = add_at(state.hands, trick.to_play, KING)
    turned = Stock(stock.next + 1, stock.end, stock.kings, 1)
    return State(hands, trick, turned, state.tally)


@compiled
def leader_is_asked(rules: RuleNumbers, state: State) -> bool:
    """Return whether, after a round, the leader has a decision (or is asked all the same)."""
    trick = state.trick
    hand = at(state.hands, trick.leader)
    if hand == 0 or rules.continuation == NO_CONTINUATION:
        return False
    if not owner_allows(rules, trick, state.tally):
        return False
    return rules.ask_always != 0 or kinds_in(hand) & continuing(rules, trick) != 0


@compiled
def end_trick(rules: RuleNumbers, pack: Sequence[int], state: State) -> State:
    """Return the state after the owner has taken the trick and all have drawn."""
    trick, stock = state.trick, state.stock
    is_last = at(state.hands, trick.owner) == 0 and stock.next == stock.end
    tally = take(rules, state, is_last)
    state = State(state.hands, trick, stock, tally)
    if is_last:
        return end_deal(state, PLAYED_OUT)
    new = Trick(trick.owner, trick.owner, trick.owner, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    return refill(rules, pack, State(state.hands, new, stock, tally))


@compiled
def take(rules: RuleNumbers, state: State, is_last: bool) -> Tally:
    """Return the tally after the owner has taken the trick: points, dirt (C19), burning (C20)."""
    trick, stock, tally = state.trick, state.stock, state.tally
    owner = trick.owner
    points = add_at(tally.points, owner, trick.points + rules.last_trick * is_last)
    tricks = add_at(tally.tricks, owner, 1)
    dirty, burned = tally.dirty, tally.burned
    if rules.cleaning:
        own = side_mask(rules, owner)
        if stock.next < stock.end:
            if trick.kinds & QUEEN:
                dirty |= own
        elif trick.kinds & KING:
            dirty &= ~own
    whole = rules.continuation == FIGHT or trick.cards == rules.players
    if rules.burn_alike and trick.alike_rounds > 0 and whole:
        burned |= 15 & ~side_mask(rules, owner)
    return Tally(
        points,
        tricks,
        tally.lead_seat,
        tally.lead_card,
        tally.lead_run,
        dirty,
        burned,
        tally.solo,
        tally.public,
        tally.ending,
    )


@compiled
def end_deal(state: State, ending: int) -> State:
    """Return the state with nobody to play and the way in which the deal ended."""
    old, tally = state.trick, state.tally
    trick = Trick(
        old.leader,
        NOBODY,
        old.owner,
        old.led,
        old.trumped,
        old.points,
        old.cards,
        old.kinds,
        old.last,
        old.run,
        old.alike,
        old.alike_rounds,
    )
    ended = Tally(
        tally.points,
        tally.tricks,
        tally.lead_seat,
        tally.lead_card,
        tally.lead_run,
        tally.dirty,
        tally.burned,
        tally.solo,
        tally.public,
        ending,
    )
    return State(state.hands, trick, state.stock, ended)
