"""Tables that are opened again: under other rules or data, and with clocks that ran on."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from sqlalchemy import text, update

from greathall.games import registry
from greathall.server import migrations
from greathall.server.metrics import Metrics
from greathall.server.rows import CHOICE, LogRow
from greathall.server.schema import LOG, TABLES
from greathall.server.settings import Settings
from greathall.server.store import Store, columns
from tests.server.hall import Hall, open_hall

pytestmark = pytest.mark.asyncio
CATAN = registry.get("catan")
CANNOT_OPEN = 4409


async def row_of(hall: Hall, table: str) -> dict[str, Any]:
    """The columns of a table."""
    found = await hall.server.store.table(table)
    assert found is not None
    return columns(found[0])


async def played(settings: Settings, choices: int = 40, **more: Any) -> tuple[str, str]:
    """A table with so many choices made, of a server that has gone; and its player's cookie."""
    async with open_hall(settings) as hall:
        anna = hall.person()
        table = await anna.make("me", "me", "me", **more)
        rng = random.Random(9)
        seat = await anna.sit(table)
        await seat.next()
        while seat.n < choices:
            asked = seat.questions[0]["seat"]
            if seat.seat != asked:
                await seat.send(type="look", seat=asked)
                await seat.until("hello")
            await seat.choose(rng=rng)
            await seat.until("update")
        return table, anna.cookie


async def change(settings: Settings, table: str, **values: Any) -> None:
    store = Store(settings, Metrics())
    async with store.engine.begin() as c:
        await c.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
    await store.engine.dispose()


async def test_a_game_keeps_what_it_began_with(hall: Hall) -> None:
    anna = hall.person()
    digest = CATAN.digest(3, CATAN.check_options({}))
    versions = {"rules_version": CATAN.rules_version, "data_digest": digest}
    at_once = await row_of(hall, await anna.make("me", "me", "me"))
    assert at_once.items() >= versions.items() and at_once["fingerprint"] and at_once["started"] > time.time() - 60
    table = await anna.make("me", "me", "me", start=False)
    waits = await row_of(hall, table)
    assert (waits["rules_version"], waits["data_digest"], waits["started"]) == (0, "", 0)
    await anna.post(f"/api/tables/{table}/host", {"act": "start"})
    begun = await row_of(hall, table)
    assert begun.items() >= versions.items() and begun["started"] >= waits["created"]
    assert begun["fingerprint"] == at_once["fingerprint"]  # same seed
    await anna.post(f"/api/tables/{table}/host", {"act": "abandon"})
    again = await row_of(hall, (await anna.post(f"/api/tables/{table}/rematch"))["id"])
    assert again.items() >= versions.items() and again["fingerprint"] not in ("", begun["fingerprint"])


async def test_other_rules_by_which_it_runs_the_same_open(settings: Settings) -> None:
    table, cookie = await played(settings)
    await change(settings, table, rules_version=77, data_digest="other")
    async with open_hall(settings) as hall:
        anna = hall.person(cookie)
        seat = await anna.sit(table)
        assert (await seat.next())["type"] == "hello" and seat.n == 40
        await seat.send(type="look", seat=seat.questions[0]["seat"])
        await seat.until("hello")
        await seat.choose()
        await seat.until("update")
        assert len(await hall.server.store.log_after(table, 0)) == 41


@pytest.mark.parametrize("how", ["version", "data", "asked", "log", "game"])
async def test_a_game_that_runs_differently_is_refused_in_a_sentence(settings: Settings, how: str) -> None:
    table, cookie = await played(settings)
    said = "rules version 77"
    if how == "version":
        await change(settings, table, rules_version=77, fingerprint="another")
    elif how == "data":
        await change(settings, table, data_digest="0123", fingerprint="another")
        said = "GREATHALL_DATA"
    elif how == "asked":
        await change(settings, table, rules_version=77, asked="[9]")
    elif how == "game":
        await change(settings, table, game="chess")
        said = "chess"
    else:
        store = Store(settings, Metrics())
        async with store.engine.begin() as c:
            await c.execute(update(LOG).where(LOG.c.table_id == table, LOG.c.n == 20).values(code=1 << 20))
        await store.engine.dispose()
        said = "choice 20 is not legal"
    async with open_hall(settings) as hall:
        before = await hall.server.store.log_after(table, 0)
        anna = hall.person(cookie)
        for path in (f"/api/tables/{table}", f"/api/replays/{table}", f"/api/replays/{table}/3"):
            problem = await anna.get(path, 409)
            assert said in problem["error"] and problem["key"] == "error-other-rules"
        await anna.post(f"/api/tables/{table}/host", {"act": "abandon"}, 409)
        assert await (await anna.sit(table)).closed() == CANNOT_OPEN
        assert [t["id"] for t in (await anna.get("/api/lobby"))["mine"]] == [table]
        other = await anna.sit(await anna.make("me", "random", "random"))
        assert (await other.next())["type"] == "hello"
        assert await hall.server.store.log_after(table, 0) == before and len(before) == 40
        assert (await row_of(hall, table))["status"] == "playing"
        assert hall.server.metrics.errors == 0


