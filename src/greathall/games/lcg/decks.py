"""Decks: the community's text format, the one validator, and decks as a table option.

A copy is a title (LCG-DECK.8), neutral cards go everywhere (LCG-DECK.11), "deck" is the draw deck (LCG-DECK.12), of
one of eight factions (LCG-DECK.13). The box: LCG-COMP.1."""

from __future__ import annotations

import re
from typing import Any, Final

from greathall.games.cardgame.names import AGENDA, PLOT, TITLE
from greathall.games.cardgame.names import FACTION as FACTION_TYPE
from greathall.games.lcg.data import BY_NAME, CODE, DECK_DATA, DECK_LIMIT, FACTION_OF, LOYAL, NAME, TYPE
from greathall.games.lcg.names import FACTIONS, NEUTRAL
from greathall.kernel.errors import BadInput
from greathall.kernel.game import TableOption

HOUSES: Final = {
    "House Stark": 0, "House Lannister": 1, "House Baratheon": 2, "House Greyjoy": 3, "House Tyrell": 4,
    "House Martell": 5, "House Targaryen": 6, "The Night's Watch": 7,
}  # fmt: skip
BANNERS: Final = {
    "Banner of the Wolf": 0, "Banner of the Lion": 1, "Banner of the Stag": 2, "Banner of the Kraken": 3,
    "Banner of the Rose": 4, "Banner of the Sun": 5, "Banner of the Dragon": 6, "Banner of the Watch": 7,
}  # fmt: skip
FEALTY_NEUTRALS: Final = 15
BANNER_CARDS: Final = 12
PLOT_COUNT: Final = 7
LEAST_CARDS: Final = 60
MOST_CARDS: Final = 75  # with plots; a match numbers its cards, and six players must fit
_LINE = re.compile(r"(\d{1,3})\s*x?\s+(.+?)(?:\s+\(([^()]*)\))?\s*$", re.IGNORECASE)


class Deck:
    """A faction, perhaps an agenda, and how often each card is in the deck."""

    def __init__(self, faction: int, agenda: int, cards: dict[int, int], name: str = "") -> None:
        self.faction = faction
        self.agenda = agenda
        self.cards = cards
        self.name = name

    def plots(self) -> list[int]:
        return [d for d, count in sorted(self.cards.items()) if TYPE[d] == PLOT for _ in range(count)]

    def draw(self) -> list[int]:
        return [d for d, count in sorted(self.cards.items()) if TYPE[d] != PLOT for _ in range(count)]


class Violation:
    """What is wrong with a deck, and by which rule."""

    def __init__(self, rule: str, text: str) -> None:
        self.rule = rule
        self.text = text


def violations(deck: Deck) -> list[Violation]:
    """Every rule of deck building that a deck breaks."""
    out: list[Violation] = []
    plots, draw = deck.plots(), deck.draw()
    if len(plots) != PLOT_COUNT:
        out.append(Violation("LCG-DECK.3", f"The plot deck has {len(plots)} cards, not {PLOT_COUNT}."))
    doubled = sorted({d for d in plots if plots.count(d) > 1})
    if len(doubled) > 1:
        out.append(
            Violation("LCG-DECK.4", f"Only one plot may appear twice, not {', '.join(NAME[d] for d in doubled)}.")
        )
    for d in doubled:
        if plots.count(d) > DECK_LIMIT[d]:
            out.append(
                Violation("LCG-DECK.5", f"{NAME[d]} appears {plots.count(d)} times; allowed is {DECK_LIMIT[d]}.")
            )
    if len(draw) < LEAST_CARDS:
        out.append(Violation("LCG-DECK.6", f"The draw deck has {len(draw)} cards; {LEAST_CARDS} is the least."))
    for d in sorted(set(draw)):
        if draw.count(d) > DECK_LIMIT[d]:
            out.append(Violation("LCG-DECK.7", f"{NAME[d]} appears {draw.count(d)} times; allowed is {DECK_LIMIT[d]}."))
    banner = BANNERS.get(NAME[deck.agenda], -1) if deck.agenda >= 0 else -1
    for d in sorted(deck.cards):
        faction = FACTION_OF[d]
        if faction in (NEUTRAL, deck.faction):
            continue
        if LOYAL[d]:
            out.append(Violation("LCG-DECK.10", f"{NAME[d]} is loyal and not of the deck's faction."))
        elif faction != banner:
            out.append(Violation("LCG-DECK.9", f"{NAME[d]} is neither neutral nor of the deck's faction."))
    if deck.agenda >= 0:
        if NAME[deck.agenda] == "Fealty":
            neutral = len([d for d in draw if FACTION_OF[d] == NEUTRAL])
            if neutral > FEALTY_NEUTRALS:
                out.append(Violation("LCG-DECK.2", f"Fealty allows {FEALTY_NEUTRALS} neutral cards, not {neutral}."))
        elif banner >= 0:
            count = len([d for d in draw if FACTION_OF[d] == banner])
            if count < BANNER_CARDS:
                text = f"{NAME[deck.agenda]} needs {BANNER_CARDS} cards of its faction; the deck has {count}."
                out.append(Violation("LCG-DECK.2", text))
    return out


