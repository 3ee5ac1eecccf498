"""Sojusze in a real browser: a whole advanced game by clicks, the end, and every size, theme and language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import VIEWS, Hall, OpenPage, shot
from .lord import TARGETS, Lord, sit_down, stands_still
from .test_table import axe


@pytest.mark.timeout(200)
def test_a_whole_advanced_game_of_five_by_clicks(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/")
    sit_down(page, hall, "sojusze", "ring", "random", 5, mode="advanced")
    expect(page.locator(".soj-start .ld[data-code]").first).to_be_visible()
    assert page.locator(".soj-start .ld[data-code]").count() + page.locator(".soj-start .taken").count() == 9
    shot(page, "sojusze-leaders")
    player = Lord(page, 3, 0.35)
    player.decisions(8)
    expect(page.locator(".soj-sx")).to_have_count(5)
    expect(page.locator(".soj-cn")).to_have_count(5)
    expect(page.locator(".soj-cn.mine")).to_have_count(2)
    shot(page, "sojusze-play-5")
    player.play(120)
    assert player.over(), f"not over after {player.clicks} clicks"
    expect(page.locator("section.end [data-score]")).to_have_count(5)
    page.locator("section.end").get_by_role("button", name=re.compile("Pokaż stół|Show the table")).click()
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
    seats = {"pl": {"light": 5, "dark": 6}, "en": {"light": 3, "dark": 4}}[lang][theme]
    sit_down(page, hall, "sojusze", f"{lang}{theme}", "random", seats, mode="advanced")
    name = f"sojusze-{lang}-{theme}-{'phone' if phone else 'desktop'}"
    Lord(page, 5, 0.4).decisions(12)
    page.wait_for_timeout(250)
    shot(page, name)
    axe(page)
    stands_still(page)
