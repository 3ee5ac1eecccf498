"""The first phase of a turn: roll, production or the 7, Samwell, wildling movement (CAT-PROD, CAT-SEVEN, CAT-ADV)."""

from __future__ import annotations

from typing import Final

from greathall.games.catan import codes
from greathall.games.catan.board import HEX_NODES, LAYOUTS
from greathall.games.catan.cards.hero import AfterHero
from greathall.games.catan.names import CAMP, SAMWELL
from greathall.games.catan.ops import cards, pieces, wildlings
from greathall.games.catan.reading import (
    anybody_used_hero,
    builder_of,
    got_hero_this_turn,
    hero_of,
    used_hero_this_turn,
)
from greathall.games.catan.state import CatanState
from greathall.kernel.rng import Rng
from greathall.kernel.state import ASKED, BEGIN, NOBODY, UNKNOWN, Frame

# CAT-SEVEN.3: where Tormund may go from each place, per layout.
TORMUND_MOVES: Final[list[list[list[int]]]] = [
    [[codes.TORMUND + h for h in (*layout.hexes, CAMP) if h != place] for place in range(CAMP + 1)]
    for layout in LAYOUTS
]


# Steps of FirstPhase.
BANISHING: Final = 1
SAMWELL_ASKED: Final = 2
MOVEMENT: Final = 3


class FirstPhase(Frame[CatanState]):
    """CAT-TURN.2 phase 1, in the order of R-ADV-1 and R-TURN-2. who: the roller."""

    __slots__ = ("samwell",)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.samwell = NOBODY  # the seat that may use Samwell after this roll

    def copy(self) -> FirstPhase:
        other = FirstPhase(self.who)
        other.at = self.at
        other.samwell = self.samwell
        return other

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:  # CAT-PROD.1
            pieces.roll(s)
            if s.table.drama and s.die1 == s.die2 == s.die12 and s.hero_pool:  # CAT-VAR.1
                self.at = BANISHING
                self.ask(s)
                return
            self.produce(s)
        elif self.at == BANISHING:
            pieces.banish_hero(s, self.who, s.answer - codes.BANISH)
            self.produce(s)
        elif self.at == SAMWELL_ASKED:  # CAT-HERO.13
            self.at = MOVEMENT
            if s.answer != codes.PASS:
                pieces.use_hero(s, self.samwell)
                cards.gain(s, self.samwell, s.answer - codes.TAKE, 1)
                s.push(AfterHero(self.samwell))
        if self.at == MOVEMENT and s.stack[-1] is self and not s.over:
            # CAT-PROD.10: the wildling die counts with every roll, a 7 included.
            if s.table.brotherhood and not s.table.movement_first:
                wildlings.advance(s, s.die12)
                if s.over:
                    return
            pieces.dice_resolved(s)  # CAT-SEVEN.5: the turn goes on
            s.done()

    def produce(self, s: CatanState) -> None:
        """Production or the 7; Samwell's window follows production."""
        self.at = MOVEMENT
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
            self.samwell = samwell_entitled(s, got)
            if self.samwell >= 0:
                self.at = SAMWELL_ASKED
                self.ask(s)

    def ask(self, s: CatanState) -> None:
        if self.at == BANISHING:
            s.ask_unless_lone(self.who, codes.BANISHING, [codes.BANISH + h for h in s.hero_pool])
        else:
            takes = [codes.TAKE + r for r in range(5) if s.supply[r]]
            s.ask(self.samwell, codes.SAMWELL_TAKES, [codes.PASS, *takes])


def samwell_entitled(s: CatanState, got: int) -> int:
    """CAT-HERO.13, CAT-HERO.3 to CAT-HERO.5: the seat that holds Samwell, may use him and got nothing."""
    if SAMWELL in s.hero_pool:
        return NOBODY
    for seat in range(s.n):
        if hero_of(s, seat) == SAMWELL:
            if got >> seat & 1 or got_hero_this_turn(s, seat) or used_hero_this_turn(s, seat) or not any(s.supply):
                return NOBODY
            if s.table.hero_per_table and anybody_used_hero(s):  # R-HERO-7, the other ruling
                return NOBODY
            return seat
    return NOBODY


