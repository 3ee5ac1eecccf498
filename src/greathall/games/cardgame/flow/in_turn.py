"""Choices that every player makes about cards of their own, one after the other."""

from __future__ import annotations

from greathall.games.cardgame import board
from greathall.games.cardgame.abilities import S
from greathall.games.cardgame.codes import D_TARGET, DONE, TARGET
from greathall.games.cardgame.effects import discard, kill, targets
from greathall.games.cardgame.state import CardState
from greathall.kernel.state import Frame


class InTurn(Frame[S]):
    """Each player chooses one card of their own; then it is done to all of them. a: seats that have chosen, as bits;
    items: the chosen. A subclass says what can be chosen and what becomes of it."""

    __slots__ = ()

    def run(self, s: S) -> None:
        if self.at == 1:
            self.at = 0
            self.items = [*self.items, s.answer - TARGET]
            self.a |= 1 << s.answerer
        seat = board.next_without(s, self.a)
        while seat >= 0:
            options = self.options(s, seat)
            if len(options) > 1:
                self.at = 1
                s.ask(seat, D_TARGET, options)
                return
            self.items = [*self.items, *[code - TARGET for code in options]]
            self.a |= 1 << seat
            seat = board.next_without(s, self.a)
        s.done()
        self.finish(s, self.items)

    def options(self, s: S, seat: int) -> list[int]:
        raise NotImplementedError

    def finish(self, s: S, chosen: list[int]) -> None:
        raise NotImplementedError

    def ask(self, s: S) -> None:
        seat = board.next_without(s, self.a)
        s.ask(seat, D_TARGET, self.options(s, seat))


class Marched(InTurn[CardState]):
    """Characters that are discarded together and cannot be saved (LCG-PRIO.7)."""

    __slots__ = ()

    def options(self, s: CardState, seat: int) -> list[int]:
        return targets(board.characters(s, seat))

    def finish(self, s: CardState, chosen: list[int]) -> None:
        if chosen:
            discard(s, *chosen, saves=False)


class Wildfire(Frame[CardState]):
    """Each player in turn names up to three characters; all others die together and cannot be saved (LCG-PRIO.7). a:
    how many players have chosen; b: how many the one choosing now has named; items: who survives."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        if self.at == 1:
            if s.answer == DONE:
                self.a += 1
                self.b = 0
            else:
                self.items = [*self.items, s.answer - TARGET]
                self.b += 1
        order = board.everyone(s)
        while self.a < len(order):
            if self.b < 3 and len(self.options(s)) > 1:
                self.at = 1
                self.ask(s)
                return
            self.a += 1
            self.b = 0
        s.done()
        lost = [c for c in board.all_characters(s) if c not in self.items]
        if lost:
            kill(s, *lost, saves=False)

    def options(self, s: CardState) -> list[int]:
        mine = board.characters(s, board.everyone(s)[self.a])
        return [DONE, *targets([c for c in mine if c not in self.items])]

    def ask(self, s: CardState) -> None:
        s.ask(board.everyone(s)[self.a], s.book.sparing_decision, self.options(s))
