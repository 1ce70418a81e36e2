"""Which computer players are there?

A bot is given a view of its seat, the rules and a source of chance, and nothing else. A new bot is
one file and one line of `REGISTRY`.
"""

import random
from importlib import import_module
from typing import Protocol

from sedma.bots.look import sight_by
from sedma.bots.owning import match_now
from sedma.bots.terms import terms_of
from sedma.rules import Rules
from sedma.view import View

REGISTRY = {
    "random": "sedma.bots.random:Random",
    "greedy": "sedma.bots.greedy:Greedy",
    "rules": "sedma.bots.rules:RuleOfThumb",
    "worlds": "sedma.bots.worlds:Worlds",
    "ismcts": "sedma.bots.ismcts:TreeSearch",
    "net": "sedma.bots.net.player:Net",
    "master": "sedma.bots.net.master:Master",
    **{f"level{step}": f"sedma.bots.net.levels:Level:{step}" for step in range(1, 9)},
}
"""For each name `module:class`, and where a bot comes in several strengths, `:` and a number."""


class Bot(Protocol):
    """A computer player."""

    def decide(self, view: View, rules: Rules, chance: random.Random) -> str:
        """Return one of `view.legal`, the same for the same view, rules and state of chance."""
        ...


def names() -> list[str]:
    """Return the names of all bots.

    >>> names()[:7]
    ['random', 'greedy', 'rules', 'worlds', 'ismcts', 'net', 'master']
    """
    return list(REGISTRY)


def offered() -> list[str]:
    """Return the names of the bots that people are offered, the weakest first.

    >>> offered()[0], offered()[-1], usual() in offered()
    ('level1', 'level8', True)
    """
    return [name for name in REGISTRY if name.startswith("level")]


def usual() -> str:
    """Return the name of the bot that plays where nobody in particular is asked for.

    >>> usual()
    'level5'
    """
    return "level5"


def make(name: str) -> Bot:
    """Return a new bot of a name in `names()`; raises KeyError for any other.

    >>> type(make("greedy")).__name__
    'Greedy'
    """
    module, kind, *numbers = REGISTRY[name].split(":")
    bot: Bot = getattr(import_module(module), kind)(*map(int, numbers))
    return bot


def answer(view: View, rules: Rules) -> str:
    """Return the honest ``yes`` or ``no`` of a seat that is asked whether it can take the trick.

    The view is that of the seat asked while a question is open.
    """
    sight = sight_by(view, rules)
    return "yes" if sight.hand & match_now(terms_of(rules), sight) else "no"
