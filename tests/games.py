"""Which games do the tests of bots and beliefs play?"""

import random
from collections.abc import Iterator

from sedma.bots import Bot, make, names
from sedma.bots.ismcts import TreeSearch
from sedma.bots.net.levels import Level
from sedma.bots.net.master import Master
from sedma.bots.worlds import Worlds
from sedma.match import Deal
from sedma.rules import Rules, deck_cards, load, preset_names
from tests.reference.options import random_rules

QUICK: dict[type[Bot], int] = {Worlds: 8, TreeSearch: 200, Master: 3}
"""How many worlds or iterations are enough for a test."""

MIDDLE = [f"level{step}" for step in range(2, 8)]
"""Levels that differ from the first in two numbers only."""


def different_bots() -> list[str]:
    """The names of all bots but those that differ from another in two numbers only."""
    return [name for name in names() if name not in MIDDLE]


def games(number: int, seed: int = 1) -> Iterator[tuple[str, Rules]]:
    """Every preset, then so many random valid rules."""
    for name in preset_names():
        yield name, load(name)
    chance = random.Random(seed)
    for place in range(number):
        yield f"random {place}", load(*random_rules(chance))


def shuffled_deal(rules: Rules, chance: random.Random, *, ask_always: bool = False) -> Deal:
    """A deal from a shuffled pack."""
    deck = deck_cards(rules)
    chance.shuffle(deck)
    return Deal.from_deck(rules, chance.randrange(rules.players), deck, ask_always=ask_always)


def some_decision(deal: Deal, chance: random.Random) -> str:
    """A legal decision; dark ones, where there are any, are as likely as all others together."""
    legal = deal.legal()
    return "dark" if "dark" in legal and chance.random() < 0.5 else chance.choice(legal)


def quick_bot(name: str, searches: int = 0) -> Bot:
    """The bot of a name; one that searches does so for a moment only, or so many times."""
    bot = make(name)
    searching = bot.master if isinstance(bot, Level) else bot
    if isinstance(searching, Worlds | TreeSearch | Master):
        few = next(number for kind, number in QUICK.items() if isinstance(searching, kind))
        searching.budget = searching.budget._replace(number=searches or few)
    return bot
