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
}


class Bot(Protocol):
    """A computer player."""

    def decide(self, view: View, rules: Rules, chance: random.Random) -> str:
        """Return one of `view.legal`, the same for the same view, rules and state of chance."""
        ...


def names() -> list[str]:
    """Return the names of all bots, the weakest first.

    >>> names()
    ['random', 'greedy', 'rules']
    """
    return list(REGISTRY)


def make(name: str) -> Bot:
    """Return a new bot of a name in `names()`; raises KeyError for any other.

    >>> type(make("greedy")).__name__
    'Greedy'
    """
    module, _, kind = REGISTRY[name].partition(":")
    bot: Bot = getattr(import_module(module), kind)()
    return bot


def answer(view: View, rules: Rules) -> str:
    """Return the honest ``yes`` or ``no`` of a seat that is asked whether it can take the trick.

    The view is that of the seat asked while a question is open.
    """
    sight = sight_by(view, rules)
    return "yes" if sight.hand & match_now(terms_of(rules), sight) else "no"
