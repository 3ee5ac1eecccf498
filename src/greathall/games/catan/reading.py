"""What the numbers in the columns mean: the one place that packs them and takes them apart again."""

from __future__ import annotations

from typing import Final

from greathall.games.catan.names import WILDLINGS
from greathall.games.catan.state import HERO_FIELDS, SIDE, SINCE, USED, CatanState

# ---------------------------------------------------------------- buildings (column `node`: 0 where nothing stands)
KEEPS_FROM: Final = 5  # seat + 1 is a settlement of the seat, seat + 5 a keep


def settlement_of(seat: int) -> int:
    return seat + 1


def keep_of(seat: int) -> int:
    return seat + KEEPS_FROM


def builder_of(building: int) -> int:
    """The seat whose settlement or keep it is."""
    return (building - 1) & 3


def is_keep(building: int) -> bool:
    return building >= KEEPS_FROM


# ---------------------------------------------------------------- heroes
def hero_of(s: CatanState, seat: int) -> int:
    """The hero that a seat holds, -1 if none."""
    return s.hero[seat]


def shows_b_side(s: CatanState, seat: int) -> bool:
    return s.hero_use[seat * HERO_FIELDS + SIDE] == 1


def got_hero_this_turn(s: CatanState, seat: int) -> bool:
    """CAT-HERO.4."""
    return s.hero_use[seat * HERO_FIELDS + SINCE] == s.turn


def used_hero_this_turn(s: CatanState, seat: int) -> bool:
    """CAT-HERO.5."""
    return s.hero_use[seat * HERO_FIELDS + USED] == s.turn


def anybody_used_hero(s: CatanState) -> bool:
    """R-HERO-7, the other ruling: one use for the whole table."""
    return any([used_hero_this_turn(s, seat) for seat in range(s.n)])


# ---------------------------------------------------------------- wildling tokens
def token_face(clan: int, kind: int) -> int:
    return clan * len(WILDLINGS) + kind


def clan_on(face: int) -> int:
    return face // len(WILDLINGS)


def kind_on(face: int) -> int:
    return face % len(WILDLINGS)


# Places on the build-costs card: five settlements, then two tokens for each of four keeps.
PLACES_A_SEAT: Final = 13
FIRST_KEEP_PLACE: Final = 5


def settlement_place(seat: int, number: int) -> int:
    """Where the token of the seat's settlement with that number lies (the last one is built first)."""
    return seat * PLACES_A_SEAT + number


def keep_place(seat: int, number: int, which: int) -> int:
    """Where the first (0) or second (1) token of the seat's keep with that number lies."""
    return seat * PLACES_A_SEAT + FIRST_KEEP_PLACE + number * 2 + which


# ---------------------------------------------------------------- arguments of options
def supply_pair(arg: int) -> tuple[int, int]:
    """What is given and what is taken (or replaced and paid instead)."""
    give = arg // 5
    return give, arg - give * 5


def gift_place(arg: int) -> tuple[int, int]:
    """The hex and the kind of a wildling of the Gift."""
    h = arg // len(WILDLINGS)
    return h, arg - h * len(WILDLINGS)


NORTH_CAMPS: Final = 15  # places north of the Wall: camps 0..14, five a clan, then the clearings


def is_camp(place: int) -> bool:
    return place < NORTH_CAMPS


def camp_place(clan: int, number: int) -> int:
    return clan * 5 + number


def clearing_place(clearing: int) -> int:
    return NORTH_CAMPS + clearing
