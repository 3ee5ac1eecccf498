"""What a position says: who is where, what a side comes to, who may do what. Changes nothing."""

from __future__ import annotations

from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.data import VALUE
from greathall.games.iron_throne.entries import backs_of
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
    return spread(s, seat) < n.TOKENS


def influences(s: ThroneState, seat: int, other: int) -> bool:
    """IRT-INFL.3."""
    return s.influence[seat * s.n + other] > 0


# ---------------------------------------------------------------- characters
def at(seat: int, character: int) -> int:
    """Where a character's power lies in the column."""
    return seat * n.PER_HOUSE + character % n.PER_HOUSE


def living(s: ThroneState, seat: int) -> list[int]:
    """The characters of a seat that are alive; its leader is none of them (IRT-SETUP.4)."""
    first, base = s.house[seat] * n.PER_HOUSE, seat * n.PER_HOUSE
    power = s.power
    return [first + i for i in range(n.PER_HOUSE) if power[base + i]]


def wiped_out(s: ThroneState, seat: int) -> bool:
    return not any(s.power[seat * n.PER_HOUSE : (seat + 1) * n.PER_HOUSE])


def power_of(s: ThroneState, seat: int, character: int) -> int:
    return s.power[seat * n.PER_HOUSE + character % n.PER_HOUSE]


def seat_of_character(s: ThroneState, character: int) -> int:
    return s.house.index(character // n.PER_HOUSE)


# ---------------------------------------------------------------- the encounter
def active(s: ThroneState, seat: int) -> bool:
    return seat in (s.attacker, s.defender)


def leader_of_side(s: ThroneState, side: int) -> int:
    """The active player of a side."""
    return s.defender if side == n.DEFENCE else s.attacker


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
    return card % n.KINDS != n.TRUCE


def outcome_of_cards(s: ThroneState) -> int:
    """IRT-ENC.8."""
    hostile = 0
    for p in (s.attacker, s.defender):
        card = s.shown[p]
        if card == NONE or is_hostile(card):  # IRT-AMB.36: no card at all counts as hostility of value 0
            hostile += 1
    return (n.O_TRUCE, n.O_BETRAYAL, n.O_HOSTILITY)[hostile]


def card_value(s: ThroneState, seat: int) -> int:
    card = s.shown[seat]
    return VALUE[card] if card != NONE else 0


def total(s: ThroneState, side: int) -> int:
    """IRT-HOSTIL.1, IRT-HOSTIL.4: card, power of all who participate (IRT-POWER.1; a sheet adds nothing, IRT-POWER.3),
    and what abilities added. Who died or retreated participates no more (IRT-PART.5)."""
    out = card_value(s, leader_of_side(s, side)) + s.bonus[side]
    for p in range(s.n):
        if s.side[p] == side and s.fighter[p] != NONE:
            out += s.power[p * n.PER_HOUSE + s.fighter[p] % n.PER_HOUSE]
    return out


def sources(s: ThroneState, victim: int) -> list[int]:
    """IRT-HOSTAGE.14: where a hostage can be taken from, as the numbers of SOURCES; what was taken in the deal that is
    being carried out stays where it is (IRT-AMB.18)."""
    out = []
    if s.decks[victim] or s.discards[victim]:
        out.append(n.FROM_DECK)
    if s.hands[victim] and backs_of(s.hands[victim]):
        out.append(n.FROM_HAND)
    if s.hostages[victim]:
        backs = backs_of(s.hostages[victim])
        out += [n.FROM_HELD + house for house in range(n.N_HOUSES) if house in backs]
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
