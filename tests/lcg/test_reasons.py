"""Every refusal names a rule that forbids the choice there, says so in both languages, and tells nothing hidden."""

from __future__ import annotations

import pytest

from greathall.games.cardgame.flow.occurrence import Occurrence
from greathall.games.cardgame.happenings import CANNOT_BE_SAVED, H_KILLED, killed
from greathall.games.lcg import codes
from greathall.games.lcg.book import BOOK
from greathall.games.lcg.legality import RULES
from greathall.games.lcg.state import LcgState
from greathall.texts import languages
from tests import cardreasons
from tests.lcg.play import GAME, choose, in_play, new, pass_all, position, set_hand
from tests.lcg.reasons import REASONS, USES

LEAST = 80  # distinct reasons


@pytest.mark.rule("LCG-AMB.43", "LCG-AMB.25", "LCG-AMB.31")
def test_every_reason_holds_where_it_is_given() -> None:
    assert len(cardreasons.walk(GAME, REASONS)) >= LEAST


def test_reasons_tell_nothing_hidden() -> None:
    assert cardreasons.hidden(GAME) > 40


@pytest.mark.parametrize("lang", languages())
def test_every_reason_has_a_sentence(lang: str) -> None:
    cardreasons.sentences(GAME, lang, {*REASONS, *RULES.values()})


def test_abilities_are_those_of_the_data_file() -> None:
    cardreasons.same_abilities(BOOK, USES.printed)


def rules_of_hand(s: LcgState, verb: int) -> dict[str, str]:
    """By card in A's hand: the rule against it, which must forbid by its own text."""
    found = {}
    for c in s.hand[0]:
        rule = GAME.why_not(s, 0, verb + c)
        assert not rule or REASONS[rule](s, 0, verb + c), rule
        found[BOOK.slugs[s.design[c]]] = rule
    return found


@pytest.mark.rule("LCG-SETUP.10", "LCG-SETUP.11", "LCG-SETUP.12")
def test_what_cannot_be_placed_in_setup() -> None:
    s = new()
    few = ["tumblestone_knight", "western_fiefdom", "hear_me_roar", "tywin_lannister", "ice", "seal_of_the_hand"]
    set_hand(s, 0, ["the_kingsroad", *few])
    choose(s, "A", "keep")
    choose(s, "B", "keep")
    choose(s, "A", "place the_kingsroad")
    assert rules_of_hand(s, codes.PLACE) == {
        "tumblestone_knight": "", "western_fiefdom": "LCG-SETUP.11", "hear_me_roar": "LCG-SETUP.12",
        "tywin_lannister": "", "ice": "LCG-SETUP.13", "seal_of_the_hand": "LCG-SETUP.13",
    }  # fmt: skip
    choose(s, "A", "place tywin_lannister")
    assert rules_of_hand(s, codes.PLACE)["ice"] == "LCG-SETUP.10"


@pytest.mark.rule("LCG-LIMIT.4")
def test_the_maximum_counts_all_copies() -> None:
    ours = {"play": ["eddard_stark"], "hand": ["winter_is_coming"] * 2 + ["for_the_north"], "gold": 9}
    s = position({"seats": {"A": ours, "B": {"play": ["samwell_tarly"]}}})
    pass_all(s, "challenge")
    choose(s, "A", "challenge military B", "use winter_is_coming")
    assert rules_of_hand(s, codes.USE) == {"winter_is_coming": "LCG-LIMIT.4", "for_the_north": ""}


@pytest.mark.rule("LCG-SAVE.2")
def test_what_cannot_be_saved() -> None:
    s = position({"phase": "plot", "seats": {"A": {"play": [{"name": "robb_stark", "duplicates": 1}]}, "B": {}}})
    frame = Occurrence([killed(in_play(s, 0, "robb_stark"), 0, CANNOT_BE_SAVED)], 1 << H_KILLED)
    s.asks = []
    s.push(frame)
    s.ask(0, codes.D_WOULD, [codes.PASS])
    code = codes.SAVE + in_play(s, 0, "robb_stark")
    assert GAME.why_not(s, 0, code) == "LCG-SAVE.2"
    assert REASONS["LCG-SAVE.2"](s, 0, code)
