"""Decks in a real browser: built, refused by the right rule, mended, kept, shared, copied, and played with."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games import registry

from .conftest import LOOKS, Hall, OpenPage, shot
from .record import call, table_of
from .test_table import axe

GAME = registry.get("lcg")
STARK = GAME.deck_text("core-stark-fealty")


def more(page: Page, card: str, times: int = 1) -> None:
    button = page.locator("section.pool").get_by_role("button", name=f"One {card} more")
    for _ in range(times):
        button.click()


def find(page: Page, words: str) -> None:
    page.get_by_role("searchbox", name="Name, trait or text").fill(words)


def deck(page: Page) -> Locator:
    return page.get_by_label("Your deck", exact=True)


def faults(page: Page) -> Locator:
    return deck(page).get_by_role("list", name="What is wrong").get_by_role("listitem")


def keep(page: Page, name: str, text: str = STARK) -> str:
    return str(call(page, "POST", "/api/games/lcg/decks", {"name": name, "text": text})["id"])


def sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > window.innerWidth + 1"))


@pytest.mark.timeout(180)
def test_built_refused_mended_kept_shared_copied_and_played(open_page: OpenPage, hall: Hall) -> None:
    anna = open_page("/", lang="en")
    anna.locator("main").get_by_role("link", name="Decks").click()
    anna.wait_for_url("**/decks/lcg")
    anna.get_by_role("button", name="New deck").click()
    anna.get_by_role("button", name="House Stark").click()
    # An empty deck is told what it lacks, rule by rule.
    expect(faults(anna)).to_have_count(2)
    expect(faults(anna).first).to_contain_text("The plot deck has 0 cards, not 7.")
    # Most of it comes from a text, the rest by hand.
    anna.get_by_role("button", name="Import").click()
    short = STARK.replace("3x Robb Stark (Core)\n", "").replace("1x Sneak Attack (Core)\n", "")
    anna.get_by_role("textbox", name="The deck as text").fill(short)
    anna.get_by_role("button", name="Import the deck").click()
    expect(faults(anna)).to_have_text(
        [
            re.compile(r"plot deck has 6 cards, not 7.*LCG-DECK\.3", re.S),
            re.compile(r"has 57 cards; 60.*LCG-DECK\.6", re.S),
        ]
    )
    find(anna, "robb")
    more(anna, "Robb Stark", 3)
    find(anna, "atak z zaskoczenia")  # found by its Polish name too
    more(anna, "Sneak Attack")
    expect(deck(anna)).to_contain_text("A legal deck.")
    # A fourth copy is refused with the rule, which opens.
    find(anna, "robb")
    more(anna, "Robb Stark")
    refused = deck(anna).get_by_role("alert")
    expect(refused).to_contain_text("Robb Stark appears 4 times; allowed is 3.")
    shot(anna, "decks-refused-en")
    axe(anna)
    refused.get_by_role("button", name="LCG-DECK.7").click()
    expect(anna.get_by_role("dialog").locator("[data-rule='LCG-DECK.7'].open")).to_be_visible()
    anna.keyboard.press("Escape")
    # A loyal card of another house may be looked for and put in, but not played with.
    find(anna, "tywin")
    expect(anna.locator("[data-card]")).to_have_count(0)
    anna.get_by_label("only what may be in this deck").uncheck()
    more(anna, "Tywin Lannister")
    expect(faults(anna)).to_have_text([re.compile(r"Tywin Lannister is loyal.*LCG-DECK\.10", re.S)])
    expect(anna.get_by_role("button", name="Play a bot")).to_be_disabled()
    anna.locator("section.pool").get_by_role("button", name="One Tywin Lannister fewer").click()
    expect(deck(anna)).to_contain_text("A legal deck.")
    # Kept under a name; a name that would be a line of the list is not taken.
    name = anna.get_by_role("textbox", name="Name of the deck")
    name.fill("Plots")
    expect(faults(anna)).to_have_text([re.compile("cannot be called 'Plots'")])
    name.fill("Wolves of winter")
    expect(deck(anna)).to_contain_text("A legal deck.")
    anna.get_by_role("button", name="Save", exact=True).click()
    anna.wait_for_url(re.compile(r"/decks/lcg/(?!new)\w+$"))
    expect(deck(anna)).to_contain_text("saved")
    link = anna.url
    anna.get_by_role("button", name="Share").click()
    expect(anna.get_by_role("textbox", name="Link to the deck")).to_have_value(link)
    anna.keyboard.press("Escape")
    # By the link another browser sees it, in another language, and can only copy it.
    bartek = open_page(link.removeprefix(hall.url), lang="pl")
    expect(bartek.get_by_role("textbox", name="Nazwa talii")).to_have_value("Wolves of winter")
    expect(bartek.get_by_role("button", name=re.compile("^Usuń( talię .*)?$"))).to_have_count(0)
    bartek.get_by_role("button", name="Zachowaj kopię").click()
    bartek.wait_for_url(lambda url: url != link)
    assert len(call(bartek, "GET", "/api/games/lcg/decks")["mine"]) == 1
    shot(bartek, "decks-copied-pl")
    axe(bartek)
    bartek.get_by_role("button", name="Zagraj z botem").click()
    bartek.wait_for_url("**/t/*")
    options = call(bartek, "GET", f"/api/tables/{table_of(bartek)}")["options"]
    assert options["deck1"].startswith("Wolves of winter\n\nHouse Stark\n")
    expect(bartek.locator("[data-region=board]")).to_be_visible()


def test_two_tabs(open_page: OpenPage, hall: Hall) -> None:
    one = open_page("/decks/lcg", lang="en")
    path = f"/decks/lcg/{keep(one, 'Tabs')}"
    one.goto(hall.url + path)
    two = one.context.new_page()
    two.goto(hall.url + path)
    for page, name in ((one, "First"), (two, "Second")):
        page.get_by_role("textbox", name="Name of the deck").fill(name)
        page.get_by_role("button", name="Save", exact=True).click()
    expect(two.get_by_role("alert")).to_contain_text("changed meanwhile")
    two.get_by_role("button", name="Save as a copy").click()
    two.wait_for_url(lambda url: not url.endswith(path))
    names = sorted(d["name"] for d in call(one, "GET", "/api/games/lcg/decks")["mine"])
    assert names == ["First", "Second"]
    # What was not kept is there again after the page was left.
    one.get_by_role("textbox", name="Name of the deck").fill("Third")
    one.wait_for_timeout(400)
    one.reload()
    expect(one.get_by_role("textbox", name="Name of the deck")).to_have_value("Third")
    one.get_by_role("button", name="Take them back").click()
    expect(one.get_by_role("textbox", name="Name of the deck")).to_have_value("First")


def test_a_table_with_decks_of_ones_own(open_page: OpenPage, hall: Hall) -> None:
    anna, bartek = open_page("/", lang="en"), open_page("/", lang="pl")
    keep(anna, "Wolves")
    keep(bartek, "Ogary", GAME.deck_text("core-greyjoy-lion"))
    anna.get_by_role("article", name="second edition").get_by_role("button", name="Table").click()
    box = anna.get_by_role("dialog")
    box.get_by_role("button", name="2", exact=True).click()
    box.get_by_role("combobox", name="Deck of seat 1").select_option(label="Wolves")
    # A text that is no legal deck is not taken, and it is said why.
    box.get_by_role("combobox", name="Deck of seat 2").select_option(label="Paste a deck…")
    box.get_by_role("textbox", name="Deck as text").fill("House Stark\n4x Robb Stark (Core)")
    box.get_by_role("button", name="Use this deck").click()
    expect(box.get_by_text("Robb Stark appears 4 times; allowed is 3.")).to_be_visible()
    box.get_by_role("textbox", name="Deck as text").fill(STARK.replace("Winter Muster", "Pasted"))
    box.get_by_role("button", name="Use this deck").click()
    expect(box.get_by_role("combobox", name="Deck of seat 2").locator("option:checked")).to_have_text("Pasted")
    shot(anna, "decks-new-table-en")
    axe(anna)
    box.get_by_role("button", name="Open the table and invite").click()
    anna.wait_for_url("**/t/*")
    table = table_of(anna)
    # Who sits down brings a deck of their own; everybody sees which.
    bartek.goto(f"{hall.url}/t/{table}")
    expect(bartek.get_by_text("Wolves")).to_be_visible()
    bartek.get_by_role("button", name="Usiądź tutaj").click()
    own = bartek.get_by_role("combobox", name="Talia miejsca 2")
    own.select_option(label="Ogary")
    expect(anna.get_by_text("Ogary")).to_be_visible()
    expect(anna.get_by_role("combobox", name="Deck of seat 2")).to_have_count(0)
    shot(bartek, "decks-waiting-pl")
    axe(bartek)
    anna.get_by_role("button", name="Start").click()
    expect(bartek.locator("[data-region=board]")).to_be_visible()
    options = call(anna, "GET", f"/api/tables/{table}")["options"]
    assert [options[f"deck{n}"].split("\n")[0] for n in (1, 2)] == ["Wolves", "Ogary"]


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_on_a_phone(open_page: OpenPage, hall: Hall, lang: str, theme: str) -> None:
    words = {
        "pl": ("Talia", "Próbna ręka", "O jedną mniej: Robb Stark", "Filtry", "Mulligan", "Lista"),
        "en": ("Deck", "Test hand", "One Robb Stark fewer", "Filters", "Mulligan", "List"),
    }[lang]
    page = open_page("/decks/lcg", lang=lang, theme=theme, phone=True)
    mine = keep(page, "Wilki")
    page.reload()
    expect(page.locator(f"[data-deck='{mine}']")).to_be_visible()
    shot(page, f"decks-shelf-{lang}-{theme}-phone")
    axe(page)
    assert not sideways(page)
    page.locator(f"[data-deck='{mine}']").click()
    nav = page.locator("nav.bar")
    expect(page.locator("[data-card]").first).to_be_visible()
    axe(page)
    assert not sideways(page)
    page.locator("[data-card] .cg-card").first.tap()  # looked at closely
    expect(page.locator(".zoom")).to_be_visible()
    shot(page, f"decks-zoom-{lang}-{theme}-phone")
    page.locator(".zoom").get_by_role("button").click()
    page.get_by_role("button", name=words[3]).click()
    shot(page, f"decks-filters-{lang}-{theme}-phone")
    axe(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words[5], exact=True).click()
    page.get_by_role("button", name=words[2]).click()
    expect(nav.locator("i")).to_have_text("59")
    nav.get_by_role("button", name=re.compile(f"^{words[0]}")).click()
    expect(page.get_by_text("LCG-DECK.6", exact=True)).to_be_visible()
    shot(page, f"decks-deck-{lang}-{theme}-phone")
    axe(page)
    assert not sideways(page)
    nav.get_by_role("button", name=words[1]).click()
    expect(page.locator(".hand .cg-card")).to_have_count(7)
    page.get_by_role("button", name=words[4]).click()
    expect(page.get_by_role("button", name=words[4])).to_be_disabled()
    shot(page, f"decks-hand-{lang}-{theme}-phone")
    axe(page)


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_no_serious_accessibility_findings(open_page: OpenPage, lang: str, theme: str) -> None:
    page = open_page("/decks/lcg", lang=lang, theme=theme)
    expect(page.locator("[data-deck]")).to_have_count(len(GAME.decks()))
    axe(page)
    page.locator("[data-deck='core-1']").click()
    expect(page.get_by_text("LCG-DECK.10").first).to_be_visible()
    page.locator("[data-card] .cg-card").first.hover()
    expect(page.locator(".zoom")).to_be_visible()
    shot(page, f"decks-desk-{lang}-{theme}")
    axe(page)


@pytest.mark.parametrize("phone", (False, True))
def test_decks_are_a_place_of_the_house(open_page: OpenPage, phone: bool) -> None:
    """Without a game named they are found all the same, and every other place can be reached from them."""
    page = open_page("/decks", lang="en", phone=phone)
    expect(page.locator("[data-deck]").first).to_be_visible()
    assert page.url.endswith("/decks/lcg")
    nav = page.get_by_role("navigation", name="Main").filter(visible=True)
    expect(nav.get_by_role("link", name="Decks")).to_have_attribute("aria-current", "page")
    nav.get_by_role("link", name="Rules").click()
    nav.get_by_role("link", name="Decks").click()
    expect(page.locator("[data-deck]").first).to_be_visible()
