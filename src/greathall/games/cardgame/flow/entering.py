"""Coming into play: as a card of its own, on a host, or as a duplicate."""

from __future__ import annotations

from greathall.games.cardgame import happenings
from greathall.games.cardgame.codes import ATTACH, D_HOST
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.names import ATTACHMENT
from greathall.games.cardgame.ops import cards
from greathall.games.cardgame.state import NONE, CardState
from greathall.kernel.state import Frame


class EnterPlay(Frame[CardState]):
    """who brings card a into play. b: how; an attachment asks for its host (LCG-ATT.1)."""

    __slots__ = ()

    def run(self, s: CardState) -> None:
        c, seat = self.a, self.who
        host = NONE
        if self.at == 0:
            of = s.book.duplicate_of(s, seat, c)
            cards.reveal(s)
            if of != NONE:
                s.done()
                cards.become_duplicate(s, c, of)
                happen(s, happenings.duplicated(c, seat, self.b))
                return
            if s.book.type[s.design[c]] == ATTACHMENT:
                found = s.book.hosts(s, c)
                if len(found) > 1:
                    self.at = 1
                    self.ask(s)
                    return
                if not found:
                    s.done()
                    return
                host = found[0]
        else:
            host = s.answer - ATTACH
        s.done()
        cards.enter_play(s, c, seat, self.b, host)
        s.book.tell_entering(s, seat, c, self.b)
        happen(s, happenings.enters(c, seat, self.b))

    def ask(self, s: CardState) -> None:
        s.ask(self.who, D_HOST, [ATTACH + h for h in s.book.hosts(s, self.a)])
