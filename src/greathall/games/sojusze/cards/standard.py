"""The standard influence cards, one block each. A card without a block here has no ability when it is played."""

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
    area_code,
    hand_codes,
    kill_codes,
    others,
    without_doubles,
)
from greathall.games.sojusze.codes import (
    GIVE,
    GIVE_CARD,
    KILL,
    KILL_ALLY,
    NAME,
    NAME_LEADER,
    PICK_AREA_CARD,
    PICK_OWN_AREA_CARD,
    SHIFT,
    SHIFT_TOKEN,
)
from greathall.games.sojusze.councils import clockwise, other_council, own_councils, shared_with
from greathall.games.sojusze.data import VALUE
from greathall.games.sojusze.names import (
    AMBUSH,
    BETRAYAL,
    BLACKMAIL,
    CALL_THE_BANNERS,
    CORRUPTION,
    DARK_WINGS,
    EAVESDROPPING,
    FEIGNED_RETREAT,
    HOSTAGE,
    LITTLE_BIRDS,
    OATH_OF_FEALTY,
    POISONED_CUP,
    ROYAL_FAVOUR,
    TRIAL_BY_COMBAT,
)
from greathall.games.sojusze.ops import allies, hands, tokens
from greathall.games.sojusze.shields import (
    DISCARDED,
    MOVED,
    RETURNED,
    can_kill,
    hand_open,
    is_standard,
    tokens_free,
    touchable,
)
from greathall.games.sojusze.state import CARD, NONE, SojuszeState
from greathall.kernel.state import Frame


class Betrayal(Ability):
    """You may move a standard card from any area to yours (SOJ-AMB.17: one of your own would stay where it is)."""

    __slots__ = ()
    card = BETRAYAL
    decision = PICK_AREA_CARD
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return area_cards(s, self.who, MOVED)

    def chosen(self, s: SojuszeState, code: int) -> None:
        owner, entry = area_choice(code)
        hands.move(s, owner, self.who, entry)


def area_cards(s: SojuszeState, you: int, how: int, any_colour: bool = False) -> list[int]:
    """Cards in other leaders' areas to which an influence card of `you` can do this."""
    return without_doubles(
        [
            area_code(p, e)
            for p in others(s, you)
            for e in s.areas[p]
            if (any_colour or is_standard(e)) and touchable(s, you, p, e, how)
        ]
    )


class Ambush(Ability):
    """You may discard a standard card of value 5 or less from another leader's area."""

    __slots__ = ()
    card = AMBUSH
    decision = PICK_AREA_CARD
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return [c for c in area_cards(s, self.who, DISCARDED) if VALUE[area_choice(c)[1] & CARD] <= 5]

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.discard_from_area(s, *area_choice(code))


class Hostage(Ability):
    """You may return a standard card, no Hostage or Feigned Retreat, from another leader's area to their hand."""

    __slots__ = ()
    card = HOSTAGE
    decision = PICK_AREA_CARD
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return [
            c for c in area_cards(s, self.who, RETURNED) if area_choice(c)[1] & CARD not in (HOSTAGE, FEIGNED_RETREAT)
        ]

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.return_to_hand(s, *area_choice(code))


class TrialByCombat(Ability):
    """Choose another leader with a card: both discard their highest; from hand, if your own area is empty."""

    __slots__ = ()
    card = TRIAL_BY_COMBAT
    decision = NAME_LEADER

    def options(self, s: SojuszeState) -> list[int]:
        you = self.who
        own = any([touchable(s, you, you, e, DISCARDED) for e in s.areas[you]])
        if not s.areas[you] and s.hands[you]:
            own = True
        # SOJ-AMB.39, SOJ-AMB.40: somebody must have something to discard, be it only you
        return [
            NAME + p
            for p in others(s, you)
            if s.areas[p] and (own or any([touchable(s, you, p, e, DISCARDED) for e in s.areas[p]]))
        ]

    def chosen(self, s: SojuszeState, code: int) -> None:
        you, them = self.who, code - NAME
        for p in reversed(clockwise(s, s.first)):  # SOJ-AMB.6; what is pushed last comes first
            if p == them:
                s.push(DiscardFromArea(them, 1, you))
            elif p == you:
                s.push(DiscardFromArea(you, 1, you) if s.areas[you] else DiscardCards(you, 1))


class PoisonedCup(Ability):
    """You may kill an ally of power 2 or less."""

    __slots__ = ()
    card = POISONED_CUP
    decision = KILL_ALLY
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return kill_codes(all_allies(s, 2)) if can_kill(s, True) else []

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - KILL)


