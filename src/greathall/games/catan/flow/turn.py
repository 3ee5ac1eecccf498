"""A turn: before the roll, the first phase, trade and build (CAT-TURN)."""

from __future__ import annotations

from typing import Final

from greathall.games.catan import codes
from greathall.games.catan.cards.development import play_card, playable_cards
from greathall.games.catan.cards.heroes import AFTER_ROLL, BEFORE_ROLL_TOO, HEROES, hero_ready
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
from greathall.games.catan.reading import hero_of, supply_pair
from greathall.games.catan.sites import guard_sites, keep_sites, road_sites, settlement_sites
from greathall.games.catan.state import CatanState
from greathall.kernel.state import BEGIN, Frame

# CAT-TRADE.8: the four trades of one resource.
SUPPLY_TRADES: Final = [[codes.SUPPLY + give * 5 + take for take in range(5) if take != give] for give in range(5)]


def build_options(s: CatanState, seat: int, out: list[int]) -> None:
    """CAT-BUILD.1 to CAT-BUILD.6, CAT-COMP.3: everything that can be paid for and placed."""
    grain, brick, ore, lumber, wool = s.hand[seat * 5 : seat * 5 + 5]
    left = s.left
    i = seat * 4
    if lumber and brick:
        if left[i + ROAD]:
            out += road_sites(s, seat)
        if wool:
            if s.table.brotherhood:
                out += guard_sites(s, seat)
            if grain and left[i + SETTLEMENT]:  # CAT-SETT.4
                out += settlement_sites(s, seat)
    if ore and grain:
        if ore >= 3 and grain >= 2 and left[i + KEEP]:
            out += keep_sites(s, seat)
        if wool and s.dev_next < len(s.dev_kind):  # CAT-DEV.6
            out.append(codes.BUY)


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
                for t in range(5):
                    if t != r and supply[t]:
                        out.append(codes.SUPPLY + r * 5 + t)
    own = s.hand_size[seat]
    if own and s.offers_left > 0 and sum(s.hand_size) > own:  # CAT-TRADE.6: no gifts, so somebody must hold a card
        out.append(codes.OFFER)


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
                playable_cards(s, seat, out)
            if s.table.brotherhood and hero_ready(s, seat, BEFORE_ROLL_TOO):
                out.append(codes.HERO + hero_of(s, seat))
            s.ask(seat, codes.BEFORE_ROLL, out)
            return
        out = [codes.TO_BUILD if at == TRADING else codes.END]
        if at != TRADING:
            build_options(s, seat, out)
        if at != BUILDING:
            trade_options(s, seat, out)
        if not s.dev_played:
            playable_cards(s, seat, out)
        if s.table.brotherhood and hero_ready(s, seat, AFTER_ROLL):
            hero = hero_of(s, seat)
            if at != TRADING or not HEROES[hero].only_building:
                out.append(codes.HERO + hero)
        s.ask(seat, codes.MAIN if at == COMBINED else codes.TRADE_PHASE if at == TRADING else codes.BUILD_PHASE, out)

    def carry_out(self, s: CatanState, code: int) -> None:
        seat = s.active
        verb = code // codes.SPAN
        arg = code - verb * codes.SPAN
        if code == codes.END:
            self.end_turn(s)
        elif code == codes.ROLL:
            s.push(FirstPhase(seat))
        elif code == codes.OFFER:
            pieces.use_offer(s)
            s.push(Offer(seat))
        elif verb == codes.SUPPLY // codes.SPAN:
            give, take = supply_pair(arg)
            cards.supply_trade(s, seat, give, take, s.rate[seat * 5 + give])
        elif code == codes.BUY:
            cards.pay(s, seat, COST_DEVELOPMENT)
            cards.buy(s, seat)
        elif verb == codes.BUILD_ROAD // codes.SPAN:
            cards.pay(s, seat, COST_ROAD)
            pieces.build_road(s, seat, arg)
        elif verb == codes.BUILD_SETTLEMENT // codes.SPAN:
            cards.pay(s, seat, COST_SETTLEMENT)
            pieces.build_settlement(s, seat, arg)
        elif verb == codes.BUILD_KEEP // codes.SPAN:
            cards.pay(s, seat, COST_KEEP)
            pieces.build_keep(s, seat, arg)
        elif verb == codes.RECRUIT // codes.SPAN:
            cards.pay(s, seat, COST_GUARD)
            pieces.place_guard(s, seat, arg)
        elif verb == codes.PLAY // codes.SPAN:
            play_card(s, seat, arg)
        elif verb == codes.HERO // codes.SPAN:
            pieces.use_hero(s, seat)
            HEROES[arg].begin(s, seat)
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
