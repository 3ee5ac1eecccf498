"""Looking back from a game that is still being played; the page under the strict content policy."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from greathall.games import registry
from greathall.games.catan.state import CatanState
from greathall.kernel import scenario
from greathall.kernel.match import fingerprint

from .conftest import Hall, OpenPage, shot
from .player import PROMPT, Player
from .record import Record, send_in, table_at
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


def position_copied(page: Page, file: Path) -> tuple[str, CatanState]:
    """The title of what a click on the button puts on the clipboard, and its position; it runs as a scenario."""
    page.get_by_role("button", name="Copy as scenario").click()
    expect(page.locator(".toast")).to_contain_text("Copied")
    file.write_text(page.evaluate("navigator.clipboard.readText()"), encoding="utf-8")
    [one] = scenario.read(file)
    game = registry.get(one.game)
    assert one.steps and one.position is not None
    scenario.run(one, game)
    state = game.position(one.position, one.players, game.check_options(one.options))
    assert isinstance(state, CatanState)
    return one.title, state


def test_a_position_is_copied_as_a_scenario(open_page: OpenPage, hall: Hall, tmp_path: Path) -> None:
    """Of a game that is still being played with the own eyes, from the table's menu; of a record whole."""
    record = Record("base-3-1")
    n = record.before_discards(2)
    played, seat = record.at(n), record.match.choices[n][0]
    page = open_page("/", lang="en")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{hall.url}/t/{table_at(page, record, n, seat)}")
    page.get_by_role("button", name="Table menu").click()
    title, known = position_copied(page, tmp_path / "table.yaml")
    assert f"after choice {n}, as seat {seat} knows it" in title
    own = slice(seat * 5, seat * 5 + 5)
    assert known.hand[own] == played.hand[own] and known.hand_size == played.hand_size
    assert known.rng != played.rng and known.dev_kind[known.dev_next :] != played.dev_kind[played.dev_next :]
    page.goto(f"{hall.url}/r/{send_in(page, record)}?n={n}")
    title, whole = position_copied(page, tmp_path / "replay.yaml")
    assert title.endswith(f"after choice {n} of {record.last}")
    assert fingerprint(record.match.game, whole) == fingerprint(record.match.game, played)


def test_a_style_attribute_would_be_refused(open_page: OpenPage) -> None:
    """The policy is in force: what the pages style by themselves goes through the object model."""
    page = open_page("/")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<i id=probe></i>')")
    page.evaluate("document.getElementById('probe').style.color = 'rgb(1, 2, 3)'")
    assert page.evaluate("getComputedStyle(document.getElementById('probe')).color") == "rgb(1, 2, 3)"
    policy = page.request.get(page.url).headers["content-security-policy"]
    assert "unsafe" not in policy
