"""Recorded games as a short way to a moment: a golden match is sent in and played on from one of its positions."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from greathall.games import registry
from greathall.games.catan import codes
from greathall.games.catan.state import CatanState
from greathall.kernel import matchfile
from greathall.kernel.match import Match

from .conftest import ROOT, Hall, OpenPage

GOLDEN = ROOT / "tests" / "golden" / "catan"
NAMES = ["Anna", "Bartek", "Celina", "Darek"]


class Record:
    """A golden match: what its positions hold, so that no number of the file is written into a test."""

    def __init__(self, name: str) -> None:
        self.text = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")
        self.match: Match = matchfile.loads(self.text, name, registry.get).match
        self.last = len(self.match.choices)

    def at(self, n: int) -> CatanState:
        state = self.match.at(n)
        assert isinstance(state, CatanState)
        return state

    def before_discards(self, seats: int) -> int:
        """The position just before a roll of 7 after which so many seats must discard, one of them the roller."""
        for n in range(self.last):
            roller, code = self.match.choices[n]
            if code == codes.ROLL:
                asked = [a.seat for a in self.at(n + 1).asks if a.kind == codes.DISCARDING]
                if len(asked) == seats and roller in asked:
                    return n
        raise AssertionError("this record has no such moment")

    def before_trade(self) -> tuple[int, int, int]:
        """All others could accept one card for one, and the active seat has more to give: (n, give, want)."""
        for n in range(self.last):
            state = self.at(n)
            ask = state.asks[0]
            if ask.kind == codes.MAIN and codes.OFFER in ask.options:
                hands = [state.hand[p * 5 : p * 5 + 5] for p in range(state.n)]
                others = [h for p, h in enumerate(hands) if p != ask.seat]
                for want in range(5):
                    gives = [g for g in range(5) if g != want and hands[ask.seat][g]]
                    if len(gives) > 1 and all(h[want] for h in others):
                        return n, gives[0], want
        raise AssertionError("this record has no such moment")


def call(page: Page, method: str, path: str, body: object = None) -> Any:
    """A request of this visitor's browser, with its cookie."""
    origin = "/".join(page.url.split("/")[:3])
    answer = page.request.fetch(f"{origin}{path}", method=method, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def send_in(page: Page, record: Record) -> str:
    return str(call(page, "POST", "/api/replays", record.text)["id"])


def seated(count: int, me: int, *people: int) -> list[dict[str, str]]:
    """Wishes for the seats: me, open seats for other people, bots on the rest."""
    out = []
    for p in range(count):
        kind = "me" if p == me else "open" if p in people else "bot"
        out.append({"kind": kind, **({"name": NAMES[0]} if kind == "me" else {})})
    return out


def table_at(page: Page, record: Record, n: int, me: int, *people: int) -> str:
    """A table that goes on from a position of the record: this visitor on seat `me`, seats left open for `people`."""
    wish = {"seats": seated(len(record.match.seats), me, *people), "start": not people}
    return str(call(page, "POST", f"/api/replays/{send_in(page, record)}/{n}/continue", wish)["id"])


def gather(open_page: OpenPage, hall: Hall, host: Page, table: str) -> list[Page]:
    """The others come by their seat links and the host starts: everybody's page, the host's first, then by seat."""
    host.goto(f"{hall.url}/t/{table}")
    pages = [host]
    for invite in call(host, "GET", f"/api/tables/{table}/invites"):
        guest = open_page(f"/t/{table}#{invite['token']}", lang="en")
        guest.wait_for_url(lambda url: "#" not in url)
        pages.append(guest)
    host.get_by_role("button", name="Start").click()
    for page in pages:
        expect(page.locator("[data-region=board] svg").first).to_be_visible()
    return pages


def made(page: Page, table: str) -> int:
    return int(call(page, "GET", f"/api/tables/{table}")["n"])


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1].split("#")[0].split("?")[0]


def build(page: Page, code: int) -> None:
    """Build on the board: the kind of piece in the hand's list, then the place."""
    verb = codes.CODES.verb(code).name
    page.locator("[data-region=hand]").get_by_role("button", name=verb).first.click()
    page.locator(f"[data-region=board] [data-code='{code}']").click()
