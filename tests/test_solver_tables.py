"""Are the endgame tables right, safe on disk, and taken up after an interruption?"""

import json
import os
import random
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sedma.core.jit import fast
from sedma.rules import load
from sedma.solver import build as building
from sedma.solver import solve
from sedma.solver.build import build
from sedma.solver.check import check, entry_at
from sedma.solver.desk import Desk
from sedma.solver.family import Family
from sedma.solver.library import Library
from sedma.solver.store import HEAD, TableError, path_of, read, read_head
from sedma.solver.tables import Tables, levels
from tests.core_minimax import plain_value, small_position
from tests.endings import play_on
from tests.test_solver_index import KNOWN, rank_of, word_of

FOUR = Family(4, True, False, True, 0, True)
TWO = FOUR._replace(players=2)
SUMS = {"0/1": 2_590, "0/2": 513_250, "0/3": 34_743_860}
ENTRIES = [11, 10, 2, 3]
"""What stands in the tables for the known endings of up to three cards."""


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEDMA_TABLES", str(tmp_path / "tables"))


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Tables:
    """The tables of Sedma for four with up to three cards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SEDMA_TABLES", str(tmp_path_factory.mktemp("three")))
        return build(FOUR, 3)


def test_sums_of_all_values_are_those_printed() -> None:
    build(FOUR, 3, workers=2)
    sums = read_head(path_of(FOUR, 3))["sums"]
    assert {level: 10 * total for level, total in sums.items()} == SUMS


def test_known_entries(three: Tables) -> None:
    by_cards = {level.cards: level for level in levels(FOUR, 3)}
    for (cards, _, text), entry in zip(KNOWN, ENTRIES, strict=False):
        place = by_cards[cards].start + rank_of(word_of(text), cards, 4, most=3)
        assert fast(entry_at)(three.blocks[1], place) == entry


def test_search_without_tables_agrees(three: Tables) -> None:
    check(three, samples=500)


def test_tables_tell_what_follows_the_last_draw() -> None:
    build(FOUR, 3)
    library, rules = Library(background=False), load("sedma4")
    desk, bare = Desk(library), Desk(library)
    for number in range(60):
        deal = small_position(rules, random.Random(f"last draw {number}"), 1, 1 + number % 2)
        quick, slow = solve(deal, desk=desk), solve(deal, desk=bare, tables=False)
        assert (quick.moves, quick.all_tricks) == (slow.moves, slow.all_tricks), number


def test_endings_of_hola_agree_with_minimax() -> None:
    for players, most in ((2, 3), (4, 2)):
        build(Family(players, True, False, True, 0, True, True), most)
    desk = Desk(Library(background=False))
    for number in range(60):
        chance = random.Random(f"hola {number}")
        deal = small_position(load(("hola2", "hola4")[number % 2]), chance, 2, 0)
        deal = play_on(deal, chance, number % 3)
        answer = solve(deal, desk=desk)
        assert answer.value == plain_value(deal, all_tricks=False)
        assert answer.all_tricks == bool(plain_value(deal, all_tricks=True))


def test_two_builders_at_once_make_one_table(tmp_path: Path) -> None:
    program = (
        "from sedma.solver.build import build\n"
        "from sedma.solver.family import Family\n"
        "build(Family(2, True, False, True, 0, True), 4)\n"
    )
    both = [subprocess.Popen([sys.executable, "-c", program]) for _ in range(2)]
    assert [one.wait() for one in both] == [0, 0]
    assert len(list((tmp_path / "tables").glob("*.table"))) == 1
    assert read(path_of(TWO, 4), TWO, 4).most == 4


def test_sixteen_threads_build_the_same(three: Tables) -> None:
    again = build(FOUR, 3, workers=16)
    assert (again.table == three.table).all()


def test_a_killed_build_is_taken_up(three: Tables) -> None:
    program = (
        "from sedma.solver import build\n"
        "from sedma.solver.family import Family\n"
        "build.PIECE = 1 << 14\n"
        "say = lambda done, _: print(done, flush=True)\n"
        "build.build(Family(4, True, False, True, 0, True), 3, workers=2, progress=say)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as one:
        assert one.stdout is not None
        for _ in range(8):
            assert one.stdout.readline(), "the build was over before it could be killed"
        os.kill(one.pid, signal.SIGKILL)
    assert not path_of(FOUR, 3).exists()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(building, "PIECE", 1 << 14)
        done: list[int] = []
        again = build(FOUR, 3, progress=lambda count, _: done.append(count))
    assert done[0] > 0 or done[2] > levels(FOUR, 3)[1].size
    assert (again.table == three.table).all()


def test_a_piece_that_changed_on_disk_is_made_again(three: Tables) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(building, "write", _interrupt)
        with pytest.raises(KeyboardInterrupt):
            build(FOUR, 3)
    with path_of(FOUR, 3).with_suffix(".entries").open("r+b") as file:
        file.seek(400_000)
        file.write(b"\x77" * 16)
    assert (build(FOUR, 3).table == three.table).all()


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def spoil(how: str) -> Path:
    """Builds a table and spoils it; returns its path."""
    path = path_of(TWO, 4)
    build(TWO, 4)
    whole = path.read_bytes()
    if how == "cut":
        path.write_bytes(whole[:-1])
    elif how == "empty":
        path.write_bytes(b"")
    elif how == "bit":
        path.write_bytes(whole[: HEAD + 700] + bytes([whole[HEAD + 700] ^ 1]) + whole[HEAD + 701 :])
    elif how == "text":
        path.write_text("what is this?")
    else:
        other = Family(2, True, False, True, 0, False)
        build(other, 4)
        path.write_bytes(path_of(other, 4).read_bytes())
    return path


@pytest.mark.parametrize("how", ["cut", "empty", "bit", "text", "foreign"])
def test_a_spoiled_table_is_refused_by_name_and_search_goes_on(how: str) -> None:
    path = spoil(how)
    with pytest.raises(TableError) as refused:
        read(path, TWO, 4)
    assert refused.value.arguments["name"] == path.name
    library = Library(background=False)
    assert library.tables(TWO).most == 0
    assert [fault.arguments["name"] for fault in library.refusals] == [path.name]


def test_a_head_that_promises_other_bytes_is_refused() -> None:
    path = spoil("bit")
    head = read_head(path) | {"bytes": 1}
    path.write_bytes(json.dumps(head).encode().ljust(HEAD - 1) + b"\n")
    with pytest.raises(TableError):
        read(path, TWO, 4)


def test_missing_small_tables_are_built_behind_ones_back() -> None:
    library = Library()
    assert library.tables(TWO).most == 0
    library.wait()
    assert library.tables(TWO).most == 4


def test_many_threads_share_a_library(three: Tables) -> None:
    path_of(FOUR, 3).parent.mkdir(parents=True)
    build(TWO, 4)
    library = Library(background=False)
    with ThreadPoolExecutor(16) as pool:
        found = list(pool.map(lambda _: library.tables(TWO), range(64)))
    assert all(one is found[0] for one in found)
