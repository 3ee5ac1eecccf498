"""The end of a game in every game: the stage, scores that add up, the standing, turning points, the picture."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Hall, OpenPage, shot
from .record import call

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RECORDS = {
    "catan": "brotherhood-4-1", "sojusze": "standard-4", "iron_throne": "houses-5", "lcg": "stark-lannister",
    "hbo": "basic-1",
}  # fmt: skip


def adds_up(page: Page, story: dict[str, list[dict[str, int]]]) -> None:
    """What the page shows in a seat's row comes to the score it shows for it, and that is what the server tells."""
    rows = page.locator("section.end [data-score]")
    expect(rows).to_have_count(len(story["seats"]))
    shown = []
    for row in rows.all():
        score = int(row.get_attribute("data-score") or "-1")
        points = row.locator("[data-points]").evaluate_all("all => all.map(x => Number(x.dataset.points))")
        assert sum(points) == score > 0
        assert re.match(rf"{score}\b", row.locator(".total").inner_text())
        shown.append(score)
    assert sorted(shown) == sorted(seat["score"] for seat in story["seats"])


@pytest.mark.parametrize("game", list(RECORDS))
def test_a_finished_game_has_its_stage(open_page: OpenPage, hall: Hall, tmp_path: Path, game: str) -> None:
    page = open_page("/", lang="en")
    text = (GOLDEN / game / f"{RECORDS[game]}.jsonl").read_text(encoding="utf-8")
    replay = call(page, "POST", "/api/replays", text)["id"]
    story = call(page, "GET", f"/api/replays/{replay}/story")
    page.goto(f"{hall.url}/r/{replay}")
    page.get_by_role("button", name="Summary").click()
    stage = page.locator("section.end")
    expect(stage.locator(".win")).to_have_text(re.compile("win"))
    adds_up(page, story)
    # The standing: a line a seat, a mark a turning point; statistics with all they count.
    expect(stage.locator("svg.curve polyline")).to_have_count(len(story["seats"]))
    expect(stage.locator("svg.curve .badge")).to_have_count(len(story["turns"]))
    expect(stage.locator("[aria-labelledby=end-numbers] tbody tr")).to_have_count(len(story["rows"]))
    if story["bars"]:
        expect(stage.locator("[aria-labelledby=end-numbers] :is(.chart, .words) li")).to_have_count(len(story["bars"]))
    assert not re.search(r"\b(score|tally|web-end)-[a-z]", stage.inner_text())  # no text is missing
    with page.expect_download() as told:
        stage.get_by_role("button", name="Picture").click()
    file = tmp_path / "end.png"
    told.value.save_as(file)
    assert told.value.suggested_filename.endswith(".png")
    data = file.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n" and int.from_bytes(data[16:20], "big") == 1200
    assert len(data) > 20_000, "an empty picture"
    shot(page, f"end-{game}")
    # A turning point leads to its position.
    point = story["turns"][0]
    stage.locator("[aria-labelledby=end-turns] a").first.click()
    expect(page.locator(".tl .pos")).to_have_text(re.compile(rf"^{point['n']}\b"))
    page.wait_for_url(re.compile(rf"n={point['n']}\b"))
    expect(page.locator("section.end")).to_have_count(0)
