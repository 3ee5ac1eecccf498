"""What a challenge is in both card games: attackers and stealth, defenders, claim. A game's own Challenge leads through
its steps and windows."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, challenges, codes, exceptions, happenings, reasons
from greathall.games.cardgame.abilities import S
from greathall.games.cardgame.codes import ATTACK, BYPASS, DEFEND, DONE, PASS, TARGET
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.happenings import Happening
from greathall.games.cardgame.names import ATTACKING, BYPASSED, DEFENDING, INTRIGUE, KNEELING, MILITARY, STEALTH
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.state import NONE, CardState
from greathall.kernel.state import ASKED, BEGIN, EVERYONE, NOBODY, Frame

# Stages of a challenge, for those who look at it: see Declaring.stage.
NO_CHALLENGE: Final = 0
DECLARATION: Final = 1
BEFORE_DEFENCE: Final = 2  # the window before defenders are declared
DEFENCE: Final = 3
AFTER_DEFENCE: Final = 4  # the window before both sides are counted
RESOLUTION: Final = 5

# Steps of a declaration; a game's own steps come after them.
CHALLENGE_BEGINS: Final = 0
ATTACKERS: Final = 1
STEALTH_CHOICE: Final = 2
DECLARED: Final = 3


def forbids_attacker(s: CardState, seat: int, c: int) -> str:
    """Why the attacking player cannot add an attacker."""
    frame = s.stack[-1]
    assert isinstance(frame, Declaring)
    if c in frame.attackers:
        return reasons.TAKES_PART
    if not board.in_play_of(s, seat, c):
        return reasons.NOT_AN_ATTACKER
    if s.flags[c] & KNEELING:
        return reasons.KNEELING_ATTACKER
    if not board.has_icon(s, c, frame.challenge):
        return reasons.NO_ICON
    barred = not exceptions.may_attack(s, [c]) or len(frame.attackers) >= exceptions.most_attackers(s)
    return reasons.CARD_FORBIDS if barred else ""


def forbids_no_attacker(s: CardState, seat: int, arg: int) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, Declaring)
    return "" if frame.attackers else reasons.NO_ATTACKER


def forbids_bypass(s: CardState, seat: int, c: int) -> str:
    """Why a character cannot be bypassed by stealth."""
    if not board.in_play_of(s, challenges.defender(s), c):
        return reasons.NOT_AGAINST_YOU
    return s.book.forbids_bypass(s, c)


def forbids_defender(s: CardState, seat: int, c: int) -> str:
    """Why the defending player cannot add a defender."""
    frame = s.stack[-1]
    assert isinstance(frame, Defence)
    if c in frame.defenders:
        return reasons.TAKES_PART
    if not board.in_play_of(s, seat, c):
        return reasons.NOT_A_DEFENDER
    why = s.book.forbids_defence(s, c)
    if why:
        return why
    if len(frame.defenders) >= exceptions.most_defenders(s):
        return reasons.CARD_FORBIDS
    return "" if DEFEND + c in frame.options(s) else reasons.CARD_DEMANDS


def forbids_no_more_defenders(s: CardState, seat: int, arg: int) -> str:
    frame = s.stack[-1]
    assert isinstance(frame, Defence)
    return "" if DONE in frame.options(s) else reasons.CARD_DEMANDS


def forbids_victim(s: CardState, seat: int, c: int) -> str:
    """Why a character cannot be chosen for a military claim."""
    frame = s.stack[-1]
    assert isinstance(frame, Claim)
    if c in frame.chosen:
        return reasons.CLAIMED_TWICE
    return "" if board.in_play_of(s, seat, c) else reasons.NOT_YOUR_CHARACTER


class Declaring(Frame[S]):
    """The attacking player's part: attackers, then stealth; then `declared`. who attacks."""

    __slots__ = ("attackers", "challenge", "opponent", "sneaks")

    def __init__(self, who: int = NOBODY, challenge: int = MILITARY, opponent: int = NOBODY) -> None:
        super().__init__(who)
        self.challenge = challenge  # its type
        self.opponent = opponent
        self.attackers: list[int] = []
        self.sneaks: list[tuple[int, int]] = []  # an attacker with stealth, whom it has bypassed (NONE: nobody)

    def copy(self) -> Declaring[S]:
        other = self.__class__(self.who, self.challenge, self.opponent)
        other.at = self.at
        other.attackers = self.attackers  # these are replaced, never changed
        other.sneaks = self.sneaks
        return other

    def declaring(self, s: S) -> None:
        """Run in the steps before `declared`."""
        if self.at == CHALLENGE_BEGINS:
            turns.begin_challenge(s, self.challenge, self.who, self.opponent)
            self.at = ATTACKERS
            options = self.attack_options(s)
            if len(options) == 1:  # somebody has to attack, and everybody sees who alone can
                self.attack(s, options[0])
            else:
                s.ask(self.who, codes.D_ATTACKERS, options)
        elif self.at == ATTACKERS:
            self.attack(s, s.answer)
        else:
            self.stealth_chosen(s, s.answer)
            self.stealth(s)

    def defended(self) -> bool:
        """Have defenders been declared?"""
        raise NotImplementedError

    def stage(self) -> int:
        """DECLARATION to RESOLUTION."""
        raise NotImplementedError

    def resolved(self) -> bool:
        """Is the result known? Windows that still follow belong to the challenge all the same."""
        return False

    def places(self) -> tuple[int, int, int, int]:
        """The steps at which come the window after the attackers, the defence, the window after it, the result."""
        raise NotImplementedError

    def declared(self, s: S) -> None:
        """Attackers and stealth are settled."""
        raise NotImplementedError

    def attack_options(self, s: S) -> list[int]:
        chosen = self.attackers
        able = s.book.attackers(s, self.who, self.challenge) if len(chosen) < exceptions.most_attackers(s) else []
        return [*([DONE] if chosen else []), *[ATTACK + c for c in able if c not in chosen]]

    def attack(self, s: S, code: int) -> None:
        if code != DONE:
            self.attackers = [*self.attackers, code - ATTACK]
            options = self.attack_options(s)
            if options != [DONE]:
                s.ask(self.who, codes.D_ATTACKERS, options)
                return
        self.declare(s)

    def declare(self, s: S) -> None:
        """They kneel together (LCG-CHAL.2)."""
        cards.tell(s, (codes.E_CHALLENGE, EVERYONE, self.who, self.challenge, self.opponent))
        standing = [c for c in self.attackers if exceptions.attacks_standing(s, c, self.challenge)]
        cards.join(s, self.attackers, ATTACKING, codes.E_ATTACKS, standing)
        self.stealth(s)

    def with_stealth(self, s: S) -> int:
        """The next attacker with stealth that has not chosen yet, NONE if all have."""
        done = [sneak for sneak, _ in self.sneaks]
        for c in self.attackers:
            if c not in done and board.keywords(s, c) & STEALTH:
                return c
        return NONE

    def being_declared(self) -> list[int]:
        """Attackers chosen so far, while they are chosen."""
        return self.attackers if self.at == ATTACKERS else []

    def sneaking(self, s: S) -> int:
        """The attacker whose stealth is asked about, NONE if that is not the question."""
        return self.with_stealth(s) if self.at == STEALTH_CHOICE else NONE

    def bypassable(self, s: S) -> list[int]:
        return [c for c in board.characters(s, challenges.defender(s)) if not s.book.forbids_bypass(s, c)]

    def does_nothing(self, s: S, code: int) -> bool:
        """AMB-20: several attackers may bypass the same character, to no further effect."""
        return self.at == STEALTH_CHOICE and code != PASS and bool(s.flags[code - BYPASS] & BYPASSED)

    def stealth(self, s: S) -> None:
        sneak = self.with_stealth(s)
        while sneak != NONE:
            if self.bypassable(s):
                self.at = STEALTH_CHOICE
                self.ask(s)
                return
            self.sneaks = [*self.sneaks, (sneak, NONE)]
            sneak = self.with_stealth(s)
        self.declared(s)

    def stealth_chosen(self, s: S, code: int) -> None:
        sneak = self.with_stealth(s)
        bypassed = NONE if code == PASS else code - BYPASS
        self.sneaks = [*self.sneaks, (sneak, bypassed)]
        if bypassed != NONE:
            cards.flag(s, bypassed, BYPASSED)
            cards.tell(s, (codes.E_BYPASSES, EVERYONE, s.design[sneak], s.design[bypassed]))

    def told(self, s: S) -> list[Happening]:
        """What the declaration comes to, at one moment."""
        defender = challenges.defender(s)
        return [
            happenings.initiated(self.who, self.challenge, self.opponent),
            *[happenings.declared(c, self.who, self.challenge, defender) for c in self.attackers],
            *[happenings.bypassed(sneak, self.who, past) for sneak, past in self.sneaks if past != NONE],
        ]

    def ask(self, s: S) -> None:
        if self.at == ATTACKERS:
            s.ask(self.who, codes.D_ATTACKERS, self.attack_options(s))
        else:
            s.ask(self.who, codes.D_STEALTH, [PASS, *[BYPASS + c for c in self.bypassable(s)]])


