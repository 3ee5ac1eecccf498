"""House Greyjoy, one block per card."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board
from greathall.games.cardgame import effects as fx
from greathall.games.cardgame import names as n
from greathall.games.cardgame.abilities import REACTION, WOULD, Ability
from greathall.games.cardgame.codes import D_MAY, TARGET
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.costs import KNEEL_THIS, SACRIFICE_THIS
from greathall.games.cardgame.flow.choosing import Choice, ChoiceAboutSeat
from greathall.games.cardgame.flow.occurrence import save_card
from greathall.games.cardgame.happenings import H_DOMINANCE, H_KILLED, H_PILLAGED, H_WON, Happening, bit
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.reasons import RESTRICTED
from greathall.games.lcg import hosts, reckon
from greathall.games.lcg.book import register
from greathall.games.lcg.codes import DRAW, GAIN_POWER
from greathall.games.lcg.data import COST, TITLE_OF, TYPE, title, trait
from greathall.games.lcg.effects import kneeling, participating
from greathall.games.lcg.flow.entering import can_be_put_into_play, put_into_play
from greathall.games.lcg.names import GREYJOY, MUTE
from greathall.games.lcg.ops import conditions
from greathall.games.lcg.shapes import CheaperCard, CheaperCharacter
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import Frame, OneQuestion

BALON: Final = title("Balon Greyjoy")
WARSHIP: Final = trait("Warship")
IRONBORN: Final = trait("Ironborn")


# ---------------------------------------------------------------- Aeron Damphair
def drowned(s: LcgState, seat: int) -> list[int]:
    """Ironborn characters that can come back from the dead pile."""
    found = [x for x in s.dead[seat] if TYPE[s.design[x]] == n.CHARACTER and reckon.has_trait(s, x, IRONBORN)]
    return [x for x in found if can_be_put_into_play(s, x, seat, from_dead=True)]


class Drowned(Choice[LcgState]):
    """who picks an Ironborn character of the dead pile."""

    __slots__ = ()

    def options(self, s: LcgState) -> list[int]:
        return fx.targets(drowned(s, self.who))

    def chosen(self, s: LcgState, code: int) -> None:
        put_into_play(s, code - TARGET, self.who)


class AeronDamphair(Ability[LcgState]):
    """Reaction: after you win dominance, put an Ironborn character into play from your dead pile."""

    type = REACTION
    listens = bit(H_DOMINANCE)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.winner() == seat

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(drowned(s, seat))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        if drowned(s, seat):  # not a target: picked only now
            s.push(Drowned(seat))


# ---------------------------------------------------------------- unopposed
class Unopposed(Ability[LcgState]):
    """Reaction: after you win an unopposed challenge."""

    type = REACTION
    listens = bit(H_WON)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.winner() == seat and fx.unopposed(s)


class AshaGreyjoy(Unopposed):
    """In which she takes part: she stands."""

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.flags[c] & n.PARTICIPATING) and super().when(s, c, seat, h)

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(kneeling(s, [c]))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.stand(s, c)


class TheonGreyjoy(Unopposed):
    """In which he takes part: he gains 1 power."""

    not_allowed = RESTRICTED

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(s.flags[c] & n.PARTICIPATING)

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.gain_power(s, c, 1)


class KrakensGift(OneQuestion[LcgState]):
    """who picks a card or power."""

    __slots__ = ()

    def answered(self, s: LcgState, code: int) -> None:
        s.done()
        if code == DRAW:
            cards.draw(s, self.who, 1)
        else:
            fx.faction_power(s, self.who, 1)

    def ask(self, s: LcgState) -> None:
        s.ask(self.who, D_MAY, [DRAW, GAIN_POWER])


class GreatKraken(Unopposed):
    """Balon Greyjoy gains stealth. Draw a card, or 1 power for your faction. Twice a round."""

    limit = 2
    per = n.U_ROUND

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(KrakensGift(seat))

    def keywords(self, s: LcgState, this: int, c: int) -> int:
        return n.STEALTH if TITLE_OF[s.design[c]] == BALON and s.ctrl[this] == s.ctrl[c] else 0


class WeDoNotSow(Unopposed):
    """Choose an attachment or location the loser controls and discard it. Once a challenge."""

    maximum = 1
    max_per = n.U_CHALLENGE
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return fx.targets([*board.attachments(s, h.loser()), *board.locations(s, h.loser())])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.discard(s, picked[0] - TARGET)


# ---------------------------------------------------------------- Euron Crow's Eye
def plunder(s: LcgState, seat: int, loser: int) -> list[int]:
    """Locations in the loser's discard pile that can come into play on this side."""
    found = [x for x in s.discard[loser] if TYPE[s.design[x]] == n.LOCATION]
    return [x for x in found if can_be_put_into_play(s, x, seat)]


class Plunder(ChoiceAboutSeat[LcgState]):
    """who picks a location in the discard pile of a seat."""

    __slots__ = ()

    def options(self, s: LcgState) -> list[int]:
        return fx.targets(plunder(s, self.who, self.seat))

    def chosen(self, s: LcgState, code: int) -> None:
        put_into_play(s, code - TARGET, self.who)


class EuronCrowsEye(Ability[LcgState]):
    """Reaction: after he discards a card by pillage, put a location of the loser's discard pile into play as yours."""

    type = REACTION
    listens = bit(H_PILLAGED)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(plunder(s, seat, h.loser()))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        if plunder(s, seat, h.loser()):  # not a target: picked only now
            s.push(Plunder(seat, h.loser()))


