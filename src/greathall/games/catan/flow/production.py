"""The first phase of a turn: roll, production or the 7, Samwell, wildling movement (CAT-PROD, CAT-SEVEN, CAT-ADV)."""

from __future__ import annotations

from typing import Final

from greathall.games.catan.board import HEX_NODES, LAYOUTS
from greathall.games.catan.cards.heroes import AfterHero
from greathall.games.catan.codes import (
    BANISH,
    BANISHING,
    DISCARD,
    DISCARDING,
    MOVING_TORMUND,
    NOBODY_ROBBED,
    PASS,
    ROB,
    ROBBING,
    SAMWELL_TAKES,
    TAKE,
    TORMUND,
)  # fmt: skip
from greathall.games.catan.names import CAMP, SAMWELL
from greathall.games.catan.ops import cards, pieces, wildlings
from greathall.games.catan.state import HELD, SINCE, USED, CatanState
from greathall.kernel.rng import Rng
from greathall.kernel.state import UNKNOWN, Frame

# CAT-SEVEN.3: where Tormund may go from each place, per layout.
TORMUND_MOVES: Final[list[list[list[int]]]] = [
    [[TORMUND + h for h in (*layout.hexes, CAMP) if h != place] for place in range(CAMP + 1)] for layout in LAYOUTS
]


class FirstPhase(Frame[CatanState]):
    """CAT-TURN.2 phase 1, in the order of R-ADV-1 and R-TURN-2. who: the roller; a: who may use Samwell."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == 0:  # CAT-PROD.1
            pieces.roll(s)
            if s.table.drama and s.die1 == s.die2 == s.die12 and s.hero_pool:  # CAT-VAR.1
                self.at = 1
                self.ask(s)
                return
            self.produce(s)
        elif self.at == 1:
            pieces.banish_hero(s, self.who, s.answer - BANISH)
            self.produce(s)
        elif self.at == 2:  # CAT-HERO.13
            self.at = 3
            if s.answer != PASS:
                pieces.use_hero(s, self.a)
                cards.gain(s, self.a, s.answer - TAKE, 1)
                s.push(AfterHero(self.a))
        if self.at == 3 and s.stack[-1] is self and not s.over:
            # CAT-PROD.10: the wildling die counts with every roll, a 7 included.
            if s.table.brotherhood and not s.table.movement_first:
                wildlings.advance(s, s.die12)
                if s.over:
                    return
            pieces.dice_resolved(s)  # CAT-SEVEN.5: the turn goes on
            s.done()

    def produce(self, s: CatanState) -> None:
        """Production or the 7; Samwell's window follows production."""
        self.at = 3
        if s.table.movement_first and s.table.brotherhood:  # R-ADV-1, the other ruling
            wildlings.advance(s, s.die12)
            if s.over:
                return
        total = s.die1 + s.die2
        if total == 7:  # CAT-SEVEN.1
            s.push(Seven(self.who))
            return
        got = cards.produce(s, total)
        if s.table.brotherhood:
            self.a = samwell_entitled(s, got)
            if self.a >= 0:
                self.at = 2
                self.ask(s)

    def ask(self, s: CatanState) -> None:
        if self.at == 1:
            s.ask(self.who, BANISHING, [BANISH + h for h in s.hero_pool])
        else:
            s.ask(self.a, SAMWELL_TAKES, [PASS, *(TAKE + r for r in range(5) if s.supply[r])])


def samwell_entitled(s: CatanState, got: int) -> int:
    """CAT-HERO.13, CAT-HERO.3 to CAT-HERO.5: the seat that holds Samwell, may use him and got nothing."""
    hero = s.hero
    for seat in range(s.n):
        i = seat * 4
        if hero[i + HELD] == SAMWELL:
            if got >> seat & 1 or hero[i + SINCE] == s.turn or hero[i + USED] == s.turn or not any(s.supply):
                return -1
            if s.table.hero_per_table and any(hero[p * 4 + USED] == s.turn for p in range(s.n)):  # R-HERO-7
                return -1
            return seat
    return -1


class Seven(Frame[CatanState]):
    """CAT-SEVEN.2: hands over 7 return half, all at once; then Tormund. items: what is laid out, as in `hand`."""

    __slots__ = ()
    secret = True

    def run(self, s: CatanState) -> None:
        if self.at == 0:
            self.at = 1
            self.items = [0] * (s.n * 5)
            self.ask(s)
        else:
            seat = s.answerer
            self.items[seat * 5 + s.answer - DISCARD] += 1
            self.ask_seat(s, seat)
        if s.asks:
            return
        for i, count in enumerate(self.items):
            if count:
                cards.discard(s, i // 5, i % 5, count)
        s.done()
        s.push(MoveTormund(self.who))

    def ask(self, s: CatanState) -> None:
        for seat in range(s.n):
            self.ask_seat(s, seat)

    def ask_seat(self, s: CatanState, seat: int) -> None:
        i = seat * 5
        size = s.hand_size[seat]
        if size > 7 and sum(self.items[i : i + 5]) < size // 2:
            s.ask(seat, DISCARDING, [DISCARD + r for r in range(5) if s.hand[i + r] > self.items[i + r]])

    def mask(self, s: CatanState, seat: int) -> None:
        """What the others have laid out so far is face down until all are done."""
        for i in range(len(self.items)):
            if i // 5 != seat:
                self.items[i] = UNKNOWN

    def redeal(self, s: CatanState, seat: int, rng: Rng) -> None:
        asked = [a.seat for a in s.asks]
        for p in range(s.n):
            if p == seat or s.hand_size[p] <= 7:
                continue
            hand = [r for r in range(5) for _ in range(s.hand[p * 5 + r])]
            rng.shuffle(hand)
            laid_out = [] if p in asked else hand[: s.hand_size[p] // 2]
            for r in range(5):
                self.items[p * 5 + r] = laid_out.count(r)


class MoveTormund(Frame[CatanState]):
    """CAT-SEVEN.3, CAT-SEVEN.4, CAT-PATROL.2: move Tormund, then perhaps rob. who: the mover; a: 1 if by a Patrol."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == 0:
            self.at = 1
            self.ask(s)
            return
        if self.at == 1:
            self.at = 2
            h = s.answer - TORMUND
            pieces.move_tormund(s, self.who, h)
            if robbable(s, self.who, h):
                self.ask(s)
                return
        elif s.answer != NOBODY_ROBBED:
            cards.rob(s, self.who, s.answer - ROB)
        s.done()

    def ask(self, s: CatanState) -> None:
        if self.at == 2:
            s.ask(self.who, ROBBING, [NOBODY_ROBBED, *robbable(s, self.who, s.tormund)])  # R-TORM-2: may
            return
        moves = TORMUND_MOVES[s.layout][s.tormund]
        if self.a and not s.table.patrol_to_camp:  # R-TORM-1, the other ruling
            moves = [m for m in moves if m != TORMUND + CAMP]
        s.ask(self.who, MOVING_TORMUND, moves)


def robbable(s: CatanState, seat: int, h: int) -> list[int]:
    """CAT-SEVEN.4: opponents with a building at the hex and a card to lose."""
    if h == CAMP:
        return []
    found = 0
    for v in HEX_NODES[h]:
        b = s.node[v]
        if b:
            found |= 1 << ((b - 1) & 3)
    return [ROB + p for p in range(s.n) if found >> p & 1 and p != seat and s.hand_size[p]]
