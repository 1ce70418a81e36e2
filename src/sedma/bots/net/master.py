"""The strongest player: the network, looking ahead in worlds weighed by its own policy.

See `sedma.bots.net.ahead`. Playing for points it gives none away once the stock is empty and all
cards are known (but where four alike end a deal); where few worlds are left it goes through all of
them, whatever its budget (`sedma.bots.net.few`).

Strength (`docs/bots.md`): 3 to 4 points a deal over `net` in Sedma for two, 1 for four, at 17
milliseconds a decision.

Source: depth-limited search over sampled worlds with a learned value (Brown and others, 2018),
inference from the policy (Rebstock and others, 2019), held to the policy as in our experiments.
"""

import random
from typing import Any

import numpy as np

from sedma.beliefs.reading import scene_by
from sedma.beliefs.scene import Scene
from sedma.beliefs.worlds import ROOM
from sedma.bots.budget import Budget, Signal
from sedma.bots.endings import unbeaten
from sedma.bots.look import kinds_of
from sedma.bots.net.ahead import SUMS, best_found, look, worth_a_thought
from sedma.bots.net.few import by_few
from sedma.bots.net.forward import to_chances
from sedma.bots.net.inputs import decision_of, output_mask
from sedma.bots.net.player import aim_of, cards_in, scored
from sedma.bots.net.race import Aim
from sedma.bots.net.telling import Told, told_by
from sedma.bots.net.weighing import Looking
from sedma.bots.rollout import tables_for
from sedma.bots.terms import terms_of
from sedma.core.jit import fast
from sedma.core.numbers import rule_numbers
from sedma.rules import Rules
from sedma.view import View

SLICE = 25
"""After how many worlds the clock and the stop signal are looked at."""
TRICKS = 2
PRIOR = 0.6
"""How many points a decision must bring for being e times less likely to the network."""
LEAST = 0.002
"""Decisions that the network takes less often are not tried."""


class Master:
    """The player as a bot for the table: for the match, or for the points of the deal alone."""

    def __init__(
        self,
        worlds: int = 400,
        *,
        for_points: bool = False,
        milliseconds: float | None = None,
        stop: Signal | None = None,
    ) -> None:
        self.budget = Budget(worlds, milliseconds, stop)
        self.for_points = for_points

    def decide(self, view: View, rules: Rules, chance: random.Random) -> str:
        """Return one of the view's legal decisions; more worlds, better decisions."""
        codes = kinds_of(view, rules)
        options, number = sum(codes), chance.getrandbits(60)
        if len(codes) > 1:
            aim = aim_of(view, rules, for_points=self.for_points)
            scene = scene_by(view, rules)
            if self.for_points:
                options = unbeaten(rules, scene, options) or options
            if options & (options - 1):
                options = self._search(rules, aim, scene, told_by(view, rules), options, number)
        return codes[options]

    def _search(
        self, rules: Rules, aim: Aim, scene: Scene, told: Told, options: int, chance: int
    ) -> int:
        trail = told.trail
        mind = scored(rules, aim.goal, scene.state, trail, cards_in(scene, trail))
        mask = output_mask(options, mind.slots)
        to_chances(mind.scratch, mask)
        chances = mind.scratch.copy()
        best = by_few(rules, aim, scene, told, mind, chances, options)
        if best:
            return best
        tried = worth_a_thought(chances, mask, LEAST)
        room: Any = np.zeros(ROOM, np.int64)
        sums: Any = np.zeros(SUMS)
        looking = Looking(rule_numbers(rules), terms_of(rules), aim, tables_for(rules), TRICKS)
        before = looking, mind, scene, trail, told.moments, told.made, tried
        for worlds in self.budget.slices(SLICE) if tried & (tried - 1) else ():
            chance = fast(look)(*before, worlds, chance, room, sums)
        return decision_of(options, mind.slots, best_found(chances, sums, tried, PRIOR))
