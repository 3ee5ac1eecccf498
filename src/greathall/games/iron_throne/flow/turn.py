"""The course of play: set-up and turns (IRT-SETUP, IRT-TURN, IRT-PREP, IRT-EVENT, IRT-END)."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.flow.choosing import use_ability
from greathall.games.iron_throne.flow.encounter import Encounter
from greathall.games.iron_throne.flow.hostages import HostageStep
from greathall.games.iron_throne.flow.resolution import Resolution
from greathall.games.iron_throne.flow.support import Support
from greathall.games.iron_throne.flow.windows import forbids_leader, open_window
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import ThroneState
from greathall.games.iron_throne.targets import forbids_character, forbids_seat
from greathall.kernel.rng import Rng
from greathall.kernel.state import BEGIN, NOBODY, UNKNOWN, Frame

# Steps of SetUp.
HOUSES_CHOSEN: Final = 1  # one after the other
LEADERS_CHOSEN: Final = 2  # by all at once

NOT_CHOSEN: Final = -2  # a leader; UNKNOWN (-1) is one that others have chosen


class SetUp(Frame[ThroneState]):
    """IRT-SETUP.1 to IRT-SETUP.12."""

    __slots__ = ("housed", "leaders", "order")
    secret = True

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.order: list[int] = []  # of the seats, in choosing houses
        self.housed = 0  # how many have a house
        self.leaders: list[int] = []  # the sheet each seat keeps

    def copy(self) -> SetUp:
        other = SetUp(self.who)
        other.at = self.at
        other.order = self.order
        other.housed = self.housed
        other.leaders = self.leaders.copy()
        return other

    def run(self, s: ThroneState) -> None:
        if self.at == BEGIN:
            self.order = turns.seating(s)
            self.at = HOUSES_CHOSEN
            self.houses(s)
        elif self.at == HOUSES_CHOSEN:
            turns.take_house(s, self.seat(s), s.answer - o.HOUSE)
            self.housed += 1
            self.houses(s)
        else:
            self.leaders[s.answerer] = s.answer - o.LEADER
            if not s.asks:
                turns.lay_out(s, self.leaders)
                turns.draw_first_player(s)
                s.done()
                s.push(Turn(s.attacker))

    def houses(self, s: ThroneState) -> None:
        """IRT-AMB.38; with five the last one takes what is left."""
        while self.housed < s.n:
            left = self.left(s)
            if s.table.pick_houses and len(left) > 1:
                self.ask(s)
                return
            turns.take_house(s, self.seat(s), left[0] if len(left) == 1 else left[s.below(len(left))])
            self.housed += 1
        turns.draw_sheets(s)
        self.leaders = [NOT_CHOSEN] * s.n
        self.at = LEADERS_CHOSEN
        self.ask(s)

    def seat(self, s: ThroneState) -> int:
        """Whose turn it is to take a house."""
        return self.order[self.housed]

    def left(self, s: ThroneState) -> list[int]:
        return [house for house in range(n.N_HOUSES) if house not in s.house]

    def ask(self, s: ThroneState) -> None:
        if self.at == HOUSES_CHOSEN:
            s.ask(self.seat(s), o.D_HOUSE, [o.HOUSE + house for house in self.left(s)])
            return
        for p in range(s.n):
            if self.leaders[p] == NOT_CHOSEN:
                s.ask(p, o.D_LEADER, [o.LEADER + x for x in s.sheets_drawn[2 * p : 2 * p + 2]])

    def mask(self, s: ThroneState, seat: int) -> None:
        for p in range(len(self.leaders)):
            if p != seat and self.leaders[p] != NOT_CHOSEN:
                self.leaders[p] = UNKNOWN

    def redeal(self, s: ThroneState, seat: int, rng: Rng) -> None:
        for p in range(len(self.leaders)):
            if p != seat and self.leaders[p] != NOT_CHOSEN:
                self.leaders[p] = s.sheets_drawn[2 * p + rng.below(2)]


def named_by_event(s: ThroneState, event: int) -> list[int]:
    """IRT-EVENT.1 to IRT-EVENT.5: who can be the defender; the attacker chooses if there are several (IRT-AMB.2)."""
    others = [p for p in board.clockwise(s) if p != s.attacker]
    if event < n.N_HOUSES:
        owner = board.seat_of_house(s, event)
        return others if owner == s.attacker else [owner]
    counts = [criterion(s, event, p) for p in others]
    return [p for p, count in zip(others, counts, strict=True) if count == max(counts)]


def criterion(s: ThroneState, event: int, seat: int) -> int:
    if event == n.INFLUENTIAL:
        return board.spread(s, seat)
    if event == n.PREPARED:
        return len(s.hands[seat])
    assert event == n.MIGHTY
    return sum(s.power[seat * n.PER_HOUSE : (seat + 1) * n.PER_HOUSE])


def forbids_house(s: ThroneState, seat: int, house: int) -> str:
    return "IRT-SETUP.1" if house in s.house else ""


def forbids_sheet(s: ThroneState, seat: int, leader: int) -> str:
    if leader // n.PER_HOUSE != s.house[seat]:
        return "IRT-COMP.9"
    return "" if leader in s.sheets_drawn[2 * seat : 2 * seat + 2] else "IRT-SETUP.2"


def forbids_defender(s: ThroneState, seat: int, defender: int) -> str:
    """IRT-EVENT.2 to IRT-EVENT.5."""
    rule = forbids_seat(s, defender)
    if rule or defender == seat:
        return rule or "IRT-EVENT.2"
    if defender in named_by_event(s, s.event):
        return ""
    return "IRT-EVENT.3" if s.event == n.INFLUENTIAL else "IRT-EVENT.5"


def forbids_fighter(s: ThroneState, seat: int, character: int) -> str:
    return forbids_character(s, seat, character, "IRT-PREP.5" if seat == s.attacker else "IRT-PREP.6")


# Steps of Turn.
T_BEGIN: Final = 0
T_BEFORE: Final = 1  # the leader of the coming attacker is asked
T_HOSTAGES: Final = 2
T_EVENT: Final = 3
T_DEFENDER: Final = 4
T_POWER: Final = 5  # attacker, then defender
T_POWER_CHOSEN: Final = 6
T_FIGHTERS: Final = 7
T_FIGHTER_CHOSEN: Final = 8
T_SUPPORT: Final = 9
T_ENCOUNTER: Final = 10
T_RESOLUTION: Final = 11
T_AFTER: Final = 12
T_END: Final = 13

BOTH: Final = 2  # attacker and defender


class Turn(Frame[ThroneState]):
    """IRT-TURN.1 to IRT-TURN.6: one frame for all turns. It belongs to the attacker."""

    __slots__ = ("prepared",)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.prepared = 0  # how many of attacker and defender have done their part of a step

    def copy(self) -> Turn:
        other = Turn(self.who)
        other.at = self.at
        other.prepared = self.prepared
        return other

    def run(self, s: ThroneState) -> None:
        at = self.at
        if at == T_BEFORE:
            self.at = T_HOSTAGES
            if s.answer == o.PASS:
                turns.passed(s, self.who)
            else:
                turns.use_leader(s, self.who)
                use_ability(s, self.who, NOBODY)
        elif at == T_DEFENDER:
            self.defends(s, s.answer - o.SEAT)
        elif at == T_POWER_CHOSEN:
            power.move(s, self.part(s), s.answer - o.POWER, 1)
            self.prepared += 1
            self.at = T_POWER
        elif at == T_FIGHTER_CHOSEN:
            turns.send(s, self.part(s), s.answer - o.FIGHT)
            self.prepared += 1
            self.at = T_FIGHTERS
        while s.stack[-1] is self and not s.asks and not s.over:
            self.step(s)

    def step(self, s: ThroneState) -> None:
        at = self.at
        if at == T_BEGIN:
            self.begin(s)
        elif at == T_HOSTAGES:  # IRT-TURN.4, IRT-TURN.5
            self.at = T_EVENT
            if not turns.game_ends(s) and any(s.hostages):
                turns.begin_phase(s, n.P_HOSTAGES)
                s.push(HostageStep())
        elif at == T_EVENT:
            self.event(s)
        elif at == T_POWER:
            self.move_power(s)
        elif at == T_FIGHTERS:
            self.choose_fighter(s)
        elif at == T_SUPPORT:
            self.at = T_ENCOUNTER
            turns.begin_phase(s, n.P_SUPPORT)
            s.push(Support())
        elif at == T_ENCOUNTER:
            self.at = T_RESOLUTION
            s.push(Encounter())
        elif at == T_RESOLUTION:
            self.at = T_AFTER
            s.push(Resolution())
        elif at == T_AFTER:
            self.at = T_END
            open_window(s, n.W8)
        else:
            self.end(s)

    def part(self, s: ThroneState) -> int:
        return s.defender if self.prepared else s.attacker

    def begin(self, s: ThroneState) -> None:
        if s.turn >= s.table.turn_limit:
            turns.turn_limit(s)
            return
        turns.begin_turn(s, self.who)
        turns.begin_phase(s, n.P_BEFORE)
        turns.new_window(s)
        self.at = T_HOSTAGES
        if not forbids_leader(s, self.who, n.W1):
            self.at = T_BEFORE
            self.ask(s)

    def event(self, s: ThroneState) -> None:
        """IRT-PREP.1."""
        turns.begin_phase(s, n.P_PREPARATION)
        able = named_by_event(s, turns.draw_event(s))
        if len(able) > 1:
            self.at = T_DEFENDER
            self.ask(s)
        else:
            self.defends(s, able[0])

    def defends(self, s: ThroneState, seat: int) -> None:
        """IRT-PREP.2."""
        turns.set_defender(s, seat)
        cards.draw(s, s.attacker, 1)
        cards.draw(s, seat, 1)
        self.prepared = 0
        self.at = T_POWER

    def move_power(self, s: ThroneState) -> None:
        """IRT-PREP.3, IRT-PREP.4, IRT-AMB.3: the attacker first."""
        if self.prepared == BOTH:
            self.prepared = 0
            self.at = T_FIGHTERS
            return
        seat = self.part(s)
        able = board.living(s, seat) if s.sheet[seat] else []
        if len(able) > 1:
            self.at = T_POWER_CHOSEN
            s.ask(seat, o.D_PREPARE, [o.POWER + c for c in able])
            return
        if able:
            power.move(s, seat, able[0], 1)
        self.prepared += 1

    def choose_fighter(self, s: ThroneState) -> None:
        """IRT-PREP.5, IRT-PREP.6, IRT-AMB.41."""
        if self.prepared == BOTH:
            self.prepared = 0
            self.at = T_SUPPORT
            return
        seat = self.part(s)
        able = board.living(s, seat)
        if len(able) > 1:
            self.at = T_FIGHTER_CHOSEN
            s.ask(seat, o.D_FIGHTER, [o.FIGHT + c for c in able])
            return
        turns.send(s, seat, able[0])
        self.prepared += 1

    def end(self, s: ThroneState) -> None:
        """IRT-END.1 to IRT-END.5."""
        turns.begin_phase(s, n.P_END)
        order = board.clockwise(s)
        cards.clear_table(s)
        cards.refill(s, order)
        turns.end_turn(s)
        self.who = order[1]
        self.at = T_BEGIN

    def ask(self, s: ThroneState) -> None:
        if self.at == T_BEFORE:
            s.ask(self.who, o.D_ABILITY, [o.USE + s.leader[self.who], o.PASS])
        elif self.at == T_DEFENDER:
            s.ask(self.who, o.D_DEFENDER, [o.SEAT + p for p in named_by_event(s, s.event)])
        elif self.at == T_POWER_CHOSEN:
            seat = self.part(s)
            s.ask(seat, o.D_PREPARE, [o.POWER + c for c in board.living(s, seat)])
        else:
            seat = self.part(s)
            s.ask(seat, o.D_FIGHTER, [o.FIGHT + c for c in board.living(s, seat)])
