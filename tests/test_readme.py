"""Does what the README shows work?"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "README.md").read_text()


@pytest.mark.parametrize("program", re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
def test_programs_run(program: str) -> None:
    words = [sys.executable, "-c", program]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^):]+)\)", TEXT)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
