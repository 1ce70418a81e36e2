"""How does a bot that has no kernel play a batch? As at a table: it gets views of real deals.

Slower by a hundred times, and the same deals: what is played is decided by the view alone.
"""

import random
from collections.abc import Callable, Sequence
from time import thread_time
from typing import Any

from sedma.arena.batch import Batch, Spent
from sedma.arena.rows import DEALER, DECISIONS, FORFEITED, MADE, PACK, SEATED, SHOWN, chance_for
from sedma.beliefs.scene import shown_after
from sedma.core.flat import TO_PLAY, store
from sedma.core.numbers import decision_number
from sedma.core.state import NOBODY
from sedma.errors import IllegalDecision
from sedma.match import Deal
from sedma.rules import Rules
from sedma.view import View

Decide = Callable[[View, Rules, random.Random], str]


class Forfeit(Exception):
    """The player gives no decision that could be carried out; the text says why."""


class AtTable:
    """Moves a player that decides by views; one for each batch."""

    def __init__(self, decide: Decide, clock: Callable[[], float] = thread_time) -> None:
        self._decide = decide
        self._clock = clock
        self._deals: dict[int, Deal] = {}
        self._known: dict[int, int] = {}

    def __call__(self, batch: Batch, player: int) -> Spent:
        """Return what the player has spent when it is the other's turn everywhere."""
        decisions, seconds = 0, 0.0
        for place, row in enumerate(batch.rows):
            if not _has_turn(row, player):
                continue
            deal = self._caught_up(batch, place, row)
            while _has_turn(row, player):
                spent = self._move(batch, row, deal, player)
                decisions, seconds = decisions + 1, seconds + spent
            self._known[place] = row[MADE]
        return Spent(decisions, seconds)

    def _caught_up(self, batch: Batch, place: int, row: Any) -> Deal:
        """Return the deal of a row after all decisions that others have made in the meantime."""
        if place not in self._deals:
            deck = batch.decks[row[PACK]]
            self._deals[place] = Deal.from_deck(batch.rules, int(row[DEALER]), deck)
        deal = self._deals[place]
        for number in row[DECISIONS + self._known.get(place, 0) : DECISIONS + row[MADE]]:
            deal.play(_named(batch.rules, deal, number))
        return deal

    def _move(self, batch: Batch, row: Any, deal: Deal, player: int) -> float:
        """Return the seconds that one decision took, once it has been carried out."""
        seat = deal.to_play
        assert seat is not None
        head = [int(number) for number in row[:DECISIONS]]
        chance = random.Random(chance_for(head, seat))
        view = deal.view(seat)
        begun = self._clock()
        try:
            decision = self._decide(view, batch.rules, chance)
            spent = self._clock() - begun
            deal.play(decision)
        except Forfeit as fault:
            return self._lose(batch, row, player, str(fault), begun)
        except IllegalDecision as fault:
            reason = f"illegal: {fault.arguments['decision']}"
            return self._lose(batch, row, player, reason, begun)
        row[DECISIONS + row[MADE]] = decision_number(batch.rules, decision)
        row[MADE] += 1
        row[SHOWN] = shown_after(int(row[SHOWN]), deal.state)
        store(row, deal.state)
        return spent

    def _lose(self, batch: Batch, row: Any, player: int, reason: str, begun: float) -> float:
        """Return the seconds spent, once the deal has been broken off because of its player."""
        row[TO_PLAY], row[FORFEITED] = NOBODY, player + 1
        batch.forfeits.append(reason)
        return self._clock() - begun


def _has_turn(row: Sequence[int], player: int) -> bool:
    seat = row[TO_PLAY]
    return seat != NOBODY and int(row[SEATED]) >> 4 * int(seat) & 15 == player


def _named(rules: Rules, deal: Deal, number: int) -> str:
    """Return the decision of a number of the core as a word or as the first card that fits."""
    return next(word for word in deal.legal() if decision_number(rules, word) == number)
