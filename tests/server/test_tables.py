"""The life of tables, and what can be asked about games."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.match import Match, Seat
from tests.server.hall import Hall

pytestmark = pytest.mark.asyncio


async def test_lobby_and_host_acts(hall: Hall) -> None:
    anna, bob = hall.person(), hall.person()
    await anna.post("/api/me", {"name": "Anna"})
    table = await anna.make("me", "open", "open", title="Come in", start=True)
    lobby = await bob.get("/api/lobby")
    assert [t["id"] for t in lobby["open"]] == [table] and lobby["open"][0]["title"] == "Come in"
    info = await bob.post(f"/api/tables/{table}/join", {"name": "Bob"})
    assert [s["name"] for s in info["seats"][:2]] == ["Anna", "Bob"] and info["seats"][1]["yours"]
    await bob.post(f"/api/tables/{table}/join", {"seat": 1}, 409)
    await anna.post(f"/api/tables/{table}/host", {"act": "start"}, 409)  # a seat is open
    await bob.post(f"/api/tables/{table}/host", {"act": "start"}, 403)
    await anna.post(f"/api/tables/{table}/host", {"act": "bot", "seat": 2, "bot": "nobody"}, 400)
    await anna.post(f"/api/tables/{table}/host", {"act": "bot", "seat": 2, "bot": "random"})
    started = await anna.post(f"/api/tables/{table}/host", {"act": "start"})
    assert started["status"] == "playing"
    await anna.post(f"/api/tables/{table}/host", {"act": "hand_over", "seat": 1})
    await anna.post(f"/api/tables/{table}/host", {"act": "abandon"}, 403)
    await anna.post(f"/api/tables/{table}/seat", {"act": "leave", "seat": 0})
    info = await bob.get(f"/api/tables/{table}")
    assert info["host"] and info["seats"][0]["kind"] == "open" and info["seats"][0]["bot"] == "heuristic"
    assert [t["id"] for t in (await bob.get("/api/lobby"))["mine"]] == [table]
    await bob.post(f"/api/tables/{table}/host", {"act": "abandon"})
    assert (await bob.get(f"/api/tables/{table}"))["status"] == "abandoned"


async def test_bad_tables_are_refused(small: Hall) -> None:
    anna = small.person()
    seats = [{"kind": "me"}] * 3
    await anna.post("/api/tables", {"game": "chess", "seats": seats}, 400)
    await anna.post("/api/tables", {"game": "catan", "seats": seats[:1]}, 400)
    await anna.post("/api/tables", {"game": "catan", "seats": seats, "options": {"mode": "x"}}, 400)
    await anna.post("/api/tables", {"game": "catan", "seats": seats, "options": {"first_player": "3"}}, 400)
    await anna.post("/api/tables", {"game": "catan", "seats": seats, "odd": 1}, 400)
    await anna.post("/api/tables", {"game": "catan", "seats": [{"kind": "me", "name": "a\u0000b"}] * 3}, 400)
    await anna.post("/api/tables", b"{", 400)
    await anna.get("/api/tables/nothing", 404)


async def test_games_texts_rules(small: Hall) -> None:
    anna = small.person()
    game = (await anna.get("/api/games"))[0]
    assert game["id"] == "catan" and len(game["values"]["node"]) == 60 and len(game["values"]["edge"]) == 80
    assert game["values"]["resource"][0].startswith("resource-") and game["unknown"]["seat"] == "seat-nobody"
    assert game["verbs"]["supply"][-1] == ["count", "number"] and game["board"]["cells"]
    answer = await anna.http.get("/api/games")
    again = await anna.http.get("/api/games", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert "option-roll" in await anna.get("/api/texts/catan/pl")
    assert "option-roll" not in await anna.get("/api/texts/-/en")
    await anna.get("/api/texts/catan/xx", 404)
    assert any(r["id"] == "CAT-SEVEN.2" for r in await anna.get("/api/rules/catan"))
    text = await anna.get("/metrics")
    assert "greathall_choices_total" in text and 'greathall_commit_seconds_bucket{le="+Inf"}' in text
    assert await anna.get("/healthz") == "ok"


def a_match(choices: int, game: str = "catan", seats: int = 3) -> Match:
    match = Match(registry.get(game), {}, [Seat(name) for name in "ABCDEF"[:seats]], "replay")
    rng = random.Random(6)
    for _ in range(choices):
        ask = match.state.asks[0]
        match.choose(ask.seat, rng.choice(ask.options))
    return match


async def test_replays_are_uploaded_seen_and_continued(hall: Hall) -> None:
    anna = hall.person()
    match = a_match(120)
    info = await anna.post("/api/replays", matchfile.dumps(match).encode())
    assert info["n"] == 120 and info["names"] == ["A", "B", "C"] and not info["table"]
    for n in (0, 1, 57, 120):
        for seat in (-1, 0, 2):
            at = await anna.get(f"/api/replays/{info['id']}/{n}?seat={seat}")
            assert at["position"]["n"] == n and at["log"][0][0] == n
            assert (at["position"]["view"]["seats"][0]["hand"] is None) == (seat != 0)
    await anna.get(f"/api/replays/{info['id']}/121", 404)
    await anna.get(f"/api/replays/{info['id']}/5?seat=9", 404)
    await anna.get("/api/replays/nothing", 404)
    for broken in (b"", b"{}", b'{"greathall":1}\n', b"\xff\xfe", matchfile.dumps(match).encode() + b"[0,1]\n[9,9]\n"):
        await anna.post("/api/replays", broken, 400)
    odd = matchfile.dumps(match).replace('"A"', '"\\ud800"').encode()
    await anna.post("/api/replays", odd, 400)
    await anna.post("/api/replays", matchfile.dumps(match).replace('"A"', '"\\u0000"').encode(), 400)
    wish = {"seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}], "start": True}
    table = await anna.post(f"/api/replays/{info['id']}/57/continue", wish)
    assert table["n"] == 57 and table["status"] == "playing"
    seat = await anna.sit(table["id"])
    await seat.next()
    assert seat.n == 57 and len(seat.log) == 58
    await anna.post(f"/api/replays/{info['id']}/57/continue", {"seats": [{"kind": "me"}]}, 400)


async def test_time_per_move(hall: Hall) -> None:
    anna = hall.person()
    table = await anna.make("me", "random", "random", clock={"kind": "move", "seconds": 5})
    hall.server.hub.rooms[table].clock.seconds = 0  # patience of tests
    seat = await anna.sit(table)
    await seat.next()
    await seat.catch_up(20)
    assert any(line[1] == 0 for line in seat.log.values())
    assert seat.table["seats"][0]["bot"] == ""


async def test_reserve_and_increment(hall: Hall) -> None:
    anna = hall.person()
    clock = {"kind": "reserve", "seconds": 100, "increment": 3}
    begin = time.monotonic()
    table = await anna.make("me", "me", "me", clock=clock)
    seat = await anna.sit(table)
    hello = await seat.next()
    assert 100 - (time.monotonic() - begin) - 0.01 <= hello["deadline"] <= 100
    asked = seat.questions[0]["seat"]
    await seat.send(type="look", seat=asked)
    await seat.until("hello")
    await asyncio.sleep(0.2)
    await seat.choose()
    await seat.until("update")
    info = await anna.get(f"/api/tables/{table}")
    left = info["seats"][asked]["reserve"]
    assert 103 - (time.monotonic() - begin) - 0.01 <= left <= 102.8
    found = await hall.server.store.table(table)
    assert found is not None and found[1][asked].reserve == left


async def test_bots_alone_play_to_the_end(small: Hall) -> None:
    anna = small.person()
    table = await anna.make("random", "random", "random", options={"turn_limit": "12"})
    for _ in range(400):
        info = await anna.get(f"/api/tables/{table}")
        if info["status"] == "over":
            break
        await asyncio.sleep(0.05)
    assert info["status"] == "over" and info["n"] > 20


async def test_a_dead_bot_worker_is_replaced(small: Hall) -> None:
    anna = small.person()
    table = await anna.make("heuristic", "heuristic", "me")
    seat = await anna.sit(table)
    await seat.next()
    await anna.post(f"/api/tables/{table}/seat", {"act": "bot", "seat": 2})
    await seat.catch_up(10)
    pool = small.server.bots._pool
    assert pool is not None
    for process in list(pool._processes.values()):
        process.kill()
    await seat.catch_up(seat.n + 40)
    assert small.server.metrics.bot_restarts >= 1
