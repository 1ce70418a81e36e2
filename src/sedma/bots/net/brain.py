"""Which weights does the network play a game with, and how do they lie in memory?

Each file in `weights/` is what one training run has learnt, with a card in its head: for which
rules, from how much play, how strong. A game that has a file of its own is played with that, every
other one with the file of the whole family.
"""

from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from sedma.bots.net.facts import facts_of
from sedma.bots.net.filed import Filed, read_weights
from sedma.bots.net.layout import ALL
from sedma.bots.terms import whole_pack
from sedma.core.numbers import rule_numbers
from sedma.rules import Rules

FAMILY = "family"
"""Stands in a card for every game."""
HEX_DIGITS = 16
REMEMBERED = 64
"""For how many games a network is kept ready."""


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


@lru_cache(maxsize=REMEMBERED)
def brains_for(rules: Rules, path: str = "") -> Brains:
    """Return what the network thinks with in a game; with a path, what that file holds."""
    if path:
        return brains_in(read_weights(Path(path)), rules)
    key = game_key(rules)
    own = (filed for filed in shelf().values() if key in filed.card["games"].split())
    return brains_in(next(own, shelf()[FAMILY]), rules)


@cache
def shelf() -> dict[str, Filed]:
    """Return all files of weights that are shipped, by name."""
    folder = Path(__file__).parent / "weights"
    return {path.stem: read_weights(path) for path in sorted(folder.glob("*.safetensors"))}


def brains_in(filed: Filed, rules: Rules) -> Brains:
    """Return what the network thinks with in a game, from a file."""
    facts = facts_of(rules)
    parts = [
        {
            name.removeprefix(f"{part}."): array
            for name, array in filed.tensors.items()
            if name.startswith(f"{part}.")
        }
        for part in ("policy", "critic")
    ]
    return Brains(brain_of(parts[0], facts), brain_of(parts[1], facts), filed.card["digest"])


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
