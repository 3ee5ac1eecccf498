"""The truce talk: proposals and counter-proposals, and the deal that binds both (IRT-TRUCE)."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.deals import A_TAKES, D_TAKES, MOST_HOSTAGES, N_DEALS, fix_of, fixed_source, terms
from greathall.games.iron_throne.flow.hostages import TakeHostage, kinds_of
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.kernel.state import ASKED, BEGIN, NOBODY, Frame

# In the order of the terms: influence, hostages, power.
RULES_OF_TERMS: Final = ("IRT-AMB.16", "IRT-AMB.16", "IRT-HOSTAGE.14", "IRT-HOSTAGE.14", "IRT-AMB.19", "IRT-AMB.19")

# The options to fix a source, by side and source.
_FIXES: Final = [[o.FIX + fix_of(side, source) for source in range(len(n.SOURCES))] for side in range(len(n.SIDES))]

_BY_CAPS: Final[dict[tuple[int, ...], list[int]]] = {}


def proposals(caps: tuple[int, ...]) -> list[int]:
    """All terms within what exists, as options (IRT-TRUCE.1, IRT-TRUCE.2); the same few lists come up again and
    again, so they are kept."""
    found = _BY_CAPS.get(caps)
    if found is None:
        found = []
        for deal in range(1, N_DEALS):
            if all([x <= cap for x, cap in zip(terms(deal), caps, strict=True)]):
                found.append(o.PROPOSE + deal)
        _BY_CAPS[caps] = found
    return found


def forbids_terms(s: ThroneState, seat: int, deal: int) -> str:
    """Terms that move what there is (IRT-AMB.16, IRT-AMB.19, IRT-TRUCE.11), hold what was fixed, and are not those on
    the table."""
    talk = s.stack[-1]
    assert isinstance(talk, TruceTalk)
    if s.proposal and s.proposals >= s.table.truce_proposals:
        return "IRT-AMB.20"
    if deal == s.proposal and talk.draft == talk.fixed:
        return "IRT-AMB.48"
    over = [i for i, x in enumerate(zip(terms(deal), board.deal_caps(s), strict=True)) if x[0] > x[1]]
    if over:
        return RULES_OF_TERMS[over[0]]
    return "" if holds_fixed(talk.draft, deal) else "IRT-AMB.49"


def fixings(s: ThroneState, draft: list[int]) -> list[int]:
    """The options to fix one more source (IRT-AMB.49): whatever is there, since no deal is being carried out."""
    out: list[int] = []
    for fixes, victim in ((_FIXES[n.ATTACK], s.defender), (_FIXES[n.DEFENCE], s.attacker)):
        if s.decks[victim] or s.discards[victim]:
            out.append(fixes[n.FROM_DECK])
        if s.hands[victim]:
            out.append(fixes[n.FROM_HAND])
        if s.hostages[victim]:
            out.append(fixes[n.FROM_ANY_HELD])
    return [code for code in out if not forbids_fixing(s, NOBODY, code - o.FIX)] if draft else out


def forbids_fixing(s: ThroneState, seat: int, fix: int) -> str:
    """IRT-AMB.49: a source of one more hostage that the terms to come give a side."""
    talk = s.stack[-1]
    assert isinstance(talk, TruceTalk)
    if s.proposal and s.proposals >= s.table.truce_proposals:
        return "IRT-AMB.20"
    side, source = fixed_source(fix)
    if n.FROM_HAND < source < n.FROM_ANY_HELD:
        return "IRT-AMB.8"
    if source not in kinds_of(board.sources(s, board.leader_of_side(s, board.opposite(side)))):
        return "IRT-HOSTAGE.14"
    if len(sources_for(talk.draft, side)) == MOST_HOSTAGES:
        return "IRT-TRUCE.1"
    return "IRT-AMB.49" if talk.draft and fix < talk.draft[-1] else ""


def forbids_accepting(s: ThroneState, seat: int, arg: int) -> str:
    """Who has begun to lay out other terms proposes those."""
    talk = s.stack[-1]
    assert isinstance(talk, TruceTalk)
    return "IRT-AMB.49" if talk.draft else ""


def sources_for(fixed: list[int], side: int) -> list[int]:
    """The sources that are fixed for the hostages of a side's active player."""
    return [source for taker, source in [fixed_source(fix) for fix in fixed] if taker == side]


