"""Limits of a public house, each attacked: by one address, by many browsers at one, by lines that say nothing."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import logging
import shutil
import stat
import subprocess
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import insert, text, update
from websockets.exceptions import InvalidStatus

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.match import Match, Seat
from greathall.server import decks as server_decks
from greathall.server import health
from greathall.server import replays as server_replays
from greathall.server.auth import Auth
from greathall.server.limits import Crowd, neighbourhood
from greathall.server.metrics import Lines
from greathall.server.schema import REPLAYS, TABLES
from greathall.server.settings import Settings, _proxies
from greathall.texts import Texts
from tests.server.hall import Hall, Person, open_hall, until

FREELY = 1e6  # no limits on rates, but all on numbers


def house(tmp_path: Path, **more: Any) -> Settings:
    """A house on SQLite with the limits of a test."""
    return Settings(database=str(tmp_path / "hall.db"), secret="a secret", rate=FREELY, bot_delay=(0.0, 0.0), **more)


async def refused(person: Person, path: str, body: Any, status: int) -> str:
    problem = await person.post(path, body, status)
    for lang in ("en", "pl"):
        assert Texts(lang, registry.get("catan")).get(problem["key"])
    return str(problem["key"])


real = server_decks.look_through
WAITING: dict[str, Any] = {"game": "catan", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


# ---------------------------------------------------------------- tables
async def test_tables_open_at_a_time_are_counted_by_player(settings: Settings) -> None:
    async with open_hall(dataclasses.replace(settings, rate=FREELY, player_tables=3)) as hall:
        anna, bartek = hall.person(), hall.person()
        await anna.get("/api/me")
        headers = {"Cookie": anna.cookie}
        made = await asyncio.gather(
            *[anna.http.post("/api/tables", json=WAITING, headers=headers) for _ in range(9)]
        )
        assert sorted(m.status_code for m in made) == [200] * 3 + [429] * 6, "also when they are made at once"
        assert await refused(anna, "/api/tables", WAITING, 429) == "error-tables-full"
        await refused(anna, "/api/tutorials", {"game": "catan"}, 429)
        await bartek.post("/api/tables", WAITING)
        first = next(m.json()["id"] for m in made if m.status_code == 200)
        await anna.post(f"/api/tables/{first}/host", {"act": "abandon"})
        await anna.post("/api/tables", WAITING)


async def test_tables_open_at_a_time_are_counted_by_address(settings: Settings) -> None:
    """Whoever throws the cookie away is another player, but not another address; nor does a restart forget."""
    settings = dataclasses.replace(settings, rate=FREELY, player_tables=3, address_tables=4)
    async with open_hall(settings) as hall:
        made = [(await hall.person().http.post("/api/tables", json=WAITING)).status_code for _ in range(8)]
        assert made == [200] * 4 + [429] * 4
    async with open_hall(settings) as hall:
        await refused(hall.person(), "/api/tables", WAITING, 429)
        async with hall.server.store.change() as c:
            await c.execute(update(TABLES).values(updated=time.time() - 86400 * 8))
        await hall.person().post("/api/tables", WAITING)
        kept = (await hall.server.store.tables([(await hall.person().make("me", "me", "me", start=False))]))[0][0]
        assert kept.origin and "127.0.0.1" not in kept.origin


def test_an_address_of_many_is_one() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::1") != neighbourhood("2001:db8:1:2::1")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") == "192.0.2.1"
    assert neighbourhood("unix:/run/x") == "unix:/run/x"


async def _fill(hall: Hall, places: list[tuple[str, str]]) -> None:
    """So many newer listed tables, each of a host and an address."""
    table = await hall.person().make("me", "open", "open", start=False)
    row, seats = (await hall.server.store.tables([table]))[0]
    for i, (host, origin) in enumerate(places):
        made = f"t{i}x{table}"[:30]
        new = structs.replace(row, id=made, host=host, origin=origin, updated=time.time() + 100 + i)
        await hall.server.store.make_table(new, [structs.replace(s, table_id=made) for s in seats])
    await hall.server.store.set_table(table, status="abandoned")


@pytest.mark.parametrize("attack", ["one host", "one address", "one host behind our own address"])
async def test_nobody_hides_another_from_the_lobby(hall: Hall, attack: str) -> None:
    anna, mallory = hall.person(), hall.person()
    honest = await anna.make("me", "open", "open", start=False)
    async with hall.server.store.reader.connect() as c:
        here = (await c.execute(text("SELECT origin FROM tables"))).scalar_one()
    places = {
        "one host": [("mallory", "there")] * 60,
        "one address": [(f"mallory{i}", "there") for i in range(60)],
        "one host behind our own address": [("mallory", here)] * 60,
    }[attack]
    await _fill(hall, places)
    shown = [t["id"] for t in (await hall.person().get("/api/lobby"))["open"]]
    assert honest in shown and len(shown) == 40
    assert shown == sorted(shown, key=lambda t: t == honest), "else the newest come first"
    assert (await mallory.get("/api/lobby"))["open"]


# ---------------------------------------------------------------- sockets and lines
async def test_sockets_are_counted_by_address_and_in_all(tmp_path: Path) -> None:
    async with open_hall(house(tmp_path, address_sockets=3, sockets=5)) as hall:
        anna = hall.person()
        table = await anna.make("me", "me", "me")
        seats = [await anna.sit(table) for _ in range(3)]
        with pytest.raises(InvalidStatus) as no:
            await hall.person().sit(table)
        assert no.value.response.status_code == 503
        assert json.loads(no.value.response.body)["key"] == "error-no-room"
        hall.server.limits.sockets.most_of_one = 100
        seats += [await anna.sit(table) for _ in range(2)]
        with pytest.raises(InvalidStatus):
            await hall.person().sit(table)
        seats[0].socket.transport.abort()
        await until(lambda: hall.server.limits.sockets.count == 4)
        assert (await (await anna.sit(table)).next())["type"] == "hello", "who goes makes room"
        assert hall.server.metrics.limited["sockets"] == 2


async def _half(hall: Hall, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(hall.base.rpartition(":")[2]))
    if said:
        writer.write(said)
        await writer.drain()
    return reader, writer


async def _cut_off(line: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
    try:
        while await line[0].read(1000):
            pass
    except ConnectionError:
        pass
    line[1].close()


HEAD = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\n{"
CHUNK = b"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab"
HANDSHAKE = HEAD[:-2] + b"\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"


async def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    """1,500 of these were all open after 20 seconds once."""
    halves = [b"", b"G", HEAD, BODY, CHUNK, HANDSHAKE, HEAD + b"\r\n" + HEAD]
    async with open_hall(house(tmp_path, header_seconds=0.3, body_seconds=0.3)) as hall:
        lines = [await _half(hall, said) for said in halves * 10]
        await asyncio.gather(*map(_cut_off, lines))
        await until(lambda: hall.server.limits.connections.count == 0)
        limited = hall.server.metrics.limited
        assert limited["slow-head"] >= 40 and limited["slow-body"] == 20 and limited["gone"] == 20
        assert hall.server.metrics.errors == 0


async def test_a_byte_now_and_then_does_not_win_time(tmp_path: Path) -> None:
    async with open_hall(house(tmp_path, header_seconds=0.5)) as hall:
        line = await _half(hall, HEAD)

        async def drip() -> None:
            while True:
                line[1].write(b"X: y\r\n")
                await asyncio.sleep(0.05)

        dripping = asyncio.create_task(drip())
        await _cut_off(line)
        dripping.cancel()
        assert hall.server.metrics.limited == {"slow-head": 1}


@pytest.mark.slow
async def test_who_thinks_between_requests_and_at_a_table_is_left_alone(tmp_path: Path) -> None:
    async with open_hall(house(tmp_path, header_seconds=3.0, body_seconds=3.0, write_seconds=3.0)) as hall:
        anna = hall.person()
        seat = await anna.sit(await anna.make("me", "me", "me"))
        await seat.next()
        await _cut_off(await _half(hall, b""))  # the clocks of others would have run out meanwhile
        n = seat.n
        await seat.choose()
        await seat.catch_up(n + 1)
        assert hall.server.metrics.limited == {"slow-head": 1}


async def test_who_takes_nothing_of_an_answer_is_cut_off(tmp_path: Path) -> None:
    async with open_hall(house(tmp_path, write_seconds=0.3)) as hall:
        _, writer = await asyncio.open_connection("127.0.0.1", int(hall.base.rpartition(":")[2]), limit=1024)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(60):
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        await until(lambda: hall.server.metrics.limited.get("slow-reader", 0) == 1)
        await until(lambda: hall.server.limits.connections.count == 0)
        writer.close()


async def test_a_socket_that_does_not_answer_is_closed(tmp_path: Path) -> None:
    async with open_hall(house(tmp_path, ping_seconds=0.2)) as hall:
        anna = hall.person()
        table = await anna.make("me", "me", "me")
        room = hall.server.hub.rooms[table]
        dead = await anna.sit(table)
        dead.socket.transport.pause_reading()  # nobody is there: no ping is answered any more
        await until(lambda: hall.server.metrics.limited.get("slow-pong", 0) == 1)
        await until(lambda: not room.attendance.viewers and hall.server.limits.sockets.count == 0)


async def test_lines_are_counted_by_address_and_in_all(tmp_path: Path) -> None:
    async with open_hall(house(tmp_path, address_connections=5)) as hall:
        lines = [await _half(hall, HEAD) for _ in range(5)]
        await until(lambda: hall.server.limits.connections.count == 5)
        await _cut_off(await _half(hall, HEAD))
        assert hall.server.metrics.limited == {"connections": 1}
        lines[0][1].close()
        await until(lambda: hall.server.limits.connections.count == 4)
        await hall.person().get("/api/me")
        for line in lines:
            line[1].close()


def test_counting_never_goes_wrong() -> None:
    crowd = Crowd(3, 2)
    assert [crowd.enter(n) for n in "aaabcd"] == [True, True, False, True, False, False]
    crowd.leave("a")
    assert crowd.enter("a") and not crowd.enter("a")
    for name in "aab":
        crowd.leave(name)
    assert crowd.count == 0 and not crowd._by
    assert all(Crowd(0, 0).enter("a") for _ in range(9))


# ---------------------------------------------------------------- names and proxies
@pytest.mark.parametrize(
    ("named", "status"), [(["192.0.2.7"], 429), (["192.0.2.7", "127.0.0.0/8"], 200)]
)
async def test_forwarded_addresses_are_believed_of_named_proxies_only(
    tmp_path: Path, named: list[str], status: int
) -> None:
    """A stranger who changes the header with every request was a new stranger every time."""
    settings = house(tmp_path, address_tables=2, proxies=_proxies("", ",".join(named)) if named else [])
    async with open_hall(settings) as hall:
        made = []
        for i in range(5):
            headers = {"X-Forwarded-For": f"198.51.100.{i}"}
            made.append((await hall.person().http.post("/api/tables", json=WAITING, headers=headers)).status_code)
        assert made == [200, 200, *[status] * 3]


async def test_what_a_client_puts_before_the_proxy_is_not_believed(tmp_path: Path) -> None:
    """A proxy that only appends passes on what the client claimed: the last address that is no proxy's counts."""
    async with open_hall(house(tmp_path, address_tables=1, proxies=_proxies("", "127.0.0.1"))) as hall:
        made = []
        for i in range(3):
            headers = {"X-Forwarded-For": f"198.51.100.{i}, 203.0.113.5"}
            made.append((await hall.person().http.post("/api/tables", json=WAITING, headers=headers)).status_code)
        assert made == [200, 429, 429]


