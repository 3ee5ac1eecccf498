"""Heroes who move roads, guards, wildlings or Tormund, one block each (CAT-HERO.14 and .18 to .21)."""

from __future__ import annotations

from typing import Final

from greathall.games.catan import codes
from greathall.games.catan.cards.hero import HeroFrame
from greathall.games.catan.names import CAMP
from greathall.games.catan.ops import cards, pieces, wildlings
from greathall.games.catan.reading import (
    NORTH_CAMPS,
    clearing_place,
    gift_place,
    is_camp,
)
from greathall.games.catan.sites import forbids_road, guard_sites, loose_roads, sites_without
from greathall.games.catan.state import CatanState
from greathall.kernel.state import BEGIN, NOBODY


# ---------------------------------------------------------------- A4 Othell Yarwyck
def othell_ready(s: CatanState, seat: int) -> bool:
    return len(loose_roads(s, seat)) > 0


# Steps of OthellYarwyck.
ROAD_ASKED: Final = 1
PATH_ASKED: Final = 2


class OthellYarwyck(HeroFrame):
    """CAT-HERO.14: re-route one own road that is tied to own pieces at one end only."""

    __slots__ = ("road",)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.road = -1  # the path it leaves

    def copy(self) -> OthellYarwyck:
        other = OthellYarwyck(self.who)
        other.at = self.at
        other.road = self.road
        return other

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = ROAD_ASKED
            self.ask(s)
        elif self.at == ROAD_ASKED:
            self.at = PATH_ASKED
            self.road = s.answer - codes.UPROOT
            self.ask(s)
        else:
            pieces.move_road(s, self.who, self.road, s.answer - codes.BUILD_ROAD)
            self.used(s)

    def ask(self, s: CatanState) -> None:
        if self.at == ROAD_ASKED:
            s.ask_unless_lone(self.who, codes.OTHELL_UPROOTS, loose_roads(s, self.who))
        else:
            s.ask_unless_lone(self.who, codes.OTHELL_REBUILDS, sites_without(s, self.who, self.road))


def forbids_uprooting(s: CatanState, seat: int, e: int) -> str:
    """CAT-HERO.14: an own road tied at one end, with somewhere to go."""
    return "" if codes.UPROOT + e in loose_roads(s, seat) else "CAT-HERO.14"


def forbids_rebuilding(s: CatanState, seat: int, e: int) -> str:
    """CAT-HERO.14: another path, by the rules of roads once the road is taken up."""
    frame = s.stack[-1]
    assert isinstance(frame, OthellYarwyck)
    if e == frame.road:
        return "CAT-HERO.14"
    if codes.BUILD_ROAD + e in sites_without(s, seat, frame.road):
        return ""
    return forbids_road(s, seat, e) or "CAT-ROAD.1"


# ---------------------------------------------------------------- A8 Benjen Stark
def benjen_ready(s: CatanState, seat: int) -> bool:
    return any(s.camp) or any(s.clearing)


class BenjenStark(HeroFrame):
    """CAT-HERO.18: send a wildling of a camp or clearing home, then reveal a token of the pool."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        wildlings.drive_off(s, self.who, code - codes.DRIVE_OFF)
        wildlings.draw_token(s)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        camps = [codes.DRIVE_OFF + i for i, kind in enumerate(s.camp) if kind]
        clearings = [codes.DRIVE_OFF + clearing_place(i) for i, count in enumerate(s.clearing) if count]
        s.ask_unless_lone(self.who, codes.BENJEN_DRIVES, camps + clearings)


def forbids_driving_off(s: CatanState, seat: int, place: int) -> str:
    """CAT-HERO.18: a place with a wildling."""
    there = s.camp[place] if is_camp(place) else s.clearing[place - NORTH_CAMPS]
    return "" if there else "CAT-HERO.18"


# ---------------------------------------------------------------- A9 Ygritte
def ygritte_ready(s: CatanState, seat: int) -> bool:
    return s.gift_total > 0


class Ygritte(HeroFrame):
    """CAT-HERO.19: send a wildling of the Gift home."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        h, kind = gift_place(code - codes.EXPEL)
        wildlings.expel(s, self.who, h, kind)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        s.ask_unless_lone(self.who, codes.YGRITTE_EXPELS, [codes.EXPEL + i for i, count in enumerate(s.gift) if count])


def forbids_ygrittes_choice(s: CatanState, seat: int, arg: int) -> str:
    """CAT-HERO.19: a wildling that is there."""
    return "" if s.gift[arg] else "CAT-HERO.19"


# ---------------------------------------------------------------- A10 Yoren
def yoren_ready(s: CatanState, seat: int) -> bool:
    return s.played[seat] > 0 and len(guard_sites(s, seat)) > 0


class Yoren(HeroFrame):
    """CAT-HERO.20: a played Patrol becomes a guard."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        cards.discard_patrol(s, self.who)
        if not s.over:
            pieces.place_guard(s, self.who, code - codes.RECRUIT)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        s.ask_unless_lone(self.who, codes.YOREN_PLACES, guard_sites(s, self.who))


# ---------------------------------------------------------------- A11 Qhorin Halfhand
def qhorin_ready(s: CatanState, seat: int) -> bool:
    return s.tormund != CAMP


class QhorinHalfhand(HeroFrame):
    """CAT-HERO.21, CAT-TORM.1: send Tormund home and take a card of the hex he left."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        resource = s.terrain[s.tormund]
        pieces.move_tormund(s, self.who, CAMP)
        if s.supply[resource]:
            cards.gain(s, self.who, resource, 1)
        self.used(s)
