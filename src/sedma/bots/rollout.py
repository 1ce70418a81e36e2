"""How does a deal go on if one simple player sits in every seat?

What a search plays in the worlds that it has sampled. With two players an ending without a stock is
looked up in the tables of exact values, if these are at hand, instead of being played.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from sedma.bots.greedy import choose as choose_greedy
from sedma.bots.rules import choose as choose_rules
from sedma.bots.rules import weights_for
from sedma.bots.sight import Terms
from sedma.bots.sight_in import sight_of
from sedma.bots.terms import terms_of
from sedma.bots.weights import Weights
from sedma.core.chance import below, step
from sedma.core.hand import DARK, SEVEN, STOP, TEN, at, four_alike
from sedma.core.jit import block_of, compiled, peek
from sedma.core.play import end_deal, legal, play
from sedma.core.playout import count_decisions, nth_decision
from sedma.core.score import side_count, side_of, total
from sedma.core.state import NOBODY, PLAYED_OUT, QUARTET, RuleNumbers, State, Tally
from sedma.rules import Rules
from sedma.solver.ending import UNKNOWN
from sedma.solver.family import Family, family_of
from sedma.solver.library import shared_library
from sedma.solver.memory import Block
from sedma.solver.slots import slots_of
from sedma.solver.tables import new_memory
from sedma.solver.trickend import told
from sedma.solver.valuing import COUNTER_POINTS, node_of

GREEDY, RULES = 0, 1
"""Who sits in every seat."""

TWO = 2
WHOLE_CHANCE = 1024


class EndTables(NamedTuple):
    """Blocks of the solver for endings without a stock; `deepest` is 0 where there are none."""

    deepest: int  # the largest hands that the tables know
    ranks: Block
    table: Block
    memory: Block
    slots: Block


class Rollout(NamedTuple):
    """Who plays, and how."""

    terms: Terms
    weights: Weights
    policy: int
    epsilon: int  # in how many of 1024 decisions any legal one is taken
    tables: EndTables


@cache
def _nothing() -> object:
    import numpy as np

    return np.zeros(1, dtype=np.int64)


def no_tables() -> EndTables:
    """Return the absence of tables."""
    block = block_of(_nothing())
    return EndTables(0, block, block, block, block)


class KeptTables:
    """The tables of a two-player game, with all that an `EndTables` points to kept alive."""

    def __init__(self, rules: Rules, family: Family) -> None:
        library = shared_library()
        tables = library.tables(family)
        if tables.most == 0:
            library.wait()
            library.forget()
            tables = library.tables(family)
        self.arrays, self.memory, self.slots = tables, new_memory(tables, 2), slots_of(rules)
        blocks = *tables.blocks, block_of(self.memory), block_of(self.slots)
        self.tables = EndTables(tables.most, *blocks)


@lru_cache(maxsize=8)
def _kept(rules: Rules, family: Family) -> KeptTables:
    return KeptTables(rules, family)


def tables_for(rules: Rules) -> EndTables:
    """Return the tables of a game for two; they are small, and waited for where they are missing.

    Otherwise a search would not decide alike before and after they are there.
    """
    family = family_of(rules)
    if rules.players != TWO or family is None or family.fights:
        return no_tables()
    return _kept(rules, family).tables


def rollout_for(
    rules: Rules, policy: int, tables: EndTables | None = None, epsilon: float = 0.0
) -> Rollout:
    """Return what a kernel wants to know; `epsilon` is the share of random decisions."""
    return Rollout(
        terms_of(rules),
        weights_for(rules),
        policy,
        round(epsilon * WHOLE_CHANCE),
        tables or no_tables(),
    )


@compiled
def roll(
    rules: RuleNumbers,
    rollout: Rollout,
    pack: Sequence[int],
    state: State,
    left: int,
    first: int,
    chance: int,
) -> tuple[State, int, int]:
    """Return the deal's end, the first decision, and the generator's new state.

    `left` is every card that has not been played; `first` is the decision to begin with, 0 if the
    player itself is to choose.
    """
    decision, began = first, 0
    while state.trick.to_play != NOBODY:
        if decision == 0:
            decision, chance = decide(rules, rollout, state, left, chance)
        began = began or decision
        after = play(rules, pack, state, decision)
        left = without(pack, left, state, after, decision)
        state = looked_up(rules, rollout.tables, after)
        decision = 0
    return state, began, chance


@compiled
def without(pack: Sequence[int], left: int, before: State, after: State, decision: int) -> int:
    """Return the cards not played yet, less the one that a decision has put on the table."""
    if decision < STOP:
        return left - decision
    if decision == DARK and after.stock.turned == 0:
        return left - pack[before.stock.next]
    return left


@compiled
def decide(
    rules: RuleNumbers, rollout: Rollout, state: State, left: int, chance: int
) -> tuple[int, int]:
    """Return the player's decision and the generator's new state."""
    decisions = legal(rules, state)
    if decisions & (decisions - 1) == 0:
        return decisions, chance
    if rollout.epsilon:
        chance = step(chance)
        if below(chance, WHOLE_CHANCE) < rollout.epsilon:
            chance = step(chance)
            return nth_decision(decisions, below(chance, count_decisions(decisions))), chance
    hand = at(state.hands, state.trick.to_play)
    sight = sight_of(rules, rollout.terms, state, left - hand)
    if rollout.policy == GREEDY:
        return choose_greedy(rollout.terms, sight), chance
    return choose_rules(rollout.terms, sight, rollout.weights), chance


@compiled
def still_won(rules: RuleNumbers, tables: EndTables, state: State) -> tuple[int, int]:
    """Return what the leader of a trick to come and the other still get; -1 each if none knows."""
    if tables.deepest == 0 or state.stock.next < state.stock.end:
        return -1, -1
    node = node_of(rules, tables.slots, tables.memory, state)
    if node.cards > tables.deepest:
        return -1, -1
    value = told(tables.ranks, tables.table, tables.memory, node)
    if value == UNKNOWN:
        return -1, -1
    unit = peek(tables.slots, COUNTER_POINTS)
    return unit * value, unit * (node.left - value)


@compiled
def looked_up(rules: RuleNumbers, tables: EndTables, state: State) -> State:
    """Return the state, or the deal's end if the tables tell what both players get."""
    trick, stock, tally = state.trick, state.stock, state.tally
    if trick.cards > 0 or trick.to_play == NOBODY:
        return state
    ours, theirs = still_won(rules, tables, state)
    if ours < 0:
        return state
    first, second = (ours, theirs) if trick.leader == 0 else (theirs, ours)
    points = (tally.points[0] + first, tally.points[1] + second, 0, 0, 0, 0)
    ended = Tally(
        points,
        tally.tricks,
        tally.lead_seat,
        tally.lead_card,
        tally.lead_run,
        tally.dirty,
        tally.burned,
        tally.solo,
        tally.public,
        tally.ending,
    )
    return end_deal(State(state.hands, trick, stock, ended), PLAYED_OUT)


