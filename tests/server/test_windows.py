"""Windows tell nothing, through the real server: whether somebody was asked is nobody else's to know.

GREATHALL_PAIRS=N looks at N pairs of worlds a table instead of a few.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from greathall.server.settings import Settings
from tests.battery.tables import TABLES, case_id
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


@pytest.mark.asyncio
@pytest.mark.parametrize(("case", "clock"), [marked(case, clock) for case in CASES for clock in CLOCKS])
async def test_a_viewer_cannot_tell_two_worlds_apart(
    case: Case, clock: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hidden cards dealt anew for a viewer and the same choices played, as far as the viewer hears of them: the frames,
    their times, the table, the lobby, the log and the positions behind are the same, byte for byte, although in one
    world somebody is asked in a window and passes where nobody is asked in the other."""
    settings = Settings(database=str(tmp_path / "hall.db"), secret="a secret", rate=0, bot_delay=(0.0, 0.0))
    windows = case[0] in WINDOWS
    most, parted = (PAIRS, 0) if PAIRS else (400, 3) if windows else (16, 0)
    async with open_table(settings, monkeypatch, *case, clock) as table:
        played, split, wrong = await compare(table, pairs(case, CHOICES), most, parted)
    print(f"\n{case_id(case)} {clock}: {most} pairs, {played} played, {split} parted, {len(wrong)} differences")
    assert not wrong, f"{len(wrong)} differences: {wrong[0]}"
    assert played > 1 and (split > 0) == windows
