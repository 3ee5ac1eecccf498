"""How the values in Catan's options and events are named: keys of locale/*.ftl, or places of the board in notation."""

from __future__ import annotations

from typing import Final

from greathall.games.catan.board import CELLS, EDGE_NAMES, NODE_NAMES
from greathall.games.catan.names import (
    CAMP,
    CLANS,
    CLEARINGS,
    COLOURS,
    DEVELOPMENT,
    HEROES,
    RESOURCES,
    SECTIONS,
    WILDLINGS,
)

# Types whose values have a word of their own, in the order of their numbers.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "resource": RESOURCES,
    "development": DEVELOPMENT,
    "hero": HEROES,
    "wildling": WILDLINGS,
    "clan": CLANS,
    "section": SECTIONS,
    "clearing": CLEARINGS,
    "colour": COLOURS,
    "answer": ("thinking", "accepted", "refused", "countered", "composes"),
    "side": ("gives", "wants"),
    "cause": ("breach", "gift"),
    "way": ("tormund", "wildling"),
    "north": tuple(f"{clan}-{camp}" for clan in CLANS for camp in range(1, 6)) + CLEARINGS,
}
# Types whose values are places in notation.
PLACES: Final[dict[str, list[str]]] = {"node": NODE_NAMES, "edge": EDGE_NAMES, "hex": CELLS}
SEATS: Final = 4


def value_key(type_: str, value: int) -> str:
    """The key of a value's name, or '=' and the name itself.

    A masked value (-1) is `<type>-unknown`; a seat that is none (-1, or 7 for nobody robbed) is `seat-nobody`.
    """
    words = WORDS.get(type_)
    if words is not None:
        return f"{type_}-{words[value]}" if 0 <= value < len(words) else f"{type_}-unknown"
    places = PLACES.get(type_)
    if places is not None:
        if type_ == "hex" and value == CAMP:
            return "hex-camp"
        return "=" + (places[value] if 0 <= value < len(places) else "?")
    if type_ == "seat":
        return f"seat-{value + 1}" if 0 <= value < SEATS else "seat-nobody"
    if type_ == "number":
        return f"={value}"
    raise ValueError(f"Catan has no values of type '{type_}'.")
