"""Is what the store has confirmed there, once, and only readable by a program that knows it?"""

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

from sedma.server.entries import AnyEntry, DealStarted, Decided, MatchStarted
from sedma.server.journal import Overtaken
from sedma.server.store import Logs, StoreError, open_logs
from sedma.server.store.database import Row, open_engine, read_rows
from sedma.server.store.writer import Writer
from tests.server.rooms import ClockAtRest, awaited, table_made

LOG: list[AnyEntry] = [
    table_made("sedma4"),
    MatchStarted(seed="00" * 32),
    DealStarted(by=0, a=1),
    Decided(by=2, a=7, seat=2, decision="9C"),
    Decided(seat=3, decision="stop"),
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "sedma.sqlite"


def row(seq: int, data: bytes = b"{}") -> Row:
    return Row("t", seq, "deal", data, 0)


@awaited
async def test_a_log_comes_back_as_it_was_written(tmp_path: Path) -> None:
    logs = open_logs(tmp_path, ClockAtRest())
    await logs.append("t", 0, LOG[:2])
    await logs.append("u", 0, LOG[:1])
    await logs.append("t", 2, LOG[2:])
    assert await logs.read("t") == LOG
    assert await logs.read("t", after=3) == LOG[3:]
    assert await logs.read("nobody") == []
    logs.close()
    again = open_logs(tmp_path, ClockAtRest())
    assert await again.read("t") == LOG
    again.close()


@awaited
async def test_a_place_in_a_log_is_taken_once(tmp_path: Path) -> None:
    logs, other = (open_logs(tmp_path, ClockAtRest()) for _ in range(2))
    await logs.append("t", 0, LOG[:3])
    with pytest.raises(Overtaken):
        await other.append("t", 2, LOG[3:])
    assert await logs.read("t") == LOG[:3]
    logs.close()
    other.close()


def test_of_writers_that_race_for_a_place_exactly_one_wins(file: Path) -> None:
    engines = [open_engine(file) for _ in range(4)]
    writers = [Writer(engine) for engine in engines]
    for seq in range(1, 30):
        futures = [
            writer.append([row(seq, f"{n}".encode())]) for n, writer in enumerate(writers * 2)
        ]
        won = [n for n, future in enumerate(futures) if future.result()]
        assert len(won) == 1
        assert read_rows(engines[0], "t")[-1].data == f"{won[0]}".encode()
    for writer, engine in zip(writers, engines, strict=True):
        writer.close()
        engine.dispose()


def test_what_has_queued_when_the_writer_closes_is_written(file: Path) -> None:
    engine = open_engine(file)
    writer = Writer(engine)
    futures = [writer.append([row(seq)]) for seq in range(1, 200)]
    writer.close()
    assert all(future.result() for future in futures)
    assert len(read_rows(engine, "t")) == 199
    engine.dispose()


def test_a_batch_that_fails_tells_everybody_in_it(file: Path) -> None:
    engine = open_engine(file)
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE event")
    writer = Writer(engine)
    with pytest.raises(StoreError, match="no such table"):
        writer.append([row(1)]).result()
    writer.close()
    engine.dispose()


def test_transactions_that_read_before_they_write_lose_nothing(file: Path) -> None:
    engine = open_engine(file)
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO about VALUES ('count', '0')")
    start = threading.Barrier(8)

    def increment() -> None:
        start.wait()
        for _ in range(10):
            with engine.begin() as connection:
                read = "SELECT value FROM about WHERE name = 'count'"
                count = int(connection.exec_driver_sql(read).scalar_one())
                written = "UPDATE about SET value = ? WHERE name = 'count'"
                connection.exec_driver_sql(written, (str(count + 1),))

    with ThreadPoolExecutor(8) as threads:
        for future in [threads.submit(increment) for _ in range(8)]:
            future.result()
    with engine.begin() as connection:
        read = "SELECT value FROM about WHERE name = 'count'"
        assert connection.exec_driver_sql(read).scalar_one() == "80"
    engine.dispose()


@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("busy_timeout", 5000)]
)
def test_the_database_is_set_to_keep_what_it_confirmed(
    file: Path, pragma: str, value: object
) -> None:
    engine = open_engine(file)
    with engine.connect() as connection:
        assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one() == value
    engine.dispose()


def test_the_data_of_running_deals_is_for_its_owner_alone(file: Path) -> None:
    open_engine(file).dispose()
    assert file.parent.stat().st_mode & 0o077 == 0


def refusal(folder: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        open_logs(folder, ClockAtRest())
    return caught.value


def test_a_database_of_a_newer_release_is_refused_and_left_alone(tmp_path: Path) -> None:
    open_logs(tmp_path, ClockAtRest()).close()
    file = tmp_path / "sedma.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE about SET value = '7' WHERE name = 'schema'")
    connection.close()
    before = file.read_bytes()
    error = refusal(tmp_path)
    assert error.id == "database-newer"
    assert error.arguments == {"file": str(file), "found": 7, "known": 1}
    assert file.read_bytes() == before


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "sedma.sqlite") as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
    connection.close()
    assert refusal(tmp_path).id == "database-foreign"


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "sedma.sqlite").write_bytes(b"dear diary, " * 100)
    error = refusal(tmp_path)
    assert error.id == "database-unreadable"
    assert "not a database" in str(error)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert refusal(tmp_path / "file").id == "database-unreadable"


@pytest.mark.parametrize("version", [None, "seven", "-1", "1.5", ""])
def test_a_database_that_does_not_say_its_version_is_refused(
    tmp_path: Path, version: str | None
) -> None:
    open_logs(tmp_path, ClockAtRest()).close()
    with sqlite3.connect(tmp_path / "sedma.sqlite") as connection:
        connection.execute("DELETE FROM about")
        if version is not None:
            connection.execute("INSERT INTO about VALUES ('schema', ?)", [version])
    connection.close()
    assert refusal(tmp_path).id == "database-foreign"


@pytest.mark.parametrize("name", ["a?b=c", "a#b", "a%20b", "a b", "ž:@/x"])
def test_the_database_lies_in_the_folder_that_was_named_whatever_its_name(
    tmp_path: Path, name: str
) -> None:
    open_logs(tmp_path / name, ClockAtRest()).close()
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [
        tmp_path / name / "sedma.sqlite"
    ]


def test_reading_does_not_wait_for_a_writer(file: Path) -> None:
    engine: sa.Engine = open_engine(file)
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO about VALUES ('held', 'open')")
        assert read_rows(engine, "t") == []
    engine.dispose()


def test_logs_are_a_journal(tmp_path: Path) -> None:
    logs = open_logs(tmp_path, ClockAtRest())
    assert isinstance(logs, Logs)
    logs.close()
