"""How is what happens at a table told, one line a thing?

Used by the line mode and by the account of a record. Every sentence comes from the catalogues.
"""

from collections.abc import Iterable, Iterator, Sequence

from sedma.match import Deal
from sedma.rules import Rules
from sedma.view import PastTrick, View
from sedma.words import Words

_WORDS = ("stop", "dark", "call")


class Telling:
    """The sentences of one table; `names` has one name a seat."""

    def __init__(self, words: Words, rules: Rules, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self._deck = "french" if rules.ranks == "2-A" else "german"

    def say(self, message: str, /, **arguments: str | int) -> str:
        """The sentence with that id."""
        return self.words.say(message, **arguments)

    def card(self, code: str) -> str:
        """The name of a card on the deck that suits the game.

        >>> from sedma.rules import load
        >>> Telling(Words("en"), load("sedma2"), ["A", "B"]).card("QS")
        'ober of leaves'
        """
        return self.words.card(code, self._deck)

    def cards(self, codes: Iterable[str]) -> str:
        """The names of cards, by commas."""
        return ", ".join(self.card(code) for code in codes)

    def decision(self, decision: str) -> str:
        """A decision as a choice: the card with its code, or the words for it."""
        if decision in _WORDS:
            return self.say(f"decision-{decision}")
        return f"{self.card(decision)} ({decision})"

    def signal(self, signal: str) -> str:
        """What partners say, in words."""
        return self.say(f"signal-{signal.replace(':', '-')}")

    def people(self, seats: Iterable[int]) -> str:
        """The names of seats in one phrase."""
        return self.words.listed(self.names[seat] for seat in seats)

    def laid(self, cards: Iterable[tuple[int, str]]) -> str:
        """Cards on the table, each with the name of who played it."""
        told = (
            self.say("plain-laid", name=self.names[seat], card=self.card(card))
            for seat, card in cards
        )
        return ", ".join(told)

    def trick(self, past: PastTrick) -> str:
        """Who took a trick, and what lay in it."""
        return self.say("plain-trick", name=self.names[past.winner], points=past.points)

    def result(self, deal: Deal) -> Iterator[str]:
        """How a finished deal ended."""
        result = deal.result
        assert result is not None
        if result.winners:
            winners = self.people(result.winners)
            outcome = self.say(f"outcome-{result.outcome}")
            yield self.say("plain-won", names=winners, outcome=outcome)
        else:
            yield self.say("plain-nobody-won")
        for side, seats in enumerate(deal.sides(deal.solo)):
            yield self.say(
                "plain-side",
                names=self.people(seats),
                points=result.points[side],
                tricks=result.tricks[side],
            )
        for side in result.burned:
            yield self.say("plain-burned", names=self.people(self.account_seats(deal, side)))

    def totals(self, deal: Deal, totals: Sequence[int]) -> str:
        """How the match stands: each total with whose it is."""
        told = (
            self.say("plain-total", names=self.people(self.account_seats(deal, place)), total=total)
            for place, total in enumerate(totals)
        )
        return self.say("plain-totals", totals=", ".join(told))

    def account_seats(self, deal: Deal, place: int) -> list[int]:
        """The seats that a match total belongs to: a side, or one seat where sides change."""
        return [place] if deal.rules.sides == "solo" else deal.sides(None)[place]

    def table(self, view: View) -> str:
        """What lies on the table, who would take it, and the points in it."""
        assert view.owner is not None
        return self.say(
            "plain-table",
            cards=self.laid(view.trick),
            owner=self.names[view.owner],
            points=view.trick_points,
        )

    def hand(self, view: View) -> str:
        """What the seat of a view holds."""
        return self.say("plain-hand", cards=self.cards(view.hand))

    def standing(self, view: View) -> str:
        """The points so far and the stock, as the seat of a view knows them."""
        told = (
            self.say("plain-total", names=self.people(seats), total=view.points[side])
            for side, seats in enumerate(view.sides)
        )
        return self.say("plain-standing", points=", ".join(told), stock=view.stock_count)

    def happened(self, before: View, after: View, seat: int, decision: str) -> Iterator[str]:
        """What everybody saw of a decision, given a view before and after it."""
        name = self.names[seat]
        if decision == "call":
            yield self.say("plain-call", name=name)
        elif len(after.shown) > len(before.shown):
            yield self.say("plain-turned-up", name=name, card=self.card(after.shown[-1][1]))
        elif decision != "stop":
            taken = len(after.history) > len(before.history)
            laid = after.history[-1].cards if taken else after.trick
            message = "plain-dark" if decision == "dark" else "plain-laid"
            yield self.say(message, name=name, card=self.card(laid[-1][1]))
        if len(after.history) > len(before.history):
            yield self.trick(after.history[-1])
            if after.stock_count:
                yield self.say("plain-stock", stock=after.stock_count)
