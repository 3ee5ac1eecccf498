"""The cards of the core set by number, read from data/core.yaml (an owner may lay a file of their own over it)."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame.names import CHALLENGES, TYPES
from greathall.games.lcg.names import FACTIONS, KEYWORDS, TITLES
from greathall.kernel import data

CORE: Final[dict[str, Any]] = data.load("lcg", __file__, "core.yaml")
DECK_DATA: Final[dict[str, Any]] = data.load("lcg", __file__, "decks.yaml")
DATA_DIGEST: Final = data.digest(CORE, DECK_DATA)

_ALL: Final[list[dict[str, Any]]] = [*CORE["cards"], *CORE["faction_cards"]]
N_DESIGNS: Final = len(_ALL)

CODE: Final[list[str]] = [str(c["code"]) for c in _ALL]
NAME: Final[list[str]] = [str(c["name"]) for c in _ALL]
BY_CODE: Final[dict[str, int]] = {code: i for i, code in enumerate(CODE)}
BY_NAME: Final[dict[str, int]] = {name: i for i, name in enumerate(NAME)}
TYPE: Final[list[int]] = [TYPES.index(c["type"]) for c in _ALL]
FACTION_OF: Final[list[int]] = [FACTIONS.index(c["faction"]) for c in _ALL]
LOYAL: Final[list[bool]] = [bool(c.get("loyal")) for c in _ALL]
UNIQUE: Final[list[bool]] = [bool(c.get("unique")) for c in _ALL]
# LCG-ABIL.14: an undefined X is 0.
COST: Final[list[int]] = [c["cost"] if isinstance(c.get("cost"), int) else 0 for c in _ALL]
X_COST: Final[list[bool]] = [c.get("cost") == "X" for c in _ALL]
STRENGTH: Final[list[int]] = [int(c.get("strength") or 0) for c in _ALL]
ICONS: Final[list[int]] = [sum([1 << CHALLENGES.index(i) for i in c.get("icons") or []]) for c in _ALL]

TRAITS: Final[list[str]] = sorted({t for c in _ALL for t in c.get("traits") or []})
TRAITS_OF: Final[list[int]] = [sum([1 << TRAITS.index(t) for t in c.get("traits") or []]) for c in _ALL]


def trait(*names: str) -> int:
    """Traits as bits."""
    return sum([1 << TRAITS.index(name) for name in names])


def _keywords(card: dict[str, Any]) -> int:
    return sum([KEYWORDS.get(k, 0) for k in card.get("keywords") or []])


def _ambush(card: dict[str, Any]) -> int:
    for k in card.get("keywords") or []:
        if k.startswith("ambush"):
            return int(k.split("(")[1].rstrip(")"))
    return -1


KEYWORDS_OF: Final[list[int]] = [_keywords(c) for c in _ALL]
AMBUSH: Final[list[int]] = [_ambush(c) for c in _ALL]
PLOT_GOLD: Final[list[int]] = [int((c.get("plot") or {}).get("income", 0)) for c in _ALL]
PLOT_INITIATIVE: Final[list[int]] = [int((c.get("plot") or {}).get("initiative", 0)) for c in _ALL]
PLOT_CLAIM: Final[list[int]] = [int((c.get("plot") or {}).get("claim", 0)) for c in _ALL]
PLOT_RESERVE: Final[list[int]] = [int((c.get("plot") or {}).get("reserve", 0)) for c in _ALL]
_MODIFIERS = [c.get("plot_modifiers") or {} for c in _ALL]
ADDS_GOLD: Final[list[int]] = [int(m.get("income", 0)) for m in _MODIFIERS]
ADDS_INITIATIVE: Final[list[int]] = [int(m.get("initiative", 0)) for m in _MODIFIERS]
ADDS_RESERVE: Final[list[int]] = [int(m.get("reserve", 0)) for m in _MODIFIERS]
DECK_LIMIT: Final[list[int]] = [int(c.get("deck_limit") or 3) for c in _ALL]


def _host(card: dict[str, Any]) -> tuple[int, int]:
    """What an attachment goes on: a faction (or -1) and traits of which one is needed (0: any)."""
    text = card.get("attaches_to") or "character"
    for i, faction in enumerate(("Stark", "Lannister", "Baratheon", "Greyjoy", "Tyrell", "Martell", "Targaryen")):
        if text == f"{faction} character":
            return i, 0
    if text == "Night's Watch character":
        return 7, 0
    words = text.removesuffix("character").replace(" or ", " ").split()
    return -1, sum([1 << TRAITS.index(w) for w in words])


HOST_FACTION: Final[list[int]] = [_host(c)[0] for c in _ALL]
HOST_TRAITS: Final[list[int]] = [_host(c)[1] for c in _ALL]

FACTION_CARD: Final[list[int]] = [BY_CODE[f"faction:{name}"] for name in FACTIONS[:8]]
TITLE_DESIGN: Final[list[int]] = [BY_NAME[name] for name in TITLES]
_TITLE_DATA = [_ALL[i] for i in TITLE_DESIGN]
SUPPORTS: Final[list[int]] = [TITLES.index(t["supports"]) if t.get("supports") else -1 for t in _TITLE_DATA]
RIVALS: Final[list[list[int]]] = [[TITLES.index(r) for r in t.get("rivals") or []] for t in _TITLE_DATA]


def design(name: str) -> int:
    """The number of a card by its printed name."""
    return BY_NAME[name]
