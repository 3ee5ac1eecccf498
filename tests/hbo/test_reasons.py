"""Every refusal names a rule that forbids the choice there, says so in both languages, and tells nothing hidden."""

from __future__ import annotations

import pytest

from greathall.games.hbo import codes
from greathall.games.hbo.book import BOOK
from greathall.games.hbo.legality import RULES
from greathall.texts import languages
from tests import cardreasons
from tests.hbo.play import GAME, choose, set_hand
from tests.hbo.reasons import REASONS, USES, own

LEAST = 55  # distinct reasons


@pytest.mark.rule("HBO-AMB.28")
def test_every_reason_holds_where_it_is_given() -> None:
    assert len(cardreasons.walk(GAME, REASONS)) >= LEAST


def test_reasons_tell_nothing_hidden() -> None:
    assert cardreasons.hidden(GAME) > 30


@pytest.mark.parametrize("lang", languages())
def test_every_reason_has_a_sentence(lang: str) -> None:
    cardreasons.sentences(GAME, lang, {*REASONS, *RULES.values()})


def test_abilities_are_those_of_the_data_file() -> None:
    cardreasons.same_abilities(BOOK, USES.printed)


@pytest.mark.rule("HBO-SETUP.10", "HBO-SETUP.11", "HBO-SETUP.12")
def test_what_cannot_be_placed_in_setup() -> None:
    s = own(GAME.new_state(2, GAME.check_options({}), "a"))
    hand = ["stark_winterfell_castle", "stark_godswood", "stark_eddard_stark", "stark_arya_stark", "stark_ice",
            "stark_not_today", "stark_jon_snow"]  # fmt: skip
    set_hand(s, 0, hand)
    choose(s, "A", "keep")
    choose(s, "B", "keep")
    choose(s, "A", "place stark_winterfell_castle", "place stark_arya_stark")
    found = {BOOK.slugs[s.design[c]]: GAME.why_not(s, 0, codes.PLACE + c) for c in s.hand[0]}
    assert found == {
        "stark_godswood": "HBO-SETUP.11", "stark_eddard_stark": "HBO-SETUP.10", "stark_ice": "HBO-SETUP.12",
        "stark_not_today": "HBO-SETUP.12", "stark_jon_snow": "",
    }  # fmt: skip
    for c in s.hand[0]:
        rule = GAME.why_not(s, 0, codes.PLACE + c)
        assert not rule or REASONS[rule](s, 0, codes.PLACE + c)
