"""Allies whose "when claimed" ability is about hands, bidding areas or the ally deck, one block each (SOJ-CLAIM.5)."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes, names
from greathall.games.sojusze.bidding import second
from greathall.games.sojusze.cards.choices import DeadAlly, HolderOfCards, OwnAreaCard, TheirCard
from greathall.games.sojusze.cards.common import (
    Ability,
    DiscardCards,
    Effect,
    Question,
    by_ally,
    neighbours,
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
    forbids_from_pile,
)
from greathall.kernel.state import BEGIN, EVERYONE, NOBODY


class OberynMartell(Effect):
    """You and the leader second in total influence each discard two cards."""

    __slots__ = ()
    ally = names.OBERYN_MARTELL

    def do(self, s: SojuszeState) -> None:
        them = second(s) if s.winner >= 0 else NOBODY
        if them not in (NOBODY, self.who):
            s.push(DiscardCards(them, 2))
        s.push(DiscardCards(self.who, 2))  # SOJ-AMB.6: the card's own order, you first


class Varys(HolderOfCards):
    """Look at another leader's hand and take a card of your choice from it."""

    __slots__ = ()
    ally = names.VARYS

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.look(s, self.who, target)
        s.push(VarysTakes(self.who, target))


class VarysTakes(TheirCard):
    """who takes a card from their hand."""

    __slots__ = ()
    ally = names.VARYS
    decision = codes.TAKE_CARD
    verb = codes.TAKE
    verbs = (codes.TAKE,)

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.take(s, self.who, self.them, target)


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
    verb = codes.TAKE
    verbs = (codes.TAKE,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return s.discard

    def forbids(self, s: SojuszeState, target: int) -> str:
        return forbids_from_pile(s, target)

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.from_discard(s, self.who, target)


class MaceTyrell(Effect):
    """Give a card to each neighbour, the left one first."""

    __slots__ = ()
    ally = names.MACE_TYRELL

    def do(self, s: SojuszeState) -> None:
        left, right = neighbours(s, self.who)
        s.push(GiveCard(self.who, right))
        s.push(GiveCard(self.who, left))


class AshaGreyjoy(OwnAreaCard):
    """You may take a card from your area back into your hand."""

    __slots__ = ()
    ally = names.ASHA_GREYJOY
    optional = True


class RamsaySnow(HolderOfCards):
    """Look at another leader's hand and discard a card of your choice from it."""

    __slots__ = ()
    ally = names.RAMSAY_SNOW

    def chosen(self, s: SojuszeState, target: int) -> None:
        hands.look(s, self.who, target)
        s.push(RamsayDiscards(self.who, target))


class RamsayDiscards(TheirCard):
    """who discards a card from their hand."""

    __slots__ = ()
    ally = names.RAMSAY_SNOW


class SamwellTarly(Look):
    """Look at the top three allies, put one on the bottom and the others back on top in any order."""

    __slots__ = ()
    ally = names.SAMWELL_TARLY
    count = 3

    def next_verbs(self, s: SojuszeState) -> tuple[int, ...]:
        return (codes.TOP,) if self.dealt else (codes.BOTTOM,)


class MaesterAemon(DeadAlly):
    """You may put an ally from the dead pile face-down on top of the ally deck."""

    __slots__ = ()
    ally = names.MAESTER_AEMON
    optional = True

    def chosen(self, s: SojuszeState, target: int) -> None:
        allies.leave_dead(s, target)
        allies.put_on_top(s, target)


class HighSparrow(Effect):
    """Each leader with five or more cards in hand discards one."""

    __slots__ = ()
    ally = names.HIGH_SPARROW

    def do(self, s: SojuszeState) -> None:
        for p in reversed(clockwise(s, s.first)):
            if len(s.hands[p]) >= 5:
                s.push(DiscardCards(p, 1))


WHEN_CLAIMED = by_ally(
    OberynMartell, Varys, Patchface, LorasTyrell, RobbStark, IlynPayne, Pycelle, MaceTyrell, AshaGreyjoy, RamsaySnow,
    SamwellTarly, MaesterAemon, HighSparrow,
)  # fmt: skip
