"""Paying for an ability: from the own pool and with own cards only (LCG-COST.1, LCG-COST.3, LCG-COST.4)."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame import limits
from greathall.games.cardgame.abilities import Ability
from greathall.games.cardgame.happenings import Happening
from greathall.games.cardgame.names import LIMBO
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.cardgame.state import NONE, CardState


def pay(s: CardState, seat: int, c: int, ability: Ability[Any], chosen: int, h: Happening) -> None:
    """LCG-COST.5: everything at once; the use is counted even if it is cancelled (LCG-LIMIT.6)."""
    if ability.limit:
        lasting.count_use(s, limits.ability_key(c, ability.slot), ability.per)
    if ability.maximum:
        lasting.count_use(s, limits.title_key(s, c, seat), ability.max_per)
    gold = 0
    for cost in ability.further:
        gold += cost.gold(s, c, seat, h, chosen)
    if s.zone[c] == LIMBO:  # an event
        gold += s.book.event_price(s, seat, c)
        s.book.event_paid(s, seat, c)
    else:
        s.book.used(s, seat, c)
    cards.spend(s, seat, gold)
    for cost in ability.costs:
        cost.pay(s, c, seat, chosen if cost.chooses else NONE)
