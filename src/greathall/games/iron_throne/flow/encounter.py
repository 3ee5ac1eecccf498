"""Phase 3: cards are chosen in secret and revealed together (IRT-ENC). From here to the end of the turn players and
characters of both sides participate (IRT-PART.3)."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.flow.choosing import in_hand
from greathall.games.iron_throne.flow.windows import open_window
from greathall.games.iron_throne.ops import cards, turns
from greathall.games.iron_throne.state import ThroneState
from greathall.kernel.rng import Rng
from greathall.kernel.state import BEGIN, NOBODY, UNKNOWN, Frame

# Steps of Encounter.
SEALING: Final = 1  # both choose a card face down
SHOWING_FIRST: Final = 2  # who is seen through chooses face up, before the other (leader Bran)
REVEALED: Final = 3

# What a side has chosen, where it is no card; UNKNOWN (-1) is a card that others have chosen.
NOT_CHOSEN: Final = -2
TOP_OF_DECK: Final = -3  # there was nothing to choose from (IRT-ENC.9)
FACE_UP: Final = -4  # it lies on the table, or will


class Encounter(Frame[ThroneState]):
    """IRT-ENC.1 to IRT-ENC.9, IRT-AMB.7."""

    __slots__ = ("sealed",)
    secret = True

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.sealed: list[int] = []  # the cards of attacker and defender; empty before anybody chooses and afterwards

    def copy(self) -> Encounter:
        other = Encounter(self.who)
        other.at = self.at
        other.sealed = self.sealed.copy()
        return other

    def run(self, s: ThroneState) -> None:
        if self.at == BEGIN:
            self.at = SEALING
            self.sealed = []
            turns.begin_phase(s, n.P_ENCOUNTER)
            open_window(s, n.W5)
            if s.stack[-1] is not self:
                return
        if self.at == SEALING:
            self.choose(s)
        elif self.at == SHOWING_FIRST:
            self.at = SEALING
            cards.reveal(s, s.face_up, s.answer - o.SEAL)
            self.choose(s)
        elif self.at == REVEALED:
            s.done()

    def choose(self, s: ThroneState) -> None:
        both = [s.attacker, s.defender]
        if not self.sealed:
            self.sealed = [NOT_CHOSEN, NOT_CHOSEN]
            first = s.face_up
            if first >= 0:
                self.sealed[both.index(first)] = FACE_UP
                if not s.hands[first]:
                    cards.reveal_top(s, first)
                else:
                    self.at = SHOWING_FIRST
                    self.ask(s)
                    return
            self.settle_alone(s)
            self.ask(s)
        elif s.face_up >= 0 and s.answerer == s.face_up:  # Bran's turn now
            self.settle_alone(s)
            self.ask(s)
        else:
            self.sealed[both.index(s.answerer)] = s.answer - o.SEAL
            turns.sealed(s, s.answerer)
        if not s.asks:
            self.reveal(s)

    def settle_alone(self, s: ThroneState) -> None:
        """IRT-ENC.9: nothing to choose from; the top card of the deck will do it."""
        for i, p in enumerate((s.attacker, s.defender)):
            if not s.hands[p] and self.sealed[i] == NOT_CHOSEN:
                self.sealed[i] = TOP_OF_DECK

    def reveal(self, s: ThroneState) -> None:
        for i, p in enumerate((s.attacker, s.defender)):
            if self.sealed[i] == FACE_UP:
                continue
            if self.sealed[i] == TOP_OF_DECK:
                cards.reveal_top(s, p)
            else:
                cards.reveal(s, p, self.sealed[i])
        self.sealed = []
        self.at = REVEALED
        turns.work_out(s)
        open_window(s, n.W6)
        if s.stack[-1] is self:
            s.done()

    def sealed_by(self, s: ThroneState, seat: int) -> int:
        """The card a seat has chosen face down: UNKNOWN where it is masked or the top of a deck, NOT_CHOSEN where there
        is none."""
        if not self.sealed or seat not in (s.attacker, s.defender):
            return NOT_CHOSEN
        card = self.sealed[0 if seat == s.attacker else 1]
        if card == TOP_OF_DECK:
            return UNKNOWN
        return NOT_CHOSEN if card == FACE_UP else card

    def ask(self, s: ThroneState) -> None:
        if self.at == SHOWING_FIRST:
            s.ask(s.face_up, o.D_FACE_UP, [o.SEAL + k for k in in_hand(s, s.face_up)])
            return
        for i, p in enumerate((s.attacker, s.defender)):
            if self.sealed[i] == NOT_CHOSEN:
                s.ask(p, o.D_SEALED, [o.SEAL + k for k in in_hand(s, p)])

    def mask(self, s: ThroneState, seat: int) -> None:
        for i, p in enumerate((s.attacker, s.defender)):
            if self.sealed and p != seat and self.sealed[i] >= 0:
                self.sealed[i] = UNKNOWN

    def redeal(self, s: ThroneState, seat: int, rng: Rng) -> None:
        for i, p in enumerate((s.attacker, s.defender)):
            if self.sealed and p != seat and self.sealed[i] >= UNKNOWN:
                able = in_hand(s, p)
                self.sealed[i] = able[rng.below(len(able))]


def sealed_by(s: ThroneState, seat: int) -> int:
    """The card a seat has chosen face down, as `Encounter.sealed_by` says."""
    for frame in s.stack[::-1]:
        if isinstance(frame, Encounter):
            return frame.sealed_by(s, seat)
    return NOT_CHOSEN


def laid_down(s: ThroneState, seat: int) -> int:
    """How many cards of `hands` lie face down on the table, and are in hand no longer: the state keeps a sealed card
    among those of the hand until it is revealed, so that what others know of them stays true either way."""
    return 1 if sealed_by(s, seat) != NOT_CHOSEN and s.hands[seat] else 0
