"""Catan rules that a scenario cannot say: counts of components, the shape of the board, chance in the set-up."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, Final

import pytest

from greathall.games import registry
from greathall.games.catan.board import EDGE_INDEX, EDGE_NAMES, NODE_INDEX, NODE_NAMES
from greathall.games.catan.names import COMBINED, PIPS
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng
from greathall.kernel.state import State

GAME: Final = registry.get("catan")
COLOURS: Final = ("yellow", "blue", "red", "black")
RESOURCES: Final = ("grain", "brick", "ore", "lumber", "wool")
GIVES: Final = {"fields": "grain", "hills": "brick", "mountains": "ore", "forest": "lumber", "pasture": "wool"}
TWO_OR_TWELVE: Final = "2/12"  # how the numbers of a board show the combined token
TABLES: Final = [(4, "brotherhood"), (3, "brotherhood"), (4, "base"), (3, "base")]

# The cells as the rules describe them: rows of 4, 5, 6 and 6 from the Wall southward, each half a hex further west.
CELLS: Final = [f"{row}{i}" for row, count in (("A", 4), ("B", 5), ("C", 6), ("D", 6)) for i in range(1, count + 1)]
ICE_OF_THREE: Final = {"B5", "C5", "C6", "D5", "D6"}
LAND: Final = {
    (4, "brotherhood"): set(CELLS),
    (3, "brotherhood"): set(CELLS) - ICE_OF_THREE,
    (4, "base"): set(CELLS) - {"B5", "C6", "D6"},
    (3, "base"): set(CELLS) - {"B5", "C6", "D6"},
}
# Our own geometry, in half hexes east and thirds of a row south: no table of the engine is used.
CORNERS: Final = {"N": (0, -2), "NE": (1, -1), "SE": (1, 1), "S": (0, 2), "SW": (-1, 1), "NW": (-1, -1)}
SIDES: Final = {
    "NE": ("N", "NE"), "E": ("NE", "SE"), "SE": ("SE", "S"), "SW": ("S", "SW"), "W": ("SW", "NW"), "NW": ("NW", "N"),
}  # fmt: skip


def centre(cell: str) -> tuple[int, int]:
    row = "ABCD".index(cell[0])
    return 2 * (int(cell[1]) - 1) - row, 3 * row


def corner(cell: str, name: str) -> tuple[int, int]:
    x, y = centre(cell)
    dx, dy = CORNERS[name]
    return x + dx, y + dy


def side(cell: str, name: str) -> frozenset[tuple[int, int]]:
    return frozenset(corner(cell, end) for end in SIDES[name])


CORNER_AT: Final = {f"{c}.{n}": corner(c, n) for c in CELLS for n in CORNERS}
SIDE_AT: Final = {f"{c}.{n}": side(c, n) for c in CELLS for n in SIDES}


def touching(at: tuple[int, int], land: set[str]) -> set[str]:
    return {c for c in land if at in [corner(c, n) for n in CORNERS]}


def neighbours(cell: str) -> set[str]:
    return {
        other for other in CELLS if other != cell and {side(cell, n) for n in SIDES} & {side(other, n) for n in SIDES}
    }


def new(players: int, options: dict[str, Any], seed: str = "a") -> State:
    return GAME.new_state(players, GAME.check_options(options), seed)


def position(text: dict[str, Any], options: dict[str, Any] | None = None, players: int = 4) -> State:
    return GAME.position(text, players, GAME.check_options(options or {}))


def words(s: State, seat: int | None = None) -> dict[str, int]:
    return {GAME.option_words(s, c): c for a in s.asks if seat is None or a.seat == seat for c in a.options}


def choose(s: State, text: str) -> None:
    for single in GAME.expand_words(text):
        for i, ask in enumerate(s.asks):
            legal = {GAME.option_words(s, c): c for c in ask.options}
            if single in legal:
                s.choose(i, legal[single])
                break
        else:
            raise AssertionError(f"'{single}' is not legal; legal is {list(words(s))}")


def names(players: int) -> list[str]:
    return list(COLOURS[:players])


# ---------------------------------------------------------------- components
@pytest.mark.rule("CAT-COMP.1", "CAT-COMP.2", "CAT-SETUP.15")
@pytest.mark.parametrize("players,mode", TABLES)
def test_pieces_of_each_player(players: int, mode: str) -> None:
    s = new(players, {"mode": mode, "setup": "variable"})
    guards = 7 if mode == "brotherhood" else 0
    for colour in names(players):
        assert GAME.fact(s, f"left {colour}") == {"road": 15, "settlement": 5, "keep": 4, "guard": guards}


@pytest.mark.rule("CAT-COMP.6", "CAT-SETUP.2")
@pytest.mark.parametrize("players,mode", TABLES)
def test_nineteen_cards_of_each_resource(players: int, mode: str) -> None:
    s = new(players, {"mode": mode, "setup": "variable"})
    assert GAME.fact(s, "supply") == dict.fromkeys(RESOURCES, 19)
    assert all(GAME.fact(s, f"hand_size {c}") == 0 for c in names(players))


def tokens_on(players: int, mode: str) -> Counter[int]:
    return Counter(GAME.fact(new(players, {"mode": mode, "colours": "random"}), "numbers").values())


@pytest.mark.rule("CAT-COMP.7", "CAT-COMP.8")
def test_number_tokens_of_every_board() -> None:
    twice = dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)
    assert tokens_on(4, "base") == {2: 1, 12: 1} | twice
    assert tokens_on(3, "base") == {2: 1, 12: 1} | twice
    assert tokens_on(4, "brotherhood") == {2: 1, 12: 1} | twice | {3: 3, 4: 3, 10: 3}
    three = tokens_on(3, "brotherhood")
    assert three[TWO_OR_TWELVE] == 1
    assert three[2] == three[12] == three[7] == 0
    assert sum(three.values()) == 16
    assert set(three) <= {TWO_OR_TWELVE, 3, 4, 5, 6, 8, 9, 10, 11}


@pytest.mark.rule("CAT-COMP.9")
def test_pips_are_the_ways_to_roll_a_number() -> None:  # TV-28
    ways = Counter(a + b for a in range(1, 7) for b in range(1, 7))
    for number in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        assert PIPS[number] == ways[number]
    assert PIPS[6] == PIPS[8] == 5
    assert max(PIPS) == 5
    assert [n for n in range(13) if PIPS[n] == 5] == [6, 8]
    assert PIPS[COMBINED] == ways[2] + ways[12]


def development(s: State) -> Counter[str]:
    kinds = ("ranger_patrol", "new_recruits", "road_building", "winter_is_coming", "victory_point")
    return Counter(kinds[k] for k in GAME.encode(s)["dev_kind"])


@pytest.mark.rule("CAT-COMP.10")
@pytest.mark.parametrize("players", [3, 4])
def test_development_deck_of_the_brotherhood(players: int) -> None:
    s = new(players, {})
    assert GAME.fact(s, "deck") == 25
    assert development(s) == {
        "ranger_patrol": 14, "new_recruits": 2, "road_building": 2, "winter_is_coming": 2, "victory_point": 5,
    }  # fmt: skip


@pytest.mark.rule("CAT-COMP.11")
@pytest.mark.parametrize("players", [3, 4])
def test_base_game_leaves_out_recruits_and_heroes(players: int) -> None:
    s = new(players, {"mode": "base", "setup": "variable"})
    assert GAME.fact(s, "deck") == 23
    assert development(s) == {"ranger_patrol": 14, "road_building": 2, "winter_is_coming": 2, "victory_point": 5}
    assert GAME.fact(s, "hero_pool") == []
    assert all(GAME.fact(s, f"hero {c}") is None for c in names(players))
    turn = position({"turn": "blue"}, {"mode": "base"})
    hero = next(c for c in GAME.all_codes() if GAME.option_words(turn, c) == "hero ygritte")
    assert GAME.why_not(turn, 1, hero) == "CAT-COMP.11"


@pytest.mark.rule("CAT-COMP.10", "CAT-SETUP.17")
def test_eleven_heroes_in_the_brotherhood() -> None:
    s = new(4, {})
    held = [GAME.fact(s, f"hero {c}") for c in COLOURS]
    assert len(set(held + GAME.fact(s, "hero_pool"))) == 11


@pytest.mark.rule("CAT-SETUP.2")
def test_development_cards_are_shuffled_and_face_down() -> None:
    orders = {tuple(GAME.encode(new(4, {}, f"deck {i}"))["dev_kind"]) for i in range(20)}
    assert len(orders) == 20
    s = new(4, {})
    view = GAME.view(s, 0)
    assert view["deck"] == 25
    assert set(s.mask(0).dev_kind) == {-1}  # type: ignore[attr-defined]
    assert view["supply"] == [19] * 5


@pytest.mark.rule("CAT-COMP.12", "CAT-LROAD.11")
@pytest.mark.parametrize("mode,worth", [("brotherhood", 1), ("base", 2)])
def test_special_cards_have_a_side_for_each_mode(mode: str, worth: int) -> None:
    seats = {
        "blue": {"roads": ["A1.NW", "A1.NE", "A2.NW", "A2.NE", "A3.NW"], "settlements": ["A1.NW"]},
        "red": {"development": ["ranger_patrol"], "played": 2},
    }
    s = position({"seats": seats, "turn": "red"}, {"mode": mode})
    assert GAME.fact(s, "points blue") == 1 + worth
    assert GAME.fact(s, "points red") == 0
    choose(s, "play ranger_patrol")
    assert GAME.fact(s, "most_patrols") == "red"
    assert GAME.fact(s, "points red") == worth


@pytest.mark.rule("CAT-COMP.13", "CAT-PROD.1")
@pytest.mark.parametrize("mode", ["brotherhood", "base"])
def test_two_six_sided_dice_and_a_twelve_sided_one(mode: str) -> None:
    first, second, wildling = set(), set(), set()
    for i in range(150):
        s = new(3, {"mode": mode, "colours": "random"}, f"dice {i}")
        while "roll" not in words(s):
            s.choose(0, s.asks[0].options[0])
        choose(s, "roll")
        a, b, c = GAME.fact(s, "dice")
        first.add(a)
        second.add(b)
        wildling.add(c)
    assert first == second == set(range(1, 7))
    assert wildling == (set(range(1, 13)) if mode == "brotherhood" else {0})


@pytest.mark.rule("CAT-COMP.14")
def test_figures_and_tokens_of_the_wildlings() -> None:
    for players in (3, 4):
        s = new(players, {})
        assert GAME.fact(s, "frostfangs") == {"regular": 24, "climber": 8, "giant": 8}
        under = sum(GAME.fact(s, f"tokens {c}") for c in names(players))
        assert under + GAME.fact(s, "token_pool") == 57
        token = GAME.encode(s)["token"]
        assert len(token) == 57
        clans = Counter(t // 3 for t in token)
        assert set(clans) == {0, 1, 2}  # each names one clan ...
        assert {t % 3 for t in token} == {0, 1, 2}  # ... and one kind


@pytest.mark.rule("CAT-SETUP.18", "CAT-R-TOK-1")
@pytest.mark.parametrize("choice,each", [("no", 11), ("yes", 13)])
def test_tokens_lie_shuffled_and_face_down_under_the_pieces(choice: str, each: int) -> None:
    laid = set()
    for i in range(20):
        s = new(4, {"start_tokens": choice}, f"tokens {i}")
        assert [GAME.fact(s, f"tokens {c}") for c in COLOURS] == [each] * 4
        assert GAME.fact(s, "token_pool") == 57 - 4 * each
        laid.add(tuple(GAME.encode(s)["token"]))
        hidden = GAME.encode(s.mask(0))
        assert set(hidden["token"]) == set(hidden["bag"]) == {-1}
    assert len(laid) == 20


@pytest.mark.rule("CAT-COMP.15")
def test_hand_sizes_are_public_and_hands_are_not() -> None:
    seats = {"blue": {"hand": {"ore": 2, "wool": 1}}, "red": {"hand": {"brick": 4}}}
    s = position({"seats": seats, "turn": "blue"})
    for seat in (0, 1, 2, 3, -1):
        view = GAME.view(s, seat)
        assert [p["hand_size"] for p in view["seats"]] == [0, 3, 4, 0]
        for other in range(4):
            hand = view["seats"][other]["hand"]
            assert (hand is not None) == (other == seat)
    assert GAME.view(s, 1)["seats"][1]["hand"] == [0, 0, 2, 0, 1]


@pytest.mark.rule("CAT-COMP.15", "CAT-SEVEN.4")
def test_a_stolen_card_is_seen_by_two_alone() -> None:
    seats = {"red": {"hand": {"ore": 1}, "settlements": ["C4.N"]}}
    s = position({"seats": seats, "turn": "blue", "at": "before_roll"}, {"mode": "base"})
    s.script = [2, 3]
    choose(s, "roll")
    choose(s, "tormund C4")
    s.events = []
    choose(s, "rob red")
    [event] = [e for e in s.events if GAME.describe_event(e).name == "robbed"]
    ore = RESOURCES.index("ore")
    shown = [GAME.describe_event(GAME.see_event(event, seat)).as_json()["resource"] for seat in (0, 1, 2, 3, -1)]
    assert shown == [-1, ore, ore, -1, -1]


# ---------------------------------------------------------------- the shape of the board
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


# ---------------------------------------------------------------- set-up by chance and by choice
def routes(s: State) -> tuple[tuple[str, int], ...]:
    return tuple((NODE_NAMES[v], r) for v, r in enumerate(GAME.view(s, 0)["board"]["route"]) if r >= 0)


@pytest.mark.rule("CAT-SETUP.7")
@pytest.mark.parametrize("players,mode", TABLES)
def test_variable_set_up_shuffles_terrain_and_routes_and_keeps_the_numbers(players: int, mode: str) -> None:
    usual = new(players, {"mode": mode, "colours": "random"})
    boards, trade = set(), set()
    for i in range(40):
        s = new(players, {"mode": mode, "setup": "variable"}, f"variable {i}")
        terrain = GAME.fact(s, "terrain")
        assert set(terrain) == LAND[players, mode]
        assert Counter(terrain.values()) == Counter(GAME.fact(usual, "terrain").values())
        assert GAME.fact(s, "numbers") == GAME.fact(usual, "numbers")
        assert [v for v, _ in routes(s)] == [v for v, _ in routes(usual)]
        assert sorted(r for _, r in routes(s)) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
        boards.add(tuple(terrain.values()))
        trade.add(routes(s))
        assert all(w.startswith("settlement") for w in words(s))  # placed by the players, not pictured
    assert len(boards) == 40
    assert len(trade) > 20
    sides = {frozenset(CORNER_AT[v] for v, r in routes(usual) if r == k) for k in range(5)}
    assert {frozenset(CORNER_AT[v] for v, r in routes(s) if r == k) for k in range(5)} == sides


@pytest.mark.rule("CAT-SETUP.8", "CAT-COMP.9")
@pytest.mark.parametrize("players,mode", TABLES)
def test_random_set_up_deals_numbers_and_keeps_red_ones_apart(players: int, mode: str) -> None:
    usual = new(players, {"mode": mode, "colours": "random"})
    boards, numberings = set(), set()
    for i in range(120):
        s = new(players, {"mode": mode, "setup": "random"}, f"random {i}")
        terrain, numbers = GAME.fact(s, "terrain"), GAME.fact(s, "numbers")
        assert set(numbers) == set(terrain) == LAND[players, mode]
        assert Counter(numbers.values()) == Counter(GAME.fact(usual, "numbers").values())
        assert Counter(terrain.values()) == Counter(GAME.fact(usual, "terrain").values())
        red = {c for c, n in numbers.items() if n in (6, 8)}
        assert len(red) == 4
        assert not any(neighbours(c) & red for c in red)
        boards.add(tuple(terrain.values()))
        numberings.add(tuple(numbers.values()))
    assert len(boards) > 100
    assert len(numberings) > 100
    for place in range(len(numbers)):  # a red number can come to lie on every hex
        assert any(n[place] in (6, 8) for n in numberings)


@pytest.mark.rule("CAT-SETUP.7", "CAT-SETUP.3")
def test_standard_set_up_leaves_nothing_to_chance() -> None:
    for players, mode in TABLES:
        first, second = (new(players, {"mode": mode, "colours": "random"}, seed) for seed in "ab")
        assert GAME.fact(first, "terrain") == GAME.fact(second, "terrain")
        assert GAME.fact(first, "numbers") == GAME.fact(second, "numbers")
        assert routes(first) == routes(second)


def first_rolls(match: Match) -> tuple[list[tuple[int, int]], int]:
    events = [GAME.describe_event(e).as_json() for e in match.log[0]]
    rolls = [(e["seat"], e["sum"]) for e in events if e["name"] == "first_roll"]
    [first] = [e["seat"] for e in events if e["name"] == "first_player"]
    return rolls, first


@pytest.mark.rule("CAT-SETUP.9", "CAT-R-SETUP-1", "CAT-SETUP.10")
@pytest.mark.parametrize("players,options", [(4, {}), (3, {}), (4, {"mode": "base", "setup": "variable"})])
def test_the_highest_roll_begins_and_only_tied_players_roll_again(players: int, options: dict[str, str]) -> None:
    ties, starters, sums = 0, set(), set()
    for i in range(250):
        match = Match(GAME, options, [Seat(c) for c in names(players)], f"first {i}")
        rolls, first = first_rolls(match)
        rolling = list(range(players))
        while len(rolling) > 1:
            this, rolls = dict(rolls[: len(rolling)]), rolls[len(rolling) :]
            assert list(this) == rolling
            sums |= set(this.values())
            rolling = [seat for seat in rolling if this[seat] == max(this.values())]
            ties += len(rolling) > 1
        assert rolls == []
        assert rolling == [first]
        assert [a.seat for a in match.state.asks] == [first]
        starters.add(first)
    assert ties > 5
    assert starters == set(range(players))
    assert sums == set(range(2, 13))


@pytest.mark.rule("CAT-SETUP.6", "CAT-R-SETUP-3", "CAT-SETUP.11", "CAT-SETUP.14", "CAT-SETUP.15", "CAT-SETUP.16")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("options", [{}, {"mode": "base", "colours": "random"}, {"mode": "base", "setup": "random"}])
def test_a_named_first_player_begins(seat: int, options: dict[str, str]) -> None:
    s = new(4, {**options, "first_player": seat})
    assert [a.seat for a in s.asks] == [seat]
    order = []
    while "roll" not in words(s):
        order.append(s.asks[0].seat)
        s.choose(0, s.asks[0].options[0])
    assert [a.seat for a in s.asks] == [seat]
    assert GAME.fact(s, "turn") == 1
    assert GAME.fact(s, "first") == GAME.fact(s, "active")
    round_ = [(seat + i) % 4 for i in range(4)]
    there = [p for p in round_ for _ in range(2)]
    if options.get("colours"):
        assert order == []
    elif options:
        assert order == there + there[::-1]
    else:
        assert order == there + there[::-1] + round_


HEROES_IN_ORDER: Final = {
    4: ["othell_yarwyck", "samwell_tarly", "bowen_marsh", "jeor_mormont"],
    3: ["samwell_tarly", "bowen_marsh", "jeor_mormont"],
}


@pytest.mark.rule("CAT-SETUP.17")
@pytest.mark.parametrize("players,first", [(4, 0), (4, 2), (3, 0), (3, 1)])
def test_heroes_are_dealt_in_the_order_of_play(players: int, first: int) -> None:
    s = new(players, {"first_player": first})
    dealt = [GAME.fact(s, f"hero {COLOURS[(first + i) % players]}") for i in range(players)]
    assert dealt == HEROES_IN_ORDER[players]
    assert all(GAME.fact(s, f"hero_side {c}") == "A" for c in names(players))
    assert not set(dealt) & set(GAME.fact(s, "hero_pool"))
    assert len(GAME.fact(s, "hero_pool")) == 11 - players


@pytest.mark.rule("CAT-SETUP.15")
def test_guards_of_the_third_round_stand_on_the_lowest_free_space() -> None:
    s = new(4, {"first_player": 1})
    while not any(w.startswith("guard") for w in words(s)):
        s.choose(0, s.asks[0].options[0])
    for section in ("W3", "W3", "W1", "W3"):
        assert sorted(words(s)) == ["guard W1", "guard W2", "guard W3", "guard W4"]
        choose(s, f"guard {section}")
    assert GAME.fact(s, "wall W3") == ["blue", "red", "yellow"]
    assert GAME.fact(s, "wall W1") == ["black"]
    assert GAME.view(s, 0)["north"]["wall"] == [4, 0, 0, 0, 0, *[0] * 5, 2, 3, 1, 0, 0, *[0] * 5]


@pytest.mark.rule("CAT-SETUP.6", "CAT-R-SETUP-3")
def test_without_a_name_chance_finds_the_first_player_of_the_pictured_start() -> None:
    for players in (3, 4):
        found = set()
        for i in range(40):
            s = new(players, {"mode": "base", "colours": "random"}, f"oldest {i}")
            found.add(s.asks[0].seat)
        assert found == set(range(players))


PICTURED: Final = {
    "blue": ({"B3.SE", "C1.SE"}, {"B3.E", "C2.SW"}, {"brick": 1, "lumber": 1, "ore": 1}),
    "red": ({"A1.S", "A3.SE"}, {"B2.NW", "A3.SE"}, {"ore": 1, "wool": 1, "grain": 1}),
    "yellow": ({"C3.SE", "B2.SE"}, {"C3.SE", "B2.E"}, {"lumber": 1, "ore": 1, "wool": 1}),
    "black": ({"C4.SE", "C3.SW"}, {"C4.SE", "C3.SW"}, {"ore": 1, "grain": 1, "brick": 1}),
}


def is_pictured(s: State, colour: str) -> None:
    settlements, roads, hand = PICTURED[colour]
    assert {CORNER_AT[v] for v in GAME.fact(s, f"settlements {colour}")} == {CORNER_AT[v] for v in settlements}
    assert {SIDE_AT[e] for e in GAME.fact(s, f"roads {colour}")} == {SIDE_AT[e] for e in roads}
    assert GAME.fact(s, f"hand {colour}") == hand
    assert GAME.fact(s, f"points {colour}") == 2


@pytest.mark.rule("CAT-SETUP.2", "CAT-SETUP.3", "CAT-SETUP.4", "CAT-SETUP.5", "CAT-R-SETUP-3")
@pytest.mark.parametrize("picks", [["black", "red", "blue", "yellow"], ["black", "yellow", "blue"]])
def test_the_picked_colour_decides_where_a_player_starts(picks: list[str]) -> None:
    s = new(len(picks), {"mode": "base", "first_player": 0})
    for seat, colour in enumerate(picks):
        assert [a.seat for a in s.asks] == [seat]
        free = [c for c in COLOURS if c not in picks[:seat] and (len(picks) == 4 or c != "red")]
        assert sorted(words(s)) == sorted(f"colour {c}" for c in free)
        choose(s, f"colour {colour}")
    assert [GAME.seat_name(s, p) for p in range(s.n)] == picks
    assert [a.seat for a in s.asks] == [0]
    for colour in picks:
        is_pictured(s, colour)
    board = GAME.view(s, 0)["board"]
    assert sum(1 for b in board["node"] if b) == 2 * len(picks)
    assert sum(1 for e in board["edge"] if e) == 2 * len(picks)


@pytest.mark.rule("CAT-R-SETUP-3", "CAT-SETUP.4")
@pytest.mark.parametrize("players", [3, 4])
def test_colours_may_be_left_to_chance(players: int) -> None:
    seen = set()
    for i in range(60):
        s = new(players, {"mode": "base", "colours": "random"}, f"colours {i}")
        drawn = tuple(GAME.seat_name(s, p) for p in range(players))
        assert set(drawn) == set(COLOURS) - ({"red"} if players == 3 else set())
        for colour in drawn:
            is_pictured(s, colour)
        seen.add(drawn)
    assert len(seen) > (4 if players == 3 else 12)


@pytest.mark.rule("CAT-SETUP.2")
@pytest.mark.parametrize("players", [3, 4])
def test_players_of_the_brotherhood_have_a_colour_each(players: int) -> None:
    s = new(players, {})
    assert len({GAME.seat_name(s, p) for p in range(players)}) == players


@pytest.mark.rule("CAT-SETUP.13")
def test_starting_cards_fit_the_hexes_around_the_second_settlement() -> None:
    for players, mode in TABLES:
        s = new(players, {"mode": mode, "setup": "random", "first_player": 0}, "cards")
        for seat in range(players):
            choose(s, next(iter(words(s, seat))))
            choose(s, next(iter(words(s, seat))))
            assert GAME.fact(s, f"hand_size {COLOURS[seat]}") == 0
        last = COLOURS[players - 1]
        terrain = GAME.fact(s, "terrain")
        for word in words(s):
            d = s.clone()
            choose(d, word)
            around = touching(CORNER_AT[word.split()[1]], LAND[players, mode])
            assert Counter(GAME.fact(d, f"hand {last}")) == Counter(GIVES[terrain[c]] for c in around)


# ---------------------------------------------------------------- building
COSTS: Final = {
    "guard W1": ("CAT-BUILD.2", {"lumber": 1, "brick": 1, "wool": 1}),
    "road A1.NW": ("CAT-BUILD.3", {"brick": 1, "lumber": 1}),
    "settlement A2.N": ("CAT-BUILD.4", {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}),
    "keep A1.N": ("CAT-BUILD.5", {"ore": 3, "grain": 2}),
    "buy": ("CAT-BUILD.6", {"ore": 1, "wool": 1, "grain": 1}),
}


@pytest.mark.rule("CAT-BUILD.1", "CAT-BUILD.2", "CAT-BUILD.3", "CAT-BUILD.4", "CAT-BUILD.5", "CAT-BUILD.6")
@pytest.mark.parametrize("item", COSTS)
def test_every_item_has_its_price_and_not_a_card_less(item: str) -> None:
    rule, cost = COSTS[item]

    def with_hand(hand: dict[str, int]) -> State:
        seats = {"blue": {"hand": hand, "settlements": ["A1.N"], "roads": ["A1.NE", "A2.NW"]}}
        return position({"seats": seats, "turn": "blue"})

    s = with_hand(cost)
    choose(s, item)
    assert GAME.fact(s, "hand blue") == {}
    assert GAME.fact(s, "supply") == dict.fromkeys(RESOURCES, 19)
    for short in cost:  # plenty of everything else does not help
        s = with_hand({r: cost[short] - 1 if r == short else 5 for r in RESOURCES})
        assert item not in words(s)
        code = next(c for c in GAME.all_codes() if GAME.option_words(s, c) == item)
        assert GAME.why_not(s, 1, code) == rule
    s = with_hand(dict.fromkeys(RESOURCES, 5))  # and nothing else is paid
    choose(s, item)
    assert GAME.fact(s, "hand blue") == {r: 5 - cost.get(r, 0) for r in RESOURCES}


@pytest.mark.rule("CAT-BUILD.7", "CAT-KEEP.1", "CAT-BOARD.3")
@pytest.mark.parametrize("mode", ["brotherhood", "base"])
def test_roads_and_keeps_stay_to_the_end(mode: str) -> None:
    rng = Rng(f"stay {mode}")
    moved = built = 0
    for i in range(6):
        s = new(4, {"mode": mode, "colours": "random", "offers_per_turn": 0}, f"stay {i}")
        node, edge = GAME.view(s, -1)["board"]["node"], GAME.view(s, -1)["board"]["edge"]
        for _ in range(900):
            if s.over:
                break
            at = rng.below(len(s.asks))
            options = s.asks[at].options
            build = [c for c in options if GAME.option_words(s, c).split()[0] in ("road", "settlement", "keep")]
            pick = build or options
            s.events = []
            s.choose(at, pick[rng.below(len(pick))])
            uprooted = [
                GAME.describe_event(e).as_json()["edge"]
                for e in s.events
                if GAME.describe_event(e).name == "road_uprooted"
            ]
            board = GAME.view(s, -1)["board"]
            for v, b in enumerate(node):
                if b > 4:
                    assert board["node"][v] == b, NODE_NAMES[v]
                elif b:
                    assert board["node"][v] in (b, b + 4), NODE_NAMES[v]
                elif board["node"][v]:
                    assert board["node"][v] <= 4, NODE_NAMES[v]  # no keep out of nothing
            for e, owner in enumerate(edge):
                if owner and e not in uprooted:
                    assert board["edge"][e] == owner, EDGE_NAMES[e]
            moved += len(uprooted)
            built += board["node"] != node and max(board["node"]) > 4
            node, edge = board["node"], board["edge"]
    assert built > 3
    assert (moved > 0) == (mode == "brotherhood")


# ---------------------------------------------------------------- trade
@pytest.mark.rule("CAT-TRADE.7", "CAT-TRADE.6")
def test_only_resource_cards_can_be_laid_into_offers() -> None:
    seats = {
        "blue": {"hand": {"ore": 2}, "development": ["ranger_patrol", "victory_point"]},
        "red": {"hand": {"wool": 1}, "development": ["winter_is_coming"]},
    }
    s = position({"seats": seats, "turn": "blue"})
    for text in ("offer", "give ore", "want wool", "propose", "counter", "give wool", "want ore"):
        choose(s, text)
        for ask in s.asks:
            for code in ask.options:
                for _, kind, _ in GAME.describe_option(s, code).args:
                    assert kind in ("resource", "seat")


# ---------------------------------------------------------------- Tormund
@pytest.mark.rule("CAT-SEVEN.4")
@pytest.mark.parametrize("card", range(6))
def test_every_card_of_a_hand_is_equally_likely_to_be_stolen(card: int) -> None:
    hand = {"grain": 1, "brick": 1, "ore": 2, "wool": 2}
    laid_out = [r for r in RESOURCES for _ in range(hand.get(r, 0))]
    s = position(
        {"seats": {"red": {"hand": hand, "keeps": ["C4.N"]}}, "turn": "blue", "at": "before_roll"}, {"mode": "base"}
    )
    s.script = [2, 3]
    choose(s, "roll")
    choose(s, "tormund C4")
    s.script = [card]
    choose(s, "rob red")
    assert GAME.fact(s, "hand blue") == {laid_out[card]: 1}
    assert GAME.fact(s, "hand_size red") == 5
