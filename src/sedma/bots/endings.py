"""Which decisions give nothing away once all cards are known?

When a seat can tell every hidden hand, and there are two sides, the solver says what each decision
is worth in points; a bot then keeps to those of the highest worth, and among them to its own wish.
Games in which four alike end a deal are left out: there points are not what is played for.
"""

from collections.abc import MutableSequence, Sequence
from threading import local
from typing import Any, NamedTuple

from sedma.beliefs.reading import scene_by
from sedma.beliefs.scene import Scene
from sedma.beliefs.worlds import ROOM, is_known, sample
from sedma.core.jit import block_of, compiled, fast, pack_of, peek, poke
from sedma.core.numbers import decision_number, rule_numbers
from sedma.core.play import play
from sedma.core.score import side_count
from sedma.core.state import NO_QUARTET, RuleNumbers, State
from sedma.core.trick import same_side
from sedma.rules import Rules
from sedma.solver import anymemory
from sedma.solver.anygame import best, gained
from sedma.solver.ending import ALWAYS, STOPPING
from sedma.solver.family import Family, family_of
from sedma.solver.library import shared_library
from sedma.solver.memory import STORING, Block
from sedma.solver.slots import classes_of, slots_of
from sedma.solver.tables import new_memory, no_tables
from sedma.solver.valuing import node_of, options_in, value_options
from sedma.view import View

TWO_SIDES = 2
COLUMN_STORE = 1 << 12
CORE_STORE = 1 << 14
MOST_CARDS = 24
"""In how many cards, all hands together, an exact search is quick enough."""
FEW_CARDS = 12
"""Up to how many plain Python answers in milliseconds, sooner than a compiler would be ready."""


class Exact(NamedTuple):
    """The solver's blocks for a game: for endings in columns, and for the search over the core."""

    columns: int  # 1 if columns describe the game
    ranks: Block
    table: Block
    memory: Block
    slots: Block
    found: Block
    core: Block


class ExactMemory:
    """The memory of one thread that values endings of a game; keeps alive what `Exact` points to.

    Tables make it faster and change no answer; `tables` says whether to look for them.
    """

    def __init__(self, rules: Rules, *, tables: bool = False) -> None:
        import numpy as np

        family = _columns_of(rules)
        self.core = np.zeros(anymemory.STORE + anymemory.ENTRY * CORE_STORE, dtype=np.int64)
        self.core[anymemory.SIZE] = CORE_STORE
        self.core[anymemory.AIM] = anymemory.TAKE_POINTS
        classes = classes_of(rules)
        self.core[anymemory.CLASSES : anymemory.CLASSES + len(classes)] = classes
        self.found = np.zeros(STOPPING + 1, dtype=np.int64)
        none: Any = self.found
        plain: Any = self.core
        self.plain = Exact(0, none, none, none, none, none, plain)
        none, core = block_of(none), block_of(self.core)
        self.compiled = Exact(0, none, none, none, none, none, core)
        if family is not None:
            self.tables = shared_library().tables(family) if tables else no_tables(family)
            self.columns, self.slots = new_memory(self.tables, COLUMN_STORE), slots_of(rules)
            self.columns[STORING] = 1
            ranks, table = self.tables.blocks
            columns, slots = block_of(self.columns), block_of(self.slots)
            self.compiled = Exact(1, ranks, table, columns, slots, none, core)


def _columns_of(rules: Rules) -> Family | None:
    """The family whose columns describe all endings of a game; hidden sides may matter (C28)."""
    family = family_of(rules)
    if family is None or family.fights or (rules.sides == "solo" and family.when != ALWAYS):
        return None
    return family


_memories = local()


def exact_memory(rules: Rules) -> ExactMemory:
    """Return this thread's memory for the game that it is playing."""
    known: tuple[Rules, ExactMemory] | None = getattr(_memories, "known", None)
    if known is None or known[0] != rules:
        known = rules, ExactMemory(rules)
        _memories.known = known
    return known[1]


