"""Do `sedma match` and `sedma league` say what was played, and refuse the rest?"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sedma.cli import main

Ran = tuple[int, str, str]
Run = Callable[..., Ran]


@pytest.fixture
def sedma(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Run:
    """Runs a command in this process, with a data folder of its own, where English is spoken."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def run(*words: str) -> Ran:
        status = main(words)
        return status, *capsys.readouterr()

    return run


def test_a_match_is_told(sedma: Run) -> None:
    status, out, err = sedma("match", "greedy", "random", "--rules", "sedma2", "--deals", "1000")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "sedma2: greedy – random. 1,000 deals, each in 2 seatings."
    assert lines[1].startswith("  points a deal: +52.81 ±1.78; without luck +52.")
    assert lines[3].startswith("  greedy: 71.41 points (79.3 %), 88.6 % of the deals won, 0.0")
    assert len(lines) == 5


def test_a_match_for_programs_goes_on_from_the_ledger(sedma: Run, tmp_path: Path) -> None:
    words = ("match", "greedy", "random", "--rules", "sedma2", "--option", "target=3", "--json")
    first, second = (json.loads(sedma(*words, "--deals", "200")[1]) for _ in range(2))
    assert first == second
    assert (tmp_path / "sedma" / "ledger.jsonl").read_text("ascii").count("\n") == 1
    assert (first["rules"], first["options"]) == ("sedma2", {"target": 3})
    assert first["seed"] == f"{1:064x}"
    (told,) = first["matches"]
    assert told["players"] == ["greedy", "random"]
    assert (told["deals"], told["seatings"], told["deterministic"]) == (200, 2, True)
    assert told["points"].keys() == {"mean", "ci95", "adjusted", "gap"}
    assert told["points"].keys() == told["stakes"].keys() == told["won"].keys()
    shares = [own["share"] for own in told["each"]]
    assert sum(shares) == pytest.approx(1)
    assert told["each"][0]["points"] - told["each"][1]["points"] == pytest.approx(
        told["points"]["mean"], abs=1e-3
    )
    assert told["forfeits"] == {}


def test_nothing_is_kept_where_that_is_wished(sedma: Run, tmp_path: Path) -> None:
    assert sedma("match", "greedy", "random", "--deals", "20", "--no-ledger")[0] == 0
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_ledger_is_reported(sedma: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine"
    path.write_text("nonsense\n{}\n")
    status, _, err = sedma("match", "greedy", "random", "--deals", "20", "--ledger", str(path))
    assert status == 0
    assert err == f"2 damaged lines in {path} passed over.\n"


def test_three_players_make_a_table(sedma: Run) -> None:
    names = ("random", "greedy", "rules")
    status, out, _ = sedma("match", *names, "--rules", "sedma2", "--deals", "200", "--lang", "cs")
    assert status == 0
    *_, title, heads, best, _, worst = out.splitlines()
    assert title == "Body na hru hráče vlevo proti hráči nahoře, bez vlivu štěstí:"
    assert heads.split() == ["rules", "greedy", "random"]
    assert [line.split()[0] for line in (best, worst)] == ["rules", "random"]
    assert best.count("+") == worst.count("-") == 2


def test_a_league_is_written_for_the_docs(sedma: Run, tmp_path: Path) -> None:
    words = ("--players", "random", "greedy", "--rules", "sedma2", "sedma4", "--deals", "200")
    status, out, _ = sedma("league", *words, "--out", "league.md")
    assert (status, out) == (0, "")
    page = (tmp_path / "league.md").read_text("utf-8")
    assert page.startswith("# League of the bots\n")
    assert "## sedma2\n" in page
    assert "## sedma4\n" in page
    assert "| greedy | random | +5" in page
    told = json.loads(sedma("league", *words, "--json")[1])
    assert [match["players"] for match in told["games"]["sedma4"]] == [["random", "greedy"]]
    assert sedma("league", *words)[1] == page


REFUSED = {
    ("match", "greedy"): "A match needs at least two players.",
    ("match", "greedy", "greedy"): "The player “greedy” is named twice.",
    ("match", "greedy", "moon"): "There is no player called “moon”. Known: random, greedy, rules",
    ("match", "greedy", "rules:moon=3"): "The player rules has no option “moon”. Its options: –.",
    ("match", "greedy", "rules", "--deals", "1"): "“1” is not a number of deals from 2 to",
    ("match", "greedy", "rules", "--until", "x"): "“x” is not a width above 0.",
    ("match", "greedy", "rules", "--processes", "0"): "“0” is not a number of processes",
    ("match", "greedy", "rules", "--rules", "moon"): "There is no game or variant called “moon”.",
    ("match", "greedy", "rules", "--seed", "moon"): "“moon” is not a seed",
    ("match", "greedy", "exec:/no/such"): "The program /no/such cannot be started:",
    ("match", "greedy", "random", "--deals", "20", "--ledger", "/"): "The ledger / cannot be used",
    (
        *("league", "--players", "greedy", "random", "--rules", "sedma2"),
        *("--deals", "10000000", "--out", "/no/such/file"),
    ): "The league could not be written to /no/such/file",
}


@pytest.mark.parametrize("words", REFUSED)
def test_what_cannot_be_played_is_refused_with_one_sentence(
    sedma: Run, words: tuple[str, ...]
) -> None:
    status, out, err = sedma(*words)
    assert (status, out) == (2, "")
    assert err.startswith(f"sedma: {REFUSED[words]}")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["match", "league"])
def test_help_is_in_both_languages(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, word in (("en", "usage:"), ("cs", "použití:")):
        with pytest.raises(SystemExit):
            main((command, "--help", "--lang", lang))
        assert word in capsys.readouterr().out
