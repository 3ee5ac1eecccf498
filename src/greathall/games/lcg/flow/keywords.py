"""Challenge resolution keywords, type after type in the first player's order (LCG-KW.4 to LCG-KW.18)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges, happenings
from greathall.games.cardgame.abilities import REACTION
from greathall.games.cardgame.codes import AMOUNT, D_AMOUNT, NO, ORDER, PASS, TARGET, YES
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.happenings import H_GAINS_POWER, H_PILLAGED, bit
from greathall.games.cardgame.names import ATTACKING, KNEELING, RENOWN
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import reckon, sides
from greathall.games.lcg.codes import D_INSIGHT, D_INSTANCE, D_INTIMIDATE, D_KEYWORD, D_PILLAGE, D_RENOWN, KEYWORD
from greathall.games.lcg.data import BESTOW
from greathall.games.lcg.flow.settling import settle
from greathall.games.lcg.names import INSIGHT, INTIMIDATE, PILLAGE
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import BEGIN, NOBODY, Frame, OneQuestion

TYPES: Final = (RENOWN, INSIGHT, PILLAGE, INTIMIDATE)
DECISIONS: Final = (D_RENOWN, D_INSIGHT, D_PILLAGE, D_INTIMIDATE)
HEARD: Final = (bit(H_GAINS_POWER), 0, bit(H_PILLAGED), 0)  # what can be reacted to, by type
INTIMIDATES: Final = 3  # number of the type that works only once

# Steps of Keywords besides BEGIN.
WHICH_TYPE: Final = 1
WHETHER: Final = 2  # a character uses it
WHOM: Final = 3  # is intimidated
WHICH_INSTANCE: Final = 4


class Keywords(Frame[LcgState]):
    """who won."""

    __slots__ = ("asked", "done", "type_", "using", "waiting")

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.done = 0  # types that have had their turn, as bits
        self.type_ = NONE  # number of the type being resolved
        # Lists of characters; they are replaced, never changed.
        self.waiting: list[int] = []  # still to be asked about, the first one now
        self.using: list[int] = []
        self.asked: list[int] = []  # by the FAQ: those that have had their turn, the latest first

    def copy(self) -> Keywords:
        other = Keywords(self.who)
        other.at = self.at
        other.done = self.done
        other.type_ = self.type_
        other.waiting = self.waiting
        other.using = self.using
        other.asked = self.asked
        return other

    def run(self, s: LcgState) -> None:
        step = self.at
        self.at = BEGIN
        if step == WHICH_TYPE:
            self.begin(s, s.answer - KEYWORD)
        elif step == WHICH_INSTANCE:
            self.instance(s, s.answer - ORDER)
        elif step == WHETHER:
            self.decided(s, s.answer == YES)
        elif s.table.faq and self.type_ != NONE and not self.done >> self.type_ & 1 and step == BEGIN:
            self.next_instance(s)
        else:
            if step == WHOM:
                self.done |= 1 << INTIMIDATES
                if s.answer != PASS:
                    cards.kneel(s, s.answer - TARGET)
            self.next_type(s)

    def next_type(self, s: LcgState) -> None:
        left = self.left(s)
        if not left:
            s.done()
        elif len(left) == 1:
            self.begin(s, left[0])
        else:
            self.at = WHICH_TYPE
            self.ask(s)

    def decided(self, s: LcgState, uses: bool) -> None:
        """Whether the character asked about uses its keyword."""
        if s.table.faq:
            if uses:
                self.resolve(s, self.type_, [self.asked[0]])
            else:
                self.next_instance(s)
            return
        if uses:
            self.using = [*self.using, self.waiting[0]]
        self.waiting = self.waiting[1:]
        self.each(s)

    def whose(self) -> int:
        """The character asked about, NONE if that is not the question."""
        if self.at != WHETHER:
            return NONE
        return self.waiting[0] if self.waiting else self.asked[0]

    def left(self, s: LcgState) -> list[int]:
        """Types of which there is something to resolve."""
        out = []
        for i in range(len(TYPES)):
            if not self.done >> i & 1 and self.characters(s, i) and (i != INTIMIDATES or self.intimidated(s)):
                out.append(i)
        return out

    def characters(self, s: LcgState, i: int) -> list[int]:
        """LCG-KW.8, LCG-KW.18, AMB-36: participating characters of the winner; for intimidate attacking ones."""
        able = sides.participants(s, self.who)
        if i == INTIMIDATES:
            able = [c for c in able if s.flags[c] & ATTACKING]
        return [c for c in able if reckon.keywords(s, c) & TYPES[i]]

    def intimidated(self, s: LcgState) -> list[int]:
        loser, margin = challenges.loser(s), challenges.margin(s)
        return [c for c in board.characters(s, loser) if not s.flags[c] & KNEELING and board.strength(s, c) <= margin]

    def begin(self, s: LcgState, i: int) -> None:
        self.type_ = i
        if i == INTIMIDATES:
            self.at = WHOM
            self.ask(s)
            return
        if s.table.faq:
            self.asked = []
            self.next_instance(s)
            return
        self.waiting = self.characters(s, i)
        self.using = []
        self.each(s)

    def each(self, s: LcgState) -> None:
        """AMB-10: whoever controls them decides for every character; then all resolve together."""
        if self.waiting:
            self.at = WHETHER
            self.ask(s)
            return
        self.done |= 1 << self.type_
        if self.using:
            self.resolve(s, self.type_, self.using)

    # ---------------------------------------------------------------- one after the other (AMB-09 by the FAQ)
    def unasked(self, s: LcgState) -> list[int]:
        """Characters whose instance has not had its turn; one that gains the keyword meanwhile is among them."""
        return [c for c in self.characters(s, self.type_) if c not in self.asked]

    def next_instance(self, s: LcgState) -> None:
        """The controller says which comes next, where somebody of this match could react to a single one."""
        unasked = self.unasked(s)
        if not unasked:
            self.done |= 1 << self.type_
            self.asked = []
        elif len(unasked) > 1 and s.listened[REACTION] & HEARD[self.type_]:
            self.at = WHICH_INSTANCE
            self.ask(s)
        else:
            self.instance(s, unasked[0])

    def instance(self, s: LcgState, c: int) -> None:
        self.asked = [c, *self.asked]
        self.at = WHETHER
        self.ask(s)

    # ---------------------------------------------------------------- what they do
    def resolve(self, s: LcgState, i: int, using: list[int]) -> None:
        if TYPES[i] == RENOWN:
            happen(s, *[happenings.gains_power(c, self.who, 1) for c in using])
        elif TYPES[i] == INSIGHT:
            cards.draw(s, self.who, len(using))
            settle(s)
        else:
            loser = challenges.loser(s)
            told = []
            for c in using:
                found = cards.discard_top(s, loser)
                if found >= 0:
                    told.append(happenings.pillaged(c, self.who, found, loser))
            if told:
                happen(s, *told)

    def ask(self, s: LcgState) -> None:
        if self.at == WHICH_TYPE:
            s.ask(s.first, D_KEYWORD, [KEYWORD + i for i in self.left(s)])
        elif self.at == WHETHER:
            s.ask(self.who, DECISIONS[self.type_], [YES, NO])
        elif self.at == WHICH_INSTANCE:
            s.ask(self.who, D_INSTANCE, [ORDER + c for c in self.unasked(s)])
        else:
            s.ask(self.who, D_INTIMIDATE, [PASS, *[TARGET + c for c in self.intimidated(s)]])


class Bestow(OneQuestion[LcgState]):
    """Bestow N: who has brought a card into play may move up to N gold from the own pool onto it (LCG-AMB.44)."""

    __slots__ = ("card",)

    def __init__(self, who: int = NOBODY, card: int = NONE) -> None:
        super().__init__(who)
        self.card = card

    def copy(self) -> Bestow:
        other = Bestow(self.who, self.card)
        other.at = self.at
        return other

    def answered(self, s: LcgState, code: int) -> None:
        s.done()
        if code > AMOUNT:
            cards.spend(s, self.who, code - AMOUNT)
            cards.add_token(s, self.card, code - AMOUNT)

    def ask(self, s: LcgState) -> None:
        most = min(BESTOW[s.design[self.card]], s.gold[self.who])
        s.ask(self.who, D_AMOUNT, [AMOUNT + x for x in range(most + 1)])
