"""Nobody at the table cheats, the host included: attacks on seats, votes, rematches and the end of a game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from greathall.server import seating
from greathall.server.settings import Settings
from tests.server.hall import PATIENCE, Hall, Person, Seat, open_hall

pytestmark = pytest.mark.asyncio


async def host(person: Person, table: str, act: str, seat: int | None = None, expect: int = 200, **more: Any) -> Any:
    body = {"act": act, **({} if seat is None else {"seat": seat}), **more}
    return await person.post(f"/api/tables/{table}/host", body, expect)


async def own(person: Person, table: str, act: str, seat: int, expect: int = 200) -> Any:
    return await person.post(f"/api/tables/{table}/seat", {"act": act, "seat": seat}, expect)


async def join(person: Person, table: str, seat: int, expect: int = 200) -> Any:
    return await person.post(f"/api/tables/{table}/join", {"seat": seat}, expect)


async def link_to(person: Person, table: str, seat: int) -> str:
    invites = await person.get(f"/api/tables/{table}/invites")
    return next(str(i["token"]) for i in invites if i["seat"] == seat)


async def of_people(hall: Hall, *kinds: str, **more: Any) -> tuple[str, list[Person], list[Seat]]:
    """A running game: the first seat is the host's, every open one another person's; all are connected."""
    people = [hall.person()]
    table = await people[0].make("me", *kinds, start=False, **more)
    for seat, kind in enumerate(kinds, 1):
        if kind == "open":
            people.append(hall.person())
            await people[-1].post(f"/api/tables/{table}/join", {"seat": seat, "name": f"P{seat}"})
    if any(k == "open" for k in kinds):
        await host(people[0], table, "start")
    seats = [await p.sit(table) for p in people]
    for seat_ in seats:
        await seat_.until("hello")
    return table, people, seats


async def settled(seat: Seat) -> dict[str, Any]:
    message = await seat.until("request")
    while not message["settled"]:
        message = await seat.until("request")
    return message


async def noted(seat: Seat, *kinds: str) -> list[dict[str, Any]]:
    """Read until the log has these lines about who sits here, in this order and no others."""
    async with asyncio.timeout(PATIENCE):
        while len(seat.notes) < len(kinds):
            await seat.next()
    lines = [seat.notes[i] for i in sorted(seat.notes)]
    assert [line["kind"] for line in lines] == list(kinds)
    return lines


async def vote(seat: Seat, yes: bool = True) -> None:
    async with asyncio.timeout(PATIENCE):
        while seat.request is None:
            await seat.next()
    await seat.send(type="vote", seat=seat.seat, request=seat.request["id"], yes=yes)


async def away(person: Person, table: str, number: int) -> None:
    """The person's lines are cut, and the server has noticed."""
    for seat in person.sockets:
        await seat.socket.close()
    async with asyncio.timeout(PATIENCE):
        while (await person.get(f"/api/tables/{table}"))["seats"][number]["present"]:
            await asyncio.sleep(0.01)


@pytest_asyncio.fixture
async def impatient(settings: Settings) -> AsyncIterator[Hall]:
    """A hall where whoever is not connected is away at once."""
    settings.absence = 0.001
    async with open_hall(settings) as hall:
        yield hall


# ---------------------------------------------------------------- other people's cards
async def test_the_host_cannot_kick_claim_look_and_leave(hall: Hall) -> None:
    table, (anna, bob), (a, b) = await of_people(hall, "open", "random")
    for act in ("kick", "open", "bot"):
        refused = await host(anna, table, act, 1, 409)
        assert refused["key"] == "error-still-here" and "P1" in refused["error"]
    assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "person"
    # Even when Bob goes of his own accord, his cards are not for her.
    await own(bob, table, "leave", 1)
    token = await link_to(anna, table, 1)
    assert (await anna.post("/api/claim", {"token": token}, 403))["key"] == "error-other-seat"
    assert (await join(anna, table, 1, 403))["key"] == "error-other-seat"
    await own(anna, table, "leave", 0)  # nor when she has no seat any more
    await anna.post("/api/claim", {"token": token}, 403)
    spy = await anna.sit(table, 1)
    await spy.next()
    assert spy.seat == -1
    # Both may come back to their own at once, and the log says so.
    assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["kept"] == "you"
    await join(bob, table, 1)
    await join(anna, table, 0)
    lines = await noted(b, "left", "left", "came_back", "came_back")
    assert [(x["seat"], x["name"]) for x in lines[:1]] == [(1, "P1")]
    await noted(a, "left", "left", "came_back", "came_back")


