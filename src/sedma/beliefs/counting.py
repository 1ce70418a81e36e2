"""How many worlds does a scene allow?"""

from collections import Counter
from collections.abc import Iterator
from math import comb, factorial, prod
from typing import NamedTuple

from sedma.beliefs.scene import Scene
from sedma.beliefs.worlds import hidden_in
from sedma.core.hand import KINDS, SPECIAL, count_cards
from sedma.core.state import SOLO, RuleNumbers

SPECIAL_KIND = KINDS - 1


class Count(NamedTuple):
    """How many worlds there are if cards of a kind are alike, and if each card is itself."""

    kinds: int
    cards: int


class Places(NamedTuple):
    """Room for unseen cards: in each hidden hand, in the stock, and out of play."""

    hands: tuple[int, ...]
    stock: int
    dead: int


def count_worlds(rules: RuleNumbers, scene: Scene) -> Count:
    """Return how many worlds a scene allows; the order of the stock is part of a world.

    >>> from sedma.beliefs.reading import scene_by
    >>> from sedma.core.numbers import rule_numbers
    >>> from sedma.match import Deal
    >>> from sedma.rules import deck_cards, load
    >>> rules = load("sedma8")
    >>> view = Deal.from_deck(rules, 3, deck_cards(rules)).view(0)
    >>> count_worlds(rule_numbers(rules), scene_by(view, rules))
    Count(kinds=1347264, cards=9465511770)
    """
    hidden = hidden_in(rules, scene)
    places = places_in(rules, scene)
    in_play = rules.sides == SOLO and hidden & SPECIAL != 0
    return Count(_by_kinds(hidden, places, in_play), _by_cards(hidden, places, in_play))


def places_in(rules: RuleNumbers, scene: Scene) -> Places:
    """Return where the unseen cards may lie."""
    known = [count_cards(hand) for hand in scene.state.hands]
    others = [seat for seat in range(rules.players) if seat != scene.seat]
    hands = tuple(scene.held[seat] - known[seat] for seat in others)
    stock = scene.state.stock.end
    return Places(hands, stock, count_cards(hidden_in(rules, scene)) - sum(hands) - stock)


def _by_cards(hidden: int, places: Places, in_play: bool) -> int:
    cards = count_cards(hidden)
    held = prod(factorial(size) for size in places.hands)
    worlds = factorial(cards) // (held * factorial(places.dead))
    if in_play and places.dead:
        worlds -= factorial(cards - 1) // (held * factorial(places.dead - 1))
    return worlds


def _by_kinds(hidden: int, places: Places, in_play: bool) -> int:
    """One kind after the other, over the room that is left; the order of the stock counts."""
    ways = Counter({places: 1})
    for kind in range(KINDS):
        number = hidden >> 4 * kind & 15
        further: Counter[Places] = Counter()
        for room, before in ways.items():
            dead = 0 if in_play and kind == SPECIAL_KIND else room.dead
            for shares in _spread(number, (*room.hands, room.stock, dead)):
                *hands, stock, out = shares
                held = tuple(has - takes for has, takes in zip(room.hands, hands, strict=True))
                left = Places(held, room.stock - stock, room.dead - out)
                further[left] += before * comb(room.stock, stock)
        ways = further
    return sum(ways.values())


def _spread(number: int, room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to put so many alike cards into the room of each place."""
    if not room:
        if number == 0:
            yield ()
        return
    for first in range(min(number, room[0]) + 1):
        for others in _spread(number - first, room[1:]):
            yield (first, *others)
