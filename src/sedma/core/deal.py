"""How does a deal begin?

`shuffled` is the one deal function, for good: the same seed gives the same deal on every machine
and in every release. It is a Fisher and Yates shuffle fed by a stream of SHA-256 blocks
(`sha256(seed + counter as 8 bytes, big-endian)`, counter from 0), each 4 bytes one big-endian
number, rejected when it lies in the incomplete last interval. `start` sets up the first state.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

from sedma.core.hand import KING, SPECIAL, add_at
from sedma.core.jit import compiled
from sedma.core.state import GOING, NOBODY, RuleNumbers, State, Stock, Tally, Trick
from sedma.core.trick import following

Card = TypeVar("Card")

SEED_BYTES = 32
NOTHING: tuple[int, ...] = (0, 0, 0, 0, 0, 0)


def shuffled(seed: bytes, cards: Sequence[Card]) -> list[Card]:
    """Return the cards in the order that a 32-byte seed gives.

    >>> shuffled(bytes(32), "ABCDEFGH")
    ['A', 'H', 'E', 'B', 'G', 'D', 'C', 'F']
    """
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    order = list(cards)
    numbers = _numbers(seed)
    for last in range(len(order) - 1, 0, -1):
        other = _below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def deal_seed(match_seed: bytes, number: int) -> bytes:
    """Return the 32-byte seed of a match's deal, counted from 0.

    >>> deal_seed(bytes(32), 0).hex()[:8]
    '20c0fdc4'
    """
    return hashlib.sha256(match_seed + b"deal" + number.to_bytes(8, "big")).digest()


def _numbers(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        for place in range(0, len(block), 4):
            yield int.from_bytes(block[place : place + 4], "big")
        counter += 1


def _below(numbers: Iterator[int], bound: int) -> int:
    limit = (1 << 32) // bound * bound
    return next(number for number in numbers if number < limit) % bound


@compiled
def deal(rules: RuleNumbers, pack: Sequence[int], eldest: int, end: int) -> State:
    """Return the state after dealing a whole pack (C4); the stock ends before the card `end`."""
    hands = NOTHING
    dealt = 0
    packets = rules.packets
    while packets > 0:
        seat = eldest
        for _ in range(rules.players):
            for _ in range(packets & 15):
                hands = add_at(hands, seat, pack[dealt])
                dealt += 1
            seat = following(rules, seat)
        packets >>= 4
    return start(rules, pack, hands, eldest, dealt, max(end, dealt))


@compiled
def start(
    rules: RuleNumbers,
    pack: Sequence[int],
    hands: tuple[int, ...],
    leader: int,
    first: int,
    end: int,
) -> State:
    """Return the state at the start of a trick with these hands and the stock `pack[first:end]`."""
    solo = NOBODY
    kings = 0
    for seat in range(rules.players):
        if hands[seat] & SPECIAL:
            solo = seat
        kings += hands[seat] >> 44 & 15
    for place in range(first, end):
        kings += pack[place] == KING
    trick = Trick(leader, leader, leader, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    tally = Tally(NOTHING, NOTHING, NOBODY, 0, 0, 0, 0, solo, 0, GOING)
    return State(hands, trick, Stock(first, end, kings, 0), tally)
