"""Fair chance: two people add to it before the game, see the promise, and check it afterwards in their own browsers."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from .conftest import USUAL, Hall, OpenPage, shot
from .record import NAMES, Record, call, seated, table_at
from .test_table import axe

CHECK = {"pl": "Sprawdź los", "en": "Check chance"}
FAIR = {"pl": "Uczciwy los", "en": "Fair chance"}
TRUE = {"pl": "Los był uczciwy", "en": "Chance was fair"}


def end_by_vote(anna: Page, bartek: Page) -> None:
    anna.get_by_role("button", name="Table menu").click()
    anna.locator(".menu").get_by_role("button", name="Propose to end the game").click()
    anna.get_by_role("dialog").get_by_role("button", name="Propose to end the game").click()
    bartek.locator(".toast").get_by_role("button", name="Yes").click()
    expect(anna.locator(".prompt.over")).to_be_visible()


def checked(page: Page, lang: str = "en") -> Locator:
    """Press the button of the replay; the box that opens."""
    page.get_by_role("button", name=CHECK[lang]).click()
    box = page.get_by_role("dialog")
    expect(box.locator(".verdict")).to_be_visible()
    return box


def kept(page: Page) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(page.evaluate("localStorage.getItem('greathall-chance') ?? '[]'"))
    return found


def with_another_number(route: Route) -> None:
    lines = route.fetch().text().splitlines()
    at = next(i for i, line in enumerate(lines) if "drew" in line)
    line = json.loads(lines[at])
    line["drew"][1] = (line["drew"][1] + 1) % line["drew"][0]
    route.fulfill(body="\n".join([*lines[:at], json.dumps(line), *lines[at + 1 :], ""]))


def test_everybody_adds_to_chance_and_can_check_it(open_page: OpenPage, hall: Hall) -> None:
    anna = open_page("/", lang="en")
    table = str(call(anna, "POST", "/api/tables", {"game": "catan", "seats": seated(3, 0, 1), "start": False})["id"])
    anna.goto(f"{hall.url}/t/{table}")
    anna.locator("summary", has_text="Fair chance").click()
    panel = anna.locator("details[open]")
    expect(panel).to_contain_text("by: Anna.")
    [invite] = call(anna, "GET", f"/api/tables/{table}/invites")
    bartek = open_page(f"/t/{table}#{invite['token']}", lang="en")
    expect(panel).to_contain_text(re.compile("by: Anna and .+"))
    chance = call(anna, "GET", f"/api/tables/{table}")["chance"]
    expect(panel.locator("code")).to_have_text(chance["commitment"])
    for seat, page in enumerate((anna, bartek)):
        [mine] = kept(page)
        assert mine == {"table": table, "commitment": chance["commitment"], "parts": {str(seat): chance["parts"][seat]}}
    axe(anna)
    shot(anna, "fair-waiting")

    anna.get_by_role("button", name="Start").click()
    for page in (anna, bartek):
        expect(page.locator("[data-region=board] svg").first).to_be_visible()
    bartek.get_by_role("button", name="Table menu").click()
    bartek.locator(".menu").get_by_role("button", name="Fair chance").click()
    expect(bartek.get_by_role("dialog").locator("code")).to_have_text(chance["commitment"])
    shot(bartek, "fair-table")
    bartek.keyboard.press("Escape")
    expect(bartek.get_by_role("dialog")).to_have_count(0)
    end_by_vote(anna, bartek)

    for page in (anna, bartek):
        page.goto(f"{hall.url}/r/{table}")
        box = checked(page)
        expect(box.locator(".verdict")).to_have_text("Chance was fair")
        expect(box.locator("li.true")).to_have_count(5)
        expect(box).to_contain_text("is the fingerprint this browser was shown")
        expect(box).to_contain_text("number this browser added was used")
        expect(box).to_contain_text("numbers 2 browsers added")
    axe(anna)
    shot(anna, "fair-checked")

    # A stranger can check as well, and is told what to compare.
    stranger = open_page(f"/r/{table}", lang="en")
    box = checked(stranger)
    expect(box.locator(".verdict")).to_have_text("Chance was fair")
    expect(box).to_contain_text(f"can compare it: {chance['commitment']}")
    shot(stranger, "fair-stranger")

    # Had the server handed out a record in which one number is another one, it would be found out.
    stranger.route("**/match", with_another_number)
    stranger.reload()
    box = checked(stranger)
    expect(box.locator(".verdict.false")).to_be_visible()
    expect(box.locator("li.false")).to_have_text(re.compile("numbers of the set-up are not"))
    shot(stranger, "fair-changed")


@pytest.mark.slow
def test_of_a_game_with_a_known_seed_nothing_is_claimed(open_page: OpenPage, hall: Hall) -> None:
    anna = open_page("/", lang="en")
    record = Record("base-3-1")
    table = table_at(anna, record, 30, 0)
    anna.goto(f"{hall.url}/t/{table}")
    anna.get_by_role("button", name="Table menu").click()
    expect(anna.locator(".menu")).to_be_visible()
    expect(anna.locator(".menu").get_by_role("button", name="Fair chance")).to_have_count(0)
    replay = str(call(anna, "POST", "/api/replays", record.text)["id"])
    anna.goto(f"{hall.url}/r/{replay}")
    box = checked(anna)
    expect(box.locator(".verdict.unknown")).to_be_visible()
    assert kept(anna) == []


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "theme", "phone"), USUAL)
def test_the_panel_and_the_check_in_both_languages(
    open_page: OpenPage, hall: Hall, lang: str, theme: str, phone: bool
) -> None:
    page = open_page("/", lang=lang, theme=theme, phone=phone)
    wish = {"game": "catan", "seats": [{"kind": "me", "name": NAMES[0]}, {"kind": "open"}, {"kind": "bot"}]}
    table = str(call(page, "POST", "/api/tables", {**wish, "start": False})["id"])
    page.goto(f"{hall.url}/t/{table}")
    page.locator("summary", has_text=FAIR[lang]).click()
    expect(page.locator("details[open] code")).to_be_visible()
    page.locator("details[open] .added").scroll_into_view_if_needed()
    shot(page, f"fair-waiting-{lang}-{theme}")
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    call(page, "POST", f"/api/tables/{table}/host", {"act": "bot", "seat": 1, "bot": "random"})
    call(page, "POST", f"/api/tables/{table}/host", {"act": "start"})
    call(page, "POST", f"/api/tables/{table}/host", {"act": "abandon"})
    page.goto(f"{hall.url}/r/{table}")
    box = checked(page, lang)
    expect(box.locator(".verdict")).to_have_text(TRUE[lang])
    shot(page, f"fair-checked-{lang}-{theme}")
