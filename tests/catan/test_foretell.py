"""Dice that were rolled tell nothing of those to come. With chance of the fast kind they do: the attack can notice."""

from __future__ import annotations

import importlib.util
import json
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from greathall.games import registry
from greathall.games.catan import codes
from greathall.kernel import matchfile
from greathall.kernel.chance import Chance
from greathall.kernel.match import Match, Seat

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden" / "catan"
REAL_GAMES = ["brotherhood-4-0", "brotherhood-4-1", "brotherhood-4-2", "brotherhood-4-3", "brotherhood-3-0", "variable"]
ODDS = 1 / (6 * 6 * 12)  # of a guess at one roll


@cache
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("foretell", ROOT / "tools" / "foretell.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["foretell"] = module
    spec.loader.exec_module(module)
    return module


def rolled(chance: str | Chance, rolls: int = 80) -> Match:
    """A game of people who roll and hand on the dice, and take the first option of whatever else they are asked."""
    match = Match(registry.get("catan"), {}, [Seat(f"S{i}") for i in range(3)], chance)
    count = 0
    while count < rolls:
        ask = match.state.asks[0]
        code = next((c for c in (codes.ROLL, codes.END) if c in ask.options), ask.options[0])
        count += code == codes.ROLL
        match.choose(ask.seat, code)
    return match


def test_dice_of_the_fast_kind_are_foretold(tmp_path: Path) -> None:
    """From a real record, by what a spectator sees alone: every later roll."""
    match = matchfile.load(GOLDEN / "random-seats-0.jsonl", registry.get).match
    log = tmp_path / "log.json"
    log.write_text(json.dumps(tool().public_log(match)), encoding="utf-8")
    report = tool().foretell(tool().read(log))
    assert report.found
    assert report.foretold == report.later > 300


def test_dice_of_the_keyed_kind_are_not() -> None:
    log = tool().public_log(rolled(Chance.keyed("a secret of the server")))
    report = tool().foretell(log, tries=2)
    assert not report.found
    assert report.later >= 40 and report.foretold <= 3


def test_a_spectator_knows_how_many_numbers_were_drawn_between_rolls() -> None:
    """Cards robbed, tokens, a deck shuffled by a hero: the attack leaves out as many numbers as were drawn."""
    match = matchfile.load(GOLDEN / "brotherhood-4-0.jsonl", registry.get).match
    rolls = tool().rolls_of(tool().public_log(match))
    state = tool().step(match.at(rolls[0].choice - 1).rng)
    assert any(b.drawn - a.drawn > 3 for a, b in pairwise(rolls))
    assert all(tool().agree(state, rolls))


@pytest.mark.slow
@pytest.mark.parametrize("name", REAL_GAMES)
def test_whole_games_of_the_fast_kind_are_foretold(name: str) -> None:
    report = tool().foretell(tool().read(GOLDEN / f"{name}.jsonl"))
    assert report.found and report.foretold == report.later > 0


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_fifty_games_of_either_kind() -> None:
    """Two stretches are looked at in each. Of the fast kind many are found out, and then every roll is foretold; of the
    keyed kind none is, and the best guess is right as often as any guess."""
    fast = [tool().foretell(tool().public_log(rolled(f"game {i}")), tries=2) for i in range(50)]
    out = [report for report in fast if report.found]
    assert len(out) >= 15  # about half of them
    assert all(report.foretold == report.later >= 40 for report in out)

    keyed = [tool().foretell(tool().public_log(rolled(Chance.keyed(f"game {i}"))), tries=2) for i in range(50)]
    assert not any(report.found for report in keyed)
    right, later = sum(r.foretold for r in keyed), sum(r.later for r in keyed)
    assert later > 2000
    assert right < 4 * later * ODDS, f"{right} of {later} rolls were foretold"
    print(f"fast: {len(out)} of 50 games; keyed: 0 of 50, {right} of {later} rolls guessed")
