"""The HBO edition in a real browser: a drafted plot deck and a whole game by clicks in which a character is saved,
every size and language, the text mode."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.games.cardgame.codes import D_DEFENDERS, D_WOULD, SAVE, SPAN
from greathall.games.hbo.codes import D_PLOT_DECK, DRAFT, LEAVE
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng

from .conftest import Hall, OpenPage, shot
from .lord import OFFERED, TARGETS, Lord, go_on, name_of, no_sideways_scroll
from .player import PROMPT
from .record import call
from .test_table import axe

HBO = registry.get("hbo")
BEST = "heuristic" if "heuristic" in bots.names("hbo") else "random"
SAVING = re.compile("ocala|save a character")
DRAFTED = {"plots": "draft"}


def game_until(kind: int, seed: str, verb: int = -1) -> Match:
    """A game that bots play here until a question of this kind is asked, with an option of this verb."""
    match = Match(HBO, DRAFTED, [Seat("Marta"), Seat("Grzegorz")], seed)
    bot, rng = bots.make("random", "hbo"), Rng(seed)
    while not match.state.over:
        [ask, *_] = match.state.asks
        if ask.kind == kind and (verb < 0 or any([code // SPAN == verb for code in ask.options])):
            return match
        match.choose(ask.seat, bot.choose(match.state.mask(ask.seat), ask, rng))
    raise AssertionError("the game has no such moment")


def sit_down(page: Page, hall: Hall, seed: str, **options: str) -> None:
    people: list[dict[str, Any]] = [{"kind": "me", "name": "Marta"}, {"kind": "bot", "bot": BEST}]
    body = {"game": "hbo", "seats": people, "options": options, "seed": seed}
    table = call(page, "POST", "/api/tables", body)
    if table["status"] == "open":
        call(page, "POST", f"/api/tables/{table['id']}/host", {"act": "start"})
    show(page, hall, table["id"])


def show(page: Page, hall: Hall, table: str) -> None:
    page.goto(f"{hall.url}/t/{table}")
    expect(page.locator(PROMPT)).to_be_visible()
    expect(page.locator(".cg-board")).to_be_visible()


def show_moment(page: Page, hall: Hall, match: Match) -> str:
    """The page at the end of what was played, at the seat that is asked."""
    people: list[dict[str, Any]] = [{"kind": "bot", "bot": "random"} for _ in range(2)]
    people[match.state.asks[0].seat] = {"kind": "me", "name": "Marta"}
    table = go_on(page, match, len(match.choices), people)
    show(page, hall, table)
    return table


@pytest.mark.timeout(120)
@pytest.mark.parametrize(("lang", "phone"), [("pl", False), ("en", True)], ids=["desktop", "phone"])
def test_a_whole_game_with_a_draft_and_a_save(open_page: OpenPage, hall: Hall, lang: str, phone: bool) -> None:
    page = open_page("/", lang=lang, phone=phone)
    saves: list[tuple[str, int]] = []
    for seed in ("wolf", "snow", "lion"):  # the first one has a save, unless a bot plays otherwise one day
        sit_down(page, hall, seed, plots="draft", round_limit="12")
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


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(("lang", "theme"), [("pl", "light"), ("en", "dark")])
def test_sizes_themes_and_languages(open_page: OpenPage, hall: Hall, lang: str, theme: str, phone: bool) -> None:
    """The plot deck, a challenge, and a save by a duplicate."""
    page = open_page("/", lang=lang, theme=theme, phone=phone)
    tag = f"{lang}-{theme}-{'phone' if phone else 'desktop'}"
    moments = {
        "deck": game_until(D_PLOT_DECK, "deck"),
        "challenge": game_until(D_DEFENDERS, "fight"),
        "save": game_until(D_WOULD, "save4", SAVE // SPAN),
    }
    for name, match in moments.items():
        show_moment(page, hall, match)
        expect(page.locator(TARGETS).first).to_be_visible()
        if name == "deck":
            expect(page.locator(".cg-tray .cg-card")).to_have_count(13)
        else:
            expect(page.locator(".cg-plot .stats > span" if not phone else ".cg-ph .n small").first).to_be_visible()
        no_sideways_scroll(page)
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
    page.evaluate("localStorage.setItem('greathall-settings', JSON.stringify({ text: true, lang: 'en' }))")
    page.goto(f"{hall.url}/t/{table}")
    words = page.locator(".words")
    expect(words).to_contain_text("attacks, Marta defends")
    expect(words).to_contain_text(re.compile(r"income \d+, initiative \d+, claim \d"))
    axe(page)
    options = page.locator(".words ol.opts button:not([disabled])")
    before = options.all_inner_texts()
    options.last.click()
    expect(options.first).not_to_have_text(before[0])


def test_numbers_run_along_the_table(open_page: OpenPage, hall: Hall) -> None:
    """A key takes what it stands at."""
    page = open_page("/", lang="pl")
    show_moment(page, hall, game_until(D_DEFENDERS, "fight"))
    assert page.evaluate(OFFERED)["codes"]
    page.keyboard.press(page.locator("[data-region=board] .keyn").first.inner_text())
    expect(page.locator(".cg-card.chosen, .cg-lane .r .cg-card").first).to_be_visible()