@compiled
def margin(rules: RuleNumbers, terms: Terms, state: State, seat: int) -> float:
    """Return by how many scaled points a seat's side beats the others (their mean) at the end.

    Four alike count as their stake, won or lost.
    """
    solo, points = state.tally.solo, state.tally.points
    own, side = 0, side_of(rules, seat, solo)
    for other in range(rules.players):
        if side_of(rules, other, solo) == side:
            own += at(points, other)
    others = side_count(rules, solo) - 1
    gain = (own - (total(points) - own) / others) * terms.scale
    if state.tally.ending == PLAYED_OUT:
        return gain
    winner, worth = four_alike_won(rules, terms, state)
    return gain + worth if side_of(rules, winner, solo) == side else gain - worth


@compiled
def four_alike_won(rules: RuleNumbers, terms: Terms, state: State) -> tuple[int, float]:
    """Return who has ended the deal by four alike, and what that is worth in scaled points."""
    trick = state.trick
    if state.tally.ending == QUARTET:
        seat = (trick.leader + trick.cards - 1) % rules.players
        ranks = trick.last
    else:
        seat = (trick.leader + trick.cards) % rules.players
        ranks = four_alike(at(state.hands, seat))
    worth = 0.0
    if ranks & ~(TEN | SEVEN):
        worth = terms.quartet_worth[0]
    if ranks & TEN:
        worth = max(worth, terms.quartet_worth[1])
    if ranks & SEVEN:
        worth = max(worth, terms.quartet_worth[2])
    return seat, worth
