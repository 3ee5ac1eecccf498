"""Who knows what: looking tells the one who looks, moving unseen blurs it, and a guess at the rest respects it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from greathall.games.sojusze import codes
from greathall.games.sojusze.cards.looking import TO_BOTTOM, TO_TOP, Look
from greathall.games.sojusze.data import COPIES
from greathall.games.sojusze.entries import card_of, in_hand, known_mark, seen_mark, value_of, without_marks
from greathall.games.sojusze.names import AMBUSH, CORRUPTION, FIRST_LEADER_CARD, N_STANDARD, ROYAL_FAVOUR
from greathall.games.sojusze.ops import hands
from greathall.games.sojusze.state import SojuszeState
from greathall.games.sojusze.values import WORDS
from greathall.kernel.rng import Rng
from greathall.kernel.state import NOBODY

from .play import GAME, choose, fact, kneel_all, new, position, worlds

CERSEI, EURON, MELISANDRE, DORAN = range(4)


def cards(s: SojuszeState, p: int) -> list[str]:
    return [WORDS["influence"][card_of(e)] for e in s.hands[p]]


def top(s: SojuszeState, count: int) -> tuple[str, ...]:
    return tuple(WORDS["ally"][a] for a in s.ally_deck[::-1][:count])


def values(s: SojuszeState, council: int) -> list[int]:
    return sorted(value_of(t) for t in s.tokens[council])


def spectators_see_nothing(s: SojuszeState) -> None:
    m = s.mask(NOBODY)
    hidden = [*m.hands, *m.packs, *m.picks, *m.white, *m.tokens, m.deck, m.ally_deck, m.supply, m.on_ally, m.aside]
    assert {x for place in hidden for x in place} <= {-1}
    shown = GAME.view(s, NOBODY)
    assert shown["lore"] == shown["ally_top"] == []
    assert shown["draft"] is None
    assert all(p["hand"] is None and p["known"] == [] for p in shown["seats"])
    assert all(c["known"] == [] for c in shown["councils"])


def table(**seats: Any) -> dict[str, Any]:
    return {"current": "renly_baratheon", "seats": seats}


# ---------------------------------------------------------------- hands
def test_a_hand_is_its_holders_secret() -> None:
    s = position(table(cersei={"hand": ["ambush"]}, euron={"hand": ["hostage", "betrayal"]}))
    assert [fact(s, f"knows {v} euron") for v in ("cersei", "melisandre", "doran")] == [[], [], []]
    assert GAME.view(s, EURON)["seats"][EURON]["hand"] == [0, 2]
    assert GAME.view(s, CERSEI)["seats"][EURON]["hand_size"] == 2
    assert len({tuple(cards(w, EURON)) for w in worlds(s, CERSEI)}) > 20
    assert {tuple(cards(w, EURON)) for w in worlds(s, EURON)} == {("betrayal", "hostage")}
    spectators_see_nothing(s)


def test_eavesdropping_tells_one_seat_alone() -> None:
    s = position(table(cersei={"hand": ["eavesdropping"]}, euron={"hand": ["hostage", "ambush", "betrayal"]},
                       doran={"hand": ["corruption"]}))  # fmt: skip
    choose(s, "cersei", "play eavesdropping", "name euron")
    whole = ["betrayal", "ambush", "hostage"]
    assert fact(s, "knows cersei euron") == whole
    assert fact(s, "knows cersei doran") == fact(s, "knows melisandre euron") == fact(s, "knows doran euron") == []
    assert all(cards(w, EURON) == whole for w in worlds(s, CERSEI))
    assert len({tuple(cards(w, EURON)) for w in worlds(s, MELISANDRE)}) > 20
    assert len({tuple(cards(w, DORAN)) for w in worlds(s, CERSEI)}) > 5
    spectators_see_nothing(s)
    choose(s, "euron", "play ambush")
    assert fact(s, "knows cersei euron") == ["betrayal", "hostage"]


def test_varys_looks_and_takes() -> None:
    s = position({**table(cersei={"area": ["a_game_of_thrones"]}, euron={"hand": ["hostage", "ambush", "betrayal"]},
                          doran={"hand": ["corruption"]}), "current": "varys"})  # fmt: skip
    kneel_all(s)
    choose(s, "cersei", "council cersei-euron", "name euron")
    choose(s, "cersei", "take ambush")
    assert fact(s, "hand cersei") == ["ambush"]
    assert fact(s, "knows cersei euron") == ["betrayal", "hostage"]
    assert fact(s, "knows euron cersei") == ["ambush"]
    assert fact(s, "knows melisandre cersei") == fact(s, "knows melisandre euron") == []
    assert all(cards(w, CERSEI) == ["ambush"] for w in worlds(s, EURON, 20))
    spectators_see_nothing(s)


def blackmailed(*before: str) -> SojuszeState:
    """Cersei has taken Euron's Poisoned Cup and given an Ambush for it."""
    s = position({
        **table(
            cersei={"hand": ["blackmail", "hostage", "ambush"]},
            euron={"hand": ["poisoned_cup", "oath_of_fealty"]},
            melisandre={"hand": ["eavesdropping"]},
            doran={"hand": ["corruption"]},
        ),
        "discard": ["poisoned_cup", "oath_of_fealty"],
        "turn": "melisandre" if before else "cersei",
    })  # fmt: skip
    if before:
        choose(s, "melisandre", *before)
        choose(s, "doran", "kneel")
    choose(s, "cersei", "play blackmail")
    s.script = [0]
    choose(s, "cersei", "name euron")
    assert fact(s, "hand cersei") == ["ambush", "hostage", "poisoned_cup"]
    choose(s, "cersei", "give ambush")
    return s


