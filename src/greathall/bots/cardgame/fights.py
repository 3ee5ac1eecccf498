"""Challenges: which one, with whom, past whom, and who defends. A game's own Attack and Stand add what its cards do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic

from greathall.bots.cardgame.sight import TO_WIN, Sight, V
from greathall.games.cardgame import challenges, exceptions
from greathall.games.cardgame.codes import ATTACK, BYPASS, DEFEND, DONE, PASS, SPAN, TARGET
from greathall.games.cardgame.flow.challenge import Declaring, Defence
from greathall.games.cardgame.names import ATTACKING, BYPASSED, INTRIGUE, MILITARY, POWER, STEALTH

HOPE: Final = 0.12  # that a challenge is won although it need not be
CHALLENGE_TYPES: Final = (MILITARY, INTRIGUE, POWER)


class Attack(Generic[V]):
    """A challenge of a type against an opponent: the best set of attackers and what it is worth."""

    def __init__(self, sight: V, type_: int, victim: int) -> None:
        self.sight = sight
        self.type = type_
        self.victim = victim
        s, me = sight.s, sight.me
        self.able = s.book.attackers(s, me, type_)
        self.claim = sight.claim_loss(me, victim, type_) * sight.threat(victim)
        self.against = [(self.defends_with(c), c) for c in self.could_defend()]
        self.against.sort(reverse=True)
        self.others = [
            t for t in CHALLENGE_TYPES
            if t != type_ and not all([s.book.forbids_challenge(s, me, t, p) for p in sight.others])
        ]  # fmt: skip
        self.exposed = bool(sight.enemies_to_come()) and not self.ends_it()
        self.own_bonus = self.bonus(me)
        self.their_bonus = self.bonus(victim)
        self.one_only = exceptions.most_attackers(s) == 1

    # ---------------------------------------------------------------- what a game may add
    def could_defend(self) -> list[int]:
        found = self.sight.standing(self.victim, self.type)
        return [c for c in found if not self.sight.s.flags[c] & BYPASSED]

    def defends_with(self, c: int) -> int:
        """Strength of a character as a defender."""
        return self.sight.strength(c)

    def bonus(self, seat: int) -> int:
        """What adds to the total of a side that takes part."""
        return 0

    def together(self, chosen: list[int]) -> int:
        """What these attackers come to."""
        return sum([self.sight.strength(c) for c in chosen]) + self.own_bonus

    def resistance(self, chosen: list[int]) -> int:
        """What the opponent can bring up against them."""
        return self.defence(len([c for c in chosen if self.sight.keywords(c) & STEALTH]))

    def extra(self, margin: int, chosen: list[int]) -> float:
        """What winning brings besides claim and keywords."""
        return 0.0

    # ---------------------------------------------------------------- what it comes to
    def ends_it(self) -> bool:
        """Would the power of this challenge win the game?"""
        sight = self.sight
        gain = 1
        if self.type == POWER:
            claim = sight.s.book.claim(sight.s, sight.me, self.victim, POWER)
            gain += min(claim, sight.s.power[sight.s.faction[self.victim]])
        return sight.power[sight.me] + gain >= TO_WIN

    def defence(self, sneaks: int) -> int:
        """Strength the opponent can bring up, after the best are bypassed."""
        s = self.sight.s
        gone = [x[1] for x in self.against if not s.book.forbids_bypass(s, x[1])][:sneaks] if sneaks else []
        rest = [x[0] for x in self.against if x[1] not in gone]
        if self.one_only:
            rest = rest[:1]
        return sum(rest) + self.their_bonus if rest else 0

    def cost(self, c: int) -> float:
        """What it costs to kneel this character."""
        sight = self.sight
        if exceptions.attacks_standing(sight.s, c, self.type):
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
        ours = self.together(chosen)
        if ours <= 0:
            return -1.0
        theirs = self.resistance(chosen)
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


class Stand(Generic[V]):
    """A defence: who could do it and what it saves."""

    def __init__(self, sight: V, able: list[int], chosen: list[int]) -> None:
        self.sight = sight
        s = sight.s
        type_, attacker, me = challenges.type_of(s), challenges.attacker(s), challenges.defender(s)
        self.able = [c for c in [*chosen, *able] if self.counts(c)]
        self.attack = sight.side_total(attacker, True)
        self.loss = sight.claim_loss(attacker, me, type_)
        fighters = [c for c in s.play[attacker] if s.flags[c] & ATTACKING]
        self.loss += sum([sight.spoils(c) for c in fighters])
        self.point = sight.point(attacker)
        gain = 1
        if type_ == POWER:
            gain += min(s.book.claim(s, attacker, me, POWER), s.power[s.faction[me]])
        if sight.power[attacker] + gain + len([c for c in fighters if sight.spoils(c) > 1]) >= TO_WIN:
            self.loss += 15.0
            self.point += 10.0
        self.later = sight.mine_to_come()
        self.more = len(sight.enemies_to_come()) > 0
        self.most = exceptions.most_defenders(s)

    # ---------------------------------------------------------------- what a game may add
    def counts(self, c: int) -> bool:
        """Does this one add anything to the defence?"""
        return True

    def strength(self, c: int) -> int:
        return self.sight.strength(c)

    def together(self, chosen: list[int]) -> int:
        """What these defenders come to."""
        return sum([self.strength(c) for c in chosen])

    def facing(self, chosen: list[int]) -> int:
        """What the attackers come to when these defend."""
        return self.attack

    def extra(self, chosen: list[int]) -> float:
        """What it brings that these defend, whoever wins."""
        return 0.0

    # ---------------------------------------------------------------- what it comes to
    def cost(self, c: int) -> float:
        sight = self.sight
        if exceptions.defends_standing(sight.s, c) or not sight.stands(c):
            return 0.05
        cost = 0.1 + 0.05 * sight.strength(c)
        if self.later:
            cost += 0.33 * sight.fight(c)
        elif self.more:
            cost += 0.12 * sight.fight(c)
        return cost

    def plan(self) -> list[int]:
        able = [c for c in self.able if self.strength(c) > 0]
        best: list[int] = []
        value = 0.0
        for order in (
            sorted(able, key=lambda c: (self.cost(c) / max(1, self.strength(c)), c)),
            sorted(able, key=lambda c: (self.strength(c), c)),
            sorted(able, key=lambda c: (-self.strength(c), c)),
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
        total, attack = self.together(chosen), self.facing(chosen)
        value = self.point + self.extra(chosen) - sum([self.cost(c) for c in chosen])  # no longer unopposed
        if total > attack:
            spoils = sum([self.sight.spoils(c) for c in chosen])
            value += self.loss * (0.85 if total < attack + 3 else 0.93) + spoils
        return value


# ---------------------------------------------------------------- answers
MakeAttack = Callable[[V, int, int], Attack[V]]
MakeStand = Callable[[V, list[int], list[int]], Stand[V]]


def challenge(make: MakeAttack[V], sight: V, options: list[int]) -> int:
    """The challenge worth most; none if none is worth its attackers."""
    best, value = PASS, 0.0
    for code in options:
        if code == PASS:
            continue
        type_, victim = challenges.of_code(code)
        found = make(sight, type_, victim).plan()[0]
        if found > value:
            best, value = code, found
    return best


def attackers(make: MakeAttack[V], sight: V, options: list[int]) -> int:
    frame = sight.s.stack[-1]
    chosen = list(frame.attackers) if isinstance(frame, Declaring) else []
    type_, victim = challenges.type_of(sight.s), challenges.defender(sight.s)
    planned = make(sight, type_, victim).plan()[1]
    for c in planned:
        if c not in chosen and ATTACK + c in options:
            return ATTACK + c
    if DONE in options:
        return DONE
    return min(options, key=lambda code: sight.strength(code % SPAN))


def bypass(sight: Sight[Any], options: list[int]) -> int:
    """The strongest who could defend; otherwise nobody, for it makes no difference."""
    s = sight.s
    type_ = challenges.type_of(s)
    able = [code for code in options if code != PASS]
    able = [code for code in able if not s.flags[code - BYPASS] & BYPASSED]
    ready = [c for c in [code - BYPASS for code in able] if sight.stands(c) and sight.icons(c) >> type_ & 1]
    if ready:
        return BYPASS + max(ready, key=lambda c: (sight.strength(c), sight.worth(c)))
    return max(able, key=lambda code: sight.worth(code - BYPASS)) if able else PASS


def defenders(make: MakeStand[V], sight: V, options: list[int]) -> int:
    frame = sight.s.stack[-1]
    chosen = list(frame.defenders) if isinstance(frame, Defence) else []
    able = [code - DEFEND for code in options if code != DONE]
    planned = make(sight, able, chosen).plan()
    for c in planned:
        if c not in chosen and DEFEND + c in options:
            return DEFEND + c
    return DONE if DONE in options else options[0]


def claim(sight: Sight[Any], options: list[int]) -> int:
    """Who dies: the one whose loss costs least."""
    return min(options, key=lambda code: sight.loss_of(code - TARGET))
