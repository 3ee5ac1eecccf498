"""Options as words: the language of scenarios, transcripts and bug reports.

Seats are A, B, C ... A card is its name as a word; `@B` says whose it is when not one's own, `#2` which copy of those
that lie together, `:hand` where it lies when the same question is about copies that lie elsewhere.
"""

from __future__ import annotations

from greathall.games.cardgame import codes as both
from greathall.games.cardgame.names import ZONES
from greathall.games.lcg import codes
from greathall.games.lcg.state import LcgState
from greathall.games.lcg.values import SLUGS, WORDS

# Verbs that are always about a card of the one who chooses.
OWN_CARDS = [v // both.SPAN for v in (
    both.PLACE, both.PLOT, both.MARSHAL, codes.AMBUSH, both.USE, both.USE_SECOND, both.SAVE, both.ATTACK,
    both.DEFEND, both.COST,
)]  # fmt: skip


def seat_name(seat: int) -> str:
    return chr(65 + seat) if seat >= 0 else "nobody"


def card_name(s: LcgState, c: int, seat: int, where: bool = False) -> str:
    """As `seat` would call it; where: say also in which zone it is."""
    d = s.design[c] if c < len(s.design) else -1
    if d < 0:
        return f"unknown#{c}"
    twins = [x for x in range(c) if s.design[x] == d and s.ctrl[x] == s.ctrl[c] and s.zone[x] == s.zone[c]]
    name = SLUGS[d] if not twins else f"{SLUGS[d]}#{len(twins) + 1}"
    if where:
        name = f"{name}:{ZONES[s.zone[c]]}"
    return name if s.ctrl[c] == seat else f"{name}@{seat_name(s.ctrl[c])}"


def lies_elsewhere(s: LcgState, code: int, options: list[int]) -> bool:
    """Does the question offer the same for a copy of this card in another zone?"""
    verb, c = divmod(code, both.SPAN)
    for other in options:
        x = other % both.SPAN
        if other != code and other // both.SPAN == verb and s.design[x] == s.design[c] and s.ctrl[x] == s.ctrl[c]:
            if s.zone[x] != s.zone[c]:
                return True
    return False


def option_words(s: LcgState, code: int) -> str:
    """One option in notation."""
    ask = next((a for a in s.asks if code in a.options), None)
    asked = ask.seat if ask is not None else -1
    if asked < 0 and code // both.SPAN in OWN_CARDS and code % both.SPAN < len(s.design):
        asked = s.ctrl[code % both.SPAN]  # not to be chosen now: written as its owner would
    name, fields, split = codes.VERBS[code // both.SPAN]
    arg = code % both.SPAN
    parts = list(divmod(arg, split)) if len(fields) == 2 else [arg]
    words = [name.replace("_", " ")]
    for (_, type_), value in zip(fields, parts, strict=False):
        if type_ == "seat":
            words.append(seat_name(value))
        elif type_ == "card":
            words.append(card_name(s, value, asked, ask is not None and lies_elsewhere(s, code, ask.options)))
        elif type_ == "number":
            words.append(str(value))
        else:
            words.append(WORDS[type_][value])
    return " ".join(words)