class Seven(Frame[CatanState]):
    """CAT-SEVEN.2: hands over 7 return half, all at once; then Tormund."""

    __slots__ = ("laid", "laid_out")
    secret = True

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.laid: list[int] = []  # by seat, how many cards lie face down before it: everybody sees that
        self.laid_out: list[int] = []  # which ones, five counts a seat as in `hand`

    def copy(self) -> Seven:
        other = Seven(self.who)
        other.at = self.at
        other.laid = self.laid.copy()
        other.laid_out = self.laid_out.copy()
        return other

    def laid_out_by(self, seat: int) -> list[int]:
        return self.laid_out[seat * 5 : seat * 5 + 5]

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = ASKED
            self.laid = [0] * s.n
            self.laid_out = [0] * (s.n * 5)
            self.ask(s)
        else:
            seat = s.answerer
            self.laid[seat] += 1
            self.laid_out[seat * 5 + s.answer - codes.DISCARD] += 1
            self.ask_seat(s, seat)
        if s.asks:
            return
        for seat in range(s.n):
            for r, count in enumerate(self.laid_out_by(seat)):
                if count:
                    cards.discard(s, seat, r, count)
        s.done()
        s.push(MoveTormund(self.who))

    def ask(self, s: CatanState) -> None:
        for seat in range(s.n):
            self.ask_seat(s, seat)

    def ask_seat(self, s: CatanState, seat: int) -> None:
        size = s.hand_size[seat]
        if size > 7 and self.laid[seat] < size // 2:
            laid, hand = self.laid_out_by(seat), s.hand
            s.ask(seat, codes.DISCARDING, [codes.DISCARD + r for r in range(5) if hand[seat * 5 + r] > laid[r]])

    def mask(self, s: CatanState, seat: int) -> None:
        """What the others have laid out so far is face down until all are done."""
        for i in range(len(self.laid_out)):
            if i // 5 != seat:
                self.laid_out[i] = UNKNOWN

    def redeal(self, s: CatanState, seat: int, rng: Rng) -> None:
        for p in range(s.n):
            if p != seat:
                hand = [r for r in range(5) for _ in range(s.hand[p * 5 + r])]
                rng.shuffle(hand)
                for r in range(5):
                    self.laid_out[p * 5 + r] = hand[: self.laid[p]].count(r)


# Steps of MoveTormund.
MOVING: Final = 1
ROBBING: Final = 2


class MoveTormund(Frame[CatanState]):
    """CAT-SEVEN.3, CAT-SEVEN.4, CAT-PATROL.2: move Tormund, then perhaps rob. who: the mover."""

    __slots__ = ("by_patrol",)

    def __init__(self, who: int = NOBODY, by_patrol: bool = False) -> None:
        super().__init__(who)
        self.by_patrol = by_patrol

    def copy(self) -> MoveTormund:
        other = MoveTormund(self.who, self.by_patrol)
        other.at = self.at
        return other

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = MOVING
            self.ask(s)
            return
        if self.at == MOVING:
            self.at = ROBBING
            h = s.answer - codes.TORMUND
            pieces.move_tormund(s, self.who, h)
            if robbable(s, self.who, h):
                self.ask(s)
                return
        elif s.answer != codes.NOBODY_ROBBED:
            cards.rob(s, self.who, s.answer - codes.ROB)
        s.done()

    def ask(self, s: CatanState) -> None:
        if self.at == ROBBING:
            victims = robbable(s, self.who, s.tormund)
            may = [] if self.must_rob(s) else [codes.NOBODY_ROBBED]
            s.ask_unless_lone(self.who, codes.ROBBING, may + victims)
            return
        moves = TORMUND_MOVES[s.layout][s.tormund]
        if (self.by_patrol and not s.table.patrol_to_camp) or s.table.combined_in_base:
            moves = [m for m in moves if not forbids_tormund(s, self.who, m - codes.TORMUND)]
        s.ask(self.who, codes.MOVING_TORMUND, moves)

    def must_rob(self, s: CatanState) -> bool:
        """R-TORM-2, the other ruling: a Patrol steals, only a 7 leaves the choice."""
        return self.by_patrol and s.table.patrol_must_rob


# ---------------------------------------------------------------- why not
def forbids_tormund(s: CatanState, seat: int, h: int) -> str:
    """CAT-SEVEN.3: to the number token of another hex, or to his camp (R-TORM-1: by a Patrol, too)."""
    frame = s.stack[-1]
    assert isinstance(frame, MoveTormund)
    if codes.TORMUND + h not in TORMUND_MOVES[s.layout][s.tormund] or (h != CAMP and not s.number[h]):
        return "CAT-SEVEN.3"
    return "CAT-R-TORM-1" if h == CAMP and frame.by_patrol and not s.table.patrol_to_camp else ""


def forbids_robbing(s: CatanState, seat: int, p: int) -> str:
    """CAT-SEVEN.4, CAT-PATROL.2: an opponent with a building at the hex, and with cards."""
    frame = s.stack[-1]
    assert isinstance(frame, MoveTormund)
    if codes.ROB + p in robbable(s, seat, s.tormund):
        return ""
    if p >= s.n and frame.must_rob(s):
        return "CAT-R-TORM-2"
    if codes.ROB + p == codes.NOBODY_ROBBED:
        return ""
    return "CAT-PATROL.2" if frame.by_patrol else "CAT-SEVEN.4"


def forbids_discarding(s: CatanState, seat: int, resource: int) -> str:
    """CAT-SEVEN.2: only what is in the hand and not laid out yet."""
    frame = s.stack[-1]
    assert isinstance(frame, Seven)
    return "" if s.hand[seat * 5 + resource] > frame.laid_out_by(seat)[resource] else "CAT-SEVEN.2"


def forbids_banishing(s: CatanState, seat: int, hero: int) -> str:
    """CAT-VAR.1: a hero of the pool."""
    return "" if hero in s.hero_pool else "CAT-VAR.1"


def robbable(s: CatanState, seat: int, h: int) -> list[int]:
    """CAT-SEVEN.4: opponents with a building at the hex and a card to lose."""
    if h == CAMP:
        return []
    found = 0
    for v in HEX_NODES[h]:
        b = s.node[v]
        if b:
            found |= 1 << builder_of(b)
    return [codes.ROB + p for p in range(s.n) if found >> p & 1 and p != seat and s.hand_size[p]]