def unlosing(view: View, rules: Rules, wish: int) -> int:
    """Return the wish, or a legal decision that gets more if all cards are known."""
    if len(view.legal) == 1 or view.stock_count > 0:
        return wish
    options = sum({decision_number(rules, decision) for decision in view.legal})
    return kept(wish, unbeaten(rules, scene_by(view, rules), options))


def unbeaten(rules: Rules, scene: Scene, options: int) -> int:
    """Return the options that get most points, 0 if not all cards are known.

    Also 0 with more than two sides, and if it would take too long to find out.
    """
    numbers, memory = rule_numbers(rules), exact_memory(rules)
    if sum(scene.held) <= FEW_CARDS:
        return unbeaten_in(numbers, memory.plain, scene, options, [0] * ROOM)
    if scene.state.stock.end or not is_known(numbers, scene):
        return 0
    pack = pack_of([0] * ROOM)
    return int(fast(unbeaten_in)(numbers, memory.compiled, scene, options, pack))


@compiled
def kept(wish: int, good: int) -> int:
    """Return the wish if it is good or nothing is known to be, else something good.

    >>> kept(4, 0b101), kept(2, 0b101), kept(2, 0)
    (4, 1, 2)
    """
    return wish if good == 0 or good & wish else good & -good


@compiled
def unbeaten_in(
    rules: RuleNumbers, exact: Exact, scene: Scene, options: int, pack: MutableSequence[int]
) -> int:
    """Return what `unbeaten` does; `pack` is scratch with `ROOM` for cards."""
    if options & (options - 1) == 0 or scene.state.stock.end > 0 or rules.quartet != NO_QUARTET:
        return 0
    if not is_short(rules, scene) or not is_known(rules, scene):
        return 0
    state, _ = sample(rules, scene, pack, 0)
    if side_count(rules, state.tally.solo) != TWO_SIDES:
        return 0
    if exact.columns:
        return unbeaten_in_columns(rules, exact, state, options)
    return unbeaten_in_core(rules, pack, exact.core, state, options)


@compiled
def is_short(rules: RuleNumbers, scene: Scene) -> bool:
    """Return whether so few cards are held that an exact search is quick enough."""
    cards = 0
    for seat in range(rules.players):
        cards += scene.held[seat]
    return cards <= MOST_CARDS


@compiled
def unbeaten_in_columns(rules: RuleNumbers, exact: Exact, state: State, options: int) -> int:
    """Return the options of the highest worth in an ending without a stock."""
    trick, slots, found = state.trick, exact.slots, exact.found
    node = node_of(rules, slots, exact.memory, state)
    wanted = options_in(slots, options)
    value_options(exact.ranks, exact.table, exact.memory, node, wanted, found)
    leads = same_side(rules, trick.to_play, trick.leader, state.tally.solo)
    highest, good = -1, 0
    while options != 0:
        option = options & -options
        options ^= option
        slot = only_slot(options_in(slots, option))
        value = peek(found, slot) if leads else node.left - peek(found, slot)
        if value > highest:
            highest, good = value, 0
        if value == highest:
            good |= option
    return good


@compiled
def only_slot(mask: int) -> int:
    """Return the slot of a mask that holds one.

    >>> only_slot(0b1000)
    3
    """
    slot = 0
    while mask >> slot & 1 == 0:
        slot += 1
    return slot


@compiled
def unbeaten_in_core(
    rules: RuleNumbers, pack: Sequence[int], memory: Block, state: State, options: int
) -> int:
    """Return the options of the highest worth, by the search over the core."""
    solo = state.tally.solo
    seats = 0
    for seat in range(rules.players):
        seats |= same_side(rules, seat, state.trick.to_play, solo) << seat
    poke(memory, anymemory.SEATS, seats)
    highest, good = 0, 0
    while options != 0:
        option = options & -options
        options ^= option
        child = play(rules, pack, state, option)
        gain, ends = gained(rules, memory, state, child)
        low, reached = highest - 1, True
        while reached:
            tried = low + 1
            value = gain if ends else gain + best(rules, pack, memory, child, tried - gain)
            reached = value >= tried
            low = value if reached else low
        if low > highest:
            highest, good = low, 0
        if low == highest:
            good |= option
    return good
