"""Cards that can be read: every card of a hand says its text and cuts no word; a card is shown wherever it is named."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from greathall.games.cardgame import codes
from greathall.games.cardgame.state import CardState
from greathall.kernel.match import Match
from greathall.kernel.state import Ask, State

from .conftest import Hall, OpenPage, shot
from .lord import played_until, show_moment, sit_down
from .reach import resize

# What is wrong with the cards drawn there: no text, words out of their part, parts out of the frame.
UNREADABLE = """(selector) => {
  const wrong = [];
  let read = 0;
  for (const card of document.querySelectorAll(selector)) {
    const name = card.querySelector('.vh')?.textContent.split(',')[0];
    if (card.classList.contains('S') || card.querySelector('.hid') !== null) continue;
    const box = card.getBoundingClientRect();
    const text = card.querySelector('.face .tx');
    if (text === null || text.textContent.trim() === '') wrong.push(`${name}: no text`);
    for (const part of card.querySelectorAll('.face :is(.nm, .tl, .tx, .no, .stats)')) {
      const r = part.getBoundingClientRect();
      if (r.width === 0) continue;
      if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
        wrong.push(`${name}: ${part.className} holds ${part.scrollWidth}x${part.scrollHeight}`
          + ` in ${part.clientWidth}x${part.clientHeight}`);
      if (r.left < box.left - 1 || r.right > box.right + 1 || r.top < box.top - 1 || r.bottom > box.bottom + 1)
        wrong.push(`${name}: ${part.className} stands out of the card by ${Math.round(r.bottom - box.bottom)}`);
    }
    const why = card.querySelector('.face .no');
    if (why !== null && text !== null) {
      const words = document.createRange();
      words.selectNodeContents(text);
      if (words.getBoundingClientRect().bottom > why.getBoundingClientRect().top + 1)
        wrong.push(`${name}: its text lies below the reason`);
    }
    read += 1;
  }
  return { read, wrong };
}"""


def readable(page: Page, selector: str, least: int) -> None:
    page.wait_for_timeout(300)  # type has come, sizes are settled
    found: dict[str, Any] = page.evaluate(UNREADABLE, selector)
    assert found["wrong"] == [], "\n".join(found["wrong"])
    assert found["read"] >= least, found


def played(game: str, kind: int) -> Match:
    def found(state: State, ask: Ask) -> bool:
        assert isinstance(state, CardState)
        return ask.kind == kind and state.round >= 2 and len(state.hand[ask.seat]) >= 5

    return played_until(game, 2, "faces", found, "heuristic")


@pytest.mark.parametrize("game", ["lcg", "hbo"])
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_card_of_the_hand_says_its_text_and_cuts_no_word(
    open_page: OpenPage, hall: Hall, game: str, lang: str
) -> None:
    page = open_page("/", lang=lang)
    show_moment(page, hall, played(game, codes.D_MARSHAL))
    readable(page, ".cg-hand .cg-card", 5)
    assert page.locator(".cg-hand .cg-card.M").count() == page.locator(".cg-hand .cg-card").count()
    # What lies there greyed says why.
    if page.locator(".cg-hand .cg-card.dim").count():
        expect(page.locator(".cg-hand .cg-card.dim .no").first).to_be_visible()
    readable(page, ".cg-board .cg-card", 1)
    shot(page, f"faces-{game}-{lang}")
    for width, height in ((1366, 768), (390, 844)):
        resize(page, {"width": width, "height": height})
        readable(page, ".cg-hand .cg-card", 5)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_card_of_the_box_can_be_read(open_page: OpenPage, hall: Hall, lang: str) -> None:
    """The deck builder draws them all, as small as they are in a hand."""
    page = open_page("/decks/lcg/new", lang=lang)
    factions = page.locator("main button[data-h]")
    expect(factions.first).to_be_visible()
    for i in range(factions.count()):
        page.goto(f"{hall.url}/decks/lcg/new")
        factions.nth(i).click()
        expect(page.locator("[data-card] .cg-card").first).to_be_visible()
        readable(page, "[data-card] .cg-card", 30)


def test_a_card_is_shown_where_it_is_named_in_the_recap_and_in_the_bar(open_page: OpenPage, hall: Hall) -> None:
    def second(state: State, ask: Ask) -> bool:
        assert isinstance(state, CardState)
        return ask.kind == codes.D_MARSHAL and state.round >= 2 and ask.seat == state.active != state.first

    page = open_page("/", lang="pl")
    show_moment(page, hall, played_until("lcg", 2, "recap", second, "heuristic"))
    # The first player has marshaled; the name stands in whatever form the sentence needs.
    name = page.locator(".recap [data-tip^='card:']").first
    expect(name).to_be_visible()
    tip = page.locator("[role=tooltip]")
    name.hover()
    expect(tip.locator(".cg-card.X .tx")).to_be_visible()
    assert (tip.locator(".cg-card.X .vh").text_content() or "").startswith(name.inner_text()[:4])
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    # By the keyboard: the link that names it.
    page.mouse.move(5, 5)
    page.keyboard.press("Shift+Tab")
    link = page.locator(".recap a:has([data-tip^='card:'])").first
    link.focus()
    expect(tip.locator(".cg-card.X")).to_be_visible()


def test_a_card_named_in_the_chat_and_in_the_rules_is_shown(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/", lang="en")
    sit_down(page, hall, "lcg", "faces", "heuristic")
    page.locator("[data-region=chat] input").fill("Beware of Grey Wind, not of the wind.")
    page.locator("[data-region=chat] input").press("Enter")
    name = page.locator("[data-region=chat] [data-tip^='card:']")
    expect(name).to_have_text("Grey Wind")
    name.hover()
    expect(page.locator("[role=tooltip] .cg-card.X .nm")).to_contain_text("Grey Wind")
    page.goto(f"{hall.url}/rules/lcg#LCG-AMB.41")
    named = page.locator("[data-rule='LCG-AMB.41'] [data-tip^='card:']").first
    expect(named).to_be_visible()
    named.hover()
    page.mouse.move(5, 5)
    named.hover()
    expect(page.locator("[role=tooltip] .cg-card.X .tx")).to_be_visible()
