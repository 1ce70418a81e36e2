"""How does one readable source run both as plain Python and compiled?

`compiled` marks a function that Numba can compile and leaves it plain Python: that is how deals for
people, records and the browser run, without Numba and without waiting. `fast` returns the compiled
twin of a marked function, in which every marked function that it calls is compiled too: that is
how bots, training and batches run. Compiled code is kept in a folder named by a hash of every
source that is compiled, because Numba's own cache misses edits in other files.

With `NUMBA_DISABLE_JIT=1`, or without Numba, `fast` returns the plain function.
Run `python -m sedma.core.jit` to compile ahead.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
MARK = "__sedma_compiled__"
WOVEN_IN, APART = 1, 2
HALF = 1 << 63
ACCESS = "sedma.core.jit"
"""Where the marked functions stand that reach into memory."""


def compiled(function: Function) -> Function:
    """Return the function itself, marked as one that `fast` can compile.

    >>> compiled(len_of := lambda hand: hand) is len_of
    True
    """
    setattr(function, MARK, WOVEN_IN)
    return function


def compiled_apart(function: Function) -> Function:
    """Return the function itself, marked as one that `fast` compiles once and others call.

    For large functions: what is only `compiled` becomes part of each of its callers, which is
    quick to run and slow to compile.

    >>> compiled_apart(len_of := lambda hand: hand) is len_of
    True
    """
    setattr(function, MARK, APART)
    return function


def fast(function: Function) -> Function:
    """Return the compiled twin of a marked function (or the function where Numba is off).

    >>> from sedma.core.hand import count_cards
    >>> fast(count_cards)(3)
    3
    """
    if not numba_is_on():
        return function
    plain = cast("FunctionType", function)
    return cast("Function", _twins(plain.__module__)[plain.__name__])


@cache
def numba_is_on() -> bool:
    """Return whether `fast` compiles: Numba is installed and not switched off."""
    try:
        import numba
    except ImportError:
        return False
    settings: Any = numba.config
    return not settings.DISABLE_JIT


def pack_of(cards: Iterable[int]) -> MutableSequence[int]:
    """Return the cards as what `fast` functions want for a pack: an array, or a plain list.

    >>> [int(card) for card in pack_of([1, 16])]
    [1, 16]
    """
    if not numba_is_on():
        return list(cards)
    import numpy as np

    return cast("MutableSequence[int]", np.array(list(cards), dtype=np.int64))


def source_hash() -> str:
    """Return 16 hex digits that change when a compiled source changes.

    >>> len(source_hash())
    16
    """
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_bytes()
        if path.parent.name == "core" or b"@compiled" in text:
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + text)
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Return the folder in which compiled code is kept for this state of the sources.

    >>> cache_folder().name == source_hash()
    True
    """
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "sedma" / source_hash()


@compiled
def peek(block: Sequence[int], place: int) -> int:
    """Return a number of a block of 64-bit numbers.

    A block is a list in plain Python and the bare address of an array (`block_of`) where compiled:
    a search that hands arrays down would spend half its time on counting references to them.

    >>> peek([3, 5], 1)
    5
    """
    return int(block[place])


@compiled
def peek_half(block: Sequence[int], place: int) -> int:
    """Return a number of a block of 32-bit numbers.

    >>> peek_half([3, 5], 1)
    5
    """
    return int(block[place])


@compiled
def poke(block: MutableSequence[int], place: int, number: int) -> None:
    """Put a number into a block of 64-bit numbers; what does not fit is cut off at the top.

    >>> block = [3, 5]
    >>> poke(block, 1, 7)
    >>> block
    [3, 7]
    """
    block[place] = (number + HALF) % (2 * HALF) - HALF


def block_of(array: Any) -> MutableSequence[int]:
    """Return the block behind an array, which the caller must keep alive and within bounds.

    >>> import numpy as np
    >>> array = np.array([3, 5])
    >>> block_of(array) == (array.ctypes.data if numba_is_on() else array)
    True
    """
    if numba_is_on():
        return cast("MutableSequence[int]", int(array.ctypes.data))
    return cast("MutableSequence[int]", array)


@cache
def _memory_access() -> dict[str, Any]:
    """Return the compiled forms of `peek`, `peek_half` and `poke`: one machine instruction each."""
    from numba.core import types
    from numba.extending import intrinsic

    def load(kind: Any) -> Any:
        def typed(_: Any, block: Any, place: Any) -> Any:
            def emit(context: Any, builder: Any, _: Any, words: Any) -> Any:
                pointer = context.get_value_type(types.CPointer(kind))
                number = builder.load(builder.gep(builder.inttoptr(words[0], pointer), [words[1]]))
                return context.cast(builder, number, kind, types.int64)

            return types.int64(types.int64, types.int64), emit

        return intrinsic(typed)

    def store(_: Any, block: Any, place: Any, number: Any) -> Any:
        def emit(context: Any, builder: Any, _: Any, words: Any) -> Any:
            pointer = context.get_value_type(types.CPointer(types.int64))
            builder.store(words[2], builder.gep(builder.inttoptr(words[0], pointer), [words[1]]))
            return context.get_dummy_value()

        return types.void(types.int64, types.int64, types.int64), emit

    return {"peek": load(types.int64), "peek_half": load(types.int32), "poke": intrinsic(store)}


@cache
def _twins(module: str) -> dict[str, Any]:
    """Return a copy of a module's globals in which every marked function is compiled."""
    import numba

    settings: Any = numba.config
    settings.CACHE_DIR = str(cache_folder())
    compilers = {
        mark: numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=mark == WOVEN_IN)
        for mark in (WOVEN_IN, APART)
    }
    twins = dict(vars(sys.modules[module]))
    for name, value in list(twins.items()):
        if not (isinstance(value, FunctionType) and hasattr(value, MARK)):
            continue
        if value.__module__ == ACCESS:
            twins[name] = _memory_access()[name]
        elif value.__module__ == module:
            twin = FunctionType(value.__code__, twins, name, value.__defaults__)
            twin.__module__ = module
            twin.__qualname__ = value.__qualname__
            twins[name] = compilers[getattr(value, MARK)](twin)
        else:
            twins[name] = fast(value)
    return twins


def main() -> None:
    """Compile the core's entry points, so that later starts find them in the cache."""
    from sedma.core.numbers import card_number, rule_numbers
    from sedma.core.playout import random_deals
    from sedma.rules import deck_cards, load

    rules = load("ristikontra")
    pack = pack_of(card_number(rules, card) for card in deck_cards(rules))
    fast(random_deals)(rule_numbers(rules), pack, len(pack), 1, 1)


if __name__ == "__main__":
    main()
