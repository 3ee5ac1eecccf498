"""Every test that touches the store runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import gc
import uuid
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path

import psycopg
import pytest
import pytest_asyncio

from greathall.server import metrics
from greathall.server.settings import Settings
from tests.server.hall import Hall, open_hall
from tests.server.pgtemp import postgres


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Log lines are captured, and the environment is not the user's."""
    for name in ("GREATHALL_DATABASE", "GREATHALL_SECRET", "GREATHALL_RATE", "GREATHALL_BOT_DELAY"):
        monkeypatch.delenv(name, raising=False)
    assert metrics.log_line


@pytest.fixture(scope="session")
def pg() -> Iterator[str]:
    with postgres() as url:
        yield url


def new_database(pg: str) -> str:
    name = "t" + uuid.uuid4().hex[:12]
    with psycopg.connect(pg, autocommit=True) as c:
        c.execute(f"CREATE DATABASE {name}")
    return pg.replace("/postgres?", f"/{name}?")


# In every run both databases are tried where tables are kept, opened again and shared by processes; all the rest runs
# on PostgreSQL in the slow suites.
KEEPING = ("test_crash", "test_processes", "test_opening", "test_store", "test_decks", "test_tables")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        path = item.path
        if path.parent.name == "server" and path.stem not in KEEPING and "postgres" in item.name:
            item.add_marker(pytest.mark.slow)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What a test that was cut off leaves behind is garbage by now; it is collected here and not while the next server
    opens its database, which it would break (tests/server/test_endings.py). One fault is to show as one."""
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    if report.when == "teardown" and item.stash[FAILED]:
        gc.collect()
    return report


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "postgres":
        database = new_database(request.getfixturevalue("pg"))
    else:
        database = str(tmp_path / "hall.db")
    return Settings(database=database, secret="a secret of the tests", rate=0, bot_delay=(0.0, 0.0))


@pytest.fixture
def sqlite_settings(tmp_path: Path) -> Settings:
    return Settings(database=str(tmp_path / "hall.db"), secret="a secret", rate=0, bot_delay=(0.0, 0.0))


@pytest_asyncio.fixture
async def hall(settings: Settings) -> AsyncIterator[Hall]:
    async with open_hall(settings) as h:
        yield h


@pytest_asyncio.fixture
async def small(sqlite_settings: Settings) -> AsyncIterator[Hall]:
    """A hall on SQLite, for what does not depend on the store."""
    async with open_hall(sqlite_settings) as h:
        yield h
