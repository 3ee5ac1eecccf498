"""Paying for an ability: from the own pool and with own cards only (LCG-COST.1, LCG-COST.3, LCG-COST.4)."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame import happenings, limits
from greathall.games.cardgame.abilities import Ability
from greathall.games.cardgame.flow import occurrence
from greathall.games.cardgame.happenings import Happening
from greathall.games.cardgame.names import LIMBO, OUT
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.cardgame.state import CardState


def pay(s: CardState, seat: int, c: int, ability: Ability[Any], chosen: int, h: Happening) -> None:
    """LCG-COST.5: everything at once; the use is counted even if it is cancelled (LCG-LIMIT.6)."""
    if ability.limit:
        lasting.count_use(s, limits.ability_key(c, ability.slot), ability.per)
    if ability.maximum:
        lasting.count_use(s, limits.title_key(s, c, seat), ability.max_per)
    gold = ability.price(s, c, seat, h)
    if s.zone[c] == LIMBO:  # an event
        gold += s.book.event_price(s, seat, c)
        s.book.event_paid(s, seat, c)
    else:
        s.book.used(s, seat, c)
    if chosen >= 0 and not ability.discard_card and not ability.needs_payer:
        gold += chosen  # an X
    cards.spend(s, seat, gold)
    if ability.kneel:
        cards.kneel(s, c)
    if ability.kneel_faction:
        cards.kneel(s, s.faction[seat])
    if ability.token:
        cards.add_token(s, c, -1)
    for cost in ability.costs:
        cost.pay(s, c, seat)
    if chosen >= 0:
        if ability.discard_card:
            cards.discard_from_hand(s, seat, chosen)
        elif ability.needs_payer:
            cards.kneel(s, chosen)
    if ability.sacrifice:
        occurrence.happen(s, happenings.sacrificed(c, seat))
    elif ability.give_back:
        occurrence.happen(s, happenings.returned(c, seat, happenings.CANNOT_BE_SAVED))
    elif ability.remove:
        occurrence.happen(s, happenings.leaves(c, seat, OUT))
