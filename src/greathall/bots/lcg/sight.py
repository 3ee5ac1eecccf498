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

    def keywords_now(self, c: int) -> int:
        return reckon.keywords(self.s, c)

    def loss_of(self, c: int) -> float:
        """With a duplicate it costs no more than that."""
        worth = super().loss_of(c)
        if self.duplicates(c):
            worth = min(worth, 2.0)
        if self.s.tokens[c] >= 16:  # poisoned: it dies anyway
            worth *= 0.1
        if any([x[1] == c for x in self.s.delayed]):  # it goes anyway
            worth *= 0.2
        return worth
