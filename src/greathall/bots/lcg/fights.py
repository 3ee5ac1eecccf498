"""Challenges: which one, with whom, past whom, and who defends."""

from __future__ import annotations

from typing import Final

from greathall.bots.lcg.sight import TO_WIN, Sight
from greathall.games.cardgame.codes import ATTACK, BYPASS, CHALLENGE, DEFEND, DONE, PASS, SPAN, TARGET
from greathall.games.cardgame.flow.challenge import Defence
from greathall.games.cardgame.names import ATTACKING, BYPASSED, INTRIGUE, MILITARY, POWER, STEALTH
from greathall.games.lcg import constants, reckon, sides
from greathall.games.lcg.codes import REDIRECT
from greathall.games.lcg.combat import jousting, may_challenge, most_defenders
from greathall.games.lcg.flow.challenge import Challenge
from greathall.games.lcg.names import BANNED

HOPE: Final = 0.12  # that a challenge is won although it need not be
CHALLENGE_TYPES: Final = (MILITARY, INTRIGUE, POWER)


class Attack:
    """A challenge of a type against an opponent: the best set of attackers and what it is worth."""

    def __init__(self, sight: Sight, type_: int, victim: int) -> None:
        self.sight = sight
        self.type = type_
        self.victim = victim
        s, me = sight.s, sight.me
        self.able = sight.standing(me, type_)
        self.claim = sight.claim_loss(me, victim, type_) * sight.threat(victim)
        self.against = [
            (sight.strength(c), c) for c in sight.standing(victim, type_) if not s.flags[c] & (BANNED | BYPASSED)
        ]
        self.against.sort(reverse=True)
        self.others = [
            t for t in CHALLENGE_TYPES
            if t != type_ and any([may_challenge(s, me, t, p) for p in sight.others])
        ]  # fmt: skip
        self.exposed = bool(sight.enemies_to_come()) and not self.ends_it()
        self.own_bonus = self.bonus(me)
        self.their_bonus = self.bonus(victim)
        self.one_only = jousting(s)

    def bonus(self, seat: int) -> int:
        """What adds to the total of a side that takes part."""
        s = self.sight.s
        total = 0
        for c in s.play[seat]:
            found = sides.SIDE_BONUS.get(s.design[c]) if self.sight.known(c) else None
            if found is not None and found[0] == self.type:
                total += found[1]
        return total + (1 if s.title[seat] >= 0 and sides.STRONG_IN.get(s.title[seat], -1) == self.type else 0)

    def ends_it(self) -> bool:
        """Would the power of this challenge win the game?"""
        sight = self.sight
        gain = 1
        if self.type == POWER:
            claim = reckon.claim(sight.s, sight.me, self.victim, POWER)
            gain += min(claim, sight.s.power[sight.s.faction[self.victim]])
        return sight.power[sight.me] + gain >= TO_WIN

    def defence(self, sneaks: int) -> int:
        """STR the opponent can bring up, after the best are bypassed."""
        left = [x for x in self.against if not self.sight.keywords(x[1]) & STEALTH]
        gone = [x[1] for x in left[:sneaks]]
        rest = [x[0] for x in self.against if x[1] not in gone]
        if self.one_only:
            rest = rest[:1]
        return sum(rest) + self.their_bonus if rest else 0

    def cost(self, c: int) -> float:
        """What it costs to kneel this character."""
        sight = self.sight
        if constants.attacks_standing(sight.s, c, self.type):
            return 0.0
        strength = sight.strength(c)
        icons = sight.icons(c)
        cost = 0.05 + (0.04 * strength if sight.dominance_counts() else 0.0)
        for t in self.others:
            if icons >> t & 1:
                cost += 0.22 * strength
        if self.exposed:
            cost += 0.16 * strength + 0.1
        return cost

    def value(self, chosen: list[int]) -> float:
        sight = self.sight
        ours = sum([sight.strength(c) for c in chosen]) + self.own_bonus
        if ours <= 0:
            return -1.0
        sneaks = len([c for c in chosen if sight.keywords(c) & STEALTH])
        theirs = self.defence(sneaks)
        point = sight.point(sight.me)
        if theirs == 0:
            chance, free = 0.97, 0.97
        else:
            ratio = ours / theirs
            chance = 0.93 if ratio >= 1 else HOPE + 0.5 * ratio * ratio
            if ratio >= 1:
                chance = min(0.97, chance + 0.04 * (ours - theirs) / 3)
            free = 0.3 * chance
        gain = self.claim + sum([sight.spoils(c) for c in chosen]) + self.extra(ours - theirs, chosen)
        value = chance * gain + free * point
        if self.ends_it():
            value += 12.0 * (chance if self.type == POWER else free)
        return value - sum([self.cost(c) for c in chosen])

    def extra(self, margin: int, chosen: list[int]) -> float:
        """Rivals, and winning by five where that counts."""
        sight = self.sight
        s = sight.s
        more = 0.0
        if reckon.rival(s, sight.me, self.victim) and (sight.me, self.victim) not in s.rivals_beaten:
            more += sight.point(sight.me)
        return more + (0.35 if margin >= 5 else 0.0)

    def plan(self) -> tuple[float, list[int]]:
        """The best attackers found, with their value."""
        sight = self.sight
        if not self.able:
            return -1.0, []
        if self.one_only:
            sets = [[c] for c in self.able]
        else:
            by_cost = sorted(self.able, key=lambda c: ((self.cost(c) - sight.spoils(c)) / max(1, sight.strength(c)), c))
            by_strength = sorted(self.able, key=lambda c: (-sight.strength(c), c))
            sets = [order[: i + 1] for order in (by_cost, by_strength, by_strength[::-1]) for i in range(len(order))]
            sets += [[c] for c in self.able]
            need = self.defence(0)
            trimmed = list(by_strength)
            for c in by_strength:  # what is not needed stays
                rest = [x for x in trimmed if x != c]
                if rest and sum([sight.strength(x) for x in rest]) >= need and self.cost(c) > sight.spoils(c):
                    trimmed = rest
            sets.append(trimmed)
        best = max(sets, key=self.value)
        return self.value(best), best


