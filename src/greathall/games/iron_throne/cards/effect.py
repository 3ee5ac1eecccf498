"""What an ability or card is made of: when it may be used, by whom, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne.codes import CHARACTER, SEAT
from greathall.games.iron_throne.names import ATTACK, O_BETRAYAL, O_HOSTILITY
from greathall.games.iron_throne.ops import power
from greathall.games.iron_throne.state import NONE, ThroneState

# Who may use it.
ANY: Final = 0
ATTACKER: Final = 1
ACTIVE: Final = 2
SUPPORTER: Final = 3
PARTICIPANT: Final = 4

# (state, who uses it, whom the moment is about or NONE)
When = Callable[[ThroneState, int, int], bool]
Options = Callable[[ThroneState, int, int], list[int]]
# the same with the option that was chosen, NONE where there was nothing to choose
Do = Callable[[ThroneState, int, int, int], None]


def always(s: ThroneState, seat: int, other: int) -> bool:
    return True


def nothing_to_choose(s: ThroneState, seat: int, other: int) -> list[int]:
    return []


class Effect:
    """`window` by the specification (section 25); `when`, a condition besides window and role; `decision` and
    `options`, what its user chooses before `do` is carried out, if anything; `needs_option`, it cannot be used where
    there is nothing to choose."""

    __slots__ = ("decision", "do", "needs_option", "options", "role", "when", "window")

    def __init__(
        self,
        window: int,
        role: int,
        do: Do,
        when: When = always,
        decision: int = NONE,
        options: Options = nothing_to_choose,
        needs_option: bool = False,
    ) -> None:
        self.window = window
        self.role = role
        self.do = do
        self.when = when
        self.decision = decision
        self.options = options
        self.needs_option = needs_option


def usable(s: ThroneState, effect: Effect, seat: int, other: int) -> bool:
    role = effect.role
    if role == PARTICIPANT:
        if not s.side[seat]:
            return False
    elif role == ACTIVE:
        if seat not in (s.attacker, s.defender):
            return False
    elif role == ATTACKER:
        if seat != s.attacker:
            return False
    elif role == SUPPORTER:
        if not s.side[seat] or seat in (s.attacker, s.defender):
            return False
    if not effect.when(s, seat, other):
        return False
    return not effect.needs_option or bool(effect.options(s, seat, other))


# ---------------------------------------------------------------- conditions that several share
def hostility(s: ThroneState, seat: int, other: int) -> bool:
    return s.outcome == O_HOSTILITY


def betrayal(s: ThroneState, seat: int, other: int) -> bool:
    return s.outcome == O_BETRAYAL


def side_lost(s: ThroneState, seat: int, other: int) -> bool:
    """IRT-AMB.33, IRT-AMB.34: after a tie or failed talks too."""
    return s.lost >> s.side[seat] & 1 == 1


def side_won(s: ThroneState, seat: int, other: int) -> bool:
    return s.won == s.side[seat]


def hostile_side(s: ThroneState) -> int:
    """In a betrayal: the side that revealed the hostility card."""
    card = s.shown[s.attacker]
    return ATTACK if card == NONE or board.is_hostile(card) else board.opposite(ATTACK)


# ---------------------------------------------------------------- options and deeds that several share
def hostage_victims(s: ThroneState, seat: int, other: int) -> list[int]:
    """The players of the other side from whom a hostage can be taken."""
    return [SEAT + p for p in board.players_of(s, board.opposite(s.side[seat])) if board.sources(s, p)]


def strip_chosen(s: ThroneState, code: int, count: int) -> None:
    """The character that was chosen loses power."""
    character = code - CHARACTER
    power.strip(s, board.seat_of_character(s, character), character, count)


def strip_enemies(s: ThroneState, seat: int, count: int) -> None:
    """Every participating character of the other side loses power."""
    for p in board.fighters_of(s, board.opposite(s.side[seat])):
        power.strip(s, p, s.fighter[p], count)
