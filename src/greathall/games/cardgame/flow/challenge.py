"""What a challenge is in both card games: attackers and stealth, defenders, claim. A game's own Challenge leads through
its steps and windows."""

from __future__ import annotations

from greathall.games.cardgame import board, happenings
from greathall.games.cardgame.abilities import S
from greathall.games.cardgame.codes import (
    ATTACK,
    BYPASS,
    D_ATTACKERS,
    D_CLAIM,
    D_DEFENDERS,
    D_STEALTH,
    DEFEND,
    DONE,
    E_ATTACKS,
    E_BYPASSES,
    E_CHALLENGE,
    E_DEFENDS,
    PASS,
    TARGET,
)
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.happenings import Happening
from greathall.games.cardgame.names import ATTACKING, BYPASSED, DEFENDING, INTRIGUE, MILITARY, STEALTH
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.state import NONE, CardState
from greathall.kernel.state import EVERYONE, Frame


class Declaring(Frame[S]):
    """The attacking player's part. who attacks; a: type; b: the opponent. items: attackers, then pairs (with stealth,
    bypassed) as they come; c: how many attackers there are. at: 0 and 1 attackers, 2 stealth; then `declared`."""

    __slots__ = ()

    def declaring(self, s: S) -> None:
        """Run while `at` is 0 to 2."""
        if self.at == 0:
            turns.begin_challenge(s, self.a, self.who, self.b)
            self.at = 1
            self.ask(s)
        elif self.at == 1:
            if s.answer != DONE:
                self.items = [*self.items, s.answer - ATTACK]
                options = self.attack_options(s)
                if options != [DONE]:
                    s.ask(self.who, D_ATTACKERS, options)
                    return
            self.declare(s)
        else:
            self.stealth_chosen(s, s.answer)
            self.stealth(s)

    def defended(self) -> bool:
        """Have defenders been declared?"""
        raise NotImplementedError

    def resolved(self) -> bool:
        """Is the result known? Windows that still follow belong to the challenge all the same."""
        return False

    def declared(self, s: S) -> None:
        """Attackers and stealth are settled."""
        raise NotImplementedError

    def attack_options(self, s: S) -> list[int]:
        chosen = self.items
        able = s.book.attackers(s, self.who, self.a) if len(chosen) < s.book.most_attackers(s) else []
        return [*([DONE] if chosen else []), *[ATTACK + c for c in able if c not in chosen]]

    def declare(self, s: S) -> None:
        """They kneel together (LCG-CHAL.2)."""
        self.c = len(self.items)
        cards.tell(s, (E_CHALLENGE, EVERYONE, self.who, self.a, self.b))
        standing = [c for c in self.items if s.book.attacks_standing(s, c, self.a)]
        cards.join(s, self.items, ATTACKING, E_ATTACKS, standing)
        self.stealth(s)

    def with_stealth(self, s: S) -> int:
        """The next attacker with stealth that has not chosen yet, NONE if all have."""
        done = self.items[self.c :: 2]
        for c in self.items[: self.c]:
            if c not in done and board.keywords(s, c) & STEALTH:
                return c
        return NONE

    def bypassable(self, s: S) -> list[int]:
        return [c for c in board.characters(s, s.challenge[2]) if s.book.may_be_bypassed(s, c)]

    def stealth(self, s: S) -> None:
        sneak = self.with_stealth(s)
        while sneak != NONE:
            if self.bypassable(s):
                self.at = 2
                self.ask(s)
                return
            self.items = [*self.items, sneak, NONE]
            sneak = self.with_stealth(s)
        self.declared(s)

    def stealth_chosen(self, s: S, code: int) -> None:
        sneak = self.with_stealth(s)
        bypassed = NONE if code == PASS else code - BYPASS
        self.items = [*self.items, sneak, bypassed]
        if bypassed != NONE:
            cards.flag(s, bypassed, BYPASSED)
            cards.tell(s, (E_BYPASSES, EVERYONE, s.design[sneak], s.design[bypassed]))

    def told(self, s: S) -> list[Happening]:
        """What the declaration comes to, at one moment."""
        pairs = self.items[self.c :]
        return [
            happenings.initiated(self.who, self.a, self.b),
            *[happenings.declared(c, self.who, self.a, s.challenge[2]) for c in self.items[: self.c]],
            *[happenings.bypassed(pairs[i], self.who, pairs[i + 1])
              for i in range(0, len(pairs), 2) if pairs[i + 1] >= 0],
        ]

    def ask(self, s: S) -> None:
        if self.at == 1:
            s.ask(self.who, D_ATTACKERS, self.attack_options(s))
        else:
            s.ask(self.who, D_STEALTH, [PASS, *[BYPASS + c for c in self.bypassable(s)]])


