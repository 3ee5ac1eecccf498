"""Sojusze in a real browser: a whole advanced game by clicks, the end, and every size, theme and language."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from .conftest import VIEWS, Hall, OpenPage, shot
from .player import PROMPT
from .record import call
from .test_table import axe

TARGETS = "[data-region=board] [data-code], [data-region=hand] [data-code]"

# What the page offers now; null when nothing is asked or a choice is on its way.
OFFERED = """() => {
  const bar = document.querySelector('[data-region=prompt]');
  if (!bar || !bar.matches('.yours, .refused')) return null;
  const shown = [...document.querySelectorAll('[data-region=board] [data-code], [data-region=hand] [data-code]')];
  const buttons = [...bar.querySelectorAll('.acts .btn')];
  if ([...buttons, ...bar.querySelectorAll('.btn.pass')].some((b) => b.disabled)) return null;
  const found = {
    title: bar.querySelector('h2').textContent, codes: [...new Set(shown.map((x) => x.dataset.code))],
    buttons: buttons.filter((b) => !b.hasAttribute('aria-expanded')).length,
    passing: bar.querySelector('.btn.pass') !== null, raised: bar.querySelector('.acts .btn.sel') !== null,
  };
  return found.codes.length + found.buttons + found.passing > 0 ? found : null;
}"""


def sit_down(page: Page, hall: Hall, seats: int, seed: str = "ring", **options: str) -> str:
    """A table with random bots, the visitor at its first seat."""
    people: list[dict[str, Any]] = [{"kind": "me", "name": "Marta"}]
    people += [{"kind": "bot", "bot": "random"} for _ in range(seats - 1)]
    body = {"game": "sojusze", "seats": people, "options": {"mode": "advanced", **options}, "seed": seed}
    table = call(page, "POST", "/api/tables", body)
    if table["status"] == "open":
        call(page, "POST", f"/api/tables/{table['id']}/host", {"act": "start"})
    page.goto(f"{hall.url}/t/{table['id']}")
    expect(page.locator(PROMPT)).to_be_visible()
    expect(page.locator(".soj-board")).to_be_visible()
    return str(table["id"])


class Bidder:
    """Clicks what glows on the table or in the hand; now and then kneels; never anything else."""

    def __init__(self, page: Page, seed: int = 1, kneel: float = 0.3) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.kneel = kneel
        self.clicks = 0
        self.missed = 0
        self.seen: set[str] = set()

    def over(self) -> bool:
        return self.page.locator(".prompt.over").count() > 0

    def decide(self) -> bool:
        """One click, if there is anything to decide."""
        page = self.page
        try:
            now = page.evaluate(OFFERED)
            if now is None:
                return False
            self.seen.add(now["title"])
            if now["raised"]:
                page.locator(f"{PROMPT} .acts .btn.sel").click(timeout=1000)
            elif now["passing"] and (self.chance.random() < self.kneel or not (now["codes"] or now["buttons"])):
                page.locator(f"{PROMPT} .btn.pass").click(timeout=1000)
            elif now["codes"]:
                code = self.chance.choice(now["codes"])
                # A card that another one covers in part is clicked at the edge that shows.
                page.locator(f"[data-code='{code}']").last.click(timeout=1000, position={"x": 9, "y": 30})
            else:
                buttons = page.locator(f"{PROMPT} .acts .btn")
                buttons.nth(self.chance.randrange(now["buttons"])).click(timeout=1000)
        except Error:  # what was there a moment ago has just gone
            self.missed += 1
            return False
        self.clicks += 1
        return True

    def play(self, until: float) -> None:
        limit = time.monotonic() + until
        while time.monotonic() < limit and not self.over():
            if not self.decide():
                self.page.wait_for_timeout(20)

    def decisions(self, count: int) -> None:
        limit = time.monotonic() + 20
        done = self.clicks + count
        while self.clicks < done and time.monotonic() < limit and not self.over():
            if not self.decide():
                self.page.wait_for_timeout(20)
        while not self.page.locator(".prompt.yours").count() and time.monotonic() < limit and not self.over():
            self.page.wait_for_timeout(30)


def no_sideways_scroll(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1"), "the page scrolls sideways"


@pytest.mark.timeout(200)
def test_a_whole_advanced_game_of_five_by_clicks(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/")
    sit_down(page, hall, 5)
    expect(page.locator(".soj-start .ld[data-code]").first).to_be_visible()
    assert page.locator(".soj-start .ld[data-code]").count() + page.locator(".soj-start .taken").count() == 9
    shot(page, "sojusze-leaders")
    player = Bidder(page, 3, 0.35)
    player.decisions(8)
    expect(page.locator(".soj-sx")).to_have_count(5)
    expect(page.locator(".soj-cn")).to_have_count(5)
    expect(page.locator(".soj-cn.mine")).to_have_count(2)
    shot(page, "sojusze-play-5")
    player.play(120)
    assert player.over(), f"not over after {player.clicks} clicks"
    # Without motion the count is there at once, with the rules that decide it.
    final = page.locator(".soj-final")
    expect(final.locator("tbody tr")).to_have_count(5)
    expect(final.locator("tbody tr.first")).not_to_have_count(0)
    expect(final).to_contain_text("SOJ-WIN")
    expect(page.locator(".soj-cn footer .sm").first).to_be_visible()
    expect(page.locator(TARGETS)).to_have_count(0)
    shot(page, "sojusze-over-5")
    final.locator("button.rule").first.click()
    expect(page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")
    assert player.clicks > 25
    assert len(player.seen) > 3


@pytest.mark.parametrize(("lang", "theme", "phone"), VIEWS)
def test_every_size_theme_and_language(open_page: OpenPage, hall: Hall, lang: str, theme: str, phone: bool) -> None:
    page = open_page("/", lang=lang, theme=theme, phone=phone)
    sit_down(page, hall, {"pl": {"light": 5, "dark": 6}, "en": {"light": 3, "dark": 4}}[lang][theme], f"{lang}{theme}")
    name = f"sojusze-{lang}-{theme}-{'phone' if phone else 'desktop'}"
    Bidder(page, 5, 0.4).decisions(12)
    page.wait_for_timeout(250)
    shot(page, name)
    axe(page)
    no_sideways_scroll(page)
