"""The advanced game and the variants over whole seasons: white cards, events, drafts, the open row."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall.games.sojusze import codes
from greathall.games.sojusze.entries import cards_of
from greathall.games.sojusze.names import FIRST_EVENT, FIRST_LEADER_CARD, INFLUENCE, LEADERS
from greathall.games.sojusze.state import SojuszeState
from greathall.kernel.errors import BadInput

from .play import GAME, choose, fact, kneel_step, legal, new, position

SEATS = (3, 4, 5, 6)


def hand(s: SojuszeState, p: int) -> list[int]:
    return cards_of(s.hands[p])


def next_season(s: SojuszeState) -> None:
    season = s.season
    while s.season == season and not s.over:
        kneel_step(s)


# ---------------------------------------------------------------- white and blue cards
@pytest.mark.rule("SOJ-LDR.1", "SOJ-LDR.2", "SOJ-LDR.3", "SOJ-LDR.4", "SOJ-LDR.5", "SOJ-LDR.6", "SOJ-ADV.1")
@pytest.mark.parametrize("n,seasons", [(3, 3), (4, 3), (5, 2), (6, 2)])
def test_tv25_hands_of_the_advanced_game(n: int, seasons: int) -> None:
    s = new(n, "tv25", leaders="random", mode="advanced")
    drawn: list[list[int]] = [[] for _ in range(n)]
    for season in range(1, seasons + 1):
        for p in range(n):
            cards = hand(s, p)
            white = [k for k in cards if k >= FIRST_LEADER_CARD]
            assert len(cards) == 10
            assert len(white) == 1
            assert INFLUENCE[white[0]].startswith(f"ldr.{LEADERS[s.leader[p]]}.")
            assert len(s.white[p]) == 4 - season
            assert white[0] not in drawn[p]
            drawn[p] += white
        next_season(s)
        if not s.over:
            assert sorted(k for cards in drawn for k in cards) == s.removed
    assert s.over
    assert [len(d) for d in drawn] == [seasons] * n


@pytest.mark.rule("SOJ-LDR.4")
def test_the_white_card_is_random() -> None:
    found = set()
    for i in range(40):
        s = new(3, f"white {i}", mode="advanced", first_player="0")
        for leader in ("cersei", "euron", "doran"):
            s.choose(0, codes.LEADER + LEADERS.index(leader))
        found |= {k for k in hand(s, 0) if k >= FIRST_LEADER_CARD}
    assert len(found) == 4


def pool(s: SojuszeState) -> int:
    cards = [*s.deck, *s.discard, *[k for p in range(s.n) for k in hand(s, p)]]
    return len([k for k in cards if k < FIRST_LEADER_CARD])


@pytest.mark.rule("SOJ-EVT.1", "SOJ-EVT.2", "SOJ-EVT.3", "SOJ-EVT.4", "SOJ-COMP.6")
@pytest.mark.parametrize("n,pools", [(3, [62, 65, 68]), (4, [62, 65, 68]), (5, [62, 68]), (6, [62, 68])])
def test_tv26_the_pool_grows_by_events(n: int, pools: list[int]) -> None:
    s = new(n, "tv26", leaders="random", mode="advanced")
    for i, size in enumerate(pools):
        assert pool(s) == size
        blue = [
            k for k in [*s.deck, *[c for p in range(n) for c in hand(s, p)]] if FIRST_EVENT <= k < FIRST_LEADER_CARD
        ]
        assert len(blue) == size - 62
        assert len(s.aside) == 11 - len(blue)
        assert len(s.deck) == size - 9 * n
        if i < len(pools) - 1:
            next_season(s)


@pytest.mark.rule("SOJ-EVT.1", "SOJ-EVT.4")
def test_events_are_random_and_may_be_dealt_at_once() -> None:
    used, dealt = set(), False
    for i in range(12):
        s = new(4, f"events {i}", leaders="random", mode="advanced")
        next_season(s)
        here = [k for p in range(4) for k in hand(s, p) if FIRST_EVENT <= k < FIRST_LEADER_CARD]
        dealt = dealt or bool(here)
        used |= {k for k in [*s.deck, *here] if k >= FIRST_EVENT and k < FIRST_LEADER_CARD}
    assert dealt
    assert len(used) == 11


# ---------------------------------------------------------------- the draft
def pick_all(s: SojuszeState, at: int = 0) -> None:
    """Every seat picks the card at this place of its options."""
    for _ in range(len(s.asks)):
        s.choose(0, s.asks[0].options[at])


def without(pack: tuple[int, ...], card: int) -> tuple[int, ...]:
    rest = list(pack)
    rest.remove(card)
    return tuple(rest)


@pytest.mark.rule("SOJ-DRAFT.1", "SOJ-DRAFT.2", "SOJ-DRAFT.3", "SOJ-DRAFT.4")
def test_tv10_left_at_set_up_right_in_autumn_left_in_winter() -> None:
    s = new(4, "tv10", leaders="random", draft="draft")
    for step in (1, -1, 1):
        assert [len(p) for p in s.packs] == [10] * 4
        assert s.hands == [()] * 4
        assert len(s.asks) == 4
        mine: list[list[int]] = [[] for _ in range(4)]
        for left in range(9, 0, -1):
            before = s.packs
            assert {a.kind for a in s.asks} == {codes.DRAFT}
            picked = [a.options[0] - codes.PICK for a in sorted(s.asks, key=lambda a: a.seat)]
            pick_all(s)
            for p in range(4):
                mine[p].append(picked[p])
                if left > 1:
                    assert s.packs[(p + step) % 4] == without(before[p], picked[p])
                else:  # the last card comes without a choice
                    mine[(p + step) % 4] += without(before[p], picked[p])
        assert [hand(s, p) for p in range(4)] == [sorted(cards) for cards in mine]
        assert s.packs == s.picks == [()] * 4
        assert s.asks[0].kind == codes.TURN
        assert len(s.deck) == 22
        next_season(s)
    assert s.over


@pytest.mark.rule("SOJ-DRAFT.1")
def test_picks_are_made_at_once_and_unseen() -> None:
    s = new(3, "unseen", leaders="random", draft="draft", first_player="0")
    first = s.asks[0].seat
    before = s.packs
    s.choose(0, s.asks[0].options[0])
    assert s.packs == before
    assert len(s.asks) == 2
    shown = GAME.view(s, (first + 1) % 3)
    assert shown["draft"] == {"pack": list(before[(first + 1) % 3]), "picks": []}
    assert GAME.why_not(s, first, codes.PICK + before[first][0]) == "SOJ-DRAFT.1"


@pytest.mark.rule("SOJ-AMB.26", "SOJ-DRAFT.3")
def test_the_nine_dealt_cards_are_drafted_then_the_white_card_comes() -> None:
    s = new(5, "nine", leaders="random", draft="draft", mode="advanced")
    assert [len(p) for p in s.packs] == [9] * 5
    assert all(k < FIRST_LEADER_CARD for p in s.packs for k in p)
    while s.asks[0].kind == codes.DRAFT:
        pick_all(s)
    for p in range(5):
        assert len(hand(s, p)) == 10
        white = [k for k in hand(s, p) if k >= FIRST_LEADER_CARD]
        assert [INFLUENCE[k].split(".")[1] for k in white] == [LEADERS[s.leader[p]]]


@pytest.mark.rule("SOJ-KINGSMOOT.1", "SOJ-AMB.27", "SOJ-COMP.7")
@pytest.mark.parametrize("n", SEATS)
def test_kingsmoot_all_cards_are_in_the_deck(n: int) -> None:
    s = new(n, "moot", leaders="random", draft="kingsmoot", mode="advanced")
    assert [len(p) for p in s.packs] == [10] * n
    everything = Counter([*s.deck, *[k for p in s.packs for k in p]])
    assert sum(everything.values()) == 62 + 36 + 11 == 109
    assert [everything[k] for k in range(FIRST_EVENT, len(INFLUENCE))] == [1] * 47
    assert s.white == [()] * n
    assert s.aside == []
    while s.asks[0].kind == codes.DRAFT:
        pick_all(s)
    assert [len(h) for h in s.hands] == [10] * n
    held = [k for p in range(n) for k in hand(s, p) if k >= FIRST_LEADER_CARD]
    while s.season == (0 if n <= 4 else 1):  # everybody kneels: hands are discarded, white ones leave the game
        kneel_step(s)
    assert s.removed == sorted(held)
    assert len(s.deck) == 109 - len(held) - 10 * n


@pytest.mark.rule("SOJ-KINGSMOOT.1")
def test_kingsmoot_needs_the_advanced_game() -> None:
    with pytest.raises(BadInput, match=r"SOJ-KINGSMOOT\.1"):
        new(4, draft="kingsmoot")
    with pytest.raises(BadInput, match=r"SOJ-AMB\.27"):
        new(5, draft="kingsmoot", mode="advanced", quick="yes", events_at_winter_start="yes")
    for options in ({"mode": "standard", "quick": "yes"}, {"mode": "advanced", "quick": "no"}):
        with pytest.raises(BadInput, match=r"SOJ-AMB\.25"):
            new(5, events_at_winter_start="yes", **options)


@pytest.mark.rule("SOJ-KINGSMOOT.2", "SOJ-AMB.27", "SOJ-LDR.5")
def test_kingsmoot_anybody_plays_any_white_card() -> None:
    text = {"current": "renly_baratheon", "seats": {"cersei": {"hand": ["the_silence", "nights_watch", "ice"]}}}
    s = position(text, draft="kingsmoot", mode="advanced")
    assert {"play the_silence", "play nights_watch", "play ice"} <= set(legal(s, "cersei"))
    choose(s, "cersei", "play nights_watch", "kneel")
    choose(s, "cersei", "council cersei-euron", "council cersei-euron")
    assert fact(s, "removed") == ["nights_watch"]


# ---------------------------------------------------------------- the open row
@pytest.mark.rule("SOJ-OPEN.1", "SOJ-OPEN.2", "SOJ-OPEN.3")
@pytest.mark.parametrize("n", SEATS)
def test_tv11_a_row_of_one_more_than_leaders(n: int) -> None:
    s = new(n, "row", open_allies="yes", first_player="0")
    deck = s.ally_deck.copy()
    while s.asks[0].kind == codes.CHOOSE_LEADER:
        s.choose(0, s.asks[0].options[0])
    turned_up = deck[::-1][: n + 1]
    assert [s.current, *s.row] == turned_up
    for viewer in (-1, 0, n - 1):
        assert GAME.view(s, viewer)["row"] == turned_up[1:]
    assert len(s.ally_deck) == 50 - n - 1


@pytest.mark.rule("SOJ-OPEN.1")
def test_without_the_variant_there_is_no_row() -> None:
    s = new(4, "row", leaders="random")
    assert s.row == []
    assert GAME.view(s, 0)["row"] is None


@pytest.mark.rule("SOJ-VAR.1")
def test_variants_can_be_added_to_the_advanced_game() -> None:
    s = new(4, "all", leaders="random", mode="advanced", draft="draft", open_allies="yes", quick="yes")
    assert s.season == 1
    assert len(s.row) == 5
    assert [len(p) for p in s.packs] == [9] * 4