class Defence(Frame[CardState]):
    """The defending player declares defenders."""

    __slots__ = ("defenders",)

    def __init__(self, defenders: list[int] | None = None) -> None:
        super().__init__()
        self.defenders: list[int] = defenders or []  # so far; the list is replaced, never changed

    def copy(self) -> Defence:
        other = Defence(self.defenders)
        other.at = self.at
        other.who = self.who
        return other

    def run(self, s: CardState) -> None:
        if self.at == ASKED:
            if s.answer == DONE:
                self.finish(s)
                return
            self.defenders = [*self.defenders, s.answer - DEFEND]
        options = self.options(s)
        while len(options) == 1:
            if options[0] == DONE:
                self.finish(s)
                return
            self.defenders = [*self.defenders, options[0] - DEFEND]  # the only one that must defend
            options = self.options(s)
        self.at = ASKED
        s.ask(challenges.defender(s), codes.D_DEFENDERS, options)

    def options(self, s: CardState) -> list[int]:
        able = [c for c in s.book.defenders(s) if c not in self.defenders]
        if len(self.defenders) >= exceptions.most_defenders(s):
            able = []
        called = s.book.must_defend(s, able)
        return [*([] if called else [DONE]), *[DEFEND + c for c in (called or able)]]

    def finish(self, s: CardState) -> None:
        s.done()
        standing = [c for c in self.defenders if exceptions.defends_standing(s, c)]
        if self.defenders:
            cards.join(s, self.defenders, DEFENDING, codes.E_DEFENDS, standing)
        s.book.defended(s, self.defenders)

    def ask(self, s: CardState) -> None:
        s.ask(challenges.defender(s), codes.D_DEFENDERS, self.options(s))


