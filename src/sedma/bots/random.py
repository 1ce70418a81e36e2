"""The random player: every legal decision is as likely as any other.

Cards that play alike (one rank, whatever the suit) count once, so this is the random play of the
literature and of `sedma.core.playout`. It is the zero of every scale of strength.
"""

import random

from sedma.bots.look import kinds_of
from sedma.rules import Rules
from sedma.view import View


class Random:
    """The player as a bot for the table."""

    def decide(self, view: View, rules: Rules, chance: random.Random) -> str:
        """Return one of the view's legal decisions, each kind with the same chance."""
        return chance.choice(list(kinds_of(view, rules).values()))
