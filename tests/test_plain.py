"""Can a person play whole matches in lines of text, whatever is typed?"""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from sedma.record import replay_json
from sedma.rules import load
from sedma.terminal.plain import PlainTable, Setting
from sedma.words import Words

GAMES = [
    *("sedma4", "sedma2", "sedma3", "sedma3solo", "sedma8", "hola4", "hola6", "zsiros4"),
    *("septica3", "lustik4", "ristikontra", "ristiklappi", "czech4", "trumps4", "hola-empty4"),
]


class Played:
    """A table at which the answers are given one after another; `lines` is what was written."""

    def __init__(
        self,
        name: str,
        answers: Iterable[str],
        *,
        lang: str = "en",
        seat: int = 0,
        seed: int = 1,
        bot: str = "greedy",
    ) -> None:
        rules = load(name)
        others = {other: bot for other in range(rules.players) if other != seat}
        setting = Setting(name, name, rules, seat, others, seed.to_bytes(32))
        self.lines: list[str] = []
        self._answers = iter(answers)
        self.table = PlainTable(setting, Words(lang), self._read, self.lines.append)
        self.table.play()

    def _read(self) -> str | None:
        return next(self._answers, None)

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


class Silent(Played):
    """A table at which the person never says anything to the partner."""

    def _read(self) -> str | None:
        return "" if self.lines[-1].endswith("or nothing:") else super()._read()


def always(answer: str) -> Iterator[str]:
    while True:
        yield answer


@pytest.mark.parametrize("name", GAMES)
def test_whole_matches_are_played_to_the_end(name: str) -> None:
    for seat, seed in ((0, 1), (1, 2)):
        played = Played(name, always("1"), seat=seat, seed=seed)
        assert played.table.match.over
        assert played.lines[-1].startswith("Winner of the match: ")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_sentence_is_there_in_both_languages(lang: str) -> None:
    answers = ["?", "h", "t", "1", "1", "t", "x", "99", "", "r", *["2", "1"] * 500]
    played = Played("zsiros4", answers, lang=lang)
    assert played.table.match.over
    assert ("Vy" in played.text) == (lang == "cs")


@pytest.mark.parametrize("lines", [*range(12), 40, 100])
def test_the_end_of_input_ends_the_program_and_writes_nothing(
    lines: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    played = Played("czech4", ["1"] * lines)
    assert played.lines[-1] == "Goodbye." or played.table.match.over
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "wrong",
    ["0", "17", "-1", "1.5", "٣", "KC KC", "nonsense", "call", "9" * 9_999, "\x1b[31m", "¹"],
)
def test_what_is_no_answer_is_refused_and_asked_again(wrong: str) -> None:
    before = Played("sedma2", [])
    played = Played("sedma2", [wrong])
    assert played.table.match.deals[0].moves == before.table.match.deals[0].moves
    assert len(played.lines) == len(before.lines) + 2
    assert "\x1b" not in played.text


def test_a_card_may_be_typed_as_such() -> None:
    start = Played("sedma2", [])
    hand = start.table.match.view(0).hand
    for typed in (hand[2], hand[2].lower(), hand[2].replace("T", "10")):
        played = Played("sedma2", [typed])
        assert hand[2] in played.table.match.deals[0].moves


def test_a_choice_is_carried_out_by_its_number() -> None:
    hand = Played("sedma2", []).table.match.view(0).hand
    assert hand[3] in Played("sedma2", ["4"]).table.match.deals[0].moves


def test_a_saved_match_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    played = Played("ristikontra", [*["1"] * 40, "s", "1", "q"])
    assert played.lines[-1] == "Goodbye."
    saved = sorted(tmp_path.iterdir())
    assert [path.name for path in saved] == ["sedma-00000000-2.json", "sedma-00000000.json"]
    for path in saved:
        answer = replay_json(json.loads(path.read_text()))
        assert answer["ok"]
    assert answer["totals"] == played.table.match.totals[:]


def test_a_folder_that_cannot_be_written_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert any("sedma-00000000.json" in line for line in Played("sedma2", ["s"]).lines)


def test_partners_talk_where_the_rules_let_them() -> None:
    messages = Played("zsiros4", ["2", "1"] * 500).text
    assert "You: “Leave it!”" in messages
    asked = Played("czech4", always("1")).text
    assert "You: “Have you got one?”" in asked
    assert "Partner 3: “Yes.”" in asked
    assert "Partner 3: “No.”" in asked
    assert "You: “" not in Silent("zsiros4", always("1")).text


def test_it_is_not_told_whether_a_leader_could_have_gone_on() -> None:
    """A stop is no line: the trick is taken alike whether the leader had a choice or not."""
    lines = Played("sedma2", always("1")).lines
    assert {line for line in lines if "End the trick" in line} == {"1  End the trick"}


def test_the_same_seed_deals_the_same_cards() -> None:
    assert Played("hola4", always("1")).lines == Played("hola4", always("1")).lines
    assert Played("hola4", always("1"), seed=2).lines != Played("hola4", always("1")).lines


def test_a_pipe_plays_a_match() -> None:
    words = ["play", "--plain", "--rules", "sedma2", "--option", "target=2", "--seed", "abc"]
    done = subprocess.run(
        [sys.executable, "-m", "sedma", *words, "--bot", "random"],
        input="1\n" * 500,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONUTF8": "1", "LC_ALL": "cs_CZ.UTF-8"},
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].startswith("Partii vyhrává: ")
