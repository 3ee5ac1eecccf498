"""Allies whose "when claimed" ability is about hands, bidding areas or the ally deck, one block each (SOJ-CLAIM.5)."""

from __future__ import annotations

from greathall.games.sojusze.cards.common import (
    Ability,
    DiscardCards,
    Effect,
    Look,
    area_choice,
    area_code,
    hand_codes,
    neighbours,
    others,
    second,
    without_doubles,
)
from greathall.games.sojusze.cards.standard import GiveCard
from greathall.games.sojusze.codes import (
    ANSWER_BETRAYAL,
    BOTTOM,
    DISCARD,
    DISCARD_CARD,
    E_CANCELLED,
    E_DECLINED,
    KILL,
    NAME,
    NAME_LEADER,
    PASS,
    PICK_OWN_AREA_CARD,
    RAISE,
    RAISE_ALLY,
    TAKE,
    TAKE_CARD,
    TOP,
    YES,
)
from greathall.games.sojusze.councils import clockwise, where
from greathall.games.sojusze.names import (
    ASHA_GREYJOY,
    BETRAYAL,
    HIGH_SPARROW,
    ILYN_PAYNE,
    LORAS_TYRELL,
    MACE_TYRELL,
    MAESTER_AEMON,
    N_STANDARD,
    OBERYN_MARTELL,
    PATCHFACE,
    PYCELLE,
    RAMSAY_SNOW,
    ROBB_STARK,
    SAMWELL_TARLY,
    VARYS,
)
from greathall.games.sojusze.ops import allies, hands, rounds
from greathall.games.sojusze.shields import can_kill
from greathall.games.sojusze.state import CARD_SHIFT, NONE, SojuszeState
from greathall.kernel.state import EVERYONE, Frame


class OberynMartell(Effect):
    """You and the leader second in total influence each discard two cards."""

    __slots__ = ()
    ally = OBERYN_MARTELL

    def do(self, s: SojuszeState) -> None:
        them = second(s) if s.winner >= 0 else -1
        for p in reversed(clockwise(s, s.first)):
            if p in (self.who, them):
                s.push(DiscardCards(p, 2))


class Varys(Ability):
    """Look at another leader's hand and take a card of your choice from it."""

    __slots__ = ()
    ally = VARYS
    decision = NAME_LEADER

    def options(self, s: SojuszeState) -> list[int]:
        return [NAME + p for p in others(s, self.who) if s.hands[p]]

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.look(s, self.who, code - NAME)
        s.push(VarysTakes(self.who, code - NAME))


class VarysTakes(Ability):
    """who takes a card from the hand of leader a."""

    __slots__ = ()
    ally = VARYS
    decision = TAKE_CARD

    def options(self, s: SojuszeState) -> list[int]:
        return hand_codes(s, self.a, TAKE)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.take(s, self.who, self.a, code - TAKE)


class Patchface(Look):
    """Look at the top five allies and put them back in any order."""

    __slots__ = ()
    ally = PATCHFACE
    count = 5


class LorasTyrell(Effect):
    """The next ally is revealed and claimed too, into the council Loras is in."""

    __slots__ = ()
    ally = LORAS_TYRELL

    def do(self, s: SojuszeState) -> None:
        from greathall.games.sojusze.flow.claiming import ClaimAlly

        found = allies.reveal_next(s)
        if found != NONE:
            allies.tell_revealed(s, self.who, found)
            s.push(ClaimAlly(self.who, found, 1, 1 + where(s, LORAS_TYRELL)))


class RobbStark(Frame[SojuszeState]):
    """Each other leader, clockwise from your left, may discard a Betrayal to kill Robb; you may cancel that with one of
    yours (SOJ-AMB.12). a: how many have been asked."""

    __slots__ = ()
    ally = ROBB_STARK

    def run(self, s: SojuszeState) -> None:
        if self.at == 2:  # the claimer has answered
            self.at = 0
            if s.answer == YES:
                hands.discard(s, self.who, BETRAYAL)
                rounds.tell(s, (E_CANCELLED, EVERYONE, self.who))
            else:
                s.done()
                allies.kill(s, ROBB_STARK)
                return
        elif self.at == 1:
            attacker = self.attacker(s)
            self.at = 0
            self.a += 1
            if s.answer == YES:
                hands.discard(s, attacker, BETRAYAL)
                self.at = 2
                self.ask(s)
                return
            rounds.tell(s, (E_DECLINED, EVERYONE, attacker))
        # Everybody is asked, whether or not they hold a Betrayal: silence must tell nothing.
        if self.a < s.n - 1 and can_kill(s, False):
            self.at = 1
            self.ask(s)
            return
        s.done()

    def attacker(self, s: SojuszeState) -> int:
        return (self.who + 1 + self.a) % s.n

    def ask(self, s: SojuszeState) -> None:
        seat = self.who if self.at == 2 else self.attacker(s)
        able = any([e >> CARD_SHIFT == BETRAYAL for e in s.hands[seat]])
        s.ask(seat, ANSWER_BETRAYAL, [PASS, YES] if able else [PASS])


