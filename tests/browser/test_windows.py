"""Moves put together before they are sent, windows passed by themselves, and the path in the prompt bar; in text mode,
so that no picture of a game is needed."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.cardgame import codes as both

from .conftest import VIEWS, Hall, OpenPage, shot
from .moments import KINDS, Wanted, Way, attack, passing, sit_at
from .player import PROMPT
from .record import made
from .test_table import axe

WINDOWS = [d.name for d in KINDS if d.window]
PASS = f"{PROMPT} .prim .btn.pass"
TOLD = f"{PROMPT} .told"


def listened(page: Page) -> list[dict[str, Any]]:
    """What goes over the page's sockets from now on, in order; `sent` says in which direction."""
    heard: list[dict[str, Any]] = []

    def frame(sent: bool, data: str | bytes) -> None:
        heard.append({**json.loads(data), "sent": sent})

    def opened(ws: Any) -> None:
        ws.on("framesent", lambda data: frame(True, data))
        ws.on("framereceived", lambda data: frame(False, data))

    page.on("websocket", opened)
    return heard


def sent(heard: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [m for m in heard if m["sent"] and m["type"] == kind]


def options(page: Page) -> Locator:
    return page.locator(".words ol.opts button")


def option(page: Page, words: str) -> Locator:
    return options(page).filter(has_text=re.compile(rf"^\d+\. {words}"))


def stops(page: Page, name: str) -> None:
    """Always be asked in windows of this name."""
    page.get_by_role("button", name="Always ask me here").click()
    page.get_by_role("checkbox", name=name, exact=True).check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("checkbox", name=name, exact=True)).to_have_count(0)


