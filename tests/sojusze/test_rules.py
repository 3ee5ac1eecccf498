"""Rules of Sojusze that a scenario cannot say: counts, chance, whole games, drafts."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall.games.sojusze import codes
from greathall.games.sojusze.entries import cards_of, value_of
from greathall.games.sojusze.state import SojuszeState
from greathall.kernel.errors import BadInput
from greathall.kernel.rng import Rng
from greathall.kernel.state import NOBODY

from .play import GAME, choose, choose_leaders, fact, harmless, kneel_step, legal, new, position

SEATS = (3, 4, 5, 6)


def cards_in_hand(s: SojuszeState, p: int) -> list[int]:
    return cards_of(s.hands[p])


# ---------------------------------------------------------------- components and set-up
@pytest.mark.rule("SOJ-COMP.1", "SOJ-SETUP.1")
@pytest.mark.parametrize("n", SEATS)
def test_one_track_with_its_markers_lies_open(n: int) -> None:
    s = new(n, leaders="random", first_player="1")
    for viewer in (NOBODY, *range(n)):
        shown = GAME.view(s, viewer)
        assert (shown["season"], shown["round"], shown["rounds"]) == (0 if n <= 4 else 1, 1, n + 1)
        assert shown["first"] == 1


@pytest.mark.rule("SOJ-COMP.2", "SOJ-COMP.10", "SOJ-SETUP.5")
def test_fifty_four_tokens_of_one_to_three_unseen() -> None:
    s = new(4, leaders="random")
    assert len(s.supply) == 54
    assert set(s.supply) == {1, 2, 3}
    for viewer in (NOBODY, *range(4)):
        assert set(s.mask(viewer).supply) == {-1}


@pytest.mark.rule("SOJ-SETUP.5", "SOJ-TOK.1", "SOJ-TOK.2")
def test_tokens_come_mixed_and_stay_hidden() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(40):
        s = new(3, f"tokens {seed}", leaders="random", first_player="0")
        harmless(s)
        while s.round == 1:
            kneel_step(s)
        tokens = [value_of(t) for council in s.tokens for t in council]
        assert len(tokens) == 1
        drawn[tokens[0]] += 1
        for viewer in (NOBODY, 0, 1, 2):
            assert [t for council in s.mask(viewer).tokens for t in council] == [-1]
    assert set(drawn) == {1, 2, 3}


@pytest.mark.rule("SOJ-COMP.9")
def test_three_to_six_leaders() -> None:
    for n in SEATS:
        GAME.check_seats(n)
    for n in (2, 7):
        with pytest.raises(BadInput):
            GAME.check_seats(n)


@pytest.mark.rule("SOJ-SETUP.2", "SOJ-TIME.5", "SOJ-RND.1", "SOJ-RND.2")
@pytest.mark.parametrize("n", SEATS)
def test_the_round_marker_walks_from_the_space_labelled_n(n: int) -> None:
    labels = ["6", "5", "4", "3", "", "", ""]
    spaces = labels[labels.index(str(n)) :]
    s = new(n, leaders="random")
    walked = [s.round]
    season = s.season
    while s.season == season and not s.over:
        kneel_step(s)
        if s.season == season and s.round != walked[-1]:
            walked.append(s.round)
    assert walked == list(range(1, len(spaces) + 1))
    assert s.round == 1  # back on the space labelled n


@pytest.mark.rule("SOJ-SETUP.4", "SOJ-SETUP.10")
def test_decks_are_shuffled_and_hidden() -> None:
    orders = {tuple(new(4, f"deck {i}", leaders="random").ally_deck) for i in range(5)}
    assert len(orders) == 5
    assert len({tuple(new(4, f"deck {i}", leaders="random").deck) for i in range(5)}) == 5
    s = new(4, leaders="random")
    for viewer in (NOBODY, *range(4)):
        mask = s.mask(viewer)
        assert set(mask.ally_deck) == set(mask.deck) == {-1}


@pytest.mark.rule("SOJ-SETUP.6", "SOJ-AMB.2")
def test_the_first_player_is_random_or_set() -> None:
    assert {new(4, f"first {i}").first for i in range(40)} == {0, 1, 2, 3}
    assert {new(4, f"first {i}", first_player="3").first for i in range(8)} == {3}
    with pytest.raises(BadInput, match="first_player"):
        new(3, first_player="3")


@pytest.mark.rule("SOJ-SETUP.7", "SOJ-TERM.1")
def test_every_seat_is_a_leader_of_its_own() -> None:
    seen: set[int] = set()
    for i in range(30):
        s = new(6, f"leaders {i}", leaders="random")
        assert len(set(s.leader)) == 6
        seen |= set(s.leader)
    assert seen == set(range(9))
    s = new(5, first_player="3")
    asked = []
    while s.asks[0].kind == codes.CHOOSE_LEADER:
        asked.append(s.asks[0].seat)
        s.choose(0, s.asks[0].options[-1])
    assert asked == [3, 4, 0, 1, 2]
    assert [s.leader[p] for p in asked] == [8, 7, 6, 5, 4]


@pytest.mark.rule("SOJ-SETUP.8")
def test_the_leader_has_no_effect_in_the_standard_game() -> None:
    ends = []
    for last in (False, True):
        s = new(4, "same", first_player="0")
        while s.asks[0].kind == codes.CHOOSE_LEADER:
            s.choose(0, s.asks[0].options[-1 if last else 0])
        rng = Rng("same")
        while not s.over:
            options = s.asks[0].options
            s.choose(0, options[rng.below(len(options))])
        data = GAME.encode(s)
        ends.append({k: v for k, v in data.items() if k != "leader"})
        leaders = data["leader"]
        assert leaders == ([8, 7, 6, 5] if last else [0, 1, 2, 3])
    assert ends[0] == ends[1]


@pytest.mark.rule("SOJ-SETUP.9", "SOJ-SETUP.10", "SOJ-SETUP.11", "SOJ-SETUP.12", "SOJ-COMP.5", "SOJ-COMP.4")
@pytest.mark.parametrize("n", SEATS)
def test_sixty_two_standard_cards_are_dealt(n: int) -> None:
    s = new(n, leaders="random")
    assert [len(h) for h in s.hands] == [10] * n
    assert len(s.deck) == 62 - 10 * n
    everything = s.deck + [k for p in range(n) for k in cards_in_hand(s, p)]
    colours = Counter(GAME.board_info()["influence"][k]["colour"] for k in everything)
    assert set(colours) == {"red", "green", "purple"}
    assert len(everything) == 62
    assert len(s.ally_deck) + 1 == 50 == len({*s.ally_deck, s.current})


@pytest.mark.rule("SOJ-REV.1")
def test_the_top_card_is_turned_up() -> None:
    s = new(4, first_player="0", open_allies="no")
    top = s.ally_deck[-1]
    choose_leaders(s)
    assert s.current == top
    for viewer in (NOBODY, 0, 3):
        assert GAME.view(s, viewer)["current"] == top


# ---------------------------------------------------------------- whole games
def whole_game(n: int, seed: str = "whole", **options: str) -> tuple[list[tuple[int, int, int]], SojuszeState]:
    """Season, round and first player of every round of a game in which everybody kneels."""
    s = new(n, seed, leaders="random", first_player="0", **options)
    if options.get("draft", "no") == "no" and options.get("open_allies", "no") == "no":
        harmless(s)
    rounds = [(s.season, s.round, s.first)]
    while not s.over:
        kneel_step(s)
        now = (s.season, s.round, s.first)
        if not s.over and now[:2] != rounds[-1][:2]:
            rounds.append(now)
    return rounds, s


@pytest.mark.rule("SOJ-TIME.1", "SOJ-TIME.2", "SOJ-TIME.3", "SOJ-END.1", "SOJ-CLAIM.7", "SOJ-SEAS.4")
@pytest.mark.parametrize("n,count,seasons", [(3, 12, [0, 1, 2]), (4, 15, [0, 1, 2]), (5, 12, [1, 2]), (6, 14, [1, 2])])
def test_tv22_rounds_of_a_full_game(n: int, count: int, seasons: list[int]) -> None:
    rounds, s = whole_game(n)
    assert len(rounds) == count
    assert [r[:2] for r in rounds] == [(season, i) for season in seasons for i in range(1, n + 2)]
    assert sum(len(t) for t in s.tokens) == count
    assert len(s.supply) == 54 - count
    assert sum(len(c) for c in s.councils) == count


@pytest.mark.rule("SOJ-TIME.2")
def test_tv3_a_season_of_four_leaders_has_five_rounds() -> None:
    rounds, _ = whole_game(4)
    assert Counter(season for season, _, _ in rounds) == {0: 5, 1: 5, 2: 5}


@pytest.mark.rule("SOJ-PASS.1", "SOJ-TIME.2", "SOJ-SEAS.5")
@pytest.mark.parametrize("n", SEATS)
def test_tv21_the_marker_goes_round(n: int) -> None:
    rounds, _ = whole_game(n)
    first = [f for season, _, f in rounds if season == rounds[0][0]]
    assert first == [*range(n), 0]
    assert next(f for season, number, f in rounds if season == rounds[0][0] + 1 and number == 1) == 1


@pytest.mark.rule("SOJ-QUICK.1", "SOJ-QUICK.2", "SOJ-QUICK.3")
@pytest.mark.parametrize("n,count", [(3, 8), (4, 10), (5, 6), (6, 7)])
def test_rounds_of_a_quick_game(n: int, count: int) -> None:
    rounds, _ = whole_game(n, quick="yes")
    assert len(rounds) == count


@pytest.mark.rule("SOJ-END.2", "SOJ-TOK.2")
def test_tokens_are_turned_up_at_the_end_and_not_before() -> None:
    s = position({"season": "winter", "round": 5, "current": "lysa_arryn", "councils": [{"tokens": [3, 1]}]})
    choose(s, "cersei", "kneel")
    assert s.mask(0).tokens[0] == s.mask(NOBODY).tokens[0] == (-1, -1)
    choose(s, "cersei", "council cersei-euron")
    assert s.over
    for viewer in (NOBODY, 0, 2):
        assert sorted(s.mask(viewer).tokens[0]) == [1, 3]
        assert GAME.view(s, viewer)["councils"][0]["known"] in ([1, 3], [3, 1])
    assert GAME.view(s, NOBODY)["seats"][1]["small"] == 0
    assert GAME.view(s, NOBODY)["seats"][1]["other"] == 8


@pytest.mark.rule("SOJ-SEAS.1", "SOJ-SEAS.2", "SOJ-SEAS.3")
def test_a_new_season_shuffles_old_hands_and_discards_into_the_deck() -> None:
    hands = set()
    for seed in range(3):
        s = new(4, f"seasons {seed}", leaders="random", first_player="0")
        before, rest = list(s.hands), sorted(s.deck)
        while s.season == 0:
            kneel_step(s)
        assert s.discard == []
        everything = s.deck + [k for p in range(4) for k in cards_in_hand(s, p)]
        assert len(everything) == 62
        assert list(s.hands) != before
        assert sorted(s.deck) != rest, "cards left in the deck are dealt too"
        hands.add(tuple(s.hands[0]))
        assert all(not e & 0xFFFF for h in s.hands for e in h), "nobody knows a new hand"
    assert len(hands) == 3


# ---------------------------------------------------------------- agreements, public information
@pytest.mark.rule("SOJ-DEAL.1", "SOJ-DEAL.2", "SOJ-AMB.31")
def test_no_choice_makes_an_agreement_or_trades_by_agreement() -> None:
    """Whatever was said: every option of a turn stays open, and none of them offers, promises or shows."""
    s = position({"current": "renly_baratheon", "seats": {"cersei": {"hand": ["ambush", "hostage"]}}})
    assert set(legal(s, "cersei")) == {"play ambush", "play hostage", "kneel"}
    verbs = {verb.name for verb in codes.VERBS.values()}
    assert not verbs & {"offer", "promise", "accept", "trade", "show"}


@pytest.mark.rule("SOJ-KILL.2", "SOJ-AMB.21")
def test_dead_pile_and_discard_pile_are_open_to_all() -> None:
    s = position({"current": "hodor", "dead": ["varys"], "discard": ["ambush"]})
    for viewer in (NOBODY, *range(4)):
        shown = GAME.view(s, viewer)
        assert shown["dead"] == s.dead
        assert shown["discard"] == s.discard
    assert fact(s, "dead") == ["varys"]


@pytest.mark.rule("SOJ-KILL.3")
def test_the_order_of_dying_leaves_no_trace() -> None:
    text = {
        "current": "renly_baratheon",
        "councils": [{"allies": ["varys", "ygritte"]}],
        "seats": {"cersei": {"hand": ["poisoned_cup"]}, "euron": {"hand": ["poisoned_cup"]}},
    }
    states = []
    for order in (("varys", "ygritte"), ("ygritte", "varys")):
        s = position(text)
        choose(s, "cersei", "play poisoned_cup", f"kill {order[0]}")
        choose(s, "euron", "play poisoned_cup", f"kill {order[1]}")
        states.append(GAME.encode(s))
    assert states[0] == states[1]