async def test_the_host_cannot_open_a_bots_seat_and_join(hall: Hall) -> None:
    table, (anna, _), (a, b) = await of_people(hall, "open", "random")
    await host(anna, table, "open", 2)
    assert (await anna.get(f"/api/tables/{table}"))["seats"][2]["kind"] == "bot", "the others are asked"
    await vote(b)
    await noted(a, "opened")
    assert (await join(anna, table, 2, 403))["key"] == "error-other-seat"
    await anna.post("/api/claim", {"token": await link_to(anna, table, 2)}, 403)
    stranger = hall.person()
    await join(stranger, table, 2)
    await noted(a, "opened", "sat")


async def test_alone_against_bots_the_host_frees_a_seat_at_once_but_takes_none(small: Hall) -> None:
    anna = small.person()
    table = await anna.make("me", "random", "random")
    assert (await host(anna, table, "open", 1))["seats"][1]["kind"] == "open"
    await join(anna, table, 1, 403)
    watcher = small.person()
    bots = await watcher.make("random", "random", "random")
    await host(watcher, bots, "open", 1)
    assert (await join(watcher, bots, 1, 403))["key"] == "error-other-seat", "a host without a seat looks on"


async def test_a_neighbour_cannot_take_a_seat_that_was_left(hall: Hall) -> None:
    table, (anna, bob, eve), _ = await of_people(hall, "open", "open")
    await own(bob, table, "leave", 1)
    assert (await join(eve, table, 1, 403))["key"] == "error-other-seat"
    await eve.post("/api/claim", {"token": await link_to(anna, table, 1)}, 403)
    await own(eve, table, "leave", 2)
    assert (await join(eve, table, 1, 403))["key"] == "error-other-seat", "who held a seat has seen its cards"
    await join(bob, table, 2, 403)
    stranger = hall.person()
    await join(stranger, table, 1)
    await own(stranger, table, "leave", 1)
    await join(stranger, table, 2, 403)
    await join(eve, table, 2)
    await join(bob, table, 1)


async def test_who_held_a_seat_is_remembered_by_the_database(settings: Settings) -> None:
    async with open_hall(settings) as hall:
        table, (anna, bob, eve), _ = await of_people(hall, "open", "open")
        await own(bob, table, "leave", 1)
        await host(anna, table, "hand_over", 2)
        await own(anna, table, "leave", 0)
        cookies = [p.cookie for p in (anna, bob, eve)]
    async with open_hall(settings) as hall:
        anna, bob, eve = (hall.person(c) for c in cookies)
        for person, seat in ((anna, 1), (bob, 0), (eve, 0), (eve, 1)):
            assert (await join(person, table, seat, 403))["key"] == "error-other-seat"
        await own(eve, table, "leave", 2)
        await join(anna, table, 2, 403)
        await join(anna, table, 0)
        await join(bob, table, 1)
        seat = await bob.sit(table)
        await seat.next()
        await noted(seat, "left", "host", "left", "left", "came_back", "came_back")


async def test_two_joins_at_once_give_one_seat(hall: Hall) -> None:
    table, (_, bob, eve), _ = await of_people(hall, "open", "open")
    await own(bob, table, "leave", 1)
    await own(eve, table, "leave", 2)
    stranger = hall.person()
    await stranger.get("/api/me")

    async def grab(seat: int) -> None:
        await stranger.http.post(
            f"/api/tables/{table}/join", json={"seat": seat}, headers={"Cookie": stranger.cookie}
        )

    await asyncio.gather(*(grab(seat) for seat in (1, 2, 1, 2)))
    info = await stranger.get(f"/api/tables/{table}")
    assert sum(s["yours"] for s in info["seats"]) == 1


