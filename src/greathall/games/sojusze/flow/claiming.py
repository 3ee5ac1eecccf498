"""Step 3 of a round: an ally is claimed and placed, its ability resolved (SOJ-CLAIM, SOJ-CARD)."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes
from greathall.games.sojusze.cards.choices import KillsAlly
from greathall.games.sojusze.cards.common import DiscardCards, Question, triumphs_on
from greathall.games.sojusze.cards.gaining import BY_ALLY, BY_LORAS, BY_PACK, BY_STRINGS, strings_councils
from greathall.games.sojusze.councils import own_councils, where
from greathall.games.sojusze.names import BRONN, JAQEN_HGHAR, THE_PACK_SURVIVES
from greathall.games.sojusze.ops import allies, rounds
from greathall.games.sojusze.placing import placing
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.kernel.state import ASKED, BEGIN, EVERYONE, NOBODY, Frame

# The rule that keeps an ally out of a council -> what is obeyed, for the log.
ORDER_OF: Final[dict[str, int]] = {
    "SOJ-CARD.2": BY_STRINGS,
    "SOJ-AMB.7": BY_PACK,
    "SOJ-CARD.4": BY_ALLY,
    "SOJ-CLAIM.6": BY_ALLY,
    "SOJ-CARD.5": BY_LORAS,
}

# Ally -> what happens when it is claimed. The allies' modules know of claiming, as some of them claim another ally, so
# flow/rounds.py puts this table together from theirs.
WHEN_CLAIMED: dict[int, type[Frame[SojuszeState]]] = {}


class Claim(Question):
    """who is about to have an ally: which one, and what is said of its place."""

    __slots__ = ("additional", "claimed", "wanted")

    def __init__(self, who: int = NOBODY, claimed: int = NONE, additional: bool = False, wanted: int = NONE) -> None:
        super().__init__(who)
        self.claimed = claimed
        # Not the current ally, or bought from the claimer: orders of influence cards do not bind it (SOJ-CARD.3).
        self.additional = additional
        self.wanted = wanted  # the council Ser Loras wants it in

    def copy(self) -> Claim:
        other = self.__class__(self.who, self.claimed, self.additional, self.wanted)
        other.at = self.at
        return other


class ClaimAlly(Claim):
    """SOJ-CLAIM.4 to SOJ-CLAIM.6, SOJ-AMB.20."""

    __slots__ = ()

    def run(self, s: SojuszeState) -> None:
        s.done()
        if self.claimed == BRONN:
            s.push(BronnIsBought(self.who, BRONN, self.additional, self.wanted))
        elif self.claimed == JAQEN_HGHAR and JaqenKills(self.who).options(s):
            s.push(JaqenKills(self.who))
        else:
            s.push(PlaceAlly(self.who, self.claimed, self.additional, self.wanted))


class PlaceAlly(Claim):
    """who places the ally."""

    __slots__ = ()
    verbs = (codes.COUNCIL,)

    def run(self, s: SojuszeState) -> None:
        if self.at == BEGIN:
            allowed, rule = self.allowed(s)
            if len(allowed) > 1:
                self.at = ASKED
                s.ask(self.who, codes.PLACE_ALLY, [codes.COUNCIL + c for c in allowed])
                return
            council = allowed[0]
            rounds.tell(s, (codes.E_BOUND, EVERYONE, self.who, ORDER_OF[rule]))
        else:
            council = s.answer - codes.COUNCIL
        s.done()
        allies.place(s, self.who, self.claimed, council)
        ability = WHEN_CLAIMED.get(self.claimed)
        if ability is not None:
            s.push(ability(self.who))

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.who, codes.PLACE_ALLY, [codes.COUNCIL + c for c in self.allowed(s)[0]])

    def allowed(self, s: SojuszeState) -> tuple[list[int], str]:
        """The councils the ally may go to, and the rule that keeps it out of the others: SOJ-PREC.2, SOJ-CARD.1 to
        SOJ-CARD.5, SOJ-AMB.11."""
        said, beats_all = placing(s, self.who, self.claimed)
        if said and beats_all:
            return said, "SOJ-CARD.4"
        if self.wanted != NONE:
            return [self.wanted], "SOJ-CARD.5"
        if said:
            return said, "SOJ-CLAIM.6"
        if self.who == s.winner and not self.additional:
            strings = strings_councils(s, self.who)
            pack = pack_council(s)
            if pack and (len(strings) > 1 or strings == pack):  # else of two orders the winner chooses which to obey
                return pack, "SOJ-AMB.7" if len(strings) > 1 else "SOJ-CARD.2"
            if not pack and len(strings) == 1:
                return strings, "SOJ-CARD.2"
        return list(own_councils(s, self.who)), "SOJ-CNCL.2"

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        council = code - codes.COUNCIL
        found, rule = self.allowed(s)
        if council >= s.n:
            return "SOJ-COMP.9"
        if council in found:
            return ""
        bound = rule in ("SOJ-CARD.2", "SOJ-AMB.7") and council not in own_councils(s, self.who)
        return "SOJ-CNCL.2" if bound else rule

    def decided_by(self) -> str:
        return "SOJ-CLAIM.4"


def pack_council(s: SojuszeState) -> list[int]:
    """The Pack Survives: where the winner must place the current ally."""
    if triumphs_on(s):
        for card, you, council in s.effects:
            if card == THE_PACK_SURVIVES and you == s.winner and council < s.n:
                return [council]
    return []


class JaqenKills(KillsAlly):
    """Kill an ally of power 3 or less and place Jaqen in its council."""

    __slots__ = ()
    ally = JAQEN_HGHAR
    most = 3

    def chosen(self, s: SojuszeState, target: int) -> None:
        council = where(s, target)
        allies.kill(s, target)
        allies.place(s, self.who, JAQEN_HGHAR, council)


class BronnIsBought(Claim):
    """Clockwise from the claimer's left each other leader may discard two cards; the first to do so claims Bronn.
    who: the claimer."""

    __slots__ = ("asked",)
    ally = BRONN
    verbs = (codes.YES,)

    def __init__(self, who: int = NOBODY, claimed: int = BRONN, additional: bool = False, wanted: int = NONE) -> None:
        super().__init__(who, claimed, additional, wanted)
        self.asked = 0  # how many were asked

    def copy(self) -> BronnIsBought:
        other = BronnIsBought(self.who, self.claimed, self.additional, self.wanted)
        other.at = self.at
        other.asked = self.asked
        return other

    def run(self, s: SojuszeState) -> None:
        if self.at == ASKED:
            self.at = BEGIN
            buyer = self.buyer(s)
            self.asked += 1
            if s.answer == codes.YES:
                s.done()
                s.push(PlaceAlly(buyer, BRONN, additional=True))
                s.push(DiscardCards(buyer, 2))
                return
            rounds.tell(s, (codes.E_DECLINED, EVERYONE, buyer))
        while self.asked < s.n - 1:
            if len(s.hands[self.buyer(s)]) >= 2:
                self.at = ASKED
                self.ask(s)
                return
            self.asked += 1
        s.done()
        s.push(PlaceAlly(self.who, BRONN, self.additional, self.wanted))

    def buyer(self, s: SojuszeState) -> int:
        return (self.who + 1 + self.asked) % s.n

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.buyer(s), codes.DISCARD_TWO, [codes.PASS, codes.YES])

    def may_pass(self) -> bool:
        return True

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        return ""

    def decided_by(self) -> str:
        return "SOJ-TEXT.20"
