"""Things travel in a real browser: what another seat plays flies from its hand to its place in all five games, by
transform and opacity alone; forty cards at once cost no layout while they fly; nothing moves for whoever
wants no motion."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng

from .conftest import Hall, OpenPage, shot
from .record import call

# Every animation that is begun: what it moves, by which properties, from where to where.
WATCH = """() => {
  const begin = Element.prototype.animate;
  window.begun = [];
  Element.prototype.animate = function (keys, options) {
    const animation = begin.call(this, keys, options);
    const box = (r) => [r.left + r.width / 2, r.top + r.height / 2];
    const middle = (start, size) => parseFloat(start) + parseFloat(size) / 2;
    const picture = this.dataset?.flight !== undefined;
    const style = picture ? this.style : null;
    window.begun.push({
      kind: this.dataset?.flight ?? '', key: this.dataset?.key ?? '', glow: this.dataset?.glow ?? '',
      face: this.dataset?.face ?? '', delay: options.delay ?? 0,
      names: [...new Set(keys.flatMap((k) => Object.keys(k)))],
      start: box(this.getBoundingClientRect()),
      end: picture ? [middle(style.left, style.width), middle(style.top, style.height)] : null,
    });
    return animation;
  };
}"""
MIDDLE = """(selector) => {
  const r = [...document.querySelectorAll(selector)].map((x) => x.getBoundingClientRect()).find((x) => x.width > 0);
  return r ? [r.left, r.top, r.right, r.bottom] : null;
}"""


class Moment:
    """The first choice of a game in which another seat brings a certain event about."""

    def __init__(self, game: str, seats: int, wanted: str, seed: str, skip: int) -> None:
        kit = registry.get(game)
        names = [e.name for e in kit.event_kinds()]
        self.match = Match(kit, {}, [Seat(f"Seat {p}") for p in range(seats)], seed)
        rng = Rng(seed)
        bot = bots.make("heuristic", game)
        self.n = -1
        while not self.match.state.over and len(self.match.choices) < 900:
            ask = self.match.state.asks[0]
            code = bot.choose(self.match.state.mask(ask.seat), ask, rng)
            trial = self.match.state.clone()
            trial.events = []
            trial.choose(0, code)
            events = [e for e in trial.events if names[e[0]] == wanted]
            n = len(self.match.choices)
            self.match.choose(ask.seat, code)
            if n >= skip and any(ask.seat != 0 and e[2] != 0 for e in events):
                self.n = n
                self.seat = ask.seat
                self.event = events[0]
                break
        assert self.n >= 0, f"no {wanted} by another in this game of {game}"
        self.text = matchfile.dumps(self.match)


@cache
def moment(game: str, seats: int, wanted: str, skip: int = 0) -> Moment:
    return Moment(game, seats, wanted, "travel", skip)


def look_at(page: Page, hall: Hall, at: Moment, motion: str = "full", speed: str = "normal") -> None:
    kept = json.dumps({"motion": motion, "speed": speed, "lang": "en"})
    page.evaluate("(kept) => localStorage.setItem('greathall-settings', kept)", kept)
    replay = call(page, "POST", "/api/replays", at.text)["id"]
    page.goto(f"{hall.url}/r/{replay}?n={at.n}&seat=0")
    expect(page.locator(".replay .bd > *").first).to_be_visible()
    page.wait_for_timeout(300)
    page.evaluate(WATCH)


def step(page: Page) -> list[dict[str, Any]]:
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(250)
    begun: list[dict[str, Any]] = page.evaluate("window.begun")
    return begun


def inside(point: list[float], box: list[float], edge: float = 4) -> bool:
    return box[0] - edge <= point[0] <= box[2] + edge and box[1] - edge <= point[1] <= box[3] + edge


GAMES = [
    pytest.param("lcg", 2, "marshaled", "[data-place~='hand.{p}']", id="lcg"),
    pytest.param("hbo", 2, "marshaled", "[data-place~='hand.{p}']", id="hbo"),
    pytest.param("sojusze", 4, "played", "[data-place~='hand.{p}']", id="sojusze"),
    pytest.param("iron_throne", 4, "played", "[data-place~='hand.{p}']", id="iron_throne"),
    pytest.param("catan", 3, "bought", "[data-place~='bank']", id="catan"),
]


@pytest.mark.parametrize(("game", "seats", "event", "source"), GAMES)
def test_a_card_of_another_travels(
    open_page: OpenPage, hall: Hall, game: str, seats: int, event: str, source: str
) -> None:
    at = moment(game, seats, event)
    page = open_page("/", lang="en")
    look_at(page, hall, at)
    hand = page.evaluate(MIDDLE, source.format(p=at.seat))
    assert hand is not None, f"{source} is not drawn"
    begun = step(page)
    shot(page, f"travel-{game}")
    flights = [x for x in begun if x["kind"] in ("come", "move", "carry")]
    from_hand = [x for x in flights if inside(x["start"], hand)]
    assert from_hand, (hand, begun)
    first = from_hand[0]
    goal = f"[data-place~='seat.{at.seat}']" if game == "catan" else f"[data-fly='{first['key']}']"
    target = page.evaluate(MIDDLE, goal)
    assert target is not None and inside(first["end"], target), (goal, first, target)
    # Only what costs no layout is animated, and what flies takes no clicks.
    assert {name for x in begun for name in x["names"]} <= {"transform", "opacity", "offset"}
    hit = page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('.travels') ?? null", first["end"])
    assert hit is None
    # All of it is over and gone by itself.
    expect(page.locator(".travels .flying")).to_have_count(0, timeout=4000)


def test_hexes_that_produce_light_up_after_the_dice_and_send_what_they_give(open_page: OpenPage, hall: Hall) -> None:
    at = moment("catan", 3, "gain", 30)
    page = open_page("/", lang="en")
    look_at(page, hall, at)
    begun = step(page)
    lit = [x for x in begun if x["glow"]]
    carried = [x for x in begun if x["kind"] == "carry"]
    assert lit and carried
    assert all(x["delay"] >= 700 for x in lit + carried), "the dice land first"
    hexes = [page.evaluate(MIDDLE, f"[data-place='{x['glow']}']") for x in lit]
    seats = [page.evaluate(MIDDLE, f"[data-place~='seat.{p}'], [data-place~='res.{p}']") for p in range(3)]
    assert all(any(inside(x["start"], h) for h in hexes) for x in carried)
    assert any(inside(x["end"], s) for x in carried for s in seats if s is not None)
    page.wait_for_timeout(900)
    shot(page, "travel-catan-production")


def test_sealed_cards_turn_together(open_page: OpenPage, hall: Hall) -> None:
    at = moment("iron_throne", 4, "revealed")
    page = open_page("/", lang="en")
    look_at(page, hall, at)
    turned = [x for x in step(page) if x["face"] == "up"]
    assert len(turned) == 2 and {x["delay"] for x in turned} == {0}


@pytest.mark.parametrize(("motion", "speed"), [("none", "normal"), ("full", "instant")])
def test_nothing_moves_without_motion_or_at_once(open_page: OpenPage, hall: Hall, motion: str, speed: str) -> None:
    at = moment("lcg", 2, "marshaled")
    page = open_page("/", lang="en")
    look_at(page, hall, at, motion, speed)
    assert step(page) == []
    expect(page.locator(".travels .flying")).to_have_count(0)


# Forty copies of a card of the hand in two heaps of forty, of which one is drawn: the other one as soon as the step has
# brought its card. So forty cards change their place with one change of the view.
FORTY = """(key) => {
  const card = document.querySelector('.cg-slot, .cg-board .cg-card');
  const bd = document.querySelector('.bd');
  for (const side of ['a', 'b']) {
    for (let i = 0; i < 40; i++) {
      const copy = card.cloneNode(true);
      copy.dataset.fly = 'forty' + i;
      copy.classList.add('forty', side);
      const x = (i % 10) * 95 + 10, y = Math.floor(i / 10) * 130 + 10;
      const [left, top] = side === 'a' ? [x, y] : [950 - x, 450 - y];
      copy.style.cssText += `;position:absolute;width:84px;height:118px;--w:84px;left:${left}px;top:${top}px`;
      bd.append(copy);
    }
  }
  bd.style.position = 'relative';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.forty.b { display: none } .bd:has(.cg-slot[data-fly="${key}"]) .forty.b { display: grid }
    .bd:has(.cg-slot[data-fly="${key}"]) .forty.a { display: none }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
FRAMES = """() => new Promise((done) => {
  const deltas = [], long = [];
  const watch = new PerformanceObserver((list) => long.push(...list.getEntries().map((x) => x.duration)));
  watch.observe({ type: 'longtask' });
  let last = performance.now();
  const begin = last;
  const frame = (now) => {
    deltas.push(now - last);
    last = now;
    if (now - begin < 700) requestAnimationFrame(frame);
    else { watch.disconnect(); done({ deltas: deltas.slice(1), long }); }
  };
  requestAnimationFrame(frame);
})"""


def test_forty_cards_fly_at_once_without_a_layout_in_each_frame(open_page: OpenPage, hall: Hall) -> None:
    at = moment("lcg", 2, "marshaled", 60)
    page = open_page("/", lang="en")
    look_at(page, hall, at)
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(900)
    before = set(page.evaluate("[...document.querySelectorAll('.cg-slot')].map((x) => x.dataset.fly)"))
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(500)
    gone = before - set(page.evaluate("[...document.querySelectorAll('.cg-slot')].map((x) => x.dataset.fly)"))
    assert len(gone) == 1
    page.evaluate(FORTY, gone.pop())
    page.evaluate("window.begun = []")
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable")

    def layouts() -> tuple[float, float]:
        """How many there were, and how many seconds they took."""
        metrics = {m["name"]: float(m["value"]) for m in cdp.send("Performance.getMetrics")["metrics"]}
        return metrics["LayoutCount"], metrics["LayoutDuration"]

    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.querySelectorAll('.travels .flying').length >= 40")
    first = layouts()
    seen = page.evaluate(FRAMES)
    laid_out, took = [now - then for now, then in zip(layouts(), first, strict=True)]
    begun = page.evaluate("window.begun")
    assert len([x for x in begun if x["key"].startswith("forty")]) == 40
    assert {name for x in begun for name in x["names"]} <= {"transform", "opacity", "offset"}
    deltas = sorted(seen["deltas"])
    print(
        f"forty cards: {1000 * len(deltas) / sum(deltas):.0f} frames a second, "
        f"median {deltas[len(deltas) // 2]:.1f} ms, "
        f"worst {deltas[-1]:.1f} ms, {laid_out:.0f} layouts ({1000 * took:.0f} ms) in {len(deltas)} frames, "
        f"{len(seen['long'])} long tasks"
    )
    # Flying lays nothing out; taking the pictures down does, all of them together, and next to no time goes into it.
    assert laid_out < 20
    assert took < 0.25 * sum(deltas) / 1000
