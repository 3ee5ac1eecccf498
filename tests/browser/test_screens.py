"""Every screen: all that can be chosen is reached, and nothing scrolls sideways."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, ViewportSize

from greathall.games.cardgame.codes import D_ORDER, SPAN
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import Ask, State

from .conftest import DESKTOP, Hall, OpenPage, shot
from .lord import Lord, played_until, show_moment, sit_down
from .player import Player
from .reach import SIZES, resize, unreachable

TABLES = {
    "catan": (4, {}),
    "sojusze": (4, {}),
    "iron_throne": (4, {}),
    "lcg": (6, {}),
    "hbo": (2, {}),
}
QUESTIONS = 6


# The picture of a board, where a game has one, and what of the players' numbers is cut off.
ROOM = """() => {
  const board = document.querySelector('.catan svg.board, .catan .board svg')?.getBoundingClientRect();
  const cut = [...document.querySelectorAll('.seats .st > span, .strip > button')]
    .filter((x) => x.getClientRects().length > 0)
    .filter((x) => { const r = x.getBoundingClientRect(), p = x.parentElement.getBoundingClientRect();
      return r.right > p.right + 1.5 || r.right > window.innerWidth + 1 || x.scrollWidth > x.clientWidth + 1; })
    .map((x) => x.textContent.trim());
  return [board === undefined ? null : board.height, cut];
}"""


def cramped(page: Page, size: ViewportSize) -> list[str]:
    """A board that is a thumbnail on a phone on its side; numbers that are cut off."""
    height, cut = page.evaluate(ROOM)
    found = [f"cut off: {text}" for text in cut]
    if height is not None and size["height"] <= 520 and height < 0.6 * size["height"]:
        found.append(f"the board has {height} of {size['height']}")
    return found


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
            found += [f"{name}, {title}: {what}" for what in cramped(page, size)]
        resize(page, DESKTOP)
    assert found == [], "\n".join(found)


def test_plots_of_all_seats_are_reached(open_page: OpenPage, hall: Hall) -> None:
    """In a melee plots of seats that are not opened are laid out with the others, over the table."""

    def several(state: State, ask: Ask) -> bool:
        assert isinstance(state, LcgState)
        plots = [code % SPAN in state.revealed for code in ask.options]
        return ask.kind == D_ORDER and len(plots) >= 4 and all(plots)

    page = open_page("/")
    show_moment(page, hall, played_until("lcg", 6, "plots", several, "heuristic"))
    for size in SIZES.values():
        resize(page, size)
        page.wait_for_timeout(200)
        assert unreachable(page) == []


JUMPS = 30
# Where the board is and how large, once the game is set up: before, there is no hand.
BOARD = """() => {
  const hand = document.querySelector('[data-region=hand]');
  if (hand === null || hand.getBoundingClientRect().height < 40) return null;
  const r = document.querySelector('[data-region=board]').getBoundingClientRect();
  return [r.left, r.top, r.width, r.height].map(Math.round).join();
}"""


@pytest.mark.timeout(240)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_the_board_never_jumps(open_page: OpenPage, hall: Hall, game: str, phone: bool) -> None:
    """Over so many questions it stays where it is and as large as it is, whatever is asked."""
    page = open_page("/", phone=phone)
    seats, options = TABLES[game]
    sit_down(page, hall, game, "steady", "random", seats, **options)
    # Places of a map are small and lie close together: they are clicked in their middle.
    person = Player(page, 3) if game == "catan" else Lord(page, 3, passing=0.1)
    boxes: dict[str, list[str]] = {}
    asked, limit = 0, time.monotonic() + 180
    while asked < JUMPS and time.monotonic() < limit and not person.over():
        if page.locator(".prompt.yours").count():
            box = page.evaluate(BOARD)
            title = page.locator(".prompt h2").inner_text()
            asked += 1
            if box is not None:
                boxes.setdefault(box, []).append(title)
        if not person.decide():
            page.wait_for_timeout(30)
    assert len(boxes) == 1, "\n".join(f"{box}: {titles}" for box, titles in boxes.items())
    assert asked >= JUMPS or person.over(), f"{asked} questions"
