"""Every refusal names a rule that really forbids the choice, there, for that seat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from greathall.games import registry
from greathall.games.catan import codes
from greathall.games.catan.state import CatanState
from greathall.kernel import scenario
from greathall.kernel.rng import Rng
from greathall.texts import Texts, languages
from greathall.texts.sentences import reason_key

from ..battery.tables import TABLES
from ..battery.walk import new_state, positions
from .oracle import TURN_KINDS, explain_turn
from .reasons import REASONS

GAME = registry.get("catan")
SCENARIOS = Path(__file__).parents[1] / "scenarios" / "catan"
ENOUGH = 60  # distinct rules that must occur


def starts() -> Iterator[CatanState]:
    """The positions that scenarios begin with."""
    for path in sorted(SCENARIOS.glob("*.yaml")):
        for one in scenario.read(path):
            if one.position:
                s = GAME.position(one.position, one.players or GAME.usual_seats, GAME.check_options(one.options))
                assert isinstance(s, CatanState)
                yield s


def on_the_way() -> Iterator[CatanState]:
    """Positions of random games at all tables."""
    for i, table in enumerate(TABLES["catan"]):
        for seed in range(2):
            _, start = new_state("catan", *table, f"reasons {i} {seed}")
            for s in positions(start, Rng(f"reasons {i} {seed}"), 40):
                assert isinstance(s, CatanState)
                yield s


def refused(s: CatanState, every: list[int]) -> dict[str, int]:
    """Every rule named here, with one code that it forbids; each must forbid by its own text."""
    found: dict[str, int] = {}
    for seat in range(s.n):
        options = next((a.options for a in s.asks if a.seat == seat), [])
        for code in every:
            rule = GAME.why_not(s, seat, code)
            words = GAME.option_words(s, code)
            assert (rule == "") == (code in options), f"seat {seat}: {words}: {rule or 'allowed'}"
            if rule:
                assert rule in REASONS, f"{rule} ({words})"
                assert REASONS[rule](s, seat, code), f"seat {seat}, {words}: {rule} does not forbid it"
                found[rule] = code
    return found


def all_reasons() -> dict[str, int]:
    every = GAME.all_codes()
    few = [c for i, c in enumerate(every) if c // codes.SPAN not in (2, 3, 4, 20, 24, 29) or i % 3 == 0]
    found: dict[str, int] = {}
    for s in starts():
        found.update(refused(s, every if len(found) < 40 else few))
    for n, s in enumerate(on_the_way()):
        found.update(refused(s, every if n % 10 == 0 else few))
    return found


def test_the_rule_named_is_one_that_forbids() -> None:
    found = all_reasons()
    assert len(found) >= ENOUGH


@pytest.mark.parametrize("lang", languages())
def test_every_reason_has_a_sentence(lang: str) -> None:
    texts = Texts(lang, GAME, strict=True)
    said = {rule: texts.reason(rule) for rule in REASONS if texts.has(reason_key(rule))}
    assert set(REASONS) - set(said) == set()
    for rule, sentence in said.items():
        assert sentence[0].isupper() and sentence.endswith("."), (rule, sentence)
        assert len(sentence) <= 110, (rule, sentence)


@pytest.mark.parametrize("table", TABLES["catan"], ids=lambda t: "-".join(map(str, t[1].values())) or str(t[0]))
def test_lists_and_an_independent_reading_of_the_rules_agree(table: tuple[int, dict[str, str]]) -> None:
    seen = 0
    for seed in range(4):
        game, state = new_state("catan", *table, f"agree {seed}")
        every = game.all_codes()
        for s in positions(state, Rng(f"agree {seed}"), 12):
            assert isinstance(s, CatanState)
            for ask in s.asks:
                if ask.kind in TURN_KINDS:
                    seen += 1
                    for code in every:
                        reason = explain_turn(s, ask.seat, code, ask.kind)
                        assert (reason == "") == (code in ask.options), (game.option_words(s, code), reason)
    assert seen > 20
