"""How the values in options and events are named: keys of locale/*.ftl."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne.data import HOSTILITY
from greathall.games.iron_throne.names import (
    CHARACTERS,
    EVENTS,
    FIRST_CHARACTER,
    FIRST_HOSTILITY,
    HOUSES,
    KINDS,
    OUTCOMES,
    PER_HOUSE,
    PHASES,
    SIDES,
    SOURCES,
)


def card_words(card: int) -> str:
    """`stark-truce`, `stark-12`, `stark-robb`."""
    house, kind = divmod(card, KINDS)
    if kind >= FIRST_CHARACTER:
        word = CHARACTERS[house * PER_HOUSE + kind - FIRST_CHARACTER]
    else:
        word = "truce" if kind < FIRST_HOSTILITY else str(HOSTILITY[kind - FIRST_HOSTILITY])
    return f"{HOUSES[house]}-{word}"


WORDS: Final[dict[str, tuple[str, ...]]] = {
    "house": HOUSES,
    "leader": CHARACTERS,
    "character": CHARACTERS,
    "card": tuple(card_words(k) for k in range(KINDS * len(HOUSES))),
    "eventcard": EVENTS,
    "side": SIDES,
    "source": SOURCES,
    "outcome": OUTCOMES,
    "phase": PHASES,
}
SEATS: Final = 5


def value_key(type_: str, value: int) -> str:
    """The key of a value's name, or '=' and the name itself; a masked value (-1) is `<type>-unknown`."""
    words = WORDS.get(type_)
    if words is not None:
        return f"{type_}-{words[value]}" if 0 <= value < len(words) else f"{type_}-unknown"
    if type_ == "seat":
        return f"seat-{value + 1}" if 0 <= value < SEATS else "seat-nobody"
    if type_ == "number":
        return f"={value}"
    raise ValueError(f"The Iron Throne has no values of type '{type_}'.")
