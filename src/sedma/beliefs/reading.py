"""How does a view become a scene? By telling its public story to the core."""

from functools import lru_cache

from sedma.beliefs.scene import Scene
from sedma.beliefs.story import Beginning, Step, story_of
from sedma.core.deal import NOTHING, start
from sedma.core.draw import with_solo
from sedma.core.hand import KING, SPECIAL, add_at
from sedma.core.numbers import card_number, rule_numbers
from sedma.core.play import take
from sedma.core.state import RuleNumbers, State, Stock, Tally, Trick
from sedma.core.trick import put
from sedma.rules import Rules, deck_cards
from sedma.view import View

REMEMBERED = 256
"""Sets of rules for which the pack is kept."""


@lru_cache(maxsize=REMEMBERED)
def pack_as_hand(rules: Rules) -> int:
    """Return every card of the pack as one hand.

    >>> from sedma.rules import load
    >>> hex(pack_as_hand(load("sedma4")))
    '0x4444444400000'
    """
    return as_hand(deck_cards(rules), rules)


def as_hand(codes: list[str], rules: Rules) -> int:
    """Return cards as one hand of the core."""
    return sum(card_number(rules, code) for code in codes)


def scene_by(view: View, rules: Rules) -> Scene:
    """Return what a seat knows, from its view of a deal that is not over.

    >>> from sedma.match import Deal
    >>> from sedma.rules import load
    >>> rules = load("sedma4")
    >>> deal = Deal.from_deck(rules, 3, deck_cards(rules))
    >>> deal.play("8C")
    >>> scene = scene_by(deal.view(1), rules)
    >>> scene.held, scene.state.stock.end, scene.state.hands[0]
    ((3, 4, 4, 4, 0, 0), 16, 0)
    """
    assert view.seat is not None
    assert view.result is None
    numbers = rule_numbers(rules)
    beginning, steps = story_of(view, rules)
    state = first_state(view, rules, beginning)
    for step in steps:
        state = tell(numbers, rules, state, step)
    played = [step.card for step in steps if step.card]
    own = as_hand(view.hand, rules)
    unseen = pack_as_hand(rules) - as_hand(played, rules) - own
    hands = add_at(NOTHING, view.seat, own)
    for seat, card in view.shown:
        if seat != view.seat:
            hands = add_at(hands, seat, card_number(rules, card))
    stock = Stock(0, view.stock_count, state.stock.kings, int(view.must_play_hand))
    tally = _with_given(view, state.tally)
    if own & SPECIAL:
        tally = with_solo(tally, view.seat)
    held = (*view.hand_counts, *NOTHING[rules.players :])
    return Scene(State(hands, state.trick, stock, tally), held, unseen, view.seat)


def first_state(view: View, rules: Rules, beginning: Beginning) -> State:
    """Return what everybody knows of a deal before its first card; all hands are empty."""
    leader = view.history[0].leader if view.history else view.leader
    assert leader is not None
    state = start(rule_numbers(rules), [], NOTHING, leader, 0, 0)
    kings = pack_as_hand(rules) // KING & 15
    return state._replace(stock=Stock(0, beginning.stock, kings, 0))


def tell(numbers: RuleNumbers, rules: Rules, state: State, step: Step) -> State:
    """Return what everybody knows after a step."""
    if step.what == "take":
        tally = take(numbers, state, False)
        seat = step.seat
        return state._replace(tally=tally, trick=Trick(seat, seat, seat, *[0] * 9))
    if step.card:
        state = put(numbers, state, card_number(rules, step.card))
    if step.what == "card":
        return state
    stock = state.stock
    return state._replace(stock=Stock(stock.next + 1, stock.end, stock.kings, 0))


def _with_given(view: View, tally: Tally) -> Tally:
    """The tally with what a position gave to each side, credited to its lowest seat."""
    points, tricks = tally.points, tally.tricks
    for side, seats in enumerate(view.sides):
        counted = sum(points[seat] for seat in seats), sum(tricks[seat] for seat in seats)
        points = add_at(points, seats[0], view.points[side] - counted[0])
        tricks = add_at(tricks, seats[0], view.tricks[side] - counted[1])
    return tally._replace(points=points, tricks=tricks)
