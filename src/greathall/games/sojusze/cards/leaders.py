"""The leaders' own (white) cards but the northern ones, one block each (SOJ-LDR): what happens when they are played."""

from __future__ import annotations

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.cards.choices import (
    ANY_COLOUR,
    AboutAlly,
    AtArea,
    HandCard,
    KillsAlly,
    MovesAlly,
    OtherLeader,
)
from greathall.games.sojusze.cards.common import (
    Ability,
    Blocks,
    DiscardCards,
    DiscardFromArea,
    Effect,
    by_card,
    kneel,
    neighbours,
    others,
)
from greathall.games.sojusze.cards.gaining import GainToken
from greathall.games.sojusze.cards.looking import Look
from greathall.games.sojusze.cards.standard import GiveCard
from greathall.games.sojusze.councils import own_councils, where
from greathall.games.sojusze.data import VALUE
from greathall.games.sojusze.ops import hands, rounds
from greathall.games.sojusze.shields import DISCARDED, MOVED, hand_open
from greathall.games.sojusze.state import SojuszeState
from greathall.games.sojusze.targets import (
    area_choice,
    forbids_again,
    forbids_from_pile,
    forbids_reach,
)
from greathall.kernel.state import EVERYONE, NOBODY


# ---------------------------------------------------------------- Cersei Lannister
class Wildfire(OtherLeader):
    """Choose another leader: their two highest standard cards are discarded from their area."""

    __slots__ = ()
    card = names.WILDFIRE

    def spares(self, s: SojuszeState, them: int) -> str:
        struck = [e for e in s.areas[them] if not forbids_reach(s, self.who, them, e, DISCARDED, any_colour=False)]
        return "" if struck else "SOJ-AMB.39"

    def chosen(self, s: SojuszeState, target: int) -> None:
        loses = DiscardFromArea(target, 2, self.who)
        loses.standard_only = True
        s.push(loses)


class WineAndThreats(OtherLeader):
    """Choose another standing leader: they discard two cards or kneel at once."""

    __slots__ = ()
    card = names.WINE_AND_THREATS

    def spares(self, s: SojuszeState, them: int) -> str:
        return "SOJ-TEXT.13" if s.kneels[them] else ""

    def chosen(self, s: SojuszeState, target: int) -> None:
        rounds.tell(s, (codes.E_NAMED, EVERYONE, self.who, target))
        s.push(Threatened(target))


class Threatened(Ability):
    """who chooses: two cards, or kneel."""

    __slots__ = ()
    card = names.WINE_AND_THREATS
    decision = codes.WINE_AND_THREATS_CHOICE
    verbs = (codes.KNEEL_NOW, codes.YES)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.KNEEL_NOW, codes.YES]

    def forbids(self, s: SojuszeState, target: int) -> str:
        return "SOJ-TEXT.14" if target == codes.YES and len(s.hands[self.who]) < 2 else ""

    def chosen(self, s: SojuszeState, target: int) -> None:
        if target == codes.YES:
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
    forbidden = ANY_COLOUR

    def chosen(self, s: SojuszeState, target: int) -> None:
        owner, entry = area_choice(target)
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
class SandSnakes(KillsAlly):
    """You may kill an ally of power 3 or less in a council that is not yours."""

    __slots__ = ()
    card = names.SAND_SNAKES
    optional = True
    most = 3

    def reach(self, s: SojuszeState) -> tuple[int, ...]:
        own = own_councils(s, self.who)
        return tuple([c for c in range(s.n) if c not in own])


class WaterGardens(Effect):
    """Gain a token."""

    __slots__ = ()
    card = names.WATER_GARDENS

    def do(self, s: SojuszeState) -> None:
        s.push(GainToken(self.who))


# ---------------------------------------------------------------- Tyrion Lannister
class HiredChampion(HandCard):
    """You may discard another card from your hand to discard a standard card from another leader's area."""

    __slots__ = ()
    card = names.HIRED_CHAMPION
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return HandCard.options(self, s) if ChampionStrikes(self.who).options(s) else []

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.discard(s, self.who, target)
        s.push(ChampionStrikes(self.who))


class ChampionStrikes(AtArea):
    """who discards a standard card from another leader's area."""

    __slots__ = ()
    card = names.HIRED_CHAMPION


class PaysHisDebts(OtherLeader):
    """You may give a card from your hand to another leader; if you do, gain a token."""

    __slots__ = ()
    card = names.PAYS_HIS_DEBTS
    plain = True
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return others(s, self.who) if s.hands[self.who] else []

    def chosen(self, s: SojuszeState, target: int) -> None:
        s.push(GainToken(self.who))
        s.push(PayDebt(self.who, target))


class PayDebt(GiveCard):
    """who gives them a card of their choice."""

    __slots__ = ()
    card = names.PAYS_HIS_DEBTS


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
    verb = codes.TAKE
    verbs = (codes.TAKE,)

    def __init__(self, who: int = NOBODY, taken: int = 0, value: int = 0) -> None:
        super().__init__(who)
        self.taken = taken  # so many cards
        self.value = value  # of together so much

    def copy(self) -> HighgardensBounty:
        other = HighgardensBounty(self.who, self.taken, self.value)
        other.at = self.at
        return other

    def may_pass(self) -> bool:
        return self.taken > 0

    def candidates(self, s: SojuszeState) -> list[int]:
        return s.discard if self.taken < 2 else []

    def forbids(self, s: SojuszeState, target: int) -> str:
        rule = forbids_from_pile(s, target) or forbids_again(target)
        return rule or ("SOJ-TEXT.5" if VALUE[target] + self.value > 6 else "")

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.from_discard(s, self.who, target)
        s.push(HighgardensBounty(self.who, self.taken + 1, self.value + VALUE[target]))


# ---------------------------------------------------------------- Daenerys Targaryen
class Dracarys(AtArea):
    """You may discard a card of any colour from another leader's area."""

    __slots__ = ()
    card = names.DRACARYS
    optional = True
    forbidden = ANY_COLOUR


class BreakerOfChains(MovesAlly):
    """You may move an ally from a council of any leader to that leader's other council: so to a council beside it."""

    __slots__ = ()
    card = names.BREAKER_OF_CHAINS
    optional = True

    def chosen(self, s: SojuszeState, target: int) -> None:
        s.push(BreakerMoves(self.who, target))


class BreakerMoves(AboutAlly):
    """who says to which of the two councils beside it the ally goes: each is the other one of a leader it serves."""

    __slots__ = ()
    card = names.BREAKER_OF_CHAINS
    decision = codes.MOVE_ALLY

    def candidates(self, s: SojuszeState) -> list[int]:
        here = where(s, self.about)
        return [(here + 1) % s.n, (here - 1) % s.n]

    def forbids(self, s: SojuszeState, target: int) -> str:
        if target >= s.n:
            return "SOJ-COMP.9"
        return "" if target in self.candidates(s) else "SOJ-CNCL.3"


PLAYED: Blocks = by_card(
    Wildfire, WineAndThreats, TheSilence, DragonHorn, IronPrice, VisionsInTheFlames, SandSnakes, WaterGardens,
    HiredChampion, PaysHisDebts, GreatChain, HighgardensBounty, Dracarys, BreakerOfChains,
)  # fmt: skip
