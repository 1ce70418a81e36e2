"""The network as a player.

Two layers over what the seat sees and what has been played in public, learnt in self-play by
proximal policy optimisation with a critic that sees all cards (`sedma.learn`); the most likely
decision is taken. Playing for points it gives none away once the stock is empty and all cards are
known (but where four alike end a deal); where few worlds are left it goes through all of them
(`sedma.bots.net.few`).

Strength (`docs/bots.md`): 8 points a deal over `rules` in Sedma for two, at 4 microseconds a
decision; 11 over `rules` and 24 over `greedy` for four, at 110.

Source: our own first experiments; a critic with perfect information after PerfectDou (2022).
"""

import random

from sedma.beliefs.reading import scene_by
from sedma.beliefs.scene import Scene
from sedma.bots.endings import kept, unbeaten
from sedma.bots.look import kinds_of
from sedma.bots.net.brain import brains_for
from sedma.bots.net.few import by_few
from sedma.bots.net.forward import best_output, policy_scores, to_chances
from sedma.bots.net.goals import for_stakes
from sedma.bots.net.inputs import Goal, decision_of, output_mask, write_open
from sedma.bots.net.mind import Mind, mind_of
from sedma.bots.net.race import Aim, for_points_alone, race_for
from sedma.bots.net.telling import told_by
from sedma.bots.net.trail import Trail
from sedma.bots.standing import totals_of
from sedma.bots.terms import terms_of
from sedma.core.hand import at
from sedma.core.jit import fast
from sedma.core.numbers import rule_numbers
from sedma.core.score import total
from sedma.core.state import State
from sedma.rules import Rules
from sedma.view import View


class Net:
    """The player as a bot for the table: for the match, or for the points of the deal alone."""

    def __init__(self, *, for_points: bool = False) -> None:
        self.for_points = for_points

    def decide(self, view: View, rules: Rules, chance: random.Random) -> str:
        """Return one of the view's legal decisions; chance plays no part."""
        codes = kinds_of(view, rules)
        options = sum(codes)
        if len(codes) == 1:
            return codes[options]
        aim, scene = aim_of(view, rules, for_points=self.for_points), scene_by(view, rules)
        told = told_by(view, rules)
        mind = scored(rules, aim.goal, scene.state, told.trail, cards_in(scene, told.trail))
        mask = output_mask(options, mind.slots)
        wish = decision_of(options, mind.slots, best_output(mind.scratch, mask))
        good = unbeaten(rules, scene, options) if self.for_points else 0
        if good:
            return codes[kept(wish, good)]
        to_chances(mind.scratch, mask)
        chances = mind.scratch.copy()
        return codes[by_few(rules, aim, scene, told, mind, chances, options) or wish]


def aim_of(view: View, rules: Rules, *, for_points: bool = False) -> Aim:
    """Return what the view's seat and the others play for, match totals among it."""
    if for_points:
        return for_points_alone()
    ours, theirs = totals_of(view, rules)
    goal = for_stakes(rules, ours, theirs)
    others = for_stakes(rules, theirs, ours)
    if rules.players > 2 and rules.sides != "partners":
        others = goal
    return Aim(goal, others, race_for(rules, view.totals, ours, theirs))


def scored(rules: Rules, goal: Goal, state: State, trail: Trail, whole: int) -> Mind:
    """Return a mind with the score of every output in its scratch; `whole` is the whole pack."""
    brains = brains_for(rules)
    mind = mind_of(rules, brains.policy, brains.critic)
    slots, where, what = mind.slots, mind.where, mind.what
    numbers, terms = rule_numbers(rules), terms_of(rules)
    end = write_open(numbers, terms, goal, trail, state, whole, slots, where, what, 0)
    fast(policy_scores)(*mind.policy, where, what, 0, end, mind.scratch)
    return mind


def cards_in(scene: Scene, trail: Trail) -> int:
    """Return every card that has been or may be in play."""
    return at(scene.state.hands, scene.seat) + scene.unseen + total(trail.played)