class Defence(Frame[CardState]):
    """The defending player declares defenders. items: who defends so far."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
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
        s.ask(s.challenge[2], D_DEFENDERS, options)

    def options(self, s: CardState) -> list[int]:
        able = [c for c in s.book.defenders(s) if c not in self.items]
        if len(self.items) >= s.book.most_defenders(s):
            able = []
        called = s.book.must_defend(s, able)
        return [*([] if called else [DONE]), *[DEFEND + c for c in (called or able)]]

    def finish(self, s: CardState) -> None:
        s.done()
        standing = [c for c in self.items if s.book.defends_standing(s, c)]
        if self.items:
            cards.join(s, self.items, DEFENDING, E_DEFENDS, standing)
        s.book.defended(s, self.items)

    def ask(self, s: CardState) -> None:
        s.ask(s.challenge[2], D_DEFENDERS, self.options(s))


class Claim(Frame[S]):
    """The loser as defender suffers the claim, as far as it can be carried out (HBO-CLAIM.8): as many of his characters
    as it says, each once, wherever they were, die together (HBO-CLAIM.3, HBO-CLAIM.4, HBO-HIGH.1 to HBO-HIGH.3), cards
    at random (HBO-CLAIM.5), power of the faction card alone (HBO-CLAIM.6, HBO-CLAIM.7). who applies it; a: how much.
    items: for military claim the characters chosen."""

    __slots__ = ()

    def run(self, s: S) -> None:
        type_, _, defender = s.challenge[:3]
        if self.at == 0:
            self.a = s.book.claim(s, self.who, defender, type_)
            if type_ == MILITARY:
                if self.options(s):
                    self.at = 1
                    self.go_on(s)
                    return
            elif type_ == INTRIGUE:
                if self.intrigue_elsewhere(s):
                    return
                self.intrigue(s, [defender])
            else:
                cards.move_power(s, s.faction[defender], s.faction[self.who], self.a)
            s.done()
            s.book.settle(s)
        else:
            self.items = [*self.items, s.answer - TARGET]
            self.go_on(s)

    def intrigue_elsewhere(self, s: S) -> bool:
        """Is somebody asked first whom an intrigue claim falls on?"""
        return False

    def go_on(self, s: S) -> None:
        """As many different characters as the claim says; they die together."""
        while len(self.items) < self.a:
            options = self.options(s)
            if len(options) > 1:
                s.ask(s.challenge[2], D_CLAIM, options)
                return
            if not options:
                break
            self.items = [*self.items, options[0] - TARGET]
        s.done()
        if self.items:
            happen(s, *[happenings.killed(c, s.ctrl[c]) for c in self.items])

    def options(self, s: S) -> list[int]:
        return [TARGET + c for c in board.characters(s, s.challenge[2]) if c not in self.items]

    def intrigue(self, s: S, seats: list[int]) -> None:
        for p in seats:
            for _ in range(self.a):
                cards.discard_random(s, p)

    def ask(self, s: S) -> None:
        s.ask(s.challenge[2], D_CLAIM, self.options(s))
