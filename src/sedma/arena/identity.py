"""Which sources decide how a player plays? Those that its module imports, and what they import.

So results in the ledger outlive changes to anything else.
"""

import ast
import hashlib
from functools import cache
from pathlib import Path

PACKAGE = "sedma"
HERE = Path(__file__).resolve().parent.parent
HEX_DIGITS = 16


@cache
def source_digest(module: str) -> str:
    """Return 16 hex digits made from a module of ours and every module of ours that it needs.

    >>> source_digest("sedma.cards") != source_digest("sedma.core.hand")
    True
    """
    digest = hashlib.sha256()
    for name in sorted(needed_by(module)):
        path = _path(name)
        assert path is not None
        digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:HEX_DIGITS]


def needed_by(module: str) -> set[str]:
    """Return the names of a module and of all modules of ours that it imports, near or far.

    >>> sorted(needed_by("sedma.notation"))
    ['sedma.cards', 'sedma.errors', 'sedma.notation']
    """
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name in found or _path(name) is None:
            continue
        found.add(name)
        waiting += _imports(name)
    return found


@cache
def _imports(module: str) -> list[str]:
    path = _path(module)
    assert path is not None
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return [name for name in names if name.partition(".")[0] == PACKAGE]


def _path(module: str) -> Path | None:
    place = HERE.joinpath(*module.split(".")[1:])
    paths = (place.with_suffix(".py"), place / "__init__.py")
    return next((path for path in paths if path.is_file()), None)