def holds_fixed(fixed: list[int], deal: int) -> bool:
    """Do the terms give as many hostages as there are sources fixed?"""
    said = terms(deal)
    return said[A_TAKES] >= len(sources_for(fixed, n.ATTACK)) and said[D_TAKES] >= len(sources_for(fixed, n.DEFENCE))


# Steps of TruceTalk, after ASKED.
AGREED: Final = 2  # a deal is being carried out


class TruceTalk(Frame[ThroneState]):
    """IRT-TRUCE.1 to IRT-TRUCE.4, IRT-AMB.20, as a part of the resolution and among the active players alone
    (IRT-TRUCE.8 to IRT-TRUCE.10). The frame belongs to whose turn it is to speak."""

    __slots__ = ("draft", "fixed")

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.draft: list[int] = []  # sources fixed for the terms to come, as arguments of the option
        self.fixed: list[int] = []  # those of the terms on the table

    def copy(self) -> TruceTalk:
        other = TruceTalk(self.who)
        other.at = self.at
        other.draft = self.draft
        other.fixed = self.fixed
        return other

    def run(self, s: ThroneState) -> None:
        if self.at == BEGIN:
            if not proposals(board.deal_caps(s)):
                turns.no_deal(s)
                s.done()
                return
            self.who = s.attacker
            self.at = ASKED
            self.ask(s)
        elif self.at == ASKED:
            self.answered(s, s.answer)
        else:
            cards.deal_done(s)
            turns.game_ends(s)
            s.done()

    def answered(self, s: ThroneState, code: int) -> None:
        if code == o.BREAK_OFF:
            turns.break_off(s, self.who)
            turns.no_deal(s)
            s.done()
        elif code == o.ACCEPT:
            turns.agree(s, self.who)
            self.at = AGREED
            self.carry_out(s)
        elif code >= o.FIX:
            self.draft = [*self.draft, code - o.FIX]
            self.ask(s)
        else:
            turns.propose(s, self.who, code - o.PROPOSE)
            turns.fix(s, [fixed_source(fix) for fix in self.draft])
            self.fixed, self.draft = self.draft, []
            self.who = board.opponent(s, self.who)
            self.ask(s)

    def carry_out(self, s: ThroneState) -> None:
        """IRT-TRUCE.12: influence, then power, then hostages, the attacker first."""
        a, d = s.attacker, s.defender
        a_spreads, d_spreads, a_takes, d_takes, a_pays, d_pays = terms(s.proposal)
        if a_spreads:
            power.spread(s, a, d)
        if d_spreads:
            power.spread(s, d, a)
        if a_pays:
            power.give(s, a, d, a_pays)
        if d_pays:
            power.give(s, d, a, d_pays)
        for taker, victim, side, count in ((d, a, n.DEFENCE, d_takes), (a, d, n.ATTACK, a_takes)):
            said = sources_for(self.fixed, side)
            for i in range(count - 1, -1, -1):  # the last pushed comes first
                s.push(TakeHostage(taker, victim, in_deal=True, said=said[i] if i < len(said) else NONE))

    def speaks(self) -> bool:
        """Do the talks wait for somebody's word?"""
        return self.at == ASKED

    def ask(self, s: ThroneState) -> None:
        """Whoever has begun to lay out terms proposes them, or breaks off."""
        if s.proposal and s.proposals >= s.table.truce_proposals:
            s.ask(self.who, o.D_PROPOSAL, [o.ACCEPT, o.BREAK_OFF])
            return
        open_terms = proposals(board.deal_caps(s))
        if self.draft:
            open_terms = [x for x in open_terms if holds_fixed(self.draft, x - o.PROPOSE)]
        if s.proposal and self.draft == self.fixed:
            open_terms = [x for x in open_terms if x != o.PROPOSE + s.proposal]
        fixes = fixings(s, self.draft)
        if not s.proposal:
            s.ask(self.who, o.D_PROPOSE, [o.BREAK_OFF, *open_terms, *fixes])
        else:
            first = [o.BREAK_OFF] if self.draft else [o.ACCEPT, o.BREAK_OFF]
            s.ask(self.who, o.D_PROPOSAL, [*first, *open_terms, *fixes])