def test_blackmail_is_seen_by_the_two() -> None:
    s = blackmailed()
    assert fact(s, "knows cersei euron") == ["ambush"]
    assert fact(s, "knows euron cersei") == ["poisoned_cup"]
    for third in ("melisandre", "doran"):
        assert fact(s, f"knows {third} cersei") == fact(s, f"knows {third} euron") == []
    assert all("ambush" in cards(w, EURON) for w in worlds(s, CERSEI, 20))
    assert all("poisoned_cup" in cards(w, CERSEI) for w in worlds(s, EURON, 20))
    spectators_see_nothing(s)


def test_a_secret_transfer_leaves_the_card_in_one_of_two_hands() -> None:
    s = blackmailed("play eavesdropping", "name euron")
    assert fact(s, "knows melisandre euron") == fact(s, "knows melisandre cersei") == []
    lore = GAME.view(s, MELISANDRE)["lore"]
    assert sorted(WORDS["influence"][known["card"]] for known in lore) == ["oath_of_fealty", "poisoned_cup"]
    places: Counter[tuple[str, int]] = Counter()
    for w in worlds(s, MELISANDRE):  # the other copies lie in the discard pile
        for card in ("poisoned_cup", "oath_of_fealty"):
            holders = [p for p in range(4) if card in cards(w, p)]
            assert holders in ([CERSEI], [EURON])
            places[card, holders[0]] += 1
    assert len(places) == 4
    assert GAME.view(s, DORAN)["lore"] == []
    assert any(DORAN in [p for p in range(4) if "hostage" in cards(w, p)] or "hostage" not in cards(w, CERSEI)
               for w in worlds(s, DORAN))  # fmt: skip


def test_looking_again_makes_it_clear_again() -> None:
    s = blackmailed("play eavesdropping", "name euron")
    s.hands = [*s.hands[:2], (in_hand(8),), s.hands[3]]  # another Eavesdropping for Melisandre
    s.deck.remove(8)
    choose(s, "euron", "kneel")
    choose(s, "melisandre", "play eavesdropping", "name euron")
    assert fact(s, "knows melisandre euron") == ["ambush", "oath_of_fealty"]
    assert all("poisoned_cup" in cards(w, CERSEI) for w in worlds(s, MELISANDRE, 20))


def test_what_returns_before_all_eyes_is_known_to_all() -> None:
    s = position(table(cersei={"hand": ["hostage"]}, euron={"area": ["royal_favour"], "hand": ["ambush"]}))
    choose(s, "cersei", "play hostage", "area euron royal_favour")
    for viewer in ("cersei", "melisandre", "doran"):
        assert fact(s, f"knows {viewer} euron") == ["royal_favour"]
    assert all("royal_favour" in cards(w, EURON) for w in worlds(s, DORAN, 20))
    assert len({tuple(cards(w, EURON)) for w in worlds(s, DORAN)}) > 5
    spectators_see_nothing(s)
    choose(s, "euron", "play royal_favour")
    assert fact(s, "knows doran euron") == []


