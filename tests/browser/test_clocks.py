"""Running clocks in a real browser: seconds per choice, and a reserve with an increment."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from .conftest import Hall, OpenPage, shot
from .player import PROMPT
from .record import call, made, seated

LEAST = 5  # seconds: the shortest clock the server allows
MORE = 2  # seconds added per choice


def sit_down(open_page: OpenPage, hall: Hall, kind: str, increment: int = 0) -> tuple[Page, str]:
    """Anna begins and two bots follow; the clock runs from her first placement on."""
    page = open_page("/", lang="en")
    clock = {"kind": kind, "seconds": LEAST, "increment": increment}
    options = {"first_player": "0", "setup": "variable", "colours": "seats"}
    wish = {"game": "catan", "seats": seated(3, 0), "options": options, "clock": clock, "seed": "clocks", "start": True}
    table = str(call(page, "POST", "/api/tables", wish)["id"])
    page.goto(f"{hall.url}/t/{table}")
    expect(page.locator("[data-region=board] [data-code]").first).to_be_visible()
    return page, table


def left(page: Page) -> int:
    """What the clock in the prompt bar shows."""
    minutes, seconds = page.locator(f"{PROMPT} .tm").inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


def place(page: Page) -> None:
    """One of the places that glow."""
    page.locator("[data-region=board] [data-code]").first.click(force=True)


def wait_for_choices(page: Page, table: str, least: int, seconds: float) -> None:
    limit = time.monotonic() + seconds
    while made(page, table) < least:
        assert time.monotonic() < limit, f"not {least} choices after {seconds} s"
        page.wait_for_timeout(50)


def mine(page: Page, table: str) -> dict[str, object]:
    seat: dict[str, object] = call(page, "GET", f"/api/tables/{table}")["seats"][0]
    return seat


def test_seconds_per_choice_run_out_and_a_bot_answers_once(open_page: OpenPage, hall: Hall) -> None:
    page, table = sit_down(open_page, hall, "move")
    timer = page.get_by_role("timer")
    expect(timer).to_have_accessible_name(re.compile(r"^0:0\d left$"))
    first = left(page)
    assert 0 < first <= LEAST
    expect(page.locator(f"{PROMPT} .tm")).not_to_have_text(f"0:0{first}")
    assert left(page) < first  # it ticks by itself
    shot(page, "clock-per-choice")
    assert made(page, table) == 0
    wait_for_choices(page, table, 1, LEAST + 3)
    # A bot has placed the settlement, and only that: the road is asked of Anna, with all her seconds.
    expect(page.locator(".prompt.yours")).to_be_visible()
    assert made(page, table) == 1
    expect(page.locator(f"{PROMPT} .tm")).to_have_text(re.compile(f"0:0[{LEAST - 1}{LEAST}]"))
    assert mine(page, table)["bot"] == ""
    expect(page.locator("[data-region=log]")).to_contain_text("Anna builds a settlement")
    place(page)
    wait_for_choices(page, table, 2, 3)  # she plays on as before


def test_a_choice_taken_back_is_asked_with_its_own_time(open_page: OpenPage, hall: Hall) -> None:
    page, table = sit_down(open_page, hall, "move")
    place(page)
    expect(page.locator("[data-region=log]")).to_contain_text("Anna builds a settlement")
    clock = page.locator(f"{PROMPT} .tm")
    expect(clock).to_have_text("0:03")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-region=log]")).not_to_contain_text("Anna builds a settlement")
    # Soon: when this time is up, too, a bot answers and the next question has a full clock anyway.
    expect(clock).to_have_text(re.compile(f"0:0[{LEAST - 1}{LEAST}]"), timeout=1500)
    assert made(page, table) == 0


def test_a_reserve_grows_with_every_choice_and_runs_out(open_page: OpenPage, hall: Hall) -> None:
    page, table = sit_down(open_page, hall, "reserve", increment=MORE)
    expect(page.get_by_role("timer")).to_be_visible()
    expect(page.locator(f"{PROMPT} .tm")).to_have_text("0:04")  # the reserve runs down
    before = left(page)
    place(page)
    wait_for_choices(page, table, 1, 3)
    expect(page.locator("[data-region=log]")).to_contain_text("Anna builds a settlement")
    # What was used is gone, and the increment came on top: more than a moment ago, less than all of it.
    reserve = mine(page, table)["reserve"]
    assert isinstance(reserve, float) and before < reserve < LEAST + MORE
    assert before < left(page) < LEAST + MORE
    shot(page, "clock-reserve")
    wait_for_choices(page, table, 2, reserve + 3)
    expect(page.locator("[data-region=log]")).to_contain_text("Anna builds a road")
    # The bot answered once and the seat is still hers; all she has now is the increment.
    seat = mine(page, table)
    assert seat["bot"] == "" and seat["reserve"] == MORE
