"""Which weights does the network play a game with, and how do they lie in memory?

Each file in `weights/` is what one training run has learnt, with a card in its head: for which
rules, from how much play, how strong. A game that has a file of its own is played with that, every
other one with the file of the whole family.
"""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, NamedTuple

from safetensors import safe_open
from safetensors.numpy import load_file

from sedma.bots.net.facts import facts_of
from sedma.bots.net.layout import ALL
from sedma.bots.terms import whole_pack
from sedma.core.numbers import rule_numbers
from sedma.rules import Rules

FAMILY = "family"
"""Stands in a card for every game."""
HEX_DIGITS = 16


class Brain(NamedTuple):
    """Weights and the row of each input, as `sedma.bots.net.forward` wants them."""

    weights: Any  # 32-bit floats
    rows: Any  # 64-bit numbers


class Brains(NamedTuple):
    """What the network thinks with in one game."""

    policy: Brain
    critic: Brain
    digest: str


def game_key(rules: Rules) -> str:
    """Return what tells games apart that play differently: 16 hex digits.

    >>> from sedma.rules import load
    >>> game_key(load("sedma4")) == game_key(load("sedma4", {"target": 3}))
    True
    """
    numbers = rule_numbers(rules)._replace(packets=0, next_dealer=0)
    return sha256(f"{tuple(numbers)} {whole_pack(rules)}".encode()).hexdigest()[:HEX_DIGITS]


@cache
def brains_for(rules: Rules, path: str = "") -> Brains:
    """Return what the network thinks with in a game; with a path, what that file holds."""
    if path:
        with safe_open(path, framework="numpy") as opened:
            return brains_in(load_file(path), rules, opened.metadata()["digest"])
    for name, (games, digest) in shelf().items():
        if game_key(rules) in games:
            return brains_in(tensors_of(name), rules, digest)
    return brains_in(tensors_of(FAMILY), rules, shelf()[FAMILY][1])


@cache
def shelf() -> dict[str, tuple[tuple[str, ...], str]]:
    """Return for every file that is shipped the keys of its games and a digest of its weights."""
    found = {}
    for path in sorted(files("sedma.bots.net").joinpath("weights").iterdir(), key=str):
        if path.name.endswith(".safetensors"):
            with safe_open(str(path), framework="numpy") as opened:
                card = opened.metadata()
            name = path.name.removesuffix(".safetensors")
            found[name] = tuple(card["games"].split()), card["digest"]
    return found


@cache
def tensors_of(name: str) -> dict[str, Any]:
    """Return the arrays of a file that is shipped, by name."""
    path = files("sedma.bots.net").joinpath("weights", f"{name}.safetensors")
    return load_file(str(path))


def brains_in(tensors: dict[str, Any], rules: Rules, digest: str) -> Brains:
    """Return what the network thinks with in a game, from the arrays of a file."""
    facts = facts_of(rules)
    parts = [
        {
            name.removeprefix(f"{part}."): array
            for name, array in tensors.items()
            if name.startswith(f"{part}.")
        }
        for part in ("policy", "critic")
    ]
    return Brains(brain_of(parts[0], facts), brain_of(parts[1], facts), digest)


def brain_of(tensors: dict[str, Any], facts: Any) -> Brain:
    """Return the weights for one game: what its rules bring to the first layer is added up."""
    import numpy as np

    wide = {name: np.asarray(array, np.float32) for name, array in tensors.items()}
    bias = wide["first_bias"]
    if len(wide["facts"]):
        bias = bias + facts @ wide["facts"]
    names = ("second", "second_bias", "last", "last_bias", "first")
    weights = np.concatenate([bias, *(wide[name].reshape(-1) for name in names)])
    inputs = tensors["inputs"]
    rows = np.full(ALL, -1, dtype=np.int64)
    rows[inputs] = np.arange(len(inputs))
    return Brain(weights, rows)
