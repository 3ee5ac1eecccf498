"""Options, decisions and events of Catan. Written by tools/generate.py from tables.toml."""

from __future__ import annotations

from typing import Final

from greathall.games.catan.names import DEVELOPMENT, HEROES, HEXES, WILDLINGS
from greathall.kernel.codes import Codes, Verb
from greathall.kernel.game import DecisionKind, EventKind

SPAN: Final = 128

# Options: a code is a verb, here as its number times SPAN, plus an argument.
ROLL: Final = 0 * SPAN
END: Final = 1 * SPAN
BUILD_ROAD: Final = 2 * SPAN
BUILD_SETTLEMENT: Final = 3 * SPAN
BUILD_KEEP: Final = 4 * SPAN
RECRUIT: Final = 5 * SPAN
BUY: Final = 6 * SPAN
SUPPLY: Final = 7 * SPAN
PLAY: Final = 8 * SPAN
HERO: Final = 9 * SPAN
OFFER: Final = 10 * SPAN
GIVE: Final = 11 * SPAN
WANT: Final = 12 * SPAN
PROPOSE: Final = 13 * SPAN
CANCEL: Final = 14 * SPAN
ACCEPT: Final = 15 * SPAN
REFUSE: Final = 16 * SPAN
COUNTER: Final = 17 * SPAN
PARTNER: Final = 18 * SPAN
DISCARD: Final = 19 * SPAN
TORMUND: Final = 20 * SPAN
ROB: Final = 21 * SPAN
TAKE: Final = 22 * SPAN
CHASE: Final = 23 * SPAN  # Patrol option 1 (0) or 2 (1)
EXPEL: Final = 24 * SPAN  # a wildling of the Gift: hex * 3 + kind
DRIVE_OFF: Final = 25 * SPAN  # a wildling north of the Wall: camps 0..14, clearings 15..18
FLIP: Final = 26 * SPAN
EXCHANGE: Final = 27 * SPAN
BANISH: Final = 28 * SPAN
UPROOT: Final = 29 * SPAN
REPLACE: Final = 30 * SPAN  # which card of a cost: resource * 5 + paid instead
KEEP_CARD: Final = 31 * SPAN
DEMAND: Final = 32 * SPAN
NAME: Final = 33 * SPAN
DONE: Final = 34 * SPAN
PASS: Final = 35 * SPAN
COLOUR: Final = 36 * SPAN
TO_BUILD: Final = 37 * SPAN

NOBODY_ROBBED: Final = ROB + 7

# Decisions.
PLACE_SETTLEMENT: Final = 0
PLACE_ROAD: Final = 1
PLACE_GUARD: Final = 2
BEFORE_ROLL: Final = 3
MAIN: Final = 4
TRADE_PHASE: Final = 5
BUILD_PHASE: Final = 6
DISCARDING: Final = 7
MOVING_TORMUND: Final = 8
ROBBING: Final = 9
SAMWELL_TAKES: Final = 10
COMPOSING: Final = 11
ANSWERING: Final = 12
COUNTERING: Final = 13
PICKING_PARTNER: Final = 14
PATROLLING: Final = 15
EXPELLING: Final = 16
FREE_ROAD: Final = 17
FREE_GUARD: Final = 18
WINTER_TAKES: Final = 19
AFTER_HERO: Final = 20
BANISHING: Final = 21
PICKING_COLOUR: Final = 22
JEOR_DEMANDS: Final = 23
JEOR_NAMES: Final = 24
JEOR_RETURNS: Final = 25
BOWEN_GIVES: Final = 26
OTHELL_UPROOTS: Final = 27
OTHELL_REBUILDS: Final = 28
ALLISER_REPLACES: Final = 29
MELISANDRE_REPLACES: Final = 30
MELISANDRE_KEEPS: Final = 31
MANCE_LOOKS: Final = 32
MANCE_TAKES: Final = 33
BENJEN_DRIVES: Final = 34
YGRITTE_EXPELS: Final = 35
YOREN_PLACES: Final = 36
ALLISER_PLACES: Final = 37

