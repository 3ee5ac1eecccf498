"""Development cards: who knows them, and where they can go (CAT-DEV, CAT-VPC)."""

from __future__ import annotations

import pytest

from .table import CARDS, GAME, SPECTATOR, Table, same_for_all_but


@pytest.mark.rule("CAT-DEV.1")
@pytest.mark.parametrize("card", CARDS[1:])
def test_only_the_buyer_knows_a_bought_card(card: str) -> None:
    def bought(kind: str) -> Table:
        position = {"seats": {"blue": {"hand": {"ore": 1, "wool": 1, "grain": 1}}}, "deck": [kind], "turn": "blue"}
        return Table(position).play("blue", "buy")

    one, other = bought(card), bought("ranger_patrol")
    same_for_all_but(one, other, "blue")
    assert GAME.view(one.s, 0)["seats"][1]["development_size"] == 1
    assert GAME.view(one.s, 0)["seats"][1]["development"] is None


@pytest.mark.rule("CAT-DEV.1")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 2, 3])
def test_nobody_can_read_the_deck(seat: int) -> None:
    one = Table({"deck": ["victory_point", "road_building"], "turn": "blue"}).s.mask(seat)
    other = Table({"deck": ["ranger_patrol", "winter_is_coming"], "turn": "blue"}).s.mask(seat)
    assert GAME.encode(one) == GAME.encode(other)


@pytest.mark.rule("CAT-DEV.1", "CAT-PATROL.1")
def test_a_played_card_is_seen_by_all() -> None:
    position = {"seats": {"blue": {"development": ["ranger_patrol", "road_building"]}}, "turn": "blue"}
    table = Table(position).play("blue", "play ranger_patrol", "tormund A1")
    for seat in (SPECTATOR, 0, 2, 3):
        view, events, _ = table.seen_by(seat)
        assert view["seats"][1]["patrols"] == 1
        assert view["seats"][1]["development_size"] == 1
        assert {"name": "played", "seat": 1, "card": 0} in [GAME.describe_event(e).as_json() for e in events]


@pytest.mark.rule("CAT-DEV.2")
def test_no_option_moves_a_development_card_from_one_player_to_another() -> None:
    state = Table({"turn": "yellow"}).s
    named = {
        GAME.describe_option(state, code).name
        for code in GAME.all_codes()
        if any(type_ == "development" for _, type_, _ in GAME.describe_option(state, code).args)
    }
    assert named == {"play", "keep_card"}


@pytest.mark.rule("CAT-VPC.1")
@pytest.mark.parametrize("active", ["blue", "red"])
def test_a_held_victory_point_card_looks_like_any_other_card(active: str) -> None:
    def held(kind: str) -> Table:
        seats = {"blue": {"settlements": ["A1.N"], "development": [kind]}, "red": {"keeps": ["A3.N"]}}
        return Table({"seats": seats, "turn": active, "at": "before_roll"})

    one, other = held("victory_point"), held("road_building")
    for table in (one, other):
        table.dice(1, 1, 12).play(active, "roll", "end")
    same_for_all_but(one, other, "blue")
    assert GAME.view(one.s, 2)["seats"][1]["points"] == 1
    assert one.fact("all_points blue") == 2


@pytest.mark.rule("CAT-VPC.2")
@pytest.mark.parametrize("ending", ["true", "dramatic"])
def test_all_victory_point_cards_are_shown_when_the_game_is_won(ending: str) -> None:
    position = {
        "seats": {
            "yellow": {
                "keeps": ["A1.N", "A2.N", "A3.N", "A4.N"],
                "development": ["victory_point", "victory_point", "ranger_patrol"],
            },
            "blue": {"development": ["victory_point"]},
            "red": {"development": ["winter_is_coming"]},
        },
        "camps": {"ice_river": ["regular"]},
        "wall": {"W4": ["red"]},
        "breaches": 2 if ending == "dramatic" else 1,
        "turn": "yellow",
        "at": "before_roll",
    }
    table = Table(position)
    for seat in (SPECTATOR, 2, 3):
        assert [p["victory_points"] for p in GAME.view(table.s, seat)["seats"]] == [None] * 4
    table.dice(1, 1, 1).play("yellow", "roll")
    assert table.fact("winners") == (["red"] if ending == "dramatic" else ["yellow"])
    for seat in (SPECTATOR, 2, 3):
        seats = GAME.view(table.s, seat)["seats"]
        assert [p["victory_points"] for p in seats] == [2, 1, 0, 0]
        assert seats[0]["development"] is None  # the other cards stay face down
    assert table.told("revealed") == [
        {"name": "revealed", "seat": 0, "count": 2},
        {"name": "revealed", "seat": 1, "count": 1},
    ]
