"""The cards in code against the card file and against the counts of the booklet; an owner's own card file."""

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

from greathall.games.sojusze import data, names

FILE: Final[dict[str, Any]] = yaml.safe_load(
    (Path(data.__file__).parent / "data" / "cards.yaml").read_text(encoding="utf-8")
)
CARDS: Final = [*FILE["influence_standard"], *FILE["influence_events"], *FILE["influence_leader"]]


@pytest.mark.rule("SOJ-COMP.2", "SOJ-COMP.3", "SOJ-COMP.4", "SOJ-COMP.5", "SOJ-COMP.6", "SOJ-COMP.7")
def test_counts_of_the_booklet() -> None:
    copies = Counter(names.COLOURS[data.COLOUR[k]] for k in data.EVERY_CARD)
    assert copies["red"] + copies["green"] + copies["purple"] == 62
    assert copies["blue"] == 11
    assert copies["white"] == 36
    assert len(data.EVERY_CARD) == 109
    assert len(data.POWER) == len(names.ALLIES) == len(set(names.ALLIES)) == 50
    assert len(data.TOKENS) == 54
    assert len(names.LEADERS) == len(set(names.LEADERS)) == 9
    assert FILE["meta"]["totals"] == {
        "leaders": 9, "allies": 50, "standard_influence": 62, "events": 11, "leader_influence": 36, "power_tokens": 54,
        "reference_cards": 6,
    }  # fmt: skip


@pytest.mark.rule("SOJ-COMP.8")
def test_reference_cards_are_counted_but_not_played_with() -> None:
    assert FILE["meta"]["totals"]["reference_cards"] == 6
    kinds = {e.get("kind") for e in (*CARDS, *FILE["allies"])}
    assert kinds == {"influence", "ally"}


@pytest.mark.rule("SOJ-COMP.10")
def test_tokens_show_one_two_or_three() -> None:
    assert Counter(data.TOKENS) == FILE["power_tokens"]["values"]
    assert set(data.TOKENS) == {1, 2, 3}


@pytest.mark.rule("SOJ-COMP.7", "SOJ-LDR.2")
def test_four_white_cards_of_each_leader() -> None:
    for i, leader in enumerate(names.LEADERS):
        own = names.INFLUENCE[names.FIRST_LEADER_CARD + 4 * i : names.FIRST_LEADER_CARD + 4 * i + 4]
        assert [name.split(".")[:2] for name in own] == [["ldr", leader]] * 4
    assert len(names.INFLUENCE) == names.N_INFLUENCE == names.FIRST_LEADER_CARD + 36 == 65


def test_ids_stand_in_the_order_of_the_file() -> None:
    assert list(names.LEADERS) == [e["id"] for e in FILE["leaders"]]
    assert list(names.INFLUENCE) == [e["id"] for e in CARDS]
    assert list(names.ALLIES) == [e["id"] for e in FILE["allies"]]
    assert names.N_STANDARD == names.FIRST_EVENT == len(FILE["influence_standard"]) == 18
    assert names.FIRST_LEADER_CARD == 18 + len(FILE["influence_events"]) == 29


def test_named_numbers_are_those_of_the_cards() -> None:
    for number, name in enumerate(names.INFLUENCE):
        word = name.rsplit(".", 1)[-1].upper()
        found = [getattr(names, w) for w in (word, f"THE_{word}") if hasattr(names, w)]
        assert found == [number], name
    for number, name in enumerate(names.ALLIES):
        assert getattr(names, name.rsplit(".", 1)[-1].upper()) == number


@pytest.mark.parametrize("number,entry", list(enumerate(CARDS)), ids=[e["id"] for e in CARDS])
def test_an_influence_card_has_the_facts_of_its_entry(number: int, entry: dict[str, Any]) -> None:
    assert data.VALUE[number] == entry["influence"]
    assert names.COLOURS[data.COLOUR[number]] == entry["colour"]
    assert data.COPIES[number] == entry.get("count", 1)
    assert data.TIMING[number] == entry["timing"]
    kind = entry["id"].split(".")[0]
    assert entry["colour"] in {"std": ("red", "green", "purple"), "evt": ("blue",), "ldr": ("white",)}[kind]


@pytest.mark.parametrize("number,entry", list(enumerate(FILE["allies"])), ids=[e["id"] for e in FILE["allies"]])
def test_an_ally_has_the_facts_of_its_entry(number: int, entry: dict[str, Any]) -> None:
    assert data.POWER[number] == entry["power"]
    assert data.ALLY_TIMING[number] == entry["timing"]
    assert entry.get("count", 1) == 1


@pytest.mark.rule("SOJ-TERM.2", "SOJ-TERM.3", "SOJ-TERM.4")
def test_values_abilities_and_colours() -> None:
    assert [names.INFLUENCE[k] for k, t in enumerate(data.TIMING) if t == "none"] == ["std.a_game_of_thrones"]
    assert all(v >= 0 for v in data.VALUE)
    assert set(data.TIMING) == {"played", "triumph", "played+triumph", "while_in_area", "none"}
    assert all(p >= 1 for p in data.POWER)
    assert set(data.ALLY_TIMING) == {"this_round", "when_claimed", "end_of_game"}
    assert {names.COLOURS[c] for c in data.COLOUR} == {"red", "green", "purple", "blue", "white"}


