"""The standard influence cards, one block each. A card without a block here has no ability when it is played."""

from __future__ import annotations

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.cards.common import (
    Ability,
    AtArea,
    AtLeader,
    DiscardCards,
    DiscardFromArea,
    Effect,
    all_allies,
    hand_codes,
    kill_codes,
    others,
)
from greathall.games.sojusze.cards.gaining import GainToken
from greathall.games.sojusze.cards.looking import Look
from greathall.games.sojusze.councils import clockwise, other_council, shared_with
from greathall.games.sojusze.data import VALUE
from greathall.games.sojusze.entries import area_card
from greathall.games.sojusze.ops import allies, hands, tokens
from greathall.games.sojusze.shields import (
    DISCARDED,
    MOVED,
    RETURNED,
    can_kill,
    shield,
    tokens_free,
    touchable,
)
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.targets import (
    area_choice,
    area_code,
    forbids_again,
    forbids_ally,
    forbids_from_hand,
    forbids_holder,
    forbids_leader,
    forbids_own_card,
    forbids_shift,
    shift_choice,
    shift_codes,
)
from greathall.kernel.state import Frame


class Betrayal(AtArea):
    """You may move a standard card from any area to yours (SOJ-AMB.17: one of your own would stay where it is)."""

    __slots__ = ()
    card = names.BETRAYAL
    optional = True
    how = MOVED

    def forbids(self, s: SojuszeState, code: int) -> str:
        return "SOJ-AMB.17" if area_choice(code)[0] == self.who else AtArea.forbids(self, s, code)

    def chosen(self, s: SojuszeState, code: int) -> None:
        owner, entry = area_choice(code)
        hands.move(s, owner, self.who, entry)


class Ambush(AtArea):
    """You may discard a standard card of value 5 or less from another leader's area."""

    __slots__ = ()
    card = names.AMBUSH
    optional = True

    def forbids_entry(self, s: SojuszeState, owner: int, entry: int) -> str:
        rule = AtArea.forbids_entry(self, s, owner, entry)
        if rule:
            return rule
        return "SOJ-TEXT.5" if VALUE[area_card(entry)] > 5 else ""

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.discard_from_area(s, *area_choice(code))


class Hostage(AtArea):
    """You may return a standard card, no Hostage or Feigned Retreat, from another leader's area to their hand."""

    __slots__ = ()
    card = names.HOSTAGE
    optional = True
    how = RETURNED

    def forbids_entry(self, s: SojuszeState, owner: int, entry: int) -> str:
        return AtArea.forbids_entry(self, s, owner, entry) or forbids_again(area_card(entry))

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.return_to_hand(s, *area_choice(code))


class TrialByCombat(Ability):
    """Choose another leader with a card: both discard their highest; from hand, if your own area is empty."""

    __slots__ = ()
    card = names.TRIAL_BY_COMBAT
    decision = codes.NAME_LEADER
    verbs = (codes.NAME,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.NAME + p for p in others(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        you, them = self.who, code - codes.NAME
        rule = forbids_leader(s, you, them)
        if rule:
            return rule
        if not s.areas[them]:
            return "SOJ-TEXT.12"
        if not s.areas[you] and s.hands[you]:
            return ""
        # SOJ-AMB.39, SOJ-AMB.40: somebody must have something to discard, be it only you
        for p in (you, them):
            if any([touchable(s, you, p, e, DISCARDED) for e in s.areas[p]]):
                return ""
        return "SOJ-AMB.39"

    def chosen(self, s: SojuszeState, code: int) -> None:
        you, them = self.who, code - codes.NAME
        for p in reversed(clockwise(s, s.first)):  # SOJ-AMB.6; what is pushed last comes first
            if p == them:
                s.push(DiscardFromArea(them, 1, you))
            elif p == you:
                s.push(DiscardFromArea(you, 1, you) if s.areas[you] else DiscardCards(you, 1))


class PoisonedCup(Ability):
    """You may kill an ally of power 2 or less."""

    __slots__ = ()
    card = names.POISONED_CUP
    decision = codes.KILL_ALLY
    verbs = (codes.KILL,)
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return kill_codes(all_allies(s)) if can_kill(s, True) else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_ally(s, code - codes.KILL, 2)

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - codes.KILL)


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


class Eavesdropping(Ability):
    """Look at another leader's hand."""

    __slots__ = ()
    card = names.EAVESDROPPING
    decision = codes.NAME_LEADER
    verbs = (codes.NAME,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.NAME + p for p in others(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_holder(s, self.who, code - codes.NAME, by_influence=True)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.look(s, self.who, code - codes.NAME)


class Blackmail(Ability):
    """Take a random card from another leader's hand, then give that leader a card of your choice."""

    __slots__ = ()
    card = names.BLACKMAIL
    decision = codes.NAME_LEADER
    verbs = (codes.NAME,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.NAME + p for p in others(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_holder(s, self.who, code - codes.NAME, by_influence=True)

    def chosen(self, s: SojuszeState, code: int) -> None:
        them = code - codes.NAME
        hands.take_random(s, self.who, them)
        s.push(GiveCard(self.who, them))


class GiveCard(AtLeader):
    """who gives them a card of their choice."""

    __slots__ = ()
    decision = codes.GIVE_CARD
    verbs = (codes.GIVE,)
    plain = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return hand_codes(s, self.who, codes.GIVE)

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_from_hand(s, self.who, code - codes.GIVE, self.who)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.give(s, self.who, self.them, code - codes.GIVE)


class DarkWings(Look):
    """Look at the top three allies and put them back in any order."""

    __slots__ = ()
    card = names.DARK_WINGS
    count = 3


class FeignedRetreat(Ability):
    """You may take a card, no Hostage or Feigned Retreat, from your own area back into your hand."""

    __slots__ = ()
    card = names.FEIGNED_RETREAT
    decision = codes.PICK_OWN_AREA_CARD
    verbs = (codes.AREA, codes.AREA_BLANK)
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [area_code(self.who, e) for e in s.areas[self.who]]

    def forbids(self, s: SojuszeState, code: int) -> str:
        rule = forbids_own_card(s, self.who, code)
        if rule:
            return rule
        entry = area_choice(code)[1]
        return forbids_again(area_card(entry)) or shield(s, self.who, self.who, entry, RETURNED)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.return_to_hand(s, *area_choice(code))


class Corruption(Ability):
    """Move a token from one council of a leader to that leader's other council."""

    __slots__ = ()
    card = names.CORRUPTION
    decision = codes.SHIFT_TOKEN
    verbs = (codes.SHIFT,)
    plain = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return shift_codes(s) if tokens_free(s) else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_shift(s, code)

    def chosen(self, s: SojuszeState, code: int) -> None:
        shift_token(s, code)


def shift_token(s: SojuszeState, code: int) -> None:
    leader, council = shift_choice(code)
    tokens.shift(s, council, other_council(s, leader, council))


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


PLAYED: dict[int, type[Frame[SojuszeState]]] = {
    names.BETRAYAL: Betrayal,
    names.AMBUSH: Ambush,
    names.HOSTAGE: Hostage,
    names.TRIAL_BY_COMBAT: TrialByCombat,
    names.POISONED_CUP: PoisonedCup,
    names.CALL_THE_BANNERS: CallTheBanners,
    names.LITTLE_BIRDS: LittleBirds,
    names.EAVESDROPPING: Eavesdropping,
    names.BLACKMAIL: Blackmail,
    names.DARK_WINGS: DarkWings,
    names.FEIGNED_RETREAT: FeignedRetreat,
    names.CORRUPTION: Corruption,
}
