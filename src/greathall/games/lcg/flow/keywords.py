"""Challenge resolution keywords, type after type in the first player's order (LCG-KW.4 to LCG-KW.18)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, happenings
from greathall.games.cardgame.abilities import REACTION
from greathall.games.cardgame.codes import NO, ORDER, PASS, TARGET, YES
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.happenings import H_GAINS_POWER, H_PILLAGED, bit
from greathall.games.cardgame.names import ATTACKING, KNEELING, RENOWN
from greathall.games.cardgame.ops import cards
from greathall.games.lcg import reckon, sides
from greathall.games.lcg.codes import D_INSIGHT, D_INSTANCE, D_INTIMIDATE, D_KEYWORD, D_PILLAGE, D_RENOWN, KEYWORD
from greathall.games.lcg.flow.settling import settle
from greathall.games.lcg.names import INSIGHT, INTIMIDATE, PILLAGE
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import Frame

TYPES: Final = (RENOWN, INSIGHT, PILLAGE, INTIMIDATE)
DECISIONS: Final = (D_RENOWN, D_INSIGHT, D_PILLAGE, D_INTIMIDATE)
HEARD: Final = (bit(H_GAINS_POWER), 0, bit(H_PILLAGED), 0)  # what can be reacted to, by type


class Keywords(Frame[LcgState]):
    """who won. a: bits of the types that are done; b: 1 + the type being resolved; items: its characters still to be
    asked about, then -1, then those that use it. By the FAQ: those that have had their turn, the latest first."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at == 1:
            self.begin(s, s.answer - KEYWORD)
            return
        if self.at == 4:
            self.instance(s, s.answer - ORDER)
            return
        if self.at == 2 and s.table.faq:
            self.at = 0
            if s.answer == YES:
                self.resolve(s, self.b - 1, [self.items[0]])
                return
        if self.at == 0 and s.table.faq and self.b and not self.a >> (self.b - 1) & 1:
            self.next_instance(s)
            return
        if self.at == 2:
            cut = self.items.index(-1)
            c = self.items[0]
            using = self.items[cut + 1 :]
            if s.answer == YES:
                using = [*using, c]
            self.items = [*self.items[1:cut], -1, *using]
            self.each(s)
            return
        if self.at == 3:
            self.at = 0
            self.a |= 8
            if s.answer != PASS:
                cards.kneel(s, s.answer - TARGET)
        left = self.left(s)
        if not left:
            s.done()
        elif len(left) == 1:
            self.begin(s, left[0])
        else:
            self.at = 1
            self.ask(s)

    def left(self, s: LcgState) -> list[int]:
        """Types of which there is something to resolve."""
        out = []
        for i in range(len(TYPES)):
            if not self.a >> i & 1 and self.characters(s, i) and (i < 3 or self.intimidated(s)):
                out.append(i)
        return out

    def characters(self, s: LcgState, i: int) -> list[int]:
        """LCG-KW.8, LCG-KW.18, AMB-36: participating characters of the winner; for intimidate attacking ones."""
        able = sides.participants(s, self.who)
        if i == 3:
            able = [c for c in able if s.flags[c] & ATTACKING]
        return [c for c in able if reckon.keywords(s, c) & TYPES[i]]

    def intimidated(self, s: LcgState) -> list[int]:
        loser, margin = s.challenge[5], s.challenge[6]
        return [c for c in board.characters(s, loser) if not s.flags[c] & KNEELING and board.strength(s, c) <= margin]

    def begin(self, s: LcgState, i: int) -> None:
        self.b = 1 + i
        if i == 3:
            self.at = 3
            self.ask(s)
            return
        if s.table.faq:
            self.items = []
            self.next_instance(s)
            return
        self.items = [*self.characters(s, i), -1]
        self.each(s)

    def each(self, s: LcgState) -> None:
        """AMB-10: whoever controls them decides for every character; then all resolve together."""
        if self.items[0] != -1:
            self.at = 2
            self.ask(s)
            return
        using = self.items[1:]
        i = self.b - 1
        self.at = 0
        self.a |= 1 << i
        self.items = []
        if using:
            self.resolve(s, i, using)

    # ---------------------------------------------------------------- one after the other (AMB-09 by the FAQ)
    def waiting(self, s: LcgState) -> list[int]:
        """Characters whose instance has not had its turn; one that gains the keyword meanwhile is among them."""
        return [c for c in self.characters(s, self.b - 1) if c not in self.items]

    def next_instance(self, s: LcgState) -> None:
        """The controller says which comes next, where somebody of this match could react to a single one."""
        waiting = self.waiting(s)
        if not waiting:
            self.at = 0
            self.a |= 1 << (self.b - 1)
            self.items = []
        elif len(waiting) > 1 and s.listened[REACTION] & HEARD[self.b - 1]:
            self.at = 4
            self.ask(s)
        else:
            self.instance(s, waiting[0])

    def instance(self, s: LcgState, c: int) -> None:
        self.items = [c, *self.items]
        self.at = 2
        self.ask(s)

    # ---------------------------------------------------------------- what they do
    def resolve(self, s: LcgState, i: int, using: list[int]) -> None:
        if TYPES[i] == RENOWN:
            happen(s, *[happenings.gains_power(c, self.who, 1) for c in using])
        elif TYPES[i] == INSIGHT:
            cards.draw(s, self.who, len(using))
            settle(s)
        else:
            loser = s.challenge[5]
            told = []
            for c in using:
                found = cards.discard_top(s, loser)
                if found >= 0:
                    told.append(happenings.pillaged(c, self.who, found, loser))
            if told:
                happen(s, *told)

    def ask(self, s: LcgState) -> None:
        if self.at == 1:
            s.ask(s.first, D_KEYWORD, [KEYWORD + i for i in self.left(s)])
        elif self.at == 2:
            s.ask(self.who, DECISIONS[self.b - 1], [YES, NO])
        elif self.at == 4:
            s.ask(self.who, D_INSTANCE, [ORDER + c for c in self.waiting(s)])
        else:
            s.ask(self.who, D_INTIMIDATE, [PASS, *[TARGET + c for c in self.intimidated(s)]])
