"""What a card or player has at this moment: STR, icons, keywords, plot values, costs (LCG-MOD).

Printed values are the base (LCG-MOD.7, LCG-ABIL.16), gained characteristics work alike (LCG-ECON.3), every instance
of a constant ability counts (LCG-ABIL.11), nothing goes below zero in use (LCG-MOD.6); traits do nothing by
themselves (LCG-ABIL.15). A lasting effect stays when its source has left (LCG-EFF.5), covers the cards it was laid on
(LCG-EFF.8), and its end is no change made by a card (LCG-EFF.4). Income, reserve and initiative are those of the
revealed plot (LCG-ECON.7). Values are always worked out from the printed ones: modifiers of lasting effects, then
those of constant abilities."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, exceptions
from greathall.games.cardgame.board import L_OWN
from greathall.games.cardgame.constant import DISCOUNT
from greathall.games.cardgame.names import ATTACHMENT, CHARACTER, EVENT, FACEDOWN, MILITARY, P_STANDING
from greathall.games.cardgame.state import NONE
from greathall.games.lcg.data import (
    ADDS_GOLD,
    ADDS_INITIATIVE,
    ADDS_RESERVE,
    COST,
    FACTION_OF,
    LOYAL,
    PLOT_CLAIM,
    PLOT_GOLD,
    PLOT_INITIATIVE,
    PLOT_RESERVE,
    RIVALS,
    TITLE_DESIGN,
    TRAITS_OF,
    TYPE,
    trait,
)
from greathall.games.lcg.names import A_CONDITION, SHIPS, TERMINAL
from greathall.games.lcg.state import LcgState

# Kinds of lasting effects besides those of both card games (column `lasting`: kind, card or seat, amount, until).
L_NO_ATTACK_ON: Final = L_OWN  # seat; amount: seat against which none may be initiated
L_CALM: Final = L_OWN + 1  # seat; amount: type: claim 1 lower when defending

# What a cost reduction is for (column `reducers`: seat, what, amount, until).
R_CHARACTER: Final = 16  # plus a faction
R_CARD: Final = 32  # plus a faction
R_ANY_CHARACTER: Final = 64
R_LOYAL: Final = 65

STOOD: Final = 1 << 22  # key in `limits`, plus a seat: its characters that stood in this standing phase

EVENT_PLAYED: Final = 1 << 23  # plus a seat: key in `limits`
LORD_OR_LADY: Final = trait("Lord", "Lady")


# ---------------------------------------------------------------- what a card is
def kind(s: LcgState, c: int) -> int:
    """The type of a card in play or out of it; facedown cards have none (LCG-INFO.6)."""
    if s.flags[c] & (FACEDOWN | A_CONDITION):
        return ATTACHMENT if s.flags[c] & A_CONDITION else NONE
    return TYPE[s.design[c]]


def has_trait(s: LcgState, c: int, wanted: int) -> bool:
    """One of these traits? Blanking leaves traits alone in all cards of the set (LCG-ABIL.17)."""
    return bool(TRAITS_OF[s.design[c]] & wanted)


def of_faction(s: LcgState, c: int, faction: int) -> bool:
    return FACTION_OF[s.design[c]] == faction


def held_down(s: LcgState, c: int) -> bool:
    """How many may stand counts for the whole standing phase, what effects would stand too."""
    if s.phase != P_STANDING or not board.is_character(s, c):
        return False
    stood = [times for key, times, _ in s.limits if key == STOOD + s.ctrl[c]]
    return bool(stood) and stood[0] >= exceptions.most_standing(s)


def keywords(s: LcgState, c: int) -> int:
    """LCG-KW.2."""
    return TERMINAL if s.flags[c] & A_CONDITION else board.keywords(s, c)


# ---------------------------------------------------------------- plots and players
def gold_value(s: LcgState, seat: int) -> int:
    """LCG-MOD.8."""
    base = 0 if exceptions.base_income_barred(s, seat) else PLOT_GOLD[s.design[s.revealed[seat]]]
    return max(0, base + sum([ADDS_GOLD[d] for d in _modifying(s, seat)]))


def initiative(s: LcgState, seat: int) -> int:
    return PLOT_INITIATIVE[s.design[s.revealed[seat]]] + sum([ADDS_INITIATIVE[d] for d in _modifying(s, seat)])


def reserve(s: LcgState, seat: int) -> int:
    value = PLOT_RESERVE[s.design[s.revealed[seat]]] + sum([ADDS_RESERVE[d] for d in _modifying(s, seat)])
    return max(0, value + exceptions.reserve(s, seat))


def _modifying(s: LcgState, seat: int) -> list[int]:
    """Designs of cards a seat controls that may modify its plot; a blank one does not (LCG-MOD.9)."""
    found = [s.design[c] for c in s.play[seat] if _modifies(s, c)]
    if s.title[seat] >= 0:
        found.append(TITLE_DESIGN[s.title[seat]])
    return found


def _modifies(s: LcgState, c: int) -> bool:
    d = s.design[c]
    if not (ADDS_GOLD[d] or ADDS_INITIATIVE[d] or ADDS_RESERVE[d]) or s.flags[c] & FACEDOWN:
        return False
    return not board.is_blank(s, c)


def claim(s: LcgState, attacker: int, defender: int, type_: int) -> int:
    """LCG-CLAIM.1: the modified claim of the attacker's plot in this challenge."""
    value = PLOT_CLAIM[s.design[s.revealed[attacker]]]
    value += board.claim_changes(s, attacker, type_) + exceptions.claim(s, attacker, type_)
    for lasting, seat, amount, _ in s.lasting:
        if lasting == L_CALM and seat == defender and amount == type_:
            value -= 1
    if type_ == MILITARY and s.title[attacker] == SHIPS and rival(s, attacker, defender):
        value += 1
    return max(0, value)


def rival(s: LcgState, seat: int, other: int) -> bool:
    return s.title[seat] >= 0 and s.title[other] in RIVALS[s.title[seat]]


# ---------------------------------------------------------------- costs
def marshal_cost(s: LcgState, seat: int, c: int) -> int:
    """LCG-COST.8: reductions never go below 0."""
    d = s.design[c]
    cost = COST[d]
    for owner, what, amount, _ in s.reducers:
        if owner == seat and reduces(what, d):
            cost -= amount
    known = s.auras
    if known is None or known[DISCOUNT]:
        for _, amount in exceptions.discounting(s, seat, d):
            cost -= amount
    return cost if cost > 0 else 0


def event_cost(s: LcgState, seat: int, c: int) -> int:
    return max(0, COST[s.design[c]] - event_discount(s, seat, c))


def event_discount(s: LcgState, seat: int, c: int) -> int:
    """How much cheaper an event is; an X keeps its value, whatever is paid for it (LCG-ABIL.14)."""
    d = s.design[c]
    discount = 0
    for owner, what, amount, _ in s.reducers:
        if owner == seat and what == R_LOYAL and LOYAL[d]:
            discount += amount
    return discount + exceptions.event_discount(s, seat)


def has_played_event(s: LcgState, seat: int) -> bool:
    """In this round."""
    return any([key == EVENT_PLAYED + seat for key, _, _ in s.limits])


def reduces(what: int, d: int) -> bool:
    if what == R_LOYAL:
        return LOYAL[d]
    if what == R_ANY_CHARACTER:
        return TYPE[d] == CHARACTER
    if what >= R_CARD:
        return FACTION_OF[d] == what - R_CARD and TYPE[d] != EVENT
    return FACTION_OF[d] == what - R_CHARACTER and TYPE[d] == CHARACTER
