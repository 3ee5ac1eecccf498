"""The table in a real browser against the real server."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from .conftest import ROOT, VIEWS, Hall, OpenPage, shot
from .player import PROMPT, Player

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def sit_down(page: Page, lang: str = "pl") -> None:
    """Lobby to table: one click on the quick game."""
    page.get_by_role("button", name="Usiądź do stołu" if lang == "pl" else "Take a seat").first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator(PROMPT)).to_be_visible()


def test_two_clicks_from_the_lobby_to_a_game(open_page: OpenPage) -> None:
    """One to sit down, one for the colour of the pieces: then the board asks."""
    page = open_page("/")
    expect(page.get_by_text("Catan: Gra o Tron")).to_be_visible()
    shot(page, "lobby-pl")
    sit_down(page)
    page.locator(PROMPT).get_by_role("button", name="Czerwony").click()
    expect(page.locator("[data-region=board] [data-code]").first).to_be_visible()
    shot(page, "table-start-pl")


@pytest.mark.timeout(300)
def test_a_whole_game_by_clicks_in_polish(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_down(page)
    player = Player(page, 3)
    player.play(240)
    assert player.over(), player.stuck()
    shot(page, "table-over-pl")
    assert player.clicks > 20


@pytest.mark.parametrize(("lang", "theme", "phone"), VIEWS)
def test_pages_have_no_serious_accessibility_findings(open_page: OpenPage, lang: str, theme: str, phone: bool) -> None:
    page = open_page("/", lang=lang, theme=theme, phone=phone)
    page.wait_for_timeout(600)
    name = f"{lang}-{theme}-{'phone' if phone else 'desktop'}"
    shot(page, f"lobby-{name}")
    axe(page)
    sit_down(page, lang)
    player = Player(page, 7)
    for _ in range(14):
        player.decide()
        page.wait_for_timeout(150)
    page.wait_for_timeout(400)
    shot(page, f"table-{name}")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1"), "the page scrolls sideways"


def axe(page: Page) -> None:
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)")
    serious = [
        (v["id"], v["help"], [n["target"] for n in v["nodes"]][:3])
        for v in found
        if v["impact"] in ("serious", "critical")
    ]
    assert serious == [], "\n".join(str(v) for v in serious)


def test_a_reload_and_a_killed_server_lose_nothing(open_page: OpenPage, own_hall: Hall) -> None:
    page = open_page("/", url=own_hall.url)
    sit_down(page)
    player = Player(page, 5)
    for _ in range(25):
        player.decide()
        page.wait_for_timeout(60)
    page.wait_for_timeout(800)
    table = page.url.rsplit("/", 1)[1].split("#")[0]
    before = made(page, table)
    page.reload()
    expect(page.locator(PROMPT)).to_be_visible()
    assert made(page, table) >= before
    own_hall.kill()
    page.wait_for_timeout(700)
    shot(page, "reconnecting")
    own_hall.start()
    page.wait_for_timeout(3000)
    assert made(page, table) >= before
    clicks = player.clicks
    player.play(6)
    assert player.clicks > clicks, "the game does not go on"
    assert made(page, table) > before


def made(page: Page, table: str) -> int:
    return int(page.evaluate(f"fetch('/api/tables/{table}').then(r => r.json()).then(t => t.n)"))


def test_a_spectator_is_sent_nothing_hidden(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_down(page)
    table = page.url.rsplit("/", 1)[1].split("#")[0]
    frames: list[str] = []
    watcher = open_page("/")
    watcher.on("websocket", lambda ws: ws.on("framereceived", lambda f: frames.append(str(f))))
    watcher.goto(page.url.split("#")[0])
    expect(watcher.locator(PROMPT)).to_be_visible()
    player = Player(page, 9)
    for _ in range(40):
        player.decide()
        page.wait_for_timeout(50)
    watcher.wait_for_timeout(500)
    messages = [json.loads(f) for f in frames if f.startswith("{")]
    assert {m["type"] for m in messages} >= {"hello", "update"}
    for message in messages:
        for question in message.get("questions", []) + message.get("position", {}).get("questions", []):
            assert question["options"] == []
        steps = [patch for _, patch in message.get("steps", [])]
        for view in [message.get("position", {}).get("view") or message.get("patch") or {}, *steps]:
            seats = view.get("seats", [])
            for seat in seats.values() if isinstance(seats, dict) else seats:
                if not view.get("over"):
                    assert seat.get("hand") is None
                    assert seat.get("development") is None
            for key in ("rng", "script", "notes", "token", "dev_kind", "bag", "under"):
                assert key not in view
    assert table


def test_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/", lang="en")
    page.get_by_role("button", name="Take a seat").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator(PROMPT)).to_be_visible()
    table = page.url.rsplit("/", 1)[1].split("#")[0]
    page.wait_for_timeout(800)
    before = made(page, table)
    for _ in range(60):
        target = page.locator("[data-region=board] [data-code][tabindex='0']")
        if target.count():
            target.first.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
            page.wait_for_timeout(40)
            page.keyboard.press("Space")
        page.wait_for_timeout(120)
    assert made(page, table) > before + 8


def test_text_mode_plays_with_numbers(open_page: OpenPage) -> None:
    page = open_page("/", lang="en")
    sit_down(page, "en")
    table = page.url.rsplit("/", 1)[1].split("#")[0]
    page.get_by_role("button", name="Text mode").first.click()
    listed = page.locator(".words ol.opts button")
    expect(listed.first).to_be_visible()
    shot(page, "text-mode-en")
    before = made(page, table)
    for _ in range(30):
        if listed.count():
            listed.first.click()
        page.wait_for_timeout(120)
    assert made(page, table) > before + 5
    axe(page)


def text_mode(page: Page) -> None:
    page.get_by_role("button", name="Text mode").first.click()
    expect(page.locator(".words")).to_be_visible()


NEW_TABLE = """async () => {
  const seats = [{kind: 'me', name: 'Anna'}, {kind: 'open'}, {kind: 'bot', bot: 'heuristic'}];
  const body = {game: 'catan', seats, options: {first_player: '0', colours: 'seats'}, seed: 'trade'};
  const headers = {'Content-Type': 'application/json'};
  const t = await (await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(body)})).json();
  return [t.id, await (await fetch(`/api/tables/${t.id}/invites`)).json()];
}"""


@pytest.mark.slow  # as many turns as it takes to have something to trade
@pytest.mark.timeout(300)
def test_two_browsers_trade_with_a_counter_offer(open_page: OpenPage, hall: Hall) -> None:
    """Two persons and a bot; the second comes by a seat link and counters the first one's offer, who takes it."""
    anna = open_page("/", lang="en")
    table, invites = anna.evaluate(NEW_TABLE)
    anna.goto(f"{hall.url}/t/{table}")
    token = next(i["token"] for i in invites if i["seat"] == 1)
    bartek = open_page(f"/t/{table}#{token}", lang="en")
    bartek.wait_for_url(lambda url: "#" not in url)  # the token must not stay in the address
    anna.get_by_role("button", name="Start").first.click()
    expect(anna.locator("[data-region=board]")).to_be_visible()
    shot(anna, "two-browsers")
    text_mode(anna)
    text_mode(bartek)
    one, other = Player(anna, 1), Player(bartek, 2)
    for _ in range(60):  # placement, then Anna's first roll
        placed = one.choose(PLACING) or other.choose(PLACING)
        if not placed and one.choose("Roll the dice"):
            break
        anna.wait_for_timeout(60)
    for _ in range(40):  # turns of Anna: until a counter-offer is taken
        if to_offer(one, other) and counter_offer(one, other):
            break
    else:
        pytest.fail("no counter-offer could be taken in forty turns")
    anna.wait_for_timeout(400)
    log = anna.locator(".words [role=log]").inner_text().lower()
    assert "counter" in log
    assert "trade" in log
    text_mode_off(anna)
    shot(anna, "after-the-trade")


