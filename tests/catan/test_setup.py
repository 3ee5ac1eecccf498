"""Set-up by chance and by choice (CAT-SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from greathall.games.catan.board import NODE_NAMES
from greathall.kernel.match import Match, Seat
from greathall.kernel.state import State

from .land import CORNER_AT, LAND, SIDE_AT, neighbours, touching
from .table import COLOURS, GAME, GIVES, TABLES, choose, names, new, words


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
        match = Match(GAME, {"colours": "seats", **options}, [Seat(c) for c in names(players)], f"first {i}")
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
    for seat, colour in enumerate(picks[:-1]):  # the last one has no choice
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


@pytest.mark.rule("CAT-SETUP.10", "CAT-SETUP.11")
@pytest.mark.parametrize("players", (3, 4))
def test_each_round_of_placing_names_its_own_rule(players: int) -> None:
    """The first round goes by one rule, the way back by another; the guards by a third."""
    s = new(players, {"first_player": "0"})
    cited = []
    while GAME.decision_kinds()[s.asks[0].kind].name.startswith("place_"):
        [ask] = s.asks
        cited.append((GAME.rule_of(s, ask), GAME.decision_kinds()[ask.kind].name))
        s.choose(0, ask.options[0])
    rounds = {rule: [name for cites, name in cited if cites == rule] for rule in dict(cited)}
    assert list(rounds) == ["CAT-SETUP.10", "CAT-SETUP.11", "CAT-SETUP.15"]
    for rule in ("CAT-SETUP.10", "CAT-SETUP.11"):
        assert rounds[rule].count("place_settlement") == players
        assert rounds[rule].count("place_road") >= 1
