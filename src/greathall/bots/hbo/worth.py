"""What cards are worth by their print, in gold: characters by formula, the others by a table."""

from __future__ import annotations

from typing import Final

from greathall.bots.cardgame.worth import limited, prints
from greathall.games.cardgame.names import RENOWN, STEALTH
from greathall.games.hbo.book import BOOK
from greathall.games.hbo.data import COST, ID, INCOME_BONUS, N_DESIGNS, design

KEYWORD_WORTH: Final = ((RENOWN, 1.6), (STEALTH, 0.9))

# Both decks have some cards in common: the name of a card without its deck.
NAME: Final[list[str]] = [name.split("_", 1)[1] for name in ID]

# What the text of a character adds to its numbers.
TEXT: Final[dict[str, float]] = {
    "robb_stark": 1.2, "catelyn_stark": 1.4, "jon_snow": 0.8, "sansa_stark": 0.0, "bran_stark": 0.8,
    "maester_luwin": 2.4, "hodor": -0.6, "ser_rodrik_cassel": 1.6, "jory_cassel": 0.8, "septa_mordane": 0.6,
    "greatjon_umber": 0.6, "escort": 0.6, "winterfell_guard": 0.3, "littlefinger": 0.5, "varys": 0.0,
    "cersei_lannister": 0.9, "ser_jaime_lannister": 1.0, "tyrion_lannister": 0.8, "joffrey_baratheon": 0.8,
    "the_hound": 0.5, "bronn": 0.6, "grand_maester_pycelle": 1.2, "ser_ilyn_payne": 1.6, "ser_kevan_lannister": 0.3,
    "guards": 1.4, "enemy_informer": 0.0, "shae": 0.8,
}  # fmt: skip

# Locations, attachments and events as a whole.
OTHERS: Final[dict[str, float]] = {
    "winterfell": 4.5, "winterfell_castle": 4.0, "encampment": 4.0, "godswood": 3.6, "hall_of_heroes": 3.6,
    "kingsroad": 4.0, "iron_throne": 1.8, "casterly_rock": 5.5, "lannisport": 3.0,
    "hand_of_the_king": 2.6, "direwolf": 2.2, "ice": 3.4, "bodyguard": 1.8, "gilded_plate": 1.5,
    "gutter_rats_cunning": 2.6, "milk_of_the_poppy": 2.0,
    "not_today": 2.2, "winter_is_coming": 1.8, "king_in_the_north": 2.8, "lethal_counterattack": 2.2,
    "for_the_north": 1.8, "insidious_ways": 2.5, "the_lions_cunning": 1.8, "always_pays_his_debts": 3.6,
    "never_bet_against_my_family": 1.2,
}  # fmt: skip

# What playing a character brings at once.
ON_PLAY: Final[dict[str, float]] = {"eddard_stark": 1.5, "enemy_informer": 0.8}

PRINT: Final = prints(BOOK, NAME, INCOME_BONUS, KEYWORD_WORTH, TEXT, OTHERS)
IS_LIMITED: Final = limited(BOOK)
REDUCERS: Final = frozenset([design("stark_godswood"), design("lannister_hall_of_heroes")])
# Pays for itself within some rounds.
ECONOMY: Final[list[bool]] = [
    d in REDUCERS or (INCOME_BONUS[d] > 0 and COST[d] <= 3 * INCOME_BONUS[d]) for d in range(N_DESIGNS)
]
MILK: Final = design("lannister_milk_of_the_poppy")
FOR_ENEMIES: Final = frozenset([MILK])
