"""What must not be possible."""

from __future__ import annotations

import asyncio
import json
import random
import struct
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from greathall.server.limits import FRAME_LIMIT
from greathall.server.settings import Settings
from greathall.server.sockets import NOT_YOURS, TOO_SLOW, Socket
from tests.server.hall import Hall, open_hall

pytestmark = pytest.mark.asyncio


def forge(signed: str) -> str:
    """The same with another signature. Its first letter is changed, which always changes its bytes; the last ones can
    stand for the same bytes in four ways, and letters chosen without looking may be the ones that are there."""
    value, dot, signature = signed.rpartition(".")
    return value + dot + ("B" if signature[0] == "A" else "A") + signature[1:]


async def test_forged_cookies_and_links(hall: Hall) -> None:
    anna, mallory = hall.person(), hall.person()
    table = await anna.make("me", "open", "random", start=False, listed=False)
    token = (await anna.get(f"/api/tables/{table}/invites"))[0]["token"]
    await mallory.get(f"/api/tables/{table}/invites", 403)
    await mallory.post("/api/claim", {"token": forge(token)}, 403)
    await mallory.post(f"/api/tables/{table}/join", {}, 403)  # not listed
    await mallory.post(f"/api/tables/{table}/host", {"act": "abandon"}, 403)
    await mallory.post(f"/api/tables/{table}/seat", {"act": "bot", "seat": 0}, 403)
    forged = hall.person(forge(anna.cookie))
    info = await forged.get(f"/api/tables/{table}")
    assert not info["host"] and not any(s["yours"] for s in info["seats"])
    seat = await forged.sit(table)
    await seat.next()
    assert seat.seat == -1
    # The link works once; a kick makes a new one.
    bob = hall.person()
    await bob.post("/api/claim", {"token": token})
    await mallory.post("/api/claim", {"token": token}, 409)
    await anna.post(f"/api/tables/{table}/host", {"act": "kick", "seat": 1})
    await bob.post("/api/claim", {"token": token}, 409)
    assert (await anna.get(f"/api/tables/{table}/invites"))[0]["token"] != token


async def test_nobody_answers_for_others(small: Hall) -> None:
    anna, mallory = small.person(), small.person()
    table = await anna.make("me", "me", "me")
    seat = await anna.sit(table)
    await seat.next()
    q = seat.questions[0]
    await mallory.get("/api/me")
    spy = await mallory.sit(table, q["seat"])
    await spy.next()
    assert spy.seat == -1 and all(not q["options"] for q in spy.questions)
    await spy.send(type="choose", seat=q["seat"], id=q["id"], codes=[0])
    assert (await spy.until("refused"))["message"] == "error-not-yours"
    for order in ({"type": "look", "seat": 0}, {"type": "undo", "seat": 0}, {"type": "resign", "seat": 0}):
        await spy.send(**order)
        assert (await spy.until("refused"))["message"] == "error-not-yours"


async def test_a_kicked_person_loses_the_eyes(small: Hall) -> None:
    anna, bob, eve = small.person(), small.person(), small.person()
    table = await anna.make("me", "open", "open", start=False, watching="none")
    for person in (bob, eve):
        await person.post(f"/api/tables/{table}/join", {})
    await anna.post(f"/api/tables/{table}/host", {"act": "start"})
    seat = await bob.sit(table)
    await seat.next()
    assert seat.seat == 1
    await anna.post(f"/api/tables/{table}/host", {"act": "kick", "seat": 1})
    await eve.vote(table)
    assert await seat.closed() == NOT_YOURS


@pytest.mark.parametrize("policy", ["none", "after"])
async def test_watching_policies(small: Hall, policy: str) -> None:
    anna = small.person()
    table = await anna.make("me", "random", "random", watching=policy)
    assert await (await small.person().sit(table)).closed() == NOT_YOURS
    await small.person().get(f"/api/replays/{table}", 409)
    await anna.post(f"/api/tables/{table}/host", {"act": "abandon"})
    if policy == "after":
        assert (await (await small.person().sit(table)).next())["type"] == "hello"
        await small.person().get(f"/api/replays/{table}/0?seat=0")
    else:
        await small.person().get(f"/api/replays/{table}", 403)
        await anna.get(f"/api/replays/{table}")


async def test_foreign_origin(small: Hall) -> None:
    anna = small.person()
    table = await anna.make("me", "random", "random")
    await anna.post("/api/me", {"name": "x"}, 403, Origin="https://evil.example")
    await anna.post("/api/me", {"name": "x"}, 403, Origin="null")
    await anna.post("/api/me", {"name": "x"}, 200, Origin=small.base)
    with pytest.raises(InvalidStatus) as refused:
        await anna.sit(table, Origin="https://evil.example")
    assert refused.value.response.status_code == 403
    await anna.sit(table, Origin=small.base)


async def test_rate_limits(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "h.db"), secret="s", rate=0.2, bot_delay=(0, 0))
    async with open_hall(settings) as hall:
        anna = hall.person()
        table = await anna.make("me", "me", "me")
        seat = await anna.sit(table)
        await seat.next()
        for _ in range(60):
            await seat.send(type="why", seat=0, code=0)
        kinds = [(await seat.until("why", "refused")).get("message") for _ in range(60)]
        assert kinds.count("error-too-many") > 20 and kinds.count(None) >= 10
        codes = []
        for _ in range(60):
            answer = await anna.http.get("/api/me", headers={"Cookie": anna.cookie})
            codes.append(answer.status_code)
        assert codes.count(429) > 10 and codes[0] == 200


