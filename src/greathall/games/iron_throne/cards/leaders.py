"""The 25 leaders: one block each (IRT-LEADER.1 to IRT-LEADER.6, IRT-DEATH.9). Every ability is optional and can be used
whenever its moment comes, once in a window (IRT-TIMING.7). The numbers come from the card data."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board, names
from greathall.games.iron_throne.cards.effect import (
    ACTIVE,
    ANY,
    ATTACKER,
    PARTICIPANT,
    SUPPORTER,
    Effect,
    betrayal,
    hostage_victims,
    hostile_side,
    hostility,
    side_lost,
    side_won,
)
from greathall.games.iron_throne.codes import CHARACTER, D_CHARACTER, D_PLAYER, D_VICTIM, SEAT
from greathall.games.iron_throne.data import leader_number
from greathall.games.iron_throne.flow.changing import ChangeSide
from greathall.games.iron_throne.flow.choosing import (
    LEADERS,
    DiscardAndDraw,
    Guard,
    MoveUpTo,
    Sacrifice,
    draw_and_move,
)
from greathall.games.iron_throne.flow.hostages import take_hostages
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import NONE, ThroneState

__all__ = ["LEADERS"]


# ---------------------------------------------------------------- Stark
def eddard(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Honorable: a betrayal is resolved as a truce (IRT-AMB.31: whoever's card is the hostility)."""
    turns.make_truce(s)


LEADERS[names.EDDARD] = Effect(names.W6, ACTIVE, eddard, betrayal)

ARYA_TAKES: Final = leader_number(names.ARYA, "power_removed")


