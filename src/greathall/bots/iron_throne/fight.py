"""An encounter as far as it is settled: what either side comes to, and what every way out of it means."""

from __future__ import annotations

from math import exp
from typing import Final

from greathall.bots.iron_throne.sight import Sight, Standing, body
from greathall.bots.iron_throne.worth import CARD, FRONT, HELD, POWER, SHEET, TAKEN
from greathall.games.iron_throne import board, names
from greathall.games.iron_throne.data import leader_number
from greathall.games.iron_throne.state import NONE

UNKNOWN_CARDS: Final = 4.5  # how far two unknown cards lie apart
LATE_CARDS: Final = 0.7  # how much cards for their effect may still change after the reveal
TRUCES: Final = 0.22  # how often an unknown card is a truce
BOTH: Final = 0  # nobody won: both sides lose
LORAS_ADDS: Final = leader_number(names.LORAS, "bonus")
JAIME_ADDS: Final = leader_number(names.JAIME, "bonus_per_enemy_character")
STANNIS_ADDS: Final = leader_number(names.STANNIS, "bonus")
DROGO_ADDS: Final = leader_number(names.DROGO, "bonus_per_character")
DROGO_MOST: Final = leader_number(names.DROGO, "bonus_max")
DAENERYS_LOSES: Final = leader_number(names.DAENERYS, "power_removed")
REWARD: Final = 2  # cards and power for the defender's side


def win_chance(margin: float, spread: float) -> float:
    """The chance that a side this much ahead wins."""
    x = margin / spread
    return 1.0 if x > 20 else 0.0 if x < -20 else 1.0 / (1.0 + exp(-x))


