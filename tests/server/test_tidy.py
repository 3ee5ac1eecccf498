"""Garbage is looked for when memory has grown, and play leaves none behind."""

from __future__ import annotations

import asyncio
import gc
import random

import pytest

from greathall.server import tidy
from tests.server.hall import Hall

MB = 1 << 20


def test_when_it_is_time() -> None:
    assert not tidy.due(100 * MB, 200 * MB, 60 * MB, 10)
    assert tidy.due(100 * MB, 300 * MB, 0, 10)
    assert not tidy.due(1000 * MB, 900 * MB, 200 * MB, 10), "much is more where there is much"
    assert tidy.due(1000 * MB, 1100 * MB, 0, 10)
    assert tidy.due(1000 * MB, 0, 260 * MB, 10)
    assert tidy.due(100 * MB, 0, 0, 4000)


@pytest.mark.asyncio
async def test_choices_leave_no_circles_behind(small: Hall) -> None:
    """Else they would have to be looked for all the time."""
    anna = small.person()
    seats = [await anna.sit(await anna.make("me", "random", "random"), 0) for _ in range(2)]
    for seat in seats:
        await seat.next()
        await seat.play(random.Random(1), 3)
    gc.collect()
    gc.disable()
    try:
        for seat in seats:
            await seat.play(random.Random(2), 12)
        await asyncio.sleep(0.2)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        names = [type(o).__module__ for o in gc.garbage]
        assert not [n for n in names if n.startswith("greathall")], names
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
