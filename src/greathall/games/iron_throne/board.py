"""What a position says: who is where, what a side comes to, who may do what. Changes nothing."""

from __future__ import annotations

from greathall.games.iron_throne.data import VALUE
from greathall.games.iron_throne.entries import house_of, is_fresh
from greathall.games.iron_throne.names import (
    DEFENCE,
    FROM_DECK,
    FROM_HAND,
    FROM_HELD,
    KINDS,
    N_HOUSES,
    O_BETRAYAL,
    O_HOSTILITY,
    O_TRUCE,
    PER_HOUSE,
    TOKENS,
    TRUCE,
)
from greathall.games.iron_throne.state import NONE, ThroneState


# ---------------------------------------------------------------- seats
def clockwise(s: ThroneState) -> list[int]:
    """All seats, starting with the attacker (IRT-TIMING.3)."""
    first = s.attacker
    return [*range(first, s.n), *range(first)]


def seat_of_house(s: ThroneState, house: int) -> int:
    return s.house.index(house)


def spread(s: ThroneState, seat: int) -> int:
    """IRT-INFL.4: tokens on other players' boards."""
    return sum(s.influence[seat * s.n : (seat + 1) * s.n])


def has_token(s: ThroneState, seat: int) -> bool:
    return spread(s, seat) < TOKENS


def influences(s: ThroneState, seat: int, other: int) -> bool:
    """IRT-INFL.3."""
    return s.influence[seat * s.n + other] > 0


# ---------------------------------------------------------------- characters
def at(seat: int, character: int) -> int:
    """Where a character's power lies in the column."""
    return seat * PER_HOUSE + character % PER_HOUSE


def living(s: ThroneState, seat: int) -> list[int]:
    """The characters of a seat that are alive; its leader is none of them (IRT-SETUP.4)."""
    first, base = s.house[seat] * PER_HOUSE, seat * PER_HOUSE
    power = s.power
    return [first + i for i in range(PER_HOUSE) if power[base + i]]


def wiped_out(s: ThroneState, seat: int) -> bool:
    base = seat * PER_HOUSE
    power = s.power
    return not (power[base] or power[base + 1] or power[base + 2] or power[base + 3] or power[base + 4])


def power_of(s: ThroneState, seat: int, character: int) -> int:
    return s.power[seat * PER_HOUSE + character % PER_HOUSE]


def seat_of_character(s: ThroneState, character: int) -> int:
    return s.house.index(character // PER_HOUSE)


# ---------------------------------------------------------------- the encounter
def active(s: ThroneState, seat: int) -> bool:
    return seat in (s.attacker, s.defender)


def leader_of_side(s: ThroneState, side: int) -> int:
    """The active player of a side."""
    return s.defender if side == DEFENCE else s.attacker


def opposite(side: int) -> int:
    return 3 - side


def opponent(s: ThroneState, seat: int) -> int:
    """The active player on the other side."""
    return leader_of_side(s, opposite(s.side[seat]))


def players_of(s: ThroneState, side: int) -> list[int]:
    """IRT-PART.1, clockwise from the attacker; who lost the participating character still takes part (IRT-DEATH.4)."""
    return [p for p in clockwise(s) if s.side[p] == side]


def supporters_of(s: ThroneState, side: int) -> list[int]:
    return [p for p in clockwise(s) if s.side[p] == side and not active(s, p)]


def fighters_of(s: ThroneState, side: int) -> list[int]:
    """Seats whose character participates on this side (IRT-PART.2)."""
    return [p for p in clockwise(s) if s.side[p] == side and s.fighter[p] != NONE]


def is_hostile(card: int) -> bool:
    """IRT-ENC.3, IRT-BETRAY.2, IRT-DEATH.7: a character card played face down is a hostility card, dead or alive."""
    return card % KINDS != TRUCE


def outcome_of_cards(s: ThroneState) -> int:
    """IRT-ENC.8."""
    hostile = 0
    for p in (s.attacker, s.defender):
        card = s.shown[p]
        if card == NONE or is_hostile(card):  # IRT-AMB.36: no card at all counts as hostility of value 0
            hostile += 1
    return (O_TRUCE, O_BETRAYAL, O_HOSTILITY)[hostile]


def card_value(s: ThroneState, seat: int) -> int:
    card = s.shown[seat]
    return VALUE[card] if card != NONE else 0


def total(s: ThroneState, side: int) -> int:
    """IRT-HOSTIL.1, IRT-HOSTIL.4: card, power of all who participate (IRT-POWER.1; a sheet adds nothing, IRT-POWER.3),
    and what abilities added. Who died or retreated participates no more (IRT-PART.5)."""
    out = card_value(s, leader_of_side(s, side)) + s.bonus[side]
    for p in range(s.n):
        if s.side[p] == side and s.fighter[p] != NONE:
            out += s.power[p * PER_HOUSE + s.fighter[p] % PER_HOUSE]
    return out


def sources(s: ThroneState, victim: int) -> list[int]:
    """IRT-HOSTAGE.14: where a hostage can be taken from, as the numbers of SOURCES; what was taken in the deal that is
    being carried out stays where it is (IRT-AMB.18)."""
    out = []
    if s.decks[victim] or s.discards[victim]:
        out.append(FROM_DECK)
    for e in s.hands[victim]:
        if not is_fresh(e):
            out.append(FROM_HAND)
            break
    held = s.hostages[victim]
    if held:
        backs = [house_of(e) for e in held if not is_fresh(e)]
        out += [FROM_HELD + house for house in range(N_HOUSES) if house in backs]
    return out


def deal_caps(s: ThroneState) -> tuple[int, ...]:
    """How much of each term can be agreed on: what exists (IRT-AMB.16, IRT-AMB.19), hostages only where any can be had
    (IRT-TRUCE.11: a term that moves nothing is none)."""
    a, d = s.attacker, s.defender
    return (
        1 if has_token(s, a) else 0,
        1 if has_token(s, d) else 0,
        2 if sources(s, d) else 0,
        2 if sources(s, a) else 0,
        min(3, s.sheet[a]),
        min(3, s.sheet[d]),
    )
