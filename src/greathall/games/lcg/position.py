"""A position written by a person (scenarios). What is not named is not there; decks get cards without text."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import counting, position
from greathall.games.cardgame.abilities import listened
from greathall.games.cardgame.flow.phases import Round
from greathall.games.cardgame.names import (
    KNEELING,
    P_PLOT,
    PHASES,
    SIDE,
)
from greathall.games.cardgame.words import slug
from greathall.games.lcg.book import BOOK
from greathall.games.lcg.data import FACTION_CARD
from greathall.games.lcg.flow.phases import PHASES as PHASE_FRAMES
from greathall.games.lcg.names import FACTIONS, TITLES
from greathall.games.lcg.state import LcgState, blank
from greathall.games.lcg.table import Table
from greathall.kernel.errors import BadInput

KEYS: Final = ("first", "active", "phase", "round", "seats")
SEAT_KEYS: Final = ("faction", "agenda", *position.SEAT_KEYS, "title", "kneeling")
FILLER: Final = "bastard_in_hiding"  # a card without text
FILLER_PLOT: Final = "the_winds_of_winter"


def build_position(text: dict[str, Any], seats: int, options: dict[str, str]) -> LcgState:
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


def _fill(s: LcgState, p: int, given: dict[str, Any]) -> None:
    position.check_keys(given, SEAT_KEYS)
    faction = str(given.get("faction", FACTIONS[p]))
    if faction not in FACTIONS[:8]:
        raise BadInput(f"There is no faction '{faction}'; there are {', '.join(FACTIONS[:8])}.")
    s.faction[p] = s.add_card(p, FACTION_CARD[FACTIONS.index(faction)], SIDE)
    s.power[s.faction[p]] = position.number(given, "power")
    if given.get("kneeling"):
        s.flags[s.faction[p]] |= KNEELING
    if given.get("agenda"):
        s.agenda[p] = position.add(s, p, str(given["agenda"]), SIDE)
    if given.get("title"):
        s.title[p] = [slug(t) for t in TITLES].index(slug(str(given["title"])))
    position.fill(s, p, given, FILLER, FILLER_PLOT)
