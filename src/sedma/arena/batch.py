"""How is a heap of deals played between two players?

A `Batch` holds some packs of a seed, each dealt once for every seating, so that luck in the cards
favours nobody. Players take turns: a *mover* makes all the decisions of its player in the whole
batch until it is the other's turn everywhere. So compiled players cost one call for hundreds of
decisions, and the time that each one takes is known.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import thread_time
from typing import Any, NamedTuple

import numpy as np

from sedma.arena.rows import (
    DEALER,
    PACK,
    SEATED,
    STREAM,
    Grid,
    grid_of,
    lay_out,
    scattered,
    width_for,
)
from sedma.arena.seatings import seatings
from sedma.core.chance import MASK
from sedma.core.deal import deal_seed, shuffled
from sedma.core.flat import TO_PLAY
from sedma.core.jit import fast
from sedma.core.numbers import card_number, rule_numbers
from sedma.core.state import NOBODY
from sedma.rules import Rules, deck_cards

REMEMBERED = 64
"""Heaps of packs that are kept, for the next players of the same seed."""

Figures = Any
"""Rows of floating-point numbers: an array where compiled, else lists."""

Options = Mapping[str, int | str]
"""What was asked of a player, by name; see `sedma.arena.players`."""


class Spent(NamedTuple):
    """How many decisions were made, and in how many seconds."""

    decisions: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Batch:
    """Deals as rows of numbers; those of one pack stand together, in the order of the seatings."""

    rules: Rules
    rows: Grid
    packs: Grid
    decks: list[list[str]]
    forfeits: list[str]
    """Why deals were broken off: an answer that was late, unreadable or illegal."""


Mover = Callable[[Batch, int], Spent]
"""Makes every decision of the player of a number until it is the other's turn everywhere."""


def new_batch(rules: Rules, seed: bytes, first: int, count: int) -> Batch:
    """Return the packs of a seed from number `first` on, dealt and ready to be played.

    Pack N is the one that deal N of a match of this seed is played with; the dealer rotates.

    >>> from sedma.rules import load
    >>> batch = new_batch(load("sedma2"), bytes(32), 10, 5)
    >>> len(batch.decks), len(batch.rows)
    (5, 10)
    """
    decks, packs = _packs(rules, seed, first, count)
    seated = seatings(rules)
    cards = len(deck_cards(rules))
    seed_number = int.from_bytes(hashlib.sha256(seed + b"chance").digest()[:8]) & MASK
    streams = [scattered(seed_number ^ scattered(first + place)) for place in range(count)]
    rows = np.zeros((count * len(seated), width_for(cards)), dtype=np.int64)
    rows[:, SEATED] = np.tile(seated, count)
    rows[:, PACK] = np.arange(count).repeat(len(seated))
    rows[:, DEALER] = (first + rows[:, PACK]) % rules.players
    rows[:, STREAM] = np.array(streams, dtype=np.int64).repeat(len(seated))
    batch = Batch(rules, grid_of(rows), grid_of(packs), decks, [])
    end = cards if rules.stock else 0
    fast(lay_out)(rule_numbers(rules), batch.rows, batch.packs, end)
    return batch


@lru_cache(maxsize=REMEMBERED)
def _packs(rules: Rules, seed: bytes, first: int, count: int) -> tuple[list[list[str]], Any]:
    """Return packs of a seed as codes, and as an array of the core's numbers."""
    cards = deck_cards(rules)
    decks = [shuffled(deal_seed(seed, first + place), cards) for place in range(count)]
    number = {code: card_number(rules, code) for code in cards}
    packs = [[number[code] for code in deck] for deck in decks]
    return decks, np.array(packs, dtype=np.int64).reshape(count, len(cards))


def play_out(batch: Batch, movers: Sequence[Mover]) -> list[Spent]:
    """Return what each player has spent, once every deal of the batch is over."""
    spent = [Spent(0, 0.0) for _ in movers]
    going = True
    while going:
        going = False
        for player, mover in enumerate(movers):
            decisions, seconds = mover(batch, player)
            before = spent[player]
            spent[player] = Spent(before.decisions + decisions, before.seconds + seconds)
            going = going or decisions > 0
    assert all(row[TO_PLAY] == NOBODY for row in batch.rows)
    return spent


def blank(batch: Batch, columns: int) -> Figures:
    """Return so many zeros for each deal of a batch."""
    return grid_of(np.zeros((len(batch.rows), columns)))


def timed(kernel: Callable[..., int], *arguments: Any) -> Spent:
    """Return what a kernel has spent: its number of decisions, and the time of this processor."""
    compiled = fast(kernel)
    begun = thread_time()
    decisions = compiled(*arguments)
    return Spent(decisions, thread_time() - begun)
