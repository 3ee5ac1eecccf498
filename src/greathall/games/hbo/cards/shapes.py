"""Abilities that several cards have in the same form."""

from __future__ import annotations

from greathall.games.cardgame.abilities import REACTION, WHEN_REVEALED, WOULD, Ability
from greathall.games.cardgame.costs import KNEEL_THIS
from greathall.games.cardgame.effects import dying, targets
from greathall.games.cardgame.flow.occurrence import save_card
from greathall.games.cardgame.happenings import H_ENTERS, H_KILLED, H_WON, Happening, bit
from greathall.games.cardgame.names import BY_MARSHAL, P_DOMINANCE, P_MARSHAL, U_PHASE
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.hbo.effects import card_of
from greathall.games.hbo.state import HboState


class WhenPlayed(Ability[HboState]):
    """Response: you play this card."""

    type = REACTION
    listens = bit(H_ENTERS)

    def when(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c and h.how() == BY_MARSHAL


class AfterWinning(Ability[HboState]):
    """Response: you win a challenge."""

    type = REACTION
    listens = bit(H_WON)

    def when(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return h.winner() == seat


class Save(Ability[HboState]):
    """Save a character that is being killed (HBO-SAVE.1, HBO-SAVE.2, AMB-17)."""

    type = WOULD
    listens = bit(H_KILLED)
    most = 1

    def may_save(self, s: HboState, c: int, seat: int, dies: int) -> bool:
        return True

    def when(self, s: HboState, c: int, seat: int, h: Happening) -> bool:
        return not h.cannot_be_saved() and self.may_save(s, c, seat, h.card)

    def targets(self, s: HboState, c: int, seat: int, h: Happening) -> list[int]:
        return targets([x for x in dying(s) if self.may_save(s, c, seat, x)])

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        save_card(s, card_of(picked[0]))


class SaveBearer(Save):
    """The character this attachment lies on."""

    def may_save(self, s: HboState, c: int, seat: int, dies: int) -> bool:
        return s.host[c] == dies


class DrawInDominance(Ability[HboState]):
    """Dominance: kneel this character; draw cards."""

    phase = P_DOMINANCE
    costs = KNEEL_THIS

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.draw(s, seat, self.count)


class Cheaper(Ability[HboState]):
    """Marshalling: kneel this; the next character of a House you play in this phase is 2 gold cheaper."""

    phase = P_MARSHAL
    costs = KNEEL_THIS

    def __init__(self, house: int) -> None:
        self.house = house

    def resolve(self, s: HboState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        lasting.add_reducer(s, seat, self.house, 2, U_PHASE)


class WhenRevealed(Ability[HboState]):
    """When revealed (HBO-WHEN.1): mandatory, as far as it can be done."""

    type = WHEN_REVEALED
