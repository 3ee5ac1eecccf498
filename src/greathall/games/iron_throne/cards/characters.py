"""The 25 character cards played for their effect: one block each (IRT-CHAR). The numbers come from the card data."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board, names
from greathall.games.iron_throne.cards.effect import (
    ACTIVE,
    PARTICIPANT,
    Effect,
    betrayal,
    hostage_victims,
    hostile_side,
    hostility,
    side_lost,
    side_won,
    strip_chosen,
    strip_enemies,
)
from greathall.games.iron_throne.codes import (
    CHARACTER,
    D_CHARACTER,
    D_PLAYER,
    D_RETURN,
    D_VICTIM,
    RETURN,
    SEAT,
)
from greathall.games.iron_throne.data import card_number
from greathall.games.iron_throne.entries import cards_of
from greathall.games.iron_throne.flow.choosing import CHARACTERS, MoveUpTo, ReplaceShown, draw_and_move
from greathall.games.iron_throne.flow.hostages import take_hostages
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import NONE, ThroneState

__all__ = ["CHARACTERS", "VISERYS_LEAVES"]


# ---------------------------------------------------------------- Stark
def eddard(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Sentence and Sword: who betrays gets no rewards, whatever the outcome becomes."""
    for p in board.players_of(s, hostile_side(s)):
        turns.deny(s, p)


CHARACTERS[names.EDDARD] = Effect(names.W6, PARTICIPANT, eddard, betrayal)

ARYA_LEAVES: Final = card_number(names.ARYA, "power_left")


def arya(s: ThroneState, seat: int, other: int, code: int) -> None:
    """List of Names: a character of the opposite active player keeps one power (IRT-AMB.45, IRT-AMB.46)."""
    victim = board.opponent(s, seat)
    character = code - CHARACTER
    power.strip(s, victim, character, board.power_of(s, victim, character) - ARYA_LEAVES)


def arya_options(s: ThroneState, seat: int, other: int) -> list[int]:
    return [CHARACTER + c for c in board.living(s, board.opponent(s, seat))]


CHARACTERS[names.ARYA] = Effect(names.W8, PARTICIPANT, arya, side_lost, D_CHARACTER, arya_options, needs_option=True)

ROBB_DRAWS: Final = card_number(names.ROBB, "draw")


