"""Named facts of a position besides those of both card games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.cardgame import board, facts
from greathall.games.cardgame.names import PARTICIPATING
from greathall.games.hbo import reckon
from greathall.games.hbo.codes import DECISIONS
from greathall.games.hbo.names import HOUSES
from greathall.games.hbo.state import HboState

SEAT: Final[dict[str, Callable[[Any, int], Any]]] = {
    "participating": lambda s, p: facts.names(s, [c for c in s.play[p] if s.flags[c] & PARTICIPATING]),
    "income": lambda s, p: reckon.income(s, p),
    "initiative": lambda s, p: reckon.initiative(s, p),
    "claim": lambda s, p: reckon.claim(s, p),
    "dominance": lambda s, p: reckon.dominance(s, p),
    "house": lambda s, p: HOUSES[s.house[p]],
    "offered": lambda s, p: facts.names(s, s.offered[p]),
}
CARD: Final[dict[str, Callable[[Any, int], Any]]] = {
    "keywords": lambda s, c: board.keywords(s, c),
}

FACTS: Final = facts.facts_told(SEAT, CARD)


def fact(s: HboState, name: str) -> Any:
    return facts.fact(s, name, DECISIONS, SEAT, CARD)
