"""Delayed effects: they resolve by themselves at their moment, before any reactions to it (LCG-EFF.9, LCG-EFF.10)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import happenings
from greathall.games.cardgame.codes import D_ORDER, ORDER
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.names import DUPLICATE, KNEELING, PLAY
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.state import CardState
from greathall.kernel.state import Frame

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
        s.push(DueNow(items=[x for kind, c, seat, _ in found for x in (seat, kind, c)]))


class DueNow(Frame[CardState]):
    """LCG-PRIO.8: delayed effects of one moment, in the order the first player likes. items: who, kind, card of
    each."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        at = 0
        if self.at == 1:
            self.at = 0
            at = next(i for i in range(0, len(self.items), 3) if self.items[i + 2] == s.answer - ORDER)
        elif not self.items:
            s.done()
            return
        elif len(self.options()) > 1:
            self.at = 1
            self.ask(s)
            return
        who, kind, c = self.items[at : at + 3]
        self.items = [*self.items[:at], *self.items[at + 3 :]]
        s.push(Delayed(who, kind, c))

    def options(self) -> list[int]:
        """By card; effects without one come first and need no order."""
        if any([c < 0 for c in self.items[2::3]]):
            return []
        return list(dict.fromkeys([ORDER + c for c in self.items[2::3]]))

    def ask(self, s: CardState) -> None:
        s.ask(s.first, D_ORDER, self.options())


class Delayed(Frame[CardState]):
    """who: the player it belongs to; a: kind; b: card."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        s.done()
        c = self.b
        there = c >= 0 and s.zone[c] in (PLAY, DUPLICATE)  # LCG-ZONE.1: a duplicate is in play too
        won = bool(s.challenge) and s.challenge[4] == self.who
        if self.a == DL_DRAW_IF_WON:
            if won:
                cards.draw(s, self.who, 1)
        elif self.a == DL_STAND_IF_WON:
            if won and there and s.flags[c] & KNEELING:
                happen(s, happenings.stands(c, s.ctrl[c]))
        elif there:
            if self.a == DL_DISCARD:
                happen(s, happenings.discarded(c, s.ctrl[c], happenings.CANNOT_BE_SAVED))
            elif self.a == DL_RETURN:
                happen(s, happenings.returned(c, s.ctrl[c], happenings.CANNOT_BE_SAVED))
            elif self.a == DL_RETURN_SAVEABLE:
                happen(s, happenings.returned(c, s.ctrl[c]))
            elif s.tokens[c] >= cards.POISON:
                cards.add_token(s, c, -cards.POISON)
                happen(s, happenings.killed(c, s.ctrl[c]))
