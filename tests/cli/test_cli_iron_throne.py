"""The Iron Throne at the terminal: everything on the table is drawn, nothing hidden is; whole games are played by
script."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from greathall.cli.compose import Part, composable, put_together
from greathall.cli.menu import Menu
from greathall.kernel.game import Game
from greathall.kernel.rng import Rng
from greathall.kernel.state import State
from greathall.texts import Texts
from tests.cli.cards import CardTable

NAMES = ["Anna", "Jon", "Bartholomew the Long-Named", "Edd", "Ela"]
TABLES = [(3, {"houses": "random"}), (4, {}), (5, {"specials": "influential_x3"})]
AT = CardTable("iron_throne", NAMES, players=4, height=40)
FACE, positions, written, choose, drawing = AT.face, AT.positions, AT.written, AT.choose, AT.drawing
TALK = {
    "at": "resolution", "attacker": "stark", "defender": "lannister",
    "seats": {
        "stark": {"shown": "truce", "fighter": "robb"},
        "lannister": {"shown": "truce", "fighter": "jaime"},
    },
}  # fmt: skip


def menu(game: Game, state: State, lang: str = "en") -> tuple[Menu, str]:
    texts = Texts(lang, game, strict=True)
    ask = state.asks[0]
    found = Menu(game, state, ask, game.view_asked(state, ask.seat), FACE, texts, NAMES[: state.n])
    return found, "\n".join(line.plain for line in found.lines(100))


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (120, 60), (200, 70)])
def test_no_line_is_wider_than_the_terminal(width: int, height: int, lang: str) -> None:
    for players, options in TABLES:
        for game, state in positions(players, options, (0, 5, 30, 120, 250, 5000)):
            for seat in (-1, 0, 2):
                lines = drawing(game, state, seat, lang, width, height)
                assert max(cell_len(line) for line in lines) <= width
                assert not any("\u00a0" in line for line in lines)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_all_that_lies_open_is_drawn(lang: str) -> None:
    game, state = written(
        {
            "at": "revealed", "turn": 7, "attacker": "stark", "defender": "lannister", "event_discard": ["lannister"],
            "seats": {
                "stark": {
                    "leader": "eddard", "power": {"robb": 6, "arya": 0}, "sheet": 3, "fighter": "robb", "shown": "8",
                    "influence": {"lannister": 2, "targaryen": 1}, "hand": ["12", "truce", "truce", "eddard", "bran"],
                    "hostages": ["lannister-5", "targaryen-truce"], "discard": ["20"],
                },
                "lannister": {"fighter": "jaime", "shown": "tyrion", "leader": "joffrey", "hostages": ["stark-1"]},
                "baratheon": {"fighter": "davos", "side": "attacker"},
            },
        }
    )  # fmt: skip
    texts = Texts(lang, game, strict=True)
    text = "\n".join(drawing(game, state, 0, lang, 100, 60))
    hostility = texts.get("card-hostility")
    assert texts.get("cli-iron_throne-turn", turn=7) in text and texts.get("outcome-hostility") in text
    assert f"18  {hostility} 8 + Robb 6 (Anna) + Davos 4 ({NAMES[2]})" in text
    assert f"4  Tyrion Lannister ({hostility} 0) + Jaime 4 (Jon)" in text
    assert "Arya † · Robb 6* · Catelyn 4 · Bran 4" in text
    assert (
        f"{texts.get('view-influence', count=3)} ●●●○○" in text and texts.get("cli-iron_throne-sheet", count=3) in text
    )
    lannister, stark = (texts.get(f"cli-iron_throne-house-{house}") for house in ("lannister", "stark"))
    assert f"{hostility} 5 ({lannister})" in text and f"? ({stark})" in text
    assert f"{texts.get('card-truce')} ×2 · {hostility} 12" in text
    assert texts.get("card-stark-bran-text").split()[0] in text and texts.get("leader-eddard-title") in text
    assert (
        texts.get("cli-iron_throne-supports-attacker") in text
        and texts.get("cli-iron_throne-role-defender").upper() in text
    )
    assert texts.get("cli-iron_throne-discard", cards=f"{hostility} 20") in text
    assert f"{hostility} 20" not in "\n".join(drawing(game, state, 0, lang, 100, 30)), "only where there is room"


def test_only_what_a_seat_knows_is_drawn() -> None:
    """Two states that differ in hidden cards and choices alone look the same."""
    for players, options in TABLES:
        for game, state in positions(players, options, (3, 6, 40, 90, 140, 200)):
            for seat in (-1, 0, 2):
                other = game.determinize(state, seat, Rng("another deal"))
                assert drawing(game, state, seat) == drawing(game, other, seat)


def test_a_hand_that_was_looked_into_is_drawn_for_that_seat_alone() -> None:
    game, state = written(
        {
            "at": "encounter", "attacker": "targaryen", "defender": "stark",
            "seats": {
                "targaryen": {"leader": "jorah", "fighter": "drogo"},
                "stark": {"fighter": "robb", "hand": ["12", "truce"]},
            },
        }
    )  # fmt: skip
    choose(game, state, "use jorah")
    assert "In hand, as you know: Truce, Hostility 12" in "\n".join(drawing(game, state, 3))
    assert "as you know" not in "\n".join(drawing(game, state, 1))


def test_the_board_is_not_drawn_again_while_terms_are_talked_over() -> None:
    game, state = written(TALK)
    before = FACE.glance(game.view_asked(state, 0))
    choose(game, state, "propose a_spreads")
    assert FACE.glance(game.view_asked(state, 0)) == before
    choose(game, state, "accept")
    assert FACE.glance(game.view_asked(state, 0)) != before


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.rule("IRT-TRUCE.1", "IRT-AMB.20")
def test_of_all_truce_terms_the_plain_ones_are_listed_and_any_can_be_written(lang: str) -> None:
    game, state = written(TALK)
    found, text = menu(game, state, lang)
    assert len(found.items) == 580 and found.listed == 26 and len(text.splitlines()) < 36
    listed = {item.words for item in found.items[: found.listed]}
    assert {"break off", "propose a_pays=3", "propose a_takes d_takes", "propose d_spreads d_pays=2"} <= listed
    assert "propose a_spreads a_takes=2 d_pays=3" in {item.words for item in found.items[found.listed :]}
    assert "a_takes=2" in text
    choose(game, state, "propose a_spreads a_takes=2 d_pays=3")
    texts = Texts(lang, game, strict=True)
    (note,) = FACE.notes(game.view_asked(state, 1), 1, texts, NAMES)
    terms = texts.get("deal", a_spreads=1, a_takes=2, a_pays=0, d_spreads=0, d_takes=0, d_pays=3)
    assert terms in note and NAMES[0] in note
    found, _ = menu(game, state, lang)
    assert found.items[0].words == "accept"


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.rule("IRT-TRUCE.1")
def test_terms_are_put_together_part_by_part(lang: str) -> None:
    game, state = written(TALK)
    found, text = menu(game, state, lang)
    assert composable(found.items) == ["propose"]
    texts = Texts(lang, game, strict=True)
    assert texts.get("compose-propose-command") in text
    wanted = {"a_spreads": 1, "d_spreads": 0, "a_takes": 2, "d_takes": 0, "a_pays": 0, "d_pays": 3}
    asked = []

    def answer(part: Part) -> int:
        asked.append(texts.get(f"compose-propose-{part.field}"))
        assert wanted[part.field] in part.values
        return wanted[part.field]

    item = put_together(found.items, "propose", answer)
    assert item is not None and item.words == "propose a_spreads a_takes=2 d_pays=3"
    assert len(asked) == len(set(asked)) == 6
    assert put_together(found.items, "propose", lambda part: None) is None


def test_the_last_part_is_not_asked_for_when_it_can_be_only_one_number() -> None:
    """Terms that give nobody anything do not exist, so after five zeros the last number is at least one."""
    game, state = written(TALK)
    found, _ = menu(game, state, "en")
    parts: list[Part] = []

    def smallest(part: Part) -> int:
        parts.append(part)
        return part.values[0]

    item = put_together(found.items, "propose", smallest)
    assert item is not None and 0 not in parts[-1].values


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_options_have_hints(lang: str) -> None:
    game, state = written(
        {"at": "fighters", "attacker": "stark", "defender": "tyrell", "seats": {"stark": {"power": {"arya": 7}}}},
        players=5,
    )
    texts = Texts(lang, game, strict=True)
    view = game.view_asked(state, 0)
    hints = {
        game.option_words(state, c): FACE.label(view, game.describe_option(state, c), texts) for c in game.all_codes()
    }
    side = texts.get("side-defender")
    hostility = texts.get("card-hostility")
    assert hints["fight arya"] == "Arya 7" and hints["power drogo"] == "Drogo 4"
    assert hints["support defender loras"] == f"Loras 4 → {side}"
    assert hints["seal stark-robb"] == f"Robb Stark ({hostility} 0)" and hints["seal stark-20"] == f"{hostility} 20"
    assert hints["torture tyrell-truce"] == f"{texts.get('card-truce')} ({texts.get('cli-iron_throne-house-tyrell')})"
    assert hints["pass"] == "" and not any("\u00a0" in hint for hint in hints.values())


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_question_says_what_it_is_about(lang: str) -> None:
    game, state = written(
        {
            "at": "support", "attacker": "stark", "defender": "lannister",
            "seats": {"stark": {"fighter": "robb", "leader": "bran"}, "lannister": {"fighter": "jaime"}},
        }
    )  # fmt: skip
    texts = Texts(lang, game, strict=True)
    choose(game, state, "support attacker davos")
    (note,) = FACE.notes(game.view_asked(state, 0), 0, texts, NAMES)
    assert "Davos 4" in note and NAMES[2] in note and texts.get("side-attacker") in note
    choose(game, state, "accept", "no support")
    (note,) = FACE.notes(game.view_asked(state, 0), 0, texts, NAMES)
    assert texts.get("leader-bran-title") in note and texts.get("leader-bran-text") in note
    choose(game, state, "pass")
    (note,) = FACE.notes(game.view_asked(state, 0), 0, texts, NAMES)
    assert texts.get("cli-iron_throne-totals", attacker=8, defender=4) in note


def test_the_end_shows_influence_and_no_totals() -> None:
    ((game, state),) = positions(3, {}, (5000,))
    assert state.over
    text = "\n".join(drawing(game, state, -1))
    for p in range(3):
        assert f"influence {sum(game.view(state, -1)['seats'][p]['influence'])} " in text


@pytest.mark.parametrize(
    ("lang", "end", "players", "args"),
    [
        ("pl", "Koniec partii.", 4, ()),
        ("en", "The match is over.", 3, ("--option", "houses=random")),
    ],
)
def test_a_scripted_game_to_its_end(
    lang: str, end: str, players: int, args: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    AT.play_twice(lang, end, args, tmp_path, monkeypatch, players)
