"""The development cards, one block each (CAT-DEV, CAT-PATROL, CAT-PROG). Victory point cards are never played."""

from __future__ import annotations

from greathall.games.catan.codes import (
    BUILD_ROAD,
    CHASE,
    EXPEL,
    EXPELLING,
    FREE_GUARD,
    FREE_ROAD,
    PATROLLING,
    PLAY,
    RECRUIT,
    TAKE,
    WINTER_TAKES,
)  # fmt: skip
from greathall.games.catan.flow.production import MoveTormund
from greathall.games.catan.names import PATROL, RECRUITS, ROAD, ROAD_BUILDING, WINTER
from greathall.games.catan.ops import cards, pieces, wildlings
from greathall.games.catan.ops.ending import wins_now
from greathall.games.catan.sites import guard_sites, road_sites
from greathall.games.catan.state import CatanState
from greathall.kernel.state import Frame, OneQuestion


def playable_cards(s: CatanState, seat: int, out: list[int]) -> None:
    """CAT-DEV.3, CAT-DEV.4, CAT-PATROL.5: cards held since before this turn that can be carried out, before or after
    the roll."""
    held = s.dev_held
    i = seat * 5
    fresh = s.n * 5
    if held[i] > held[fresh]:
        out.append(PLAY + PATROL)
    if held[i + RECRUITS] > held[fresh + RECRUITS] and guard_sites(s, seat):  # CAT-PROG.1
        out.append(PLAY + RECRUITS)
    if held[i + ROAD_BUILDING] > held[fresh + ROAD_BUILDING] and s.left[seat * 4 + ROAD] and road_sites(s, seat):
        out.append(PLAY + ROAD_BUILDING)
    if held[i + WINTER] > held[fresh + WINTER] and any(s.supply):
        out.append(PLAY + WINTER)


def play_card(s: CatanState, seat: int, kind: int) -> None:
    cards.play_development(s, seat, kind)
    if wins_now(s):  # Most Patrols brought the points, or called the wildling that ended the game
        return
    if kind == PATROL:
        s.push(RangerPatrol(seat))
    elif kind == RECRUITS:
        s.push(NewRecruits(seat))
    elif kind == ROAD_BUILDING:
        s.push(RoadBuilding(seat))
    else:
        s.push(WinterIsComing(seat))


class RangerPatrol(Frame[CatanState]):
    """CAT-PATROL.2 to CAT-PATROL.4: move Tormund, or send a wildling of the Gift home and take its hex's resource."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == 0 and s.gift_total:
            self.at = 1
            self.ask(s)
        elif self.at == 1 and s.answer != CHASE:
            self.at = 2
            self.ask(s)
        elif self.at == 2:
            h, kind = divmod(s.answer - EXPEL, 3)
            wildlings.expel(s, self.who, h, kind)
            if s.supply[s.terrain[h]]:
                cards.gain(s, self.who, s.terrain[h], 1)
            s.done()
        else:
            s.done()
            s.push(MoveTormund(self.who, 1))

    def ask(self, s: CatanState) -> None:
        if self.at == 1:
            s.ask(self.who, PATROLLING, [CHASE, CHASE + 1])
        else:
            s.ask(self.who, EXPELLING, [EXPEL + i for i, count in enumerate(s.gift) if count])


class NewRecruits(OneQuestion[CatanState]):
    """CAT-PROG.1: one guard for free."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        pieces.place_guard(s, self.who, code - RECRUIT)
        s.done()

    def ask(self, s: CatanState) -> None:
        s.ask(self.who, FREE_GUARD, guard_sites(s, self.who))


class RoadBuilding(Frame[CatanState]):
    """CAT-PROG.2, R-PROG-1: two roads for free, or as many as can be placed. at: roads asked for."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at:
            pieces.build_road(s, self.who, s.answer - BUILD_ROAD)
            if wins_now(s):
                return
        self.at += 1
        if self.at <= 2 and s.left[self.who * 4 + ROAD] and road_sites(s, self.who):
            self.ask(s)
            return
        s.done()

    def ask(self, s: CatanState) -> None:
        s.ask(self.who, FREE_ROAD, road_sites(s, self.who))


class WinterIsComing(Frame[CatanState]):
    """CAT-PROG.3: any two cards from the supply. at: cards asked for."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at:
            cards.gain(s, self.who, s.answer - TAKE, 1)
        self.at += 1
        if self.at <= 2 and any(s.supply):
            self.ask(s)
            return
        s.done()

    def ask(self, s: CatanState) -> None:
        s.ask(self.who, WINTER_TAKES, [TAKE + r for r in range(5) if s.supply[r]])
