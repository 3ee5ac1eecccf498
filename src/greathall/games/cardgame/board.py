"""What lies on the table and what it amounts to: seats in order, cards of a kind, strength, icons, keywords.

Values are worked out from the printed ones: effects that last, then constant abilities in play (see Book)."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import limits
from greathall.games.cardgame.constant import (
    BLANKS,
    EVERY_CHARACTER,
    ICONS,
    IMMUNE,
    KEYWORDS,
    N_CHANGES,
    STRENGTH,
    STRENGTH_FACTOR,
)
from greathall.games.cardgame.names import CHARACTER, FACEDOWN, KNEELING, LOCATION
from greathall.games.cardgame.state import NONE, CardState
from greathall.kernel.state import UNKNOWN

# Kinds of lasting effects (column `lasting`: kind, card or seat, amount, until); a game's own begin at L_OWN.
L_STRENGTH: Final = 0
L_ICON: Final = 1  # amount: type + 1, negative when it is lost
L_KEYWORD: Final = 2
L_TERMINAL: Final = 3  # killed while its strength is 0
L_CLAIM: Final = 4  # seat; amount: see claim_amount
L_EXTRA: Final = 5  # seat; amount: type: one more challenge of it
L_NO_CHALLENGE: Final = 6  # seat; amount: type
L_OWN: Final = 7
L_SET: Final = 32  # the strength of a card is this, whatever else changes it


def on_a_card(kind: int) -> bool:
    """Is a lasting effect of this kind laid on a card in play, and gone with it?"""
    return kind < L_CLAIM or kind == L_SET


# The amount of L_CLAIM says two things: the type of the challenges and the change.
ANY_CHALLENGE: Final = 3
_CHANGES: Final = 16
_NO_CHANGE: Final = 8
MOST_CLAIM_CHANGE: Final = 7  # a claim is never that high


def claim_amount(challenge: int, by: int) -> int:
    """What is noted of a change of claim."""
    return challenge * _CHANGES + _NO_CHANGE + max(-MOST_CLAIM_CHANGE, min(MOST_CLAIM_CHANGE, by))


def claim_changes(s: CardState, seat: int, challenge: int) -> int:
    """By how much lasting effects change the claim of a seat's plot in challenges of a type."""
    total = 0
    for kind, whose, amount, _ in s.lasting:
        if kind == L_CLAIM and whose == seat and amount // _CHANGES in (challenge, ANY_CHALLENGE):
            total += amount % _CHANGES - _NO_CHANGE
    return total


# ---------------------------------------------------------------- seats
def everyone(s: CardState) -> list[int]:
    """Seats still in the game, in player order (LCG-PRIO.1, LCG-PRIO.2, LCG-PRIO.5)."""
    order = s.order
    return _in_order(s) if order is None else order


def _in_order(s: CardState) -> list[int]:
    order = [p for p in [(s.first + i) % s.n for i in range(s.n)] if s.alive[p]]
    s.order = order
    return order


def next_seat(s: CardState, seat: int) -> int:
    """The seat still in the game that comes after this one, clockwise; the first player after nobody."""
    if seat < 0:
        return s.first
    p = seat + 1 if seat + 1 < s.n else 0
    while not s.alive[p] and p != seat:
        p = p + 1 if p + 1 < s.n else 0
    return p


def next_without(s: CardState, done: int) -> int:
    """The first in player order whose bit is not set in `done`, NONE if there is none left. Whoever is eliminated
    meanwhile is passed over, and nobody is asked twice."""
    for p in everyone(s):
        if not done >> p & 1:
            return p
    return NONE


def still_in(s: CardState, seat: int) -> int:
    """This seat, or the next one if it is out of the game or nobody."""
    return seat if seat >= 0 and s.alive[seat] else next_seat(s, seat)


def opponents(s: CardState, seat: int) -> list[int]:
    return [p for p in everyone(s) if p != seat]


# ---------------------------------------------------------------- cards
def is_character(s: CardState, c: int) -> bool:
    return s.book.type[s.design[c]] == CHARACTER and not s.flags[c] & FACEDOWN


def characters(s: CardState, seat: int) -> list[int]:
    types, design, flags = s.book.type, s.design, s.flags
    out: list[int] = []
    for c in s.play[seat]:
        if types[design[c]] == CHARACTER and not flags[c] & FACEDOWN:
            out.append(c)
    return out


def all_characters(s: CardState) -> list[int]:
    return [c for p in everyone(s) for c in characters(s, p)]


