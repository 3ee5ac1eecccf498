"""What a visitor has to fetch: the lobby is light, a game comes when it is opened, and nothing comes twice. Bytes are
counted, not times: how long a visit takes on a slow line tells `dev.py weigh` (docs/weight.md)."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tools.weigh import Meter

from greathall.games import registry
from tests.browser.conftest import DESKTOP, ROOT, Hall

LOBBY_LIMIT = 300_000  # bytes over the wire, headers included
CLIENT = ROOT / "src" / "greathall" / "web"


def code_of(game: str) -> set[str]:
    """The files of the built client that are a game's alone; the card games share theirs."""
    return {p.name for p in (CLIENT / "assets").glob(f"{game}-*") if p.suffix in (".js", ".css")}


def visitor(browser: Browser, lang: str) -> tuple[Page, Meter]:
    context = browser.new_context(
        viewport=DESKTOP, locale="pl-PL" if lang == "pl" else "en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    return page, Meter(session)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_lobby_is_light_and_a_game_comes_when_it_is_opened(browser: Browser, own_hall: Hall, lang: str) -> None:
    page, meter = visitor(browser, lang)
    page.goto(own_hall.url)
    expect(page.locator("main article").first).to_be_visible()
    meter.rest(page)
    lobby = meter.take()
    assert lobby.total <= LOBBY_LIMIT, dict(lobby.bytes)
    assert lobby.bytes["script"] > 10_000 and lobby.bytes["api"] > 10_000  # something was counted
    names = {url.rsplit("/", 1)[-1] for url in lobby.urls}
    for game in registry.ids():
        assert code_of(game), "a game's code is a file of its own"
        assert not names & code_of(game), f"the lobby has loaded code of {game}"
    assert not [url for url in lobby.urls if "/api/texts/" in url or "/api/rules/" in url]
    files = [url for url in lobby.urls if "/assets/" in url]
    assert sorted(files) == sorted(set(files)), "a file was asked for twice"
    for heading in page.locator("main article h3").all_inner_texts():
        assert len(heading) > 4 and not heading.startswith("game-")

    page.locator("main article").first.locator("button.btn.go").first.click()
    expect(page.locator("[data-region='board'] svg").first).to_be_visible(timeout=30_000)
    meter.rest(page, 8)
    names = {url.rsplit("/", 1)[-1] for url in meter.take().urls}
    assert names & code_of("catan") and lang in names  # the game's texts, in this language
    for game in set(registry.ids()) - {"catan"}:
        assert not names & code_of(game), f"a table of Catan has loaded code of {game}"
    page.context.close()


def test_nothing_comes_twice(browser: Browser, own_hall: Hall) -> None:
    """A second visit sends the small answers of the server alone: files are kept, texts are only asked after."""
    page, meter = visitor(browser, "pl")
    for _ in range(2):
        page.goto(own_hall.url)
        expect(page.locator("main article").first).to_be_visible()
        meter.rest(page)
        traffic = meter.take()
    assert traffic.total < 12_000, dict(traffic.bytes)
    assert traffic.bytes["font"] == traffic.bytes["script"] == traffic.bytes["stylesheet"] == 0
    assert traffic.bytes["icons"] < 1000  # the icon of the tab is asked after
    page.context.close()


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_the_page_can_be_installed(browser: Browser, own_hall: Hall, lang: str) -> None:
    page, _ = visitor(browser, lang)
    page.goto(own_hall.url)
    expect(page.locator("main article").first).to_be_visible()
    href = page.locator("link[rel=manifest]").get_attribute("href")
    assert page.locator("meta[name=theme-color]").get_attribute("content") == "#2b231b"
    with urllib.request.urlopen(f"{own_hall.url}{href}") as answer:
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = json.load(answer)
    assert manifest["lang"] == lang and manifest["start_url"] == "/" and manifest["display"] == "standalone"
    assert {i["sizes"] for i in manifest["icons"]} >= {"192x192", "512x512"}
    assert any(i.get("purpose") == "maskable" for i in manifest["icons"])
    session = page.context.new_cdp_session(page)
    wrong = [e["errorId"] for e in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(wrong) <= {"in-incognito"}  # as every browser of a test is
    for icon in manifest["icons"]:
        with urllib.request.urlopen(own_hall.url + icon["src"]) as answer:
            content = answer.read()
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":  # its own size is in its head
            wide, high = (int.from_bytes(content[at : at + 4], "big") for at in (16, 20))
            assert f"{wide}x{high}" == icon["sizes"]
    page.context.close()


def test_every_file_that_packs_well_is_packed() -> None:
    for path in CLIENT.rglob("*"):
        if path.suffix in (".js", ".css", ".svg", ".html") and path.stat().st_size > 2000:
            for suffix in (".br", ".gz"):
                packed = Path(f"{path}{suffix}")
                assert packed.stat().st_size < path.stat().st_size * 0.95, packed
