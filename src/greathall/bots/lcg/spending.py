"""Where the gold goes: set-up, marshaling, reducers, hosts of attachments, what is thrown away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.bots.cardgame.purse import Item, knapsack
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
from greathall.games.cardgame.codes import ATTACH, DONE, KEEP, MARSHAL, MULLIGAN, PASS, PLACE, SPAN
from greathall.games.cardgame.flow.entering import EnterPlay
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
    ICONS,
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

SETUP_GOLD: Final = 8
KEPT_FOR_EVENTS: Final = 0.75  # an event needs an occasion
DROGO: Final = design("Khal Drogo")
STANNIS: Final = design("Stannis Baratheon")
JOFFREY: Final = design("Joffrey Baratheon")
RANDYLL: Final = design("Randyll Tarly")
DAYNE: Final = trait("House Dayne")


# ---------------------------------------------------------------- set-up
def setup_plan(sight: Sight) -> list[int]:
    """Cards in hand to be laid out with what gold is left of the eight."""
    s, me = sight.s, sight.me
    down = s.play[me]
    left = SETUP_GOLD - sum([COST[s.design[c]] for c in down])
    limited = any([IS_LIMITED[s.design[c]] for c in down])
    fighters = [c for c in (*down, *s.hand[me]) if sight.known(c) and TYPE[s.design[c]] == CHARACTER]
    seen = {s.design[c] for c in down}
    items: list[Item] = []
    a_limited: Item | None = None
    for c in s.hand[me]:
        d = s.design[c]
        if TYPE[d] == EVENT or (UNIQUE[d] and d in seen):
            continue
        seen.add(d)
        worth = PRINT[d] + 1.3  # a card laid out is a card drawn
        if TYPE[d] == ATTACHMENT:
            hosts_there = [x for x in fighters if not reckon.keywords(s, x) & NO_ATTACHMENTS]
            worth = 0.6 * worth if hosts_there and d not in FOR_ENEMIES else -1.0
        if d in GOOD_WHEN_MARSHALED:
            worth -= 0.8
        if ECONOMY[d]:
            worth += 1.5
        if IS_LIMITED[d]:
            if not limited and (a_limited is None or worth > a_limited[2]):
                a_limited = (c, COST[d], worth)
            continue
        items.append((c, COST[d], worth))
    if a_limited is not None:
        items.append(a_limited)
    return knapsack(items, left)


def mulligan(sight: Sight, options: list[int]) -> int:
    s = sight.s
    plan = setup_plan(sight)
    people = [c for c in plan if TYPE[s.design[c]] == CHARACTER]
    gold = sum([COST[s.design[c]] for c in plan])
    good = len(people) >= 2 and len(plan) >= 3 and gold >= 5
    return KEEP if good else MULLIGAN


def setup(sight: Sight, options: list[int]) -> int:
    s, me = sight.s, sight.me
    down = [s.design[c] for c in s.play[me]]
    for code in options:
        if code != DONE and UNIQUE[s.design[code - PLACE]] and s.design[code - PLACE] in down:
            return code  # a duplicate costs nothing
    plan = [s.design[c] for c in setup_plan(sight)]
    planned = [code for code in options if code != DONE and s.design[code - PLACE] in plan]
    planned.sort(key=lambda code: TYPE[s.design[code - PLACE]] == ATTACHMENT)  # hosts first
    return planned[0] if planned else DONE


# ---------------------------------------------------------------- hosts
def _icon_gift(sight: Sight, host: int, type_: int) -> float:
    if sight.icons(host) >> type_ & 1:
        return 0.0
    return 1.0 + 0.35 * sight.strength(host)


def host_score(sight: Sight, attachment: int, host: int) -> float:
    """How good it is that an attachment of one's own lies there."""
    s = sight.s
    d = s.design[attachment]
    if d in FOR_ENEMIES:
        if sight.mine(host):
            return -10.0
        text = PRINT[s.design[host]] - 0.7 * sight.strength(host) - 0.45 * bits(sight.icons(host))
        blank = any([s.design[x] == MILK for x in sight.attachments_on(host)])
        return -1.0 if blank else text + 0.15 * sight.strength(host)
    if not sight.mine(host):
        return -10.0
    worth = sight.worth(host)
    name = NAME[d]
    score = 0.3 * worth + 0.1 * sight.strength(host)
    if any([s.design[x] == d for x in sight.attachments_on(host)]):
        score -= 1.5
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


def _attachment(sight: Sight) -> int:
    for frame in reversed(sight.s.stack):
        if isinstance(frame, EnterPlay):
            return frame.a
        if isinstance(frame, SetUp) and frame.items:
            return frame.items[0]
    return -1


def host(sight: Sight, options: list[int]) -> int:
    c = _attachment(sight)
    if not sight.known(c):
        return options[0]
    return max(options, key=lambda code: host_score(sight, c, code - ATTACH))


# ---------------------------------------------------------------- marshaling
def bearable(sight: Sight, c: int) -> bool:
    """Is there somebody on whom this attachment does good to this seat?"""
    return any([host_score(sight, c, x) > 0.5 for x in hosts.hosts(sight.s, c)])


