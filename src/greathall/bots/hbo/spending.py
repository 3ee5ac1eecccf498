"""Where the gold goes: set-up, marshalling, reducers, hosts of attachments, what is thrown away."""

from __future__ import annotations

from typing import Final

from greathall.bots.cardgame.purse import Item, knapsack
from greathall.bots.cardgame.sight import bits
from greathall.bots.hbo.sight import Sight
from greathall.bots.hbo.worth import ECONOMY, FOR_ENEMIES, IS_LIMITED, ON_PLAY, PRINT, REDUCERS
from greathall.games.cardgame.codes import ATTACH, DONE, KEEP, MARSHAL, MULLIGAN, PASS, PLACE, SPAN
from greathall.games.cardgame.flow.entering import EnterPlay
from greathall.games.cardgame.names import ATTACHMENT, CHARACTER, EVENT, KNEELING, LOCATION, P_MARSHAL, RENOWN, STEALTH
from greathall.games.hbo import reckon
from greathall.games.hbo.data import COST, HOUSE_OF, ICONS, INCOME_BONUS, STRENGTH, TRAITS_OF, TYPE, UNIQUE, trait
from greathall.games.hbo.flow.playing import duplicate_of, hosts, unique_forbids
from greathall.games.hbo.flow.setup import SETUP_GOLD

ALLY: Final = trait("Ally")
KEPT_FOR: Final[dict[str, tuple[int, float]]] = {
    # What gold is kept for: how much, and what it is worth to have it then.
    "the_lions_cunning": (2, 1.4),
    "never_bet_against_my_family": (1, 0.7),
    "cersei_lannister": (2, 1.2),
    "tyrion_lannister": (1, 0.9),
    "lannisport": (1, 1.1),
    "bronn": (1, 0.4),
    "gilded_plate": (1, 0.5),
}


# ---------------------------------------------------------------- set-up
def setup_plan(sight: Sight) -> list[int]:
    """Cards in hand to be laid out with what gold is left of the five."""
    s, me = sight.s, sight.me
    down = s.play[me]
    left = SETUP_GOLD - sum([COST[s.design[c]] for c in down])
    limited = any([IS_LIMITED[s.design[c]] for c in down])
    seen = {s.design[c] for c in down}
    items: list[Item] = []
    a_limited: Item | None = None
    for c in s.hand[me]:
        d = s.design[c]
        if TYPE[d] not in (CHARACTER, LOCATION) or (UNIQUE[d] and d in seen):
            continue
        seen.add(d)
        worth = PRINT[d] + 1.3  # a card laid out is a card drawn
        worth -= ON_PLAY.get(sight.name(c), 0.0)  # nothing is triggered now
        if sight.name(c) == "varys":  # and so he discards nobody
            worth += 0.8
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
    good = len(people) >= 2 or (len(people) == 1 and len(plan) >= 3) or (len(plan) >= 3 and gold >= 3)
    return KEEP if good else MULLIGAN


def setup(sight: Sight, options: list[int]) -> int:
    plan = [sight.s.design[c] for c in setup_plan(sight)]
    planned = [code for code in options if code != DONE and sight.s.design[code - PLACE] in plan]
    return planned[0] if planned else DONE