# ---------------------------------------------------------------- attacking
def challenge(sight: Sight, options: list[int]) -> int:
    """The challenge worth most; none if none is worth its attackers."""
    best, value = PASS, 0.0
    for code in options:
        if code == PASS:
            continue
        type_, victim = divmod(code - CHALLENGE, 8)
        found = Attack(sight, type_, victim).plan()[0]
        if found > value:
            best, value = code, found
    return best


def attackers(sight: Sight, options: list[int]) -> int:
    frame = sight.s.stack[-1]
    chosen = list(frame.items) if isinstance(frame, Challenge) else []
    type_, _, victim = sight.s.challenge[:3]
    planned = Attack(sight, type_, victim).plan()[1]
    for c in planned:
        if c not in chosen and ATTACK + c in options:
            return ATTACK + c
    if DONE in options:
        return DONE
    return min(options, key=lambda code: sight.strength(code % SPAN))


def bypass(sight: Sight, options: list[int]) -> int:
    """The strongest who could defend; otherwise nobody, for it makes no difference."""
    s = sight.s
    type_ = s.challenge[0]
    able = [code for code in options if code != PASS]
    able = [code for code in able if not s.flags[code - BYPASS] & BYPASSED]
    ready = [c for c in [code - BYPASS for code in able] if sight.stands(c) and sight.icons(c) >> type_ & 1]
    if ready:
        return BYPASS + max(ready, key=lambda c: (sight.strength(c), sight.worth(c)))
    return max(able, key=lambda code: sight.worth(code - BYPASS)) if able else PASS


