"""The white cards of Jon Snow and Eddard Stark, one block each (SOJ-LDR): what happens when they are played."""

from __future__ import annotations

from greathall.games.sojusze.cards.common import (
    Ability,
    Effect,
    area_choice,
    area_code,
    hand_codes,
    kill_codes,
    neighbours,
    others,
    without_doubles,
)
from greathall.games.sojusze.codes import (
    AGREE,
    E_AGREED,
    E_DECLINED,
    GIVE,
    GIVE_CARD,
    KILL,
    KILL_ALLY,
    NAME,
    NAME_LEADER,
    NO,
    PICK_AREA_CARD,
    YES,
)
from greathall.games.sojusze.councils import own_councils
from greathall.games.sojusze.data import POWER
from greathall.games.sojusze.names import (
    FREE_FOLK,
    GUEST_RIGHT,
    ICE,
    WORD_OF_HONOUR,
    YOU_KNOW_NOTHING,
)
from greathall.games.sojusze.ops import allies, hands, rounds
from greathall.games.sojusze.shields import DISCARDED, can_kill, hand_open, is_standard, touchable
from greathall.games.sojusze.state import CARD_SHIFT, NONE, SojuszeState
from greathall.kernel.rng import Rng
from greathall.kernel.state import EVERYONE, UNKNOWN, Frame


# ---------------------------------------------------------------- Jon Snow
class YouKnowNothing(Ability):
    """Choose a card in another leader's area: until the end of the round it counts as having no ability."""

    __slots__ = ()
    card = YOU_KNOW_NOTHING
    decision = PICK_AREA_CARD

    def run(self, s: SojuszeState) -> None:
        if self.at == 0:
            hands.unblank_all(s)
        Ability.run(self, s)

    def options(self, s: SojuszeState) -> list[int]:
        return without_doubles([area_code(p, e) for p in others(s, self.who) for e in s.areas[p]])

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.blank_card(s, *area_choice(code))


class FreeFolk(Effect):
    """Reveal the next ally: with power 2 or less claim it, otherwise it goes to the bottom of the deck."""

    __slots__ = ()
    card = FREE_FOLK

    def do(self, s: SojuszeState) -> None:
        from greathall.games.sojusze.flow.claiming import ClaimAlly

        ally = allies.reveal_next(s)
        if ally == NONE:
            return
        allies.tell_revealed(s, self.who, ally)
        if POWER[ally] <= 2:
            s.push(ClaimAlly(self.who, ally, 1))
        else:
            allies.one_to_bottom(s, ally)


# ---------------------------------------------------------------- Eddard Stark
class Ice(Ability):
    """You may kill an ally in one of your councils to discard every standard card from one other leader's area."""

    __slots__ = ()
    card = ICE
    decision = KILL_ALLY
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        if not can_kill(s, True):
            return []
        return kill_codes([a for c in own_councils(s, self.who) for a in s.councils[c]])

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.kill(s, code - KILL)
        s.push(IceFalls(self.who))


class IceFalls(Ability):
    """who chooses the leader whose standard cards are discarded."""

    __slots__ = ()
    card = ICE
    decision = NAME_LEADER

    def options(self, s: SojuszeState) -> list[int]:
        return [NAME + p for p in others(s, self.who) if self.struck(s, p)]

    def struck(self, s: SojuszeState, p: int) -> list[int]:
        return [e for e in s.areas[p] if is_standard(e) and touchable(s, self.who, p, e, DISCARDED)]

    def chosen(self, s: SojuszeState, code: int) -> None:
        for e in self.struck(s, code - NAME):
            hands.discard_from_area(s, code - NAME, e)


class GuestRight(Effect):
    """Until the end of the round influence cards neither kill allies nor move or remove tokens of councils."""

    __slots__ = ()
    card = GUEST_RIGHT

    def do(self, s: SojuszeState) -> None:
        hands.start_effect(s, GUEST_RIGHT, self.who)


class WordOfHonour(Ability):
    """Choose a neighbour: you look at each other's hands, then, if both agree, each gives the other a card."""

    __slots__ = ()
    card = WORD_OF_HONOUR
    decision = NAME_LEADER

    def options(self, s: SojuszeState) -> list[int]:
        return [NAME + p for p in neighbours(s, self.who) if hand_open(s, self.who, p)]

    def chosen(self, s: SojuszeState, code: int) -> None:
        them = code - NAME
        hands.look(s, self.who, them)
        hands.look(s, them, self.who)
        if s.hands[self.who] and s.hands[them]:
            s.push(HonourAgreed(self.who, them))


class HonourAgreed(Frame[SojuszeState]):
    """who, then the neighbour a, say yes or no; then both pick a card in secret. items: 1 + the card of each."""

    __slots__ = ()
    card = WORD_OF_HONOUR
    secret = True

    def run(self, s: SojuszeState) -> None:
        if self.at == 0:
            self.at = 1
            self.ask(s)
        elif self.at in (1, 2):
            if s.answer == NO:
                rounds.tell(s, (E_DECLINED, EVERYONE, s.answerer))
                s.done()
                return
            rounds.tell(s, (E_AGREED, EVERYONE, s.answerer))
            self.at += 1
            if self.at == 3:
                self.items = [0, 0]
            self.ask(s)
        else:
            self.items[0 if s.answerer == self.who else 1] = 1 + s.answer - GIVE
            if s.asks:
                return
            mine, theirs = self.items[0] - 1, self.items[1] - 1
            s.done()
            hands.give(s, self.who, self.a, mine)
            hands.give(s, self.a, self.who, theirs)

    def ask(self, s: SojuszeState) -> None:
        if self.at == 1:
            s.ask(self.who, AGREE, [YES, NO])
        elif self.at == 2:
            s.ask(self.a, AGREE, [YES, NO])
        else:
            for i, seat in enumerate((self.who, self.a)):
                if not self.items[i]:
                    s.ask(seat, GIVE_CARD, hand_codes(s, seat, GIVE))

    def mask(self, s: SojuszeState, seat: int) -> None:
        for i, owner in enumerate((self.who, self.a)):
            if self.items and owner != seat:
                self.items[i] = UNKNOWN

    def redeal(self, s: SojuszeState, seat: int, rng: Rng) -> None:
        for i, owner in enumerate((self.who, self.a)):
            if self.items and owner != seat and self.items[i]:
                hand = s.hands[owner]
                self.items[i] = 1 + (hand[rng.below(len(hand))] >> CARD_SHIFT)


PLAYED: dict[int, type[Frame[SojuszeState]]] = {
    YOU_KNOW_NOTHING: YouKnowNothing,
    FREE_FOLK: FreeFolk,
    ICE: Ice,
    GUEST_RIGHT: GuestRight,
    WORD_OF_HONOUR: WordOfHonour,
}