# ---------------------------------------------------------------- the ally deck
ALLIES = ["catelyn_stark", "balon_greyjoy", "hodor", "varys", "bronn", "shae"]


def test_patchface_knows_the_order_alone() -> None:
    s = position({"current": "patchface", "top": ALLIES})
    kneel_all(s)
    choose(s, "cersei", "council cersei-euron", "top varys", "top catelyn_stark", "top bronn", "top hodor")
    order = ("varys", "catelyn_stark", "bronn", "hodor", "balon_greyjoy")
    assert top(s, 6) == (*order, "shae")
    assert [WORDS["ally"][a] for a in GAME.view(s, CERSEI)["ally_top"]] == list(order)
    assert GAME.view(s, EURON)["ally_top"] == []
    mine = worlds(s, CERSEI)
    assert {top(w, 5) for w in mine} == {order}
    assert len({top(w, 6) for w in mine}) > 5
    assert len({top(w, 5) for w in worlds(s, EURON)}) > 50
    spectators_see_nothing(s)
    choose(s, "cersei", "council cersei-euron")
    assert fact(s, "current") == "varys"
    assert {top(w, 4) for w in worlds(s, CERSEI, 20)} == {order[1:]}


def test_a_second_lookers_order_keeps_the_first_lookers_set_on_top() -> None:
    s = position({**table(cersei={"hand": ["dark_wings"]}, euron={"hand": ["dark_wings"]}), "top": ALLIES})
    choose(s, "cersei", "play dark_wings", "top hodor", "top catelyn_stark")
    assert {top(w, 3) for w in worlds(s, CERSEI, 20)} == {("hodor", "catelyn_stark", "balon_greyjoy")}
    choose(s, "euron", "play dark_wings", "top balon_greyjoy", "top catelyn_stark")
    assert {top(w, 3) for w in worlds(s, EURON, 20)} == {("balon_greyjoy", "catelyn_stark", "hodor")}
    guesses = {top(w, 3) for w in worlds(s, CERSEI, 100)}
    assert {frozenset(g) for g in guesses} == {frozenset(ALLIES[:3])}
    assert len(guesses) == 6
    assert len({top(w, 3) for w in worlds(s, DORAN)}) > 50


def test_an_ally_put_on_top_before_all_eyes() -> None:
    s = position({"current": "maester_aemon", "dead": ["hodor"]})
    kneel_all(s)
    choose(s, "cersei", "council cersei-euron", "raise hodor")
    for viewer in range(4):
        assert {top(w, 1) for w in worlds(s, viewer, 10)} == {("hodor",)}
        assert len({top(w, 2) for w in worlds(s, viewer)}) > 5


# ---------------------------------------------------------------- tokens
@pytest.mark.rule("SOJ-TOK.2", "SOJ-AMB.38")
def test_brans_tokens_and_a_later_shift() -> None:
    s = position({
        "current": "bran_stark",
        "top": ["renly_baratheon"],
        "councils": [{}, {"tokens": [3, 1]}, {"tokens": [2]}],
        "seats": {"euron": {"hand": ["corruption"]}},
    })  # fmt: skip
    assert len({tuple(values(w, 1)) for w in worlds(s, CERSEI)}) > 3
    kneel_all(s)
    choose(s, "cersei", "council cersei-euron", "council euron-melisandre")
    assert GAME.view(s, CERSEI)["councils"][1]["known"] == [1, 3]
    assert GAME.view(s, CERSEI)["councils"][2]["known"] == []
    assert GAME.view(s, EURON)["councils"][1]["known"] == []
    assert {tuple(values(w, 1)) for w in worlds(s, CERSEI)} == {(1, 3)}
    assert {tuple(values(w, 2)) for w in worlds(s, CERSEI)} == {(1,), (2,), (3,)}
    assert len({tuple(values(w, 1)) for w in worlds(s, EURON)}) > 3
    spectators_see_nothing(s)
    choose(s, "cersei", "council doran-cersei")
    choose(s, "euron", "play corruption")
    choose(s, "euron", "shift melisandre euron-melisandre")  # one of the two, at random
    assert [len(t) for t in s.tokens] == [0, 1, 2, 1]
    left = set()
    for w in worlds(s, CERSEI, 100):
        both = Counter(values(w, 1) + values(w, 2))
        assert both[1] >= 1 and both[3] >= 1
        left.add(values(w, 1)[0])
    assert left >= {1, 3}
    spectators_see_nothing(s)


