"""Looking back from a game that is still being played; the page under the strict content policy."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import OpenPage, shot
from .player import PROMPT, Player
from .test_table import sit_down


def test_a_log_line_of_a_running_game_leads_to_its_position(open_page: OpenPage) -> None:
    page = open_page("/", lang="en")
    sit_down(page, "en")
    player = Player(page, 4)
    for _ in range(20):
        player.decide()
        page.wait_for_timeout(80)
    asked: list[str] = []
    page.on("request", lambda r: asked.append(r.url) if "/api/replays/" in r.url else None)
    link = page.locator("[data-region=log] a").nth(3)
    number = link.inner_text()
    link.click()
    page.wait_for_url("**/r/*")
    expect(page.locator(".replay .bd svg").first).to_be_visible()
    assert f"n={number}" in page.url and "seat=0" in page.url
    expect(page.locator(".replay [role=log] li.now").first).to_be_visible()
    lines = page.locator(".replay [role=log] li")
    assert lines.count() > 15, "the whole log is there"
    page.wait_for_timeout(1200)
    assert sum("/log?" in url for url in asked) == 1 and len(asked) < 10, asked
    eyes = page.locator(".eyes button")
    own, other = eyes.first, eyes.nth(1)
    expect(own).to_be_enabled()
    expect(other).to_be_disabled()
    shot(page, "look-back-en")
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(PROMPT)).to_be_visible()


def test_a_style_attribute_would_be_refused(open_page: OpenPage) -> None:
    """The policy is in force: what the pages style by themselves goes through the object model."""
    page = open_page("/")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<i id=probe></i>')")
    page.evaluate("document.getElementById('probe').style.color = 'rgb(1, 2, 3)'")
    assert page.evaluate("getComputedStyle(document.getElementById('probe')).color") == "rgb(1, 2, 3)"
    policy = page.request.get(page.url).headers["content-security-policy"]
    assert "unsafe" not in policy
