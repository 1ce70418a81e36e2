"""What does the learner need to know of a game that it plays?"""

import random
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sedma.bots.net.facts import facts_of
from sedma.bots.net.goals import for_stakes
from sedma.bots.net.inputs import Goal
from sedma.bots.net.slots import slots_of
from sedma.bots.sight import Terms
from sedma.bots.terms import terms_of, whole_pack
from sedma.core.jit import pack_of
from sedma.core.numbers import card_number, rule_numbers
from sedma.core.state import RuleNumbers
from sedma.rules import Rules, deck_cards
from sedma.solver.build import build
from sedma.solver.family import family_of
from sedma.solver.library import SMALL
from sedma.solver.slots import slots_of as columns_of
from sedma.solver.tables import Tables, new_memory

STORE = 1 << 12


@dataclass(frozen=True)
class Subject:
    """A game's rules in all the forms that self-play wants."""

    rules: Rules

    @cached_property
    def numbers(self) -> RuleNumbers:
        return rule_numbers(self.rules)

    @cached_property
    def terms(self) -> Terms:
        return terms_of(self.rules)

    @cached_property
    def cards(self) -> list[int]:
        return [card_number(self.rules, card) for card in deck_cards(self.rules)]

    @property
    def end(self) -> int:
        return len(self.cards) if self.rules.stock else 0

    @cached_property
    def whole(self) -> int:
        return whole_pack(self.rules)

    @cached_property
    def slots(self) -> Any:
        return slots_of(self.rules)

    @cached_property
    def facts(self) -> Any:
        return facts_of(self.rules)

    @cached_property
    def tables(self) -> Tables | None:
        """The tables of its endings where two players know each other's cards in them."""
        family = family_of(self.rules)
        if family is None or family.fights or self.rules.players != 2 or self.rules.hand_size > 4:
            return None
        return build(family, SMALL[2], workers=1)

    def pack(self) -> Any:
        """Return a new pack for a thread to shuffle."""
        return pack_of(self.cards)

    def ending_arrays(self) -> tuple[Any, Any, Any, Any]:
        """Return the arrays that endings are valued with: counters, ranks, table, a new memory."""
        tables = self.tables
        if tables is None:
            import numpy as np

            empty = np.zeros(1, np.int64)
            return empty, empty, empty, empty
        memory = new_memory(tables, STORE)
        return columns_of(self.rules), tables.ranks, tables.table, memory

    def goals(self, chance: random.Random) -> tuple[Goal, Goal]:
        """Return the goals of both sides somewhere in a match."""
        rules = self.rules
        ours, theirs = chance.randrange(rules.target), chance.randrange(rules.target)
        if chance.random() < 1 / 3:
            ours = theirs = 0
        one = for_stakes(rules, ours, theirs)
        if rules.players > 2 and rules.sides != "partners":
            return one, one
        return one, for_stakes(rules, theirs, ours)