# ---------------------------------------------------------------- draft and white cards
def test_cards_passed_on_in_the_draft_are_never_in_the_deck() -> None:
    s = new(3, "passed", leaders="random", draft="draft")
    seen: Counter[int] = Counter()
    for turn in range(9):
        if turn < 3:
            seen.update(s.packs[0])
        for w in worlds(s, 0, 6):
            in_deck = Counter(w.deck)
            assert all(in_deck[k] <= COPIES[k] - seen[k] for k in seen)
            assert w.packs[0] == s.packs[0]
            assert w.picks[0] == s.picks[0]
        spectators_see_nothing(s)
        for _ in range(3):
            s.choose(0, s.asks[0].options[0])
    assert s.asks[0].kind == codes.TURN
    assert sum(seen.values()) == 10 + 9 + 8
    guesses = worlds(s, 0, 30)
    for w in guesses:
        held = Counter(card_of(e) for h in w.hands for e in h)
        assert all(held[k] >= seen[k] for k in seen)
        assert w.hands[0] == s.hands[0]
    assert len({tuple(cards(w, 1)) for w in guesses}) > 10
    spectators_see_nothing(s)


def test_picks_of_others_are_guessed_from_what_is_possible() -> None:
    s = new(3, "picks", leaders="random", draft="draft")
    first_pack = s.packs[0]
    for _ in range(6):
        s.choose(0, s.asks[0].options[0])
    passed = Counter(first_pack) - Counter([s.picks[0][0]])
    for w in worlds(s, 0, 30):  # seat 1 picked from the pack passed on; the rest is with seat 2 now
        assert Counter([w.picks[1][1], *w.packs[2]]) == passed


def test_a_white_card_stays_with_its_leader() -> None:
    s = new(4, "white", leaders="random", mode="advanced")
    own = {p: {FIRST_LEADER_CARD + 4 * s.leader[p] + i for i in range(4)} for p in range(4)}
    drawn = set()
    for w in worlds(s, 0):
        assert all(k < N_STANDARD for k in w.deck)
        for p in range(4):
            white = {card_of(e) for e in w.hands[p] if card_of(e) >= FIRST_LEADER_CARD}
            assert len(white) == 1
            assert white <= own[p]
            assert white | set(w.white[p]) == own[p]
            if p == 1:
                drawn |= white
        assert w.hands[0] == tuple(without_marks(e) for e in s.hands[0])
    assert drawn == own[1]
    spectators_see_nothing(s)


def test_events_not_in_the_game_are_as_unknown_as_those_in_the_deck() -> None:
    s = position({"current": "renly_baratheon", "round": 5}, mode="advanced")
    while s.season == 0:
        options = s.asks[0].options
        s.choose(0, codes.KNEEL if codes.KNEEL in options else options[0])
    own = {card_of(e) for e in s.hands[0]}
    aside = set()
    for w in worlds(s, 0):
        assert len(w.aside) == 8
        assert not own & set(w.aside)
        aside |= set(w.aside)
    assert len(aside) == 11 - len([k for k in own if N_STANDARD <= k < FIRST_LEADER_CARD])


def _after(position: dict[str, Any], *steps: tuple[str, str]) -> SojuszeState:
    s = GAME.position(position, 4, GAME.check_options({}))
    for name, words in steps:
        index = next(i for i, a in enumerate(s.asks) if GAME.seat_name(s, a.seat) == name)
        s.choose(index, next(c for c in s.asks[index].options if GAME.option_words(s, c) == words))
    assert isinstance(s, SojuszeState)
    return s


