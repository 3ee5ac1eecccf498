"""The table as one seat of this game sees it."""

from __future__ import annotations

from math import exp
from typing import Final

from greathall.bots.cardgame import sight as shared
from greathall.bots.cardgame.sight import CARD, POINT, TO_WIN
from greathall.bots.hbo.worth import FOR_ENEMIES, KEYWORD_WORTH, NAME, PRINT
from greathall.games.cardgame import board
from greathall.games.cardgame.names import KNEELING, P_CHALLENGES
from greathall.games.hbo import reckon
from greathall.games.hbo.state import HboState

DRAWING: Final = {"maester_luwin": 2, "grand_maester_pycelle": 1}  # cards in dominance
GUARDS: Final = {"catelyn_stark": 0.9, "jon_snow": 0.7, "ser_rodrik_cassel": 0.7, "greatjon_umber": 0.4, "escort": 0.7}


def _chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-max(-20.0, min(20.0, lead))))


class Sight(shared.Sight[HboState]):
    """With the cards of this game; there is one opponent."""

    __slots__ = ()

    prints = PRINT
    keyword_worths = KEYWORD_WORTH
    for_enemies = FOR_ENEMIES
    blanking = FOR_ENEMIES

    @property
    def enemy(self) -> int:
        return 1 - self.me

    def name(self, c: int) -> str:
        return NAME[self.s.design[c]] if self.known(c) else ""

    def has_text(self, c: int, name: str) -> bool:
        """Is this that card, with its text?"""
        return self.name(c) == name and not board.is_blank(self.s, c)

    def saved_by(self, c: int) -> float:
        """What a killing costs a player when something lying on the character saves it; 0 if nothing does."""
        s = self.s
        for x in self.attachments_on(c):
            if self.name(x) == "direwolf" and not s.flags[x] & KNEELING:
                return 0.4
        if self.duplicates(c):
            return 1.2
        for x in self.attachments_on(c):
            if self.name(x) == "bodyguard" or (self.name(x) == "gilded_plate" and s.gold[s.ctrl[x]]):
                return 1.6
        return 0.0

    def loss_of(self, c: int) -> float:
        """Something that saves it costs no more than that."""
        saved = self.saved_by(c)
        worth = super().loss_of(c)
        if self.has_text(c, "the_hound"):
            worth -= 0.5
        return min(worth, saved) if saved else worth

    # ---------------------------------------------------------------- what is done standing
    def duty(self, c: int) -> float:
        """What a standing character's own ability is still worth this round: lost when it kneels."""
        s = self.s
        if board.is_blank(s, c):
            return 0.0
        name = self.name(c)
        if name in DRAWING:
            return 0.9 * CARD * min(DRAWING[name], len(s.deck[self.me]))
        if name == "cersei_lannister":
            return 1.0 if s.gold[self.me] >= 2 else 0.0
        if name == "shae":
            return 0.6 if self.power[self.enemy] > self.power[self.me] else 0.0
        return 0.5 if name in ("bran_stark", "septa_mordane") else 0.0

    def guard(self, c: int) -> float:
        """What it is worth to have this one standing while the opponent is still to attack."""
        return 0.0 if board.is_blank(self.s, c) else GUARDS.get(self.name(c), 0.0)

    # ---------------------------------------------------------------- dominance
    def prize(self) -> float:
        """What it means to win dominance in this round instead of the opponent."""
        s, me = self.s, self.me
        worth = reckon.dominance_power(s, me) * self.point(me) + 0.8 * reckon.dominance_power(s, self.enemy) * POINT
        if any([self.name(c) == "king_in_the_north" for c in s.hand[me]]):
            worth += 1.5 * self.point(me)
        if self.power[me] + reckon.dominance_power(s, me) >= TO_WIN:
            worth += 8.0
        if self.power[self.enemy] + reckon.dominance_power(s, self.enemy) >= TO_WIN:
            worth += 8.0
        return worth

    def dominance_lost(self, kneeling: int) -> float:
        """What it costs, for dominance, that own characters of so much strength kneel. The less there is still to
        come, the more the present totals mean."""
        s = self.s
        if not kneeling or s.phase > P_CHALLENGES:
            return 0.0
        lead = reckon.dominance(s, self.me) - reckon.dominance(s, self.enemy)
        spread = 6.0 if self.enemies_to_come() else 3.0
        return self.prize() * (_chance(lead / spread) - _chance((lead - kneeling) / spread))

    def best_of(self, found: list[int]) -> float:
        """The fight in the best of these."""
        return max([self.fight(c) for c in found], default=0.0)
