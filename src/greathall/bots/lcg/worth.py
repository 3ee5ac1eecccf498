"""What cards are worth by their print, in gold: characters by formula, the others by a table."""

from __future__ import annotations

from typing import Final

from greathall.bots.cardgame.worth import limited, prints
from greathall.games.cardgame.names import RENOWN, STEALTH
from greathall.games.lcg.book import BOOK
from greathall.games.lcg.data import ADDS_GOLD, COST, N_DESIGNS, NAME, design
from greathall.games.lcg.names import INSIGHT, INTIMIDATE, PILLAGE

KEYWORD_WORTH: Final = ((RENOWN, 1.6), (STEALTH, 0.9), (INSIGHT, 1.0), (INTIMIDATE, 1.0), (PILLAGE, 0.3))

# What the text of a character adds to its numbers.
TEXT: Final[dict[str, float]] = {
    "Littlefinger": 1.0, "Varys": 0.5, "Melisandre": 1.5, "Robert Baratheon": 2.0, "Stannis Baratheon": 1.0,
    "Selyse Baratheon": 0.4, "Fiery Followers": 0.5, "Dragonstone Faithful": 0.8, "Balon Greyjoy": 1.5,
    "Euron Crow's Eye": 1.0, "Asha Greyjoy": 1.0, "Theon Greyjoy": 1.0, "Aeron Damphair": 0.7,
    "Iron Islands Fishmonger": 0.8, "Cersei Lannister": 1.0, "Joffrey Baratheon": 0.7, "Ser Jaime Lannister": 1.5,
    "Tyrion Lannister": 2.0, "Tywin Lannister": 2.0, "Lannisport Moneylender": 1.0, "Lannisport Merchant": 0.8,
    "The Tickler": 0.4, "Arianne Martell": 0.8, "Doran Martell": 1.0, "The Red Viper": 1.5, "Desert Scavenger": 0.8,
    "Greenblood Trader": 0.8, "Maester Caleotte": 0.4, "Benjen Stark": 1.0, "Ghost": 0.7, "Jon Snow": 1.0,
    "Maester Aemon": 1.0, "Old Bear Mormont": 1.5, "Samwell Tarly": 0.3, "Yoren": 0.8, "Steward at the Wall": 0.8,
    "Messenger Raven": 0.5, "Arya Stark": 0.8, "Bran Stark": 0.6, "Catelyn Stark": 1.0, "Eddard Stark": 1.5,
    "Grey Wind": 1.0, "Robb Stark": 1.5, "Sansa Stark": 1.0, "Summer": 0.8, "Winterfell Steward": 0.8,
    "Daenerys Targaryen": 1.5, "Drogon": 0.5, "Khal Drogo": 1.5, "Magister Illyrio": 0.8, "Rhaegal": 0.5,
    "Ser Jorah Mormont": -1.0, "Viserion": 0.5, "Viserys Targaryen": 0.5, "Handmaiden": 0.3,
    "Targaryen Loyalist": 0.8, "Maester Lomys": 0.4, "Margaery Tyrell": 1.2, "Paxter Redwyne": 0.6,
    "Randyll Tarly": 1.2, "The Knight of Flowers": 1.0, "The Queen of Thorns": 1.0, "Garden Caretaker": 0.8,
    "Edric Dayne": 0.3, "Dornish Paramour": 0.3, "Ranging Party": 0.3, "King's Hunting Party": -1.0,
    "Ser Davos Seaworth": 0.6, "Shireen Baratheon": 0.4, "Ser Waymar Royce": 0.4, "Left": 0.3, "Right": 0.3,
}  # fmt: skip

