"""The leaders' own (white) cards but the northern ones, one block each (SOJ-LDR): what happens when they are played."""

from __future__ import annotations

from greathall.games.sojusze.cards.common import (
    Ability,
    DiscardCards,
    DiscardFromArea,
    Effect,
    GainToken,
    Look,
    all_allies,
    area_choice,
    hand_codes,
    neighbours,
    others,
    without_doubles,
)
from greathall.games.sojusze.cards.standard import area_cards
from greathall.games.sojusze.codes import (
    BOTTOM,
    COUNCIL,
    DISCARD,
    DISCARD_CARD,
    E_NAMED,
    GIVE,
    GIVE_CARD,
    KILL,
    KILL_ALLY,
    KNEEL_NOW,
    MOVE,
    MOVE_ALLY,
    NAME,
    NAME_LEADER,
    PICK_AREA_CARD,
    TAKE,
    TAKE_CARD,
    TOP,
    WINE_AND_THREATS_CHOICE,
    YES,
)
from greathall.games.sojusze.councils import own_councils, where
from greathall.games.sojusze.data import POWER, VALUE
from greathall.games.sojusze.names import (
    BREAKER_OF_CHAINS,
    DRACARYS,
    DRAGON_HORN,
    FEIGNED_RETREAT,
    GREAT_CHAIN,
    HIGHGARDENS_BOUNTY,
    HIRED_CHAMPION,
    HOSTAGE,
    IRON_PRICE,
    N_STANDARD,
    PAYS_HIS_DEBTS,
    SAND_SNAKES,
    THE_SILENCE,
    VISIONS_IN_THE_FLAMES,
    WATER_GARDENS,
    WILDFIRE,
    WINE_AND_THREATS,
)
from greathall.games.sojusze.ops import allies, hands, rounds
from greathall.games.sojusze.shields import DISCARDED, MOVED, can_kill, hand_open, is_standard, touchable
from greathall.games.sojusze.state import SojuszeState
from greathall.kernel.state import EVERYONE, Frame


# ---------------------------------------------------------------- Cersei Lannister
class Wildfire(Ability):
    """Choose another leader: their two highest standard cards are discarded from their area."""

    __slots__ = ()
    card = WILDFIRE
    decision = NAME_LEADER

    def options(self, s: SojuszeState) -> list[int]:
        return [
            NAME + p
            for p in others(s, self.who)
            if any([is_standard(e) and touchable(s, self.who, p, e, DISCARDED) for e in s.areas[p]])
        ]

    def chosen(self, s: SojuszeState, code: int) -> None:
        s.push(DiscardFromArea(code - NAME, 2, self.who, 0, [1]))


class WineAndThreats(Ability):
    """Choose another standing leader: they discard two cards or kneel at once."""

    __slots__ = ()
    card = WINE_AND_THREATS
    decision = NAME_LEADER

    def options(self, s: SojuszeState) -> list[int]:
        return [NAME + p for p in others(s, self.who) if not s.kneels[p]]

    def chosen(self, s: SojuszeState, code: int) -> None:
        rounds.tell(s, (E_NAMED, EVERYONE, self.who, code - NAME))
        s.push(Threatened(code - NAME))


class Threatened(Ability):
    """who chooses: two cards, or kneel."""

    __slots__ = ()
    card = WINE_AND_THREATS
    decision = WINE_AND_THREATS_CHOICE

    def options(self, s: SojuszeState) -> list[int]:
        return [KNEEL_NOW, YES] if len(s.hands[self.who]) >= 2 else [KNEEL_NOW]

    def chosen(self, s: SojuszeState, code: int) -> None:
        if code == YES:
            s.push(DiscardCards(self.who, 2))
        else:
            from greathall.games.sojusze.flow.bidding import kneel

            kneel(s, self.who)


# ---------------------------------------------------------------- Euron Greyjoy
class TheSilence(Effect):
    """For the rest of the round you may let turns go by; your next real turn is up to two cards, then you kneel."""

    __slots__ = ()
    card = THE_SILENCE

    def do(self, s: SojuszeState) -> None:
        hands.start_effect(s, THE_SILENCE, self.who)


class DragonHorn(Ability):
    """You may move a card of any colour from another leader's area to yours."""

    __slots__ = ()
    card = DRAGON_HORN
    decision = PICK_AREA_CARD
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return area_cards(s, self.who, MOVED, any_colour=True)

    def chosen(self, s: SojuszeState, code: int) -> None:
        owner, entry = area_choice(code)
        hands.move(s, owner, self.who, entry)


class IronPrice(Effect):
    """Take a random card from the hand of each neighbour."""

    __slots__ = ()
    card = IRON_PRICE

    def do(self, s: SojuszeState) -> None:
        for p in neighbours(s, self.who):
            if s.hands[p] and hand_open(s, self.who, p):
                hands.take_random(s, self.who, p)


# ---------------------------------------------------------------- Melisandre
class VisionsInTheFlames(Look):
    """Look at the top four allies; any number go to the bottom, the rest back on top, each group in any order."""

    __slots__ = ()
    card = VISIONS_IN_THE_FLAMES
    count = 4

    def choices(self, s: SojuszeState) -> list[int]:
        left = self.left()
        return [TOP + self.seen(s, i) for i in left] + [BOTTOM + self.seen(s, i) for i in left]


