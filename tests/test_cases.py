"""Does the program give what every case expects, called as a function and as a command?"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sedma.cli import main
from sedma.record import replay_json
from tests.casebook import CASES, Case, differences

REFUSED = 2  # exit status of refused input (record.md)
AS_COMMANDS = [case for case in CASES if case.name in ("01", "20f", "33c", "own/c28-holder-owns")]


def name_of(case: Case) -> str:
    return case.name


def written(case: Case, folder: Path) -> str:
    """The path of a file with the record of the case."""
    path = folder / "record.json"
    path.write_text(json.dumps(case.record), encoding="utf-8")
    return str(path)


def status_of(expect: dict[str, Any]) -> int:
    return 0 if expect["ok"] else REFUSED


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_replay_json_gives_what_the_case_expects(case: Case) -> None:
    assert differences(case.expect, replay_json(case.record)) == []


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_the_command_gives_what_the_case_expects(
    case: Case, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["replay", written(case, tmp_path), "--json"])
    assert differences(case.expect, json.loads(capsys.readouterr().out)) == []
    assert status == status_of(case.expect)


@pytest.mark.parametrize("case", AS_COMMANDS, ids=name_of)
def test_the_program_gives_what_the_case_expects(case: Case, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sedma", "replay", written(case, tmp_path), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert differences(case.expect, json.loads(done.stdout)) == []
    assert done.returncode == status_of(case.expect)
