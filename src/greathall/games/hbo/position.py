"""A position written by a person (scenarios). What is not named is not there; decks get cards without text."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import position
from greathall.games.cardgame.names import SIDE
from greathall.games.hbo.book import BOOK
from greathall.games.hbo.data import BANNER
from greathall.games.hbo.names import HOUSES
from greathall.games.hbo.state import HboState, blank
from greathall.games.hbo.table import Table
from greathall.kernel.errors import BadInput

SEAT_KEYS: Final = ("house", *position.SEAT_KEYS)
FILLER: Final = ("stark_riverlands_knight", "lannister_gold_cloaks")  # cards without text
FILLER_PLOT: Final = ("plot_crossing_the_trident", "plot_consolidation_of_power")  # that change nothing in later phases


def build_position(text: dict[str, Any], seats: int, options: dict[str, str]) -> HboState:
    s = blank(seats, Table(options), BOOK)
    position.build(s, text, lambda p, given: _fill(s, p, given))
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


def write_position(s: HboState) -> dict[str, Any]:
    return position.write(s, lambda p: {"house": HOUSES[s.house[p]]})
