"""What a card or player has at this moment: STR, icons, keywords, plot values, costs (LCG-MOD).

Printed values are the base (LCG-MOD.7, LCG-ABIL.16), gained characteristics work alike (LCG-ECON.3), every instance
of a constant ability counts (LCG-ABIL.11), nothing goes below zero in use (LCG-MOD.6); traits do nothing by
themselves (LCG-ABIL.15). A lasting effect stays when its source has left (LCG-EFF.5), covers the cards it was laid on
(LCG-EFF.8), and its end is no change made by a card (LCG-EFF.4). Income, reserve and initiative are those of the
revealed plot (LCG-ECON.7). Values are always worked out from the printed ones: modifiers of lasting effects, then
those of constant abilities. A constant ability is a function in one of the tables of constants.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.cardgame.names import (
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    EVENT,
    FACEDOWN,
    INTRIGUE,
    KNEELING,
    LOCATION,
    MILITARY,
    P_STANDING,
)
from greathall.games.lcg.data import (
    ADDS_GOLD,
    ADDS_INITIATIVE,
    ADDS_RESERVE,
    BY_NAME,
    COST,
    FACTION_OF,
    ICONS,
    KEYWORDS_OF,
    LOYAL,
    N_DESIGNS,
    PLOT_CLAIM,
    PLOT_GOLD,
    PLOT_INITIATIVE,
    PLOT_RESERVE,
    RIVALS,
    STRENGTH,
    TITLE_DESIGN,
    TRAITS_OF,
    TYPE,
    trait,
)
from greathall.games.lcg.names import A_CONDITION, SHIPS, TERMINAL
from greathall.games.lcg.state import NONE, LcgState

# Kinds of lasting effects (column `lasting`: kind, card or seat, amount, until).
L_STRENGTH: Final = 0
L_ICON: Final = 1  # amount: type + 1, negative when it is lost
L_KEYWORD: Final = 2
L_TERMINAL: Final = 3  # killed while its STR is 0
L_CLAIM: Final = 4  # seat; amount: type * 16 + 8 + change (type 3: any)
L_EXTRA: Final = 5  # seat; amount: type: one more challenge of it
L_NO_CHALLENGE: Final = 6  # seat; amount: type
L_NO_ATTACK_ON: Final = 7  # seat; amount: seat against which none may be initiated
L_CALM: Final = 8  # seat; amount: type: claim 1 lower when defending
L_POISON: Final = 9  # card: killed at the end of the phase if the token is still there

# What a cost reduction is for (column `reducers`: seat, what, amount, until).
R_CHARACTER: Final = 16  # plus a faction
R_CARD: Final = 32  # plus a faction
R_ANY_CHARACTER: Final = 64
R_LOYAL: Final = 65

# Constant abilities that change others (filled by constants.py): design -> what it adds to a card, by its source.
Change = Callable[[LcgState, int, int], int]
STRENGTH_OF: Final[dict[int, Change]] = {}
ICONS_OF: Final[dict[int, Change]] = {}
KEYWORDS_GIVEN: Final[dict[int, Change]] = {}
GIVES: Final[list[int]] = [0] * N_DESIGNS  # bits: 1 STR, 2 icons, 4 keywords

STOOD: Final = 1 << 22  # key in `limits`, plus a seat: its characters that stood in this standing phase

ALL: Final = -1  # in `blanks`
FORTIFIED: Final = BY_NAME["Fortified Position"]
MILK: Final = BY_NAME["Milk of the Poppy"]
NAVAL: Final = BY_NAME["Naval Superiority"]
CERSEI: Final = BY_NAME["Cersei Lannister"]
ALANNYS: Final = BY_NAME["Alannys Greyjoy"]
NOBLE_CAUSE: Final = BY_NAME["A Noble Cause"]
PAXTER: Final = BY_NAME["Paxter Redwyne"]
EVENT_PLAYED: Final = 1 << 23  # plus a seat: key in `limits`
STANNIS: Final = BY_NAME["Stannis Baratheon"]
LORD_OR_LADY: Final = trait("Lord", "Lady")
KINGDOM_OR_EDICT: Final = trait("Kingdom", "Edict")


# ---------------------------------------------------------------- what a card is
def kind(s: LcgState, c: int) -> int:
    """The type of a card in play or out of it; facedown cards have none (LCG-INFO.6)."""
    if s.flags[c] & (FACEDOWN | A_CONDITION):
        return ATTACHMENT if s.flags[c] & A_CONDITION else NONE
    return TYPE[s.design[c]]


def is_character(s: LcgState, c: int) -> bool:
    return TYPE[s.design[c]] == CHARACTER and not s.flags[c] & FACEDOWN


def has_trait(s: LcgState, c: int, wanted: int) -> bool:
    """One of these traits? Blanking leaves traits alone in all cards of the set (LCG-ABIL.17)."""
    return bool(TRAITS_OF[s.design[c]] & wanted)


def of_faction(s: LcgState, c: int, faction: int) -> bool:
    return FACTION_OF[s.design[c]] == faction


def characters(s: LcgState, seat: int) -> list[int]:
    return [c for c in s.play[seat] if TYPE[s.design[c]] == CHARACTER and not s.flags[c] & FACEDOWN]


def locations(s: LcgState, seat: int) -> list[int]:
    return [c for c in s.play[seat] if TYPE[s.design[c]] == LOCATION]


def attachments(s: LcgState, seat: int) -> list[int]:
    return [c for c in s.play[seat] if s.host[c] >= 0]


def everyone(s: LcgState) -> list[int]:
    """Seats still in the game, in player order (LCG-PRIO.1, LCG-PRIO.2, LCG-PRIO.5)."""
    order = s.order
    if order is None:
        order = s.order = [p for p in [(s.first + i) % s.n for i in range(s.n)] if s.alive[p]]
    return order


def next_seat(s: LcgState, seat: int) -> int:
    """The seat still in the game that comes after this one, clockwise; the first player after nobody."""
    if seat < 0:
        return s.first
    for i in range(1, s.n + 1):
        p = (seat + i) % s.n
        if s.alive[p]:
            return p
    return seat


def next_without(s: LcgState, done: int) -> int:
    """The first in player order whose bit is not set in `done`, NONE if there is none left. Whoever is eliminated
    meanwhile is passed over, and nobody is asked twice."""
    for p in everyone(s):
        if not done >> p & 1:
            return p
    return NONE


def still_in(s: LcgState, seat: int) -> int:
    """This seat, or the next one if it is out of the game or nobody."""
    return seat if seat >= 0 and s.alive[seat] else next_seat(s, seat)


def opponents(s: LcgState, seat: int) -> list[int]:
    return [p for p in everyone(s) if p != seat]


def all_characters(s: LcgState) -> list[int]:
    return [c for p in everyone(s) for c in characters(s, p)]


def attached_to(s: LcgState, c: int) -> list[int]:
    return [x for p in range(s.n) for x in s.play[p] if s.host[x] == c]


def standing(s: LcgState, c: int) -> bool:
    return not s.flags[c] & KNEELING


def stannis_rules(s: LcgState) -> bool:
    """Is there a Stannis Baratheon who lets each player stand only two characters in the standing phase?"""
    return any([s.design[c] == STANNIS and not is_blank(s, c) for p in range(s.n) for c in s.play[p]])


def held_down(s: LcgState, c: int) -> bool:
    """Stannis Baratheon counts for the whole standing phase, what effects would stand too."""
    if s.phase != P_STANDING or not is_character(s, c):
        return False
    stood = [times for key, times, _ in s.limits if key == STOOD + s.ctrl[c]]
    return bool(stood) and stood[0] >= 2 and stannis_rules(s)


def is_blank(s: LcgState, c: int) -> bool:
    """LCG-ABIL.17: Fortified Position blanks all characters, Milk of the Poppy the one it lies on."""
    blanks = s.blanks
    if blanks is None:
        blanks = s.blanks = _blanks(s)
    if not blanks:
        return False
    return c in blanks or (blanks[0] == ALL and TYPE[s.design[c]] == CHARACTER)


def _blanks(s: LcgState) -> list[int]:
    found = []
    for p in everyone(s):
        plot = s.revealed[p]
        if plot >= 0 and s.design[plot] == FORTIFIED:
            return [ALL]
    for p in range(s.n):
        found += [s.host[x] for x in s.play[p] if s.design[x] == MILK and s.host[x] >= 0]
    return found


def controls(s: LcgState, seat: int, design: int) -> bool:
    """Does a seat control a card of this title in play?"""
    for c in s.play[seat]:
        if s.design[c] == design and not s.flags[c] & FACEDOWN:
            return True
    return False


# ---------------------------------------------------------------- auras
def auras(s: LcgState, what: int) -> list[int]:
    """Cards in play whose constant ability may change STR (0), icons (1) or keywords (2) of others and has its text;
    worked out when first asked for."""
    found = s.auras
    if found is None:
        found = [[], [], []]
        for play in s.play:
            for c in play:
                gives = GIVES[s.design[c]]
                if gives and s.design[c] >= 0 and not s.flags[c] & FACEDOWN and not is_blank(s, c):
                    for i in range(3):
                        if gives >> i & 1:
                            found[i].append(c)
        s.auras = found
    return found[what]


def strength(s: LcgState, c: int) -> int:
    """LCG-MOD.1, LCG-MOD.5."""
    return max(0, raw_strength(s, c))


def raw_strength(s: LcgState, c: int) -> int:
    total = STRENGTH[s.design[c]]
    for lasting, card, amount, _ in s.lasting:
        if card == c and lasting == L_STRENGTH:
            total += amount
    for source in auras(s, 0):
        total += STRENGTH_OF[s.design[source]](s, source, c)
    return total


def strength_parts(s: LcgState, c: int) -> list[tuple[int, int]]:
    """What changes a character's printed STR: source in play (NONE for an effect that lasts) and how much."""
    out = [(NONE, amount) for lasting, card, amount, _ in s.lasting if card == c and lasting == L_STRENGTH]
    out += [(source, STRENGTH_OF[s.design[source]](s, source, c)) for source in auras(s, 0)]
    return [x for x in out if x[1]]


