"""The cards of all sets by number: a set is a folder below sets/ whose cards.yaml holds the facts of its cards.

A card is known by its code; a title may belong to several cards (two versions of a character). Uniqueness, deck limits
and cards that name another go by title, abilities by code. Numbers: data/numbers.txt. An owner may lay a file of their
own over a set, and name a folder with further sets in GREATHALL_SETS."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from greathall.games.cardgame.names import CHALLENGES, TYPES
from greathall.games.lcg.names import FACTIONS, KEYWORDS, TITLES
from greathall.kernel import data
from greathall.kernel.errors import BadInput

_HERE: Final = Path(__file__).parent


FOLDERS: Final = data.set_folders(_HERE, "cards.yaml")
SETS: Final[dict[str, dict[str, Any]]] = {
    folder.name: data.load_file("lcg", folder / "cards.yaml", f"{folder.name}.yaml") for folder in FOLDERS
}
DECK_DATA: Final[dict[str, Any]] = data.load("lcg", __file__, "decks.yaml")


def _entries() -> list[dict[str, Any]]:
    """The cards of all sets, each with the set it is from."""
    out = []
    for name, content in SETS.items():
        for part in ("cards", "faction_cards"):
            out += [{**card, "set": name} for card in content.get(part) or []]
    return out


ALL: Final = data.in_order("lcg", _entries(), "code", _HERE / "data" / "numbers.txt")
N_DESIGNS: Final = len(ALL)

CODE: Final[list[str]] = [str(c["code"]) for c in ALL]
NAME: Final[list[str]] = [str(c["name"]) for c in ALL]
PACK: Final[list[str]] = [str(SETS[c["set"]].get("pack") or c["set"]) for c in ALL]  # as decks are written
PACK_NAMES: Final[dict[str, str]] = {
    str(word).lower(): str(content.get("pack") or name)
    for name, content in SETS.items()
    for word in (name, content.get("pack") or name, content.get("set") or name)
}
BY_CODE: Final[dict[str, int]] = {code: i for i, code in enumerate(CODE)}
# Designs by title, and the title of a design: the number of the first design that has it.
BY_TITLE: Final[dict[str, list[int]]] = {}
for _d, _title in enumerate(NAME):
    BY_TITLE.setdefault(_title, []).append(_d)
TITLE_OF: Final[list[int]] = [BY_TITLE[name][0] for name in NAME]
TYPE: Final[list[int]] = [TYPES.index(c["type"]) for c in ALL]
FACTION_OF: Final[list[int]] = [FACTIONS.index(c["faction"]) for c in ALL]
LOYAL: Final[list[bool]] = [bool(c.get("loyal")) for c in ALL]
UNIQUE: Final[list[bool]] = [bool(c.get("unique")) for c in ALL]
# LCG-ABIL.14: an undefined X is 0.
COST: Final[list[int]] = [c["cost"] if isinstance(c.get("cost"), int) else 0 for c in ALL]
X_COST: Final[list[bool]] = [c.get("cost") == "X" for c in ALL]
STRENGTH: Final[list[int]] = [int(c.get("strength") or 0) for c in ALL]
ICONS: Final[list[int]] = [sum([1 << CHALLENGES.index(i) for i in c.get("icons") or []]) for c in ALL]

# Traits are bits of one number. A number of more than 62 bits is slower than a small one, and rules ask for few traits:
# those that most cards have come first.
_TRAITED: Final = [t for c in ALL for t in c.get("traits") or []]
TRAITS: Final[list[str]] = sorted(set(_TRAITED), key=lambda t: (-_TRAITED.count(t), t))
TRAITS_OF: Final[list[int]] = [sum([1 << TRAITS.index(t) for t in c.get("traits") or []]) for c in ALL]


def trait(*names: str) -> int:
    """Traits as bits."""
    return sum([1 << TRAITS.index(name) for name in names])


def _keywords(card: dict[str, Any]) -> int:
    bits = 0
    for printed in card.get("keywords") or []:
        word = printed.partition("(")[0].strip()
        if word not in KEYWORDS and word not in NUMBERED:
            raise BadInput(f"Card {card['code']}: there is no keyword '{printed}'.")
        bits |= KEYWORDS.get(word, 0)
    return bits


NUMBERED: Final = ("ambush", "bestow")  # keywords with a number


def _keyword_number(card: dict[str, Any], keyword: str) -> int:
    """The number of a keyword like `ambush (2)`; -1 if a card does not have it."""
    for printed in card.get("keywords") or []:
        word, _, number = printed.partition("(")
        if word.strip() == keyword:
            return int(number.rstrip(")"))
    return -1


KEYWORDS_OF: Final[list[int]] = [_keywords(c) for c in ALL]
AMBUSH: Final[list[int]] = [_keyword_number(c, "ambush") for c in ALL]
BESTOW: Final[list[int]] = [_keyword_number(c, "bestow") for c in ALL]
PLOT_GOLD: Final[list[int]] = [int((c.get("plot") or {}).get("income", 0)) for c in ALL]
PLOT_INITIATIVE: Final[list[int]] = [int((c.get("plot") or {}).get("initiative", 0)) for c in ALL]
PLOT_CLAIM: Final[list[int]] = [int((c.get("plot") or {}).get("claim", 0)) for c in ALL]
PLOT_RESERVE: Final[list[int]] = [int((c.get("plot") or {}).get("reserve", 0)) for c in ALL]
_MODIFIERS = [c.get("plot_modifiers") or {} for c in ALL]
ADDS_GOLD: Final[list[int]] = [int(m.get("income", 0)) for m in _MODIFIERS]
ADDS_INITIATIVE: Final[list[int]] = [int(m.get("initiative", 0)) for m in _MODIFIERS]
ADDS_RESERVE: Final[list[int]] = [int(m.get("reserve", 0)) for m in _MODIFIERS]
DECK_LIMIT: Final[list[int]] = [int(c.get("deck_limit") or 3) for c in ALL]

# What an attachment goes on (`attaches_to`): a faction (-1: any), traits of which one is needed (0: any), unique, and
# how many copies of it one card takes (0: any number).
_HOSTS: Final = [c.get("attaches_to") or {} for c in ALL]
for _card, _host in zip(ALL, _HOSTS, strict=True):
    for _key in _host:
        if _key not in ("faction", "traits", "unique", "copies"):
            raise BadInput(f"Card {_card['code']}: attaches_to has no '{_key}', only faction, traits, unique, copies.")
HOST_FACTION: Final[list[int]] = [FACTIONS.index(h["faction"]) if "faction" in h else -1 for h in _HOSTS]
HOST_TRAITS: Final[list[int]] = [trait(*h.get("traits") or []) for h in _HOSTS]
HOST_UNIQUE: Final[list[bool]] = [bool(h.get("unique")) for h in _HOSTS]
HOST_COPIES: Final[list[int]] = [int(h.get("copies") or 0) for h in _HOSTS]

FACTION_CARD: Final[list[int]] = [BY_CODE[f"faction:{name}"] for name in FACTIONS[:8]]
TITLE_DESIGN: Final[list[int]] = [BY_TITLE[name][0] for name in TITLES]
_TITLE_DATA = [ALL[i] for i in TITLE_DESIGN]
SUPPORTS: Final[list[int]] = [TITLES.index(t["supports"]) if t.get("supports") else -1 for t in _TITLE_DATA]
RIVALS: Final[list[list[int]]] = [[TITLES.index(r) for r in t.get("rivals") or []] for t in _TITLE_DATA]

# The facts that play.
PLAYED: Final = (
    "type", "faction", "loyal", "unique", "cost", "strength", "icons", "traits", "keywords", "plot", "plot_modifiers",
    "attaches_to", "supports", "rivals",
)  # fmt: skip


def digest(cards: list[int], *more: Any) -> str:
    """Of the facts of these cards that play, and whatever else belongs to them."""
    return data.digest({CODE[d]: data.played(ALL[d], PLAYED) for d in cards}, *more)


DATA_DIGEST: Final = digest(list(range(N_DESIGNS)))


def design(name: str, pack: str = "Core") -> int:
    """The number of a card by its code, or by its title and its pack."""
    if name in BY_CODE:
        return BY_CODE[name]
    found = [d for d in BY_TITLE.get(name, []) if PACK[d] == pack]
    if len(found) != 1:
        raise BadInput(f"The cards of lcg: {len(found)} cards of {pack} are called {name}; name the card by its code.")
    return found[0]


def title(name: str) -> int:
    """The number of a title, to be compared with TITLE_OF: what a card means that names another."""
    return BY_TITLE[name][0]
