"""Promises beside the chat: two people, two browsers; a promise is made, seen, marked, and stands after the game."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import Hall, OpenPage, shot
from .record import Record, build, gather, table_at, table_of
from .test_table import axe

WORDS = "I leave the robber off your fields"


def promises(page: Page) -> Locator:
    return page.locator("[data-region=promises]")


def item(page: Page, number: int) -> Locator:
    return page.locator(f"[data-region=promises] [data-promise='{number}']")


def test_made_seen_and_broken(open_page: OpenPage, hall: Hall) -> None:
    record = Record("base-3-1")
    seat = record.match.choices[-1][0]
    start = record.last - 1
    anna = open_page("/", lang="en")
    table = table_at(anna, record, start, seat, (seat + 1) % 3)
    anna, bartek = gather(open_page, hall, anna, table)
    name = bartek.locator(".seat").filter(has=bartek.locator("small", has_text=re.compile("^you$"))).locator(".nm")
    other = name.first.inner_text().split("\n")[0].strip()
    for page in (anna, bartek):
        page.get_by_role("tab", name="Chat").click()
        expect(promises(page)).to_contain_text("binds nobody")
    # To whom: all, or the other person; no bot.
    whom = promises(anna).get_by_role("combobox", name="Promise to whom?")
    assert whom.locator("option").all_inner_texts() == ["To all", other]
    whom.select_option(label=other)
    text = promises(anna).get_by_role("textbox", name="Promise something")
    text.fill(WORDS)
    text.press("Enter")
    for page in (anna, bartek):
        expect(item(page, 1)).to_contain_text(WORDS)
        expect(item(page, 1)).to_contain_text(f"Anna to {other}")
        expect(item(page, 1).locator(".chip")).to_have_text("open")
    expect(text).to_have_value("")
    expect(item(anna, 1).get_by_role("button", name="Kept")).to_have_count(0)
    # A second one is withdrawn; with the keyboard alone.
    text.fill("and I say nothing")
    anna.keyboard.press("Enter")
    expect(item(anna, 2)).to_be_visible()
    item(anna, 2).get_by_role("button", name="Withdraw the promise: and I say nothing").focus()
    anna.keyboard.press("Enter")
    expect(item(bartek, 2).locator(".chip")).to_have_text("withdrawn")
    expect(promises(anna).locator("ol")).to_be_focused()
    expect(item(bartek, 2).get_by_role("button")).to_have_count(0)
    # Marked, and marked anew; everybody sees who said what.
    item(bartek, 1).get_by_role("button", name="Kept").click()
    expect(item(anna, 1).locator(".chip")).to_have_text("kept")
    broken = item(bartek, 1).get_by_role("button", name="Broken")
    broken.focus()
    bartek.keyboard.press("Enter")
    for page in (anna, bartek):
        expect(item(page, 1).locator(".chip")).to_have_text("broken")
        expect(item(page, 1).locator(".marks")).to_have_text(f"{other}: broken")
    expect(broken).to_have_attribute("aria-pressed", "true")
    expect(item(anna, 1).get_by_role("button")).to_have_count(0)
    shot(bartek, "promises-bartek")
    shot(anna, "promises-anna")
    axe(bartek)
    # They stand when the page is opened anew, and when the game is over.
    bartek.reload()
    bartek.get_by_role("tab", name="Chat").click()
    expect(item(bartek, 1).locator(".chip")).to_have_text("broken")
    anna.get_by_role("tab", name="Log").click()
    build(anna, record.match.choices[-1][1])
    for page in (anna, bartek):
        box = page.locator(".rail .box")
        expect(box.locator("li")).to_have_count(2)
        expect(box).to_contain_text("broken")
        expect(page.locator(".rail").get_by_role("button", name="Broken")).to_have_count(0)
    shot(anna, "promises-end")
    # In the replay: from the position on at which they were made.
    made = max(n for n in range(record.last) if record.match.log[n])
    for n, count in ((made - 1, 0), (made, 2), (record.last, 2)):
        anna.goto(f"{hall.url}/r/{table_of(bartek)}?n={n}")
        expect(anna.locator(".tl .pos")).to_have_text(f"{n} / {record.last}")
        expect(anna.locator(".rail .box li")).to_have_count(count)
    shot(anna, "promises-replay")


def test_on_a_phone_in_polish(open_page: OpenPage, hall: Hall) -> None:
    """Hot-seat on a phone: the form is there, the fingers find it, and alone among bots there is none."""
    page = open_page("/", phone=True)
    wishes = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bartek"}, {"kind": "bot"}]
    for seats, count in ((wishes, 1), ([wishes[0], wishes[2], wishes[2]], 0)):
        body = {"game": "catan", "seats": seats, "start": True, "seed": "phone"}
        table = page.request.post(f"{hall.url}/api/tables", data=body).json()["id"]
        page.goto(f"{hall.url}/t/{table}")
        if count:  # two people share the device
            page.locator(".curtain button.go").click()
        page.locator(".strip").get_by_role("button", name=re.compile("rozmowa")).click()
        expect(page.locator(".chat input")).to_be_visible()
        expect(promises(page)).to_have_count(count)
        if not count:
            return
        expect(promises(page).get_by_role("heading")).to_have_text("Obietnice")
        field = promises(page).get_by_role("textbox")
        field.fill("Nie ruszę twoich pól, choćby przyszła zima i sto lat trwała. " * 3)
        promises(page).get_by_role("button", name="Złóż obietnicę").tap()
        expect(item(page, 1).locator(".chip")).to_have_text("otwarta")
        expect(item(page, 1)).to_contain_text("Anna → wszyscy")
        for control in (field, promises(page).get_by_role("combobox"), item(page, 1).get_by_role("button")):
            box = control.bounding_box()
            assert box is not None and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= 390
        shot(page, "promises-phone-pl")
        axe(page)