def icons(s: LcgState, c: int) -> int:
    """Challenge icons as bits; instances are counted, lost ones too (LCG-MOD.5, AMB-24)."""
    printed = ICONS[s.design[c]]
    giving = auras(s, 1)
    if not giving and not s.lasting:
        return printed
    changed = False
    count = [printed & 1, printed >> 1 & 1, printed >> 2 & 1]
    for lasting, card, amount, _ in s.lasting:
        if card == c and lasting == L_ICON:
            changed = True
            if amount > 0:
                count[amount - 1] += 1
            else:
                count[-amount - 1] -= 1
    for source in giving:
        got = ICONS_OF[s.design[source]](s, source, c)
        if got:
            changed = True
            for i in range(3):
                count[i] += got >> i & 1
    if not changed:
        return printed
    return sum([1 << i for i in range(3) if count[i] > 0])


def has_icon(s: LcgState, c: int, type_: int) -> bool:
    return bool(icons(s, c) >> type_ & 1)


def with_icon(s: LcgState, seat: int, type_: int, without: int) -> list[int]:
    """A seat's characters with an icon of this type and none of these flags."""
    flags, design = s.flags, s.design
    plain = not auras(s, 1) and not s.lasting
    out = []
    for c in s.play[seat]:
        if not flags[c] & without and TYPE[design[c]] == CHARACTER:
            if (ICONS[design[c]] if plain else icons(s, c)) >> type_ & 1:
                out.append(c)
    return out


