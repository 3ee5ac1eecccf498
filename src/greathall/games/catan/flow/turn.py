"""A turn: before the roll, the first phase, trade and build (CAT-TURN)."""

from __future__ import annotations

from typing import Final

from greathall.games.catan import codes, sites
from greathall.games.catan.cards import development, heroes
from greathall.games.catan.flow.production import FirstPhase
from greathall.games.catan.flow.trade import Offer
from greathall.games.catan.names import (
    COST_DEVELOPMENT,
    COST_GUARD,
    COST_KEEP,
    COST_ROAD,
    COST_SETTLEMENT,
    KEEP,
    ROAD,
    SETTLEMENT,
)  # fmt: skip
from greathall.games.catan.ops import cards, pieces
from greathall.games.catan.ops.ending import check_victory, stop_at_limit, wins_now
from greathall.games.catan.reading import supply_pair
from greathall.games.catan.state import CatanState
from greathall.kernel.state import BEGIN, Frame

ROUTE_RATE: Final = 2  # CAT-TRADE.11
# CAT-TRADE.8: the four trades of one resource.
SUPPLY_TRADES: Final = [[codes.SUPPLY + give * 5 + take for take in range(5) if take != give] for give in range(5)]


# The questions of a player's own turn.
OWN_TURN: Final = (codes.BEFORE_ROLL, codes.MAIN, codes.TRADE_PHASE, codes.BUILD_PHASE)


# ---------------------------------------------------------------- building (CAT-BUILD)
def affords(s: CatanState, seat: int, cost: tuple[int, ...]) -> bool:
    """CAT-BUILD.1: is the price in the hand?"""
    h0, h1, h2, h3, h4 = s.hand[seat * 5 : seat * 5 + 5]
    c0, c1, c2, c3, c4 = cost
    return h0 >= c0 and h1 >= c1 and h2 >= c2 and h3 >= c3 and h4 >= c4


def phase_forbids_building(s: CatanState) -> str:
    """CAT-TURN.2: the build phase is the last of the turn."""
    return "" if s.asks[0].kind in (codes.MAIN, codes.BUILD_PHASE) else "CAT-TURN.2"


def forbids_road(s: CatanState, seat: int, e: int) -> str:
    """Building a road in the own turn: the place, then the piece, then the price; so with everything that is built."""
    return (
        phase_forbids_building(s)
        or sites.forbids_road(s, seat, e)
        or ("" if s.left[seat * 4 + ROAD] else "CAT-COMP.3")
        or ("" if affords(s, seat, COST_ROAD) else "CAT-BUILD.3")
    )


def forbids_settlement(s: CatanState, seat: int, v: int) -> str:
    return (
        phase_forbids_building(s)
        or sites.forbids_settlement(s, seat, v)
        or ("" if s.left[seat * 4 + SETTLEMENT] else "CAT-SETT.4")
        or ("" if affords(s, seat, COST_SETTLEMENT) else "CAT-BUILD.4")
    )


def forbids_keep(s: CatanState, seat: int, v: int) -> str:
    return (
        phase_forbids_building(s)
        or sites.forbids_keep(s, seat, v)
        or ("" if s.left[seat * 4 + KEEP] else "CAT-COMP.3")
        or ("" if affords(s, seat, COST_KEEP) else "CAT-BUILD.5")
    )


def forbids_guard(s: CatanState, seat: int, section: int) -> str:
    if not s.table.brotherhood:
        return "CAT-COMP.2"
    return (
        phase_forbids_building(s)
        or sites.forbids_guard(s, seat, section)
        or ("" if affords(s, seat, COST_GUARD) else "CAT-BUILD.2")
    )


def forbids_buying(s: CatanState, seat: int, arg: int) -> str:
    return (
        phase_forbids_building(s)
        or ("" if s.dev_next < len(s.dev_kind) else "CAT-DEV.6")
        or ("" if affords(s, seat, COST_DEVELOPMENT) else "CAT-BUILD.6")
    )