# ---------------------------------------------------------------- others in play
class LordsportShipwright(Ability[LcgState]):
    """Marshaling action: kneel this; choose a location of printed cost 2 or less (3 if you are first) and kneel it."""

    phase = n.P_MARSHAL
    costs = KNEEL_THIS
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        most = 3 if s.first == seat else 2
        found = [x for p in board.everyone(s) for x in board.locations(s, p)]
        return fx.targets([x for x in fx.standing(s, found) if COST[s.design[x]] <= most])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.kneel(s, picked[0] - TARGET)


class ThrowingAxe(Ability[LcgState]):
    """Reaction: after you win a challenge in which the attached character attacks, sacrifice this; choose a defending
    character and kill it."""

    type = REACTION
    listens = bit(H_WON)
    costs = SACRIFICE_THIS
    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.winner() == seat and s.host[c] >= 0 and bool(s.flags[s.host[c]] & n.ATTACKING)

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return fx.targets([x for x in board.all_characters(s) if s.flags[x] & n.DEFENDING])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.kill(s, picked[0] - TARGET)


class IronFleetScout(Ability[LcgState]):
    """Challenges action: kneel this; choose a participating Greyjoy character: +1 STR, +2 if you are first player."""

    phase = n.P_CHALLENGES
    costs = KNEEL_THIS
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        found = participating(s, board.all_characters(s))
        return fx.targets([x for x in found if reckon.of_faction(s, x, GREYJOY)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.strengthen(s, picked[0] - TARGET, 2 if s.first == seat else 1, n.U_CHALLENGE)


# ---------------------------------------------------------------- events
class RisenFromTheSea(Ability[LcgState]):
    """Interrupt: when a Greyjoy character (of any player) would be killed, save it. Then this becomes a Condition
    attachment on it, with Terminal and +1 STR."""

    type = WOULD
    listens = bit(H_KILLED)
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        """No target by the rules: which of several deaths it is used for."""
        return fx.targets([x.card for x in fx.happening_now(s) if x.kind == H_KILLED and self.when(s, c, seat, x)])

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        # Only from hand: once it lies in play it is another card (LCG-ABIL.18).
        if s.zone[c] not in (n.HAND, n.LIMBO) or not reckon.of_faction(s, h.card, GREYJOY):
            return False
        if h.saved_by_strength():  # LCG-SAVE.3: where STR 0 kills, it must bring the character above 0
            return not hosts.forbids_host(s, c, h.card) and board.raw_strength(s, h.card) + 1 > 0
        return not h.cannot_be_saved()

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        saved = picked[0] - TARGET
        save_card(s, saved)
        if not hosts.forbids_host(s, c, saved):
            conditions.become_condition(s, c, saved)

    def strength(self, s: LcgState, this: int, c: int) -> int:
        return 1 if s.host[this] == c else 0  # in play it is never anything but an attachment


class TheKrakensGrasp(Ability[LcgState]):
    """Challenges action: if you are first player, choose a defending character of 5 STR or less: its STR does not
    count in this challenge."""

    phase = n.P_CHALLENGES
    most = 1
    not_allowed = RESTRICTED

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return s.first == seat

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        found = [x for x in board.all_characters(s) if s.flags[x] & n.DEFENDING and not s.flags[x] & MUTE]
        return fx.targets([x for x in found if board.strength(s, x) <= 5])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.flag(s, picked[0] - TARGET, MUTE)


# ---------------------------------------------------------------- constant abilities
class AlannysGreyjoy(Constant[LcgState]):
    """While you are first player, each opponent's reserve is 1 lower."""

    def reserve(self, s: LcgState, this: int, seat: int) -> int:
        return -1 if s.ctrl[this] == s.first and s.ctrl[this] != seat else 0


class BalonGreyjoy(Constant[LcgState]):
    """While he attacks, defenders with lower STR than his add nothing."""

    def mutes(self, s: LcgState, this: int, c: int) -> bool:
        return bool(s.flags[this] & n.ATTACKING) and board.strength(s, c) < board.strength(s, this)


class DrownedMen(Constant[LcgState]):
    """+1 STR per Warship location you control."""

    def strength(self, s: LcgState, this: int, c: int) -> int:
        if c != this:
            return 0
        return len([x for x in board.locations(s, s.ctrl[c]) if reckon.has_trait(s, x, WARSHIP)])


register(
    {
        "Alannys Greyjoy": [AlannysGreyjoy()],
        "Balon Greyjoy": [BalonGreyjoy()],
        "Drowned Men": [DrownedMen()],
        "Aeron Damphair": [AeronDamphair()],
        "Asha Greyjoy": [AshaGreyjoy()],
        "Euron Crow's Eye": [EuronCrowsEye()],
        "Theon Greyjoy": [TheonGreyjoy()],
        "Iron Islands Fishmonger": [CheaperCharacter(GREYJOY)],
        "Lordsport Shipwright": [LordsportShipwright()],
        "Throwing Axe": [ThrowingAxe()],
        "Great Kraken": [GreatKraken()],
        "Iron Fleet Scout": [IronFleetScout()],
        "Sea Tower": [CheaperCard(GREYJOY)],
        "Risen from the Sea": [RisenFromTheSea()],
        "The Kraken's Grasp": [TheKrakensGrasp()],
        "We Do Not Sow": [WeDoNotSow()],
    }
)

FRAMES: Final[tuple[type[Frame[LcgState]], ...]] = (Drowned, KrakensGift, Plunder)
