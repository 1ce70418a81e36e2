"""How does a training run go on over restarts, and what does it leave behind?

A folder holds the state of the run, written in one go after every few minutes, a log for
TensorBoard, and at last the weights. The same call goes on where an earlier one stopped.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import torch

from sedma.arena.estimates import Estimate
from sedma.bots.net.brain import brains_for, game_key
from sedma.bots.net.filed import read_weights
from sedma.core.jit import source_hash
from sedma.errors import SedmaError, shown
from sedma.learn.games import Subject
from sedma.learn.house import house_rules
from sedma.learn.measure import against_rules
from sedma.learn.ship import card_of, write
from sedma.learn.train import Learner, Plan
from sedma.rules import Rules

STATE, WEIGHTS, LOG = "state.pt", "weights.safetensors", "log"
WATCHED = 5
"""Of how many games the strength is measured on the way."""


@dataclass(frozen=True)
class Run:
    """What is to be learnt: some games (and house rules like them), for how long, from which seed.

    The length is a number of decisions, which is the same on every machine, or of seconds.
    """

    games: tuple[tuple[str, Rules], ...]  # with their names
    house: int
    decisions: int | None
    seconds: float | None
    seed: int
    threads: int
    against: str = ""  # file of weights to which a best response is learnt, starting from it
    every: float = 60.0  # seconds between measurements
    packs: int = 1_000  # of each measurement

    @cached_property
    def key(self) -> str:
        """What must be the same for a run to go on where an earlier one stopped."""
        named = " ".join(game_key(rules) for _, rules in self.games)
        against = read_weights(Path(self.against)).card["digest"] if self.against else ""
        return f"{named} {self.house} {self.seed} {against}"

    def all_games(self) -> list[Subject]:
        """Return the games, then random house rules."""
        chance = random.Random(self.seed)
        made_up = [house_rules(chance) for _ in range(self.house)]
        named = [rules for _, rules in self.games]
        return [Subject(rules) for rules in dict.fromkeys([*named, *made_up])]


@dataclass(frozen=True)
class Report:
    """How far a run has come."""

    done: float  # from 0 to 1
    seconds: float
    decisions: int
    decisions_a_second: float
    lead: dict[str, Estimate]  # over `rules`, without luck, by game


def train(run: Run, folder: Path, tell: Callable[[Report], None]) -> Path:
    """Return the file with the weights, once everything is learnt; `tell` hears on the way."""
    from torch.utils.tensorboard import SummaryWriter

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise SedmaError("train-folder-refused", folder=shown(str(folder)), reason=reason) from None
    games = run.all_games()
    learner = _learner(run, games)
    spent = _restored(run, learner, folder / STATE)
    begun, measured = time.perf_counter() - spent, spent - run.every
    writer = SummaryWriter(str(folder / LOG))
    while True:
        spent = time.perf_counter() - begun
        done = _done(run, learner.decisions, spent)
        told = learner.step(min(1.0, done)) if done < 1.0 else {}
        for name, value in told.items():
            writer.add_scalar(name, value, learner.decisions)
        if spent - measured >= run.every or done >= 1.0:
            measured = spent
            report = _report(run, learner, done, spent, told)
            for name, lead in report.lead.items():
                writer.add_scalar(f"over rules/{name}", lead.mean, learner.decisions)
            _save(run, learner, spent, folder / STATE)
            tell(report)
        if done >= 1.0:
            break
    writer.close()
    over = [f"{name} {lead.mean:+.2f} ±{lead.half:.2f}" for name, lead in report.lead.items()]
    facts = {
        "data": f"self-play: {len(games)} games, {run.house} of them house rules",
        "sources": source_hash(),
        "decisions": str(learner.decisions),
        "seconds": str(round(spent)),
        "seed": str(run.seed),
        "threads": str(run.threads),
        "over_rules": ", ".join(over),
    }
    card = card_of([game.rules for game in games], facts)
    write(folder / WEIGHTS, learner.tensors(), card)
    return folder / WEIGHTS


def _learner(run: Run, games: list[Subject]) -> Learner:
    plan = Plan(threads=run.threads)
    if not run.against:
        return Learner(games, plan, run.seed)
    plan = replace(plan, stakes=0.0, rate=3e-4)
    rivals = {game: brains_for(game.rules, run.against).policy for game in games}
    learner = Learner(games, plan, run.seed, rivals)
    learner.take(read_weights(Path(run.against)).tensors)
    return learner


def _done(run: Run, decisions: int, spent: float) -> float:
    if run.decisions is not None:
        return decisions / run.decisions
    assert run.seconds is not None
    return spent / run.seconds


def _report(
    run: Run, learner: Learner, done: float, spent: float, told: dict[str, float]
) -> Report:
    by_rules = {game.rules: game for game in learner.games}
    watched = {name: by_rules[rules] for name, rules in run.games[:WATCHED]}
    brains = learner.brains(list(watched.values()))
    lead = {
        name: against_rules(game, brains[game], run.packs).adjusted
        for name, game in watched.items()
    }
    speed = told.get("decisions_a_second", 0.0)
    return Report(min(1.0, done), spent, learner.decisions, speed, lead)


def _save(run: Run, learner: Learner, spent: float, path: Path) -> None:
    part = path.with_suffix(".part")
    torch.save({"run": run.key, "spent": spent, "learner": learner.saved()}, part)
    part.replace(path)


def _restored(run: Run, learner: Learner, path: Path) -> float:
    """The seconds that an earlier part of the run has taken, once it has been restored."""
    if not path.exists():
        return 0.0
    try:
        known: dict[str, Any] = torch.load(path, weights_only=True)
        if known["run"] != run.key:
            raise SedmaError("train-other-run", folder=shown(str(path.parent)))
        learner.restore(known["learner"])
        return float(known["spent"])
    except (OSError, EOFError, RuntimeError, LookupError, TypeError, ValueError, UnpicklingError):
        raise SedmaError("train-state-damaged", file=shown(str(path))) from None
