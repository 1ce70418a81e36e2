"""How does what was learnt become the file that is shipped?"""

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
from safetensors.numpy import save

from sedma.bots.net.brain import FAMILY, HEX_DIGITS, game_key
from sedma.rules import Rules


def card_of(games: list[Rules], facts: dict[str, str]) -> dict[str, str]:
    """Return a file's card: the games it is for, all of the family if more than one, and facts."""
    keys = game_key(games[0]) if len(games) == 1 else FAMILY
    return {"games": keys, **facts}


def write(path: Path, tensors: dict[str, Any], card: dict[str, str]) -> str:
    """Write a file of weights, 16 bits a number, in one go; return the digest of its weights."""
    small = {
        name: array if array.dtype.kind == "i" else array.astype(np.float16)
        for name, array in sorted(tensors.items())
    }
    digest = hashlib.sha256()
    for name, array in small.items():
        digest.update(name.encode() + array.tobytes())
    told = digest.hexdigest()[:HEX_DIGITS]
    part = path.with_suffix(".part")
    part.write_bytes(save(small, metadata={**card, "digest": told}))
    part.replace(path)
    return told
