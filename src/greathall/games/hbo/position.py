"""A position written by a person (scenarios). What is not named is not there; decks get cards without text."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import counting, position
from greathall.games.cardgame.abilities import listened
from greathall.games.cardgame.flow.phases import Round
from greathall.games.cardgame.names import P_PLOT, PHASES, SIDE
from greathall.games.hbo.book import BOOK
from greathall.games.hbo.data import BANNER
from greathall.games.hbo.flow.phases import PHASES as PHASE_FRAMES
from greathall.games.hbo.names import HOUSES
from greathall.games.hbo.state import HboState, blank
from greathall.games.hbo.table import Table
from greathall.kernel.errors import BadInput

KEYS: Final = ("first", "active", "phase", "round", "seats")
SEAT_KEYS: Final = ("house", *position.SEAT_KEYS)
FILLER: Final = ("stark_riverlands_knight", "lannister_gold_cloaks")  # cards without text
FILLER_PLOT: Final = ("plot_crossing_the_trident", "plot_consolidation_of_power")  # that change nothing in later phases


def build_position(text: dict[str, Any], seats: int, options: dict[str, str]) -> HboState:
    """A state at the beginning of a phase, or a sentence that says what is wrong with the position."""
    for key in text:
        if key not in KEYS:
            raise BadInput(f"A position of the card game has no '{key}'; it has {', '.join(KEYS)}.")
    s = blank(seats, Table(options), BOOK)
    s.rng = 1
    s.round = position.number(text, "round", 1)
    s.first = position.seat_named(s, text.get("first", "A"))
    given = position.seats_of(s, text)
    for p in range(seats):
        _fill(s, p, given.get(chr(65 + p)) or {})
    position.fill_play(s, given)
    s.listened = listened(s)
    wrong = counting.conserved(s)
    if wrong:
        raise BadInput(f"The position does not add up: {wrong[0]}.")
    phase = str(text.get("phase", "challenges"))
    if phase not in PHASES[1:]:
        raise BadInput(f"There is no phase '{phase}'; there are {', '.join(PHASES[1:])}.")
    s.phase = PHASES.index(phase)
    s.active = position.seat_named(s, text.get("active", text.get("first", "A")))
    s.push(Round(a=s.phase))
    s.top().at = 2 if s.phase != P_PLOT else 1
    if s.phase != P_PLOT:
        s.push(PHASE_FRAMES[s.phase]())
    s.advance()
    return s


def _fill(s: HboState, p: int, given: dict[str, Any]) -> None:
    position.check_keys(given, SEAT_KEYS)
    house = str(given.get("house", HOUSES[p]))
    if house not in HOUSES[:2]:
        raise BadInput(f"There is no House '{house}'; there are {', '.join(HOUSES[:2])}.")
    s.house[p] = HOUSES.index(house)
    s.faction[p] = s.add_card(p, BANNER[s.house[p]], SIDE)
    s.power[s.faction[p]] = position.number(given, "power")
    position.fill(s, p, given, FILLER[s.house[p]], FILLER_PLOT[s.house[p]])
