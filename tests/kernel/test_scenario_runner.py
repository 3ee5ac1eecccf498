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
        (("ore: 3", "ore: 30"), "can be 0 to 19, not 30"),
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


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("- blue: keep C3.N", "- cannot: {blue: kep C3.N}"), "step 1 (cannot): 'kep C3.N' is not an option of catan."),
        (("- blue: keep C3.N", "- none: {blue: [keeps]}"), "step 1 (none): No option of catan begins with 'keeps'."),
        (("- blue: keep C3.N", "- refused: {blue: kep C3.N}"), "'kep C3.N' is not an option of catan."),
        (("- blue: keep C3.N", "- cannot: {pink: keep C3.N}"), "'pink' is neither a seat"),
        (("points blue", "view pink"), "'pink' is neither a seat (yellow, blue, red, black) nor nobody."),
        (("{points blue: 2}", "{view blue: {purse: 1}}"), "In the view there is no 'purse'; there is "),
        (("{points blue: 2}", "{told blue: [bilds]}"), "There is no event 'bilds'; there are "),
        (("{points blue: 2}", "{told blue: [keep who=blue]}"), "'keep' has no 'who=blue'; its fields, written "),
        (("{points blue: 2}", "{can_tell blue: [colour red]}"), "no fact 'colour red'"),
        (("points blue: 2", "sum hero: 2"), "'hero' cannot be added up"),
    ],
)
def test_words_that_nothing_has_are_refused(tmp_path: Path, change: tuple[str, str], says: str) -> None:
    """A misspelt word in `cannot` or `none` would otherwise pass for ever."""
    assert change[0] in GOOD
    with pytest.raises(BadInput) as caught:
        play(tmp_path, GOOD.replace(*change))
    assert says in str(caught.value)


def test_a_title_names_one_scenario(tmp_path: Path) -> None:
    twice = "scenarios:\n" + 2 * "  - {scenario: Same, game: catan, rules: [CAT-KEEP.1]}\n"
    with pytest.raises(BadInput, match="scenarios 1 and 2 have the same title, 'Same'"):
        play(tmp_path, twice)


THEFT = """
scenario: Who is robbed of what
game: catan
rules: [CAT-SEVEN.1]
options: {mode: base}
position:
  seats:
    blue: {settlements: [C3.N]}
    red: {settlements: [C4.N], hand: {ore: 1}}
    black: {hand: {ore: 1, wool: 2}}
  turn: blue
  at: before_roll
steps:
  - dice: [3, 4, 1]
  - blue: roll
  - blue: [tormund C4, rob red]
"""
LOOKS = """
expect:
  sum hand_size: 4
  sum hand: {ore: 2, wool: 2}
  told blue: [robbed seat=blue victim=red resource=ore]
  told nobody: [robbed seat=blue victim=red resource=?]
  untold black: [robbed resource=ore]
  can_tell blue: [hand red]
  view nobody: {seats: {1: {hand_size: 1}}}
"""


def test_what_every_game_can_expect(tmp_path: Path) -> None:
    play(tmp_path, THEFT + LOOKS)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("sum hand_size: 4", "sum hand_size: 5"), "sum hand_size is 4, expected 5"),
        (("told nobody: [robbed seat=blue victim=red resource=?]", "told nobody: [robbed resource=ore]"), "not told"),
        (("untold black: [robbed resource=ore]", "untold black: [robbed]"), "was told."),
        (("can_tell blue: [hand red]", "cannot_tell blue: [hand red]"), "'hand red' is known to blue"),
        (("hand_size: 1}}}", "hand_size: 2}}}"), "the view, seats, 1, hand_size is 1, expected 2"),
    ],
)
def test_what_every_game_can_expect_can_fail(tmp_path: Path, change: tuple[str, str], says: str) -> None:
    assert change[0] in LOOKS
    with pytest.raises(scenario.Failed) as caught:
        play(tmp_path, THEFT + LOOKS.replace(*change))
    assert says in str(caught.value)


def test_a_refusal_is_told_with_its_sentence(tmp_path: Path) -> None:
    path = tmp_path / "s.yaml"
    path.write_text(GOOD.replace("- blue: keep C3.N", "- blue: keep A1.N"), encoding="utf-8")
    [one] = scenario.read(path)
    with pytest.raises(scenario.Failed, match=r"by CAT-KEEP\.1 \(because of CAT-KEEP\.1\); legal is"):
        scenario.run(one, registry.get("catan"), lambda rule: f"because of {rule}.")