class IlynPayne(Look):
    """Look at the top three allies, kill one, put the others back on top in any order."""

    __slots__ = ()
    ally = ILYN_PAYNE
    count = 3

    def choices(self, s: SojuszeState) -> list[int]:
        verb = KILL if not self.items and can_kill(s, False) else TOP
        return [verb + self.seen(s, i) for i in self.left()]


class Pycelle(Ability):
    """Take a standard card from the discard pile."""

    __slots__ = ()
    ally = PYCELLE
    decision = TAKE_CARD

    def options(self, s: SojuszeState) -> list[int]:
        return without_doubles([TAKE + k for k in s.discard if k < N_STANDARD])

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.from_discard(s, self.who, code - TAKE)


class MaceTyrell(Effect):
    """Give a card to each neighbour, the left one first."""

    __slots__ = ()
    ally = MACE_TYRELL

    def do(self, s: SojuszeState) -> None:
        left, right = neighbours(s, self.who)
        s.push(GiveCard(self.who, right))
        s.push(GiveCard(self.who, left))


class AshaGreyjoy(Ability):
    """You may take a card from your area back into your hand."""

    __slots__ = ()
    ally = ASHA_GREYJOY
    decision = PICK_OWN_AREA_CARD
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return without_doubles([area_code(self.who, e) for e in s.areas[self.who]])

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.return_to_hand(s, *area_choice(code))


class RamsaySnow(Ability):
    """Look at another leader's hand and discard a card of your choice from it."""

    __slots__ = ()
    ally = RAMSAY_SNOW
    decision = NAME_LEADER

    def options(self, s: SojuszeState) -> list[int]:
        return [NAME + p for p in others(s, self.who) if s.hands[p]]

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.look(s, self.who, code - NAME)
        s.push(RamsayDiscards(self.who, code - NAME))


class RamsayDiscards(Ability):
    """who discards a card from the hand of leader a."""

    __slots__ = ()
    ally = RAMSAY_SNOW
    decision = DISCARD_CARD

    def options(self, s: SojuszeState) -> list[int]:
        return hand_codes(s, self.a, DISCARD)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.discard(s, self.a, code - DISCARD)


class SamwellTarly(Look):
    """Look at the top three allies, put one on the bottom and the others back on top in any order."""

    __slots__ = ()
    ally = SAMWELL_TARLY
    count = 3

    def choices(self, s: SojuszeState) -> list[int]:
        verb = BOTTOM if not self.items else TOP
        return [verb + self.seen(s, i) for i in self.left()]


class MaesterAemon(Ability):
    """You may put an ally from the dead pile face-down on top of the ally deck."""

    __slots__ = ()
    ally = MAESTER_AEMON
    decision = RAISE_ALLY
    optional = True

    def options(self, s: SojuszeState) -> list[int]:
        return [RAISE + a for a in s.dead]

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.leave_dead(s, code - RAISE)
        allies.put_on_top(s, code - RAISE)


class HighSparrow(Effect):
    """Each leader with five or more cards in hand discards one."""

    __slots__ = ()
    ally = HIGH_SPARROW

    def do(self, s: SojuszeState) -> None:
        for p in reversed(clockwise(s, s.first)):
            if len(s.hands[p]) >= 5:
                s.push(DiscardCards(p, 1))


WHEN_CLAIMED: dict[int, type[Frame[SojuszeState]]] = {
    OBERYN_MARTELL: OberynMartell,
    VARYS: Varys,
    PATCHFACE: Patchface,
    LORAS_TYRELL: LorasTyrell,
    ROBB_STARK: RobbStark,
    ILYN_PAYNE: IlynPayne,
    PYCELLE: Pycelle,
    MACE_TYRELL: MaceTyrell,
    ASHA_GREYJOY: AshaGreyjoy,
    RAMSAY_SNOW: RamsaySnow,
    SAMWELL_TARLY: SamwellTarly,
    MAESTER_AEMON: MaesterAemon,
    HIGH_SPARROW: HighSparrow,
}
