"""The rules that forbid choices, each as a predicate written from its own text: "this rule forbids that code for that
seat here". Nothing of the engine's legality is used, only columns of the state and the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.catan import codes
from greathall.games.catan.board import EDGE_HEXES, EDGE_NODES, HEX_NODES, NODE_HEXES
from greathall.games.catan.cards.heroes_pieces import OthellYarwyck
from greathall.games.catan.flow.production import MoveTormund, Seven
from greathall.games.catan.flow.setup import Placement
from greathall.games.catan.flow.trade import Negotiation, Offer
from greathall.games.catan.names import CAMP, COLOURS, HEROES
from greathall.games.catan.state import CatanState

Forbids = Callable[[CatanState, int, int], bool]

COST: Final = {
    codes.BUILD_ROAD: {"brick": 1, "lumber": 1},
    codes.BUILD_SETTLEMENT: {"brick": 1, "lumber": 1, "wool": 1, "grain": 1},
    codes.BUILD_KEEP: {"ore": 3, "grain": 2},
    codes.RECRUIT: {"lumber": 1, "brick": 1, "wool": 1},
    codes.BUY: {"ore": 1, "wool": 1, "grain": 1},
}
ORDER: Final = ("grain", "brick", "ore", "lumber", "wool")
BUILT: Final = tuple(COST)
PATROL, RECRUITS, ROAD_BUILDING, WINTER, VICTORY_POINT = range(5)


# ---------------------------------------------------------------- reading a position
def verb(code: int) -> int:
    return code // codes.SPAN * codes.SPAN


def arg(code: int) -> int:
    return code % codes.SPAN


def asked(s: CatanState, seat: int) -> int | None:
    """The kind of question the seat is asked."""
    return next((a.kind for a in s.asks if a.seat == seat), None)


def hand(s: CatanState, seat: int) -> list[int]:
    return s.hand[seat * 5 : seat * 5 + 5]


def land(s: CatanState, places: list[list[int]], at: int) -> bool:
    return at < len(places) and any(s.terrain[h] >= 0 for h in places[at])


def owner(building: int) -> int:
    return -1 if not building else (building - 1) % 4


def hero(s: CatanState, seat: int) -> str:
    held = s.hero[seat]
    return HEROES[held] if held >= 0 else ""


def laid(s: CatanState, seat: int) -> tuple[list[int], list[int]]:
    frame = s.stack[-1]
    if isinstance(frame, Offer):
        return frame.give, frame.want
    assert isinstance(frame, Negotiation)
    return frame.counter_give[seat * 5 : seat * 5 + 5], frame.counter_want[seat * 5 : seat * 5 + 5]


# ---------------------------------------------------------------- shapes of predicates
def any_of(*ways: Forbids) -> Forbids:
    return lambda s, seat, code: any(way(s, seat, code) for way in ways)


def only_at(verbs: tuple[int, ...], *kinds: int) -> Forbids:
    """The rule gives these choices at these questions alone."""
    return lambda s, seat, code: verb(code) in verbs and asked(s, seat) not in kinds


def first(*kinds: int) -> Forbids:
    """The rule's own question must be answered first, by this seat or (if it is asked nothing) by another."""

    def forbids(s: CatanState, seat: int, code: int) -> bool:
        mine = asked(s, seat)
        if mine is None:
            return any(a.kind in kinds for a in s.asks)
        return mine in kinds and not any(verb(o) == verb(code) for a in s.asks if a.seat == seat for o in a.options)

    return forbids


def at(kinds: tuple[int, ...], of: int, test: Forbids) -> Forbids:
    """At these questions an option of that verb fails the test."""
    return lambda s, seat, code: asked(s, seat) in kinds and verb(code) == of and test(s, seat, arg(code))


def not_active(*verbs: int) -> Forbids:
    return lambda s, seat, code: s.turn > 0 and seat != s.active and (not verbs or verb(code) in verbs)


