"""Coming into play: marshaling (LCG-INIT.6; events are never marshaled, LCG-INIT.7), ambush, by an effect; as a card of
its own or as a duplicate."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import constant, exceptions, limits, reasons
from greathall.games.cardgame.codes import E_MARSHALED, E_PUT_INTO_PLAY
from greathall.games.cardgame.flow.entering import EnterPlay
from greathall.games.cardgame.names import ATTACHMENT, BY_EFFECT, BY_MARSHAL, EVENT, LIMITED, P_CHALLENGES, U_ROUND
from greathall.games.cardgame.ops import cards, lasting, turns
from greathall.games.cardgame.state import NONE
from greathall.games.lcg import hosts, reckon
from greathall.games.lcg.codes import E_AMBUSHED
from greathall.games.lcg.data import AMBUSH, KEYWORDS_OF, TYPE, UNIQUE
from greathall.games.lcg.names import BY_AMBUSH
from greathall.games.lcg.ops import reducers
from greathall.games.lcg.state import LcgState

TOLD: Final[dict[int, int]] = {BY_MARSHAL: E_MARSHALED, BY_AMBUSH: E_AMBUSHED, BY_EFFECT: E_PUT_INTO_PLAY}


def as_duplicate(s: LcgState, seat: int, c: int) -> int:
    """The card in play on which this one would be a duplicate, NONE if none."""
    return cards.copy_in_play(s, seat, c) if UNIQUE[s.design[c]] and s.owner[c] == seat else NONE


def limited_left(s: LcgState, seat: int) -> bool:
    """LCG-KW.10."""
    return s.limited_played[seat] < 1 + exceptions.more_limited(s, seat)


def forbids_marshaling(s: LcgState, seat: int, c: int) -> str:
    """Why the active player cannot marshal a card."""
    return why_unmarshalable(s, seat, c) if c in s.hand[seat] else "LCG-INIT.5"


def why_unmarshalable(s: LcgState, seat: int, c: int) -> str:
    """The same of a card in hand; a duplicate costs nothing (LCG-UNIQ.2, LCG-UNIQ.10). The order is that of LCG-INIT.1:
    what forbids the card, the gold, where it would go."""
    d = s.design[c]
    type_ = TYPE[d]
    if type_ == EVENT:
        return "LCG-INIT.7"
    if UNIQUE[d]:
        why = hosts.forbids_entering(s, c, seat)
        if why or as_duplicate(s, seat, c) != NONE:
            return why
    if exceptions.barring_marshaling(s, seat, d) >= 0:
        return reasons.CARD_FORBIDS
    if KEYWORDS_OF[d] & LIMITED and not limited_left(s, seat):
        return "LCG-KW.10"
    if reckon.marshal_cost(s, seat, c) > s.gold[seat]:
        return reasons.TOO_LITTLE_GOLD
    return "LCG-ATT.2" if type_ == ATTACHMENT and not hosts.hosts(s, c) else ""


def ambush_price(s: LcgState, seat: int, c: int) -> int:
    """LCG-KW.5, LCG-KW.6. -1: none."""
    return ambush_price_by(s, c, exceptions.own(s, constant.AMBUSH, seat))


def ambush_price_by(s: LcgState, c: int, giving: list[int]) -> int:
    """The same with the cards known that give others ambush."""
    price = AMBUSH[s.design[c]]
    for x in giving:
        given = exceptions.text(s, x).ambush(s, x, c)
        if given >= 0 and (price < 0 or given < price):
            price = given
    return price


def forbids_ambush(s: LcgState, seat: int, c: int) -> str:
    """Why a card cannot be put into play by ambush by who acts in a window."""
    return why_unambushable(s, seat, c) if c in s.hand[seat] and s.phase == P_CHALLENGES else "LCG-KW.5"


def why_unambushable(s: LcgState, seat: int, c: int) -> str:
    """The same of a card in hand."""
    price = ambush_price(s, seat, c)
    if price < 0:
        return "LCG-KW.5"
    why = hosts.forbids_entering(s, c, seat)
    if why or price > s.gold[seat]:
        return why or reasons.TOO_LITTLE_GOLD
    homeless = TYPE[s.design[c]] == ATTACHMENT and as_duplicate(s, seat, c) == NONE and not hosts.hosts(s, c)
    return "LCG-ATT.2" if homeless else ""


def ambushable(s: LcgState, seat: int) -> list[int]:
    """The cards of a hand that can be put into play by ambush. Most have none, and are not asked further."""
    giving = exceptions.own(s, constant.AMBUSH, seat)
    out: list[int] = []
    for c in s.hand[seat]:
        if AMBUSH[s.design[c]] >= 0 or (giving and ambush_price_by(s, c, giving) >= 0):
            if not why_unambushable(s, seat, c):
                out.append(c)
    return out


def marshal(s: LcgState, seat: int, c: int) -> None:
    d = s.design[c]
    if as_duplicate(s, seat, c) == NONE:
        cards.spend(s, seat, reckon.marshal_cost(s, seat, c))
        reducers.use_reducers(s, seat, d)
        for x, _ in exceptions.discounting(s, seat, d):
            lasting.count_use(s, limits.ability_key(x, limits.PLOTS_FIRST), U_ROUND)
        if KEYWORDS_OF[d] & LIMITED:
            turns.count_limited(s, seat)
    s.push(EnterPlay(seat, c, BY_MARSHAL))


def ambush(s: LcgState, seat: int, c: int) -> None:
    cards.spend(s, seat, ambush_price(s, seat, c))
    s.push(EnterPlay(seat, c, BY_AMBUSH))


def can_be_put_into_play(s: LcgState, c: int, seat: int, from_dead: bool = False) -> bool:
    """LCG-INIT.9."""
    if TYPE[s.design[c]] == EVENT or hosts.forbids_entering(s, c, seat, from_dead):
        return False
    return TYPE[s.design[c]] != ATTACHMENT or bool(hosts.hosts(s, c))


def put_into_play(s: LcgState, c: int, seat: int) -> None:
    """LCG-INIT.8."""
    s.push(EnterPlay(seat, c, BY_EFFECT))
