"""Playing cards to the table in the marshalling phase (HBO-MAR.6 to HBO-MAR.11, HBO-UNIQ, HBO-DUP, HBO-KEY.1)."""

from __future__ import annotations

from greathall.games.cardgame import board, exceptions, limits
from greathall.games.cardgame.flow.entering import EnterPlay
from greathall.games.cardgame.names import ATTACHMENT, BY_MARSHAL, CHARACTER, EVENT, LIMITED, U_ROUND
from greathall.games.cardgame.ops import cards, lasting, turns
from greathall.games.cardgame.state import NONE
from greathall.games.hbo import reckon
from greathall.games.hbo.data import HOUSE_OF, KEYWORDS_OF, TYPE, UNIQUE
from greathall.games.hbo.ops import reducers
from greathall.games.hbo.state import HboState


def duplicate_of(s: HboState, seat: int, c: int) -> int:
    """HBO-DUP.1, HBO-DUP.2, AMB-15: the unique character of one's own in play on which this would be a duplicate."""
    d = s.design[c]
    if not UNIQUE[d] or TYPE[d] != CHARACTER:
        return NONE
    for x in s.play[seat]:
        if s.design[x] == d:
            return x
    return NONE


def hosts(s: HboState, attachment: int) -> list[int]:
    """HBO-TYPE.4, HBO-TYPE.5: any character in play that the attachment allows."""
    text = s.book.constant[s.design[attachment]]
    return [c for c in board.all_characters(s) if text.may_lie_on(s, attachment, c)]


def forbids_playing(s: HboState, seat: int, c: int) -> str:
    """Why the active player cannot play a card to the table."""
    return why_unplayable(s, seat, c) if c in s.hand[seat] else "HBO-MAR.6"


def why_unplayable(s: HboState, seat: int, c: int) -> str:
    """The same of a card in hand. The rules leave the order open: what forbids the card, the gold, where it would
    go."""
    d = s.design[c]
    if TYPE[d] == EVENT:
        return "HBO-PLAY.1"
    if s.table.literal_marshalling and not s.gold[seat]:  # AMB-8
        return "HBO-MAR.10"
    if UNIQUE[d]:
        why = unique_forbids(s, seat, d)
        if why:
            return "" if duplicate_of(s, seat, c) != NONE else why  # HBO-DUP.3: for nothing
    if KEYWORDS_OF[d] & LIMITED and s.limited_played[seat]:
        return "HBO-KEY.1"
    if reckon.cost(s, seat, c) > s.gold[seat]:
        return "HBO-MAR.7"
    return "HBO-TYPE.4" if TYPE[d] == ATTACHMENT and not hosts(s, c) else ""


def unique_forbids(s: HboState, seat: int, d: int) -> str:
    """HBO-UNIQ.1 to HBO-UNIQ.6: a copy of one's own in play or dead; some are in both decks."""
    for x in s.dead[seat]:
        if s.design[x] == d:
            return "HBO-UNIQ.2"
    return "HBO-UNIQ.1" if board.controls(s, seat, d) else ""


def play(s: HboState, seat: int, c: int) -> None:
    """HBO-MAR.7, HBO-GOLDP.1, HBO-GOLDP.2."""
    d = s.design[c]
    if duplicate_of(s, seat, c) == NONE:
        cards.spend(s, seat, reckon.cost(s, seat, c))
        if TYPE[d] == CHARACTER:
            reducers.use(s, seat, HOUSE_OF[d])
            for x, _ in exceptions.discounting(s, seat, d):
                lasting.count_use(s, limits.ability_key(x, limits.PLOTS_FIRST), U_ROUND)
        if KEYWORDS_OF[d] & LIMITED:
            turns.count_limited(s, seat)
    s.push(EnterPlay(seat, c, BY_MARSHAL))
