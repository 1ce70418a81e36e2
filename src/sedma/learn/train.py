"""How does the network learn?

Proximal policy optimisation (Schulman and others, 2017) in self-play, with a critic that sees all
hands and the next cards of the stock: lower variance, and the policy sees only what its seat sees.
"""

import random
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import numpy as np
import torch

from sedma.bots.net import layout as place
from sedma.bots.net.brain import Brain, brain_of
from sedma.core.jit import fast
from sedma.errors import SedmaError
from sedma.learn.collect import (
    BY_GREEDY,
    BY_RULES,
    BY_WORLDS,
    CHANCE,
    FIELDS,
    LEARNT,
    MASK,
    NUMBERS,
    OUTPUT,
    fill,
)
from sedma.learn.games import Subject
from sedma.learn.network import UNIT, Network, critic, policy
from sedma.learn.play import Batch, Order, aims, gather

LINES = 16_384
"""How many decisions the critic judges at once."""
EVEN_SEATS = 0b010101
SHUT = -1e9
LEAST_LOG = -50.0
POLICY_STEP, CRITIC_STEP = 0.5, 1.0
"""The longest gradients."""


@dataclass(frozen=True)
class Plan:
    """How long and how to learn."""

    deals: int = 4_096  # an iteration
    orders: int = 16  # an iteration
    stakes: float = 0.25  # share of the orders that are played for stakes
    thumb: float = 0.2  # share of the orders against a player that has not learnt
    rivals: tuple[int, ...] = (BY_GREEDY, BY_RULES, BY_WORLDS)  # who that is
    minibatch: int = 8_192
    rate: float = 1e-3
    last_rate: float = 3e-5
    clip: float = 0.2
    entropy: float = 0.02
    last_entropy: float = 0.002
    trust: float = 0.9
    threads: int = 1


