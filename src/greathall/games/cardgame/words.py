"""Names as words, and how the values in options and events are named: keys of locale/*.ftl."""

from __future__ import annotations

import re


def slug(name: str) -> str:
    """A card's name as a word: `Robb Stark` is robb_stark."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "").replace("\u2019", "")).strip("_")


def value_key(words_of: dict[str, tuple[str, ...]], seats: int, type_: str, value: int) -> str:
    """The key of a value's name, or '=' and the name itself; a masked value (-1) is `<type>-unknown`."""
    words = words_of.get(type_)
    if words is not None:
        return f"{type_}-{words[value]}" if 0 <= value < len(words) else f"{type_}-unknown"
    if type_ == "seat":
        return f"seat-{value + 1}" if 0 <= value < seats else "seat-nobody"
    if type_ == "number":
        return f"={value}"
    raise ValueError(f"The card game has no values of type '{type_}'.")
