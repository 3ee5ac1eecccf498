"""Three people at a table: the host asks the others to free a seat, they vote, and the log tells it to everybody."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import Hall, OpenPage, shot
from .record import call, gather, seated, table_of
from .test_table import axe


def people(page: Page) -> Locator:
    page.get_by_role("button", name="Table menu").click()
    page.locator(".menu").get_by_role("button", name="Who sits at the table").click()
    return page.get_by_role("dialog")


def test_the_others_vote_about_a_seat(open_page: OpenPage, hall: Hall) -> None:
    anna = open_page("/", lang="en")
    table = call(anna, "POST", "/api/tables", {"game": "catan", "seats": seated(3, 0, 1, 2)})["id"]
    anna, bartek, celina = gather(open_page, hall, anna, table)
    names = [s["name"] for s in call(anna, "GET", f"/api/tables/{table_of(anna)}")["seats"]]
    # The host cannot do it alone: the button asks.
    box = people(anna)
    row = box.get_by_role("listitem").filter(has_text=names[1])
    expect(box).to_contain_text("All the others vote about the seat")
    axe(anna)
    shot(anna, "people-at-the-table")
    row.get_by_role("button", name="Ask whether to free the seat").click()
    expect(box).to_have_count(0)
    expect(anna.locator(".toast")).to_contain_text(f"Still to answer: {names[2]}")
    expect(bartek.locator(".toast")).to_contain_text("Anna proposes to free your seat; the others vote.")
    expect(bartek.locator(".toast").get_by_role("button")).to_have_count(0)
    ask = celina.locator(".toast").filter(has_text=f"Anna proposes to free the seat of {names[1]}")
    expect(ask).to_be_visible()
    for name, page in (("host", anna), ("concerned", bartek), ("voter", celina)):
        shot(page, f"kick-vote-{name}")
    # Withdrawn, then asked again.
    anna.locator(".toast").get_by_role("button", name="Withdraw").click()
    for page in (anna, bartek, celina):
        expect(page.locator(".toast")).to_have_count(0)
    people(anna).get_by_role("listitem").filter(has_text=names[1]).get_by_role(
        "button", name="Ask whether to free the seat"
    ).click()
    ask.get_by_role("button", name="Yes").click()
    line = f"{names[1]}: seat freed by the votes of the others; a bot plays"
    for page in (anna, bartek, celina):
        expect(page.locator("[data-region=log]")).to_contain_text(line)
    expect(bartek.locator(".seat .nm small").filter(has_text=re.compile("^you$"))).to_have_count(0)
    expect(bartek.get_by_role("button", name="Come back to your seat")).to_have_count(0)
    shot(celina, "kick-vote-log")
    # In words, and when looking back, the line is there, too.
    celina.get_by_role("button", name="Text mode").click()
    expect(celina.locator(".words [role=log]")).to_contain_text(line)
    celina.goto(f"{hall.url}/r/{table}")
    expect(celina.locator(".words [role=log]")).to_contain_text(line)
    # Who leaves of their own accord comes back at once.
    celina.goto(f"{hall.url}/t/{table}")
    celina.get_by_role("button", name="Table menu").click()
    celina.locator(".menu").get_by_role("button", name="Leave the table").click()
    celina.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    celina.wait_for_url(f"{hall.url}/")
    celina.goto(f"{hall.url}/t/{table}")
    celina.get_by_role("button", name="Come back to your seat").click()
    expect(anna.locator("[data-region=log]")).to_contain_text("comes back to their seat")
