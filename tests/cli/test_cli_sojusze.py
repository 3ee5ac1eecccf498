"""Sojusze at the terminal: everything on the table is drawn, nothing hidden is; whole games are played by script."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from greathall.games.sojusze.names import ALLIES, COLOURS
from greathall.games.sojusze.values import short
from greathall.kernel.rng import Rng
from greathall.texts import Texts
from tests.cli.cards import CardTable

NAMES = ["Anna", "Jon", "Bartholomew the Long-Named", "Edd", "Ela", "Zbigniew"]
TABLES = [
    (3, {"mode": "advanced", "draft": "kingsmoot"}),
    (4, {"mode": "advanced", "open_allies": "yes"}),
    (6, {"quick": "yes"}),
]
AT = CardTable("sojusze", NAMES, players=4, height=40)
FACE, positions, written, choose, drawing = AT.face, AT.positions, AT.written, AT.choose, AT.drawing


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (120, 60), (200, 70)])
def test_no_line_is_wider_than_the_terminal(width: int, height: int, lang: str) -> None:
    for players, options in TABLES:
        for game, state in positions(players, options, (0, 12, 60, 150, 5000)):
            for seat in (-1, 0, 2):
                lines = drawing(game, state, seat, lang, width, height)
                assert max(cell_len(line) for line in lines) <= width
                assert not any("\u00a0" in line for line in lines)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_all_that_lies_open_is_drawn(lang: str) -> None:
    game, state = written(
        {
            "current": "robb_stark", "on_ally": [1, 2], "row": ["shae", "bronn"], "dead": ["varys", "hodor"],
            "councils": [{"allies": ["tywin_lannister", "qyburn"], "tokens": [1, 3, 3]}],
            "season": "autumn", "round": 3, "first": "doran", "turn": "cersei",
            "discard": ["hostage", "2 ambush"],
            "seats": {
                "cersei": {"hand": ["2 betrayal", "queen_regent"], "area": ["royal_decree", "corruption"]},
                "euron": {"hand": ["ambush"], "kneels": True},
            },
        },
        mode="advanced",
        open_allies="yes",
    )  # fmt: skip
    texts = Texts(lang, game, strict=True)
    text = "\n".join(drawing(game, state, 0, lang, 100, 60))
    for ally in ("robb_stark", "shae", "bronn", "varys", "hodor", "tywin_lannister", "qyburn"):
        assert texts.get(f"ally-{ally}") in text
    for card in ("betrayal", "queen_regent", "royal_decree", "corruption", "hostage"):
        assert texts.get(f"influence-{card}") in text
    assert texts.get("cli-sojusze-kneels") in text and texts.get("cli-sojusze-first") in text
    assert "●●●○○" in text and "11-17" in text and "×2" in text
    assert texts.get("cli-sojusze-on-ally", count=2) in text
    assert texts.get("view-tokens", count=3) in text
    assert texts.get("view-influence", count=13) in text
    assert sum(line.startswith("* ") for line in text.splitlines()) == 2
    lines = drawing(game, state, 0, lang, 100, 60)
    assert any(line.startswith("> 1 ") and NAMES[0] in line for line in lines)
    assert any("4  Doran" in line and texts.get("cli-sojusze-first") in line for line in lines)


def test_only_what_a_seat_knows_is_drawn() -> None:
    """Two states that differ in hidden cards and tokens alone look the same."""
    for players, options in TABLES:
        for game, state in positions(players, options, (5, 40, 90, 140)):
            for seat in (-1, 0, 2):
                other = game.determinize(state, seat, Rng("another deal"))
                assert drawing(game, state, seat) == drawing(game, other, seat)


def test_a_hand_that_was_seen_and_known_allies_are_drawn() -> None:
    game, state = written(
        {
            "current": "robb_stark", "top": ["shae", "bronn", "varys"],
            "seats": {"cersei": {"hand": ["eavesdropping", "dark_wings"]}, "euron": {"hand": ["ambush", "hostage"]}},
        }
    )  # fmt: skip
    choose(game, state, "play eavesdropping", "kneel", "play dark_wings")
    text = "\n".join(drawing(game, state, 0))
    assert "in hand, as you know: Ambush 3, Hostage 5" in text
    assert "from the top: Shae 3, Bronn 4, Varys 2" in text
    choose(game, state, "top varys", "top shae")
    assert "from the top: Varys 2, Shae 3, Bronn 4" in "\n".join(drawing(game, state, 0))
    others = "\n".join(drawing(game, state, 2))
    assert "Ambush" not in others and "Varys" not in others


@pytest.mark.rule("SOJ-CLAIM.5", "SOJ-TOK.2")
def test_tokens_seen_through_bran_stark_are_known_to_that_seat_alone() -> None:
    game, state = written(
        {
            "current": "bran_stark",
            "councils": [{"tokens": [1]}, {"tokens": [3, 2]}],
            "seats": {
                "cersei": {"area": ["a_game_of_thrones"]},
                **{name: {"kneels": True} for name in ("euron", "melisandre", "doran")},
            },
        }
    )
    choose(game, state, "kneel", "council doran-cersei", "council euron-melisandre")
    own = "\n".join(drawing(game, state, 0))
    assert "5  2 power tokens: 2 3" in own and "1-3  1 power token" in own
    assert "2-6  2 power tokens\n" in "\n".join(drawing(game, state, 1))


def test_the_board_is_not_drawn_again_for_a_question_about_the_card_just_played() -> None:
    game, state = written(
        {
            "current": "robb_stark",
            "seats": {"cersei": {"hand": ["betrayal", "ambush"]}, "euron": {"area": ["hostage"]}},
        }
    )
    before = FACE.glance(game.view_asked(state, 0))
    choose(game, state, "play betrayal")
    assert FACE.glance(game.view_asked(state, 0)) == before
    choose(game, state, "area euron hostage")
    assert FACE.glance(game.view_asked(state, 0)) != before


def test_the_end_shows_every_council_and_the_powers() -> None:
    ((game, state),) = positions(3, {"quick": "yes"}, (5000,))
    assert state.over
    view = game.view_asked(state, -1)
    text = "\n".join(drawing(game, state, -1))
    for seat in view["seats"]:
        assert f"small council {seat['small']}, other {seat['other']}" in text
    assert "Winter" in text and all(c["low"] == c["high"] for c in view["councils"])


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_option_has_a_hint_that_fits(lang: str) -> None:
    """Labels of cards carry value and colour, of allies power and place, of councils what they are worth."""
    game, state = written(
        {
            "current": "gregor_clegane",
            "councils": [{"allies": ["varys", "shae"], "tokens": [2]}],
            "seats": {"cersei": {"hand": ["betrayal"]}, "euron": {"area": ["hostage"]}},
        }
    )
    texts = Texts(lang, game, strict=True)
    view = game.view_asked(state, 0)
    hints: dict[str, str] = {}
    for code in game.all_codes():
        words = game.option_words(state, code)
        if words not in hints and "nobody" not in words:
            hints[words] = FACE.label(view, game.describe_option(state, code), texts)
    red = texts.get(f"cli-sojusze-colour-{COLOURS[0]}")
    assert hints["play betrayal"] == f"{texts.get('influence-betrayal')} 1 {red}"
    assert hints["area euron hostage"] == f"{texts.get('influence-hostage')} 5 (Euron)"
    assert hints["kill varys"] == "Varys 2 (Cersei/Euron)"
    assert hints["council cersei-euron"].startswith("Cersei/Euron 6-8 (Varys, Shae; 1 ")
    assert hints["shift euron cersei-euron"] == "Cersei/Euron → Euron/Melisandre"
    assert hints["shift cersei cersei-euron"] == "Cersei/Euron → Doran/Cersei"
    assert hints["kneel"] == "" and not any("\u00a0" in hint for hint in hints.values())
    for ally in ALLIES:
        assert texts.get(f"ally-{short(ally)}") in hints[f"raise {short(ally)}"]


def test_a_question_names_the_ability_that_asks() -> None:
    game, state = written(
        {
            "current": "varys",
            "seats": {
                "cersei": {"area": ["a_game_of_thrones"]},
                "euron": {"kneels": True, "hand": ["ambush"]},
                "melisandre": {"kneels": True, "hand": ["ambush"]},
                "doran": {"kneels": True},
            },
        }
    )
    texts = Texts("en", game, strict=True)
    (standing,) = FACE.notes(game.view_asked(state, 0), 0, texts, NAMES)
    assert standing == "Your influence: 11; the best of the others: 0"
    choose(game, state, "kneel", "council cersei-euron")
    (note,) = FACE.notes(game.view_asked(state, 0), 0, texts, NAMES)
    assert note.startswith("Varys (Anna) – When claimed: ")


@pytest.mark.parametrize(
    ("lang", "end", "players", "args"),
    [
        ("pl", "Koniec partii.", 3, ("--option", "mode=advanced", "--option", "quick=yes")),
        ("en", "The match is over.", 5, ("--option", "quick=yes", "--option", "draft=draft")),
    ],
)
def test_a_scripted_game_to_its_end(
    lang: str, end: str, players: int, args: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    AT.play_twice(lang, end, args, tmp_path, monkeypatch, players)
