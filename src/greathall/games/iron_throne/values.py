"""How the values in options and events are named: keys of locale/*.ftl."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.data import HOSTILITY


def card_words(card: int) -> str:
    """`stark-truce`, `stark-12`, `stark-robb`."""
    house, kind = divmod(card, n.KINDS)
    if kind >= n.FIRST_CHARACTER:
        word = n.CHARACTERS[house * n.PER_HOUSE + kind - n.FIRST_CHARACTER]
    else:
        word = "truce" if kind < n.FIRST_HOSTILITY else str(HOSTILITY[kind - n.FIRST_HOSTILITY])
    return f"{n.HOUSES[house]}-{word}"


WORDS: Final[dict[str, tuple[str, ...]]] = {
    "house": n.HOUSES,
    "leader": n.CHARACTERS,
    "character": n.CHARACTERS,
    "card": tuple(card_words(k) for k in range(n.KINDS * len(n.HOUSES))),
    "eventcard": n.EVENTS,
    "side": n.SIDES,
    "source": n.SOURCES,
    "outcome": n.OUTCOMES,
    "phase": n.PHASES,
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
