"""A challenge from its initiation to its end (LCG-ROUND.4.2, LCG-CHAL)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board
from greathall.games.cardgame.codes import (
    ATTACK,
    BYPASS,
    D_ATTACKERS,
    D_DEFENDERS,
    D_STEALTH,
    DEFEND,
    DONE,
    E_ATTACKS,
    E_BYPASSES,
    E_CHALLENGE,
    E_DEFENDS,
    E_UNOPPOSED,
    E_WON,
    PASS,
    YES,
)
from greathall.games.cardgame.events import H_BYPASSED, H_DECLARED, H_GAINS_POWER, H_INITIATED, H_WON
from greathall.games.cardgame.flow.actions import ActionWindow
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.names import (
    ATTACKING,
    BYPASSED,
    DEFENDING,
    FACEDOWN,
    KNEELING,
    PARTICIPATING,
    POWER,
    STEALTH,
    U_CHALLENGE,
    U_ROUND,
)
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import constants, reckon, sides
from greathall.games.lcg.codes import D_REDIRECT, E_NOBODY_WON, E_REDIRECTED, E_RIVAL, REDIRECT
from greathall.games.lcg.data import SUPPORTS, design
from greathall.games.lcg.flow.claim import Claim
from greathall.games.lcg.flow.delayed import due
from greathall.games.lcg.flow.keywords import Keywords
from greathall.games.lcg.flow.settling import settle
from greathall.games.lcg.names import BANNED, CALLED, REGENT
from greathall.games.lcg.ops import turns
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import EVERYONE, NOBODY, Frame

JOUSTING: Final = design("Jousting Contest")
KNIGHT_OF_FLOWERS: Final = design("The Knight of Flowers")
OBARA: Final = design("Obara Sand")
REGENT_USED: Final = 1 << 21  # key in `limits`


def jousting(s: LcgState) -> bool:
    return any([s.design[s.revealed[p]] == JOUSTING for p in board.everyone(s)])


def attackers(s: LcgState, seat: int, type_: int) -> list[int]:
    """LCG-CHAL.3."""
    return board.with_icon(s, seat, type_, KNEELING | FACEDOWN)


def defenders(s: LcgState) -> list[int]:
    """LCG-CHAL.6; Obara Sand may defend kneeling in power challenges."""
    type_, _, seat = s.challenge[:3]
    out = []
    for c in board.characters(s, seat):
        if s.flags[c] & (BYPASSED | BANNED | PARTICIPATING):
            continue
        obara = s.design[c] == OBARA and type_ == POWER and not reckon.is_blank(s, c)
        if obara or (not s.flags[c] & KNEELING and board.has_icon(s, c, type_)):
            out.append(c)
    return out


def most_defenders(s: LcgState) -> int:
    if jousting(s):
        return 1
    attacking = [c for c in s.play[s.challenge[1]] if s.flags[c] & ATTACKING]
    if len(attacking) == 1 and s.design[attacking[0]] == KNIGHT_OF_FLOWERS and not reckon.is_blank(s, attacking[0]):
        return 1
    return 99


class Challenge(Frame[LcgState]):
    """LCG-ROUND.4.2.1 to 4.2.6: initiation with its reactions only after all of it (LCG-CHAL.4), defenders, the count
    (LCG-ROUND.4.2.2), bonuses (LCG-ROUND.4.2.3), claim (LCG-ROUND.4.2.4), keywords (LCG-ROUND.4.2.5), the end
    (LCG-ROUND.4.2.6); it is resolving all the while (LCG-CHAL.5). Who takes part does so until the end, whatever
    becomes of its icons (LCG-CHAL.7, LCG-CHAL.8, LCG-CHAL.16, LCG-CHAL.17); attacker and defender are against each
    other (LCG-CHAL.15, LCG-CHAL.18). A redirect changes neither attackers nor type (LCG-MELEE.16). who attacks; a:
    type; b: the opponent. items: attackers, then pairs (with stealth, bypassed) as they come; c: how many attackers
    there are."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at == 0:
            turns.begin_challenge(s, self.a, self.who, self.b)
            self.at = 1
            self.ask(s)
        elif self.at == 1:
            if s.answer != DONE:
                self.items = [*self.items, s.answer - ATTACK]
                if self.attack_options(s) != [DONE]:
                    self.ask(s)
                    return
            self.declare(s)
        elif self.at == 2:
            self.stealth_chosen(s, s.answer)
            self.stealth(s)
        elif self.at == 3:  # LCG-MELEE.12: the Crown Regent says whether, the attacker to whom
            if s.answer == PASS:
                self.initiate(s)
            else:
                self.at = 4
                self.ask(s)
        elif self.at == 4:
            self.redirect(s, s.answer - REDIRECT)
        elif self.at == 5:
            self.at = 6
            s.push(ActionWindow())
        elif self.at == 6:
            self.at = 8
            s.push(Defence())
        elif self.at == 8:
            self.at = 9
            s.push(ActionWindow())
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
            turns.end_challenge(s)
            s.done()
            settle(s)  # STR that lasted as long as the challenge is gone

    # ---------------------------------------------------------------- initiation
    def attack_options(self, s: LcgState) -> list[int]:
        chosen = self.items
        able = [] if chosen and jousting(s) else [c for c in attackers(s, self.who, self.a) if c not in chosen]
        return [*([DONE] if chosen else []), *[ATTACK + c for c in able]]

    def declare(self, s: LcgState) -> None:
        """LCG-CHAL.2: they kneel together."""
        self.c = len(self.items)
        cards.tell(s, (E_CHALLENGE, EVERYONE, self.who, self.a, self.b))
        standing = [c for c in self.items if constants.attacks_standing(s, c, self.a)]
        for c in self.items:
            cards.flag(s, c, ATTACKING)
            cards.tell(s, (E_ATTACKS, EVERYONE, s.design[c]))
        for c in self.items:
            if c not in standing:
                cards.kneel(s, c)
        self.stealth(s)

    def with_stealth(self, s: LcgState) -> int:
        """The next attacker with stealth that has not chosen yet, NONE if all have."""
        done = self.items[self.c :: 2]
        for c in self.items[: self.c]:
            if c not in done and reckon.keywords(s, c) & STEALTH:
                return c
        return NONE

    def bypassable(self, s: LcgState) -> list[int]:
        """LCG-KW.16, AMB-20."""
        return [
            c
            for c in board.characters(s, s.challenge[2])
            if not reckon.keywords(s, c) & STEALTH and not constants.unbypassable(s, c)
        ]

    def stealth(self, s: LcgState) -> None:
        while self.with_stealth(s) != NONE:
            if self.bypassable(s):
                self.at = 2
                self.ask(s)
                return
            self.items = [*self.items, self.with_stealth(s), NONE]
        self.offer_redirect(s)

    def stealth_chosen(self, s: LcgState, code: int) -> None:
        sneak = self.with_stealth(s)
        bypassed = NONE if code == PASS else code - BYPASS
        self.items = [*self.items, sneak, bypassed]
        if bypassed != NONE:
            cards.flag(s, bypassed, BYPASSED)
            cards.tell(s, (E_BYPASSES, EVERYONE, s.design[sneak], s.design[bypassed]))

    # ---------------------------------------------------------------- redirect (melee)
    def regent(self, s: LcgState) -> int:
        for p in board.everyone(s):
            if s.title[p] == REGENT and not any([x[0] == REGENT_USED for x in s.limits]):
                return p
        return NOBODY

    def new_targets(self, s: LcgState) -> list[int]:
        """LCG-MELEE.13: another opponent, never the original one."""
        return [p for p in board.opponents(s, self.who) if p != self.b]

    def offer_redirect(self, s: LcgState) -> None:
        if s.challenge[2] == self.b and self.regent(s) >= 0 and self.new_targets(s):
            self.at = 3
            self.ask(s)
        else:
            self.initiate(s)

    def redirect(self, s: LcgState, seat: int) -> None:
        lasting.count_use(s, REGENT_USED, U_ROUND)
        turns.redirect(s, seat)
        cards.tell(s, (E_REDIRECTED, EVERYONE, self.who, seat))
        self.items = self.items[: self.c]  # LCG-MELEE.14: stealth is chosen anew
        self.stealth(s)

    def initiate(self, s: LcgState) -> None:
        self.at = 5
        turns.record_challenge(s)
        told = [(H_INITIATED, NONE, self.who, self.a, self.b)]
        told += [(H_DECLARED, c, self.who, self.a, s.challenge[2]) for c in self.items[: self.c]]
        pairs = self.items[self.c :]
        told += [
            (H_BYPASSED, pairs[i], self.who, pairs[i + 1], 0) for i in range(0, len(pairs), 2) if pairs[i + 1] >= 0
        ]
        happen(s, *told)

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
        turns.decide_challenge(s, winner, loser, high - low, unopposed)
        cards.tell(s, (E_WON, EVERYONE, winner, high, low))
        happen(s, (H_WON, 1 if winner == attacker else 0, winner, type_, loser))
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
            turns.beat_rival(s, winner, loser)
            count += 1
            cards.tell(s, (E_RIVAL, EVERYONE, winner, loser))
        if count:
            happen(s, (H_GAINS_POWER, s.faction[winner], winner, count, 0))

    def ask(self, s: LcgState) -> None:
        if self.at == 1:
            s.ask(self.who, D_ATTACKERS, self.attack_options(s))
        elif self.at == 2:
            s.ask(self.who, D_STEALTH, [PASS, *[BYPASS + c for c in self.bypassable(s)]])
        elif self.at == 3:
            s.ask(self.regent(s), D_REDIRECT, [PASS, YES])
        else:
            s.ask(self.who, D_REDIRECT, [REDIRECT + p for p in self.new_targets(s)])


