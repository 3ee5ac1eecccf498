"""Promises at the table: made, marked, withdrawn; kept by the database; without any force."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from greathall.server import promises
from greathall.server.settings import Settings
from tests.server.conftest import new_database
from tests.server.hall import Hall, Person, Seat, open_hall
from tests.server.test_crash import Process

pytestmark = pytest.mark.asyncio
GRAIN = "I give you a grain"


async def table_of_three(hall: Hall, bots: int = 0, **more: Any) -> tuple[str, list[Person], list[Seat]]:
    """Three people and some bots, all at their seats; the game is on."""
    people = [hall.person() for _ in range(3 - bots)]
    kinds = ["me", *["open"] * (len(people) - 1), *["random"] * bots]
    table = await people[0].make(*kinds, start=False, **more)
    for p, person in enumerate(people[1:], 1):
        await person.post(f"/api/tables/{table}/join", {"seat": p})
    await people[0].post(f"/api/tables/{table}/host", {"act": "start"})
    seats = [await p.sit(table) for p in people]
    for seat in seats:
        await seat.next()
    return table, people, seats


async def read_up(seat: Seat) -> None:
    """Read everything that was told so far."""
    await seat.send(type="why", seat=seat.seat, code=0)
    await seat.until("why", "refused")


async def promise(seat: Seat, to: int, text: str = GRAIN, **more: Any) -> dict[str, Any]:
    """What comes of it: the promise, or the refusal."""
    await read_up(seat)
    await seat.send(**{"type": "promise", "seat": seat.seat, "to": to, "text": text, **more})
    return await seat.until("promise", "refused")


async def act(seat: Seat, kind: str, id_: int, **more: Any) -> dict[str, Any]:
    await read_up(seat)
    await seat.send(**{"type": kind, "seat": seat.seat, "id": id_, **more})
    return await seat.until("promise", "refused")


async def all_see(seats: list[Seat], id_: int, **values: Any) -> None:
    for seat in seats:
        async with asyncio.timeout(10):
            while not values.items() <= seat.promises.get(id_, {}).items():
                await seat.next()


async def walk(seats: list[Seat], choices: int, rng: random.Random) -> None:
    """Everybody plays at random until so many choices were made."""
    while max(s.n for s in seats) < choices:
        for seat in seats:
            q = seat.question()
            if q is not None:
                n = seat.n
                await seat.choose(rng=rng)
                while seat.n == n:
                    await seat.next()
                break
        else:
            done, waiting = await asyncio.wait(
                [asyncio.create_task(s.next()) for s in seats], return_when=asyncio.FIRST_COMPLETED
            )
            assert done
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)


async def test_made_seen_marked_and_marked_anew(hall: Hall) -> None:
    table, people, (anna, bob, cesar) = await table_of_three(hall)
    watcher = await hall.person().sit(table)
    await watcher.next()
    assert watcher.seat == -1 and watcher.promises == {}
    everybody = [anna, bob, cesar, watcher]
    told = (await promise(anna, 1, "  I give\nyou \u202ea   grain\u0007 "))["promise"]
    assert told == {"id": 1, "n": 0, "seat": 0, "to": 1, "text": GRAIN, "marks": [], "withdrawn": False}
    await all_see(everybody, 1, text=GRAIN, marks=[])
    assert (await act(cesar, "mark", 1, kept=True))["message"] == "error-promise-not-to-you"
    assert (await act(anna, "mark", 1, kept=True))["message"] == "error-promise-not-to-you"
    await act(bob, "mark", 1, kept=True)
    await all_see(everybody, 1, marks=[[1, True]])
    await act(bob, "mark", 1, kept=False)
    await all_see(everybody, 1, marks=[[1, False]])
    refused = await act(anna, "withdraw", 1, ref=77)
    assert (refused["message"], refused["ref"]) == ("error-promise-marked", 77)
    # Who comes later is told with Hello.
    late = await people[1].sit(table)
    assert (await late.next())["promises"] == [anna.promises[1]]
    # Nothing of it is in the game.
    room = hall.server.hub.rooms[table]
    assert room.match is not None and room.match.choices == [] and room.rows == 0
    assert (await people[2].get(f"/api/tables/{table}"))["n"] == 0


async def test_made_to_all_everybody_else_marks(hall: Hall) -> None:
    _, _, seats = await table_of_three(hall)
    anna, bob, cesar = seats
    await promise(anna, -1)
    assert (await act(anna, "mark", 1, kept=True))["message"] == "error-promise-not-to-you"
    await act(bob, "mark", 1, kept=True)
    await act(cesar, "mark", 1, kept=False)
    await all_see(seats, 1, to=-1, marks=[[1, True], [2, False]])
    await act(cesar, "mark", 1, kept=True)
    await all_see(seats, 1, marks=[[1, True], [2, True]])


async def test_withdrawn(hall: Hall) -> None:
    _, _, seats = await table_of_three(hall)
    anna, bob, cesar = seats
    await promise(anna, 1)
    await all_see(seats, 1, withdrawn=False)
    assert (await act(bob, "withdraw", 1))["message"] == "error-not-yours"
    await bob.send(type="withdraw", seat=0, id=1)
    assert (await bob.until("refused"))["message"] == "error-not-yours"
    await act(anna, "withdraw", 1)
    await all_see(seats, 1, withdrawn=True, text=GRAIN)
    assert (await act(bob, "mark", 1, kept=False))["message"] == "error-promise-withdrawn"
    for kind in ("mark", "withdraw"):
        more = {"kept": True} if kind == "mark" else {}
        assert (await act(cesar, kind, 9, **more))["message"] == "error-no-promise"


async def test_forged_seats_bots_and_spectators(hall: Hall) -> None:
    table, people, (anna, bob) = await table_of_three(hall, bots=1)
    watcher = await hall.person().sit(table)
    await watcher.next()
    await promise(anna, 1)
    await all_see([bob, watcher], 1, seat=0)
    for spy in (watcher, bob):
        for order in (
            {"type": "promise", "seat": 0, "to": -1, "text": "not mine"},
            {"type": "withdraw", "seat": 0, "id": 1},
            {"type": "mark", "seat": 2, "id": 1, "kept": False},
            {"type": "promise", "seat": 15, "to": 0, "text": "from nowhere"},
        ):
            await spy.send(**order)
            assert (await spy.until("refused"))["message"] == "error-not-yours", order
    for to in (0, 2, 3, 15):  # myself, a bot, no seat at all
        assert (await promise(anna, to))["message"] == "error-promise-to-whom"
    # A bot stands in: its person neither promises nor marks meanwhile, but promises to the person still stand.
    await people[1].post(f"/api/tables/{table}/seat", {"act": "bot", "seat": 1})
    assert (await promise(bob, 0))["message"] == "error-bot-plays"
    assert (await act(bob, "mark", 1, kept=True))["message"] == "error-bot-plays"
    assert (await promise(anna, 1, "until you are back"))["promise"]["id"] == 2
    await people[1].post(f"/api/tables/{table}/seat", {"act": "back", "seat": 1})
    await act(bob, "mark", 1, kept=True)
    await all_see([anna, watcher], 1, marks=[[1, True]])
    # Gone: the seat is not theirs any more.
    await people[1].post(f"/api/tables/{table}/seat", {"act": "leave", "seat": 1})
    await bob.send(type="mark", seat=1, id=1, kept=False)
    assert (await bob.until("refused"))["message"] == "error-not-yours"
    assert (await promise(anna, -1))["message"] == "error-promise-to-whom"  # nobody is left to promise anything


async def test_who_may_not_watch_sees_none(small: Hall) -> None:
    table, people, (anna, _, _) = await table_of_three(small, watching="after")
    await promise(anna, -1)
    stranger = small.person()
    assert await (await stranger.sit(table)).closed() == 4403
    await stranger.get(f"/api/replays/{table}", 409)
    await people[0].end(table, *people[1:])
    assert len((await (await stranger.sit(table)).next())["promises"]) == 1
    assert len((await stranger.get(f"/api/replays/{table}"))["promises"]) == 1


async def test_only_while_the_game_is_played(hall: Hall) -> None:
    anna, bob = hall.person(), hall.person()
    table = await anna.make("me", "open", "random", start=False)
    await bob.post(f"/api/tables/{table}/join", {})
    seat = await anna.sit(table)
    await seat.next()
    assert (await promise(seat, 1))["message"] == "error-not-playing"
    await anna.post(f"/api/tables/{table}/host", {"act": "start"})
    other = await bob.sit(table)
    await other.next()
    await promise(seat, 1)
    await promise(seat, 1, "and another one")
    await act(other, "mark", 1, kept=False)
    await anna.end(table, bob)
    for refused in (
        await promise(seat, 1),
        await act(other, "mark", 1, kept=True),
        await act(seat, "withdraw", 2),
    ):
        assert refused.get("message") == "error-not-playing"
    # The list stands: at the table, in the replay; a rematch begins without it.
    hello = await (await bob.sit(table)).next()
    assert [p["marks"] for p in hello["promises"]] == [[[1, False]], []]
    assert (await bob.get(f"/api/replays/{table}"))["promises"] == hello["promises"]
    again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
    assert (await (await anna.sit(again)).next())["promises"] == []


async def test_the_store_refuses_what_comes_too_late(hall: Hall) -> None:
    """The game ends between check and commit, as another process may have it."""
    table, people, (anna, _, _) = await table_of_three(hall)
    await promise(anna, 1)
    await people[0].end(table, *people[1:])
    store = hall.server.store
    made = {"seat": 0, "addressee": 1, "text": "x", "n": 0, "row": 0}
    assert await store.promise(table, 30, **made) == "error-not-playing"
    assert await store.mark(table, 1, 1, True) == "error-not-playing"
    assert await store.withdraw(table, 1) == "error-not-playing"
    made_, marks = await store.promises(table)
    assert len(made_) == 1 and not made_[0].withdrawn and marks == []


async def test_limits(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "h.db"), secret="s", rate=1, bot_delay=(0, 0))
    async with open_hall(settings) as hall:
        anna = hall.person()
        seat = await anna.sit(await anna.make("me", "me", "me"))
        await seat.next()
        for i in range(15):
            await seat.send(type="promise", seat=0, to=1, text=f"promise {i}")
        kinds = [(await seat.until("promise", "refused"))["type"] for _ in range(15)]
        assert 5 <= kinds.count("promise") <= 8
        await seat.send(type="say", text="one bucket for both")
        assert (await seat.until("chat", "refused"))["message"] == "error-too-many"
        for i in range(40):
            await seat.send(type="mark", seat=1, id=1, kept=bool(i % 2))
        kinds = [(await seat.until("promise", "refused"))["type"] for _ in range(40)]
        assert 11 <= kinds.count("promise") <= 16


async def test_length_and_number(hall: Hall) -> None:
    _, _, (anna, bob, _) = await table_of_three(hall)
    assert (await promise(anna, 1, "x" * 201))["message"] == "error-bad-request"
    for nothing in ("", " \n ", "\u0000", "\u200b\u202e"):
        assert (await promise(anna, 1, nothing))["message"] == "error-bad-request"
    assert (await promise(anna, -2))["message"] == "error-bad-request"
    assert (await promise(anna, 1, "ż" * 200))["promise"]["text"] == "ż" * 200
    for i in range(promises.MOST - 1):
        assert (await promise(anna, -1, f"{i}"))["promise"]["id"] == i + 2
    assert (await promise(anna, -1, "too much"))["message"] == "error-promise-full"
    assert (await promise(bob, 0, "mine"))["promise"]["id"] == promises.MOST + 1


async def test_at_the_same_time(hall: Hall) -> None:
    """Everybody at once: every promise has a number of its own and is told to all."""
    _, _, seats = await table_of_three(hall)
    for i in range(8):
        for seat in seats:
            await seat.send(type="promise", seat=seat.seat, to=-1, text=f"{seat.seat}.{i}")
    for seat in seats:
        while len(seat.promises) < 24:
            assert (await seat.next())["type"] in ("promise", "table")
    assert seats[0].promises == seats[1].promises == seats[2].promises
    assert sorted(seats[0].promises) == list(range(1, 25))


async def test_hot_seat_people_are_seats(small: Hall) -> None:
    anna = small.person()
    seat = await anna.sit(await anna.make("me", "me", "random"))
    await seat.next()
    await promise(seat, -1)
    await seat.send(type="mark", seat=1, id=1, kept=True)
    assert (await seat.until("promise"))["promise"]["marks"] == [[1, True]]
    await seat.send(type="mark", seat=0, id=1, kept=True)
    assert (await seat.until("refused"))["message"] == "error-promise-not-to-you"
    # Alone among bots there is nobody to promise anything to.
    seat = await anna.sit(await anna.make("me", "random", "random"))
    await seat.next()
    for to in (-1, 1):
        assert (await promise(seat, to))["message"] == "error-promise-to-whom"


async def test_reopened_with_its_numbers(settings: Settings) -> None:
    """The number is that of the position; choices taken back take it along; a restart changes nothing."""
    rng = random.Random(5)
    async with open_hall(settings) as hall:
        table, people, seats = await table_of_three(hall)
        await promise(seats[0], -1, "at the start")
        await walk(seats, 9, rng)
        for seat in seats:
            await seat.catch_up(9)
        told = (await promise(seats[1], 2, "later"))["promise"]
        room = hall.server.hub.rooms[table]
        assert room.match is not None
        assert told["n"] == max(n for n in range(10) if room.match.log[n])
        # All agree to go back.
        asked = next(s for s in seats if s.seat == room.match.choices[5][0])
        await asked.send(type="undo", seat=asked.seat)
        first = await asked.until("request", "rewound")
        if first["type"] == "request":
            for seat in seats:
                if seat.seat in first["waiting"]:
                    await seat.send(type="vote", seat=seat.seat, request=first["id"], yes=True)
            await asked.until("rewound")
        back = asked.n
        assert back < 9
        made = (await promise(seats[2], 0, "after it"))["promise"]
        expected = {1: 0, 2: min(told["n"], back), 3: made["n"]}
        late = await people[0].sit(table)
        await late.next()
        assert {p: late.promises[p]["n"] for p in late.promises} == expected
        cookies = [p.cookie for p in people]
    async with open_hall(settings) as hall:
        again = hall.person(cookies[0])
        seat = await again.sit(table)
        await seat.next()
        assert seat.promises == late.promises
        replay = await again.get(f"/api/replays/{table}")
        assert replay["running"] and replay["promises"] == list(seat.promises.values())
        bob = await hall.person(cookies[2]).sit(table)
        await bob.next()
        await act(bob, "mark", 2, kept=False)
        await all_see([seat], 2, marks=[[2, False]])


async def test_silent_clicks_are_not_told_by_a_promise(small: Hall) -> None:
    """The number of a promise does not tell how often somebody has clicked while putting an offer together."""
    table, _, seats = await table_of_three(small)
    match = small.server.hub.rooms[table].match
    assert match is not None
    rng, silent = random.Random(3), 0
    while not silent and len(match.choices) < 300:
        await walk(seats, len(match.choices) + 1, rng)
        silent = 0 if match.log[-1] else 1
    assert silent, "there was an offer being put together"
    quiet = next(s for s in seats if s.seat != match.choices[-1][0])
    told = (await promise(quiet, -1))["promise"]
    assert told["n"] < len(match.choices) and match.log[told["n"]]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_killed_server_forgets_no_promise(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    sqlite = str(tmp_path / "hall.db")
    database = new_database(request.getfixturevalue("pg")) if kind == "postgres" else sqlite
    started = [Process(database)]
    people: list[Person] = []
    try:
        anna = Person(started[0].base)
        people.append(anna)
        table = await anna.make("me", "me", "random")
        seat = await anna.sit(table)
        await seat.next()
        for i in range(5):
            await promise(seat, 1, f"promise {i}")
        await act(seat, "withdraw", 5)
        await seat.send(type="mark", seat=1, id=2, kept=False)
        await seat.until("promise")
        started[0].kill()
        started.append(Process(database))
        again = Person(started[1].base, anna.cookie)
        people.append(again)
        back = await again.sit(table)
        await back.next()
        assert back.promises == seat.promises and len(back.promises) == 5
        assert back.promises[2]["marks"] == [[1, False]] and back.promises[5]["withdrawn"]
    finally:
        for p in people:
            await p.close()
        for process in started:
            process.kill()


async def test_two_processes_tell_each_other(pg: str) -> None:
    settings = Settings(database=new_database(pg), secret="one secret", rate=0, bot_delay=(0.0, 0.0))
    async with open_hall(settings) as one, open_hall(settings) as two:
        table, people, (anna, bob, cesar) = await table_of_three(one)
        there = [await two.person(p.cookie).sit(table) for p in people]
        watcher = await two.person().sit(table)
        for seat in (*there, watcher):
            await seat.next()
        begun = time.monotonic()
        await promise(anna, 1)
        await all_see([*there, watcher, bob, cesar], 1, text=GRAIN)
        await act(there[1], "mark", 1, kept=False)  # marked at the other process
        await all_see([anna, bob, cesar, *there, watcher], 1, marks=[[1, False]])
        assert time.monotonic() - begun < 5
        # Both at once, many times: no number twice, nothing lost.
        for i in range(10):
            await anna.send(type="promise", seat=0, to=-1, text=f"a{i}")
            await there[2].send(type="promise", seat=2, to=-1, text=f"c{i}")
        for seat in (anna, bob, *there):
            async with asyncio.timeout(20):
                while len(seat.promises) < 21:
                    await seat.next()
        assert all(s.promises == anna.promises for s in (bob, *there))
        assert sorted(anna.promises) == list(range(1, 22))
        # To all: two people mark at the same moment in different processes.
        await bob.send(type="mark", seat=1, id=2, kept=True)
        await there[2].send(type="mark", seat=2, id=2, kept=False)
        await anna.send(type="mark", seat=0, id=3, kept=True)
        author = anna.promises[2]["seat"]
        wanted = [[s, k] for s, k in ((1, True), (2, False)) if s != author]
        await all_see([anna, there[0], watcher], 2, marks=wanted)


async def test_fuzzed_orders_hurt_nothing(hall: Hall) -> None:
    table, _, seats = await table_of_three(hall)
    anna, bob, _ = seats
    rng = random.Random(8)
    junk: list[Any] = [
        None, True, False, -1, -2, 0, 1, 2, 7, 16, 99, 1 << 40, 1.5, "", "x", "ż" * 300, [], {}, "\u0000", "\ud800",
    ]  # fmt: skip
    reader = asyncio.create_task(anna.closed(20))
    try:
        for _ in range(500):
            kind = rng.choice(["promise", "mark", "withdraw"])
            good = {"seat": 0, "to": rng.randint(-1, 2), "text": "ok", "id": rng.randint(0, 9), "kept": True, "ref": 5}
            fields = {"promise": ["seat", "to", "text", "ref"], "mark": ["seat", "id", "kept", "ref"]}
            order: dict[str, Any] = {f: good[f] for f in fields.get(kind, ["seat", "id", "ref"])}
            for f in rng.sample(sorted(good), rng.randint(0, 2)):
                order[f] = rng.choice(junk)
            await anna.socket.send(json.dumps({"type": kind, **order}))
            if rng.random() < 0.1:
                await bob.send(type="mark", seat=1, id=rng.randint(1, 20), kept=rng.random() < 0.5)
    except ConnectionClosed:
        raise AssertionError("the socket was closed") from None
    await anna.send(type="why", seat=0, code=0, ref=4242)
    async with asyncio.timeout(60):
        while not any('"ref":4242' in f for f in anna.frames):
            await asyncio.sleep(0.02)
    reader.cancel()
    assert hall.server.metrics.errors == 0 and hall.server.metrics.refusals > 100
    kept = {p.id: p for p in await hall.server.hub.promises(hall.server.hub.rooms[table])}
    assert 0 < len(kept) <= 2 * promises.MOST
    for p in kept.values():
        assert p.seat == 0 and p.to in (-1, 1, 2) and 1 <= len(p.text) <= 200
        assert all(m.seat != p.seat and p.to in (-1, m.seat) for m in p.marks)
        assert not (p.withdrawn and p.marks)
    room = hall.server.hub.rooms[table]
    assert room.match is not None and room.match.choices == [] and room.row.playing
