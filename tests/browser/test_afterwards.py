"""How games end, and what can be done with them afterwards: rematch, votes, records, replays, playing on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Hall, OpenPage, shot
from .player import PROMPT
from .record import Record, build, call, gather, made, seated, send_in, table_at, table_of

POSITION = ".tl .pos"
LINES = 400  # choices whose lines the log draws at once


@pytest.fixture(scope="module")
def record() -> Record:
    return Record("base-3-1")


def last_choice(open_page: OpenPage, hall: Hall, record: Record) -> tuple[Page, Page]:
    """Two persons and a bot, one click before the end: Anna holds the winning choice."""
    seat, _ = record.match.choices[-1]
    anna = open_page("/", lang="en")
    table = table_at(anna, record, record.last - 1, seat, (seat + 1) % 3)
    anna, bartek = gather(open_page, hall, anna, table)
    return anna, bartek


def menu(page: Page, item: str) -> None:
    """An item of the table's menu that asks again before it does anything."""
    page.get_by_role("button", name="Table menu").click()
    page.locator(".menu").get_by_role("button", name=item).click()
    page.get_by_role("dialog").get_by_role("button", name=item).click()


def test_both_persons_arrive_at_the_rematch(open_page: OpenPage, hall: Hall, record: Record) -> None:
    anna, bartek = last_choice(open_page, hall, record)
    first = table_of(anna)
    build(anna, record.match.choices[-1][1])
    for page in (anna, bartek):
        expect(page.locator("section.end .win")).to_have_text(re.compile("Anna"))
    shot(anna, "end-panel")
    anna.locator("section.end").get_by_role("button", name="Rematch").click()
    anna.wait_for_url(lambda url: first not in url)
    # It begins with the other one's word: they are told without asking, and may look at the table first.
    expect(anna.get_by_role("list", name="Seats")).to_contain_text("has yet to answer")
    expect(anna.get_by_role("button", name="Start")).to_be_disabled()
    shot(anna, "rematch-waits")
    bartek.locator("section.end").get_by_role("link", name="To the rematch").click()
    bartek.wait_for_url(anna.url)
    expect(bartek.get_by_role("button", name="No, thanks")).to_be_visible()
    shot(bartek, "rematch-asked")
    bartek.go_back()
    bartek.locator("section.end").get_by_role("button", name="Play the rematch").click()
    bartek.wait_for_url(anna.url)
    for page in (anna, bartek):
        expect(page.locator("section.end")).to_have_count(0)
        expect(page.locator("[data-region=board] svg").first).to_be_visible()
        expect(page.locator(".seat .nm small").filter(has_text=re.compile("^you$"))).to_have_count(1)
    seats = [s["name"] for s in call(anna, "GET", f"/api/tables/{table_of(anna)}")["seats"]]
    before = [s["name"] for s in call(anna, "GET", f"/api/tables/{first}")["seats"]]
    assert seats == before[1:] + before[:1]  # the next one sits first
    expect(anna.locator("[data-region=log]")).not_to_contain_text("wins")  # nothing of the old table is left
    expect(bartek.locator(PROMPT)).to_be_visible()


def test_the_game_ends_when_all_agree(open_page: OpenPage, hall: Hall, record: Record) -> None:
    anna, bartek = last_choice(open_page, hall, record)
    menu(anna, "Propose to end the game")
    expect(anna.locator(".toast")).to_contain_text("Still to answer")
    ask = bartek.locator(".toast").filter(has_text="Anna wants to end the game")
    ask.get_by_role("button", name="No").click()
    for page in (anna, bartek):
        expect(page.locator(".toast")).to_have_count(0)
    assert call(anna, "GET", f"/api/tables/{table_of(anna)}")["status"] == "playing"
    menu(anna, "Propose to end the game")
    ask.get_by_role("button", name="Yes").click()
    for page in (anna, bartek):
        expect(page.locator(".prompt.over")).to_be_visible()
        expect(page.locator("section.end .win")).to_have_text("Nobody wins")
        expect(page.locator(".toast")).to_have_count(0)
        expect(page.locator("[data-region=board] [data-code]")).to_have_count(0)
    shot(bartek, "ended-by-vote")