# ---------------------------------------------------------------- defending
class Stand:
    """A defence: who could do it and what it saves."""

    def __init__(self, sight: Sight, able: list[int], chosen: list[int]) -> None:
        self.sight = sight
        s = sight.s
        type_, attacker, me = s.challenge[:3]
        self.able = [c for c in [*chosen, *able] if sides.counts_in_challenge(s, c, False)]
        self.attack = sides.side_total(s, attacker, True)
        self.loss = sight.claim_loss(attacker, me, type_)
        fighters = [c for c in s.play[attacker] if s.flags[c] & ATTACKING]
        self.loss += sum([sight.spoils(c) for c in fighters])
        self.point = sight.point(attacker)
        gain = 1
        if type_ == POWER:
            gain += min(reckon.claim(s, attacker, me, POWER), s.power[s.faction[me]])
        if sight.power[attacker] + gain + len([c for c in fighters if sight.spoils(c) > 1]) >= TO_WIN:
            self.loss += 15.0
            self.point += 10.0
        self.later = sight.mine_to_come()
        self.more = len(sight.enemies_to_come()) > 0
        self.most = most_defenders(s)
        self.bonus = Attack(sight, type_, attacker).bonus(me)

    def cost(self, c: int) -> float:
        sight = self.sight
        if constants.defends_standing(sight.s, c) or not sight.stands(c):
            return 0.05
        cost = 0.1 + 0.05 * sight.strength(c)
        if self.later:
            cost += 0.33 * sight.fight(c)
        elif self.more:
            cost += 0.12 * sight.fight(c)
        return cost

    def plan(self) -> list[int]:
        sight = self.sight
        able = [c for c in self.able if sight.strength(c) > 0]
        best: list[int] = []
        value = 0.0
        for order in (
            sorted(able, key=lambda c: (self.cost(c) / max(1, sight.strength(c)), c)),
            sorted(able, key=lambda c: (sight.strength(c), c)),
            sorted(able, key=lambda c: (-sight.strength(c), c)),
        ):
            for i in range(min(len(order), self.most)):
                found = self.value(order[: i + 1])
                if found > value:
                    best, value = order[: i + 1], found
        for c in able:
            found = self.value([c])
            if found > value:
                best, value = [c], found
        return best

    def value(self, chosen: list[int]) -> float:
        total = sum([self.sight.strength(c) for c in chosen]) + self.bonus
        value = self.point - sum([self.cost(c) for c in chosen])  # no longer unopposed
        if total > self.attack:
            spoils = sum([self.sight.spoils(c) for c in chosen])
            value += self.loss * (0.85 if total < self.attack + 3 else 0.93) + spoils
        return value


def defenders(sight: Sight, options: list[int]) -> int:
    frame = sight.s.stack[-1]
    chosen = list(frame.items) if isinstance(frame, Defence) else []
    able = [code - DEFEND for code in options if code != DONE]
    planned = Stand(sight, able, chosen).plan()
    for c in planned:
        if c not in chosen and DEFEND + c in options:
            return DEFEND + c
    return DONE if DONE in options else options[0]


# ---------------------------------------------------------------- afterwards
def claim(sight: Sight, options: list[int]) -> int:
    """Who dies: one with a duplicate if that costs less, otherwise the least."""
    return min(options, key=lambda code: loss_of(sight, code - TARGET))


def loss_of(sight: Sight, c: int) -> float:
    """What it costs this seat to lose a character of its own."""
    worth = sight.worth(c) + (0.0 if not sight.stands(c) else 0.25 * sight.strength(c))
    if sight.duplicates(c):
        worth = min(worth, 2.0)
    s = sight.s
    if s.tokens[c] >= 16:  # poisoned: it dies anyway
        worth *= 0.1
    if any([x[1] == c for x in s.delayed]):  # it goes anyway
        worth *= 0.2
    return worth


def intimidate(sight: Sight, options: list[int]) -> int:
    able = [code for code in options if code != PASS]
    return max(able, key=lambda code: sight.fight(code - TARGET) * (-1 if sight.mine(code - TARGET) else 1))


def redirect(sight: Sight, options: list[int]) -> int:
    """As Crown Regent: turn away what is aimed at oneself, or at the weakest from the strongest; as the attacker: the
    opponent against whom it is worth most."""
    s = sight.s
    if PASS in options:
        aimed = s.challenge[2]
        if s.challenge[1] == sight.me:
            return PASS
        if aimed == sight.me:
            frame = Stand(sight, [c for c in sight.standing(sight.me, s.challenge[0])], [])
            strong = sum([sight.strength(c) for c in frame.able])
            return PASS if strong > frame.attack else next(x for x in options if x != PASS)
        others = [p for p in sight.others if p not in (aimed, s.challenge[1])]
        if others and all([sight.power[p] > sight.power[aimed] + 1 for p in others]):
            return next(x for x in options if x != PASS)
        return PASS
    return max(options, key=lambda code: _against(sight, code - REDIRECT))


def _against(sight: Sight, victim: int) -> float:
    found = Attack(sight, sight.s.challenge[0], victim)
    return found.claim - 0.3 * found.defence(0)
