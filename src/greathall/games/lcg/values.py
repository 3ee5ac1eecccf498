"""How the values in options and events are named: keys of locale/*.ftl."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import words
from greathall.games.cardgame.names import CHALLENGES, PHASES, TYPES
from greathall.games.cardgame.words import slug
from greathall.games.lcg.data import NAME
from greathall.games.lcg.names import TITLES

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
    return words.value_key(WORDS, SEATS, type_, value)
