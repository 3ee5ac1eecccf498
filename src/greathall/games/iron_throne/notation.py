"""Options as words: the language of scenarios, transcripts and bug reports. Seats are named by their houses."""

from __future__ import annotations

from greathall.games.iron_throne import codes, deals
from greathall.games.iron_throne.names import HOUSES
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.games.iron_throne.values import WORDS


def seat_name(s: ThroneState, seat: int) -> str:
    if not 0 <= seat < s.n:
        return "nobody"
    return HOUSES[s.house[seat]] if s.house[seat] != NONE else f"seat{seat + 1}"


def deal_words(deal: int) -> str:
    """`a_spreads d_takes=2`: a term of one is its name alone; `nothing` for none."""
    terms = deals.terms(deal)
    said = [f if v == 1 else f"{f}={v}" for f, v in zip(deals.DEAL_FIELDS, terms, strict=True) if v]
    return " ".join(said) if said else "nothing"


def option_words(s: ThroneState, code: int) -> str:
    """One option in notation."""
    verb = codes.CODES.verb(code)
    if verb.name == "propose":
        return f"propose {deal_words(code % codes.SPAN)}"
    words = [verb.name.replace("_", " ")]
    for (_, type_), value in zip(verb.fields, codes.CODES.values(code), strict=True):
        words.append(seat_name(s, value) if type_ == "seat" else WORDS[type_][value])
    return " ".join(words)
