"""A real server process, a real browser. Screenshots go to build/shots, never into the repository."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "build" / "shots"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
# Language, theme and phone or not: two of them in every run, all eight in the slow suites.
USUAL = (("pl", "light", False), ("en", "dark", True))
VIEWS = [
    pytest.param(
        lang, theme, phone,
        id=f"{lang}-{theme}-{'phone' if phone else 'desktop'}",
        marks=() if (lang, theme, phone) in USUAL else pytest.mark.slow,
    )
    for lang in ("pl", "en") for theme in ("light", "dark") for phone in (False, True)
]  # fmt: skip
LOOKS = [
    pytest.param(lang, theme, id=f"{lang}-{theme}", marks=() if usual else pytest.mark.slow)
    for lang, theme, usual in (
        ("pl", "light", True),
        ("en", "dark", True),
        ("pl", "dark", False),
        ("en", "light", False),
    )
]


class Hall:
    """A server process of its own on a database file; it can be killed and started again on the same port."""

    def __init__(self, folder: Path, key: str = "") -> None:
        """`key`: of the chance that all games of several people have (steady.py)."""
        self.folder = folder
        self.key = key
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = int(s.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        env = {
            **os.environ,
            "GREATHALL_DATABASE": str(self.folder / "hall.db"),
            "GREATHALL_SECRET": "browser tests",
            "GREATHALL_BOT_DELAY": "0",
            "GREATHALL_RATE": "0",
            "XDG_DATA_HOME": str(self.folder),
        }
        program = ["tests.browser.steady", self.key] if self.key else ["greathall"]
        command = [sys.executable, "-m", *program, "serve", "--port", str(self.port), "--no-browser"]
        log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log, cwd=ROOT)
        limit = time.monotonic() + 30
        while time.monotonic() < limit:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "server.log").read_text(encoding="utf-8", errors="replace"))

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(10)


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    hall = Hall(tmp_path_factory.mktemp("hall"))
    yield hall
    hall.kill()


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[Hall]:
    hall = Hall(tmp_path)
    yield hall
    hall.kill()


@pytest.fixture
def steady_hall(tmp_path: Path) -> Iterator[Hall]:
    hall = Hall(tmp_path, key="steady 1")
    yield hall
    hall.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as pw:
        browser = pw.chromium.launch(executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=FLAGS)
        yield browser
        browser.close()


OpenPage = Callable[..., Page]
# How fast others are shown, as the person would have set it before: what was set on the page since then stays.
SPEED = """try {
  const kept = JSON.parse(localStorage.getItem('greathall-settings') ?? '{}');
  if (kept.speed === undefined) localStorage.setItem('greathall-settings', JSON.stringify({ ...kept, speed: %s }));
} catch {}"""


@pytest.fixture
def open_page(browser: Browser, hall: Hall, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """A visitor: a browser context of its own, in a language, theme and size; sees at once what others do, unless told
    otherwise; errors on the page fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(
        path: str = "/",
        lang: str = "pl",
        theme: str = "light",
        phone: bool = False,
        url: str = "",
        speed: str = "instant",
    ) -> Page:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP, locale="pl-PL" if lang == "pl" else "en-GB", reduced_motion="reduce",
            color_scheme="dark" if theme == "dark" else "light", has_touch=phone, is_mobile=phone,
        )  # fmt: skip
        contexts.append(context)
        context.add_init_script(SPEED % json.dumps(speed))
        page = context.new_page()
        page.on("pageerror", lambda e: errors.append(str(e)))
        page.on("console", lambda m: errors.append(m.text) if "Content Security Policy" in m.text else None)
        page.set_default_timeout(15_000)
        page.goto((url or hall.url) + path)
        return page

    yield make
    for i, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            for page in context.pages:
                shot(page, f"failed-{request.node.name}-{i}")
        context.close()
    assert errors == []


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    outcome = yield
    report = outcome.get_result()  # type: ignore[attr-defined]
    if report.when == "call":
        item.stash[FAILED] = report.failed


def shot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(SHOTS / f"{re.sub(r'[^A-Za-z0-9_.-]+', '-', name)}.png"))