@pytest.mark.rule("SOJ-AMB.38")
def test_a_token_that_left_at_random_leaves_one_of_those_that_were_seen() -> None:
    position = {
        "current": "bran_stark", "top": ["renly_baratheon"], "councils": [{}, {"tokens": [3, 1]}, {"tokens": [2]}],
        "seats": {"euron": {"hand": ["corruption"]}},
    }  # fmt: skip
    s = _after(
        position,
        ("cersei", "kneel"), ("euron", "kneel"),
        ("cersei", "council cersei-euron"), ("cersei", "council euron-melisandre"), ("cersei", "council doran-cersei"),
        ("euron", "play corruption"), ("euron", "shift melisandre euron-melisandre"),
    )  # fmt: skip
    rng = Rng("left")
    assert {GAME.determinize(s, 0, rng).tokens[1][0] & 3 for _ in range(60)} == {1, 3}
    assert {GAME.determinize(s, 1, rng).tokens[1][0] & 3 for _ in range(60)} == {1, 2, 3}


@pytest.mark.rule("SOJ-AMB.31")
def test_one_card_taken_unseen_leaves_the_other_that_was_seen() -> None:
    """Melisandre has seen two cards of Euron; Cersei takes one at random and gives another back."""
    position = {
        "current": "catelyn_stark", "turn": "melisandre",
        "seats": {
            "melisandre": {"hand": ["eavesdropping"]}, "doran": {"hand": ["betrayal"]},
            "cersei": {"hand": ["blackmail", "ambush", "hostage"]}, "euron": {"hand": ["corruption", "royal_favour"]},
        },
    }  # fmt: skip
    s = _after(
        position, ("melisandre", "play eavesdropping"), ("melisandre", "name euron"), ("doran", "kneel"),
        ("cersei", "play blackmail"), ("cersei", "name euron"), ("cersei", "give ambush"),
    )  # fmt: skip
    rng = Rng("swap")
    thought = set()
    for _ in range(120):
        hands = GAME.determinize(s, 2, rng).hands
        known = [e >> 16 for e in hands[1] if e >> 16 in (CORRUPTION, ROYAL_FAVOUR)]
        assert known, "at least one of the two is still there"
        thought.add(tuple(sorted(known)))
    assert (CORRUPTION,) in thought and (ROYAL_FAVOUR,) in thought


# ---------------------------------------------------------------- what is still known
def looked_at_council(tokens: list[list[int]], *plays: str) -> SojuszeState:
    """Cersei has looked at the council between Euron and Melisandre; then Euron plays his cards."""
    cards = sorted({words.split(" ")[1] for words in plays if words.startswith("play ")})
    s = position({
        "current": "bran_stark", "top": ["renly_baratheon"],
        "councils": [{"tokens": t} for t in tokens],
        "seats": {"euron": {"hand": [f"{len(plays)} {card}" for card in cards]}},
    })  # fmt: skip
    kneel_all(s)
    choose(s, "cersei", "council cersei-euron", "council euron-melisandre", "council doran-cersei")
    for words in plays:
        name = "euron" if fact(s, "asked") == ["euron"] else fact(s, "asked")[0]
        while name != "euron":
            choose(s, name, "kneel")
            name = fact(s, "asked")[0]
        choose(s, "euron", words)
    return s


@pytest.mark.rule("SOJ-AMB.38", "SOJ-TOK.2")
def test_a_known_token_moved_openly_stays_known() -> None:
    s = looked_at_council([[], [3], [2]], "play corruption", "shift melisandre euron-melisandre")
    assert GAME.view(s, CERSEI)["councils"][1]["known"] == []
    assert GAME.view(s, CERSEI)["councils"][2]["known"] == [3]
    assert GAME.view(s, EURON)["councils"][2]["known"] == []
    assert all(3 in values(w, 2) for w in worlds(s, CERSEI))


@pytest.mark.rule("SOJ-AMB.38")
def test_two_alike_tokens_leave_no_doubt_which_value_went() -> None:
    s = looked_at_council([[], [3, 3], [1]], "play corruption", "shift melisandre euron-melisandre")
    assert GAME.view(s, CERSEI)["councils"][1]["known"] == [3]
    assert GAME.view(s, CERSEI)["councils"][2]["known"] == [3]