def locations(s: CardState, seat: int) -> list[int]:
    types = s.book.type
    return [c for c in s.play[seat] if types[s.design[c]] == LOCATION]


def attachments(s: CardState, seat: int) -> list[int]:
    return [c for c in s.play[seat] if s.host[c] >= 0]


def attached_to(s: CardState, c: int) -> list[int]:
    host = s.host
    out: list[int] = []
    for play in s.play:
        for x in play:
            if host[x] == c:
                out.append(x)
    return out


def standing(s: CardState, c: int) -> bool:
    return not s.flags[c] & KNEELING


def controls(s: CardState, seat: int, title: int) -> bool:
    """Does a seat control a card of this title in play?"""
    titles, design = s.book.title, s.design
    for c in s.play[seat]:
        if titles[design[c]] == title and not s.flags[c] & FACEDOWN:
            return True
    return False


def total_power(s: CardState, seat: int) -> int:
    """On the faction card and on cards in play (LCG-ECON.4)."""
    power = s.power
    total = power[s.faction[seat]]
    for c in s.play[seat]:
        total += power[c]
    return total


def used_up(s: CardState, c: int, ability: int, most: int = 1) -> bool:
    """Has an ability of this very card reached its limit?"""
    return limits.times(s, limits.ability_key(c, ability)) >= most


# ---------------------------------------------------------------- values
def is_blank(s: CardState, c: int) -> bool:
    """LCG-ABIL.17: has a card lost its text?"""
    blanks = s.blanks
    if blanks is None:
        blanks = _blanks(s, _with_constants(s))
    if not blanks:
        return False
    return c in blanks or (EVERY_CHARACTER in blanks and s.book.type[s.design[c]] == CHARACTER)


def _with_constants(s: CardState) -> list[int]:
    """Cards that change something by a constant ability: in play, or the revealed plot of who is still in the game."""
    changes, design, flags = s.book.changes, s.design, s.flags
    found: list[int] = []
    for play in s.play:
        for c in play:
            if changes[design[c]] and not flags[c] & FACEDOWN:
                found.append(c)
    for p, c in enumerate(s.revealed):
        if c >= 0 and changes[design[c]] and s.alive[p]:
            found.append(c)
    return found


def _blanks(s: CardState, found: list[int]) -> list[int]:
    blanks: list[int] = []
    for c in found:
        d = s.design[c]
        if BLANKS in s.book.changes[d]:
            blanks += s.book.constant[d].blanks(s, c)
    s.blanks = blanks
    return blanks


def blanked(s: CardState) -> list[tuple[int, int]]:
    """The characters that have lost their text, each with the card that takes it."""
    out: list[tuple[int, int]] = []
    for source in _with_constants(s):
        d = s.design[source]
        if BLANKS in s.book.changes[d]:
            for c in s.book.constant[d].blanks(s, source):
                out += [(x, source) for x in _characters(s)] if c == EVERY_CHARACTER else [(c, source)]
    return out


def _characters(s: CardState) -> list[int]:
    return [c for play in s.play for c in play if s.design[c] != UNKNOWN and is_character(s, c)]


_NOBODY_CHANGES: Final[list[list[int]]] = [[] for _ in range(N_CHANGES)]


def sources(s: CardState, what: int) -> list[int]:
    """The cards that change something by a constant ability (a number of constant.py) and have their text, as they came
    into play. What is asked all the time looks into `auras` by itself."""
    auras = s.auras
    return (all_sources(s) if auras is None else auras)[what]


def all_sources(s: CardState) -> list[list[int]]:
    """The same for all there is to change; worked out when first asked for."""
    auras = s.auras
    if auras is None:
        auras = _NOBODY_CHANGES.copy()
        found = _with_constants(s)
        blanks = s.blanks if s.blanks is not None else _blanks(s, found)
        for c in found:
            if not blanks or not is_blank(s, c):
                for number in s.book.changes[s.design[c]]:
                    auras[number] = [*auras[number], c]
        s.auras = auras
    return auras


def strength(s: CardState, c: int) -> int:
    """Never below 0 in use (LCG-MOD.1)."""
    total = raw_strength(s, c)
    return total if total > 0 else 0


