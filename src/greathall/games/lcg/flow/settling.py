"""What follows from the position itself, at any time (LCG-WIN, LCG-SAVE.3, LCG-ATT.5)."""

from __future__ import annotations

from greathall.games.cardgame import board, happenings
from greathall.games.cardgame.codes import PLAYER
from greathall.games.cardgame.constant import IS_SACRIFICED
from greathall.games.cardgame.flow import occurrence
from greathall.games.cardgame.names import P_SETUP, PLAY
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.state import DECKS, SCORE
from greathall.games.lcg import hosts
from greathall.games.lcg.codes import D_WINNER
from greathall.games.lcg.ops import ending
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import ASKED, BEGIN, Frame


def settle(s: LcgState) -> None:
    """What follows from the position itself: victory, empty decks, STR 0, attachments without a legal host."""
    if not s.stirred and not s.lasting:
        return
    if s.over or s.phase == P_SETUP:
        return
    marked = terminal(s) if s.lasting else []
    if not s.stirred and not marked:
        return
    if s.stirred & (SCORE | DECKS) and game_ends(s):
        return
    going = occurrence.leaving(s)
    if marked and the_weak_die(s, marked, going):
        return
    host, tokens = s.host, s.tokens
    for p in range(s.n):
        for c in s.play[p]:
            if host[c] >= 0 and c not in going and not hosts.still_legal(s, c):  # LCG-ATT.5
                occurrence.happen(s, happenings.discarded(c, p, happenings.CANNOT_BE_SAVED))
                return
            if tokens[c] and c in board.sources(s, IS_SACRIFICED) and c not in going:
                if s.book.constant[s.design[c]].is_sacrificed(s, c):
                    occurrence.happen(s, happenings.sacrificed(c, p))
                    return
    cards.settled(s)


def the_weak_die(s: LcgState, marked: list[int], going: list[int]) -> bool:
    """LCG-SAVE.3: a save that does not end the condition may not be used."""
    dying = [c for c in marked if c not in going and board.strength(s, c) == 0]
    if dying:
        occurrence.happen(s, *[happenings.killed(c, s.ctrl[c], happenings.SAVED_BY_STRENGTH) for c in dying])
    return bool(dying)


def game_ends(s: LcgState) -> bool:
    """LCG-WIN: True when somebody wins, or the first player is asked who does."""
    if s.stack and isinstance(s.stack[-1], WhoWins):
        return True
    reached, emptied = ending.contenders(s)
    if len(reached) == 1 and not emptied:
        ending.win(s, reached)
        return True
    if reached:  # LCG-WIN.2, AMB-17
        s.push(WhoWins(reached if len(reached) > 1 else sorted({*reached, *survivors(s, emptied)})))
        return True
    left = survivors(s, emptied)
    if emptied and not left:  # LCG-WIN.5: who is eliminated last wins, and the first player orders that
        s.push(WhoWins(emptied))
        return True
    for p in emptied:
        ending.eliminate(s, p)
    if emptied and len(left) == 1:  # LCG-WIN.4
        ending.win(s, left)
        return True
    return False


def survivors(s: LcgState, emptied: list[int]) -> list[int]:
    return [p for p in board.everyone(s) if p not in emptied]


class WhoWins(Frame[LcgState]):
    """LCG-WIN.2, LCG-WIN.5: the first player says who of several wins."""

    __slots__ = ("contenders",)

    def __init__(self, contenders: list[int] | None = None) -> None:
        super().__init__()
        self.contenders: list[int] = contenders or []  # seats; the list is never changed

    def copy(self) -> WhoWins:
        other = WhoWins(self.contenders)
        other.at = self.at
        other.who = self.who
        return other

    def run(self, s: LcgState) -> None:
        if self.at == BEGIN and len(self.contenders) > 1:
            self.at = ASKED
            self.ask(s)
            return
        won = s.answer - PLAYER if self.at == ASKED else self.contenders[0]
        s.done()
        ending.win(s, [won])

    def ask(self, s: LcgState) -> None:
        s.ask(s.first, D_WINNER, [PLAYER + p for p in self.contenders])


def terminal(s: LcgState) -> list[int]:
    out: list[int] = []
    for kind, card, _, _ in s.lasting:
        if kind == board.L_TERMINAL and card not in out and s.zone[card] == PLAY:
            out.append(card)
    return out
