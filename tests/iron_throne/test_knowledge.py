"""Who knows what: hands, faces of hostages, sealed cards; what looking, taking and freeing tell, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.iron_throne import codes
from greathall.games.iron_throne.entries import card_of, cards_of, house_of, is_seen, knows
from greathall.games.iron_throne.ops import cards
from greathall.games.iron_throne.state import ThroneState
from greathall.games.iron_throne.values import WORDS
from greathall.kernel.state import NOBODY, UNKNOWN

from .play import CARD, GAME, choose, fact, hand, held, laid_out, legal, position, quiet, walk, worlds

STARK, LANNISTER, BARATHEON, TARGARYEN = range(4)


def spectators_see_nothing(s: ThroneState) -> None:
    m = s.mask(NOBODY)
    assert {x for cards in (*m.hands, *m.decks, m.event_deck) for x in cards} <= {UNKNOWN}
    assert all(e <= -2 for cards in m.hostages for e in cards)
    shown = GAME.view(s, NOBODY)
    assert all(p["hand"] is None and p["known"] == [] for p in shown["seats"])
    assert all(held["card"] == -1 for p in shown["seats"] for held in p["hostages"])
    assert shown["drawn"] == []


def told(s: ThroneState, kind: int, viewer: int) -> list[tuple[int, ...]]:
    """Events of a kind as a viewer sees them."""
    assert s.events is not None
    return [GAME.see_event(e, viewer) for e in s.events if e[0] == kind]


def beaten(of_stark: list[str] | None = None, **lannister: Any) -> ThroneState:
    """Stark has beaten Lannister and takes a hostage."""
    s = position(
        {
            "at": "resolution",
            "defender": "lannister",
            "seats": quiet(
                stark={"leader": "catelyn", "fighter": "robb", "shown": 20, "hand": ["robb"], "hostages": of_stark},
                lannister={"fighter": "jaime", "shown": 1, "hand": [2, 3], **lannister},
                baratheon={"hand": [1]},
                targaryen={"hand": [1]},
            ),
        },
        4,
    )
    s.events = []
    return s


# ---------------------------------------------------------------- hands and decks
@pytest.mark.rule("IRT-AMB.39", "IRT-TALK.3")
def test_a_hand_is_its_holders_secret_and_its_size_is_not() -> None:
    s = laid_out(4, "hands")
    for viewer in range(4):
        shown = GAME.view(s, viewer)
        for p in range(4):
            assert shown["seats"][p]["hand_size"] == len(s.hands[p])
            assert shown["seats"][p]["hand"] == ([WORDS["card"].index(c) for c in hand(s, p)] if p == viewer else None)
            assert shown["seats"][p]["known"] == []
            assert shown["seats"][p]["deck"] == len(s.decks[p])
        assert {x for deck in s.mask(viewer).decks for x in deck} == {UNKNOWN}
    spectators_see_nothing(s)
    other = 1 if s.attacker != 1 else 2
    assert len({tuple(hand(w, other)) for w in worlds(s, s.attacker)}) > 30
    assert {tuple(hand(w, other)) for w in worlds(s, other, 10)} == {tuple(hand(s, other))}


@pytest.mark.rule("IRT-AMB.39", "IRT-AMB.36")
def test_power_influence_and_discard_piles_are_open() -> None:
    own = {"discard": [5, 20], "influence": {"lannister": 2}}
    s = position({"at": "event", "events": ["lannister"], "seats": quiet(stark=own)})
    for viewer in (NOBODY, 0, 1, 2):
        shown = GAME.view(s, viewer)["seats"][0]
        assert [CARD[k] for k in shown["discard"]] == ["stark-5", "stark-20"]
        assert shown["influence"] == [0, 2, 0]
        assert shown["sheet"] == 4
        assert [x["power"] for x in shown["characters"]] == [4, 4, 4, 4]


@pytest.mark.rule("IRT-AMB.3", "IRT-AMB.39")
def test_drawn_cards_are_counted_and_not_named() -> None:
    s = position({"at": "turn", "events": ["lannister"], "seats": quiet(stark={"leader": "catelyn"}, lannister={})})
    s.events = []
    choose(s, "stark", "pass")
    drew = told(s, codes.E_DREW, NOBODY)
    assert [e[2:] for e in drew] == [(STARK, 1), (LANNISTER, 1)]


# ---------------------------------------------------------------- sealed cards
@pytest.mark.rule("IRT-ENC.1", "IRT-AMB.7", "IRT-AMB.39")
def test_a_sealed_card_is_seen_by_nobody_else() -> None:
    text = {
        "at": "encounter",
        "defender": "lannister",
        "seats": quiet(
            stark={"fighter": "bran", "hand": [5, "truce", 12]}, lannister={"fighter": "jaime", "hand": [7, "truce"]}
        ),
    }
    views = []
    for card in ("stark-5", "stark-truce"):
        s = position(text)
        s.events = []
        choose(s, "stark", f"seal {card}")
        assert told(s, codes.E_SEALED, LANNISTER)[0][2:] == (STARK,)
        assert fact(s, "shown stark") is None
        for viewer in (NOBODY, LANNISTER, BARATHEON):
            masked = s.mask(viewer)
            assert masked.stack[-1].sealed[0] == UNKNOWN
            assert masked.answer == UNKNOWN
        assert s.mask(STARK).stack[-1].sealed[0] == CARD.index(card)
        views.append([GAME.encode(s.mask(v)) for v in (NOBODY, LANNISTER, BARATHEON)])
        sealed = {w.stack[-1].sealed[0] for w in worlds(s, LANNISTER)}
        assert len(sealed) > 5
    assert views[0] == views[1]


@pytest.mark.rule("IRT-ENC.7")
def test_both_cards_are_told_together() -> None:
    text = {
        "at": "encounter",
        "defender": "lannister",
        "seats": quiet(stark={"fighter": "bran", "hand": [5, 6]}, lannister={"fighter": "jaime", "hand": [7, 8]}),
    }
    s = position(text)
    s.events = []
    choose(s, "lannister", "seal lannister-7")
    assert told(s, codes.E_REVEALED, NOBODY) == []
    choose(s, "stark", "seal stark-5")
    assert [(e[2], CARD[e[3]]) for e in told(s, codes.E_REVEALED, NOBODY)] == [(0, "stark-5"), (1, "lannister-7")]


# ---------------------------------------------------------------- hostages
@pytest.mark.rule("IRT-HOSTAGE.3", "IRT-AMB.9")
def test_a_hostage_from_the_deck_is_known_to_the_taker_alone() -> None:
    s = beaten(top=[8])
    choose(s, "stark", "source deck")
    assert held(s, STARK) == ["lannister-8"]
    assert [fact(s, f"sees {v} stark") for v in ("stark", "lannister", "baratheon")] == [["lannister-8"], [], []]
    for viewer, face in ((STARK, CARD.index("lannister-8")), (LANNISTER, -1), (BARATHEON, -1), (NOBODY, -1)):
        assert GAME.view(s, viewer)["seats"][STARK]["hostages"] == [{"house": 1, "card": face}]
        event = told(s, codes.E_HOSTAGE, viewer)[0]
        assert event[2:] == (STARK, LANNISTER, 0, face)
    assert len({tuple(held(w, STARK)) for w in worlds(s, LANNISTER)}) > 5
    assert {tuple(held(w, STARK)) for w in worlds(s, STARK, 10)} == {("lannister-8",)}
    spectators_see_nothing(s)


@pytest.mark.rule("IRT-HOSTAGE.3", "IRT-AMB.9")
def test_a_hostage_from_the_hand_is_missed_by_its_owner() -> None:
    s = beaten()
    s.script = [1]
    choose(s, "stark", "source hand")
    assert held(s, STARK) == ["lannister-3"]
    assert [fact(s, f"sees {v} stark") for v in ("stark", "lannister", "baratheon")] == [
        ["lannister-3"], ["lannister-3"], [],
    ]  # fmt: skip
    for viewer in (BARATHEON, NOBODY):
        assert told(s, codes.E_HOSTAGE, viewer)[0][2:] == (STARK, LANNISTER, 1, -1)


@pytest.mark.rule("IRT-AMB.8", "IRT-HOSTAGE.14", "IRT-HOSTAGE.3")
def test_a_captive_of_a_captor_is_picked_blind() -> None:
    picked: set[str] = set()
    for i in (0, 1):
        s = beaten(hostages=["targaryen-5", "targaryen-6", "baratheon-7"])
        assert "source held_targaryen" in legal(s, "stark")
        s.script = [i]
        choose(s, "stark", "source held_targaryen")
        picked.add(*held(s, STARK))
        assert fact(s, "sees lannister stark") == held(s, STARK)
        assert fact(s, "sees targaryen stark") == fact(s, "sees baratheon stark") == []
        assert fact(s, "sees stark lannister") == []
        shown = GAME.view(s, BARATHEON)["seats"]
        assert shown[STARK]["hostages"] == [{"house": 3, "card": -1}]
        assert sorted((x["house"], x["card"]) for x in shown[LANNISTER]["hostages"]) == [(2, -1), (3, -1)]
    assert picked == {"targaryen-5", "targaryen-6"}


@pytest.mark.rule("IRT-HOSTAGE.4", "IRT-AMB.39")
def test_an_own_card_that_comes_home_is_known_to_the_captor() -> None:
    s = beaten(hostages=["stark-12"])
    choose(s, "stark", "source held_stark")
    assert fact(s, "knows lannister stark") == ["stark-12"]
    assert fact(s, "knows baratheon stark") == []
    assert all("stark-12" in hand(w, STARK) for w in worlds(s, LANNISTER, 15))
    assert any("stark-12" not in hand(w, STARK) for w in worlds(s, BARATHEON))


@pytest.mark.rule("IRT-HOSTAGE.6", "IRT-AMB.39")
def test_a_freed_hostage_is_seen_by_the_two_alone() -> None:
    two = {"hostages": ["lannister-5", "lannister-6"]}
    s = position({"at": "hostages", "seats": quiet(stark=two, lannister={"hand": [1]}, baratheon={})})
    s.events = []
    choose(s, "stark", "free lannister-5")
    assert fact(s, "knows stark lannister") == ["lannister-5"]
    assert fact(s, "knows baratheon lannister") == []
    face = CARD.index("lannister-5")
    seen = [told(s, codes.E_FREED, v)[0][4] for v in (STARK, LANNISTER, BARATHEON, NOBODY)]
    assert seen == [face, face, -1, -1]
    assert GAME.view(s, STARK)["seats"][LANNISTER]["known"] == [face]
    assert all("lannister-5" in hand(w, LANNISTER) for w in worlds(s, STARK, 15))
    assert len({tuple(hand(w, LANNISTER)) for w in worlds(s, BARATHEON)}) > 10


@pytest.mark.rule("IRT-HOSTAGE.7")
def test_a_tortured_hostage_is_seen_by_all() -> None:
    s = position({"at": "hostages", "seats": quiet(stark={"hostages": ["lannister-5"]}, lannister={}, baratheon={})})
    s.events = []
    choose(s, "stark", "torture lannister-5", "character jaime")
    for viewer in (NOBODY, BARATHEON):
        assert told(s, codes.E_TORTURED, viewer)[0][2:] == (STARK, LANNISTER, CARD.index("lannister-5"))
        assert [CARD[k] for k in GAME.view(s, viewer)["seats"][LANNISTER]["discard"]] == ["lannister-5"]


# ---------------------------------------------------------------- looking
def looking(hand_of_lannister: list[Any], leader: str = "robb") -> ThroneState:
    return position(
        {
            "at": "encounter",
            "defender": "lannister",
            "seats": quiet(
                stark={"leader": leader, "fighter": "bran", "hand": ["bran", 1]},
                lannister={"fighter": "jaime", "hand": hand_of_lannister},
                baratheon={},
            ),
        }
    )


@pytest.mark.rule("IRT-AMB.39")
def test_a_look_at_a_hand_is_for_one_pair_of_eyes() -> None:
    s = looking([2, 3, "truce"])
    s.events = []
    choose(s, "stark", "play stark-bran")
    assert fact(s, "knows stark lannister") == ["lannister-truce", "lannister-2", "lannister-3"]
    assert fact(s, "knows baratheon lannister") == []
    assert [e[3:] for e in told(s, codes.E_LOOKED, NOBODY)] == [(LANNISTER, 3)]
    assert {e[4] for e in told(s, codes.E_SEEN, STARK)} == {CARD.index(f"lannister-{c}") for c in ("truce", 2, 3)}
    assert {e[4] for v in (LANNISTER, BARATHEON, NOBODY) for e in told(s, codes.E_SEEN, v)} <= {-1}
    assert all(sorted(hand(w, LANNISTER)) == sorted(hand(s, LANNISTER)) for w in worlds(s, STARK, 10))
    spectators_see_nothing(s)
    choose(s, "stark", "seal stark-1")
    choose(s, "lannister", "seal lannister-2")
    assert fact(s, "knows stark lannister")[:2] == ["lannister-truce", "lannister-3"]


@pytest.mark.rule("IRT-AMB.39")
def test_what_was_seen_is_no_longer_sure_when_a_card_of_the_hand_is_taken_unseen() -> None:
    """Baratheon takes a random card of a hand Stark has looked at: Stark does not know which one."""
    s = looking([2, 3, "truce"])
    choose(s, "stark", "play stark-bran")
    cards.take_hostage(s, BARATHEON, LANNISTER, 1, False)
    assert fact(s, "knows stark lannister") == []
    assert fact(s, "sees stark baratheon") == []
    assert fact(s, "sees lannister baratheon") == held(s, BARATHEON)


def card_play_views(hand_of_lannister: list[Any], known: str, played: str) -> list[dict[str, Any]]:
    """Stark's view before and after Lannister reveals a card, Stark having seen one copy of `known` in the hand."""
    s = looking(hand_of_lannister)
    choose(s, "stark", "pass")
    entries = list(s.hands[LANNISTER])
    at = next(i for i, e in enumerate(entries) if CARD[card_of(e)] == known)
    entries[at] |= 1 << STARK
    hands = s.hands.copy()
    hands[LANNISTER] = tuple(sorted(entries))
    s.hands = hands
    before = GAME.view(s, STARK)
    choose(s, "stark", "seal stark-1")
    choose(s, "lannister", f"seal {played}")
    return [before, GAME.view(s, STARK)]


