"""What is in the box, told from the data and from a table laid out; an owner's own card file."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from greathall.games.iron_throne import data, names
from greathall.games.iron_throne.values import WORDS
from greathall.kernel.data import grade_of_all
from greathall.kernel.errors import BadInput

from .play import GAME, cards_of, laid_out

FILE: Final[dict[str, Any]] = yaml.safe_load(
    (Path(data.__file__).parent / "data" / "cards.yaml").read_text(encoding="utf-8")
)


@pytest.mark.rule("IRT-COMP.1")
def test_three_to_five_players_with_one_house_each() -> None:
    for n in (3, 4, 5):
        GAME.check_seats(n)
        s = laid_out(n)
        assert len(set(s.house)) == len(s.house) == n
    for n in (2, 6):
        with pytest.raises(BadInput):
            GAME.check_seats(n)


@pytest.mark.rule("IRT-COMP.2")
def test_five_great_houses() -> None:
    assert sorted(GAME.board_info()["houses"]) == ["baratheon", "lannister", "stark", "targaryen", "tyrell"]
    assert sorted(laid_out(5).house) == [0, 1, 2, 3, 4]


@pytest.mark.rule("IRT-COMP.3", "IRT-SETUP.10")
def test_five_houses_use_all_hundred_power() -> None:
    s = laid_out(5)
    assert sum(s.power) + sum(s.sheet) == 100
    assert s.box == 0


@pytest.mark.rule("IRT-COMP.4", "IRT-COMP.5")
def test_five_influence_tokens_and_a_board_for_each_house() -> None:
    s = laid_out(5)
    for p in range(5):
        assert GAME.fact(s, f"own_tokens {names.HOUSES[s.house[p]]}") == 5
        assert GAME.view(s, -1)["seats"][p]["influence"] == [0] * 5  # a board of every player, the own one too
    assert names.TOKENS * names.N_HOUSES == 25


@pytest.mark.rule("IRT-COMP.6", "IRT-DECK.1", "IRT-DECK.2", "IRT-DECK.3", "IRT-DECK.4")
@pytest.mark.parametrize("house", range(5))
def test_a_house_deck(house: int) -> None:
    deck = [WORDS["card"][k] for k in data.whole_deck(house)]
    assert len(deck) == 25
    assert {card.split("-")[0] for card in deck} == {names.HOUSES[house]}
    kinds = Counter(card.split("-")[1] for card in deck)
    own = names.CHARACTERS[house * 5 : house * 5 + 5]
    assert kinds.pop("truce") == 4
    assert [kinds.pop(name) for name in own] == [2] * 5
    assert kinds == {str(value): 1 for value in (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20)}
    assert sum(data.VALUE[k] for k in data.whole_deck(house)) == 78


@pytest.mark.rule("IRT-COMP.6")
def test_all_decks_together() -> None:
    assert sum(data.COPIES) == 125
    s = laid_out(5)
    assert [cards_of(s, p) for p in range(5)] == [sorted(data.whole_deck(s.house[p])) for p in range(5)]


@pytest.mark.rule("IRT-COMP.7", "IRT-AMB.40")
def test_eighteen_event_cards() -> None:
    copies = dict(zip(names.EVENTS, data.EVENT_COPIES, strict=True))
    assert copies == {
        "stark": 3, "lannister": 3, "baratheon": 3, "targaryen": 3, "tyrell": 3, "influential": 1, "prepared": 1,
        "mighty": 1,
    }  # fmt: skip


@pytest.mark.rule("IRT-COMP.8", "IRT-COMP.9", "IRT-AMB.27")
def test_everybody_has_a_token_a_sheet_and_two_equal_cards() -> None:
    info = GAME.board_info()
    for part in ("leaders", "characters"):
        assert [entry["id"] for entry in info[part]] == list(names.CHARACTERS)
        assert Counter(entry["house"] for entry in info[part]) == dict.fromkeys(range(5), 5)
    for i, name in enumerate(names.CHARACTERS):
        assert names.card_showing(i) == WORDS["card"].index(f"{names.HOUSES[i // 5]}-{name}")
        assert data.COPIES[names.card_showing(i)] == 2
    assert len({entry["ability_en"] for entry in FILE["leaders"]}) == 25


@pytest.mark.rule("IRT-LEADER.1")
def test_every_leader_says_when_and_what() -> None:
    for entry in FILE["leaders"]:
        assert entry["window"] in names.WINDOWS
        assert entry["effect"]
        assert entry["condition"]


def test_where_every_card_comes_from_is_told() -> None:
    info = GAME.board_info()
    for part in ("leaders", "characters", "events"):
        assert {entry["grade"] for entry in info[part]} <= {"printed", "partly", "reconstructed", "retuned"}
    for part, entries in (("leaders", FILE["leaders"]), ("characters", FILE["character_cards"])):
        shown = dict(zip([entry["id"] for entry in entries], info[part], strict=True))
        retuned = [entry["id"] for entry in entries if "retuned" in entry]
        assert retuned and retuned == [name for name, entry in shown.items() if entry["grade"] == "retuned"]
    grades = {entry["id"]: entry["grade"] for entry in info["leaders"]}
    assert [grades[name] for name in ("eddard", "cersei", "tywin")] == ["printed", "printed", "reconstructed"]
    assert {entry["id"]: entry["grade"] for entry in info["events"]}["influential"] == "printed"
    assert dict(GAME.provenance(4, {}))["part-deck"] == "printed"
    assert dict(GAME.provenance(4, {}))["part-leaders"] == "partly"


def test_several_entries_are_told_as_one() -> None:
    told = {
        "printed": ["printed", "printed"],
        "partly": ["printed", "retuned"],
        "reconstructed": ["reconstructed", "reconstructed"],
        "retuned": ["reconstructed", "retuned"],
    }
    assert {grade_of_all(grades): grades for grades in told.values()} == told


# ---------------------------------------------------------------- an owner's card file
PROGRAM: Final = (
    "import json; from greathall.games.iron_throne import data, game; "
    "print(json.dumps([data.LEADER_PARAMS[2], data.CARD_PARAMS[23], data.COPIES[12:17], data.EVENT_COPIES, "
    "data.LEADER_GRADE[8], data.DATA_DIGEST]))"
)


def with_own_file(folder: Path, text: str, program: str = PROGRAM) -> subprocess.CompletedProcess[str]:
    (folder / "iron_throne").mkdir(exist_ok=True)
    (folder / "iron_throne" / "cards.yaml").write_text(text, encoding="utf-8")
    env = {**os.environ, "GREATHALL_DATA": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, encoding="utf-8", check=False
    )


def entry(part: str, card: str, **facts: Any) -> str:
    return yaml.safe_dump({part: [{"id": card, **facts}]})


def without(part: str, card: str, field: str) -> str:
    """The whole list with a field of one card set to nothing."""
    entries = copy.deepcopy(FILE[part])
    next(e for e in entries if e["id"] == card)[field] = None
    return yaml.safe_dump({part: entries})


def test_an_owners_facts_take_the_place_of_ours(tmp_path: Path) -> None:
    own = {
        "leaders": [
            {"id": "LDR-STA-ROBB", "params": {"discard": 2, "draw": 4}},
            {"id": "LDR-LAN-TYWIN", "provenance": "seed", "name_provenance": "seed"},
        ],
        "character_cards": [
            {"id": "CHR-TYR-MACE", "params": {"draw": 5}},
            {"id": "CHR-STA-EDDARD", "copies": 3},
            {"id": "CHR-STA-ARYA", "copies": 1},
        ],
        "events": [{"id": "EVT-MIGHTY", "copies": 0}, {"id": "EVT-INFLUENTIAL", "copies": 2}],
    }
    result = with_own_file(tmp_path, yaml.safe_dump(own))
    assert result.returncode == 0, result.stderr
    found = json.loads(result.stdout)
    assert found[:5] == [
        {"discard": 2, "draw": 4}, {"draw": 5}, [3, 1, 2, 2, 2], [3, 3, 3, 3, 3, 2, 1, 0], "printed",
    ]  # fmt: skip
    assert found[5] != data.DATA_DIGEST


MACE: Final = """
from greathall.games import registry
game = registry.get("iron_throne")
s = game.position({"at": "after", "houses": ["tyrell", "stark", "lannister"], "defender": "stark", "seats": {
    "tyrell": {"leader": "renly", "fighter": "mace", "hand": ["mace", "mace", 1]},
    "stark": {"leader": "robb", "fighter": "bran", "hand": [1]}}}, 3, game.check_options({}))
