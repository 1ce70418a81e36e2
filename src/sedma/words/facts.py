"""What follows from the options of a game that its rule page has to say?"""

from dataclasses import dataclass
from functools import cached_property
from math import gcd

from sedma.cards import RANKS
from sedma.rules import Rules, deck_cards, effective_rank


@dataclass(frozen=True)
class Facts:
    """Numbers of one game that no single option gives.

    >>> from sedma.rules import load
    >>> facts = Facts(load("sedma4"))
    >>> facts.stock, facts.total, facts.enough, facts.can_tie
    (16, 90, 50, False)
    """

    rules: Rules

    @cached_property
    def ranks(self) -> list[str]:
        """For each card of the pack the rank that it counts as."""
        return [effective_rank(self.rules, card) for card in deck_cards(self.rules)]

    @property
    def left_over(self) -> int:
        """The cards left when the hands have been dealt."""
        return len(self.ranks) - self.rules.players * self.rules.hand_size

    @property
    def stock(self) -> int:
        """The cards to draw from after the deal."""
        return self.left_over if self.rules.stock else 0

    @property
    def dead(self) -> int:
        """The cards that nobody ever gets."""
        return self.left_over - self.stock

    @property
    def two_sides(self) -> bool:
        """Whether exactly two sides play, even if they form only during the deal."""
        return self.rules.players == 2 or self.rules.sides != "alone"

    @property
    def wild(self) -> list[str]:
        """The wild ranks that the pack has, lowest first."""
        return [rank for rank in self.rules.wild if rank in self.ranks]

    @property
    def quartets(self) -> bool:
        """Whether four of a rank can end the deal; on the table that takes four cards a trick."""
        rules = self.rules
        long_tricks = rules.players >= 4 or rules.continuation != "none"
        return rules.quartet == "hand" or (rules.quartet == "table" and long_tricks)

    @property
    def counters(self) -> list[tuple[str, int]]:
        """The ranks with points and their points, dearest first."""
        counters = [(rank, n) for rank, n in self.rules.card_points if rank in self.ranks]
        return sorted(counters, key=lambda counter: (-counter[1], -RANKS.index(counter[0])))

    @property
    def total(self) -> int:
        """All points of the pack and the last trick."""
        return sum(self._worths)

    @property
    def enough(self) -> int | None:
        """The points with which one of two sides has won, if every card is played."""
        if not self.two_sides or self.dead:
            return None
        step = gcd(*self._worths)
        return (self.total // 2 // step + 1) * step

    @cached_property
    def can_tie(self) -> bool:
        """Whether sides can be level on most points."""
        if not self.two_sides or self.dead:
            return True
        reachable = 1
        for worth in self._worths:
            reachable |= reachable << worth
        return self.total % 2 == 0 and bool(reachable >> self.total // 2 & 1)

    @cached_property
    def _worths(self) -> list[int]:
        return [self.rules.points_of(rank) for rank in self.ranks] + [self.rules.last_trick]
