"""Allies whose "when claimed" ability is about hands, bidding areas or the ally deck, one block each (SOJ-CLAIM.5)."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.bidding import second
from greathall.games.sojusze.cards.common import (
    Ability,
    AtLeader,
    DiscardCards,
    Effect,
    Question,
    hand_codes,
    neighbours,
    others,
)
from greathall.games.sojusze.cards.looking import Look
from greathall.games.sojusze.cards.standard import GiveCard
from greathall.games.sojusze.councils import clockwise, where
from greathall.games.sojusze.entries import cards_of
from greathall.games.sojusze.flow.claiming import ClaimAlly
from greathall.games.sojusze.ops import allies, hands, rounds
from greathall.games.sojusze.shields import can_kill
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.targets import (
    area_choice,
    area_code,
    forbids_dead,
    forbids_from_hand,
    forbids_from_pile,
    forbids_holder,
    forbids_own_card,
)
from greathall.kernel.state import BEGIN, EVERYONE, NOBODY, Frame


class OberynMartell(Effect):
    """You and the leader second in total influence each discard two cards."""

    __slots__ = ()
    ally = names.OBERYN_MARTELL

    def do(self, s: SojuszeState) -> None:
        them = second(s) if s.winner >= 0 else NOBODY
        if them not in (NOBODY, self.who):
            s.push(DiscardCards(them, 2))
        s.push(DiscardCards(self.who, 2))  # SOJ-AMB.6: the card's own order, you first


class Varys(Ability):
    """Look at another leader's hand and take a card of your choice from it."""

    __slots__ = ()
    ally = names.VARYS
    decision = codes.NAME_LEADER
    verbs = (codes.NAME,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.NAME + p for p in others(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_holder(s, self.who, code - codes.NAME, by_influence=False)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.look(s, self.who, code - codes.NAME)
        s.push(VarysTakes(self.who, code - codes.NAME))


class VarysTakes(AtLeader):
    """who takes a card from their hand."""

    __slots__ = ()
    ally = names.VARYS
    decision = codes.TAKE_CARD
    verbs = (codes.TAKE,)
    plain = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return hand_codes(s, self.them, codes.TAKE)

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_from_hand(s, self.them, code - codes.TAKE, self.who)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.take(s, self.who, self.them, code - codes.TAKE)


class Patchface(Look):
    """Look at the top five allies and put them back in any order."""

    __slots__ = ()
    ally = names.PATCHFACE
    count = 5


class LorasTyrell(Effect):
    """The next ally is revealed and claimed too, into the council Loras is in."""

    __slots__ = ()
    ally = names.LORAS_TYRELL

    def do(self, s: SojuszeState) -> None:
        found = allies.reveal_next(s)
        if found != NONE:
            allies.tell_revealed(s, self.who, found)
            s.push(ClaimAlly(self.who, found, additional=True, wanted=where(s, names.LORAS_TYRELL)))


# Steps of RobbStark.
ATTACKER_ASKED: Final = 1
CLAIMER_ASKED: Final = 2


class RobbStark(Question):
    """Each other leader, clockwise from your left, may discard a Betrayal to kill Robb; you may cancel that with one of
    yours (SOJ-AMB.12)."""

    __slots__ = ("asked",)
    ally = names.ROBB_STARK
    verbs = (codes.YES,)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.asked = 0  # how many have been asked

    def copy(self) -> RobbStark:
        other = RobbStark(self.who)
        other.at = self.at
        other.asked = self.asked
        return other

    def run(self, s: SojuszeState) -> None:
        if self.at == CLAIMER_ASKED:
            self.at = BEGIN
            if s.answer == codes.YES:
                hands.discard(s, self.who, names.BETRAYAL)
                rounds.tell(s, (codes.E_CANCELLED, EVERYONE, self.who))
            else:
                s.done()
                allies.kill(s, names.ROBB_STARK)
                return
        elif self.at == ATTACKER_ASKED:
            attacker = self.attacker(s)
            self.at = BEGIN
            self.asked += 1
            if s.answer == codes.YES:
                hands.discard(s, attacker, names.BETRAYAL)
                self.at = CLAIMER_ASKED
                self.ask(s)
                return
            rounds.tell(s, (codes.E_DECLINED, EVERYONE, attacker))
        # Everybody is asked, whether or not they hold a Betrayal: silence must tell nothing.
        if self.asked < s.n - 1 and can_kill(s, False):
            self.at = ATTACKER_ASKED
            self.ask(s)
            return
        s.done()

    def attacker(self, s: SojuszeState) -> int:
        return (self.who + 1 + self.asked) % s.n

    def ask(self, s: SojuszeState) -> None:
        seat = self.who if self.at == CLAIMER_ASKED else self.attacker(s)
        able = not self.why_not(s, seat, codes.YES)
        s.ask(seat, codes.ANSWER_BETRAYAL, [codes.PASS, codes.YES] if able else [codes.PASS])

    def may_pass(self) -> bool:
        return True

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        return "" if names.BETRAYAL in cards_of(s.hands[seat]) else "SOJ-TEXT.8"

    def decided_by(self) -> str:
        return "SOJ-AMB.12"


class IlynPayne(Look):
    """Look at the top three allies, kill one, put the others back on top in any order."""

    __slots__ = ()
    ally = names.ILYN_PAYNE
    count = 3

    def next_verbs(self, s: SojuszeState) -> tuple[int, ...]:
        return (codes.KILL,) if not self.dealt and can_kill(s, False) else (codes.TOP,)


class Pycelle(Ability):
    """Take a standard card from the discard pile."""

    __slots__ = ()
    ally = names.PYCELLE
    decision = codes.TAKE_CARD
    verbs = (codes.TAKE,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.TAKE + k for k in s.discard]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_from_pile(s, code - codes.TAKE)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.from_discard(s, self.who, code - codes.TAKE)


class MaceTyrell(Effect):
    """Give a card to each neighbour, the left one first."""

    __slots__ = ()
    ally = names.MACE_TYRELL

    def do(self, s: SojuszeState) -> None:
        left, right = neighbours(s, self.who)
        s.push(GiveCard(self.who, right))
        s.push(GiveCard(self.who, left))


class AshaGreyjoy(Ability):
    """You may take a card from your area back into your hand."""

    __slots__ = ()
    ally = names.ASHA_GREYJOY
    decision = codes.PICK_OWN_AREA_CARD
    verbs = (codes.AREA, codes.AREA_BLANK)
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [area_code(self.who, e) for e in s.areas[self.who]]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_own_card(s, self.who, code)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.return_to_hand(s, *area_choice(code))


class RamsaySnow(Ability):
    """Look at another leader's hand and discard a card of your choice from it."""

    __slots__ = ()
    ally = names.RAMSAY_SNOW
    decision = codes.NAME_LEADER
    verbs = (codes.NAME,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.NAME + p for p in others(s, self.who)]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_holder(s, self.who, code - codes.NAME, by_influence=False)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.look(s, self.who, code - codes.NAME)
        s.push(RamsayDiscards(self.who, code - codes.NAME))


class RamsayDiscards(AtLeader):
    """who discards a card from their hand."""

    __slots__ = ()
    ally = names.RAMSAY_SNOW
    decision = codes.DISCARD_CARD
    verbs = (codes.DISCARD,)
    plain = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return hand_codes(s, self.them, codes.DISCARD)

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_from_hand(s, self.them, code - codes.DISCARD, self.who)

    def chosen(self, s: SojuszeState, code: int) -> None:
        hands.discard(s, self.them, code - codes.DISCARD)


class SamwellTarly(Look):
    """Look at the top three allies, put one on the bottom and the others back on top in any order."""

    __slots__ = ()
    ally = names.SAMWELL_TARLY
    count = 3

    def next_verbs(self, s: SojuszeState) -> tuple[int, ...]:
        return (codes.TOP,) if self.dealt else (codes.BOTTOM,)


class MaesterAemon(Ability):
    """You may put an ally from the dead pile face-down on top of the ally deck."""

    __slots__ = ()
    ally = names.MAESTER_AEMON
    decision = codes.RAISE_ALLY
    verbs = (codes.RAISE,)
    plain = True
    optional = True

    def candidates(self, s: SojuszeState) -> list[int]:
        return [codes.RAISE + a for a in s.dead]

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_dead(s, code - codes.RAISE)

    def chosen(self, s: SojuszeState, code: int) -> None:
        allies.leave_dead(s, code - codes.RAISE)
        allies.put_on_top(s, code - codes.RAISE)


class HighSparrow(Effect):
    """Each leader with five or more cards in hand discards one."""

    __slots__ = ()
    ally = names.HIGH_SPARROW

    def do(self, s: SojuszeState) -> None:
        for p in reversed(clockwise(s, s.first)):
            if len(s.hands[p]) >= 5:
                s.push(DiscardCards(p, 1))


WHEN_CLAIMED: dict[int, type[Frame[SojuszeState]]] = {
    names.OBERYN_MARTELL: OberynMartell,
    names.VARYS: Varys,
    names.PATCHFACE: Patchface,
    names.LORAS_TYRELL: LorasTyrell,
    names.ROBB_STARK: RobbStark,
    names.ILYN_PAYNE: IlynPayne,
    names.PYCELLE: Pycelle,
    names.MACE_TYRELL: MaceTyrell,
    names.ASHA_GREYJOY: AshaGreyjoy,
    names.RAMSAY_SNOW: RamsaySnow,
    names.SAMWELL_TARLY: SamwellTarly,
    names.MAESTER_AEMON: MaesterAemon,
    names.HIGH_SPARROW: HighSparrow,
}
