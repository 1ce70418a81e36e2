"""How is one deal played with real cards?

The core knows kinds of cards; a `Deal` knows which card lies where, keeps the history, and lets
the core alone decide what is legal and what follows.
"""

from collections.abc import Sequence
from typing import Self

from sedma.core.deal import NOTHING, deal, start
from sedma.core.numbers import card_number, decision_codes, decision_number, rule_numbers
from sedma.core.play import legal, play
from sedma.core.score import by_side, side_count, side_of
from sedma.core.state import GOING, NOBODY, PLAYED_OUT, State
from sedma.core.trick import card_points
from sedma.errors import IllegalDecision, shown
from sedma.match import setup
from sedma.match.seen import see
from sedma.match.signals import Signals
from sedma.match.tallying import count_deal
from sedma.rules import Rules
from sedma.view import PastTrick, Result, View


class Deal:
    """One deal, from the cards in the hands to the count.

    With `ask_always` the leader is asked after every round that the public facts would let him
    continue, also when no card of his fits; his only legal decision is then to stop. So nobody
    learns from the question whether he had a choice. Such a stop is no move of the record.

    >>> from sedma.rules import deck_cards, load
    >>> rules = load("sedma4")
    >>> deal = Deal.from_deck(rules, 3, deck_cards(rules))
    >>> deal.to_play, deal.legal()
    (0, ['7C', '7S', '8C', '8S'])
    >>> deal.play("8C")
    >>> deal.view(1).trick
    [(0, '8C')]
    """

    def __init__(
        self,
        rules: Rules,
        dealer: int | None,
        state: State,
        hands: list[list[str]],
        pack: list[str],
        begun: dict[str, object],
        ask_always: bool,
    ) -> None:
        self.rules = rules
        self.dealer = dealer
        self.state = state
        self.hands = hands
        self.begun = begun
        self.trick: list[tuple[int, str]] = []
        self.history: list[PastTrick] = []
        self.moves: list[str] = []
        self.dark: list[int] = []
        self.shown: list[tuple[int, str]] = []
        self.result: Result | None = None
        self.burned_after: list[int] = []
        self._numbers = rule_numbers(rules, ask_always)
        self._pack = pack
        self._kinds = [card_number(rules, card) for card in pack]
        self._signals = Signals(rules)

    @classmethod
    def from_deck(
        cls, rules: Rules, dealer: int, deck: Sequence[str], *, ask_always: bool = False
    ) -> Self:
        """Return the deal of a whole pack, first card first (C4); RecordError if it is not one."""
        setup.check_seat(rules, dealer, "dealer")
        setup.check_deck(rules, deck)
        pack = list(deck)
        eldest = (dealer + 1) % rules.players
        end = len(pack) if rules.stock else 0
        kinds = [card_number(rules, card) for card in pack]
        state = deal(rule_numbers(rules), kinds, eldest, end)
        begun: dict[str, object] = {"dealer": dealer, "deck": pack}
        return cls(rules, dealer, state, _dealt(rules, eldest, pack), pack, begun, ask_always)

    @classmethod
    def from_position(
        cls,
        rules: Rules,
        leader: int,
        hands: Sequence[Sequence[str]],
        stock: Sequence[str],
        *,
        dealer: int | None = None,
        points: Sequence[int] | None = None,
        tricks: Sequence[int] | None = None,
        ask_always: bool = False,
    ) -> Self:
        """Return the deal from the start of a trick (C7); RecordError if it cannot be."""
        setup.check_position(rules, leader, hands, stock)
        if dealer is not None:
            setup.check_seat(rules, dealer, "dealer")
        numbers = rule_numbers(rules)
        kinds = [card_number(rules, card) for card in stock]
        held = [sum(card_number(rules, card) for card in hand) for hand in hands]
        held += [0] * (len(NOTHING) - len(held))
        state = start(numbers, kinds, tuple(held), leader, 0, len(stock))
        sides = side_count(numbers, state.tally.solo)
        points = [0] * sides if points is None else points
        tricks = [0] * sides if tricks is None else tricks
        setup.check_given("points", points, sides)
        setup.check_given("tricks", tricks, sides)
        setup.check_plausible(points, tricks)
        position: dict[str, object] = {
            "leader": leader,
            "hands": [list(hand) for hand in hands],
            "stock": list(stock),
            "points": list(points),
            "tricks": list(tricks),
        }
        begun: dict[str, object] = {"position": position}
        if dealer is not None:
            begun["dealer"] = dealer
        own = [list(hand) for hand in hands]
        new = cls(rules, dealer, state, own, list(stock), begun, ask_always)
        new._give(points, tricks)
        return new

    @property
    def to_play(self) -> int | None:
        """The seat that has to decide, None at the end."""
        return self._seat(self.state.trick.to_play)

    @property
    def over(self) -> bool:
        """Whether the deal has been played out or ended by four alike."""
        return self.state.tally.ending != GOING

    @property
    def leader(self) -> int | None:
        """The seat that leads or led the trick on the table, None when all has been played out."""
        return None if self.state.tally.ending == PLAYED_OUT else self.state.trick.leader

    @property
    def owner(self) -> int | None:
        """The seat that would take the trick now, None between tricks."""
        return self.state.trick.owner if self.trick else None

    @property
    def led(self) -> str | None:
        """The rank led, None between tricks."""
        if not self.trick:
            return None
        led = next(c for _, c in self.trick if card_number(self.rules, c) & self.state.trick.led)
        return "7" if led == self.rules.solo_card else led[0]

    @property
    def trick_points(self) -> int:
        """The card points that lie on the table."""
        return self.state.trick.points if self.trick else 0

    @property
    def round_over(self) -> bool:
        """Whether the leader is being asked to go on or stop."""
        return bool(self.trick) and self.to_play == self.state.trick.leader

    @property
    def stock(self) -> list[str]:
        """The cards that are still to be drawn, in drawing order."""
        return self._pack[self.state.stock.next : self.state.stock.end]

    def sides(self, solo: int | None) -> list[list[int]]:
        """Return the seats by side, given the lone seat or None."""
        lone = NOBODY if solo is None else solo
        sides: list[list[int]] = [[] for _ in range(side_count(self._numbers, lone))]
        for seat in range(self.rules.players):
            sides[side_of(self._numbers, seat, lone)].append(seat)
        return sides

    def taken(self, solo: int | None) -> tuple[list[int], list[int]]:
        """Return the points and the tricks by side, given the lone seat or None."""
        lone = NOBODY if solo is None else solo
        count = side_count(self._numbers, lone)
        points = by_side(self._numbers, self.state.tally.points, lone)
        tricks = by_side(self._numbers, self.state.tally.tricks, lone)
        return list(points[:count]), list(tricks[:count])

    @property
    def solo(self) -> int | None:
        """The seat that first held the special king, as the referee knows it."""
        return self._seat(self.state.tally.solo)

    def legal(self) -> list[str]:
        """Return what the seat to play may do: stop, call, dark, then cards by rank and suit."""
        seat = self.to_play
        if seat is None:
            return []
        return decision_codes(self.rules, legal(self._numbers, self.state), self.hands[seat])

    def play(self, decision: str) -> None:
        """Carry out the decision of the seat to play; IllegalDecision changes nothing."""
        seat, allowed = self.to_play, self.legal()
        if seat is None:
            raise IllegalDecision("deal-over", decision=shown(decision))
        if decision not in allowed:
            listed = " ".join(allowed)
            raise IllegalDecision("illegal-decision", decision=shown(decision), legal=listed)
        forced = allowed == ["stop"]
        self._signals.close(self.moves, forced)
        if not forced:
            self.moves.append(decision)
        old = self.state
        number = decision_number(self.rules, decision)
        self.state = play(self._numbers, self._kinds, old, number)
        self._move_card(seat, decision, old)
        self._gather(old)
        self._deal_out(old, seat, decision)
        self._signals.decided(self.state.trick)
        if self.over:
            self.result, self.burned_after = count_deal(self._numbers, self.state, self.dealer)

    def signals(self, seat: int | None) -> list[str]:
        """Return what a seat may say to its partner now (C25)."""
        return self._signals.allowed(self.state.trick, seat)

    def signal(self, signal: str) -> None:
        """Note a signal of the seat that may give it; IllegalDecision changes nothing."""
        if not any(signal in self.signals(seat) for seat in range(self.rules.players)):
            raise IllegalDecision("signal-not-allowed", signal=shown(signal))
        self._signals.give(signal)

    @property
    def said(self) -> str | None:
        """The last signal about the pending decision."""
        return self._signals.said

    @property
    def question(self) -> bool:
        """Whether a question is open."""
        return self._signals.question

    def record_moves(self) -> list[str]:
        """Return the decisions and signals so far, as a record lists them."""
        return self.moves + self._signals.pending

    def view(self, seat: int | None) -> View:
        """Return what a seat (None: a spectator) may know."""
        return see(self, seat)

    def _seat(self, seat: int) -> int | None:
        return None if seat == NOBODY else seat

    def _give(self, points: Sequence[int], tricks: Sequence[int]) -> None:
        """Credit what was taken before the position to the lowest seat of each side."""
        lowest = [seats[0] for seats in self.sides(self.solo)]
        seat_points, seat_tricks = list(NOTHING), list(NOTHING)
        for side, seat in enumerate(lowest):
            seat_points[seat], seat_tricks[seat] = points[side], tricks[side]
        tally = self.state.tally._replace(points=tuple(seat_points), tricks=tuple(seat_tricks))
        self.state = self.state._replace(tally=tally)

    def _move_card(self, seat: int, decision: str, old: State) -> None:
        if decision in ("stop", "call"):
            return
        card = self._pack[old.stock.next] if decision == "dark" else decision
        if decision == "dark" and self.state.stock.turned:
            self.hands[seat].append(card)
            self.shown.append((seat, card))
            return
        if decision == "dark":
            self.dark.append(len(self.trick) + sum(len(past.cards) for past in self.history))
        else:
            self.hands[seat].remove(card)
        if (seat, card) in self.shown:
            self.shown.remove((seat, card))
        self.trick.append((seat, card))

    def _gather(self, old: State) -> None:
        """Move a finished trick from the table into the history."""
        before, after = old.tally.tricks, self.state.tally.tricks
        if before == after:
            return
        winner = next(seat for seat, had in enumerate(before) if after[seat] != had)
        numbers = [card_number(self.rules, card) for _, card in self.trick]
        points = sum(card_points(self._numbers, number) for number in numbers)
        self.history.append(PastTrick(old.trick.leader, winner, self.trick, points))
        self.trick = []

    def _deal_out(self, old: State, seat: int, decision: str) -> None:
        """Give the cards drawn since the old state to the hands in the order of drawing."""
        first = old.stock.next + (decision == "dark")
        drawn = self._pack[first : self.state.stock.next]
        order = self._drawers(len(drawn), seat)
        for card, drawer in zip(drawn, order, strict=True):
            self.hands[drawer].append(card)
        held = [sum(card_number(self.rules, card) for card in hand) for hand in self.hands]
        assert held == list(self.state.hands[: len(held)])

    def _drawers(self, count: int, seat: int) -> list[int]:
        if self.rules.draw_timing == "play":
            return [seat] * count
        leader, players = self.state.trick.leader, self.rules.players
        seats = [(leader + step) % players for step in range(players)]
        each = count // players
        if self.rules.draw_mode == "batch":
            return [drawer for drawer in seats for _ in range(each)]
        return seats * each


def _dealt(rules: Rules, eldest: int, pack: Sequence[str]) -> list[list[str]]:
    """Return the hands by seat after the packets have been handed out."""
    hands: list[list[str]] = [[] for _ in range(rules.players)]
    cards = iter(pack)
    for size in rules.packets:
        for step in range(rules.players):
            hands[(eldest + step) % rules.players].extend(next(cards) for _ in range(size))
    return hands
