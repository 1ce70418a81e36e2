"""How do bots that never give a point away in an ending play a whole batch?

As `sedma.bots.endings` does at a table: once a seat can tell every hidden hand, of what the bot
wishes only that stays which gets most points. A kernel lays its wish into the row and waits; the
kernel of this file, compiled once for all bots, decides. One of the two: each takes a while to
compile, and a game needs only one.
"""

from collections.abc import Sequence

from sedma.arena.batch import Batch, Mover, Spent, timed
from sedma.arena.rows import PACK, SHOWN, WISH, Grid, Row, carry_out
from sedma.beliefs.scene import scene_in
from sedma.beliefs.worlds import is_known
from sedma.bots.endings import (
    TWO_SIDES,
    Exact,
    ExactMemory,
    is_short,
    kept,
    unbeaten_in_columns,
    unbeaten_in_core,
)
from sedma.core.flat import load, store
from sedma.core.jit import compiled
from sedma.core.numbers import rule_numbers
from sedma.core.play import legal
from sedma.core.score import side_count
from sedma.core.state import NO_QUARTET, RuleNumbers, State, Stock
from sedma.rules import Rules


def exact_at_the_end(rules: Rules, wishing: Mover) -> Mover:
    """Return what moves a player whose kernel lays down wishes where `ending_tells`."""
    numbers, memory = rule_numbers(rules), ExactMemory(rules)
    kernel = settle_in_columns if memory.compiled.columns else settle_in_core

    def move(batch: Batch, player: int) -> Spent:
        decisions, seconds, settled = 0, 0.0, 1
        while settled:
            wished, its_seconds = wishing(batch, player)
            settled, more_seconds = timed(kernel, numbers, memory.compiled, batch.rows, batch.packs)
            decisions += wished + settled
            seconds += its_seconds + more_seconds
        return Spent(decisions, seconds)

    return move


@compiled
def ending_tells(rules: RuleNumbers, pack: Sequence[int], row: Row, state: State) -> bool:
    """Return whether the seat to play has a choice of which it can know what each is worth."""
    if state.stock.next < state.stock.end or rules.quartet != NO_QUARTET:
        return False
    options = legal(rules, state)
    if options & (options - 1) == 0 or side_count(rules, state.tally.solo) != TWO_SIDES:
        return False
    scene = scene_in(rules, pack, state, row[SHOWN])
    return is_short(rules, scene) and is_known(rules, scene)


@compiled
def settle_in_columns(rules: RuleNumbers, exact: Exact, rows: Grid, packs: Grid) -> int:
    """Return how many wishes have been settled by the search in columns."""
    settled = 0
    for row in rows:
        if row[WISH]:
            state = load(row)
            good = unbeaten_in_columns(rules, exact, state, legal(rules, state))
            settle(rules, packs[row[PACK]], row, state, good)
            settled += 1
    return settled


@compiled
def settle_in_core(rules: RuleNumbers, exact: Exact, rows: Grid, packs: Grid) -> int:
    """Return how many wishes have been settled by the search over the core."""
    settled = 0
    for row in rows:
        if row[WISH]:
            pack, state = packs[row[PACK]], load(row)
            bare = Stock(0, 0, state.stock.kings, state.stock.turned)
            ending = State(state.hands, state.trick, bare, state.tally)
            good = unbeaten_in_core(rules, pack, exact.core, ending, legal(rules, state))
            settle(rules, pack, row, state, good)
            settled += 1
    return settled


@compiled
def settle(rules: RuleNumbers, pack: Sequence[int], row: Row, state: State, good: int) -> None:
    """Carry out the wish of a row, or what gets more than the wish."""
    wish = row[WISH]
    row[WISH] = 0
    store(row, carry_out(rules, pack, row, state, kept(wish, good)))
