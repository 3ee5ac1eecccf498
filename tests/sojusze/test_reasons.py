"""Every refusal names a rule that forbids the choice there, says so in both languages, and tells nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from greathall.games.sojusze import codes
from greathall.games.sojusze.entries import area_card
from greathall.games.sojusze.state import SojuszeState
from greathall.kernel import scenario
from greathall.kernel.rng import Rng
from greathall.texts import Texts, languages
from greathall.texts.reference import rules_of

from ..battery.tables import TABLES
from ..battery.walk import new_state, positions
from .play import GAME, PLAY
from .reasons import REASONS

FOLDER = Path(__file__).parent.parent / "scenarios" / "sojusze"
CODES = GAME.all_codes()
# Of all cards in all areas nearly all lie nowhere.
FEW = [c for c in CODES if c // codes.SPAN not in (codes.AREA // codes.SPAN, codes.AREA_BLANK // codes.SPAN)]
MANY = [c for c in CODES if c not in FEW]
LEAST = 40


def near(s: SojuszeState, rng: Rng) -> list[int]:
    """Nearly all codes: of the cards in areas those that lie there, and some that do not."""
    lying = [code for p, area in enumerate(s.areas) for e in area for code in both(p, area_card(e))]
    return [*FEW, *lying, *[MANY[rng.below(len(MANY))] for _ in range(8)]]


def both(seat: int, card: int) -> list[int]:
    return [verb + seat * codes.AREA_SPAN + card for verb in (codes.AREA, codes.AREA_BLANK)]


def check(s: SojuszeState, asked_for: list[int], seats: list[int]) -> set[str]:
    found = set()
    for seat in seats:
        options = next((a.options for a in s.asks if a.seat == seat), [])
        for code in asked_for:
            rule = GAME.why_not(s, seat, code)
            fits = not rule or (rule in REASONS and REASONS[rule](s, seat, code))
            words = f"{GAME.seat_name(s, seat)}: {GAME.option_words(s, code)}" if not fits else ""
            assert fits, f"{words} is said to be against '{rule}'"
            assert (rule == "") == (code in options)
            found.add(rule)
    return found


def scenario_positions() -> Iterator[SojuszeState]:
    """The states before each choice of the scenarios; of turns of the bidding a few."""
    turns = 0
    for path in sorted(FOLDER.glob("*.yaml")):
        for one in scenario.read(path):
            s = start(one)
            names = [GAME.seat_name(s, p) for p in range(s.n)]
            for key, value in [(k, v) for step in one.steps for k, v in step.items()]:
                if key in ("random", "dice"):
                    s.script += [int(v) - (key == "dice") for v in value]
                elif key in names:
                    for words in value if isinstance(value, list) else [value]:
                        turns += s.asks[0].kind == codes.TURN
                        if s.asks[0].kind != codes.TURN or turns % 10 == 0:
                            yield s
                        PLAY.choose(s, key, str(words))


def start(one: scenario.Scenario) -> SojuszeState:
    options = GAME.check_options(one.options)
    if one.position is not None:
        return PLAY.own(GAME.position(one.position, one.players or GAME.max_seats, options))
    return PLAY.own(GAME.new_state(one.players or GAME.max_seats, options, one.seed))


def random_positions() -> Iterator[SojuszeState]:
    for table in TABLES["sojusze"]:
        _, state = new_state("sojusze", *table, "reasons")
        for s in positions(state, Rng("reasons"), 30):
            yield PLAY.own(s)


def test_every_reason_holds_where_it_is_given() -> None:
    found: set[str] = set()
    rng = Rng("near")
    for s in random_positions():
        found |= check(s, near(s, rng), list(range(s.n)))
    for s in scenario_positions():
        found |= check(s, near(s, rng), [a.seat for a in s.asks] + [rng.below(s.n)])
    assert len(found - {""}) >= LEAST, sorted(found)


def test_reasons_tell_nothing_hidden() -> None:
    """Dealt anew what a seat cannot know, it is told the same reasons."""
    rng = Rng("hidden")
    count: Counter[str] = Counter()
    for i, s in enumerate(random_positions()):
        seat = i % s.n
        if not s.over and i % 3 == 0:
            other = GAME.determinize(s, seat, rng)
            for code in near(s, rng):
                rule = GAME.why_not(s, seat, code)
                assert GAME.why_not(other, seat, code) == rule, GAME.option_words(s, code)
                count[rule] += 1
    assert len(count) > 20


def test_every_reason_has_a_sentence_in_both_languages() -> None:
    known = rules_of(GAME)
    for lang in languages():
        texts = Texts(lang, GAME, strict=True)
        for rule in REASONS:
            assert rule in known
            assert texts.has("reason-" + rule.replace(".", "-")), rule


@pytest.mark.rule(*[f"SOJ-TEXT.{n}" for n in range(1, 24)])
def test_texts_of_cards_are_among_the_reasons() -> None:
    assert {f"SOJ-TEXT.{n}" for n in range(1, 24)} <= set(REASONS)
