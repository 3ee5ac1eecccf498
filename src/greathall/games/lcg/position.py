"""A position written by a person (scenarios). What is not named is not there; decks get cards without text."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import position
from greathall.games.cardgame.names import (
    KNEELING,
    SIDE,
)
from greathall.games.cardgame.words import slug
from greathall.games.lcg.book import BOOK
from greathall.games.lcg.data import FACTION_CARD
from greathall.games.lcg.names import FACTIONS, TITLES
from greathall.games.lcg.state import LcgState, blank
from greathall.games.lcg.table import Table
from greathall.kernel.errors import BadInput

SEAT_KEYS: Final = ("faction", "agenda", *position.SEAT_KEYS, "title", "kneeling")
TITLE_WORDS: Final = tuple([slug(t) for t in TITLES])
FILLER: Final = "bastard_in_hiding"  # a card without text
FILLER_PLOT: Final = "the_winds_of_winter"


def build_position(text: dict[str, Any], seats: int, options: dict[str, str]) -> LcgState:
    s = blank(seats, Table(options), BOOK)
    position.build(s, text, lambda p, given: _fill(s, p, given))
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
        title = TITLE_WORDS.index(position.one_of(TITLE_WORDS, "title", slug(str(given["title"]))))
        if title in s.title:
            raise BadInput(f"Only one player bears the title {TITLE_WORDS[title]}.")
        s.title[p] = title
    position.fill(s, p, given, FILLER, FILLER_PLOT)


def write_position(s: LcgState) -> dict[str, Any]:
    return position.write(s, lambda p: _of_seat(s, p))


def _of_seat(s: LcgState, p: int) -> dict[str, Any]:
    faction = s.faction[p]
    out: dict[str, Any] = {"faction": FACTIONS[FACTION_CARD.index(s.design[faction])]}
    if s.agenda[p] >= 0:
        out["agenda"] = s.book.slugs[s.design[s.agenda[p]]]
    if s.title[p] >= 0:
        out["title"] = TITLE_WORDS[s.title[p]]
    if s.flags[faction] & KNEELING:
        out["kneeling"] = True
    return out
