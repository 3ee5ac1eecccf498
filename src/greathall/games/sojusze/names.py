"""Names of the cards in the order of their numbers: numbers are part of stored games, so new cards go to the end.

Influence cards are numbered by design (all copies of a card are the same number): standard, event, leader cards.
"""

from __future__ import annotations

from typing import Final

LEADERS: Final[tuple[str, ...]] = (
    "cersei", "euron", "melisandre", "doran", "tyrion", "olenna", "daenerys", "jon", "eddard",
)  # fmt: skip
INFLUENCE: Final[tuple[str, ...]] = (
    "std.betrayal", "std.ambush", "std.hostage", "std.trial_by_combat", "std.poisoned_cup", "std.call_the_banners",
    "std.backup_plan", "std.little_birds", "std.eavesdropping", "std.blackmail", "std.dark_wings",
    "std.feigned_retreat", "std.pulling_the_strings", "std.royal_decree", "std.a_game_of_thrones", "std.corruption",
    "std.royal_favour", "std.oath_of_fealty", "evt.intercept", "evt.bribery", "evt.red_wedding", "evt.purple_wedding",
    "evt.walk_of_atonement", "evt.battle_of_the_blackwater", "evt.iron_bank", "evt.valar_morghulis",
    "evt.winter_is_coming", "evt.red_comet", "evt.tourney_of_the_hand", "ldr.cersei.queen_regent",
    "ldr.cersei.wildfire", "ldr.cersei.kingsguard", "ldr.cersei.wine_and_threats", "ldr.euron.the_silence",
    "ldr.euron.dragon_horn", "ldr.euron.reaving", "ldr.euron.iron_price", "ldr.melisandre.shadow_assassin",
    "ldr.melisandre.blood_magic", "ldr.melisandre.visions_in_the_flames", "ldr.melisandre.glamour",
    "ldr.doran.patience", "ldr.doran.sand_snakes", "ldr.doran.water_gardens", "ldr.doran.long_laid_plan",
    "ldr.tyrion.hand_of_the_king", "ldr.tyrion.hired_champion", "ldr.tyrion.pays_his_debts", "ldr.tyrion.great_chain",
    "ldr.olenna.matchmaker", "ldr.olenna.strangler", "ldr.olenna.highgardens_bounty", "ldr.olenna.growing_strong",
    "ldr.daenerys.dracarys", "ldr.daenerys.unsullied", "ldr.daenerys.breaker_of_chains",
    "ldr.daenerys.blood_of_the_dragon", "ldr.jon.nights_watch", "ldr.jon.ghost", "ldr.jon.you_know_nothing",
    "ldr.jon.free_folk", "ldr.eddard.the_pack_survives", "ldr.eddard.ice", "ldr.eddard.guest_right",
    "ldr.eddard.word_of_honour",
)  # fmt: skip
ALLIES: Final[tuple[str, ...]] = (
    "ally.jaime_lannister", "ally.oberyn_martell", "ally.varys", "ally.patchface", "ally.arianne_martell",
    "ally.sansa_stark", "ally.loras_tyrell", "ally.shae", "ally.robb_stark", "ally.ilyn_payne", "ally.mance_rayder",
    "ally.jaqen_hghar", "ally.renly_baratheon", "ally.stannis_baratheon", "ally.joffrey_baratheon",
    "ally.tommen_baratheon", "ally.tywin_lannister", "ally.sandor_clegane", "ally.gregor_clegane", "ally.bronn",
    "ally.qyburn", "ally.pycelle", "ally.petyr_baelish", "ally.margaery_tyrell", "ally.mace_tyrell",
    "ally.brienne_of_tarth", "ally.catelyn_stark", "ally.bran_stark", "ally.arya_stark", "ally.hodor",
    "ally.theon_greyjoy", "ally.asha_greyjoy", "ally.victarion_greyjoy", "ally.balon_greyjoy", "ally.ramsay_snow",
    "ally.roose_bolton", "ally.walder_frey", "ally.brynden_tully", "ally.lysa_arryn", "ally.davos_seaworth",
    "ally.samwell_tarly", "ally.jeor_mormont", "ally.maester_aemon", "ally.ygritte", "ally.tormund",
    "ally.jorah_mormont", "ally.barristan_selmy", "ally.daario_naharis", "ally.khal_drogo", "ally.high_sparrow",
)  # fmt: skip

COLOURS: Final = ("red", "green", "purple", "blue", "white")
RED: Final = 0
GREEN: Final = 1
PURPLE: Final = 2
BLUE: Final = 3
WHITE: Final = 4

SEASONS: Final = ("summer", "autumn", "winter")
NO_NAME: Final = "nobody"
SUMMER: Final = 0
AUTUMN: Final = 1
WINTER: Final = 2

N_STANDARD: Final = 18
N_INFLUENCE: Final = 65
FIRST_EVENT: Final = N_STANDARD
FIRST_LEADER_CARD: Final = 29  # four in a row for each leader, in the order of LEADERS
N_ALLIES: Final = 50