# ---------------------------------------------------------------- hosts
def host_score(sight: Sight, attachment: int, host: int) -> float:
    """How good it is that an attachment of one's own lies there."""
    s = sight.s
    name = sight.name(attachment)
    draws = 1.0 if sight.name(host) == "sansa_stark" and s.deck[sight.me] else 0.0
    if s.design[attachment] in FOR_ENEMIES:
        if sight.mine(host) or reckon.is_blank(s, host):
            return -10.0
        text = PRINT[s.design[host]] - 0.7 * sight.strength(host) - 0.45 * bits(sight.icons(host))
        return text - 0.45 * COST[s.design[host]] - 2.0 * INCOME_BONUS[s.design[host]] + 0.3
    if not sight.mine(host):
        return -10.0
    score = 0.3 * sight.worth(host) + draws
    if any([s.design[x] == s.design[attachment] for x in sight.attachments_on(host)]):
        score -= 1.5
    if name == "hand_of_the_king":
        score += 0.5 * sight.fight(host) + (1.0 if sight.keywords(host) & RENOWN else 0.0)
        score -= 2.0 if sight.has_text(host, "hodor") else 0.0
    elif name in ("direwolf", "bodyguard", "gilded_plate"):
        score += 0.3 * sight.worth(host) - (1.5 if sight.saved_by(host) else 0.0)
    elif name == "gutter_rats_cunning":
        score += 0.4 * bits(sight.icons(host)) + (0.8 if sight.keywords(host) & RENOWN else 0.0)
        score -= 0.8 if sight.keywords(host) & STEALTH else 0.0
    elif name == "ice":
        score += 0.4 * bits(sight.icons(host))
    return score


def host(sight: Sight, options: list[int]) -> int:
    frames = [frame for frame in sight.s.stack if isinstance(frame, EnterPlay)]
    if not frames or not sight.known(frames[-1].a):
        return options[0]
    return max(options, key=lambda code: host_score(sight, frames[-1].a, code - ATTACH))


# ---------------------------------------------------------------- marshalling
def bearable(sight: Sight, c: int) -> bool:
    """Is there somebody on whom this attachment does good to this seat?"""
    return any([host_score(sight, c, x) > 0.5 for x in hosts(sight.s, c)])


def _varys(sight: Sight) -> float:
    """He discards an Ally: the best of the opponent's, or one's own, if only himself."""
    s = sight.s

    def allies(seat: int) -> list[float]:
        return [sight.worth(x) for x in sight.characters(seat) if TRAITS_OF[s.design[x]] & ALLY]

    theirs = allies(sight.enemy)
    return max(theirs) if theirs else -min([*allies(sight.me), 5.0])


def hand_worth(sight: Sight, c: int) -> float:
    """What it is worth to have this card of the hand in play now."""
    s = sight.s
    d = s.design[c]
    worth = PRINT[d] + ON_PLAY.get(sight.name(c), 0.0)
    if TYPE[d] == EVENT:
        return worth
    if duplicate_of(s, sight.me, c) >= 0:
        return 1.0
    if TYPE[d] == ATTACHMENT:
        return worth if bearable(sight, c) else 0.0
    if TYPE[d] == CHARACTER:
        mine = sight.characters(sight.me)
        worth += 1.5 if len(mine) < 3 else 0.5 if len(mine) < 5 else 0.0
        if mine:  # icons that are missing
            have = [len([x for x in mine if sight.icons(x) >> t & 1]) for t in range(3)]
            worth += sum([0.5 for t in range(3) if ICONS[d] >> t & 1 and have[t] < 2])
        if sight.name(c) == "varys":
            worth += _varys(sight)
        if reckon.in_force(s, reckon.KILLING_COLD) and STRENGTH[d] <= 1:
            return 0.0
    if ECONOMY[d]:
        worth += 1.5 if s.round <= 4 else -0.6
    return worth


def may_come(sight: Sight, c: int) -> bool:
    s, me = sight.s, sight.me
    d = s.design[c]
    if TYPE[d] == EVENT or (IS_LIMITED[d] and s.limited_played[me]):
        return False
    if TYPE[d] == ATTACHMENT and not hosts(s, c):
        return False
    return not UNIQUE[d] or duplicate_of(s, me, c) >= 0 or not unique_forbids(s, me, d)


def cost_of(sight: Sight, c: int) -> int:
    if duplicate_of(sight.s, sight.me, c) >= 0:
        return 0
    return reckon.cost(sight.s, sight.me, c)


