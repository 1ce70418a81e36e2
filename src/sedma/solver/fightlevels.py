"""Which entries belong into the endgame tables of Hola?

As in `sedma.solver.levels`, by the search over the core: there is no second form of these rules.
"""

from collections.abc import Callable, Sequence
from typing import Any

from sedma.core.deal import start
from sedma.core.jit import block_of, compiled, fast, numba_is_on, pack_of, peek, poke
from sedma.core.numbers import rule_numbers
from sedma.core.state import RuleNumbers, State
from sedma.rules import Rules, load
from sedma.solver import anymemory
from sedma.solver import fights as f
from sedma.solver.anygame import best
from sedma.solver.anymemory import AIM, SEATS, TAKE_ALL, TAKE_POINTS
from sedma.solver.columns import ALL
from sedma.solver.family import OWNERS, Family
from sedma.solver.fights import DEEPEST, LEVELS, TABLE, UNIT, block_in, hands_of
from sedma.solver.index import vector
from sedma.solver.memory import Block
from sedma.solver.tables import Tables, levels
from sedma.solver.trickend import LEADERS_ALL, OTHERS_ALL

NO_STORE = 2
LEADER_SIDE = {2: 0b01, 4: 0b0101}


@compiled
def fill_fights(
    rules: RuleNumbers, pack: Sequence[int], memory: Block, cards: int, first: int, end: int
) -> int:
    """Return the sum of the values of the endings first to end - 1, after putting them in.

    What `fill` says of entries and threads holds here too.
    """
    poke(memory, DEEPEST, cards - 1)
    start_at, table = peek(memory, LEVELS + cards), block_in(memory, TABLE)
    total, value = 0, 0
    for index in range(first, end):
        entry, value = fight_entry(rules, pack, memory, cards, index, value)
        total += value
        place = start_at + index
        poke(table, place >> 4, peek(table, place >> 4) | entry << 4 * (place & 15))
    return total


@compiled
def fight_entry(
    rules: RuleNumbers, pack: Sequence[int], memory: Block, cards: int, index: int, guess: int
) -> tuple[int, int]:
    """Return the entry that an ending should have, and its value in counters."""
    state = start(rules, pack, hands_of(memory, index, cards), 0, 0, 0)
    unit, own = peek(memory, UNIT), peek(memory, SEATS)
    left = counters_in(rules, memory, state) * unit
    poke(memory, AIM, TAKE_POINTS)
    low, high = 0, left
    value = min(guess * unit, high)
    while low < high:
        bound = value + (value == low)
        value = best(rules, pack, memory, state, bound)
        if value < bound:
            high = value
        else:
            low = value
    entry, once = low // unit, min(1, unit)
    poke(memory, AIM, TAKE_ALL)
    if low == left and best(rules, pack, memory, state, once) == 1:
        entry = LEADERS_ALL
    elif low == 0:
        poke(memory, SEATS, (1 << rules.players) - 1 - own)
        if best(rules, pack, memory, state, once) == 1:
            entry = OTHERS_ALL
        poke(memory, SEATS, own)
    return entry, low // unit


@compiled
def counters_in(rules: RuleNumbers, memory: Block, state: State) -> int:
    """Return what is left in an ending, in counters."""
    left = 1 if rules.last_trick else 0
    for seat in range(rules.players):
        left += (state.hands[seat] >> 32 & 15) + (state.hands[seat] >> 48 & 15)
    return left


def fight_rules(family: Family) -> Rules:
    """Return rules of a family of Hola's kind.

    >>> fight_rules(Family(2, True, False, True, 0, True, True)).players
    2
    """
    options = {
        "wild_mode": "trump" if family.trump else "joker",
        "continue_when": OWNERS[family.when],
        "last_trick": 10 if family.last else 0,
    }
    return load(f"hola{family.players}", options)


def fight_memory(tables: Tables, store: int) -> Any:
    """Return what one thread needs to fill these tables."""
    import numpy as np

    memory = np.zeros(anymemory.STORE + anymemory.ENTRY * store, dtype=np.int64)
    memory[anymemory.SIZE] = store
    memory[SEATS] = LEADER_SIDE[tables.family.players]
    set_tables(memory, tables, 10)
    return memory


def set_tables(memory: Any, tables: Tables, unit: int) -> None:
    """Let a search over the core look up endings in these tables; they must be kept alive.

    A block is found by its address, so only compiled code can use them.
    """
    memory[DEEPEST] = tables.most if numba_is_on() else 0
    if memory[DEEPEST] == 0:
        return
    base = tables.most + 1
    ranks, table = tables.blocks
    memory[f.TABLE], memory[f.COUNTS] = table, ranks
    memory[f.ROWS], memory[UNIT] = base**4, unit
    memory[f.SIZES] = vector((1,) * tables.family.players, base)
    memory[f.VECTORS : f.VECTORS + 70] = [vector(held, base) for held in ALL[:70]]
    for level in levels(tables.family, tables.most):
        memory[LEVELS + level.cards] = level.start


def fight_filler(tables: Tables) -> Callable[[int, int, int, int], int]:
    """Return what `sedma.solver.build.filler` would for a family of Hola's kind."""
    numbers, pack = rule_numbers(fight_rules(tables.family)), pack_of([])
    memory = fight_memory(tables, NO_STORE)

    def run(cards: int, lone: int, first: int, end: int) -> int:
        assert lone == 0
        assert tables.most >= cards
        return int(fast(fill_fights)(numbers, pack, block_of(memory), cards, first, end))

    return run
