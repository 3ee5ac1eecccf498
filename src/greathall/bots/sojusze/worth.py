"""What cards are worth whatever the position: influence cards in points of influence, allies in points of power."""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import names as n
from greathall.games.sojusze.data import POWER, VALUE
from greathall.games.sojusze.names import FIRST_LEADER_CARD, LEADERS, N_INFLUENCE

# What the ability of a card adds to (or takes from) its influence, for its holder.
_ABILITY: Final[dict[int, float]] = {
    n.BETRAYAL: 6.0, n.AMBUSH: 3.0, n.HOSTAGE: 2.0, n.TRIAL_BY_COMBAT: 0.5, n.POISONED_CUP: 2.5,
    n.CALL_THE_BANNERS: -1.5, n.BACKUP_PLAN: 1.5, n.LITTLE_BIRDS: 1.5, n.EAVESDROPPING: 0.3, n.BLACKMAIL: 1.0,
    n.DARK_WINGS: 0.3, n.FEIGNED_RETREAT: 1.0, n.PULLING_THE_STRINGS: 2.0, n.ROYAL_DECREE: 0.7, n.CORRUPTION: 2.0,
    n.ROYAL_FAVOUR: 4.0, n.OATH_OF_FEALTY: 2.5,
    n.INTERCEPT: 0.5, n.BRIBERY: -5.0, n.RED_WEDDING: 1.0, n.PURPLE_WEDDING: 1.0, n.WALK_OF_ATONEMENT: 1.0,
    n.BATTLE_OF_THE_BLACKWATER: 2.5, n.IRON_BANK: 1.5, n.VALAR_MORGHULIS: 1.0, n.WINTER_IS_COMING: 0.5,
    n.RED_COMET: 2.0, n.TOURNEY_OF_THE_HAND: 0.5,
    n.QUEEN_REGENT: 0.5, n.WILDFIRE: 8.0, n.KINGSGUARD: 1.0, n.WINE_AND_THREATS: 4.0, n.THE_SILENCE: 2.0,
    n.DRAGON_HORN: 7.0, n.REAVING: 3.0, n.IRON_PRICE: 9.0, n.SHADOW_ASSASSIN: 3.0, n.BLOOD_MAGIC: 1.0,
    n.VISIONS_IN_THE_FLAMES: 0.5, n.GLAMOUR: 7.0, n.PATIENCE: 3.0, n.SAND_SNAKES: 3.5, n.WATER_GARDENS: 5.0,
    n.LONG_LAID_PLAN: 1.0, n.HAND_OF_THE_KING: 0.0, n.HIRED_CHAMPION: 2.0, n.PAYS_HIS_DEBTS: 4.0, n.GREAT_CHAIN: 0.3,
    n.MATCHMAKER: 7.0, n.STRANGLER: 3.0, n.HIGHGARDENS_BOUNTY: 5.0, n.GROWING_STRONG: 2.0, n.DRACARYS: 5.0,
    n.UNSULLIED: 0.7, n.BREAKER_OF_CHAINS: 5.0, n.BLOOD_OF_THE_DRAGON: 4.5, n.NIGHTS_WATCH: 0.5, n.GHOST: 3.0,
    n.YOU_KNOW_NOTHING: 0.5, n.FREE_FOLK: 3.0, n.THE_PACK_SURVIVES: 4.0, n.ICE: 4.0, n.GUEST_RIGHT: 0.3,
    n.WORD_OF_HONOUR: 0.5,
}  # fmt: skip
CARD_WORTH: Final[list[float]] = [VALUE[k] + _ABILITY.get(k, 0.0) for k in range(N_INFLUENCE)]
# A leader is as good as the four white cards.
LEADER_WORTH: Final[list[float]] = [
    sum(CARD_WORTH[FIRST_LEADER_CARD + 4 * leader : FIRST_LEADER_CARD + 4 * leader + 4])
    for leader in range(len(LEADERS))
]

# What claiming an ally brings or costs besides its power, roughly; the rest is worked out from the position.
_CLAIMED: Final[dict[int, float]] = {
    n.OBERYN_MARTELL: -0.8, n.VARYS: 0.8, n.PATCHFACE: 0.2, n.ILYN_PAYNE: 0.4, n.PYCELLE: 0.8, n.PETYR_BAELISH: 1.5,
    n.MACE_TYRELL: -0.8, n.ARYA_STARK: 1.0, n.ASHA_GREYJOY: 0.7, n.RAMSAY_SNOW: 0.6, n.ROOSE_BOLTON: 0.3,
    n.DAVOS_SEAWORTH: 0.5, n.SAMWELL_TARLY: 0.2, n.MAESTER_AEMON: 0.2, n.YGRITTE: 1.5, n.GREGOR_CLEGANE: 0.8,
    n.SHAE: 0.5, n.JORAH_MORMONT: 2.0, n.TOMMEN_BARATHEON: 2.0, n.LORAS_TYRELL: 3.2, n.LYSA_ARRYN: -2.0,
    n.JOFFREY_BARATHEON: -2.0, n.TYWIN_LANNISTER: -0.5, n.ROBB_STARK: -1.5, n.BRONN: -1.0, n.THEON_GREYJOY: -0.5,
    n.BALON_GREYJOY: 0.3, n.CATELYN_STARK: 0.3, n.QYBURN: 1.0,
}  # fmt: skip
CLAIMED: Final[list[float]] = [_CLAIMED.get(a, 0.0) for a in range(len(POWER))]
ALLY_WORTH: Final[list[float]] = [POWER[a] + CLAIMED[a] for a in range(len(POWER))]
MEAN_ALLY: Final = sum(ALLY_WORTH) / len(ALLY_WORTH)
