"""Where does a search keep what it must not forget?

One block of 64-bit numbers: what it has to know of the game, the stock, which decisions were good
so far, and the store of positions already searched. Every thread that searches has its own.
"""

from collections.abc import MutableSequence

from sedma.core.jit import compiled, peek, poke

Block = MutableSequence[int]

NODES = 0
STOPPED = 1
"""Another thread sets it to 1 to end the search early."""
PLAYERS = 2
GOES_ON = 3
"""1 where the leader may continue a trick."""
WHEN = 4
TRUMP = 5
WILD = 6
"""The mask of wild slots."""
COUNTERS = 7
"""The mask of the slots that count."""
LAST = 8
"""What the last trick counts: 0 or as much as a counter."""
DEEPEST = 9
"""The largest hands that the tables know."""
ROWS = 10
"""How many residuals the tables' numbers have."""
TURNING = 11
"""Where the rows of `TURNS` for this number of players begin."""
STORING = 12
"""1 while positions are stored."""
STAMP = 13
"""A number that tells the stored positions of this stock from those of others."""
STOCK_END = 14
REFILL = 15
"""The level to which hands are refilled."""
WHEN_EMPTY = 16
"""1 where hands are refilled only when empty."""
BATCH = 17
SIZE = 18
"""How many positions the store holds, a power of two."""
OWN = 20
"""For each lone seat (0 where there is none): the mask of the seats on the leader's side."""
LEVELS = 32
"""For each lone seat and size of hand, 16 apart: where the table of those endings begins."""
STOCK = 80
"""The slots of the cards of the stock in drawing order."""
FUTURE = 120
"""For each number of cards drawn: the mask of the slots that the stock still holds."""
HISTORY = 160
HISTORY_SIZE = 16 * 8 * 512
STORE = HISTORY + HISTORY_SIZE

MULTIPLIER = 0x9E37_79B9_7F4A_7C1
MIXER = 0x2545_F491_4F6C_DD1
NO_BOUNDS = 15 << 4
"""Nothing known: at least 0, at most 15."""


@compiled
def place_of(memory: Block, word: int, tag: int) -> int:
    """Return where a position would be kept."""
    mixed = (word * MULTIPLIER ^ tag * MIXER) >> 23
    return STORE + 2 * (mixed & (peek(memory, SIZE) - 1))


@compiled
def recall(memory: Block, place: int, word: int, tag: int) -> int:
    """Return the bounds kept for a position: at least, four bits, and at most, four bits."""
    kept = peek(memory, place + 1)
    if peek(memory, place) == word and kept >> 8 == tag:
        return kept & 255
    return NO_BOUNDS


@compiled
def keep(memory: Block, place: int, word: int, tag: int, bounds: int) -> None:
    """Keep the bounds of a position in place of whatever was kept there."""
    poke(memory, place, word)
    poke(memory, place + 1, tag << 8 | bounds)
