"""A game told from its end: scores that add up, nothing a spectator may not know, turning points in their places."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.match import Match
from greathall.kernel.state import NOBODY
from greathall.kernel.story import Story, turning_points

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = [
    "catan/brotherhood-3-1", "catan/brotherhood-3-2", "catan/base-4-0", "sojusze/quick", "sojusze/advanced-4",
    "iron_throne/houses-3", "iron_throne/houses-5", "lcg/stark-lannister", "lcg/melee-3", "hbo/basic-1",
]  # fmt: skip


def opened(record: str) -> Match:
    text = (GOLDEN / f"{record}.jsonl").read_text(encoding="utf-8")
    return matchfile.loads(text, record, registry.get).match


def told(match: Match) -> Story:
    story = Story(match)
    while not story.done:
        story.go_on(7)
    return story


@pytest.mark.parametrize("record", RECORDS)
def test_the_parts_add_up_to_what_the_game_shows(record: str) -> None:
    match = opened(record)
    story = told(match)
    shown = match.game.view(match.state, NOBODY)
    for p, standing in enumerate(story.standings()):
        seat = shown["seats"][p]
        if match.game.id == "catan":
            score = seat["points"] + seat["victory_points"]
        elif match.game.id == "sojusze":
            score = seat["small"]
            assert standing.beside[0].count == seat["other"]
        elif match.game.id == "iron_throne":
            score = sum(seat["influence"])
        else:
            score = seat["power"]
        assert standing.score == sum(part.points for part in standing.parts) == score
        assert all(part.rule.startswith(match.game.rule_prefix) for part in [*standing.parts, *standing.beside])
    assert set(story.order()[: len(match.state.winners)]) == set(match.state.winners)
    assert sorted(story.order()) == list(range(len(match.seats)))
    assert story.curve[-1][1] == [standing.score for standing in story.standings()]


@pytest.mark.parametrize("record", RECORDS)
def test_a_standing_tells_no_more_than_a_spectator_sees(record: str) -> None:
    match = opened(record)
    for n in range(0, len(match.choices) + 1, max(1, len(match.choices) // 15)):
        state = match.at(n)
        whole, masked = match.game.standing(state), match.game.standing(state.mask(NOBODY))
        assert [[vars_of(part) for part in one.parts + one.beside] for one in whole] == [
            [vars_of(part) for part in one.parts + one.beside] for one in masked
        ], n


def vars_of(part: object) -> list[object]:
    return [getattr(part, name) for name in ("name", "rule", "count", "points", "type", "value")]


@pytest.mark.parametrize("record", RECORDS)
def test_every_name_has_its_text(record: str) -> None:
    match = opened(record)
    story = told(match)
    names = {f"score-{p.name}" for one in story.standings() for p in [*one.parts, *one.beside]}
    names |= {f"tally-{row.name}" for row in story.tally.rows(story.state)}
    names |= {f"tally-{story.tally.chart}"} if story.tally.chart else set()
    for lang in ("pl", "en"):
        text = (Path(match.game.package_folder()) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
        keys = {line.split(" =")[0] for line in text.splitlines() if " =" in line and not line.startswith(" ")}
        assert names - keys == set()
    kinds = {kind.name for kind in match.game.event_kinds()}
    assert match.game.beat in kinds
    assert story.beats


def test_the_dice_are_those_of_the_log() -> None:
    match = opened("catan/base-4-0")
    story = told(match)
    kinds = match.game.event_kinds()
    rolls = [e[3] + e[4] for line in match.log for e in line if kinds[e[0]].name == "dice"]
    bars = story.tally.bars(story.state)
    assert [bar.high for bar in bars] == [rolls.count(n) for n in range(2, 13)]
    assert bars[5].usual == len(rolls) * 1000 // 6


@pytest.mark.parametrize("record", RECORDS)
def test_turning_points_are_changes_of_the_standing(record: str) -> None:
    match = opened(record)
    story = told(match)
    points = story.turning_points()
    assert 1 <= len(points) <= 3
    assert [point.at for point in points] == sorted({point.at for point in points})
    changes = dict(story.curve)
    for point in points[:-1]:
        assert changes[point.at][point.seat] == point.after
        assert point.event, point.at
    assert points[-1].kind == "end"
    assert points[-1].at == len(match.choices)
    assert points[-1].seat in match.state.winners


def test_whoever_takes_the_lead_is_a_turning_point() -> None:
    curve = [(0, [0, 0]), (20, [1, 0]), (50, [1, 4]), (70, [2, 4]), (100, [2, 9])]
    found = turning_points(curve, [1, 0], 100)
    assert [(p.at, p.kind, p.seat, p.before, p.after, p.leader) for p in found] == [
        (20, "lead", 0, 0, 1, 0),
        (50, "lead", 1, 0, 4, 1),
        (100, "end", 1, 4, 9, 1),
    ]
    assert turning_points([(0, [0, 0])], [0, 1], 5) == []
