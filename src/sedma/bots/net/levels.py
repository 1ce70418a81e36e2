"""The levels for people, from beginner to master.

Levels 1 to 7 are the network, which forgets and weighs less sharply the lower the level is; the
eighth looks ahead (`sedma.bots.net.skill`, `sedma.bots.net.master`). So they all play the same
game, and err like people rather than at random.
"""

import random

from sedma.beliefs.reading import scene_by
from sedma.bots.endings import unlosing
from sedma.bots.look import kinds_of
from sedma.bots.net.forward import best_output
from sedma.bots.net.inputs import decision_of, output_mask
from sedma.bots.net.master import Master
from sedma.bots.net.player import aim_of, cards_in, scored
from sedma.bots.net.skill import LEVELS, blurred, reads_ending, remembered
from sedma.bots.net.telling import told_by
from sedma.rules import Rules
from sedma.view import View

AHEAD = len(LEVELS) + 1
"""The level that looks ahead."""
WORLDS_AHEAD = 100


class Level:
    """The player of a level, 1 to `AHEAD`, as a bot for the table."""

    def __init__(self, step: int) -> None:
        self.skill = LEVELS[step - 1] if step < AHEAD else None
        self.master = Master(WORLDS_AHEAD)

    def decide(self, view: View, rules: Rules, chance: random.Random) -> str:
        """Return one of the view's legal decisions."""
        if self.skill is None:
            return self.master.decide(view, rules, chance)
        codes, number = kinds_of(view, rules), chance.getrandbits(60)
        options = sum(codes)
        if len(codes) == 1:
            return codes[options]
        scene, trail = scene_by(view, rules), told_by(view, rules).trail
        whole = cards_in(scene, trail)
        known = remembered(trail, self.skill, number)
        mind = scored(rules, aim_of(view, rules).goal, scene.state, known, whole)
        blurred(mind.scratch, self.skill, number)
        output = best_output(mind.scratch, output_mask(options, mind.slots))
        wish = decision_of(options, mind.slots, output)
        return codes[unlosing(view, rules, wish) if reads_ending(self.skill, number) else wish]
