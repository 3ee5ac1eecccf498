"""Several people at one device: one clock at a time. And whether anybody is there."""

from __future__ import annotations

import random
import time

import pytest

from greathall.server.room import Room
from tests.server.hall import Hall, Seat

pytestmark = pytest.mark.asyncio
SECONDS = 60


async def both_asked(hall: Hall, kind: str) -> tuple[Room, Seat]:
    """Two people at one device, asked at the same time which plot they reveal."""
    anna = hall.person()
    clock = {"kind": kind, "seconds": SECONDS, "increment": 0}
    table = await anna.make("me", "me", game="hbo", clock=clock)
    seat = await anna.sit(table)
    await seat.next()
    room, rng = hall.server.hub.rooms[table], random.Random(3)
    while len(room.asked) < 2:
        [asked] = room.asked.values()
        if asked.ask.seat != seat.seat:
            await seat.send(type="look", seat=asked.ask.seat)
            await seat.until("hello")
        await seat.choose(rng=rng)
        await seat.until("update")
    return room, seat


async def answer(room: Room, seat: Seat, who: int) -> None:
    if seat.seat != who:
        await seat.send(type="look", seat=who)
        while (await seat.until("hello"))["position"]["seat"] != who:
            pass
    before = room.rows
    await seat.choose(rng=random.Random(1))
    while room.rows == before:
        await seat.next()


async def test_of_two_people_at_one_device_one_clock_runs(hall: Hall) -> None:
    room, seat = await both_asked(hall, "move")
    [first] = room.time_left()
    other = 1 - first
    room.asked[first].since -= 20
    room.asked[other].since -= 20  # asked as long ago, but it is not their turn at the device
    assert room.time_left() == {first: pytest.approx(SECONDS - 20, abs=5)}
    await answer(room, seat, first)
    assert other in room.asked
    assert room.time_left() == {other: pytest.approx(SECONDS, abs=5)}, "their time begins when the device is theirs"


async def test_who_answers_out_of_turn_is_charged_nothing(hall: Hall) -> None:
    room, seat = await both_asked(hall, "reserve")
    [first] = room.time_left()
    other, began = 1 - first, time.monotonic()
    reserve = room.seats[other].reserve or 0.0
    room.asked[first].since = room.asked[other].since = began - 20
    await answer(room, seat, other)
    assert room.seats[other].reserve == reserve
    assert room.time_left()[first] < SECONDS - 15, "the one whose turn it is has no time given back"


async def test_people_at_two_devices_have_two_clocks(hall: Hall) -> None:
    anna, bob = hall.person(), hall.person()
    clock = {"kind": "move", "seconds": SECONDS, "increment": 0}
    table = await anna.make("me", "open", game="hbo", clock=clock, start=False)
    await bob.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.post(f"/api/tables/{table}/host", {"act": "start"})
    seats = [await anna.sit(table), await bob.sit(table)]
    for seat in seats:
        await seat.next()
    room, rng = hall.server.hub.rooms[table], random.Random(3)
    while len(room.asked) < 2:
        [asked] = room.asked.values()
        mine = seats[asked.ask.seat]
        while mine.question() is None:
            await mine.next()
        before = room.rows
        await mine.choose(rng=rng)
        while room.rows == before:
            await mine.next()
    assert set(room.time_left()) == {0, 1}


async def test_a_ping_is_answered_to_whoever_asked(hall: Hall) -> None:
    anna = hall.person()
    table = await anna.make("me", "random", "random")
    seat, other = await anna.sit(table), await hall.person().sit(table)
    await seat.next()
    await other.next()
    await seat.send(type="ping")
    assert (await seat.until("pong"))["type"] == "pong"
    await other.send(type="ping")
    while (await other.next())["type"] != "pong":
        pass
    assert sum('"pong"' in frame for frame in other.frames) == 1
