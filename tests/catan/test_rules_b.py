"""Rules that a scenario file cannot say: what stays secret, what is left to chance, what holds in every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from greathall.games import registry
from greathall.kernel.errors import Refused
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng, seed_state
from greathall.kernel.state import State

GAME = registry.get("catan")
SEATS = ("yellow", "blue", "red", "black")
SPECTATOR = -1
CARDS = ("ranger_patrol", "new_recruits", "road_building", "winter_is_coming", "victory_point")


class Table:
    """A position, played by words; remembers the events."""

    def __init__(self, position: dict[str, Any], seed: str = "", **options: Any) -> None:
        self.s: State = GAME.position(position, 4, GAME.check_options(options))
        if seed:
            self.s.rng = seed_state(seed)
        self.events: list[tuple[int, ...]] = []

    def play(self, colour: str, *choices: str) -> Table:
        for words in choices:
            seat = SEATS.index(colour)
            index, ask = next((i, a) for i, a in enumerate(self.s.asks) if a.seat == seat)
            code = next(c for c in ask.options if GAME.option_words(self.s, c) == words)
            self.s.events = self.events
            self.s.choose(index, code)
            assert GAME.conserved(self.s) == []
        return self

    def dice(self, *values: int) -> Table:
        self.s.script += [v - 1 for v in values]
        return self

    def fact(self, name: str) -> Any:
        return GAME.fact(self.s, name)

    def seen_by(self, seat: int) -> tuple[Any, list[tuple[int, ...]], Any]:
        """Everything a seat gets to know: the view, the events as it may see them, the position as a bot gets it."""
        events = [GAME.see_event(e, seat) for e in self.events]
        return GAME.view(self.s, seat), events, GAME.encode(self.s.mask(seat)) if seat != SPECTATOR else None

    def told(self, name: str) -> list[dict[str, Any]]:
        return [d.as_json() for d in map(GAME.describe_event, self.events) if d.name == name]


def same_for_all_but(one: Table, other: Table, *knowing: str) -> None:
    """Nobody except those named can tell the two tables apart; those named can."""
    for seat in (SPECTATOR, 0, 1, 2, 3):
        alike = one.seen_by(seat) == other.seen_by(seat)
        assert alike == (seat == SPECTATOR or SEATS[seat] not in knowing), f"seat {seat}"


# ---------------------------------------------------------------- development cards
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


# ---------------------------------------------------------------- Patrols
@pytest.mark.rule("CAT-PATROL.2")
def test_a_robbed_card_is_drawn_evenly_from_the_hand() -> None:
    drawn: Counter[str] = Counter()
    for i in range(400):
        seats = {
            "yellow": {"development": ["ranger_patrol"]},
            "blue": {"settlements": ["B2.N"], "hand": {"ore": 3, "wool": 1}},
        }
        table = Table({"seats": seats, "turn": "yellow"}, seed=f"rob {i}")
        table.play("yellow", "play ranger_patrol", "tormund B2", "rob blue")
        drawn[next(iter(table.fact("hand yellow")))] += 1
    assert 250 < drawn["ore"] < 350
    assert drawn["wool"] == 400 - drawn["ore"]


@pytest.mark.rule("CAT-PATROL.2")
def test_a_robbed_card_is_seen_by_thief_and_victim_alone() -> None:
    def robbed(card: int) -> Table:
        seats = {
            "yellow": {"development": ["ranger_patrol"]},
            "blue": {"settlements": ["B2.N"], "hand": {"ore": 1, "wool": 1}},
        }
        table = Table({"seats": seats, "turn": "yellow"})
        table.play("yellow", "play ranger_patrol", "tormund B2")
        table.s.script.append(card)
        return table.play("yellow", "rob blue")

    same_for_all_but(robbed(0), robbed(1), "yellow", "blue")


# ---------------------------------------------------------------- heroes
MELISANDRE = {"seats": {"yellow": {"hero": "melisandre", "hand": {"ore": 2, "wool": 2, "grain": 1, "brick": 1}}}}


@pytest.mark.rule("CAT-HERO.16")
def test_only_the_buyer_sees_the_cards_melisandre_looks_at() -> None:
    def looking(*top: str) -> Table:
        position = {**MELISANDRE, "deck": list(top), "turn": "yellow"}
        return Table(position).play("yellow", "hero melisandre", "replace grain by brick")

    one = looking("ranger_patrol", "winter_is_coming", "victory_point")
    other = looking("new_recruits", "winter_is_coming", "road_building")
    same_for_all_but(one, other, "yellow")
    one.play("yellow", "keep card victory_point", "flip")
    other.play("yellow", "keep card new_recruits", "flip")
    same_for_all_but(one, other, "yellow")


@pytest.mark.rule("CAT-HERO.16")
def test_melisandre_shuffles_the_deck_with_the_cards_not_kept() -> None:
    following: Counter[str] = Counter()
    for i in range(300):
        position = {**MELISANDRE, "deck": ["new_recruits", "road_building", "winter_is_coming"], "turn": "yellow"}
        table = Table(position, seed=f"melisandre {i}")
        table.play("yellow", "hero melisandre", "replace grain by brick", "keep card road_building", "flip", "buy")
        cards = table.fact("development yellow")
        assert cards.pop("road_building") in (1, 2)
        following[next(iter(cards), "road_building")] += 1
    # 24 cards: 14 Patrols, 5 victory points, 2 New Recruits, 2 Winter Is Coming, 1 Road Building.
    assert 130 < following["ranger_patrol"] < 220
    assert 30 < following["victory_point"] < 100
    assert following["new_recruits"] < 60 and following["winter_is_coming"] < 60
    assert set(following) == set(CARDS)


@pytest.mark.rule("CAT-HERO.17")
def test_mance_rayder_shows_the_hand_to_his_player_alone_and_the_card_to_two() -> None:
    def taking(card: str) -> Table:
        seats = {
            "yellow": {"hero": "mance_rayder"},
            "blue": {"settlements": ["A1.N"], "hand": {"ore": 2, "wool": 1}},
        }
        table = Table({"seats": seats, "turn": "yellow"})
        assert GAME.view(table.s, 0)["seats"][1]["hand"] is None
        assert GAME.view(table.s, 0)["looked"] == []
        table.play("yellow", "hero mance_rayder", "name blue")
        for seat in (SPECTATOR, 2, 3):
            assert GAME.view(table.s, seat)["looked"] == []
            assert table.s.mask(seat).asks[0].options == []
        assert GAME.view(table.s, 0)["looked"] == [[1, 0, 0, 2, 0, 1]]  # seat; grain, brick, ore, lumber, wool
        return table.play("yellow", f"take {card}", "flip")

    same_for_all_but(taking("ore"), taking("wool"), "yellow", "blue")


# ---------------------------------------------------------------- wildlings
TOKENS = ["regular ice_river", "climber cave_dwellers", "giant hornfoots"]  # these are in the pool, among others


@pytest.mark.rule("CAT-TOKEN.2", "CAT-SPAWN.1")
def test_the_token_for_a_special_card_is_drawn_at_random() -> None:
    called: Counter[tuple[int, int]] = Counter()
    for i in range(200):
        seats = {"yellow": {"played": 2, "development": ["ranger_patrol"]}}
        position = {"seats": seats, "tokens": {"pool": TOKENS}, "turn": "yellow"}
        table = Table(position, seed=f"token {i}").play("yellow", "play ranger_patrol")
        (token,) = table.told("token")
        called[(token["clan"], token["kind"])] += 1
        (camp,) = table.told("camp")
        assert (camp["clan"], camp["camp"], camp["kind"]) == (token["clan"], 1, token["kind"])
    assert {clan for clan, _ in called} == {0, 1, 2}
    assert {kind for _, kind in called} == {0, 1, 2}
    assert max(called.values()) < 120


@pytest.mark.rule("CAT-TOKEN.2")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_a_token_is_secret_until_it_is_revealed(seat: int) -> None:
    def covered(token: str) -> Table:
        position = {
            "seats": {"blue": {"hand": {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}, "roads": ["D4.SE", "D5.SW"]}},
            "tokens": {"blue": {"settlement": [token]}, "pool": [token]},
            "turn": "blue",
        }
        return Table(position)

    one, other = covered("giant hornfoots"), covered("climber ice_river")
    assert GAME.view(one.s, seat) == GAME.view(other.s, seat)
    assert GAME.encode(one.s.mask(seat)) == GAME.encode(other.s.mask(seat))
    one.play("blue", "settlement D4.S")
    assert GAME.view(one.s, seat)["north"]["camps"].count(3) == 1  # the giant is there for all to see


# ---------------------------------------------------------------- whole games
def random_choice(state: State, rng: Rng, shun: tuple[str, ...] = ()) -> tuple[int, int]:
    """A random choice for the first seat that is asked: no offers, what is shunned only where there is nothing else."""
    ask = state.asks[0]
    words = {code: GAME.option_words(state, code).split(" ")[0] for code in ask.options}
    pick = [c for c, verb in words.items() if verb != "offer" and verb not in shun] or ask.options
    return ask.seat, pick[rng.below(len(pick))]


@pytest.mark.rule("CAT-VP.4")
@pytest.mark.parametrize("mode", ["base", "brotherhood"])
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_begins_with_two_points(mode: str, players: int) -> None:
    for seed in range(3):
        seats = [Seat(f"seat {i}") for i in range(players)]
        match = Match(GAME, {"mode": mode, "setup": "variable"}, seats, f"start {seed}")
        rng = Rng(f"start {seed}")
        while GAME.fact(match.state, "decision") != "before_roll":
            match.choose(*random_choice(match.state, rng))
        assert [seat["points"] for seat in GAME.view(match.state, SPECTATOR)["seats"]] == [2] * players


SHUNNED = (("end",), ("guard", "buy", "play"))  # so that the games end differently


def expected_winners(state: State) -> list[str]:
    """CAT-END.7 and CAT-END.8, once more and in another way."""
    names = [GAME.seat_name(state, p) for p in range(state.n)]
    ranks = {n: tuple(GAME.fact(state, f"{what} {n}") for what in ("guards", "all_points", "hand_size")) for n in names}
    best = max(ranks.values())
    first = [n for n in names if ranks[n] == best]
    return first if len(first) == 1 else []


@pytest.mark.rule(
    "CAT-END.2", "CAT-END.3", "CAT-END.4", "CAT-END.5", "CAT-END.6", "CAT-END.7", "CAT-END.8", "CAT-HERO.1", "CAT-DEV.1"
)
def test_whole_games_of_the_brotherhood_end_as_the_rules_say() -> None:
    endings: Counter[str] = Counter()
    for number in range(12):
        match = Match(GAME, {"turn_limit": 400}, [Seat(n) for n in SEATS], f"whole game {number}")
        rng = Rng(f"whole game {number}")
        while not match.state.over:
            state = match.state
            assert GAME.fact(state, "breaches") < 3
            assert GAME.fact(state, "gift") <= 7
            if GAME.fact(state, "decision") == "main":
                assert GAME.fact(state, f"all_points {GAME.fact(state, 'active')}") < 10
            if GAME.fact(state, "first") is not None and GAME.fact(state, "turn"):
                held = [GAME.fact(state, f"hero {n}") for n in SEATS]
                assert len(set(held)) == 4 and None not in held
                assert len({*held, *GAME.fact(state, "hero_pool")}) == 11
            match.choose(*random_choice(state, rng, SHUNNED[number % 2]))
        ending = [d.name for d in map(GAME.describe_event, match.log[-1])]
        winners = GAME.fact(match.state, "winners")
        if "true_victory" in ending:
            endings["true"] += 1
            assert winners == [GAME.fact(match.state, "active")]
            assert GAME.fact(match.state, f"all_points {winners[0]}") >= 10
            assert GAME.fact(match.state, "breaches") < 3 and GAME.fact(match.state, "gift") <= 7
        elif "dramatic" in ending:
            endings["breaches" if GAME.fact(match.state, "breaches") == 3 else "gift"] += 1
            assert GAME.fact(match.state, "breaches") == 3 or GAME.fact(match.state, "gift") > 7
            assert winners == expected_winners(match.state)
        with pytest.raises(Refused):
            match.choose(0, GAME.all_codes()[0])
        for events in match.log:  # what was bought is known to the buyer alone
            for event in events:
                told = GAME.describe_event(event)
                if told.name == "bought":
                    buyer = told.as_json()["seat"]
                    for seat in (SPECTATOR, 0, 1, 2, 3):
                        card = GAME.describe_event(GAME.see_event(event, seat)).as_json()["card"]
                        assert (card == -1) == (seat != buyer)
    assert endings["true"] and endings["breaches"], endings
