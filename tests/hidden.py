"""How would the same public story look if the cards that a seat cannot see lay elsewhere?"""

import random
from collections.abc import Sequence

from sedma.errors import IllegalDecision
from sedma.match import Deal
from sedma.notation import SIGNALS
from sedma.rules import Rules, deck_cards


class Story:
    """A deal from a whole pack in which the leader is always asked, and all that was decided."""

    def __init__(self, rules: Rules, dealer: int, deck: Sequence[str]) -> None:
        self.rules = rules
        self.dealer = dealer
        self.deck = list(deck)
        self.told: list[str] = []
        self.deal = Deal.from_deck(rules, dealer, deck, ask_always=True)

    @classmethod
    def at_random(cls, rules: Rules, chance: random.Random, decisions: int) -> "Story":
        """Return the story of a shuffled deal after some random decisions, fewer if it ends."""
        deck = deck_cards(rules)
        chance.shuffle(deck)
        story = cls(rules, chance.randrange(rules.players), deck)
        while len(story.told) < decisions and not story.deal.over:
            sayings = [s for seat in range(rules.players) for s in story.deal.signals(seat)]
            if sayings and chance.random() < 0.2:
                story.tell(chance.choice(sayings))
            story.tell(chance.choice(story.deal.legal()))
        return story

    def tell(self, decision: str) -> None:
        """Carry out a decision or a signal, and remember it."""
        if decision in SIGNALS:
            self.deal.signal(decision)
        else:
            self.deal.play(decision)
        self.told.append(decision)

    def retold(self, seat: int | None, chance: random.Random) -> "Story | None":
        """Return the same story with the cards that the seat cannot see dealt anew.

        None if the new cards contradict it: a card that only a hand with nothing else may play,
        or a count that comes out otherwise (when four alike show who was alone).
        """
        unseen = self._unseen_places(seat)
        moved = [self.deck[place] for place in unseen]
        chance.shuffle(moved)
        deck = list(self.deck)
        for place, card in zip(unseen, moved, strict=True):
            deck[place] = card
        other = Story(self.rules, self.dealer, deck)
        try:
            for decision in self.told:
                other.tell(decision)
        except IllegalDecision:
            return None
        return other if other.deal.result == self.deal.result else None

    def _unseen_places(self, seat: int | None) -> list[int]:
        """Return the places in the deck of cards that the seat has not seen.

        With two packs the twin of a seen card stays where it is: nobody knows which is which.
        """
        seen = {card for past in self.deal.history for _, card in past.cards}
        seen |= {card for _, card in self.deal.trick}
        seen |= set() if seat is None else set(self.deal.hands[seat])
        seen |= {card for _, card in self.deal.shown}
        return [place for place, card in enumerate(self.deck) if card not in seen]
