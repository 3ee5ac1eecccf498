"""Hostages: taking them, and the step at the start of every turn (IRT-HOSTAGE, IRT-TAKE). A hostage is a card of
another house in the taker's keeping, and nothing else can be done with it (IRT-HOSTAGE.1, IRT-CARDS.6)."""

from __future__ import annotations

from greathall.games.iron_throne import board
from greathall.games.iron_throne.codes import (
    CHARACTER,
    D_ABILITY,
    D_HOSTAGES,
    D_SOURCE,
    D_TORTURE,
    DONE,
    FREE,
    PASS,
    SOURCE,
    TORTURE,
    USE,
)
from greathall.games.iron_throne.flow.choosing import LEADERS
from greathall.games.iron_throne.names import DAVOS, FROM_HELD, JOFFREY, card_house, character_of
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import CARD_SHIFT, NONE, ThroneState
from greathall.kernel.state import Frame


class TakeHostage(Frame[ThroneState]):
    """IRT-HOSTAGE.2 to IRT-HOSTAGE.4, IRT-HOSTAGE.14. who takes from a; b: 1 while leader Davos says where from; c: 1
    in a truce deal, whose cards stay marked until it is done (IRT-AMB.18)."""

    __slots__ = ()

    def run(self, s: ThroneState) -> None:
        if self.at == 0:
            if not board.sources(s, self.a):
                s.done()
                return
            if s.leader[self.a] == DAVOS:
                self.at = 1
                s.ask(self.a, D_ABILITY, [USE + DAVOS, PASS])
                return
            self.at = 2
        elif self.at == 1:
            if s.answer == PASS:
                turns.passed(s, self.a)
            else:
                turns.use_leader(s, self.a)
                self.b = 1
            self.at = 2
        elif self.at == 3:
            self.take(s, s.answer - SOURCE)
            return
        elif self.at == 4:
            source = s.answer - SOURCE
            if source < FROM_HELD:
                self.take(s, source)
                return
            self.at = 5
        if self.at == 2:
            options = self.options(s)
            if len(options) == 1:
                if not self.b or options[0] < FROM_HELD:
                    self.take(s, options[0])
                    return
                self.at = 5
            else:
                self.at = 4 if self.b else 3
                self.ask(s)
                return
        if self.at == 5:  # which of the hostages, after Davos has said that it is to be one of these
            backs = self.backs(s)
            self.at = 3
            if len(backs) == 1:
                self.take(s, backs[0])
            else:
                self.ask(s)

    def options(self, s: ThroneState) -> list[int]:
        found = board.sources(s, self.a)
        if not self.b:
            return found
        return [x for x in found if x < FROM_HELD] + self.backs(s)[:1]

    def backs(self, s: ThroneState) -> list[int]:
        return [x for x in board.sources(s, self.a) if x >= FROM_HELD]

    def ask(self, s: ThroneState) -> None:
        if self.at == 1:
            s.ask(self.a, D_ABILITY, [USE + DAVOS, PASS])
        elif self.at == 4:
            s.ask(self.a, D_SOURCE, [SOURCE + x for x in self.options(s)])
        else:
            s.ask(self.who, D_SOURCE, [SOURCE + x for x in (self.backs(s) if self.b else self.options(s))])

    def take(self, s: ThroneState, source: int) -> None:
        cards.take_hostage(s, self.who, self.a, source, bool(self.c))
        s.done()
        if self.b:
            LEADERS[DAVOS].do(s, self.a, self.who, NONE)


def take_hostages(s: ThroneState, seat: int, victim: int, count: int) -> None:
    """One after the other."""
    for _ in range(count):
        s.push(TakeHostage(seat, victim))


class HostageStep(Frame[ThroneState]):
    """IRT-HOSTAGE.5 to IRT-HOSTAGE.15, IRT-TURN.4: clockwise from the attacker, each deals with all of theirs. a: how
    many seats are done; b: 1 + the card being tortured."""

    __slots__ = ()

    def run(self, s: ThroneState) -> None:
        if self.at == 1:
            self.answered(s, s.answer)
        elif self.at == 2:  # whose power is taken (IRT-HOSTAGE.9)
            character = s.answer - CHARACTER
            power.steal(s, self.seat(s), board.seat_of_character(s, character), character)
            self.tortured(s)
        elif self.at == 3:
            if s.answer == PASS:
                turns.passed(s, self.seat(s))
            else:
                turns.use_leader(s, self.seat(s))
                LEADERS[JOFFREY].do(s, self.seat(s), NONE, NONE)
            self.at = 0
        if self.at == 0 and not s.over:
            while self.a < s.n and not s.hostages[self.seat(s)]:
                self.a += 1
            if self.a < s.n:
                self.at = 1
                self.ask(s)
            else:
                s.done()

    def seat(self, s: ThroneState) -> int:
        return (s.attacker + self.a) % s.n

    def answered(self, s: ThroneState, code: int) -> None:
        seat = self.seat(s)
        self.at = 0
        if code == DONE:
            turns.kept_hostages(s, seat)
            self.a += 1
        elif code < TORTURE:
            cards.free(s, seat, code - FREE)
        else:
            self.torture(s, seat, code - TORTURE)

    def torture(self, s: ThroneState, seat: int, card: int) -> None:
        cards.torture(s, seat, card)
        owner = board.seat_of_house(s, card_house(card))
        character = character_of(card)
        if character < 0:
            able = board.living(s, owner)
            if len(able) > 1:
                self.b = 1 + card
                self.at = 2
                self.ask(s)
                return
            power.steal(s, seat, owner, able[0])
        elif character == s.leader[owner]:
            power.box(s, owner, 4)
        elif board.power_of(s, owner, character):  # a dead one is past it (IRT-AMB.12)
            power.strip(s, owner, character, 4)
        self.tortured(s)

    def tortured(self, s: ThroneState) -> None:
        self.at = 0
        self.b = 0
        if turns.game_ends(s):
            return
        if s.leader[self.seat(s)] == JOFFREY:
            self.at = 3
            self.ask(s)

    def ask(self, s: ThroneState) -> None:
        seat = self.seat(s)
        if self.at == 1:
            held = list(dict.fromkeys([e >> CARD_SHIFT for e in s.hostages[seat]]))
            s.ask(seat, D_HOSTAGES, [DONE, *[FREE + k for k in held], *[TORTURE + k for k in held]])
        elif self.at == 2:
            owner = board.seat_of_house(s, card_house(self.b - 1))
            s.ask(seat, D_TORTURE, [CHARACTER + c for c in board.living(s, owner)])
        else:
            s.ask(seat, D_ABILITY, [USE + JOFFREY, PASS])