# Influence cards.
BETRAYAL: Final = 0
AMBUSH: Final = 1
HOSTAGE: Final = 2
TRIAL_BY_COMBAT: Final = 3
POISONED_CUP: Final = 4
CALL_THE_BANNERS: Final = 5
BACKUP_PLAN: Final = 6
LITTLE_BIRDS: Final = 7
EAVESDROPPING: Final = 8
BLACKMAIL: Final = 9
DARK_WINGS: Final = 10
FEIGNED_RETREAT: Final = 11
PULLING_THE_STRINGS: Final = 12
ROYAL_DECREE: Final = 13
A_GAME_OF_THRONES: Final = 14
CORRUPTION: Final = 15
ROYAL_FAVOUR: Final = 16
OATH_OF_FEALTY: Final = 17
INTERCEPT: Final = 18
BRIBERY: Final = 19
RED_WEDDING: Final = 20
PURPLE_WEDDING: Final = 21
WALK_OF_ATONEMENT: Final = 22
BATTLE_OF_THE_BLACKWATER: Final = 23
IRON_BANK: Final = 24
VALAR_MORGHULIS: Final = 25
WINTER_IS_COMING: Final = 26
RED_COMET: Final = 27
TOURNEY_OF_THE_HAND: Final = 28
QUEEN_REGENT: Final = 29
WILDFIRE: Final = 30
KINGSGUARD: Final = 31
WINE_AND_THREATS: Final = 32
THE_SILENCE: Final = 33
DRAGON_HORN: Final = 34
REAVING: Final = 35
IRON_PRICE: Final = 36
SHADOW_ASSASSIN: Final = 37
BLOOD_MAGIC: Final = 38
VISIONS_IN_THE_FLAMES: Final = 39
GLAMOUR: Final = 40
PATIENCE: Final = 41
SAND_SNAKES: Final = 42
WATER_GARDENS: Final = 43
LONG_LAID_PLAN: Final = 44
HAND_OF_THE_KING: Final = 45
HIRED_CHAMPION: Final = 46
PAYS_HIS_DEBTS: Final = 47
GREAT_CHAIN: Final = 48
MATCHMAKER: Final = 49
STRANGLER: Final = 50
HIGHGARDENS_BOUNTY: Final = 51
GROWING_STRONG: Final = 52
DRACARYS: Final = 53
UNSULLIED: Final = 54
BREAKER_OF_CHAINS: Final = 55
BLOOD_OF_THE_DRAGON: Final = 56
NIGHTS_WATCH: Final = 57
GHOST: Final = 58
YOU_KNOW_NOTHING: Final = 59
FREE_FOLK: Final = 60
THE_PACK_SURVIVES: Final = 61
ICE: Final = 62
GUEST_RIGHT: Final = 63
WORD_OF_HONOUR: Final = 64

# Allies.
JAIME_LANNISTER: Final = 0
OBERYN_MARTELL: Final = 1
VARYS: Final = 2
PATCHFACE: Final = 3
ARIANNE_MARTELL: Final = 4
SANSA_STARK: Final = 5
LORAS_TYRELL: Final = 6
SHAE: Final = 7
ROBB_STARK: Final = 8
ILYN_PAYNE: Final = 9
MANCE_RAYDER: Final = 10
JAQEN_HGHAR: Final = 11
RENLY_BARATHEON: Final = 12
STANNIS_BARATHEON: Final = 13
JOFFREY_BARATHEON: Final = 14
TOMMEN_BARATHEON: Final = 15
TYWIN_LANNISTER: Final = 16
SANDOR_CLEGANE: Final = 17
GREGOR_CLEGANE: Final = 18
BRONN: Final = 19
QYBURN: Final = 20
PYCELLE: Final = 21
PETYR_BAELISH: Final = 22
MARGAERY_TYRELL: Final = 23
MACE_TYRELL: Final = 24
BRIENNE_OF_TARTH: Final = 25
CATELYN_STARK: Final = 26
BRAN_STARK: Final = 27
ARYA_STARK: Final = 28
HODOR: Final = 29
THEON_GREYJOY: Final = 30
ASHA_GREYJOY: Final = 31
VICTARION_GREYJOY: Final = 32
BALON_GREYJOY: Final = 33
RAMSAY_SNOW: Final = 34
ROOSE_BOLTON: Final = 35
WALDER_FREY: Final = 36
BRYNDEN_TULLY: Final = 37
LYSA_ARRYN: Final = 38
DAVOS_SEAWORTH: Final = 39
SAMWELL_TARLY: Final = 40
JEOR_MORMONT: Final = 41
MAESTER_AEMON: Final = 42
YGRITTE: Final = 43
TORMUND: Final = 44
JORAH_MORMONT: Final = 45
BARRISTAN_SELMY: Final = 46
DAARIO_NAHARIS: Final = 47
KHAL_DROGO: Final = 48
HIGH_SPARROW: Final = 49