def build_options(s: CatanState, seat: int, out: list[int]) -> None:
    """CAT-BUILD.1 to CAT-BUILD.6, CAT-COMP.3: everything that can be paid for and placed. The prices stand here once
    more, since one look at the hand answers for all of them."""
    grain, brick, ore, lumber, wool = s.hand[seat * 5 : seat * 5 + 5]
    left = s.left
    i = seat * 4
    if lumber and brick:
        if left[i + ROAD]:
            out += sites.road_sites(s, seat)
        if wool:
            if s.table.brotherhood:
                out += sites.guard_sites(s, seat)
            if grain and left[i + SETTLEMENT]:  # CAT-SETT.4
                out += sites.settlement_sites(s, seat)
    if ore and grain:
        if ore >= 3 and grain >= 2 and left[i + KEEP]:
            out += sites.keep_sites(s, seat)
        if wool and s.dev_next < len(s.dev_kind):  # CAT-DEV.6
            out.append(codes.BUY)


# ---------------------------------------------------------------- trade (CAT-TRADE)
def phase_forbids_trade(s: CatanState) -> str:
    """CAT-TRADE.1: after the roll; CAT-TURN.2: with strict phases not once building has begun."""
    kind = s.asks[0].kind
    if kind == codes.BEFORE_ROLL:
        return "CAT-TRADE.1"
    return "CAT-TURN.2" if kind == codes.BUILD_PHASE else ""


def forbids_exchange(s: CatanState, give: int, take: int) -> str:
    """CAT-TRADE.8, CAT-TRADE.12: with the supply, at whatever rate."""
    if give == take:
        return "CAT-TRADE.8"
    return "" if s.supply[take] else "CAT-TRADE.12"


def forbids_supply_trade(s: CatanState, seat: int, arg: int) -> str:
    give, take = supply_pair(arg)
    reason = phase_forbids_trade(s) or forbids_exchange(s, give, take)
    rate = s.rate[seat * 5 + give]
    if reason or s.hand[seat * 5 + give] >= rate:
        return reason
    if rate == ROUTE_RATE:
        return "CAT-TRADE.11"
    return "CAT-TRADE.9" if s.table.brotherhood else "CAT-TRADE.10"


def may_still_offer(s: CatanState, seat: int) -> bool:
    """R-TRADE-3: the table bounds the offers of a turn; those of people are not counted, unless it allows none."""
    return s.offers_left > 0 or (s.table.offers > 0 and s.table.uncounted >> seat & 1 == 1)


def forbids_offer(s: CatanState, seat: int, arg: int) -> str:
    """CAT-TRADE.6: no gifts, so the player and somebody else must hold a card."""
    own = s.hand_size[seat]
    reason = phase_forbids_trade(s)
    if reason:
        return reason
    if not may_still_offer(s, seat):
        return "CAT-R-TRADE-3"
    return "" if own and sum(s.hand_size) > own else "CAT-TRADE.6"


def trade_options(s: CatanState, seat: int, out: list[int]) -> None:
    """CAT-TRADE.1, CAT-TRADE.9 to CAT-TRADE.12: supply trades and the opening of an offer."""
    hand = s.hand
    rate = s.rate
    supply = s.supply
    i = seat * 5
    if supply[0] and supply[1] and supply[2] and supply[3] and supply[4]:
        for r in range(5):
            if hand[i + r] >= rate[i + r]:
                out += SUPPLY_TRADES[r]
    else:
        for r in range(5):
            if hand[i + r] >= rate[i + r]:
                out += [codes.SUPPLY + r * 5 + t for t in range(5) if not forbids_exchange(s, r, t)]
    own = s.hand_size[seat]
    if own and sum(s.hand_size) > own and may_still_offer(s, seat):
        out.append(codes.OFFER)


# ---------------------------------------------------------------- cards and heroes in the own turn
def forbids_card(s: CatanState, seat: int, kind: int) -> str:
    return development.forbids_playing(s, seat, kind)


def forbids_hero(s: CatanState, seat: int, hero: int) -> str:
    return heroes.forbids_using(s, seat, hero, s.asks[0].kind)


# ---------------------------------------------------------------- the order of a turn
def forbids_roll(s: CatanState, seat: int, arg: int) -> str:
    return "" if s.asks[0].kind == codes.BEFORE_ROLL else "CAT-TURN.2"


def forbids_end(s: CatanState, seat: int, arg: int) -> str:
    return "" if s.asks[0].kind in (codes.MAIN, codes.BUILD_PHASE) else "CAT-TURN.2"


