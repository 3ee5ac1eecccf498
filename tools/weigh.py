"""Weighs the page as a visitor with a slow line meets it: what goes over the wire, and how long until it can be used.

    python3 dev.py weigh                       this checkout, three visits, a table of all games
    python3 dev.py weigh --root ../before      another checkout with a built client, measured in the same way
    python3 dev.py weigh --game catan --runs 5 --json build/weight.json

A visit is a fresh browser: the lobby until its first game can be played, then the button that plays it, until the first
choice can be made at the table (or the board of others' choices is there). The line has 1.6 Mbit/s and 150 ms, the CPU
is four times slower. Bytes are what the browser received, headers included; of the times the middle one is told.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"]  # fmt: skip
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SLOWER = 4  # the CPU
KINDS = ("document", "script", "stylesheet", "font", "icons", "api", "other")
GAMES = ("catan", "sojusze", "iron_throne", "lcg", "hbo")  # as the lobby lists them
PLAY = "main article button.btn.go"
QUIET = 1.0  # seconds without a request: the page has come to rest


@dataclass
class Traffic:
    """What a page has received."""

    requests: int = 0
    bytes: Counter[str] = field(default_factory=Counter)
    urls: list[str] = field(default_factory=list)

    @property
    def total(self) -> int:
        return sum(self.bytes.values())


class Meter:
    """Counts what goes over the wire of one page."""

    def __init__(self, session: CDPSession) -> None:
        self.traffic = Traffic()
        self.changed = time.monotonic()
        self._kinds: dict[str, str] = {}
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._finished)

    def _asked(self, event: dict[str, Any]) -> None:
        url = event["request"]["url"]
        if url.startswith("http"):
            self._kinds[event["requestId"]] = kind_of(url, event.get("type", ""))
            self.traffic.requests += 1
            self.traffic.urls.append(url)
            self.changed = time.monotonic()

    def _finished(self, event: dict[str, Any]) -> None:
        kind = self._kinds.get(event["requestId"])
        if kind is not None:
            self.traffic.bytes[kind] += int(event["encodedDataLength"])
            self.changed = time.monotonic()

    def rest(self, page: Page, limit: float = 30) -> None:
        """Waits until nothing is asked for any more."""
        end = time.monotonic() + limit
        while time.monotonic() < end and time.monotonic() - self.changed < QUIET:
            page.wait_for_timeout(100)

    def take(self) -> Traffic:
        """What has come since the last time."""
        taken, self.traffic = self.traffic, Traffic()
        return taken


def kind_of(url: str, type_: str) -> str:
    path = url.split("?")[0]
    if "/api/" in path:
        return "api"
    ending = path.rsplit(".", 1)[-1]
    named = {"js": "script", "css": "stylesheet", "woff2": "font", "svg": "icons"}.get(ending)
    return named or ("document" if type_ == "Document" else "other")


@dataclass
class Visit:
    """Times in seconds from the beginning of the visit; those of the table from the click."""

    paint: float
    lobby: float
    table: float
    lobby_traffic: Traffic
    table_traffic: Traffic


@contextmanager
def hall(root: Path) -> Iterator[str]:
    """A server of a checkout, alone with a database of its own."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = int(s.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "PYTHONPATH": str(root / "src"), "XDG_DATA_HOME": folder, "GREATHALL_RATE": "0",
               "GREATHALL_DATABASE": f"{folder}/hall.db", "GREATHALL_SECRET": "weigh"}  # fmt: skip
        command = [sys.executable, "-m", "greathall", "serve", "--port", str(port), "--no-browser"]
        with open(f"{folder}/server.log", "ab") as log:
            process = subprocess.Popen(command, env=env, cwd=root, stdout=log, stderr=log)
        try:
            url, end = f"http://127.0.0.1:{port}", time.monotonic() + 60
            while True:
                try:
                    urllib.request.urlopen(f"{url}/healthz", timeout=1)
                    urllib.request.urlopen(f"{url}/api/games", timeout=60)  # made when first asked for
                    break
                except OSError:
                    if time.monotonic() > end:
                        raise
                    time.sleep(0.1)
            yield url
        finally:
            process.terminate()
            process.wait(10)


