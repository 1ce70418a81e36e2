"""Where does the chance of playouts come from?

A linear congruential generator modulo 2**62 whose high bits are used: the same numbers in plain
Python and compiled. It serves playouts and random play only; deals for people come from
`sedma.core.deal`.
"""

from collections.abc import MutableSequence

from sedma.core.jit import compiled

MASK = (1 << 62) - 1
MULTIPLIER = 3_935_559_000_370_003_845
INCREMENT = 2_691_343_689_449_507_681


@compiled
def step(chance: int) -> int:
    """Return the next state of the generator.

    >>> 0 <= step(1) <= MASK
    True
    """
    return (chance * MULTIPLIER + INCREMENT) & MASK


@compiled
def below(chance: int, bound: int) -> int:
    """Return a number from 0 to bound - 1 (bound up to 2**31) made from the generator's state.

    >>> below(MASK, 6)
    5
    """
    return (chance >> 31) * bound >> 31


@compiled
def mix(pack: MutableSequence[int], chance: int) -> int:
    """Return the generator's new state after shuffling the pack in place (Fisher and Yates).

    >>> mix([1], 5)
    5
    """
    for last in range(len(pack) - 1, 0, -1):
        chance = step(chance)
        other = below(chance, last + 1)
        card = pack[last]
        pack[last] = pack[other]
        pack[other] = card
    return chance
