"""Neutral cards of the draw deck, and the agendas, one block each."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board
from greathall.games.cardgame import effects as fx
from greathall.games.cardgame import happenings as hp
from greathall.games.cardgame import names as n
from greathall.games.cardgame.abilities import INTERRUPT, REACTION, WOULD, Ability, Cost, Costs
from greathall.games.cardgame.codes import TARGET
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.costs import KNEEL_FACTION, KNEEL_THIS, REMOVE_THIS, SACRIFICE_THIS
from greathall.games.cardgame.flow.choosing import ChoiceAboutSeat
from greathall.games.cardgame.flow.delayed import DL_POISON
from greathall.games.cardgame.flow.initiation import cancel
from greathall.games.cardgame.flow.occurrence import save_card
from greathall.games.cardgame.happenings import Happening, bit
from greathall.games.cardgame.ops import cards, lasting, turns
from greathall.games.lcg import reckon
from greathall.games.lcg.book import register
from greathall.games.lcg.data import COST, trait
from greathall.games.lcg.effects import kneeling, participating
from greathall.games.lcg.state import LcgState

WILDLING: Final = trait("Wildling")


class Fealty(Ability[LcgState]):
    """Action: kneel your faction card; the next loyal card you marshal or play this phase costs 1 less."""

    costs = KNEEL_FACTION

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        lasting.add_reducer(s, seat, reckon.R_LOYAL, 1, n.U_PHASE)


class Littlefinger(Ability[LcgState]):
    """Reaction: after you marshal him, draw 2 cards."""

    type = REACTION
    listens = bit(hp.H_ENTERS)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == c and h.how() == n.BY_MARSHAL

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cards.draw(s, seat, 2)


class Varys(Ability[LcgState]):
    """Interrupt: when the dominance phase ends, remove him from the game to discard every character."""

    type = INTERRUPT
    listens = bit(hp.H_PHASE_ENDS)
    costs = REMOVE_THIS

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.phase() == n.P_DOMINANCE

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        found = board.all_characters(s)
        if found:
            fx.discard(s, *found)


class RattleshirtsRaiders(Ability[LcgState]):
    """Reaction: after you win a challenge in which this attacks, discard an attachment the loser controls."""

    type = REACTION
    listens = bit(hp.H_WON)
    most = 1

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.winner() == seat and bool(s.flags[c] & n.ATTACKING)

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return fx.targets(board.attachments(s, h.loser()))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.discard(s, picked[0] - TARGET)


class WildlingHorde(Ability[LcgState]):
    """Challenges action: kneel your faction card; a participating Wildling of yours gets +2 STR."""

    phase = n.P_CHALLENGES
    costs = KNEEL_FACTION
    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        mine = participating(s, board.characters(s, seat))
        return fx.targets([x for x in mine if reckon.has_trait(s, x, WILDLING)])

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.strengthen(s, picked[0] - TARGET, 2, n.U_CHALLENGE)


class SealOfTheHand(Ability[LcgState]):
    """Action: kneel this; the attached character stands."""

    costs = KNEEL_THIS

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(kneeling(s, [s.host[c]]))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.stand(s, s.host[c])


class Bodyguard(Ability[LcgState]):
    """Interrupt: when the attached character would be killed or discarded from play, sacrifice this to save it."""

    type = WOULD
    listens = bit(hp.H_KILLED, hp.H_DISCARDED)
    costs = SACRIFICE_THIS

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.card == s.host[c] and not h.cannot_be_saved()

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        save_card(s, h.card)


class TheKingsroad(Ability[LcgState]):
    """Marshaling action: kneel and sacrifice this; the next character you marshal this phase costs 3 less."""

    phase = n.P_MARSHAL
    costs = KNEEL_THIS + SACRIFICE_THIS

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        lasting.add_reducer(s, seat, reckon.R_ANY_CHARACTER, 3, n.U_PHASE)


class WonByFive(Ability[LcgState]):
    """After you win a challenge of a type, as attacker unless it says otherwise, by 5 or more STR. Once a challenge."""

    type = REACTION
    listens = bit(hp.H_WON)
    maximum = 1
    max_per = n.U_CHALLENGE
    challenge = n.MILITARY
    as_attacker = True

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        if h.winner() != seat or h.challenge() != self.challenge or fx.margin(s) < 5:
            return False
        return h.attacker_won() or not self.as_attacker


class PutToTheSword(WonByFive):
    """Military, attacking: kill a character the loser controls."""

    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return fx.targets(board.characters(s, h.loser()))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.kill(s, picked[0] - TARGET)


class PutToTheTorch(WonByFive):
    """Military, attacking: discard a location the loser controls."""

    most = 1

    def targets(self, s: LcgState, c: int, seat: int, h: Happening) -> list[int]:
        return fx.targets(board.locations(s, h.loser()))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.discard(s, picked[0] - TARGET)


class SuperiorClaim(WonByFive):
    """Power, attacking or defending: 2 power for your faction."""

    challenge = n.POWER
    as_attacker = False

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        fx.faction_power(s, seat, 2)


class TearsOfLys(Ability[LcgState]):
    """Reaction: after you win an intrigue challenge as attacker, poison a character of the loser without an intrigue
    icon (no target): it is killed at the end of the phase if the token is still there."""

    type = REACTION
    listens = bit(hp.H_WON)
    maximum = 1
    max_per = n.U_CHALLENGE

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.winner() == seat and h.attacker_won() and h.challenge() == n.INTRIGUE

    def allowed(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return bool(without_intrigue(s, h.loser()))

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        s.push(TearsFall(seat, h.loser()))


def without_intrigue(s: LcgState, seat: int) -> list[int]:
    return [x for x in board.characters(s, seat) if not board.has_icon(s, x, n.INTRIGUE)]


class TearsFall(ChoiceAboutSeat[LcgState]):
    """who poisons a character of a seat."""

    __slots__ = ()

    def options(self, s: LcgState) -> list[int]:
        return fx.targets(without_intrigue(s, self.seat))

    def chosen(self, s: LcgState, code: int) -> None:
        cards.add_poison(s, code - TARGET)
        turns.delay(s, DL_POISON, code - TARGET, self.who, n.U_PHASE)


class PrintedCost(Cost[LcgState]):
    """The printed cost of the event that is played."""

    def gold(self, s: LcgState, c: int, seat: int, h: Happening, chosen: int) -> int:
        return COST[s.design[h.card]]


class TheHandsJudgment(Ability[LcgState]):
    """Interrupt: when the effects of an opponent's event would initiate, pay its printed cost to cancel them."""

    type = WOULD
    listens = bit(hp.H_INITIATES)
    costs: Costs = (PrintedCost(),)

    def when(self, s: LcgState, c: int, seat: int, h: Happening) -> bool:
        return h.of_event() and h.seat != seat

    def resolve(self, s: LcgState, c: int, seat: int, picked: list[int], h: Happening) -> None:
        cancel(s)


