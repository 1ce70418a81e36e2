"""How do the bots that search in sampled worlds play a whole batch?"""

from collections.abc import MutableSequence
from typing import Any

import numpy as np

from sedma.arena.batch import Batch, Mover, Options, Spent, timed
from sedma.arena.kernels.endings import ending_tells, exact_at_the_end
from sedma.arena.rows import PACK, SHOWN, WISH, Grid, carry_out, chance_for, has_turn
from sedma.arena.table import AtTable
from sedma.beliefs.scene import scene_in
from sedma.beliefs.worlds import ROOM
from sedma.bots.ismcts import EPSILON, EXPLORATION, TreeSearch, store_for
from sedma.bots.ismcts import choose as choose_by_tree
from sedma.bots.rollout import GREEDY, RULES, Rollout, rollout_for, tables_for
from sedma.bots.worlds import PLACES, Worlds
from sedma.bots.worlds import choose as choose_by_worlds
from sedma.core.flat import load, store
from sedma.core.jit import compiled
from sedma.core.numbers import rule_numbers
from sedma.core.play import legal
from sedma.core.state import RuleNumbers
from sedma.rules import Rules

POLICIES = {"greedy": GREEDY, "rules": RULES}
"""Who sits in every seat of an imagined deal, by name."""
MANY = 1_000_000
"""As many worlds or iterations as the clock allows."""


def worlds(rules: Rules, options: Options) -> Mover:
    """Return what moves the player that tries every decision in sampled worlds."""
    policy, number = POLICIES[str(options["rollout"])], int(options["worlds"])
    if "ms" in options:
        return AtTable(Worlds(MANY, policy=policy, milliseconds=int(options["ms"])).decide)
    numbers, rollout = rule_numbers(rules), rollout_for(rules, policy, tables_for(rules))
    room: Any = np.zeros(ROOM, np.int64)
    sums: Any = np.zeros(PLACES)

    def wishing(batch: Batch, player: int) -> Spent:
        return timed(
            *(advance_worlds, numbers, rollout, number, room, sums),
            *(batch.rows, batch.packs, player),
        )

    return exact_at_the_end(rules, wishing)


def ismcts(rules: Rules, options: Options) -> Mover:
    """Return what moves the player that grows a tree of what it may know."""
    policy, number = POLICIES[str(options["rollout"])], int(options["iterations"])
    if "ms" in options:
        return AtTable(TreeSearch(MANY, policy=policy, milliseconds=int(options["ms"])).decide)
    numbers, rollout = rule_numbers(rules), rollout_for(rules, policy, tables_for(rules), EPSILON)
    room, store = np.zeros(ROOM, np.int64), store_for(number)

    def wishing(batch: Batch, player: int) -> Spent:
        return timed(
            *(advance_ismcts, numbers, rollout, number, EXPLORATION, room, *store),
            *(batch.rows, batch.packs, player),
        )

    return exact_at_the_end(rules, wishing)


@compiled
def advance_worlds(
    rules: RuleNumbers,
    rollout: Rollout,
    number: int,
    room: MutableSequence[int],
    sums: MutableSequence[float],
    rows: Grid,
    packs: Grid,
    player: int,
) -> int:
    """Return how many decisions so many worlds have made; where endings tell, they only wish."""
    decisions = 0
    for row in rows:
        pack, state = packs[row[PACK]], load(row)
        while has_turn(row, state, player):
            scene, options = scene_in(rules, pack, state, row[SHOWN]), legal(rules, state)
            chance = chance_for(row, state.trick.to_play)
            wish = choose_by_worlds(rules, rollout, scene, options, number, room, sums, chance)
            if ending_tells(rules, pack, row, state):
                row[WISH] = wish
            else:
                state = carry_out(rules, pack, row, state, wish)
                decisions += 1
        store(row, state)
    return decisions


@compiled
def advance_ismcts(
    rules: RuleNumbers,
    rollout: Rollout,
    number: int,
    exploration: float,
    room: MutableSequence[int],
    tree: MutableSequence[int],
    gains: MutableSequence[float],
    path: MutableSequence[int],
    rows: Grid,
    packs: Grid,
    player: int,
) -> int:
    """Return how many decisions so many iterations have made; where endings tell, they wish."""
    decisions = 0
    for row in rows:
        pack, state = packs[row[PACK]], load(row)
        while has_turn(row, state, player):
            scene, options = scene_in(rules, pack, state, row[SHOWN]), legal(rules, state)
            chance = chance_for(row, state.trick.to_play)
            wish = choose_by_tree(
                rules,
                rollout,
                scene,
                options,
                number,
                exploration,
                room,
                tree,
                gains,
                path,
                chance,
            )
            if ending_tells(rules, pack, row, state):
                row[WISH] = wish
            else:
                state = carry_out(rules, pack, row, state, wish)
                decisions += 1
        store(row, state)
    return decisions
