"""Looking back: the whole log at once, and running games with one's own eyes only."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.match import Match
from greathall.kernel.story import Story
from greathall.server import views
from greathall.server.replays import Found
from tests.server.hall import Hall, Person
from tests.server.test_tables import a_match

pytestmark = pytest.mark.asyncio
CATAN = registry.get("catan")
GOLDEN = Path(__file__).parent.parent / "golden" / "catan"


async def test_all_lines_at_once(hall: Hall) -> None:
    anna = hall.person()
    match = a_match(400)
    replay = (await anna.post("/api/replays", matchfile.dumps(match).encode()))["id"]
    hidden = 0
    for seat in (-1, 0, 2):
        lines = await anna.get(f"/api/replays/{replay}/log?seat={seat}")
        assert [line[0] for line in lines] == list(range(401))
        for n, chooser, events in lines:
            assert chooser == (match.choices[n - 1][0] if n else -1)
            assert events == [list(CATAN.see_event(e, seat)) for e in match.log[n]]
            hidden += sum(list(e) != seen for e, seen in zip(match.log[n], events, strict=True))
    assert hidden, "nothing was hidden from anybody"
    assert lines[77:78] == (await anna.get(f"/api/replays/{replay}/77?seat=2"))["log"]
    assert await anna.get(f"/api/replays/{replay}/log") == await anna.get(f"/api/replays/{replay}/log?seat=-1")
    await anna.get(f"/api/replays/{replay}/log?seat=7", 404)
    await anna.get("/api/replays/nothing/log", 404)


Seen = dict[tuple[int, int], tuple[Any, Any, list[list[int]]]]


def look(match: Match, seen: Seen) -> None:
    """What every audience may see now."""
    n = len(match.choices)
    for seat in range(-1, len(match.seats)):
        view = json.loads(json.dumps(views.seat_view(CATAN, match.state, seat)))
        own = [a.options for a in match.state.asks if a.seat == seat]
        seen[n, seat] = (view, own, [list(CATAN.see_event(e, seat)) for e in match.log[n]])


async def two_play(hall: Hall, choices: int, **more: Any) -> tuple[Person, Person, str, Seen]:
    """Anna on seats 0 and 2, Bob on seat 1; and what everybody saw at the time."""
    anna, bob = hall.person(), hall.person()
    table = await anna.make("me", "open", "me", **more)
    token = (await anna.get(f"/api/tables/{table}/invites"))[0]["token"]
    await bob.post("/api/claim", {"token": token})
    await anna.post(f"/api/tables/{table}/host", {"act": "start"})
    room = hall.server.hub.rooms[table]
    assert room.match is not None
    seats = {0: await anna.sit(table, 0), 1: await bob.sit(table, 1), 2: await anna.sit(table, 2)}
    for s in seats.values():
        await s.next()
    rng, seen = random.Random(3), {}
    look(room.match, seen)
    for n in range(choices):
        asked = room.match.state.asks[0].seat
        while (q := seats[asked].question()) is None or q["id"] != room.asked[asked].id:
            await seats[asked].next()
        await seats[asked].choose(rng=rng)
        while len(room.match.choices) <= n or room.lock.locked():
            await asyncio.sleep(0.001)
        look(room.match, seen)
    return anna, bob, table, seen


async def test_a_running_game_shows_a_seat_what_it_saw_then_and_nothing_else(hall: Hall) -> None:
    anna, bob, table, seen = await two_play(hall, 160)
    stranger = hall.person()
    info = await bob.get(f"/api/replays/{table}")
    assert info["running"] and info["eyes"] == [1, -1] and info["winners"] == []
    assert (await anna.get(f"/api/replays/{table}"))["eyes"] == [0, 2, -1]
    assert (await stranger.get(f"/api/replays/{table}"))["eyes"] == [-1]
    secrets = 0
    for person, eyes, own in ((bob, 1, {1}), (anna, 0, {0, 2}), (anna, 2, {0, 2}), (bob, -1, {1}), (stranger, -1, {})):
        last = (await person.get(f"/api/replays/{table}"))["n"]
        assert 140 < last <= 160 and all(turn[0] <= last for turn in info["turns"] if person is bob)
        lines = await person.get(f"/api/replays/{table}/log?seat={eyes}")
        assert [line[2] for line in lines] == [seen[n, eyes][2] for n in range(last + 1)]
        for n in (*range(0, last, 13), last):
            at = await person.get(f"/api/replays/{table}/{n}?seat={eyes}")
            view, own_options, events = seen[n, eyes]
            assert at["position"]["view"] == view, "a look back shows the position as it was then"
            assert at["log"] == [[n, lines[n][1], events]]
            shown = [[o[0] for o in q["options"]] for q in at["position"]["questions"] if q["options"]]
            assert shown == own_options
            secrets += sum(s["hand"] is None for s in view["seats"])
        for other in {-1, 0, 1, 2} - {-1, eyes, *own}:
            for path in (f"/api/replays/{table}/log?seat={other}", f"/api/replays/{table}/5?seat={other}"):
                assert (await person.get(path, 403))["key"] == "error-not-yours"
        await person.get(f"/api/replays/{table}/{161}?seat={eyes}", 404)
        # Neither the seed nor the choices leave the server, and nobody tries out the future on a copy.
        await person.get(f"/api/tables/{table}/match", 409)
        wish = {"seats": [{"kind": "me"}] * 3, "start": True}
        await person.post(f"/api/replays/{table}/5/continue", wish, 409)
    assert secrets
    # A seat that was given up is nobody's: its eyes are closed at once.
    await bob.post(f"/api/tables/{table}/seat", {"act": "leave", "seat": 1})
    await bob.get(f"/api/replays/{table}/5?seat=1", 403)
    await anna.post(f"/api/tables/{table}/host", {"act": "abandon"})
    info = await stranger.get(f"/api/replays/{table}")
    assert not info["running"] and info["eyes"] == [-1, 0, 1, 2]
    await stranger.get(f"/api/replays/{table}/5?seat=1")


@pytest.mark.parametrize("policy", ["none", "after"])
async def test_who_may_not_watch_may_not_look_back(small: Hall, policy: str) -> None:
    anna, bob, table, _ = await two_play(small, 5, watching=policy)
    for path in ("", "/log", "/2", "/log?seat=1", "/2?seat=0"):
        await small.person().get(f"/api/replays/{table}{path}", 409)
    await bob.get(f"/api/replays/{table}/2?seat=1")
    await anna.get(f"/api/replays/{table}/log?seat=2")
    waiting = await anna.make("me", "open", "open")
    await anna.get(f"/api/replays/{waiting}", 409)


async def test_what_is_not_committed_is_not_shown(small: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bob, table, _ = await two_play(small, 5)
    room = small.server.hub.rooms[table]
    assert room.match is not None
    gate, reached = asyncio.Event(), asyncio.Event()

    async def append(*_: Any) -> None:
        reached.set()
        await gate.wait()
        raise OSError("the disk is full")

    monkeypatch.setattr(small.server.store, "append", append)
    asked = room.match.state.asks[0].seat
    seat = await (bob if asked == 1 else anna).sit(table, asked)
    await seat.next()
    await seat.choose()
    await reached.wait()
    assert len(room.match.choices) == 6
    looks = [asyncio.create_task(bob.get(f"/api/replays/{table}{path}")) for path in ("", "/log?seat=1")]
    await asyncio.sleep(0.2)
    gate.set()
    info, lines = await asyncio.gather(*looks)
    assert info["n"] <= 5 and len(lines) == info["n"] + 1


async def test_what_others_do_in_silence_is_not_counted() -> None:
    match = a_match(400)
    quiet = [n for n in range(1, 401) if not match.log[n]]
    assert quiet
    n = quiet[-1]
    chooser = match.choices[n - 1][0]
    match.rewind(n)
    assert Found(match, None, [chooser]).last == n
    assert Found(match, None, [(chooser + 1) % 3]).last < n and Found(match, None, []).last < n
    assert Found(match).last == n


async def test_a_game_told_from_its_end(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores and their parts, the standing all along, turning points: worked out once, and never all at once."""
    anna = hall.person()
    match = matchfile.loads((GOLDEN / "brotherhood-3-1.jsonl").read_text(encoding="utf-8"), "it", registry.get).match
    replay = (await anna.post("/api/replays", matchfile.dumps(match).encode()))["id"]
    steps: list[int] = []
    go_on = Story.go_on
    monkeypatch.setattr(Story, "go_on", lambda self, count: (steps.append(count), go_on(self, count))[1])
    monkeypatch.setattr("greathall.server.replays.SLICE", 0.0)
    ran = 0

    async def others() -> None:
        nonlocal ran
        while True:
            ran += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    story = await anna.get(f"/api/replays/{replay}/story")
    beside.cancel()
    assert story["order"][0] == match.state.winners[0]
    assert [seat["score"] for seat in story["seats"]] == story["curve"][-1][1]
    assert all(seat["score"] == sum(part["points"] for part in seat["parts"]) for seat in story["seats"])
    assert (story["goal"], story["rule"], story["last"]) == (10, "CAT-END.4", len(match.choices))
    assert story["turns"][-1]["n"] == len(match.choices)
    assert len(story["bars"]) == 11
    asked = len(steps)
    assert max(steps) <= 5 and ran > asked / 2, "others had no turn in between"
    assert await anna.get(f"/api/replays/{replay}/story") == story
    assert len(steps) == asked, "it was told twice"
    await anna.get("/api/replays/nothing/story", 404)


async def test_a_running_game_is_not_told(hall: Hall) -> None:
    anna, bob, table, _ = await two_play(hall, 30)
    for person in (anna, bob):
        await person.get(f"/api/replays/{table}/story", 409)
