"""What does the network answer?

Two layers of rectified units over a sparse list of inputs. Weights, and what is worked out on the
way, lie in flat arrays of 32-bit floats; the sums run along rows, so that the compiler makes vector
instructions of them and the order of additions is the same everywhere.
"""

from collections.abc import MutableSequence, Sequence
from math import exp

from sedma.bots.net.slots import OUTPUTS
from sedma.core.jit import compiled, compiled_apart

FIRST, SECOND = 256, 128
"""Units in the two layers."""

SECOND_WEIGHTS = FIRST
SECOND_BIAS = SECOND_WEIGHTS + FIRST * SECOND
LAST_WEIGHTS = SECOND_BIAS + SECOND
POLICY_BIAS = LAST_WEIGHTS + SECOND * OUTPUTS
POLICY_ROWS = POLICY_BIAS + OUTPUTS
"""Where the rows of the inputs begin in the weights of a policy; its first row is the bias."""
VALUE_BIAS = LAST_WEIGHTS + SECOND
VALUE_ROWS = VALUE_BIAS + 1

SCRATCH = FIRST + SECOND + OUTPUTS
ANSWER = FIRST + SECOND
"""Where the answers begin in the scratch."""


@compiled
def hidden_layers(
    weights: Sequence[float],
    rows: Sequence[int],
    first_row: int,
    where: Sequence[int],
    what: Sequence[float],
    first: int,
    end: int,
    scratch: MutableSequence[float],
) -> None:
    """Work out both layers for the inputs from `first` to `end`; `rows` holds their rows, or -1."""
    for unit in range(FIRST):
        scratch[unit] = weights[unit]
    for number in range(first, end):
        row = rows[where[number]]
        if row >= 0:
            value = what[number]
            base = first_row + row * FIRST
            for unit in range(FIRST):
                scratch[unit] += value * weights[base + unit]
    for unit in range(SECOND):
        scratch[FIRST + unit] = weights[SECOND_BIAS + unit]
    for unit in range(FIRST):
        value = scratch[unit]
        if value > 0.0:
            base = SECOND_WEIGHTS + unit * SECOND
            for other in range(SECOND):
                scratch[FIRST + other] += value * weights[base + other]


@compiled_apart
def policy_scores(
    weights: Sequence[float],
    rows: Sequence[int],
    where: Sequence[int],
    what: Sequence[float],
    first: int,
    end: int,
    scratch: MutableSequence[float],
) -> None:
    """Put the score of every output into the scratch, from `ANSWER` on."""
    hidden_layers(weights, rows, POLICY_ROWS, where, what, first, end, scratch)
    for output in range(OUTPUTS):
        scratch[ANSWER + output] = weights[POLICY_BIAS + output]
    for unit in range(SECOND):
        value = scratch[FIRST + unit]
        if value > 0.0:
            base = LAST_WEIGHTS + unit * OUTPUTS
            for output in range(OUTPUTS):
                scratch[ANSWER + output] += value * weights[base + output]


@compiled_apart
def value_score(
    weights: Sequence[float],
    rows: Sequence[int],
    where: Sequence[int],
    what: Sequence[float],
    first: int,
    end: int,
    scratch: MutableSequence[float],
) -> float:
    """Return what the critic thinks that the seat to play will still win, in scaled points."""
    hidden_layers(weights, rows, VALUE_ROWS, where, what, first, end, scratch)
    value = float(weights[VALUE_BIAS])
    for unit in range(SECOND):
        if scratch[FIRST + unit] > 0.0:
            value += float(scratch[FIRST + unit]) * float(weights[LAST_WEIGHTS + unit])
    return value


@compiled
def best_output(scratch: Sequence[float], mask: int) -> int:
    """Return the output of the highest score in a mask."""
    choice = -1
    for output in range(OUTPUTS):
        better = choice < 0 or scratch[ANSWER + output] > scratch[ANSWER + choice]
        if mask >> output & 1 and better:
            choice = output
    return choice


@compiled
def to_chances(scratch: MutableSequence[float], mask: int) -> None:
    """Turn the scores in a mask into chances that add up to 1; the others become 0."""
    best = scratch[ANSWER + best_output(scratch, mask)]
    whole = 0.0
    for output in range(OUTPUTS):
        chance = 0.0
        if mask >> output & 1:
            chance = exp(scratch[ANSWER + output] - best)
        scratch[ANSWER + output] = chance
        whole += chance
    for output in range(OUTPUTS):
        scratch[ANSWER + output] /= whole
