"""Decks and cards at the terminal: lists, checks with the rule of every violation, cards found in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.cli import decks
from greathall.games import registry
from greathall.kernel.errors import BadInput
from greathall.kernel.game import Game
from greathall.texts import Texts
from tests.cli.table import call, run, the_json

READY = "core-stark-fealty"


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A legal deck as a file."""
    path = tmp_path / "stark.txt"
    path.write_text(run("deck", "show", READY).stdout, encoding="utf-8")
    return path


def changed(deck: Path, *changes: tuple[str, str]) -> Path:
    text = deck.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    other = deck.with_name("changed.txt")
    other.write_text(text, encoding="utf-8")
    return other


# ---------------------------------------------------------------- decks
def test_the_list_names_every_deck_and_those_that_are_not_legal() -> None:
    text = run("deck", "list").stdout
    for name in registry.get("lcg").decks():
        assert name in text
    assert "Winter Muster" in text and "not legal by LCG-DECK.6, LCG-DECK.10" in text
    listed = the_json(run("deck", "list", "--json", "--lang", "pl").stdout)
    legal = {entry["id"]: entry["legal"] for entry in listed}
    assert legal[READY] and not legal["core-1"]


@pytest.mark.parametrize("name", ["core-stark-fealty", "core-nightswatch-wolf", "core-1"])
def test_a_deck_shown_and_read_again_is_the_same(name: str, tmp_path: Path) -> None:
    shown = run("deck", "show", name).stdout
    assert "x " in shown and "(Core)" in shown
    path = tmp_path / "again.txt"
    path.write_text(shown, encoding="utf-8")
    assert run("deck", "show", str(path)).stdout == shown


@pytest.mark.parametrize(("lang", "words"), [("en", "is a legal deck."), ("pl", "talia zgodna z zasadami.")])
def test_a_legal_deck_is_one_line(deck: Path, lang: str, words: str) -> None:
    result = run("deck", "check", str(deck), "--lang", lang)
    assert result.exit_code == 0 and result.stderr == ""
    assert " ".join(result.stdout.split()).endswith(words)


@pytest.mark.rule("LCG-DECK.3", "LCG-DECK.7", "LCG-DECK.9", "LCG-DECK.10")
def test_every_violation_is_printed_with_its_rule(deck: Path) -> None:
    wrong = changed(
        deck,
        ("2x A Noble Cause (Core)", "1x A Noble Cause (Core)"),
        ("Locations:\n", "Locations:\n1x Casterly Rock (Core)\n1x The Iron Throne (Core)\n"),
        ("Characters:\n", "Characters:\n1x Tywin Lannister (Core)\n1x Direwolf Pup (Core)\n1x Burned Men (Core)\n"),
    )
    result = run("deck", "check", str(wrong))
    assert result.exit_code == 1 and result.stderr == ""
    text = " ".join(result.stdout.split())
    assert "LCG-DECK.3 The plot deck has 6 cards, not 7." in text
    assert "LCG-DECK.7 Direwolf Pup appears 4 times; allowed is 3." in text
    assert "LCG-DECK.10 Tywin Lannister is loyal" in text
    assert "LCG-DECK.9 Burned Men is neither neutral" in text
    report = the_json(run("deck", "check", str(wrong), "--json").stdout)
    assert not report["legal"] and {"rule", "text"} == set(report["violations"][0])
    polish = run("deck", "check", str(wrong), "--lang", "pl")
    assert polish.exit_code == 1 and "LCG-DECK.3" in polish.stdout and "Talia fabuły" in polish.stdout


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello\nthis is no deck", "Line 2 is not understood"),
        ("House Stark\n3x Robert the Strong (Core)", "there is no card 'Robert the Strong'"),
        ("House Stark\n1x Robb Stark (Wolves of the North)", "no 'Robb Stark' of 'Wolves of the North'"),
        ("3x Direwolf Pup (Core)", "names no faction"),
        ("House Stark", "has no cards"),
        ("\0\1", "is not a text file"),
    ],
)
def test_what_is_no_deck_is_said_in_one_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.txt"
    path.write_text(text, encoding="utf-8")
    for command in ("check", "show"):
        result = run("deck", command, str(path))
        assert result.exit_code == 2 and result.stdout == ""
        assert sentence in result.stderr and len(result.stderr.splitlines()) == 1


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    binary, large = tmp_path / "binary", tmp_path / "large.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    large.write_text("x" * 200_000, encoding="utf-8")
    for path, sentence in (
        (tmp_path / "none.txt", "cannot be read: No such file"),
        (tmp_path, "cannot be read: Is a directory"),
        (binary, "not a text file in UTF-8"),
        (large, "too long"),
    ):
        result = run("deck", "check", str(path))
        assert result.exit_code == 2 and result.stdout == "", path
        assert sentence in result.stderr and len(result.stderr.splitlines()) == 1
    assert "There is no deck 'winterfell'" in run("deck", "show", "winterfell").stderr