# ---------------------------------------------------------------- tests of single options
TURN: Final = (codes.BEFORE_ROLL, codes.MAIN, codes.TRADE_PHASE, codes.BUILD_PHASE)
BUILDING: Final = (codes.MAIN, codes.BUILD_PHASE)
TRADING: Final = (codes.MAIN, codes.TRADE_PHASE)
LAYING: Final = (codes.COMPOSING, codes.COUNTERING)
ROADS: Final = (*BUILDING, codes.FREE_ROAD, codes.OTHELL_REBUILDS)
GUARDS: Final = (*BUILDING, codes.PLACE_GUARD, codes.FREE_GUARD, codes.YOREN_PLACES, codes.ALLISER_PLACES)


def price(of: int) -> Forbids:
    def short(s: CatanState, seat: int, a: int) -> bool:
        return any(hand(s, seat)[ORDER.index(r)] < n for r, n in COST[of].items())

    return at(BUILDING, of, short)


def none_left(piece: int) -> Forbids:
    return lambda s, seat, a: s.left[seat * 4 + piece] == 0


def road_meets(s: CatanState, seat: int, e: int, through: bool) -> bool:
    """Does an own road (`through`: whoever's building stands there) or own building touch path e?"""
    for v in EDGE_NODES[e]:
        b = s.node[v]
        if owner(b) == seat:
            return True
        if b and not through:
            continue
        for f, ends in enumerate(EDGE_NODES):
            if f != e and v in ends and s.edge[f] == seat + 1:
                return True
    return False


def board_of(s: CatanState) -> CatanState:
    """The board on which a road is to be built: without the one that Othell takes up."""
    frame = s.stack[-1]
    if not isinstance(frame, OthellYarwyck) or frame.road < 0:
        return s
    without = s.clone()
    without.edge = [0 if e == frame.road else o for e, o in enumerate(s.edge)]
    return without


def neighbours(s: CatanState, v: int) -> list[int]:
    paths = [ends for e, ends in enumerate(EDGE_NODES) if land(s, EDGE_HEXES, e) and v in ends]
    return [w for ends in paths for w in ends if w != v]


def own_road_at(s: CatanState, seat: int, v: int) -> bool:
    return any(v in ends and s.edge[e] == seat + 1 for e, ends in enumerate(EDGE_NODES))


def rate(s: CatanState, seat: int, resource: int) -> int:
    """From the board: 2 at an own trade route, else the basic rate."""
    for v, b in enumerate(s.node):
        if owner(b) == seat and s.route[v] == resource:
            return 2
    return 3 if s.table.brotherhood else 4


def too_few(s: CatanState, seat: int, a: int, wanted: int) -> bool:
    give = a // 5
    return rate(s, seat, give) == wanted and hand(s, seat)[give] < wanted


def fresh(s: CatanState, seat: int, kind: int) -> int:
    return sum(1 for c in range(s.dev_fresh, s.dev_next) if s.dev_at[c] == seat and s.dev_kind[c] == kind)


def held(s: CatanState, seat: int, kind: int) -> int:
    return sum(1 for c, where in enumerate(s.dev_at) if where == seat and s.dev_kind[c] == kind)


def no_road_place(s: CatanState, seat: int) -> bool:
    free = [e for e, o in enumerate(s.edge) if not o and land(s, EDGE_HEXES, e)]
    return not s.left[seat * 4] or not any(road_meets(s, seat, e, False) for e in free)


def no_guard_place(s: CatanState, seat: int) -> bool:
    return not s.left[seat * 4 + 3] or all(s.wall[section * 5 + 4] for section in range(4))


def hero_cannot(s: CatanState, seat: int, h: int) -> bool:
    """CAT-HERO.6: what each card needs, from its text."""
    cards, name = hand(s, seat), HEROES[h]
    guard, dev = COST[codes.RECRUIT], COST[codes.BUY]
    if name == "jeor_mormont":
        return not any(cards)
    if name == "bowen_marsh":
        return not any(cards[g] and any(s.supply[t] for t in range(5) if t != g) for g in range(5))
    if name == "othell_yarwyck":
        return not any(loose(s, seat, e) for e in range(len(s.edge)))
    if name == "alliser_thorne":
        return no_guard_place(s, seat) or not any(replaced(cards, guard, a) for a in range(25))
    if name == "melisandre":
        return s.dev_next == len(s.dev_kind) or not any(replaced(cards, dev, a) for a in range(25))
    if name == "mance_rayder":
        return all(s.vp[p] <= s.vp[seat] for p in range(s.n))
    if name == "benjen_stark":
        return not any(s.camp) and not any(s.clearing)
    if name == "ygritte":
        return not any(s.gift)
    if name == "yoren":
        return not s.played[seat] or no_guard_place(s, seat)
    return name == "qhorin_halfhand" and s.tormund == CAMP


