"""Playing over the socket."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.server import play, telling, views
from greathall.texts import Texts
from tests.native import on_sources
from tests.server.hall import Hall, Seat

pytestmark = pytest.mark.asyncio
CATAN = registry.get("catan")


def fresh(hall: Hall, table: str, seat: int) -> dict[str, object]:
    """The view as a newcomer would get it, through JSON."""
    room = hall.server.hub.rooms[table]
    assert room.match is not None
    out: dict[str, object] = json.loads(json.dumps(views.seat_view(room.game, room.match.state, seat)))
    return out


async def test_a_whole_game_against_bots(hall: Hall) -> None:
    anna = hall.person()
    table = await anna.make("me", "heuristic", "random")
    seat = await anna.sit(table)
    await seat.play(random.Random(5))
    while seat.table["status"] != "over":
        await seat.next()
    info = await anna.get(f"/api/tables/{table}")
    assert info["status"] == "over" and info["n"] == seat.n
    assert sorted(seat.log) == list(range(seat.n + 1))
    text = await anna.get(f"/api/tables/{table}/match")
    match = matchfile.loads(text, "x", registry.get).match
    assert len(match.choices) == seat.n and match.state.winners == info["winners"]
    replay = await anna.get(f"/api/replays/{table}")
    assert replay["n"] == seat.n and replay["turns"]
    at = await anna.get(f"/api/replays/{table}/{seat.n}?seat=0")
    assert at["position"]["view"] == seat.view


async def test_patches_give_the_view_a_newcomer_gets(small: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "ONLOOKERS_WAIT", 0.001)
    people = [small.person() for _ in range(4)]
    table = await people[0].make("me", "open", "open", "open", start=False)
    for i, p in enumerate(people[1:], 1):
        await p.post(f"/api/tables/{table}/join", {"seat": i})
    await people[0].post(f"/api/tables/{table}/host", {"act": "start"})
    watcher = await small.person().sit(table)
    seats = [await p.sit(table) for p in people]
    everybody = [*seats, watcher]
    for s in everybody:
        while s.table.get("status") != "playing":
            await s.next()
    rng = random.Random(3)
    room = small.server.hub.rooms[table]
    bytes_ = []
    for n in range(700):
        if room.match is None or room.match.state.over:
            break
        asked = [s for s in seats if s.question()]
        chooser = rng.choice(asked)
        await chooser.choose(rng=rng)
        await chooser.catch_up(n + 1)
        while room.telling.behind():
            await asyncio.sleep(0.001)
        for s in everybody:
            await s.catch_up(room.telling.told[s.seat].n)
            assert s.view == fresh(small, table, s.seat), n
        bytes_.append(len(seats[0].frames[-1]))
    assert watcher.seat == -1
    assert sum(bytes_) / len(bytes_) < 8200


async def test_onlookers_hear_of_what_changed_only(small: Hall) -> None:
    """While somebody puts an offer together, nobody else hears a click; what they hear comes with the whole log."""
    people = [small.person() for _ in range(3)]
    table = await people[0].make("me", "open", "open", start=False)
    for i, p in enumerate(people[1:], 1):
        await p.post(f"/api/tables/{table}/join", {"seat": i})
    await people[0].post(f"/api/tables/{table}/host", {"act": "start"})
    seats = [await p.sit(table) for p in people]
    for s in seats:
        while s.table.get("status") != "playing":
            await s.next()
    rng, silent = random.Random(5), 0
    room = small.server.hub.rooms[table]
    for n in range(250):
        assert room.match is not None
        if room.match.state.over:
            break
        chooser = rng.choice([s for s in seats if s.question()])
        told = {seat: t.n for seat, t in room.telling.told.items()}
        await chooser.choose(rng=rng)
        await chooser.catch_up(n + 1)
        while room.telling.behind():
            await asyncio.sleep(0.002)
        same = {seat for seat, t in room.telling.told.items() if t.n == told[seat]}
        assert chooser.seat not in same
        if same:
            silent += 1
            assert not any(room.match.log[n + 1])
        for s in seats:
            await s.catch_up(room.telling.told[s.seat].n)
            assert sorted(s.log) == list(range(s.n + 1))
    assert silent > 5


async def test_a_spectator_sees_nothing_hidden(small: Hall) -> None:
    anna = small.person()
    table = await anna.make("me", "heuristic", "heuristic", seed="2")
    watcher = await small.person().sit(table)
    seat = await anna.sit(table)
    await seat.next()
    play = asyncio.create_task(seat.play(random.Random(2), 150))
    secret_kinds = {i for i, k in enumerate(registry.get("catan").event_kinds()) if k.hidden_at}
    game = registry.get("catan")
    hidden = 0
    while not play.done():
        try:
            message = await watcher.next(0.5)
        except TimeoutError:
            continue
        for q in message.get("questions", []):
            assert q["options"] == []
        if watcher.view and not watcher.view["over"]:
            for s in watcher.view["seats"]:
                assert s["hand"] is None and s["development"] is None
        for line in message.get("log", []):
            for event in line[2]:
                if event[0] in secret_kinds:
                    hidden += 1
                    assert all(event[i] == -1 for i in game.event_kinds()[event[0]].hidden_at)
    await play
    assert hidden
    for s in seat.view["seats"][1:]:
        assert s["hand"] is None


async def test_double_submit_and_stale_ids_change_nothing(hall: Hall) -> None:
    anna = hall.person()
    table = await anna.make("me", "heuristic", "heuristic", seed="x", options={"first_player": "0"})
    seat = await anna.sit(table)
    await seat.next()
    while seat.question() is None:
        await seat.next()
    q = seat.question()
    assert q is not None
    order = {"type": "choose", "seat": 0, "id": q["id"], "codes": [q["options"][0][0]]}
    before = seat.n
    await seat.send(**order)
    await seat.send(**order, ref=7)
    refused = await seat.until("refused")
    assert refused["message"] in ("error-too-late", "error-not-your-turn") and refused["ref"] == 7
    own = [line for line in seat.log.values() if line[1] == 0 and line[0] > before]
    assert len(own) == 1


async def test_illegal_choices_name_the_rule(small: Hall) -> None:
    anna = small.person()
    table = await anna.make("me", "me", "me")
    seat = await anna.sit(table)
    await seat.next()
    asked = seat.questions[0]["seat"]
    await seat.send(type="look", seat=asked)
    await seat.until("hello")
    q = seat.question()
    assert q is not None
    n = seat.n
    await seat.send(type="choose", seat=asked, id=q["id"], codes=[128], ref=3)  # end the turn: not now
    refused = await seat.until("refused")
    assert refused["message"] == "error-not-legal" and refused["rule"].startswith("CAT-") and refused["ref"] == 3
    await seat.send(type="choose", seat=asked, id=q["id"], codes=[q["options"][0][0], 1 << 20], ref=4)
    assert (await seat.until("refused"))["ref"] == 4
    await seat.send(type="why", seat=asked, code=128, ref=5)
    told = await seat.until("why")
    assert told["rule"].startswith("CAT-") and told["reason"] == Texts("en", CATAN).reason(told["rule"])
    assert refused["reason"] == Texts("en", CATAN).reason(refused["rule"]) != ""
    room = small.server.hub.rooms[table]
    assert room.match is not None and len(room.match.choices) == n
    await seat.choose()
    await seat.until("update")
    assert seat.n == n + 1 and seat.view == fresh(small, table, asked)


async def test_reasons_come_in_the_viewers_language(small: Hall) -> None:
    anna = small.person()
    table = await anna.make("me", "me", "me")
    accepting, asking = {"Accept-Language": "pl-PL,en;q=0.5"}, "&lang=pl"
    for since, headers, lang in (("-1", {}, "en"), ("-1", accepting, "pl"), (f"-1{asking}", {}, "pl")):
        seat = await anna.sit(table, since=since, **headers)  # type: ignore[arg-type]
        await seat.next()
        await seat.send(type="why", seat=0, code=128)
        told = await seat.until("why")
        assert told["reason"] == Texts(lang, CATAN).reason(told["rule"]) != ""
        await seat.send(type="why", seat=0, code=q["options"][0][0] if (q := seat.question(0)) else 0)
        told = await seat.until("why")
        assert bool(told["reason"]) == bool(told["rule"])


@on_sources
async def test_options_that_can_do_nothing_are_marked(small: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked is told; others, who do not see the options, are not."""
    monkeypatch.setattr(type(CATAN), "without_effect", lambda self, s, ask: ask.options[:1])
    anna, bob = small.person(), small.person()
    table = await anna.make("me", "open", "me", start=False)
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.post(f"/api/tables/{table}/host", {"act": "start"})
    both = [await anna.sit(table), await bob.sit(table)]
    seen = 0
    for seat in both:
        while seat.table.get("status") != "playing":
            await seat.next()
        for q in seat.questions:
            own = [code for code, *_ in q["options"]]
            assert q["without_effect"] == own[:1]
            seen += bool(own)
    assert seen <= 1