# ---------------------------------------------------------------- Doran Martell
class SandSnakes(Ability):
    """You may kill an ally of power 3 or less in a council that is not yours."""

    __slots__ = ()
    card = SAND_SNAKES
    decision = KILL_ALLY
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        if not can_kill(s, True):
            return []
        own = own_councils(s, self.who)
        return [KILL + a for c in range(s.n) if c not in own for a in s.councils[c] if POWER[a] <= 3]

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - KILL)


class WaterGardens(Effect):
    """Gain a token."""

    __slots__ = ()
    card = WATER_GARDENS

    def do(self, s: SojuszeState) -> None:
        s.push(GainToken(self.who))


# ---------------------------------------------------------------- Tyrion Lannister
class HiredChampion(Ability):
    """You may discard another card from your hand to discard a standard card from another leader's area."""

    __slots__ = ()
    card = HIRED_CHAMPION
    decision = DISCARD_CARD
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return hand_codes(s, self.who, DISCARD) if area_cards(s, self.who, DISCARDED) else []

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.discard(s, self.who, code - DISCARD)
        s.push(ChampionStrikes(self.who))


class ChampionStrikes(Ability):
    """who discards a standard card from another leader's area."""

    __slots__ = ()
    card = HIRED_CHAMPION
    decision = PICK_AREA_CARD

    def options(self, s: SojuszeState) -> list[int]:
        return area_cards(s, self.who, DISCARDED)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.discard_from_area(s, *area_choice(code))


class PaysHisDebts(Ability):
    """You may give a card from your hand to another leader; if you do, gain a token."""

    __slots__ = ()
    card = PAYS_HIS_DEBTS
    decision = NAME_LEADER
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return [NAME + p for p in others(s, self.who)] if s.hands[self.who] else []

    def chosen(self, s: SojuszeState, code: int) -> None:
        s.push(GainToken(self.who))
        s.push(PayDebt(self.who, code - NAME))


class PayDebt(Ability):
    """who gives a card of their choice to leader a."""

    __slots__ = ()
    card = PAYS_HIS_DEBTS
    decision = GIVE_CARD

    def options(self, s: SojuszeState) -> list[int]:
        return hand_codes(s, self.who, GIVE)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.give(s, self.who, self.a, code - GIVE)


class GreatChain(Effect):
    """Until the end of the round influence cards neither move cards between areas nor return them to hands."""

    __slots__ = ()
    card = GREAT_CHAIN

    def do(self, s: SojuszeState) -> None:
        hands.start_effect(s, GREAT_CHAIN, self.who)


# ---------------------------------------------------------------- Olenna Tyrell
class HighgardensBounty(Ability):
    """Take up to two standard cards, no Hostage or Feigned Retreat, of together 6 or less from the discard pile.
    a: how many were taken; b: their value."""

    __slots__ = ()
    card = HIGHGARDENS_BOUNTY
    decision = TAKE_CARD

    def may_decline(self) -> bool:
        return self.a > 0

    def options(self, s: SojuszeState) -> list[int]:
        if self.a == 2:
            return []
        return without_doubles(
            [
                TAKE + k
                for k in s.discard
                if k < N_STANDARD and k not in (HOSTAGE, FEIGNED_RETREAT) and VALUE[k] + self.b <= 6
            ]
        )

    def chosen(self, s: SojuszeState, code: int) -> None:
        card = code - TAKE
        hands.from_discard(s, self.who, card)
        s.push(HighgardensBounty(self.who, self.a + 1, self.b + VALUE[card]))


# ---------------------------------------------------------------- Daenerys Targaryen
class Dracarys(Ability):
    """You may discard a card of any colour from another leader's area."""

    __slots__ = ()
    card = DRACARYS
    decision = PICK_AREA_CARD
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return area_cards(s, self.who, DISCARDED, any_colour=True)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.discard_from_area(s, *area_choice(code))


class BreakerOfChains(Ability):
    """You may move an ally from a council of any leader to that leader's other council: so to a council beside it."""

    __slots__ = ()
    card = BREAKER_OF_CHAINS
    decision = MOVE_ALLY
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return [MOVE + a for a in all_allies(s)]

    def chosen(self, s: SojuszeState, code: int) -> None:
        s.push(BreakerMoves(self.who, code - MOVE))


class BreakerMoves(Ability):
    """who says to which of the two councils beside it ally a goes: each is the other council of a leader it serves."""

    __slots__ = ()
    card = BREAKER_OF_CHAINS
    decision = MOVE_ALLY

    def options(self, s: SojuszeState) -> list[int]:
        council = where(s, self.a)
        left, right = (council + 1) % s.n, (council - 1) % s.n
        return [COUNCIL + left, COUNCIL + right] if left != right else [COUNCIL + left]

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.move(s, self.a, code - COUNCIL)


PLAYED: dict[int, type[Frame[SojuszeState]]] = {
    WILDFIRE: Wildfire,
    WINE_AND_THREATS: WineAndThreats,
    THE_SILENCE: TheSilence,
    DRAGON_HORN: DragonHorn,
    IRON_PRICE: IronPrice,
    VISIONS_IN_THE_FLAMES: VisionsInTheFlames,
    SAND_SNAKES: SandSnakes,
    WATER_GARDENS: WaterGardens,
    HIRED_CHAMPION: HiredChampion,
    PAYS_HIS_DEBTS: PaysHisDebts,
    GREAT_CHAIN: GreatChain,
    HIGHGARDENS_BOUNTY: HighgardensBounty,
    DRACARYS: Dracarys,
    BREAKER_OF_CHAINS: BreakerOfChains,
}