async def test_a_running_room_that_cannot_go_on_is_given_up(settings: Settings) -> None:
    """Another process has written what this one cannot replay: the room closes, the server and the log stay."""
    async with open_hall(settings) as hall:
        anna = hall.person()
        table = await anna.make("me", "me", "me")
        seat = await anna.sit(table)
        await seat.next()
        await hall.server.store.append(table, [LogRow(1, CHOICE, 0, 1 << 20, time.time())], 1, [0], [], False, [])
        with pytest.raises(Exception, match="record is kept"):
            await hall.server.hub.refresh(hall.server.hub.rooms[table])
        assert await seat.closed() == CANNOT_OPEN
        await anna.get(f"/api/tables/{table}", 409)
        await anna.get("/api/lobby")
        assert len(await hall.server.store.log_after(table, 0)) == 1


async def test_old_databases_are_brought_up_to_date(settings: Settings) -> None:
    """Tables from before the beginnings were kept: they open as ever, and a record's seed is known as one."""
    old = Store(settings, Metrics())
    async with old.engine.begin() as c:
        await c.run_sync(migrations.upgrade, "0001")
        for id_, status in (("playing", "playing"), ("waiting", "open"), ("record", "open")):
            await c.execute(
                text(
                    "INSERT INTO tables VALUES (:i, 'catan', :o, 'a seed', '', :s, TRUE, 'public', '{}', 'h', 1, 1, '',"
                    " '', 0, '[]', '[]')"
                ),
                {"i": id_, "s": status, "o": '{"mode": "base"}'},
            )
            for seat in range(3):
                values = {"i": id_, "n": seat}
                await c.execute(text("INSERT INTO seats VALUES (:i, :n, 'person', 'A', '', 'h', 0, NULL)"), values)
        await c.execute(text("INSERT INTO log VALUES ('record', 1, 0, 0, 1, 1)"))
    await old.engine.dispose()
    async with open_hall(settings) as hall:
        assert (await row_of(hall, "record"))["seed_by"] == "record"
        assert (await row_of(hall, "waiting"))["seed_by"] == ""
        seat = await hall.person().sit("playing")
        assert (await seat.next())["table"]["status"] == "playing" and seat.questions


# ---------------------------------------------------------------- clocks
async def shift(settings: Settings, table: str, seconds: float) -> None:
    """Let so much time have passed."""
    store = Store(settings, Metrics())
    async with store.engine.begin() as c:
        await c.execute(update(LOG).where(LOG.c.table_id == table).values(at=LOG.c.at - seconds))
        await c.execute(update(TABLES).where(TABLES.c.id == table).values(started=TABLES.c.started - seconds))
    await store.engine.dispose()


@pytest.mark.parametrize("choices", [0, 6])
@pytest.mark.parametrize(("passed", "low", "high"), [(20, 35, 40), (55, 8, 10), (5000, 8, 10)])
async def test_time_goes_on_while_the_server_is_away(
    settings: Settings, choices: int, passed: int, low: float, high: float
) -> None:
    table, cookie = await played(settings, choices, clock={"kind": "move", "seconds": 60})
    await shift(settings, table, passed)
    async with open_hall(settings) as hall:
        hello = await (await hall.person(cookie).sit(table)).next()
        assert low < hello["deadline"] <= high, "time goes on, but nobody's is up at once"


async def test_a_reserve_goes_on_too(settings: Settings) -> None:
    table, cookie = await played(settings, 0, clock={"kind": "reserve", "seconds": 100})
    await shift(settings, table, 30)
    async with open_hall(settings) as hall:
        hello = await (await hall.person(cookie).sit(table)).next()
        assert 65 < hello["deadline"] <= 70
