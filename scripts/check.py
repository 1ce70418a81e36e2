"""Do style, types and arrows hold? Runs every static check, and fails if one of them fails."""

import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = Path(sysconfig.get_path("scripts"))
CHECKS = (
    ("ruff", "check", "--quiet"),
    ("ruff", "format", "--check", "--quiet"),
    ("mypy", "--no-error-summary"),
    ("lint-imports",),
)


def main() -> int:
    """The number of failed checks; a failed check shows all that it printed."""
    failed = 0
    for name, *words in CHECKS:
        done = subprocess.run(
            [TOOLS / name, *words],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        good = done.returncode == 0
        print(f"{'ok  ' if good else 'FAIL'} {name} {' '.join(words)}", flush=True)
        if not good:
            failed += 1
            print(done.stdout, flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
