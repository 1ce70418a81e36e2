"""What do all searching bots do alike at a table?"""

import random
from collections.abc import Callable, Iterable, MutableSequence
from typing import cast

from sedma.beliefs.reading import scene_by
from sedma.beliefs.scene import Scene
from sedma.bots.endings import unbeaten
from sedma.bots.look import kinds_of
from sedma.core.jit import numba_is_on
from sedma.rules import Rules
from sedma.view import View

Search = Callable[[Rules, Scene, int, int], int]
"""From rules, a scene, the mask of options and a number of chance to the option taken."""


def by_search(view: View, rules: Rules, chance: random.Random, search: Search) -> str:
    """Return the decision that a search takes among those that give no point away.

    Where there is no choice nothing is searched.
    """
    codes = kinds_of(view, rules)
    options = sum(codes)
    number = chance.getrandbits(60)
    if len(codes) > 1:
        scene = scene_by(view, rules)
        if view.stock_count == 0 and rules.quartet == "off":
            options = unbeaten(rules, scene, options) or options
        if options & (options - 1):
            options = search(rules, scene, options, number)
    return codes[options]


def sums_of(numbers: Iterable[float]) -> MutableSequence[float]:
    """Return what `fast` functions want for a list of sums: an array, or a plain list.

    >>> [float(number) for number in sums_of([0.5])]
    [0.5]
    """
    if not numba_is_on():
        return list(numbers)
    import numpy as np

    return cast("MutableSequence[float]", np.array(list(numbers), dtype=np.float64))
