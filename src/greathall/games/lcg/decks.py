"""Decks: the community's text format, the one validator, and decks as a table option.

A copy is a title (LCG-DECK.8), neutral cards go everywhere (LCG-DECK.11), "deck" is the draw deck (LCG-DECK.12), of
one of eight factions (LCG-DECK.13). The box: LCG-COMP.1."""

from __future__ import annotations

import re
from typing import Any, Final

from greathall.games.cardgame.codes import MOST_CARDS
from greathall.games.cardgame.names import AGENDA, PLOT, TITLE
from greathall.games.cardgame.names import FACTION as FACTION_TYPE
from greathall.games.lcg import data
from greathall.games.lcg.data import BY_CODE, BY_TITLE, DECK_DATA, FACTION_OF, NAME, TITLE_OF, TYPE
from greathall.games.lcg.names import FACTIONS, NEUTRAL
from greathall.games.lcg.values import SLUGS
from greathall.kernel.errors import BadInput
from greathall.kernel.game import BadDeck, Fault, TableOption

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
MOST_LETTERS: Final = 80  # of a name
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

    def copies(self, plots: bool) -> dict[int, int]:
        """How often each title is among its plots, or in its draw deck (LCG-DECK.8)."""
        out: dict[int, int] = {}
        for d, count in sorted(self.cards.items()):
            if (TYPE[d] == PLOT) == plots:
                out[TITLE_OF[d]] = out.get(TITLE_OF[d], 0) + count
        return out

    def limit(self, title: int) -> int:
        """The least that a card of this title in the deck allows."""
        return min([data.DECK_LIMIT[d] for d in self.cards if TITLE_OF[d] == title])


# What can be wrong, in English; `fault-<key>` of the locale files says the same.
SENTENCES: Final = {
    "plot-count": "The plot deck has {count} cards, not {need}.",
    "plot-doubled": "Only one plot may appear twice, not {cards}.",
    "plot-limit": "{card} appears {count} times; allowed is {limit}.",
    "few": "The draw deck has {count} cards; {need} is the least.",
    "copies": "{card} appears {count} times; allowed is {limit}.",
    "loyal": "{card} is loyal and not of the deck's faction.",
    "faction": "{card} is neither neutral nor of the deck's faction.",
    "fealty": "{card} allows {need} neutral cards, not {count}.",
    "banner": "{card} needs {need} cards of its faction; the deck has {count}.",
    "two-factions": "Line {line}: a deck has one faction (LCG-DECK.1).",
    "two-agendas": "Line {line}: a deck has at most one agenda (LCG-DECK.2).",
    "line": "Line {line} is not understood: '{words}'; a card is written '3x Littlefinger (Core)'.",
    "no-card": "Line {line}: there is no card '{words}' here.",
    "pack": "Line {line}: there is no '{words}' of '{pack}' here.",
    "which": "Line {line}: several cards are called '{words}'; say which, as in '{words} ({pack})'.",
    "no-faction": "The deck names no faction (LCG-DECK.1); one is {houses}.",
    "no-cards": "The deck has no cards; a card is written '3x Littlefinger (Core)'.",
    "name": "A deck cannot be called '{words}': in a list of cards that line would mean something else.",
}


def fault(rule: str, key: str, **given: Any) -> Fault:
    """A fault; the arguments `card` (an agenda too) and `cards` are numbers of designs, `words` and such stay words."""
    args: dict[str, Any] = {}
    said: dict[str, Any] = {}
    for name, value in given.items():
        if name == "card":
            args[name], said[name] = f"card-{SLUGS[value]}", NAME[value]
        elif name == "cards":
            args[name], said[name] = [f"card-{SLUGS[d]}" for d in value], ", ".join(NAME[d] for d in value)
        else:
            args[name], said[name] = f"={value}" if isinstance(value, str) else value, value
    return Fault(rule, f"fault-{key}", args, SENTENCES[key].format(**said))


def banner_of(agenda: int) -> int:
    """The faction an agenda opens, -1: none."""
    return BANNERS.get(NAME[agenda], -1) if agenda >= 0 else -1


def misplaced(d: int, faction: int, banner: int) -> str:
    """Why a card may not be in a deck of a faction, as a key of a fault; '' if it may."""
    if FACTION_OF[d] in (NEUTRAL, faction):
        return ""
    return "loyal" if data.LOYAL[d] else "faction" if FACTION_OF[d] != banner else ""


