"""How the values in options and events are named: keys of locale/*.ftl."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import words
from greathall.games.cardgame.names import CHALLENGES, PHASES, TYPES
from greathall.games.cardgame.words import slug
from greathall.games.lcg.data import CODE, NAME, TITLE_OF
from greathall.games.lcg.names import TITLES
from greathall.kernel.errors import BadInput


def _slugs() -> tuple[str, ...]:
    """A card as a word: its title; where several cards have it, those after the first add their code."""
    out: list[str] = []
    for d, name in enumerate(NAME):
        word = slug(name) if TITLE_OF[d] == d else f"{slug(name)}_{slug(CODE[d])}"
        if word in out:
            raise BadInput(f"The cards of lcg: {CODE[d]} and {CODE[out.index(word)]} would both be called {word}.")
        out.append(word)
    return tuple(out)


SLUGS: Final = _slugs()
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
