"""Who comes while a pause lasts is shown what they know, and hears the rest when it is over."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from greathall.games import registry
from greathall.kernel.match import played_on
from greathall.kernel.state import State
from greathall.server import fronts
from greathall.server.settings import Settings
from tests.server.hall import Hall, Seat, open_hall

pytestmark = pytest.mark.asyncio

LCG = registry.get("lcg")
LONG = 5.0  # seconds: a pause in which there is time to come to another process


class TwoPeople:
    """Two at a table of a game with windows; pauses last only where a test looks at them."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self._hall = hall
        self._patch = monkeypatch
        self.people = (hall.person(), hall.person())
        self._rng = random.Random(4)

    async def sit_down(self) -> None:
        anna, bob = self.people
        self.table = await anna.make("me", "open", start=False, game="lcg")
        await bob.get("/api/me")
        await bob.post(f"/api/tables/{self.table}/join", {"seat": 1})
        await anna.post(f"/api/tables/{self.table}/host", {"act": "start"})
        self.seats = [await p.sit(self.table) for p in self.people]
        self.room = self._hall.server.hub.rooms[self.table]

    async def play_until(self, wanted: Callable[[int, State], bool]) -> int:
        """Play until a choice that counts leads to a wanted position; it begins a long pause. The seat that chose."""
        room = self.room
        assert room.match is not None
        self._patch.setattr(fronts, "PAUSE", 0.0)
        for _ in range(300):
            chooser = room.match.state.asks[0].seat
            asking = self.seats[chooser]
            while (question := asking.question()) is None or question["id"] != room.asked[chooser].id:
                await asking.next(20)
            code = self._rng.choice(question["options"])[0]
            after, before = room.match.state.clone(), len(room.match.choices)
            after.events = []  # only who listens hears whom a window passed over
            counts = not LCG.passes_window(after, after.asks[0], code)
            found = counts and wanted(chooser, played_on(LCG, after, room.match.chance, before, [(chooser, code)]))
            if found:
                self._patch.setattr(fronts, "PAUSE", LONG)
            await asking.choose(code)
            while len(room.match.choices) == before or room.lock.locked():
                await asyncio.sleep(0.005)
            if found:
                return chooser
        pytest.fail("nobody had to wait")


def passed_over(state: State, seat: int) -> bool:
    """Could somebody else than this seat have been asked in a window?"""
    return state.passed & ~(1 << seat) != 0


async def test_alone_at_another_process_in_a_pause(
    small: Hall, sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one who is asked comes to a process where nobody else is, and is asked when the pause is over."""
    two = TwoPeople(small, monkeypatch)
    await two.sit_down()
    match = two.room.match
    assert match is not None
    await two.play_until(lambda _, after: len(after.asks) == 1 and passed_over(after, after.asks[0].seat))
    asked = match.state.asks[0].seat
    assert not two.room.fronts.up_to_date(asked)
    async with open_hall(sqlite_settings) as there:
        back = await there.person(two.people[asked].cookie).sit(two.table)
        await is_asked(back, match.numbers[-1])


async def test_an_answered_question_is_not_shown_again(
    small: Hall, sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who comes to another process in a pause is shown the position before it, but not its question, which has been
    answered: a second click would be lost or, under the id of the one that is open now, answer that one unseen."""
    two = TwoPeople(small, monkeypatch)
    await two.sit_down()
    room = two.room
    assert room.match is not None

    def asked_again(chooser: int, after: State) -> bool:
        return passed_over(after, chooser) and any(ask.seat == chooser for ask in after.asks)

    chooser = await two.play_until(asked_again)
    latest = room.match.numbers[-1]
    async with open_hall(sqlite_settings) as there:
        back = await there.person(two.people[chooser].cookie).sit(two.table)
        hello = await back.until("hello")
        assert hello["position"]["n"] < latest, "the pause is over: the test shows nothing"
        assert [q for q in hello["position"]["questions"] if q["seat"] == chooser] == []
        await hears_a_question(back)


async def test_nor_where_the_table_was_known_before(small: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in a process that knew the question while it was open: the position before the pause is kept there
    with its id."""
    two = TwoPeople(small, monkeypatch)
    await two.sit_down()
    match = two.room.match
    assert match is not None
    chooser = await two.play_until(lambda chooser, after: passed_over(after, chooser) and bool(after.asks))
    back = await small.person(two.people[chooser].cookie).sit(two.table)
    hello = await back.until("hello")
    assert hello["position"]["n"] < match.numbers[-1], "the pause is over: the test shows nothing"
    assert [q for q in hello["position"]["questions"] if q["seat"] == chooser] == []
    await back.catch_up(match.numbers[-1])


async def is_asked(back: Seat, n: int) -> None:
    hello = await back.until("hello")
    assert hello["position"]["n"] <= n
    await hears_a_question(back)


async def hears_a_question(back: Seat) -> None:
    async with asyncio.timeout(20):
        while back.question() is None:
            await back.next(20)
