"""Who draws which cards, and when? (A8, C14)"""

from collections.abc import Sequence

from sedma.core.hand import SPECIAL, add_at, count_cards
from sedma.core.jit import compiled
from sedma.core.state import AFTER_PLAY, AFTER_TRICK, RuleNumbers, State, Stock, Tally
from sedma.core.trick import following


@compiled
def draw(pack: Sequence[int], state: State, seat: int) -> State:
    """Return the state after a seat has drawn the top card of the stock."""
    stock, tally = state.stock, state.tally
    card = pack[stock.next]
    hands = add_at(state.hands, seat, card)
    left = Stock(stock.next + 1, stock.end, stock.kings, stock.turned)
    if card == SPECIAL:
        tally = with_solo(tally, seat)
    return State(hands, state.trick, left, tally)


@compiled
def with_solo(tally: Tally, seat: int) -> Tally:
    """Return the tally with a seat known as the holder of the special king."""
    return Tally(
        tally.points,
        tally.tricks,
        tally.lead_seat,
        tally.lead_card,
        tally.lead_run,
        tally.dirty,
        tally.burned,
        seat,
        tally.public,
        tally.ending,
    )


@compiled
def draw_after_play(pack: Sequence[int], state: State, seat: int) -> State:
    """Return the state after the draw that follows a hand card, none after a turned-up king."""
    stock = state.stock
    if stock.turned:
        paid = Stock(stock.next, stock.end, stock.kings, 0)
        return State(state.hands, state.trick, paid, state.tally)
    if stock.next < stock.end:
        return draw(pack, state, seat)
    return state


@compiled
def refill(rules: RuleNumbers, pack: Sequence[int], state: State) -> State:
    """Return the state after the draw that follows a trick, the leader first (A8, C14)."""
    each = refill_size(rules, state)
    rounds, at_once = (1, each) if rules.batch else (each, 1)
    for _ in range(rounds):
        seat = state.trick.leader
        for _ in range(rules.players):
            for _ in range(at_once):
                state = draw(pack, state, seat)
            seat = following(rules, seat)
    return state


@compiled
def refill_size(rules: RuleNumbers, state: State) -> int:
    """Return how many cards each seat draws after a trick."""
    left = state.stock.end - state.stock.next
    if rules.draw_timing == AFTER_PLAY or left == 0:
        return 0
    held = count_cards(state.hands[0])
    if rules.draw_timing != AFTER_TRICK and held > 0:
        return 0
    wanted = max(0, rules.hand_size - held)
    return wanted if wanted * rules.players <= left else left // rules.players
