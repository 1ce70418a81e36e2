"""How do the network and the player that looks ahead with it play a whole batch?"""

from collections.abc import MutableSequence, Sequence
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
    load,
    store,
)
from sedma.arena.table import AtTable
from sedma.beliefs.scene import scene_in
from sedma.beliefs.worlds import ROOM
from sedma.bots.net.ahead import SUMS, best_found, look, worth_a_thought
from sedma.bots.net.brain import Brain, brains_for
from sedma.bots.net.forward import SCRATCH, best_output, policy_scores, to_chances
from sedma.bots.net.goals import FOR_POINTS
from sedma.bots.net.inputs import Goal, decision_of, output_mask, write_open
from sedma.bots.net.layout import MOST
from sedma.bots.net.levels import AHEAD, WORLDS_AHEAD
from sedma.bots.net.master import LEAST, PRIOR, TRICKS, Master
from sedma.bots.net.moments import WIDTH, Moments, retold
from sedma.bots.net.skill import SHARPEST, Skill, blurred, reads_ending, remembered, skill_of
from sedma.bots.net.slots import slots_of
from sedma.bots.net.trail import Trail
from sedma.bots.net.weighing import Looking
from sedma.bots.rollout import tables_for
from sedma.bots.sight import Terms
from sedma.bots.terms import terms_of, whole_pack
from sedma.core.deal import deal
from sedma.core.jit import compiled
from sedma.core.numbers import rule_numbers
from sedma.core.play import legal
from sedma.core.state import RuleNumbers, State
from sedma.rules import Rules, deck_cards

HUNDRED = 100.0
MANY = 1_000_000
"""As many worlds as the clock allows."""

Numbers = Any
"""An array of 32-bit floats."""


class Playing(NamedTuple):
    """What is the same in all deals of a batch."""

    rules: RuleNumbers
    asking: RuleNumbers  # the same, the leader always asked
    terms: Terms
    goal: Goal
    whole: int  # all cards of the pack
    end: int  # of the stock


def digest(rules: Rules, options: Options) -> str:
    """Return a digest of the weights that a game is played with."""
    return brains_for(rules, str(options.get("weights", ""))).digest


def net(rules: Rules, options: Options) -> Mover:
    """Return what moves the network."""
    return moved_by(rules, brains_for(rules, str(options.get("weights", ""))).policy)


def level(rules: Rules, options: Options) -> Mover:
    """Return what moves a level for people, or one that is still being sought."""
    step = int(options["step"])
    if step == AHEAD:
        return master(rules, {"worlds": WORLDS_AHEAD, "tricks": TRICKS, "prior": int(PRIOR)})
    skill = Skill(float(options["blur"]) / HUNDRED, int(options["forgets"]), int(options["exact"]))
    return moved_by(rules, brains_for(rules).policy, skill_of(step) if step else skill)


def moved_by(rules: Rules, policy: Brain, skill: Skill = SHARPEST) -> Mover:
    """Return what moves a network with these weights."""
    playing, arrays = _playing(rules), _arrays(rules)

    def wishing(batch: Batch, player: int) -> Spent:
        return timed(
            *(advance_net, playing, skill, *policy, *arrays),
            *(batch.rows, batch.packs, player),
        )

    return exact_at_the_end(rules, wishing)


def master(rules: Rules, options: Options) -> Mover:
    """Return what moves the network that looks ahead."""
    if "ms" in options:
        return AtTable(Master(MANY, for_points=True, milliseconds=int(options["ms"])).decide)
    brains, playing, arrays = brains_for(rules), _playing(rules), _arrays(rules)
    asked = playing.rules, playing.terms, playing.goal, tables_for(rules)
    looking = Looking(*asked, int(options["tricks"]), 0)
    budget = int(options["worlds"]), float(options["prior"]), LEAST
    room, sums = np.zeros(ROOM, np.int64), np.zeros(SUMS)

    def wishing(batch: Batch, player: int) -> Spent:
        return timed(
            *(advance_master, playing, looking, *budget, *brains.policy, *brains.critic),
            *(*arrays, room, sums, batch.rows, batch.packs, player),
        )

    return exact_at_the_end(rules, wishing)


def _playing(rules: Rules) -> Playing:
    end = len(deck_cards(rules)) if rules.stock else 0
    both = rule_numbers(rules), rule_numbers(rules, True)
    return Playing(*both, terms_of(rules), FOR_POINTS, whole_pack(rules), end)