# Events.
E_FIRST_ROLL: Final = 0
E_FIRST_PLAYER: Final = 1
E_COLOUR: Final = 2
E_HERO_DEALT: Final = 3
E_ROAD: Final = 4
E_SETTLEMENT: Final = 5
E_KEEP: Final = 6
E_GUARD: Final = 7
E_GAIN: Final = 8
E_PAY: Final = 9
E_TURN: Final = 10
E_DICE: Final = 11
E_SHORTAGE: Final = 12
E_DISCARD: Final = 13
E_TORMUND: Final = 14
E_ROBBED: Final = 15
E_SUPPLY: Final = 16
E_OFFERED: Final = 17
E_ANSWERED: Final = 18
E_TRADED: Final = 19
E_NO_TRADE: Final = 20
E_BOUGHT: Final = 21
E_PLAYED: Final = 22
E_LONGEST_ROAD: Final = 23
E_MOST_PATROLS: Final = 24
E_TOKEN: Final = 25
E_NO_FIGURE: Final = 26
E_CAMP: Final = 27
E_RUSH: Final = 28
E_CLEARING: Final = 29
E_NO_MOVE: Final = 30
E_CLIMBED: Final = 31
E_GIANT: Final = 32
E_BREACH: Final = 33
E_GIFT: Final = 34
E_SIXTH: Final = 35
E_GUARD_LOST: Final = 36
E_EXPELLED: Final = 37
E_DRIVEN_OFF: Final = 38
E_HERO_USED: Final = 39
E_HERO_FLIPPED: Final = 40
E_HERO_EXCHANGED: Final = 41
E_HERO_BANISHED: Final = 42
E_ROAD_UPROOTED: Final = 43
E_NO_SUCH_CARD: Final = 44
E_HANDED: Final = 45
E_LOOKED: Final = 46
E_LOOKED_DECK: Final = 47
E_PATROL_DISCARDED: Final = 48
E_REVEALED: Final = 49
E_TRUE_VICTORY: Final = 50
E_DRAMATIC: Final = 51
E_ALL_LOSE: Final = 52
E_OFFER_ITEM: Final = 53
E_TURN_LIMIT: Final = 54
E_TAKEN: Final = 55

VERBS: Final[dict[int, Verb]] = {
    0: Verb("roll"),
    1: Verb("end"),
    2: Verb("road", [("edge", "edge")], [80]),
    3: Verb("settlement", [("node", "node")], [60]),
    4: Verb("keep", [("node", "node")], [60]),
    5: Verb("guard", [("section", "section")], [4]),
    6: Verb("buy"),
    7: Verb("supply", [("give", "resource"), ("take", "resource")], [5, 5]),
    8: Verb("play", [("card", "development")], [len(DEVELOPMENT) - 1]),
    9: Verb("hero", [("hero", "hero")], [len(HEROES)]),
    10: Verb("offer"),
    11: Verb("give", [("resource", "resource")], [5]),
    12: Verb("want", [("resource", "resource")], [5]),
    13: Verb("propose"),
    14: Verb("cancel"),
    15: Verb("accept"),
    16: Verb("refuse"),
    17: Verb("counter"),
    18: Verb("partner", [("seat", "seat")], [4]),
    19: Verb("discard", [("resource", "resource")], [5]),
    20: Verb("tormund", [("hex", "hex")], [HEXES + 1]),
    21: Verb("rob", [("seat", "seat")], [8]),
    22: Verb("take", [("resource", "resource")], [5]),
    23: Verb("chase", [("way", "way")], [2]),
    24: Verb("expel", [("hex", "hex"), ("kind", "wildling")], [HEXES, len(WILDLINGS)]),
    25: Verb("drive_off", [("place", "north")], [19]),
    26: Verb("flip"),
    27: Verb("exchange", [("hero", "hero")], [len(HEROES)]),
    28: Verb("banish", [("hero", "hero")], [len(HEROES)]),
    29: Verb("uproot", [("edge", "edge")], [80]),
    30: Verb("replace", [("resource", "resource"), ("pay", "resource")], [5, 5]),
    31: Verb("keep_card", [("card", "development")], [len(DEVELOPMENT)]),
    32: Verb("demand", [("resource", "resource")], [5]),
    33: Verb("name", [("seat", "seat")], [4]),
    34: Verb("done"),
    35: Verb("pass"),
    36: Verb("colour", [("colour", "colour")], [4]),
    37: Verb("to_build"),
}
CODES: Final = Codes(SPAN, VERBS)

