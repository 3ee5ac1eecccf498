"""The text layer itself: languages, missing texts, lists, numbers."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from greathall.kernel.errors import BadInput
from greathall.kernel.game import Game
from greathall.texts import MissingText, Texts, best_language, capital, languages, reason_key
from greathall.texts.reference import rules_of

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def test_languages() -> None:
    assert languages() == ("en", "pl")


@pytest.mark.parametrize("asked", ["pl", "PL", " pl ", "pl_PL", "pl-PL", "pl_PL.UTF-8", "pl_PL@euro"])
def test_asked_for(bare: pytest.MonkeyPatch, asked: str) -> None:
    bare.setenv("LANG", "en_GB.UTF-8")
    assert best_language(asked) == "pl"


@pytest.mark.parametrize("asked", [None, "", "  "])
def test_from_the_environment(bare: pytest.MonkeyPatch, asked: str | None) -> None:
    assert best_language(asked) == "en"
    bare.setenv("LANG", "pl_PL.UTF-8")
    assert best_language(asked) == "pl"
    bare.setenv("LC_MESSAGES", "en_US.UTF-8")
    assert best_language(asked) == "en"
    bare.setenv("LC_ALL", "pl_PL")
    assert best_language(asked) == "pl"
    bare.setenv("LC_ALL", "C.UTF-8")
    assert best_language(asked) == "en"
    bare.setenv("LC_ALL", "de_DE.UTF-8")
    assert best_language(asked) == "en"


def test_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadInput, match=r"^There is no language 'klingon'; allowed is en or pl\.$"):
        best_language("klingon")
    with pytest.raises(BadInput):
        Texts("klingon")


def test_missing_text(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MissingText, match="no-such-key"):
        Texts("en", strict=True).get("no-such-key")
    assert Texts("en", strict=False).get("no-such-key") == "no-such-key"
    assert not Texts("en").has("no-such-key") and Texts("en").has("ui-turn")
    monkeypatch.setenv("GREATHALL_STRICT_TEXTS", "1")
    with pytest.raises(MissingText):
        Texts("en").get("no-such-key")
    monkeypatch.delenv("GREATHALL_STRICT_TEXTS")
    assert Texts("en").get("no-such-key") == "no-such-key"


def test_missing_variable() -> None:
    with pytest.raises(MissingText, match="ui-turn"):
        Texts("pl", strict=True).get("ui-turn")
    assert Texts("pl", strict=False).get("ui-turn").startswith("Tura")


def test_a_game_is_needed_for_its_sentences() -> None:
    with pytest.raises(ValueError, match="without a game"):
        Texts("en").decision(0)
    assert not Texts("en").has("option-roll")


def test_bundles_are_read_once(game: Game) -> None:
    assert Texts("pl", game)._bundle is Texts("pl", game)._bundle
    assert Texts("pl", game)._bundle is not Texts("pl")._bundle


def test_lists(en: Texts, pl: Texts) -> None:
    assert en.join([]) == "" and en.join(["Anna"]) == "Anna"
    assert en.join(["Anna", "Bob"]) == "Anna and Bob"
    assert en.join(["Anna", "Bob", "Celia", "Dan"]) == "Anna, Bob, Celia and Dan"
    assert pl.join(["Anna", "Bartek", "Celina"]) == "Anna, Bartek i Celina"


def test_numbers_are_not_grouped(texts: Texts) -> None:
    assert "12345" in texts.get("ui-turn", turn=12345)


def test_names_are_left_alone(texts: Texts) -> None:
    """No isolation marks, and nothing in a name is read as Fluent syntax."""
    assert texts.get("ui-turn-of", name="{ $x } Zoë") in ("{ $x } Zoë is to play", "Teraz gra { $x } Zoë")
    assert texts.value("seat", 0, ["hidden"]) == "hidden"


def test_seats_without_names(en: Texts, pl: Texts) -> None:
    assert en.value("seat", 2) == "Player 3" and pl.value("seat", 2, ["Anna"]) == "Gracz 3"
    assert en.value("seat", -1, ["Anna"]) == "nobody"
    assert en.value("number", 7) == "7" and pl.value("hex", 0) == "A1" and pl.value("edge", 0).startswith("A1.")


def test_provenance(texts: Texts) -> None:
    for name in ("printed", "partly", "reconstructed", "retuned"):
        assert texts.get(f"provenance-{name}") and texts.get(f"provenance-{name}-help").endswith(".")


@pytest.mark.parametrize(
    ("count", "choices", "turns"),
    [
        (1, "1 możliwość", "Rozegrano 1 turę"),
        (2, "2 możliwości", "Rozegrano 2 tury"),
        (5, "5 możliwości", "Rozegrano 5 tur"),
        (12, "12 możliwości", "Rozegrano 12 tur"),
        (22, "22 możliwości", "Rozegrano 22 tury"),
    ],
)
def test_polish_plurals_of_the_program(count: int, choices: str, turns: str) -> None:
    texts = Texts("pl", strict=True)
    assert texts.get("ui-choices", count=count) == choices
    assert texts.get("end-turns", count=count) == turns


def test_capital() -> None:
    assert capital("żeton dzikich") == "Żeton dzikich" and capital("") == "" and capital("Mur") == "Mur"


def test_the_reason_is_the_games_own_sentence(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts("en", game, strict=True)
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource("reason-CAT-SETT-3 = There is no road of yours here.\n"))
    monkeypatch.setattr(texts, "_bundle", bundle)
    assert reason_key("CAT-SETT.3") == "reason-CAT-SETT-3"
    assert texts.reason("CAT-SETT.3") == "There is no road of yours here."


def test_the_reason_falls_back_to_the_rule(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    rule = rules_of(game)["CAT-SETT.1"]
    for lang in languages():
        texts = Texts(lang, game, strict=True)
        monkeypatch.setattr(texts, "_bundle", FluentBundle([lang]))
        assert texts.reason("CAT-SETT.1") == rule.text(lang)
        assert texts.reason("") == ""


def test_a_rule_nobody_knows_has_no_reason(game: Game) -> None:
    with pytest.raises(MissingText, match="reason-CAT-NO-1"):
        Texts("en", game, strict=True).reason("CAT-NO.1")
    assert Texts("en", game, strict=False).reason("CAT-NO.1") == "reason-CAT-NO-1"
