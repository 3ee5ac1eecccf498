"""The development cards, one block each (CAT-DEV, CAT-PATROL, CAT-PROG). Victory point cards are never played."""

from __future__ import annotations

from typing import Final

from greathall.games.catan import codes
from greathall.games.catan.flow.production import MoveTormund
from greathall.games.catan.names import PATROL, RECRUITS, ROAD, ROAD_BUILDING, VICTORY_POINT, WINTER
from greathall.games.catan.ops import cards, pieces, wildlings
from greathall.games.catan.ops.ending import wins_now
from greathall.games.catan.reading import gift_place
from greathall.games.catan.sites import guard_sites, road_sites
from greathall.games.catan.state import CatanState
from greathall.kernel.state import BEGIN, NOBODY, Frame, OneQuestion


def forbids_playing(s: CatanState, seat: int, kind: int) -> str:
    """CAT-DEV.3, CAT-DEV.4, CAT-PATROL.5: a card held since before this turn that can be carried out, before or after
    the roll. The rule that forbids it, '' if none."""
    if kind == VICTORY_POINT:
        return "CAT-VPC.1"
    if kind == RECRUITS and not s.table.brotherhood:
        return "CAT-COMP.11"
    held = s.dev_held[seat * 5 + kind]
    if not held:
        return "CAT-DEV.1"
    if s.dev_played:
        return "CAT-DEV.3"
    if held <= s.dev_held[s.n * 5 + kind]:  # bought this turn
        return "CAT-DEV.4"
    if kind == RECRUITS:
        return "" if guard_sites(s, seat) else "CAT-PROG.1"
    if kind == ROAD_BUILDING:
        return "" if s.left[seat * 4 + ROAD] and road_sites(s, seat) else "CAT-PROG.2"
    if kind == WINTER:
        return "" if any(s.supply) else "CAT-PROG.3"
    return ""


def playable_cards(s: CatanState, seat: int, out: list[int]) -> None:
    """The cards that nothing forbids; most hands hold few kinds."""
    held = s.dev_held
    i = seat * 5
    for kind in range(VICTORY_POINT):
        if held[i + kind] and not forbids_playing(s, seat, kind):
            out.append(codes.PLAY + kind)


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


# Steps of RangerPatrol.
WAY_ASKED: Final = 1
WILDLING_ASKED: Final = 2
CHASE_TORMUND: Final = codes.CHASE
CHASE_WILDLING: Final = codes.CHASE + 1


def forbids_way(s: CatanState, seat: int, way: int) -> str:
    """CAT-PATROL.3: the second way needs a wildling in the Gift."""
    return "CAT-PATROL.3" if way and not s.gift_total else ""


def forbids_expelling(s: CatanState, seat: int, arg: int) -> str:
    return "" if s.gift[arg] else "CAT-PATROL.3"


def forbids_taking(s: CatanState, seat: int, resource: int) -> str:
    """CAT-COMP.6: the supply may have run out of a resource."""
    return "" if s.supply[resource] else "CAT-COMP.6"


class RangerPatrol(Frame[CatanState]):
    """CAT-PATROL.2 to CAT-PATROL.4: move Tormund, or send a wildling of the Gift home and take its hex's resource."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN and s.gift_total:
            self.at = WAY_ASKED
            self.ask(s)
        elif self.at == WAY_ASKED and s.answer != CHASE_TORMUND:
            self.at = WILDLING_ASKED
            self.ask(s)
        elif self.at == WILDLING_ASKED:
            h, kind = gift_place(s.answer - codes.EXPEL)
            wildlings.expel(s, self.who, h, kind)
            if s.supply[s.terrain[h]]:
                cards.gain(s, self.who, s.terrain[h], 1)
            s.done()
        else:
            s.done()
            s.push(MoveTormund(self.who, by_patrol=True))

    def ask(self, s: CatanState) -> None:
        if self.at == WAY_ASKED:
            s.ask(self.who, codes.PATROLLING, [CHASE_TORMUND, CHASE_WILDLING])
        else:
            s.ask_unless_lone(self.who, codes.EXPELLING, [codes.EXPEL + i for i, count in enumerate(s.gift) if count])


class NewRecruits(OneQuestion[CatanState]):
    """CAT-PROG.1: one guard for free."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        pieces.place_guard(s, self.who, code - codes.RECRUIT)
        s.done()

    def ask(self, s: CatanState) -> None:
        s.ask_unless_lone(self.who, codes.FREE_GUARD, guard_sites(s, self.who))


class RoadBuilding(Frame[CatanState]):
    """CAT-PROG.2, R-PROG-1: two roads for free, or as many as can be placed."""

    __slots__ = ("asked_for",)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.asked_for = 0  # roads

    def copy(self) -> RoadBuilding:
        other = RoadBuilding(self.who)
        other.at = self.at
        other.asked_for = self.asked_for
        return other

    def run(self, s: CatanState) -> None:
        if self.asked_for:
            pieces.build_road(s, self.who, s.answer - codes.BUILD_ROAD)
            if wins_now(s):
                return
        self.asked_for += 1
        if self.asked_for <= 2 and s.left[self.who * 4 + ROAD] and road_sites(s, self.who):
            self.ask(s)
            return
        s.done()

    def ask(self, s: CatanState) -> None:
        s.ask_unless_lone(self.who, codes.FREE_ROAD, road_sites(s, self.who))


class WinterIsComing(Frame[CatanState]):
    """CAT-PROG.3: any two cards from the supply."""

    __slots__ = ("asked_for",)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.asked_for = 0  # cards

    def copy(self) -> WinterIsComing:
        other = WinterIsComing(self.who)
        other.at = self.at
        other.asked_for = self.asked_for
        return other

    def another_follows(self) -> bool:
        """Is the card asked for the first of the two?"""
        return self.asked_for < 2

    def run(self, s: CatanState) -> None:
        if self.asked_for:
            cards.gain(s, self.who, s.answer - codes.TAKE, 1)
        self.asked_for += 1
        if self.asked_for <= 2 and any(s.supply):
            self.ask(s)
            return
        s.done()

    def ask(self, s: CatanState) -> None:
        s.ask_unless_lone(self.who, codes.WINTER_TAKES, [codes.TAKE + r for r in range(5) if s.supply[r]])