async def test_one_browser_several_seats(hall: Hall) -> None:
    anna = hall.person()
    table = await anna.make("me", "me", "me")
    seat = await anna.sit(table)
    await seat.next()
    rng = random.Random(4)
    for _ in range(60):
        asked = seat.questions[0]["seat"]
        if seat.seat != asked:
            await seat.send(type="look", seat=asked)
            await seat.until("hello")
        assert seat.seat == asked and seat.view["seat"] == asked
        await seat.choose(rng=rng)
        await seat.until("update")
        assert seat.view == fresh(hall, table, seat.seat)
    assert seat.n == 60


async def test_reconnect_with_since(hall: Hall) -> None:
    anna = hall.person()
    table = await anna.make("me", "heuristic", "heuristic")
    first = await anna.sit(table)
    await first.next()
    await first.play(random.Random(1), 12)
    log, n = dict(first.log), first.n
    await first.socket.close()
    await asyncio.sleep(0.2)
    second = await anna.sit(table, since=n)
    await second.next()
    assert all(k > n for k in second.log)
    log.update(second.log)
    assert sorted(log) == list(range(second.n + 1))
    third = await anna.sit(table)
    await third.next()
    assert third.log.items() >= log.items()


async def test_who_hears_of_a_rewind_misses_no_line(hall: Hall) -> None:
    """An onlooker has not been told yet of choices that stay when a later one is taken back."""
    anna = hall.person()
    table = await anna.make("me", "me", "me")
    seat, onlooker = await anna.sit(table, 0), await hall.person().sit(table)
    await seat.next()
    await onlooker.next()
    room = hall.server.hub.rooms[table]
    assert room.match is not None
    while len(room.match.choices) < 4:
        mover, asked = next(iter(room.asked.items()))
        await play.choose(hall.server.hub, room, mover, asked.id, [asked.ask.options[-1]], None)
    await play.rewind(hall.server.hub, room, len(room.match.choices) - 1)
    for viewer in (seat, onlooker):
        await viewer.until("rewound")
        assert sorted(viewer.log) == list(range(viewer.n + 1))


