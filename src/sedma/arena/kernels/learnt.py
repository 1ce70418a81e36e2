"""How do the network and the player that looks ahead with it play a whole batch?"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from sedma.arena.batch import Batch, Mover, Options, Spent, timed
from sedma.arena.kernels.endings import ending_tells, exact_at_the_end
from sedma.arena.rows import (
    DEALER,
    DECISIONS,
    MADE,
    PACK,
    SHOWN,
    WISH,
    Grid,
    Row,
    carry_out,
    chance_for,
    has_turn,
)
from sedma.arena.table import AtTable
from sedma.beliefs.scene import Scene, scene_in
from sedma.beliefs.worlds import ROOM
from sedma.bots.net.ahead import SUMS, best_found, look, worth_a_thought
from sedma.bots.net.brain import Brain, brains_for
from sedma.bots.net.few import Few, FewMemory, few_best, may_be_few
from sedma.bots.net.forward import best_output, to_chances
from sedma.bots.net.goals import FOR_POINTS
from sedma.bots.net.inputs import Goal, decision_of, output_mask
from sedma.bots.net.levels import AHEAD, WORLDS_AHEAD
from sedma.bots.net.master import LEAST, PRIOR, TRICKS, Master
from sedma.bots.net.mind import Mind, mind_of, think
from sedma.bots.net.moments import WIDTH, Moments, retold
from sedma.bots.net.race import for_points_alone
from sedma.bots.net.skill import SHARPEST, Skill, blurred, reads_ending, remembered, skill_of
from sedma.bots.net.trail import Trail
from sedma.bots.net.weighing import Looking
from sedma.bots.rollout import EndTables, no_tables, tables_for
from sedma.bots.sight import Terms
from sedma.bots.terms import terms_of, whole_pack
from sedma.core.deal import deal
from sedma.core.flat import load, store
from sedma.core.jit import compiled
from sedma.core.numbers import rule_numbers
from sedma.core.play import legal
from sedma.core.state import RuleNumbers, State
from sedma.rules import Rules, deck_cards

HUNDRED = 100.0
MANY = 1_000_000
"""As many worlds as the clock allows."""

Numbers = Any
"""An array of floats."""


class Playing(NamedTuple):
    """What is the same in all deals of a batch."""

    rules: RuleNumbers
    asking: RuleNumbers  # the same, the leader always asked
    terms: Terms
    goal: Goal
    whole: int  # all cards of the pack
    end: int  # of the stock


class Searching(NamedTuple):
    """How to look ahead, and room for it."""

    looking: Looking
    few: Few
    moments: Moments
    room: Any  # for the cards of a world
    sums: Numbers  # of what each output brings


class Budget(NamedTuple):
    """How far the player that looks ahead goes."""

    worlds: int
    prior: float
    least: float


def digest(rules: Rules, options: Options) -> str:
    """Return a digest of the weights that a game is played with."""
    return brains_for(rules, str(options.get("weights", ""))).digest


def net(rules: Rules, options: Options) -> Mover:
    """Return what moves the network."""
    return moved_by(rules, brains_for(rules, str(options.get("weights", ""))).policy)


def level(rules: Rules, options: Options) -> Mover:
    """Return what moves a level for people, or one that is still being sought."""
    if "step" not in options:
        blur, forgets, exact = (int(options[name]) for name in ("blur", "forgets", "exact"))
        return moved_by(rules, brains_for(rules).policy, Skill(blur / HUNDRED, forgets, exact))
    step = int(options["step"])
    if step == AHEAD:
        return master(
            rules, {"worlds": WORLDS_AHEAD, "tricks": TRICKS, "prior": round(HUNDRED * PRIOR)}
        )
    return moved_by(rules, brains_for(rules).policy, skill_of(step))


def moved_by(rules: Rules, policy: Brain, skill: Skill = SHARPEST) -> Mover:
    """Return what moves a network with these weights."""
    playing, mind = _playing(rules), mind_of(rules, policy, policy)
    kept = Kept(rules, playing, no_tables(), 0)

    def wishing(batch: Batch, player: int) -> Spent:
        return timed(
            advance_net, playing, mind, skill, kept.search, batch.rows, batch.packs, player
        )

    return exact_at_the_end(rules, wishing)


def master(rules: Rules, options: Options) -> Mover:
    """Return what moves the network that looks ahead."""
    if "ms" in options:
        return AtTable(Master(MANY, for_points=True, milliseconds=int(options["ms"])).decide)
    brains, playing = brains_for(rules), _playing(rules)
    mind = mind_of(rules, brains.policy, brains.critic)
    kept = Kept(rules, playing, tables_for(rules), int(options["tricks"]))
    budget = Budget(int(options["worlds"]), int(options["prior"]) / HUNDRED, LEAST)

    def wishing(batch: Batch, player: int) -> Spent:
        return timed(
            advance_master, playing, mind, budget, kept.search, batch.rows, batch.packs, player
        )

    return exact_at_the_end(rules, wishing)


def _playing(rules: Rules) -> Playing:
    end = len(deck_cards(rules)) if rules.stock else 0
    both = rule_numbers(rules), rule_numbers(rules, True)
    return Playing(*both, terms_of(rules), FOR_POINTS, whole_pack(rules), end)


class Kept:
    """What a search wants, with everything that it points to kept alive."""

    def __init__(self, rules: Rules, playing: Playing, tables: EndTables, tricks: int) -> None:
        self._memory = FewMemory(rules)
        self.search = Searching(
            Looking(playing.rules, playing.terms, for_points_alone(), tables, tricks),
            self._memory.few,
            np.zeros((2 * len(deck_cards(rules)) + 4, WIDTH), np.int64),
            np.zeros(ROOM, np.int64),
            np.zeros(SUMS),
        )


@compiled
def advance_net(
    playing: Playing,
    mind: Mind,
    skill: Skill,
    search: Searching,
    rows: Grid,
    packs: Grid,
    player: int,
) -> int:
    """Return how many decisions the network has made; where endings tell, it only wishes."""
    decisions, rules = 0, playing.rules
    for row in rows:
        pack, state = packs[row[PACK]], load(row)
        while has_turn(row, state, player):
            options = legal(rules, state)
            wish = options
            if options & (options - 1):
                chance = chance_for(row, state.trick.to_play)
                tells = reads_ending(skill, chance) and ending_tells(rules, pack, row, state)
                few = skill.blur == 0.0 and not tells and may_be_few(rules, playing.goal, state)
                trail, made = told_again(playing, pack, row, int(few), search.moments)
                trail = remembered(trail, skill, chance)
                think(mind, rules, playing.terms, playing.goal, trail, state, playing.whole)
                if skill.blur > 0.0:
                    blurred(mind.scratch, skill, chance)
                mask = output_mask(options, mind.slots)
                output = best_output(mind.scratch, mask)
                if few:
                    to_chances(mind.scratch, mask)
                    scene, chances = scene_in(rules, pack, state, row[SHOWN]), mind.scratch.copy()
                    better = of_few(mind, search, scene, trail, made, mask, chances)
                    output = output if better < 0 else better
                wish = decision_of(options, mind.slots, output)
                if tells:
                    row[WISH] = wish
                    continue
            state = carry_out(rules, pack, row, state, wish)
            decisions += 1
        store(row, state)
    return decisions


@compiled
def of_few(
    mind: Mind,
    search: Searching,
    scene: Scene,
    trail: Trail,
    made: int,
    mask: int,
    chances: Sequence[float],
) -> int:
    """Return the best output where few worlds are left, else -1."""
    looking, few, moments = search.looking, search.few, search.moments
    room, sums = search.room, search.sums
    return few_best(looking, mind, few, scene, trail, moments, made, mask, chances, room, sums)


@compiled
def told_again(
    playing: Playing, pack: Sequence[int], row: Row, noting: int, moments: Moments
) -> tuple[Trail, int]:
    """Return the trail of a deal and how many moments it has, from the decisions in its row."""
    eldest = row[DEALER] + 1 if row[DEALER] + 1 < playing.rules.players else 0
    start = deal(playing.asking, pack, eldest, playing.end)
    return retold(playing.asking, pack, start, row[DECISIONS:], row[MADE], noting, moments)


@compiled
def advance_master(
    playing: Playing,
    mind: Mind,
    budget: Budget,
    search: Searching,
    rows: Grid,
    packs: Grid,
    player: int,
) -> int:
    """Return how many decisions the player has made; where endings tell, it only wishes."""
    decisions, rules = 0, playing.rules
    for row in rows:
        pack, state = packs[row[PACK]], load(row)
        while has_turn(row, state, player):
            tells = ending_tells(rules, pack, row, state)
            wish = wished(playing, mind, budget, search, pack, row, state, tells)
            if tells:
                row[WISH] = wish
            else:
                state = carry_out(rules, pack, row, state, wish)
                decisions += 1
        store(row, state)
    return decisions


@compiled
def wished(
    playing: Playing,
    mind: Mind,
    budget: Budget,
    search: Searching,
    pack: Sequence[int],
    row: Row,
    state: State,
    tells: bool,
) -> int:
    """Return the decision found by looking ahead, where endings tell the network's own."""
    rules, options = playing.rules, legal(playing.rules, state)
    if options & (options - 1) == 0:
        return options
    trail, made = told_again(playing, pack, row, 1, search.moments)
    think(mind, rules, playing.terms, playing.goal, trail, state, playing.whole)
    mask = output_mask(options, mind.slots)
    to_chances(mind.scratch, mask)
    chances = mind.scratch.copy()
    output = best_output(chances, mask)
    if tells:
        return decision_of(options, mind.slots, output)
    scene = scene_in(rules, pack, state, row[SHOWN])
    if may_be_few(rules, playing.goal, state):
        better = of_few(mind, search, scene, trail, made, mask, chances)
        if better >= 0:
            return decision_of(options, mind.slots, better)
    tried = worth_a_thought(chances, mask, budget.least)
    if tried & (tried - 1) == 0:
        return decision_of(options, mind.slots, output)
    sums, worlds, chance = search.sums, budget.worlds, chance_for(row, state.trick.to_play)
    sums[:] = 0.0
    moments, room = search.moments, search.room
    look(search.looking, mind, scene, trail, moments, made, tried, worlds, chance, room, sums)
    return decision_of(options, mind.slots, best_found(chances, sums, tried, budget.prior))