DECISIONS: Final[list[DecisionKind]] = [
    DecisionKind("place_settlement", "CAT-SETUP.10"),
    DecisionKind("place_road", "CAT-SETUP.10"),
    DecisionKind("place_guard", "CAT-SETUP.15"),
    DecisionKind("before_roll", "CAT-TURN.3"),
    DecisionKind("main", "CAT-TURN.6"),
    DecisionKind("trade_phase", "CAT-TRADE.1"),
    DecisionKind("build_phase", "CAT-BUILD.1"),
    DecisionKind("discard", "CAT-SEVEN.2"),
    DecisionKind("move_tormund", "CAT-SEVEN.3"),
    DecisionKind("rob", "CAT-SEVEN.4"),
    DecisionKind("samwell", "CAT-HERO.13"),
    DecisionKind("compose_offer", "CAT-TRADE.6"),
    DecisionKind("answer_offer", "CAT-TRADE.3"),
    DecisionKind("compose_counter", "CAT-TRADE.6"),
    DecisionKind("pick_partner", "CAT-TRADE.2"),
    DecisionKind("patrol", "CAT-PATROL.2"),
    DecisionKind("patrol_expel", "CAT-PATROL.3"),
    DecisionKind("free_road", "CAT-PROG.2"),
    DecisionKind("free_guard", "CAT-PROG.1"),
    DecisionKind("winter", "CAT-PROG.3"),
    DecisionKind("after_hero", "CAT-HERO.7"),
    DecisionKind("banish_hero", "CAT-VAR.1"),
    DecisionKind("pick_colour", "CAT-SETUP.2"),
    DecisionKind("jeor_demand", "CAT-HERO.11"),
    DecisionKind("jeor_name", "CAT-HERO.11"),
    DecisionKind("jeor_return", "CAT-HERO.11"),
    DecisionKind("bowen", "CAT-HERO.12"),
    DecisionKind("othell_uproot", "CAT-HERO.14"),
    DecisionKind("othell_rebuild", "CAT-HERO.14"),
    DecisionKind("alliser_replace", "CAT-HERO.15"),
    DecisionKind("melisandre_replace", "CAT-HERO.16"),
    DecisionKind("melisandre_keep", "CAT-HERO.16"),
    DecisionKind("mance_look", "CAT-HERO.17"),
    DecisionKind("mance_take", "CAT-HERO.17"),
    DecisionKind("benjen", "CAT-HERO.18"),
    DecisionKind("ygritte", "CAT-HERO.19"),
    DecisionKind("yoren", "CAT-HERO.20"),
    DecisionKind("alliser_place", "CAT-HERO.15"),
]