def violations(deck: Deck) -> list[Fault]:
    """Every rule of deck building that a deck breaks."""
    out: list[Fault] = []
    plots, draw = deck.plots(), deck.draw()
    if len(plots) != PLOT_COUNT:
        out.append(fault("LCG-DECK.3", "plot-count", count=len(plots), need=PLOT_COUNT))
    copies = deck.copies(plots=True)
    doubled = [d for d, count in copies.items() if count > 1]
    if len(doubled) > 1:
        out.append(fault("LCG-DECK.4", "plot-doubled", cards=doubled))
    for d in doubled:
        if copies[d] > deck.limit(d):
            out.append(fault("LCG-DECK.5", "plot-limit", card=d, count=copies[d], limit=deck.limit(d)))
    if len(draw) < LEAST_CARDS:
        out.append(fault("LCG-DECK.6", "few", count=len(draw), need=LEAST_CARDS))
    for d, count in deck.copies(plots=False).items():
        if count > deck.limit(d):
            out.append(fault("LCG-DECK.7", "copies", card=d, count=count, limit=deck.limit(d)))
    banner = banner_of(deck.agenda)
    for d in sorted(deck.cards):
        why = misplaced(d, deck.faction, banner)
        if why:
            out.append(fault("LCG-DECK.10" if why == "loyal" else "LCG-DECK.9", why, card=d))
    return out + agenda_faults(deck)


def agenda_faults(deck: Deck) -> list[Fault]:
    """What the agenda demands of the draw deck."""
    draw, banner = deck.draw(), banner_of(deck.agenda)
    if deck.agenda >= 0 and NAME[deck.agenda] == "Fealty":
        neutral = of_faction(draw, NEUTRAL)
        if neutral > FEALTY_NEUTRALS:
            return [fault("LCG-DECK.2", "fealty", card=deck.agenda, need=FEALTY_NEUTRALS, count=neutral)]
    elif banner >= 0 and of_faction(draw, banner) < BANNER_CARDS:
        count = of_faction(draw, banner)
        return [fault("LCG-DECK.2", "banner", card=deck.agenda, need=BANNER_CARDS, count=count)]
    return []


def of_faction(cards: list[int], faction: int) -> int:
    return len([d for d in cards if FACTION_OF[d] == faction])


# ---------------------------------------------------------------- text
def parse(text: str, empty: bool = False) -> Deck:
    """A deck in text: a line with the faction, one with the agenda, and lines like `3x Littlefinger (Core)`.

    `empty`: it need not have any cards yet."""
    faction = agenda = -1
    cards: dict[int, int] = {}
    name = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip().strip("\ufeff")
        if not line or line.startswith(("#", "//")) or line.rstrip(":").lower() in _HEADINGS:
            continue
        line = line.replace("\u2019", "'")
        bare, pack = _apart(line)
        label = re.sub(r"^(?:faction|agenda|house):\s*", "", bare, flags=re.IGNORECASE)
        if label in HOUSES:
            if faction >= 0 and faction != HOUSES[label]:
                raise BadDeck(fault("LCG-DECK.1", "two-factions", line=number))
            faction = HOUSES[label]
            continue
        if any([TYPE[d] == AGENDA for d in BY_TITLE.get(label, [])]):
            if agenda >= 0:
                raise BadDeck(fault("LCG-DECK.2", "two-agendas", line=number))
            agenda = _which(label, pack, number)
            continue
        found = _LINE.match(line)
        if found is None:
            if not cards and faction < 0 and not name:
                name = line[:MOST_LETTERS]
                continue
            if re.match(r"^[A-Za-z ]+ \(\d+\)$", line):  # `Characters (35)`
                continue
            raise BadDeck(fault("", "line", line=number, words=line[:60]))
        count, title, pack = int(found[1]), found[2].strip(), found[3] or ""
        if title not in BY_TITLE or TYPE[BY_TITLE[title][0]] in (AGENDA, TITLE, FACTION_TYPE):
            raise BadDeck(fault("", "no-card", line=number, words=title[:60]))
        d = _which(title, pack, number)
        if count:
            cards[d] = cards.get(d, 0) + count
    if faction < 0:
        raise BadDeck(fault("LCG-DECK.1", "no-faction", houses=", ".join(HOUSES)))
    if not cards and not empty:
        raise BadDeck(fault("", "no-cards"))
    return Deck(faction, agenda, cards, name)


def _apart(line: str) -> tuple[str, str]:
    """A line that may end with a pack in brackets: `Fealty (Core)`."""
    found = re.match(r"(.+?)\s+\(([^()]*)\)$", line)
    return (found[1], found[2]) if found and found[2].lower() in data.PACK_NAMES else (line, "")


def _which(title: str, pack: str, line: int) -> int:
    """The card of a title, of the pack that is named; one of several must be named by its pack."""
    found = BY_TITLE[title]
    if pack:
        found = [d for d in found if data.PACK[d] == data.PACK_NAMES.get(pack.lower())]
    if not found:
        raise BadDeck(fault("", "pack", line=line, words=title, pack=pack[:30]))
    if len(found) > 1:
        raise BadDeck(fault("", "which", line=line, words=title, pack=data.PACK[found[-1]]))
    return found[0]


