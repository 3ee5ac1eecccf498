"""The 25 character cards played for their effect: one block each (IRT-CHAR). The numbers come from the card data."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne import board
from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.cards import effect as e
from greathall.games.iron_throne.cards.effect import Effect
from greathall.games.iron_throne.data import card_number
from greathall.games.iron_throne.entries import cards_of
from greathall.games.iron_throne.flow import choosing
from greathall.games.iron_throne.flow.choosing import CHARACTERS
from greathall.games.iron_throne.flow.hostages import take_hostages
from greathall.games.iron_throne.ops import cards, power, turns
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.games.iron_throne.targets import forbids_active, forbids_character, forbids_other_side, forbids_seat

__all__ = ["CHARACTERS", "VISERYS_LEAVES"]


# ---------------------------------------------------------------- Stark
def eddard(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Sentence and Sword: who betrays gets no rewards, whatever the outcome becomes."""
    for p in board.players_of(s, e.hostile_side(s)):
        turns.deny(s, p)


CHARACTERS[n.EDDARD] = Effect(n.W6, e.PARTICIPANT, eddard, e.betrayal)

ARYA_LEAVES: Final = card_number(n.ARYA, "power_left")


def arya(s: ThroneState, seat: int, other: int, code: int) -> None:
    """List of Names: a character of the opposite active player keeps one power (IRT-AMB.45, IRT-AMB.46)."""
    victim = board.opponent(s, seat)
    character = code - o.CHARACTER
    power.strip(s, victim, character, board.power_of(s, victim, character) - ARYA_LEAVES)


def arya_among(s: ThroneState, seat: int, other: int) -> list[int]:
    return [o.CHARACTER + c for c in board.living(s, board.opponent(s, seat))]


def arya_forbids_choice(s: ThroneState, seat: int, other: int, code: int) -> str:
    return forbids_character(s, board.opponent(s, seat), code - o.CHARACTER, "IRT-AMB.45", "IRT-DEATH.1")


def arya_idle(s: ThroneState, seat: int, other: int, code: int) -> bool:
    return board.power_of(s, board.opponent(s, seat), code - o.CHARACTER) <= ARYA_LEAVES


CHARACTERS[n.ARYA] = Effect(
    n.W8, e.PARTICIPANT, arya, e.side_lost, o.D_CHARACTER, arya_among, arya_forbids_choice, "IRT-AMB.45", arya_idle
)

ROBB_DRAWS: Final = card_number(n.ROBB, "draw")


