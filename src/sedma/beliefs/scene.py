"""What does one seat know of a deal, in the core's numbers?

A `Scene` holds nothing that the seat may not know. `scene_in` takes it from the referee's state,
`sedma.beliefs.reading.scene_by` from a view; both give the same.
"""

from collections.abc import Sequence
from typing import NamedTuple

from sedma.core.deal import NOTHING
from sedma.core.draw import with_solo
from sedma.core.hand import KING, SPECIAL, add_at, at, count_cards
from sedma.core.jit import compiled
from sedma.core.state import NOBODY, RuleNumbers, State, Stock


class Scene(NamedTuple):
    """One seat's knowledge.

    Of other hands, `state` holds only the cards that everybody knows to be there. Its stock counts
    from 0, so that `pack[0:state.stock.end]` is room for an order of it, and its kings are those
    that the seat must suppose unplayed. The lone seat is NOBODY unless this seat knows it.
    """

    state: State
    held: tuple[int, ...]  # cards in each hand
    unseen: int  # every card neither in this seat's hand nor played, as a hand
    seat: int


@compiled
def scene_in(rules: RuleNumbers, pack: Sequence[int], state: State, shown: int) -> Scene:
    """Return what the seat to play knows; the pack holds all cards in the order dealt.

    `shown` is the seat that has turned up the last king (`shown_after`), NOBODY if none has.
    """
    seat = state.trick.to_play
    unseen = 0
    for other in range(rules.players):
        if other != seat:
            unseen += at(state.hands, other)
    for place in range(state.stock.next, len(pack)):
        unseen += pack[place]
    return masked(rules, state, unseen, seat, shown)


@compiled
def masked(rules: RuleNumbers, state: State, unseen: int, seat: int, shown: int) -> Scene:
    """Return what a seat knows of a whole state in which it cannot see the cards `unseen`."""
    own = at(state.hands, seat)
    hands = add_at(NOTHING, seat, own)
    if shown not in (NOBODY, seat):
        hands = add_at(hands, shown, at(state.hands, shown) & KING)
    held = NOTHING
    for other in range(rules.players):
        held = add_at(held, other, count_cards(at(state.hands, other)))
    old, tally = state.stock, state.tally
    kings = (own + unseen) >> 44 & 15
    stock = Stock(0, old.end - old.next, kings, old.turned)
    if tally.public == 0 and own & SPECIAL == 0:
        tally = with_solo(tally, NOBODY)
    return Scene(State(hands, state.trick, stock, tally), held, unseen, seat)


@compiled
def shown_after(shown: int, after: State) -> int:
    """Return which seat has turned up the last king, told after every decision.

    >>> from sedma.core.deal import NOTHING, start
    >>> from sedma.core.numbers import rule_numbers
    >>> from sedma.rules import load
    >>> shown_after(NOBODY, start(rule_numbers(load("ristiklappi")), [], NOTHING, 2, 0, 0))
    -1
    """
    return after.trick.to_play if after.stock.turned else shown
