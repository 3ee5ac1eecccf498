"""How the values in options and events are named: keys of locale/*.ftl."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze.names import ALLIES, INFLUENCE, LEADERS, SEASONS


def short(name: str) -> str:
    """The last part of a card's id."""
    return name.rsplit(".", 1)[-1]


WORDS: Final[dict[str, tuple[str, ...]]] = {
    "leader": LEADERS,
    "influence": tuple(short(i) for i in INFLUENCE),
    "ally": tuple(short(i) for i in ALLIES),
    "season": SEASONS,
    "order": ("strings", "plan", "pack", "ally", "loras"),
    "cause": ("hand", "last", "victarion"),
}
SEATS: Final = 6


def value_key(type_: str, value: int) -> str:
    """The key of a value's name, or '=' and the name itself; a masked value (-1) is `<type>-unknown`."""
    words = WORDS.get(type_)
    if words is not None:
        return f"{type_}-{words[value]}" if 0 <= value < len(words) else f"{type_}-unknown"
    if type_ == "council":
        return f"council-{value}" if 0 <= value < SEATS else "council-supply"
    if type_ == "seat":
        return f"seat-{value + 1}" if 0 <= value < SEATS else "seat-nobody"
    if type_ == "number":
        return f"={value}"
    raise ValueError(f"Sojusze has no values of type '{type_}'.")
