"""How the values in options and events are named: keys of locale/*.ftl."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import words
from greathall.games.cardgame.names import CHALLENGES, PHASES, TYPES
from greathall.games.hbo.data import ID

SEATS: Final = 2
WORDS: Final[dict[str, tuple[str, ...]]] = {"card": tuple(ID), "challenge": CHALLENGES, "phase": PHASES, "type": TYPES}


def value_key(type_: str, value: int) -> str:
    return words.value_key(WORDS, SEATS, type_, value)
