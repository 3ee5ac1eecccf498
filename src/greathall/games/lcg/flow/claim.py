"""Claim (LCG-CLAIM): who is saved counts all the same (LCG-CLAIM.4), power on characters is left alone
(LCG-CLAIM.7); as many different characters as the claim says, killed together (LCG-CLAIM.2, LCG-CLAIM.3), cards at
random (LCG-CLAIM.5), power of the faction card (LCG-CLAIM.6)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board
from greathall.games.cardgame.codes import DONE, PLAYER
from greathall.games.cardgame.flow import challenge
from greathall.games.lcg.codes import D_WHISPERS
from greathall.games.lcg.names import WHISPERS
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import NOBODY

WHISPERING: Final = 2  # a further step of Claim


class Claim(challenge.Claim[LcgState]):
    """The Master of Whispers says whom an intrigue claim falls on (LCG-MELEE.17)."""

    __slots__ = ("victims",)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.victims: list[int] = []  # seats named so far; the list is replaced, never changed

    def copy(self) -> Claim:
        other = Claim(self.who)
        other.at = self.at
        other.amount = self.amount
        other.chosen = self.chosen
        other.victims = self.victims
        return other

    def run(self, s: LcgState) -> None:
        if self.at != WHISPERING:
            super().run(s)
        else:
            if s.answer != DONE:
                self.victims = [*self.victims, s.answer - PLAYER]
                if self.others(s):
                    self.ask(s)
                    return
            self.intrigue(s, self.victims)
            s.done()

    def others(self, s: LcgState) -> list[int]:
        """Opponents not named yet."""
        return [p for p in board.opponents(s, self.who) if p not in self.victims]

    def does_nothing(self, s: LcgState, code: int) -> bool:
        """AMB-34: anybody may be named, also who has no cards."""
        return self.at == WHISPERING and code != DONE and not s.hand[code - PLAYER]

    def intrigue_elsewhere(self, s: LcgState) -> bool:
        if s.title[self.who] != WHISPERS:
            return False
        self.at = WHISPERING
        self.ask(s)
        return True

    def ask(self, s: LcgState) -> None:
        if self.at == WHISPERING:
            s.ask(self.who, D_WHISPERS, [DONE, *[PLAYER + p for p in self.others(s)]])
        else:
            super().ask(s)