def test_the_host_closes_the_table_if_all_agree(open_page: OpenPage, hall: Hall, record: Record) -> None:
    anna, bartek = last_choice(open_page, hall, record)
    bartek.get_by_role("button", name="Table menu").click()
    expect(bartek.locator(".menu")).not_to_contain_text("Close the table")  # the host alone may
    anna.get_by_role("button", name="Table menu").click()
    anna.locator(".menu").get_by_role("button", name="Close the table").click()
    anna.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    bartek.locator(".toast").filter(has_text="Anna wants to close the table").get_by_role("button", name="Yes").click()
    for page in (anna, bartek):
        expect(page.locator(f"{PROMPT} h2")).to_have_text("This table was closed")
        expect(page.locator("[data-region=board] [data-code]")).to_have_count(0)
    bartek.locator("section.end").get_by_role("link", name="Replay").click()
    expect(bartek.locator(POSITION)).to_have_text(f"{record.last - 1} / {record.last - 1}")
    # It was still to be decided there: so it can be played on.
    expect(bartek.get_by_role("button", name="Play on from here")).to_be_enabled()


def test_closing_a_table_nobody_has_started(open_page: OpenPage, hall: Hall) -> None:
    anna = open_page("/", lang="en")
    table = call(anna, "POST", "/api/tables", {"game": "catan", "seats": seated(3, 0, 1)})["id"]
    anna.goto(f"{hall.url}/t/{table}")
    expect(anna.get_by_role("button", name="Start")).to_be_disabled()
    menu(anna, "Close the table")
    expect(anna.get_by_text("This table was closed")).to_be_visible()
    anna.get_by_role("button", name="Table menu").click()
    expect(anna.locator(".menu")).not_to_contain_text("Close the table")
    anna.locator(".menu").get_by_role("link", name="Back to the lobby").click()
    expect(anna.get_by_role("heading", name="Open tables")).to_be_visible()


def shown(page: Page) -> str:
    """Everything a replay shows of its position, in words."""
    page.get_by_role("button", name="Text mode").click()
    words = page.locator(".words")
    expect(words).to_be_visible()
    # Not the log: how many of its lines are there depends on what the page has fetched so far.
    text = "".join(words.locator("section:not(:has([role=log]))").all_inner_texts())
    text += page.locator("section.seats").inner_text()
    page.get_by_role("button", name="Text mode").click()
    return text


def test_a_downloaded_record_opens_at_the_same_position(
    open_page: OpenPage, hall: Hall, record: Record, tmp_path: Path
) -> None:
    page = open_page("/", lang="en")
    replay = send_in(page, record)
    page.goto(f"{hall.url}/r/{replay}?n=200")
    expect(page.locator(POSITION)).to_have_text(f"200 / {record.last}")
    before = shown(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    page.goto(f"{hall.url}/replays")
    chooser = page.locator("input[type=file]")
    assert saved.suffix in (chooser.get_attribute("accept") or "").split(",")  # else the dialog would not show it
    chooser.set_input_files(saved)
    page.wait_for_url(re.compile(r"/r/[^?]+\?n="))
    again = table_of(page)
    assert again != replay
    expect(page.locator(POSITION)).to_have_text(f"{record.last} / {record.last}")
    page.goto(f"{hall.url}/r/{again}?n=200")
    expect(page.locator(POSITION)).to_have_text(f"200 / {record.last}")
    assert shown(page) == before
    at = [call(page, "GET", f"/api/replays/{r}/200?seat=1") for r in (replay, again)]
    assert at[0] == at[1]


def test_a_file_that_is_no_record_is_refused_in_words(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/replays", lang="en")
    wrong = tmp_path / "wrong.match"
    wrong.write_text("Winter is coming.\n", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.locator(".toast.bad")).to_be_visible()
    assert page.url.endswith("/replays")
    page.locator(".toast.bad button").click()
    # The same name again, for instance after it was put right: the page must look again.
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.locator(".toast.bad")).to_be_visible()


def test_playing_on_from_a_position(open_page: OpenPage, hall: Hall, record: Record) -> None:
    page = open_page("/", lang="en")
    replay = send_in(page, record)
    n = record.before_discards(1)
    roller = record.match.choices[n][0]
    page.goto(f"{hall.url}/r/{replay}?n={n}")
    expect(page.locator(POSITION)).to_have_text(f"{n} / {record.last}")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"position {n}")
    # Whoever is asked there is "me" unless chosen otherwise.
    expect(dialog.locator("select").nth(roller)).to_have_value("me")
    dialog.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    table = table_of(page)
    assert table != replay
    expect(page.locator("[data-region=log] li").last).to_be_visible()
    assert made(page, table) == n
    page.locator(PROMPT).get_by_role("button", name="Roll the dice").click()
    expect(page.locator("[data-region=log]")).to_contain_text("7")  # the dice fall as they did
    expect(page.locator(".hand .lay")).to_be_visible()
    assert made(page, table) > n
    # The record is as it was.
    assert call(page, "GET", f"/api/replays/{replay}")["n"] == record.last


