"""Counts of pieces, cards, dice and tokens, and what of them is open (CAT-COMP)."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall.games.catan.names import COMBINED, PIPS
from greathall.kernel.state import State

from .table import COLOURS, GAME, RESOURCES, TABLES, TWO_OR_TWELVE, choose, names, new, position, words


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
