"""Playing cards to the table in the marshalling phase (HBO-MAR.6 to HBO-MAR.11, HBO-UNIQ, HBO-DUP, HBO-KEY.1)."""

from __future__ import annotations

from greathall.games.cardgame import board
from greathall.games.cardgame.flow.entering import EnterPlay
from greathall.games.cardgame.names import ATTACHMENT, BY_MARSHAL, CHARACTER, EVENT, LIMITED, U_ROUND
from greathall.games.cardgame.ops import cards, lasting, turns
from greathall.games.cardgame.state import NONE
from greathall.games.hbo import reckon
from greathall.games.hbo.data import HOUSE_OF, KEYWORDS_OF, TYPE, UNIQUE
from greathall.games.hbo.names import STARK
from greathall.games.hbo.ops import reducers
from greathall.games.hbo.state import HboState


def duplicate_of(s: HboState, seat: int, c: int) -> int:
    """HBO-DUP.1, AMB-15: the unique character of one's own in play on which this would be a duplicate."""
    d = s.design[c]
    if not UNIQUE[d] or TYPE[d] != CHARACTER:
        return NONE
    for x in s.play[seat]:
        if s.design[x] == d:
            return x
    return NONE


def hosts(s: HboState) -> list[int]:
    """HBO-TYPE.4, HBO-TYPE.5: any character in play."""
    return board.all_characters(s)


def playable(s: HboState, seat: int) -> list[int]:
    out = []
    for c in s.hand[seat]:
        d = s.design[c]
        if TYPE[d] == EVENT:
            continue
        if duplicate_of(s, seat, c) != NONE:  # HBO-DUP.3: for nothing
            out.append(c)
            continue
        if UNIQUE[d] and unique_forbids(s, seat, d):
            continue
        if KEYWORDS_OF[d] & LIMITED and s.limited_played[seat]:  # HBO-KEY.1
            continue
        if reckon.cost(s, seat, c) > s.gold[seat] or (TYPE[d] == ATTACHMENT and not hosts(s)):
            continue
        out.append(c)
    return out


def unique_forbids(s: HboState, seat: int, d: int) -> bool:
    """HBO-UNIQ.1 to HBO-UNIQ.5: a copy of one's own in play or dead."""
    return any([s.design[x] == d for x in (*s.play[seat], *s.dead[seat])])


def play(s: HboState, seat: int, c: int) -> None:
    """HBO-MAR.7, HBO-GOLDP.1, HBO-GOLDP.2."""
    d = s.design[c]
    if duplicate_of(s, seat, c) == NONE:
        cards.spend(s, seat, reckon.cost(s, seat, c))
        if TYPE[d] == CHARACTER:
            reducers.use(s, seat, HOUSE_OF[d])
            if HOUSE_OF[d] == STARK and s.revealed[seat] >= 0:
                lasting.count_use(s, s.revealed[seat] * 8 + reckon.FIRST_STARK, U_ROUND)
        if KEYWORDS_OF[d] & LIMITED:
            turns.count_limited(s, seat)
    s.push(EnterPlay(seat, c, BY_MARSHAL))
