"""What a card or player has at this moment by the rules of this game: income, claim, costs, dominance.

Strength, icons and keywords are reckoned as in both games (cardgame/board.py): never below 0 (AMB-19), all changes add
up (HBO-LAST.3). What a card is: HBO-CARD.1 to HBO-CARD.11, HBO-TYPE.1; its House is its symbol (HBO-HOUSE.1 to
HBO-HOUSE.4). Characters fight, locations help (HBO-TYPE.2, HBO-TYPE.3)."""

from __future__ import annotations

from greathall.games.cardgame import board, exceptions
from greathall.games.cardgame.constant import DISCOUNT
from greathall.games.cardgame.names import CHARACTER
from greathall.games.hbo.data import (
    COST,
    HOUSE_OF,
    INCOME_BONUS,
    PLOT_CLAIM,
    PLOT_INCOME,
    PLOT_INITIATIVE,
    TRAITS_OF,
    TYPE,
)
from greathall.games.hbo.state import HboState


def other(seat: int) -> int:
    return 1 - seat


def plot_of(s: HboState, seat: int) -> int:
    """The design of the revealed plot, -1 before there is one."""
    return s.design[s.revealed[seat]] if s.revealed[seat] >= 0 else -1


def of_house(s: HboState, c: int, house: int) -> bool:
    return HOUSE_OF[s.design[c]] == house


def has_trait(s: HboState, c: int, wanted: int) -> bool:
    return bool(TRAITS_OF[s.design[c]] & wanted)


def house_characters(s: HboState, seat: int, house: int) -> list[int]:
    return [c for c in board.characters(s, seat) if of_house(s, c, house)]


# ---------------------------------------------------------------- plots
def income(s: HboState, seat: int) -> int:
    """HBO-MAR.2, HBO-MAR.4, HBO-MAR.5: kneeling cards count, too; it is taken before any card is played."""
    base = 0 if exceptions.base_income_barred(s, seat) else PLOT_INCOME[plot_of(s, seat)]
    if exceptions.income_barred(s):
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
    known = s.auras
    if not s.reducers and known is not None and not known[DISCOUNT]:
        return COST[d]
    less = discount(s, seat, d)
    return max(0, COST[d] - less) if less and not exceptions.costs_fixed(s, seat) else COST[d]


def discount(s: HboState, seat: int, d: int) -> int:
    if TYPE[d] != CHARACTER:
        return 0
    less = 0
    for owner, house, amount, _ in s.reducers:
        if owner == seat and house == HOUSE_OF[d]:
            less += amount
    for _, amount in exceptions.discounting(s, seat, d):
        less += amount
    return less


# ---------------------------------------------------------------- dominance
def dominance(s: HboState, seat: int) -> int:
    """HBO-DOM.1, HBO-GOLDP.4."""
    standing = [c for c in board.characters(s, seat) if board.standing(s, c)]
    total = s.gold[seat] + sum([board.strength(s, c) for c in standing])
    return total + exceptions.dominance(s, seat)


def dominance_power(s: HboState, seat: int) -> int:
    """HBO-DOM.2, HBO-POW.7."""
    return 1 + exceptions.dominance_power(s, seat)

