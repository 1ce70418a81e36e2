"""Which claims of the project take too long to be tested at full size every time?

Each is a *long check*: one function in a module of this package that looks at cases numbered
`first`, `first + 1`, … (`count` of them) and raises when one is wrong.

    from tests.long import long_check

    @long_check("The core agrees with the naive player", total=20_000, piece=500)
    def reference_deals(first: int, count: int, seed: int) -> None:
        for number in range(first, first + count):
            chance = random.Random(f"{seed} {number}")  # a case depends on nothing else
            …

`make test` runs the first hundredth of each (`--scale` says otherwise); `make prove` runs all
pieces, remembers those that hold for the present sources, and prints one line for each check. A
case must depend on `seed` and its own number alone, so that any piece can be repeated by itself; an
assertion should name the number. A check prints nothing, and needs no fixture.
"""

import importlib
import math
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass

Check = Callable[[int, int, int], None]


@dataclass(frozen=True)
class LongCheck:
    """A claim, its full number of cases, how many are looked at in one piece, and the function."""

    name: str
    claim: str
    total: int
    piece: int
    seed: int
    check: Check

    def pieces(self, scale: float) -> Iterator[tuple[int, int]]:
        """The pieces `(first, count)` that together are the first `scale` of all cases.

        >>> list(LongCheck("name", "claim", 1000, 400, 1, print).pieces(0.5))
        [(0, 400), (400, 100)]
        """
        wanted = math.ceil(self.total * scale)
        for first in range(0, wanted, self.piece):
            yield first, min(self.piece, wanted - first)

    def run(self, first: int, count: int) -> None:
        """Looks at `count` cases from number `first` on; raises when one is wrong."""
        self.check(first, count, self.seed)


_registry: dict[str, LongCheck] = {}


def long_check(claim: str, *, total: int, piece: int, seed: int = 1) -> Callable[[Check], Check]:
    """A decorator that registers a function as a long check under its own name."""

    def register(check: Check) -> Check:
        name = check.__name__
        assert name not in _registry, f"two long checks are called {name}"
        _registry[name] = LongCheck(name, claim, total, piece, seed, check)
        return check

    return register


def all_checks() -> dict[str, LongCheck]:
    """All long checks by name, sorted."""
    for module in pkgutil.iter_modules(__path__, prefix=f"{__name__}."):
        if not module.name.rpartition(".")[2].startswith("test_"):
            importlib.import_module(module.name)
    return dict(sorted(_registry.items()))
