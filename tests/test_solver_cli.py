"""What do `sedma solve` and `sedma tables` print, and what do they refuse?"""

import json
from pathlib import Path

import pytest

from sedma.cli import main
from tests.test_solver_values import POSITION, record


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file with a record that ends inside a trick."""
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record("sedma4", POSITION, "9C", "7H", "9H", "AS")))
    return str(path)


def test_solve_prints_one_object(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", file, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["to_play"], answer["exact"]) == (0, True)
    assert set(answer["moves"]) == {"stop", "7S", "9D"}


def test_solve_tells_it_in_words(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", file, "--lang", "en", "--limit", "60"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("With best play the side of seat 1 takes")
    assert len(lines) >= 5


def test_solve_for_stakes(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", file, "--json", "--stakes"]) == 0
    assert json.loads(capsys.readouterr().out)["value"] in range(-3, 4)


@pytest.mark.parametrize("limit", ["0", "-1", "nan", "inf", "soon"])
def test_a_limit_must_be_seconds(file: str, limit: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", file, f"--limit={limit}"]) == 2
    assert limit in capsys.readouterr().err


def test_a_refused_record_is_refused_twice_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(record("sedma4", POSITION, "KH")))
    assert main(["solve", str(path), "--json"]) == 2
    told = capsys.readouterr()
    assert json.loads(told.out)["error"]["move"] == 0
    assert told.err


def test_tables_are_built_listed_and_fingerprinted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SEDMA_TABLES", str(tmp_path / "tables"))
    assert main(["tables", "build", "sedma2"]) == 0
    assert main(["tables", "digest", "sedma2", "--option", "last_trick=10"]) == 0
    digest = capsys.readouterr().out.splitlines()[-1]
    assert len(digest) == 64
    assert main(["tables", "list"]) == 0
    assert digest in capsys.readouterr().out
    assert main(["tables", "digest", "sedma2", "--option", "last_trick=0"]) == 0
    assert capsys.readouterr().out.strip() != digest


@pytest.mark.parametrize(
    "words",
    [
        ["digest", "ristikontra"],
        ["digest"],
        ["digest", "sedma2", "zsiros2"],
        ["build", "sedma2", "--cards", "0"],
        ["build", "sedma2", "--cards", "many"],
        ["build", "--option", "last_trick=0"],
        ["build", "no-such-game"],
        ["sell"],
    ],
)
def test_tables_refuses(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tables", *words]) == 2
    told = capsys.readouterr()
    assert told.err
    assert not told.out