class Defence(Frame[LcgState]):
    """LCG-ROUND.4.2.1. items: who defends so far."""

    __slots__ = ()

    def run(self, s: LcgState) -> None:
        if self.at == 1 and s.answer != DONE:
            self.items = [*self.items, s.answer - DEFEND]
        elif self.at == 1:
            self.finish(s)
            return
        options = self.options(s)
        if options == [DONE]:
            self.finish(s)
            return
        self.at = 1
        self.ask(s)

    def options(self, s: LcgState) -> list[int]:
        able = [c for c in defenders(s) if c not in self.items]
        if len(self.items) >= most_defenders(s):
            able = []
        called = [c for c in able if s.flags[c] & CALLED]
        return [*([] if called else [DONE]), *[DEFEND + c for c in (called or able)]]

    def finish(self, s: LcgState) -> None:
        s.done()
        standing = [c for c in self.items if constants.defends_standing(s, c)]
        for c in self.items:
            cards.flag(s, c, DEFENDING)
            cards.tell(s, (E_DEFENDS, EVERYONE, s.design[c]))
        for c in self.items:
            if c not in standing:
                cards.kneel(s, c)
        settle(s)  # defending may change STR

    def ask(self, s: LcgState) -> None:
        s.ask(s.challenge[2], D_DEFENDERS, self.options(s))


def supported(s: LcgState, seat: int, other: int) -> bool:
    """LCG-MELEE.8: may `seat` not attack `other` because its title supports theirs?"""
    return s.title[seat] >= 0 and SUPPORTS[s.title[seat]] >= 0 and s.title[other] == SUPPORTS[s.title[seat]]