@pytest.mark.rule("SOJ-AMB.38", "SOJ-AMB.31")
def test_guesses_never_contradict_the_moves_that_were_seen() -> None:
    """3 and 1 were seen; one of them went on, and then one of two tokens went on from there."""
    s = looked_at_council(
        [[], [3, 1], [2], []],
        "play corruption", "shift melisandre euron-melisandre", "play corruption", "shift doran melisandre-doran",
    )  # fmt: skip
    assert [len(t) for t in s.tokens] == [0, 1, 1, 2]
    left = set()
    for w in worlds(s, CERSEI, 200):
        assert values(w, 1)[0] in (1, 3), "one of the two seen has stayed"
        gone = 4 - values(w, 1)[0]
        assert gone in values(w, 2) + values(w, 3), "the other is further on"
        left.add((values(w, 1)[0], gone in values(w, 2)))
    assert left == {(1, True), (1, False), (3, True), (3, False)}


@pytest.mark.rule("SOJ-SETUP.4")
def test_an_order_somebody_else_made_is_no_longer_listed() -> None:
    s = position({**table(cersei={"hand": ["dark_wings"]}, euron={"hand": ["dark_wings"]}), "top": ALLIES})
    choose(s, "cersei", "play dark_wings", "top hodor", "top catelyn_stark")
    shown = GAME.view(s, CERSEI)
    assert [WORDS["ally"][a] for a in shown["ally_top"]] == ["hodor", "catelyn_stark", "balon_greyjoy"]
    assert shown["ally_among"] == []
    choose(s, "euron", "play dark_wings", "top balon_greyjoy", "top catelyn_stark")
    shown = GAME.view(s, CERSEI)
    assert shown["ally_top"] == []
    assert sorted(WORDS["ally"][a] for a in shown["ally_among"]) == sorted(ALLIES[:3])
    assert len(GAME.view(s, EURON)["ally_top"]) == 3


@pytest.mark.rule("SOJ-SETUP.4")
def test_an_ally_put_openly_under_the_deck_is_known_at_the_bottom_only() -> None:
    s = position(
        {**table(cersei={"hand": ["free_folk"]}), "top": ["robb_stark", "hodor"]}, mode="advanced", draft="kingsmoot"
    )
    choose(s, "cersei", "play free_folk")
    for viewer in range(4):
        shown = GAME.view(s, viewer)
        assert [WORDS["ally"][a] for a in shown["ally_bottom"]] == ["robb_stark"]
        assert shown["ally_top"] == shown["ally_among"] == []
    assert GAME.view(s, NOBODY)["ally_bottom"] == []


@pytest.mark.rule("SOJ-BID.3")
def test_who_intercepts_sees_what_comes_into_the_hand() -> None:
    """A card returned to, taken into or given to an open hand is seen at once by the one leader who sees that hand."""
    s = position(
        table(
            cersei={"hand": ["intercept"]},
            euron={"hand": ["blackmail", "ambush"]},
            melisandre={"hand": ["hostage"]},
            doran={"hand": ["corruption"]},
        ),
        mode="advanced", draft="kingsmoot",
    )  # fmt: skip
    choose(s, "cersei", "play intercept", "name euron")
    choose(s, "euron", "play blackmail", "name doran", "give ambush")
    assert fact(s, "knows cersei euron") == ["corruption"]
    assert fact(s, "knows melisandre euron") == []
    assert "corruption" in fact(s, "hand euron")


@pytest.mark.rule("SOJ-BID.3", "SOJ-AMB.21")
def test_who_intercepts_sees_a_card_from_the_pile_like_everybody() -> None:
    s = position({
        **table(cersei={"hand": ["intercept", "ambush"]}, euron={"area": ["a_game_of_thrones"], "hand": ["betrayal"]}),
        "current": "pycelle", "discard": ["hostage", "corruption"],
    }, mode="advanced", draft="kingsmoot")  # fmt: skip
    choose(s, "cersei", "play intercept", "name euron")
    kneel_all(s)
    choose(s, "euron", "council euron-melisandre", "take hostage")
    assert fact(s, "knows cersei euron") == ["betrayal", "hostage"]
    assert fact(s, "knows doran euron") == ["hostage"]


