"""A player leaves a melee game while a phase asks one player after the other."""

from __future__ import annotations

import pytest

from greathall.games.cardgame.names import P_STANDING
from greathall.games.lcg.ops import ending
from greathall.games.lcg.state import LcgState

from .play import choose, fact, legal, position

HAND = ["ice", "dawn", "longclaw", "heartsbane", "summer", "lannisport", "varys", "left", "right", "robb_stark"]
THREE = ["tumblestone_knight", "ranging_party", "bastard_in_hiding"]


def leaves(s: LcgState, seat: int) -> None:
    ending.eliminate(s, seat)
    s.reask()


@pytest.mark.rule("LCG-ROUND.7.3a", "LCG-PRIO.6", "LCG-AMB.16")
def test_the_reserve_is_checked_for_all_who_are_left() -> None:
    s = position({"phase": "taxation", "seats": {p: {"hand": HAND} for p in "ABC"}}, 3)
    reserve = fact(s, "reserve A")
    while fact(s, "asked") == ["A"]:
        choose(s, "A", legal(s, "A")[0])
    assert (fact(s, "asked"), fact(s, "hand_size B")) == (["B"], 10)
    leaves(s, 0)
    for name in "BC":
        assert fact(s, "asked") == [name]
        while fact(s, "asked") == [name] and fact(s, "decision") == "reserve":
            choose(s, name, legal(s, name)[0])
        assert fact(s, f"hand_size {name}") == reserve


@pytest.mark.rule("LCG-ROUND.6.2", "LCG-PRIO.7", "LCG-AMB.16")
def test_with_stannis_all_who_are_left_choose_whom_they_stand() -> None:
    kneeling = [{"name": name, "kneeling": True} for name in THREE]
    s = position({
        "phase": "standing",
        "seats": {"A": {"play": kneeling}, "B": {"play": kneeling}, "C": {"play": [*kneeling, "stannis_baratheon"]}},
    }, 3)  # fmt: skip
    choose(s, "A", "target ranging_party", "target tumblestone_knight")
    choose(s, "B", "target ranging_party")
    assert s.phase == P_STANDING
    leaves(s, 0)
    assert fact(s, "asked") == ["B"]
    choose(s, "B", "target bastard_in_hiding")
    choose(s, "C", "target tumblestone_knight", "target bastard_in_hiding")
    assert fact(s, "kneeling B") == ["tumblestone_knight"]
    assert fact(s, "kneeling C") == ["ranging_party"]