def _arrays(rules: Rules) -> tuple[Any, ...]:
    moments = np.zeros((2 * len(deck_cards(rules)) + 4, WIDTH), np.int64)
    where, what = np.zeros(MOST, np.int16), np.zeros(MOST, np.float32)
    return slots_of(rules), moments, where, what, np.zeros(SCRATCH, np.float32)


@compiled
def advance_net(
    playing: Playing,
    skill: Skill,
    policy: Sequence[float],
    policy_rows: Sequence[int],
    slots: Sequence[int],
    moments: Moments,
    where: MutableSequence[int],
    what: MutableSequence[float],
    scratch: Numbers,
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
                trail, _ = told_again(playing, pack, row, 0, moments)
                trail = remembered(trail, skill, chance)
                think(playing, trail, state, policy, policy_rows, slots, where, what, scratch)
                if skill.blur > 0.0:
                    blurred(scratch, skill, chance)
                output = best_output(scratch, output_mask(options, slots))
                wish = decision_of(options, slots, output)
                if reads_ending(skill, chance) and ending_tells(rules, pack, row, state):
                    row[WISH] = wish
                    continue
            state = carry_out(rules, pack, row, state, wish)
            decisions += 1
        store(row, state)
    return decisions


@compiled
def told_again(
    playing: Playing, pack: Sequence[int], row: Row, noting: int, moments: Moments
) -> tuple[Trail, int]:
    """Return the trail of a deal and how many moments it has, from the decisions in its row."""
    eldest = row[DEALER] + 1 if row[DEALER] + 1 < playing.rules.players else 0
    start = deal(playing.asking, pack, eldest, playing.end)
    return retold(playing.asking, pack, start, row[DECISIONS:], row[MADE], noting, moments)


@compiled
def think(
    playing: Playing,
    trail: Trail,
    state: State,
    policy: Sequence[float],
    policy_rows: Sequence[int],
    slots: Sequence[int],
    where: MutableSequence[int],
    what: MutableSequence[float],
    scratch: Numbers,
) -> None:
    """Put the network's score of every output into the scratch."""
    last = write_open(
        playing.rules,
        playing.terms,
        playing.goal,
        trail,
        state,
        playing.whole,
        slots,
        where,
        what,
        0,
    )
    policy_scores(policy, policy_rows, where, what, 0, last, scratch)


@compiled
def advance_master(
    playing: Playing,
    looking: Looking,
    worlds: int,
    prior: float,
    least: float,
    policy: Sequence[float],
    policy_rows: Sequence[int],
    critic: Sequence[float],
    critic_rows: Sequence[int],
    slots: Sequence[int],
    moments: Moments,
    where: MutableSequence[int],
    what: MutableSequence[float],
    scratch: Numbers,
    room: MutableSequence[int],
    sums: Numbers,
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
            wish = wished(
                playing,
                looking,
                worlds,
                prior,
                least,
                policy,
                policy_rows,
                critic,
                critic_rows,
                slots,
                moments,
                where,
                what,
                scratch,
                room,
                sums,
                pack,
                row,
                state,
                tells,
            )
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
    looking: Looking,
    worlds: int,
    prior: float,
    least: float,
    policy: Sequence[float],
    policy_rows: Sequence[int],
    critic: Sequence[float],
    critic_rows: Sequence[int],
    slots: Sequence[int],
    moments: Moments,
    where: MutableSequence[int],
    what: MutableSequence[float],
    scratch: Numbers,
    room: MutableSequence[int],
    sums: Numbers,
    pack: Sequence[int],
    row: Row,
    state: State,
    tells: bool,
) -> int:
    """Return the decision found by looking ahead, where endings tell the network's own."""
    options = legal(playing.rules, state)
    if options & (options - 1) == 0:
        return options
    trail, made = told_again(playing, pack, row, 1, moments)
    think(playing, trail, state, policy, policy_rows, slots, where, what, scratch)
    mask = output_mask(options, slots)
    to_chances(scratch, mask)
    chances = scratch.copy()
    tried = worth_a_thought(chances, mask, least)
    if tells or tried & (tried - 1) == 0:
        return decision_of(options, slots, best_output(chances, mask))
    sums[:] = 0.0
    look(
        looking,
        scene_in(playing.rules, pack, state, row[SHOWN]),
        trail,
        moments,
        made,
        tried,
        worlds,
        chance_for(row, state.trick.to_play),
        slots,
        policy,
        policy_rows,
        critic,
        critic_rows,
        room,
        where,
        what,
        scratch,
        sums,
    )
    return decision_of(options, slots, best_found(chances, sums, tried, prior))
