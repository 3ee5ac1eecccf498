"""The 25 leaders: one block each (IRT-LEADER.1 to IRT-LEADER.6, IRT-DEATH.9). Every ability is optional and can be used
whenever its moment comes, once in a window (IRT-TIMING.7). The numbers come from the card data."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.cards import effect as e
from greathall.games.iron_throne.cards.effect import Effect
from greathall.games.iron_throne.data import leader_number
from greathall.games.iron_throne.flow import choosing
from greathall.games.iron_throne.flow.changing import ChangeSide
from greathall.games.iron_throne.flow.choosing import LEADERS
from greathall.games.iron_throne.flow.hostages import take_hostages
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.games.iron_throne.targets import forbids_character, forbids_seat

__all__ = ["LEADERS"]


# ---------------------------------------------------------------- Stark
def eddard(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Honorable: a betrayal is resolved as a truce (IRT-AMB.31: whoever's card is the hostility)."""
    turns.make_truce(s)


LEADERS[n.EDDARD] = Effect(n.W6, e.ACTIVE, eddard, e.betrayal)

ARYA_TAKES: Final = leader_number(n.ARYA, "power_removed")


def arya(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Vengeful: every supporter on the opposite side loses power from the participating character."""
    for p in board.supporters_of(s, board.opposite(s.side[seat])):
        if s.fighter[p] != NONE:
            power.strip(s, p, s.fighter[p], ARYA_TAKES)


def arya_forbids(s: ThroneState, seat: int, other: int) -> str:
    rule = e.side_lost(s, seat, other)
    if rule or any([s.fighter[p] != NONE for p in board.supporters_of(s, board.opposite(s.side[seat]))]):
        return rule
    return "IRT-TEXT.16"


LEADERS[n.ARYA] = Effect(n.W8, e.PARTICIPANT, arya, arya_forbids)

ROBB_DISCARDS: Final = leader_number(n.ROBB, "discard")
ROBB_DRAWS: Final = leader_number(n.ROBB, "draw")


def robb(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Strategist: discard three, draw three (IRT-AMB.35: not with fewer)."""
    s.push(choosing.DiscardAndDraw(seat, ROBB_DISCARDS, ROBB_DRAWS))


def robb_forbids(s: ThroneState, seat: int, other: int) -> str:
    return "" if len(s.hands[seat]) >= ROBB_DISCARDS else "IRT-AMB.35"


LEADERS[n.ROBB] = Effect(n.W1, e.ATTACKER, robb, robb_forbids)

CATELYN_MOVES: Final = leader_number(n.CATELYN, "power_moved_max")


def catelyn(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Protective: up to two power from the sheet to her characters."""
    s.push(choosing.MoveUpTo(seat, CATELYN_MOVES))


def has_power(s: ThroneState, seat: int, other: int) -> str:
    return "" if s.sheet[seat] else "IRT-POWER.7"


LEADERS[n.CATELYN] = Effect(n.W1, e.ATTACKER, catelyn, has_power)

BRAN_PAYS: Final = leader_number(n.BRAN, "sheet_cost")


def bran(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Greensight: the other active player plays first, face up."""
    power.box(s, seat, BRAN_PAYS)
    turns.must_show_first(s, board.opponent(s, seat))


def bran_forbids(s: ThroneState, seat: int, other: int) -> str:
    return "" if s.sheet[seat] >= BRAN_PAYS else "IRT-TEXT.12"


LEADERS[n.BRAN] = Effect(n.W5, e.ACTIVE, bran, bran_forbids)


# ---------------------------------------------------------------- Lannister
def cersei(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Blackmail: a character of a house she has influence on supports her (IRT-AMB.25)."""
    turns.forced(s, other, seat, code - o.CHARACTER)
    turns.had_chance(s, other)
    turns.join(s, other, code - o.CHARACTER, s.side[seat])


def cersei_forbids(s: ThroneState, seat: int, other: int) -> str:
    return "" if board.influences(s, seat, other) else "IRT-INFL.3"


def cersei_among(s: ThroneState, seat: int, other: int) -> list[int]:
    return [o.CHARACTER + c for c in board.living(s, other)]


def cersei_forbids_choice(s: ThroneState, seat: int, other: int, code: int) -> str:
    return forbids_character(s, other, code - o.CHARACTER, "IRT-TEXT.26")


LEADERS[n.CERSEI] = Effect(n.W4, e.ACTIVE, cersei, cersei_forbids, o.D_CHARACTER, cersei_among, cersei_forbids_choice)


def tyrion(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Mediator: talks that fail cost his side nothing."""
    for p in board.players_of(s, s.side[seat]):
        turns.spare(s, p)


LEADERS[n.TYRION] = Effect(n.W7, e.ACTIVE, tyrion, e.asked_when_it_happens)  # asked by the talks

JAIME_ADDS: Final = leader_number(n.JAIME, "bonus_per_enemy_character")


def jaime(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Swordmaster: the card rises with the number of enemies."""
    turns.add_bonus(s, s.side[seat], JAIME_ADDS * len(board.fighters_of(s, board.opposite(s.side[seat]))))


LEADERS[n.JAIME] = Effect(n.W6, e.ACTIVE, jaime, e.hostility, idle=e.no_enemies)

TYWIN_TAKES: Final = leader_number(n.TYWIN, "hostages")


def tywin(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Debts Repaid: a hostage more from the losing side."""
    take_hostages(s, seat, code - o.SEAT, TYWIN_TAKES)


LEADERS[n.TYWIN] = Effect(
    n.W8, e.ACTIVE, tywin, e.side_won, o.D_VICTIM, e.all_players, e.forbids_hostage_of, needs="IRT-HOSTAGE.14"
)

JOFFREY_DRAWS: Final = leader_number(n.JOFFREY, "draw")


def joffrey(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Cruel: a card for every tortured hostage."""
    cards.draw(s, seat, JOFFREY_DRAWS)


LEADERS[n.JOFFREY] = Effect(n.W2, e.ANY, joffrey, e.asked_when_it_happens)  # asked by the hostage step

# ---------------------------------------------------------------- Baratheon
STANNIS_ADDS: Final = leader_number(n.STANNIS, "bonus")


def stannis(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Unbending: outnumbered, his card rises."""
    turns.add_bonus(s, s.side[seat], STANNIS_ADDS)


def stannis_forbids(s: ThroneState, seat: int, other: int) -> str:
    ours = s.side[seat]
    rule = e.hostility(s, seat, other)
    if rule or len(board.fighters_of(s, ours)) < len(board.fighters_of(s, board.opposite(ours))):
        return rule
    return "IRT-TEXT.14"


LEADERS[n.STANNIS] = Effect(n.W6, e.ACTIVE, stannis, stannis_forbids)

MELISANDRE_BURNS: Final = leader_number(n.MELISANDRE, "power_removed_max")
MELISANDRE_ADDS: Final = leader_number(n.MELISANDRE, "bonus_per_token")


def melisandre(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Blood Sacrifice: power of those who stay at home for the side's total."""
    s.push(choosing.Sacrifice(seat, MELISANDRE_BURNS, MELISANDRE_ADDS))


def melisandre_forbids(s: ThroneState, seat: int, other: int) -> str:
    rule = e.hostility(s, seat, other)
    return rule if rule or any([c != s.fighter[seat] for c in board.living(s, seat)]) else "IRT-TEXT.17"


LEADERS[n.MELISANDRE] = Effect(n.W6, e.PARTICIPANT, melisandre, melisandre_forbids)

DAVOS_DRAWS: Final = leader_number(n.DAVOS, "draw")


def davos(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Smuggler: he says where a hostage of his is taken from, which the taking itself asks for; cards for it, if the
    data say so."""
    cards.draw(s, seat, DAVOS_DRAWS)


LEADERS[n.DAVOS] = Effect(n.W7, e.ANY, davos, e.asked_when_it_happens)  # asked by the taking of a hostage

SELYSE_DRAWS: Final = leader_number(n.SELYSE, "draw")


def selyse(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Zealous: her betrayal costs her no hostage."""
    cards.draw(s, seat, SELYSE_DRAWS)
    turns.unshackle(s, seat)


def selyse_forbids(s: ThroneState, seat: int, other: int) -> str:
    rule = e.betrayal(s, seat, other)
    return rule if rule or e.hostile_side(s) == s.side[seat] else "IRT-TEXT.8"


LEADERS[n.SELYSE] = Effect(n.W6, e.ACTIVE, selyse, selyse_forbids)

SHIREEN_DRAWS: Final = leader_number(n.SHIREEN, "draw")
SHIREEN_MOVES: Final = leader_number(n.SHIREEN, "power_moved_max")


def shireen(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Gentle: comfort for all who did not win."""
    choosing.draw_and_move(s, seat, SHIREEN_DRAWS, SHIREEN_MOVES)


def shireen_forbids(s: ThroneState, seat: int, other: int) -> str:
    if s.won == s.side[seat]:
        return "IRT-TEXT.11"
    return "" if SHIREEN_DRAWS or s.sheet[seat] else "IRT-POWER.7"


LEADERS[n.SHIREEN] = Effect(n.W8, e.PARTICIPANT, shireen, shireen_forbids)

# ---------------------------------------------------------------- Targaryen
DAENERYS_LOSES: Final = leader_number(n.DAENERYS, "power_removed")


def daenerys(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Unburnt: the penalty is one power, and none for a character that has only one."""
    fighter = s.fighter[seat]
    if board.power_of(s, seat, fighter) > 1:
        power.strip(s, seat, fighter, DAENERYS_LOSES)


LEADERS[n.DAENERYS] = Effect(n.W7, e.PARTICIPANT, daenerys, e.asked_when_it_happens)  # asked by the penalty

VISERYS_GIVES: Final = leader_number(n.VISERYS, "sheet_gift")


def viserys(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Beggar King: for a gift a player may not help the defender."""
    power.give(s, seat, other, VISERYS_GIVES)
    turns.bar(s, other)


def viserys_forbids(s: ThroneState, seat: int, other: int) -> str:
    return "" if s.sheet[seat] >= VISERYS_GIVES else "IRT-TEXT.12"


LEADERS[n.VISERYS] = Effect(n.W4, e.ATTACKER, viserys, viserys_forbids)

DROGO_ADDS: Final = leader_number(n.DROGO, "bonus_per_character")
DROGO_MOST: Final = leader_number(n.DROGO, "bonus_max")


def drogo_bonus(s: ThroneState, seat: int) -> int:
    waiting = [c for c in board.living(s, seat) if c != s.fighter[seat]]
    return min(DROGO_MOST, DROGO_ADDS * len(waiting))


def drogo(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Khalasar: his characters that do not take part add to the total."""
    turns.add_bonus(s, s.side[seat], drogo_bonus(s, seat))


def drogo_forbids(s: ThroneState, seat: int, other: int) -> str:
    rule = e.hostility(s, seat, other)
    return rule if rule or drogo_bonus(s, seat) else "IRT-TEXT.17"


LEADERS[n.DROGO] = Effect(n.W6, e.ACTIVE, drogo, drogo_forbids)

JORAH_SEES: Final = leader_number(n.JORAH, "cards_seen")


def jorah(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Informer: a look at random cards of the opposite active player's hand."""
    cards.look(s, seat, board.opponent(s, seat), JORAH_SEES)


def jorah_forbids(s: ThroneState, seat: int, other: int) -> str:
    return "" if s.hands[board.opponent(s, seat)] else "IRT-TEXT.18"


LEADERS[n.JORAH] = Effect(n.W5, e.PARTICIPANT, jorah, jorah_forbids)


def barristan(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Sworn Guard: the penalty is taken from any of his characters."""
    s.push(choosing.Guard(seat, (board.power_of(s, seat, s.fighter[seat]) + 1) // 2))


LEADERS[n.BARRISTAN] = Effect(n.W7, e.PARTICIPANT, barristan, e.asked_when_it_happens)  # asked by the penalty

# ---------------------------------------------------------------- Tyrell
MARGAERY_DRAWS: Final = leader_number(n.MARGAERY, "draw")


def margaery(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Beloved: she and whoever's support she accepts draw a card."""
    cards.draw(s, seat, MARGAERY_DRAWS)
    cards.draw(s, other, MARGAERY_DRAWS)


LEADERS[n.MARGAERY] = Effect(n.W4, e.ACTIVE, margaery, e.asked_when_it_happens)  # asked on acceptance

LORAS_ADDS: Final = leader_number(n.LORAS, "bonus")


def loras(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Knight of Flowers: for the strongest in the field."""
    turns.add_bonus(s, s.side[seat], LORAS_ADDS)


def loras_forbids(s: ThroneState, seat: int, other: int) -> str:
    rule = e.hostility(s, seat, other)
    if rule or s.fighter[seat] == NONE:
        return rule or "IRT-DEATH.5"
    own = board.power_of(s, seat, s.fighter[seat])
    strongest = all([board.power_of(s, p, s.fighter[p]) <= own for p in range(s.n) if s.fighter[p] != NONE])
    return "" if strongest else "IRT-TEXT.15"


LEADERS[n.LORAS] = Effect(n.W6, e.PARTICIPANT, loras, loras_forbids)

OLENNA_PAYS: Final = leader_number(n.OLENNA, "sheet_cost")


def olenna(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Queen of Thorns: she offers to change sides."""
    s.push(ChangeSide(board.opponent(s, seat), seat, OLENNA_PAYS))


def olenna_forbids(s: ThroneState, seat: int, other: int) -> str:
    if s.fighter[seat] == NONE:
        return "IRT-DEATH.5"
    return "" if s.sheet[seat] >= OLENNA_PAYS else "IRT-TEXT.12"


LEADERS[n.OLENNA] = Effect(n.W6, e.SUPPORTER, olenna, olenna_forbids)

MACE_DRAWS: Final = leader_number(n.MACE, "draw_self")
MACE_GIVES: Final = leader_number(n.MACE, "draw_other")


def mace(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Generous Host: cards for him and for a guest."""
    cards.draw(s, seat, MACE_DRAWS)
    cards.draw(s, code - o.SEAT, MACE_GIVES)


def mace_among(s: ThroneState, seat: int, other: int) -> list[int]:
    return [o.SEAT + p for p in range(s.n)]


def mace_forbids_choice(s: ThroneState, seat: int, other: int, code: int) -> str:
    return "IRT-TEXT.23" if code == o.SEAT + seat else forbids_seat(s, code - o.SEAT)


LEADERS[n.MACE] = Effect(
    n.W1, e.ATTACKER, mace, decision=o.D_PLAYER, among=mace_among, forbids_choice=mace_forbids_choice
)


def renly(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Charismatic: whoever supports him from now on takes no penalties this turn."""
    turns.shelter(s, s.side[seat])


def renly_forbids(s: ThroneState, seat: int, other: int) -> str:
    """Only before the first of the others."""
    left = (s.attacker + 1) % s.n
    return "" if other == (left if left != s.defender else (left + 1) % s.n) else "IRT-TEXT.13"


LEADERS[n.RENLY] = Effect(n.W4, e.ACTIVE, renly, renly_forbids)
