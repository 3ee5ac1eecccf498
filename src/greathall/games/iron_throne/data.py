"""Leaders, cards and events, from data/cards.yaml (an owner of the box may lay a file of their own over it).

What lies in the box: 25 leader sheets and 25 tokens (IRT-COMP.8, IRT-COMP.9), five decks of 25 (IRT-COMP.6, IRT-DECK.1
to IRT-DECK.4), 18 event cards (IRT-COMP.7), 100 power (IRT-COMP.3), 25 influence tokens on five boards (IRT-COMP.4,
IRT-COMP.5). The numbers in the texts of leaders and characters come from `params`: what is reconstructed can be
replaced without touching a rule.
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.shown import HouseCardShape, PersonShape, ThroneBoard
from greathall.kernel import data
from greathall.kernel.errors import BadInput

CARDS: Final[dict[str, Any]] = data.load("iron_throne", __file__, "cards.yaml")
DECK_SIZE: Final = 25
PRINTED: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20)
POWER_EACH: Final = 4  # IRT-SETUP.9, IRT-SETUP.10
POWER_OF_HOUSE: Final = 20


def _entries(part: str, ids: tuple[str, ...]) -> list[dict[str, Any]]:
    """The entries of a part in the order of our numbers."""
    entries = CARDS.get(part) if isinstance(CARDS, dict) else None
    if not isinstance(entries, list) or not all(isinstance(e, dict) and "id" in e for e in entries):
        raise BadInput(f"The card file of iron_throne: '{part}' must be a list of cards, each with its id.")
    found = {str(e["id"]): e for e in entries}
    for name in ids:
        if name not in found:
            raise BadInput(f"The card file of iron_throne has no {name}.")
    for name in found:
        if name not in ids:
            raise BadInput(f"The card file of iron_throne has {name}, which the rules do not know.")
    for entry in entries:
        for field in ("provenance", "name_provenance"):
            if not isinstance(entry.get(field), str):
                raise BadInput(f"Card {entry['id']}: {field} must say where the entry comes from.")
    return [found[name] for name in ids]


def _params(entry: dict[str, Any]) -> dict[str, int]:
    given = entry.get("params", {})
    if not isinstance(given, dict):
        raise BadInput(f"Card {entry['id']}: params must be numbers by name.")
    for name, value in given.items():
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 99:
            raise BadInput(f"Card {entry['id']}: params {name} is {value!r}; allowed is a whole number from 0 to 99.")
    return {str(name): int(value) for name, value in given.items()}


def _window(entry: dict[str, Any]) -> int:
    if entry.get("window") not in n.WINDOWS:
        raise BadInput(f"Card {entry['id']}: window is {entry.get('window')!r}; allowed is {' or '.join(n.WINDOWS)}.")
    return n.WINDOWS.index(entry["window"])


def _upper(number: int) -> str:
    return f"{n.HOUSES[number // n.PER_HOUSE][:3].upper()}-{n.CHARACTERS[number].upper()}"


LEADER_IDS: Final = tuple(f"LDR-{_upper(i)}" for i in range(len(n.CHARACTERS)))
CHARACTER_IDS: Final = tuple(f"CHR-{_upper(i)}" for i in range(len(n.CHARACTERS)))
EVENT_IDS: Final = tuple(f"EVT-{name.upper()}" for name in n.EVENTS)
_LEADERS = _entries("leaders", LEADER_IDS)
_CHARACTERS = _entries("character_cards", CHARACTER_IDS)
_EVENTS = _entries("events", EVENT_IDS)

LEADER_PARAMS: Final[list[dict[str, int]]] = [_params(e) for e in _LEADERS]
CARD_PARAMS: Final[list[dict[str, int]]] = [_params(e) for e in _CHARACTERS]
LEADER_WINDOW: Final[list[int]] = [_window(e) for e in _LEADERS]
CARD_WINDOW: Final[list[int]] = [_window(e) for e in _CHARACTERS]


def leader_number(leader: int, name: str) -> int:
    """A number in the text of a leader."""
    if name not in LEADER_PARAMS[leader]:
        raise BadInput(f"Card {LEADER_IDS[leader]}: params must have {name}.")
    return LEADER_PARAMS[leader][name]


def card_number(character: int, name: str) -> int:
    """A number in the text of a character card."""
    if name not in CARD_PARAMS[character]:
        raise BadInput(f"Card {CHARACTER_IDS[character]}: params must have {name}.")
    return CARD_PARAMS[character][name]


def _hostility() -> list[int]:
    deck = CARDS.get("house_deck")
    values = deck.get("hostility") if isinstance(deck, dict) else None
    if values != list(PRINTED):  # IRT-DECK.3: printed in the rulebook, so there is nothing to replace
        raise BadInput(f"The card file of iron_throne: house_deck hostility must be {', '.join(map(str, PRINTED))}.")
    return list(PRINTED)


def _copies() -> list[int]:
    deck = CARDS["house_deck"]
    truces = deck.get("truce")
    if not isinstance(truces, int) or isinstance(truces, bool):
        raise BadInput("The card file of iron_throne: house_deck truce must be a number of cards.")
    one = [truces, *[1] * n.N_HOSTILITY]
    out = []
    for house in range(n.N_HOUSES):
        characters = []
        for entry in _CHARACTERS[house * n.PER_HOUSE : (house + 1) * n.PER_HOUSE]:
            copies = entry.get("copies")
            if not isinstance(copies, int) or isinstance(copies, bool) or not 0 <= copies <= DECK_SIZE:
                raise BadInput(
                    f"Card {entry['id']}: copies is {copies!r}; allowed is a whole number from 0 to {DECK_SIZE}."
                )
            characters.append(copies)
        if sum([*one, *characters]) != DECK_SIZE:
            raise BadInput(
                f"The card file of iron_throne: the deck of {n.HOUSES[house]} has {sum([*one, *characters])} cards; "
                f"a house deck has {DECK_SIZE}."
            )
        out += [*one, *characters]
    return out


def _event_copies() -> list[int]:
    out = []
    for i, entry in enumerate(_EVENTS):
        copies = entry.get("copies")
        least = 1 if i < n.N_HOUSES else 0  # every house can be attacked
        if not isinstance(copies, int) or isinstance(copies, bool) or not least <= copies <= 9:
            raise BadInput(f"Card {entry['id']}: copies is {copies!r}; of this event allowed are {least} to 9.")
        out.append(copies)
    return out


HOSTILITY: Final[list[int]] = _hostility()
COPIES: Final[list[int]] = _copies()  # by house card
EVENT_COPIES: Final[list[int]] = _event_copies()
DATA_DIGEST: Final = data.digest(
    {name: [LEADER_PARAMS[i], LEADER_WINDOW[i]] for i, name in enumerate(LEADER_IDS)},
    {name: [CARD_PARAMS[i], CARD_WINDOW[i]] for i, name in enumerate(CHARACTER_IDS)},
    HOSTILITY,
    COPIES,
    EVENT_COPIES,
)
# IRT-ENC.3: a character card counts as hostility of value 0; a truce has no value, which never matters.
VALUE: Final[list[int]] = [
    HOSTILITY[k % n.KINDS - n.FIRST_HOSTILITY] if n.FIRST_HOSTILITY <= k % n.KINDS < n.FIRST_CHARACTER else 0
    for k in range(n.N_CARDS)
]


def whole_deck(house: int) -> list[int]:
    """IRT-DECK.1: all 25 cards of a house."""
    return [k for k in range(house * n.KINDS, (house + 1) * n.KINDS) for _ in range(COPIES[k])]


def _grade(entry: dict[str, Any]) -> str:
    """`printed`, `partly`, `reconstructed` or `retuned` (with numbers changed after trial games): what an effect and
    its name rest on."""
    effect, name = str(entry["provenance"]), str(entry["name_provenance"])
    if effect.startswith("reconstructed"):
        return "retuned" if entry.get("retuned") else "reconstructed"
    return "partly" if name.startswith("reconstructed") or not effect.startswith("seed") else "printed"


LEADER_GRADE: Final[list[str]] = [_grade(e) for e in _LEADERS]
CARD_GRADE: Final[list[str]] = [_grade(e) for e in _CHARACTERS]
EVENT_GRADE: Final[list[str]] = [_grade(e) for e in _EVENTS]


def _facts(i: int, window: list[int], grade: list[str]) -> PersonShape:
    return {"id": n.CHARACTERS[i], "house": i // n.PER_HOUSE, "window": n.WINDOWS[window[i]], "grade": grade[i]}


def _card(k: int) -> HouseCardShape:
    kind = "truce" if n.is_truce(k) else "character" if n.character_of(k) >= 0 else "hostility"
    return {"house": n.card_house(k), "kind": kind, "value": VALUE[k], "character": n.character_of(k)}


def board_info() -> ThroneBoard:
    """Facts for whoever draws the board."""
    return {
        "houses": list(n.HOUSES),
        "cards": [_card(k) for k in range(n.N_CARDS)],
        "leaders": [_facts(i, LEADER_WINDOW, LEADER_GRADE) for i in range(len(n.CHARACTERS))],
        "characters": [_facts(i, CARD_WINDOW, CARD_GRADE) for i in range(len(n.CHARACTERS))],
        "events": [{"id": name, "grade": EVENT_GRADE[i]} for i, name in enumerate(n.EVENTS)],
    }