def raw_strength(s: CardState, c: int) -> int:
    total = s.book.strength[s.design[c]]
    fixed = NONE
    for lasting, card, amount, _ in s.lasting:
        if card == c:
            if lasting == L_STRENGTH:
                total += amount
            elif lasting == L_SET:  # LCG-MOD.4: the latest counts, and nothing else
                fixed = amount
    if fixed != NONE:
        return fixed
    known = s.auras
    if known is None:
        known = all_sources(s)
    found = known[STRENGTH]
    if found:
        texts, design = s.book.constant, s.design
        for x in affecting(s, c, STRENGTH) if known[IMMUNE] else found:
            total += texts[design[x]].strength(s, x, c)
    return _multiplied(s, c, total) if known[STRENGTH_FACTOR] else total


def is_immune(s: CardState, c: int, source: int) -> bool:
    """LCG-IMM.1; a card is never immune to its own abilities (LCG-IMM.2)."""
    found = sources(s, IMMUNE)
    if not found or c == source:
        return False
    return any([s.book.constant[s.design[x]].immune(s, x, c, source) for x in found])


def affecting(s: CardState, c: int, what: int) -> list[int]:
    """The sources to which a card is not immune."""
    found = sources(s, what)
    return [x for x in found if not is_immune(s, c, x)] if sources(s, IMMUNE) else found


def _multiplied(s: CardState, c: int, total: int) -> int:
    """LCG-MOD.2, LCG-MOD.3: doubled and halved after all that is added, then rounded up."""
    half = 1
    for x in affecting(s, c, STRENGTH_FACTOR):
        factor = s.book.constant[s.design[x]].strength_factor(s, x, c)
        total, half = (total * factor, half) if factor > 0 else (total, half * -factor)
    return -(-total // half)


def strength_parts(s: CardState, c: int) -> list[tuple[int, int]]:
    """What changes a character's printed strength: source in play (NONE for an effect that lasts or fixes it) and how
    much."""
    out = [(NONE, amount) for lasting, card, amount, _ in s.lasting if card == c and lasting == L_STRENGTH]
    out += [(x, s.book.constant[s.design[x]].strength(s, x, c)) for x in affecting(s, c, STRENGTH)]
    left = raw_strength(s, c) - s.book.strength[s.design[c]] - sum([amount for _, amount in out])
    factors = sources(s, STRENGTH_FACTOR)
    return [x for x in [*out, (factors[0] if factors else NONE, left)] if x[1]]


def icons(s: CardState, c: int) -> int:
    """Challenge icons as bits; instances are counted, lost ones too (LCG-MOD.5)."""
    printed = s.book.icons[s.design[c]]
    known = s.auras
    if known is None:
        known = all_sources(s)
    giving = known[ICONS]
    if not giving and not _icons_last(s):
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
    for x in affecting(s, c, ICONS) if known[IMMUNE] else giving:
        got = s.book.constant[s.design[x]].icons(s, x, c)
        if got:
            changed = True
            for i in range(3):
                count[i] += got >> i & 1
    if not changed:
        return printed
    return (count[0] > 0) | (count[1] > 0) << 1 | (count[2] > 0) << 2


def _icons_last(s: CardState) -> bool:
    """Does any lasting effect give or take icons?"""
    for x in s.lasting:
        if x[0] == L_ICON:
            return True
    return False


def has_icon(s: CardState, c: int, type_: int) -> bool:
    return bool(icons(s, c) >> type_ & 1)


def with_icon(s: CardState, seat: int, type_: int, without: int) -> list[int]:
    """A seat's characters with an icon of this type and none of these flags."""
    flags, design, known = s.flags, s.design, s.auras
    if known is None:
        known = all_sources(s)
    out: list[int] = []
    icon, types, printed = 1 << type_, s.book.type, s.book.icons
    if known[ICONS] or _icons_last(s):
        for c in s.play[seat]:
            if types[design[c]] == CHARACTER and not flags[c] & without and icons(s, c) & icon:
                out.append(c)
        return out
    for c in s.play[seat]:
        if printed[design[c]] & icon and not flags[c] & without:
            out.append(c)
    return out


def in_play_of(s: CardState, seat: int, c: int) -> bool:
    """Is this a character of that player's in play?"""
    return c in s.play[seat] and is_character(s, c)


def keywords(s: CardState, c: int) -> int:
    """Keywords as bits."""
    bits = 0 if is_blank(s, c) else s.book.keywords[s.design[c]]
    for lasting, card, amount, _ in s.lasting:
        if card == c and lasting == L_KEYWORD:
            bits |= amount
    known = s.auras
    if known is None:
        known = all_sources(s)
    for x in affecting(s, c, KEYWORDS) if known[IMMUNE] else known[KEYWORDS]:
        bits |= s.book.constant[s.design[x]].keywords(s, x, c)
    return bits
