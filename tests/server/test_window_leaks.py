"""Ways in which windows told who has a card: log, numbers, looking back, turn_of, undo, clocks, guessing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from greathall.games import registry
from greathall.kernel.match import Match
from greathall.server import clocks, fairness, fronts
from greathall.server import room as rooms
from greathall.server.room import Room
from tests.server.hall import Hall, Person, Seat

pytestmark = pytest.mark.asyncio
LCG = registry.get("lcg")
KINDS = LCG.decision_kinds()


@pytest.fixture(autouse=True)
def the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people at a table cannot set the seed; whether there are windows must not hang on luck."""
    monkeypatch.setattr(fairness, "draw", lambda: "windows")


class Joust:
    """Two people at the card game: who has just chosen (`me`) and the other one (`you`)."""

    def __init__(self, people: list[Person], seats: list[Seat], room: Room, table: str) -> None:
        self.people, self.seats, self.room, self.table = people, seats, room, table
        self.rng = random.Random(5)

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    async def choose(self, seat: int, code: int) -> None:
        """Choose as soon as the question is there; returns when the choice is in the log."""
        s, n = self.seats[seat], len(self.match.choices)
        while (q := s.question()) is None or q["id"] != self.room.asked[seat].id:
            await s.next()
        await s.choose(code)
        while len(self.match.choices) == n or self.room.lock.locked():
            await asyncio.sleep(0.001)

    def next_choice(self) -> tuple[int, int]:
        ask = self.match.state.asks[0]
        return ask.seat, self.rng.choice(ask.options[-3:])

    async def until(self, wanted: Callable[[int, Match], bool]) -> tuple[int, int]:
        """Play on up to a choice after which this is so (tried on a copy): who makes it, and its code."""
        for _ in range(3000):
            seat, code = self.next_choice()
            state = self.match.state.clone()
            state.events, state.passed = [], 0
            state.choose(next(i for i, a in enumerate(state.asks) if a.seat == seat), code)
            if not state.over and wanted(seat, SimpleNamespace(state=state, rng=self.match.state.rng)):  # type: ignore[arg-type]
                return seat, code
            await self.choose(seat, code)
        raise AssertionError("no such choice")

    async def told(self) -> None:
        """Wait until everybody has heard everything."""
        while self.room.telling.behind():
            await asyncio.sleep(0.002)
        for s in self.seats:
            n = self.room.telling.told[s.seat].n
            while s.n < n:
                await s.next()


def window_of_the_other(seat: int, match: Match) -> bool:
    """The other one is asked in a window, and nothing was drawn or shown that ends undo anyway."""
    ask = match.state.asks[0]
    plain = match.state.rng == getattr(match, "rng", 0) and not match.state.hidden_shown
    return plain and ask.seat != seat and KINDS[ask.kind].window


def own_question(seat: int, match: Match) -> bool:
    """The other one is passed over in silence, and whoever has chosen is asked something that is no window."""
    ask = match.state.asks[0]
    return bool(match.state.passed & ~(1 << seat)) and ask.seat == seat and not KINDS[ask.kind].window


async def joust(hall: Hall, **more: Any) -> Joust:
    one, two = hall.person(), hall.person()
    table = await one.make("me", "open", game="lcg", start=False, seed="", **more)
    await two.post(f"/api/tables/{table}/join", {"seat": 1})
    await one.post(f"/api/tables/{table}/host", {"act": "start"})
    seats = [await one.sit(table), await two.sit(table)]
    for s in seats:
        while s.table.get("status") != "playing":
            await s.next()
    return Joust([one, two], seats, hall.server.hub.rooms[table], table)


def pass_code(game: Joust) -> int:
    ask = game.match.state.asks[0]
    return next(c for c in ask.options if LCG.describe_option(game.match.state, c).name == "pass")


