"""Step 3 of a round: an ally is claimed and placed, its ability resolved (SOJ-CLAIM, SOJ-CARD)."""

from __future__ import annotations

from greathall.games.sojusze.cards import allies as ally_cards
from greathall.games.sojusze.cards import companions
from greathall.games.sojusze.cards.common import (
    Ability,
    DiscardCards,
    all_allies,
    kill_codes,
    strings_councils,
    triumphs_on,
)
from greathall.games.sojusze.codes import (
    COUNCIL,
    DISCARD_TWO,
    E_DECLINED,
    KILL,
    KILL_ALLY,
    PASS,
    PLACE_ALLY,
    YES,
)
from greathall.games.sojusze.councils import own_councils, where
from greathall.games.sojusze.names import BRONN, JAQEN_HGHAR, THE_PACK_SURVIVES
from greathall.games.sojusze.ops import allies, rounds
from greathall.games.sojusze.placing import placing
from greathall.games.sojusze.shields import can_kill
from greathall.games.sojusze.state import SojuszeState
from greathall.kernel.state import EVERYONE, Frame

WHEN_CLAIMED: dict[int, type[Frame[SojuszeState]]] = {**ally_cards.WHEN_CLAIMED, **companions.WHEN_CLAIMED}


class ClaimAlly(Frame[SojuszeState]):
    """SOJ-CLAIM.4 to SOJ-CLAIM.6. who claims ally a. b: 1 for an additional ally (SOJ-AMB.20, SOJ-CARD.3); c: 1 + the
    council Ser Loras wants it in."""

    __slots__ = ()

    def run(self, s: SojuszeState) -> None:
        s.done()
        if self.a == BRONN:
            s.push(BronnIsBought(self.who, 0, self.b, self.c))
        elif self.a == JAQEN_HGHAR and can_kill(s, False) and all_allies(s, 3):
            s.push(JaqenKills(self.who))
        else:
            s.push(PlaceAlly(self.who, self.a, self.b, self.c))


class PlaceAlly(Frame[SojuszeState]):
    """who places ally a; b, c as in ClaimAlly (b: 2 when it was bought from the claimer)."""

    __slots__ = ()

    def run(self, s: SojuszeState) -> None:
        if self.at == 0:
            allowed = self.allowed(s)
            if len(allowed) > 1:
                self.at = 1
                self.ask(s)
                return
            council = allowed[0]
        else:
            council = s.answer - COUNCIL
        s.done()
        allies.place(s, self.who, self.a, council)
        ability = WHEN_CLAIMED.get(self.a)
        if ability is not None:
            s.push(ability(self.who))

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.who, PLACE_ALLY, [COUNCIL + c for c in self.allowed(s)])

    def allowed(self, s: SojuszeState) -> list[int]:
        """SOJ-PREC.2, SOJ-CARD.1 to SOJ-CARD.5, SOJ-AMB.11."""
        own, beats_all = placing(s, self.who, self.a)
        if own and beats_all:
            return own
        if self.c:
            return [self.c - 1]
        if own:
            return own
        both = list(own_councils(s, self.who))
        if self.b or self.who != s.winner:
            return both
        strings = strings_councils(s, self.who)
        pack = pack_council(s)
        if not pack or strings == pack:
            return strings
        if len(strings) == 2:
            return pack
        return both  # two orders: the winner chooses which to obey


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
    decision = KILL_ALLY

    def options(self, s: SojuszeState) -> list[int]:
        return kill_codes(all_allies(s, 3))

    def chosen(self, s: SojuszeState, code: int) -> None:
        council = where(s, code - KILL)
        allies.kill(s, code - KILL)
        allies.place(s, self.who, JAQEN_HGHAR, council)


class BronnIsBought(Frame[SojuszeState]):
    """Clockwise from the claimer's left each other leader may discard two cards; the first to do so claims Bronn.
    who: the claimer; a: how many were asked; b, c as in ClaimAlly."""

    __slots__ = ()
    ally = BRONN

    def run(self, s: SojuszeState) -> None:
        if self.at == 1:
            self.at = 0
            buyer = self.buyer(s)
            self.a += 1
            if s.answer == YES:
                s.done()
                s.push(PlaceAlly(buyer, BRONN, 2))
                s.push(DiscardCards(buyer, 2))
                return
            rounds.tell(s, (E_DECLINED, EVERYONE, buyer))
        while self.a < s.n - 1:
            if len(s.hands[self.buyer(s)]) >= 2:
                self.at = 1
                self.ask(s)
                return
            self.a += 1
        s.done()
        s.push(PlaceAlly(self.who, BRONN, self.b, self.c))

    def buyer(self, s: SojuszeState) -> int:
        return (self.who + 1 + self.a) % s.n

    def ask(self, s: SojuszeState) -> None:
        s.ask(self.buyer(s), DISCARD_TWO, [PASS, YES])
