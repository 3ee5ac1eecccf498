"""What forbids a choice of the own turn, written from the rules apart from the engine: an oracle for legality."""

from __future__ import annotations

from typing import Final

from greathall.games.catan import codes
from greathall.games.catan.board import EDGE_NODES, LAYOUTS
from greathall.games.catan.cards.heroes import BEFORE_ROLL_TOO, HEROES, SAMWELLS_TIME
from greathall.games.catan.names import (
    COST_DEVELOPMENT,
    COST_GUARD,
    COST_KEEP,
    COST_ROAD,
    COST_SETTLEMENT,
    GUARD,
    KEEP,
    PATROL,
    RECRUITS,
    ROAD,
    ROAD_BUILDING,
    SETTLEMENT,
    VICTORY_POINT,
)  # fmt: skip
from greathall.games.catan.sites import touches
from greathall.games.catan.state import SINCE, USED, CatanState

TURN_KINDS: Final = (codes.BEFORE_ROLL, codes.MAIN, codes.TRADE_PHASE, codes.BUILD_PHASE)


# ---------------------------------------------------------------- in the own turn
def explain_turn(s: CatanState, seat: int, code: int, kind: int) -> str:
    """What forbids an action of the own turn, '' if nothing does."""
    verb, arg = code // codes.SPAN * codes.SPAN, code % codes.SPAN
    rolled = kind != codes.BEFORE_ROLL
    building = kind in (codes.MAIN, codes.BUILD_PHASE)
    trading = kind in (codes.MAIN, codes.TRADE_PHASE)
    if verb == codes.ROLL:
        return "" if not rolled else "CAT-TURN.2"
    if verb == codes.END:
        return "" if building else "CAT-TURN.2"
    if verb == codes.TO_BUILD:
        return "" if kind == codes.TRADE_PHASE else "CAT-TURN.6"
    if verb in (codes.BUILD_ROAD, codes.BUILD_SETTLEMENT, codes.BUILD_KEEP, codes.RECRUIT, codes.BUY):
        return explain_building(s, seat, verb, arg) if building else "CAT-TURN.2"
    if verb in (codes.SUPPLY, codes.OFFER):
        return explain_trade(s, seat, verb, arg) if trading else "CAT-TURN.2"
    if verb == codes.PLAY:
        return explain_card(s, seat, arg)
    if verb == codes.HERO:
        return explain_hero(s, seat, arg, kind)
    return "CAT-TURN.2"


def explain_building(s: CatanState, seat: int, verb: int, arg: int) -> str:
    if verb == codes.BUILD_ROAD:
        return cannot_pay(s, seat, COST_ROAD, "CAT-BUILD.3") or no_piece(s, seat, ROAD) or explain_road(s, seat, arg)
    if verb == codes.BUILD_SETTLEMENT:
        return (
            cannot_pay(s, seat, COST_SETTLEMENT, "CAT-BUILD.4")
            or ("CAT-SETT.4" if not s.left[seat * 4 + SETTLEMENT] else "")
            or explain_settlement(s, seat, arg)
        )
    if verb == codes.BUILD_KEEP:
        return (
            cannot_pay(s, seat, COST_KEEP, "CAT-BUILD.5")
            or no_piece(s, seat, KEEP)
            or ("CAT-KEEP.1" if s.node[arg] != seat + 1 else "")
        )
    if verb == codes.RECRUIT:
        if not s.table.brotherhood:
            return "CAT-COMP.2"
        return cannot_pay(s, seat, COST_GUARD, "CAT-BUILD.2") or explain_guard(s, seat, arg)
    empty = s.dev_next == len(s.dev_kind)
    return cannot_pay(s, seat, COST_DEVELOPMENT, "CAT-BUILD.6") or ("CAT-DEV.6" if empty else "")


def cannot_pay(s: CatanState, seat: int, cost: tuple[int, ...], rule: str) -> str:
    return rule if any(s.hand[seat * 5 + r] < cost[r] for r in range(5)) else ""


