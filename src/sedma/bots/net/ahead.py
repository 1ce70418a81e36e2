"""How does the network look ahead?

Worlds that a scene allows are drawn evenly and weighted by how likely the network itself would have
played what the hidden seats have played in this trick and in the one before. In each, every
decision worth a thought is tried, the network plays on in all seats to the end of the next trick,
and the critic says what is still to come; where tables know an ending of two players, they say it.
Decisions that the network would hardly take are not tried, and its opinion counts beside what is
found: look-ahead that is not held to the policy chases noise (`docs/bots.md`).
"""

from collections.abc import MutableSequence, Sequence
from math import log

from sedma.beliefs.scene import Scene
from sedma.beliefs.worlds import sample
from sedma.bots.net.forward import ANSWER, best_output, value_score
from sedma.bots.net.inputs import decision_of, output_mask, write_hidden, write_open
from sedma.bots.net.mind import Mind, think
from sedma.bots.net.moments import Moments
from sedma.bots.net.slots import OUTPUTS
from sedma.bots.net.trail import Trail, followed, laid
from sedma.bots.net.weighing import Looking, goal_for, likelihood
from sedma.bots.net.worth import POINTS_TOO, margin_of, utility
from sedma.bots.rollout import still_won
from sedma.bots.sight_in import allied
from sedma.core.hand import at
from sedma.core.jit import compiled, compiled_apart
from sedma.core.play import legal, play
from sedma.core.score import total
from sedma.core.state import ALONE, NOBODY, SOLO, RuleNumbers, State

CRITIC_UNIT = 45.0
WEIGHT = OUTPUTS
"""Where, behind what each output has brought, the weights of the worlds are added up."""
SUMS = OUTPUTS + 1
NO_GAIN = -1000.0


@compiled_apart
def look(
    looking: Looking,
    mind: Mind,
    scene: Scene,
    trail: Trail,
    moments: Moments,
    made: int,
    options: int,
    worlds: int,
    chance: int,
    pack: MutableSequence[int],
    sums: MutableSequence[float],
) -> int:
    """Return the generator's new state, after adding up what each option brings in so many worlds.

    `options` is a mask of outputs, and `sums` holds a number for each; `made` moments are known.
    """
    seat, state = scene.seat, scene.state
    whole = at(state.hands, seat) + scene.unseen + total(trail.played)
    decisions = legal(looking.rules, state)
    for _ in range(worlds):
        world, chance = sample(looking.rules, scene, pack, chance)
        weight, chance = likelihood(looking, mind, seat, trail, moments, made, world, whole, chance)
        sums[WEIGHT] += weight
        for output in range(OUTPUTS):
            if options >> output & 1 and weight > 0.0:
                decision = decision_of(decisions, mind.slots, output)
                value = brought(looking, mind, seat, trail, world, decision, whole, pack)
                sums[output] += weight * value
    return chance


@compiled
def brought(
    looking: Looking,
    mind: Mind,
    viewer: int,
    trail: Trail,
    world: State,
    decision: int,
    whole: int,
    pack: Sequence[int],
) -> float:
    """Return what a decision brings the viewer in a world, if the network plays on in all seats."""
    rules, terms = looking.rules, looking.terms
    state, ends = world, 0
    while True:
        card = laid(rules, pack, state, decision)
        after = play(rules, pack, state, decision)
        trail = followed(rules, trail, state, after, card)
        state = after
        seat = state.trick.to_play
        if seat == NOBODY:
            return utility(rules, terms, looking.aim.goal, state, viewer)
        if state.trick.cards == 0:
            ends += 1
            gain = ending_gain(looking, state)
            if gain > NO_GAIN:
                sign = 1.0 if seat == viewer else -1.0
                return margin_of(rules, terms, state, viewer) + sign * gain
        decisions = legal(rules, state)
        decision = decisions
        if decisions & (decisions - 1):
            if ends >= looking.tricks and (seat == viewer or is_two_sided(rules, state)):
                return judged(looking, mind, viewer, trail, state, whole, pack)
            goal = goal_for(looking, viewer, seat, state.tally.solo)
            think(mind, rules, terms, goal, trail, state, whole)
            best = best_output(mind.scratch, output_mask(decisions, mind.slots))
            decision = decision_of(decisions, mind.slots, best)


@compiled
def is_two_sided(rules: RuleNumbers, state: State) -> bool:
    """Return whether what one side gains the other loses, as far as the seats know."""
    if rules.players == 2:
        return True
    return rules.sides != ALONE and (rules.sides != SOLO or state.tally.solo != NOBODY)


@compiled
def judged(
    looking: Looking,
    mind: Mind,
    viewer: int,
    trail: Trail,
    state: State,
    whole: int,
    pack: Sequence[int],
) -> float:
    """Return what the critic thinks that a position is worth to the viewer."""
    rules, terms, seat = looking.rules, looking.terms, state.trick.to_play
    goal = goal_for(looking, viewer, seat, state.tally.solo)
    slots, where, what = mind.slots, mind.where, mind.what
    end = write_open(rules, terms, goal, trail, state, whole, slots, where, what, 0)
    end = write_hidden(rules, pack, state, slots, where, what, end)
    critic = mind.critic
    more = value_score(critic.weights, critic.rows, where, what, 0, end, mind.scratch)
    share = 1.0 if goal.stakes == 0.0 else POINTS_TOO
    value = share * margin_of(rules, terms, state, seat) + CRITIC_UNIT * more
    return value if allied(rules, viewer, seat, state.tally.solo) else -value


@compiled
def ending_gain(looking: Looking, state: State) -> float:
    """Return by how much the leader will lead more at the end, `NO_GAIN` if tables do not know."""
    if looking.aim.goal.stakes != 0.0:
        return NO_GAIN
    leader, other = still_won(looking.rules, looking.tables, state)
    return NO_GAIN if leader < 0 else (leader - other) * looking.terms.scale


@compiled
def worth_a_thought(chances: Sequence[float], mask: int, least: float) -> int:
    """Return the outputs of a mask that the policy takes with at least this chance."""
    found = 0
    for output in range(OUTPUTS):
        if mask >> output & 1 and chances[ANSWER + output] >= least:
            found |= 1 << output
    return found


@compiled
def best_found(chances: Sequence[float], sums: Sequence[float], options: int, prior: float) -> int:
    """Return the option of the highest mean, the policy's opinion weighing `prior` points."""
    best, choice = -1e30, -1
    for output in range(OUTPUTS):
        if options >> output & 1:
            score = prior * log(max(1e-9, float(chances[ANSWER + output])))
            if sums[WEIGHT] > 0.0:
                score += sums[output] / sums[WEIGHT]
            if score > best:
                best, choice = score, output
    return choice