@pytest.mark.rule("IRT-AMB.39")
def test_a_second_copy_stays_a_secret_when_the_one_that_was_seen_may_have_been_played() -> None:
    """Stark has seen one truce. Lannister plays a truce: whether there is another one is not Stark's to know."""
    one = card_play_views(["truce", 5, 6], "lannister-truce", "lannister-truce")
    two = card_play_views(["truce", "truce", 6], "lannister-truce", "lannister-truce")
    assert one[0] == two[0]
    assert one[1]["seats"][LANNISTER]["known"] == two[1]["seats"][LANNISTER]["known"]


@pytest.mark.rule("IRT-AMB.39", "IRT-HOSTAGE.3")
def test_a_former_captor_is_not_told_which_hostage_was_freed() -> None:
    """Lannister knows one of the two Targaryen cards Stark holds. Stark frees one of them, unseen."""
    views = []
    for freed in ("targaryen-5", "targaryen-6"):
        s = beaten(hostages=["targaryen-5"], of_stark=["targaryen-6"])
        choose(s, "stark", "source held_targaryen")
        assert fact(s, "sees lannister stark") == ["targaryen-5"]
        choose(s, "stark", "pass", f"free {freed}")
        seats = GAME.view(s, LANNISTER)["seats"]
        views.append([seats[TARGARYEN]["known"], seats[STARK]["hostages"]])
    assert views[0] == views[1]