def forbids_to_build(s: CatanState, seat: int, arg: int) -> str:
    """CAT-TURN.6: where trading and building alternate freely there is no step from one to the other."""
    kind = s.asks[0].kind
    if kind == codes.TRADE_PHASE:
        return ""
    return "CAT-TURN.2" if s.table.strict else "CAT-TURN.6"


# Steps of Turn.
BEFORE_ROLL: Final = 1
COMBINED: Final = 2  # CAT-TURN.6
TRADING: Final = 3
BUILDING: Final = 4


class Turn(Frame[CatanState]):
    """CAT-TURN.1 to CAT-TURN.6: one frame for all turns."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = BEFORE_ROLL
            pieces.begin_turn(s, s.active)
        else:
            code = s.take_answer()
            if code >= 0:  # else: back from a frame that was pushed
                self.carry_out(s, code)
                if s.over or s.stack[-1] is not self:
                    return
            if self.at == BEFORE_ROLL and s.rolled:  # the first phase is over
                self.at = TRADING if s.table.strict else COMBINED
        if not wins_now(s):
            self.ask(s)

    def ask(self, s: CatanState) -> None:
        seat = s.active
        at = self.at
        out: list[int]
        if at == BEFORE_ROLL:
            out = [codes.ROLL]
            if not s.dev_played:
                development.playable_cards(s, seat, out)
            if s.table.brotherhood and not heroes.forbids_using(s, seat, s.hero[seat], codes.BEFORE_ROLL):
                out.append(codes.HERO + s.hero[seat])
            s.ask(seat, codes.BEFORE_ROLL, out)
            return
        kind = codes.MAIN if at == COMBINED else codes.TRADE_PHASE if at == TRADING else codes.BUILD_PHASE
        out = [codes.TO_BUILD if at == TRADING else codes.END]
        if at != TRADING:
            build_options(s, seat, out)
        if at != BUILDING:
            trade_options(s, seat, out)
        if not s.dev_played:
            development.playable_cards(s, seat, out)
        if s.table.brotherhood and not heroes.forbids_using(s, seat, s.hero[seat], kind):
            out.append(codes.HERO + s.hero[seat])
        s.ask(seat, kind, out)

    def carry_out(self, s: CatanState, code: int) -> None:
        seat = s.active
        arg = code % codes.SPAN
        verb = code - arg
        if code == codes.END:
            self.end_turn(s)
        elif code == codes.ROLL:
            s.push(FirstPhase(seat))
        elif code == codes.OFFER:
            pieces.use_offer(s)
            s.push(Offer(seat))
        elif verb == codes.SUPPLY:
            give, take = supply_pair(arg)
            cards.supply_trade(s, seat, give, take, s.rate[seat * 5 + give])
        elif code == codes.BUY:
            cards.pay(s, seat, COST_DEVELOPMENT)
            cards.buy(s, seat)
        elif verb == codes.BUILD_ROAD:
            cards.pay(s, seat, COST_ROAD)
            pieces.build_road(s, seat, arg)
        elif verb == codes.BUILD_SETTLEMENT:
            cards.pay(s, seat, COST_SETTLEMENT)
            pieces.build_settlement(s, seat, arg)
        elif verb == codes.BUILD_KEEP:
            cards.pay(s, seat, COST_KEEP)
            pieces.build_keep(s, seat, arg)
        elif verb == codes.RECRUIT:
            cards.pay(s, seat, COST_GUARD)
            pieces.place_guard(s, seat, arg)
        elif verb == codes.PLAY:
            development.play_card(s, seat, arg)
        elif verb == codes.HERO:
            pieces.use_hero(s, seat)
            heroes.HEROES[arg].begin(s, seat)
        else:  # TO_BUILD
            self.at = BUILDING

    def end_turn(self, s: CatanState) -> None:
        """CAT-TURN.5; R-END-1 (b) as an option: points win only now."""
        if s.table.victory_at_turn_end:
            check_victory(s)
            if s.over:
                return
        if s.table.turn_limit and s.turn >= s.table.turn_limit:
            stop_at_limit(s)
            return
        seat = s.active + 1
        pieces.begin_turn(s, seat if seat < s.n else 0)
        self.at = BEFORE_ROLL
