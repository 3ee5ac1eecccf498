"""The card game in a real browser: a whole joust by clicks, a melee with a redirect, every size, theme and language."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from greathall.games.cardgame import codes as both
from greathall.games.lcg import codes
from greathall.games.lcg.state import LcgState
from greathall.kernel.match import Match
from greathall.kernel.state import Ask, State

from .conftest import VIEWS, Hall, OpenPage, shot
from .lord import (
    OFFERED,
    TARGETS,
    Lord,
    answer_in_words,
    go_on,
    name_of,
    played_until,
    show,
    show_moment,
    sit_down,
    stands_still,
    text_mode,
)
from .player import PROMPT
from .record import call
from .test_table import axe

REDIRECTED = re.compile("redirect|przekierowan")


def game_until(seats: int, seed: str, kind: int) -> Match:
    return played_until("lcg", seats, seed, lambda state, ask: ask.kind == kind, "heuristic")


DEFENCE = game_until(2, "fight", both.D_DEFENDERS)
DRAFT = game_until(3, "draft", codes.D_TITLE)


@pytest.mark.timeout(120)
def test_a_whole_joust_by_clicks_in_polish(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/")
    sit_down(page, hall, "lcg", "hall", "heuristic")
    expect(page.locator(".cg-hand .cg-card")).to_have_count(7)
    shot(page, "lcg-mulligan")
    lord = Lord(page, 4, 0.3)
    lord.play(90)
    assert lord.over(), f"not over after {lord.clicks} clicks: {lord.missed[-2:]}"
    assert lord.clicks > 15 and lord.cards > 6 and len(lord.seen) > 5
    assert len(lord.missed) <= 3, lord.missed
    expect(page.locator(TARGETS)).to_have_count(0)
    expect(page.locator("section.end")).to_be_visible()
    shot(page, "lcg-over")


@pytest.mark.timeout(120)
def test_a_melee_of_three_browsers_in_which_a_challenge_is_redirected(open_page: OpenPage, hall: Hall) -> None:
    def against_another(state: State, ask: Ask) -> bool:
        assert isinstance(state, LcgState)
        return ask.kind == codes.D_REDIRECT and ask.seat != state.active

    match = played_until("lcg", 3, "redirect", against_another, "heuristic")
    last = len(match.choices)
    first = max(n for n in range(last) if match.at(n).asks[0].kind == both.D_CHALLENGE)
    attacker = match.choices[first][0]
    regent = match.state.asks[0].seat
    assert attacker != regent
    host = open_page("/", lang="en")
    people = [{"kind": "me", "name": "Marta"}, {"kind": "open"}, {"kind": "open"}]
    table = go_on(host, match, first, people)
    pages = [host]
    for invite in call(host, "GET", f"/api/tables/{table}/invites"):
        guest = open_page(f"/t/{table}#{invite['token']}", lang="pl")
        guest.wait_for_url(lambda url: "#" not in url)
        pages.append(guest)
    while any(seat["kind"] == "open" for seat in call(host, "GET", f"/api/tables/{table}")["seats"]):
        host.wait_for_timeout(50)
    call(host, "POST", f"/api/tables/{table}/host", {"act": "start"})
    for page in pages:
        show(page, hall, table)
        expect(page.locator(".lcg-strip .tile")).to_have_count(2)
    # The challenge as it was made in the record, each by its own browser.
    made = {code for _, code in match.choices[first:last]}
    lords = [Lord(page, i, 1.0) for i, page in enumerate(pages)]
    for lord in lords:
        lord.wish = lambda code: code in made or code // both.SPAN == codes.REDIRECT // both.SPAN
        lord.leave = REDIRECTED
    asked = pages[regent].locator(f"{PROMPT}.yours h2")
    limit = time.monotonic() + 30
    while not asked.filter(has_text=REDIRECTED).count():
        assert time.monotonic() < limit, [lord.missed for lord in lords]
        if not any([lord.decide() for lord in lords]):
            host.wait_for_timeout(30)
    shot(pages[regent], "lcg-redirect-asked")
    pages[regent].locator(f"{PROMPT} .acts .btn").first.click()
    for lord in lords:
        lord.leave = None
    while not pages[regent].locator(".cg-lane .red").count():
        assert time.monotonic() < limit, [lord.missed for lord in lords]
        if not any([lord.decide() for lord in lords]):
            host.wait_for_timeout(30)
    for page in pages:
        expect(page.locator(".cg-lane .red")).to_be_visible()
    shot(host, "lcg-redirected")
    # Titles with their relations, and another opponent opened large.
    host.locator(".tbtn").click()
    expect(host.locator(".lcg-titles .tile")).to_have_count(6)
    assert host.locator(".lcg-titles line.support").count() == 5
    shot(host, "lcg-titles")
    host.locator(".cg-tray .icb").click()
    shut = host.locator(".lcg-strip .tile:not(.open) .hd")
    name = shut.locator(".n").inner_text()
    shut.click()
    expect(host.locator(".lcg-strip .tile.open .n")).to_contain_text(name.strip())


@pytest.mark.parametrize(("lang", "theme", "phone"), VIEWS)
def test_every_size_theme_and_language(open_page: OpenPage, hall: Hall, lang: str, theme: str, phone: bool) -> None:
    """In the middle of a challenge of a joust, and in the title draft of a melee."""
    page = open_page("/", lang=lang, theme=theme, phone=phone)
    show_moment(page, hall, DEFENCE)
    expect(page.locator(".cg-lane .tot button").first).to_be_visible()
    expect(page.locator(TARGETS).first).to_be_visible()
    stands_still(page)
    shot(page, f"lcg-challenge-{lang}-{theme}-{'phone' if phone else 'desktop'}")
    axe(page)
    show_moment(page, hall, DRAFT)
    expect(page.locator(".lcg-titles .tile[data-code]").first).to_be_visible()
    stands_still(page)
    shot(page, f"lcg-titles-{lang}-{theme}-{'phone' if phone else 'desktop'}")
    axe(page)


def test_a_phone_takes_a_card_up_first_and_reads_it_on_a_sheet(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/", phone=True)
    sit_down(page, hall, "lcg", "hall", "heuristic")
    lord = Lord(page, 2, 0.2)
    lord.play(40, lambda: page.locator(".cg-hand [data-code]").count() > 0)
    card = page.locator(".cg-hand [data-code]").first
    label = name_of(card)
    card.tap()
    expect(page.locator(f"{PROMPT} .acts .btn.sel")).to_contain_text(label)
    expect(page.locator(".cg-hand .cg-card.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".cg-hand .cg-card.chosen")).to_have_count(0)
    # A long press reads it and chooses nothing.
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator(".closely h3")).to_have_text(label)
    card.dispatch_event("pointerup", {"pointerType": "touch"})
    shot(page, "lcg-sheet")
    page.locator(".closely .icb").tap()
    expect(page.locator(".closely")).to_have_count(0)
    # Everything to touch is at least 44 points high or wide enough to hit.
    small = page.evaluate("""() => [...document.querySelectorAll('[data-code]')]
      .map((x) => x.getBoundingClientRect()).filter((r) => r.width > 0 && Math.min(r.width, r.height) < 24).length""")
    assert small == 0


def test_the_keyboard_alone(open_page: OpenPage, hall: Hall) -> None:
    """Keys choose, Space passes, arrows walk along the hand, focus reads a card."""
    page = open_page("/", lang="en")
    sit_down(page, hall, "lcg", "hall", "heuristic")
    keys: set[str] = set()
    limit = time.monotonic() + 40
    while len(keys) < 2 or page.locator(".phases .on").inner_text() in ("Set-up", "Plot"):
        assert time.monotonic() < limit, keys
        now = page.evaluate(OFFERED)
        if now is None:
            page.wait_for_timeout(30)
            continue
        numbered = page.locator("[data-region=board] .keyn, [data-region=hand] .keyn")
        if now["passing"] and "number" in keys and "space" not in keys:
            key = " "
            page.wait_for_timeout(450)  # a press that comes at once is not meant for this question
        elif numbered.count():
            key = numbered.first.inner_text()
        elif now["buttons"]:
            key = "1"
        else:
            key = " "
        page.keyboard.press(key)
        keys.add("space" if key == " " else "number")
        page.wait_for_timeout(120)
    hand = page.locator(".cg-hand .cg-card")
    hand.first.focus()
    before = name_of(hand.first)
    expect(page.locator(".cg-panel h3")).to_have_text(before)
    page.keyboard.press("ArrowRight")
    after = name_of(hand.nth(1))
    expect(hand.nth(1)).to_be_focused()
    expect(page.locator(".cg-panel h3")).to_have_text(after)


def test_text_mode_tells_the_table_and_plays(open_page: OpenPage, hall: Hall) -> None:
    page = open_page("/", lang="en")
    words = text_mode(page, hall, show_moment(page, hall, DEFENCE))
    expect(words).to_contain_text("Your hand")
    seat = DEFENCE.state.asks[0].seat
    seen = DEFENCE.state.mask(seat)
    assert isinstance(seen, LcgState)
    assert seen.hand[1 - seat] and all(c < 0 for c in seen.hand[1 - seat])
    axe(page)
    answer_in_words(page)


# Every card flies as flight.ts lets it fly; the times between frames meanwhile, in milliseconds.
FRAMES = """async () => {
  const cards = [...document.querySelectorAll('[data-region=board] [data-fly]')];
  const times = [];
  let last = performance.now(), on = true;
  const tick = (now) => { times.push(now - last); last = now; if (on) requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
  const keys = [{ transform: 'translate(120px, -80px) scale(0.8)', opacity: 0.2 }, { transform: 'none', opacity: 1 }];
  for (let i = 0; i < 3; i++) {
    const how = (j) => ({ duration: 320, delay: Math.min(j * 40, 240), fill: 'backwards' });
    const all = cards.map((c, j) => c.animate(keys, how(j)));
    await Promise.all(all.map((a) => a.finished));
  }
  on = false;
  return [cards.length, times.slice(2)];
}"""


def test_forty_cards_in_play_move_smoothly(open_page: OpenPage, hall: Hall) -> None:
    def full(state: State, ask: Ask) -> bool:
        assert isinstance(state, LcgState)
        return ask.seat == 0 and sum([len(play) for play in state.play]) >= 40

    match = played_until("lcg", 6, "forty", full, "random")
    page = open_page("/")
    people: list[dict[str, Any]] = [{"kind": "me", "name": "Marta"}]
    people += [{"kind": "bot", "bot": "random"} for _ in range(5)]
    show(page, hall, go_on(page, match, len(match.choices), people))
    shot(page, "lcg-forty")
    count, times = page.evaluate(FRAMES)
    assert count >= 40
    times.sort()
    middle, slow = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(f"{count} cards: {len(times)} frames, median {middle:.1f} ms, 95% under {slow:.1f} ms")
    # Sixty a second is 16.7 ms; a machine without a graphics card and with other work may halve that, not more.
    assert middle < 34, f"median {middle:.1f} ms of {len(times)} frames"
    nodes = page.evaluate("document.querySelectorAll('[data-region=board] *').length")
    assert nodes < 2500, nodes