def hand_worth(sight: Sight, c: int) -> float:
    """What it is worth to have this card of the hand in play now."""
    s = sight.s
    d = s.design[c]
    worth = PRINT[d]
    type_ = TYPE[d]
    if type_ == EVENT:
        return worth
    if as_duplicate(s, sight.me, c) >= 0:
        return 1.0
    if type_ == ATTACHMENT and not bearable(sight, c):
        return 0.0
    if type_ == CHARACTER:
        mine = sight.characters(sight.me)
        worth += 1.5 if len(mine) < 3 else 0.5 if len(mine) < 5 else 0.0
        if mine:  # icons that are missing
            have = [len([x for x in mine if sight.icons(x) >> t & 1]) for t in (MILITARY, INTRIGUE, POWER)]
            worth += sum([0.5 for t in range(3) if ICONS[d] >> t & 1 and have[t] < 2])
    if ECONOMY[d] and s.round <= 4:
        worth += 1.5
    if ADDS_GOLD[d] and s.round <= 5:
        worth += 0.5
    return worth


def _may_come(sight: Sight, c: int) -> bool:
    s = sight.s
    d = s.design[c]
    if TYPE[d] == EVENT or not hosts.may_enter(s, c, sight.me):
        return False
    return not IS_LIMITED[d] or limited_left(s, sight.me)


def wanted(sight: Sight, gold: int) -> list[int]:
    """Which cards of the hand to bring into play with this gold, and which events to keep gold for."""
    s, me = sight.s, sight.me
    items: list[Item] = []
    seen: set[int] = set()
    a_limited: Item | None = None
    for c in s.hand[me]:
        d = s.design[c]
        if UNIQUE[d] and d in seen:
            continue
        seen.add(d)
        if TYPE[d] == EVENT:
            if COST[d] and gold > 3:
                items.append((c, reckon.event_cost(s, me, c), KEPT_FOR_EVENTS * PRINT[d]))
        elif _may_come(sight, c):
            item = (c, reckon.marshal_cost(s, me, c), hand_worth(sight, c))
            if IS_LIMITED[d]:
                if a_limited is None or item[2] > a_limited[2]:
                    a_limited = item
            else:
                items.append(item)
    if a_limited is not None:
        items.append(a_limited)
    return knapsack(items, gold)


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
    for c in wanted(sight, reach):
        d = s.design[c]
        if TYPE[d] != EVENT and fits(d) and as_duplicate(s, me, c) < 0:
            cost = reckon.marshal_cost(s, me, c)
            pending = sum([x[2] for x in s.reducers if x[0] == me and reckon.reduces(x[1], d)])
            if cost >= amount and (what != KINGSROAD or cost >= 4 + pending):
                return 5.0
    return -1.0


def marshal(sight: Sight, options: list[int], uses: int, worth_of_use: float) -> int:
    """The next thing in one's own marshaling window. `uses`: the best ability to use, with what it is worth."""
    s, me = sight.s, sight.me
    able = {code - MARSHAL: code for code in options if code // SPAN == MARSHAL // SPAN}
    for c, code in able.items():
        if as_duplicate(s, me, c) >= 0:
            return code
    cheap = [c for c in able if ECONOMY[s.design[c]] and TYPE[s.design[c]] != ATTACHMENT]
    cheap = [c for c in cheap if reckon.marshal_cost(s, me, c) <= 1 and (s.round <= 5 or TYPE[s.design[c]] == LOCATION)]
    if cheap:
        return able[max(cheap, key=lambda c: (PRINT[s.design[c]], -c))]
    if uses != PASS and worth_of_use > 0:
        return uses
    plan = [c for c in wanted(sight, s.gold[me]) if c in able and hand_worth(sight, c) > 0.4]
    designs = {s.design[c]: c for c in plan}
    if designs:
        first = max(designs, key=lambda d: (TYPE[d] != ATTACHMENT, PRINT[d], d))
        return able[designs[first]]
    return PASS


def is_reducer(d: int) -> bool:
    return d in REDUCERS


# ---------------------------------------------------------------- cards in hand
def keep_worth(sight: Sight, c: int) -> float:
    """How much a card in hand is to be kept."""
    s, me = sight.s, sight.me
    if not sight.known(c):
        return 1.0
    d = s.design[c]
    worth = PRINT[d] - 0.2 * COST[d]
    if UNIQUE[d] and not hosts.may_enter(s, c, me) and as_duplicate(s, me, c) < 0:
        return 0.0
    if as_duplicate(s, me, c) >= 0:
        return 2.0
    copies = [x for x in s.hand[me] if sight.known(x) and s.design[x] == d]
    if len(copies) > 1 and UNIQUE[d]:
        worth *= 0.7
    if TYPE[d] == ATTACHMENT and not bearable(sight, c):
        worth *= 0.5
    if ECONOMY[d] and s.round >= 4:
        worth *= 0.6
    return worth


def reserve(sight: Sight, options: list[int]) -> int:
    return min(options, key=lambda code: keep_worth(sight, code % SPAN))
