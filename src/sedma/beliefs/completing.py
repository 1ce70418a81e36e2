"""From which pack, and by which decisions, did a world come about?

A world says where the unseen cards are now. Going back, every card that a seat has played must have
been in its hand then, and any draw may have brought it; all ways are equally likely to be chosen.
Only when a king was turned up in the dark is chosen freely, since a view does not tell it.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from sedma.beliefs.reading import pack_as_hand
from sedma.beliefs.story import story_of
from sedma.cards import full_pack
from sedma.core.chance import below, step
from sedma.core.deal import deal
from sedma.core.hand import DARK, KINDS, KING, STOP, card_of
from sedma.core.numbers import card_number, rule_numbers
from sedma.core.play import legal, play
from sedma.core.state import State
from sedma.rules import Rules, deck_cards
from sedma.view import View


class Completed(NamedTuple):
    """A deal from its pack to where a view looks at it."""

    deck: list[str]
    decisions: list[str]
    """The leader is asked after every round, see `Deal`."""


def complete(
    view: View, rules: Rules, world: State, stock: list[int], chance: int
) -> Completed | None:
    """Return a pack and decisions that lead to a world and to this very view of it.

    `stock` holds the cards of the world's stock in order. None if the world contradicts what was
    played: beyond the lead limit a seat must have had nothing else. Only for deals of a whole pack.
    """
    return _Completing(view, rules, chance).run(world, stock)


class _Completing:
    """Fills a pack from its public story, place by place."""

    def __init__(self, view: View, rules: Rules, chance: int) -> None:
        self.view, self.rules, self.chance = view, rules, chance
        self.beginning, self.steps = story_of(view, rules)
        self.pack = [""] * len(deck_cards(rules))
        self.unseen = _unseen(view, rules)
        self.turned = self._turned_up()

    def run(self, world: State, stock: list[int]) -> Completed | None:
        """Return the filled pack and the decisions."""
        seats = range(self.rules.players)
        hands = [self._hand(seat, world.hands[seat]) for seat in seats]
        drawn = _first_places(self.rules, self.view)
        following = self.rules.players * self.beginning.held
        for number, told in enumerate(self.steps):
            if told.what == "card":
                self._put(drawn[told.seat], told.card)
            elif told.what == "dark":
                self.pack[following] = told.card
            elif number == self.turned:
                self.pack[following] = self.view.shown[0][1]
            elif told.what == "draw":
                drawn[told.seat].append(following)
            following += told.what in ("dark", "draw")
        for hand, places in zip(hands, drawn, strict=True):
            for code in hand:
                self._put(places, code)
        rest = [self.unseen[card].pop() for card in stock]
        rest += [code for codes in self.unseen.values() for code in codes]
        self.pack[following:] = rest
        return self._retold()

    def _hand(self, seat: int, hand: int) -> list[str]:
        """The cards of a hand whose places in the pack have to be chosen."""
        shown = [code for holder, code in self.view.shown if holder == seat]
        if seat == self.view.seat:
            return [code for code in self.view.hand if code not in shown]
        hand -= sum(card_number(self.rules, code) for code in shown)
        cards = (card_of(kind) for kind in range(KINDS) for _ in range(hand >> 4 * kind & 15))
        return [self.unseen[card].pop() for card in cards]

    def _put(self, places: list[int], code: str) -> None:
        """Lay a card into one of the places from which a seat may have got it."""
        self.pack[places.pop(self._below(len(places)))] = code

    def _below(self, bound: int) -> int:
        self.chance = step(self.chance)
        return below(self.chance, bound)

    def _turned_up(self) -> int | None:
        """The step at which the king that lies open in a hand was turned up."""
        if not self.view.shown:
            return None
        if self.view.must_play_hand:
            return len(self.steps) - 1
        holder = self.view.shown[0][0]
        kings = pack_as_hand(self.rules) // KING & 15
        found = []
        for number, told in enumerate(self.steps):
            if told.what == "draw" and told.seat == holder and kings == 1:
                found.append(number)
            kings -= bool(told.card) and card_number(self.rules, told.card) == KING
        return found[self._below(len(found))]

    def _retold(self) -> Completed | None:
        """The decisions, if they are all legal with this pack."""
        numbers = rule_numbers(self.rules, True)
        pack = [card_number(self.rules, code) for code in self.pack]
        first = self.view.history[0].leader if self.view.history else self.view.leader
        assert first is not None
        state = deal(numbers, pack, first, len(pack) if self.rules.stock else 0)
        decisions: list[str] = []
        for decision, number in self._told():
            if decision == "stop" and state.trick.cards == 0:
                continue
            if legal(numbers, state) & number == 0:
                return None
            state = play(numbers, pack, state, number)
            decisions.append(decision)
        return Completed(self.pack, decisions)

    def _told(self) -> Iterator[tuple[str, int]]:
        """Every decision with its number; a stop after each trick, though it may end by itself."""
        for number, told in enumerate(self.steps):
            if self.turned == number + 1 or (self.turned == number and self.view.must_play_hand):
                yield "dark", DARK
            if told.what == "card":
                yield told.card, card_number(self.rules, told.card)
            elif told.what == "dark":
                yield "dark", DARK
            elif told.what == "take":
                yield "stop", STOP


def _first_places(rules: Rules, view: View) -> list[list[int]]:
    """The places in the pack of the cards that were dealt to each seat."""
    leader = view.history[0].leader if view.history else view.leader
    assert leader is not None
    places: list[list[int]] = [[] for _ in range(rules.players)]
    following = iter(range(rules.players * rules.hand_size))
    for size in rules.packets:
        for turn in range(rules.players):
            seat = (leader + turn) % rules.players
            places[seat].extend(next(following) for _ in range(size))
    return places


def _unseen(view: View, rules: Rules) -> dict[int, list[str]]:
    """The codes of all cards not seen, by kind; of a rank of which one is out, any that is left."""
    seen = [code for trick in view.history for _, code in trick.cards]
    seen += [code for _, code in view.trick] + view.hand
    seen += [code for seat, code in view.shown if seat != view.seat]
    left = Counter(full_pack(rules.ranks, rules.packs))
    left.subtract(seen)
    left.subtract(entry for entry in rules.removed if len(entry) == 2)
    found: dict[int, list[str]] = {card_of(kind): [] for kind in range(KINDS)}
    for code in left.elements():
        found[card_number(rules, code)].append(code)
    for entry in rules.removed:
        if len(entry) == 1:
            found[card_number(rules, entry)].pop()
    return found
