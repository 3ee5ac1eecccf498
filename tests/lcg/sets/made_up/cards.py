"""Made-up cards, one block each: a vanilla card needs none, so that T002 is in cards.yaml alone."""

from __future__ import annotations

from greathall.games.cardgame.abilities import Ability
from greathall.games.cardgame.costs import power_from_this
from greathall.games.cardgame.effects import faction_power
from greathall.games.cardgame.happenings import Happening
from greathall.games.cardgame.ops import cards
from greathall.games.lcg.book import register
from greathall.games.lcg.state import LcgState


class RobbStark(Ability[LcgState]):
    """A second version of a named character. Action: draw a card; no cost, no target. Once a round."""

    limit = 1
    per = 2

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.draw(s, seat, 1)


class StubbornEnvoy(Ability[LcgState]):
    """Action: discard 1 power from this card to draw a card."""

    costs = power_from_this(1)

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.draw(s, seat, 1)


class LastWord(Ability[LcgState]):
    """Action: gain 1 power for your faction. Cannot be cancelled."""

    cannot_be_cancelled = True

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        faction_power(s, seat, 1)


register({"T001": [RobbStark()], "T003": [StubbornEnvoy()], "T004": [LastWord()]})
