"""Rules that a scenario cannot say: whole games, chance, what is not there at all."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from greathall.games.iron_throne import board, codes
from greathall.games.iron_throne.data import whole_deck
from greathall.games.iron_throne.names import EVENTS, P_ENCOUNTER, P_PREPARATION, P_RESOLUTION, P_SUPPORT
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import ThroneState
from greathall.kernel.state import NOBODY

from .play import CARD, GAME, cards_of, choose, fact, hand, held, laid_out, legal, new, position, quiet, walk


def game(n: int, seed: str, turn_limit: int = 40) -> ThroneState:
    s = new(n, seed, listen=True, houses="random", turn_limit=str(turn_limit))
    while s.asks[0].kind == codes.D_LEADER:
        s.choose(0, s.asks[0].options[0])
    return s


# ---------------------------------------------------------------- nothing appears, nothing is lost
@pytest.mark.rule("IRT-POWER.9", "IRT-POWER.10", "IRT-POWER.8")
@pytest.mark.parametrize(("n", "seed"), [(3, "a"), (4, "b"), (5, "c"), (5, "d")])
def test_tv_d23_power_of_every_house(n: int, seed: str) -> None:
    """Characters + sheet + lost to the box + given away - received = 20, for every house at every decision."""
    s = game(n, f"power {seed}")
    moved = [0] * n  # out of the house, or into it below zero
    boxed = 0
    assert s.events is not None
    s.events.clear()
    for _ in walk(s, seed):
        assert s.events is not None
        for e in s.events:
            if e[0] == codes.E_BOXED:
                moved[e[2]] += e[3]
                boxed += e[3]
            elif e[0] == codes.E_GAVE_POWER:
                moved[e[2]] += e[4]
                moved[e[3]] -= e[4]
            elif e[0] == codes.E_TOOK_POWER:
                moved[e[2]] -= 1
                moved[board.seat_of_character(s, e[3])] += 1
        s.events.clear()
        for p in range(n):
            assert sum(s.power[p * 5 : p * 5 + 5]) + s.sheet[p] + moved[p] == 20
        assert s.box == boxed
    assert s.over


@pytest.mark.rule("IRT-DECK.1", "IRT-HOSTAGE.1", "IRT-CARDS.6")
@pytest.mark.parametrize(("n", "seed"), [(3, "a"), (4, "b"), (5, "c")])
def test_tv_d24_cards_of_every_house(n: int, seed: str) -> None:
    """Deck, hand, discards, table and hostages held by others are always the 25 cards of the house."""
    s = game(n, f"cards {seed}")
    whole = [sorted(whole_deck(s.house[p])) for p in range(n)]
    for _ in walk(s, seed):
        for p in range(n):
            assert cards_of(s, p) == whole[p]
            own = CARD[whole[p][0]].split("-")[0]
            assert not [c for c in held(s, p) if c.startswith(own)]
            assert all(c.startswith(own) for c in hand(s, p))
        assert GAME.conserved(s) == []


def test_what_does_not_add_up_is_told() -> None:
    s = laid_out(3)
    s.sheet = [s.sheet[0] + 1, *s.sheet[1:]]
    assert "61 power, not 60" in GAME.conserved(s)[0]
    s = laid_out(3)
    s.decks = [s.decks[0][1:], *s.decks[1:]]
    assert len(GAME.conserved(s)) == 1
    s = laid_out(3)
    s.influence = [0, 6, *s.influence[2:]]
    assert "spread 6" in GAME.conserved(s)[0]
    s = laid_out(3)
    s.event_deck = s.event_deck[1:]
    assert "event cards" in GAME.conserved(s)[0]
    s = laid_out(3)
    own = s.hands[0][0]
    s.hands = [s.hands[0][1:], *s.hands[1:]]
    s.hostages = [(own,), (), ()]
    assert "hostage of its own" in GAME.conserved(s)[0]


# ---------------------------------------------------------------- turns
@pytest.mark.rule("IRT-TURN.1", "IRT-TURN.2", "IRT-TURN.3", "IRT-TURN.6", "IRT-END.4")
@pytest.mark.parametrize("n", [3, 4, 5])
def test_every_turn_has_one_encounter_and_four_phases(n: int) -> None:
    s = game(n, f"turns {n}", 30)
    assert s.events is not None
    turns_told: list[tuple[int, int]] = []
    phases: list[int] = []
    reveals = 0
    log: list[tuple[int, ...]] = []
    for _ in walk(s, f"turns {n}"):
        assert s.events is not None
        log += s.events
        s.events.clear()
    for e in [*log, (codes.E_TURN, -1, 0, 0)]:
        if e[0] == codes.E_TURN:
            if turns_told and (e[2] or not s.over):
                main = [p for p in phases if P_PREPARATION <= p <= P_RESOLUTION]
                assert main == [P_PREPARATION, P_SUPPORT, P_ENCOUNTER, P_RESOLUTION]
                assert reveals == 2
            turns_told.append((e[2], e[3]))
            phases, reveals = [], 0
        elif e[0] == codes.E_PHASE:
            phases.append(e[2])
        elif e[0] == codes.E_REVEALED:
            reveals += 1
    told = turns_told[:-1]
    assert len(told) > 3
    assert [number for number, _ in told] == list(range(1, len(told) + 1))
    assert all((a + 1) % n == b for (_, a), (_, b) in itertools.pairwise(told))


@pytest.mark.rule("IRT-EVENT.6", "IRT-EVENT.7", "IRT-AMB.1")
def test_the_event_deck_goes_round() -> None:
    s = position({"at": "prepare", "defender": "lannister", "seats": quiet(stark={})})
    rounds = []
    for _ in range(3):
        assert (len(s.event_deck), len(s.event_discard)) in ((12, 0), (0, 12))
        rounds.append([EVENTS[turns.draw_event(s)] for _ in range(12)])
        assert GAME.view(s, NOBODY)["event_discard"] == [EVENTS.index(e) for e in rounds[-1]]
    assert Counter(rounds[0]) == Counter(rounds[1]) == Counter(rounds[2])
    assert rounds[1] not in (rounds[0], rounds[0][::-1])
    assert rounds[2] not in (rounds[1], rounds[1][::-1])
    assert not {"targaryen", "tyrell"} & set(rounds[0])


@pytest.mark.rule("IRT-WIN.3", "IRT-WIN.4")
def test_the_turn_limit_ends_every_game() -> None:
    endings = set()
    for i in range(24):
        s = game(3, f"limit {i}", 10)
        for _ in walk(s, f"limit {i}"):
            pass
        assert s.turn <= 10
        best = max(board.spread(s, p) for p in range(3))
        assert s.winners == [p for p in range(3) if board.spread(s, p) == best]
        endings.add(GAME.ending(s).removesuffix("_shared"))
        assert GAME.ending(s).endswith("_shared") == (len(s.winners) > 1)
    assert "turn_limit" in endings
    assert {"wiped_out", "influence"} & endings


# ---------------------------------------------------------------- dead and alive
@pytest.mark.rule(
    "IRT-DEATH.2", "IRT-DEATH.3", "IRT-DEATH.8", "IRT-POWER.12", "IRT-LEADER.4", "IRT-DEATH.9", "IRT-INFL.6"
)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_dead_stay_dead_and_tokens_stay_where_they_are(seed: str) -> None:
    s = game(4, f"dead {seed}", 60)
    before, spread, leaders = s.power, s.influence, list(s.leader)
    for _ in walk(s, f"dead {seed}"):
        assert all(new == 0 for old, new in zip(before, s.power, strict=True) if old == 0)
        assert all(new >= old for old, new in zip(spread, s.influence, strict=True))
        assert s.leader == leaders
        before, spread = s.power, s.influence
        for p in range(4):
            if s.fighter[p] >= 0:
                assert board.power_of(s, p, s.fighter[p]) > 0
    assert any(len(board.living(s, p)) < 4 for p in range(4)), "somebody has died"


@pytest.mark.rule("IRT-RESOLVE.6", "IRT-RESOLVE.5")
@pytest.mark.parametrize(("has", "left"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (15, 7)])
def test_half_of_it_rounded_up(has: int, left: int) -> None:
    rest = {} if has < 9 else {"cersei": 1, "tyrion": 1, "tywin": 1}
    s = position({"at": "resolution", "defender": "lannister", "seats": quiet(
        stark={"fighter": "bran", "shown": "3", "hand": [2]},
        lannister={"fighter": "jaime", "shown": "truce", "hand": [2], "power": {"jaime": has, **rest}})})  # fmt: skip
    assert fact(s, "power jaime") == left
    assert fact(s, "total_power lannister") + fact(s, "sheet lannister") == 20


# ---------------------------------------------------------------- influence
@pytest.mark.rule("IRT-INFL.5", "IRT-INFL.2")
def test_where_on_a_board_a_token_lies_leaves_no_trace() -> None:
    """The symbols under the spaces do nothing: only how many tokens lie on whose board is known at all."""
    states = []
    for order in ((1, 2, 1), (2, 1, 1)):
        s = position({"at": "event", "events": ["stark"], "seats": quiet(stark={})})
        for to in order:
            power.spread(s, 0, to)
        states.append(GAME.encode(s))
        assert GAME.view(s, NOBODY)["seats"][0]["influence"] == [0, 2, 1]
    assert states[0] == states[1]


@pytest.mark.rule("IRT-PREP.7", "IRT-PART.2")
def test_everybody_sees_who_takes_part_and_for_whom() -> None:
    s = position(
        {"at": "support", "defender": "lannister", "seats": quiet(
            stark={"fighter": "bran", "hand": [1]}, lannister={"fighter": "jaime", "hand": [1]}, baratheon={})},
    )  # fmt: skip
    choose(s, "baratheon", "support defender stannis")
    for viewer in (NOBODY, 0, 1, 2):
        shown = GAME.view(s, viewer)
        assert [p["side"] for p in shown["seats"]] == [1, 2, 0]
        assert shown["offer"] == {"seat": 2, "character": 10, "side": 2}
    choose(s, "lannister", "accept")
    for viewer in (NOBODY, 0, 1, 2):
        shown = GAME.view(s, viewer)
        assert [p["side"] for p in shown["seats"]] == [1, 2, 2]
        assert [p["fighter"] for p in shown["seats"]] == [4, 7, 10]
        assert shown["totals"] == [4, 8]
        assert shown["offer"] is None


# ---------------------------------------------------------------- retreat and denial
@pytest.mark.rule("IRT-RETREAT.2", "IRT-RETREAT.3", "IRT-PART.4", "IRT-AMB.43")
@pytest.mark.parametrize("shown", [(20, 1), (1, 20)])
def test_tv_d16_a_supporter_retreats_after_the_reveal(shown: tuple[int, int]) -> None:
    s = position({"at": "revealed", "defender": "lannister", "seats": quiet(
        stark={"leader": "robb", "fighter": "catelyn", "shown": shown[0], "hand": ["catelyn", 2]},
        lannister={"fighter": "jaime", "shown": shown[1], "hand": [2]},
        baratheon={"fighter": "stannis", "side": "attacker", "hand": [1], "played": ["davos"]})})  # fmt: skip
    assert fact(s, "totals") == [shown[0] + 8, shown[1] + 4]
    turns.retreat(s, 2)
    cards.discard_played(s, 2)
    assert fact(s, "totals") == [shown[0] + 4, shown[1] + 4]
    assert (fact(s, "side baratheon"), fact(s, "fighter baratheon")) == ("nobody", None)
    assert (fact(s, "played baratheon"), fact(s, "discard baratheon")) == ([], ["baratheon-davos"])
    choose(s, "stark", "pass")
    assert fact(s, "power stannis") == 4
    assert fact(s, "spread baratheon") == 0
    assert fact(s, "spread stark") == (1 if shown[0] == 20 else 0)


@pytest.mark.rule("IRT-RETREAT.1", "IRT-RETREAT.4")
def test_nobody_can_choose_to_retreat() -> None:
    assert not {"retreat", "withdraw", "flee"} & {verb.name for verb in codes.VERBS.values()}


@pytest.mark.rule("IRT-TAKE.7", "IRT-RESOLVE.2")
def test_tv_d25_who_is_denied_rewards_spreads_nothing_and_takes_no_hostage() -> None:
    text: dict[str, Any] = {"at": "revealed", "defender": "lannister", "seats": quiet(
        stark={"fighter": "catelyn", "shown": 20, "hand": ["catelyn", 2]},
        lannister={"fighter": "jaime", "shown": 1, "hand": [2]},
        baratheon={"fighter": "stannis", "side": "attacker", "hand": [1]})}  # fmt: skip
    s = position(text)
    turns.deny(s, 0)
    choose(s, "stark", "pass")
    assert fact(s, "spread stark") == 0
    assert fact(s, "influence baratheon lannister") == 1
    assert held(s, 0) == held(s, 2) == []
    assert fact(s, "turn") == 2
    assert fact(s, "power jaime") == 2
    s = position(text)
    turns.deny(s, 2)
    choose(s, "stark", "pass")
    assert (fact(s, "spread stark"), fact(s, "spread baratheon")) == (1, 0)
    assert fact(s, "decision") == "hostage_source"


# ---------------------------------------------------------------- talk
@pytest.mark.rule("IRT-TALK.1", "IRT-TALK.2", "IRT-TALK.3", "IRT-ENC.6", "IRT-HOSTAGE.12")
def test_no_choice_promises_or_shows_anything() -> None:
    """Talk leaves no trace in the game: there is no move that promises, tells one player alone or shows a card, and
    all that could have been promised stays open."""
    verbs = {verb.name for verb in codes.VERBS.values()}
    assert not verbs & {"promise", "say", "show", "whisper", "tell", "ask"}
    s = position({"at": "hostages", "seats": quiet(stark={"hostages": ["lannister-5"]}, lannister={}, baratheon={})})
    assert set(legal(s, "stark")) == {"done", "free lannister-5", "torture lannister-5"}
    s = position({"at": "encounter", "defender": "lannister", "seats": quiet(
        stark={"fighter": "bran", "hand": [1, "truce"]},
        lannister={"fighter": "jaime", "hand": [2, "truce"]})})  # fmt: skip
    assert set(legal(s, "stark")) == {"seal stark-1", "seal stark-truce"}
    assert not any(field == "text" for kind in GAME.event_kinds() for _, field in kind.fields)


@pytest.mark.rule("IRT-TALK.2", "IRT-TRUCE.4")
def test_agreed_terms_are_carried_out_without_being_asked_again() -> None:
    s = position({"at": "resolution", "defender": "lannister", "seats": quiet(
        stark={"leader": "catelyn", "fighter": "robb", "shown": "truce", "hand": ["robb"]},
        lannister={"fighter": "jaime", "shown": "truce", "hand": [2]}, baratheon={})})  # fmt: skip
    choose(s, "stark", "propose a_spreads d_pays=3")
    assert (fact(s, "spread stark"), fact(s, "sheet lannister")) == (0, 4)
    choose(s, "lannister", "accept")
    assert (fact(s, "spread stark"), fact(s, "sheet lannister"), fact(s, "sheet stark")) == (1, 1, 7)
    assert fact(s, "decision") == "window"


# ---------------------------------------------------------------- order
@pytest.mark.rule("IRT-TIMING.4", "IRT-TIMING.3")
def test_several_cards_of_one_player_come_in_the_order_that_player_likes() -> None:
    """Clockwise order can always be applied between players; the attacker orders the own cards."""
    for first, second in (("robb", "arya"), ("arya", "robb")):
        s = position({"at": "after", "defender": "lannister", "won": "defender", "seats": quiet(
            stark={"leader": "robb", "fighter": "arya", "hand": ["robb", "arya"]},
            lannister={"fighter": "jaime", "hand": [1], "power": {"cersei": 0, "tyrion": 0, "tywin": 0}},
            baratheon={})})  # fmt: skip
        assert set(legal(s, "stark")) == {"pass", "play stark-robb", "play stark-arya"}
        choose(s, "stark", f"play stark-{first}")
        assert fact(s, "played stark") == [f"stark-{first}"]
        assert f"play stark-{second}" in legal(s, "stark")


@pytest.mark.rule("IRT-RESOLVE.9", "IRT-TIMING.3", "IRT-END.5")
def test_rewards_penalties_and_refills_go_clockwise_from_the_attacker() -> None:
    s = position(
        {"houses": ["baratheon", "lannister", "stark", "tyrell"], "at": "revealed", "attacker": "stark",
         "defender": "lannister", "seats": quiet(
             stark={"fighter": "catelyn", "shown": 1, "hand": ["catelyn"]},
             tyrell={"fighter": "loras", "side": "defender", "hand": [1], "sheet": 0},
             baratheon={"fighter": "stannis", "side": "attacker", "hand": [1]},
             lannister={"fighter": "jaime", "shown": 20, "hand": [1], "sheet": 0})},
        4,
    )  # fmt: skip
    s.events = []
    choose(s, "stark", "pass")
    told = [(e[0], e[2]) for e in s.events if e[0] in (codes.E_LOST_POWER, codes.E_DREW)]
    assert told == [(codes.E_LOST_POWER, 2), (codes.E_DREW, 3), (codes.E_LOST_POWER, 0), (codes.E_DREW, 1)]
    s.events.clear()
    choose(s, "lannister", "seat stark", "source deck")
    refilled = [e[2] for e in s.events if e[0] == codes.E_DREW]
    assert refilled[:4] == [2, 3, 0, 1]


@pytest.mark.rule("IRT-TRUCE.12")
def test_a_deal_is_carried_out_in_order() -> None:
    s = position({"at": "resolution", "defender": "lannister", "seats": quiet(
        stark={"leader": "catelyn", "fighter": "robb", "shown": "truce", "hand": [], "top": [5, 6, "robb"]},
        lannister={"fighter": "jaime", "shown": "truce", "hand": [], "top": [7, 8]}, baratheon={})})  # fmt: skip
    s.events = []
    choose(s, "stark", "propose a_spreads d_spreads a_takes d_takes a_pays d_pays")
    choose(s, "lannister", "accept")
    wanted = (codes.E_SPREAD, codes.E_GAVE_POWER, codes.E_HOSTAGE)
    assert [(e[0], e[2]) for e in s.events if e[0] in wanted] == [
        (codes.E_SPREAD, 0), (codes.E_SPREAD, 1), (codes.E_GAVE_POWER, 0), (codes.E_GAVE_POWER, 1),
        (codes.E_HOSTAGE, 0), (codes.E_HOSTAGE, 1),
    ]  # fmt: skip


@pytest.mark.rule("IRT-CARDS.3", "IRT-CARDS.4")
@pytest.mark.parametrize(
    ("deck", "discard", "count", "got", "left"),
    [(3, 0, 2, 2, 1), (2, 4, 2, 2, 4), (1, 6, 2, 2, 5), (1, 0, 3, 1, 0), (0, 2, 1, 1, 1), (0, 0, 2, 0, 0),
     (2, 1, 5, 3, 0), (4, 3, 0, 0, 4)],
)  # fmt: skip
def test_drawing(deck: int, discard: int, count: int, got: int, left: int) -> None:
    s = laid_out(3)
    every = sorted(whole_deck(s.house[0]))
    s.decks = [tuple(every[:deck]), *s.decks[1:]]
    s.discards = [tuple(every[deck : deck + discard]), *s.discards[1:]]
    s.hands = [(), *s.hands[1:]]
    cards.draw(s, 0, count)
    assert (len(s.hands[0]), len(s.decks[0])) == (got, left)
    if got:
        assert s.discards[0] == () or len(s.decks[0])


@pytest.mark.rule("IRT-CARDS.3")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for i in range(8):
        s = laid_out(3, f"shuffled {i}", first_player="0", houses="random")
        every = sorted(k % 17 for k in whole_deck(s.house[0]))
        s.decks = [(s.house[0] * 17,), *s.decks[1:]]
        s.discards = [tuple(s.house[0] * 17 + k for k in every[4:]), *s.discards[1:]]
        cards.draw(s, 0, 1)
        orders.add(tuple(k % 17 for k in s.decks[0]))
    assert len(orders) == 8


@pytest.mark.rule("IRT-CARDS.1")
def test_a_hand_may_hold_the_whole_house() -> None:
    s = position({"at": "end", "attacker": "stark", "defender": "lannister", "events": ["lannister"], "seats": quiet(
        stark={"leader": "arya", "fighter": "bran", "hand": [CARD[k] for k in whole_deck(0)]},
        lannister={"fighter": "jaime"}, baratheon={})})  # fmt: skip
    assert fact(s, "hand_size stark") == 25