async def test_undo_alone_and_with_consent(hall: Hall) -> None:
    anna, bob = hall.person(), hall.person()
    table = await anna.make("me", "open", "heuristic", start=False, options={"first_player": "0", "setup": "standard"})
    invites = await anna.get(f"/api/tables/{table}/invites")
    await bob.post("/api/claim", {"token": invites[0]["token"], "name": "Bob"})
    await anna.post(f"/api/tables/{table}/host", {"act": "start"})
    a, b = await anna.sit(table), await bob.sit(table)
    await a.next()
    await b.next()
    rng = random.Random(8)

    async def to_move(who: Seat) -> None:
        async with asyncio.timeout(20):
            while who.question() is None:
                for s in (a, b):
                    if s.question() is not None:
                        await s.choose(rng=rng)
                        await s.until("update", "refused")
                    else:
                        try:
                            await s.next(0.1)
                        except TimeoutError:
                            continue

    # Alone: play own choices until one can be taken back.
    for _ in range(40):
        await to_move(a)
        await a.choose(rng=rng)
        await a.until("update")
        if a.undo:
            break
    assert a.undo
    n = a.n
    await a.send(type="undo", seat=0)
    await a.until("rewound")
    assert a.n == n - 1 and a.view == fresh(hall, table, 0)
    # With consent: Bob's choice came in between, or chance.
    for _ in range(60):
        await to_move(a)
        await a.choose(rng=rng)
        await a.until("update")
        if not a.undo:
            break
    n = a.n
    await a.send(type="undo", seat=0)
    asked = await b.until("request")
    assert asked["what"] == "undo" and asked["seat"] == 0 and asked["waiting"] == [1]
    await b.send(type="vote", seat=1, request=asked["id"], yes=False)
    settled = await a.until("request")
    while not settled["settled"]:
        settled = await a.until("request")
    assert settled["settled"] == "no" and settled["about"] == -1
    await a.send(type="undo", seat=0)
    asked = await b.until("request")
    while asked["settled"]:
        asked = await b.until("request")
    await b.send(type="vote", seat=1, request=asked["id"], yes=True)
    await a.until("rewound")
    assert a.n < n
    late = await anna.sit(table, since=n)
    await late.next()
    assert min(late.log, default=late.n) <= late.n