def robb(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Tactical Maneuver: the discard pile goes back into the deck (IRT-AMB.37: without what lies on the table)."""
    cards.shuffle_discards_in(s, seat)
    cards.draw(s, seat, ROBB_DRAWS)


CHARACTERS[names.ROBB] = Effect(names.W8, PARTICIPANT, robb)


def catelyn(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Family, Duty, Honor: somebody of her side takes no penalties."""
    turns.spare(s, code - SEAT)


def own_side(s: ThroneState, seat: int, other: int) -> list[int]:
    return [SEAT + p for p in board.players_of(s, s.side[seat])]


CHARACTERS[names.CATELYN] = Effect(names.W6, PARTICIPANT, catelyn, decision=D_PLAYER, options=own_side)


def bran(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Wolf Dream: a look at the whole hand of the opposite active player."""
    victim = board.opponent(s, seat)
    cards.look(s, seat, victim, len(s.hands[victim]))


CHARACTERS[names.BRAN] = Effect(names.W5, PARTICIPANT, bran)


# ---------------------------------------------------------------- Lannister
CERSEI_TAKES: Final = card_number(names.CERSEI, "hostages")


def cersei(s: ThroneState, seat: int, other: int, code: int) -> None:
    """The Queen's Wrath: a hostage for a defeat."""
    take_hostages(s, seat, code - SEAT, CERSEI_TAKES)


CHARACTERS[names.CERSEI] = Effect(
    names.W8, PARTICIPANT, cersei, side_lost, D_VICTIM, hostage_victims, needs_option=True
)


def tyrion(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Political Acumen: who revealed hostility must put a higher card in its place, if he holds one (IRT-AMB.31b)."""
    s.push(ReplaceShown(code - SEAT))


def tyrion_options(s: ThroneState, seat: int, other: int) -> list[int]:
    both = (s.attacker, s.defender)
    return [SEAT + p for p in both if s.shown[p] != NONE and board.is_hostile(s.shown[p])]


CHARACTERS[names.TYRION] = Effect(
    names.W6, PARTICIPANT, tyrion, decision=D_PLAYER, options=tyrion_options, needs_option=True
)

JAIME_ADDS: Final = card_number(names.JAIME, "bonus")


def jaime(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Kingslayer: the card of his side rises."""
    turns.add_bonus(s, s.side[seat], JAIME_ADDS)


CHARACTERS[names.JAIME] = Effect(names.W6, PARTICIPANT, jaime, hostility)

TYWIN_TAKES: Final = card_number(names.TYWIN, "sheet_power_removed")


def tywin(s: ThroneState, seat: int, other: int, code: int) -> None:
    """The Rains of Castamere: the beaten active player loses power from his sheet."""
    power.box(s, board.opponent(s, seat), TYWIN_TAKES)


CHARACTERS[names.TYWIN] = Effect(names.W8, PARTICIPANT, tywin, side_won)


def joffrey(s: ThroneState, seat: int, other: int, code: int) -> None:
    """The King's Mercy: his truce was none."""
    s.push(ReplaceShown(seat, for_truce=True))


def joffrey_when(s: ThroneState, seat: int, other: int) -> bool:
    if s.outcome != names.O_TRUCE or s.shown[seat] == NONE or not names.is_truce(s.shown[seat]):
        return False
    others = [k for k in cards_of(s.hands[seat]) if not names.is_truce(k)]
    return len(others) > (1 if names.card_showing(names.JOFFREY) in others else 0)  # another than the one he plays


CHARACTERS[names.JOFFREY] = Effect(names.W6, ACTIVE, joffrey, joffrey_when)

# ---------------------------------------------------------------- Baratheon
STANNIS_MOST: Final = card_number(names.STANNIS, "bonus_max")


def stannis(s: ThroneState, seat: int, other: int, code: int) -> None:
    """The Rightful King: the power on the sheet counts for the side's total."""
    turns.add_bonus(s, s.side[seat], min(STANNIS_MOST, s.sheet[seat]))


CHARACTERS[names.STANNIS] = Effect(names.W6, PARTICIPANT, stannis, hostility)

MELISANDRE_PAYS: Final = card_number(names.MELISANDRE, "own_cost")
MELISANDRE_TAKES: Final = card_number(names.MELISANDRE, "power_removed")


def melisandre(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Murderous Shadow: a little blood of one's own, more of the enemy's."""
    power.strip(s, seat, s.fighter[seat], MELISANDRE_PAYS)
    strip_chosen(s, code, MELISANDRE_TAKES)


def melisandre_when(s: ThroneState, seat: int, other: int) -> bool:
    return s.fighter[seat] != NONE


def enemies(s: ThroneState, seat: int, other: int) -> list[int]:
    return [CHARACTER + s.fighter[p] for p in board.fighters_of(s, board.opposite(s.side[seat]))]


CHARACTERS[names.MELISANDRE] = Effect(
    names.W5, PARTICIPANT, melisandre, melisandre_when, D_CHARACTER, enemies, needs_option=True
)

DAVOS_DRAWS: Final = card_number(names.DAVOS, "draw")


def davos(s: ThroneState, seat: int, other: int, code: int) -> None:
    """The Onion Knight: another card of this turn comes back to the hand."""
    if code != NONE:
        cards.take_back(s, seat, code - RETURN)
    cards.draw(s, seat, DAVOS_DRAWS)


def davos_options(s: ThroneState, seat: int, other: int) -> list[int]:
    lying = [k for k in (*s.played[seat], s.shown[seat]) if k not in (NONE, names.card_showing(names.DAVOS))]
    return [RETURN + k for k in dict.fromkeys(lying)]


CHARACTERS[names.DAVOS] = Effect(names.W8, PARTICIPANT, davos, side_lost, D_RETURN, davos_options)


def selyse(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Cleansing Fire: an active player's card is replaced by the top of the deck (IRT-AMB.30)."""
    cards.replace_from_deck(s, code - SEAT)


def selyse_options(s: ThroneState, seat: int, other: int) -> list[int]:
    return [SEAT + p for p in (s.attacker, s.defender) if s.decks[p]]


CHARACTERS[names.SELYSE] = Effect(
    names.W6, PARTICIPANT, selyse, decision=D_PLAYER, options=selyse_options, needs_option=True
)

SHIREEN_DRAWS: Final = card_number(names.SHIREEN, "draw")


def shireen(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Reading Lesson: cards for her and another participant."""
    cards.draw(s, seat, SHIREEN_DRAWS)
    cards.draw(s, code - SEAT, SHIREEN_DRAWS)


def shireen_options(s: ThroneState, seat: int, other: int) -> list[int]:
    return [SEAT + p for p in board.clockwise(s) if s.side[p] and p != seat]


CHARACTERS[names.SHIREEN] = Effect(names.W8, PARTICIPANT, shireen, decision=D_PLAYER, options=shireen_options)

# ---------------------------------------------------------------- Targaryen
DAENERYS_TAKES: Final = card_number(names.DAENERYS, "power_removed")


def daenerys(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Dracarys: every enemy in the field loses power, before totals are compared."""
    strip_enemies(s, seat, DAENERYS_TAKES)


CHARACTERS[names.DAENERYS] = Effect(names.W6, PARTICIPANT, daenerys, hostility)

VISERYS_ADDS: Final = card_number(names.VISERYS, "bonus")
VISERYS_LEAVES: Final = card_number(names.VISERYS, "power_left_on_loss")


def viserys(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Wake the Dragon: the card rises; a defeat all the same costs all power but one."""
    turns.add_bonus(s, s.side[seat], VISERYS_ADDS)
    turns.wake(s, seat)


CHARACTERS[names.VISERYS] = Effect(names.W6, ACTIVE, viserys, hostility)

DROGO_TAKES: Final = card_number(names.DROGO, "power_removed")


def drogo(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Spoils of the Khalasar: the beaten in the field lose power once more."""
    strip_enemies(s, seat, DROGO_TAKES)


CHARACTERS[names.DROGO] = Effect(names.W8, PARTICIPANT, drogo, side_won)

JORAH_MOVES: Final = card_number(names.JORAH, "power_moved_max")


def jorah(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Faithful Service: power from the sheet to the participating character."""
    s.push(MoveUpTo(seat, JORAH_MOVES, s.fighter[seat]))


CHARACTERS[names.JORAH] = Effect(names.W6, PARTICIPANT, jorah)


def barristan(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Barristan the Bold: a supporter of the other side retreats (IRT-RETREAT, IRT-AMB.43)."""
    turns.retreat(s, code - SEAT)
    cards.discard_played(s, code - SEAT)


def barristan_options(s: ThroneState, seat: int, other: int) -> list[int]:
    return [SEAT + p for p in board.supporters_of(s, board.opposite(s.side[seat]))]


CHARACTERS[names.BARRISTAN] = Effect(
    names.W5, PARTICIPANT, barristan, decision=D_PLAYER, options=barristan_options, needs_option=True
)

# ---------------------------------------------------------------- Tyrell
MARGAERY_DRAWS: Final = card_number(names.MARGAERY, "draw")
MARGAERY_MOVES: Final = card_number(names.MARGAERY, "power_moved_max")


def margaery(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Heart of the People: cards and power for a victory."""
    draw_and_move(s, seat, MARGAERY_DRAWS, MARGAERY_MOVES)


CHARACTERS[names.MARGAERY] = Effect(names.W8, PARTICIPANT, margaery, side_won)

LORAS_MOST: Final = card_number(names.LORAS, "bonus_max")


def loras(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Tourney Champion: the power of the participating character counts twice."""
    turns.add_bonus(s, s.side[seat], min(LORAS_MOST, board.power_of(s, seat, s.fighter[seat])))


def loras_when(s: ThroneState, seat: int, other: int) -> bool:
    return hostility(s, seat, other) and s.fighter[seat] != NONE


CHARACTERS[names.LORAS] = Effect(names.W6, PARTICIPANT, loras, loras_when)

OLENNA_TAKES: Final = card_number(names.OLENNA, "power_removed")


def olenna(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Poisoned Cup: a participating character of another player, on either side, loses power."""
    strip_chosen(s, code, OLENNA_TAKES)


def olenna_options(s: ThroneState, seat: int, other: int) -> list[int]:
    return [CHARACTER + s.fighter[p] for p in board.clockwise(s) if s.fighter[p] != NONE and p != seat]


CHARACTERS[names.OLENNA] = Effect(
    names.W8, PARTICIPANT, olenna, decision=D_CHARACTER, options=olenna_options, needs_option=True
)

MACE_DRAWS: Final = card_number(names.MACE, "draw")


def mace(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Granaries of the Reach."""
    cards.draw(s, seat, MACE_DRAWS)


CHARACTERS[names.MACE] = Effect(names.W8, PARTICIPANT, mace)

RENLY_ADDS: Final = card_number(names.RENLY, "bonus_per_character")
RENLY_MOST: Final = card_number(names.RENLY, "bonus_max")


def renly(s: ThroneState, seat: int, other: int, code: int) -> None:
    """A Hundred Thousand Swords: the more on his side, the stronger."""
    turns.add_bonus(s, s.side[seat], min(RENLY_MOST, RENLY_ADDS * len(board.fighters_of(s, s.side[seat]))))


CHARACTERS[names.RENLY] = Effect(names.W6, PARTICIPANT, renly, hostility)
