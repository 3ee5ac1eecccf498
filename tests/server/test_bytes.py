"""How much travels per update: measured on a whole game of cards."""

from __future__ import annotations

import json
import random
from statistics import median

import pytest

from greathall.server import fronts
from tests.server.hall import Hall

pytestmark = pytest.mark.asyncio
MOST = 2000  # bytes, in the median of a joust


@pytest.mark.parametrize(("game", "bots"), [("lcg", 1), ("hbo", 1), ("iron_throne", 4)])
async def test_an_update_of_a_card_game_is_small(
    small: Hall, monkeypatch: pytest.MonkeyPatch, game: str, bots: int
) -> None:
    monkeypatch.setattr(fronts, "PAUSE", 0.0)
    anna = small.person()
    table = await anna.make("me", *["random"] * bots, game=game)
    seat = await anna.sit(table)
    await seat.play(random.Random(5))
    sizes = [len(frame) for frame in seat.frames if json.loads(frame)["type"] == "update"]
    assert len(sizes) > 50
    assert median(sizes) <= MOST, sorted(sizes)
