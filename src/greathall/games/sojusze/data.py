"""The cards and tokens of Sojusze, from data/cards.yaml (an owner of the box may lay a file of their own over it)."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.sojusze.names import ALLIES, COLOURS, INFLUENCE, LEADERS, N_ALLIES, N_INFLUENCE
from greathall.kernel import data
from greathall.kernel.errors import BadInput

CARDS: Final[dict[str, Any]] = data.load("sojusze", __file__, "cards.yaml")
DATA_DIGEST: Final = data.digest(CARDS)


def _entries(*parts: str) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for part in parts for entry in CARDS[part]}


def _number(entry: dict[str, Any], field: str, low: int, high: int) -> int:
    value = entry.get(field)
    if not isinstance(value, int) or not low <= value <= high:
        raise BadInput(f"Card {entry['id']}: {field} is {value!r}; allowed is a whole number from {low} to {high}.")
    return value


def _all_there(found: dict[str, dict[str, Any]], names: tuple[str, ...]) -> None:
    for name in names:
        if name not in found:
            raise BadInput(f"The card file of sojusze has no {name}.")
    for name in found:
        if name not in names:
            raise BadInput(f"The card file of sojusze has {name}, which the rules do not know.")


_LEADERS = _entries("leaders")
_INFLUENCE = _entries("influence_standard", "influence_events", "influence_leader")
_ALLIES = _entries("allies")
_all_there(_LEADERS, LEADERS)
_all_there(_INFLUENCE, INFLUENCE)
_all_there(_ALLIES, ALLIES)

# By number of an influence card.
VALUE: Final[list[int]] = [_number(_INFLUENCE[i], "influence", 0, 99) for i in INFLUENCE]
COLOUR: Final[list[int]] = [COLOURS.index(_INFLUENCE[i]["colour"]) for i in INFLUENCE]
COPIES: Final[list[int]] = [_number({"count": 1, **_INFLUENCE[i]}, "count", 0, 20) for i in INFLUENCE]
TIMING: Final[list[str]] = [str(_INFLUENCE[i]["timing"]) for i in INFLUENCE]
HAS_TRIUMPH: Final[list[bool]] = ["triumph" in t for t in TIMING]
# By number of an ally.
POWER: Final[list[int]] = [_number(_ALLIES[i], "power", 0, 99) for i in ALLIES]
ALLY_TIMING: Final[list[str]] = [str(_ALLIES[i]["timing"]) for i in ALLIES]

TOKENS: Final[list[int]] = [
    int(value) for value, count in sorted(CARDS["power_tokens"]["values"].items()) for _ in range(int(count))
]
if not all(1 <= value <= 3 for value in TOKENS):
    raise BadInput("The numbers on power tokens are 1, 2 or 3.")

EVERY_CARD: Final[list[int]] = [k for k in range(N_INFLUENCE) for _ in range(COPIES[k])]
assert len(POWER) == N_ALLIES


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


def board_info() -> dict[str, Any]:
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
