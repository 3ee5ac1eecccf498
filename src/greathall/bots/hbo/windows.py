"""Responses and saves: what is good is used. One line per card that is not always good."""

from __future__ import annotations

from typing import Final

from greathall.bots.cardgame.uses import ALWAYS, NO, best_use
from greathall.bots.hbo.sight import Sight
from greathall.bots.hbo.uses import Worth
from greathall.games.cardgame.codes import PASS, SAVE, SPAN, USE
from greathall.games.cardgame.happenings import H_KILLED
from greathall.games.cardgame.names import PARTICIPATING


def informer(sight: Sight, c: int) -> float:
    return 0.5 if any([sight.stands(x) for x in sight.characters(sight.enemy)]) else NO


def debts(sight: Sight, c: int) -> float:
    """Somebody who took part dies, for one of one's own who kneels."""
    s = sight.s
    found = [x for x in sight.characters(sight.enemy) if s.flags[x] & PARTICIPATING]
    gain = max([sight.worth(x) if not sight.saved_by(x) else 1.0 for x in found], default=0.0)
    spare = min([sight.fight(x) for x in sight.characters(sight.me) if sight.stands(x)], default=0.0)
    return gain - 2.2 - (0.3 if sight.mine_to_come() else 0.15) * spare


def catelyn(sight: Sight, c: int) -> float:
    s = sight.s
    return 1.0 if any([s.flags[x] & PARTICIPATING for x in sight.characters(sight.enemy)]) else NO


RESPONSES: Final[dict[str, Worth]] = {
    "enemy_informer": informer,
    "always_pays_his_debts": debts,
    "catelyn_stark": catelyn,
    "lannisport": lambda sight, c: 2.0,  # before the gold is spent on a card
}


def response_worth(sight: Sight, code: int) -> float:
    c = code % SPAN
    found = RESPONSES.get(sight.name(c))
    return found(sight, c) if found is not None else ALWAYS


def window(sight: Sight, options: list[int]) -> int:
    return best_use(response_worth, sight, options)[0]


# ---------------------------------------------------------------- saves
# What a save is worth unused: who is saved must be worth more.
PRICES: Final[dict[str, float]] = {"direwolf": 0.0, "bodyguard": 1.2, "gilded_plate": 1.2, "not_today": 1.9}


def dying(sight: Sight) -> list[int]:
    """One's own who are about to be killed."""
    frame = sight.occurrence()
    return [h.card for h in frame.happenings if h.kind == H_KILLED and sight.mine(h.card)] if frame is not None else []


def save(sight: Sight, options: list[int]) -> int:
    """What costs least first."""
    lost = dying(sight)
    best, value = PASS, 0.0
    for code in options:
        c = code % SPAN
        if code // SPAN == SAVE // SPAN:
            gain = sight.worth(c) - 0.5
        elif code // SPAN == USE // SPAN:
            gain = _saves(sight, c, lost)
        else:
            continue
        if gain > value:
            best, value = code, gain
    return best


def _saves(sight: Sight, c: int, lost: list[int]) -> float:
    name = sight.name(c)
    if name in ("direwolf", "bodyguard", "gilded_plate"):
        host = sight.s.host[c]
        return sight.worth(host) - PRICES[name] if host in lost else NO
    if name == "jory_cassel":
        price = 0.0 if c in lost else sight.worth(c)
        return max([sight.worth(x) for x in lost if x != c], default=0.0) - price - 0.3
    return max([sight.worth(x) for x in lost], default=0.0) - PRICES.get(name, 2.0)
