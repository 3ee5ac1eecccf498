"""Every screen: all that can be chosen is reached, and nothing scrolls sideways."""

from __future__ import annotations

import pytest

from .conftest import DESKTOP, Hall, OpenPage, shot
from .lord import Lord, sit_down
from .reach import SIZES, resize, unreachable

TABLES = {
    "catan": (4, {}),
    "sojusze": (4, {}),
    "iron_throne": (4, {}),
    "lcg": (6, {}),
    "hbo": (2, {}),
}
QUESTIONS = 6


@pytest.mark.timeout(240)
@pytest.mark.parametrize("game", TABLES)
def test_everything_offered_is_reached_at_every_size(open_page: OpenPage, hall: Hall, game: str) -> None:
    page = open_page("/")
    seats, options = TABLES[game]
    sit_down(page, hall, game, "screens", "random", seats, **options)
    lord = Lord(page, 5, passing=0.1)
    found: list[str] = []
    for question in range(QUESTIONS):
        lord.decisions(2 if question else 0)
        if lord.over():
            break
        title = page.locator(".prompt h2").inner_text()
        for name, size in SIZES.items():
            resize(page, size)
            if question % 3 == 0:
                shot(page, f"screens-{game}-{question}-{name}")
            found += [f"{name}, {title}: {what}" for what in unreachable(page)]
        resize(page, DESKTOP)
    assert found == [], "\n".join(found)
