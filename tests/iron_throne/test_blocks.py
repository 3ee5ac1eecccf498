"""Every leader and every character card: a block in the code that agrees with the card data, and scenarios that show
its use, that it may be declined, and when it may not be used."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, Final

import pytest

from greathall.games.iron_throne import data
from greathall.games.iron_throne.cards import characters, leaders
from greathall.games.iron_throne.cards.effect import ACTIVE, ANY, ATTACKER, PARTICIPANT, SUPPORTER
from greathall.games.iron_throne.names import CHARACTERS, HOUSES, PER_HOUSE, WINDOWS
from greathall.kernel import scenario
from tests.native import on_sources

FOLDER: Final = Path(__file__).parent.parent / "scenarios" / "iron_throne"
ROLES: Final = {
    "any": ANY,
    "attacker_next": ATTACKER,
    "attacker": ATTACKER,
    "active": ACTIVE,
    "supporter": SUPPORTER,
    "participant": PARTICIPANT,
}
LEADER_ENTRIES: Final[list[dict[str, Any]]] = data.CARDS["leaders"]
CARD_ENTRIES: Final[list[dict[str, Any]]] = data.CARDS["character_cards"]
EVERYBODY: Final = list(enumerate(CHARACTERS))


def house_of(number: int) -> str:
    return HOUSES[number // PER_HOUSE]


def scenarios_of(kind: str, number: int) -> list[scenario.Scenario]:
    """Those of the house's file whose title begins with the leader or card."""
    path = FOLDER / f"{'leaders' if kind == 'Leader' else 'characters'}_{house_of(number)}.yaml"
    name = CHARACTERS[number].capitalize()
    return [one for one in scenario.read(path) if one.title.startswith((f"{kind} {name}:", f"{kind} {name} and "))]


def chosen(one: scenario.Scenario, seat: str) -> list[str]:
    """What a seat chooses in a scenario, in order."""
    out: list[str] = []
    for step in one.steps:
        words = step.get(seat, [])
        out += words if isinstance(words, list) else [str(words)]
    return out


@pytest.mark.parametrize("kind,word", [("Leader", "use {name}"), ("Card", "play {house}-{name}")])
@pytest.mark.parametrize("number,name", EVERYBODY, ids=CHARACTERS)
def test_has_scenarios(number: int, name: str, kind: str, word: str) -> None:
    house = house_of(number)
    told = word.format(house=house, name=name)
    found = [chosen(one, house) for one in scenarios_of(kind, number)]
    assert any([told in words for words in found]), f"no scenario of {kind} {name} says '{told}'"
    assert any(["pass" in words for words in found]), f"{kind} {name} is never declined"
    barred = [words for words in found if told not in words and "pass" not in words]
    assert barred, f"no scenario shows when {kind} {name} may not be used"


@pytest.mark.parametrize("number,name", EVERYBODY, ids=CHARACTERS)
def test_a_leader_agrees_with_the_card_data(number: int, name: str) -> None:
    entry = LEADER_ENTRIES[number]
    assert entry["id"] == data.LEADER_IDS[number]
    block = leaders.LEADERS[number]
    assert (WINDOWS[block.window], block.role) == (entry["window"], ROLES[entry["role"]])


@pytest.mark.parametrize("number,name", EVERYBODY, ids=CHARACTERS)
def test_a_card_agrees_with_the_card_data(number: int, name: str) -> None:
    entry = CARD_ENTRIES[number]
    assert entry["id"] == data.CHARACTER_IDS[number]
    block = characters.CHARACTERS[number]
    assert (WINDOWS[block.window], block.role) == (entry["window"], ROLES[entry["role"]])


def test_no_block_is_left_over() -> None:
    assert sorted(leaders.LEADERS) == sorted(characters.CHARACTERS) == list(range(len(CHARACTERS)))


@on_sources
def test_every_number_of_the_card_data_is_read() -> None:
    """A number that an owner of the box corrects must take effect."""
    for entries, module, reader in (
        (LEADER_ENTRIES, leaders, "leader_number"),
        (CARD_ENTRIES, characters, "card_number"),
    ):
        source = inspect.getsource(module)
        for entry in entries:
            person = str(entry["id"]).rsplit("-", 1)[-1]
            for param in entry["params"]:
                assert f'{reader}(n.{person}, "{param}")' in source, f"{entry['id']}: {param} is not read"
