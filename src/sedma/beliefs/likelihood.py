"""How likely would a policy have played what was played?

Only the trick on the table is weighed: what a hidden seat held then follows from what it holds in a
world and what it has played since. Where hands are refilled after every card, any card of the hand
is as likely as any other to be the one drawn since, and the mean over them is taken. One thing a
view does not tell, when a king was turned up that has been played since; such a play counts as one
from the hand.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from sedma.beliefs.reading import first_state, pack_as_hand, tell
from sedma.beliefs.scene import Scene
from sedma.beliefs.story import story_of
from sedma.core.deal import NOTHING
from sedma.core.draw import with_solo
from sedma.core.hand import DARK, KINDS, SPECIAL, add_at, card_of, count_cards
from sedma.core.numbers import card_number, rule_numbers
from sedma.core.state import State, Stock
from sedma.rules import Rules
from sedma.view import View

Policy = Callable[[Scene, int], float]
"""How likely the seat to play of a scene takes a decision."""


class Moment(NamedTuple):
    """A hidden seat's decision in the present trick, and what everybody knew before it."""

    state: State
    held: tuple[int, ...]
    left: int  # every card not played yet
    seat: int
    card: int
    dark: bool
    drew: bool


def likelihood(view: View, rules: Rules, world: State, policy: Policy) -> float:
    """Return how likely the hidden seats' decisions in the present trick are in a world."""
    found = 1.0
    moments = moments_of(view, rules)
    for seat in range(rules.players):
        own = [moment for moment in moments if moment.seat == seat]
        if seat != view.seat and found > 0.0:
            found *= _backwards(own, world.hands[seat], policy)
    return found


def moments_of(view: View, rules: Rules) -> list[Moment]:
    """Return all decisions of the present trick, the first first."""
    numbers = rule_numbers(rules)
    beginning, steps = story_of(view, rules)
    state = first_state(view, rules, beginning)
    held = (*[beginning.held] * rules.players, *NOTHING[rules.players :])
    left = pack_as_hand(rules)
    moments: list[Moment] = []
    for step in steps:
        if step.what == "take":
            moments.clear()
        elif step.card:
            card, dark = card_number(rules, step.card), step.what == "dark"
            moments.append(Moment(state, held, left, step.seat, card, dark, False))
            left -= card
            held = held if dark else add_at(held, step.seat, -1)
        else:
            held = add_at(held, step.seat, 1)
            if moments and moments[-1].seat == step.seat:
                moments[-1] = moments[-1]._replace(drew=True)
        state = tell(numbers, rules, state, step)
    return moments


def _backwards(moments: list[Moment], hand: int, policy: Policy) -> float:
    """How likely a seat's decisions are if it holds this hand after the last of them."""
    if not moments:
        return 1.0
    moment = moments[-1]
    total = 0.0
    for chance, rest in _before_draw(hand) if moment.drew else [(1.0, hand)]:
        before = rest if moment.dark else rest + moment.card
        decision = DARK if moment.dark else moment.card
        found = policy(_scene_at(moment, before), decision)
        if found > 0.0:
            total += chance * found * _backwards(moments[:-1], before, policy)
    return total


def _before_draw(hand: int) -> Iterator[tuple[float, int]]:
    """What a hand may have been before a card was drawn, each with its chance."""
    cards = count_cards(hand)
    for kind in range(KINDS):
        if number := hand >> 4 * kind & 15:
            yield number / cards, hand - card_of(kind)


def _scene_at(moment: Moment, hand: int) -> Scene:
    """What the seat knew if it held this hand."""
    state, seat = moment.state, moment.seat
    stock = Stock(0, state.stock.end - state.stock.next, state.stock.kings, 0)
    tally = with_solo(state.tally, seat) if hand & SPECIAL else state.tally
    known = State(add_at(NOTHING, seat, hand), state.trick, stock, tally)
    return Scene(known, moment.held, moment.left - hand, seat)
