"""A challenge from its initiation to its end (LCG-ROUND.4.2, LCG-CHAL)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges, happenings
from greathall.games.cardgame.codes import E_NOBODY_WON, E_UNOPPOSED, E_WON, PASS, YES
from greathall.games.cardgame.flow import challenge
from greathall.games.cardgame.flow.actions import open_window
from greathall.games.cardgame.flow.challenge import Defence
from greathall.games.cardgame.flow.delayed import due
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.names import U_CHALLENGE, U_ROUND
from greathall.games.cardgame.ops import cards, lasting, turns
from greathall.games.lcg import reckon, sides
from greathall.games.lcg.codes import D_REDIRECT, E_REDIRECTED, E_RIVAL, REDIRECT
from greathall.games.lcg.flow.claim import Claim
from greathall.games.lcg.flow.keywords import Keywords
from greathall.games.lcg.flow.settling import settle
from greathall.games.lcg.names import REGENT
from greathall.games.lcg.ops import rounds
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import EVERYONE, NOBODY

REGENT_USED: Final = 1 << 21  # key in `limits`

# Steps after the declaration (challenge.DECLARED): the Crown Regent says whether, the attacker to whom.
WHETHER_REDIRECTED: Final = 3
REDIRECTED_TO: Final = 4
INITIATED: Final = 5
DEFENDERS: Final = 6
DEFENDED: Final = 7
COMPARE: Final = 8
BONUSES: Final = 9
CLAIM: Final = 10
KEYWORDS: Final = 11
OVER: Final = 12
# While a window is open or defenders are declared, the step is the one that comes next.
STAGE_OF: Final = {
    DEFENDERS: challenge.BEFORE_DEFENCE, DEFENDED: challenge.DEFENCE, COMPARE: challenge.AFTER_DEFENCE
}  # fmt: skip


def forbids_redirect(s: LcgState, seat: int, p: int) -> str:
    """Why a challenge cannot be redirected to a player."""
    frame = s.stack[-1]
    assert isinstance(frame, Challenge)
    if frame.at == WHETHER_REDIRECTED:
        return "LCG-MELEE.12"
    return "" if p in frame.new_targets(s) else "LCG-MELEE.13"


class Challenge(challenge.Declaring[LcgState]):
    """LCG-ROUND.4.2.1 to 4.2.6: initiation with its reactions only after all of it (LCG-CHAL.4), defenders, the count
    (LCG-ROUND.4.2.2), bonuses (LCG-ROUND.4.2.3), claim (LCG-ROUND.4.2.4), keywords (LCG-ROUND.4.2.5), the end
    (LCG-ROUND.4.2.6); it is resolving all the while (LCG-CHAL.5). Who takes part does so until the end, whatever
    becomes of its icons (LCG-CHAL.7, LCG-CHAL.8, LCG-CHAL.16, LCG-CHAL.17); attacker and defender are against each
    other (LCG-CHAL.15, LCG-CHAL.18). A redirect changes neither attackers nor type (LCG-MELEE.16)."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at < INITIATED:
            self.initiating(s)
        while s.stack[-1] is self and not s.asks and not s.over:
            self.step(s)

    def initiating(self, s: LcgState) -> None:
        if self.at < challenge.DECLARED:
            self.declaring(s)
        elif self.at == WHETHER_REDIRECTED:  # LCG-MELEE.12
            if s.answer == PASS:
                self.initiate(s)
            elif len(self.new_targets(s)) == 1:
                self.redirect(s, self.new_targets(s)[0])
            else:
                self.at = REDIRECTED_TO
                self.ask(s)
        else:
            self.redirect(s, s.answer - REDIRECT)

    def step(self, s: LcgState) -> None:
        if self.at == INITIATED:
            self.at = DEFENDERS
            open_window(s)
        elif self.at == DEFENDERS:
            self.at = DEFENDED
            s.push(Defence())
        elif self.at == DEFENDED:
            self.at = COMPARE
            open_window(s)
        elif self.at == COMPARE:
            self.at = BONUSES
            self.compare(s)
        elif self.at == BONUSES:
            self.at = CLAIM
            self.bonuses(s)
        elif self.at == CLAIM:
            self.at = KEYWORDS
            if challenges.winner(s) == self.who and s.alive[self.who] and s.alive[challenges.loser(s)]:  # LCG-AMB.42
                s.push(Claim(self.who))
        elif self.at == KEYWORDS:
            self.at = OVER
            if challenges.winner(s) >= 0:
                s.push(Keywords(challenges.winner(s)))
        else:
            rounds.end_challenge(s)
            s.done()
            settle(s)  # STR that lasted as long as the challenge is gone

    def places(self) -> tuple[int, int, int, int]:
        return INITIATED, DEFENDERS, DEFENDED, COMPARE

    def defended(self) -> bool:
        return self.at != DEFENDERS

    def stage(self) -> int:
        if self.at <= INITIATED:
            return challenge.DECLARATION
        return STAGE_OF.get(self.at, challenge.RESOLUTION)

    # ---------------------------------------------------------------- redirect (melee)
    def regent(self, s: LcgState) -> int:
        for p in board.everyone(s):
            if s.title[p] == REGENT and not any([key == REGENT_USED for key, _, _ in s.limits]):
                return p
        return NOBODY

    def new_targets(self, s: LcgState) -> list[int]:
        """LCG-MELEE.13: another opponent, never the original one."""
        return [p for p in board.opponents(s, self.who) if p != self.opponent]

    def declared(self, s: LcgState) -> None:
        if challenges.defender(s) == self.opponent and self.regent(s) >= 0 and self.new_targets(s):
            self.at = WHETHER_REDIRECTED
            self.ask(s)
        else:
            self.initiate(s)

    def redirect(self, s: LcgState, seat: int) -> None:
        cards.tell(s, (E_REDIRECTED, EVERYONE, self.regent(s), seat))
        lasting.count_use(s, REGENT_USED, U_ROUND)
        rounds.redirect(s, seat)
        self.sneaks = []  # LCG-MELEE.14: stealth is chosen anew
        self.stealth(s)

    def initiate(self, s: LcgState) -> None:
        self.at = INITIATED
        turns.record_challenge(s)
        happen(s, *self.told(s))

    # ---------------------------------------------------------------- resolution
    def compare(self, s: LcgState) -> None:
        """LCG-CHAL.10 to LCG-CHAL.13."""
        attacker, defender = self.who, challenges.defender(s)
        ours, theirs = sides.side_total(s, attacker, True), sides.side_total(s, defender, False)
        winner, loser, high, low = (attacker, defender, ours, theirs)
        if theirs > ours:
            winner, loser, high, low = defender, attacker, theirs, ours
        if high < 1 or not sides.participants(s, winner):
            cards.tell(s, (E_NOBODY_WON, EVERYONE))
            return
        rounds.decide_challenge(s, winner, loser, high - low, winner == attacker and theirs == 0)
        cards.tell(s, (E_WON, EVERYONE, winner, high, low))
        happen(s, happenings.won(winner, loser, self.challenge, winner == attacker))
        due(s, U_CHALLENGE)  # LCG-EFF.9: pushed last, so it comes before the reactions

    def bonuses(self, s: LcgState) -> None:
        """LCG-CHAL.14, LCG-MELEE.9, LCG-MELEE.10: all at the same time."""
        winner, loser = challenges.winner(s), challenges.loser(s)
        if winner < 0 or not s.alive[winner]:  # LCG-AMB.42
            return
        count = 0
        if challenges.unopposed(s):
            count += 1
            cards.tell(s, (E_UNOPPOSED, EVERYONE, winner))
        if reckon.rival(s, winner, loser) and (winner, loser) not in s.rivals_beaten:
            rounds.beat_rival(s, winner, loser)
            count += 1
            cards.tell(s, (E_RIVAL, EVERYONE, winner, loser))
        if count:
            happen(s, happenings.gains_power(s.faction[winner], winner, count))

    def ask(self, s: LcgState) -> None:
        if self.at < challenge.DECLARED:
            super().ask(s)
        elif self.at == WHETHER_REDIRECTED:
            s.ask(self.regent(s), D_REDIRECT, [PASS, YES])
        else:
            s.ask(self.who, D_REDIRECT, [REDIRECT + p for p in self.new_targets(s)])
