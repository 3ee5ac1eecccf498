"""The cards by number, read from data/cards.yaml (an owner of the box may lay a file of their own over it)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from greathall.games.cardgame.names import FACTION, TYPES
from greathall.games.hbo.names import HOUSES, ICON_LETTERS, NEUTRAL
from greathall.kernel import data
from greathall.kernel.errors import BadInput

DATA: Final[dict[str, Any]] = data.load("hbo", __file__, "cards.yaml")

CARDS: Final[list[dict[str, Any]]] = DATA["cards"]
_BANNERS: Final[list[dict[str, Any]]] = [
    {"id": f"{house}_banner", "name_en": f"House {house.capitalize()}", "deck": house, "copies": 0, "type": "faction"}
    for house in HOUSES[:NEUTRAL]
]
ALL: Final = data.in_order("hbo", [*CARDS, *_BANNERS], "id", Path(__file__).parent / "data" / "numbers.txt")
N_DESIGNS: Final = len(ALL)
# The facts that play.
PLAYED: Final = (
    "deck", "copies", "type", "house", "unique", "cost", "strength", "icons", "traits", "keywords", "income_bonus",
    "income", "initiative", "claim",
)  # fmt: skip

ID: Final[list[str]] = [str(c["id"]) for c in ALL]
BY_ID: Final[dict[str, int]] = {name: i for i, name in enumerate(ID)}
NAME: Final[list[str]] = [str(c["name_en"]) for c in ALL]
TYPE: Final[list[int]] = [TYPES.index(c["type"]) for c in ALL]
HOUSE_OF: Final[list[int]] = [HOUSES.index(c.get("house") or c["deck"]) if c["type"] != "plot" else -1 for c in ALL]
UNIQUE: Final[list[bool]] = [bool(c.get("unique")) for c in ALL]


def _number(card: dict[str, Any], key: str, most: int = 20) -> int:
    """A number of a card; an owner's file may say what it likes, but not anything."""
    value = card.get(key)
    if value is None:
        return 0
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadInput(f"Card {card['id']}: {key} must be a whole number from 0 to {most}, not {value!r}.")
    return value


COST: Final[list[int]] = [_number(c, "cost") for c in ALL]
STRENGTH: Final[list[int]] = [_number(c, "strength") for c in ALL]
INCOME_BONUS: Final[list[int]] = [_number(c, "income_bonus") for c in ALL]
PLOT_INCOME: Final[list[int]] = [_number(c, "income") for c in ALL]
PLOT_INITIATIVE: Final[list[int]] = [_number(c, "initiative") for c in ALL]
PLOT_CLAIM: Final[list[int]] = [_number(c, "claim") for c in ALL]
COPIES: Final[list[int]] = [_number(c, "copies", 50) for c in ALL]


def _bits(card: dict[str, Any], key: str, known: list[str]) -> int:
    bits = 0
    for word in card.get(key) or []:
        if word not in known:
            raise BadInput(f"Card {card['id']}: {word!r} is none of {', '.join(known)}.")
        bits |= 1 << known.index(word)
    return bits


ICONS: Final[list[int]] = [_bits(c, "icons", list(ICON_LETTERS)) for c in ALL]
# Bits as in cardgame/names.py: stealth 1, renown 2, limited 32.
_KEYWORDS: Final = {"stealth": 1, "renown": 2, "limited": 32}
KEYWORDS_OF: Final[list[int]] = [sum([_KEYWORDS[k] for k in c.get("keywords") or []]) for c in ALL]
TRAITS: Final[list[str]] = sorted({t for c in ALL for t in c.get("traits") or []})
TRAITS_OF: Final[list[int]] = [_bits(c, "traits", TRAITS) for c in ALL]


def _grade(card: dict[str, Any]) -> str:
    """`printed`, `partly`, `reconstructed` or `retuned` (with numbers changed after trial games): how much of a card
    comes from what was printed; copies do not count."""
    if card["type"] == "faction":
        return "printed"
    told = ("seed", "public")
    if not str(card["provenance"]).startswith(told):
        return "retuned" if card.get("retuned") else "reconstructed"
    fields = [str(v) for k, v in (card.get("field_provenance") or {}).items() if not k.startswith("copies")]
    return "printed" if all([v.startswith(told) for v in fields]) else "partly"


GRADE: Final[list[str]] = [_grade(c) for c in ALL]
BANNER: Final[list[int]] = [BY_ID[f"{house}_banner"] for house in HOUSES[:NEUTRAL]]
# HBO-SETUP.3, HBO-SETUP.4, HBO-SETUP.5.
BASIC: Final[list[list[str]]] = [
    [
        "plot_the_old_gods", "plot_the_lion_and_the_wolf", "plot_a_storm_of_swords", "plot_crossing_the_trident",
        "plot_spies_in_their_midst", "plot_hidden_in_shadow", "plot_calling_the_banners",
    ],
    [
        "plot_a_game_of_thrones", "plot_uneasy_truce", "plot_hear_me_roar", "plot_consolidation_of_power",
        "plot_valar_morghulis", "plot_killing_cold", "plot_detained",
    ],
]  # fmt: skip
BASIC_PLOTS: Final[list[list[int]]] = [[BY_ID[name] for name in names] for names in BASIC]
DRAFT_PLOTS: Final[list[int]] = [
    d for d in range(N_DESIGNS) if ID[d].startswith("plot_") and d not in BASIC_PLOTS[0] and d not in BASIC_PLOTS[1]
]


def digest(drafted: bool) -> str:
    """Of the facts that a match with drafted plots or the basic ones plays with."""
    cards = [d for d in range(N_DESIGNS) if COPIES[d] and (drafted or d not in DRAFT_PLOTS)]
    return data.digest({ID[d]: data.played(ALL[d], PLAYED) for d in cards})


DATA_DIGEST: Final = digest(True)


def design(name: str) -> int:
    """The number of a card by its id."""
    return BY_ID[name]


def trait(*names: str) -> int:
    """Traits as bits."""
    return sum([1 << TRAITS.index(name) for name in names])


# HBO-COMP.4, HBO-COMP.5: the fifty cards of each House.
DECKS: Final = [
    [d for d in range(N_DESIGNS) if ALL[d]["deck"] == house and TYPE[d] != FACTION for _ in range(COPIES[d])]
    for house in HOUSES
]