# Locations, attachments and events as a whole.
OTHERS: Final[dict[str, float]] = {
    "The Iron Throne": 4.0, "The Kingsroad": 2.2, "The Roseroad": 4.5, "Chamber of the Painted Table": 3.0,
    "The Red Keep": 4.0, "Great Kraken": 4.0, "Iron Fleet Scout": 1.5, "Casterly Rock": 2.5, "Lannisport": 3.5,
    "Ghaston Grey": 2.5, "Sunspear": 1.2, "Castle Black": 2.5, "The Wall": 6.5, "Gates of Winterfell": 3.0,
    "The Wolfswood": 0.5, "Plaza of Punishment": 3.5, "Dothraki Sea": 0.8, "Highgarden": 3.0, "The Mander": 3.5,
    "Dragonstone Port": 3.8, "Sea Tower": 3.8, "Western Fiefdom": 3.8, "Blood Orange Grove": 3.8,
    "Heart Tree Grove": 3.8, "Illyrio's Estate": 3.8, "Rose Garden": 3.8,
    "Seal of the Hand": 4.0, "Bodyguard": 2.2, "Little Bird": 1.2, "Milk of the Poppy": 2.8, "Noble Lineage": 1.2,
    "Syrio's Training": 1.4, "Lightbringer": 2.6, "Throwing Axe": 1.8, "Widow's Wail": 2.4, "Dawn": 3.0,
    "Longclaw": 3.6, "Ice": 4.5, "Drogo's Arakh": 2.6, "Heartsbane": 2.2,
    "Put to the Sword": 4.5, "Put to the Torch": 2.2, "Superior Claim": 3.6, "Tears of Lys": 3.2,
    "The Hand's Judgment": 2.2, "Consolidation of Power": 1.6, "Ours is the Fury": 1.5, "Seen In Flames": 2.2,
    "Risen from the Sea": 2.5, "The Kraken's Grasp": 1.4, "We Do Not Sow": 2.2, "Hear Me Roar!": 2.4,
    "The Things I Do For Love": 2.6, "Treachery": 1.6, "Doran's Game": 2.6, "Unbowed, Unbent, Unbroken": 1.2,
    "Confinement": 1.5, "A Meager Contribution": 1.5, "Take the Black": 5.0, "The Sword in the Darkness": 1.5,
    "For the North!": 1.8, "Like Warm Rain": 1.5, "Winter Is Coming": 2.4, "Dracarys!": 3.5, "Fire and Blood": 1.4,
    "Waking the Dragon": 1.6, "Growing Strong": 2.0, "Olenna's Cunning": 1.6,
    '"The Bear and the Maiden Fair"': 0.7,
}  # fmt: skip

PRINT: Final = prints(BOOK, NAME, ADDS_GOLD, KEYWORD_WORTH, TEXT, OTHERS)

_STEWARDS: Final = (
    "Dragonstone Faithful", "Iron Islands Fishmonger", "Lannisport Merchant", "Desert Scavenger",
    "Steward at the Wall", "Winterfell Steward", "Targaryen Loyalist", "Garden Caretaker",
)  # fmt: skip
_PORTS: Final = (
    "Dragonstone Port", "Sea Tower", "Western Fiefdom", "Blood Orange Grove", "Heart Tree Grove", "Illyrio's Estate",
    "Rose Garden",
)  # fmt: skip
STEWARDS: Final = frozenset([design(n) for n in _STEWARDS])
PORTS: Final = frozenset([design(n) for n in _PORTS])
FEALTY: Final = design("Fealty")
KINGSROAD: Final = design("The Kingsroad")
REDUCERS: Final = STEWARDS | PORTS | {FEALTY, KINGSROAD}
ECONOMY: Final[list[bool]] = [
    d in STEWARDS or d in PORTS or (ADDS_GOLD[d] > 0 and COST[d] <= 2) or d == KINGSROAD for d in range(N_DESIGNS)
]
IS_LIMITED: Final = limited(BOOK)

MILK: Final = design("Milk of the Poppy")
FOR_ENEMIES: Final = frozenset([MILK])  # attachments that harm who bears them
GOOD_WHEN_MARSHALED: Final = frozenset(
    [design(n) for n in ("Littlefinger", "Yoren", "Summer", "Arya Stark", "Greenblood Trader", "Melisandre",
                          "Vanguard Lancer")]
)  # fmt: skip
