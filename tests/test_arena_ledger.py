"""Does a long run go on where it stopped, and come out the same however it is shared?"""

import json
import os
from pathlib import Path
from typing import ClassVar

import pytest

from sedma.arena import contest as module
from sedma.arena.contest import Contest, Piece, Score
from sedma.arena.ledger import Ledger, digest_of
from sedma.arena.players import read_player
from sedma.errors import SedmaError
from sedma.rules import load

SEED = bytes(32)
PACKS = 1_300


class Counted(Contest):
    """A contest that notes which pieces it plays."""

    played: ClassVar[list[Piece]] = []

    def play(self, piece: Piece) -> Score:
        if piece.packs:
            self.played.append(piece)
        return super().play(piece)


@pytest.fixture
def contest() -> Counted:
    Counted.played.clear()
    return Counted(load("sedma2"), (read_player("greedy"), read_player("random")), SEED)


def test_a_second_run_plays_only_what_is_missing(contest: Counted, tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "ledger.jsonl"
    first = contest.results(1_000, Ledger(path))
    assert contest.played == [Piece(0, 500), Piece(500, 500)]
    second = contest.results(PACKS, Ledger(path))
    assert contest.played == [Piece(0, 500), Piece(500, 500), Piece(1_000, 300)]
    assert second.moments.packs == PACKS
    again = contest.results(1_000, Ledger(path))
    assert again.points == first.points
    assert again.spent == first.spent
    assert len(contest.played) == 3
    assert contest.results(PACKS, Ledger(None)).points == second.points


def test_damaged_lines_are_counted_and_passed_over(contest: Counted, tmp_path: Path) -> None:
    path = tmp_path / "ledger.jsonl"
    wanted = contest.results(PACKS, Ledger(path)).points
    lines = path.read_bytes().splitlines(keepends=True)
    told = json.loads(lines[1])
    wrong: list[dict[str, object]] = [
        {"sums": [[1.0], [2.0]]},
        {"spent": [[1, float("nan")], [1, 1.0]]},
        {"spent": [[float("inf"), 1.0], [1, 1.0]]},
        {"first": float("inf")},
        {"forfeits": "abc"},
    ]
    maimed = [json.dumps(told | change).encode() + b"\n" for change in wrong]
    maimed += [b"[]\n", b"\xff\n", b"[" * 200_000 + b"\n"]
    path.write_bytes(lines[0] + b"".join(maimed) + lines[2][: len(lines[2]) // 2])
    contest.played.clear()
    ledger = Ledger(path)
    assert contest.results(PACKS, ledger).points == wanted
    assert ledger.damaged == len(maimed) + 1
    assert contest.played == [Piece(500, 500), Piece(1_000, 300)]
    contest.played.clear()
    contest.results(PACKS, Ledger(path))
    assert contest.played == []


def test_a_ledger_that_cannot_be_used_is_refused(contest: Counted, tmp_path: Path) -> None:
    for path in (tmp_path, Path(os.devnull), Path("x" * 5_000)):
        with pytest.raises(SedmaError, match="ledger-refused"):
            contest.results(100, Ledger(path))
    assert contest.played == []


LONG = "x" * 5_000


def test_another_contest_is_never_taken_for_this_one() -> None:
    one, other = read_player("greedy"), read_player("random")
    rules, house = load("sedma2"), load("sedma2", {"target": 3})
    contests = [
        Contest(rules, (one, other), SEED),
        Contest(rules, (other, one), SEED),
        Contest(house, (one, other), SEED),
        Contest(rules, (one, other), bytes(31) + b"\x01"),
        Contest(rules, (one, read_player("exec:python3 a.py")), SEED),
        Contest(rules, (one, read_player("exec:python3 b.py")), SEED),
        Contest(rules, (one, read_player(f"exec:python3 -c '#{LONG}'")), SEED),
    ]
    assert len({digest_of(contest.key()) for contest in contests}) == len(contests)


def test_a_program_that_has_changed_is_another_player(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    players = read_player("greedy"), read_player(f"exec:python3 {program}")
    contest = Contest(load("sedma2"), players, SEED)
    keys = []
    for text in ("one", "two"):
        program.write_text(text)
        keys.append(digest_of(contest.key()))
    assert keys[0] != keys[1]


def test_a_wide_interval_is_gone_on_with_and_a_narrow_one_ends_the_match(contest: Counted) -> None:
    score = contest.results(10_000, Ledger(None), until=1.2)
    assert score.points.adjusted.half <= 1.2
    assert 1_000 < score.moments.packs < 10_000
    before = contest.results(score.moments.packs - 500, Ledger(None), until=1.2)
    assert before.points.adjusted.half > 1.2


def test_many_processes_bring_what_one_brings(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    contest = Contest(load("sedma2"), (read_player("greedy"), read_player("random")), SEED)
    alone = contest.results(2_200, Ledger(None), until=1.6)
    monkeypatch.setattr(module, "WORTH_SHARING", -1.0)
    shared = contest.results(2_200, Ledger(tmp_path / "ledger"), until=1.6, processes=2)
    assert shared.points == alone.points
    assert shared.moments.packs == alone.moments.packs < 2_200
