"""The log: what belongs together in one row, what matters by a filter that is kept, one stop of the Tab key."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Hall, OpenPage, shot
from .lord import Lord, sit_down
from .record import call

LOG = "[data-region=log]"


def told(page: Page) -> list[str]:
    """The events that the rows tell, as position and place."""
    found: list[str] = page.locator(f"{LOG} [data-event]").evaluate_all(
        "all => all.flatMap(x => x.dataset.event.split(' '))"
    )
    return found


def happened(page: Page, table: str) -> list[str]:
    lines = call(page, "GET", f"/api/replays/{table}/log?seat=0")
    return [f"{n}.{i}" for n, _, events in lines for i in range(len(events))]


def test_rows_filters_and_one_tab_stop(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/")
    table = sit_down(page, hall, "lcg", "ledger", "heuristic")
    Lord(page, 5, passing=0.3).decisions(12)
    rows = page.locator(f"{LOG} li")
    everything = told(page)
    assert sorted(everything) == sorted(happened(page, table)), "an event is lost"
    assert rows.count() < len(everything), "nothing is merged"
    all_rows = rows.count()
    page.get_by_role("button", name="Ważne").click()
    important = rows.count()
    assert 0 < important < all_rows
    assert set(told(page)) < set(everything)
    shot(page, "log-what-matters")
    page.get_by_role("button", name="Moje").click()
    assert 0 < rows.count() < all_rows
    page.reload()
    expect(page.get_by_role("button", name="Moje")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Wszystko").click()

    # One stop of the Tab key, whatever there is in the log; the arrows walk inside.
    stops = page.locator(f"{LOG}[tabindex='0'], {LOG} [tabindex='0']")
    expect(stops).to_have_count(1)
    page.get_by_role("button", name="Moje").focus()
    page.keyboard.press("Tab")
    expect(stops.first).to_be_focused()
    last = stops.first.get_attribute("data-row")
    page.keyboard.press("ArrowUp")
    expect(stops).to_have_count(1)
    expect(stops.first).to_be_focused()
    assert stops.first.get_attribute("data-row") != last
    page.keyboard.press("Home")
    expect(rows.first.locator("a")).to_be_focused()
    page.keyboard.press("End")
    expect(rows.last.locator("a")).to_be_focused()
    number = rows.last.locator("a").get_attribute("href") or ""
    page.keyboard.press("Tab")
    assert page.locator(f"{LOG} :focus").count() == 0
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{number}")
