"""The plot draft (HBO-DRAFT): dealing, keeping, passing on, boxing, thirteen to seven, and what each seat sees."""

from __future__ import annotations

import pytest

from greathall.games.cardgame.names import ASIDE
from greathall.games.hbo.data import BASIC_PLOTS, DRAFT_PLOTS, ID
from greathall.games.hbo.state import HboState
from greathall.kernel.rng import Rng

from .play import GAME, choose, fact, legal, new


def designs(s: HboState, cards: tuple[int, ...]) -> set[int]:
    return {s.design[c] for c in cards}


def first(s: HboState, name: str) -> None:
    choose(s, name, legal(s, name)[0])


def drafted(s: HboState) -> None:
    """Everybody keeps the first of what he looks at, until decks are made."""
    while fact(s, "decision") == "draft":
        first(s, fact(s, "asked")[0])


@pytest.mark.rule("HBO-DRAFT.1", "HBO-SETUP.5")
def test_only_by_agreement() -> None:
    assert GAME.check_options({})["plots"] == "basic"
    assert fact(new(), "decision") == "mulligan"
    assert fact(new(plots="draft"), "decision") == "draft"


@pytest.mark.rule("HBO-DRAFT.2", "HBO-DRAFT.3")
def test_eighteen_plots_shuffled_three_to_each() -> None:
    dealt = set()
    for seed in "abcdef":
        s = new(seed=seed, plots="draft")
        assert fact(s, "asked") == ["A", "B"]
        assert [len(s.offered[p]) for p in (0, 1)] == [3, 3]
        assert designs(s, s.offered[0]) | designs(s, s.offered[1]) <= set(DRAFT_PLOTS)
        assert len([c for c, zone in enumerate(s.zone) if zone == ASIDE]) == 12
        assert [designs(s, s.plots[p]) for p in (0, 1)] == [set(BASIC_PLOTS[0]), set(BASIC_PLOTS[1])]
        assert sorted(legal(s, "A")) == sorted(f"draft {ID[s.design[c]]}" for c in s.offered[0])
        dealt.add(tuple(fact(s, "offered A")))
    assert len(dealt) == 6


@pytest.mark.rule("HBO-DRAFT.4", "HBO-DRAFT.5")
def test_keep_one_pass_two_keep_one_box_one() -> None:
    s = new(plots="draft")
    ours, theirs = fact(s, "offered A"), fact(s, "offered B")
    choose(s, "A", f"draft {ours[0]}")
    assert fact(s, "asked") == ["B"]
    assert fact(s, "offered B") == theirs  # nothing is passed on before both have kept one
    choose(s, "B", f"draft {theirs[0]}")
    assert fact(s, "asked") == ["A", "B"]
    assert fact(s, "offered A") == theirs[1:]
    assert fact(s, "offered B") == ours[1:]
    choose(s, "B", f"draft {ours[1]}")
    choose(s, "A", f"draft {theirs[2]}")
    kept = [{ours[0], theirs[2]}, {theirs[0], ours[1]}]
    for p in (0, 1):
        assert {ID[d] for d in designs(s, s.plots[p]) - set(BASIC_PLOTS[p])} == kept[p]
    boxed = {ID[s.design[c]] for c, zone in enumerate(s.zone) if zone == ASIDE}
    assert {theirs[1], ours[2]} <= boxed
    again = {*fact(s, "offered A"), *fact(s, "offered B")}
    assert len(again) == 6
    assert not again & {*ours, *theirs}


@pytest.mark.rule("HBO-DRAFT.6", "HBO-DRAFT.7", "HBO-DRAFT.8", "HBO-COMP.7")
def test_ex_17_three_passes_six_plots_each_and_seven_of_thirteen() -> None:
    s = new(plots="draft")
    choices = 0
    while fact(s, "decision") == "draft":
        first(s, fact(s, "asked")[0])
        choices += 1
    assert choices == 2 * 2 * 3
    assert fact(s, "decision") == "plot_deck"
    assert fact(s, "asked") == ["A", "B"]
    assert [len(s.plots[p]) for p in (0, 1)] == [13, 13]
    assert len([c for c, zone in enumerate(s.zone) if zone == ASIDE]) == 6
    mine = fact(s, "plots A")
    left_out = mine[:6]
    for plot in left_out:
        choose(s, "A", f"leave {plot}")
    assert fact(s, "plots A") == mine[6:]
    assert fact(s, "asked") == ["B"]
    assert fact(s, "phase") == "setup"
    for _ in range(6):
        first(s, "B")
    assert fact(s, "decision") == "mulligan"  # set-up goes on
    assert [len(s.plots[p]) for p in (0, 1)] == [7, 7]
    assert len([c for c, zone in enumerate(s.zone) if zone == ASIDE]) == 18
    for name in "AB":
        choose(s, name, "keep")
    while fact(s, "decision") == "setup":
        choose(s, fact(s, "asked")[0], "done")
    assert sorted(legal(s, "A")) == sorted(f"plot {plot}" for plot in mine[6:])


