"""Options as words: the language of scenarios, transcripts and bug reports.

Seats are named by their leaders; a council by the two leaders who share it, the right-hand one first: `council
cersei-euron` lies on the left of Cersei.
"""

from __future__ import annotations

from greathall.games.sojusze import codes
from greathall.games.sojusze.names import LEADERS, NO_NAME
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.values import WORDS


def seat_name(s: SojuszeState, seat: int) -> str:
    if not 0 <= seat < s.n:
        return NO_NAME
    return LEADERS[s.leader[seat]] if s.leader[seat] != NONE else f"seat{seat + 1}"


def council_name(s: SojuszeState, council: int) -> str:
    return f"{seat_name(s, council % s.n)}-{seat_name(s, (council + 1) % s.n)}"


def option_words(s: SojuszeState, code: int) -> str:
    """One option in notation."""
    verb = codes.CODES.verb(code)
    words = [verb.name.replace("_", " ")]
    for (_, type_), value in zip(verb.fields, codes.CODES.values(code), strict=True):
        if type_ == "seat":
            words.append(seat_name(s, value))
        elif type_ == "council":
            words.append(council_name(s, value))
        else:
            words.append(WORDS[type_][value])
    return " ".join(words)