# ---------------------------------------------------------------- text
def parse(text: str) -> Deck:
    """A deck in text: a line with the faction, one with the agenda, and lines like `3x Littlefinger (Core)`."""
    faction = agenda = -1
    cards: dict[int, int] = {}
    name = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip().strip("\ufeff")
        if not line or line.startswith(("#", "//")) or line.rstrip(":").lower() in _HEADINGS:
            continue
        line = line.replace("\u2019", "'")
        bare = re.sub(r"\s+\((?:Core|Core Set)\)$", "", line)
        label = re.sub(r"^(?:faction|agenda|house):\s*", "", bare, flags=re.IGNORECASE)
        if label in HOUSES:
            if faction >= 0 and faction != HOUSES[label]:
                raise BadInput(f"Line {number}: a deck has one faction (LCG-DECK.1).")
            faction = HOUSES[label]
            continue
        if label in BY_NAME and TYPE[BY_NAME[label]] == AGENDA:
            if agenda >= 0:
                raise BadInput(f"Line {number}: a deck has at most one agenda (LCG-DECK.2).")
            agenda = BY_NAME[label]
            continue
        found = _LINE.match(line)
        if found is None:
            if not cards and faction < 0 and not name:
                name = line[:80]
                continue
            if re.match(r"^[A-Za-z ]+ \(\d+\)$", line):  # `Characters (35)`
                continue
            raise BadInput(
                f"Line {number} is not understood: '{line[:60]}'; a card is written '3x Littlefinger (Core)'."
            )
        count, title, pack = int(found[1]), found[2].strip(), found[3]
        if title not in BY_NAME or TYPE[BY_NAME[title]] in (AGENDA, TITLE, FACTION_TYPE):
            raise BadInput(f"Line {number}: there is no card '{title[:60]}' in the core set.")
        if pack and pack.lower() not in ("core", "core set"):
            raise BadInput(f"Line {number}: '{title}' of '{pack[:30]}' is not in the core set.")
        d = BY_NAME[title]
        if count:
            cards[d] = cards.get(d, 0) + count
        if sum(cards.values()) > MOST_CARDS:
            raise BadInput(f"Line {number}: a deck of more than {MOST_CARDS} cards is not played here.")
    if faction < 0:
        raise BadInput(f"The deck names no faction (LCG-DECK.1); one is {', '.join(HOUSES)}.")
    if not cards:
        raise BadInput("The deck has no cards; a card is written '3x Littlefinger (Core)'.")
    return Deck(faction, agenda, cards, name)


_HEADINGS: Final = (
    "plots", "plot", "plot deck", "characters", "character", "attachments", "attachment", "locations", "location",
    "events", "event", "draw deck", "deck", "agenda", "faction", "packs: core set", "packs",
)  # fmt: skip


def to_text(deck: Deck) -> str:
    """The deck in the community's format; `parse` reads it back."""
    lines = [deck.name or "Deck", "", next(h for h, f in HOUSES.items() if f == deck.faction)]
    if deck.agenda >= 0:
        lines.append(NAME[deck.agenda])
    heads = ((PLOT, "Plots"), (0, "Characters"), (2, "Attachments"), (1, "Locations"), (3, "Events"))
    for type_, head in heads:
        chosen = [d for d in sorted(deck.cards, key=lambda d: NAME[d]) if TYPE[d] == type_]
        if chosen:
            lines += ["", f"{head}:"]
            lines += [f"{deck.cards[d]}x {NAME[d]} (Core)" for d in chosen]
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- decks that are there
def _built(entry: dict[str, Any]) -> Deck:
    cards: dict[int, int] = {}
    for part in ("plots", "draw"):
        for line in entry[part]:
            d = CODE.index(str(line["code"]))
            cards[d] = cards.get(d, 0) + int(line["count"])
    agenda = CODE.index(str(entry["agenda"])) if entry.get("agenda") else -1
    return Deck(FACTIONS.index(entry["faction"]), agenda, cards, str(entry["name"]))


READY: Final[dict[str, Deck]] = {
    entry["id"]: _built(entry) for entry in [*DECK_DATA["decks"], *DECK_DATA["starter_decks"]]
}


class DeckOption(TableOption):
    """The deck of a seat: the id of a deck that is there, or the text of a legal one."""

    def allowed(self) -> str:
        return f"the text of a deck, or {' or '.join(self.choices)}"

    def check(self, value: object) -> str:
        text = str(value).strip()
        if text.lower() in self.choices:
            return text.lower()
        deck = parse(text)
        wrong = violations(deck)
        if wrong:
            raise BadInput(f"{wrong[0].text} ({wrong[0].rule})")
        return to_text(deck)


def deck_of(value: str) -> Deck:
    """The deck a checked option value stands for."""
    return READY[value] if value in READY else parse(value)