def wanted(sight: Sight, gold: int, cheaper: int = 0) -> list[int]:
    """Which cards of the hand to bring into play with this gold, and what to keep gold for."""
    s, me = sight.s, sight.me
    items: list[Item] = []
    seen: set[int] = set()
    a_limited: Item | None = None
    for c in s.hand[me]:
        d = s.design[c]
        if UNIQUE[d] and d in seen:
            continue
        seen.add(d)
        kept = KEPT_FOR.get(sight.name(c))
        if TYPE[d] == EVENT:
            if kept is not None:
                items.append((c, kept[0] + reckon.event_surcharge(s), kept[1]))
        elif may_come(sight, c):
            item = (c, cost_of(sight, c), hand_worth(sight, c))
            if IS_LIMITED[d]:
                if a_limited is None or item[2] > a_limited[2]:
                    a_limited = item
            else:
                items.append(item)
    if a_limited is not None:
        items.append(a_limited)
    for c in s.play[me]:
        kept = KEPT_FOR.get(sight.name(c))
        if kept is not None and not reckon.is_blank(s, c):
            items.append((c, kept[0], kept[1]))
    return knapsack(items, gold)


def reducer_worth(sight: Sight, source: int) -> float:
    """Positive if Godswood or Hall of Heroes should be used now: for somebody worth two gold of discount."""
    s, me = sight.s, sight.me
    if s.phase != P_MARSHAL or s.active != me or reckon.plot_of(s, me) == reckon.CALLING:
        return -1.0
    house = HOUSE_OF[s.design[source]]
    ready = [c for c in s.play[me] if s.design[c] in REDUCERS and not s.flags[c] & KNEELING]
    for c in wanted(sight, s.gold[me] + 2 * len(ready)):
        d = s.design[c]
        if c in s.hand[me] and TYPE[d] == CHARACTER and HOUSE_OF[d] == house and duplicate_of(s, me, c) < 0:
            if reckon.cost(s, me, c) >= 2:
                return 5.0
    return -1.0


def marshal(sight: Sight, options: list[int], uses: int, worth_of_use: float) -> int:
    """The next thing in one's own marshalling turn. `uses`: the best ability to use, with what it is worth."""
    s, me = sight.s, sight.me
    able = {code - MARSHAL: code for code in options if code // SPAN == MARSHAL // SPAN}
    for c, code in able.items():
        if duplicate_of(s, me, c) >= 0:
            return code
    free = [c for c in able if ECONOMY[s.design[c]] and TYPE[s.design[c]] == LOCATION and cost_of(sight, c) <= 0]
    if free:
        return able[max(free, key=lambda c: (PRINT[s.design[c]], -c))]
    if uses != PASS and worth_of_use > 0:
        return uses
    plan = {s.design[c]: c for c in wanted(sight, s.gold[me]) if c in able and hand_worth(sight, c) > 0.4}
    if not plan:
        return PASS

    def order(d: int) -> tuple[bool, int, float, int]:
        """Hosts before attachments; the dearest while a discount waits for the next character."""
        waiting = TYPE[d] == CHARACTER and reckon.discount(s, me, d) > 0
        return TYPE[d] != ATTACHMENT, COST[d] if waiting else 0, PRINT[d], d

    return able[plan[max(plan, key=order)]]


# ---------------------------------------------------------------- cards in hand
def keep_worth(sight: Sight, c: int) -> float:
    """How much a card in hand is to be kept."""
    s, me = sight.s, sight.me
    if not sight.known(c):
        return 1.0
    d = s.design[c]
    worth = PRINT[d] - 0.2 * COST[d]
    if TYPE[d] == EVENT:
        return worth
    if duplicate_of(s, me, c) >= 0:
        return 2.0
    if UNIQUE[d] and unique_forbids(s, me, d):
        return 0.0
    copies = [x for x in s.hand[me] if sight.known(x) and s.design[x] == d]
    if len(copies) > 1 and UNIQUE[d]:
        worth *= 0.7
    if TYPE[d] == ATTACHMENT and not bearable(sight, c):
        worth *= 0.5
    if ECONOMY[d] and s.round >= 4:
        worth *= 0.6
    return worth
