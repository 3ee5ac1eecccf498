"""Claim (LCG-CLAIM): who is saved counts all the same (LCG-CLAIM.4), power on characters is left alone
(LCG-CLAIM.7); as many different characters as the claim says, killed together (LCG-CLAIM.2, LCG-CLAIM.3), cards at
random (LCG-CLAIM.5), power of the faction card (LCG-CLAIM.6)."""

from __future__ import annotations

from greathall.games.cardgame import board
from greathall.games.cardgame.codes import DONE, PLAYER
from greathall.games.cardgame.flow import challenge
from greathall.games.lcg.codes import D_WHISPERS
from greathall.games.lcg.names import WHISPERS
from greathall.games.lcg.state import LcgState


class Claim(challenge.Claim[LcgState]):
    """at 2: the Master of Whispers says whom an intrigue claim falls on (LCG-MELEE.17), so far those in items."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at != 2:
            super().run(s)
        elif s.answer == DONE:
            self.intrigue(s, self.items)
            s.done()
        else:
            self.items = [*self.items, s.answer - PLAYER]
            self.ask(s)

    def intrigue_elsewhere(self, s: LcgState) -> bool:
        if s.title[self.who] != WHISPERS:
            return False
        self.at = 2
        self.ask(s)
        return True

    def ask(self, s: LcgState) -> None:
        if self.at == 2:
            left = [p for p in board.opponents(s, self.who) if p not in self.items]
            s.ask(self.who, D_WHISPERS, [DONE, *[PLAYER + p for p in left]])
        else:
            super().ask(s)
