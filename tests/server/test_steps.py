"""Updates of several choices: a step for each that brought something about, in order, and nothing about windows."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from greathall.kernel.match import Match
from greathall.kernel.state import State
from greathall.server import fronts, views
from tests.server.hall import Hall, Seat

pytestmark = pytest.mark.asyncio
Steps = list[tuple[int, dict[str, Any]]]  # number and view


def through(seat: Seat) -> Steps:
    """What a board that takes every step has shown, from the frames that have come."""
    view: dict[str, Any] = {}
    out: Steps = []
    for frame in seat.frames:
        message = json.loads(frame)
        if message["type"] == "hello":
            view = message["position"]["view"]
        elif message["type"] == "update":
            for n, patch in [*message.get("steps", []), (message["n"], message["patch"])]:
                view = views.apply(view, patch)
                out.append((n, view))
    return out


@pytest.mark.parametrize(("game", "bots"), [("catan", 3), ("iron_throne", 3), ("sojusze", 3), ("lcg", 2), ("hbo", 1)])
async def test_every_step_is_a_position_as_the_seat_saw_it(small: Hall, game: str, bots: int) -> None:
    anna = small.person()
    table = await anna.make("me", *["random"] * bots, game=game, seed="steps")
    seat = await anna.sit(table)
    await seat.play(random.Random(3), 60)
    match = small.server.hub.rooms[table].match
    assert match is not None
    shown = through(seat)
    assert [n for n, _ in shown] == sorted(n for n, _ in shown)
    steps = [s for f in seat.frames for s in json.loads(f).get("steps", [])]
    assert steps, "bots were slower than the updates"
    for n, _ in steps:
        assert seat.log[n][2], "a step without anything to see"
        at = match.at(fronts.last_of(match, n))
        expected = json.loads(json.dumps(views.seat_view(match.game, at, seat.seat)))
        assert [v for k, v in shown if k == n][-1] == expected
    eventful = {n for n, line in seat.log.items() if line[2] and 0 < n <= shown[-1][0]}
    own = {n for n in eventful if seat.log[n][1] == seat.seat}
    assert eventful - {n for n, _ in shown} <= own, "a deed of another without a step of its own"


async def test_an_empty_pass_in_a_window_is_no_step(small: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fronts, "PAUSE", 0.0)
    anna = small.person()
    table = await anna.make("me", "random", game="lcg", seed="steps")
    seat = await anna.sit(table)
    await seat.play(random.Random(4), 120)
    match = small.server.hub.rooms[table].match
    assert match is not None and match.numbers[-1] < len(match.choices), "nobody has passed in a window"
    for frame in seat.frames:
        message = json.loads(frame)
        if message["type"] == "update":
            numbers = [n for n, _ in message.get("steps", [])] + [message["n"]]
            assert numbers == sorted(set(numbers))
            assert set(numbers) <= set(seat.log)


@pytest.mark.parametrize("game", ["catan", "sojusze"])
async def test_steps_are_not_played_again(small: Hall, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """The positions on the way were there: they are kept until everybody has come past them, and no longer."""
    played: list[int] = []
    at = Match.at

    def counted(match: Match, n: int) -> State:
        played.append(n)
        return at(match, n)

    anna = small.person()
    table = await anna.make("me", *["random"] * 3, game=game, seed="steps")
    seat = await anna.sit(table)
    monkeypatch.setattr(Match, "at", counted)
    await seat.play(random.Random(3), 40)
    assert any(json.loads(f).get("steps") for f in seat.frames), "bots were slower than the updates"
    assert not played
    room = small.server.hub.rooms[table]
    async with room.lock:
        room.telling.bring_up()
        assert room.match is not None
        assert not room.telling._way.stops(room.game, room.match, len(room.match.choices))
        assert not room.telling._way._stops
