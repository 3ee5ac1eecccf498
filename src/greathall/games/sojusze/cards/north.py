"""The white cards of Jon Snow and Eddard Stark, one block each (SOJ-LDR): what happens when they are played."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.cards.common import (
    Ability,
    AtArea,
    Effect,
    Question,
    hand_codes,
    kill_codes,
    neighbours,
    others,
)
from greathall.games.sojusze.councils import own_councils
from greathall.games.sojusze.data import POWER
from greathall.games.sojusze.entries import card_of
from greathall.games.sojusze.flow.claiming import ClaimAlly
from greathall.games.sojusze.ops import allies, hands, rounds
from greathall.games.sojusze.shields import DISCARDED, can_kill, hand_open, is_standard, touchable
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.targets import (
    allies_in,
    area_choice,
    forbids_ally_in,
    forbids_from_hand,
    forbids_leader,
    forbids_neighbour,
)
from greathall.kernel.rng import Rng
from greathall.kernel.state import BEGIN, EVERYONE, NOBODY, UNKNOWN, Frame


# ---------------------------------------------------------------- Jon Snow
class YouKnowNothing(AtArea):
    """Choose a card in another leader's area: until the end of the round it counts as having no ability."""

    __slots__ = ()
    card = names.YOU_KNOW_NOTHING

    def run(self, s: SojuszeState) -> None:
        if self.at == BEGIN:
            hands.unblank_all(s)
        Ability.run(self, s)

    def forbids_entry(self, s: SojuszeState, owner: int, entry: int) -> str:
        return ""

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.blank_card(s, *area_choice(code))


class FreeFolk(Effect):
    """Reveal the next ally: with power 2 or less claim it, otherwise it goes to the bottom of the deck."""

    __slots__ = ()
    card = names.FREE_FOLK

    def do(self, s: SojuszeState) -> None:
        ally = allies.reveal_next(s)
        if ally == NONE:
            return
        allies.tell_revealed(s, self.who, ally)
        if POWER[ally] <= 2:
            s.push(ClaimAlly(self.who, ally, additional=True))
        else:
            allies.one_to_bottom(s, ally)


# ---------------------------------------------------------------- Eddard Stark
class Ice(Ability):
    """You may kill an ally in one of your councils to discard every standard card from one other leader's area."""

    __slots__ = ()
    card = names.ICE
    decision = codes.KILL_ALLY
    verbs = (codes.KILL,)
    plain = True
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return kill_codes(allies_in(s, own_councils(s, self.who))) if can_kill(s, True) else []

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_ally_in(s, code - codes.KILL, own_councils(s, self.who))

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - codes.KILL)
        s.push(IceFalls(self.who))


