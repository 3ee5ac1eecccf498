"""How the values in options and events are named: keys of locale/*.ftl."""

from __future__ import annotations

import re
from typing import Final

from greathall.games.cardgame.names import CHALLENGES, PHASES, TYPES
from greathall.games.lcg.data import NAME
from greathall.games.lcg.names import TITLES


def slug(name: str) -> str:
    """A card's name as a word: `Robb Stark` is robb_stark."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "").replace("\u2019", "")).strip("_")


SLUGS: Final[tuple[str, ...]] = tuple(slug(n) for n in NAME)
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "card": SLUGS,
    "challenge": CHALLENGES,
    "title": tuple(slug(t) for t in TITLES),
    "phase": PHASES,
    "type": TYPES,
    "keyword": ("renown", "insight", "pillage", "intimidate"),
}
SEATS: Final = 6


def value_key(type_: str, value: int) -> str:
    """The key of a value's name, or '=' and the name itself; a masked value (-1) is `<type>-unknown`."""
    words = WORDS.get(type_)
    if words is not None:
        return f"{type_}-{words[value]}" if 0 <= value < len(words) else f"{type_}-unknown"
    if type_ == "seat":
        return f"seat-{value + 1}" if 0 <= value < SEATS else "seat-nobody"
    if type_ == "number":
        return f"={value}"
    raise ValueError(f"The card game has no values of type '{type_}'.")