def robb(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Tactical Maneuver: the discard pile goes back into the deck (IRT-AMB.37: without what lies on the table)."""
    cards.shuffle_discards_in(s, seat)
    cards.draw(s, seat, ROBB_DRAWS)


def robb_idle(s: ThroneState, seat: int, other: int, code: int) -> bool:
    return not s.discards[seat] and (not ROBB_DRAWS or not s.decks[seat])


CHARACTERS[n.ROBB] = Effect(n.W8, e.PARTICIPANT, robb, idle=robb_idle)


def catelyn(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Family, Duty, Honor: somebody of her side takes no penalties."""
    turns.spare(s, code - o.SEAT)


def catelyn_forbids_choice(s: ThroneState, seat: int, other: int, code: int) -> str:
    them = code - o.SEAT
    return forbids_seat(s, them) or ("" if s.side[them] == s.side[seat] else "IRT-TEXT.24")


def catelyn_idle(s: ThroneState, seat: int, other: int, code: int) -> bool:
    return s.spared >> code - o.SEAT & 1 == 1


CHARACTERS[n.CATELYN] = Effect(
    n.W6, e.PARTICIPANT, catelyn, decision=o.D_PLAYER, among=e.all_players, forbids_choice=catelyn_forbids_choice,
    idle=catelyn_idle,
)  # fmt: skip


def bran(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Wolf Dream: a look at the whole hand of the opposite active player."""
    victim = board.opponent(s, seat)
    cards.look(s, seat, victim, len(s.hands[victim]))


def bran_idle(s: ThroneState, seat: int, other: int, code: int) -> bool:
    return not s.hands[board.opponent(s, seat)]


CHARACTERS[n.BRAN] = Effect(n.W5, e.PARTICIPANT, bran, idle=bran_idle)


# ---------------------------------------------------------------- Lannister
CERSEI_TAKES: Final = card_number(n.CERSEI, "hostages")


def cersei(s: ThroneState, seat: int, other: int, code: int) -> None:
    """The Queen's Wrath: a hostage for a defeat."""
    take_hostages(s, seat, code - o.SEAT, CERSEI_TAKES)


CHARACTERS[n.CERSEI] = Effect(
    n.W8, e.PARTICIPANT, cersei, e.side_lost, o.D_VICTIM, e.all_players, e.forbids_hostage_of, needs="IRT-HOSTAGE.14"
)


def tyrion(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Political Acumen: who revealed hostility must put a higher card in its place, if he holds one (IRT-AMB.31b)."""
    s.push(choosing.ReplaceShown(code - o.SEAT))


def tyrion_forbids_choice(s: ThroneState, seat: int, other: int, code: int) -> str:
    them = code - o.SEAT
    rule = forbids_active(s, them)
    return rule if rule or (s.shown[them] != NONE and board.is_hostile(s.shown[them])) else "IRT-TEXT.20"


CHARACTERS[n.TYRION] = Effect(
    n.W6, e.PARTICIPANT, tyrion, decision=o.D_PLAYER, among=e.active_players, forbids_choice=tyrion_forbids_choice,
    needs="IRT-TEXT.20",
)  # fmt: skip

JAIME_ADDS: Final = card_number(n.JAIME, "bonus")


def jaime(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Kingslayer: the card of his side rises."""
    turns.add_bonus(s, s.side[seat], JAIME_ADDS)


CHARACTERS[n.JAIME] = Effect(n.W6, e.PARTICIPANT, jaime, e.hostility)

TYWIN_TAKES: Final = card_number(n.TYWIN, "sheet_power_removed")


def tywin(s: ThroneState, seat: int, other: int, code: int) -> None:
    """The Rains of Castamere: the beaten active player loses power from his sheet."""
    power.box(s, board.opponent(s, seat), TYWIN_TAKES)


def tywin_idle(s: ThroneState, seat: int, other: int, code: int) -> bool:
    return not s.sheet[board.opponent(s, seat)]


CHARACTERS[n.TYWIN] = Effect(n.W8, e.PARTICIPANT, tywin, e.side_won, idle=tywin_idle)


def joffrey(s: ThroneState, seat: int, other: int, code: int) -> None:
    """The King's Mercy: his truce was none."""
    s.push(choosing.ReplaceShown(seat, for_truce=True))


def joffrey_forbids(s: ThroneState, seat: int, other: int) -> str:
    if s.outcome != n.O_TRUCE or s.shown[seat] == NONE or not n.is_truce(s.shown[seat]):
        return "IRT-TEXT.7"
    others = [k for k in cards_of(s.hands[seat]) if not n.is_truce(k)]
    own = 1 if n.card_showing(n.JOFFREY) in others else 0  # the one he plays is none of them
    return "" if len(others) > own else "IRT-TEXT.19"


CHARACTERS[n.JOFFREY] = Effect(n.W6, e.ACTIVE, joffrey, joffrey_forbids)

# ---------------------------------------------------------------- Baratheon
STANNIS_MOST: Final = card_number(n.STANNIS, "bonus_max")


def stannis(s: ThroneState, seat: int, other: int, code: int) -> None:
    """The Rightful King: the power on the sheet counts for the side's total."""
    turns.add_bonus(s, s.side[seat], min(STANNIS_MOST, s.sheet[seat]))


CHARACTERS[n.STANNIS] = Effect(n.W6, e.PARTICIPANT, stannis, e.hostility, idle=e.empty_sheet)

MELISANDRE_PAYS: Final = card_number(n.MELISANDRE, "own_cost")
MELISANDRE_TAKES: Final = card_number(n.MELISANDRE, "power_removed")


def melisandre(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Murderous Shadow: a little blood of one's own, more of the enemy's."""
    power.strip(s, seat, s.fighter[seat], MELISANDRE_PAYS)
    e.strip_chosen(s, code, MELISANDRE_TAKES)


def melisandre_forbids_choice(s: ThroneState, seat: int, other: int, code: int) -> str:
    character = code - o.CHARACTER
    rule = e.forbids_bystander(s, character)
    return rule or forbids_other_side(s, seat, board.seat_of_character(s, character))


CHARACTERS[n.MELISANDRE] = Effect(
    n.W5, e.PARTICIPANT, melisandre, decision=o.D_CHARACTER, among=e.participating,
    forbids_choice=melisandre_forbids_choice, needs="IRT-TEXT.25",
)  # fmt: skip

DAVOS_DRAWS: Final = card_number(n.DAVOS, "draw")


def davos(s: ThroneState, seat: int, other: int, code: int) -> None:
    """The Onion Knight: another card of this turn comes back to the hand."""
    if code != NONE:
        cards.take_back(s, seat, code - o.RETURN)
    cards.draw(s, seat, DAVOS_DRAWS)


def davos_among(s: ThroneState, seat: int, other: int) -> list[int]:
    return [o.RETURN + k for k in dict.fromkeys((*s.played[seat], s.shown[seat])) if k != NONE]


def davos_forbids_choice(s: ThroneState, seat: int, other: int, code: int) -> str:
    card = code - o.RETURN
    lying = [*s.played[seat], s.shown[seat]]
    return "" if card in lying and card != n.card_showing(n.DAVOS) else "IRT-TEXT.28"


def davos_idle(s: ThroneState, seat: int, other: int, code: int) -> bool:
    return code == NONE and (not DAVOS_DRAWS or e.cannot_draw(s, seat))


CHARACTERS[n.DAVOS] = Effect(
    n.W8, e.PARTICIPANT, davos, e.side_lost, o.D_RETURN, davos_among, davos_forbids_choice, idle=davos_idle
)


def selyse(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Cleansing Fire: an active player's card is replaced by the top of the deck (IRT-AMB.30)."""
    cards.replace_from_deck(s, code - o.SEAT)


def selyse_forbids_choice(s: ThroneState, seat: int, other: int, code: int) -> str:
    rule = forbids_active(s, code - o.SEAT)
    return rule if rule or s.decks[code - o.SEAT] else "IRT-TEXT.21"


CHARACTERS[n.SELYSE] = Effect(
    n.W6, e.PARTICIPANT, selyse, decision=o.D_PLAYER, among=e.active_players, forbids_choice=selyse_forbids_choice,
    needs="IRT-TEXT.21",
)  # fmt: skip

SHIREEN_DRAWS: Final = card_number(n.SHIREEN, "draw")


def shireen(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Reading Lesson: cards for her and another participant."""
    cards.draw(s, seat, SHIREEN_DRAWS)
    cards.draw(s, code - o.SEAT, SHIREEN_DRAWS)


def shireen_forbids_choice(s: ThroneState, seat: int, other: int, code: int) -> str:
    them = code - o.SEAT
    if them == seat:
        return "IRT-TEXT.23"
    return forbids_seat(s, them) or ("" if s.side[them] else "IRT-PART.1")


CHARACTERS[n.SHIREEN] = Effect(
    n.W8, e.PARTICIPANT, shireen, decision=o.D_PLAYER, among=e.all_players, forbids_choice=shireen_forbids_choice
)

# ---------------------------------------------------------------- Targaryen
DAENERYS_TAKES: Final = card_number(n.DAENERYS, "power_removed")


def daenerys(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Dracarys: every enemy in the field loses power, before totals are compared."""
    e.strip_enemies(s, seat, DAENERYS_TAKES)


CHARACTERS[n.DAENERYS] = Effect(n.W6, e.PARTICIPANT, daenerys, e.hostility, idle=e.no_enemies)

VISERYS_ADDS: Final = card_number(n.VISERYS, "bonus")
VISERYS_LEAVES: Final = card_number(n.VISERYS, "power_left_on_loss")


def viserys(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Wake the Dragon: the card rises; a defeat all the same costs all power but one."""
    turns.add_bonus(s, s.side[seat], VISERYS_ADDS)
    turns.wake(s, seat)


CHARACTERS[n.VISERYS] = Effect(n.W6, e.ACTIVE, viserys, e.hostility)

DROGO_TAKES: Final = card_number(n.DROGO, "power_removed")


def drogo(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Spoils of the Khalasar: the beaten in the field lose power once more."""
    e.strip_enemies(s, seat, DROGO_TAKES)


CHARACTERS[n.DROGO] = Effect(n.W8, e.PARTICIPANT, drogo, e.side_won, idle=e.no_enemies)

JORAH_MOVES: Final = card_number(n.JORAH, "power_moved_max")


def jorah(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Faithful Service: power from the sheet to the participating character."""
    s.push(choosing.MoveUpTo(seat, JORAH_MOVES, s.fighter[seat]))


CHARACTERS[n.JORAH] = Effect(n.W6, e.PARTICIPANT, jorah, idle=e.empty_sheet)


def barristan(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Barristan the Bold: a supporter of the other side retreats (IRT-RETREAT, IRT-AMB.43)."""
    turns.retreat(s, code - o.SEAT)
    cards.discard_played(s, code - o.SEAT)


def barristan_forbids_choice(s: ThroneState, seat: int, other: int, code: int) -> str:
    rule = forbids_other_side(s, seat, code - o.SEAT)
    return rule or ("IRT-RETREAT.4" if board.active(s, code - o.SEAT) else "")


CHARACTERS[n.BARRISTAN] = Effect(
    n.W5, e.PARTICIPANT, barristan, decision=o.D_PLAYER, among=e.all_players,
    forbids_choice=barristan_forbids_choice, needs="IRT-TEXT.16",
)  # fmt: skip

# ---------------------------------------------------------------- Tyrell
MARGAERY_DRAWS: Final = card_number(n.MARGAERY, "draw")
MARGAERY_MOVES: Final = card_number(n.MARGAERY, "power_moved_max")


def margaery(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Heart of the People: cards and power for a victory."""
    choosing.draw_and_move(s, seat, MARGAERY_DRAWS, MARGAERY_MOVES)


CHARACTERS[n.MARGAERY] = Effect(n.W8, e.PARTICIPANT, margaery, e.side_won)

LORAS_MOST: Final = card_number(n.LORAS, "bonus_max")


def loras(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Tourney Champion: the power of the participating character counts twice."""
    turns.add_bonus(s, s.side[seat], min(LORAS_MOST, board.power_of(s, seat, s.fighter[seat])))


CHARACTERS[n.LORAS] = Effect(n.W6, e.PARTICIPANT, loras, e.hostility)

OLENNA_TAKES: Final = card_number(n.OLENNA, "power_removed")


def olenna(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Poisoned Cup: a participating character of another player, on either side, loses power."""
    e.strip_chosen(s, code, OLENNA_TAKES)


def olenna_forbids_choice(s: ThroneState, seat: int, other: int, code: int) -> str:
    if (code - o.CHARACTER) // n.PER_HOUSE == s.house[seat]:
        return "IRT-TEXT.23"
    return e.forbids_bystander(s, code - o.CHARACTER)


CHARACTERS[n.OLENNA] = Effect(
    n.W8, e.PARTICIPANT, olenna, decision=o.D_CHARACTER, among=e.participating, forbids_choice=olenna_forbids_choice,
    needs="IRT-PART.2",
)  # fmt: skip

MACE_DRAWS: Final = card_number(n.MACE, "draw")


def mace(s: ThroneState, seat: int, other: int, code: int) -> None:
    """Granaries of the Reach."""
    cards.draw(s, seat, MACE_DRAWS)


def mace_idle(s: ThroneState, seat: int, other: int, code: int) -> bool:
    return e.cannot_draw(s, seat)


CHARACTERS[n.MACE] = Effect(n.W8, e.PARTICIPANT, mace, idle=mace_idle)

RENLY_ADDS: Final = card_number(n.RENLY, "bonus_per_character")
RENLY_MOST: Final = card_number(n.RENLY, "bonus_max")


def renly(s: ThroneState, seat: int, other: int, code: int) -> None:
    """A Hundred Thousand Swords: the more on his side, the stronger."""
    turns.add_bonus(s, s.side[seat], min(RENLY_MOST, RENLY_ADDS * len(board.fighters_of(s, s.side[seat]))))


CHARACTERS[n.RENLY] = Effect(n.W6, e.PARTICIPANT, renly, e.hostility)
