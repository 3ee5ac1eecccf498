"""Phase 3: cards are chosen in secret and revealed together (IRT-ENC). From here to the end of the turn players and
characters of both sides participate (IRT-PART.3)."""

from __future__ import annotations

from greathall.games.iron_throne.codes import D_FACE_UP, D_SEALED, SEAL
from greathall.games.iron_throne.flow.choosing import in_hand
from greathall.games.iron_throne.flow.windows import open_window
from greathall.games.iron_throne.names import P_ENCOUNTER, W5, W6
from greathall.games.iron_throne.ops import cards, turns
from greathall.games.iron_throne.state import ThroneState
from greathall.kernel.rng import Rng
from greathall.kernel.state import UNKNOWN, Frame


class Encounter(Frame[ThroneState]):
    """IRT-ENC.1 to IRT-ENC.9, IRT-AMB.7. items: 1 + the card of attacker and defender, 0 before they have chosen.
    at: 0 the window before, 1 both choose, 2 who is seen through chooses first (leader Bran), 3 revealed."""

    __slots__ = ()
    secret = True

    def run(self, s: ThroneState) -> None:
        if self.at == 0:
            self.at = 1
            self.items = []
            turns.begin_phase(s, P_ENCOUNTER)
            open_window(s, W5)
            if s.stack[-1] is not self:
                return
        if self.at == 1:
            self.choose(s)
        elif self.at == 2:  # face up, then the other one
            self.at = 1
            cards.reveal(s, s.face_up, s.answer - SEAL)
            self.choose(s)
        elif self.at == 3:
            s.done()

    def choose(self, s: ThroneState) -> None:
        both = [s.attacker, s.defender]
        if not self.items:
            self.items = [0, 0]
            first = s.face_up
            if first >= 0:
                self.items[both.index(first)] = 1
                if not s.hands[first]:
                    cards.reveal_top(s, first)
                else:
                    self.at = 2
                    self.ask(s)
                    return
            self.settle_alone(s)
            self.ask(s)
        elif s.face_up >= 0 and s.answerer == s.face_up:  # Bran's turn now
            self.settle_alone(s)
            self.ask(s)
        else:
            self.items[both.index(s.answerer)] = 1 + s.answer - SEAL
            turns.sealed(s, s.answerer)
        if not s.asks:
            self.reveal(s)

    def settle_alone(self, s: ThroneState) -> None:
        """IRT-ENC.9: nothing to choose from; the top card of the deck will do it (-1)."""
        for i, p in enumerate((s.attacker, s.defender)):
            if not s.hands[p] and not self.items[i]:
                self.items[i] = -1

    def reveal(self, s: ThroneState) -> None:
        for i, p in enumerate((s.attacker, s.defender)):
            if p == s.face_up:
                continue
            if self.items[i] > 0:
                cards.reveal(s, p, self.items[i] - 1)
            else:
                cards.reveal_top(s, p)
        self.items = []
        self.at = 3
        turns.work_out(s)
        open_window(s, W6)
        if s.stack[-1] is self:
            s.done()

    def ask(self, s: ThroneState) -> None:
        if self.at == 2:
            s.ask(s.face_up, D_FACE_UP, [SEAL + k for k in in_hand(s, s.face_up)])
            return
        for i, p in enumerate((s.attacker, s.defender)):
            if not self.items[i]:
                s.ask(p, D_SEALED, [SEAL + k for k in in_hand(s, p)])

    def mask(self, s: ThroneState, seat: int) -> None:
        for i, p in enumerate((s.attacker, s.defender)):
            if self.items and p != seat and self.items[i] > 0 and p != s.face_up:
                self.items[i] = UNKNOWN

    def redeal(self, s: ThroneState, seat: int, rng: Rng) -> None:
        for i, p in enumerate((s.attacker, s.defender)):
            if self.items and p != seat and self.items[i] > 0 and p != s.face_up:
                able = in_hand(s, p)
                self.items[i] = 1 + able[rng.below(len(able))]
