"""Options as words, both ways: the language of scenarios, transcripts and bug reports."""

from __future__ import annotations

import re

from greathall.games.catan import codes
from greathall.games.catan.board import CELLS, EDGE_INDEX, EDGE_NAMES, NODE_INDEX, NODE_NAMES
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
from greathall.games.catan.state import CatanState


def place_name(place: int) -> str:
    """A place north of the Wall: camps 0..14, clearings 15..18."""
    return f"{CLANS[place // 5]} {place % 5 + 1}" if place < 15 else CLEARINGS[place - 15]


def seat_name(s: CatanState, seat: int) -> str:
    return COLOURS[s.colour[seat]] if seat < s.n else "nobody"


def option_words(s: CatanState, code: int) -> str:
    """One option in notation."""
    verb = codes.CODES.verb(code)
    name, values = verb.name, codes.CODES.values(code)
    if not values:
        return name.replace("_", " ")
    kind, arg = verb.fields[0][1], values[0]
    if name == "supply":
        return f"trade {RESOURCES[values[0]]} for {RESOURCES[values[1]]}"
    if name == "replace":
        return f"replace {RESOURCES[values[0]]} by {RESOURCES[values[1]]}"
    if name == "expel":
        return f"expel {CELLS[values[0]]} {WILDLINGS[values[1]]}"
    if name == "drive_off":
        return f"drive off {place_name(arg)}"
    if name == "chase":
        return "patrol tormund" if arg == 0 else "patrol wildling"
    words = {"keep_card": "keep card"}.get(name, name)
    if kind == "edge":
        return f"{words} {EDGE_NAMES[arg]}"
    if kind == "node":
        return f"{words} {NODE_NAMES[arg]}"
    if kind == "section":
        return f"{words} {SECTIONS[arg]}"
    if kind == "resource":
        return f"{words} {RESOURCES[arg]}" if arg < 5 else words
    if kind == "development":
        return f"{words} {DEVELOPMENT[arg]}"
    if kind == "hero":
        return f"{words} {HEROES[arg]}"
    if kind == "hex":
        return f"{words} {'camp' if arg == CAMP else CELLS[arg]}"
    if kind == "colour":
        return f"{words} {COLOURS[arg]}"
    return f"{words} {seat_name(s, arg)}"


_COUNTED = re.compile(r"(\d+) (\w+)")


def _each(verb: str, text: str) -> list[str]:
    """'2 wool 1 ore' as single picks."""
    counted = _COUNTED.findall(text)
    if counted:
        order = sorted(((RESOURCES.index(r) if r in RESOURCES else 9, int(n), r) for n, r in counted))
        return [f"{verb} {r}" for _, n, r in order for _ in range(n)]
    return [f"{verb} {text}"]


def expand(text: str) -> list[str]:
    """Shorthand as single options; any name of a place becomes its first name."""
    text = " ".join(text.split())
    verb, _, rest = text.partition(" ")
    if verb in ("offer", "counter") and " for " in rest:
        give, want = rest.split(" for ", 1)
        return [verb, *_each("give", give), *_each("want", want), "propose"]
    if verb in ("discard", "take", "give", "want") and rest:
        return _each(verb, rest)
    if verb in ("settlement", "keep") and rest in NODE_INDEX:
        return [f"{verb} {NODE_NAMES[NODE_INDEX[rest]]}"]
    if verb in ("road", "uproot") and rest in EDGE_INDEX:
        return [f"{verb} {EDGE_NAMES[EDGE_INDEX[rest]]}"]
    return [text]
