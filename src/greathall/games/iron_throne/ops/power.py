"""Power and influence on the move, and the deaths that follow."""

from __future__ import annotations

from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.kernel.state import EVERYONE, put


def move(s: ThroneState, seat: int, character: int, count: int) -> None:
    """IRT-POWER.4: from the own sheet to an own character, which may hold any number (IRT-POWER.11)."""
    at = seat * n.PER_HOUSE + character % n.PER_HOUSE
    s.power = put(s.power, at, s.power[at] + count)
    s.sheet = put(s.sheet, seat, s.sheet[seat] - count)
    if s.events is not None:
        s.events.append((o.E_MOVED, EVERYONE, seat, character, count))


def strip(s: ThroneState, seat: int, character: int, count: int) -> None:
    """IRT-POWER.9: from a character to the sheet of its own house; more than there is, is all (IRT-AMB.32)."""
    at = seat * n.PER_HOUSE + character % n.PER_HOUSE
    lost = min(count, s.power[at])
    if lost <= 0:
        return
    s.sheet = put(s.sheet, seat, s.sheet[seat] + lost)
    if s.events is not None:
        s.events.append((o.E_LOST_POWER, EVERYONE, seat, character, lost))
    _lower(s, seat, character, lost)


def steal(s: ThroneState, seat: int, victim: int, character: int) -> None:
    """IRT-HOSTAGE.9: one power of a character to the torturer's sheet."""
    s.sheet = put(s.sheet, seat, s.sheet[seat] + 1)
    if s.events is not None:
        s.events.append((o.E_TOOK_POWER, EVERYONE, seat, character))
    _lower(s, victim, character, 1)


def _lower(s: ThroneState, seat: int, character: int, count: int) -> None:
    """IRT-DEATH.1, IRT-POWER.2, IRT-DEATH.5: without power it is dead and participates no more."""
    at = seat * n.PER_HOUSE + character % n.PER_HOUSE
    s.power = put(s.power, at, s.power[at] - count)
    if not s.power[at]:
        if s.fighter[seat] == character:
            s.fighter = put(s.fighter, seat, NONE)
        if s.events is not None:
            s.events.append((o.E_DIED, EVERYONE, seat, character))


def box(s: ThroneState, seat: int, count: int) -> None:
    """IRT-POWER.10: from a sheet out of the game, as far as there is any."""
    lost = min(count, s.sheet[seat])
    if lost:
        s.sheet = put(s.sheet, seat, s.sheet[seat] - lost)
        s.box += lost
    if s.events is not None:
        s.events.append((o.E_BOXED, EVERYONE, seat, lost))


def give(s: ThroneState, seat: int, to: int, count: int) -> None:
    """From sheet to sheet: only where an effect or a truce says so (IRT-POWER.8)."""
    sheet = s.sheet.copy()
    sheet[seat] -= count
    sheet[to] += count
    s.sheet = sheet
    if s.events is not None:
        s.events.append((o.E_GAVE_POWER, EVERYONE, seat, to, count))


def spread(s: ThroneState, seat: int, to: int) -> None:
    """IRT-INFL.1, IRT-INFL.2. A token never comes back (IRT-INFL.6), where it lay means nothing (IRT-INFL.5)."""
    at = seat * s.n + to
    s.influence = put(s.influence, at, s.influence[at] + 1)
    if s.events is not None:
        s.events.append((o.E_SPREAD, EVERYONE, seat, to))
