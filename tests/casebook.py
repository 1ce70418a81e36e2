"""Which literal cases are there, and does an answer hold what a case expects?

A case is a file with `record`, `expect` (a subset of the answer; `"*"` stands for anything) and
`because` (the rule it rests on). Those in `own/` were worked out by hand from the rules.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "cases"


@dataclass(frozen=True)
class Case:
    """One record with what its answer must hold."""

    name: str
    path: Path
    record: dict[str, Any]
    expect: dict[str, Any]


def read_case(path: Path) -> Case:
    """The case that stands in a file, named by its path inside the folder."""
    content = json.loads(path.read_text(encoding="utf-8"))
    name = path.relative_to(FOLDER).with_suffix("").as_posix()
    return Case(name, path, content["record"], content["expect"])


CASES = [read_case(path) for path in sorted(FOLDER.rglob("*.json"))]


def differences(expected: Any, found: Any, where: str = "answer") -> list[str]:
    """Every place where `found` lacks what is expected; lists must be equally long."""
    if expected == "*":
        return []
    if isinstance(expected, dict) and isinstance(found, dict):
        lists = [
            differences(value, found.get(key, "missing"), f"{where}.{key}")
            for key, value in expected.items()
        ]
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = zip(expected, found, strict=True)
        lists = [differences(e, f, f"{where}[{i}]") for i, (e, f) in enumerate(pairs)]
    else:
        same = json.dumps(expected) == json.dumps(found)
        lists = [] if same else [[f"{where}: expected {expected!r}, found {found!r}"]]
    return [difference for found_here in lists for difference in found_here]