class Claim(Frame[S]):
    """The loser as defender suffers the claim, as far as it can be carried out (HBO-CLAIM.8): as many of his characters
    as it says, each once, wherever they were, die together (HBO-CLAIM.3, HBO-CLAIM.4, HBO-HIGH.1 to HBO-HIGH.3), cards
    at random (HBO-CLAIM.5), power of the faction card alone (HBO-CLAIM.6, HBO-CLAIM.7). who applies it."""

    __slots__ = ("amount", "chosen")

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.amount = 0
        self.chosen: list[int] = []  # characters for a military claim; the list is replaced, never changed

    def copy(self) -> Claim[S]:
        other = self.__class__(self.who)
        other.at = self.at
        other.amount = self.amount
        other.chosen = self.chosen
        return other

    def run(self, s: S) -> None:
        if self.at == BEGIN:
            type_, defender = challenges.type_of(s), challenges.defender(s)
            self.amount = s.book.claim(s, self.who, defender, type_)
            if type_ == MILITARY:
                if self.options(s):
                    self.at = ASKED
                    self.go_on(s)
                    return
            elif type_ == INTRIGUE:
                if self.intrigue_elsewhere(s):
                    return
                self.intrigue(s, [defender])
            else:
                cards.move_power(s, s.faction[defender], s.faction[self.who], self.amount)
            s.done()
            s.book.settle(s)
        else:
            self.chosen = [*self.chosen, s.answer - TARGET]
            self.go_on(s)

    def does_nothing(self, s: S, code: int) -> bool:
        """Would an option change nothing, as far as the asked seat knows?"""
        return False

    def intrigue_elsewhere(self, s: S) -> bool:
        """Is somebody asked first whom an intrigue claim falls on?"""
        return False

    def go_on(self, s: S) -> None:
        """As many different characters as the claim says; they die together."""
        while len(self.chosen) < self.amount:
            options = self.options(s)
            if len(options) > 1:
                s.ask(challenges.defender(s), codes.D_CLAIM, options)
                return
            if not options:
                break
            self.chosen = [*self.chosen, options[0] - TARGET]
        s.done()
        if self.chosen:
            happen(s, *[happenings.killed(c, s.ctrl[c]) for c in self.chosen])

    def options(self, s: S) -> list[int]:
        return [TARGET + c for c in board.characters(s, challenges.defender(s)) if c not in self.chosen]

    def intrigue(self, s: S, seats: list[int]) -> None:
        for p in seats:
            for _ in range(self.amount):
                cards.discard_random(s, p)

    def ask(self, s: S) -> None:
        s.ask(challenges.defender(s), codes.D_CLAIM, self.options(s))