@pytest.mark.slow
async def test_secure_cookies_behind_a_proxy_that_was_named(tmp_path: Path) -> None:
    async with open_hall(house(tmp_path, proxies=_proxies("", "127.0.0.1"))) as hall:
        told = await hall.person().http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
        assert told.headers["set-cookie"].endswith("Secure")
    async with open_hall(house(tmp_path)) as hall:
        told = await hall.person().http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" not in told.headers["set-cookie"]


@pytest.mark.parametrize(
    ("address", "hosts", "good", "wrong"),
    [
        ("", [], ["localhost:1", "127.0.0.1", "[::1]:80", "192.168.1.4:8000"], ["evil.example", "evil.example:80", ""]),
        ("https://hall.example", [], ["hall.example", "HALL.example:443", "localhost"], ["192.0.2.1", "x.example"]),
        ("https://hall.example", ["b.example"], ["b.example", "hall.example"], ["evil.example"]),
    ],
)
async def test_only_its_own_names_are_answered_to(
    tmp_path: Path, address: str, hosts: list[str], good: list[str], wrong: list[str]
) -> None:
    async with open_hall(house(tmp_path, address=address, hosts=hosts)) as hall:
        anna = hall.person()
        table = await anna.make("me", "me", "me")
        for host in good:
            await anna.call("GET", "/api/me", Host=host)
        for host in wrong:
            assert (await anna.call("GET", "/api/me", None, 421, Host=host))["key"] == "error-wrong-host"
        with pytest.raises(InvalidStatus) as no:
            await anna.sit(table, Host=wrong[0], Origin=f"http://{wrong[0]}")
        assert no.value.response.status_code == 421


