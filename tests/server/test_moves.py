"""Moves of several parts are tried before they are made, and pauses tell nothing."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from greathall.games import registry
from greathall.server import fairness, fronts
from greathall.server.room import Room
from tests.server.hall import Hall, Seat

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people at a table cannot set the seed; what these tests need in hand must not hang on luck."""
    monkeypatch.setattr(fairness, "draw", lambda: "moves")


LCG = registry.get("lcg")
KINDS = [d.name for d in LCG.decision_kinds()]


def decision(seat: Seat) -> str:
    q = seat.question()
    return "" if q is None else KINDS[q["kind"]]


async def joust(hall: Hall) -> tuple[Seat, Seat]:
    one, two = hall.person(), hall.person()
    table = await one.make("me", "open", game="lcg", start=False, seed="")
    await two.post(f"/api/tables/{table}/join", {"seat": 1})
    await one.post(f"/api/tables/{table}/host", {"act": "start"})
    seats = [await one.sit(table), await two.sit(table)]
    for s in seats:
        while s.table.get("status") != "playing":
            await s.next()
    return seats[0], seats[1]


async def try_out(seat: Seat, codes: list[int]) -> dict[str, Any]:
    q = seat.question()
    assert q is not None
    await seat.send(type="try", seat=seat.seat, id=q["id"], codes=codes, ref=7)
    return await seat.until("tried", "refused")


async def go_on(hall: Hall, seats: tuple[Seat, Seat], rng: random.Random, wanted: str) -> Seat:
    """Play at random until somebody is asked this."""
    table = hall.server.hub.rooms[seats[0].table["id"]]
    match = table.match
    assert match is not None
    for _ in range(2000):
        n, asked = len(match.choices), seats[match.state.asks[0].seat]
        while (q := asked.question()) is None or q["id"] != table.asked[asked.seat].id:
            await asked.next()
        if decision(asked) == wanted:
            return asked
        await asked.choose(rng.choice(q["options"][-3:])[0])
        while len(match.choices) == n:
            await asyncio.sleep(0.001)
    raise AssertionError(wanted)


async def test_a_set_up_is_tried_and_then_made_at_once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fronts, "PAUSE", 0.0)
    seats = await joust(hall)
    seat = await go_on(hall, seats, random.Random(1), "setup")
    q = seat.question()
    assert q is not None
    before = seat.n
    codes: list[int] = []
    options = [o[0] for o in q["options"]]
    while True:
        place = next((code for code in options if code >= 1024), None)
        codes.append(options[0] if place is None else place)
        answer = await try_out(seat, codes)
        assert answer["type"] == "tried" and answer["ref"] == 7
        if answer["question"] is None:
            break
        assert KINDS[answer["question"]["kind"]] in ("setup", "setup_host")
        options = [o[0] for o in answer["question"]["options"]]
    assert len(codes) >= 2, "a hand of seven cards with nothing to place"
    assert seat.n == before and seat.question() == q  # nothing has happened
    await seat.send(type="choose", seat=seat.seat, id=q["id"], codes=codes)
    await seat.catch_up(before + len(codes))


async def test_trying_what_is_not_allowed_is_refused(hall: Hall) -> None:
    seats = await joust(hall)
    seat = next(s for s in seats if s.question())
    assert decision(seat) == "mulligan"  # no part of a longer move: nothing can be found out by trying
    q = seat.question()
    assert q is not None
    answer = await try_out(seat, [q["options"][0][0]])
    assert answer["type"] == "refused" and answer["message"] == "error-not-legal"
    other = next(s for s in seats if s is not seat)
    await other.send(type="try", seat=seat.seat, id=q["id"], codes=[q["options"][0][0]])
    answer = await other.until("tried", "refused")
    assert answer["message"] == "error-not-yours"


async def hear(table: Room, seat: Seat) -> None:
    """Wait until the seat has been told everything, and has read it."""
    assert table.match is not None
    n = len(table.match.choices)
    while (told := table.telling.told[seat.seat]).looked < n:
        await asyncio.sleep(0.001)
    while seat.n < told.n or len(seat.frames) < 1:
        await seat.next()


class StandingClock:
    """A clock that moves only when it is told to, so that no test hangs on the speed of the machine."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


async def test_a_pause_does_not_tell_who_had_an_option(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a choice that opens a window, whoever is not asked in it hears the next thing after the pause, no sooner,
    whether somebody was asked or was passed over in silence. Whoever is asked is asked at once."""
    clock = StandingClock()
    monkeypatch.setattr(fronts, "monotonic", clock)
    seats = await joust(hall)
    rng = random.Random(4)
    pause = 0.02
    silent = asked_at_once = 0
    for _ in range(60):
        monkeypatch.setattr(fronts, "PAUSE", 0.0)
        seat = await go_on(hall, seats, rng, "action")
        table = hall.server.hub.rooms[seat.table["id"]]
        assert table.match is not None
        q = seat.question()
        assert q is not None
        other = seats[1 - seats.index(seat)]
        for s in seats:
            await hear(table, s)
        monkeypatch.setattr(fronts, "PAUSE", pause)
        n = len(table.match.choices)
        await seat.choose(q["options"][0][0])
        while len(table.match.choices) == n or table.lock.locked():
            await asyncio.sleep(0.001)
        if table.match.state.over:
            break
        next_asked = {a.seat for a in table.match.state.asks}
        if other.seat in next_asked and table.fronts.up_to_date(other.seat):
            await hear(table, other)  # the clock stands still: at once
            asked_at_once += 1
        again = any(a.seat == seat.seat and LCG.decision_kinds()[a.kind].window for a in table.match.state.asks)
        if not table.fronts.up_to_date(seat.seat) and not again:
            clock.time += pause * 0.9
            await asyncio.sleep(5 * pause)  # the server looks several times whether the pause is over
            assert table.telling.told[seat.seat].at == n, "told before the pause was over"
            silent += other.seat not in next_asked
        clock.time += pause
        for s in (seat, other):
            await hear(table, s)
        if silent >= 2 and asked_at_once >= 1:
            return
    raise AssertionError((silent, asked_at_once))