async def test_hot_seat_and_its_own_former_seats(small: Hall) -> None:
    anna, bob = small.person(), small.person()
    table = await anna.make("me", "me", "open", start=False)
    await join(bob, table, 2)
    await host(anna, table, "start")
    await own(anna, table, "leave", 1)
    await join(anna, table, 1)
    await own(bob, table, "leave", 2)
    await join(anna, table, 2, 403)
    assert [s["yours"] for s in (await anna.get(f"/api/tables/{table}"))["seats"]] == [True, True, False]
    waiting = await anna.make("me", "open", "open")  # before the game a person may still take several
    await join(anna, waiting, 1)
    await join(anna, waiting, 2)
    await host(anna, waiting, "start")


async def test_an_unlisted_table_lets_its_own_people_back(small: Hall) -> None:
    anna, bob = small.person(), small.person()
    table = await anna.make("me", "open", "random", start=False, listed=False, watching="none")
    await bob.post("/api/claim", {"token": await link_to(anna, table, 1)})
    await host(anna, table, "start")
    await own(bob, table, "leave", 1)
    await join(small.person(), table, 1, 403)
    seat = await bob.sit(table)
    await seat.next()
    assert seat.seat == -1
    await join(bob, table, 1)
    while seat.seat != 1:
        await seat.next()


# ---------------------------------------------------------------- away, or voted
async def test_somebody_who_is_away_can_be_kicked_and_comes_back(impatient: Hall) -> None:
    table, (anna, bob), (a, _) = await of_people(impatient, "open", "random")
    await host(anna, table, "kick", 1, 409)
    await away(bob, table, 1)
    assert (await host(anna, table, "bot", 1))["seats"][1]["bot"] != ""
    assert (await host(anna, table, "kick", 1))["seats"][1]["kind"] == "open"
    await join(bob, table, 1)
    back = await bob.sit(table)
    await back.until("hello")
    await noted(a, "stand_in_away", "kicked_away", "came_back")
    await host(anna, table, "kick", 1, 409)
    await noted(back, "stand_in_away", "kicked_away", "came_back")


async def test_a_clock_gives_people_more_time_to_be_away(impatient: Hall) -> None:
    table, (anna, bob), _ = await of_people(impatient, "open", "random", clock={"kind": "move", "seconds": 86400})
    await away(bob, table, 1)
    assert (await host(anna, table, "kick", 1, 409))["key"] == "error-still-here"


@pytest.mark.parametrize(("act", "line"), [("kick", "kicked_votes"), ("bot", "stand_in_votes")])
async def test_the_others_vote_about_somebody_who_is_there(hall: Hall, act: str, line: str) -> None:
    table, (anna, bob, eve), (a, b, e) = await of_people(hall, "open", "open")
    await host(anna, table, act, 1)
    asked = await b.until("request")
    assert (asked["about"], asked["seat"], asked["waiting"]) == (1, 0, [2])
    await b.send(type="vote", seat=1, request=asked["id"], yes=False)  # the one concerned has no say
    assert (await b.until("refused"))["message"] == "error-no-vote"
    await vote(e, False)
    assert (await settled(a))["settled"] == "no"
    assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["bot"] == ""
    await host(anna, table, act, 1)
    assert (await host(anna, table, "open", 1, 409))["key"] == "error-request-waits"
    await host(anna, table, "withdraw")
    await host(anna, table, act, 1)
    await eve.vote(table)
    for seat in (a, b, e):
        lines = await noted(seat, line)
        assert lines[0]["seat"] == 1 and lines[0]["name"] == "P1"
    if act == "kick":  # voted out: only a link of the host leads back
        assert (await join(bob, table, 1, 403))["key"] == "error-voted-out"
        await bob.post("/api/claim", {"token": await link_to(anna, table, 1)})
        await noted(e, line, "came_back")


async def test_a_vote_counts_for_nothing_else(small: Hall) -> None:
    """A yes to one request is no yes to the next, however quickly it comes."""
    table, (anna, _, _), (_, _, e) = await of_people(small, "open", "open")
    await host(anna, table, "open", 1)
    asked = await e.until("request")
    await host(anna, table, "withdraw")
    await host(anna, table, "kick", 1)
    await e.send(type="vote", seat=2, request=asked["id"], yes=True)
    assert (await e.until("refused"))["message"] == "error-too-late"
    assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "person"


