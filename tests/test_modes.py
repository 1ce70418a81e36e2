"""Does the core hold without the compiler, in every branch, and with every index checked?"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LONG = "tests/long/test_long.py::test_claim_holds"
PLAIN = [
    *("tests/test_core.py", "tests/test_cases.py"),
    *(f"{LONG}[core_and_reference-0]", f"{LONG}[plain_and_compiled-0]"),
    *("-k", "not perft_counts_agree"),  # they count too deep for plain Python
]
COMPILED = ["tests/test_core.py", f"{LONG}[plain_and_compiled-0]"]


pytestmark = pytest.mark.slow


def run(words: list[str], **environment: str) -> None:
    """Runs a Python of its own, and fails with what it printed when it fails."""
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        pytest.fail(done.stdout, pytrace=False)


def test_core_is_covered_whole_without_the_compiler(tmp_path: Path) -> None:
    data = f"--data-file={tmp_path / 'coverage'}"
    measured = ["--source=sedma.core", "--omit=*/jit.py"]  # whose business is the compiler
    run(
        ["coverage", "run", data, *measured, "-m", "pytest", "-q", *PLAIN],
        NUMBA_DISABLE_JIT="1",
    )
    run(["coverage", "report", data, "--fail-under=100"])


def test_core_never_reads_beside_its_tables(tmp_path: Path) -> None:
    run(
        ["pytest", "-q", *COMPILED],
        NUMBA_BOUNDSCHECK="1",
        XDG_CACHE_HOME=str(tmp_path),  # code that checks must not meet code that does not
    )