def test_attackers_are_put_together_and_declared_at_once(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/", lang="en")
    heard = listened(page)
    game, n = attack(able=4)
    table = sit_at(page, hall, game, n)
    expect(page.locator(f"{PROMPT} h2")).to_have_text("Who attacks?")
    able = option(page, "Attack with")
    expect(able.first).to_be_enabled()
    count = able.count()
    expect(page.locator(PASS)).to_have_count(0)  # one attacker at least
    first = able.first.inner_text()
    able.first.click()
    expect(page.locator(f"{PROMPT} .ey")).to_contain_text("1 chosen")
    expect(able).to_have_count(count - 1)
    expect(page.locator(PASS)).to_contain_text("Declare no more attackers")
    able.first.click()
    expect(page.locator(f"{PROMPT} .chosenlist li")).to_have_count(2)
    expect(page.locator(".sofar")).to_contain_text("2 chosen:")
    shot(page, "windows-attackers-en")
    # Esc takes back the last, Z the one before; then the question is as it was.
    page.locator(PROMPT).focus()
    page.keyboard.press("Escape")
    expect(page.locator(f"{PROMPT} .chosenlist li")).to_have_count(1)
    page.keyboard.press("z")
    expect(page.locator(f"{PROMPT} .chosenlist")).to_have_count(0)
    expect(able).to_have_count(count)
    assert able.first.inner_text() == first
    # Two again, the first one taken out by its chip.
    able.first.click()
    expect(able).to_have_count(count - 1)
    able.first.click()
    expect(able).to_have_count(count - 2)
    page.locator(f"{PROMPT} .chosenlist button").first.click()
    expect(page.locator(f"{PROMPT} .chosenlist li")).to_have_count(1)
    expect(able.first).to_have_text(first)
    able.first.click()
    expect(able).to_have_count(count - 2)
    assert made(page, table) == game.number(n) and sent(heard, "choose") == []  # the server knows of nothing
    # Done; if somebody has stealth, that is part of the same move.
    while not sent(heard, "choose"):
        page.wait_for_timeout(450)
        page.locator(PASS).click()
        page.wait_for_timeout(150)
    [move] = sent(heard, "choose")
    assert [code // both.SPAN * both.SPAN for code in move["codes"][:3]] == [both.ATTACK, both.ATTACK, both.DONE]
    expect(page.locator(f"{PROMPT} .chosenlist")).to_have_count(0)
    told = [m["n"] for m in heard[heard.index(move) :] if m["type"] == "update"]
    assert told[0] >= game.number(n) + len(move["codes"]), "all of it in one update"
    assert len(sent(heard, "try")) >= 6


def test_a_lost_line_keeps_what_was_put_together(open_page: OpenPage, own_hall: Hall) -> None:
    page = open_page("/", url=own_hall.url)
    heard = listened(page)
    sit_at(page, own_hall, *attack(able=4))
    able = option(page, "Zaatakuj")
    expect(able.first).to_be_enabled()
    count = able.count()
    able.first.click()
    expect(able).to_have_count(count - 1)
    own_hall.kill()
    expect(page.locator(".banner")).to_be_visible()
    able.first.click()  # it is shown at once and waits for the line
    expect(page.locator(f"{PROMPT} .chosenlist li")).to_have_count(2)
    expect(able.first).to_be_disabled()
    own_hall.start()
    expect(able.first).to_be_enabled(timeout=15_000)
    expect(page.locator(f"{PROMPT} .chosenlist li")).to_have_count(2)
    expect(able).to_have_count(count - 2)
    [*_, last] = sent(heard, "try")
    assert len(last["codes"]) == 2 and sent(heard, "choose") == []


def until_phase(way: Way) -> bool:
    return way.unasked and len(way.windows) > 1 and "phase" in way.events and way.end in WINDOWS


@pytest.mark.parametrize(
    "wanted",
    [
        pytest.param(lambda way: len(way.windows) > 2, id="through-many"),
        pytest.param(lambda way: way.windows[0] == "marshal", id="from-marshaling"),
        pytest.param(lambda way: way.end == "marshal", id="to-marshaling"),
    ],
)
def test_passing_until_the_next_phase(open_page: OpenPage, hall: Hall, wanted: Wanted) -> None:
    """The new phase is told also where it begins with a window in which the person is asked always."""
    page = open_page("/", lang="en")
    heard = listened(page)
    game, (n, windows, _, _) = passing(lambda way: until_phase(way) and wanted(way))
    table = sit_at(page, hall, game, n)
    expect(page.get_by_role("button", name="Pass until something happens")).to_be_visible()
    shot(page, "windows-open-en")
    page.wait_for_timeout(450)  # Space and its kin wait a moment after a new question
    page.keyboard.press("p")
    expect(page.locator(TOLD)).to_contain_text("Passing has stopped: a new phase has begun")
    made_by_me = [m["codes"] for m in sent(heard, "choose")]
    assert made_by_me == [[both.PASS]] * len(windows)
    assert made(page, table) == game.number(n, passed=len(windows))
    page.get_by_role("button", name="What was passed?").click()
    expect(page.locator(".passed li")).to_have_count(len(windows) - 1)  # the first one was passed by hand
    shot(page, "windows-passed-en")
    axe(page)
    page.keyboard.press("Escape")
    expect(page.locator(".passed")).to_have_count(0)


def test_a_stop_halts_it(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/", lang="en")
    heard = listened(page)

    def wanted(way: Way) -> bool:
        return way.unasked and way.windows[0] == "reaction" and "action" in way.windows and "phase" in way.events

    game, (n, windows, _, _) = passing(wanted)
    table = sit_at(page, hall, game, n)
    stops(page, "Actions")
    page.get_by_role("button", name="Pass until the next phase").click()
    expect(page.locator(TOLD)).to_contain_text("Passing has stopped: you always want to be asked here")
    expect(page.locator(f"{PROMPT} h2")).to_have_text("Do you take an action?")
    expect(options(page).first).to_be_enabled()
    assert made(page, table) == game.number(n, passed=windows.index("action"))
    # It is kept, and stands among the settings.
    page.goto(f"{hall.url}/settings")
    expect(page.get_by_role("checkbox", name="Actions", exact=True).first).to_be_checked()  # of two games with windows
    assert len(sent(heard, "choose")) == windows.index("action")


def test_passing_until_something_happens_stops_at_once(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/", lang="en")
    heard = listened(page)

    def wanted(way: Way) -> bool:
        if not way.unasked or len(way.windows) < 3 or "won" not in way.events:
            return False
        return set(way.events[: way.events.index("won")]) <= {"passed"}

    game, (n, windows, _, _) = passing(wanted)
    sit_at(page, hall, game, n)
    page.get_by_role("button", name="Pass until something happens").click()
    expect(page.locator(TOLD)).to_contain_text("Passing has stopped: something happened")
    assert 0 < len(sent(heard, "choose")) < len(windows)


def test_escape_stops_it(open_page: OpenPage, hall: Hall) -> None:
    """The page says plainly that it passes, and a single key ends that before the next window is answered."""
    page = open_page("/", lang="en")
    heard = listened(page)

    def wanted(way: Way) -> bool:
        return way.unasked and len(way.windows) >= 4

    game, (n, windows, _, _) = passing(wanted)
    table = sit_at(page, hall, game, n)
    page.evaluate(
        """() => new MutationObserver(() => { if (document.querySelector('.prompt .told')) {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })); } })
        .observe(document.querySelector('.prompt'), { subtree: true, childList: true })"""
    )
    page.get_by_role("button", name="Pass until the next phase").click()
    expect(page.locator(PASS)).to_be_enabled()
    page.wait_for_timeout(600)
    assert len(sent(heard, "choose")) == 1 < len(windows)
    assert made(page, table) == game.number(n, passed=1)


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "theme", "phone"), VIEWS)
def test_windows_in_every_size(open_page: OpenPage, hall: Hall, lang: str, theme: str, phone: bool) -> None:
    page = open_page("/", lang=lang, theme=theme, phone=phone)

    def wanted(way: Way) -> bool:
        return way.windows[:2] == ["reaction", "action"] and len(way.windows) > 3

    game, way = passing(wanted)
    sit_at(page, hall, game, way.n)
    expect(page.locator(f"{PROMPT} .path li.last")).to_be_visible()
    name = f"{lang}-{theme}-{'phone' if phone else 'desktop'}"
    shot(page, f"windows-{name}")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1"), "the page scrolls sideways"
    page.locator(f"{PROMPT} .gear").click()
    page.wait_for_timeout(150)
    shot(page, f"windows-stops-{name}")
    axe(page)
    page.keyboard.press("Escape")
    sit_at(page, hall, *attack(able=4))
    able = option(page, "(Zaatakuj|Attack)")
    expect(able.first).to_be_enabled()
    count = able.count()
    for i in range(2):
        able.first.click()
        expect(able).to_have_count(count - 1 - i)
    shot(page, f"windows-attack-{name}")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1"), "the page scrolls sideways"
