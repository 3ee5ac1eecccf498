"""Challenges of this game: what its cards and titles add, and what comes afterwards."""

from __future__ import annotations

from greathall.bots.cardgame import fights as shared
from greathall.bots.lcg.sight import Sight
from greathall.games.cardgame import challenges, exceptions
from greathall.games.cardgame.codes import PASS, TARGET
from greathall.games.lcg import reckon, sides
from greathall.games.lcg.codes import REDIRECT
from greathall.games.lcg.names import BANNED


def bonus(sight: Sight, seat: int, type_: int) -> int:
    """What adds to the total of a side that takes part."""
    s = sight.s
    total = sum([amount for _, amount in exceptions.side_bonuses(s, seat, type_)])
    return total + (1 if s.title[seat] >= 0 and sides.STRONG_IN.get(s.title[seat], -1) == type_ else 0)


class Attack(shared.Attack[Sight]):
    def could_defend(self) -> list[int]:
        return [c for c in super().could_defend() if not self.sight.s.flags[c] & BANNED]

    def bonus(self, seat: int) -> int:
        return bonus(self.sight, seat, self.type)

    def extra(self, margin: int, chosen: list[int]) -> float:
        """Rivals, and winning by five where that counts."""
        sight = self.sight
        s = sight.s
        more = 0.0
        if reckon.rival(s, sight.me, self.victim) and (sight.me, self.victim) not in s.rivals_beaten:
            more += sight.point(sight.me)
        return more + (0.35 if margin >= 5 else 0.0)


class Stand(shared.Stand[Sight]):
    def counts(self, c: int) -> bool:
        return not exceptions.muted(self.sight.s, c)

    def together(self, chosen: list[int]) -> int:
        return super().together(chosen) + bonus(self.sight, self.sight.me, challenges.type_of(self.sight.s))


# ---------------------------------------------------------------- afterwards
def intimidate(sight: Sight, options: list[int]) -> int:
    able = [code for code in options if code != PASS]
    return max(able, key=lambda code: sight.fight(code - TARGET) * (-1 if sight.mine(code - TARGET) else 1))


def redirect(sight: Sight, options: list[int]) -> int:
    """As Crown Regent: turn away what is aimed at oneself, or at the weakest from the strongest; as the attacker: the
    opponent against whom it is worth most."""
    s = sight.s
    if PASS in options:
        aimed = challenges.defender(s)
        if challenges.attacker(s) == sight.me:
            return PASS
        if aimed == sight.me:
            frame = Stand(sight, [c for c in sight.standing(sight.me, challenges.type_of(s))], [])
            strong = sum([sight.strength(c) for c in frame.able])
            return PASS if strong > frame.attack else next(x for x in options if x != PASS)
        others = [p for p in sight.others if p not in (aimed, challenges.attacker(s))]
        if others and all([sight.power[p] > sight.power[aimed] + 1 for p in others]):
            return next(x for x in options if x != PASS)
        return PASS
    return max(options, key=lambda code: _against(sight, code - REDIRECT))


def _against(sight: Sight, victim: int) -> float:
    found = Attack(sight, challenges.type_of(sight.s), victim)
    return found.claim - 0.3 * found.defence(0)
