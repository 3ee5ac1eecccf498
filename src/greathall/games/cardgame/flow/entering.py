"""Coming into play: as a card of its own, on a host, or as a duplicate."""

from __future__ import annotations

from greathall.games.cardgame import board, happenings, reasons
from greathall.games.cardgame.codes import ATTACH, D_HOST
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.names import ATTACHMENT, BY_MARSHAL
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.state import NONE, CardState
from greathall.kernel.state import ASKED, BEGIN, NOBODY, Frame


def forbids_host(s: CardState, seat: int, host: int) -> str:
    """Why the attachment that comes into play cannot be laid on a card."""
    frame = s.stack[-1]
    assert isinstance(frame, EnterPlay)
    if host not in board.all_characters(s):
        return reasons.NOT_A_HOST
    return s.book.forbids_host(s, frame.card, host)


class EnterPlay(Frame[CardState]):
    """who brings a card into play; an attachment asks for its host (LCG-ATT.1)."""

    __slots__ = ("card", "how")

    def __init__(self, who: int = NOBODY, card: int = NONE, how: int = BY_MARSHAL) -> None:
        super().__init__(who)
        self.card = card
        self.how = how

    def copy(self) -> EnterPlay:
        other = EnterPlay(self.who, self.card, self.how)
        other.at = self.at
        return other

    def run(self, s: CardState) -> None:
        c, seat = self.card, self.who
        host = NONE
        cards.reveal(s)
        if self.at == BEGIN:
            of = s.book.duplicate_of(s, seat, c)
            if of != NONE:
                s.done()
                cards.become_duplicate(s, c, of)
                happen(s, happenings.duplicated(c, seat, self.how))
                return
            if s.book.type[s.design[c]] == ATTACHMENT:
                found = s.book.hosts(s, c)
                if len(found) > 1:
                    self.at = ASKED
                    self.ask(s)
                    return
                if not found:
                    s.done()
                    return
                host = found[0]
        else:
            host = s.answer - ATTACH
        s.done()
        cards.enter_play(s, c, seat, self.how, host)
        s.book.tell_entering(s, seat, c, self.how)
        happen(s, happenings.enters(c, seat, self.how))
        if not s.over:
            s.book.entered(s, seat, c)

    def ask(self, s: CardState) -> None:
        s.ask(self.who, D_HOST, [ATTACH + host for host in s.book.hosts(s, self.card)])