async def test_what_was_asked_about_somebody_who_goes_is_forgotten(hall: Hall) -> None:
    table, (anna, bob, _), (_, _, e) = await of_people(hall, "open", "open")
    await host(anna, table, "kick", 1)
    asked = await e.until("request")
    await own(bob, table, "leave", 1)
    stranger = hall.person()
    await join(stranger, table, 1)
    assert (await settled(e))["id"] == asked["id"]
    await e.send(type="vote", seat=2, request=asked["id"], yes=True)
    assert (await e.until("refused"))["message"] == "error-too-late"
    assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "person"


# ---------------------------------------------------------------- taking back
async def a_choice_that_needs_consent(hall: Hall, seats: list[Seat]) -> Seat:
    """Play until somebody has chosen what they cannot take back alone."""
    rng, room = random.Random(5), hall.server.hub.rooms[seats[0].table["id"]]
    async with asyncio.timeout(20):
        while True:
            asked = seats[next(iter(room.asked))]
            while (q := asked.question()) is None or q["id"] != room.asked[asked.seat].id:
                await asked.next()
            n = asked.n
            await asked.choose(rng=rng)
            await asked.catch_up(n + 1)
            if not asked.undo:
                return asked


async def test_bots_standing_in_take_nobodys_consent(hall: Hall) -> None:
    """The host puts bots on the others' seats and takes back what chance has shown."""
    table, people, seats = await of_people(hall, "open", "open", options={"first_player": "0"})
    asker = await a_choice_that_needs_consent(hall, seats)
    n, others = asker.n, [s for s in seats if s is not asker]
    for seat in others:  # even of their own accord
        await own(people[seat.seat], table, "bot", seat.seat)
    await asker.send(type="undo", seat=asker.seat)
    asked = await asker.until("request", "rewound")
    assert asked["type"] == "request" and asked["waiting"] == sorted(s.seat for s in others)
    await vote(others[0])
    await vote(others[1])
    await asker.until("rewound")
    lines = await noted(asker, "stand_in", "stand_in", "taken_back")
    assert lines[2]["seat"] == asker.seat and lines[2]["n"] <= asker.n < n


async def test_who_left_for_good_has_no_vote(hall: Hall) -> None:
    table, people, seats = await of_people(hall, "open", "open", options={"first_player": "0"})
    asker = await a_choice_that_needs_consent(hall, seats)
    gone, stays = [s for s in seats if s is not asker]
    await own(people[gone.seat], table, "leave", gone.seat)
    await asker.send(type="undo", seat=asker.seat)
    asked = await stays.until("request")
    assert asked["waiting"] == [stays.seat]
    await vote(stays)
    await asker.until("rewound")


async def test_who_is_away_is_not_waited_for_by_a_majority(impatient: Hall) -> None:
    table, people, seats = await of_people(impatient, "open", "open", options={"first_player": "0"})
    asker = await a_choice_that_needs_consent(impatient, seats)
    gone, stays = [s for s in seats if s is not asker]
    await asker.send(type="undo", seat=asker.seat)
    asked = await stays.until("request")
    assert sorted(asked["waiting"]) == sorted([gone.seat, stays.seat])
    await vote(stays)  # everybody but one has agreed
    await away(people[gone.seat], table, gone.seat)
    await asker.until("rewound")
    # Of two one is no majority: nobody takes back behind the other's back.
    await own(people[gone.seat], table, "leave", gone.seat)
    await away(people[stays.seat], table, stays.seat)
    while asker.question() is None:
        await asker.next()
    await asker.send(type="resign", seat=asker.seat)
    assert (await asker.until("request"))["waiting"] == [stays.seat]
    for _ in range(5):
        await asyncio.sleep(0.01)
        assert (await people[0].get(f"/api/tables/{table}"))["status"] == "playing"


# ---------------------------------------------------------------- the end, and again
async def test_nobody_ends_the_game_of_others_alone(hall: Hall) -> None:
    table, (anna, bob), (a, b) = await of_people(hall, "open", "random")
    assert (await host(anna, table, "abandon"))["status"] == "playing"
    await vote(b, False)
    await settled(a)
    await host(anna, table, "abandon")
    b.request = None
    await vote(b)
    while a.table["status"] != "abandoned":
        await a.next()
    await noted(a, "ended")
    replay = await bob.get(f"/api/replays/{table}")
    assert [x["kind"] for x in replay["notes"]] == ["ended"]


