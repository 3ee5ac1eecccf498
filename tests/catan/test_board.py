"""The shape of the board, the Wall and the trails (CAT-BOARD)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, Final

import pytest

from greathall.games.catan.board import EDGE_INDEX, NODE_INDEX, NODE_NAMES

from .land import CELLS, CORNER_AT, CORNERS, ICE_OF_THREE, LAND, SIDE_AT, SIDES, centre, touching
from .table import GAME, RESOURCES, TABLES, choose, new, position, words


@pytest.mark.rule("CAT-BOARD.1", "CAT-BOARD.2")
def test_names_of_one_place_are_one_place() -> None:
    for index, at in ((NODE_INDEX, CORNER_AT), (EDGE_INDEX, SIDE_AT)):
        assert set(index) == set(at)
        places: dict[Any, set[int]] = {}
        for name, where in at.items():
            places.setdefault(where, set()).add(index[name])
        assert all(len(numbers) == 1 for numbers in places.values())
        assert len(places) == len(set(index.values()))


@pytest.mark.rule("CAT-BOARD.1", "CAT-BOARD.2", "CAT-BOARD.4", "CAT-BOARD.5", "CAT-BOARD.6", "CAT-SETUP.10")
@pytest.mark.parametrize("players,mode", TABLES)
def test_intersections_and_paths_are_the_corners_and_sides_of_terrain(players: int, mode: str) -> None:
    land = LAND[players, mode]
    s = new(players, {"mode": mode, "setup": "variable"})
    assert set(GAME.fact(s, "terrain")) == land
    corners = {CORNER_AT[f"{c}.{n}"] for c in land for n in CORNERS}
    sides = {SIDE_AT[f"{c}.{n}"] for c in land for n in SIDES}
    offered = {w.split()[1] for w in words(s)}
    assert {CORNER_AT[name] for name in offered} == corners
    assert len(offered) == len(corners)
    seen = set()
    for name in offered:  # the roads that touch each intersection
        d = s.clone()
        choose(d, f"settlement {name}")
        roads = [SIDE_AT[w.split()[1]] for w in words(d)]
        assert sorted(map(sorted, roads)) == sorted(sorted(e) for e in sides if CORNER_AT[name] in e)
        assert 2 <= len(roads) <= 3
        seen |= set(roads)
    assert seen == sides
    assert all(len(e) == 2 and e <= corners for e in seen)  # each end is an intersection


@pytest.mark.rule("CAT-BOARD.1")
def test_an_intersection_touches_one_to_three_hexes() -> None:
    s = new(4, {"setup": "variable"})
    counts = Counter(len(touching(CORNER_AT[w.split()[1]], set(CELLS))) for w in words(s))
    assert len(words(s)) == 60
    assert counts == {1: 20, 2: 14, 3: 26}  # 4 * 21 + 2 - 60 corners lie inside, and 21 * 6 is their weighted sum


@pytest.mark.rule("CAT-BOARD.5", "CAT-COMP.5")
def test_ice_fields_of_three_players_and_of_the_base_game() -> None:
    for mode, players, hexes in (("brotherhood", 3, 16), ("brotherhood", 4, 21), ("base", 3, 18), ("base", 4, 18)):
        s = new(players, {"mode": mode, "colours": "random"})
        assert len(GAME.fact(s, "terrain")) == hexes
        assert set(GAME.fact(s, "terrain")) == set(GAME.fact(s, "numbers")) == LAND[players, mode]
    assert len(ICE_OF_THREE) == 5


LINES: Final = {
    "W1": ["A1", "B1", "C1", "D1"],
    "W2": ["A2", "B2", "C2", "D2"],
    "W3": ["A3", "B3", "C3", "D3"],
    "W4": ["A4", "B4", "C4", "D4"],
}
TRAILS: Final = {1: ("ice_river", 1), 2: ("ice_river", 1), 3: ("ice_river", 2), 4: ("cave_dwellers", 2),
                 5: ("cave_dwellers", 3), 6: ("hornfoots", 3), 7: ("hornfoots", 4), 8: ("hornfoots", 4)}  # fmt: skip
CLANS: Final = ("ice_river", "cave_dwellers", "hornfoots")


@pytest.mark.rule("CAT-BOARD.9", "CAT-BOARD.8")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    "section,clan,die", [(1, "ice_river", 1), (2, "ice_river", 3), (3, "hornfoots", 6), (4, "hornfoots", 7)]
)
def test_a_straight_line_of_four_hexes_runs_south_of_each_section(
    players: int, section: int, clan: str, die: int
) -> None:
    line = LINES[f"W{section}"]
    steps = {(centre(b)[0] - centre(a)[0], centre(b)[1] - centre(a)[1]) for a, b in pairwise(line)}
    assert steps == {(-1, 3)}  # straight, to the south-west
    text = {
        "wall": {f"W{section}": ["yellow", "yellow", "yellow"]},
        "clearings": {f"K{section}": 3},
        "camps": {clan: ["regular"]},
        "turn": "blue",
        "at": "before_roll",
    }
    s = position(text, players=players)
    s.script = [0, 0, die - 1]
    choose(s, "roll")
    assert GAME.fact(s, "breaches") == 1
    for cell in CELLS:
        assert GAME.fact(s, f"gift {cell}") == (["regular"] if cell in line else [])


@pytest.mark.rule("CAT-BOARD.10", "CAT-BOARD.12", "CAT-BOARD.13")
@pytest.mark.parametrize("die", range(1, 13))
def test_trail_numbers_lead_to_their_clearings(die: int) -> None:
    text = {
        "wall": {f"W{k}": ["yellow"] for k in range(1, 5)},
        "camps": {clan: ["regular"] for clan in CLANS},
        "turn": "blue",
        "at": "before_roll",
    }
    s = position(text)
    s.script = [0, 0, die - 1]
    choose(s, "roll")
    clan, clearing = TRAILS.get(die, ("", 0))
    assert [k for k in range(1, 5) if GAME.fact(s, f"clearing K{k}")] == ([clearing] if clearing else [])
    assert [c for c in CLANS if not GAME.fact(s, f"camps {c}")] == ([clan] if clan else [])


@pytest.mark.rule("CAT-BOARD.10", "CAT-BOARD.11")
@pytest.mark.parametrize("clan,low,high", [("ice_river", 1, 2), ("cave_dwellers", 2, 3), ("hornfoots", 3, 4)])
def test_a_clan_area_has_five_camps_and_the_fifth_brings_the_rush(clan: str, low: int, high: int) -> None:
    kinds: list[str] = []
    for count in range(5):
        seats = {"blue": {"hand": {"brick": 1, "lumber": 1, "wool": 1, "grain": 1},
                          "settlements": ["A1.N"], "roads": ["A1.NE", "A2.NW"]}}  # fmt: skip
        text = {
            "seats": seats,
            "wall": {f"W{k}": ["yellow"] for k in range(1, 5)},
            "camps": {clan: kinds},
            "tokens": {"blue": {"settlement": [f"regular {clan}"]}},
            "turn": "blue",
        }
        s = position(text)
        choose(s, "settlement A2.N")
        kinds = [*kinds, "regular"]
        rushing = [k for k in range(1, 5) if GAME.fact(s, f"clearing K{k}")]
        if count < 4:
            assert GAME.fact(s, f"camps {clan}") == kinds
            assert rushing == []
        else:
            assert GAME.fact(s, f"camps {clan}") == ["regular"] * 3
            assert rushing == [low, high]


@pytest.mark.rule("CAT-BOARD.16", "CAT-TRADE.11", "CAT-TRADE.9", "CAT-TRADE.10")
@pytest.mark.parametrize("players,mode", TABLES)
def test_five_trade_routes_one_per_resource(players: int, mode: str) -> None:
    land = LAND[players, mode]
    basic = 3 if mode == "brotherhood" else 4
    served: dict[str, set[str]] = {}
    for name in NODE_NAMES:
        if not touching(CORNER_AT[name], land):
            continue
        seats = {"blue": {"settlements": [name]}}
        rates = GAME.fact(position({"seats": seats, "turn": "blue"}, {"mode": mode}, players), "rates blue")
        cheap = [r for r in RESOURCES if rates[r] != basic]
        assert len(cheap) <= 1
        for resource in cheap:
            assert rates[resource] == 2
            served.setdefault(resource, set()).add(name)
    assert set(served) == set(RESOURCES)
    for places in served.values():  # the two ends of one borderland side
        assert frozenset(CORNER_AT[p] for p in places) in set(SIDE_AT.values())
        assert all(len(touching(CORNER_AT[p], land)) < 3 for p in places)
    southern = [r for r, places in served.items() if all(CORNER_AT[p][1] >= 10 for p in places)]
    assert len(southern) >= 4  # mostly on the southern edge
