"""The standard influence cards, one block each. A card without a block here has no ability when it is played."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.cards.choices import (
    STANDARD_ONLY,
    AtArea,
    HolderOfCards,
    KillsAlly,
    OtherLeader,
    OwnAreaCard,
    ShiftsToken,
    TheirCard,
)
from greathall.games.sojusze.cards.common import Blocks, DiscardCards, DiscardFromArea, Effect, by_card
from greathall.games.sojusze.cards.gaining import GainToken
from greathall.games.sojusze.cards.looking import Look
from greathall.games.sojusze.councils import clockwise, shared_with
from greathall.games.sojusze.data import AREA_VALUE
from greathall.games.sojusze.entries import area_card
from greathall.games.sojusze.ops import hands, tokens
from greathall.games.sojusze.shields import DISCARDED, MOVED, RETURNED, shield, tokens_free, touchable
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.targets import area_choice, forbids_again


class Betrayal(AtArea):
    """You may move a standard card from any area to yours (SOJ-AMB.17: one of your own would stay where it is)."""

    __slots__ = ()
    card = names.BETRAYAL
    optional = True
    how = MOVED

    def forbids(self, s: SojuszeState, target: int) -> str:
        return "SOJ-AMB.17" if area_choice(target)[0] == self.who else AtArea.forbids(self, s, target)

    def chosen(self, s: SojuszeState, target: int) -> None:
        owner, entry = area_choice(target)
        hands.move(s, owner, self.who, entry)


NO_AMBUSH: Final = [rule or ("SOJ-TEXT.5" if AREA_VALUE[e] > 5 else "") for e, rule in enumerate(STANDARD_ONLY)]


class Ambush(AtArea):
    """You may discard a standard card of value 5 or less from another leader's area."""

    __slots__ = ()
    card = names.AMBUSH
    optional = True
    forbidden = NO_AMBUSH


NO_HOSTAGE: Final = [rule or forbids_again(area_card(e)) for e, rule in enumerate(STANDARD_ONLY)]


class Hostage(AtArea):
    """You may return a standard card, no Hostage or Feigned Retreat, from another leader's area to their hand."""

    __slots__ = ()
    card = names.HOSTAGE
    optional = True
    how = RETURNED
    forbidden = NO_HOSTAGE

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.return_to_hand(s, *area_choice(target))


class TrialByCombat(OtherLeader):
    """Choose another leader with a card: both discard their highest; from hand, if your own area is empty."""

    __slots__ = ()
    card = names.TRIAL_BY_COMBAT

    def spares(self, s: SojuszeState, them: int) -> str:
        you = self.who
        if not s.areas[them]:
            return "SOJ-TEXT.12"
        if not s.areas[you] and s.hands[you]:
            return ""
        # SOJ-AMB.39, SOJ-AMB.40: somebody must have something to discard, be it only you
        for p in (you, them):
            if any([touchable(s, you, p, e, DISCARDED) for e in s.areas[p]]):
                return ""
        return "SOJ-AMB.39"

    def chosen(self, s: SojuszeState, target: int) -> None:
        you, them = self.who, target
        for p in reversed(clockwise(s, s.first)):  # SOJ-AMB.6; what is pushed last comes first
            if p == them:
                s.push(DiscardFromArea(them, 1, you))
            elif p == you:
                s.push(DiscardFromArea(you, 1, you) if s.areas[you] else DiscardCards(you, 1))


class PoisonedCup(KillsAlly):
    """You may kill an ally of power 2 or less."""

    __slots__ = ()
    card = names.POISONED_CUP
    optional = True
    most = 2


class CallTheBanners(Effect):
    """Discard another card from your hand."""

    __slots__ = ()
    card = names.CALL_THE_BANNERS

    def do(self, s: SojuszeState) -> None:
        s.push(DiscardCards(self.who, 1))


class LittleBirds(Effect):
    """A token, unseen, onto the current ally."""

    __slots__ = ()
    card = names.LITTLE_BIRDS

    def do(self, s: SojuszeState) -> None:
        if s.current != NONE and s.supply:
            tokens.onto_ally(s, self.who)


class Eavesdropping(HolderOfCards):
    """Look at another leader's hand."""

    __slots__ = ()
    card = names.EAVESDROPPING

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.look(s, self.who, target)


class Blackmail(HolderOfCards):
    """Take a random card from another leader's hand, then give that leader a card of your choice."""

    __slots__ = ()
    card = names.BLACKMAIL

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.take_random(s, self.who, target)
        s.push(GiveCard(self.who, target))


class GiveCard(TheirCard):
    """who gives them a card of their choice."""

    __slots__ = ()
    decision = codes.GIVE_CARD
    verb = codes.GIVE
    verbs = (codes.GIVE,)

    def holder(self, s: SojuszeState) -> int:
        return self.who

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.give(s, self.who, self.them, target)


class DarkWings(Look):
    """Look at the top three allies and put them back in any order."""

    __slots__ = ()
    card = names.DARK_WINGS
    count = 3


class FeignedRetreat(OwnAreaCard):
    """You may take a card, no Hostage or Feigned Retreat, from your own area back into your hand."""

    __slots__ = ()
    card = names.FEIGNED_RETREAT
    optional = True

    def forbids_entry(self, s: SojuszeState, entry: int) -> str:
        return forbids_again(area_card(entry)) or shield(s, self.who, self.who, entry, RETURNED)


class Corruption(ShiftsToken):
    """Move a token from one council of a leader to that leader's other council."""

    __slots__ = ()
    card = names.CORRUPTION

    def candidates(self, s: SojuszeState) -> list[int]:
        return ShiftsToken.candidates(self, s) if tokens_free(s) else []


# ---------------------------------------------------------------- triumph
class RoyalFavour(Effect):
    """If you won the bid, gain one more token."""

    __slots__ = ()
    card = names.ROYAL_FAVOUR

    def do(self, s: SojuszeState) -> None:
        s.push(GainToken(self.who))


class OathOfFealty(Effect):
    """If a neighbour won the bid, gain a token in the council you share."""

    __slots__ = ()
    card = names.OATH_OF_FEALTY

    def do(self, s: SojuszeState) -> None:
        s.push(GainToken(self.who, shared_with(s, self.who, s.winner)))


PLAYED: Blocks = by_card(
    Betrayal, Ambush, Hostage, TrialByCombat, PoisonedCup, CallTheBanners, LittleBirds, Eavesdropping, Blackmail,
    DarkWings, FeignedRetreat, Corruption,
)  # fmt: skip
