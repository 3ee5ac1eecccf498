"""The drawing: everything on the board is on the sheet, in every size, layout and language, and never too wide."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from greathall.bots import registry as bots
from greathall.cli.boards import Marks, face_of
from greathall.cli.boards.catan_map import LARGE, MEDIUM, SMALL, MapSheet, Size, trails_of
from greathall.games import registry
from greathall.games.catan.board import CELLS, NODE_NAMES
from greathall.games.catan.names import COLOURS
from greathall.kernel.game import Game
from greathall.kernel.rng import Rng
from greathall.kernel.state import State
from greathall.texts import Texts

NAMES = ["Anna", "Jon", "Bartholomew the Long-Named", "Edd"]
TABLES = [(4, "brotherhood"), (3, "brotherhood"), (4, "base"), (3, "base")]


def position(players: int, mode: str, steps: int) -> tuple[Game, State]:
    game = registry.get("catan")
    state = game.new_state(players, game.check_options({"mode": mode}), "drawn")
    bot, rng = bots.make("heuristic", "catan"), Rng("drawn")
    for _ in range(steps):
        if not state.over:
            ask = state.asks[0]
            state.choose(0, bot.choose(state.mask(ask.seat), ask, rng))
    return game, state


@pytest.mark.parametrize(("players", "mode"), TABLES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_piece_is_drawn_in_every_size(players: int, mode: str, lang: str) -> None:
    game, state = position(players, mode, 250)
    view = game.view(state, 0)
    texts = Texts(lang, game, strict=True)
    letters = [texts.get(f"cli-catan-letter-{COLOURS[seat['colour']]}") for seat in view["seats"]]
    assert len(set(letters)) == players
    for size in (SMALL, MEDIUM, LARGE):
        lines = [line.plain for line in MapSheet(view, texts, size, Marks(), False, 200).draw().lines()]
        text = "\n".join(lines)
        for p, letter in enumerate(letters):
            built = view["board"]["node"]
            assert text.count(f"({letter})") == built.count(p + 1)
            assert text.count(f"[{letter}]") == built.count(p + 5)
            roads = view["board"]["edge"].count(p + 1)
            assert roads <= text.count(letter.lower()) or letter.lower() in "kbryncż"
        for h, terrain in enumerate(view["board"]["terrain"]):
            assert (CELLS[h] in text) == (terrain >= 0)
        assert text.count("2:1 ") == 5


@pytest.mark.parametrize(
    ("width", "height"), [(80, 24), (80, 50), (100, 40), (120, 60), (140, 40), (160, 50), (200, 70)]
)
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("places", [False, True])
def test_no_line_is_wider_than_the_terminal(width: int, height: int, lang: str, places: bool) -> None:
    face = face_of("catan")
    for players, mode in TABLES:
        game, state = position(players, mode, 200)
        for seat in (-1, 1):
            view = game.view(state, seat)
            lines = face.draw(view, Texts(lang, game, strict=True), NAMES, width, height, Marks(), places)
            assert max(cell_len(line.plain) for line in (lines[:-1] if places else lines)) <= width


def test_a_wide_terminal_has_the_seats_beside_the_map() -> None:
    game, state = position(4, "brotherhood", 200)
    texts = Texts("en", game, strict=True)
    wide = face_of("catan").draw(game.view(state, 0), texts, NAMES, 160, 50, Marks(), False)
    tall = face_of("catan").draw(game.view(state, 0), texts, NAMES, 100, 40, Marks(), False)
    assert any("Ice River" in line.plain and "Anna (you)" in line.plain for line in wide)
    assert len(wide) < 40 and not any("Ice River" in line.plain and "Anna" in line.plain for line in tall)


def test_names_of_all_places_are_on_the_map() -> None:
    game, state = position(4, "brotherhood", 0)
    lines = face_of("catan").draw(game.view(state, 0), Texts("en", game, strict=True), NAMES, 100, 40, Marks(), True)
    text = "\n".join(line.plain for line in lines)
    assert [name for name in NODE_NAMES if name not in text] == []


def test_numbers_of_options_stand_on_the_map() -> None:
    game, state = position(4, "brotherhood", 0)
    marks = Marks({("node", 0): "41", ("edge", 1): "42", ("hex", 3): "43", ("section", 2): "44"})
    for size in (SMALL, MEDIUM, LARGE):
        sheet = MapSheet(game.view(state, 0), Texts("en", game, strict=True), size, marks, False, 200)
        text = "\n".join(line.plain for line in sheet.draw().lines())
        assert all(mark in text for mark in marks.at.values() if mark != "43" or size != SMALL)


def test_only_the_own_hand_is_drawn() -> None:
    """Two states that differ in others' hidden cards alone look the same."""
    game, state = position(4, "brotherhood", 300)
    texts = Texts("en", game, strict=True)
    for seat in (-1, 0, 2):
        other = game.determinize(state, seat, Rng("another deal"))
        drawn = [
            [line.plain for line in face_of("catan").draw(game.view(s, seat), texts, NAMES, 160, 50, Marks(), False)]
            for s in (state, other)
        ]
        assert drawn[0] == drawn[1]


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
def test_wildlings_tormund_and_guards_are_drawn(size: Size) -> None:
    game = registry.get("catan")
    text = {
        "wall": {"W2": ["red", "blue"]}, "camps": {"ice_river": ["giant", "climber"]}, "clearings": {"K2": 2},
        "gift": {"A2": ["regular", "giant"]}, "tormund": "C4", "breaches": 1, "turn": "blue",
    }  # fmt: skip
    state = game.position(text, 4, game.check_options({}))
    sheet = MapSheet(game.view(state, -1), Texts("en", game, strict=True), size, Marks(), False, 200).draw().lines()
    drawn = "\n".join(line.plain for line in sheet)
    assert "W2[RB···]" in drawn and "■▲···" in drawn and "●2:2!" in drawn
    assert "●■" in drawn and "T" in drawn.replace("Tormund", "")
    assert "Breaches 1/3" in drawn and "Gift 2/7" in drawn


def test_trails_and_unknown_games() -> None:
    assert [trails_of(clan) for clan in range(3)] == ["1,2→K1 3→K2", "4→K2 5→K3", "6→K3 7,8→K4"]
    assert face_of("nothing").draw({}, Texts("en"), [], 80, 24, Marks(), False) == []
