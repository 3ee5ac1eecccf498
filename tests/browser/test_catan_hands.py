"""Catan with the mouse: colours in the bar, discarding after a 7 and a trade with a chosen partner in the panels."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from greathall.games.catan.names import RESOURCES

from .conftest import Hall, OpenPage, shot
from .player import PROMPT
from .record import Record, call, gather, made, seated, table_at, table_of

LAY = ".hand .lay"
FILLS = {"yellow": "#e9b421", "blue": "#2f6bbd", "black": "#2d2e32"}


@pytest.fixture(scope="module")
def record() -> Record:
    return Record("base-3-1")


def test_colours_are_picked_by_clicks(open_page: OpenPage, hall: Hall) -> None:
    """CAT-SETUP.2, CAT-SETUP.4: on the pictured board nobody is offered red, a colour is gone when it is taken,
    the last one is left to the bot; seats and pieces are shown in the colours that were clicked."""
    anna = open_page("/", lang="en")
    wish = {"game": "catan", "seats": seated(3, 0, 1), "options": {"mode": "base", "first_player": "0"}}
    anna, bartek = gather(open_page, hall, anna, str(call(anna, "POST", "/api/tables", wish)["id"]))
    [other, bot] = [s["name"] for s in call(anna, "GET", f"/api/tables/{table_of(anna)}")["seats"][1:]]
    buttons = [page.locator(PROMPT).get_by_role("button", name="Play ") for page in (anna, bartek)]
    expect(buttons[0]).to_contain_text(["Play yellow", "Play blue", "Play black"])
    expect(buttons[0]).to_have_count(3)
    expect(buttons[1]).to_have_count(0)
    expect(anna.locator("[role=img][aria-label^='settlement:']")).to_have_count(0)
    shot(anna, "picking-a-colour")
    buttons[0].filter(has_text="black").click()
    expect(buttons[1]).to_contain_text(["Play yellow", "Play blue"])
    expect(buttons[1]).to_have_count(2)
    expect(buttons[0]).to_have_count(0)
    buttons[1].filter(has_text="blue").click()
    for page in (anna, bartek):
        for p, (name, colour) in enumerate((("Anna", "black"), (other, "blue"), (bot, "yellow"))):
            expect(page.locator("[data-region=log]")).to_contain_text(f"{name} plays {colour}")
            expect(page.locator("article.seat").nth(p)).to_have_attribute("data-seat", colour)
            houses = page.get_by_role("img", name=f"settlement: {name}", exact=True)
            expect(houses).to_have_count(2)
            for i in range(2):
                expect(houses.nth(i).locator("path").first).to_have_attribute("fill", FILLS[colour])
    shot(bartek, "colours-picked")
    expect(anna.locator(PROMPT).get_by_role("button", name="Roll the dice")).to_be_visible()


def hand(page: Page) -> list[int]:
    """The cards on the page, in the order of the resources."""
    card = "[data-region=hand] .rs[data-r={}] button b"
    return [int(page.locator(card.format(r)).inner_text()) for r in RESOURCES]


def discard(page: Page, need: int) -> list[int]:
    """Lay out `need` cards one by one, one of them back again in between, and send them; returns what is kept."""
    lay = page.locator(LAY)
    go = lay.get_by_role("button", name=f"Discard {need}")
    expect(go).to_be_disabled()
    for i in range(need):
        expect(lay).to_contain_text(f"{i} of {need}")
        page.locator("[data-region=hand] .rs button.can").first.click()
    expect(page.locator("[data-region=hand] .rs button.can")).to_have_count(0)  # it is enough
    lay.locator("button.mini").first.click()  # on second thoughts
    expect(lay).to_contain_text(f"{need - 1} of {need}")
    expect(go).to_be_disabled()
    page.locator("[data-region=hand] .rs button.can").last.click()
    shot(page, "discarding")
    kept = hand(page)
    go.click()
    return kept


def test_two_persons_discard_after_a_seven(open_page: OpenPage, hall: Hall, record: Record) -> None:
    n = record.before_discards(2)
    roller = record.match.choices[n][0]
    other = next(a.seat for a in record.at(n + 1).asks if a.seat != roller)
    sizes = record.at(n).hand_size
    anna = open_page("/", lang="en")
    # After the roll: chance is new where other people go on from a record.
    anna, bartek = gather(open_page, hall, anna, table_at(anna, record, n + 1, roller, other))
    table = table_of(anna)
    expect(anna.locator(LAY)).to_be_visible()
    told = anna.locator("[data-region=log] li").filter(has_text="discards")
    before = told.count()  # there were other sevens
    expect(bartek.locator(LAY)).to_be_visible()
    anna.locator("[data-region=hand] .rs button.can").first.click()
    kept = discard(bartek, sizes[other] // 2)
    expect(bartek.locator(LAY)).to_have_count(0)
    # Sealed: Anna is not told what, and still has to lay out hers; what lies there already stays.
    anna.wait_for_timeout(300)
    expect(anna.locator(LAY)).to_contain_text(f"1 of {sizes[roller] // 2}")
    anna.locator(LAY).locator("button.mini").click()
    expect(told).to_have_count(before)
    assert made(anna, table) == n + 1 + sizes[other] // 2
    own = discard(anna, sizes[roller] // 2)
    for page in (anna, bartek):
        expect(page.locator(LAY)).to_have_count(0)
        # Bartek's cards are gone with the line that tells of them: he laid out his long before.
        expect(page.locator("[data-region=log] li").filter(has_text="discards").nth(before)).to_be_attached()
    assert hand(anna) == own
    assert hand(bartek) == kept
    # Then the roller moves Tormund on the board.
    expect(anna.locator("[data-region=board] [data-code]").first).to_be_visible()


def lay_out(page: Page, side: str, resource: int) -> None:
    row = page.locator(".trade").get_by_role("group", name=side, exact=True)
    row.get_by_role("button", name=f"{side}: {RESOURCES[resource]}").click()


def test_a_trade_with_the_partner_of_ones_choice(open_page: OpenPage, hall: Hall, record: Record) -> None:
    """Anna offers, Bartek accepts, Celina would rather have a card more: Anna chooses Celina all the same."""
    n, give, want = record.before_trade()
    active = record.at(n).asks[0].seat
    first, second = (p for p in range(3) if p != active)
    anna = open_page("/", lang="en")
    anna, bartek, celina = gather(open_page, hall, anna, table_at(anna, record, n, active, first, second))
    cards = [hand(page) for page in (anna, bartek, celina)]
    name = call(anna, "GET", f"/api/tables/{table_of(anna)}")["seats"][second]["name"]
    propose = anna.locator(".trade").get_by_role("button", name="Offer", exact=True)
    expect(propose).to_be_disabled()  # nothing is laid out yet
    lay_out(anna, "give", give)
    lay_out(anna, "get", want)
    propose.click()
    bartek.locator(".trade").get_by_role("button", name="Accept", exact=True).click()
    celina.locator(".trade").get_by_role("button", name="Counter-offer", exact=True).click()
    # The offer turned round lies there already: one more card is asked for.
    more = next(r for r in range(5) if r not in (give, want) and cards[0][r])
    lay_out(celina, "get", more)
    celina.locator(".trade").get_by_role("button", name="Send counter-offer").click()
    answers = anna.locator(".trade .offers li")
    expect(answers.get_by_role("button")).to_have_count(2)  # both would: Anna chooses
    shot(anna, "choosing-a-partner")
    answers.filter(has_text=name).get_by_role("button").click()
    for r, by in ((give, 1), (more, 1), (want, -1)):
        cards[0][r] -= by
        cards[2][r] += by
    for page, held in zip((anna, bartek, celina), cards, strict=True):
        expect(page.locator(".trade .offers")).to_have_count(0)
        expect(page.locator("[data-region=log]")).to_contain_text(f"trades with {name}")
        assert hand(page) == held
