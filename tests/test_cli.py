"""Does the command line do what it says, and refuse the rest with one sentence and status 2?"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sedma.cli import main
from sedma.rules import preset_names, variant_names

CASES = Path(__file__).parent / "cases"


Ran = tuple[int, str, str]
"""The status, the output and the errors of a command."""

Run = Callable[..., Ran]
Refused = Callable[[bytes], str]


@pytest.fixture
def sedma(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Run:
    """Runs a command in this process, in an empty folder, where English is spoken."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run(*words: str) -> Ran:
        try:
            status = main(words)
        except SystemExit as ended:  # after a help text
            status = int(ended.code or 0)
        return status, *capsys.readouterr()

    return run


def process(*words: str, stdin: bytes = b"") -> Ran:
    """Runs a command as a program of its own."""
    environment = {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "sedma", *words],
        input=stdin,
        capture_output=True,
        env=environment,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def record(**changes: Any) -> dict[str, Any]:
    """The record of the first case, with some keys changed."""
    told: dict[str, Any] = json.loads((CASES / "01.json").read_text())["record"]
    return {**told, **changes}


@pytest.fixture
def refused(sedma: Run, tmp_path: Path) -> Refused:
    """Returns the one sentence with which a record is refused; nothing may be written."""

    def refused(content: bytes) -> str:
        path = tmp_path / "record.json"
        path.write_bytes(content)
        status, out, err = sedma("replay", str(path))
        assert (status, out) == (2, "")
        assert [entry.name for entry in tmp_path.iterdir()] == ["record.json"]
        assert err.startswith("sedma: ")
        assert err.count("\n") == 1
        return err

    return refused


def encoded(told: object) -> bytes:
    return json.dumps(told).encode()


def test_rules_lists_every_game_and_variant(sedma: Run) -> None:
    status, out, _ = sedma("rules")
    assert status == 0
    listed = [line.split()[0] for line in out.splitlines() if line.startswith("  ")]
    assert listed == preset_names() + variant_names()


def test_rules_for_programs(sedma: Run) -> None:
    told = json.loads(sedma("rules", "--json")[1])
    assert [game["name"] for game in told["games"]] == preset_names()
    told = json.loads(sedma("rules", "sedma", "--option", "target=9", "--json")[1])
    assert (told["preset"], told["options"], told["rules"]["target"]) == (
        "sedma4",
        {"target": 9},
        9,
    )
    assert told["page"][0]["paragraphs"]


@pytest.mark.parametrize(("lang", "word"), [("en", "Players"), ("cs", "Hráči")])
def test_rules_of_a_game_are_told_in_the_chosen_language(sedma: Run, lang: str, word: str) -> None:
    status, out, _ = sedma("rules", "hola4", "--lang", lang)
    assert status == 0
    assert word in out.splitlines()


def test_the_language_may_stand_before_the_command(sedma: Run) -> None:
    assert "Hráči" in sedma("--lang", "cs", "rules", "sedma2")[1]


def test_help_of_every_command_is_in_both_languages(sedma: Run) -> None:
    for command in ("serve", "play", "rules", "replay"):
        english, czech = (sedma(command, "--help", "--lang", lang)[1] for lang in ("en", "cs"))
        assert "usage:" in english
        assert "použití:" in czech
        assert "--lang" in english


def test_version_is_told() -> None:
    status, out, _ = process("--version")
    assert status == 0
    assert out.strip().count(".") == 2


def test_replay_reads_standard_input() -> None:
    status, out, _ = process("replay", "-", "--json", stdin=encoded(record()))
    assert status == 0
    assert json.loads(out)["ok"]


@pytest.mark.parametrize(("lang", "word"), [("en", "Trick"), ("cs", "Štych")])
def test_replay_tells_what_happened(lang: str, word: str) -> None:
    told = json.loads((CASES / "05.json").read_text())["record"]
    told["players"] = [{"name": "Jana\x1b[31m"}, {}, {"name": "Petr"}, {"bot": "greedy"}]
    status, out, _ = process("replay", "-", "--lang", lang, stdin=encoded(told))
    assert status == 0
    assert "Jana[31m" in out
    assert word in out


def test_no_json(refused: Refused) -> None:
    assert "JSON" in refused(b"not a record")


def test_a_file_that_ends_too_early(refused: Refused) -> None:
    assert "JSON" in refused(encoded(record())[:-20])


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (b'{"format": "x",\n  "version": }', ["řádku 2", "sloupce 14"]),
        (b"\xff\xfa\x81", ["Unicode"]),
        (b'{"version": NaN}', ["NaN", "číslo"]),
        (b'{"version": ' + b"9" * 5_000 + b"}", ["999…", "číslo"]),
    ],
)
def test_the_reason_why_a_text_is_no_record_is_said_in_the_chosen_language(
    sedma: Run, tmp_path: Path, text: bytes, parts: list[str]
) -> None:
    (tmp_path / "record.json").write_bytes(text)
    status, out, err = sedma("replay", "record.json", "--lang", "cs")
    assert (status, out) == (2, "")
    assert all(part in err for part in parts)
    assert len(err) < 120


@pytest.mark.parametrize(
    "junk", [b"", b"\x00" * 100, bytes(range(256)), b"\xff\xfe{}", b'"\\ud800']
)
def test_binary_junk(refused: Refused, junk: bytes) -> None:
    refused(junk)