def keywords(s: LcgState, c: int) -> int:
    """Keywords as bits (LCG-KW.2)."""
    if s.flags[c] & A_CONDITION:
        return TERMINAL
    bits = 0 if is_blank(s, c) else KEYWORDS_OF[s.design[c]]
    for lasting, card, amount, _ in s.lasting:
        if card == c and lasting == L_KEYWORD:
            bits |= amount
    for source in auras(s, 2):
        bits |= KEYWORDS_GIVEN[s.design[source]](s, source, c)
    return bits


# ---------------------------------------------------------------- plots and players
def gold_value(s: LcgState, seat: int) -> int:
    """LCG-MOD.8; Naval Superiority takes the base of Kingdom and Edict plots away."""
    plot = s.design[s.revealed[seat]]
    base = PLOT_GOLD[plot]
    if TRAITS_OF[plot] & KINGDOM_OR_EDICT and any([s.design[s.revealed[p]] == NAVAL for p in everyone(s)]):
        base = 0
    return max(0, base + sum([ADDS_GOLD[d] for d in _modifying(s, seat)]))


def initiative(s: LcgState, seat: int) -> int:
    return PLOT_INITIATIVE[s.design[s.revealed[seat]]] + sum([ADDS_INITIATIVE[d] for d in _modifying(s, seat)])


