"""Windows tell nothing, through the real server: whether somebody was asked is nobody else's to know.

GREATHALL_PAIRS=N plays N pairs of worlds a table instead of a few, all of them, and says how many they were:

    GREATHALL_PAIRS=500 .venv/bin/python -m pytest -s tests/server/test_windows.py -k lcg
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from greathall.server.settings import Settings
from tests.battery.tables import TABLES, case_id
from tests.native import on_sources
from tests.server.twin_tables import compare, open_table, pairs

PAIRS = int(os.environ.get("GREATHALL_PAIRS", "0"))
CHOICES = 8  # that a viewer hears of, in each pair
Case = tuple[str, int, dict[str, str]]
CASES: list[Case] = [(game, seats, options) for game, tables in TABLES.items() for seats, options in tables]
WINDOWS = ("iron_throne", "lcg", "hbo")  # games in which somebody is asked or not depending on hidden cards
CLOCKS = ("none", "reserve", "move")


def marked(case: Case, clock: str) -> object:
    first = case[1:] == TABLES[case[0]][0] and clock == ("reserve" if case[0] == "lcg" else "none")
    return pytest.param(case, clock, id=f"{case_id(case)}-{clock}", marks=[] if first else [pytest.mark.slow])


@on_sources  # the tables' clock takes the place of the one that modules of the server have
@pytest.mark.asyncio
@pytest.mark.timeout(300 + 30 * PAIRS)
@pytest.mark.parametrize(("case", "clock"), [marked(case, clock) for case in CASES for clock in CLOCKS])
async def test_a_viewer_cannot_tell_two_worlds_apart(
    case: Case, clock: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hidden cards dealt anew for a viewer and the same choices played, as far as the viewer hears of them: the frames,
    their times, the table, the lobby, the log and the positions behind are the same, byte for byte, although in one
    world somebody is asked in a window and passes where nobody is asked in the other."""
    settings = Settings(database=str(tmp_path / "hall.db"), secret="a secret", rate=0, bot_delay=(0.0, 0.0))
    windows = case[0] in WINDOWS
    most, parted, every = (PAIRS, 0, 1) if PAIRS else (400, 3, 8) if windows else (16, 0, 8)
    async with open_table(settings, monkeypatch, *case, clock) as table:
        done = await compare(table, pairs(case, CHOICES), most, parted, every)
    print(
        f"\n{case_id(case)} {clock}: {done.played} pairs played, {done.parted} parted, {done.received} frames and "
        f"answers compared, {len(done.wrong)} differences"
    )
    assert not done.wrong, f"{len(done.wrong)} differences: {done.wrong[0]}"
    assert done.played == PAIRS if PAIRS else done.played > 1
    assert windows or done.parted == 0
    assert not windows or done.parted > 0 or 0 < PAIRS < 100, "the pairs prove nothing"
