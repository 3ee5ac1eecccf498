"""Abilities that several factions have in the same form."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame.abilities import REACTION, Ability
from greathall.games.cardgame.costs import KNEEL_THIS
from greathall.games.cardgame.happenings import H_WON, Happening, bit
from greathall.games.cardgame.names import P_MARSHAL, U_PHASE
from greathall.games.cardgame.ops import lasting
from greathall.games.lcg import reckon
from greathall.games.lcg.state import LcgState


class Cheaper(Ability[LcgState]):
    """Marshaling action: kneel this; the next card of a kind you marshal this phase costs 1 less."""

    phase = P_MARSHAL
    costs = KNEEL_THIS

    def __init__(self, what: int) -> None:
        self.what = what

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        lasting.add_reducer(s, seat, self.what, 1, U_PHASE)


class CheaperCharacter(Cheaper):
    """The next character of a faction: the stewards of the great houses."""

    def __init__(self, faction: int) -> None:
        super().__init__(reckon.R_CHARACTER + faction)


class CheaperCard(Cheaper):
    """The next card of a faction: the limited locations."""

    def __init__(self, faction: int) -> None:
        super().__init__(reckon.R_CARD + faction)


ANY_SIDE: Final = 0
AS_ATTACKER: Final = 1
AS_DEFENDER: Final = 2
ANY_TYPE: Final = -1


class AfterWinning(Ability[LcgState]):
    """Reaction: after you win a challenge. A subclass says of which type and on which side."""

    type = REACTION
    listens = bit(H_WON)
    challenge = ANY_TYPE
    side = ANY_SIDE

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        if h.winner() != seat or self.challenge not in (ANY_TYPE, h.challenge()):
            return False
        return self.side == ANY_SIDE or h.attacker_won() == (self.side == AS_ATTACKER)


class AfterLosing(Ability[LcgState]):
    """Reaction: after you lose a challenge. A subclass says of which type and on which side."""

    type = REACTION
    listens = bit(H_WON)
    challenge = ANY_TYPE
    side = ANY_SIDE

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        if h.loser() != seat or self.challenge not in (ANY_TYPE, h.challenge()):
            return False
        return self.side == ANY_SIDE or h.attacker_won() == (self.side == AS_DEFENDER)
