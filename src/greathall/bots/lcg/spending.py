"""Where the gold of this game goes: what its cards cost, whom they suit, and which reducers are used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.bots.cardgame import spending as shared
from greathall.bots.cardgame.purse import Item
from greathall.bots.cardgame.sight import bits
from greathall.bots.lcg.sight import Sight
from greathall.bots.lcg.worth import (
    ECONOMY,
    FEALTY,
    FOR_ENEMIES,
    GOOD_WHEN_MARSHALED,
    IS_LIMITED,
    KINGSROAD,
    MILK,
    PORTS,
    PRINT,
    REDUCERS,
    STEWARDS,
)
from greathall.games.cardgame.codes import DONE, PLACE
from greathall.games.cardgame.names import (
    ATTACHMENT,
    CHARACTER,
    EVENT,
    INTRIGUE,
    KNEELING,
    LOCATION,
    MILITARY,
    P_MARSHAL,
    POWER,
    RENOWN,
)
from greathall.games.lcg import hosts, reckon
from greathall.games.lcg.data import (
    ADDS_GOLD,
    COST,
    FACTION_OF,
    LOYAL,
    NAME,
    TRAITS_OF,
    TYPE,
    UNIQUE,
    design,
    trait,
)
from greathall.games.lcg.flow.entering import as_duplicate, limited_left
from greathall.games.lcg.flow.setup import SetUp
from greathall.games.lcg.names import NO_ATTACHMENTS
from greathall.kernel.state import Frame

KEPT_FOR_EVENTS: Final = 0.75  # an event needs an occasion
DROGO: Final = design("Khal Drogo")
STANNIS: Final = design("Stannis Baratheon")
JOFFREY: Final = design("Joffrey Baratheon")
RANDYLL: Final = design("Randyll Tarly")
DAYNE: Final = trait("House Dayne")


def _icon_gift(sight: Sight, host: int, type_: int) -> float:
    if sight.icons(host) >> type_ & 1:
        return 0.0
    return 1.0 + 0.35 * sight.strength(host)


class Spending(shared.Spending[Sight]):
    setup_gold = 8
    laid_out = (CHARACTER, LOCATION, ATTACHMENT)
    economy = ECONOMY
    limited = IS_LIMITED

    # ---------------------------------------------------------------- set-up
    def good_start(self, people: int, cards: int, gold: int) -> bool:
        return people >= 2 and cards >= 3 and gold >= 5

    def setup_worth(self, sight: Sight, c: int, worth: float) -> float:
        s, me = sight.s, sight.me
        d = s.design[c]
        if TYPE[d] == ATTACHMENT:
            fighters = [x for x in (*s.play[me], *s.hand[me]) if sight.known(x) and TYPE[s.design[x]] == CHARACTER]
            bearers = [x for x in fighters if not reckon.keywords(s, x) & NO_ATTACHMENTS]
            worth = 0.6 * worth if bearers and d not in FOR_ENEMIES else -1.0
        return worth - 0.8 if d in GOOD_WHEN_MARSHALED else worth

    def setup(self, sight: Sight, options: list[int]) -> int:
        s = sight.s
        down = [s.design[c] for c in s.play[sight.me]]
        for code in options:
            if code != DONE and UNIQUE[s.design[code - PLACE]] and s.design[code - PLACE] in down:
                return code  # a duplicate costs nothing
        return super().setup(sight, options)

    # ---------------------------------------------------------------- hosts
    def brings(self, frame: Frame[Any]) -> int:
        return frame.attaching() if isinstance(frame, SetUp) else super().brings(frame)

    def harmed_score(self, sight: Sight, host: int) -> float:
        if any([sight.s.design[x] == MILK for x in sight.attachments_on(host)]):
            return -1.0
        return sight.text_worth(host) + 0.15 * sight.strength(host)

    def bearer_score(self, sight: Sight, host: int) -> float:
        return 0.1 * sight.strength(host)

    def suited_score(self, sight: Sight, attachment: int, host: int, score: float) -> float:
        s = sight.s
        name = NAME[s.design[attachment]]
        if name in ("Little Bird", "Noble Lineage", "Syrio's Training"):
            score += _icon_gift(sight, host, {"Little Bird": INTRIGUE, "Noble Lineage": POWER}.get(name, MILITARY))
        elif name == "Seal of the Hand":
            score += 0.3 * sight.strength(host) + (1.5 if sight.keywords(host) & RENOWN else 0.0)
        elif name in ("Ice", "Drogo's Arakh", "Throwing Axe"):
            score += 1.5 if sight.icons(host) >> MILITARY & 1 else -6.0
            score += 2.0 if s.design[host] == DROGO else 0.0
        elif name == "Longclaw":
            score += 2.0 if not sight.keywords(host) & RENOWN else -1.0
            score += 0.5 * bits(sight.icons(host))
        elif name == "Lightbringer":
            score += 2.5 if s.design[host] == STANNIS or sight.keywords(host) & RENOWN else 0.0
        elif name == "Widow's Wail" and s.design[host] == JOFFREY:
            score += 1.5
        elif name == "Heartsbane":
            score += (1.5 if s.design[host] == RANDYLL else 0.0) + (1.0 if sight.keywords(host) & RENOWN else 0.0)
        elif name == "Dawn":
            score += 1.5 if TRAITS_OF[s.design[host]] & DAYNE else 0.4 * bits(sight.icons(host))
        return score

    # ---------------------------------------------------------------- marshaling
    def timely_worth(self, sight: Sight, c: int, worth: float) -> float:
        d = sight.s.design[c]
        if self.economy[d] and sight.s.round <= 4:
            worth += 1.5
        if ADDS_GOLD[d] and sight.s.round <= 5:
            worth += 0.5
        return worth

    def may_come(self, sight: Sight, c: int) -> bool:
        s = sight.s
        if hosts.forbids_entering(s, c, sight.me):
            return False
        return not self.limited[s.design[c]] or limited_left(s, sight.me)

    def cost_of(self, sight: Sight, c: int) -> int:
        return reckon.marshal_cost(sight.s, sight.me, c)

    def forbidden(self, sight: Sight, c: int) -> bool:
        return hosts.forbids_entering(sight.s, c, sight.me) != ""

    def event_item(self, sight: Sight, c: int, gold: int) -> Item | None:
        s = sight.s
        d = s.design[c]
        if not COST[d] or gold <= 3:
            return None
        return c, reckon.event_cost(s, sight.me, c), KEPT_FOR_EVENTS * PRINT[d]

    def is_cheap(self, sight: Sight, c: int) -> bool:
        type_ = TYPE[sight.s.design[c]]
        if type_ == ATTACHMENT or self.cost_of(sight, c) > 1:
            return False
        return sight.s.round <= 5 or type_ == LOCATION


SPENDING: Final = Spending()


# ---------------------------------------------------------------- reducers
def _reduces(sight: Sight, source: int) -> Callable[[int], bool]:
    """Which designs a reducer makes cheaper."""
    d = sight.s.design[source]
    if d == FEALTY:
        return lambda x: LOYAL[x] and TYPE[x] != EVENT
    if d == KINGSROAD:
        return lambda x: TYPE[x] == CHARACTER
    if d in PORTS:
        return lambda x: FACTION_OF[x] == FACTION_OF[d]
    return lambda x: FACTION_OF[x] == FACTION_OF[d] and TYPE[x] == CHARACTER


def reducer_worth(sight: Sight, source: int) -> float:
    """Positive if this reducer should be used now."""
    s, me = sight.s, sight.me
    if s.phase != P_MARSHAL or s.active != me:
        return -1.0
    what = s.design[source]
    amount = 3 if what == KINGSROAD else 1
    ready = [
        c for c in (*s.play[me], s.agenda[me], s.faction[me])
        if c >= 0 and sight.known(c) and s.design[c] in STEWARDS | PORTS and not s.flags[c] & KNEELING
    ]  # fmt: skip
    reach = s.gold[me] + len(ready) + amount
    fits = _reduces(sight, source)
    for c in SPENDING.wanted(sight, reach):
        d = s.design[c]
        if TYPE[d] != EVENT and fits(d) and as_duplicate(s, me, c) < 0:
            cost = reckon.marshal_cost(s, me, c)
            pending = sum([x[2] for x in s.reducers if x[0] == me and reckon.reduces(x[1], d)])
            if cost >= amount and (what != KINGSROAD or cost >= 4 + pending):
                return 5.0
    return -1.0


def is_reducer(d: int) -> bool:
    return d in REDUCERS