class Learner:
    """The state of a training run; the inputs that never occur in a single game are left out."""

    def __init__(
        self,
        games: list[Subject],
        plan: Plan,
        seed: int,
        rivals: dict[Subject, Brain] | None = None,
    ) -> None:
        self.games, self.plan, self.rivals = games, plan, rivals or {}
        torch.manual_seed(seed)
        torch.set_num_threads(plan.threads)
        self.chance = random.Random(seed)
        self.pool = ThreadPoolExecutor(plan.threads)
        self.decisions = 0
        self.with_facts = len(games) > 1
        self.facts = torch.from_numpy(np.stack([game.facts for game in games]))
        self._begin(np.arange(place.ALL))
        if not self.with_facts:
            self._begin(np.unique(self.play().where))

    def _begin(self, inputs: Any) -> None:
        self.policy = policy(inputs[inputs < place.OPEN], self.with_facts)
        self.critic = critic(inputs, self.with_facts)
        parameters = [*self.policy.net.parameters(), *self.critic.net.parameters()]
        self.optimizer = torch.optim.Adam(parameters, lr=self.plan.rate, eps=1e-5)

    def saved(self) -> dict[str, Any]:
        """Return all that `restore` needs to go on as if nothing had happened."""
        return {
            "inputs": self.critic.inputs.tolist(),
            "policy": self.policy.net.state_dict(),
            "critic": self.critic.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "chance": self.chance.getstate(),
            "decisions": self.decisions,
        }

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on where a run was saved."""
        self._begin(np.array(saved["inputs"]))
        self.policy.net.load_state_dict(saved["policy"])
        self.critic.net.load_state_dict(saved["critic"])
        self.optimizer.load_state_dict(saved["optimizer"])
        self.chance.setstate(saved["chance"])
        self.decisions = saved["decisions"]

    def take(self, tensors: dict[str, Any]) -> None:
        """Begin with what another run has learnt, as in `tensors`."""
        self._begin(tensors["critic.inputs"].astype(np.int64))
        for part, network in (("policy", self.policy), ("critic", self.critic)):
            network.take(
                {
                    name.removeprefix(f"{part}."): array
                    for name, array in tensors.items()
                    if name.startswith(f"{part}.")
                }
            )

    def tensors(self) -> dict[str, Any]:
        """Return both networks as arrays: what the file that is shipped holds."""
        parts = {"policy": self.policy, "critic": self.critic}
        return {
            f"{part}.{name}": array
            for part, network in parts.items()
            for name, array in network.tensors().items()
        }

    def brains(self, games: list[Subject]) -> dict[Subject, Brain]:
        """Return the policy as it is now, ready for each game."""
        tensors = self.policy.tensors()
        return {game: brain_of(tensors, game.facts) for game in games}

    def play(self) -> Batch:
        """Return the decisions of one iteration's deals."""
        plan = self.plan
        orders = []
        for number in range(plan.orders):
            game = self.chance.choice(self.games)
            rival, kind = self.rivals.get(game), LEARNT
            if rival is None and self.chance.random() < plan.thumb:
                kind = self.chance.choice(plan.rivals)
            seats = EVEN_SEATS << number % 2 if rival or kind != LEARNT else 0
            for_points = self.chance.random() >= plan.stakes
            deals, seed = plan.deals // plan.orders, self.chance.getrandbits(62)
            orders.append(Order(game, deals, for_points, seed, rival, seats, kind))
        asked = list({order.game for order in orders})
        return gather(orders, self.brains(asked), self.pool, self.games)

    def dense(self, batch: Batch, chosen: Any, network: Network) -> Any:
        """Return the inputs of chosen decisions, a row each."""
        width = len(network.inputs)
        rows: Any = np.zeros((len(chosen), width), np.float32)
        fast(fill)(
            chosen,
            batch.facts.reshape(-1),
            batch.where,
            batch.what,
            network.columns,
            width,
            int(network is self.critic),
            place.NEXT,
            place.ALL,
            rows.reshape(-1),
        )
        inputs = torch.from_numpy(rows)
        if network.with_facts:
            inputs = torch.cat([inputs, self.facts[torch.from_numpy(batch.game[chosen])]], dim=1)
        return inputs

    def values(self, batch: Batch) -> Any:
        """Return what the critic says of every decision, in scaled points."""
        found = []
        with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
            for first in range(0, len(batch), LINES):
                chosen: Any = np.arange(first, min(first + LINES, len(batch)))
                found.append(self.critic.net(self.dense(batch, chosen, self.critic)).squeeze(1))
        return (torch.cat(found).float() * UNIT).double().numpy()

    def step(self, done: float) -> dict[str, float]:
        """Play, learn from it, and return what is worth watching; `done` goes from 0 to 1."""
        plan = self.plan
        begun = time.perf_counter()
        batch = self.play()
        played = time.perf_counter() - begun
        lesson = self._lesson(batch)
        rate = plan.rate + (plan.last_rate - plan.rate) * done
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        entropy = plan.entropy + (plan.last_entropy - plan.entropy) * done
        order = np.random.default_rng(self.chance.getrandbits(32)).permutation(len(batch))
        heaps = range(0, len(batch) - plan.minibatch // 2, plan.minibatch)
        seen = [
            self._learn(batch, lesson, order[first : first + plan.minibatch], entropy)
            for first in heaps
        ]
        self.decisions += len(batch)
        spent = time.perf_counter() - begun
        means = {name: fmean(one[name] for one in seen) for name in seen[0]} if seen else {}
        return means | {
            "rate": rate,
            "decisions": self.decisions,
            "decisions_a_second": len(batch) / spent,
            "playing": played / spent,
            "unexplained": lesson.unexplained,
        }

    def _lesson(self, batch: Batch) -> "Lesson":
        """What is to be learnt from a batch."""
        values = self.values(batch)
        advantages, returns = aims(batch, values, self.plan.trust)
        spread = float(advantages.std()) + 1e-6
        facts = batch.facts.reshape(-1, FIELDS)
        chances = batch.numbers.reshape(-1, NUMBERS)[:, CHANCE]
        shut = (facts[:, MASK, None] >> np.arange(self.policy.outputs) & 1) == 0
        return Lesson(
            advantage=torch.from_numpy((advantages - advantages.mean()) / spread).float(),
            returns=torch.from_numpy(returns / UNIT).float(),
            outputs=torch.from_numpy(facts[:, OUTPUT].copy()),
            logs=torch.from_numpy(np.log(chances + 1e-9)).float(),
            shut=torch.from_numpy(shut),
            unexplained=float(np.var(returns - values) / (np.var(returns) + 1e-9)),
        )

    def _learn(self, batch: Batch, lesson: "Lesson", chosen: Any, entropy: float) -> dict[str, Any]:
        """Take one step with some of the decisions; return what is worth watching."""
        picked = torch.from_numpy(chosen)
        with torch.autocast("cpu", torch.bfloat16):
            scores = self.policy.net(self.dense(batch, chosen, self.policy))
            value = self.critic.net(self.dense(batch, chosen, self.critic))
        logs = torch.log_softmax(scores.float().masked_fill(lesson.shut[picked], SHUT), dim=1)
        log = logs.gather(1, lesson.outputs[picked, None]).squeeze(1)
        moved = log - lesson.logs[picked]
        ratio, gain = torch.exp(moved), lesson.advantage[picked]
        near = torch.clamp(ratio, 1 - self.plan.clip, 1 + self.plan.clip)
        open_mind = -(logs.exp() * logs.clamp(min=LEAST_LOG)).sum(1).mean()
        wrong = (value.float().squeeze(1) - lesson.returns[picked]).square().mean()
        loss = wrong - torch.min(ratio * gain, near * gain).mean() - entropy * open_mind
        if not loss.isfinite():
            raise SedmaError("train-diverged")
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.policy.net.parameters(), POLICY_STEP)
        torch.nn.utils.clip_grad_norm_(self.critic.net.parameters(), CRITIC_STEP)
        self.optimizer.step()
        return {
            "entropy": open_mind.item(),
            "critic": wrong.item(),
            "kl": -moved.detach().mean().item(),
        }


@dataclass(frozen=True)
class Lesson:
    """What is to be learnt from each decision of a batch."""

    advantage: Any
    returns: Any
    outputs: Any
    logs: Any
    shut: Any
    unexplained: float
    """Share of the returns' variance that the critic did not foresee."""
