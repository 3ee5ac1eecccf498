"""The rules in words: complete in both languages, and found by words with or without accents."""

from __future__ import annotations

import re

import pytest

from greathall.games.catan.codes import DECISIONS
from greathall.games.catan.table import OPTIONS
from greathall.kernel.game import Game
from greathall.texts.reference import fold, rules_of, search

RULE = re.compile(r"CAT-[A-Z]+\.\d+")
RULING = re.compile(r"CAT-R-[A-Z]+-\d+")


def ids(game: Game, words: str, lang: str) -> list[str]:
    return [rule.id for rule in search(game, words, lang)]


def test_every_rule_in_both_languages(game: Game) -> None:
    rules = rules_of(game)
    assert sum(1 for r in rules.values() if not r.ruling) == 212
    assert sum(1 for r in rules.values() if r.ruling) == 51
    for id_, rule in rules.items():
        assert rule.id == id_
        assert (RULING if rule.ruling else RULE).fullmatch(id_), id_
        assert rule.mode in ("B", "W", "BW"), id_
        for text in (rule.en, rule.pl):
            assert text.strip() == text and text[-1] == ".", id_
        assert rule.en != rule.pl
        assert "tamże" not in rule.place and "·" not in rule.place


def test_chapters_are_without_gaps(game: Game) -> None:
    chapters: dict[str, list[int]] = {}
    for id_ in rules_of(game):
        if RULE.fullmatch(id_):
            chapter, number = id_.split(".")
            chapters.setdefault(chapter, []).append(int(number))
    assert len(chapters) == 30
    for chapter, numbers in chapters.items():
        assert numbers == list(range(1, len(numbers) + 1)), chapter


def test_rules_named_in_a_rule_exist(game: Game) -> None:
    rules = rules_of(game)
    for rule in rules.values():
        for text in (rule.en, rule.pl):
            for named in RULE.findall(text) + RULING.findall(text):
                assert named in rules, (rule.id, named)
        assert set(RULE.findall(rule.en)) == set(RULE.findall(rule.pl)), rule.id


def test_rules_named_by_the_game_exist(game: Game) -> None:
    rules = rules_of(game)
    assert [d.name for d in DECISIONS if d.rule not in rules] == []
    assert [o.name for o in OPTIONS if o.rule not in rules] == []


def test_numbers_agree_between_the_languages(game: Game) -> None:
    """Figures written as figures are the same in both languages."""
    for rule in rules_of(game).values():
        figures = [set(re.findall(r"\d+", re.sub(r"CAT-[A-Z.0-9-]+", "", text))) for text in (rule.en, rule.pl)]
        assert figures[0] == figures[1], (rule.id, figures)


# ---------------------------------------------------------------- search
def test_fold() -> None:
    assert fold("Żółta ŁĄKA") == "zolta laka"
    assert fold("R'hllor – Émile") == "r'hllor – emile"


@pytest.mark.parametrize("words", ["osada odległości", "OSADA ODLEGLOSCI", "osad odleg", "  odległości   osada "])
def test_search_with_and_without_accents(game: Game, words: str) -> None:
    assert ids(game, words, "pl")[0] == "CAT-SETT.3"


def test_all_words_must_occur(game: Game) -> None:
    found = search(game, "giant guard", "en")
    assert found
    assert all("giant" in fold(r.en) and "guard" in fold(r.en) for r in found)
    assert search(game, "giant spaceship", "en") == []


def test_only_beginnings_of_words(game: Game) -> None:
    assert ids(game, "ettlement", "en") == []
    assert "CAT-SETT.1" in ids(game, "settle", "en")


def test_language_counts(game: Game) -> None:
    assert ids(game, "wygrywa", "en") == [] and ids(game, "wygrywa", "pl") != []
    assert "CAT-KIND.4" in ids(game, "giant", "en") and "CAT-KIND.4" in ids(game, "olbrzym", "pl")


def test_by_id(game: Game) -> None:
    assert ids(game, "CAT-TRADE.1", "en")[:2] == ["CAT-TRADE.1", "CAT-TRADE.10"]
    assert ids(game, "cat-r-end-4", "pl") == ["CAT-R-END-4"]
    assert ids(game, "cat-trade", "en") == [f"CAT-TRADE.{i}" for i in range(1, 13)]
    assert ids(game, "cat-end.8", "en") == ["CAT-END.8", "CAT-R-END-4"]  # the second one sends to the first
    assert ids(game, "cat-trade.3 active", "en") == ["CAT-TRADE.3"]


def test_whole_words_come_first(game: Game) -> None:
    found = search(game, "road", "en")
    whole = [bool(re.search(r"\broad\b", fold(r.en))) for r in found]
    assert whole == sorted(whole, reverse=True)


def test_headings_are_searched(game: Game) -> None:
    assert "CAT-SETUP.4" in ids(game, "wariant podstawowy", "pl")


def test_no_words_give_all_rules_in_order(game: Game) -> None:
    assert ids(game, " ", "en") == list(rules_of(game))
