"""The card game at the terminal: everything on the table is drawn, nothing hidden is; whole games played by script."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from greathall.bots import registry as bots
from greathall.cli import words
from greathall.kernel.rng import Rng
from greathall.texts import Texts
from tests.cli.cards import CardTable

NAMES = ["Anna", "Jon", "Bartholomew the Long-Named", "Edd", "Ela", "Zbigniew"]
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"deck1": "core-martell-watch", "deck2": "core-targaryen-fealty"}),
    (4, {}),
]
FIGHT: dict[str, Any] = {
    "phase": "challenges", "round": 3, "first": "A",
    "seats": {
        "A": {
            "faction": "stark", "agenda": "fealty", "plot": "a_noble_cause", "gold": 3, "power": 4,
            "hand": ["winter_is_coming", "winter_is_coming", "ice"],
            "discard": ["sansa_stark"], "dead": ["bran_stark"],
            "play": [
                {"name": "robb_stark", "power": 2, "duplicates": 1}, {"name": "ice", "on": "robb_stark"},
                {"name": "summer", "kneeling": True}, "the_wolfswood",
            ],
        },
        "B": {
            "faction": "lannister", "plot": "sneak_attack", "hand": ["treachery"],
            "play": ["the_tickler", {"name": "milk_of_the_poppy", "on": "robb_stark@A"}],
        },
    },
}  # fmt: skip
AT = CardTable("lcg", NAMES)
FACE, positions, written, choose, drawing, chain = AT.face, AT.positions, AT.written, AT.choose, AT.drawing, AT.chain


# ---------------------------------------------------------------- the board
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 50), (200, 70)])
def test_no_line_is_wider_than_the_terminal(width: int, height: int, lang: str) -> None:
    for players, options in TABLES:
        for game, state in positions(players, options, (0, 3, 40, 120, 200, 5000)):
            for seat in (-1, 0, 1):
                for places in (False, True):
                    lines = drawing(game, state, seat, lang, width, height, places)
                    assert max(cell_len(line) for line in lines) <= width


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_all_that_lies_open_is_drawn(lang: str) -> None:
    game, state = written(FIGHT)
    texts = Texts(lang, game, strict=True)
    text = "\n".join(drawing(game, state, 0, lang))
    for card in ("robb_stark", "ice", "summer", "the_wolfswood", "a_noble_cause", "sneak_attack", "the_tickler"):
        assert texts.get(f"card-{card}") in text
    for card in ("fealty", "house_stark", "milk_of_the_poppy", "winter_is_coming"):
        assert texts.get(f"card-{card}") in text
    assert texts.get("card-winter_is_coming") + " ×2" in text
    assert texts.get("cli-table-power", count=6, goal=15) + " " + texts.get("cli-table-on-faction", count=4) in text
    assert texts.get("view-gold", count=3) in text and texts.get("cli-table-duplicates", count=1) in text
    assert texts.get("cli-table-discard", count=1) in text and texts.get("cli-table-dead", count=1) in text
    assert texts.get("cli-table-round", round=3) in text and texts.value("phase", 4) in text
    assert texts.get("cli-table-plot-values", income=5, initiative=11, claim=2, reserve=5) in text
    assert texts.get("card-a_noble_cause-text").split(".")[0][:40] in text
    assert f"{texts.get('card-milk_of_the_poppy')} (Jon)" in text
    (summer,) = [line for line in text.splitlines() if line.strip().startswith(texts.get("card-summer"))]
    assert texts.get("term-kneeling") in summer
    assert texts.get("card-treachery") not in text
    names = "\n".join(drawing(game, state, 0, lang, places=True))
    assert texts.get("card-sansa_stark") in names and texts.get("card-bran_stark") in names


def test_only_what_a_seat_knows_is_drawn() -> None:
    """Two states that differ in hidden cards alone look the same and are told the same."""
    for players, options in TABLES:
        for game, state in positions(players, options, (5, 60, 130, 190)):
            for seat in (-1, 0, 1):
                other = game.determinize(state, seat, Rng("another deal"))
                assert drawing(game, state, seat) == drawing(game, other, seat)
                assert chain(game, state, seat) == chain(game, other, seat)


def test_the_challenge_shows_totals_and_claim() -> None:
    game, state = written(FIGHT)
    choose(game, state, "pass", "challenge military B")
    text = "\n".join(drawing(game, state, 0))
    assert "Challenge: Military, Anna against Jon · STR 7 : 0 · claim 1" in text
    assert "ATTACKS" in text
    assert "Wyzwanie militarne: atakuje Anna, broni się Jon · SIŁA 7 : 0" in "\n".join(drawing(game, state, 1, "pl"))


def test_cards_laid_out_face_down_are_known_to_their_player_alone() -> None:
    game, state = next(positions(2, {"first_player": "0"}, (0,)))
    choose(game, state, "keep", "keep")
    ask = state.asks[0]
    placed = next(code for code in ask.options if game.option_words(state, code) != "done")
    name = Texts("en", game).value("card", game.describe_option(state, placed).args[0][2])
    before = FACE.glance(game.view_asked(state, 0))
    state.choose(0, placed)
    assert f"Face down (1): {name}" in "\n".join(drawing(game, state, 0))
    other = "\n".join(drawing(game, state, 1))
    assert "1 card face down" in other
    assert FACE.glance(game.view_asked(state, 0)) == before


def test_titles_are_drawn_and_explained() -> None:
    game, state = next(positions(4, {}, (0,)))
    seen = False
    bot, rng = bots.make("random", "lcg"), Rng("titles")
    texts = Texts("en", game, strict=True)
    for _ in range(60):
        ask = state.asks[0]
        if game.decision_kinds()[ask.kind].name == "title":
            seen = True
            view = game.view_asked(state, ask.seat)
            for code in ask.options:
                assert FACE.about(view, game.describe_option(state, code), texts)
        state.choose(0, bot.choose(state, ask, rng))
    assert seen
    titles = [seat["title"] for seat in game.view(state, 0)["seats"]]
    text = "\n".join(drawing(game, state, 0))
    assert all(texts.value("title", title) in text for title in titles if title >= 0) and max(titles) >= 0


# ---------------------------------------------------------------- questions
def test_a_window_says_what_it_is_about() -> None:
    game, state = written(
        {
            "phase": "challenges",
            "seats": {
                "A": {"faction": "stark", "play": ["robb_stark", "eddard_stark"]},
                "B": {"faction": "lannister", "hand": ["the_things_i_do_for_love"], "gold": 9, "play": ["the_tickler"]},
            },
        }
    )
    choose(game, state, "challenge military B", "attack robb_stark")
    assert chain(game, state, 0) == ["Attacking so far: Robb Stark"]
    assert chain(game, state, 0, "pl") == ["Atakują dotąd: Robb Stark"]
    choose(game, state, "done", "done")
    assert chain(game, state, 0) == ["Anna has won: a keyword of Robb Stark"]


def test_hints_name_strength_cost_and_whose_card_it_is() -> None:
    game, state = written(FIGHT)
    texts = Texts("en", game, strict=True)
    view = game.view_asked(state, 0)
    hints: dict[str, str] = {}
    seen = state.mask(0)
    for code in game.codes_in(state):
        hint = FACE.label(view, game.describe_option(seen, code), texts)
        hints.setdefault(words.name_for(game, seen, 0, code), hint)
    assert hints["attack robb_stark"] == "Robb Stark: 7 M-P, power 2"
    assert hints["target the_tickler@B"] == "The Tickler: 2 MI-, of seat 2"
    assert hints["marshal ice"].startswith("Ice: attachment, cost ")
    assert hints["plot sneak_attack@B"] == "Sneak Attack: gold 5, initiative 11, claim 2, reserve 5"
    assert hints["pass"] == ""
    assert not any("Treachery" in hint for hint in hints.values())


def test_notes_before_a_challenge_and_at_the_end_of_a_round() -> None:
    game, state = written(FIGHT)
    texts = Texts("en", game, strict=True)
    choose(game, state, "pass")
    notes = FACE.notes(game.view_asked(state, 0), 0, texts, NAMES)
    assert notes == ["Standing STR by icon, yours against Jon: M 7:2, I 0:2, P 7:0"]
    hand = ["ice", "winter_is_coming", "hear_me_roar", "sansa_stark", "robb_stark", "catelyn_stark", "summer"]
    game, state = written(
        {"phase": "taxation", "seats": {"A": {"faction": "stark", "plot": "sneak_attack", "hand": hand}}}
    )
    assert FACE.notes(game.view_asked(state, 0), 0, texts, NAMES) == ["You hold 7 cards; your reserve is 5"]


def test_an_option_is_explained_by_the_text_of_its_card() -> None:
    game, state = written(FIGHT)
    texts = Texts("en", game, strict=True)
    code = next(c for c in game.codes_in(state) if game.option_words(state, c).startswith("attack robb_stark"))
    about = FACE.about(game.view_asked(state, 0), game.describe_option(state, code), texts)
    assert about[0] == "character, cost 6, STR 5 M-P" and any(line.startswith("Reaction:") for line in about)


def test_typed_words_are_refused_with_their_rule_and_tell_nothing_hidden() -> None:
    game, state = written(FIGHT)
    texts = Texts("en", game, strict=True)
    legal, forbidden = words.reasons(game, state, 0, "marshal ice", texts, NAMES)
    assert not legal and [(r.rule, r.words) for r in forbidden] == [("LCG-ACT.5", ["marshal ice"])]
    known = words.by_words(game, state, 0)
    assert not any("treachery" in name for name in known) and "use winter_is_coming#2" in known
    assert any("treachery" in name for name in words.by_words(game, state, 1))


# ---------------------------------------------------------------- whole games
@pytest.mark.parametrize(
    ("lang", "end", "args"),
    [
        ("pl", "Koniec partii.", ("-o", "deck1=core-greyjoy-lion", "-o", "deck2=core-baratheon-fealty")),
        ("en", "The match is over.", ("-o", "deck1=core-tyrell-fealty", "-o", "deck2=core-nightswatch-wolf")),
    ],
)
def test_a_scripted_joust_to_its_end(
    lang: str, end: str, args: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    AT.play_twice(lang, end, args, tmp_path, monkeypatch)
