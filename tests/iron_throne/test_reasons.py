"""Every refusal names a rule that forbids the choice there, says so in both languages, and tells nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne.state import ThroneState
from greathall.kernel import scenario
from greathall.kernel.rng import Rng
from greathall.texts import Texts, languages, reason_key
from greathall.texts.reference import rules_of

from ..battery.tables import TABLES
from ..battery.walk import new_state, positions
from .play import GAME, PLAY
from .reasons import REASONS

FOLDER = Path(__file__).parent.parent / "scenarios" / "iron_throne"
# Of the many terms of a truce a few.
CODES = [c for c in GAME.all_codes() if not o.PROPOSE <= c < o.BREAK_OFF or c % 29 == 0]
ENOUGH = 80  # distinct rules that must occur
# The game is over before somebody has no token left; before a turn nobody but the leader it concerns is asked anything.
NEVER = {"IRT-AMB.16", "IRT-AMB.35"}


def check(s: ThroneState, seats: list[int]) -> dict[str, int]:
    """Every rule named here, with one code that it forbids; each must forbid by its own text."""
    found: dict[str, int] = {}
    for seat in seats:
        options = next((a.options for a in s.asks if a.seat == seat), [])
        for code in [*CODES, o.PROPOSE + s.proposal] if s.proposal else CODES:
            rule = GAME.why_not(s, seat, code)
            if (rule == "") != (code in options) or (
                rule and (rule not in REASONS or not REASONS[rule](s, seat, code))
            ):
                pytest.fail(f"{GAME.seat_name(s, seat)}: {GAME.option_words(s, code)}: {rule or 'allowed'}")
            if rule:
                found[rule] = code
    return found


def in_scenarios() -> Iterator[ThroneState]:
    """The states before each choice of the scenarios, and their ends."""
    for path in sorted(FOLDER.glob("*.yaml")):
        for one in scenario.read(path):
            options = GAME.check_options(one.options)
            seats = one.players or GAME.max_seats
            if one.position is not None:
                s = PLAY.own(GAME.position(one.position, seats, options))
            else:
                s = PLAY.own(GAME.new_state(seats, options, one.seed))
            names = [GAME.seat_name(s, p) for p in range(s.n)]
            for key, value in [(k, v) for step in one.steps for k, v in step.items()]:
                if key in ("random", "dice"):
                    s.script += [int(v) - (key == "dice") for v in value]
                elif key in names:
                    for words in value if isinstance(value, list) else [value]:
                        yield s
                        PLAY.choose(s, key, str(words))
            yield s


def at_random() -> Iterator[ThroneState]:
    for table in TABLES["iron_throne"]:
        _, state = new_state("iron_throne", *table, "reasons")
        for s in positions(state, Rng("reasons"), 40):
            yield PLAY.own(s)


@pytest.mark.rule(*[f"IRT-TEXT.{n}" for n in range(1, 33)], "IRT-AMB.48", "IRT-AMB.49")
def test_the_rule_named_is_one_that_forbids() -> None:
    found: dict[str, int] = {}
    for s in chain(in_scenarios(), at_random()):
        found |= check(s, list(range(s.n)))
    assert len(found) >= ENOUGH, sorted(found)
    assert set(REASONS) - set(found) == NEVER


def test_reasons_tell_nothing_hidden() -> None:
    """Dealt anew what a seat cannot know, it is told the same reasons."""
    rng = Rng("hidden")
    count: Counter[str] = Counter()
    for i, s in enumerate(at_random()):
        seat = i % s.n
        if not s.over:
            other = GAME.determinize(s, seat, rng)
            for code in CODES:
                rule = GAME.why_not(s, seat, code)
                assert GAME.why_not(other, seat, code) == rule, GAME.option_words(s, code)
                count[rule] += 1
    assert len(count) > 40


@pytest.mark.parametrize("lang", languages())
def test_every_reason_has_a_sentence(lang: str) -> None:
    texts = Texts(lang, GAME, strict=True)
    known = rules_of(GAME)
    for rule in REASONS:
        assert rule in known and texts.has(reason_key(rule)), rule
        sentence = texts.reason(rule)
        assert sentence[0].isupper() and sentence.endswith("."), (rule, sentence)
        assert len(sentence) <= 110, (rule, sentence)