def visit(browser: Browser, url: str, game: str, lang: str = "pl", slow: bool = True) -> Visit:
    """The lobby, and after it the table of a game, which stand in the lobby in this order."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="pl-PL" if lang == "pl" else "en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    meter = Meter(session)
    if slow:
        session.send("Network.emulateNetworkConditions", LINE)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    start = time.monotonic()
    page.goto(url + "/", wait_until="commit")
    page.wait_for_selector(PLAY)
    page.wait_for_function(
        "() => [...document.querySelectorAll('main article h3')].every((h) => h.innerText.length > 4)"
    )
    lobby = time.monotonic() - start
    meter.rest(page)
    paint = float(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")) / 1000
    lobby_traffic = meter.take()
    card = page.locator("main article").nth(GAMES.index(game))
    start = time.monotonic()
    card.locator("button.btn.go").first.click()
    for _ in range(600):
        if page.evaluate(USABLE):
            break
        dialog = page.locator("dialog[open] button.btn.go, [role=dialog] button.btn.go")
        if dialog.count() and dialog.first.is_visible():  # a game that asks first whom one wants to play
            dialog.first.click()
        page.wait_for_timeout(30)
    table = time.monotonic() - start
    meter.rest(page, 6)
    table_traffic = meter.take()
    context.close()
    return Visit(paint, lobby, table, lobby_traffic, table_traffic)


# The board is drawn, and the bar says what is to be done or awaited.
USABLE = """() => document.querySelectorAll("[data-region='board'] *").length > 40
  && (document.querySelector('.prompt')?.innerText ?? '').trim().length > 8"""


def told(visits: dict[str, list[Visit]]) -> dict[str, Any]:
    """The figures: of every kind of bytes those of the last visit (they are the same), of times the middle one."""
    everything = [v for some in visits.values() for v in some]
    last = everything[-1].lobby_traffic
    out: dict[str, Any] = {
        "lobby": {
            "requests": last.requests, "bytes": last.total, "by_kind": {k: last.bytes[k] for k in KINDS},
            "first_paint": round(statistics.median(v.paint for v in everything), 2),
            "usable": round(statistics.median(v.lobby for v in everything), 2),
        },
        "tables": {},
    }  # fmt: skip
    for game, some in visits.items():
        t = some[-1].table_traffic
        out["tables"][game] = {
            "requests": t.requests, "bytes": t.total, "by_kind": {k: t.bytes[k] for k in KINDS},
            "usable": round(statistics.median(v.table for v in some), 2),
        }  # fmt: skip
    return out


def table(figures: dict[str, Any]) -> str:
    rows = [("lobby", figures["lobby"]), *((g, f) for g, f in figures["tables"].items())]
    head = f"{'':12} {'kB':>7} {'requests':>8} {'usable s':>8}  " + " ".join(f"{k:>10}" for k in KINDS)
    lines = [head]
    for name, f in rows:
        kinds = " ".join(f"{f['by_kind'][k] / 1000:>10.1f}" for k in KINDS)
        lines.append(f"{name:12} {f['bytes'] / 1000:>7.1f} {f['requests']:>8} {f['usable']:>8.2f}  {kinds}")
    lines.append(f"first paint {figures['lobby']['first_paint']:.2f} s; tables: what comes after the lobby")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--root", type=Path, default=ROOT, help="a checkout with a built client")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game's table")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--lang", choices=("pl", "en"), default="pl")
    parser.add_argument("--fast", action="store_true", help="bytes only: neither line nor CPU is slowed down")
    parser.add_argument("--json", type=Path, help="write the figures here too")
    args = parser.parse_args()
    games = args.game or list(GAMES)
    with hall(args.root.resolve()) as url, sync_playwright() as pw:
        browser = pw.chromium.launch(executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=FLAGS)
        visits = {g: [visit(browser, url, g, args.lang, not args.fast) for _ in range(args.runs)] for g in games}
        browser.close()
    figures = told(visits)
    print(table(figures))
    text = json.dumps(figures)
    print(text)
    if args.json:
        args.json.parent.mkdir(parents=True, exist_ok=True)
        args.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
