"""The introductory game, played by following the coach: clicks on what is suggested, the keyboard, text mode.

Nothing here depends on how a game draws its board: the suggestion is found by its mark, or taken from the panel.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import Error, Page

from greathall.games import registry
from greathall.texts.sentences import Texts
from tests.browser.conftest import OpenPage, shot

COACH = "[data-region=coach]"
LEARN = {"pl": "Naucz się grać", "en": "Learn to play"}
PHASES = {"plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"}


# Every step that was ever on the page, in its order: whatever comes and goes between two looks counts as well.
WATCH = """() => {
  window.heard = [];
  new MutationObserver(() => {
    const step = document.querySelector('[data-region=coach]')?.dataset.step;
    if (step && !window.heard.includes(step)) window.heard.push(step);
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-step'] });
}"""


class Pupil:
    """Somebody who reads every step and does what is suggested."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.taken = 0
        self.strayed = 0

    def learn(self, lang: str, game: str) -> None:
        self.page.evaluate(WATCH)
        name = Texts(lang, registry.get(game)).get("game-name")
        self.page.get_by_role("article", name=name, exact=True).get_by_role("button", name=LEARN[lang]).click()
        self.page.locator(COACH).wait_for()

    def read(self) -> None:
        """What is said now and everything after it."""
        on = self.page.locator(f"{COACH} .on:not([disabled])")
        while on.count():
            on.click()
        self.heard = self.page.evaluate("window.heard")

    def suggested(self) -> bool:
        """Have a choice suggested, if there is one to make."""
        coach = self.page.locator(COACH)
        if coach.locator(".take:not([disabled])").count():
            return True
        if coach.locator(".take").count():  # the choice before is on its way
            return False
        if coach.locator(".adv:not([disabled])").count():
            self.page.keyboard.press("h")
            try:
                coach.locator(".take:not([disabled])").wait_for(timeout=1500)
            except Error:  # the question has gone meanwhile
                return False
            return True
        return False

    def follow(self, by: str) -> bool:
        """One choice, by the panel's button or by clicking what is marked as suggested."""
        if not self.suggested():
            self.read()
            return False
        self.read()
        try:
            if by == "own" and self.taken % 3 == 2 and self.stray():
                self.strayed += 1
            elif by in ("panel", "own"):
                self.page.locator(f"{COACH} .take:not([disabled])").click(timeout=2000)
            else:
                marked = self.page.evaluate(
                    """() => [...document.querySelectorAll('.app [data-code]')]
                        .filter((e) => getComputedStyle(e).outlineStyle === 'dashed').map((e) => e.dataset.code)"""
                )
                if not marked:
                    return False
                self.page.locator(f".words [data-code='{marked[0]}']").click(timeout=2000)
        except Error:
            return False
        self.taken += 1
        return True

    def stray(self) -> bool:
        """Another choice than the suggested one: the last of the list that is not marked."""
        others = self.page.evaluate(
            """() => [...document.querySelectorAll('.words .opts [data-code]:not([disabled])')]
                .filter((e) => getComputedStyle(e).outlineStyle !== 'dashed').map((e) => e.dataset.code)"""
        )
        if not others:
            return False
        self.page.locator(f".words .opts [data-code='{others[-1]}']").click(timeout=2000)
        return True

    def over(self) -> bool:
        return self.page.locator(".prompt.over").count() > 0

    def play(self, by: str, until: str, seconds: float = 100) -> None:
        limit = time.monotonic() + seconds
        while until not in self.heard:
            assert time.monotonic() < limit, (until, self.heard)
            if not self.follow(by):
                self.page.wait_for_timeout(30)


GAMES = ("catan", "sojusze", "iron_throne", "lcg", "hbo")


@pytest.mark.timeout(600)  # a whole game, choice by choice
@pytest.mark.slow  # the first round is in every run, below; tests/lab follows every tutorial to its end
@pytest.mark.parametrize("game", GAMES)
def test_following_the_coach_to_the_end_on_a_phone(open_page: OpenPage, game: str) -> None:
    lesson = yaml.safe_load((Path(registry.get(game).package_folder()) / "tutorial.yaml").read_text(encoding="utf-8"))
    page = open_page("/", lang="pl", phone=True)
    pupil = Pupil(page)
    pupil.learn("pl", game)
    pupil.play("panel", "farewell", 400)
    assert pupil.over() and pupil.taken > 10
    assert [s["id"] for s in lesson["steps"] if not s.get("optional") and s["id"] not in pupil.heard] == []
    if game in ("lcg", "hbo"):
        assert set(pupil.heard) >= PHASES
    shot(page, f"tutorial-end-{game}-pl-phone")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.timeout(600)
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_going_ones_own_way_to_the_end_in_text_mode(open_page: OpenPage, game: str) -> None:
    """Every third choice is another one than suggested: the coach keeps step, and the game still comes to its end."""
    page = open_page("/", lang="en")
    pupil = Pupil(page)
    pupil.learn("en", game)
    page.get_by_role("button", name="Text mode").click()
    pupil.play("own", "farewell", 500)
    assert pupil.over() and pupil.strayed > 3
    shot(page, f"tutorial-own-way-{game}-en")


def test_the_first_round_on_a_desktop_in_text_mode(open_page: OpenPage) -> None:
    page = open_page("/", lang="en")
    pupil = Pupil(page)
    pupil.learn("en", "lcg")
    page.get_by_role("button", name="Text mode").click()
    pupil.play("mark", "next_round")
    assert set(pupil.heard) >= PHASES
    shot(page, "tutorial-text-en")
    # What was said can be read again, is folded away, and is still there after coming back.
    coach = page.locator(COACH)
    words = coach.locator(".say").inner_text()
    coach.get_by_role("button", name="The step before").click()
    assert coach.locator(".say").inner_text() != words
    coach.get_by_role("button", name="Fold the tutorial away").click()
    assert not coach.locator(".say").is_visible()
    page.reload()
    page.locator(f"{COACH} .say").wait_for()
    assert page.locator(f"{COACH} .pg").inner_text().startswith("Step ")


def test_advice_in_an_ordinary_game_against_bots(open_page: OpenPage) -> None:
    page = open_page("/", lang="en")
    page.locator("article").first.get_by_role("button", name="Play", exact=True).click()
    page.locator(".prompt.yours").wait_for(timeout=30_000)
    assert page.locator(COACH).count() == 0
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Show me").click()
    coach = page.locator(COACH)
    coach.locator(".take").wait_for()
    assert coach.locator(".say").count() == 0
    before = page.locator(".prompt h2").inner_text()
    coach.locator(".take").click()
    page.wait_for_function("(t) => document.querySelector('.prompt h2').innerText !== t", arg=before)
    assert page.locator(COACH).count() == 0
