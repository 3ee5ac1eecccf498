"""Delayed effects: they resolve by themselves at their moment, before any reactions to it (LCG-EFF.9, LCG-EFF.10)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import challenges, happenings
from greathall.games.cardgame.codes import D_ORDER, ORDER
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.names import DUPLICATE, KNEELING, PLAY
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.state import NONE, CardState
from greathall.kernel.state import ASKED, BEGIN, NOBODY, Frame

# Kinds (column `delayed`: kind, card, seat, when).
DL_DRAW_IF_WON: Final = 0
DL_STAND_IF_WON: Final = 1
DL_DISCARD: Final = 2  # cannot be saved
DL_RETURN: Final = 3
DL_RETURN_SAVEABLE: Final = 4
DL_POISON: Final = 5


def due(s: CardState, when: int) -> None:
    """What is due now begins."""
    found = turns.take_delayed(s, when)
    if found:
        s.push(DueNow([(seat, kind, c) for kind, c, seat, _ in found]))


class DueNow(Frame[CardState]):
    """LCG-PRIO.8: delayed effects of one moment, in the order the first player likes."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: list[tuple[int, int, int]] | None = None) -> None:
        super().__init__()
        # Effects still to come: whose, kind, card. The list is replaced, never changed.
        self.waiting: list[tuple[int, int, int]] = waiting or []

    def copy(self) -> DueNow:
        other = DueNow(self.waiting)
        other.at = self.at
        other.who = self.who
        return other

    def run(self, s: CardState) -> None:
        first = 0
        if self.at == ASKED:
            self.at = BEGIN
            first = [c for _, _, c in self.waiting].index(s.answer - ORDER)
        elif not self.waiting:
            s.done()
            return
        elif len(self.options()) > 1:
            self.at = ASKED
            self.ask(s)
            return
        who, kind, c = self.waiting[first]
        self.waiting = [*self.waiting[:first], *self.waiting[first + 1 :]]
        s.push(Delayed(who, kind, c))

    def options(self) -> list[int]:
        """By card; effects without one come first and need no order."""
        if any([c < 0 for _, _, c in self.waiting]):
            return []
        return list(dict.fromkeys([ORDER + c for _, _, c in self.waiting]))

    def ask(self, s: CardState) -> None:
        s.ask(s.first, D_ORDER, self.options())


class Delayed(Frame[CardState]):
    """One delayed effect. who: the player it belongs to."""

    __slots__ = ("card", "kind")

    def __init__(self, who: int = NOBODY, kind: int = DL_DRAW_IF_WON, card: int = NONE) -> None:
        super().__init__(who)
        self.kind = kind
        self.card = card

    def copy(self) -> Delayed:
        other = Delayed(self.who, self.kind, self.card)
        other.at = self.at
        return other

    def run(self, s: CardState) -> None:
        s.done()
        c = self.card
        there = c >= 0 and s.zone[c] in (PLAY, DUPLICATE)  # LCG-ZONE.1: a duplicate is in play too
        won = bool(s.challenge) and challenges.winner(s) == self.who
        if self.kind == DL_DRAW_IF_WON:
            if won:
                cards.draw(s, self.who, 1)
        elif self.kind == DL_STAND_IF_WON:
            if won and there and s.flags[c] & KNEELING:
                happen(s, happenings.stands(c, s.ctrl[c]))
        elif there:
            if self.kind == DL_DISCARD:
                happen(s, happenings.discarded(c, s.ctrl[c], happenings.CANNOT_BE_SAVED))
            elif self.kind == DL_RETURN:
                happen(s, happenings.returned(c, s.ctrl[c], happenings.CANNOT_BE_SAVED))
            elif self.kind == DL_RETURN_SAVEABLE:
                happen(s, happenings.returned(c, s.ctrl[c]))
            elif cards.is_poisoned(s, c):
                cards.remove_poison(s, c)
                happen(s, happenings.killed(c, s.ctrl[c]))
