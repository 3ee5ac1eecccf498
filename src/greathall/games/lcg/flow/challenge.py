"""A challenge from its initiation to its end (LCG-ROUND.4.2, LCG-CHAL)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, happenings
from greathall.games.cardgame.codes import (
    E_NOBODY_WON,
    E_UNOPPOSED,
    E_WON,
    PASS,
    YES,
)
from greathall.games.cardgame.flow.actions import open_window
from greathall.games.cardgame.flow.challenge import Declaring, Defence
from greathall.games.cardgame.flow.delayed import due
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.names import (
    U_CHALLENGE,
    U_ROUND,
)
from greathall.games.cardgame.ops import cards, lasting, turns
from greathall.games.lcg import reckon, sides
from greathall.games.lcg.codes import D_REDIRECT, E_REDIRECTED, E_RIVAL, REDIRECT
from greathall.games.lcg.data import design
from greathall.games.lcg.flow.claim import Claim
from greathall.games.lcg.flow.keywords import Keywords
from greathall.games.lcg.flow.settling import settle
from greathall.games.lcg.names import REGENT
from greathall.games.lcg.ops import rounds
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import EVERYONE, NOBODY

JOUSTING: Final = design("Jousting Contest")
KNIGHT_OF_FLOWERS: Final = design("The Knight of Flowers")
OBARA: Final = design("Obara Sand")
REGENT_USED: Final = 1 << 21  # key in `limits`


class Challenge(Declaring[LcgState]):
    """LCG-ROUND.4.2.1 to 4.2.6: initiation with its reactions only after all of it (LCG-CHAL.4), defenders, the count
    (LCG-ROUND.4.2.2), bonuses (LCG-ROUND.4.2.3), claim (LCG-ROUND.4.2.4), keywords (LCG-ROUND.4.2.5), the end
    (LCG-ROUND.4.2.6); it is resolving all the while (LCG-CHAL.5). Who takes part does so until the end, whatever
    becomes of its icons (LCG-CHAL.7, LCG-CHAL.8, LCG-CHAL.16, LCG-CHAL.17); attacker and defender are against each
    other (LCG-CHAL.15, LCG-CHAL.18). A redirect changes neither attackers nor type (LCG-MELEE.16). who attacks; a:
    type; b: the opponent. items: attackers, then pairs (with stealth, bypassed) as they come; c: how many attackers
    there are."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at <= 4:
            self.initiating(s)
        while s.stack[-1] is self and not s.asks and not s.over:
            self.step(s)

    def initiating(self, s: LcgState) -> None:
        if self.at <= 2:
            self.declaring(s)
        elif self.at == 3:  # LCG-MELEE.12: the Crown Regent says whether, the attacker to whom
            if s.answer == PASS:
                self.initiate(s)
            else:
                self.at = 4
                self.ask(s)
        else:
            self.redirect(s, s.answer - REDIRECT)

    def step(self, s: LcgState) -> None:
        if self.at == 5:
            self.at = 6
            open_window(s)
        elif self.at == 6:
            self.at = 8
            s.push(Defence())
        elif self.at == 8:
            self.at = 9
            open_window(s)
        elif self.at == 9:
            self.at = 10
            self.compare(s)
        elif self.at == 10:
            self.at = 11
            self.bonuses(s)
        elif self.at == 11:
            self.at = 12
            if s.challenge[4] == self.who:
                s.push(Claim(self.who))
        elif self.at == 12:
            self.at = 13
            if s.challenge[4] >= 0:
                s.push(Keywords(s.challenge[4]))
        else:
            rounds.end_challenge(s)
            s.done()
            settle(s)  # STR that lasted as long as the challenge is gone

    def defended(self) -> bool:
        return self.at != 6

    # ---------------------------------------------------------------- redirect (melee)
    def regent(self, s: LcgState) -> int:
        for p in board.everyone(s):
            if s.title[p] == REGENT and not any([x[0] == REGENT_USED for x in s.limits]):
                return p
        return NOBODY

    def new_targets(self, s: LcgState) -> list[int]:
        """LCG-MELEE.13: another opponent, never the original one."""
        return [p for p in board.opponents(s, self.who) if p != self.b]

    def declared(self, s: LcgState) -> None:
        if s.challenge[2] == self.b and self.regent(s) >= 0 and self.new_targets(s):
            self.at = 3
            self.ask(s)
        else:
            self.initiate(s)

    def redirect(self, s: LcgState, seat: int) -> None:
        lasting.count_use(s, REGENT_USED, U_ROUND)
        rounds.redirect(s, seat)
        cards.tell(s, (E_REDIRECTED, EVERYONE, self.who, seat))
        self.items = self.items[: self.c]  # LCG-MELEE.14: stealth is chosen anew
        self.stealth(s)

    def initiate(self, s: LcgState) -> None:
        self.at = 5
        turns.record_challenge(s)
        happen(s, *self.told(s))

    # ---------------------------------------------------------------- resolution
    def compare(self, s: LcgState) -> None:
        """LCG-CHAL.10 to LCG-CHAL.13."""
        type_, attacker, defender = s.challenge[:3]
        ours, theirs = sides.side_total(s, attacker, True), sides.side_total(s, defender, False)
        winner, loser, high, low = (attacker, defender, ours, theirs)
        if theirs > ours:
            winner, loser, high, low = defender, attacker, theirs, ours
        if high < 1 or not sides.participants(s, winner):
            cards.tell(s, (E_NOBODY_WON, EVERYONE))
            return
        unopposed = 1 if winner == attacker and theirs == 0 else 0
        rounds.decide_challenge(s, winner, loser, high - low, unopposed)
        cards.tell(s, (E_WON, EVERYONE, winner, high, low))
        happen(s, happenings.won(winner, loser, type_, winner == attacker))
        due(s, U_CHALLENGE)  # LCG-EFF.9: pushed last, so it comes before the reactions

    def bonuses(self, s: LcgState) -> None:
        """LCG-CHAL.14, LCG-MELEE.9, LCG-MELEE.10: all at the same time."""
        winner, loser = s.challenge[4], s.challenge[5]
        if winner < 0:
            return
        count = 0
        if s.challenge[7]:
            count += 1
            cards.tell(s, (E_UNOPPOSED, EVERYONE, winner))
        if reckon.rival(s, winner, loser) and (winner, loser) not in s.rivals_beaten:
            rounds.beat_rival(s, winner, loser)
            count += 1
            cards.tell(s, (E_RIVAL, EVERYONE, winner, loser))
        if count:
            happen(s, happenings.gains_power(s.faction[winner], winner, count))

    def ask(self, s: LcgState) -> None:
        if self.at <= 2:
            super().ask(s)
        elif self.at == 3:
            s.ask(self.regent(s), D_REDIRECT, [PASS, YES])
        else:
            s.ask(self.who, D_REDIRECT, [REDIRECT + p for p in self.new_targets(s)])