# ---------------------------------------------------------------- constant abilities
class GivesIcon(Constant[LcgState]):
    """The attached character has a further challenge icon."""

    def __init__(self, type_: int) -> None:
        self.icon = type_

    def icons(self, s: LcgState, this: int, c: int) -> int:
        return 1 << self.icon if s.host[this] == c else 0


class MilkOfThePoppy(Constant[LcgState]):
    """The attached character has no text."""

    def blanks(self, s: LcgState, this: int) -> list[int]:
        return [s.host[this]] if s.host[this] >= 0 else []


class TheIronThrone(Constant[LcgState]):
    """+8 for dominance."""

    def dominance(self, s: LcgState, this: int) -> int:
        return 8


register(
    {
        "Little Bird": [GivesIcon(n.INTRIGUE)],
        "Noble Lineage": [GivesIcon(n.POWER)],
        "Syrio's Training": [GivesIcon(n.MILITARY)],
        "Milk of the Poppy": [MilkOfThePoppy()],
        "The Iron Throne": [TheIronThrone()],
        "Fealty": [Fealty()],
        "Littlefinger": [Littlefinger()],
        "Varys": [Varys()],
        "Rattleshirt's Raiders": [RattleshirtsRaiders()],
        "Wildling Horde": [WildlingHorde()],
        "Seal of the Hand": [SealOfTheHand()],
        "Bodyguard": [Bodyguard()],
        "The Kingsroad": [TheKingsroad()],
        "Put to the Sword": [PutToTheSword()],
        "Put to the Torch": [PutToTheTorch()],
        "Superior Claim": [SuperiorClaim()],
        "Tears of Lys": [TearsOfLys()],
        "The Hand's Judgment": [TheHandsJudgment()],
    }
)
FRAMES = (TearsFall,)