class Fight:
    """Sides and fighters, changed at will to ask what would be. Never touches the state."""

    __slots__ = ("fighter", "powers", "rewardless", "side", "sight", "spared")

    def __init__(self, sight: Sight) -> None:
        s = sight.s
        self.sight = sight
        self.side = s.side.copy()
        self.fighter = s.fighter.copy()
        self.powers = sight.powers
        self.spared = s.spared
        self.rewardless = s.unrewarded

    def join(self, seat: int, character: int, side: int) -> Fight:
        """The same with one more in the field."""
        other = Fight(self.sight)
        other.side, other.fighter = self.side.copy(), self.fighter.copy()
        other.powers, other.spared, other.rewardless = self.powers, self.spared, self.rewardless
        other.side[seat] = side
        other.fighter[seat] = character
        return other

    def leave(self, seat: int) -> Fight:
        return self.join(seat, NONE, 0)

    def strip(self, seat: int, count: int) -> Fight:
        """The same after a fighter has lost power."""
        other = self.join(seat, self.fighter[seat], self.side[seat])
        powers = [*self.powers]
        row = powers[seat].copy()
        place = self.fighter[seat] % names.PER_HOUSE
        row[place] = max(0, row[place] - count)
        powers[seat] = row
        other.powers = powers
        if not row[place]:
            other.fighter[seat] = NONE
        return other

    # ---------------------------------------------------------------- strength
    def power_of(self, seat: int) -> int:
        fighter = self.fighter[seat]
        return self.powers[seat][fighter % names.PER_HOUSE] if fighter != NONE else 0

    def total(self, side: int) -> float:
        """Power and bonuses, no cards."""
        out = self.sight.s.bonus[side]
        for p in range(self.sight.n):
            if self.side[p] == side:
                out += self.power_of(p)
        return out

    def count(self, side: int) -> int:
        return len([p for p in range(self.sight.n) if self.side[p] == side and self.fighter[p] != NONE])

    def leader_bonus(self, side: int) -> float:
        """What abilities of leaders will add to a side when cards are revealed."""
        s = self.sight.s
        out = 0.0
        for p in range(s.n):
            if self.side[p] != side or self.fighter[p] == NONE:
                continue
            leader = s.leader[p]
            if leader == names.LORAS:
                own = self.power_of(p)
                out += LORAS_ADDS if all([self.power_of(q) <= own for q in range(s.n)]) else 0
            elif leader == names.MELISANDRE:
                out += 3
            elif p in (s.attacker, s.defender):
                if leader == names.JAIME:
                    out += JAIME_ADDS * self.count(board.opposite(side))
                elif leader == names.STANNIS:
                    out += STANNIS_ADDS if self.count(side) < self.count(board.opposite(side)) else 0
                elif leader == names.DROGO:
                    waiting = [x for x in self.powers[p] if x]
                    out += min(DROGO_MOST, DROGO_ADDS * (len(waiting) - 1))
        return out

    def margin(self, side: int) -> float:
        """How far a side is ahead, cards and what is still to be added apart."""
        other = board.opposite(side)
        return self.total(side) + self.leader_bonus(side) - self.total(other) - self.leader_bonus(other)

    # ---------------------------------------------------------------- ways out
    def after(self, won: int, betrayed: bool = False) -> Standing:
        """The standing after rewards, penalties and hostages; `won` BOTH: all have lost."""
        sight = self.sight
        s = sight.s
        influence, strength = sight.influence.copy(), sight.strength.copy()
        over = False
        for p in range(sight.n):
            side = self.side[p]
            if not side:
                if self.powers is not sight.powers and self.powers[p] is not sight.powers[p]:
                    strength[p] += body(self.powers[p], s.sheet[p]) - sight.bodies[p]
                continue
            powers, sheet = self.powers[p], s.sheet[p]
            if side == won:
                if not self.rewardless >> p & 1:
                    if side == names.ATTACK:
                        influence[p] = min(names.TOKENS, influence[p] + 1)
                    else:
                        strength[p] += REWARD * CARD + min(REWARD, sheet) * (POWER + FRONT - SHEET)
                if powers is not sight.powers[p]:
                    strength[p] += body(powers, sheet) - sight.bodies[p]
            else:
                lost = 0 if self.spared >> p & 1 else self.penalty(p)
                if lost or powers is not sight.powers[p]:
                    powers = powers.copy()
                    if lost:
                        powers[self.fighter[p] % names.PER_HOUSE] -= lost
                    strength[p] += body(powers, sheet + lost) - sight.bodies[p]
                    over = over or not any(powers)
        if won:
            self.hostages(strength, won, betrayed)
        return influence, strength, over

    def penalty(self, seat: int) -> int:
        power = self.power_of(seat)
        leader = self.sight.s.leader[seat]
        if leader == names.DAENERYS:
            return min(DAENERYS_LOSES, (power + 1) // 2) if power > 1 else 0
        if leader == names.BARRISTAN:
            return min((power + 1) // 2, max(1, power - 1))
        return (power + 1) // 2

    def hostages(self, strength: list[float], won: int, betrayed: bool) -> None:
        s = self.sight.s
        winner, loser = board.leader_of_side(s, won), board.leader_of_side(s, board.opposite(won))
        if betrayed:
            for p in range(s.n):
                if self.side[p] == won and not (self.spared | s.unshackled) >> p & 1 and s.leader[p] != names.SELYSE:
                    strength[p] -= TAKEN
                    strength[loser] += HELD
        elif not self.rewardless >> winner & 1 and not self.spared >> loser & 1:
            strength[loser] -= TAKEN
            strength[winner] += HELD
        if s.leader[winner] == names.TYWIN:
            strength[loser] -= TAKEN
            strength[winner] += HELD

    def deal(self) -> Standing:
        """What a truce brings, as a rule: a token for either, or something smaller where one of them would win."""
        sight = self.sight
        s = sight.s
        influence, strength = sight.influence.copy(), sight.strength.copy()
        pair = (s.attacker, s.defender)
        if max(influence[pair[0]], influence[pair[1]]) < names.TOKENS - 1 or influence[pair[0]] == influence[pair[1]]:
            for p in pair:
                influence[p] = min(names.TOKENS, influence[p] + 1)
        return influence, strength, False

    # ---------------------------------------------------------------- chances
    def value(self, won: int, betrayed: bool = False) -> float:
        return self.sight.value(self.after(won, betrayed), self.sight.me)

    def outlook(self) -> float:
        """The own value before any card is on the table, for one who does not choose a card."""
        chance = win_chance(self.margin(names.ATTACK), UNKNOWN_CARDS)
        sight = self.sight
        attack, defence = self.value(names.ATTACK), self.value(names.DEFENCE)
        betrayed = (self.value(names.ATTACK, True) + self.value(names.DEFENCE, True)) / 2
        out = (1 - TRUCES) ** 2 * (chance * attack + (1 - chance) * defence)
        return out + 2 * TRUCES * (1 - TRUCES) * betrayed + TRUCES**2 * sight.value(self.deal(), sight.me)

    def now(self, bonus: float = 0.0) -> float:
        """The own value with the cards that lie face up; `bonus`: what the own side has more."""
        sight = self.sight
        s = sight.s
        own = self.side[sight.me]
        if s.outcome == names.O_HOSTILITY:
            both = [board.card_value(s, p) for p in (s.attacker, s.defender)]
            margin = self.total(names.ATTACK) + both[0] - self.total(names.DEFENCE) - both[1]
            margin += bonus if own == names.ATTACK else -bonus
            chance = win_chance(margin, LATE_CARDS)
            if not margin:
                return 0.5 * self.value(BOTH) + 0.25 * (self.value(names.ATTACK) + self.value(names.DEFENCE))
            return chance * self.value(names.ATTACK) + (1 - chance) * self.value(names.DEFENCE)
        if s.outcome == names.O_BETRAYAL:
            return self.value(self.betrayer(), True)
        return sight.value(self.deal(), sight.me)

    def betrayer(self) -> int:
        """The side with the hostility card."""
        s = self.sight.s
        card = s.shown[s.attacker]
        return names.ATTACK if card == NONE or board.is_hostile(card) else names.DEFENCE

    def no_deal(self, seat: int) -> float:
        """The value for a seat of talks that fail."""
        s = self.sight.s
        spared = self.spared
        for p in (s.attacker, s.defender):
            if s.leader[p] == names.TYRION:
                for q in range(s.n):
                    if self.side[q] == self.side[p]:
                        self.spared |= 1 << q
        out = self.sight.value(self.after(BOTH), seat)
        self.spared = spared
        return out

    def honorable(self, seat: int) -> bool:
        """Will this player turn a betrayal into a truce? (leader Eddard)"""
        return self.sight.s.leader[seat] == names.EDDARD
