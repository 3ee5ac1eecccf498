"""Paying for an ability: from the own pool and with own cards only (LCG-COST.1, LCG-COST.3, LCG-COST.4)."""

from __future__ import annotations

from greathall.games.cardgame.events import H_LEAVES, H_RETURNED, H_SACRIFICED, Happening
from greathall.games.cardgame.names import DISCARD, HAND, LIMBO, OUT
from greathall.games.lcg import reckon
from greathall.games.lcg.abilities import Ability, title_key
from greathall.games.lcg.codes import E_USED
from greathall.games.lcg.data import X_COST
from greathall.games.lcg.flow import occurrence
from greathall.games.lcg.ops import cards, lasting
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import EVERYONE


def pay(s: LcgState, seat: int, c: int, ability: Ability, chosen: int, h: Happening) -> None:
    """LCG-COST.5: everything at once; the use is counted even if it is cancelled (LCG-LIMIT.6)."""
    if ability.limit:
        lasting.count_use(s, c * 8 + ability.slot, ability.per)
    if ability.maximum:
        lasting.count_use(s, title_key(s, c, seat), ability.max_per)
    discount = reckon.event_discount(s, seat, c) if X_COST[s.design[c]] else 0  # LCG-ABIL.14
    if s.zone[c] == LIMBO:  # an event
        cards.spend(s, seat, reckon.event_cost(s, seat, c))
        lasting.count_event(s, seat, c)
    else:
        cards.tell(s, (E_USED, EVERYONE, seat, s.design[c]))
    cards.spend(s, seat, ability.price(s, c, seat, h) - discount)
    if ability.kneel:
        cards.kneel(s, c)
    if ability.kneel_faction:
        cards.kneel(s, s.faction[seat])
    if ability.token:
        cards.add_token(s, c, -1)
    if chosen >= 0:
        if ability.discard_card:
            cards.discard_from_hand(s, seat, chosen)
        elif ability.needs_payer:
            cards.kneel(s, chosen)
        else:  # X
            cards.spend(s, seat, chosen - discount)
    if ability.sacrifice:
        occurrence.happen(s, (H_SACRIFICED, c, seat, DISCARD, 1))
    elif ability.give_back:
        occurrence.happen(s, (H_RETURNED, c, seat, HAND, 1))
    elif ability.remove:
        occurrence.happen(s, (H_LEAVES, c, seat, OUT, 1))
