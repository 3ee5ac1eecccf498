"""The cards and tokens of Sojusze, from data/cards.yaml (an owner of the box may lay a file of their own over it)."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.sojusze.entries import N_ENTRIES, area_card
from greathall.games.sojusze.names import ALLIES, COLOURS, INFLUENCE, LEADERS, N_ALLIES, N_INFLUENCE, N_STANDARD
from greathall.games.sojusze.shown import SojuszeBoard
from greathall.kernel import data
from greathall.kernel.errors import BadInput

# What lies in the box: 9 leaders (SOJ-COMP.3), 50 allies (SOJ-COMP.4), 62 standard influence cards in three colours
# (SOJ-COMP.5), 11 blue events (SOJ-COMP.6), 36 white cards, four of each leader and named after it (SOJ-COMP.7,
# SOJ-LDR.2), 54 tokens (SOJ-COMP.2). Track, markers and reference cards (SOJ-COMP.1, SOJ-COMP.8) are not data: a state
# counts seasons and rounds, and knows the first player.
N_TOKENS: Final = 54
LEAST_STANDARD: Final = 60  # ten for each of six leaders
TIMINGS: Final = ("played", "triumph", "while_in_area", "played+triumph", "none")
ALLY_TIMINGS: Final = ("this_round", "when_claimed", "end_of_game")
CARDS: Final[dict[str, Any]] = data.load("sojusze", __file__, "cards.yaml")


def _entries(*parts: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for part in parts:
        entries = CARDS.get(part) if isinstance(CARDS, dict) else None
        if not isinstance(entries, list) or not all(isinstance(e, dict) and "id" in e for e in entries):
            raise BadInput(f"The card file of sojusze: '{part}' must be a list of cards, each with its id.")
        found.update({str(e["id"]): e for e in entries})
    return found


def _number(entry: dict[str, Any], field: str, low: int, high: int) -> int:
    value = entry.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput(f"Card {entry['id']}: {field} is {value!r}; allowed is a whole number from {low} to {high}.")
    return value


def _word(entry: dict[str, Any], field: str, allowed: tuple[str, ...]) -> str:
    value = entry.get(field)
    if value not in allowed:
        raise BadInput(f"Card {entry['id']}: {field} is {value!r}; allowed is {' or '.join(allowed)}.")
    return str(value)


def _colour(entry: dict[str, Any]) -> int:
    kind = str(entry["id"]).split(".", 1)[0]
    allowed = {"std": COLOURS[:3], "evt": COLOURS[3:4]}.get(kind, COLOURS[4:])
    return COLOURS.index(_word(entry, "colour", allowed))


def _all_there(found: dict[str, dict[str, Any]], names: tuple[str, ...]) -> None:
    for name in names:
        if name not in found:
            raise BadInput(f"The card file of sojusze has no {name}.")
    for name in found:
        if name not in names:
            raise BadInput(f"The card file of sojusze has {name}, which the rules do not know.")


def _tokens() -> list[int]:
    values = (CARDS.get("power_tokens") or {}).get("values")
    if not isinstance(values, dict) or any(v not in (1, 2, 3) or type(n) is not int for v, n in values.items()):
        raise BadInput("The card file of sojusze: power_tokens values must say how many tokens have 1, 2 and 3.")
    tokens = [value for value, count in sorted(values.items()) for _ in range(count)]
    if len(tokens) != N_TOKENS:
        raise BadInput(f"The card file of sojusze has {len(tokens)} power tokens; the box holds {N_TOKENS}.")
    return tokens


_LEADERS = _entries("leaders")
_INFLUENCE = _entries("influence_standard", "influence_events", "influence_leader")
_ALLIES = _entries("allies")
_all_there(_LEADERS, LEADERS)
_all_there(_INFLUENCE, INFLUENCE)
_all_there(_ALLIES, ALLIES)

# By number of an influence card: each has a value and an ability (SOJ-TERM.2) and one of five colours (SOJ-TERM.4).
VALUE: Final[list[int]] = [_number(_INFLUENCE[i], "influence", 0, 99) for i in INFLUENCE]
COLOUR: Final[list[int]] = [_colour(_INFLUENCE[i]) for i in INFLUENCE]
# Of an event or white card there is one, as effects that last are told apart by their card.
COPIES: Final[list[int]] = [
    _number({"count": 1, **_INFLUENCE[i]}, "count", 0, 20 if i.startswith("std.") else 1) for i in INFLUENCE
]
TIMING: Final[list[str]] = [_word(_INFLUENCE[i], "timing", TIMINGS) for i in INFLUENCE]
HAS_TRIUMPH: Final[list[bool]] = ["triumph" in t for t in TIMING]
# By entry of a card in a bidding area, which may count as having no ability: its printed value, and whether it is red,
# green or purple. Entries in between name no card.
_CARDS: Final = [area_card(e) if area_card(e) < N_INFLUENCE else 0 for e in range(N_ENTRIES)]
AREA_VALUE: Final[list[int]] = [VALUE[k] for k in _CARDS]
STANDARD: Final[list[bool]] = [k < N_STANDARD for k in _CARDS]
# By number of an ally: power and an ability (SOJ-TERM.3).
POWER: Final[list[int]] = [_number(_ALLIES[i], "power", 0, 99) for i in ALLIES]
ALLY_TIMING: Final[list[str]] = [_word(_ALLIES[i], "timing", ALLY_TIMINGS) for i in ALLIES]

TOKENS: Final[list[int]] = _tokens()  # SOJ-COMP.10

EVERY_CARD: Final[list[int]] = [k for k in range(N_INFLUENCE) for _ in range(COPIES[k])]
assert len(POWER) == N_ALLIES
if sum(COPIES[:N_STANDARD]) < LEAST_STANDARD:
    raise BadInput(
        f"The card file of sojusze has {sum(COPIES[:N_STANDARD])} standard cards; six leaders need {LEAST_STANDARD}."
    )


DATA_DIGEST: Final = data.digest(
    {i: [VALUE[k], COLOUR[k], COPIES[k], TIMING[k]] for k, i in enumerate(INFLUENCE)},
    {i: [POWER[k], ALLY_TIMING[k]] for k, i in enumerate(ALLIES)},
    TOKENS,
)


def grade(entry: dict[str, Any]) -> str:
    """`printed`, `partly` or `reconstructed`, from the entry's provenance and evidence."""
    source = str(entry["provenance"])
    if source.startswith("reconstructed"):
        return "reconstructed"
    evidence = " ".join(str(v) for v in entry.get("evidence", {}).values())
    return "partly" if "reconstructed" in evidence or "guess" in evidence or "weak" in evidence else "printed"


INFLUENCE_GRADE: Final[list[str]] = [grade(_INFLUENCE[i]) for i in INFLUENCE]
ALLY_GRADE: Final[list[str]] = [grade(_ALLIES[i]) for i in ALLIES]
LEADER_GRADE: Final[list[str]] = [grade(_LEADERS[i]) for i in LEADERS]


def board_info() -> SojuszeBoard:
    """Facts of the cards for whoever draws them."""
    return {
        "influence": [
            {"id": i, "value": VALUE[k], "colour": COLOURS[COLOUR[k]], "timing": TIMING[k], "copies": COPIES[k],
             "grade": INFLUENCE_GRADE[k]}
            for k, i in enumerate(INFLUENCE)
        ],
        "allies": [
            {"id": i, "power": POWER[k], "timing": ALLY_TIMING[k], "grade": ALLY_GRADE[k]}
            for k, i in enumerate(ALLIES)
        ],
        "leaders": [{"id": i, "grade": LEADER_GRADE[k]} for k, i in enumerate(LEADERS)],
        "tokens": {str(v): TOKENS.count(v) for v in (1, 2, 3)},
    }  # fmt: skip