def reserve(s: LcgState, seat: int) -> int:
    value = PLOT_RESERVE[s.design[s.revealed[seat]]] + sum([ADDS_RESERVE[d] for d in _modifying(s, seat)])
    for p in opponents(s, seat):
        if p == s.first:
            value -= len([c for c in s.play[p] if s.design[c] == ALANNYS and not is_blank(s, c)])
    return max(0, value)


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
    return not is_blank(s, c)


def claim(s: LcgState, attacker: int, defender: int, type_: int) -> int:
    """LCG-CLAIM.1: the modified claim of the attacker's plot in this challenge."""
    value = PLOT_CLAIM[s.design[s.revealed[attacker]]]
    for lasting, seat, amount, _ in s.lasting:
        if lasting == L_CLAIM and seat == attacker and amount // 16 in (type_, 3):
            value += amount % 16 - 8
        elif lasting == L_CALM and seat == defender and amount == type_:
            value -= 1
    if type_ == INTRIGUE:
        for c in s.play[attacker]:
            if s.design[c] == CERSEI and s.flags[c] & ATTACKING and not is_blank(s, c):
                value += 1
    if type_ == MILITARY and s.title[attacker] == SHIPS and rival(s, attacker, defender):
        value += 1
    return max(0, value)


def rival(s: LcgState, seat: int, other: int) -> bool:
    return s.title[seat] >= 0 and s.title[other] in RIVALS[s.title[seat]]


def total_power(s: LcgState, seat: int) -> int:
    """LCG-ECON.4."""
    return s.power[s.faction[seat]] + sum([s.power[c] for c in s.play[seat]])


# ---------------------------------------------------------------- costs
def marshal_cost(s: LcgState, seat: int, c: int) -> int:
    """LCG-COST.8: reductions never go below 0."""
    d = s.design[c]
    cost = COST[d]
    for owner, what, amount, _ in s.reducers:
        if owner == seat and reduces(what, d):
            cost -= amount
    if (
        TYPE[d] == CHARACTER
        and TRAITS_OF[d] & LORD_OR_LADY
        and s.design[s.revealed[seat]] == NOBLE_CAUSE
        and not used_up(s, s.revealed[seat], 7)
    ):
        cost -= 2
    return max(0, cost)


def event_cost(s: LcgState, seat: int, c: int) -> int:
    return max(0, COST[s.design[c]] - event_discount(s, seat, c))


def event_discount(s: LcgState, seat: int, c: int) -> int:
    """How much cheaper an event is; an X keeps its value, whatever is paid for it (LCG-ABIL.14)."""
    d = s.design[c]
    discount = 0
    for owner, what, amount, _ in s.reducers:
        if owner == seat and what == R_LOYAL and LOYAL[d]:
            discount += amount
    for x in s.play[seat]:
        if s.design[x] == PAXTER and not is_blank(s, x) and not any([u[0] == EVENT_PLAYED + seat for u in s.limits]):
            discount += 1
    return discount


def reduces(what: int, d: int) -> bool:
    if what == R_LOYAL:
        return LOYAL[d]
    if what == R_ANY_CHARACTER:
        return TYPE[d] == CHARACTER
    if what >= R_CARD:
        return FACTION_OF[d] == what - R_CARD and TYPE[d] != EVENT
    return FACTION_OF[d] == what - R_CHARACTER and TYPE[d] == CHARACTER


def used_up(s: LcgState, c: int, ability: int, most: int = 1) -> bool:
    """Has an ability of this very card reached its limit (LCG-LIMIT.1)?"""
    for key, times, _ in s.limits:
        if key == c * 8 + ability:
            return times >= most
    return False
