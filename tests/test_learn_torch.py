"""Does a learner learn, go on after a break as if there had been none, and ship what it learnt?"""

from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from safetensors import safe_open

from sedma.bots.net import layout
from sedma.bots.net.brain import brain_of, brains_for
from sedma.bots.net.forward import ANSWER, SCRATCH, policy_scores
from sedma.core.jit import fast
from sedma.errors import SedmaError
from sedma.learn.games import Subject
from sedma.learn.network import policy
from sedma.learn.run import Report, Run, train
from sedma.learn.ship import card_of, write
from sedma.learn.train import Learner, Plan
from sedma.rules import load

PLAN = Plan(deals=64, orders=4, minibatch=256)


@pytest.fixture
def learner() -> Learner:
    return Learner([Subject(load("sedma2"))], PLAN, 3)


def test_a_step_says_how_it_went(learner: Learner) -> None:
    before = learner.tensors()["policy.first"].copy()
    told = learner.step(0.0)
    assert told["decisions"] == learner.decisions > 500
    assert 0.0 < told["entropy"] < 2.0
    assert told["rate"] == PLAN.rate
    assert not np.array_equal(before, learner.tensors()["policy.first"])


def test_a_break_changes_nothing(learner: Learner) -> None:
    learner.step(0.1)
    saved = deepcopy(learner.saved())
    other = Learner([Subject(load("sedma2"))], PLAN, 99)
    other.restore(saved)
    learner.step(0.2)
    other.step(0.2)
    for name, array in learner.tensors().items():
        np.testing.assert_array_equal(array, other.tensors()[name])


def test_what_plays_is_what_was_learnt() -> None:
    torch.manual_seed(1)
    network = policy(np.arange(layout.OPEN), with_facts=True)
    facts: Any = Subject(load("hola4")).facts
    brain = brain_of(network.tensors(), facts)
    where: Any = np.arange(0, 300, 7).astype(np.int16)
    what: Any = np.linspace(0.1, 1.0, len(where)).astype(np.float32)
    scratch: Any = np.zeros(SCRATCH, np.float32)
    fast(policy_scores)(brain.weights, brain.rows, where, what, 0, len(where), scratch)
    inputs = torch.zeros(1, network.width)
    inputs[0, torch.from_numpy(where.astype(int))] = torch.from_numpy(what)
    inputs[0, layout.OPEN :] = torch.from_numpy(facts)
    expected = network.net(inputs).detach().numpy()[0]
    np.testing.assert_allclose(scratch[ANSWER:], expected, rtol=1e-4, atol=1e-5)


def test_a_file_is_taken_up_again(learner: Learner, tmp_path: Path) -> None:
    rules = load("sedma2")
    path = tmp_path / "weights.safetensors"
    digest = write(path, learner.tensors(), card_of([rules], {"seed": "3"}))
    with safe_open(str(path), framework="numpy") as opened:
        assert opened.metadata()["seed"] == "3"
    brains = brains_for(rules, str(path))
    assert brains.digest == digest
    assert len(brains.policy.rows) == layout.ALL


def test_a_run_ends_with_weights_and_its_strength(tmp_path: Path) -> None:
    reports: list[Report] = []
    rules = load("sedma2")
    run = Run((("sedma2", rules),), 0, 1, None, 1, 1, packs=4)
    path = train(run, tmp_path, reports.append)
    assert reports[-1].done == 1.0
    assert reports[-1].lead["sedma2"].half > 0.0
    with safe_open(str(path), framework="numpy") as opened:
        assert opened.metadata()["over_rules"].startswith("sedma2 ")
    assert train(run, tmp_path, reports.append) == path


def short_run(name: str, seed: int) -> Run:
    return Run(((name, load(name)),), 0, 1, None, seed, 1, packs=10)


def test_a_folder_is_gone_on_with_by_its_own_run_alone(tmp_path: Path) -> None:
    train(short_run("sedma2", 1), tmp_path, lambda _: None)
    train(short_run("sedma2", 1), tmp_path, lambda _: None)
    for other in (short_run("sedma2", 2), short_run("sedma4", 1)):
        with pytest.raises(SedmaError, match="train-other-run"):
            train(other, tmp_path, lambda _: None)


@pytest.mark.parametrize("length", [0, 10, 20_000])
def test_a_damaged_state_is_refused(tmp_path: Path, length: int) -> None:
    train(short_run("sedma2", 1), tmp_path, lambda _: None)
    state = tmp_path / "state.pt"
    state.write_bytes(state.read_bytes()[:length] or b"garbage")
    with pytest.raises(SedmaError, match="train-state-damaged"):
        train(short_run("sedma2", 1), tmp_path, lambda _: None)


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SedmaError, match="train-folder-refused"):
        train(short_run("sedma2", 1), tmp_path / "file", lambda _: None)


def test_learning_that_breaks_down_says_so(learner: Learner) -> None:
    with torch.no_grad():
        next(iter(learner.critic.net.parameters())).fill_(float("nan"))
    with pytest.raises(SedmaError, match="train-diverged"):
        learner.step(0.0)
