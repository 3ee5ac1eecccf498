"""The leaders' own (white) cards but the northern ones, one block each (SOJ-LDR): what happens when they are played."""

from __future__ import annotations

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.cards.common import (
    Ability,
    AboutAlly,
    AtArea,
    AtLeader,
    DiscardCards,
    DiscardFromArea,
    Effect,
    all_allies,
    hand_codes,
    kill_codes,
    kneel,
    neighbours,
    others,
)
from greathall.games.sojusze.cards.gaining import GainToken
from greathall.games.sojusze.cards.looking import Look
from greathall.games.sojusze.councils import own_councils, where
from greathall.games.sojusze.data import VALUE
from greathall.games.sojusze.ops import allies, hands, rounds
from greathall.games.sojusze.shields import DISCARDED, MOVED, can_kill, hand_open
from greathall.games.sojusze.state import SojuszeState
from greathall.games.sojusze.targets import (
    area_choice,
    forbids_again,
    forbids_ally,
    forbids_ally_in,
    forbids_from_hand,
    forbids_from_pile,
    forbids_leader,
    forbids_reach,
)
from greathall.kernel.state import EVERYONE, NOBODY, Frame


# ---------------------------------------------------------------- Cersei Lannister
class Wildfire(Ability):
    """Choose another leader: their two highest standard cards are discarded from their area."""

    __slots__ = ()
    card = names.WILDFIRE
    decision = codes.NAME_LEADER
    verbs = (codes.NAME,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.NAME + p for p in others(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        them = code - codes.NAME
        rule = forbids_leader(s, self.who, them)
        if rule:
            return rule
        struck = [e for e in s.areas[them] if not forbids_reach(s, self.who, them, e, DISCARDED, any_colour=False)]
        return "" if struck else "SOJ-AMB.39"

    def chosen(self, s: SojuszeState, code: int) -> None:
        loses = DiscardFromArea(code - codes.NAME, 2, self.who)
        loses.standard_only = True
        s.push(loses)


class WineAndThreats(Ability):
    """Choose another standing leader: they discard two cards or kneel at once."""

    __slots__ = ()
    card = names.WINE_AND_THREATS
    decision = codes.NAME_LEADER
    verbs = (codes.NAME,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.NAME + p for p in others(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        them = code - codes.NAME
        rule = forbids_leader(s, self.who, them)
        if rule:
            return rule
        return "SOJ-TEXT.13" if s.kneels[them] else ""

    def chosen(self, s: SojuszeState, code: int) -> None:
        rounds.tell(s, (codes.E_NAMED, EVERYONE, self.who, code - codes.NAME))
        s.push(Threatened(code - codes.NAME))


class Threatened(Ability):
    """who chooses: two cards, or kneel."""

    __slots__ = ()
    card = names.WINE_AND_THREATS
    decision = codes.WINE_AND_THREATS_CHOICE
    verbs = (codes.KNEEL_NOW, codes.YES)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.KNEEL_NOW, codes.YES]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return "SOJ-TEXT.14" if code == codes.YES and len(s.hands[self.who]) < 2 else ""

    def chosen(self, s: SojuszeState, code: int) -> None:
        if code == codes.YES:
            s.push(DiscardCards(self.who, 2))
        else:
            kneel(s, self.who)


# ---------------------------------------------------------------- Euron Greyjoy
class TheSilence(Effect):
    """For the rest of the round you may let turns go by; your next real turn is up to two cards, then you kneel."""

    __slots__ = ()
    card = names.THE_SILENCE

    def do(self, s: SojuszeState) -> None:
        hands.start_effect(s, names.THE_SILENCE, self.who)


class DragonHorn(AtArea):
    """You may move a card of any colour from another leader's area to yours."""

    __slots__ = ()
    card = names.DRAGON_HORN
    optional = True
    how = MOVED
    any_colour = True

    def chosen(self, s: SojuszeState, code: int) -> None:
        owner, entry = area_choice(code)
        hands.move(s, owner, self.who, entry)


class IronPrice(Effect):
    """Take a random card from the hand of each neighbour."""

    __slots__ = ()
    card = names.IRON_PRICE

    def do(self, s: SojuszeState) -> None:
        for p in neighbours(s, self.who):
            if s.hands[p] and hand_open(s, self.who, p):
                hands.take_random(s, self.who, p)


# ---------------------------------------------------------------- Melisandre
class VisionsInTheFlames(Look):
    """Look at the top four allies; any number go to the bottom, the rest back on top, each group in any order."""

    __slots__ = ()
    card = names.VISIONS_IN_THE_FLAMES
    count = 4

    def next_verbs(self, s: SojuszeState) -> tuple[int, ...]:
        return (codes.TOP, codes.BOTTOM)


# ---------------------------------------------------------------- Doran Martell
class SandSnakes(Ability):
    """You may kill an ally of power 3 or less in a council that is not yours."""

    __slots__ = ()
    card = names.SAND_SNAKES
    decision = codes.KILL_ALLY
    verbs = (codes.KILL,)
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return kill_codes(all_allies(s)) if can_kill(s, True) else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        own = own_councils(s, self.who)
        return forbids_ally_in(s, code - codes.KILL, tuple([c for c in range(s.n) if c not in own]), 3)

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - codes.KILL)


class WaterGardens(Effect):
    """Gain a token."""

    __slots__ = ()
    card = names.WATER_GARDENS

    def do(self, s: SojuszeState) -> None:
        s.push(GainToken(self.who))


# ---------------------------------------------------------------- Tyrion Lannister
class HiredChampion(Ability):
    """You may discard another card from your hand to discard a standard card from another leader's area."""

    __slots__ = ()
    card = names.HIRED_CHAMPION
    decision = codes.DISCARD_CARD
    verbs = (codes.DISCARD,)
    plain = True
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return hand_codes(s, self.who, codes.DISCARD) if ChampionStrikes(self.who).options(s) else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_from_hand(s, self.who, code - codes.DISCARD, self.who)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.discard(s, self.who, code - codes.DISCARD)
        s.push(ChampionStrikes(self.who))


class ChampionStrikes(AtArea):
    """who discards a standard card from another leader's area."""

    __slots__ = ()
    card = names.HIRED_CHAMPION

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.discard_from_area(s, *area_choice(code))


class PaysHisDebts(Ability):
    """You may give a card from your hand to another leader; if you do, gain a token."""

    __slots__ = ()
    card = names.PAYS_HIS_DEBTS
    decision = codes.NAME_LEADER
    verbs = (codes.NAME,)
    plain = True
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.NAME + p for p in others(s, self.who)] if s.hands[self.who] else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_leader(s, self.who, code - codes.NAME)

    def chosen(self, s: SojuszeState, code: int) -> None:
        s.push(GainToken(self.who))
        s.push(PayDebt(self.who, code - codes.NAME))


class PayDebt(AtLeader):
    """who gives them a card of their choice."""

    __slots__ = ()
    card = names.PAYS_HIS_DEBTS
    decision = codes.GIVE_CARD
    verbs = (codes.GIVE,)
    plain = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return hand_codes(s, self.who, codes.GIVE)

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_from_hand(s, self.who, code - codes.GIVE, self.who)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.give(s, self.who, self.them, code - codes.GIVE)


class GreatChain(Effect):
    """Until the end of the round influence cards neither move cards between areas nor return them to hands."""

    __slots__ = ()
    card = names.GREAT_CHAIN

    def do(self, s: SojuszeState) -> None:
        hands.start_effect(s, names.GREAT_CHAIN, self.who)


# ---------------------------------------------------------------- Olenna Tyrell
class HighgardensBounty(Ability):
    """Take up to two standard cards, no Hostage or Feigned Retreat, of together 6 or less from the discard
    pile."""

    __slots__ = ("taken", "value")
    card = names.HIGHGARDENS_BOUNTY
    decision = codes.TAKE_CARD
    verbs = (codes.TAKE,)

    def __init__(self, who: int = NOBODY, taken: int = 0, value: int = 0) -> None:
        super().__init__(who)
        self.taken = taken  # so many cards
        self.value = value  # of together so much

    def copy(self) -> HighgardensBounty:
        other = HighgardensBounty(self.who, self.taken, self.value)
        other.at = self.at
        return other

    def may_decline(self) -> bool:
        return self.taken > 0

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.TAKE + k for k in s.discard] if self.taken < 2 else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        card = code - codes.TAKE
        rule = forbids_from_pile(s, card) or forbids_again(card)
        if rule:
            return rule
        return "SOJ-TEXT.5" if VALUE[card] + self.value > 6 else ""

    def chosen(self, s: SojuszeState, code: int) -> None:
        card = code - codes.TAKE
        hands.from_discard(s, self.who, card)
        s.push(HighgardensBounty(self.who, self.taken + 1, self.value + VALUE[card]))


