"""How games begin: the choice before a quick game, what the lobby tells, the rules as a book."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from greathall.games import registry
from greathall.texts import Texts

from .conftest import OpenPage, shot
from .record import call
from .test_table import axe


def card(page: Page, game: str, lang: str) -> None:
    """Press Play on a game's card of the lobby."""
    name = Texts(lang, registry.get(game)).get("game-name")
    play = "Graj" if lang == "pl" else "Play"
    page.get_by_role("article", name=name, exact=True).get_by_role("button", name=play, exact=True).click()


def seated(page: Page) -> dict[str, object]:
    page.wait_for_url("**/t/*")
    table: dict[str, object] = call(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    return table


def test_the_card_game_asks_for_the_house_and_remembers_it(open_page: OpenPage) -> None:
    page = open_page("/", lang="pl")
    card(page, "lcg", "pl")
    box = page.get_by_role("dialog")
    expect(box.get_by_role("radio", name="Starkowie")).to_be_checked()
    shot(page, "quick-lcg-pl")
    axe(page)
    box.get_by_role("radio", name="Greyjoyowie").check()
    box.get_by_role("radio", name="losowy").check()
    box.get_by_role("button", name="Graj").click()
    table = seated(page)
    options, seats = table["options"], table["seats"]
    assert isinstance(options, dict) and isinstance(seats, list)
    assert len(seats) == 2 and seats[1]["bot"] == "random", "a joust"
    assert options["deck1"] == "core-greyjoy-lion" != options["deck2"]
    page.goto(page.url.split("/t/")[0])
    card(page, "lcg", "pl")
    expect(box.get_by_role("radio", name="Greyjoyowie")).to_be_checked()
    expect(box.get_by_role("radio", name="losowy")).to_be_checked()
    page.keyboard.press("Enter")  # begins at once with what was chosen last
    seated(page)


@pytest.mark.parametrize("phone", (False, True))
def test_the_two_houses_ask_for_the_side(open_page: OpenPage, phone: bool) -> None:
    page = open_page("/", lang="en", theme="dark", phone=phone)
    card(page, "hbo", "en")
    page.get_by_role("radio", name="Lannister").check()
    page.get_by_role("dialog").get_by_role("button", name="Play").click()
    options = seated(page)["options"]
    assert isinstance(options, dict) and options["houses"] == "lannister_first"


def test_a_card_of_the_lobby_tells_what_awaits(open_page: OpenPage) -> None:
    page = open_page("/", lang="en")
    article = page.get_by_role("article", name=Texts("en", registry.get("catan")).get("game-name"), exact=True)
    for words in ("3–4", "75 min", "medium", "economy, shared defence"):
        expect(article.get_by_text(words, exact=True)).to_be_visible()
    expect(article.get_by_role("button", name="Open a table")).to_be_visible()


@pytest.mark.parametrize(("lang", "phone"), (("pl", False), ("en", True)))
def test_the_rules_are_a_book(open_page: OpenPage, lang: str, phone: bool) -> None:
    texts = Texts(lang, registry.get("catan"))
    page = open_page("/rules/catan", lang=lang, phone=phone)
    expect(page.get_by_text(texts.get("book-goal"))).to_be_visible()
    expect(page.locator(".over .pic svg").first).to_be_visible()
    axe(page)
    page.get_by_role("link", name=texts.get("chapter-CAT-BREACH"), exact=True).last.click()
    heading = page.get_by_role("heading", name=texts.get("chapter-CAT-BREACH"))
    expect(heading).to_be_in_viewport()
    assert page.url.endswith("#CAT-BREACH")
    page.get_by_role("searchbox").fill("Tormund")
    expect(page.locator("[data-rule='CAT-TORM.2']")).to_be_visible()
    expect(page.locator("[data-rule='CAT-SETT.1']")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    # Ids are addresses, as they always were; pieces lead to them.
    page.goto(page.url.split("#")[0] + "#glossary")
    page.reload()
    page.locator("[data-piece=keep]").get_by_role("button").click()
    expect(page.locator("[data-rule='CAT-KEEP.1'].open")).to_be_in_viewport()
    assert page.url.endswith("#CAT-KEEP.1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