# ---------------------------------------------------------------- for whoever runs it
async def test_metrics_are_not_for_everybody(tmp_path: Path) -> None:
    async with open_hall(house(tmp_path)) as hall:
        anna = hall.person()
        assert "greathall_choices_total" in await anna.get("/metrics")
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):  # a proxy on this machine asks for somebody else
            assert (await anna.call("GET", "/metrics", None, 403, **{header: "127.0.0.1"}))["key"] == "error-not-yours"
    async with open_hall(house(tmp_path, proxies=_proxies("", "127.0.0.1"))) as hall:
        await hall.person().call("GET", "/metrics", None, 403, **{"X-Forwarded-For": "198.51.100.1"})
        await hall.person().get("/metrics")
    token = "a token of twenty characters".replace(" ", "-")
    async with open_hall(house(tmp_path, metrics_token=token)) as hall:
        anna = hall.person()
        for given in ("", "Bearer", "Bearer " + token[:-1], token, "Bearer " + token + "x"):
            await anna.call("GET", "/metrics", None, 403, Authorization=given)
        assert "greathall_limited_total" in await anna.call("GET", "/metrics", Authorization="Bearer " + token)


async def test_health_knows_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading goes on for ever on a full disk, so health has to write."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(disk)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("nobody but root can make a small disk")
    monkeypatch.setattr(health, "AGAIN", 0.0)
    try:
        async with open_hall(house(disk)) as hall:
            anna = hall.person()
            assert await anna.get("/healthz") == "ok"
            with contextlib.suppress(OSError), (disk / "much").open("wb", buffering=0) as file:
                while file.write(b"x" * 4096):
                    pass
            assert "No space" in await anna.get("/healthz", 503)
            (disk / "much").unlink()
            assert await anna.get("/healthz") == "ok"
            assert [p.name for p in disk.iterdir() if "health" in p.name] == []
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