@pytest.mark.rule("SOJ-CLAIM.1", "SOJ-CARD.2", "SOJ-AMB.10", "SOJ-AMB.43")
def test_the_log_tells_every_total_and_what_left_no_choice() -> None:
    s = position(table(cersei={"area": ["a_game_of_thrones"]}, euron={"hand": ["ambush"]},
                       doran={"area": ["pulling_the_strings"]}))  # fmt: skip
    s.events = []
    kneel_all(s)
    told = [(GAME.event_kinds()[e[0]].name, *e[2:]) for e in s.events]
    totals = [e for e in told if e[0] == "total"]
    assert totals == [("total", 0, 11), ("total", 1, 0), ("total", 2, 0), ("total", 3, 4)]
    assert [e for e in told if e[0] == "no_play"] == [("no_play", 2, 0), ("no_play", 3, 0)]  # no card in hand
    assert [e for e in told if e[0] == "bound"] == [("bound", 0, 0), ("bound", 0, 0)]  # the ally, then the token


# ---------------------------------------------------------------- what comes out
def drafted(marks: dict[int, int]) -> SojuszeState:
    """Euron and Melisandre hold an Ambush each, with these marks; Cersei cannot tell their hands apart."""
    s = position(table(euron={"hand": ["ambush"]}, melisandre={"hand": ["ambush"]}), draft="draft")
    s.hands = [(in_hand(AMBUSH, marks[p]),) if p in marks else () for p in range(4)]
    s.hand_group = [(0, 1, 1, 3), (), (), ()]
    return s


def thought(s: SojuszeState) -> list[list[int]]:
    """What Cersei knows to be in hands: group of hands, or -1, and card."""
    return [list(entry) for entry in s.mask(CERSEI).lore]


@pytest.mark.rule("SOJ-AMB.31", "SOJ-DRAFT.3")
def test_a_copy_that_left_takes_away_one_and_only_one_of_those_known() -> None:
    """One Ambush is known to be in one of two hands, another was seen in the draft: one of them is still there,
    whichever of the two it was that Melisandre has played. Known and seen at once it counts but once."""
    known, seen = known_mark(CERSEI), seen_mark(CERSEI)
    for marks, before, after in (
        ({EURON: known, MELISANDRE: seen}, [[-1, AMBUSH], [1, AMBUSH]], [[-1, AMBUSH]]),
        ({EURON: seen, MELISANDRE: known}, [[-1, AMBUSH], [1, AMBUSH]], [[-1, AMBUSH]]),
        ({EURON: known | seen, MELISANDRE: 0}, [[1, AMBUSH]], []),
    ):
        s = drafted(marks)
        assert thought(s) == before
        hands.drop(s, MELISANDRE, AMBUSH)
        assert thought(s) == after


@pytest.mark.rule("SOJ-AMB.31")
def test_a_card_nobody_chose_is_shown_when_it_is_discarded() -> None:
    """Sandor Clegane takes a lone card from hand: no choice tells of it, so it ends undo and is news to all."""
    s = position({**table(cersei={"hand": ["ambush"]}), "current": "sandor_clegane"})
    s.hidden_shown = False
    choose(s, "cersei", "kneel")
    assert fact(s, "discard") == ["ambush"]
    assert s.hidden_shown
    s = position({**table(cersei={"hand": ["ambush", "hostage"]}), "current": "sandor_clegane"})
    choose(s, "cersei", "kneel")
    s.hidden_shown = False
    choose(s, "cersei", "discard ambush")
    assert not s.hidden_shown


@pytest.mark.rule("SOJ-OPEN.6", "SOJ-AMB.30")
def test_an_ally_that_comes_into_the_row_is_shown() -> None:
    s = position({**table(cersei={"hand": ["dark_wings"]}), "row": ["varys"], "top": ALLIES[:2]}, open_allies="yes")
    choose(s, "cersei", "play dark_wings", "top catelyn_stark")
    s.hidden_shown = False
    choose(s, "cersei", "top varys")
    assert fact(s, "row") == ["catelyn_stark"]
    assert s.hidden_shown


