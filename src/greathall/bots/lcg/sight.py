"""The table as one seat of this game sees it."""

from __future__ import annotations

from greathall.bots.cardgame import sight as shared
from greathall.bots.lcg.worth import FOR_ENEMIES, KEYWORD_WORTH, MILK, PRINT
from greathall.games.lcg import reckon
from greathall.games.lcg.state import LcgState


class Sight(shared.Sight[LcgState]):
    """With the cards of this game."""

    __slots__ = ()

    prints = PRINT
    keyword_worths = KEYWORD_WORTH
    for_enemies = FOR_ENEMIES
    blanking = frozenset([MILK])

    def keywords(self, c: int) -> int:
        found = self._keywords.get(c)
        if found is None:
            found = self._keywords[c] = reckon.keywords(self.s, c)
        return found
