"""How a game begins, and the options of a table."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall.games.iron_throne import codes
from greathall.games.iron_throne.data import whole_deck
from greathall.games.iron_throne.flow.turn import NOT_CHOSEN
from greathall.games.iron_throne.names import CHARACTERS, EVENTS, HOUSES, P_SETUP
from greathall.games.iron_throne.state import ThroneState
from greathall.kernel.errors import BadInput
from greathall.kernel.state import NOBODY, UNKNOWN

from .play import GAME, cards_of, choose, fact, laid_out, legal, new, position, quiet

SEATS = (3, 4, 5)


def with_houses(seed: str, *houses: str) -> ThroneState:
    """Seat by seat the houses they choose, in whatever order they are asked; leaders not yet."""
    s = new(len(houses), seed, first_player="0")
    while s.asks[0].kind == codes.D_HOUSE:
        s.choose(0, codes.HOUSE + HOUSES.index(houses[s.asks[0].seat]))
    return s


@pytest.mark.rule("IRT-SETUP.1", "IRT-AMB.38")
def test_houses_are_chosen_in_an_order_drawn_for_it() -> None:
    orders = {tuple(house_order(f"order {i}")) for i in range(60)}
    assert len(orders) > 12, "of 24 orders any may be drawn"


def house_order(seed: str) -> list[int]:
    s = new(4, seed, first_player="2")
    asked = []
    taken: list[int] = []
    while s.asks[0].kind == codes.D_HOUSE:
        assert len(s.asks) == 1
        asked.append(s.asks[0].seat)
        assert s.asks[0].options == [codes.HOUSE + h for h in range(5) if h not in taken]
        assert GAME.why_not(s, (asked[-1] + 1) % 4, codes.HOUSE + 4) == "IRT-SETUP.1"
        assert s.attacker == NOBODY, "nobody knows yet who begins"
        taken.append(s.asks[0].options[-1] - codes.HOUSE)
        s.choose(0, s.asks[0].options[-1])
    assert sorted(asked) == [0, 1, 2, 3]
    assert [s.house[p] for p in asked] == taken == [4, 3, 2, 1]
    return asked


@pytest.mark.rule("IRT-SETUP.12")
@pytest.mark.parametrize("first_player", ["random", "1"])
def test_the_first_player_is_drawn_after_houses_and_leaders(first_player: str) -> None:
    """Whoever begins, the log and the view say so when all leaders lie open, and not before."""
    begun = set()
    for i in range(30):
        s = new(3, f"first {i}", listen=True, first_player=first_player)
        while s.phase == P_SETUP:
            assert s.attacker == NOBODY
            assert GAME.view(s, 0)["attacker"] == NOBODY
            s.events = []
            s.choose(0, s.asks[0].options[0])
        told = [e[0] for e in s.events]
        assert told.index(codes.E_FIRST) > max(i for i, kind in enumerate(told) if kind == codes.E_LEADER)
        begun.add(s.attacker)
    assert begun == ({0, 1, 2} if first_player == "random" else {1})


@pytest.mark.rule("IRT-SETUP.1")
def test_the_last_of_five_takes_what_is_left() -> None:
    s = with_houses("five", "tyrell", "stark", "baratheon", "lannister", "targaryen")
    assert [HOUSES[h] for h in s.house] == ["tyrell", "stark", "baratheon", "lannister", "targaryen"]
    assert s.asks[0].kind == codes.D_LEADER


@pytest.mark.rule("IRT-SETUP.1", "IRT-AMB.38")
def test_random_houses() -> None:
    seen = set()
    for i in range(30):
        s = new(3, f"houses {i}", houses="random")
        assert s.asks[0].kind == codes.D_LEADER
        assert len(set(s.house)) == 3
        seen.add(tuple(s.house))
    assert len(seen) > 15


@pytest.mark.rule("IRT-SETUP.2", "IRT-SETUP.3")
@pytest.mark.parametrize("n", SEATS)
def test_one_of_two_sheets_is_chosen_in_secret(n: int) -> None:
    s = new(n, "sheets", houses="random")
    assert sorted(a.seat for a in s.asks) == list(range(n))
    for ask in s.asks:
        drawn = [code - codes.LEADER for code in ask.options]
        assert len(set(drawn)) == 2
        assert {d // 5 for d in drawn} == {s.house[ask.seat]}
        assert GAME.view(s, ask.seat)["drawn"] == drawn
    order = [a.seat for a in s.asks]
    while len(s.asks) > 1:
        first = s.asks[0].seat
        s.choose(0, s.asks[0].options[1])
        assert s.leader == [-1] * n
        for viewer in (NOBODY, *range(n)):
            masked = s.mask(viewer)
            assert all(x == -1 for i, x in enumerate(masked.sheets_drawn) if i // 2 != viewer)
            chosen = masked.stack[0].leaders
            assert all(chosen[p] in (NOT_CHOSEN, UNKNOWN) for p in range(n) if p != viewer)
            if viewer == first:
                assert chosen[first] in masked.sheets_drawn
    picked = s.asks[0].options[0] - codes.LEADER
    last = s.asks[0].seat
    s.choose(0, s.asks[0].options[0])
    assert -1 not in s.leader
    assert s.leader[last] == picked
    assert sorted(order) == list(range(n))


@pytest.mark.rule("IRT-SETUP.2")
def test_every_pair_of_sheets_can_be_drawn() -> None:
    pairs: Counter[tuple[int, ...]] = Counter()
    for i in range(300):
        s = with_houses(f"pairs {i}", "stark", "lannister", "tyrell")
        pairs[tuple(s.sheets_drawn[:2])] += 1
    assert len(pairs) == 10
    assert min(pairs.values()) > 10


@pytest.mark.rule("IRT-SETUP.2", "IRT-AMB.39")
def test_the_sheet_that_was_not_kept_stays_a_secret() -> None:
    s = laid_out(3)
    for viewer in (NOBODY, 0, 1, 2):
        assert GAME.view(s, viewer)["drawn"] == (s.sheets_drawn[2 * viewer : 2 * viewer + 2] if viewer >= 0 else [])
        assert [x for i, x in enumerate(s.mask(viewer).sheets_drawn) if i // 2 != viewer and x != -1] == []


@pytest.mark.rule("IRT-SETUP.3")
def test_leaders_are_shown_together() -> None:
    s = new(3, "shown", listen=True, houses="random")
    assert s.events is not None
    for left in (2, 1, 0):
        s.events.clear()
        s.choose(0, s.asks[0].options[0])
        told = [e for e in s.events if e[0] == codes.E_LEADER]
        assert len(told) == (0 if left else 3)
    assert all(e[1] == -1 for e in told)


@pytest.mark.rule("IRT-SETUP.4", "IRT-SETUP.5", "IRT-SETUP.6", "IRT-SETUP.7", "IRT-SETUP.8", "IRT-SETUP.9",
                  "IRT-SETUP.10", "IRT-COMP.4")  # fmt: skip
def test_tv_e2_stark_keeps_eddard() -> None:
    for i in range(60):
        s = with_houses(f"eddard {i}", "stark", "lannister", "tyrell")
        if 0 in s.sheets_drawn[:2]:
            break
    choose(s, "stark", "leader eddard")
    for name in ("lannister", "tyrell"):
        choose(s, name, next(iter(legal(s, name))))
    for viewer in (NOBODY, 0, 1):
        shown = GAME.view(s, viewer)["seats"][0]
        assert CHARACTERS[shown["leader"]] == "eddard"
        living = {CHARACTERS[x["character"]]: x["power"] for x in shown["characters"]}
        assert living == {"arya": 4, "robb": 4, "catelyn": 4, "bran": 4}
        assert shown["sheet"] == 4
        assert shown["deck"] + shown["hand_size"] == 25
    assert fact(s, "own_tokens stark") == 5
    assert fact(s, "living stark") == ["arya", "robb", "catelyn", "bran"]
    assert cards_of(s, 0) == sorted(whole_deck(0))  # both cards of the leader among them


@pytest.mark.rule("IRT-SETUP.6", "IRT-SETUP.7")
def test_twenty_cards_in_the_deck_and_five_in_hand() -> None:
    """Before the first event: seen where a leader is asked before the turn."""
    for i in range(60):
        s = laid_out(3, f"robb {i}", first_player="0")
        if s.asks[0].kind == codes.D_ABILITY:
            break
    assert s.turn == 1
    assert [len(h) for h in s.hands] == [5] * 3
    assert [len(d) for d in s.decks] == [20] * 3
    assert fact(s, "phase") == "before"


@pytest.mark.rule("IRT-SETUP.6")
def test_decks_are_shuffled() -> None:
    orders = {(*laid_out(3, f"order {i}").decks[0], *laid_out(3, f"order {i}").hands[0]) for i in range(6)}
    assert len(orders) == 6


@pytest.mark.rule("IRT-SETUP.9", "IRT-SETUP.5", "IRT-SETUP.10")
@pytest.mark.parametrize("n", SEATS)
def test_four_power_everywhere(n: int) -> None:
    s = laid_out(n, "power")
    for p in range(n):
        powers = [s.power[p * 5 + i] for i in range(5) if s.house[p] * 5 + i != s.leader[p]]
        assert powers == [4] * 4
        assert s.power[p * 5 + s.leader[p] % 5] == 0
        assert s.sheet[p] == 4


@pytest.mark.rule("IRT-SETUP.11", "IRT-EVENT.6")
@pytest.mark.parametrize(("n", "size"), [(3, 12), (4, 15), (5, 18)])
def test_the_event_deck(n: int, size: int) -> None:
    s = laid_out(n, "events")
    deck = Counter(EVENTS[e] for e in [*s.event_deck, *s.event_discard])
    assert sum(deck.values()) == size
    houses = {HOUSES[h] for h in s.house}
    assert deck == {**dict.fromkeys(houses, 3), "influential": 1, "prepared": 1, "mighty": 1}
    assert len({tuple(laid_out(n, f"events {i}", first_player="0").event_deck) for i in range(6)}) == 6
    for viewer in (NOBODY, 0):
        assert set(s.mask(viewer).event_deck) == {-1}
        assert GAME.view(s, viewer)["event_discard"] == s.event_discard


@pytest.mark.rule("IRT-SETUP.11")
def test_tv_e1_the_event_deck_of_three_houses() -> None:
    s = with_houses("e1", "targaryen", "stark", "lannister")
    while s.asks[0].kind == codes.D_LEADER:
        s.choose(0, s.asks[0].options[0])
    deck = Counter(EVENTS[e] for e in [*s.event_deck, *s.event_discard])
    assert deck == {"targaryen": 3, "stark": 3, "lannister": 3, "influential": 1, "prepared": 1, "mighty": 1}


@pytest.mark.rule("IRT-SETUP.12")
def test_the_first_player_is_random_or_set() -> None:
    assert {laid_out(4, f"first {i}").attacker for i in range(40)} == {0, 1, 2, 3}
    assert {laid_out(4, f"first {i}", first_player="3").attacker for i in range(6)} == {3}
    with pytest.raises(BadInput, match="first_player"):
        new(3, first_player="3")


@pytest.mark.rule("IRT-TURN.5", "IRT-AMB.15")
def test_the_leader_is_asked_before_the_very_first_turn() -> None:
    found = set()
    for i in range(60):
        s = laid_out(3, f"before {i}", first_player="1")
        if s.asks[0].kind == codes.D_ABILITY:
            assert (s.asks[0].seat, s.turn, s.attacker) == (1, 1, 1)
            assert len(s.event_discard) == 0
            found.add(CHARACTERS[s.leader[1]])
        else:
            assert len(s.event_discard) == 1
    assert found <= {"robb", "catelyn", "mace"}
    assert found


# ---------------------------------------------------------------- options
@pytest.mark.rule("IRT-EVENT.5", "IRT-AMB.40", "IRT-SETUP.11")
@pytest.mark.parametrize("n", SEATS)
def test_three_times_influential(n: int) -> None:
    s = laid_out(n, "x3", specials="influential_x3")
    deck = Counter(EVENTS[e] for e in [*s.event_deck, *s.event_discard])
    assert deck == {**{HOUSES[h]: 3 for h in s.house}, "influential": 3}


@pytest.mark.rule("IRT-AMB.20")
@pytest.mark.parametrize("most", [1, 3, 10])
def test_the_number_of_proposals(most: int) -> None:
    text = {
        "at": "resolution",
        "defender": "lannister",
        "seats": quiet(stark={"fighter": "bran", "shown": "truce"}, lannister={"fighter": "jaime", "shown": "truce"}),
    }
    s = position(text, truce_proposals=str(most)) if most != 10 else position(text)
    speakers = ["stark", "lannister"]
    terms = ["propose a_pays", "propose d_pays"]
    for i in range(most):
        assert any(w.startswith("propose") for w in legal(s, speakers[i % 2]))
        choose(s, speakers[i % 2], terms[i % 2])
    assert list(legal(s, speakers[most % 2])) == ["accept", "break off"]
    assert GAME.view(s, NOBODY)["truce"]["made"] == GAME.view(s, NOBODY)["truce"]["most"] == most


@pytest.mark.parametrize(
    ("name", "value"),
    [("houses", "draft"), ("specials", "none"), ("truce_proposals", "0"), ("truce_proposals", "51"),
     ("first_player", "5"), ("turn_limit", "9"), ("turn_limit", "1001"), ("turn_limit", "many"), ("winter", "yes")],
)  # fmt: skip
def test_a_wrong_option_is_one_sentence(name: str, value: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.check_options({name: value})
    assert name in str(caught.value)
    assert str(caught.value).endswith(".")


def test_options_as_at_a_table() -> None:
    assert GAME.check_options({}) == {
        "houses": "pick", "specials": "different", "truce_proposals": "10", "first_player": "random",
        "turn_limit": "400",
    }  # fmt: skip
