"""Every refusal names a rule that forbids the choice there, says so in both languages, and tells nothing hidden."""

from __future__ import annotations

import pytest

from greathall.games.lcg.book import BOOK
from greathall.games.lcg.legality import RULES
from greathall.texts import languages
from tests import cardreasons
from tests.lcg.play import GAME
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