async def test_chat_is_limited(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "h.db"), secret="s", rate=1, bot_delay=(0, 0))
    async with open_hall(settings) as hall:
        anna = hall.person()
        seat = await anna.sit(await anna.make("me", "me", "me"))
        await seat.next()
        for i in range(15):
            await seat.send(type="say", text=f"line {i}")
        kinds = [(await seat.until("chat", "refused"))["type"] for _ in range(15)]
        assert 5 <= kinds.count("chat") <= 8


async def test_oversize(small: Hall) -> None:
    anna = small.person()
    table = await anna.make("me", "me", "me")
    await anna.post("/api/tables", b'{"title": "' + b"x" * 70_000 + b'"}', 413)
    await anna.post("/api/replays", b"x" * (2 * 1024 * 1024 + 10), 413)
    seat = await anna.sit(table)
    await seat.next()
    await seat.socket.send("x" * (FRAME_LIMIT * 3))
    assert await seat.closed() == 1009
    again = await anna.sit(table)
    assert (await again.next())["type"] == "hello"


async def test_a_slow_reader_is_dropped() -> None:
    """The reader takes nothing: the queue fills up, the socket is closed, nobody waits."""
    gate = asyncio.Event()
    sent: list[dict[str, object]] = []

    async def send(message: dict[str, object]) -> None:
        if message["type"] == "websocket.send":
            await gate.wait()
        sent.append(message)

    socket = Socket("p", 0, False, "en", send, 8)
    for i in range(5):
        socket.push(str(i))
    await asyncio.sleep(0.01)
    gate.set()
    await asyncio.sleep(0.05)
    assert [m["text"] for m in sent] == ["0", "1", "2", "3", "4"]
    socket.push("5")
    assert sent[-1]["text"] == "5"
    gate.clear()
    for i in range(20):
        socket.push(str(i))
    async with asyncio.timeout(5):
        while sent[-1]["type"] != "websocket.close":
            await asyncio.sleep(0.01)
    assert sent[-1] == {"type": "websocket.close", "code": TOO_SLOW}


async def test_fuzzed_frames_never_hurt_a_table(small: Hall) -> None:
    anna = small.person()
    table = await anna.make("me", "me", "me")
    good = await anna.sit(table)
    await good.next()
    rng = random.Random(11)
    seat = await anna.sit(table)
    readers = [asyncio.create_task(seat.closed())]
    types = ["choose", "say", "undo", "vote", "resign", "why", "look", "hello", "", None]
    junk = [None, True, -1, 0, 1, 99, 1 << 40, 1.5, "", "x", [], [0], [[]], {}, "\u0000", "\ud800"]
    for i in range(400):
        roll = rng.random()
        frame: str | bytes
        if roll < 0.25:
            frame = rng.randbytes(rng.randint(0, 60))
        elif roll < 0.4:
            frame = "".join(chr(rng.randint(1, 0xD7FF)) for _ in range(rng.randint(0, 30)))
        elif roll < 0.5:
            frame = "[" * 4000
        else:
            fields = ["seat", "id", "codes", "text", "request", "yes", "code", "ref", "odd"]
            names = rng.sample(fields, rng.randint(0, 5))
            frame = json.dumps({"type": rng.choice(types), **{n: rng.choice(junk) for n in names}})
            if '"resign"' in frame:
                continue
        try:
            await seat.socket.send(frame)
        except ConnectionClosed:
            seat = await anna.sit(table)
            readers.append(asyncio.create_task(seat.closed()))
        if i % 50 == 0:
            room = small.server.hub.rooms[table]
            assert room.match is not None and room.row.playing
    await seat.send(type="why", seat=0, code=0, ref=12345)
    while not any("12345" in f for f in seat.frames):
        await asyncio.sleep(0.01)
    for reader in readers:
        reader.cancel()
    assert small.server.metrics.errors == 0 and small.server.metrics.refusals > 200
    await good.send(type="look", seat=good.questions[0]["seat"])
    await good.until("hello")
    n = good.n
    await good.choose()
    await good.catch_up(n + 1)


async def test_raw_garbage_on_the_port(small: Hall) -> None:
    host, port = small.base.removeprefix("http://").split(":")
    for data in (b"\x00" * 100, b"GET / HTTP/9\r\n\r\n", struct.pack("<q", -1) * 50):
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(data)
        await writer.drain()
        writer.close()
    await small.person().get("/healthz")


async def test_headers_and_errors(small: Hall) -> None:
    anna = small.person()
    answer = await anna.http.get("/api/me")
    assert "script-src" not in answer.headers["content-security-policy"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie
    problem = await anna.get("/api/nothing", 404)
    assert set(problem) == {"error", "key", "rule"}
    assert "error" in await anna.call("DELETE", "/api/me", None, 405)
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../app.py"):
        assert "root:" not in (await anna.http.get(path)).text

    async def broken(player: str) -> str:
        raise RuntimeError("secret detail")

    small.server.store.name_of = broken  # type: ignore[method-assign]
    problem = await anna.get("/api/me", 500)
    assert "secret" not in json.dumps(problem)


async def test_logs_hold_no_secrets(small: Hall, capfd: pytest.CaptureFixture[str]) -> None:
    anna = small.person()
    table = await anna.make("me", "open", "random", start=False)
    token = (await anna.get(f"/api/tables/{table}/invites"))[0]["token"]
    await small.person().post("/api/claim", {"token": token})
    await small.person().post("/api/claim", {"token": token}, 409)
    seat = await anna.sit(table)
    await seat.next()
    await seat.send(type="say", text="a word in private")
    await seat.until("chat")
    out, err = capfd.readouterr()
    assert token not in out + err and anna.cookie.split("=")[1] not in out + err and "in private" not in out + err
    assert all(json.loads(line)["what"] for line in err.splitlines() if line)