def no_piece(s: CatanState, seat: int, piece: int) -> str:
    return "" if s.left[seat * 4 + piece] else "CAT-COMP.3"


def explain_road(s: CatanState, seat: int, e: int) -> str:
    layout = LAYOUTS[s.layout]
    if e >= len(s.edge) or not layout.is_edge[e]:
        return "CAT-ROAD.3"
    if s.edge[e]:
        return "CAT-BOARD.3"
    if touches(s, layout, seat, e):
        return ""
    for v in EDGE_NODES[e]:
        if s.node[v] and any(f != e and s.edge[f] == seat + 1 for f in layout.node_edges[v]):
            return "CAT-ROAD.2"
    return "CAT-ROAD.1"


def explain_settlement(s: CatanState, seat: int, v: int) -> str:
    layout = LAYOUTS[s.layout]
    if not layout.is_node[v]:
        return "CAT-BOARD.1"
    if s.node[v]:
        return "CAT-SETT.1"
    if any(s.node[w] for w in layout.node_nodes[v]):
        return "CAT-SETT.3"
    if seat >= 0 and not any(s.edge[e] == seat + 1 for e in layout.node_edges[v]):
        return "CAT-SETT.2"
    return ""


def explain_guard(s: CatanState, seat: int, section: int) -> str:
    return "CAT-GUARD.2" if not s.left[seat * 4 + GUARD] or s.watch[section] == 5 else ""


def explain_trade(s: CatanState, seat: int, verb: int, arg: int) -> str:
    if verb == codes.OFFER:
        others = any(s.hand_size[p] for p in range(s.n) if p != seat)
        return "CAT-R-TRADE-3" if s.offers_left <= 0 else "" if s.hand_size[seat] and others else "CAT-TRADE.6"
    give, take = divmod(arg, 5)
    if give == take:
        return "CAT-TRADE.8"
    rate = s.rate[seat * 5 + give]
    if s.hand[seat * 5 + give] < rate:
        return "CAT-TRADE.11" if rate == 2 else "CAT-TRADE.9" if rate == 3 else "CAT-TRADE.10"
    return "" if s.supply[take] else "CAT-TRADE.12"


def explain_card(s: CatanState, seat: int, kind: int) -> str:
    if kind == VICTORY_POINT:
        return "CAT-VPC.1"
    if s.dev_played:
        return "CAT-DEV.3"
    held, fresh = s.dev_held[seat * 5 + kind], s.dev_held[s.n * 5 + kind]
    if held <= fresh:
        return "CAT-DEV.4" if held else "CAT-DEV.1"
    if kind == PATROL:
        return ""
    if kind == RECRUITS:
        return "" if any(not explain_guard(s, seat, section) for section in range(4)) else "CAT-PROG.1"
    if kind == ROAD_BUILDING:
        paths = range(len(s.edge))
        return "" if s.left[seat * 4 + ROAD] and any(not explain_road(s, seat, e) for e in paths) else "CAT-PROG.2"
    return "" if any(s.supply) else "CAT-PROG.3"


def explain_hero(s: CatanState, seat: int, hero: int, kind: int) -> str:
    if not s.table.brotherhood:
        return "CAT-COMP.11"
    i = seat * 3
    if s.hero[seat] != hero:
        return "CAT-HERO.1"
    card = HEROES[hero]
    if card.when == SAMWELLS_TIME:
        return "CAT-HERO.13"
    if s.hero_use[i + USED] == s.turn:
        return "CAT-HERO.5"
    if s.hero_use[i + SINCE] == s.turn:
        return "CAT-HERO.4"
    if kind == codes.BEFORE_ROLL and card.when != BEFORE_ROLL_TOO:
        return "CAT-HERO.10"
    if kind == codes.TRADE_PHASE and card.only_building:
        return "CAT-HERO.10"
    if s.table.hero_per_table and any(s.hero_use[p * 3 + USED] == s.turn for p in range(s.n)):
        return "CAT-HERO.5"
    return "" if card.ready(s, seat) else "CAT-HERO.6"