def test_a_hundred_megabytes_are_refused_at_once_with_the_limit(sedma: Run, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    status, out, err = sedma("replay", str(path))
    assert (status, out) == (2, "")
    assert "16 MB" in err


def test_a_hundred_megabytes_on_standard_input() -> None:
    status, _, err = process("replay", "-", stdin=b" " * 100_000_000)
    assert status == 2
    assert "16 MB" in err


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'{"deals":['])
def test_deep_nesting(refused: Refused, opening: bytes) -> None:
    assert "deep" in refused(opening * 200_000)


def test_a_key_that_stands_twice(refused: Refused) -> None:
    assert "twice" in refused(encoded(record())[:-1] + b', "version": 1}')


@pytest.mark.parametrize("number", [b"NaN", b"-Infinity", b"1e999", b"9" * 5_000, b"1.0", b"true"])
def test_numbers_that_are_none(refused: Refused, number: bytes) -> None:
    text = encoded(record(version=1)).replace(b'"version": 1', b'"version": ' + number)
    refused(text)


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"rules": {"preset": "sedma5"}}, "sedma5"),
        ({"rules": {"preset": "sedma4", "options": {"target": -1}}}, "target"),
        ({"rules": {"preset": "sedma4", "options": {"target": 10**30}}}, "target"),
        ({"rules": {"preset": "sedma4", "options": {"colour": 1}}}, "colour"),
        ({"surprise": 1}, "surprise"),
        ({"deals": {}}, "deals"),
        ({"format": "pgn"}, "pgn"),
        ({"version": 2}, "2"),
    ],
)
def test_a_wrong_head(refused: Refused, changes: dict[str, Any], part: str) -> None:
    assert part in refused(encoded(record(**changes)))


def test_a_card_twice(refused: Refused) -> None:
    told = record()
    told["deals"][0]["position"]["hands"][0][0] = told["deals"][0]["position"]["hands"][1][0]
    assert "Deal 0" in refused(encoded(told))


def test_a_move_after_the_end(refused: Refused) -> None:
    position = {"leader": 0, "hands": [["9C"], ["8C"]], "stock": []}
    deals = [{"position": position, "moves": ["9C", "8C", "9C"]}]
    told = record(rules={"preset": "sedma2"}, deals=deals)
    told.pop("players", None)
    assert "move 2" in refused(encoded(told))


def test_a_refusal_for_programs(sedma: Run, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(b"{")
    status, out, err = sedma("replay", str(path), "--json")
    assert status == 2
    assert json.loads(out)["error"]["deal"] is None
    assert err


@pytest.mark.parametrize("name", ["missing.json", ".", "/proc/self/mem"])
def test_a_file_that_cannot_be_read(sedma: Run, tmp_path: Path, name: str) -> None:
    status, out, err = sedma("replay", name)
    assert (status, out) == (2, "")
    assert "cannot be read" in err


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["rules", "sedma5"], "sedma5"),
        (["rules", "--option", "target=3"], "name one"),
        (["rules", "sedma4", "--option", "target"], "target"),
        (["rules", "sedma4", "--option", "target=0"], "target"),
        (["rules", "sedma4", "--option", "players=3"], "removed"),
        (["play", "--rules", "whist"], "whist"),
        (["play", "--seat", "0"], "seat"),
        (["play", "--seat", "5"], "seat"),
        (["play", "--seat", "9" * 400], "seat"),
        (["play", "--bot", "deep"], "deep"),
        (["play", "--rules", "sedma2", "--bot", "rules", "--bot", "greedy"], "2 bots"),
        (["play", "--seed", "xyz"], "xyz"),
        (["play", "--seed", "0" * 65], "seed"),
        (["serve", "--port", "-1"], "port"),
        (["serve", "--port", "70000"], "70000"),
        (["--no-port"], "--no-port"),
        (["dance"], "dance"),
        (["replay"], "FILE"),
        (["rules", "--lang", "tlh"], "tlh"),
        (["play", "--unknown"], "--unknown"),
    ],
)
def test_a_wrong_command_line(sedma: Run, words: list[str], part: str, tmp_path: Path) -> None:
    status, out, err = sedma(*words)
    assert (status, out) == (2, "")
    assert part in err
    assert err.startswith("sedma: ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [["rules"], ["rules", "sedma4", "--json"], ["play", "--plain"]])
def test_what_cannot_be_written_out_is_said_in_one_line(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "sedma", *words],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            env={**os.environ, "LC_ALL": "en_GB.UTF-8"},
            timeout=60,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.decode().count("\n") == 1
    assert b"could not be written" in done.stderr


def test_a_refusal_that_nobody_wants_to_hear_is_not_written_among_the_answers() -> None:
    shell = ["sh", "-c", 'exec "$0" -m sedma replay missing.json --json 2>&-', sys.executable]
    done = subprocess.run(shell, stdout=subprocess.PIPE, timeout=60, check=False)
    assert done.returncode == 2
    assert json.loads(done.stdout)["ok"] is False


@pytest.mark.parametrize(
    "words", [["replay"], ["dance"], ["play", "--unknown"], ["serve", "--port"]]
)
def test_a_command_line_that_cannot_be_read_is_refused_in_the_chosen_language(
    sedma: Run, words: list[str]
) -> None:
    assert "Příkazový řádek" in sedma(*words, "--lang", "cs")[2]


def test_refusals_come_in_the_chosen_language(sedma: Run) -> None:
    assert "„sedma5“" in sedma("rules", "sedma5", "--lang", "cs")[2]
