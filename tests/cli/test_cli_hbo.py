"""The card game (HBO edition) at the terminal: drawn in its own words, nothing hidden shown; whole games by script."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from greathall.games import registry
from greathall.kernel.rng import Rng
from greathall.texts import Texts
from tests.cli.cards import CardTable
from tests.cli.table import run, the_json

NAMES = ["Anna", "Bartholomew the Long-Named"]
TABLES: list[dict[str, str]] = [{}, {"plots": "draft", "houses": "lannister_first", "stops": "yes"}]
FIGHT: dict[str, Any] = {
    "phase": "challenges", "round": 3, "first": "A",
    "seats": {
        "A": {
            "house": "stark", "plot": "plot_calling_the_banners", "gold": 3, "power": 4,
            "hand": ["stark_not_today", "stark_not_today", "stark_ice"],
            "discard": ["stark_sansa_stark"], "dead": ["stark_bran_stark"],
            "play": [
                {"name": "stark_eddard_stark", "power": 2, "duplicates": 1},
                {"name": "stark_direwolf", "on": "stark_eddard_stark"},
                {"name": "stark_hodor", "kneeling": True}, "stark_winterfell_castle",
            ],
        },
        "B": {
            "house": "lannister", "plot": "plot_hear_me_roar", "hand": ["lannister_insidious_ways"],
            "play": [
                "lannister_bronn", {"name": "lannister_milk_of_the_poppy", "on": "stark_eddard_stark@A"},
            ],
        },
    },
}  # fmt: skip
AT = CardTable("hbo", NAMES)
FACE, positions, written, choose, drawing, chain = AT.face, AT.positions, AT.written, AT.choose, AT.drawing, AT.chain


# ---------------------------------------------------------------- the board
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 50), (200, 70)])
def test_no_line_is_wider_than_the_terminal(width: int, height: int, lang: str) -> None:
    for options in TABLES:
        for game, state in positions(2, options, (0, 3, 15, 40, 120, 200, 5000)):
            for seat in (-1, 0, 1):
                for places in (False, True):
                    lines = drawing(game, state, seat, lang, width, height, places)
                    assert max(cell_len(line) for line in lines) <= width


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_all_that_lies_open_is_drawn(lang: str) -> None:
    game, state = written(FIGHT)
    texts = Texts(lang, game, strict=True)
    text = "\n".join(drawing(game, state, 0, lang))
    cards = ("stark_eddard_stark", "stark_direwolf", "stark_hodor", "stark_winterfell_castle", "lannister_bronn")
    plots = ("plot_calling_the_banners", "plot_hear_me_roar")
    for card in (*cards, *plots, "lannister_milk_of_the_poppy", "stark_banner", "stark_ice"):
        assert texts.get(f"card-{card}") in text
    assert texts.get("card-stark_not_today") + " ×2" in text
    assert texts.get("cli-table-power", count=6, goal=15) + " " + texts.get("cli-table-on-faction", count=4) in text
    assert texts.get("view-gold", count=3) in text and texts.get("cli-table-duplicates", count=1) in text
    assert texts.get("cli-table-discard", count=1) in text and texts.get("cli-table-dead", count=1) in text
    assert texts.get("cli-table-plot-values", income=7, initiative=3, claim=1) in text  # the castle gives 1
    assert f"{texts.get('card-lannister_milk_of_the_poppy')} ({NAMES[1]})" in text
    (hodor,) = [line for line in text.splitlines() if line.strip().startswith("Hodor")]
    assert texts.get("term-kneeling") in hodor
    (eddard,) = [line for line in text.splitlines() if line.strip().startswith("Eddard Stark")]
    assert texts.get("keyword-renown") not in eddard  # Milk of the Poppy
    assert texts.get("card-lannister_insidious_ways") not in text
    names = "\n".join(drawing(game, state, 0, lang, places=True))
    assert "Sansa Stark" in names and "Bran Stark" in names


def test_only_what_a_seat_knows_is_drawn() -> None:
    """Two states that differ in hidden cards alone look the same and are told the same."""
    for options in TABLES:
        for game, state in positions(2, options, (1, 5, 15, 60, 130, 190)):
            for seat in (-1, 0, 1):
                other = game.determinize(state, seat, Rng("another deal"))
                assert drawing(game, state, seat) == drawing(game, other, seat)
                assert chain(game, state, seat) == chain(game, other, seat)


def test_the_challenge_is_told_in_the_words_of_this_edition() -> None:
    game, state = written(FIGHT)
    choose(game, state, "challenge military B")
    text = "\n".join(drawing(game, state, 0))
    assert f"Challenge: Military, Anna against {NAMES[1]} · strength 2 : 0 · claim 1" in text
    polish = "\n".join(drawing(game, state, 0, "pl"))
    assert f"Wyzwanie wojskowe: atakuje Anna, broni się {NAMES[1]} · siła 2 : 0 · zmagania 1" in polish
    assert "Wo--Wł" in polish
    assert chain(game, state, 0, "pl") == []


def test_a_window_after_the_result_says_so() -> None:
    game, state = written(
        {
            "phase": "challenges",
            "seats": {
                "A": {"house": "stark", "play": ["stark_eddard_stark", "stark_septa_mordane"]},
                "B": {"house": "lannister", "play": ["lannister_bronn"]},
            },
        }
    )
    choose(game, state, "pass", "challenge power B", "pass", "done", "pass")
    assert chain(game, state, 0) == ["The challenge is resolved; last actions in it"]
    assert chain(game, state, 0, "pl") == ["Wyzwanie jest rozpatrzone; ostatnie akcje w nim"]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_plots_that_are_drafted_are_shown_to_their_player_alone(lang: str) -> None:
    game, state = next(positions(2, {"plots": "draft"}, (0,)))
    texts = Texts(lang, game, strict=True)
    text = "\n".join(drawing(game, state, 0, lang))
    assert texts.get("cli-hbo-offered", count=3) in text and texts.get("cli-hbo-plots", count=7) in text
    assert texts.get("cli-hbo-offered", count=3) not in "\n".join(drawing(game, state, -1, lang))
    while any(game.decision_kinds()[ask.kind].name == "draft" for ask in state.asks):
        state.choose(0, state.asks[0].options[0])
    seat = state.asks[0].seat
    assert FACE.notes(game.view_asked(state, seat), seat, texts, NAMES) == [texts.get("cli-hbo-too-many", count=6)]
    before = FACE.glance(game.view_asked(state, seat))
    state.choose(0, state.asks[0].options[0])
    assert FACE.glance(game.view_asked(state, seat)) == before


def test_an_option_is_explained_by_its_card_and_how_much_of_it_is_known() -> None:
    game, state = written(FIGHT)
    texts = Texts("en", game, strict=True)
    view = game.view_asked(state, 0)
    about: dict[str, list[str]] = {}
    for code in game.codes_in(state):
        said = game.describe_option(state.mask(0), code)
        about.setdefault(game.option_words(state, code), FACE.about(view, said, texts))
    assert about["attack stark_eddard_stark"] == [
        "character, cost 4, strength 3 M-P",
        "Renown.",
        "Response: When you play this card, place 1 power from the power pool on it.",
        "Partly reconstructed.",
    ]
    assert about["use stark_not_today"][-1] == "Response: A chosen character about to be killed is saved."


# ---------------------------------------------------------------- cards
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_card_can_be_looked_up(lang: str) -> None:
    found = the_json(run("cards", "hbo", "--json", "--lang", lang).stdout)
    assert len(found) == 102 and all(card["text"] and card["provenance"] and card["deck"] for card in found)
    text = " ".join(run("cards", "hbo", "--search", "eddard", "--lang", lang).stdout.split())
    texts = Texts(lang, registry.get("hbo"))
    assert texts.get("house-stark") in text and texts.get("card-stark_eddard_stark-note") in text
    assert texts.get("provenance-partly") in text and texts.get("deck-stark").lower() in text.lower()


def test_cards_by_house_type_and_trait() -> None:
    lords = the_json(
        run("cards", "hbo", "--faction", "stark", "--type", "character", "--trait", "lord", "--json").stdout
    )
    assert {"Eddard Stark", "Robb Stark"} <= {card["name"] for card in lords}
    areas = the_json(run("cards", "hbo", "--type", "obszar", "--lang", "pl", "--json").stdout)
    assert "Twierdza Winterfell" in {card["name"] for card in areas}


# ---------------------------------------------------------------- whole games
@pytest.mark.parametrize(
    ("lang", "end", "args"),
    [
        ("pl", "Koniec partii.", ("-o", "plots=draft")),
        ("en", "The match is over.", ("-o", "houses=lannister_first", "-o", "stops=yes", "-o", "round_limit=3")),
    ],
)
def test_a_scripted_game_to_its_end(
    lang: str, end: str, args: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    AT.play_twice(lang, end, args, tmp_path, monkeypatch)