class CallTheBanners(Effect):
    """Discard another card from your hand."""

    __slots__ = ()
    card = CALL_THE_BANNERS

    def do(self, s: SojuszeState) -> None:
        s.push(DiscardCards(self.who, 1))


class LittleBirds(Effect):
    """A token, unseen, onto the current ally."""

    __slots__ = ()
    card = LITTLE_BIRDS

    def do(self, s: SojuszeState) -> None:
        if s.current != NONE and s.supply:
            tokens.onto_ally(s, self.who)


class Eavesdropping(Ability):
    """Look at another leader's hand."""

    __slots__ = ()
    card = EAVESDROPPING
    decision = NAME_LEADER

    def options(self, s: SojuszeState) -> list[int]:
        return [NAME + p for p in others(s, self.who) if s.hands[p] and hand_open(s, self.who, p)]

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.look(s, self.who, code - NAME)


class Blackmail(Ability):
    """Take a random card from another leader's hand, then give that leader a card of your choice."""

    __slots__ = ()
    card = BLACKMAIL
    decision = NAME_LEADER

    def options(self, s: SojuszeState) -> list[int]:
        return [NAME + p for p in others(s, self.who) if s.hands[p] and hand_open(s, self.who, p)]

    def chosen(self, s: SojuszeState, code: int) -> None:
        them = code - NAME
        hands.take_random(s, self.who, them)
        s.push(GiveCard(self.who, them))


class GiveCard(Ability):
    """who gives a card of their choice to leader a."""

    __slots__ = ()
    decision = GIVE_CARD

    def options(self, s: SojuszeState) -> list[int]:
        return hand_codes(s, self.who, GIVE)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.give(s, self.who, self.a, code - GIVE)


class DarkWings(Look):
    """Look at the top three allies and put them back in any order."""

    __slots__ = ()
    card = DARK_WINGS
    count = 3


class FeignedRetreat(Ability):
    """You may take a card, no Hostage or Feigned Retreat, from your own area back into your hand."""

    __slots__ = ()
    card = FEIGNED_RETREAT
    decision = PICK_OWN_AREA_CARD
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        you = self.who
        return without_doubles(
            [
                area_code(you, e)
                for e in s.areas[you]
                if e & CARD not in (HOSTAGE, FEIGNED_RETREAT) and touchable(s, you, you, e, RETURNED)
            ]
        )

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.return_to_hand(s, *area_choice(code))


class Corruption(Ability):
    """Move a token from one council of a leader to that leader's other council."""

    __slots__ = ()
    card = CORRUPTION
    decision = SHIFT_TOKEN

    def options(self, s: SojuszeState) -> list[int]:
        return shift_codes(s) if tokens_free(s) else []

    def chosen(self, s: SojuszeState, code: int) -> None:
        shift_token(s, code)


def shift_codes(s: SojuszeState) -> list[int]:
    """Every way to move a token between the two councils of one leader."""
    return [SHIFT + p * 8 + c for p in range(s.n) for c in own_councils(s, p) if s.tokens[c]]


def shift_token(s: SojuszeState, code: int) -> None:
    leader, council = divmod(code - SHIFT, 8)
    tokens.shift(s, council, other_council(s, leader, council))


# ---------------------------------------------------------------- triumph
class RoyalFavour(Effect):
    """If you won the bid, gain one more token."""

    __slots__ = ()
    card = ROYAL_FAVOUR

    def do(self, s: SojuszeState) -> None:
        s.push(GainToken(self.who))


class OathOfFealty(Effect):
    """If a neighbour won the bid, gain a token in the council you share."""

    __slots__ = ()
    card = OATH_OF_FEALTY

    def do(self, s: SojuszeState) -> None:
        s.push(GainToken(self.who, 1 + shared_with(s, self.who, s.winner)))


PLAYED: dict[int, type[Frame[SojuszeState]]] = {
    BETRAYAL: Betrayal,
    AMBUSH: Ambush,
    HOSTAGE: Hostage,
    TRIAL_BY_COMBAT: TrialByCombat,
    POISONED_CUP: PoisonedCup,
    CALL_THE_BANNERS: CallTheBanners,
    LITTLE_BIRDS: LittleBirds,
    EAVESDROPPING: Eavesdropping,
    BLACKMAIL: Blackmail,
    DARK_WINGS: DarkWings,
    FEIGNED_RETREAT: FeignedRetreat,
    CORRUPTION: Corruption,
}