async def test_who_asked_withdraws(hall: Hall) -> None:
    _, _, (a, b) = await of_people(hall, "open", "random")
    await a.send(type="resign", seat=0)
    asked = await a.until("request")
    await a.send(type="vote", seat=0, request=asked["id"], yes=False)
    assert (await settled(a))["settled"] == "withdrawn"
    assert (await settled(b))["settled"] != ""


async def test_a_rematch_waits_for_everybodys_word(hall: Hall) -> None:
    table, (anna, bob, eve), _ = await of_people(hall, "open", "open", listed=True)
    await anna.end(table, bob, eve)
    again = await bob.post(f"/api/tables/{table}/rematch")
    id_ = again["id"]
    assert again["status"] == "open" and [s["kept"] for s in again["seats"]] == ["", "other", "other"]
    assert [s["name"] for s in again["seats"]][:2] == ["P1", "P2"]
    assert [t["id"] for t in (await eve.get("/api/lobby"))["mine"]].count(id_) == 1, "eve finds it"
    stranger = hall.person()
    assert id_ not in [t["id"] for t in (await stranger.get("/api/lobby"))["open"]]
    # Neither the host nor a stranger disposes of a seat that waits for somebody.
    assert (await join(stranger, id_, 1, 409))["key"] == "error-seat-kept"
    await anna.post(f"/api/tables/{table}/rematch")
    for act in ("bot", "open", "kick"):
        assert (await host(anna, id_, act, 1, 409))["key"] == "error-seat-kept"
    await host(anna, id_, "start", expect=409)
    await own(anna, id_, "decline", 1, 403)
    # Who declines lets the others go on as they like.
    declined = await own(eve, id_, "decline", 1)
    assert declined["status"] == "open" and declined["seats"][1]["kept"] == ""
    await host(anna, id_, "bot", 1, bot="random")
    assert (await host(anna, id_, "start"))["status"] == "playing"


async def test_a_rematch_begins_with_the_last_word(hall: Hall) -> None:
    table, (anna, bob, eve), _ = await of_people(hall, "open", "open")
    await anna.end(table, bob, eve)
    first, second = await asyncio.gather(*(p.post(f"/api/tables/{table}/rematch") for p in (anna, bob)))
    assert first["id"] == second["id"]
    assert (await anna.get(f"/api/tables/{first['id']}"))["status"] == "open"
    last = await eve.post(f"/api/tables/{table}/rematch")
    assert last["id"] == first["id"] and last["status"] == "playing"
    # It is a new game: everybody sits elsewhere, and that is nobody's secret.
    assert [s["name"] for s in last["seats"]][:2] == ["P1", "P2"]


async def test_lines_stand_in_their_place(small: Hall) -> None:
    """In the log, in look-back and in the replay; a line that is taken back behind goes with the position."""
    table, people, seats = await of_people(small, "open", "open", options={"first_player": "0"})
    asker = await a_choice_that_needs_consent(small, seats)
    n = asker.n
    other = next(s for s in seats if s is not asker)
    await own(people[other.seat], table, "bot", other.seat)
    await own(people[other.seat], table, "back", other.seat)
    lines = await noted(asker, "stand_in", "back")
    assert [x["n"] for x in lines] == [n, n]
    assert (await people[0].get(f"/api/replays/{table}"))["notes"] == lines
    await asker.send(type="undo", seat=asker.seat)
    for s in seats:
        if s is not asker:
            await vote(s)
    await asker.until("rewound")
    lines = await noted(asker, "stand_in", "back", "taken_back")
    late = await people[0].sit(table)
    hello = await late.next()
    back_to = hello["position"]["n"]
    assert back_to < n and [x["n"] for x in hello["notes"]] == [back_to] * 3
    while any(x["n"] != back_to for x in asker.notes.values()):
        await asker.next()


async def test_only_the_last_lines_are_told(small: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "TOLD", 4)
    anna = small.person()
    table = await anna.make("me", "random", "random")
    for _ in range(4):
        await own(anna, table, "bot", 0)
        await own(anna, table, "back", 0)
    seat = await anna.sit(table)
    hello = await seat.next()
    assert [x["id"] for x in hello["notes"]] == [5, 6, 7, 8]
