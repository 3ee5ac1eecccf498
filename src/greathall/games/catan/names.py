"""The words and numbers that all Catan modules share: resources, pieces, cards, wildlings."""

from __future__ import annotations

from typing import Final

# Resources (CAT-COMP.4), in this order in every column of five.
GRAIN: Final = 0
BRICK: Final = 1
ORE: Final = 2
LUMBER: Final = 3
WOOL: Final = 4
RESOURCES: Final = ("grain", "brick", "ore", "lumber", "wool")
TERRAIN_GIVES: Final = {"fields": GRAIN, "hills": BRICK, "mountains": ORE, "forest": LUMBER, "pasture": WOOL}
TERRAINS: Final = ("fields", "hills", "mountains", "forest", "pasture")

# Pieces in the column `left` (CAT-COMP.1, CAT-COMP.2).
ROAD: Final = 0
SETTLEMENT: Final = 1
KEEP: Final = 2
GUARD: Final = 3
PIECES: Final = ("road", "settlement", "keep", "guard")

# Costs, by resource (CAT-BUILD.2 to CAT-BUILD.6).
COST_ROAD: Final = (0, 1, 0, 1, 0)
COST_SETTLEMENT: Final = (1, 1, 0, 1, 1)
COST_KEEP: Final = (2, 0, 3, 0, 0)
COST_GUARD: Final = (0, 1, 0, 1, 1)
COST_DEVELOPMENT: Final = (1, 0, 1, 0, 1)

# Development cards (CAT-COMP.10).
PATROL: Final = 0
RECRUITS: Final = 1
ROAD_BUILDING: Final = 2
WINTER: Final = 3
VICTORY_POINT: Final = 4
DEVELOPMENT: Final = ("ranger_patrol", "new_recruits", "road_building", "winter_is_coming", "victory_point")
# Where a development card is, besides 0..n-1 = in the hand of that seat.
IN_DECK: Final = -1
FACE_UP: Final = 8  # FACE_UP + seat: a Ranger Patrol lying before its player
OUT: Final = 15  # played or discarded, of no further use

# Wildlings (CAT-KIND, CAT-BOARD.10).
REGULAR: Final = 0
CLIMBER: Final = 1
GIANT: Final = 2
WILDLINGS: Final = ("regular", "climber", "giant")
CLANS: Final = ("ice_river", "cave_dwellers", "hornfoots")
SECTIONS: Final = ("W1", "W2", "W3", "W4")
CLEARINGS: Final = ("K1", "K2", "K3", "K4")

# Heroes (CAT-HERO), in the order of their cards A1 to A11.
HEROES: Final = (
    "jeor_mormont", "bowen_marsh", "samwell_tarly", "othell_yarwyck", "alliser_thorne", "melisandre",
    "mance_rayder", "benjen_stark", "ygritte", "yoren", "qhorin_halfhand",
)  # fmt: skip
JEOR: Final = 0
BOWEN: Final = 1
SAMWELL: Final = 2
OTHELL: Final = 3
ALLISER: Final = 4
MELISANDRE: Final = 5
MANCE: Final = 6
BENJEN: Final = 7
YGRITTE: Final = 8
YOREN: Final = 9
QHORIN: Final = 10

COLOURS: Final = ("yellow", "blue", "red", "black")

HEXES: Final = 21
CAMP: Final = 21  # Tormund's place when he is at home (CAT-BOARD.15)
COMBINED: Final = 14  # the number token 2/12 (CAT-COMP.7)
PIPS: Final = (0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1, 0, 2)  # by number token (CAT-COMP.9)
