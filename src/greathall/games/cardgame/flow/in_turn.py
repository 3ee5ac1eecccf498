"""Choices that every player makes about cards of their own, one after the other."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board
from greathall.games.cardgame.abilities import S
from greathall.games.cardgame.codes import D_TARGET, DONE, TARGET
from greathall.games.cardgame.effects import discard, kill, targets
from greathall.games.cardgame.state import CardState
from greathall.kernel.state import ASKED, BEGIN, Frame


class InTurn(Frame[S]):
    """Each player chooses one card of their own; then it is done to all of them. A subclass says what can be chosen and
    what becomes of it."""

    __slots__ = ("chosen", "done")

    def __init__(self) -> None:
        super().__init__()
        self.done = 0  # seats that have chosen, as bits
        self.chosen: list[int] = []  # cards; the list is replaced, never changed

    def copy(self) -> InTurn[S]:
        other = self.__class__()
        other.at = self.at
        other.who = self.who
        other.done = self.done
        other.chosen = self.chosen
        return other

    def run(self, s: S) -> None:
        if self.at == ASKED:
            self.at = BEGIN
            self.chosen = [*self.chosen, s.answer - TARGET]
            self.done |= 1 << s.answerer
        seat = board.next_without(s, self.done)
        while seat >= 0:
            options = self.options(s, seat)
            if len(options) > 1:
                self.at = ASKED
                s.ask(seat, D_TARGET, options)
                return
            self.chosen = [*self.chosen, *[code - TARGET for code in options]]
            self.done |= 1 << seat
            seat = board.next_without(s, self.done)
        s.done()
        self.finish(s, self.chosen)

    def options(self, s: S, seat: int) -> list[int]:
        raise NotImplementedError

    def finish(self, s: S, chosen: list[int]) -> None:
        raise NotImplementedError

    def ask(self, s: S) -> None:
        seat = board.next_without(s, self.done)
        s.ask(seat, D_TARGET, self.options(s, seat))


class Marched(InTurn[CardState]):
    """Characters that are discarded together and cannot be saved (LCG-PRIO.7)."""

    __slots__ = ()

    def options(self, s: CardState, seat: int) -> list[int]:
        return targets(board.characters(s, seat))

    def finish(self, s: CardState, chosen: list[int]) -> None:
        if chosen:
            discard(s, *chosen, saves=False)


SPARED_EACH: Final = 3


class Wildfire(Frame[CardState]):
    """Each player in turn names up to three characters; all others die together and cannot be saved (LCG-PRIO.7)."""

    __slots__ = ("named", "players", "spared")

    def __init__(self) -> None:
        super().__init__()
        self.players = 0  # how many have chosen
        self.named = 0  # how many the one choosing now has named
        self.spared: list[int] = []  # who survives; the list is replaced, never changed

    def copy(self) -> Wildfire:
        other = Wildfire()
        other.at = self.at
        other.who = self.who
        other.players = self.players
        other.named = self.named
        other.spared = self.spared
        return other

    def run(self, s: CardState) -> None:
        if self.at == ASKED:
            if s.answer == DONE:
                self.players += 1
                self.named = 0
            else:
                self.spared = [*self.spared, s.answer - TARGET]
                self.named += 1
        order = board.everyone(s)
        while self.players < len(order):
            if self.named < SPARED_EACH and len(self.options(s)) > 1:
                self.at = ASKED
                self.ask(s)
                return
            self.players += 1
            self.named = 0
        s.done()
        lost = [c for c in board.all_characters(s) if c not in self.spared]
        if lost:
            kill(s, *lost, saves=False)

    def options(self, s: CardState) -> list[int]:
        mine = board.characters(s, board.everyone(s)[self.players])
        return [DONE, *targets([c for c in mine if c not in self.spared])]

    def ask(self, s: CardState) -> None:
        s.ask(board.everyone(s)[self.players], s.book.sparing_decision, self.options(s))