@pytest.mark.rule("SOJ-AMB.35", "SOJ-AMB.36", "SOJ-AMB.34")
def test_rulings_about_lost_facts() -> None:
    owners = {name.rsplit(".", 1)[-1]: name.split(".")[1] for name in names.INFLUENCE if name.startswith("ldr.")}
    assert owners["matchmaker"] == "olenna"
    assert owners["blood_magic"] == owners["shadow_assassin"] == "melisandre"
    assert owners["the_pack_survives"] == "eddard"
    power = {name.rsplit(".", 1)[-1]: data.POWER[i] for i, name in enumerate(names.ALLIES)}
    assert [power[a] for a in ("patchface", "loras_tyrell", "shae", "robb_stark", "ilyn_payne", "arianne_martell")] == [
        1, 3, 3, 6, 2, 3,
    ]  # fmt: skip
    assert data.VALUE[names.THE_SILENCE] == 5
    assert data.VALUE[names.PULLING_THE_STRINGS] == 4
    assert data.VALUE[names.BETRAYAL] + data.VALUE[names.BACKUP_PLAN] + data.VALUE[names.CORRUPTION] == 12
    assert data.VALUE[names.A_GAME_OF_THRONES] + data.VALUE[names.PULLING_THE_STRINGS] == 15
    assert data.ALLY_TIMING.count("end_of_game") == 4


# ---------------------------------------------------------------- an owner's card file
PROGRAM: Final = (
    "import json; from greathall.games.sojusze import data; "
    "print(json.dumps([data.VALUE[0], data.POWER[2], data.COPIES[0], len(data.EVERY_CARD), data.TOKENS.count(3), "
    "data.DATA_DIGEST]))"
)


def with_own_file(folder: Path, text: str, *command: str) -> subprocess.CompletedProcess[str]:
    (folder / "sojusze").mkdir(exist_ok=True)
    (folder / "sojusze" / "cards.yaml").write_text(text, encoding="utf-8")
    env = {**os.environ, "GREATHALL_DATA": str(folder)}
    return subprocess.run(
        [sys.executable, *command], env=env, capture_output=True, text=True, encoding="utf-8", check=False
    )


def changed(part: str, entry: str, **facts: Any) -> dict[str, Any]:
    entries = copy.deepcopy(FILE[part])
    next(e for e in entries if e["id"] == entry).update(facts)
    return {part: entries}


def test_an_owners_facts_take_the_place_of_ours(tmp_path: Path) -> None:
    own = {
        **changed("influence_standard", "std.betrayal", influence=2, count=6),
        **changed("allies", "ally.varys", power=5),
        "power_tokens": {"values": {1: 20, 2: 20, 3: 14}},
    }
    result = with_own_file(tmp_path, yaml.safe_dump(own), "-c", PROGRAM)
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)[:5] == [2, 5, 6, 110, 14]
    assert json.loads(result.stdout)[5] != data.DATA_DIGEST
    assert [data.VALUE[0], data.POWER[2], data.COPIES[0], len(data.EVERY_CARD), data.TOKENS.count(3)] == [
        1, 2, 5, 109, 18,
    ]  # fmt: skip


def test_an_owner_writes_only_the_cards_that_differ(tmp_path: Path) -> None:
    own = {"allies": [{"id": "ally.varys", "power": 5}]}
    result = with_own_file(tmp_path, yaml.safe_dump(own), "-c", PROGRAM)
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout)[:3] == [1, 5, 5]


BROKEN: Final[list[tuple[str, str, str]]] = [
    ("value", yaml.safe_dump(changed("influence_standard", "std.betrayal", influence="x")), "std.betrayal: influence"),
    ("power", yaml.safe_dump(changed("allies", "ally.varys", power=-1)), "ally.varys: power"),
    ("count", yaml.safe_dump(changed("influence_standard", "std.betrayal", count=99)), "std.betrayal: count"),
    ("colour", yaml.safe_dump(changed("influence_standard", "std.betrayal", colour="white")), "std.betrayal: colour"),
    ("truth", yaml.safe_dump(changed("influence_standard", "std.betrayal", influence=True)), "std.betrayal: influence"),
    ("white", yaml.safe_dump(changed("influence_leader", "ldr.jon.ghost", count=2)), "ldr.jon.ghost: count"),
    ("timing", yaml.safe_dump(changed("allies", "ally.varys", timing="never")), "ally.varys: timing"),
    ("mapping", yaml.safe_dump({"allies": {"id": "ally.varys"}}), "'allies' must be a list"),
    ("few", yaml.safe_dump({"influence_standard": [{"id": "std.betrayal", "count": 1}]}), "58 standard cards"),
    ("total", yaml.safe_dump({"power_tokens": {"values": {1: 5}}}), "power tokens; the box holds 54"),
    ("number", yaml.safe_dump({"power_tokens": {"values": {1: "many"}}}), "1, 2 and 3"),
    ("unknown", yaml.safe_dump({"leaders": [*FILE["leaders"], {"id": "robert"}]}), "has robert"),
    ("tokens", yaml.safe_dump({"power_tokens": {"values": {4: 1}}}), "1, 2 and 3"),
    ("yaml", "allies: [\n", "is not valid YAML"),
]


@pytest.mark.parametrize("name,text,said", BROKEN, ids=[b[0] for b in BROKEN])
def test_a_broken_file_gives_one_clear_sentence(name: str, text: str, said: str, tmp_path: Path) -> None:
    result = with_own_file(tmp_path, text, "-m", "greathall", "games")
    assert result.returncode == 2
    assert said in result.stderr
    assert "Traceback" not in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
