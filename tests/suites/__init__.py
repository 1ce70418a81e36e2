"""Which decisions must a good player find? Positions with the right decisions, and their runner.

A position is a record up to the decision (a whole pack and all moves, so that the seat to play has
seen what it would have seen), the match totals before the deal, the right decisions and the reason.
`proof` says what stands behind the reason: `every` (with open cards it is best in every world that
the view allows), `mean` (best in the mean over them), `argued` (the reason alone).
"""

import random
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import msgspec

from sedma.bots import Bot
from sedma.match import Deal
from sedma.record import parse, replay
from sedma.rules import Rules
from sedma.view import View

HERE = Path(__file__).resolve().parent
SUITES = ("partner", "score")


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position of a suite."""

    name: str
    kind: str
    preset: str
    dealer: int
    deck: str
    moves: str
    right: str
    why: str
    proof: str
    options: dict[str, Any] = {}
    totals: list[int] = []
    """By side (by seat where sides change), nothing for all if not given."""

    @property
    def rights(self) -> set[str]:
        """The right decisions; of a card only the kind counts, so all alike are right."""
        return set(self.right.split())

    def record(self) -> dict[str, Any]:
        """Return the record up to the decision."""
        deal = {
            "dealer": self.dealer,
            "deck": self.deck.split(),
            "moves": self.moves.split(),
        }
        rules = {"preset": self.preset, "options": self.options}
        return {"format": "sedma-record", "version": 1, "rules": rules, "deals": [deal]}

    def deal(self) -> Deal:
        """Return the deal at the decision."""
        deal = replay(self.record()).deal
        assert deal is not None
        return deal

    def rules(self) -> Rules:
        """Return the rules of the game."""
        return self.deal().rules

    def view(self) -> View:
        """Return what the seat to play sees."""
        deal = self.deal()
        seat = deal.to_play
        assert seat is not None
        view = deal.view(seat)
        alone = len(view.sides) if deal.rules.sides != "solo" else deal.rules.players
        return msgspec.structs.replace(view, totals=self.totals or [0] * alone)


class Failure(msgspec.Struct, frozen=True):
    """A position in which a bot decided wrongly."""

    position: Position
    decided: str


class Decider(Protocol):
    """What the runner needs of a bot."""

    def decide(self, view: View, rules: Rules, chance: random.Random) -> str:
        """Return one of `view.legal`."""
        ...


@cache
def positions(suite: str) -> tuple[Position, ...]:
    """Return the positions of a suite.

    >>> len(positions("partner")) >= 30, len(positions("score")) >= 30
    (True, True)
    """
    told = parse((HERE / f"{suite}.json").read_bytes())
    return tuple(msgspec.convert(told, list[Position]))


def run(bot: Decider | Bot, asked: Iterable[Position]) -> list[Failure]:
    """Return the positions in which a bot decides wrongly."""
    failures = []
    for position in asked:
        decided = bot.decide(position.view(), position.rules(), random.Random(1))
        if decided not in position.rights:
            failures.append(Failure(position, decided))
    return failures


def by_kind(asked: Iterable[Position], failures: Iterable[Failure]) -> dict[str, tuple[int, int]]:
    """Return, for every kind, how many positions were decided rightly, and how many there are."""
    wrong = {failure.position.name for failure in failures}
    counted: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for position in asked:
        counted[position.kind][0] += position.name not in wrong
        counted[position.kind][1] += 1
    return {kind: (right, all_of) for kind, (right, all_of) in counted.items()}
