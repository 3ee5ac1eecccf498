"""The white cards of Jon Snow and Eddard Stark, one block each (SOJ-LDR): what happens when they are played."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.cards.choices import AtArea, KillsAlly, Neighbour, OtherLeader
from greathall.games.sojusze.cards.common import Ability, Blocks, Effect, Question, by_card, hand_codes
from greathall.games.sojusze.councils import own_councils
from greathall.games.sojusze.data import POWER
from greathall.games.sojusze.entries import N_ENTRIES, card_of
from greathall.games.sojusze.flow.claiming import ClaimAlly
from greathall.games.sojusze.ops import allies, hands, rounds
from greathall.games.sojusze.shields import DISCARDED, hand_open
from greathall.games.sojusze.state import NONE, SEALED, SojuszeState
from greathall.games.sojusze.targets import (
    area_choice,
    forbids_from_hand,
    forbids_reach,
)
from greathall.kernel.rng import Rng
from greathall.kernel.state import BEGIN, EVERYONE, NOBODY

# ---------------------------------------------------------------- Jon Snow
EVERY_ENTRY: Final = [""] * N_ENTRIES


class YouKnowNothing(AtArea):
    """Choose a card in another leader's area: until the end of the round it counts as having no ability."""

    __slots__ = ()
    card = names.YOU_KNOW_NOTHING
    forbidden = EVERY_ENTRY

    def run(self, s: SojuszeState) -> None:
        if self.at == BEGIN:
            hands.unblank_all(s)
        Ability.run(self, s)

    def forbids_area(self, s: SojuszeState, owner: int) -> str:
        return ""

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.blank_card(s, *area_choice(target))


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
class Ice(KillsAlly):
    """You may kill an ally in one of your councils to discard every standard card from one other leader's area."""

    __slots__ = ()
    card = names.ICE
    optional = True

    def reach(self, s: SojuszeState) -> tuple[int, ...]:
        return own_councils(s, self.who)

    def chosen(self, s: SojuszeState, target: int) -> None:
        allies.kill(s, target)
        s.push(IceFalls(self.who))


class IceFalls(OtherLeader):
    """who chooses the leader whose standard cards are discarded."""

    __slots__ = ()
    card = names.ICE

    def spares(self, s: SojuszeState, them: int) -> str:
        return "" if self.struck(s, them) else "SOJ-AMB.39"

    def struck(self, s: SojuszeState, p: int) -> list[int]:
        return [e for e in s.areas[p] if not forbids_reach(s, self.who, p, e, DISCARDED, any_colour=False)]

    def chosen(self, s: SojuszeState, target: int) -> None:
        for e in self.struck(s, target):
            hands.discard_from_area(s, target, e)


class GuestRight(Effect):
    """Until the end of the round influence cards neither kill allies nor move or remove tokens of councils."""

    __slots__ = ()
    card = names.GUEST_RIGHT

    def do(self, s: SojuszeState) -> None:
        hands.start_effect(s, names.GUEST_RIGHT, self.who)


class WordOfHonour(Neighbour):
    """Choose a neighbour: you look at each other's hands, then, if both agree, each gives the other a card."""

    __slots__ = ()
    card = names.WORD_OF_HONOUR

    def spares(self, s: SojuszeState, them: int) -> str:
        return "" if hand_open(s, self.who, them) else "SOJ-AMB.37"

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.look(s, self.who, target)
        hands.look(s, target, self.who)
        if s.hands[self.who] and s.hands[target]:
            s.push(HonourAgreed(self.who, target))


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

    def mask(self, s: SojuszeState, seat: int) -> None:
        for i, owner in enumerate((self.who, self.them)):
            if owner != seat and self.given[i] != NONE:  # that somebody has picked is seen
                self.given[i] = SEALED

    def redeal(self, s: SojuszeState, seat: int, rng: Rng) -> None:
        for i, owner in enumerate((self.who, self.them)):
            if owner != seat and self.given[i] != NONE:
                hand = s.hands[owner]
                self.given[i] = card_of(hand[rng.below(len(hand))])


PLAYED: Blocks = by_card(YouKnowNothing, FreeFolk, Ice, GuestRight, WordOfHonour)
