"""A challenge in three steps: attackers, defenders, resolution (HBO-CHAL, HBO-CLAIM, HBO-UNOP, HBO-KEY)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges, exceptions, happenings
from greathall.games.cardgame.codes import E_NOBODY_WON, E_UNOPPOSED, E_WON
from greathall.games.cardgame.flow import challenge
from greathall.games.cardgame.flow.actions import ActionWindow, open_window
from greathall.games.cardgame.flow.challenge import Claim, Declaring, Defence
from greathall.games.cardgame.flow.delayed import due
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.names import PARTICIPATING, RENOWN, U_CHALLENGE
from greathall.games.cardgame.ops import cards, turns
from greathall.games.hbo import combat
from greathall.games.hbo.ops import rounds
from greathall.games.hbo.state import HboState
from greathall.kernel.state import EVERYONE

# Steps after the declaration.
WINDOW_1: Final = 3  # challenge.DECLARED
DEFENDERS: Final = 4
WINDOW_2: Final = 5
RESULT: Final = 6
FIRST: Final = 7  # the two orders of AMB-14 begin here
SECOND: Final = 8
THIRD: Final = 9
RESPONSES: Final = 10
WINDOW_3: Final = 11
OVER: Final = 12
NEXT: Final = {
    WINDOW_1: DEFENDERS, DEFENDERS: WINDOW_2, WINDOW_2: RESULT, RESULT: FIRST, FIRST: SECOND, SECOND: THIRD,
    THIRD: RESPONSES, RESPONSES: WINDOW_3, WINDOW_3: OVER, OVER: OVER,
}  # fmt: skip


# While a window is open or defenders are declared, the step is the one that comes next.
STAGE_OF: Final = {
    DEFENDERS: challenge.BEFORE_DEFENCE, WINDOW_2: challenge.DEFENCE, RESULT: challenge.AFTER_DEFENCE
}  # fmt: skip


class Challenge(Declaring[HboState]):
    """HBO-CHAL.8, HBO-CHAL.9: step 1 (HBO-CHAL.10 to HBO-CHAL.12) and stealth (HBO-KEY.3 to HBO-KEY.6), step 2
    (HBO-CHAL.13 to HBO-CHAL.17), step 3 (HBO-CHAL.18 to HBO-CHAL.20), with action windows after each (AMB-9)."""

    __slots__ = ()

    def run(self, s: HboState) -> None:
        if self.at < WINDOW_1:
            self.declaring(s)
        while s.stack[-1] is self and not s.asks and not s.over:
            self.step(s)

    def step(self, s: HboState) -> None:
        step = self.at
        self.at = NEXT[step]
        if step in (WINDOW_1, WINDOW_2):
            open_window(s)
        elif step == DEFENDERS:
            s.push(Defence())
        elif step == RESULT:
            self.compare(s)
        elif step == FIRST:
            self.claim(s) if s.table.claim_first else self.unopposed(s)
        elif step == SECOND:
            self.unopposed(s) if s.table.claim_first else self.renown(s)
        elif step == THIRD:
            self.renown(s) if s.table.claim_first else self.claim(s)
        elif step == RESPONSES:
            self.responses(s)
        elif step == WINDOW_3:
            if s.table.last_window_inside:
                open_window(s)
        else:
            rounds.end_challenge(s)
            s.done()
            if not s.table.last_window_inside:
                s.push(ActionWindow())
            s.book.settle(s)  # strength that lasted as long as the challenge is gone

    def places(self) -> tuple[int, int, int, int]:
        return WINDOW_1, DEFENDERS, WINDOW_2, RESULT

    def defended(self) -> bool:
        return self.at > WINDOW_2

    def stage(self) -> int:
        if self.at <= WINDOW_1:
            return challenge.DECLARATION
        return STAGE_OF.get(self.at, challenge.RESOLUTION)

    def resolved(self) -> bool:
        return self.at > RESULT

    def declared(self, s: HboState) -> None:
        self.at = WINDOW_1
        turns.record_challenge(s)
        toll = exceptions.toll(s, self.challenge)
        if toll:
            cards.move_gold(s, self.who, self.opponent, toll)
        happen(s, *self.told(s))

    def compare(self, s: HboState) -> None:
        """HBO-CHAL.18 to HBO-CHAL.20, HBO-UNOP.1, HBO-UNOP.3, AMB-11; then "if you win" clauses (AMB-14)."""
        attacker, defender = self.who, self.opponent
        ours, theirs = combat.total(s, attacker, True), combat.total(s, defender, False)
        if ours == 0 and theirs == 0 and not s.table.zero_wins:
            turns.note_nobody_won(s)
            cards.tell(s, (E_NOBODY_WON, EVERYONE))
            return
        winner, loser = (attacker, defender) if ours >= theirs else (defender, attacker)
        unopposed = winner == attacker and theirs < 1
        turns.note_result(s, winner, loser, abs(ours - theirs), unopposed)
        cards.tell(s, (E_WON, EVERYONE, winner, max(ours, theirs), min(ours, theirs)))
        due(s, U_CHALLENGE)

    def claim(self, s: HboState) -> None:
        """HBO-CLAIM.9: only of the attacker."""
        if challenges.winner(s) == self.who:
            s.push(Claim(self.who))

    def unopposed(self, s: HboState) -> None:
        """HBO-UNOP.2, and power that cards move besides."""
        if challenges.winner(s) != self.who:
            return
        moved = exceptions.power_moved(s, self.who, self.challenge)
        if moved:
            cards.move_power(s, s.faction[self.opponent], s.faction[self.who], moved)
            s.book.settle(s)
            if s.over:
                return
        if challenges.unopposed(s):
            cards.tell(s, (E_UNOPPOSED, EVERYONE, self.who))
            happen(s, happenings.gains_power(s.faction[self.who], self.who, 1))

    def renown(self, s: HboState) -> None:
        """HBO-KEY.2: who has left play gains nothing."""
        winner = challenges.winner(s)
        if winner < 0:
            return
        famous = [c for c in s.play[winner] if s.flags[c] & PARTICIPATING and board.keywords(s, c) & RENOWN]
        if famous:
            happen(s, *[happenings.gains_power(c, winner, 1) for c in famous])

    def responses(self, s: HboState) -> None:
        winner, loser = challenges.winner(s), challenges.loser(s)
        attacked = winner == self.who
        told = [happenings.resolved(winner, loser, self.challenge, attacked)]
        if winner >= 0:
            told.append(happenings.won(winner, loser, self.challenge, attacked))
        happen(s, *told)
