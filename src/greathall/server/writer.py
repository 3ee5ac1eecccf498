"""The one writer of choices: everything that waits is committed together, and only then told to anybody."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import psycopg

from greathall.server.metrics import Metrics
from greathall.server.rows import LogRow

CHANNEL = "greathall"
GROUP = 400  # at most so many entries in one transaction
PATIENCE = 8.0  # seconds; a database that does not answer for so long is taken for away
SQLITE = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")

_LOG = "INSERT INTO log (table_id, n, kind, seat, code, at) VALUES (?, ?, ?, ?, ?, ?)"
_TABLE = "UPDATE tables SET n = ?, asked = ?, winners = ?, updated = ? WHERE id = ?"
_OVER = "UPDATE tables SET status = 'over', request = '' WHERE id = ? AND status = 'playing'"
_SEAT = "UPDATE seats SET reserve = ? WHERE table_id = ? AND seat = ?"

_AT_ONCE = {  # SQLite: the same for many rows
    _LOG: "INSERT INTO log (table_id, n, kind, seat, code, at) VALUES {}",
    _TABLE: "UPDATE tables SET n = v.column1, asked = v.column2, winners = v.column3, updated = v.column4"
    " FROM (VALUES {}) AS v WHERE id = v.column5",
}


_TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)


def _marks(count: int) -> str:
    return "(" + ",".join("?" * count) + ")"


class Conflict(Exception):
    """Another process has written this number of the log first."""


class Entry:
    """What one act at one table adds to the database."""

    __slots__ = ("done", "over", "reserves", "rows", "summary", "table")

    def __init__(
        self,
        table: str,
        rows: list[LogRow],
        summary: tuple[int, str, str],  # n, asked, winners
        over: bool,
        reserves: list[tuple[int, float]],
    ) -> None:
        self.table = table
        self.rows = rows
        self.summary = summary
        self.over = over
        self.reserves = reserves
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


Statements = list[tuple[str, list[tuple[object, ...]]]]


def statements(entries: list[Entry]) -> Statements:
    logs = [(e.table, *row) for e in entries for row in e.rows]
    last = {e.table: e for e in entries}  # only the last word about a table counts
    out: Statements = [
        (_LOG, list(logs)),
        (_TABLE, [(*e.summary, e.rows[-1].at, e.table) for e in last.values()]),
    ]
    seats = [(value, e.table, seat) for e in entries for seat, value in e.reserves]
    if seats:
        out.append((_SEAT, list(seats)))
    over = [(e.table,) for e in entries if e.over]
    if over:
        out.append((_OVER, list(over)))
    return out


class Writer:
    """Gathers entries; `commit` writes a group of them in one transaction or raises Conflict."""

    def __init__(self, commit: Callable[[list[Entry]], Awaitable[None]], metrics: Metrics) -> None:
        self._commit = commit
        self._metrics = metrics
        self._pending: list[Entry] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def write(self, entry: Entry) -> None:
        self._pending.append(entry)
        self._wake.set()
        await entry.done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            group = self._pending[:GROUP]
            del self._pending[:GROUP]
            if not self._pending:
                self._wake.clear()
            start = time.monotonic()
            await self._write(group)
            self._metrics.count_commit(time.monotonic() - start)

    async def _write(self, group: list[Entry]) -> None:
        try:
            await self._commit(group)
        except Conflict:
            if len(group) > 1:
                for entry in group:
                    await self._write([entry])
                return
            self._metrics.count_conflict()
            self._fail(group, Conflict())
        except Exception as e:
            self._metrics.failed("commit-failed", e, name_only=True)
            self._fail(group, e)
        else:
            for entry in group:
                if not entry.done.done():
                    entry.done.set_result(None)

    @staticmethod
    def _fail(group: list[Entry], error: Exception) -> None:
        for entry in group:
            if not entry.done.done():
                entry.done.set_exception(error)

    async def close(self) -> None:
        while self._pending:
            await asyncio.sleep(0.01)
        self._task.cancel()


class SqliteCommit:
    """A plain connection in a thread of its own: the cheapest way to commit."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")
        self._connection: sqlite3.Connection | None = None

    async def __call__(self, group: list[Entry]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, statements(group))

    def _commit(self, todo: Statements) -> None:
        db = self._connection
        if db is None:
            db = self._connection = sqlite3.connect(self._path, isolation_level=None)
            for pragma in SQLITE:
                db.execute(f"PRAGMA {pragma}")
        db.execute("BEGIN IMMEDIATE")
        try:
            for sql, rows in todo:
                many = _AT_ONCE.get(sql)
                if many is None:
                    db.executemany(sql, rows)
                else:  # one call for all: every call more is a fight with the event loop over the interpreter
                    marks = ",".join([_marks(len(rows[0]))] * len(rows))
                    db.execute(many.format(marks), [v for row in rows for v in row])
            db.execute("COMMIT")
        except BaseException as e:
            if db.in_transaction:  # a full disk has ended it already
                db.execute("ROLLBACK")
            if isinstance(e, sqlite3.IntegrityError) and e.sqlite_errorcode in _TAKEN:
                raise Conflict from None
            raise

    async def close(self) -> None:
        def end() -> None:
            if self._connection is not None:
                self._connection.close()

        await asyncio.get_running_loop().run_in_executor(self._thread, end)
        self._thread.shutdown()


class PostgresCommit:
    """One connection; the ids of the tables go out by NOTIFY in the same transaction, with a name of who wrote."""

    def __init__(self, url: str, process: str) -> None:
        self._url = url
        self._process = process
        self._given_up = 0
        self._endings: set[asyncio.Task[None]] = set()
        self._connection: psycopg.AsyncConnection | None = None

    @property
    def name(self) -> str:
        """Whoever hears of a change under this name has made it, and knows of it. What was given up and reaches the log
        after all comes under an older name, and is heard of like another process's."""
        return f"{self._process}.{self._given_up}"

    async def __call__(self, group: list[Entry]) -> None:
        try:
            await self._attempt(group)
        except psycopg.OperationalError:  # the connection is gone: once more on a new one
            await self._attempt(group)

    async def _attempt(self, group: list[Entry]) -> None:
        """Write, or give up the connection: what has become of the last transaction is not known then."""
        task = asyncio.create_task(self._commit(group))
        try:
            done, _ = await asyncio.wait((task,), timeout=PATIENCE)
            if not done:
                raise TimeoutError
            task.result()
        except psycopg.errors.UniqueViolation:
            raise Conflict from None
        except BaseException:
            self._given_up += 1
            self._leave(task, self._connection)
            self._connection = None
            raise

    def _leave(self, task: asyncio.Task[None], connection: psycopg.AsyncConnection | None) -> None:
        """Taking leave of a server that does not answer lasts; nobody waits for it."""

        async def end() -> None:
            task.cancel()
            await asyncio.wait((task,))
            if connection is not None:
                await connection.close()

        ending = asyncio.create_task(end())
        self._endings.add(ending)
        ending.add_done_callback(self._endings.discard)

    async def _commit(self, group: list[Entry]) -> None:
        db = self._connection
        if db is None or db.closed:
            db = self._connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        tables, name = sorted({e.table for e in group}), f"{self.name}:"
        async with db.transaction(), db.cursor() as cursor:
            for sql, rows in statements(group):
                await cursor.executemany(sql.replace("?", "%s"), rows)
            await cursor.execute("SELECT pg_notify(%s, %s || x) FROM unnest(%s::text[]) AS x", (CHANNEL, name, tables))

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
