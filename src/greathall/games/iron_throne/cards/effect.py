"""What an ability or card is made of: when it may be used, by whom, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.ops import power
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.games.iron_throne.targets import forbids_other_side, forbids_victim

# Who may use it.
ANY: Final = 0
ATTACKER: Final = 1
ACTIVE: Final = 2
SUPPORTER: Final = 3
PARTICIPANT: Final = 4

# (state, who uses it, whom the moment is about or NONE): the rule that forbids it, '' if none does
Forbids = Callable[[ThroneState, int, int], str]
Among = Callable[[ThroneState, int, int], list[int]]
# the same with an option
ForbidsChoice = Callable[[ThroneState, int, int, int], str]
# the same with the option that was chosen, NONE where there was nothing to choose
Idle = Callable[[ThroneState, int, int, int], bool]
Do = Callable[[ThroneState, int, int, int], None]


def allowed(s: ThroneState, seat: int, other: int) -> str:
    return ""


def free_choice(s: ThroneState, seat: int, other: int, code: int) -> str:
    return ""


def never_idle(s: ThroneState, seat: int, other: int, code: int) -> bool:
    return False


def nothing_to_choose(s: ThroneState, seat: int, other: int) -> list[int]:
    return []


class Effect:
    """`window` by the specification (section 25); `forbids`, what is asked for besides window and role; `decision`,
    what its user chooses before `do` is carried out, if anything: `among` these what `forbids_choice` lets through;
    `needs`, the rule against its use where there is nothing to choose, '' where it can be used all the same; `idle`,
    whether it would change nothing, by what everybody sees."""

    __slots__ = ("among", "decision", "do", "forbids", "forbids_choice", "idle", "needs", "role", "window")

    def __init__(
        self,
        window: int,
        role: int,
        do: Do,
        forbids: Forbids = allowed,
        decision: int = NONE,
        among: Among = nothing_to_choose,
        forbids_choice: ForbidsChoice = free_choice,
        needs: str = "",
        idle: Idle = never_idle,
    ) -> None:
        self.window = window
        self.role = role
        self.do = do
        self.forbids = forbids
        self.decision = decision
        self.among = among
        self.forbids_choice = forbids_choice
        self.needs = needs
        self.idle = idle

    def is_idle(self, s: ThroneState, seat: int, other: int) -> bool:
        """Would it change nothing, whatever is chosen?"""
        return all([self.idle(s, seat, other, code) for code in self.options(s, seat, other) or [NONE]])

    def options(self, s: ThroneState, seat: int, other: int) -> list[int]:
        return [code for code in self.among(s, seat, other) if not self.forbids_choice(s, seat, other, code)]

    def why_unusable(self, s: ThroneState, seat: int, other: int) -> str:
        """The rule that forbids its use at its moment: of the role, of the text, of its targets."""
        role = self.role
        if role == PARTICIPANT:
            if not s.side[seat]:
                return "IRT-PART.1"
        elif role == ACTIVE:
            if seat not in (s.attacker, s.defender):
                return "IRT-TEXT.2"
        elif role == ATTACKER:
            if seat != s.attacker:
                return "IRT-TEXT.3"
        elif role == SUPPORTER:
            if not s.side[seat] or seat in (s.attacker, s.defender):
                return "IRT-TEXT.4"
        rule = self.forbids(s, seat, other)
        if rule or not self.needs:
            return rule
        return "" if self.options(s, seat, other) else self.needs


# ---------------------------------------------------------------- conditions that several share
def hostility(s: ThroneState, seat: int, other: int) -> str:
    return "" if s.outcome == n.O_HOSTILITY else "IRT-TEXT.5"


def betrayal(s: ThroneState, seat: int, other: int) -> str:
    return "" if s.outcome == n.O_BETRAYAL else "IRT-TEXT.6"


def side_lost(s: ThroneState, seat: int, other: int) -> str:
    """IRT-AMB.33, IRT-AMB.34: after a tie or failed talks too."""
    return "" if s.lost >> s.side[seat] & 1 else "IRT-TEXT.9"


def side_won(s: ThroneState, seat: int, other: int) -> str:
    return "" if s.won == s.side[seat] else "IRT-TEXT.10"


def asked_when_it_happens(s: ThroneState, seat: int, other: int) -> str:
    """What an ability answers (talks that fail, a torture, a taking, a penalty, an offer accepted) asks for it."""
    return "IRT-TEXT.22"


# ---------------------------------------------------------------- what can change nothing
def cannot_draw(s: ThroneState, seat: int) -> bool:
    """IRT-CARDS.4."""
    return not s.decks[seat] and not s.discards[seat]


def no_enemies(s: ThroneState, seat: int, other: int, code: int) -> bool:
    return not board.fighters_of(s, board.opposite(s.side[seat]))


def empty_sheet(s: ThroneState, seat: int, other: int, code: int) -> bool:
    return not s.sheet[seat]


def hostile_side(s: ThroneState) -> int:
    """In a betrayal: the side that revealed the hostility card."""
    card = s.shown[s.attacker]
    return n.ATTACK if card == NONE or board.is_hostile(card) else board.opposite(n.ATTACK)


# ---------------------------------------------------------------- options and deeds that several share
def all_players(s: ThroneState, seat: int, other: int) -> list[int]:
    return [o.SEAT + p for p in board.clockwise(s)]


def active_players(s: ThroneState, seat: int, other: int) -> list[int]:
    return [o.SEAT + s.attacker, o.SEAT + s.defender]


def participating(s: ThroneState, seat: int, other: int) -> list[int]:
    return [o.CHARACTER + s.fighter[p] for p in board.clockwise(s) if s.fighter[p] != NONE]


def forbids_hostage_of(s: ThroneState, seat: int, other: int, code: int) -> str:
    """A player of the other side from whom a hostage can be taken."""
    return forbids_other_side(s, seat, code - o.SEAT) or forbids_victim(s, code - o.SEAT)


def forbids_bystander(s: ThroneState, character: int) -> str:
    """A participating character, whoever's it is."""
    return "" if character in s.fighter else "IRT-PART.2"


def strip_chosen(s: ThroneState, code: int, count: int) -> None:
    """The character that was chosen loses power."""
    character = code - o.CHARACTER
    power.strip(s, board.seat_of_character(s, character), character, count)


def strip_enemies(s: ThroneState, seat: int, count: int) -> None:
    """Every participating character of the other side loses power."""
    for p in board.fighters_of(s, board.opposite(s.side[seat])):
        power.strip(s, p, s.fighter[p], count)
