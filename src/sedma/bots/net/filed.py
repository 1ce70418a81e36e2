"""Does a file hold weights that the network can play with?

Compiled code reaches into them without looking, so every part must have exactly its shape, every
number must be one and of a sane size, and every input must exist.
"""

from pathlib import Path
from typing import Any, NamedTuple

from safetensors import SafetensorError, safe_open

from sedma.bots.net.facts import FACTS
from sedma.bots.net.forward import FIRST, SECOND
from sedma.bots.net.layout import ALL, OPEN
from sedma.bots.net.slots import OUTPUTS
from sedma.errors import SedmaError, shown

CARD = ("games", "digest")
MOST_BYTES = 1 << 26
KEPT = ("float16", "float32")
LARGEST = 1_000.0
"""Beyond this a weight is damaged; sums of such numbers would soon be infinite."""
KINDS = {"policy": (OPEN, OUTPUTS), "critic": (ALL, 1)}
"""For both networks: how many inputs there are to choose from, and how many answers."""


class Filed(NamedTuple):
    """The arrays of a file by name, and its card."""

    tensors: dict[str, Any]
    card: dict[str, str]


def read_weights(path: Path) -> Filed:
    """Return what a file of weights holds; SedmaError names the part that is not as it must be."""
    try:
        if not path.is_file() or path.stat().st_size > MOST_BYTES:
            raise _refusal(path, "safetensors")
        with safe_open(str(path), framework="numpy") as opened:
            card = dict(opened.metadata() or {})
            tensors = {name: opened.get_tensor(name) for name in list(opened.keys())}
    except (OSError, SafetensorError, TypeError, ValueError, AttributeError) as fault:
        raise _refusal(path, "safetensors") from fault
    if not all(card.get(name) for name in CARD):
        raise _refusal(path, "card")
    for kind, (inputs, answers) in KINDS.items():
        wrong = _wrong(kind, tensors, inputs, answers)
        if wrong:
            raise _refusal(path, wrong)
    return Filed(tensors, card)


def _wrong(kind: str, tensors: dict[str, Any], inputs: int, answers: int) -> str:
    """The first part of a network that is not as it must be; nothing if all are."""
    import numpy as np

    chosen = tensors.get(f"{kind}.inputs")
    if chosen is None or chosen.dtype != np.int16 or chosen.ndim != 1 or not len(chosen):
        return f"{kind}.inputs"
    if chosen[0] < 0 or chosen[-1] >= inputs or (np.diff(chosen.astype(np.int64)) <= 0).any():
        return f"{kind}.inputs"
    facts = tensors.get(f"{kind}.facts")
    has_facts = facts is not None and facts.ndim > 0 and len(facts) > 0
    shapes = {
        "first": (len(chosen), FIRST),
        "facts": (FACTS if has_facts else 0, FIRST),
        "first_bias": (FIRST,),
        "second": (FIRST, SECOND),
        "second_bias": (SECOND,),
        "last": (SECOND, answers),
        "last_bias": (answers,),
    }
    for name, shape in shapes.items():
        array = tensors.get(f"{kind}.{name}")
        if array is None or array.shape != shape or array.dtype not in KEPT:
            return f"{kind}.{name}"
        if not (np.abs(array) <= LARGEST).all():
            return f"{kind}.{name}"
    return ""


def _refusal(path: Path, part: str) -> SedmaError:
    return SedmaError("weights-refused", file=shown(str(path)), part=part)