def replaced(cards: list[int], cost: dict[str, int], a: int) -> bool:
    """Can the cost be paid with one card of resource a // 5 replaced by one of a % 5?"""
    out, instead = divmod(a, 5)
    due = [cost.get(r, 0) for r in ORDER]
    if not due[out] or out == instead:
        return False
    due[out] -= 1
    due[instead] += 1
    return all(cards[r] >= due[r] for r in range(5))


def loose(s: CatanState, seat: int, e: int) -> bool:
    """An own road tied at one end, with another path to go to."""
    if s.edge[e] != seat + 1:
        return False
    tied = 0
    for v in EDGE_NODES[e]:
        tied += owner(s.node[v]) == seat or any(
            f != e and v in ends and s.edge[f] == seat + 1 for f, ends in enumerate(EDGE_NODES)
        )
    if tied != 1:
        return False
    without = s.clone()
    without.edge = [0 if f == e else o for f, o in enumerate(s.edge)]
    free = [f for f, o in enumerate(without.edge) if not o and f != e and land(s, EDGE_HEXES, f)]
    return any(road_meets(without, seat, f, False) for f in free)


def stays(s: CatanState, seat: int, h: int) -> bool:
    return h == s.tormund or (h != CAMP and (s.terrain[h] < 0 or s.number[h] == 0))


def no_more_offers(s: CatanState, seat: int, a: int) -> bool:
    most = int(s.table.given["offers_per_turn"])
    person = int(s.table.given["uncounted_offers"]) & 1 << seat
    return most == 0 or (s.offers_left <= 0 and not person)


def by_patrol(s: CatanState) -> bool:
    frame = s.stack[-1]
    return isinstance(frame, MoveTormund) and frame.by_patrol


def not_robbable(s: CatanState, seat: int, p: int) -> bool:
    there = {owner(s.node[v]) for v in HEX_NODES[s.tormund]} if s.tormund != CAMP else set()
    return p == seat or p not in there or not s.hand_size[p]


def nothing_to_lay(s: CatanState, seat: int, r: int) -> bool:
    frame = s.stack[-1]
    assert isinstance(frame, Seven)
    return hand(s, seat)[r] <= frame.laid_out[seat * 5 + r]


def out_of_order(s: CatanState, seat: int, code: int) -> bool:
    """CAT-R-TRADE-2: first cards given, then wanted, each in the order of resources."""
    if asked(s, seat) not in LAYING:
        return False
    give, want = laid(s, seat)
    r = arg(code)
    if verb(code) == codes.GIVE:
        return any(want) or any(give[r + 1 :])
    return verb(code) == codes.WANT and (not any(give) or any(want[r + 1 :]))


def negotiating(s: CatanState) -> Negotiation:
    frame = s.stack[-1]
    assert isinstance(frame, Negotiation)
    return frame


def cannot_hand_over(s: CatanState, seat: int, code: int) -> bool:
    """CAT-TRADE.6: real cards both ways."""
    kind = asked(s, seat)
    if kind in LAYING:
        give, want = laid(s, seat)
        if verb(code) == codes.PROPOSE:
            return not any(give) or not any(want)
        return verb(code) == codes.GIVE and hand(s, seat)[arg(code)] <= give[arg(code)]
    if kind == codes.ANSWERING:
        want = negotiating(s).want
        short = any(hand(s, seat)[r] < want[r] for r in range(5))
        return (verb(code) == codes.ACCEPT and short) or (verb(code) == codes.COUNTER and not s.hand_size[seat])
    if kind == codes.PICKING_PARTNER and verb(code) == codes.PARTNER:
        want = negotiating(s).counter_want[arg(code) * 5 : arg(code) * 5 + 5]
        return any(hand(s, seat)[r] < want[r] for r in range(5))
    others = sum(s.hand_size) - s.hand_size[seat]
    return verb(code) == codes.OFFER and kind in TRADING and not (s.hand_size[seat] and others)


