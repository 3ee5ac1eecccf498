"""One device: the curtain between two people, a silent line, Back, and keys only where there are some."""

from __future__ import annotations

import os
import signal
import time
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from .conftest import Hall, OpenPage, shot
from .lord import Lord, show
from .player import PROMPT
from .record import call, made

CURTAIN = ".curtain"


def two_at_one_device(page: Page, hall: Hall, game: str, **options: str) -> str:
    """Anna and Bert share the device; at a table for more a bot sits with them."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bert"}]
    if game == "catan":
        seats.append({"kind": "bot", "bot": "random"})
    body = {"game": game, "seats": seats, "options": options, "seed": "device", "start": True}
    table = str(call(page, "POST", "/api/tables", body)["id"])
    page.goto(f"{hall.url}/t/{table}")
    return table


def take(page: Page, name: str) -> None:
    expect(page.locator(f"{CURTAIN} h2")).to_contain_text(name)
    # Nothing of the table is in the page, least of all a hand.
    assert page.locator("[data-region=hand], [data-region=board], [data-region=log]").count() == 0
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.locator(PROMPT)).to_be_visible()


def test_the_curtain_falls_between_two_people_in_turn(open_page: OpenPage, hall: Hall) -> None:
    """Also before the first question; who plays on keeps the device."""
    page = open_page("/", lang="en")
    table = two_at_one_device(page, hall, "catan", first_player="0", colours="seats", setup="variable")
    take(page, "Anna")
    for count in (1, 2):  # settlement and road, without a curtain in between
        expect(page.locator(f"{PROMPT}.yours")).to_be_visible()
        page.locator("[data-region=board] [data-code]").first.click(force=True)
        limit = time.monotonic() + 10
        while made(page, table) < count and time.monotonic() < limit:
            page.wait_for_timeout(30)
    shot(page, "curtain-turns")
    take(page, "Bert")
    expect(page.locator(f"{PROMPT}.yours")).to_be_visible()
    page.reload()
    take(page, "Bert")  # after a reload nobody's hand lies open


def test_the_curtain_falls_between_secret_choices(open_page: OpenPage, hall: Hall) -> None:
    """Both are asked at once which plot they reveal: one after the other, and neither sees the other's."""
    page = open_page("/", lang="en", phone=True)
    two_at_one_device(page, hall, "hbo")
    names: list[str] = []
    secret: set[str] = set()
    limit = time.monotonic() + 60
    lord = Lord(page, 2, passing=0.3)
    while len(secret) < 2 and time.monotonic() < limit:
        if page.locator(CURTAIN).count():
            names.append("Anna" if "Anna" in page.locator(f"{CURTAIN} h2").inner_text() else "Bert")
            shot(page, f"curtain-secret-{len(names)}")
            take(page, names[-1])
            continue
        if page.locator(f"{PROMPT}.yours h2", has_text="Which plot do you reveal").count():
            secret.add(names[-1])
        if not lord.decide():
            page.wait_for_timeout(30)
    assert secret == {"Anna", "Bert"}, names
    assert all(a != b for a, b in pairwise(names)), "the curtain falls only for somebody else"


def test_silence_is_told_and_a_choice_survives_it(open_page: OpenPage, own_hall: Hall) -> None:
    """The server stands still: amber within 1.5 s of the choice, with a sentence. Then the choice counts, once."""
    page = open_page("/", lang="en", url=own_hall.url)
    wish = {"game": "catan", "seats": [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "random"}] * 2]}
    options = {"first_player": "0", "setup": "variable", "colours": "seats"}
    table = str(call(page, "POST", "/api/tables", {**wish, "options": options, "seed": "silence", "start": True})["id"])
    page.goto(f"{own_hall.url}/t/{table}")
    line = page.locator(".chip.line")
    expect(line).to_have_text("live")
    target = page.locator("[data-region=board] [data-code]").first
    expect(target).to_be_visible()
    assert own_hall.process is not None
    os.kill(own_hall.process.pid, signal.SIGSTOP)
    try:
        target.click(force=True)
        began = time.monotonic()
        expect(line).to_have_text("no answer", timeout=4000)
        took = time.monotonic() - began
        expect(page.get_by_role("alert")).to_contain_text("Your choice is kept")
        shot(page, "silent-line")
        page.wait_for_timeout(9000)  # so long that another line is tried
    finally:
        os.kill(own_hall.process.pid, signal.SIGCONT)
    expect(line).to_have_text("live", timeout=20_000)
    expect(page.locator("[data-region=log]")).to_contain_text("Anna builds a settlement")
    assert made(page, table) == 1, "carried out once"
    assert took < 3, f"{took:.1f} s"  # 1.5 s on a machine that has time


def test_back_closes_a_sheet_before_it_leaves(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/", lang="en", phone=True)
    table = str(
        call(page, "POST", "/api/tables", {
            "game": "hbo", "seats": [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}],
            "seed": "back", "start": True,
        })["id"]
    )  # fmt: skip
    show(page, hall, table)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator(".rail")).to_be_visible()
    page.go_back()
    expect(page.locator(".rail")).to_have_count(0)
    assert page.url.endswith(f"/t/{table}")
    page.get_by_role("button", name="Table menu").click()
    page.go_back()
    expect(page.locator(".menu")).to_have_count(0)
    # Closed by its own button: the next Back leaves the table.
    page.get_by_role("button", name="Log", exact=True).click()
    page.locator(".rail").get_by_role("button", name="Close").click()
    expect(page.locator(".rail")).to_have_count(0)
    page.wait_for_timeout(200)
    page.go_back()
    expect(page.locator(PROMPT)).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_keys_are_shown_where_there_are_keys(open_page: OpenPage, hall: Hall, phone: bool) -> None:
    page = open_page("/", lang="en", phone=phone)
    table = str(
        call(page, "POST", "/api/tables", {
            "game": "sojusze", "seats": [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "random"}] * 2],
            "seed": "keys", "start": True,
        })["id"]
    )  # fmt: skip
    show(page, hall, table)
    Lord(page, 1).decisions(2)
    expect(page.locator(f"{PROMPT}.yours")).to_be_visible()
    seen = page.locator("kbd:visible, .keyn:visible")
    if phone:
        assert seen.count() == 0
    else:
        assert seen.count() > 0
        page.keyboard.press("?")
        keys = page.get_by_role("dialog", name="Keyboard")
        for key in ("Space", "Esc", "F6", "?"):
            expect(keys.locator("kbd", has_text=key).first).to_be_visible()
