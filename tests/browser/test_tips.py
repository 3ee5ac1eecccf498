"""Things of the board explain themselves: each element of each board that stands for a piece, a number or a symbol has
a tip with a name and a rule, or is a card that is shown closely; names of cards in the log show the card."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from greathall.games import registry
from greathall.kernel import matchfile

from .conftest import ROOT, Hall, OpenPage, shot
from .record import call, seated

GOLDEN = ROOT / "tests" / "golden"
# Games from recorded matches, at positions where much lies on the table: the record, where in it (a share), whose eyes.
MOMENTS = {
    "catan": [("brotherhood-4-1", 0.3, 0), ("brotherhood-4-1", 0.8, 1)],
    "hbo": [("basic-0", 0.3, 0), ("basic-1", 0.7, 1)],
    "iron_throne": [("houses-5", 0.4, 0), ("houses-4", 0.7, 1)],
    "lcg": [("melee-3", 0.5, 0), ("stark-lannister", 0.6, 1)],
    "sojusze": [("advanced-4", 0.3, 0), ("standard-3", 0.7, 1)],
}
GAMES = sorted(MOMENTS)

# Whatever is drawn or counted, found leaf by leaf so that nothing escapes: shapes and icons, and words with a number.
# Scenery is declared as such (`data-scenery`); keys, buttons with words and what only readers hear are no pieces.
WALK = """() => {
  const unseen = 'defs, clipPath, radialGradient, linearGradient, pattern, filter, marker, title, .vh, [data-scenery]';
  const controls = '.keyn, kbd, .btn, .icb, .rule';
  const said = (e) => [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent).join('').trim();
  const shown = (e) => {
    const r = e.getBoundingClientRect(), s = getComputedStyle(e);
    return r.width > 0 && r.height > 0 && s.visibility !== 'hidden' && Number(s.opacity) > 0;
  };
  const way = (e) => {
    const out = [];
    for (let up = e.parentElement; up !== null && out.length < 4; up = up.parentElement)
      out.push(up.getAttribute('class') ?? up.tagName);
    return out.join(' < ');
  };
  const left = [];
  let found = 0;
  for (const e of document.querySelector('.bd').querySelectorAll('*')) {
    if (e.children.length > 0 && said(e) === '') continue;
    if (e.closest(unseen) !== null || e.closest(controls) !== null) continue;
    const drawn = e instanceof SVGElement;
    if (!drawn && !/\\d/.test(said(e))) continue;
    if (!shown(drawn && e.tagName === 'use' ? e.ownerSVGElement : e)) continue;
    found += 1;
    if (e.closest('[data-tip], [data-look]') === null)
      left.push(`${e.tagName}.${e.getAttribute('class') ?? ''} "${said(e).slice(0, 30)}" in ${way(e)}`);
  }
  return { found, left };
}"""
# Shows tips of every kind there is, three of each, one after the other, as a pointer that rests on it would.
HEAR = """async () => {
  const all = new Map();
  const kind = (about) => about.split(':')[0];
  for (const e of document.querySelectorAll('.bd [data-tip], [data-region=hand] [data-tip], .seats [data-tip]')) {
    const about = e.dataset.tip;
    if (!all.has(about) && [...all.keys()].filter((k) => kind(k) === kind(about)).length < 3) all.set(about, e);
  }
  const out = {};
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const point = (e) => e.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  for (const [about, e] of all) {
    if (!e.isConnected) continue;
    point(e);
    let box = null;
    for (let i = 0; i < 30 && box === null; i++) {
      await pause(20);
      const tip = document.querySelector('[role=tooltip]');
      if (tip !== null && e.getAttribute('aria-describedby') === tip.id) box = tip;
    }
    out[about] = box === null ? '' : box.innerText;
    point(document.body);
  }
  return out;
}"""


def sent_in(page: Page, game: str, name: str, share: float) -> tuple[str, int, int, int]:
    """A recorded match sent in: its replay, a position at about this share of it, who is asked there, how many play."""
    text = (GOLDEN / game / f"{name}.jsonl").read_text(encoding="utf-8")
    match = matchfile.loads(text, name, registry.get).match
    n = int(len(match.choices) * share)
    asked = match.choices[n][0]
    return str(call(page, "POST", "/api/replays", text)["id"]), n, asked, len(match.seats)


def explained(page: Page, name: str) -> None:
    """Everything that is drawn or counted on the board has a tip, and every tip says something."""
    expect(page.locator(".bd svg").first).to_be_visible()
    page.wait_for_timeout(400)  # what is laid out by its size has been laid out
    seen: dict[str, Any] = page.evaluate(WALK)
    assert seen["found"] > 20, seen
    assert seen["left"] == [], "\n".join(seen["left"])
    told: dict[str, str] = page.evaluate(HEAR)
    dumb = [about for about, words in told.items() if len(words.strip()) < 12]
    assert dumb == [], dumb
    unsaid = {about: words for about, words in told.items() if "page-" in words or "-text" in words}
    assert unsaid == {}, unsaid
    shot(page, f"tips-{name}")


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_of_the_board_explains_itself(open_page: OpenPage, hall: Hall, game: str) -> None:
    for i, (name, share, me) in enumerate(MOMENTS[game]):
        page = open_page("/", lang=("pl", "en")[i % 2])
        replay, n, _, _ = sent_in(page, game, name, share)
        page.goto(f"{hall.url}/r/{replay}?n={n}&seat={me}")
        explained(page, f"{game}-{i}")
    # And at a table where something is asked.
    name, share, _ = MOMENTS[game][-1]
    replay, n, asked, seats = sent_in(page, game, name, share)
    wish = {"seats": seated(seats, asked), "start": True}
    table = call(page, "POST", f"/api/replays/{replay}/{n}/continue", wish)["id"]
    page.goto(f"{hall.url}/t/{table}")
    explained(page, f"{game}-asked")


def test_a_name_in_the_log_shows_its_card(open_page: OpenPage, hall: Hall) -> None:
    """By the pointer and by the keyboard, in whatever form the name is declined; Esc closes it."""
    page = open_page("/", lang="pl")
    replay, n, _, _ = sent_in(page, "catan", "brotherhood-4-1", 0.8)
    page.goto(f"{hall.url}/r/{replay}?n={n}&seat=0")
    names = page.locator("[data-region=log] [data-tip^='hero:']")
    expect(names.first).to_be_attached()
    name = names.last
    tip = page.locator("[role=tooltip]")
    name.hover()
    expect(tip.locator(".cat-hero .tx")).to_be_visible()
    assert name.get_attribute("aria-describedby") == tip.get_attribute("id")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.locator("[data-region=log]").focus()
    page.keyboard.press("ArrowLeft")  # from the log itself to its last name
    expect(page.locator("[data-region=log] [data-tip]").last).to_be_focused()
    expect(tip).to_have_count(1)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_what_is_built_under_the_pointer_stays_silent_until_the_pointer_moves(open_page: OpenPage, hall: Hall) -> None:
    """Or its tip would lie over the places that glow next."""
    page = open_page("/", lang="en")
    options = {"first_player": "0", "setup": "variable", "colours": "seats"}
    wish = {"game": "catan", "seats": seated(3, 0), "options": options, "start": True}
    page.goto(f"{hall.url}/t/{call(page, 'POST', '/api/tables', wish)['id']}")
    place = page.locator("[data-region=board] [data-code]").first
    expect(place).to_be_visible()
    frame = place.bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    page.mouse.move(x, y)
    page.mouse.click(x, y)
    tip = page.locator("[role=tooltip]")
    piece = page.locator("[data-region=board] [data-tip^='node:']").first
    expect(piece).to_be_visible()
    page.wait_for_timeout(600)  # longer than a pointer rests before a tip
    expect(tip).to_have_count(0)
    page.mouse.move(x + 40, y + 40)
    page.mouse.move(x, y)
    expect(tip).to_be_visible()
