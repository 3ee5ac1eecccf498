"""A person at the page: looks at what glows and clicks it."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Error, Page

PROMPT = "[data-region=prompt]"


class Player:
    """Clicks legal targets on the board, buttons of the prompt bar, and passes; never anything else."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.clicks = 0

    def over(self) -> bool:
        return self.page.locator("section.end, .prompt.over").count() > 0

    def decide(self) -> bool:
        """One click, if there is anything to decide; a place or button that just vanished is no harm."""
        page = self.page
        passing = page.locator(f"{PROMPT} .btn.pass:not([disabled]):not(.ahead)")
        targets = page.locator("[data-region=board] [data-code]")
        buttons = page.locator(f"{PROMPT} .acts .btn:not([disabled]):not([aria-expanded])")
        opener = page.locator(f"{PROMPT} .acts .btn[aria-expanded]")
        try:
            if passing.count() and (self.chance.random() < 0.7 or not (targets.count() or buttons.count())):
                passing.first.click(timeout=2000)
            elif targets.count():
                targets.nth(self.chance.randrange(targets.count())).click(timeout=2000, force=True)
            elif buttons.count():
                buttons.nth(self.chance.randrange(buttons.count())).click(timeout=2000)
            elif opener.count():  # more than the bar can hold: open the list
                opener.first.click(timeout=2000)
                listed = page.locator(f"{PROMPT} .list button:not([disabled])")
                listed.nth(self.chance.randrange(listed.count())).click(timeout=2000)
            else:
                return False
        except (Error, ValueError):  # what was there a moment ago has just gone
            return False
        self.clicks += 1
        return True

    def play(self, until: float) -> None:
        """On and on until the game is over or the time is up."""
        limit = time.monotonic() + until
        while time.monotonic() < limit and not self.over():
            if not self.decide():
                self.page.wait_for_timeout(40)

    def stuck(self) -> str:
        """Where a game that should be over stands, for whoever reads the failure."""
        shown = self.page.locator(PROMPT).all_inner_texts()
        glowing = self.page.locator("[data-region=board] [data-code]").count()
        return f"not over after {self.clicks} clicks, {glowing} places glow, the bar says: {' / '.join(shown)[:600]}"

    def choose(self, words: str) -> str:
        """In text mode: click the first listed option that begins with these words; returns it, '' if there is none."""
        wanted = re.compile(rf"^\d+\. ({words})")
        option = self.page.locator(".words ol.opts button:not([disabled])").filter(has_text=wanted)
        try:
            if not option.count():
                return ""
            text = option.first.inner_text(timeout=2000)
            option.first.click(timeout=2000)
        except Error:
            return ""
        self.clicks += 1
        self.page.wait_for_timeout(120)
        return text