# ---------------------------------------------------------------- Daenerys Targaryen
class Dracarys(AtArea):
    """You may discard a card of any colour from another leader's area."""

    __slots__ = ()
    card = names.DRACARYS
    optional = True
    any_colour = True

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.discard_from_area(s, *area_choice(code))


class BreakerOfChains(Ability):
    """You may move an ally from a council of any leader to that leader's other council: so to a council beside it."""

    __slots__ = ()
    card = names.BREAKER_OF_CHAINS
    decision = codes.MOVE_ALLY
    verbs = (codes.MOVE,)
    plain = True
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.MOVE + a for a in all_allies(s)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_ally(s, code - codes.MOVE)

    def chosen(self, s: SojuszeState, code: int) -> None:
        s.push(BreakerMoves(self.who, code - codes.MOVE))


class BreakerMoves(AboutAlly):
    """who says to which of the two councils beside it the ally goes: each is the other one of a leader it serves."""

    __slots__ = ()
    card = names.BREAKER_OF_CHAINS
    decision = codes.MOVE_ALLY
    verbs = (codes.COUNCIL,)
    plain = True

    def candidates(self, s: SojuszeState) -> list[int]:
        council = where(s, self.about)
        return [codes.COUNCIL + (council + 1) % s.n, codes.COUNCIL + (council - 1) % s.n]

    def forbids(self, s: SojuszeState, code: int) -> str:
        council, here = code - codes.COUNCIL, where(s, self.about)
        if council >= s.n:
            return "SOJ-COMP.9"
        return "" if council in ((here + 1) % s.n, (here - 1) % s.n) else "SOJ-CNCL.3"

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.move(s, self.about, code - codes.COUNCIL)


PLAYED: dict[int, type[Frame[SojuszeState]]] = {
    names.WILDFIRE: Wildfire,
    names.WINE_AND_THREATS: WineAndThreats,
    names.THE_SILENCE: TheSilence,
    names.DRAGON_HORN: DragonHorn,
    names.IRON_PRICE: IronPrice,
    names.VISIONS_IN_THE_FLAMES: VisionsInTheFlames,
    names.SAND_SNAKES: SandSnakes,
    names.WATER_GARDENS: WaterGardens,
    names.HIRED_CHAMPION: HiredChampion,
    names.PAYS_HIS_DEBTS: PaysHisDebts,
    names.GREAT_CHAIN: GreatChain,
    names.HIGHGARDENS_BOUNTY: HighgardensBounty,
    names.DRACARYS: Dracarys,
    names.BREAKER_OF_CHAINS: BreakerOfChains,
}
