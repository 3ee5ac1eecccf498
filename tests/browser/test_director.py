"""What others do is shown one deed after the other: held, skipped, paused, summed up."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage, shot
from .player import PROMPT, Player
from .record import call

BOTS = 3
# When each position was first seen in the log, in the order in which it came (ms).
WATCH = """() => {
  window.seen = [];
  const look = (now) => {
    for (const a of document.querySelectorAll('.log li a[href]')) {
      const n = Number(new URL(a.href).searchParams.get('n'));
      if (!window.seen.some(([k]) => k === n)) window.seen.push([n, now]);
    }
  };
  look(-1);
  const watch = new MutationObserver(() => look(performance.now()));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def sit(page: Page, game: str, bots: int = BOTS, bot: str = "random") -> str:
    seats = [{"kind": "me", "name": "Marta"}, *[{"kind": "bot", "bot": bot}] * bots]
    made: dict[str, Any] = call(
        page, "POST", "/api/tables", {"game": game, "seats": seats, "start": True, "seed": "pace"}
    )
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + f"/t/{made['id']}")
    expect(page.locator(PROMPT)).to_be_visible()
    return str(made["id"])


def events(page: Page, game: str) -> list[str]:
    games = call(page, "GET", "/api/games")
    return [e[0] for info in games if info["id"] == game for e in info["events"]]


def told(page: Page, table: str) -> list[Any]:
    lines: list[Any] = call(page, "GET", f"/api/replays/{table}/log?seat=0")
    return lines


def gaps(page: Page, table: str, names: list[str]) -> list[float]:
    """For every reveal between bots: the seconds from it to the next deed of another."""
    seen = {int(n): float(ms) for n, ms in page.evaluate("window.seen")}
    order = [n for n, _ in page.evaluate("window.seen")]
    assert order == sorted(order), "shown in another order than it happened"
    lines = [line for line in told(page, table) if line[0] in seen and line[2]]
    out = []
    for (n, _, happened), (m, chooser, _) in pairwise(lines):
        revealed = {e[2] for e in happened if names[e[0]] == "revealed"}
        if revealed and 0 not in revealed and chooser != 0 and seen[n] >= 0:
            out.append((seen[m] - seen[n]) / 1000)
    return out


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_a_reveal_between_bots_is_held(open_page: OpenPage, speed: str) -> None:
    page = open_page("/", speed=speed)
    table = sit(page, "iron_throne")
    names = events(page, "iron_throne")
    page.evaluate(WATCH)
    player = Player(page, 4)
    limit, held = time.monotonic() + 120, list[float]()
    while time.monotonic() < limit and not held:
        player.play(4)
        held = gaps(page, table, names)
    assert held, player.stuck()
    if speed == "normal":
        assert min(held) >= 2
    else:
        assert min(held) < 1
        assert page.locator(f"{PROMPT} .ahead").count() == 0


def lines_of(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def test_pause_and_skip_lose_nothing(open_page: OpenPage) -> None:
    page = open_page("/", speed="slow")
    table = sit(page, "sojusze")
    player = Player(page, 2)
    ahead = page.locator(f"{PROMPT} .ahead")
    limit = time.monotonic() + 60
    while time.monotonic() < limit and not ahead.count():
        player.decide()
        page.wait_for_timeout(100)
    page.locator(f"{PROMPT} .pause").click()
    before = lines_of(page)
    page.wait_for_timeout(2500)
    assert lines_of(page) == before, "a pause that does not hold"
    shot(page, "director-paused")
    ahead.click()
    expect(ahead).to_have_count(0)
    expect(page.locator(f"{PROMPT}.yours, {PROMPT}.over")).to_be_visible()
    shown = lines_of(page)
    assert len(shown) > len(before)
    assert shown[: len(before)] == before
    page.reload()
    expect(page.locator(f"{PROMPT}.yours")).to_be_visible()
    assert lines_of(page) == shown, "what was shown is not what happened"
    assert table


def test_who_comes_back_is_told_what_happened(open_page: OpenPage) -> None:
    page = open_page("/")
    table = sit(page, "catan", bot="heuristic")
    recap = page.locator(".recap")
    player = Player(page, 6)
    limit = time.monotonic() + 60
    while time.monotonic() < limit and int(call(page, "GET", f"/api/tables/{table}")["n"]) < 30:
        player.decide()
        page.wait_for_timeout(60)
    own = max(line[0] for line in told(page, table) if line[1] == 0)
    expect(recap).to_have_count(0)
    page.reload()
    expect(page.locator(f"{PROMPT}.yours")).to_be_visible()
    lines = [line for line in told(page, table) if line[0] > own and line[1] > 0]
    if not lines:  # the person has just chosen: nothing has happened since
        expect(recap).to_have_count(0)
        return
    expect(recap).to_be_visible()
    numbers = [int(str(a.get_attribute("href")).split("n=")[1].split("&")[0]) for a in recap.locator("a").all()]
    assert numbers == sorted(numbers)
    assert set(numbers) <= {line[0] for line in lines}
    shot(page, "director-recap")
    page.get_by_role("button", name="Tempo i dźwięk").click()
    expect(page.get_by_role("button", name="od razu")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="szybko").click()
    shot(page, "director-menu")
    kept = page.evaluate("JSON.parse(localStorage.getItem('greathall-settings')).speed")
    assert kept == "fast"
