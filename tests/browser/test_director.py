"""What others do is shown one deed after the other: held, skipped, paused, summed up."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, OpenPage, shot
from .lord import Lord
from .player import PROMPT, Player
from .reach import SIZES
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
    player = Lord(page, 4)
    limit, held = time.monotonic() + 120, list[float]()
    while time.monotonic() < limit and not held:
        player.play(4)
        held = gaps(page, table, names)
    assert held, f"no reveal between bots, {player.clicks} clicks"
    if speed == "normal":
        assert min(held) >= 2
    else:
        assert min(held) < 1
        assert page.locator(f"{PROMPT} .ahead").count() == 0


# When each scene came and went (ms), what it was, and whether the person was asked something at the time.
SCENES = """() => {
  window.scenes = [];
  let on = null;
  const look = () => {
    const now = document.querySelector('[data-scene]');
    const title = now?.querySelector('h2').textContent ?? null;
    const asked = document.querySelector('[data-region=prompt].yours') !== null;
    if (on !== null && title === on.title) on.asked ||= asked;
    else {
      if (on !== null) on.until = performance.now();
      on = now === null ? null : { kind: now.dataset.scene, title, from: performance.now(), until: null, asked };
      if (on !== null) window.scenes.push(on);
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
HELD = {"reveal": 2.0, "result": 1.5}


def scenes_of(page: Page) -> list[dict[str, Any]]:
    """Those that are over."""
    return [scene for scene in page.evaluate("window.scenes") if scene["until"] is not None]


@pytest.mark.timeout(240)
@pytest.mark.parametrize("game", ["iron_throne", "lcg", "hbo", "sojusze"])
def test_reveals_and_results_stand_on_the_stage(open_page: OpenPage, game: str) -> None:
    """At normal speed for as long as they are held, also where nothing moves, and never over an own question."""
    page = open_page("/", speed="normal")
    sit(page, game, bots=1 if game in ("lcg", "hbo") else BOTS, bot="heuristic")
    page.evaluate(SCENES)
    player = Lord(page, 4, passing=0.1)
    wanted = {"result"} if game == "sojusze" else set(HELD)
    limit = time.monotonic() + 180
    while time.monotonic() < limit and not wanted <= {scene["kind"] for scene in scenes_of(page)}:
        if page.locator(f"{PROMPT} .ahead").count() and page.locator("[data-scene]").count() == 0:
            page.wait_for_timeout(30)  # what others do is watched, not skipped
        elif not player.decide():
            page.wait_for_timeout(30)
    shown = scenes_of(page)
    assert wanted <= {scene["kind"] for scene in shown}, shown
    for scene in shown:
        assert not scene["asked"], f"{scene['title']} hides a question"
        assert (scene["until"] - scene["from"]) / 1000 >= HELD[scene["kind"]] - 0.05, scene


def test_a_scene_is_closed_by_click_escape_and_space(open_page: OpenPage) -> None:
    page = open_page("/", speed="slow")
    sit(page, "iron_throne")
    player, scene = Lord(page, 4, passing=0.1), page.locator("[data-scene]")
    for how in ("Space", "Escape", "click"):
        limit = time.monotonic() + 90
        while time.monotonic() < limit and not scene.count():
            if not player.decide():
                page.wait_for_timeout(30)
        title = scene.locator("h2").inner_text()
        bar = page.locator(PROMPT).bounding_box()
        box = scene.bounding_box()
        assert bar is not None and box is not None and box["y"] + box["height"] <= bar["y"] + 1, "the bar is covered"
        began = time.monotonic()
        if how == "click":
            scene.click(position={"x": 9, "y": 9})
        else:
            page.keyboard.press(how)
        limit = time.monotonic() + 2
        while time.monotonic() < limit and scene.count() and scene.locator("h2").all_inner_texts() == [title]:
            page.wait_for_timeout(20)
        assert time.monotonic() - began < 1.5, f"{how} does not close it"


def test_at_once_nothing_is_put_on_the_stage(open_page: OpenPage) -> None:
    page = open_page("/", speed="instant")
    table = sit(page, "iron_throne")
    page.evaluate(SCENES)
    names = events(page, "iron_throne")
    player, limit = Lord(page, 4), time.monotonic() + 60
    while time.monotonic() < limit and not any(
        names[e[0]] == "totals" for _, _, happened in told(page, table) for e in happened
    ):
        player.play(1)
    assert page.evaluate("window.scenes") == []
    assert time.monotonic() < limit, f"no totals after {player.clicks} clicks"


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
    # Also where there is no rail: a strip, as high as the tools it stands for.
    for name, size in {"phone": PHONE, **SIZES}.items():
        page.set_viewport_size(size)
        page.reload()
        expect(recap).to_be_visible()
        places = [int(str(a.get_attribute("href")).split("n=")[1].split("&")[0]) for a in recap.locator("a").all()]
        assert places == numbers
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1"), name
        if size["width"] < 1280:
            expect(page.locator(".rail .recap")).to_have_count(0)
            if page.locator(".drawerhead button").count():  # a question about a trade opens its panel
                page.locator(".drawerhead button").click()
        shot(page, f"director-recap-{name}")
        before = page.locator("[data-region=board]").bounding_box()
        page.locator(".recap").get_by_role("button").click()
        expect(recap).to_have_count(0)
        if name == "phone":
            assert page.locator("[data-region=board]").bounding_box() == before, "the board jumps"
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name="Tempo i dźwięk").click()
    expect(page.get_by_role("button", name="od razu")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="szybko").click()
    shot(page, "director-menu")
    kept = page.evaluate("JSON.parse(localStorage.getItem('greathall-settings')).speed")
    assert kept == "fast"