async def test_health_knows_a_database_that_may_only_be_read(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "AGAIN", 0.0)
    anna = hall.person()
    assert await anna.get("/healthz") == "ok"
    if not hall.server.settings.postgres:
        return
    async with hall.server.store.change() as c:
        name = (await c.execute(text("SELECT current_database()"))).scalar_one()
        await c.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
    await hall.server.store.engine.dispose()
    assert "cannot be written" in await anna.get("/healthz", 503)


async def test_asking_for_health_again_and_again_costs_nothing(small: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Path] = []
    monkeypatch.setattr(health, "AGAIN", 1e9)
    monkeypatch.setattr(health, "try_to_write", tried.append)
    await asyncio.gather(*[small.person().get("/healthz") for _ in range(20)])
    assert len(tried) == 1


async def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    path.touch(mode=0o644)
    path.chmod(0o644)
    async with open_hall(house(tmp_path)) as hall:
        await hall.person().make("me", "me", "me")
        files = sorted(tmp_path.glob("hall.db*"))
        assert len(files) == 3
        assert {stat.S_IMODE(f.stat().st_mode) for f in files} == {0o600}


async def test_a_flood_of_requests_is_no_flood_of_lines(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Whatever is refused was logged: whoever asked often enough filled the disk."""
    settings = house(tmp_path)
    settings.rate = 1.0
    async with open_hall(settings) as hall:
        anna = hall.person()
        hall.server.limits.lines.rate = 1e-9  # however long this takes
        for _ in range(200):
            await anna.http.get("/api/tables/nothing")
        seen = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
        refused = [line for line in seen if line["what"] == "request" and line["status"] >= 400]
        assert len(refused) == 30 and sum(hall.server.metrics.requests.values()) == 200


def test_what_libraries_say_is_json_too_and_not_much_of_it(capfd: pytest.CaptureFixture[str]) -> None:
    handler = Lines()
    for i in range(50):
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "Invalid\nrequest %d", (i,), None)
        handler.handle(record)
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert 5 <= len(lines) < 50 and lines[0]["said"] == "Invalid request 0" and lines[0]["what"] == "library"


# ---------------------------------------------------------------- secrets
async def test_secrets_are_changed_without_throwing_anybody_out(tmp_path: Path) -> None:
    before, after = house(tmp_path), house(tmp_path)
    after.secret, after.old_secrets = "a newer secret", [before.secret]
    async with open_hall(before) as hall:
        anna = hall.person()
        table = await anna.make("me", "open", "random", start=False, listed=False)
        token = (await anna.get(f"/api/tables/{table}/invites"))[0]["token"]
        cookie = anna.cookie
    async with open_hall(after) as hall:
        anna = hall.person(cookie)
        assert (await anna.get(f"/api/tables/{table}"))["host"]
        renewed = (await anna.http.get("/api/me", headers={"Cookie": cookie})).headers["set-cookie"].split(";")[0]
        assert renewed != cookie
        again = await anna.http.get("/api/me", headers={"Cookie": renewed})
        assert "set-cookie" not in again.headers
        await hall.person().post("/api/claim", {"token": token})
    after.old_secrets = []
    async with open_hall(after) as hall:
        assert (await hall.person(renewed).get(f"/api/tables/{table}"))["host"], "the cookie was signed anew in time"
        assert not (await hall.person(cookie).get(f"/api/tables/{table}"))["host"]


def test_a_secret_that_does_not_sign_yet_is_accepted() -> None:
    """Several machines: the new secret is made known everywhere before anybody signs with it."""
    first, second = Auth("old", "new"), Auth("new", "old")
    player = second.cookie("somebody", secure=False).split(";")[0]
    assert first.player(player) == "somebody" and Auth("old").player(player) == ""
    assert first.read_link(second.link("t", 1, 2)) == ("t", 1, 2)
    assert Auth("other", "another").player(player) == ""


# ---------------------------------------------------------------- match files
def _match(choices: int = 0) -> bytes:
    match = Match(registry.get("catan"), {}, [Seat(n) for n in "abc"], "some seed")
    while len(match.choices) < choices:
        ask = match.state.asks[0]
        match.choose(ask.seat, ask.options[0])
    return matchfile.dumps(match).encode()


async def test_match_files_are_counted_by_address_and_in_all_and_go_in_time(settings: Settings) -> None:
    settings = dataclasses.replace(settings, rate=FREELY, address_uploads=3, uploads=5)
    async with open_hall(settings) as hall:
        body = _match()
        sent = [(await hall.person().http.post("/api/replays", content=body)).status_code for _ in range(5)]
        assert sent == [200, 200, 200, 429, 429]
        async with hall.server.store.change() as c:
            for i in range(2):
                await c.execute(insert(REPLAYS).values(id=f"r{i}", text="x", at=time.time(), origin=f"other{i}"))
            await c.execute(update(REPLAYS).where(REPLAYS.c.origin != "other0").values(at=time.time() - 86400 * 10))
        hall.server.settings.address_uploads = 0
        problem = (await hall.person().http.post("/api/replays", content=body)).json()
        assert problem["key"] == "error-no-room"
        assert await hall.server.store.drop_replays(time.time() - 86400 * 9) == 4
        await hall.person().post("/api/replays", body)


async def test_match_files_are_read_one_at_a_time_and_few_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty sent at once kept an innocent request waiting for 746 ms."""
    at_work: list[int] = []
    most = 0
    whole, gate = matchfile.loads, threading.Event()

    def watched(*given: Any) -> Any:
        nonlocal most
        at_work.append(1)
        most = max(most, len(at_work))
        gate.wait(60)
        try:
            return whole(*given)
        finally:
            at_work.pop()

    monkeypatch.setattr(matchfile, "loads", watched)
    async with open_hall(house(tmp_path)) as hall:
        body, few = _match(), server_replays.WAITING
        posts = [asyncio.create_task(hall.person().http.post("/api/replays", content=body)) for _ in range(20)]
        await until(lambda: hall.server.metrics.limited.get("replays-waiting", 0) == 20 - few)
        assert len(at_work) == 1
        gate.set()
        sent = await asyncio.gather(*posts)
        assert most == 1
        assert sorted(s.status_code for s in sent) == [200] * few + [503] * (20 - few)
        assert {s.json()["key"] for s in sent if s.status_code == 503} == {"error-busy"}


@pytest.mark.parametrize("where", ["game", "option", "value", "seed", "name"])
async def test_a_match_file_with_what_is_no_text_gets_a_sentence(small: Hall, where: str) -> None:
    head, *rest = _match().decode().splitlines()
    header = json.loads(head)
    odd = "\ud800"
    if where == "game":
        header["game"] = odd
    elif where == "option":
        header["options"][odd] = "x"
    elif where == "value":
        header["options"][next(iter(header["options"]))] = odd
    elif where == "seed":
        header["seed"] = odd
    else:
        header["seats"] = json.loads(json.dumps(header["seats"]).replace('"a"', '"\\ud800"'))
    body = "\n".join([json.dumps(header), *rest]).encode()
    problem = await small.person().post("/api/replays", body, 400)
    assert problem["error"].endswith(".")
    assert small.server.metrics.errors == 0


async def test_who_goes_away_in_the_middle_is_no_error(small: Hall) -> None:
    for _ in range(5):
        _, writer = await _half(small, BODY)
        writer.close()
    await until(lambda: small.server.metrics.limited.get("gone", 0) == 5)
    assert small.server.metrics.errors == 0


# ---------------------------------------------------------------- decks
async def test_lists_of_decks_look_nothing_through(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred decks took 80 ms a list, and nobody else was answered meanwhile."""
    game = registry.get("lcg")
    anna = hall.person()
    stark, bare = game.deck_text("core-stark-fealty"), "House Stark"
    await anna.post("/api/games/lcg/decks", {"name": "Wolves", "text": stark})
    broken = await anna.post("/api/games/lcg/decks", {"name": "Bare", "text": bare})
    server_decks.ready(game)
    looked: list[str] = []
    monkeypatch.setattr(server_decks, "look_through", lambda g, t: looked.append(t) or real(g, t))
    listed = (await anna.get("/api/games/lcg/decks"))["mine"]
    assert looked == [], "what was found is kept beside the deck"
    assert [d["contents"] for d in listed] == [{}, {}]
    by = {d["name"]: d for d in listed}
    assert by["Wolves"]["rules"] == [] and by["Bare"]["rules"] == broken["rules"] == ["LCG-DECK.3", "LCG-DECK.6"]
    assert by["Wolves"]["about"]["faction"] == "stark" and by["Wolves"]["about"]["cards"] == 60
    assert by["Wolves"]["text"] and (await anna.get(f"/api/decks/{by['Wolves']['id']}"))["contents"]["cards"]


@pytest.mark.slow
async def test_decks_kept_before_or_with_other_cards_are_looked_through_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.get("lcg")
    anna = hall.person()
    await anna.post("/api/games/lcg/decks", {"name": "Wolves", "text": game.deck_text("core-stark-fealty")})
    server_decks.ready(game)
    looked: list[str] = []
    monkeypatch.setattr(server_decks, "look_through", lambda g, t: looked.append(t) or real(g, t))
    for report in ("", "{", '{"data": "other", "rules": ["?"], "about": {}}'):
        async with hall.server.store.change() as c:
            await c.execute(text("UPDATE decks SET report = :r"), {"r": report})
        looked.clear()
        for _ in range(2):
            assert (await anna.get("/api/games/lcg/decks"))["mine"][0]["rules"] == []
        assert len(looked) == 1
        assert (await anna.get("/api/games/lcg/decks"))["mine"][0]["version"] == 1