def like_for_like(s: CatanState, seat: int, code: int) -> bool:
    kind, a = asked(s, seat), arg(code)
    if verb(code) == codes.SUPPLY and kind in (*TRADING, codes.BOWEN_GIVES):
        return a // 5 == a % 5
    if kind not in LAYING:
        return False
    give, want = laid(s, seat)
    if verb(code) == codes.WANT:
        return give[a] > 0
    return verb(code) == codes.PROPOSE and [n > 0 for n in give] == [n > 0 for n in want]


def more_than_anybody_has(s: CatanState, seat: int, code: int) -> bool:
    if verb(code) != codes.WANT or asked(s, seat) not in LAYING:
        return False
    others = [s.hand_size[p] for p in range(s.n) if p != seat]
    most = max(others) if asked(s, seat) == codes.COMPOSING else s.hand_size[negotiating(s).who]
    return sum(laid(s, seat)[1]) >= most


def not_there(places: int, kinds: tuple[int, ...]) -> Forbids:
    """An option of a wildling where there is none."""

    def empty(s: CatanState, seat: int, a: int) -> bool:
        if places == codes.EXPEL:
            return not s.gift[a]
        return not (s.camp[a] if a < 15 else s.clearing[a - 15])

    return at(kinds, places, empty)


def away_from_settlement(late: bool) -> Forbids:
    def away(s: CatanState, seat: int, e: int) -> bool:
        frame = s.stack[-1]
        assert isinstance(frame, Placement)
        return (s.left[seat * 4 + 1] == 3) == late and frame.settlement not in EDGE_NODES[e]

    return at((codes.PLACE_ROAD,), codes.BUILD_ROAD, away)


def named_wrongly(s: CatanState, seat: int, code: int) -> bool:
    """CAT-HERO.11: the steps of a demand."""
    kind, a, cards = asked(s, seat), arg(code), hand(s, seat)
    if kind == codes.JEOR_DEMANDS and verb(code) == codes.DEMAND:
        return sum(cards) == cards[a]
    return kind in (codes.JEOR_NAMES, codes.JEOR_RETURNS) and verb(code) in (codes.NAME, codes.DONE, codes.GIVE)


def price_of(cost: int, kind: int) -> Forbids:
    return at((kind,), codes.REPLACE, lambda s, seat, a: not replaced(hand(s, seat), COST[cost], a))


def holds(name: str, verbs: tuple[int, ...], *kinds: int) -> Forbids:
    return lambda s, seat, code: hero(s, seat) == name and only_at(verbs, *kinds)(s, seat, code)


HERO_VERBS: Final = (
    codes.HERO, codes.DRIVE_OFF, codes.FLIP, codes.EXCHANGE, codes.BANISH, codes.UPROOT, codes.REPLACE,
    codes.KEEP_CARD, codes.DEMAND, codes.NAME, codes.DONE, codes.PASS,
)  # fmt: skip
ANSWERS: Final = (codes.ACCEPT, codes.REFUSE, codes.COUNTER)
AFTER_THE_ROLL: Final = ("benjen_stark", "ygritte", "qhorin_halfhand")
WHEN_BUILDING: Final = ("alliser_thorne", "melisandre", "yoren")


def too_early(s: CatanState, seat: int, h: int) -> bool:
    kind = asked(s, seat)
    return (kind == codes.BEFORE_ROLL and HEROES[h] not in AFTER_THE_ROLL) or (
        kind == codes.TRADE_PHASE and HEROES[h] in WHEN_BUILDING
    )