EVENTS: Final[list[EventKind]] = [
    EventKind("first_roll", [("seat", "seat"), ("sum", "number")]),
    EventKind("first_player", [("seat", "seat")]),
    EventKind("colour", [("seat", "seat"), ("colour", "colour")]),
    EventKind("hero_dealt", [("seat", "seat"), ("hero", "hero")]),
    EventKind("road", [("seat", "seat"), ("edge", "edge")]),
    EventKind("settlement", [("seat", "seat"), ("node", "node")]),
    EventKind("keep", [("seat", "seat"), ("node", "node")]),
    EventKind("guard", [("seat", "seat"), ("section", "section"), ("space", "number")]),
    EventKind("gain", [("seat", "seat"), ("resource", "resource"), ("count", "number")]),
    EventKind("pay", [("seat", "seat"), ("resource", "resource"), ("count", "number")]),
    EventKind("turn", [("seat", "seat"), ("turn", "number")]),
    EventKind("dice", [("seat", "seat"), ("first", "number"), ("second", "number"), ("wildling", "number")]),
    EventKind("shortage", [("resource", "resource")]),
    EventKind("discarded", [("seat", "seat"), ("resource", "resource"), ("count", "number")]),
    EventKind("tormund", [("seat", "seat"), ("hex", "hex")]),
    EventKind("robbed", [("seat", "seat"), ("victim", "seat"), ("resource", "resource")], ["resource"]),
    EventKind("supply_trade", [("seat", "seat"), ("give", "resource"), ("count", "number"), ("take", "resource")]),
    EventKind("offered", [("seat", "seat")]),
    EventKind("answered", [("seat", "seat"), ("answer", "answer")]),
    EventKind("traded", [("seat", "seat"), ("partner", "seat")]),
    EventKind("no_trade", [("seat", "seat")]),
    EventKind("bought", [("seat", "seat"), ("card", "development")], ["card"]),
    EventKind("played", [("seat", "seat"), ("card", "development")]),
    EventKind("longest_road", [("seat", "seat"), ("length", "number")]),
    EventKind("most_patrols", [("seat", "seat"), ("count", "number")]),
    EventKind("token", [("clan", "clan"), ("kind", "wildling")]),
    EventKind("no_figure", [("clan", "clan"), ("kind", "wildling")]),
    EventKind("camp", [("clan", "clan"), ("camp", "number"), ("kind", "wildling")]),
    EventKind("rush", [("clan", "clan")]),
    EventKind("clearing", [("clan", "clan"), ("clearing", "clearing"), ("kind", "wildling")]),
    EventKind("no_move", [("wildling", "number")]),
    EventKind("climbed", [("clearing", "clearing"), ("hex", "hex")]),
    EventKind("giant", [("clearing", "clearing")]),
    EventKind("breach", [("section", "section"), ("count", "number")]),
    EventKind("gift", [("hex", "hex"), ("kind", "wildling")]),
    EventKind("sixth", [("clearing", "clearing")]),
    EventKind("guard_lost", [("seat", "seat"), ("section", "section")]),
    EventKind("expelled", [("seat", "seat"), ("hex", "hex"), ("kind", "wildling")]),
    EventKind("driven_off", [("seat", "seat"), ("place", "north"), ("kind", "wildling")]),
    EventKind("hero_used", [("seat", "seat"), ("hero", "hero")]),
    EventKind("hero_flipped", [("seat", "seat"), ("hero", "hero")]),
    EventKind("hero_exchanged", [("seat", "seat"), ("hero", "hero"), ("new", "hero")]),
    EventKind("hero_banished", [("seat", "seat"), ("hero", "hero")]),
    EventKind("road_uprooted", [("seat", "seat"), ("edge", "edge")]),
    EventKind("no_such_card", [("seat", "seat"), ("resource", "resource")]),
    EventKind("handed", [("seat", "seat"), ("to", "seat"), ("resource", "resource"), ("count", "number")]),
    EventKind("looked", [("seat", "seat"), ("victim", "seat")]),
    EventKind("looked_deck", [("seat", "seat"), ("count", "number")]),
    EventKind("patrol_discarded", [("seat", "seat")]),
    EventKind("revealed", [("seat", "seat"), ("count", "number")]),
    EventKind("true_victory", [("seat", "seat"), ("points", "number")]),
    EventKind("dramatic", [("cause", "cause")]),
    EventKind("all_lose", []),
    EventKind("offer_item", [("seat", "seat"), ("side", "side"), ("resource", "resource"), ("count", "number")]),
    EventKind("turn_limit", [("turn", "number")]),
    EventKind("taken", [("seat", "seat"), ("victim", "seat"), ("resource", "resource")], ["resource"]),
]
