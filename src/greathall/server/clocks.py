"""Time: seconds per question, or a reserve with an increment. When it is up, a bot answers this one question."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from greathall.bots import registry as bots
from greathall.server.room import Asked, Room


def stand_in(game: str) -> str:
    """The bot that answers for a person whose time is up, or who has left."""
    names = bots.names(game)
    return "heuristic" if "heuristic" in names else names[0]


def charge(room: Room, seat: int, asked: Asked, choices: int) -> list[tuple[int, float]]:
    """What is left of a person's reserve after an answer: [(seat, seconds)], empty without such a clock."""
    row = room.seats[seat]
    if room.clock.kind != "reserve" or row["kind"] != "person" or row["bot"]:
        return []
    used = time.monotonic() - asked.since
    return [(seat, round(max(0.0, (row["reserve"] or 0.0) - used) + room.clock.increment * choices, 3))]


def set_alarm(room: Room, ring: Callable[[Room, int], None]) -> None:
    """Wake up when the next person's time is up; `ring` gets the seat."""
    if room.alarm is not None:
        room.alarm.cancel()
        room.alarm = None
    left = room.time_left()
    if not left:
        return
    seat = min(left, key=lambda s: left[s])

    def due() -> None:
        room.alarm = None
        if room.time_left().get(seat, 1.0) <= 0:
            ring(room, seat)
        else:
            set_alarm(room, ring)

    room.alarm = asyncio.get_running_loop().call_later(left[seat] + 0.02, due)