class IceFalls(Ability):
    """who chooses the leader whose standard cards are discarded."""

    __slots__ = ()
    card = names.ICE
    decision = codes.NAME_LEADER
    verbs = (codes.NAME,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.NAME + p for p in others(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        rule = forbids_leader(s, self.who, code - codes.NAME)
        if rule:
            return rule
        return "" if self.struck(s, code - codes.NAME) else "SOJ-AMB.39"

    def struck(self, s: SojuszeState, p: int) -> list[int]:
        return [e for e in s.areas[p] if is_standard(e) and touchable(s, self.who, p, e, DISCARDED)]

    def chosen(self, s: SojuszeState, code: int) -> None:
        for e in self.struck(s, code - codes.NAME):
            hands.discard_from_area(s, code - codes.NAME, e)


class GuestRight(Effect):
    """Until the end of the round influence cards neither kill allies nor move or remove tokens of councils."""

    __slots__ = ()
    card = names.GUEST_RIGHT

    def do(self, s: SojuszeState) -> None:
        hands.start_effect(s, names.GUEST_RIGHT, self.who)


class WordOfHonour(Ability):
    """Choose a neighbour: you look at each other's hands, then, if both agree, each gives the other a card."""

    __slots__ = ()
    card = names.WORD_OF_HONOUR
    decision = codes.NAME_LEADER
    verbs = (codes.NAME,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.NAME + p for p in neighbours(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        them = code - codes.NAME
        rule = forbids_neighbour(s, self.who, them)
        if rule:
            return rule
        return "" if hand_open(s, self.who, them) else "SOJ-AMB.37"

    def chosen(self, s: SojuszeState, code: int) -> None:
        them = code - codes.NAME
        hands.look(s, self.who, them)
        hands.look(s, them, self.who)
        if s.hands[self.who] and s.hands[them]:
            s.push(HonourAgreed(self.who, them))


# Steps of HonourAgreed.
FIRST_ASKED: Final = 1
NEIGHBOUR_ASKED: Final = 2
PICKING: Final = 3


class HonourAgreed(Question):
    """who, then the neighbour, say yes or no; then both pick a card in secret."""

    __slots__ = ("given", "them")
    card = names.WORD_OF_HONOUR
    secret = True
    verbs = (codes.YES, codes.NO, codes.GIVE)

    def __init__(self, who: int = NOBODY, them: int = NOBODY) -> None:
        super().__init__(who)
        self.them = them
        self.given = [NONE, NONE]  # the card picked by who, and by the neighbour

    def copy(self) -> HonourAgreed:
        other = HonourAgreed(self.who, self.them)
        other.at = self.at
        other.given = self.given.copy()
        return other

    def run(self, s: SojuszeState) -> None:
        if self.at == BEGIN:
            self.at = FIRST_ASKED
            self.ask(s)
        elif self.at == PICKING:
            self.given[0 if s.answerer == self.who else 1] = s.answer - codes.GIVE
            if s.asks:
                return
            mine, theirs = self.given
            s.done()
            hands.give(s, self.who, self.them, mine)
            hands.give(s, self.them, self.who, theirs)
        elif s.answer == codes.NO:
            rounds.tell(s, (codes.E_DECLINED, EVERYONE, s.answerer))
            s.done()
        else:
            rounds.tell(s, (codes.E_AGREED, EVERYONE, s.answerer))
            self.at = NEIGHBOUR_ASKED if self.at == FIRST_ASKED else PICKING
            self.ask(s)

    def ask(self, s: SojuszeState) -> None:
        if self.at == FIRST_ASKED:
            s.ask(self.who, codes.AGREE, [codes.YES, codes.NO])
        elif self.at == NEIGHBOUR_ASKED:
            s.ask(self.them, codes.AGREE, [codes.YES, codes.NO])
        else:
            for i, seat in enumerate((self.who, self.them)):
                if self.given[i] == NONE:
                    s.ask(seat, codes.GIVE_CARD, hand_codes(s, seat, codes.GIVE))

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        if (self.at == PICKING) != (codes.GIVE <= code < codes.GIVE + codes.SPAN):
            return "SOJ-TEXT.21"
        return forbids_from_hand(s, seat, code - codes.GIVE, seat) if self.at == PICKING else ""

    def decided_by(self) -> str:
        return "SOJ-YOU.1"

    def mask(self, s: SojuszeState, seat: int) -> None:
        for i, owner in enumerate((self.who, self.them)):
            if owner != seat:
                self.given[i] = UNKNOWN

    def redeal(self, s: SojuszeState, seat: int, rng: Rng) -> None:
        for i, owner in enumerate((self.who, self.them)):
            if owner != seat and self.given[i] != NONE:
                hand = s.hands[owner]
                self.given[i] = card_of(hand[rng.below(len(hand))])


PLAYED: dict[int, type[Frame[SojuszeState]]] = {
    names.YOU_KNOW_NOTHING: YouKnowNothing,
    names.FREE_FOLK: FreeFolk,
    names.ICE: Ice,
    names.GUEST_RIGHT: GuestRight,
    names.WORD_OF_HONOUR: WordOfHonour,
}
