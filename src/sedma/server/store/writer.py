"""How do many tables write to one file without waiting a disk flush each?

One thread takes whatever has queued and writes it in one transaction, then tells everybody whose
rows were in it. So a confirmed row is on the disk, and the busier the server the fewer flushes a
row costs.
"""

import threading
from collections.abc import Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue

import sqlalchemy as sa

from sedma.server.store.database import Row, StoreError, insert_rows

_MOST_AT_ONCE = 1_000


class _Job:
    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.added: Future[bool] = Future()


class Writer:
    """The one thread that writes to a database."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sedma-writer", daemon=True)
        self._thread.start()

    def append(self, rows: Sequence[Row]) -> Future[bool]:
        """Soon: True once the rows are on the disk, False if their first number was taken already.

        The future raises StoreError if the database would not take them; nothing is written then.
        """
        job = _Job(rows)
        self._queue.put(job)
        return job.added

    def close(self) -> None:
        """Write what has queued, and stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while job := self._queue.get():
            jobs, more = self._queued_after(job)
            self._write([job for job in jobs if job.added.set_running_or_notify_cancel()])
            if not more:
                return

    def _queued_after(self, first: _Job) -> tuple[list[_Job], bool]:
        jobs = [first]
        while len(jobs) < _MOST_AT_ONCE:
            try:
                job = self._queue.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, False
            jobs.append(job)
        return jobs, True

    def _write(self, jobs: Sequence[_Job]) -> None:
        try:
            with self._engine.begin() as connection:
                added = [insert_rows(connection, job.rows) for job in jobs]
        except sa.exc.SQLAlchemyError as error:
            for job in jobs:
                job.added.set_exception(StoreError("database-refused", reason=_reason(error)))
        else:
            for job, outcome in zip(jobs, added, strict=True):
                job.added.set_result(outcome)


def _reason(error: sa.exc.SQLAlchemyError) -> str:
    return str(error.orig) if isinstance(error, sa.exc.DBAPIError) else type(error).__name__
