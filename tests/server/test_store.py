"""The store itself: races, migrations."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from greathall.server import migrations
from greathall.server.metrics import Metrics
from greathall.server.rows import CHOICE, LogRow, SeatRow, TableRow
from greathall.server.schema import META
from greathall.server.settings import Settings
from greathall.server.store import Store
from greathall.server.writer import Conflict, SqliteCommit

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def stores(settings: Settings) -> AsyncIterator[list[Store]]:
    """Two processes' worth of stores on one database."""
    both = [Store(settings, Metrics()) for _ in range(2)]
    for s in both:
        await s.open()
    yield both
    for s in both:
        await s.close()


async def test_the_key_decides_races(stores: list[Store]) -> None:
    async def write(store: Store, table: str, n: int, code: int) -> bool:
        try:
            await store.append(table, [LogRow(n, CHOICE, 0, code, time.time())], n, [0], [], False, [])
        except Conflict:
            return False
        return True

    for n in range(1, 25):
        results = await asyncio.gather(
            *(write(stores[i % 2], table, n, i) for i in range(4) for table in ("a", "b", "c"))
        )
        assert sum(results) == 3
    for table in ("a", "b", "c"):
        rows = await stores[0].log_after(table, 0)
        assert [r[0] for r in rows] == list(range(1, 25))
        assert rows == await stores[1].log_after(table, 0)


async def test_migrations_make_what_the_schema_says(stores: list[Store]) -> None:
    def differences(connection: Connection) -> list[object]:
        migrations.upgrade(connection)  # a second time changes nothing
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, META))

    async with stores[0].engine.begin() as c:
        assert await c.run_sync(differences) == []


async def test_changes_only_if_nobody_was_faster(stores: list[Store]) -> None:
    now = time.time()
    row = TableRow(
        id="t", game="catan", options="{}", seed="s", seed_by="", title="", status="open", listed=True,
        watching="public", clock="{}", host="h", created=now, updated=now,
    )  # fmt: skip
    seat = SeatRow(table_id="t", seat=0, kind="open", name="")
    await stores[0].make_table(row, [seat])
    takes = [s.set_seat("t", 0, {"nonce": 0, "kind": "open"}, nonce=1, kind="person", player=str(i))
             for i, s in enumerate(stores * 4)]  # fmt: skip
    assert sum(await asyncio.gather(*takes)) == 1
    assert await stores[1].set_table("t", {"status": "open"}, status="playing")
    assert not await stores[0].set_table("t", {"status": "open"}, status="playing")
    assert await stores[0].by_themselves() == ["t"]
    for i in range(5):
        await stores[i % 2].say("t", 0, "A", f"line {i}")
    assert [line.text for line in await stores[0].chat_after("t", 2)] == ["line 2", "line 3", "line 4"]


async def test_a_listener_hears_the_other_process(stores: list[Store], settings: Settings) -> None:
    if not settings.postgres:
        return  # SQLite is for one process
    heard: list[str] = []

    async def changed(table: str) -> None:
        heard.append(table)

    async def lost() -> None:
        pass

    stores[0].listen(changed, lost)
    await asyncio.sleep(0.3)
    await stores[0].append("mine", [LogRow(1, CHOICE, 0, 1, time.time())], 1, [0], [], False, [])
    await stores[1].append("theirs", [LogRow(1, CHOICE, 0, 1, time.time())], 1, [0], [], False, [])
    async with asyncio.timeout(5):
        while not heard:
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)
    assert heard == ["theirs"]


async def test_sqlite_commits_survive_power_loss(sqlite_settings: Settings) -> None:
    """Both ways to write wait until the disk has what they wrote (synchronous=FULL is 2)."""
    store = Store(sqlite_settings, Metrics())
    await store.open()
    await store.append("t", [LogRow(1, CHOICE, 0, 1, time.time())], 1, [0], [], False, [])
    committer = store._committer
    assert isinstance(committer, SqliteCommit)

    def of_the_writer() -> tuple[int, str]:
        db = committer._connection
        assert db is not None
        return db.execute("PRAGMA synchronous").fetchone()[0], db.execute("PRAGMA journal_mode").fetchone()[0]

    assert await asyncio.get_running_loop().run_in_executor(committer._thread, of_the_writer) == (2, "wal")
    async with store.change() as c:
        assert (await c.exec_driver_sql("PRAGMA synchronous")).scalar_one() == 2
    await store.close()