def arya(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Vengeful: every supporter on the opposite side loses power from the participating character."""
    for p in board.supporters_of(s, board.opposite(s.side[seat])):
        if s.fighter[p] != NONE:
            power.strip(s, p, s.fighter[p], ARYA_TAKES)


def arya_when(s: ThroneState, seat: int, other: int) -> bool:
    if not side_lost(s, seat, other):
        return False
    return any([s.fighter[p] != NONE for p in board.supporters_of(s, board.opposite(s.side[seat]))])


LEADERS[names.ARYA] = Effect(names.W8, PARTICIPANT, arya, arya_when)

ROBB_DISCARDS: Final = leader_number(names.ROBB, "discard")
ROBB_DRAWS: Final = leader_number(names.ROBB, "draw")


def robb(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Strategist: discard three, draw three (IRT-AMB.35: not with fewer)."""
    s.push(DiscardAndDraw(seat, ROBB_DISCARDS, ROBB_DRAWS))


def robb_when(s: ThroneState, seat: int, other: int) -> bool:
    return len(s.hands[seat]) >= ROBB_DISCARDS


LEADERS[names.ROBB] = Effect(names.W1, ATTACKER, robb, robb_when)

CATELYN_MOVES: Final = leader_number(names.CATELYN, "power_moved_max")


def catelyn(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Protective: up to two power from the sheet to her characters."""
    s.push(MoveUpTo(seat, CATELYN_MOVES))


def has_power(s: ThroneState, seat: int, other: int) -> bool:
    return s.sheet[seat] > 0


LEADERS[names.CATELYN] = Effect(names.W1, ATTACKER, catelyn, has_power)

BRAN_PAYS: Final = leader_number(names.BRAN, "sheet_cost")


def bran(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Greensight: the other active player plays first, face up."""
    power.box(s, seat, BRAN_PAYS)
    turns.must_show_first(s, board.opponent(s, seat))


def bran_when(s: ThroneState, seat: int, other: int) -> bool:
    return s.sheet[seat] >= BRAN_PAYS


LEADERS[names.BRAN] = Effect(names.W5, ACTIVE, bran, bran_when)


# ---------------------------------------------------------------- Lannister
def cersei(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Blackmail: a character of a house she has influence on supports her (IRT-AMB.25)."""
    turns.forced(s, other, seat, code - CHARACTER)
    turns.had_chance(s, other)
    turns.join(s, other, code - CHARACTER, s.side[seat])


def cersei_when(s: ThroneState, seat: int, other: int) -> bool:
    return board.influences(s, seat, other) and not s.side[other] and not s.asked_offer >> other & 1


def cersei_options(s: ThroneState, seat: int, other: int) -> list[int]:
    return [CHARACTER + c for c in board.living(s, other)]


LEADERS[names.CERSEI] = Effect(names.W4, ACTIVE, cersei, cersei_when, D_CHARACTER, cersei_options)


def tyrion(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Mediator: talks that fail cost his side nothing."""
    for p in board.players_of(s, s.side[seat]):
        turns.spare(s, p)


LEADERS[names.TYRION] = Effect(names.W7, ACTIVE, tyrion)  # asked by the talks

JAIME_ADDS: Final = leader_number(names.JAIME, "bonus_per_enemy_character")


def jaime(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Swordmaster: the card rises with the number of enemies."""
    turns.add_bonus(s, s.side[seat], JAIME_ADDS * len(board.fighters_of(s, board.opposite(s.side[seat]))))


LEADERS[names.JAIME] = Effect(names.W6, ACTIVE, jaime, hostility)

TYWIN_TAKES: Final = leader_number(names.TYWIN, "hostages")


def tywin(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Debts Repaid: a hostage more from the losing side."""
    take_hostages(s, seat, code - SEAT, TYWIN_TAKES)


LEADERS[names.TYWIN] = Effect(names.W8, ACTIVE, tywin, side_won, D_VICTIM, hostage_victims, needs_option=True)

JOFFREY_DRAWS: Final = leader_number(names.JOFFREY, "draw")


def joffrey(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Cruel: a card for every tortured hostage."""
    cards.draw(s, seat, JOFFREY_DRAWS)


LEADERS[names.JOFFREY] = Effect(names.W2, ANY, joffrey)  # asked by the hostage step

# ---------------------------------------------------------------- Baratheon
STANNIS_ADDS: Final = leader_number(names.STANNIS, "bonus")


def stannis(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Unbending: outnumbered, his card rises."""
    turns.add_bonus(s, s.side[seat], STANNIS_ADDS)


def stannis_when(s: ThroneState, seat: int, other: int) -> bool:
    if not hostility(s, seat, other):
        return False
    ours = s.side[seat]
    return len(board.fighters_of(s, ours)) < len(board.fighters_of(s, board.opposite(ours)))


LEADERS[names.STANNIS] = Effect(names.W6, ACTIVE, stannis, stannis_when)

MELISANDRE_BURNS: Final = leader_number(names.MELISANDRE, "power_removed_max")
MELISANDRE_ADDS: Final = leader_number(names.MELISANDRE, "bonus_per_token")


def melisandre(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Blood Sacrifice: power of those who stay at home for the side's total."""
    s.push(Sacrifice(seat, MELISANDRE_BURNS, MELISANDRE_ADDS))


def melisandre_when(s: ThroneState, seat: int, other: int) -> bool:
    return hostility(s, seat, other) and any([c != s.fighter[seat] for c in board.living(s, seat)])


LEADERS[names.MELISANDRE] = Effect(names.W6, PARTICIPANT, melisandre, melisandre_when)

DAVOS_DRAWS: Final = leader_number(names.DAVOS, "draw")


def davos(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Smuggler: he says where a hostage of his is taken from, which the taking itself asks for; cards for it, if the
    data say so."""
    cards.draw(s, seat, DAVOS_DRAWS)


LEADERS[names.DAVOS] = Effect(names.W7, ANY, davos)  # asked by the taking of a hostage

SELYSE_DRAWS: Final = leader_number(names.SELYSE, "draw")


def selyse(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Zealous: her betrayal costs her no hostage."""
    cards.draw(s, seat, SELYSE_DRAWS)
    turns.unshackle(s, seat)


def selyse_when(s: ThroneState, seat: int, other: int) -> bool:
    return betrayal(s, seat, other) and hostile_side(s) == s.side[seat]


LEADERS[names.SELYSE] = Effect(names.W6, ACTIVE, selyse, selyse_when)

SHIREEN_DRAWS: Final = leader_number(names.SHIREEN, "draw")
SHIREEN_MOVES: Final = leader_number(names.SHIREEN, "power_moved_max")


def shireen(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Gentle: comfort for all who did not win."""
    draw_and_move(s, seat, SHIREEN_DRAWS, SHIREEN_MOVES)


def shireen_when(s: ThroneState, seat: int, other: int) -> bool:
    return s.won != s.side[seat] and (SHIREEN_DRAWS > 0 or s.sheet[seat] > 0)


LEADERS[names.SHIREEN] = Effect(names.W8, PARTICIPANT, shireen, shireen_when)

# ---------------------------------------------------------------- Targaryen
DAENERYS_LOSES: Final = leader_number(names.DAENERYS, "power_removed")


def daenerys(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Unburnt: the penalty is one power, and none for a character that has only one."""
    fighter = s.fighter[seat]
    if board.power_of(s, seat, fighter) > 1:
        power.strip(s, seat, fighter, DAENERYS_LOSES)


LEADERS[names.DAENERYS] = Effect(names.W7, PARTICIPANT, daenerys)  # asked by the penalty

VISERYS_GIVES: Final = leader_number(names.VISERYS, "sheet_gift")


def viserys(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Beggar King: for a gift a player may not help the defender."""
    power.give(s, seat, other, VISERYS_GIVES)
    turns.bar(s, other)


def viserys_when(s: ThroneState, seat: int, other: int) -> bool:
    return s.sheet[seat] >= VISERYS_GIVES and not s.side[other]


LEADERS[names.VISERYS] = Effect(names.W4, ATTACKER, viserys, viserys_when)

DROGO_ADDS: Final = leader_number(names.DROGO, "bonus_per_character")
DROGO_MOST: Final = leader_number(names.DROGO, "bonus_max")


def drogo_bonus(s: ThroneState, seat: int) -> int:
    waiting = [c for c in board.living(s, seat) if c != s.fighter[seat]]
    return min(DROGO_MOST, DROGO_ADDS * len(waiting))


def drogo(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Khalasar: his characters that do not take part add to the total."""
    turns.add_bonus(s, s.side[seat], drogo_bonus(s, seat))


def drogo_when(s: ThroneState, seat: int, other: int) -> bool:
    return hostility(s, seat, other) and drogo_bonus(s, seat) > 0


LEADERS[names.DROGO] = Effect(names.W6, ACTIVE, drogo, drogo_when)

JORAH_SEES: Final = leader_number(names.JORAH, "cards_seen")


def jorah(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Informer: a look at random cards of the opposite active player's hand."""
    cards.look(s, seat, board.opponent(s, seat), JORAH_SEES)


def jorah_when(s: ThroneState, seat: int, other: int) -> bool:
    return bool(s.hands[board.opponent(s, seat)])


LEADERS[names.JORAH] = Effect(names.W5, PARTICIPANT, jorah, jorah_when)


def barristan(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Sworn Guard: the penalty is taken from any of his characters."""
    s.push(Guard(seat, (board.power_of(s, seat, s.fighter[seat]) + 1) // 2))


LEADERS[names.BARRISTAN] = Effect(names.W7, PARTICIPANT, barristan)  # asked by the penalty

# ---------------------------------------------------------------- Tyrell
MARGAERY_DRAWS: Final = leader_number(names.MARGAERY, "draw")


def margaery(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Beloved: she and whoever's support she accepts draw a card."""
    cards.draw(s, seat, MARGAERY_DRAWS)
    cards.draw(s, other, MARGAERY_DRAWS)


LEADERS[names.MARGAERY] = Effect(names.W4, ACTIVE, margaery)  # asked on acceptance

LORAS_ADDS: Final = leader_number(names.LORAS, "bonus")


def loras(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Knight of Flowers: for the strongest in the field."""
    turns.add_bonus(s, s.side[seat], LORAS_ADDS)


def loras_when(s: ThroneState, seat: int, other: int) -> bool:
    if not hostility(s, seat, other) or s.fighter[seat] == NONE:
        return False
    own = board.power_of(s, seat, s.fighter[seat])
    return all([board.power_of(s, p, s.fighter[p]) <= own for p in range(s.n) if s.fighter[p] != NONE])


LEADERS[names.LORAS] = Effect(names.W6, PARTICIPANT, loras, loras_when)

OLENNA_PAYS: Final = leader_number(names.OLENNA, "sheet_cost")


def olenna(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Queen of Thorns: she offers to change sides."""
    s.push(ChangeSide(board.opponent(s, seat), seat, OLENNA_PAYS))


def olenna_when(s: ThroneState, seat: int, other: int) -> bool:
    return s.fighter[seat] != NONE and s.sheet[seat] >= OLENNA_PAYS


LEADERS[names.OLENNA] = Effect(names.W6, SUPPORTER, olenna, olenna_when)

MACE_DRAWS: Final = leader_number(names.MACE, "draw_self")
MACE_GIVES: Final = leader_number(names.MACE, "draw_other")


def mace(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Generous Host: cards for him and for a guest."""
    cards.draw(s, seat, MACE_DRAWS)
    cards.draw(s, code - SEAT, MACE_GIVES)


def mace_options(s: ThroneState, seat: int, other: int) -> list[int]:
    return [SEAT + p for p in range(s.n) if p != seat]


LEADERS[names.MACE] = Effect(names.W1, ATTACKER, mace, decision=D_PLAYER, options=mace_options)


def renly(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Charismatic: whoever supports him from now on takes no penalties this turn."""
    turns.shelter(s, s.side[seat])


def renly_when(s: ThroneState, seat: int, other: int) -> bool:
    """Only before the first of the others."""
    left = (s.attacker + 1) % s.n
    return other == (left if left != s.defender else (left + 1) % s.n)


LEADERS[names.RENLY] = Effect(names.W4, ACTIVE, renly, renly_when)
