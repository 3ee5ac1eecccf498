"""Options as words: the language of scenarios, transcripts and bug reports.

Seats are A, B, C ... A card is its name as a word; `@B` says whose it is when not one's own, `#2` which copy of those
that lie together, `:hand` where it lies when the same question is about copies that lie elsewhere.
"""

from __future__ import annotations

from greathall.games.cardgame import codes
from greathall.games.cardgame.names import ZONES
from greathall.games.cardgame.state import CardState


def seat_name(seat: int) -> str:
    return chr(65 + seat) if seat >= 0 else "nobody"


def card_name(s: CardState, c: int, seat: int, where: bool = False) -> str:
    """As `seat` would call it; where: say also in which zone it is."""
    d = s.design[c] if c < len(s.design) else -1
    if d < 0:
        return f"unknown#{c}"
    twins = [x for x in range(c) if s.design[x] == d and s.ctrl[x] == s.ctrl[c] and s.zone[x] == s.zone[c]]
    name = s.book.slugs[d] if not twins else f"{s.book.slugs[d]}#{len(twins) + 1}"
    if where:
        name = f"{name}:{ZONES[s.zone[c]]}"
    return name if s.ctrl[c] == seat else f"{name}@{seat_name(s.ctrl[c])}"


def lies_elsewhere(s: CardState, code: int, options: list[int]) -> bool:
    """Does the question offer the same for a copy of this card in another zone?"""
    verb, c = divmod(code, codes.SPAN)
    for other in options:
        x = other % codes.SPAN
        if other != code and other // codes.SPAN == verb and s.design[x] == s.design[c] and s.ctrl[x] == s.ctrl[c]:
            if s.zone[x] != s.zone[c]:
                return True
    return False


def option_words(s: CardState, code: int) -> str:
    """One option in notation."""
    ask = next((a for a in s.asks if code in a.options), None)
    asked = ask.seat if ask is not None else -1
    if asked < 0 and code // codes.SPAN in s.book.own_verbs and code % codes.SPAN < len(s.design):
        asked = s.ctrl[code % codes.SPAN]  # not to be chosen now: written as its owner would
    verb = s.book.codes.verb(code)
    words = [verb.name.replace("_", " ")]
    for (_, type_), value in zip(verb.fields, s.book.codes.values(code), strict=True):
        if type_ == "seat":
            words.append(seat_name(value))
        elif type_ == "card":
            words.append(card_name(s, value, asked, ask is not None and lies_elsewhere(s, code, ask.options)))
        elif type_ == "number":
            words.append(str(value))
        else:
            words.append(s.book.words[type_][value])
    return " ".join(words)