PLACING = "Build a settlement|Build a road|Place a guard"
FORCED = "Discard|Send Tormund|Move Tormund|Steal from nobody|Do not use|Roll the dice|Refuse|Flip|Exchange"


def to_offer(one: Player, other: Player) -> bool:
    """On to the next moment at which Anna may offer a trade."""
    for _ in range(200):
        if one.choose("Offer a trade"):
            return True
        for player in (one, other):
            if not player.choose(FORCED):
                player.choose("End the turn")
        one.page.wait_for_timeout(30)
    return False


def counter_offer(one: Player, other: Player) -> bool:
    """Anna offers a card; Bartek asks for just that card and gives another kind than she wanted; she takes it."""
    given = one.choose("Add to the offer: you give")
    assert given
    card = given.rsplit(" ", 1)[1]
    assert one.choose("Add to the offer: you get")
    assert one.choose("Make this offer")
    other.page.wait_for_timeout(400)
    if not other.choose("Make a counter-offer"):
        other.choose("Refuse")
        return False
    if not other.choose(f"Add to the offer: you give 1 (?!{card})"):
        other.choose("Drop the counter-offer")
        return False
    assert other.choose(f"Add to the offer: you get 1 {card}")
    assert other.choose("Make this counter-offer")
    one.page.wait_for_timeout(400)
    return bool(one.choose("Trade with (?!nobody)"))


def text_mode_off(page: Page) -> None:
    page.get_by_role("button", name="Text mode").first.click()
    expect(page.locator("[data-region=board]")).to_be_visible()