@pytest.mark.rule("HBO-DRAFT.4", "HBO-DRAFT.5", "HBO-DRAFT.7", "HBO-AMB.22")
def test_nobody_sees_what_the_other_looks_at_keeps_or_leaves_out() -> None:
    s = new(plots="draft")
    rng = Rng("draft")
    while fact(s, "phase") == "setup" and fact(s, "decision") in ("draft", "plot_deck"):
        for seat in (0, 1, -1):
            seen = GAME.view(s, seat)["seats"]
            for p in (0, 1):
                assert seen[p]["offered_size"] == len(s.offered[p])
                assert seen[p]["plots_left"] == len(s.plots[p])
                if p == seat:
                    assert {card["design"] for card in seen[p]["offered"]} == designs(s, s.offered[p])
                    assert {card["design"] for card in seen[p]["plots"]} == designs(s, s.plots[p])
                else:
                    assert seen[p]["offered"] == []
                    assert seen[p]["plots"] == []
        i = rng.below(len(s.asks))
        s.choose(i, s.asks[i].options[rng.below(len(s.asks[i].options))])


@pytest.mark.rule("HBO-DRAFT.5", "HBO-DRAFT.8")
def test_what_is_put_away_is_known_to_the_one_who_did_it_alone() -> None:
    s = new(plots="draft")
    first(s, "A")
    first(s, "B")
    kept = legal(s, "A")[0]
    boxed = next(c for c in s.offered[0] if f"draft {ID[s.design[c]]}" != kept)
    theirs = next(c for c in s.offered[1] if f"draft {ID[s.design[c]]}" != legal(s, "B")[0])
    choose(s, "A", kept)
    first(s, "B")
    for c, knows in ((boxed, 0), (theirs, 1)):
        assert s.zone[c] == ASIDE
        assert [s.mask(seat).design[c] >= 0 for seat in (0, 1, -1)] == [knows == 0, knows == 1, False]
    drafted(s)
    left = s.plots[0][0]
    choose(s, "A", f"leave {ID[s.design[left]]}")
    assert [s.mask(seat).design[left] >= 0 for seat in (0, 1, -1)] == [True, False, False]


@pytest.mark.rule("HBO-DRAFT.4")
def test_a_choice_of_the_one_changes_nothing_for_the_other() -> None:
    for pick in (0, 1, 2):
        s = new(plots="draft")
        seen = GAME.encode(s.mask(1))["offered"], GAME.view(s, 1)["seats"][1]
        choose(s, "A", legal(s, "A")[pick])
        assert (GAME.encode(s.mask(1))["offered"][1], GAME.view(s, 1)["seats"][1]) == (seen[0][1], seen[1])
        shown = GAME.view(s, 1)["seats"][0]
        assert (shown["offered"], shown["plots"], shown["offered_size"]) == ([], [], 2)
    masked = []
    for pick in (0, 1, 2):
        s = new(plots="draft")
        choose(s, "A", legal(s, "A")[pick])
        masked.append(GAME.encode(s.mask(1)))
    assert masked[0] == masked[1] == masked[2]


@pytest.mark.rule("HBO-DRAFT.8")
def test_drafted_plots_work_like_others() -> None:
    s = new(plots="draft")
    drafted(s)
    while fact(s, "decision") == "plot_deck":
        name = fact(s, "asked")[0]
        basic = [w for w in legal(s, name) if w.removeprefix("leave ") not in [ID[d] for d in DRAFT_PLOTS]]
        choose(s, name, basic[0])
    for name in "AB":
        choose(s, name, "keep")
    while fact(s, "decision") == "setup":
        choose(s, fact(s, "asked")[0], "done")
    for name in "AB":
        wanted = next(w for w in legal(s, name) if w.removeprefix("plot ") in [ID[d] for d in DRAFT_PLOTS])
        choose(s, name, wanted)
        assert GAME.view(s, 1 - "AB".index(name))["seats"]["AB".index(name)]["plots_left"] in (6, 7)
    assert fact(s, "plot A").startswith("plot_")
    assert fact(s, "decision") == "first_player"


@pytest.mark.rule("HBO-AMB.22")
def test_without_a_draft_both_lists_are_known_and_the_choice_is_not() -> None:
    s = new()
    for name in "AB":
        choose(s, name, "keep")
    while fact(s, "decision") == "setup":
        choose(s, fact(s, "asked")[0], "done")
    seen = []
    for plot in (0, 3):
        t = s.clone()
        choose(t, "A", legal(t, "A")[plot])
        seen.append(GAME.encode(t.mask(1)))
    assert seen[0] == seen[1]
    assert GAME.view(s, 1)["seats"][0]["plots_left"] == 7