_HEADINGS: Final = (
    "plots", "plot", "plot deck", "characters", "character", "attachments", "attachment", "locations", "location",
    "events", "event", "draw deck", "deck", "agenda", "faction", "packs: core set", "packs",
)  # fmt: skip


def to_text(deck: Deck) -> str:
    """The deck in the community's format; `parse` reads it back."""
    lines = [deck.name or "Deck", "", next(h for h, f in HOUSES.items() if f == deck.faction)]
    if deck.agenda >= 0:
        several = len(BY_TITLE[NAME[deck.agenda]]) > 1
        lines.append(f"{NAME[deck.agenda]} ({data.PACK[deck.agenda]})" if several else NAME[deck.agenda])
    heads = ((PLOT, "Plots"), (0, "Characters"), (2, "Attachments"), (1, "Locations"), (3, "Events"))
    for type_, head in heads:
        chosen = [d for d in sorted(deck.cards, key=lambda d: NAME[d]) if TYPE[d] == type_]
        if chosen:
            lines += ["", f"{head}:"]
            lines += [f"{deck.cards[d]}x {NAME[d]} ({data.PACK[d]})" for d in chosen]
    return "\n".join(lines) + "\n"


def renamed(deck: Deck, name: str) -> Deck:
    """The deck under another name, if that can be told from the lines of a list."""
    name = name.replace("\u2019", "'")
    out = Deck(deck.faction, deck.agenda, deck.cards, name)
    try:
        same = (parse(to_text(out), True).name or "Deck") == name
    except BadDeck:
        same = False
    if not same:
        raise BadDeck(fault("", "name", words=name[:60]))
    return out


# ---------------------------------------------------------------- decks that are there
def _built(entry: dict[str, Any]) -> Deck:
    cards: dict[int, int] = {}
    for part in ("plots", "draw"):
        for line in entry[part]:
            d = BY_CODE[str(line["code"])]
            cards[d] = cards.get(d, 0) + int(line["count"])
    agenda = BY_CODE[str(entry["agenda"])] if entry.get("agenda") else -1
    return Deck(FACTIONS.index(entry["faction"]), agenda, cards, str(entry["name"]))


READY: Final[dict[str, Deck]] = {
    entry["id"]: _built(entry) for entry in [*DECK_DATA["decks"], *DECK_DATA["starter_decks"]]
}


class DeckOption(TableOption):
    """The deck of a seat: the id of a deck that is there, or the text of a legal one."""

    def __init__(self, seat: int, default: str, choices: list[str]) -> None:
        super().__init__(f"deck{seat + 1}", default, choices, "LCG-DECK.1", kind="deck", seat=seat)

    def allowed(self) -> str:
        return f"the text of a deck, or {' or '.join(self.choices)}"

    def check(self, value: object) -> str:
        text = str(value).strip()
        if text.lower() in self.choices:
            return text.lower()
        deck = parse(text)
        wrong = violations(deck)
        if wrong:
            raise BadDeck(Fault(wrong[0].rule, wrong[0].key, wrong[0].args, f"{wrong[0].text} ({wrong[0].rule})"))
        return to_text(deck)

    def check_stored(self, value: object) -> str:
        """What was legal when a match began stays good."""
        text = str(value).strip()
        return text.lower() if text.lower() in self.choices else to_text(parse(text))


def deck_of(value: str) -> Deck:
    """The deck a checked option value stands for."""
    return READY[value] if value in READY else parse(value)


def digest(values: list[str]) -> str:
    """Of the facts that a match with these decks plays with."""
    chosen = [deck_of(value) for value in values]
    cards = [data.FACTION_CARD[deck.faction] for deck in chosen] + [deck.agenda for deck in chosen if deck.agenda >= 0]
    cards += [d for deck in chosen for d in deck.cards]
    if len(chosen) > 2:
        cards += data.TITLE_DESIGN  # melee
    in_decks = [[deck.faction, {data.CODE[d]: count for d, count in deck.cards.items()}] for deck in chosen]
    return data.digest(cards, in_decks)


def check_together(seats: int, options: dict[str, str]) -> None:
    """A match numbers its cards: refuse decks that are too big for one table, though each may be by the rules."""
    chosen = [deck_of(options[f"deck{i + 1}"]) for i in range(seats)]
    total = sum([1 + (deck.agenda >= 0) + sum(deck.cards.values()) for deck in chosen])
    if total > MOST_CARDS:
        raise BadInput(
            f"The decks of this table have {total} cards together, with factions, agendas and plots; a table here can"
            f" number {MOST_CARDS}."
        )
