"""Step 3 of a round: an ally is claimed and placed, its ability resolved (SOJ-CLAIM, SOJ-CARD)."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes
from greathall.games.sojusze.cards.common import Ability, DiscardCards, Question, all_allies, kill_codes, triumphs_on
from greathall.games.sojusze.cards.gaining import BY_ALLY, BY_LORAS, BY_PACK, BY_STRINGS, strings_councils
from greathall.games.sojusze.councils import own_councils, where
from greathall.games.sojusze.names import BRONN, JAQEN_HGHAR, MANCE_RAYDER, THE_PACK_SURVIVES
from greathall.games.sojusze.ops import allies, rounds
from greathall.games.sojusze.placing import placing
from greathall.games.sojusze.shields import can_kill
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.targets import (
    forbids_ally,
)
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
        elif self.claimed == JAQEN_HGHAR and can_kill(s, False) and JaqenKills(self.who).options(s):
            s.push(JaqenKills(self.who))
        else:
            s.push(PlaceAlly(self.who, self.claimed, self.additional, self.wanted))


class PlaceAlly(Claim):
    """who places the ally."""

    __slots__ = ()
    verbs = (codes.COUNCIL,)

    def run(self, s: SojuszeState) -> None:
        if self.at == BEGIN:
            allowed = self.allowed(s)
            if len(allowed) > 1:
                self.at = ASKED
                self.ask(s)
                return
            council = allowed[0]
            rounds.tell(s, (codes.E_BOUND, EVERYONE, self.who, self.order(s, council)))
        else:
            council = s.answer - codes.COUNCIL
        s.done()
        allies.place(s, self.who, self.claimed, council)
        ability = WHEN_CLAIMED.get(self.claimed)
        if ability is not None:
            s.push(ability(self.who))

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.who, codes.PLACE_ALLY, [codes.COUNCIL + c for c in self.allowed(s)])

    def allowed(self, s: SojuszeState) -> list[int]:
        # Mance alone leaves the councils of his leader.
        found = list(range(s.n)) if self.claimed == MANCE_RAYDER else list(own_councils(s, self.who))
        return [c for c in found if not self.forbids(s, c)]

    def order(self, s: SojuszeState, council: int) -> int:
        """What has left no other council than this one."""
        for other in own_councils(s, self.who):
            if other != council:
                return ORDER_OF[self.forbids(s, other)]
        return BY_ALLY

    def forbids(self, s: SojuszeState, council: int) -> str:
        """The rule that keeps the ally out of a council: SOJ-PREC.2, SOJ-CARD.1 to SOJ-CARD.5, SOJ-AMB.11."""
        if council >= s.n:
            return "SOJ-COMP.9"
        own, beats_all = placing(s, self.who, self.claimed)
        if own and beats_all:
            return "" if council in own else "SOJ-CARD.4"
        if self.wanted != NONE:
            return "" if council == self.wanted else "SOJ-CARD.5"
        if own:
            return "" if council in own else "SOJ-CLAIM.6"
        if council not in own_councils(s, self.who):
            return "SOJ-CNCL.2"
        if self.additional or self.who != s.winner:
            return ""
        strings = strings_councils(s, self.who)
        pack = pack_council(s)
        if pack and strings != pack and len(strings) == 1:
            return ""  # two orders: the winner chooses which to obey
        if council not in strings:
            return "SOJ-CARD.2"
        return "SOJ-AMB.7" if pack and council not in pack else ""

    def why_not(self, s: SojuszeState, seat: int, code: int) -> str:
        return self.forbids(s, code - codes.COUNCIL)

    def decided_by(self) -> str:
        return "SOJ-CLAIM.4"


def pack_council(s: SojuszeState) -> list[int]:
    """The Pack Survives: where the winner must place the current ally."""
    if triumphs_on(s):
        for card, you, council in s.effects:
            if card == THE_PACK_SURVIVES and you == s.winner and council < s.n:
                return [council]
    return []


class JaqenKills(Ability):
    """Kill an ally of power 3 or less and place Jaqen in its council."""

    __slots__ = ()
    ally = JAQEN_HGHAR
    decision = codes.KILL_ALLY
    verbs = (codes.KILL,)

    def candidates(self, s: SojuszeState) -> list[int]:
        return kill_codes(all_allies(s))

    def forbids(self, s: SojuszeState, code: int) -> str:
        return forbids_ally(s, code - codes.KILL, 3)

    def chosen(self, s: SojuszeState, code: int) -> None:
        council = where(s, code - codes.KILL)
        allies.kill(s, code - codes.KILL)
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
