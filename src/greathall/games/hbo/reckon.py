"""What a card or player has at this moment by the rules of this game: income, claim, costs, dominance.

Strength, icons and keywords are reckoned as in both games (cardgame/board.py): never below 0 (AMB-19), all changes add
up (HBO-LAST.3). What a card is: HBO-CARD.1 to HBO-CARD.11, HBO-TYPE.1; its House is its symbol (HBO-HOUSE.1 to
HBO-HOUSE.4). Characters fight, locations help (HBO-TYPE.2, HBO-TYPE.3)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, limits
from greathall.games.cardgame.names import CHARACTER, MILITARY
from greathall.games.hbo.data import (
    COST,
    HOUSE_OF,
    INCOME_BONUS,
    PLOT_CLAIM,
    PLOT_INCOME,
    PLOT_INITIATIVE,
    TRAITS_OF,
    TYPE,
    design,
)
from greathall.games.hbo.names import STARK
from greathall.games.hbo.state import HboState

MILK: Final = [design("lannister_milk_of_the_poppy")]
IRON_THRONES: Final = [design("stark_iron_throne"), design("lannister_iron_throne")]
BLOCKADE: Final = design("plot_blockade")
RAINS: Final = design("plot_rains_of_autumn")
CALLING: Final = design("plot_calling_the_banners")
OLD_GODS: Final = design("plot_the_old_gods")
CALM: Final = design("plot_calm_over_westeros")
GIFT: Final = design("plot_illyrios_gift")
FEAST: Final = design("plot_a_feast_for_crows")
KILLING_COLD: Final = design("plot_killing_cold")
STORM_OF_SWORDS: Final = design("plot_a_storm_of_swords")



def other(seat: int) -> int:
    return 1 - seat


def plot_of(s: HboState, seat: int) -> int:
    """The design of the revealed plot, -1 before there is one."""
    return s.design[s.revealed[seat]] if s.revealed[seat] >= 0 else -1


def in_force(s: HboState, plot: int) -> bool:
    """Has anybody revealed this plot?"""
    ours, theirs = s.revealed[0], s.revealed[1]
    return (ours >= 0 and s.design[ours] == plot) or (theirs >= 0 and s.design[theirs] == plot)


def of_house(s: HboState, c: int, house: int) -> bool:
    return HOUSE_OF[s.design[c]] == house


def has_trait(s: HboState, c: int, wanted: int) -> bool:
    return bool(TRAITS_OF[s.design[c]] & wanted)


def house_characters(s: HboState, seat: int, house: int) -> list[int]:
    return [c for c in board.characters(s, seat) if of_house(s, c, house)]


def is_blank(s: HboState, c: int) -> bool:
    """Milk of the Poppy."""
    blanks = s.blanks
    if blanks is None:
        blanks = s.blanks = [s.host[x] for p in range(s.n) for x in s.play[p] if s.design[x] in MILK]
    return bool(blanks) and c in blanks


# ---------------------------------------------------------------- plots
def income(s: HboState, seat: int) -> int:
    """HBO-MAR.2, HBO-MAR.4, HBO-MAR.5: kneeling cards count, too; it is taken before any card is played."""
    base = 0 if plot_of(s, other(seat)) == BLOCKADE else PLOT_INCOME[plot_of(s, seat)]
    if in_force(s, RAINS):
        return base
    return base + sum([INCOME_BONUS[s.design[c]] for c in s.play[seat]])


def initiative(s: HboState, seat: int) -> int:
    return PLOT_INITIATIVE[plot_of(s, seat)]


def claim(s: HboState, attacker: int) -> int:
    """HBO-CLAIM.1; AMB-21: not below 0."""
    return max(0, PLOT_CLAIM[plot_of(s, attacker)] + board.claim_changes(s, attacker, board.ANY_CHALLENGE))


# ---------------------------------------------------------------- costs
def cost(s: HboState, seat: int, c: int) -> int:
    """HBO-CARD.1; discounts add up, not below 0 (AMB-21)."""
    d = s.design[c]
    plot = plot_of(s, seat)
    if plot == CALLING or (not s.reducers and plot != OLD_GODS):
        return COST[d]
    return max(0, COST[d] - discount(s, seat, d))


def discount(s: HboState, seat: int, d: int) -> int:
    if TYPE[d] != CHARACTER:
        return 0
    out = sum([amount for owner, house, amount, _ in s.reducers if owner == seat and house == HOUSE_OF[d]])
    first = not board.used_up(s, s.revealed[seat], limits.PLOTS_FIRST)
    if plot_of(s, seat) == OLD_GODS and HOUSE_OF[d] == STARK and first:
        out += 2
    return out


def event_surcharge(s: HboState) -> int:
    """Calm over Westeros: every event costs 1 more for each such plot, handed to the other player."""
    if not in_force(s, CALM):
        return 0
    return sum([1 for p in range(s.n) if plot_of(s, p) == CALM])


# ---------------------------------------------------------------- dominance
def dominance(s: HboState, seat: int) -> int:
    """HBO-DOM.1, HBO-GOLDP.4."""
    standing = [c for c in board.characters(s, seat) if board.standing(s, c)]
    total = s.gold[seat] + sum([board.strength(s, c) for c in standing])
    return total + 2 * len([c for c in s.play[seat] if s.design[c] in IRON_THRONES])


def dominance_power(s: HboState, seat: int) -> int:
    """HBO-DOM.2, HBO-POW.7."""
    plot = plot_of(s, seat)
    return 1 + (3 if plot == GIFT else 0) + (1 if plot == FEAST else 0)


# ---------------------------------------------------------------- challenges
def challenges_allowed(s: HboState, seat: int, type_: int) -> int:
    """HBO-CHAL.4; A Storm of Swords."""
    return 2 if type_ == MILITARY and plot_of(s, seat) == STORM_OF_SWORDS else 1
