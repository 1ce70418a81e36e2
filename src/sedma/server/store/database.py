"""What does the database look like, and may this release use it?

A row an entry, never changed. What a transaction has added is on the disk when it ends. The file
carries the version of its schema; one from a newer release is refused and left as it is.
"""

import re
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from sedma.errors import SedmaError

SCHEMA_VERSION = 1

_METADATA = sa.MetaData()
_ABOUT = sa.Table(
    "about",
    _METADATA,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.String, nullable=False),
)
EVENT = sa.Table(
    "event",
    _METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)


class StoreError(SedmaError):
    """A database that cannot be used, or that would not take an entry."""


class Row(msgspec.Struct, frozen=True):
    """One entry of a table's log; ``seq`` counts from 1, ``at`` is milliseconds since 1970."""

    table_id: str
    seq: int
    kind: str
    data: bytes
    at: int


def open_engine(path: Path) -> sa.Engine:
    """The database in a file, made if it is missing, checked if it is not.

    Raises StoreError for a file of a newer release, and for one that is no such database.
    """
    engine = sa.create_engine(sa.URL.create("sqlite+pysqlite", database=str(path)))
    sa.event.listen(engine, "connect", _set_up_connection)
    sa.event.listen(engine, "begin", _begin)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with engine.begin() as connection:
            _check_schema(connection, path)
    except (sa.exc.DatabaseError, OSError) as error:
        engine.dispose()
        reason = str(error.orig) if isinstance(error, sa.exc.DatabaseError) else str(error.strerror)
        raise StoreError("database-unreadable", file=str(path), reason=reason) from error
    except StoreError:
        engine.dispose()
        raise
    return engine


def read_rows(engine: sa.Engine, table_id: str, after: int = 0) -> list[Row]:
    """The entries of a table with a greater number, in order; empty if there are none."""
    query = (
        sa.select(EVENT)
        .where(EVENT.c.table_id == table_id, EVENT.c.seq > after)
        .order_by(EVENT.c.seq)
    )
    with engine.connect().execution_options(sedma_reads=True) as connection:
        return [Row(*row) for row in connection.execute(query)]


def insert_rows(connection: sa.Connection, rows: Sequence[Row]) -> bool:
    """Whether the rows were added; False, and nothing added, if their first number was taken."""
    for row in rows:
        adding = sqlite.insert(EVENT).values(msgspec.structs.asdict(row))
        if connection.execute(adding.on_conflict_do_nothing()).rowcount == 0:
            return False
    return True


def _set_up_connection(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout = 5000")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")


def _begin(connection: sa.Connection) -> None:
    # With the driver's own BEGIN transactions that read before they write lose updates silently.
    reads = connection.get_execution_options().get("sedma_reads", False)
    connection.exec_driver_sql("BEGIN DEFERRED" if reads else "BEGIN IMMEDIATE")


def _check_schema(connection: sa.Connection, path: Path) -> None:
    tables = set(sa.inspect(connection).get_table_names())
    if not tables:
        _METADATA.create_all(connection)
        version = {"name": "schema", "value": str(SCHEMA_VERSION)}
        connection.execute(_ABOUT.insert().values(version))
        return
    if not tables >= set(_METADATA.tables):
        raise StoreError("database-foreign", file=str(path))
    query = sa.select(_ABOUT.c.value).where(_ABOUT.c.name == "schema")
    found = str(connection.execute(query).scalar_one_or_none())
    if not re.fullmatch("[1-9][0-9]{0,8}", found):
        raise StoreError("database-foreign", file=str(path))
    if int(found) > SCHEMA_VERSION:
        raise StoreError("database-newer", file=str(path), found=int(found), known=SCHEMA_VERSION)