async def test_bots_stand_in_and_people_come_back(hall: Hall) -> None:
    anna = hall.person()
    table = await anna.make("me", "heuristic", "heuristic")
    seat = await anna.sit(table)
    await seat.next()
    await anna.post(f"/api/tables/{table}/seat", {"act": "bot", "seat": 0})
    await seat.catch_up(30)
    await anna.post(f"/api/tables/{table}/seat", {"act": "back", "seat": 0})
    while seat.question() is None or seat.table["seats"][0]["bot"]:
        await seat.next()
    await seat.choose()
    await seat.until("update")


async def test_chat_resign_and_rematch(hall: Hall) -> None:
    anna, bob = hall.person(), hall.person()
    table = await anna.make("me", "open", "random", start=False, listed=True)
    await bob.post(f"/api/tables/{table}/join", {"name": "  Bob\u0007 "})
    await anna.post(f"/api/tables/{table}/host", {"act": "start"})
    a, b = await anna.sit(table), await bob.sit(table)
    await a.next()
    await b.next()
    await b.send(type="say", text="Winter is <b>coming</b>")
    line = (await a.until("chat"))["line"]
    assert line[1] == 1 and line[2] == "Bob" and line[3] == "Winter is <b>coming</b>"
    stranger = await hall.person().sit(table)
    hello = await stranger.next()
    assert hello["chat"] == [line]
    await stranger.send(type="say", text="hi")
    assert (await stranger.until("refused"))["message"] == "error-not-yours"
    await a.send(type="resign", seat=0)
    asked = await b.until("request")
    assert asked["what"] == "resign"
    await b.send(type="vote", seat=1, request=asked["id"], yes=True)
    while a.table["status"] != "abandoned":
        await a.next()
    again = await bob.post(f"/api/tables/{table}/rematch")
    same = await anna.post(f"/api/tables/{table}/rematch")
    assert again["id"] == same["id"] and (again["status"], same["status"]) == ("open", "playing")
    assert again["seats"][0]["name"] == "Bob"
    while a.table["next"] != again["id"]:
        await a.next()
