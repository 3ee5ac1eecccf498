"""A choice made while an effect resolves: what a card lets somebody pick without targeting it, either one thing or
another, or what an opponent picks (LCG-TGT.1, LCG-GOLD.4)."""

from __future__ import annotations

from typing import ClassVar

from greathall.games.cardgame.abilities import S
from greathall.games.cardgame.codes import D_TARGET, PASS
from greathall.games.cardgame.state import NONE
from greathall.kernel.state import ASKED, BEGIN, NOBODY, Frame


class Choice(Frame[S]):
    """One question to one seat. who: who is asked.

    With nothing to choose from it is skipped (LCG-EFF.2); the only thing there is is taken at once, unless the card
    says "may".
    """

    __slots__ = ()
    decision: ClassVar[int] = D_TARGET
    optional: ClassVar[bool] = False

    def options(self, s: S) -> list[int]:
        """What can be chosen, without declining."""
        return []

    def does_nothing(self, s: S, code: int) -> bool:
        """Would an option change nothing, as far as the asked seat knows?"""
        return False

    def chosen(self, s: S, code: int) -> None:
        """Carry it out; this frame is gone already."""

    def run(self, s: S) -> None:
        code = s.answer
        if self.at == BEGIN:
            options = self.options(s)
            if len(options) > 1 or (options and self.optional):
                self.at = ASKED
                self.ask(s)
                return
            code = options[0] if options else PASS
        s.done()
        if code != PASS:
            self.chosen(s, code)

    def ask(self, s: S) -> None:
        options = self.options(s)
        # Nothing at all: only in a guess at a hand that cannot be seen (see knowledge.py).
        s.ask(self.who, self.decision, [PASS, *options] if self.optional or not options else options)


class ChoiceAboutCard(Choice[S]):
    """A choice that has to do with one card."""

    __slots__ = ("card",)

    def __init__(self, who: int = NOBODY, card: int = NONE) -> None:
        super().__init__(who)
        self.card = card

    def copy(self) -> ChoiceAboutCard[S]:
        other = self.__class__(self.who, self.card)
        other.at = self.at
        return other


class ChoiceAboutSeat(Choice[S]):
    """A choice that has to do with another player."""

    __slots__ = ("seat",)

    def __init__(self, who: int = NOBODY, seat: int = NOBODY) -> None:
        super().__init__(who)
        self.seat = seat

    def copy(self) -> ChoiceAboutSeat[S]:
        other = self.__class__(self.who, self.seat)
        other.at = self.at
        return other