def test_every_line_of_the_log_leads_to_its_position(open_page: OpenPage, hall: Hall, record: Record) -> None:
    anna, _ = last_choice(open_page, hall, record)
    table = table_of(anna)
    expect(anna.locator("[data-region=log] li").last).to_be_visible()
    build(anna, record.match.choices[-1][1])
    expect(anna.locator("section.end")).to_be_visible()
    rows = anna.locator("[data-region=log] li")
    links = anna.locator("[data-region=log] li a").evaluate_all("all => all.map(a => a.getAttribute('href'))")
    assert len(links) == rows.count()
    numbers = [int(re.sub(rf"^/r/{table}\?n=(\d+)(&seat=\d)?$", r"\1", link)) for link in links]
    # The table shows the lines of the last choices, the replay those around its position. What belongs together stands
    # in one row, and every event is in one of them.
    events = [f"{n}.{i}" for n, all in enumerate(record.match.log) for i in range(len(all)) if n > record.last - LINES]
    told = rows.evaluate_all(
        "all => all.map(li => [...li.querySelectorAll('[data-event]')].flatMap(x => x.dataset.event.split(' ')))"
    )
    assert sorted(event for row in told for event in row) == sorted(events)
    assert len(events) > len(told), "nothing is merged"
    assert numbers == [max(int(event.split(".")[0]) for event in row) for row in told]
    said = numbers[len(numbers) // 2]
    anna.locator(f"[data-region=log] a[href^='/r/{table}?n={said}']").last.click()
    expect(anna.locator(POSITION)).to_have_text(f"{said} / {record.last}")
    expect(anna.locator("[data-region=log] li.now").first).to_be_visible()
    anna.go_back()
    expect(anna.locator("section.end")).to_be_visible()


def test_a_link_opens_its_position(open_page: OpenPage, hall: Hall, record: Record) -> None:
    page = open_page("/", lang="en")
    replay = send_in(page, record)
    page.goto(f"{hall.url}/r/{replay}?n=42")
    expect(page.locator(POSITION)).to_have_text(f"42 / {record.last}")
    expect(page.locator(f"{PROMPT} .why")).to_contain_text("position 42")
    # In the replay the lines of the log scrub; the address goes with them.
    said = max(n for n in range(42) if record.match.log[n])  # the nearest choice before it that has a line
    page.locator(f"[data-region=log] a[href='/r/{replay}?n={said}']").last.click()
    expect(page.locator(POSITION)).to_have_text(f"{said} / {record.last}")
    page.wait_for_url(f"**?n={said}")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**?n={said + 1}")
    page.get_by_role("button", name="Next turn").click()
    turn = next(n for n, _ in call(page, "GET", f"/api/replays/{replay}")["turns"] if n > said + 1)
    expect(page.locator(POSITION)).to_have_text(f"{turn} / {record.last}")
    # Through the eyes of a seat: kept in the address, too.
    page.goto(f"{hall.url}/r/{replay}?n=42&seat=1")
    expect(page.locator(".eyes button[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(f"{PROMPT} .why")).to_contain_text(record.match.seats[1].name)
    page.goto(f"{hall.url}/r/{replay}?n=99999")
    expect(page.locator(POSITION)).to_have_text(f"{record.last} / {record.last}")
