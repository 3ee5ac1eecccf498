"""The scenario runner says pass or fail, and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.games import registry
from greathall.kernel import scenario
from greathall.kernel.errors import BadInput

GOOD = """
scenario: A keep replaces an own settlement
game: catan
rules: [CAT-KEEP.1]
options: {mode: base}
position:
  seats: {blue: {hand: {ore: 3, grain: 2}, settlements: [C3.N]}}
  turn: blue
steps:
  - blue: keep C3.N
expect: {points blue: 2}
"""


def play(tmp_path: Path, text: str) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(text, encoding="utf-8")
    for one in scenario.read(path):
        scenario.run(one, registry.get(one.game))


def test_a_good_one_passes(tmp_path: Path) -> None:
    play(tmp_path, GOOD)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("keep C3.N\n", "keep A1.N\n"), "'keep A1.N' is not legal for blue by CAT-KEEP.1; legal is: end, keep"),
        (("- blue: keep", "- red: keep"), "red has nothing to decide; asked is blue"),
        (("points blue: 2", "points blue: 3"), "points blue is 2, expected 3"),
        (("ore: 3", "ore: 2"), "by CAT-BUILD.5"),
        (("- blue: keep C3.N", "- refused: {blue: keep C3.N}"), "is legal for blue, but should be refused"),
        (("- blue: keep C3.N", "- refused: {blue: keep A1.N, rule: CAT-X}"), "by CAT-KEEP.1, not by CAT-X"),
        (("- blue: keep C3.N", "- can: {blue: keep A1.N}"), "'keep A1.N' is not legal for blue"),
        (("- blue: keep C3.N", "- cannot: {blue: keep C3.N}"), "'keep B2.SE' is legal for blue"),
        (("- blue: keep C3.N", "- options: {blue: [trade ore for wool]}"), "not legal"),
    ],
)
def test_failures_say_where_and_why(tmp_path: Path, change: tuple[str, str], says: str) -> None:
    assert change[0] in GOOD
    with pytest.raises(scenario.Failed) as caught:
        play(tmp_path, GOOD.replace(*change))
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("game: catan", "game: chess"), "no game 'chess'"),
        (("rules: [CAT-KEEP.1]", ""), "has no 'rules'"),
        (("position:", "positon:"), "a scenario has no 'positon'"),
        (("seats:", "sets:"), "A Catan position has no 'sets'"),
        (("hand:", "cards:"), "A seat has no 'cards'"),
        (("C3.N]", "Z9.N]"), "'Z9.N' is not an intersection"),
        (("blue: {hand", "pink: {hand"), "Nobody plays 'pink'"),
        (("ore: 3", "ore: 30"), "does not add up"),
        (("- blue: keep C3.N", "- pink: keep C3.N"), "neither a seat"),
        (("- blue: keep C3.N", "- blue: fly"), "'fly' is not an option of catan"),
        (("points blue", "colour blue"), "no fact 'colour blue'"),
        (("mode: base", "mode: wild"), "mode cannot be 'wild'"),
        (("scenario: A", "scenario: [A"), "not valid YAML"),
    ],
)
def test_broken_scenarios_get_one_sentence(tmp_path: Path, change: tuple[str, str], says: str) -> None:
    assert change[0] in GOOD
    with pytest.raises(BadInput) as caught:
        play(tmp_path, GOOD.replace(*change))
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)
