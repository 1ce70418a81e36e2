"""Do `rules`, `net` and `master` give a point away in endings with no hidden hand left to tell?"""

import random

from sedma.beliefs.reading import scene_by
from sedma.beliefs.worlds import is_known
from sedma.bots import Bot
from sedma.bots.look import kinds_of
from sedma.bots.net.master import Master
from sedma.bots.net.player import Net
from sedma.bots.rules import RuleOfThumb
from sedma.core.numbers import rule_numbers
from sedma.match import Deal
from sedma.rules import Rules, load
from sedma.solver import solve
from sedma.solver.desk import Desk
from sedma.solver.library import Library
from tests.games import shuffled_deal, some_decision
from tests.long import long_check

GAMES = ("sedma2", "hola2", "zsiros2", "septica2")
WORLDS = 3
"""Among decisions that are equally good, `master` looks ahead."""


def known_ending(rules: Rules, chance: random.Random) -> Deal | None:
    """A deal in which the seat to play has a choice and can tell all hands; None if it ends."""
    played = shuffled_deal(rules, chance, ask_always=True)
    most = chance.randrange(2, 2 * rules.hand_size * rules.players)
    while not played.over:
        if not played.stock and sum(map(len, played.hands)) <= most:
            view = played.view(played.to_play)
            scene = scene_by(view, rules)
            if len(kinds_of(view, rules)) > 1 and is_known(rule_numbers(rules), scene):
                return played
        played.play(some_decision(played, chance))
    return None


@long_check("No good bot gives a point away once all is known", total=110_000, piece=1_000)
def known_endings(first: int, count: int, seed: int) -> None:
    """Looks at deals, of which eleven in twelve come to such an ending."""
    players: list[Bot] = [RuleOfThumb(), Net(for_points=True), Master(WORLDS, for_points=True)]
    desk = Desk(Library(background=False))
    for number in range(first, first + count):
        chance = random.Random(f"{seed} {number}")
        rules = load(GAMES[number % len(GAMES)])
        played = known_ending(rules, chance)
        if played is not None:
            moves = solve(played, desk=desk).moves
            best = max(moves.values())
            for bot in players:
                decision = bot.decide(played.view(played.to_play), rules, chance)
                assert moves[decision] == best, (number, type(bot).__name__)
