"""The HBO edition in a real browser: a drafted plot deck and a whole game by clicks in which a character is saved,
every size and language, the text mode."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from greathall.games.cardgame.codes import D_DEFENDERS, D_WOULD, SAVE, SPAN
from greathall.games.cardgame.state import NONE
from greathall.games.hbo.codes import D_PLOT_DECK, DRAFT, LEAVE
from greathall.games.hbo.state import HboState
from greathall.kernel.match import Match
from greathall.kernel.state import Ask, State

from .conftest import VIEWS, Hall, OpenPage, shot
from .lord import (
    OFFERED,
    TARGETS,
    Lord,
    answer_in_words,
    name_of,
    played_until,
    show_moment,
    sit_down,
    stands_still,
    text_mode,
)
from .player import PROMPT
from .test_table import axe

SAVING = re.compile("ocala|save a character")
DRAFTED = {"plots": "draft"}


def game_until(kind: int, seed: str, verb: int = -1) -> Match:
    """Until a question of this kind is asked, with an option of this verb."""

    def asked(state: State, ask: Ask) -> bool:
        return ask.kind == kind and (verb < 0 or any([code // SPAN == verb for code in ask.options]))

    return played_until("hbo", 2, seed, asked, "random", DRAFTED)


@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    ("lang", "phone"),
    [pytest.param("pl", False, id="desktop"), pytest.param("en", True, id="phone", marks=pytest.mark.slow)],
)
def test_a_whole_game_with_a_draft_and_a_save(open_page: OpenPage, hall: Hall, lang: str, phone: bool) -> None:
    page = open_page("/", lang=lang, phone=phone)
    saves: list[tuple[str, int]] = []
    for seed in ("wolf", "snow", "lion"):  # the first one has a save, unless a bot plays otherwise one day
        sit_down(page, hall, "hbo", seed, "heuristic", plots="draft", round_limit="12")
        expect(page.locator(".cg-tray .cg-card")).to_have_count(3)
        lord = Lord(page, 5, 0.25)
        lord.wish = lambda code, page=page: bool(SAVING.search(page.locator(f"{PROMPT} h2").inner_text()))  # type: ignore[misc]
        lord.play(50)
        assert lord.over(), f"not over after {lord.clicks} clicks: {lord.missed[-2:]}"
        verbs = [code // SPAN for _, code in lord.clicked]
        assert len({code for _, code in lord.clicked if code // SPAN == DRAFT // SPAN}) == 6
        assert verbs.count(LEAVE // SPAN) >= 6
        assert len(lord.missed) <= 4, lord.missed
        expect(page.locator(TARGETS)).to_have_count(0)
        saves = [x for x in lord.clicked if SAVING.search(x[0])]
        if saves:
            break
    assert saves
    expect(page.locator(".prompt.over")).to_be_visible()
    shot(page, f"hbo-over-{'phone' if phone else 'desktop'}")


@pytest.mark.parametrize(("lang", "theme", "phone"), VIEWS)
def test_sizes_themes_and_languages(open_page: OpenPage, hall: Hall, lang: str, theme: str, phone: bool) -> None:
    """The plot deck, a challenge, and a save by a duplicate."""
    page = open_page("/", lang=lang, theme=theme, phone=phone)
    tag = f"{lang}-{theme}-{'phone' if phone else 'desktop'}"
    moments = {
        "deck": game_until(D_PLOT_DECK, "deck"),
        "challenge": game_until(D_DEFENDERS, "fight"),
        "save": game_until(D_WOULD, "save", SAVE // SPAN),
    }
    for name, match in moments.items():
        show_moment(page, hall, match)
        expect(page.locator(TARGETS).first).to_be_visible()
        if name == "deck":
            expect(page.locator(".cg-tray .cg-card")).to_have_count(13)
        else:
            expect(page.locator(".cg-plot .stats > span" if not phone else ".cg-ph .n small").first).to_be_visible()
        stands_still(page)
        shot(page, f"hbo-{name}-{tag}")
        axe(page)


def test_the_plot_deck_tells_how_many_are_still_to_go(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/", lang="en")
    show_moment(page, hall, game_until(D_PLOT_DECK, "deck"))
    note = page.locator(".cg-tray h3 small")
    for left in range(6, 0, -1):
        expect(note).to_have_text(f"Still to leave out: {left}")
        page.locator(".cg-tray [data-code]").first.click()
    expect(page.locator(".cg-hand .cg-card")).to_have_count(7)


def test_a_card_tells_where_it_comes_from(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/", lang="en")
    show_moment(page, hall, game_until(D_DEFENDERS, "fight"))
    card = page.locator(".cg-hand .cg-card").first
    card.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".cg-panel h3")).to_have_text(name_of(card))
    expect(page.locator(".cg-panel .grade")).to_contain_text(re.compile("as printed|reconstructed"))


def test_text_mode_tells_the_table_and_plays(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/", lang="en")
    table = show_moment(page, hall, game_until(D_DEFENDERS, "fight"))
    words = text_mode(page, hall, table)
    expect(words).to_contain_text(re.compile(r"income \d+, initiative \d+, claim \d"))
    axe(page)
    answer_in_words(page)


def test_numbers_run_along_the_table(open_page: OpenPage, hall: Hall) -> None:
    """A key takes what it stands at."""
    page = open_page("/", lang="pl")
    show_moment(page, hall, game_until(D_DEFENDERS, "fight"))
    assert page.evaluate(OFFERED)["codes"]
    page.keyboard.press(page.locator("[data-region=board] .keyn").first.inner_text())
    expect(page.locator(".cg-card.chosen, .cg-lane .r .cg-card").first).to_be_visible()


# Tabs of attachments that lie over a card they do not belong to, or over each other, by more than a rim.
COVERED = """() => {
  const slots = [...document.querySelectorAll('[data-region=board] .cg-slot')];
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const box = (x) => x.getBoundingClientRect();
  return slots.flatMap((slot) => [...slot.querySelectorAll('.att')].flatMap((tab) => [
    ...slots.filter((s) => s !== slot).map((s) => s.querySelector('.cg-card')),
    ...[...slot.querySelectorAll('.att')].filter((x) => x !== tab),
  ].filter((x) => meet(box(tab), box(x))).map((x) => `${tab.textContent} over ${x.textContent}`)));
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(("least", "most"), [pytest.param(1, 5, id="few"), pytest.param(16, 40, id="many")])
def test_attachments_cover_no_neighbour(open_page: OpenPage, hall: Hall, least: int, most: int, phone: bool) -> None:
    """Three on one card, early among few cards and late among many."""

    def laden(state: State, ask: Ask) -> bool:
        assert isinstance(state, HboState)
        hosts = Counter([state.host[c] for play in state.play for c in play])
        return least <= hosts.pop(NONE, 0) <= most and max(hosts.values(), default=0) >= 3

    page = open_page("/", lang="pl", phone=phone)
    show_moment(page, hall, played_until("hbo", 2, "attached", laden, "random"))
    expect(page.locator(".atts.beside").first).to_be_visible()
    assert page.evaluate(COVERED) == []
    assert page.evaluate("Math.min(...[...document.querySelectorAll('.att')].map((x) => x.clientHeight)) >= 18")
    stands_still(page)
    shot(page, f"hbo-attachments-{least}-{'phone' if phone else 'desktop'}")
