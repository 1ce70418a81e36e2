"""How are endings of Hola numbered and looked up?

As in `sedma.solver.index`, with thirteen ranks: two wild, two that count, nine that do neither.
Columns are read off the hands of a state of the core; the search for these games is the one over
the core, and its memory holds what is needed here.
"""

from typing import Any

from sedma.core.hand import at, count_cards
from sedma.core.jit import compiled, peek
from sedma.core.state import RuleNumbers, State
from sedma.core.trick import following
from sedma.solver.columns import ALL, CARDS, COLUMN, COLUMNS, NUMBER, SHIFT, WIDE, constant
from sedma.solver.memory import Block

DEEPEST, TABLE, COUNTS, ROWS, UNIT, SIZES, LEVELS, VECTORS = 6, 7, 8, 9, 10, 11, 32, 48
"""Where a search's memory holds: the largest hands in the tables, the blocks of entries and counts,
how many residuals there are, the points of a counter, the residual of one card a seat, where each
level begins, the residuals of the columns."""

SLOTS = 13
KINDS = constant([5, 0, 8, 12, 1, 2, 3, 4, 6, 7, 9, 10, 11], "int8")
"""The kinds of card: sevens and twos, tens and aces, all others."""
CLASS_ENDS = (2, 4)
DIGITS = 5
IDS = constant(
    [
        NUMBER.get((code % 5, code // 5 % 5, code // 25 % 5, code // 125), 0)
        for code in range(DIGITS**4)
    ],
    "int8",
)
"""The column with given counts, written as the digits of a number, the leader's last."""
HELD = constant([have for held in ALL for have in held], "int8")


@compiled
def entry_of(rules: RuleNumbers, memory: Block, state: State) -> tuple[int, int]:
    """Return the table's entry for the start of a trick, and the counters that are left."""
    wild, counters, plain, left = 0, 0, 0, 1 if rules.last_trick else 0
    for slot in range(SLOTS):
        number = column_of(rules, state, KINDS[slot])
        if slot < CLASS_ENDS[0]:
            wild = inserted(wild, number)
        elif slot < CLASS_ENDS[1]:
            counters = inserted(counters, number)
            left += CARDS[number]
        else:
            plain = inserted(plain, number)
    cards = count_cards(state.hands[0])
    place = peek(memory, LEVELS + cards) + rank(memory, wild | counters << 2 * SHIFT, plain, cards)
    return peek(block_in(memory, TABLE), place >> 4) >> 4 * (place & 15) & 15, left


@compiled
def block_in(memory: Block, place: int) -> Any:
    """Return a block whose address stands in another."""
    return peek(memory, place)


@compiled
def column_of(rules: RuleNumbers, state: State, kind: int) -> int:
    """Return the column of a kind, seats counted from the leader."""
    seat, weight, code = state.trick.leader, 1, 0
    for _ in range(rules.players):
        code += weight * (at(state.hands, seat) >> 4 * kind & 15)
        weight *= DIGITS
        seat = following(rules, seat)
    return IDS[code]


@compiled
def inserted(columns: int, number: int) -> int:
    """Return columns in descending order, the first lowest, with one more put in its place."""
    if number == 0:
        return columns
    place = 0
    while (columns >> SHIFT * place & COLUMN) >= number:
        place += 1
    low = columns & ((1 << SHIFT * place) - 1)
    high = columns >> SHIFT * place
    return low | number << SHIFT * place | high << SHIFT * (place + 1)


@compiled
def rank(memory: Block, first: int, plain: int, cards: int) -> int:
    """Return the number of an ending: four columns that are wild or count, nine that do neither."""
    counts, rows = block_in(memory, COUNTS), peek(memory, ROWS)
    residual = cards * peek(memory, SIZES)
    index = 0
    for slot in range(SLOTS):
        shift = SHIFT * slot if slot < CLASS_ENDS[1] else SHIFT * (slot - CLASS_ENDS[1])
        number = (first if slot < CLASS_ENDS[1] else plain) >> shift & COLUMN
        index += peek(counts, (slot * rows + residual) * (WIDE + 1) + number)
        residual -= peek(memory, VECTORS + number)
    return index


@compiled
def hands_of(memory: Block, index: int, cards: int) -> tuple[int, ...]:
    """Return the hands, the leader first, of the ending with a number."""
    counts, rows = block_in(memory, COUNTS), peek(memory, ROWS)
    residual = cards * peek(memory, SIZES)
    one, two, three, four = 0, 0, 0, 0
    for slot in range(SLOTS):
        start = (slot * rows + residual) * (WIDE + 1)
        low, high = 0, COLUMNS
        while high - low > 1:
            middle = (low + high) >> 1
            if peek(counts, start + middle) <= index:
                low = middle
            else:
                high = middle
        index -= peek(counts, start + low)
        residual -= peek(memory, VECTORS + low)
        card = 1 << 4 * KINDS[slot]
        one += card * HELD[4 * low]
        two += card * HELD[4 * low + 1]
        three += card * HELD[4 * low + 2]
        four += card * HELD[4 * low + 3]
    return one, two, three, four, 0, 0