@pytest.mark.rule("SOJ-SETUP.4")
def test_all_see_whether_a_card_goes_to_the_bottom_but_not_which() -> None:
    s = position({**table(melisandre={"hand": ["visions_in_the_flames"]}), "turn": "melisandre", "top": ALLIES},
                 mode="advanced")  # fmt: skip
    choose(s, "melisandre", "play visions_in_the_flames", "bottom hodor", "top varys")
    ways = set()
    for w in worlds(s, CERSEI):
        look = w.stack[-1]
        assert isinstance(look, Look)
        assert [fate for _, fate in look.dealt] == [TO_BOTTOM, TO_TOP]
        ways.add(tuple(place for place, _ in look.dealt))
    assert len(ways) == 12


# ---------------------------------------------------------------- worlds made from a mask alone
def guesses(s: SojuszeState, viewer: int, count: int = 60) -> list[SojuszeState]:
    """Worlds made of nothing but what a seat sees; each looks to the seat as the true one does."""
    rng = Rng("guesses")
    out = []
    for _ in range(count):
        w = GAME.determinize(s.mask(viewer), viewer, rng)
        assert isinstance(w, SojuszeState)
        assert GAME.conserved(w) == []
        assert GAME.encode(w.mask(viewer)) == GAME.encode(s.mask(viewer))
        out.append(w)
    return out


@pytest.mark.rule("SOJ-SETUP.4", "SOJ-SETUP.10", "SOJ-TOK.2", "SOJ-AMB.31", "SOJ-AMB.38")
def test_a_mask_is_enough_for_a_world_that_holds_to_what_was_seen() -> None:
    s = blackmailed("play eavesdropping", "name euron")
    for w in guesses(s, MELISANDRE):
        assert sum(cards(w, p).count("poisoned_cup") for p in (CERSEI, EURON)) >= 1
        assert sum(cards(w, p).count("oath_of_fealty") for p in (CERSEI, EURON)) >= 1
    assert len({tuple(cards(w, CERSEI)) for w in guesses(s, MELISANDRE)}) > 10
    s = looked_at_council([[], [3, 1], [2]], "play corruption", "shift melisandre euron-melisandre")
    left = set()
    for w in guesses(s, CERSEI):
        both = Counter(values(w, 1) + values(w, 2))
        assert both[1] >= 1 and both[3] >= 1
        left.add(tuple(values(w, 1)))
    assert len(left) > 1
    s = position({**table(cersei={"hand": ["dark_wings"]}, euron={"hand": ["dark_wings"]}), "top": ALLIES})
    choose(s, "cersei", "play dark_wings", "top hodor", "top catelyn_stark")
    assert {top(w, 3) for w in guesses(s, CERSEI)} == {("hodor", "catelyn_stark", "balon_greyjoy")}
    choose(s, "euron", "play dark_wings", "top balon_greyjoy", "top catelyn_stark")
    orders = {top(w, 3) for w in guesses(s, CERSEI)}
    assert {frozenset(o) for o in orders} == {frozenset(ALLIES[:3])}
    assert len(orders) == 6


@pytest.mark.parametrize("options", [{}, {"mode": "advanced"}, {"draft": "draft"}])
def test_the_same_mask_and_chance_make_the_same_world(options: dict[str, str]) -> None:
    """Nothing that is hidden has a say: worlds a seat cannot tell apart are guessed alike."""
    s = new(4, "alike", leaders="random", **options)
    rng = Rng("alike")
    for _ in range(40):
        for _ in range(5):
            s.choose(0, s.asks[0].options[rng.below(len(s.asks[0].options))])
        viewer = rng.below(4)
        other = GAME.determinize(s, viewer, rng)
        one, two = [GAME.determinize(x.mask(viewer), viewer, Rng("same")) for x in (s, other)]
        assert GAME.encode(one) == GAME.encode(two)


def test_white_cards_and_events_are_dealt_from_what_is_at_the_table() -> None:
    s = new(4, "white", leaders="random", mode="advanced")
    for w in guesses(s, 0, 20):
        for p in range(4):
            own = {FIRST_LEADER_CARD + 4 * s.leader[p] + i for i in range(4)}
            drawn = {card_of(e) for e in w.hands[p] if card_of(e) >= FIRST_LEADER_CARD}
            assert len(drawn) == 1
            assert drawn | set(w.white[p]) == own
        assert sorted(w.aside) == list(range(N_STANDARD, FIRST_LEADER_CARD))