async def test_an_empty_pass_is_nothing_to_the_other(small: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """No line of the log, no number, no question when looking back, no turn: also long after the pause is over."""
    monkeypatch.setattr(fronts, "PAUSE", 0.0)
    game = await joust(small)
    for _ in range(4):
        me, code = await game.until(window_of_the_other)
        await game.choose(me, code)
        await game.told()
        you, seat, person = 1 - me, game.seats[me], game.people[me]
        assert all(q["seat"] != you for q in seat.questions)
        assert (await person.get(f"/api/tables/{game.table}"))["turn_of"] == []
        assert (await game.people[you].get(f"/api/tables/{game.table}"))["turn_of"] == [you]
        mine = (await person.get("/api/lobby"))["mine"]
        assert [t["turn_of"] for t in mine if t["id"] == game.table] == [[]]
        n = (await person.get(f"/api/replays/{game.table}"))["n"]
        at = await person.get(f"/api/replays/{game.table}/{n}?seat={me}")
        assert at["position"]["questions"] == []
        told, rows, chooser = seat.n, len(game.match.choices), seat.log[seat.n][1]
        await game.choose(you, pass_code(game))
        await game.told()
        assert len(game.match.choices) == rows + 1 and seat.n == told
        assert (await person.get(f"/api/tables/{game.table}"))["n"] == told
        assert (await person.get(f"/api/replays/{game.table}"))["n"] in (n, told)
        assert sorted(seat.log) == list(range(told + 1)) and seat.log[told][1] == chooser
        lines = await person.get(f"/api/replays/{game.table}/log?seat={me}")
        while lines != [seat.log[k] for k in range(len(lines))]:
            await seat.next()  # the line may have grown by what came after the pass


async def test_whoever_is_asked_in_a_window_is_not_taken_back_for_free(small: Hall) -> None:
    game = await joust(small)
    while game.match.numbers[-1] == len(game.match.choices):  # from here on positions and choices count differently
        await game.choose(*game.next_choice())
    me, code = await game.until(window_of_the_other)
    await game.choose(me, code)
    n = len(game.match.choices)
    seat = game.seats[me]
    await seat.send(type="undo", seat=me)
    request = await seat.until("request", "rewound")
    assert request["type"] == "request" and request["waiting"] == [1 - me] and len(game.match.choices) == n
    assert request["n"] == game.match.numbers[n - 1]
    other = game.seats[1 - me]
    await other.send(type="vote", seat=1 - me, request=request["id"], yes=True)
    assert (await seat.until("request"))["n"] == request["n"]
    await seat.until("rewound")
    assert len(game.match.choices) == n - 1 and seat.n == request["n"]
    await seat.send(type="resign", seat=me)
    assert (await seat.until("request"))["n"] == seat.n


class StandingClock:
    """A clock that moves only when it is told to."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


async def test_no_clock_shows_a_quick_pass(small: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = StandingClock(1000.0)
    both = SimpleNamespace(time=rooms.time.time, monotonic=clock)
    for module in (rooms, clocks):
        monkeypatch.setattr(module, "time", both)
    monkeypatch.setattr(fronts, "monotonic", clock)
    monkeypatch.setattr(fronts, "PAUSE", 0.0)
    game = await joust(small, clock={"kind": "reserve", "seconds": 600, "increment": 9})
    me, code = await game.until(window_of_the_other)
    monkeypatch.setattr(fronts, "PAUSE", 0.6)
    await game.choose(me, code)
    before = await game.people[me].get(f"/api/tables/{game.table}")
    clock.now += 0.5
    await game.choose(1 - me, pass_code(game))
    after = await game.people[me].get(f"/api/tables/{game.table}")
    assert (after["seats"], after["updated"]) == (before["seats"], before["updated"])
    asked = game.room.asked.get(me)
    clock.now += 0.2
    game.room.fronts.release()
    if asked is not None:
        assert game.room.time_left()[me] == round((game.room.seats[me].reserve or 0) - 0.1, 2)


async def test_nothing_can_be_guessed_while_the_pause_lasts(small: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next question is there, but not told: polling, coming in anew, answering and asking why show nothing."""
    clock = StandingClock(1000.0)
    monkeypatch.setattr(fronts, "monotonic", clock)
    monkeypatch.setattr(fronts, "PAUSE", 0.0)
    game = await joust(small)
    me, code = await game.until(own_question)
    await game.told()
    seat, person = game.seats[me], game.people[me]
    before = await person.get(f"/api/tables/{game.table}")
    n, undo, asked = seat.n, seat.undo, len(game.match.choices)
    monkeypatch.setattr(fronts, "PAUSE", 0.6)
    await game.choose(me, code)
    assert game.match.state.asks[0].seat == me
    for _ in range(2):
        now = await person.get(f"/api/tables/{game.table}")
        assert (now["n"], now["turn_of"]) == (before["n"], before["turn_of"])
        assert (await person.get(f"/api/replays/{game.table}"))["n"] <= n
        again = await person.sit(game.table, me)
        hello = await again.next()
        assert hello["position"]["n"] == n and hello["undo"] == undo and sorted(again.log) == list(range(n + 1))
        option = game.match.state.asks[0].options[0]
        await again.send(type="choose", seat=me, id=game.room.asked[me].id, codes=[option])
        refused = await again.until("refused", "update")
        assert (refused["type"], refused["message"], refused["rule"]) == ("refused", "error-not-your-turn", "")
        await again.send(type="why", seat=me, code=1 << 29)
        assert (await again.until("why"))["rule"] == ""
        clock.now += 0.55
    assert len(game.match.choices) == asked + 1
    clock.now += 0.1
    await game.told()
    while (q := seat.question()) is None or q["id"] != game.room.asked[me].id:
        await seat.next()
    assert seat.n == game.match.numbers[-1]
