"""Named facts of a position besides those of both card games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.cardgame import facts
from greathall.games.cardgame.ops import cards
from greathall.games.lcg import reckon, sides
from greathall.games.lcg.codes import DECISIONS
from greathall.games.lcg.names import TITLES
from greathall.games.lcg.state import LcgState

SEAT: Final[dict[str, Callable[[Any, int], Any]]] = {
    "participating": lambda s, p: facts.names(s, sides.participants(s, p)),
    "reserve": lambda s, p: reckon.reserve(s, p),
    "income": lambda s, p: reckon.gold_value(s, p),
    "initiative": lambda s, p: reckon.initiative(s, p),
    "alive": lambda s, p: bool(s.alive[p]),
    "title": lambda s, p: TITLES[s.title[p]].lower().replace(" ", "_") if s.title[p] >= 0 else None,
}
CARD: Final[dict[str, Callable[[Any, int], Any]]] = {
    "tokens_on": lambda s, c: cards.tokens_on(s, c),
    "poisoned": lambda s, c: cards.is_poisoned(s, c),
    "keywords": lambda s, c: reckon.keywords(s, c),
}

FACTS: Final = facts.facts_told(SEAT, CARD)


def fact(s: LcgState, name: str) -> Any:
    return facts.fact(s, name, DECISIONS, SEAT, CARD)