@pytest.mark.rule("IRT-AMB.39")
def test_a_card_taken_back_before_all_eyes_is_known_to_all() -> None:
    s = position(
        {
            "at": "after",
            "houses": ["stark", "baratheon", "lannister"],
            "defender": "baratheon",
            "won": "attacker",
            "seats": quiet(
                stark={"leader": "catelyn", "fighter": "robb", "shown": 20, "hand": [1, "robb"]},
                baratheon={"fighter": "davos", "shown": 12, "hand": ["davos", 1]},
                lannister={"hand": [1]},
            ),
        }
    )
    choose(s, "stark", "pass")
    choose(s, "baratheon", "play baratheon-davos")
    assert "baratheon-12" in fact(s, "knows stark baratheon")
    assert "baratheon-12" in fact(s, "knows lannister baratheon")
    assert "baratheon-1" not in fact(s, "knows stark baratheon")


# ---------------------------------------------------------------- whole games
@pytest.mark.rule("IRT-AMB.39", "IRT-HOSTAGE.3")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_masks_of_whole_games(seed: str) -> None:
    """Nobody sees a hand, a hostage or a deck they have no business with; options are told to the asked alone."""
    s = laid_out(4, seed, turn_limit="25")
    for n in walk(s, seed):
        if n % 7:
            continue
        spectators_see_nothing(s)
        for viewer in range(s.n):
            m = s.mask(viewer)
            assert m.rng == 0
            for p in range(s.n):
                if p != viewer:
                    mine = [card_of(e) for e in m.hands[p] if is_seen(e)]
                    sure = all(knows(e, viewer) for e in s.hands[p] if card_of(e) in mine)
                    assert sure or len(mine) < len(s.hands[p])
                    assert len(m.hands[p]) == len(s.hands[p])
                assert sorted(house_of(e) for e in m.hostages[p]) == sorted(house_of(e) for e in s.hostages[p])
            assert all(not a.options for a in m.asks if a.seat != viewer)
            assert [CARD[card] for card in cards_of(m.hostages[viewer])] == held(s, viewer)
        if n % 49 == 0 and not s.over:
            for viewer in range(s.n):
                worlds(s, viewer, 2)