def test_a_game_without_decks_says_so() -> None:
    for args in (("deck", "list", "--game", "catan"), ("cards", "sojusze")):
        result = run(*args)
        assert result.exit_code == 2 and " has no " in result.stderr
    with pytest.raises(BadInput, match="has no decks"):
        Game().deck_check("")
    with pytest.raises(BadInput, match="has no decks"):
        Game().deck_text("")


def test_the_game_must_be_named_when_several_have_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert decks.game_with_decks(None).id == "lcg"
    monkeypatch.setattr(type(registry.get("catan")), "decks", lambda self: [], raising=False)
    with pytest.raises(BadInput, match="--game whose deck it is: catan or lcg"):
        decks.game_with_decks(None)
    monkeypatch.setattr(registry, "ids", lambda: ["sojusze"])
    with pytest.raises(BadInput, match="No game here has decks"):
        decks.game_with_decks(None)


# ---------------------------------------------------------------- a deck from a file at the table
def test_an_option_takes_the_text_of_a_file(deck: Path, tmp_path: Path) -> None:
    match = tmp_path / "own.match"
    done = call("play", "lcg", "-p", "2", "-o", f"deck1=@{deck}", "--file", str(match), stdin="quit\n")
    assert done.returncode == 0 and done.stderr == "" and "House Stark" in done.stdout
    resumed = call("play", "lcg", "--resume", str(match), stdin="quit\n")
    assert resumed.returncode == 0 and "House Stark" in resumed.stdout


def test_an_option_whose_file_is_missing_or_wrong(deck: Path, tmp_path: Path) -> None:
    missing = run("play", "lcg", "-p", "2", "-o", f"deck1=@{tmp_path / 'none.txt'}")
    assert missing.exit_code == 2 and "cannot be read: No such file" in missing.stderr
    short = changed(deck, ("3x Direwolf Pup (Core)", "1x Direwolf Pup (Core)"))
    illegal = run("play", "lcg", "-p", "2", "-o", f"deck1=@{short}")
    assert illegal.exit_code == 2 and "(LCG-DECK.6)" in illegal.stderr
    assert len(illegal.stderr.splitlines()) == 1


# ---------------------------------------------------------------- cards
def test_a_card_in_english() -> None:
    text = " ".join(run("cards", "lcg", "--search", "robb renown").stdout.split())
    assert text.startswith("Robb Stark – character, House Stark, unique, loyal cost 6 · STR 5 · icons: military, power")
    assert "in a deck at most 3" in text and "Traits: Lord" in text and "Renown." in text


def test_a_card_in_polish_is_found_by_both_names() -> None:
    for words in ("wildfire", "dzikim ogniem"):
        text = " ".join(run("cards", "lcg", "--search", words, "--lang", "pl").stdout.split())
        assert "Atak Dzikim Ogniem (Wildfire Assault) – fabuła" in text
        assert "złoto 4 · inicjatywa 7 · roszczenia 1 · rezerwy 6 · w talii najwyżej 2" in text


def test_filters_narrow_and_unknown_ones_are_refused() -> None:
    found = the_json(
        run("cards", "lcg", "--faction", "stark", "--type", "character", "--trait", "lord", "--json").stdout
    )
    assert {"Robb Stark", "Eddard Stark", "Bran Stark"} <= {card["name"] for card in found}
    assert all(card["type"] == ["character"] and "Lord" in card["trait"] for card in found)
    polish = the_json(run("cards", "lcg", "--faction", "Nocna Straż", "--lang", "pl", "--json").stdout)
    assert len(polish) == 19
    wrong = run("cards", "lcg", "--faction", "frey")
    assert wrong.exit_code == 2 and "There is no faction 'frey'" in wrong.stderr
    assert run("cards", "lcg", "--search", "no such words").stdout == "No card fits: no such words.\n"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_card_can_be_read(lang: str) -> None:
    """Strict texts: a card without a name, type, trait, keyword or text would be an error."""
    found = the_json(run("cards", "lcg", "--json", "--lang", lang).stdout)
    assert len(found) == len(registry.get("lcg").cards()) > 200
    assert all(card["text"] and card["type"] for card in found)
    sneaking = next(card for card in found if card["printed"] == "The Queen's Assassin")
    ambush = Texts(lang, registry.get("lcg")).get("keyword-ambush")
    assert sneaking["limit"] == 3 and sneaking["keyword"] == [f"{ambush} (4)"]
    assert len(run("cards", "lcg", "--lang", lang).stdout.splitlines()) >= len(found)
    assert run("cards", "lcg", "--search", "a", "--lang", lang).exit_code == 0
