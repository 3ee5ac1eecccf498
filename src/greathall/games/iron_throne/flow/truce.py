"""The truce talk: proposals and counter-proposals, and the deal that binds both (IRT-TRUCE)."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne.deals import N_DEALS, terms
from greathall.games.iron_throne.flow.hostages import TakeHostage
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import ThroneState
from greathall.kernel.state import ASKED, BEGIN, Frame

# In the order of the terms: influence, hostages, power.
RULES_OF_TERMS: Final = ("IRT-AMB.16", "IRT-AMB.16", "IRT-HOSTAGE.14", "IRT-HOSTAGE.14", "IRT-AMB.19", "IRT-AMB.19")

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
    """Terms that move what there is (IRT-AMB.16, IRT-AMB.19, IRT-TRUCE.11) and are not those on the table."""
    if s.proposal and s.proposals >= s.table.truce_proposals:
        return "IRT-AMB.20"
    if deal == s.proposal:
        return "IRT-AMB.48"
    over = [i for i, x in enumerate(zip(terms(deal), board.deal_caps(s), strict=True)) if x[0] > x[1]]
    return RULES_OF_TERMS[over[0]] if over else ""


# Steps of TruceTalk, after ASKED.
AGREED: Final = 2  # a deal is being carried out


class TruceTalk(Frame[ThroneState]):
    """IRT-TRUCE.1 to IRT-TRUCE.4, IRT-AMB.20, as a part of the resolution and among the active players alone
    (IRT-TRUCE.8 to IRT-TRUCE.10). The frame belongs to whose turn it is to speak."""

    __slots__ = ()

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
        else:
            turns.propose(s, self.who, code - o.PROPOSE)
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
        for _ in range(d_takes):  # the last pushed comes first
            s.push(TakeHostage(d, a, in_deal=True))
        for _ in range(a_takes):
            s.push(TakeHostage(a, d, in_deal=True))

    def speaks(self) -> bool:
        """Do the talks wait for somebody's word?"""
        return self.at == ASKED

    def ask(self, s: ThroneState) -> None:
        open_terms = proposals(board.deal_caps(s))
        if not s.proposal:
            s.ask(self.who, o.D_PROPOSE, [o.BREAK_OFF, *open_terms])
        elif s.proposals < s.table.truce_proposals:
            own = o.PROPOSE + s.proposal
            s.ask(self.who, o.D_PROPOSAL, [o.ACCEPT, o.BREAK_OFF, *[x for x in open_terms if x != own]])
        else:
            s.ask(self.who, o.D_PROPOSAL, [o.ACCEPT, o.BREAK_OFF])
