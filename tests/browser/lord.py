"""A person at a table with cards: looks at what glows on the table, in the hand or in a tray, and clicks it."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask, State

from .conftest import Hall
from .player import PROMPT
from .record import call

# So many games are played in search of a moment; the rarest is in about one of sixty.
GAMES = 300
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


class Lord:
    """Clicks what glows on the table, in the hand or in a tray, else a button of the bar; now and then passes."""

    def __init__(self, page: Page, seed: int = 1, passing: float = 0.3) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.passing = passing
        self.clicks = 0
        self.cards = 0
        self.missed: list[str] = []
        self.seen: set[str] = set()
        # What was clicked besides buttons of the bar: the question and the code.
        self.clicked: list[tuple[str, int]] = []
        # Of the verbs offered at once, this one is clicked when it is there.
        self.wish: Callable[[int], bool] = lambda code: False
        # A question that somebody else answers.
        self.leave: re.Pattern[str] | None = None

    def over(self) -> bool:
        return self.page.locator(".prompt.over").count() > 0

    def decide(self) -> bool:
        """One click, if there is anything to decide."""
        page, now = self.page, None
        try:
            now = page.evaluate(OFFERED)
            if now is None or (self.leave is not None and self.leave.search(now["title"])):
                return False
            self.seen.add(now["title"])
            wanted = [c for c in now["codes"] if self.wish(int(c))]
            if now["raised"]:
                page.locator(f"{PROMPT} .acts .btn.sel").click(timeout=1500)
            elif wanted:
                self.click(wanted[0])
                self.clicked.append((now["title"], int(wanted[0])))
            elif now["passing"] and (self.chance.random() < self.passing or not (now["codes"] or now["buttons"])):
                page.locator(f"{PROMPT} .btn.pass").click(timeout=1500)
            elif now["codes"]:
                code = self.chance.choice(now["codes"])
                self.click(code)
                self.clicked.append((now["title"], int(code)))
            else:
                buttons = page.locator(f"{PROMPT} .acts .btn")
                buttons.nth(self.chance.randrange(now["buttons"])).click(timeout=1500)
        except Error as e:  # what was there a moment ago has just gone
            self.missed.append(f"{now}: {e.message[:300]}")
            return False
        self.clicks += 1
        return True

    def click(self, code: str) -> None:
        # A card that another one covers in part is clicked at the corner that shows.
        self.page.locator(f"[data-code='{code}']").last.click(timeout=1500, position={"x": 12, "y": 14})
        self.cards += 1

    def play(self, until: float, done: Callable[[], bool] | None = None) -> None:
        limit = time.monotonic() + until
        while time.monotonic() < limit and not self.over() and not (done is not None and done()):
            if not self.decide():
                self.page.wait_for_timeout(20)

    def decisions(self, count: int) -> None:
        """So many clicks, then on to the next question."""
        limit = time.monotonic() + 20
        enough = self.clicks + count
        self.play(20, lambda: self.clicks >= enough)
        while not self.page.locator(".prompt.yours").count() and time.monotonic() < limit and not self.over():
            self.page.wait_for_timeout(30)


def played_until(
    game: str,
    seats: int,
    seed: str,
    found: Callable[[State, Ask], bool],
    bot: str,
    options: dict[str, str] | None = None,
) -> Match:
    """Bots play here one game after the other, always the same ones, until a moment is found in one."""
    names = ("Marta", "Grzegorz", "Ola", "Jan", "Ewa", "Piotr")[:seats]
    player = bots.make(bot, game)
    for i in range(GAMES):
        match = Match(registry.get(game), options or {}, [Seat(name) for name in names], f"{seed}{i}")
        rng = Rng(match.seed)
        while not match.state.over:
            [ask, *_] = match.state.asks
            if found(match.state, ask):
                return match
            match.choose(ask.seat, player.choose(match.state.mask(ask.seat), ask, rng))
    raise AssertionError(f"none of {GAMES} games has such a moment")


def sit_down(page: Page, hall: Hall, game: str, seed: str, bot: str, seats: int = 2, **options: str) -> str:
    """A table with bots, the visitor at its first seat."""
    people: list[dict[str, Any]] = [{"kind": "me", "name": "Marta"}]
    people += [{"kind": "bot", "bot": bot} for _ in range(seats - 1)]
    table = call(page, "POST", "/api/tables", {"game": game, "seats": people, "options": options, "seed": seed})
    if table["status"] == "open":
        call(page, "POST", f"/api/tables/{table['id']}/host", {"act": "start"})
    show(page, hall, table["id"])
    return str(table["id"])


def show(page: Page, hall: Hall, table: str) -> None:
    page.goto(f"{hall.url}/t/{table}")
    expect(page.locator(PROMPT)).to_be_visible()
    expect(page.locator("[data-region=board] > :is([class*='-board'], .catan)")).to_be_visible()


def show_moment(page: Page, hall: Hall, match: Match, seat: int | None = None) -> str:
    """The page at the end of what was played, at a seat that is asked: the first one unless another is said."""
    people: list[dict[str, Any]] = [{"kind": "bot", "bot": "random"} for _ in range(match.state.n)]
    people[match.state.asks[0].seat if seat is None else seat] = {"kind": "me", "name": "Marta"}
    table = go_on(page, match, len(match.choices), people)
    show(page, hall, table)
    return table


def text_mode(page: Page, hall: Hall, table: str) -> Locator:
    """The table in words: who attacks, and options that are played by a click."""
    page.evaluate("localStorage.setItem('greathall-settings', JSON.stringify({ text: true, lang: 'en' }))")
    page.goto(f"{hall.url}/t/{table}")
    expect(page.locator(".words")).to_contain_text("attacks, Marta defends")
    return page.locator(".words")


def answer_in_words(page: Page) -> None:
    options = page.locator(".words ol.opts button:not([disabled])")
    before = options.all_inner_texts()
    options.last.click()
    expect(options.first).not_to_have_text(before[0])


def go_on(page: Page, match: Match, n: int, people: list[dict[str, Any]]) -> str:
    """A table that goes on from a position of a game that was played before."""
    replay = call(page, "POST", "/api/replays", matchfile.dumps(match))["id"]
    start = all(p["kind"] != "open" for p in people)
    return str(call(page, "POST", f"/api/replays/{replay}/{n}/continue", {"seats": people, "start": start})["id"])


def name_of(card: Locator) -> str:
    return str(card.locator(".vh").text_content()).split(",")[0]


def stands_still(page: Page) -> None:
    """A table fits its window: only parts of it scroll."""
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1"), "the page scrolls sideways"
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight + 1"), "the page scrolls"
