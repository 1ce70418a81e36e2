"""How does the network fare against the `rules` player, while it learns?"""

from sedma.arena.batch import new_batch, play_out
from sedma.arena.estimates import Adjusted, Moments
from sedma.arena.figures import COLUMNS, LUCK, figures_of
from sedma.arena.kernels.learnt import moved_by
from sedma.arena.kernels.simple import by_rules
from sedma.bots.net.brain import Brain
from sedma.learn.games import Subject

SEED = b"while it learns".ljust(32)


def against_rules(game: Subject, brain: Brain, packs: int) -> Adjusted:
    """Return the points a deal by which a policy beats `rules`, over so many mirrored packs."""
    batch = new_batch(game.rules, SEED, 0, packs)
    play_out(batch, [moved_by(game.rules, brain), by_rules(game.rules, {})])
    return Moments.of(COLUMNS, figures_of(batch), 0).difference("points", LUCK)