def wrong_phase(s: CatanState, seat: int, code: int) -> bool:
    """CAT-TURN.2: roll, trade, build, in this order."""
    kind, v = asked(s, seat), verb(code)
    if v == codes.ROLL:
        return kind != codes.BEFORE_ROLL
    if v in (codes.END, *BUILT):
        return kind not in BUILDING
    if v == codes.TO_BUILD:
        return kind != codes.TRADE_PHASE
    return v in (codes.SUPPLY, codes.OFFER) and kind not in TRADING


BASE: Final[Forbids] = lambda s, seat, code: not s.table.brotherhood  # noqa: E731

# ---------------------------------------------------------------- the rules
REASONS: Final[dict[str, Forbids]] = {
    "CAT-TURN.1": lambda s, seat, code: s.turn > 0 and seat != s.active and asked(s, seat) is None,
    "CAT-TURN.2": wrong_phase,
    "CAT-TURN.3": any_of(not_active(codes.PLAY), first(codes.BEFORE_ROLL)),
    "CAT-TURN.6": lambda s, seat, code: verb(code) == codes.TO_BUILD and not s.table.strict,
    "CAT-COMP.2": lambda s, seat, code: verb(code) == codes.RECRUIT and not s.table.brotherhood,
    "CAT-COMP.3": any_of(at(BUILDING, codes.BUILD_ROAD, none_left(0)), at(BUILDING, codes.BUILD_KEEP, none_left(2))),
    "CAT-COMP.6": at((codes.SAMWELL_TAKES, codes.WINTER_TAKES), codes.TAKE, lambda s, seat, r: s.supply[r] == 0),
    "CAT-COMP.11": lambda s, seat, code: (
        not s.table.brotherhood and (verb(code) in HERO_VERBS or code == codes.PLAY + RECRUITS)
    ),
    "CAT-COMP.15": more_than_anybody_has,
    "CAT-BOARD.1": at(
        (*BUILDING, codes.PLACE_SETTLEMENT), codes.BUILD_SETTLEMENT, lambda s, seat, v: not land(s, NODE_HEXES, v)
    ),
    "CAT-BOARD.3": at((*ROADS, codes.PLACE_ROAD), codes.BUILD_ROAD, lambda s, seat, e: s.edge[e] != 0),
    "CAT-ROAD.1": at(ROADS, codes.BUILD_ROAD, lambda s, seat, e: not road_meets(board_of(s), seat, e, True)),
    "CAT-ROAD.2": at(
        ROADS,
        codes.BUILD_ROAD,
        lambda s, seat, e: road_meets(board_of(s), seat, e, True) and not road_meets(board_of(s), seat, e, False),
    ),
    "CAT-ROAD.3": at((*ROADS, codes.PLACE_ROAD), codes.BUILD_ROAD, lambda s, seat, e: not land(s, EDGE_HEXES, e)),
    "CAT-SETT.1": at((*BUILDING, codes.PLACE_SETTLEMENT), codes.BUILD_SETTLEMENT, lambda s, seat, v: s.node[v] != 0),
    "CAT-SETT.2": at(BUILDING, codes.BUILD_SETTLEMENT, lambda s, seat, v: not own_road_at(s, seat, v)),
    "CAT-SETT.3": at(
        (*BUILDING, codes.PLACE_SETTLEMENT),
        codes.BUILD_SETTLEMENT,
        lambda s, seat, v: any(s.node[w] for w in neighbours(s, v)),
    ),
    "CAT-SETT.4": at(BUILDING, codes.BUILD_SETTLEMENT, none_left(1)),
    "CAT-KEEP.1": at(BUILDING, codes.BUILD_KEEP, lambda s, seat, v: s.node[v] != seat + 1),
    "CAT-GUARD.2": at(GUARDS, codes.RECRUIT, lambda s, seat, w: s.left[seat * 4 + 3] == 0 or s.wall[w * 5 + 4] != 0),
    "CAT-BUILD.1": not_active(*BUILT),
    "CAT-BUILD.2": price(codes.RECRUIT),
    "CAT-BUILD.3": price(codes.BUILD_ROAD),
    "CAT-BUILD.4": price(codes.BUILD_SETTLEMENT),
    "CAT-BUILD.5": price(codes.BUILD_KEEP),
    "CAT-BUILD.6": price(codes.BUY),
    "CAT-TRADE.1": any_of(
        at((codes.BEFORE_ROLL,), codes.SUPPLY, lambda s, seat, a: True),
        at((codes.BEFORE_ROLL,), codes.OFFER, lambda s, seat, a: True),
    ),
    "CAT-TRADE.2": any_of(
        not_active(codes.OFFER),
        only_at((codes.PARTNER,), codes.PICKING_PARTNER),
        at((codes.PICKING_PARTNER,), codes.PARTNER, lambda s, seat, p: p == seat or p >= s.n),
        first(codes.PICKING_PARTNER),
    ),
    "CAT-TRADE.3": any_of(
        lambda s, seat, code: isinstance(s.stack[-1], Negotiation) and only_at(ANSWERS, codes.ANSWERING)(s, seat, code),
        at((codes.PICKING_PARTNER,), codes.PARTNER, lambda s, seat, p: negotiating(s).standing[p] not in (1, 3)),
        first(codes.ANSWERING),
    ),
    "CAT-TRADE.4": not_active(codes.SUPPLY),
    "CAT-TRADE.5": lambda s, seat, code: verb(code) in ANSWERS and not isinstance(s.stack[-1], Negotiation),
    "CAT-TRADE.6": any_of(
        cannot_hand_over,
        only_at((codes.GIVE, codes.WANT, codes.PROPOSE), *LAYING),
        only_at((codes.CANCEL,), *LAYING, codes.PICKING_PARTNER),
        first(*LAYING),
    ),
    "CAT-TRADE.8": like_for_like,
    "CAT-TRADE.9": at(TRADING, codes.SUPPLY, lambda s, seat, a: too_few(s, seat, a, 3)),
    "CAT-TRADE.10": at(TRADING, codes.SUPPLY, lambda s, seat, a: too_few(s, seat, a, 4)),
    "CAT-TRADE.11": at(TRADING, codes.SUPPLY, lambda s, seat, a: too_few(s, seat, a, 2)),
    "CAT-TRADE.12": at((*TRADING, codes.BOWEN_GIVES), codes.SUPPLY, lambda s, seat, a: s.supply[a % 5] == 0),
    "CAT-R-TRADE-2": out_of_order,
    "CAT-R-TRADE-3": at(TRADING, codes.OFFER, no_more_offers),
    "CAT-SEVEN.2": any_of(
        only_at((codes.DISCARD,), codes.DISCARDING),
        at((codes.DISCARDING,), codes.DISCARD, nothing_to_lay),
        first(codes.DISCARDING),
    ),
    "CAT-SEVEN.3": any_of(
        only_at((codes.TORMUND,), codes.MOVING_TORMUND),
        at((codes.MOVING_TORMUND,), codes.TORMUND, stays),
        first(codes.MOVING_TORMUND),
    ),
    "CAT-SEVEN.4": any_of(
        only_at((codes.ROB,), codes.ROBBING), at((codes.ROBBING,), codes.ROB, not_robbable), first(codes.ROBBING)
    ),
    "CAT-R-TORM-1": at(
        (codes.MOVING_TORMUND,),
        codes.TORMUND,
        lambda s, seat, h: h == CAMP and by_patrol(s) and s.table.given["patrol_to_camp"] == "no",
    ),
    "CAT-R-TORM-2": at(
        (codes.ROBBING,),
        codes.ROB,
        lambda s, seat, p: p >= s.n and by_patrol(s) and s.table.given["patrol_theft"] == "required",
    ),
    "CAT-DEV.1": at(TURN, codes.PLAY, lambda s, seat, k: held(s, seat, k) == 0),
    "CAT-DEV.3": at(TURN, codes.PLAY, lambda s, seat, k: s.dev_played),
    "CAT-DEV.4": at(TURN, codes.PLAY, lambda s, seat, k: 0 < held(s, seat, k) == fresh(s, seat, k)),
    "CAT-DEV.6": at(BUILDING, codes.BUY, lambda s, seat, a: -1 not in s.dev_at),
    "CAT-PROG.1": any_of(
        at(TURN, codes.PLAY, lambda s, seat, k: k == RECRUITS and no_guard_place(s, seat)), first(codes.FREE_GUARD)
    ),
    "CAT-PROG.2": any_of(
        at(TURN, codes.PLAY, lambda s, seat, k: k == ROAD_BUILDING and no_road_place(s, seat)), first(codes.FREE_ROAD)
    ),
    "CAT-PROG.3": any_of(
        at(TURN, codes.PLAY, lambda s, seat, k: k == WINTER and not any(s.supply)),
        only_at((codes.TAKE,), codes.WINTER_TAKES),
        first(codes.WINTER_TAKES),
    ),
    "CAT-PATROL.2": any_of(
        only_at((codes.CHASE,), codes.PATROLLING),
        at((codes.ROBBING,), codes.ROB, lambda s, seat, p: by_patrol(s) and not_robbable(s, seat, p)),
        first(codes.PATROLLING),
    ),
    "CAT-PATROL.3": any_of(
        only_at((codes.EXPEL,), codes.EXPELLING), not_there(codes.EXPEL, (codes.EXPELLING,)), first(codes.EXPELLING)
    ),
    "CAT-PATROL.4": lambda s, seat, code: verb(code) == codes.EXPEL and not s.table.brotherhood,
    "CAT-HERO.1": at(TURN, codes.HERO, lambda s, seat, h: s.hero[seat] != h),
    "CAT-HERO.3": not_active(codes.HERO),
    "CAT-HERO.4": at(TURN, codes.HERO, lambda s, seat, h: s.hero_use[seat * 3 + 1] == s.turn),
    "CAT-HERO.5": at(TURN, codes.HERO, lambda s, seat, h: s.hero_use[seat * 3 + 2] == s.turn),
    "CAT-HERO.6": at(TURN, codes.HERO, hero_cannot),
    "CAT-HERO.7": any_of(only_at((codes.FLIP,), codes.AFTER_HERO), first(codes.AFTER_HERO)),
    "CAT-HERO.8": at((codes.AFTER_HERO,), codes.FLIP, lambda s, seat, a: s.hero_use[seat * 3] == 1),
    "CAT-HERO.9": any_of(
        only_at((codes.EXCHANGE,), codes.AFTER_HERO),
        at((codes.AFTER_HERO,), codes.EXCHANGE, lambda s, seat, h: h not in s.hero_pool),
    ),
    "CAT-HERO.10": at(TURN, codes.HERO, too_early),
    "CAT-HERO.11": any_of(
        only_at((codes.DEMAND,), codes.JEOR_DEMANDS),
        only_at((codes.NAME,), codes.JEOR_NAMES, codes.MANCE_LOOKS),
        only_at((codes.DONE,), codes.JEOR_NAMES),
        named_wrongly,
        first(codes.JEOR_DEMANDS, codes.JEOR_NAMES, codes.JEOR_RETURNS),
    ),
    "CAT-HERO.12": any_of(
        at((codes.BOWEN_GIVES,), codes.SUPPLY, lambda s, seat, a: not hand(s, seat)[a // 5]), first(codes.BOWEN_GIVES)
    ),
    "CAT-HERO.13": any_of(
        at(TURN, codes.HERO, lambda s, seat, h: HEROES[h] == "samwell_tarly"),
        only_at((codes.PASS,), codes.SAMWELL_TAKES, codes.MANCE_TAKES),
        holds("samwell_tarly", (codes.TAKE,), codes.SAMWELL_TAKES),
        first(codes.SAMWELL_TAKES),
    ),
    "CAT-HERO.14": any_of(
        only_at((codes.UPROOT,), codes.OTHELL_UPROOTS),
        at((codes.OTHELL_UPROOTS,), codes.UPROOT, lambda s, seat, e: e >= len(s.edge) or not loose(s, seat, e)),
        at((codes.OTHELL_REBUILDS,), codes.BUILD_ROAD, lambda s, seat, e: s.edge[e] == seat + 1),
        first(codes.OTHELL_UPROOTS, codes.OTHELL_REBUILDS),
    ),
    "CAT-HERO.15": any_of(
        only_at((codes.REPLACE,), codes.ALLISER_REPLACES, codes.MELISANDRE_REPLACES),
        price_of(codes.RECRUIT, codes.ALLISER_REPLACES),
        first(codes.ALLISER_REPLACES, codes.ALLISER_PLACES),
    ),
    "CAT-HERO.16": any_of(
        holds("melisandre", (codes.REPLACE,), codes.MELISANDRE_REPLACES),
        price_of(codes.BUY, codes.MELISANDRE_REPLACES),
        only_at((codes.KEEP_CARD,), codes.MELISANDRE_KEEPS),
        at(
            (codes.MELISANDRE_KEEPS,),
            codes.KEEP_CARD,
            lambda s, seat, k: k not in s.dev_kind[s.dev_next : s.dev_next + 3],
        ),
        first(codes.MELISANDRE_REPLACES, codes.MELISANDRE_KEEPS),
    ),
    "CAT-R-HERO-6": at((codes.MELISANDRE_REPLACES,), codes.REPLACE, lambda s, seat, a: a // 5 == a % 5),
    "CAT-HERO.17": any_of(
        holds("mance_rayder", (codes.NAME,), codes.MANCE_LOOKS),
        holds("mance_rayder", (codes.TAKE, codes.PASS), codes.MANCE_TAKES),
        at((codes.MANCE_LOOKS,), codes.NAME, lambda s, seat, p: p >= s.n or s.vp[p] <= s.vp[seat]),
        at((codes.MANCE_TAKES,), codes.TAKE, lambda s, seat, r: codes.TAKE + r not in s.asks[0].options),
        first(codes.MANCE_LOOKS, codes.MANCE_TAKES),
    ),
    "CAT-R-HERO-4": at((codes.MANCE_TAKES,), codes.PASS, lambda s, seat, a: s.table.given["mance_may_decline"] == "no"),
    "CAT-R-HERO-7": at(
        TURN,
        codes.HERO,
        lambda s, seat, h: s.table.given["hero_limit"] == "table" and s.turn in s.hero_use[2::3],
    ),
    "CAT-HERO.18": any_of(
        only_at((codes.DRIVE_OFF,), codes.BENJEN_DRIVES),
        not_there(codes.DRIVE_OFF, (codes.BENJEN_DRIVES,)),
        first(codes.BENJEN_DRIVES),
    ),
    "CAT-HERO.19": any_of(not_there(codes.EXPEL, (codes.YGRITTE_EXPELS,)), first(codes.YGRITTE_EXPELS)),
    "CAT-HERO.20": first(codes.YOREN_PLACES),
    "CAT-VPC.1": lambda s, seat, code: code == codes.PLAY + VICTORY_POINT,
    "CAT-VAR.1": any_of(
        only_at((codes.BANISH,), codes.BANISHING),
        at((codes.BANISHING,), codes.BANISH, lambda s, seat, h: h not in s.hero_pool),
        first(codes.BANISHING),
    ),
    "CAT-SETUP.2": any_of(
        only_at((codes.COLOUR,), codes.PICKING_COLOUR),
        at((codes.PICKING_COLOUR,), codes.COLOUR, lambda s, seat, c: c in s.colour[:seat]),
        first(codes.PICKING_COLOUR),
    ),
    "CAT-SETUP.4": at((codes.PICKING_COLOUR,), codes.COLOUR, lambda s, seat, c: COLOURS[c] == "red" and s.n == 3),
    "CAT-SETUP.10": any_of(away_from_settlement(late=False), first(codes.PLACE_SETTLEMENT, codes.PLACE_ROAD)),
    "CAT-SETUP.11": away_from_settlement(late=True),
    "CAT-SETUP.15": first(codes.PLACE_GUARD),
    "CAT-END.1": lambda s, seat, code: s.over and not s.table.brotherhood,
    "CAT-END.4": lambda s, seat, code: s.over and s.table.brotherhood and s.breaches < 3 and s.gift_total <= 7,
    "CAT-END.5": lambda s, seat, code: s.over and s.breaches == 3,
    "CAT-END.6": lambda s, seat, code: s.over and s.gift_total > 7,
}