s.choose(0, s.asks[0].options[1])
print(len(s.hands[0]))
"""
ARYA: Final = """
from greathall.games import registry
game = registry.get("iron_throne")
s = game.position({"at": "after", "houses": ["lannister", "stark", "tyrell"], "defender": "stark", "won": "attacker",
    "seats": {"lannister": {"leader": "joffrey", "fighter": "jaime", "hand": [1]},
    "stark": {"leader": "robb", "fighter": "arya", "hand": ["arya", "arya", 1]}}}, 3, game.check_options({}))
s.choose(0, s.asks[0].options[1])
s.choose(0, next(c for c in s.asks[0].options if game.option_words(s, c) == "character jaime"))
print(game.fact(s, "power jaime"), game.fact(s, "sheet lannister"), game.conserved(s))
"""


@pytest.mark.parametrize("draw", [5, 1, 0])
def test_an_owners_numbers_are_played_by(tmp_path: Path, draw: int) -> None:
    result = with_own_file(tmp_path, entry("character_cards", "CHR-TYR-MACE", params={"draw": draw}), MACE)
    assert result.returncode == 0, result.stderr
    assert int(result.stdout) == 2 + draw


@pytest.mark.parametrize(("left", "said"), [(3, "3 5 []"), (0, "0 8 []"), (6, "4 4 []")])
def test_more_power_left_than_there_is_takes_none(tmp_path: Path, left: int, said: str) -> None:
    result = with_own_file(tmp_path, entry("character_cards", "CHR-STA-ARYA", params={"power_left": left}), ARYA)
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == said


BROKEN: Final[list[tuple[str, str, str]]] = [
    ("list", yaml.safe_dump({"leaders": {"id": "LDR-STA-ROBB"}}), "'leaders' must be a list"),
    ("no-id", yaml.safe_dump({"events": [{"copies": 3}]}), "'events' must be a list of cards"),
    ("unknown", entry("leaders", "LDR-STA-RICKON", provenance="seed", name_provenance="seed"), "LDR-STA-RICKON"),
    ("number", entry("leaders", "LDR-STA-ROBB", params={"discard": "three"}), "LDR-STA-ROBB: params discard"),
    ("negative", entry("character_cards", "CHR-TYR-MACE", params={"draw": -1}), "CHR-TYR-MACE: params draw"),
    ("truth", entry("character_cards", "CHR-TYR-MACE", params={"draw": True}), "CHR-TYR-MACE: params draw"),
    ("params", entry("leaders", "LDR-STA-ROBB", params=[3, 3]), "'LDR-STA-ROBB', 'params' must be words with"),
    ("window", entry("leaders", "LDR-STA-ROBB", window="W3"), "LDR-STA-ROBB: window"),
    ("window-leader", entry("leaders", "LDR-LAN-CERSEI", window="W6"), "LDR-LAN-CERSEI: window"),
    ("window-leader-2", entry("leaders", "LDR-TYR-MARGAERY", window="W6"), "LDR-TYR-MARGAERY: window"),
    ("window-card", entry("character_cards", "CHR-BAR-SELYSE", window="W5"), "CHR-BAR-SELYSE: window"),
    ("hostility", yaml.safe_dump({"house_deck": {"hostility": [1, 2, 3]}}), "house_deck hostility must be"),
    ("truce", yaml.safe_dump({"house_deck": {"truce": "four"}}), "house_deck truce must be"),
    ("truces", yaml.safe_dump({"house_deck": {"truce": 5}}), "deck of stark has 26 cards"),
    ("copies", entry("character_cards", "CHR-STA-ROBB", copies=3), "deck of stark has 26 cards"),
    ("copies-word", entry("character_cards", "CHR-STA-ROBB", copies="two"), "CHR-STA-ROBB: copies"),
    ("event", entry("events", "EVT-STARK", copies=10), "EVT-STARK: copies"),
    ("event-word", entry("events", "EVT-STARK", copies=None), "EVT-STARK: copies"),
    ("no-events", yaml.safe_dump({"events": [{"id": e["id"], "copies": 0} for e in FILE["events"]]}), "event"),
    ("provenance", without("leaders", "LDR-STA-ROBB", "provenance"), "LDR-STA-ROBB: provenance"),
    ("yaml", "leaders: [", "is not valid YAML"),
]


@pytest.mark.parametrize(("text", "said"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_a_bad_entry_is_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    result = with_own_file(
        tmp_path,
        text,
        "import sys\nfrom greathall.kernel.errors import BadInput\n"
        "try:\n    from greathall.games.iron_throne import game\nexcept BadInput as e:\n    sys.exit(str(e))",
    )
    assert result.returncode == 1
    assert said in result.stderr
    assert result.stderr.strip().count("\n") == 0, result.stderr
    assert result.stderr.strip().endswith(".")
