"""How does self-play become a batch to learn from?"""

import random
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

import numpy as np

from sedma.beliefs.worlds import ROOM
from sedma.bots.net import layout as place
from sedma.bots.net.brain import Brain
from sedma.bots.net.forward import SCRATCH
from sedma.bots.net.goals import FOR_POINTS
from sedma.bots.rollout import GREEDY, RULES, rollout_for
from sedma.bots.worlds import PLACES
from sedma.core.chance import MASK
from sedma.core.jit import block_of, fast
from sedma.learn.collect import (
    FIELDS,
    LEARNT,
    NUMBERS,
    SEEN,
    START,
    WRITTEN,
    Endings,
    Players,
    Practice,
    collect,
    targets,
)
from sedma.learn.games import Subject

DECISIONS = 3
"""More decisions than this for each card of the pack no deal has."""


@dataclass(frozen=True)
class Order:
    """Some deals to be played: the game, the goals of the two sides, who else plays."""

    game: Subject
    deals: int
    for_points: bool
    seed: int
    rival: Brain | None = None
    rival_seats: int = 0
    rival_kind: int = LEARNT
    rival_is_sure: bool = True
    rival_worlds: int = 24


class Harvest:
    """The decisions of some deals, as arrays."""

    def __init__(self, order: Order, found: int, written: int, arrays: tuple[Any, ...]) -> None:
        where, what, facts, numbers, ends = arrays
        self.order = order
        self.found = found
        self.where, self.what = where[:written], what[:written]
        self.facts = facts[: found * FIELDS]
        self.numbers = numbers[: found * NUMBERS]
        self.ends = ends


def harvest(order: Order, brain: Brain) -> Harvest:
    """Return what some deals of self-play give; safe to call in many threads."""
    game, chance = order.game, random.Random(order.seed)
    most = order.deals * len(game.cards) * DECISIONS
    where: Any = np.empty(most * place.MOST // 2, np.int16)
    what: Any = np.empty(most * place.MOST // 2, np.float32)
    facts: Any = np.empty(most * FIELDS, np.int64)
    numbers: Any = np.empty(most * NUMBERS, np.float64)
    ends: Any = np.zeros(order.deals * place.SEATS, np.float64)
    scratch: Any = np.zeros(SCRATCH, np.float32)
    room: Any = np.zeros(ROOM, np.int64)
    sums: Any = np.zeros(PLACES)
    goals = (FOR_POINTS, FOR_POINTS) if order.for_points else game.goals(chance)
    endings = order.for_points and game.tables is not None
    parts = game.ending_arrays()
    rival = order.rival or brain
    practice = Practice(
        game.numbers,
        game.terms,
        goals,
        Players(order.rival_seats, order.rival_kind, int(order.rival_is_sure), int(endings)),
        rollout_for(game.rules, chance.choice((GREEDY, RULES))),
        order.rival_worlds,
        room,
        sums,
        game.whole,
        game.end,
    )
    found, written = fast(collect)(
        practice,
        Endings(*(block_of(part) for part in parts)),
        game.slots,
        game.pack(),
        order.deals,
        chance.getrandbits(62) & MASK,
        brain.weights,
        brain.rows,
        rival.weights,
        rival.rows,
        where,
        what,
        scratch,
        facts,
        numbers,
        ends,
    )
    return Harvest(order, found, written, (where, what, facts, numbers, ends))


@dataclass
class Batch:
    """Decisions of many deals together."""

    where: Any
    what: Any
    facts: Any
    numbers: Any
    game: Any  # the number of the game of each decision
    parts: list[Harvest]

    def __len__(self) -> int:
        return len(self.game)


def together(harvests: list[Harvest], games: list[Subject]) -> Batch:
    """Return some harvests as one batch, in the same order."""
    moved, begun = [], 0
    for part in harvests:
        facts = part.facts.reshape(-1, FIELDS)
        facts[:, (START, SEEN, WRITTEN)] += begun
        begun += len(part.where)
        moved.append(facts)
    return Batch(
        np.concatenate([part.where for part in harvests]),
        np.concatenate([part.what for part in harvests]),
        np.concatenate(moved),
        np.concatenate([part.numbers for part in harvests]),
        np.concatenate(
            [np.full(part.found, games.index(part.order.game), np.int64) for part in harvests]
        ),
        harvests,
    )


def gather(
    orders: list[Order], brains: dict[Subject, Brain], pool: Executor, games: list[Subject]
) -> Batch:
    """Return the batch of some orders, played side by side."""
    done = pool.map(lambda order: harvest(order, brains[order.game]), orders)
    return together(list(done), games)


def aims(batch: Batch, values: Any, trust: float) -> tuple[Any, Any]:
    """Return advantages and returns of a batch, given the critic's values, in scaled points."""
    advantages: Any = np.empty(len(batch))
    returns: Any = np.empty(len(batch))
    begun = 0
    for part in batch.parts:
        span = slice(begun, begun + part.found)
        fast(targets)(
            part.facts,
            part.numbers,
            part.ends,
            part.found,
            values[span],
            trust,
            advantages[span],
            returns[span],
        )
        begun += part.found
    return advantages, returns
