"""Challenges of this game: what its cards add for attackers and defenders."""

from __future__ import annotations

from typing import Final

from greathall.bots.cardgame import fights as shared
from greathall.bots.cardgame.sight import CARD
from greathall.bots.hbo.sight import Sight
from greathall.games.cardgame import board, challenges, exceptions
from greathall.games.cardgame.constant import BARS_CHALLENGE
from greathall.games.cardgame.names import ATTACKING, INTRIGUE, MILITARY, POWER
from greathall.games.hbo import reckon
from greathall.games.hbo.data import design
from greathall.games.hbo.names import LEFT_OUT, STARK

CLASH: Final = design("plot_a_clash_of_kings")


def as_defender(sight: Sight, c: int) -> int:
    """Strength of a character that would defend."""
    more = 2 if sight.has_text(c, "ser_rodrik_cassel") else 1 if sight.has_text(c, "winterfell_guard") else 0
    return sight.strength(c) + more


class Attack(shared.Attack[Sight]):
    def could_defend(self) -> list[int]:
        return [c for c in super().could_defend() if exceptions.may_defend(self.sight.s, [c])]

    def defends_with(self, c: int) -> int:
        return as_defender(self.sight, c)

    def together(self, chosen: list[int]) -> int:
        """Robb Stark leads the others."""
        sight = self.sight
        total = super().together(chosen)
        if any([sight.has_text(c, "robb_stark") for c in chosen]):
            total += len([c for c in chosen if reckon.of_house(sight.s, c, STARK)]) - 1
        return total

    def resistance(self, chosen: list[int]) -> int:
        """Catelyn Stark, who has somebody left out, and Bran Stark, who helps."""
        sight = self.sight
        total = super().resistance(chosen)
        if total:
            if any([sight.has_text(c, "catelyn_stark") for _, c in self.against]):
                total += max([sight.strength(c) for c in chosen])
            helpers = [c for c in sight.characters(self.victim) if sight.has_text(c, "bran_stark") and sight.stands(c)]
            total += 2 * len(helpers)
        return total

    def cost(self, c: int) -> float:
        cost = super().cost(c)
        if cost:
            cost += self.sight.duty(c) + (self.sight.guard(c) if self.exposed else 0.0)
        if cost and exceptions.stays_knelt(self.sight.s, c):
            cost += 0.4 * self.sight.fight(c)
        return cost

    def value(self, chosen: list[int]) -> float:
        sight = self.sight
        kneel = [c for c in chosen if not exceptions.attacks_standing(sight.s, c, self.type)]
        return super().value(chosen) - sight.dominance_lost(sum([sight.strength(c) for c in kneel]))

    def extra(self, margin: int, chosen: list[int]) -> float:
        sight = self.sight
        s, me = sight.s, sight.me
        more = 0.0
        if s.gold[me] and self.type == INTRIGUE and any([sight.name(c) == "lannisport" for c in s.play[me]]):
            more += sight.point(me)
        elif s.gold[me] and any([sight.has_text(c, "tyrion_lannister") for c in chosen]):
            more += 0.8 * CARD
        if exceptions.power_moved(s, me, self.type):
            claim = reckon.claim(s, me)
            more += 1.6 * sight.point(me) if s.power[s.faction[self.victim]] > claim else 0.0
        if self.type == INTRIGUE and board.sources(s, BARS_CHALLENGE):  # it opens the other two
            more += 1.5
        return more


class Stand(shared.Stand[Sight]):
    def __init__(self, sight: Sight, able: list[int], chosen: list[int]) -> None:
        super().__init__(sight, able, chosen)
        s = sight.s
        attacking = [c for c in s.play[challenges.attacker(s)] if s.flags[c] & ATTACKING and not s.flags[c] & LEFT_OUT]
        self.top = max([sight.strength(c) for c in attacking], default=0)

    def strength(self, c: int) -> int:
        return as_defender(self.sight, c)

    def facing(self, chosen: list[int]) -> int:
        catelyn = any([self.sight.has_text(c, "catelyn_stark") for c in chosen])
        return self.attack - self.top if catelyn else self.attack

    def cost(self, c: int) -> float:
        if self.sight.has_text(c, "jon_snow"):  # he stands up again
            return 0.1
        cost = super().cost(c) + self.sight.duty(c)
        if exceptions.stays_knelt(self.sight.s, c):
            cost += 0.4 * self.sight.fight(c)
        return cost

    def value(self, chosen: list[int]) -> float:
        sight = self.sight
        kneel = [c for c in chosen if not exceptions.defends_standing(sight.s, c)]
        kneel = [c for c in kneel if not sight.has_text(c, "jon_snow")]
        return super().value(chosen) - sight.dominance_lost(sum([sight.strength(c) for c in kneel]))

    def extra(self, chosen: list[int]) -> float:
        return 0.8 * CARD * len([c for c in chosen if self.sight.has_text(c, "escort")])


def danger(sight: Sight, c: int) -> float:
    """What an enemy character can do to this seat in challenges that are still to come."""
    s = sight.s
    types = [t for t in (MILITARY, INTRIGUE, POWER) if sight.icons(c) >> t & 1]
    able = [t for t in types if not s.book.forbids_challenge(s, sight.enemy, t, sight.me)]
    return sight.strength(c) * max([sight.claim_loss(sight.enemy, sight.me, t) for t in able], default=0.0)
