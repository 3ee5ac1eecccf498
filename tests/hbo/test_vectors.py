"""Worked vectors that scenarios cannot say (HBO-EX, HBO-TV; those about set-up and draft are in their own files)."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.games.cardgame import happenings
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.names import BY_MARSHAL
from greathall.games.hbo.data import BASIC
from greathall.kernel import scenario
from greathall.kernel.state import BEGIN

from .play import choose, fact, in_play, legal, new, pass_all, position

ALL = [*[f"EX.{i}" for i in range(1, 18)], *[f"TV.{i}" for i in range(1, 18)]]


@pytest.mark.parametrize("vector", ALL)
def test_every_vector_is_played(vector: str) -> None:
    titles = [one.title for one in scenario.read(Path(__file__).parent.parent / "scenarios" / "hbo" / "vectors.yaml")]
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert (
        any(title.startswith(f"{vector}:") for title in titles)
        or f"def test_{vector.lower().replace('.', '_')}_" in sources
    )


@pytest.mark.rule("HBO-PLOT.4", "HBO-PLOT.5", "HBO-AMB.5")
def test_tv_6_the_cycle_of_plots() -> None:
    s = new()
    choose(s, "A", "keep")
    choose(s, "B", "keep")
    while fact(s, "decision") == "setup":
        choose(s, fact(s, "asked")[0], "done")
    revealed: list[str] = []
    for number in range(1, 14):
        assert fact(s, "round") == number
        left = sorted(set(BASIC[0]) - set(revealed if number <= 7 else revealed[6:]))
        if number not in (7, 13):  # the last one is revealed unasked
            assert sorted(legal(s, "A")) == [f"plot {plot}" for plot in left]
            choose(s, "A", f"plot {left[0]}")
            choose(s, "B", legal(s, "B")[0])
        revealed.append(left[0])
        assert (fact(s, "decision"), fact(s, "plot A")) == ("first_player", left[0])
        if number in (7, 13):
            assert fact(s, "used A") == []
            assert fact(s, "plots A") == sorted(set(BASIC[0]) - {left[0]})
        else:
            assert len(fact(s, "used A")) == (number - 1 if number < 7 else number - 7)
        choose(s, fact(s, "asked")[0], "name first A")
        pass_all(s, "first_player" if number in (6, 12) else "plot")
    assert revealed[6] in fact(s, "plots A")


@pytest.mark.rule("HBO-POW.3")
@pytest.mark.parametrize("first", ["A", "B"])
def test_tv_15_both_reach_fifteen_at_once_and_the_first_player_wins(first: str) -> None:
    s = position(
        {
            "first": first,
            "seats": {
                "A": {"power": 14, "play": ["stark_arya_stark"]},
                "B": {"power": 14, "play": ["lannister_bronn"]},
            },
        }
    )
    happen(s, happenings.gains_power(s.faction[0], 0, 1), happenings.gains_power(s.faction[1], 1, 1))
    assert s.over
    assert fact(s, "winners") == [first]


@pytest.mark.rule("HBO-PASS.5")
@pytest.mark.parametrize("first", ["A", "B"])
def test_of_several_passive_abilities_at_once_the_first_player_decides_the_order(first: str) -> None:
    """No two cards of the box trigger at the same moment by themselves, so both Varys enter play at once here."""
    s = position(
        {
            "first": first,
            "phase": "marshaling",
            "seats": {
                "A": {"play": ["stark_varys", "stark_jory_cassel"], "hand": ["stark_winterfell_castle"]},
                "B": {"play": ["lannister_varys"], "hand": ["lannister_encampment"]},
            },
        }
    )
    varys = [in_play(s, 0, "stark_varys"), in_play(s, 1, "lannister_varys")]
    s.asks = []
    s.top().at = BEGIN  # the window begins anew afterwards
    happen(s, *[happenings.enters(c, p, BY_MARSHAL) for p, c in enumerate(varys)])
    s.advance()
    assert (fact(s, "decision"), fact(s, "asked")) == ("order", [first])
    other = "lannister_varys" if first == "B" else "lannister_varys@B"
    choose(s, first, f"order {other}")
    assert (fact(s, "decision"), fact(s, "asked")) == ("target", ["B"])
    choose(s, "B", "target stark_jory_cassel@A")
    assert fact(s, "asked") == ["A"]
    choose(s, "A", "target lannister_varys@B")
    assert fact(s, "play A") == ["stark_varys"]
    assert fact(s, "play B") == []


@pytest.mark.rule("HBO-POW.2", "HBO-ROUND.3")
def test_nothing_goes_on_after_the_end() -> None:
    s = position({"phase": "dominance", "seats": {"A": {"power": 14, "play": ["stark_maester_luwin"]}, "B": {}}})
    assert s.over
    assert fact(s, "winners") == ["A"]
    assert s.asks == []


@pytest.mark.rule("HBO-POW.2")
def test_a_banner_of_fifteen_by_a_plot_ends_the_game_in_the_plot_phase() -> None:
    s = position({"phase": "plot", "seats": {"A": {"plots": ["plot_calling_the_banners"]}, "B": {"power": 14}}})
    choose(s, "B", "name first A")
    assert s.over
    assert fact(s, "winners") == ["B"]


@pytest.mark.rule("HBO-AMB.12")
def test_a_dead_copy_counts_for_its_owner_alone() -> None:
    s = position(
        {
            "phase": "marshaling",
            "seats": {
                "A": {"dead": ["stark_varys"], "hand": ["stark_varys", "stark_winterfell_castle"]},
                "B": {"hand": ["lannister_varys", "lannister_encampment"]},
            },
        }
    )
    assert "marshal stark_varys" not in legal(s, "A")
    choose(s, "A", "pass")
    assert "marshal lannister_varys" in legal(s, "B")
