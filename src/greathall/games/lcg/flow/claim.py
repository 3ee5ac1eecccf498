"""Claim (LCG-CLAIM): who is saved counts all the same (LCG-CLAIM.4), power on characters is left alone
(LCG-CLAIM.7)."""

from __future__ import annotations

from greathall.games.cardgame import board
from greathall.games.cardgame.codes import D_CLAIM, DONE, PLAYER, TARGET
from greathall.games.cardgame.events import H_KILLED
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.names import DEAD, INTRIGUE, MILITARY
from greathall.games.cardgame.ops import cards
from greathall.games.lcg import reckon
from greathall.games.lcg.codes import D_WHISPERS
from greathall.games.lcg.flow.settling import settle
from greathall.games.lcg.names import WHISPERS
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import Frame


class Claim(Frame[LcgState]):
    """who applies claim; a: how much. items: for military claim the characters chosen, for the Master of Whispers the
    opponents chosen."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        type_, _, defender = s.challenge[:3]
        if self.at == 0:
            self.a = reckon.claim(s, self.who, defender, type_)
            if type_ == MILITARY:
                if self.options(s):
                    self.at = 1
                    self.go_on(s)
                    return
            elif type_ == INTRIGUE:
                if s.title[self.who] == WHISPERS:
                    self.at = 2
                    self.ask(s)
                    return
                self.intrigue(s, [defender])
            else:  # LCG-CLAIM.6
                cards.move_power(s, s.faction[defender], s.faction[self.who], self.a)
            s.done()
            settle(s)
        elif self.at == 1:
            self.items = [*self.items, s.answer - TARGET]
            self.go_on(s)
        elif s.answer == DONE:
            self.intrigue(s, self.items)
            s.done()
        else:
            self.items = [*self.items, s.answer - PLAYER]
            self.ask(s)

    def go_on(self, s: LcgState) -> None:
        """LCG-CLAIM.2, LCG-CLAIM.3: as many different characters as the claim says; they die together."""
        while len(self.items) < self.a:
            options = self.options(s)
            if len(options) > 1:
                self.ask(s)
                return
            if not options:
                break
            self.items = [*self.items, options[0] - TARGET]
        s.done()
        if self.items:
            happen(s, *[(H_KILLED, c, s.ctrl[c], DEAD, 0) for c in self.items])

    def options(self, s: LcgState) -> list[int]:
        return [TARGET + c for c in board.characters(s, s.challenge[2]) if c not in self.items]

    def intrigue(self, s: LcgState, seats: list[int]) -> None:
        """LCG-CLAIM.5."""
        for p in seats:
            for _ in range(self.a):
                cards.discard_random(s, p)

    def ask(self, s: LcgState) -> None:
        if self.at == 1:
            s.ask(s.challenge[2], D_CLAIM, self.options(s))
        else:
            left = [p for p in board.opponents(s, self.who) if p not in self.items]
            s.ask(self.who, D_WHISPERS, [DONE, *[PLAYER + p for p in left]])
