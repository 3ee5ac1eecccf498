"""How both card games look in the terminal: plots, cards in play, the challenge, the own hand; labels for options.

Words that are the same in both games are texts of the program (cli-table-*); a game says the others in its own terms.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.cells import cell_len
from rich.text import Text

from greathall.cli.boards.face import Face, Marks, View
from greathall.cli.boards.lines import CHIPS, FAINT, HEAD, TALL, cut, joined
from greathall.cli.output import wrapped
from greathall.games.cardgame.book import Book
from greathall.games.cardgame.names import CHALLENGES, CHARACTER, EVENT, P_SETUP, PLOT
from greathall.games.cardgame.view import Wording
from greathall.kernel.game import Described
from greathall.texts import Texts, capital

GOAL: Final = 15  # power that wins
MOST: Final = 5  # of what happens at the same time is told in words
FIGHTING: Final = ("attack", "defend", "bypass")
MARKS: Final = {
    "kneeling": "term-kneeling",
    "attacking": "cli-table-attacks",
    "defending": "cli-table-defends",
    "bypassed": "cli-table-bypassed",
}

Card = dict[str, Any]  # in play, as a view shows it


class CardFace(Face):
    """A card game in characters. Seats go by their numbers, cards by their names."""

    closing = ("pass", "done", "no")
    setup_gold: ClassVar[int]  # what cards laid out in set-up may cost together
    terms: ClassVar[Wording]  # what a view calls marks and keywords
    # What changes card by card while such a question is answered: it needs no new drawing.
    moving: ClassVar[Mapping[str, Sequence[str]]]

    def __init__(self, book: Book[Any]) -> None:
        self.book = book

    # ---------------------------------------------------------------- the table
    def draw(
        self, view: View, texts: Texts, names: Sequence[str], width: int, height: int, marks: Marks, places: bool
    ) -> list[Text]:
        width = min(width, 120)
        tall = places or height >= TALL
        parts = [[*self.head(view, texts, names, width), *self.challenge(view, texts, names, width)]]
        order = sorted(range(len(names)), key=lambda p: p == view["seat"])  # the own side last, next to the own hand
        parts += [self.side(view, p, texts, names, width, tall, places) for p in order]
        if view["seat"] >= 0:
            parts += self.own(view, texts, width, tall)
        return [cut(line, width) for line in joined(parts)]

    def glance(self, view: View) -> Any:
        """Everything but who is asked what. Laying out cards and discarding them one by one needs no new drawing."""
        kinds = sorted({ask["kind"] for ask in view["asks"]} & set(self.moving))
        moving = [key for kind in kinds for key in self.moving[kind]]
        seats = [{key: value for key, value in seat.items() if key not in moving} for seat in view["seats"]]
        head = [view[key] for key in ("turn", "phase", "first", "active", "challenge", "over")]
        return [*head, seats, kinds]

    def head(self, view: View, texts: Texts, names: Sequence[str], width: int) -> list[Text]:
        parts = []
        if view["phase"] == P_SETUP:
            parts.append(texts.get("cli-set-up"))
        else:
            parts += [texts.get("cli-table-round", round=view["turn"]), texts.value("phase", view["phase"])]
        if view["first"] >= 0:
            parts.append(texts.get("cli-table-first", name=names[view["first"]]))
        if view["active"] >= 0 and not view["over"]:
            parts.append(texts.get("ui-turn-of", name=names[view["active"]]))
        return wrapped(" · ".join(parts), width, "", "  ", HEAD)

    def challenge(self, view: View, texts: Texts, names: Sequence[str], width: int) -> list[Text]:
        """Who attacks whom in what, both totals and the claim."""
        now = view["challenge"]
        if now is None:
            return []
        name = capital(texts.value("challenge", now["type"]))
        text = texts.get(
            "cli-table-challenge",
            challenge=name,
            attacker=names[now["attacker"]],
            defender=names[now["defender"]],
            ours=now["attack"]["total"],
            theirs=now["defence"]["total"],
            claim=now["claim"],
        )
        if now["winner"] >= 0:
            key = "cli-table-unopposed" if now["unopposed"] else "cli-table-won"
            text += " · " + texts.get(key, name=names[now["winner"]], margin=now["margin"])
        return wrapped(text, width, "", "  ", "bold yellow")

    # ---------------------------------------------------------------- one side of the table
    def side(
        self, view: View, p: int, texts: Texts, names: Sequence[str], width: int, tall: bool, places: bool
    ) -> list[Text]:
        seat = view["seats"][p]
        out = [self.title_line(view, p, texts, names)]
        if not seat["alive"]:
            return out
        figures = [
            texts.get("cli-table-power", count=seat["power"], goal=GOAL),
            texts.get("view-gold", count=seat["gold"]),
            texts.get("cli-table-hand-size", count=seat["hand_size"]),
            texts.get("cli-table-deck", count=seat["deck"]),
            texts.get("cli-table-discard", count=len(seat["discard"])),
            texts.get("cli-table-dead", count=len(seat["dead"])),
        ]
        if seat["faction_power"] != seat["power"]:
            figures[0] += " " + texts.get("cli-table-on-faction", count=seat["faction_power"])
        out += wrapped(" · ".join(figures), width, "   ", "     ")
        out += self.plot(seat, texts, width, tall)
        out += self.table(view, p, texts, names, width)
        out += self.piles(view, p, texts, width, places)
        return out

    def title_line(self, view: View, p: int, texts: Texts, names: Sequence[str]) -> Text:
        seat = view["seats"][p]
        asked = not view["over"] and any(a["seat"] == p for a in view["asks"])
        line = Text(">" if asked else " ")
        letter, chip = self.mark(view, p, texts)
        line.append(f" {letter} ", chip)
        name = texts.get("seat-you", name=names[p]) if p == view["seat"] else names[p]
        line.append(f" {name}", HEAD)
        parts = self.titles(seat, texts)
        line.append(" – " + " · ".join(parts) if parts else "")
        return line

    def titles(self, seat: dict[str, Any], texts: Texts) -> list[str]:
        """Under what a seat plays: its faction card or banner."""
        if not seat["faction"]:
            return []
        kneels = f" ({texts.get('term-kneeling')})" if seat["faction"]["kneeling"] else ""
        return [self.name(seat["faction"]["design"], texts) + kneels]

    def plot(self, seat: dict[str, Any], texts: Texts, width: int, tall: bool) -> list[Text]:
        """The revealed plot with its values as they are now, and what it does."""
        if not seat["plot"]:
            return []
        d, tokens = seat["plot"]["design"], seat["plot"]["tokens"]
        values = self.plot_values(d, seat["values"], texts)
        text = texts.get("cli-table-plot", plot=self.name(d, texts), values=values, left=seat["plots_left"])
        if tokens:
            text += " · " + texts.get("cli-table-tokens", count=tokens)
        return [*wrapped(text, width, "   ", "     "), *self.wording(d, texts, width, "     ", tall)]

    def plot_values(self, d: int, now: Mapping[str, int] | None, texts: Texts) -> str:
        """The values of a plot: as printed, or with `now` as they are for the one who has revealed it."""
        raise NotImplementedError

    def wording(self, d: int, texts: Texts, width: int, indent: str, full: bool) -> list[Text]:
        """The text of a card: all of it, or its beginning on one line."""
        paragraphs = self.paragraphs(d, texts)
        if full:
            return [line for text in paragraphs for line in wrapped(text, width, indent, indent, FAINT)]
        if not paragraphs:
            return []
        return [cut(Text(indent + " / ".join(paragraphs), FAINT, no_wrap=True), width)]

    def paragraphs(self, d: int, texts: Texts) -> list[str]:
        key = f"card-{self.book.words['card'][d]}-text" if d >= 0 else ""
        return [line for line in texts.get(key).splitlines() if line.strip()] if texts.has(key) else []

    def table(self, view: View, p: int, texts: Texts, names: Sequence[str], width: int) -> list[Text]:
        """Characters one to a line, what is attached below them; then locations."""
        seat = view["seats"][p]
        out: list[Text] = []
        hidden = [card for card in seat["play"] if "facedown" in card["marks"]]
        if hidden:
            known = ", ".join(self.name(card["design"], texts) for card in hidden if card["design"] >= 0)
            key = "cli-table-facedown-known" if known else "cli-table-facedown"
            out += wrapped(texts.get(key, count=len(hidden), cards=known), width, "   ", "     ")
        free = [card for card in seat["play"] if card["host"] < 0 and "facedown" not in card["marks"]]
        characters = [card for card in free if self.book.type[card["design"]] == CHARACTER]
        wide = max((cell_len(self.name(card["design"], texts)) for card in characters), default=0)
        for card in characters:
            out += self.character(view, card, texts, names, width, wide)
        others = [card for card in free if self.book.type[card["design"]] != CHARACTER]
        if others:
            said = ", ".join(self.standing(view, card, texts, names) for card in others)
            out += wrapped(texts.get("cli-table-locations", cards=said), width, "   ", "     ")
        return out

    def character(
        self, view: View, card: Card, texts: Texts, names: Sequence[str], width: int, wide: int
    ) -> list[Text]:
        name = self.name(card["design"], texts)
        figures = f"{card['strength']:>2} {self.icons(card['icons'], texts)}"
        keywords = [word for word in card["keywords"] if word != "limited"]
        extras = [*self.state_words(view, card, texts), *self.keyword_words(keywords, texts)]
        text = f"{name}{' ' * (wide - cell_len(name))} {figures} {' · '.join(extras)}".rstrip()
        style = FAINT if "kneeling" in card["marks"] else ""
        if "attacking" in card["marks"] or "defending" in card["marks"]:
            style = "yellow"
        out = [Text(line.plain, style, no_wrap=True) for line in _indented(text, width, "     ", "       ")]
        below = self.below(view, card, texts, names)
        return out + (wrapped("+ " + ", ".join(below), width, "       ", "         ", style) if below else [])

    def standing(self, view: View, card: Card, texts: Texts, names: Sequence[str]) -> str:
        """A location in a row of them."""
        words = [*self.state_words(view, card, texts), *self.below(view, card, texts, names)]
        return self.name(card["design"], texts) + (f" ({', '.join(words)})" if words else "")

    def state_words(self, view: View, card: Card, texts: Texts) -> list[str]:
        words = [texts.get(MARKS[mark]) for mark in card["marks"] if mark in MARKS]
        words += [texts.get("view-power", count=card["power"])] if card["power"] else []
        words += [texts.get("cli-table-tokens", count=card["tokens"])] if card["tokens"] else []
        return words

    def below(self, view: View, card: Card, texts: Texts, names: Sequence[str]) -> list[str]:
        """Attachments, also those of others, and duplicates."""
        out = []
        holder = next((p for p, seat in enumerate(view["seats"]) if card in seat["play"]), -1)
        for p, seat in enumerate(view["seats"]):
            for other in seat["play"]:
                if other["host"] == card["number"]:
                    words = [*([names[p]] if p != holder else []), *self.state_words(view, other, texts)]
                    out.append(self.name(other["design"], texts) + (f" ({', '.join(words)})" if words else ""))
        copies = sum(1 for seat in view["seats"] for copy in seat["duplicates"] if copy["host"] == card["number"])
        return [*out, *([texts.get("cli-table-duplicates", count=copies)] if copies else [])]

    def piles(self, view: View, p: int, texts: Texts, width: int, places: bool) -> list[Text]:
        """With `board names` all that lies in open piles; always the cards of a hidden hand or deck that one knows."""
        seat = view["seats"][p]
        out: list[Text] = []
        shown = [("known-deck", designs(seat["known_deck"]))]
        if p != view["seat"]:
            shown.append(("known-hand", designs(seat["hand"])))
        if places:
            shown += [("pile-discard", designs(seat["discard"])), ("pile-dead", designs(seat["dead"]))]
            shown += [("pile-used", seat["used"])]
            shown += [("pile-plots", designs(seat["plots"]))]
        for key, cards in shown:
            if cards:
                text = texts.get(f"cli-table-{key}", cards=", ".join(self.counted(cards, texts)))
                out += wrapped(text, width, "   ", "     ", FAINT)
        return out

    def own(self, view: View, texts: Texts, width: int, tall: bool) -> list[list[Text]]:
        """What only the one at this seat sees, in parts."""
        return [self.hand(view, texts, width, tall)]

    def hand(self, view: View, texts: Texts, width: int, tall: bool) -> list[Text]:
        cards = view["seats"][view["seat"]]["hand"]
        out = [Text(f"{texts.get('view-hand')} ({len(cards)})", HEAD)]
        return out + self.listed(designs(cards), texts, width, tall)

    def listed(self, designs: Sequence[int], texts: Texts, width: int, tall: bool) -> list[Text]:
        """Every kind of card once, with what is printed on it and what it does."""
        out: list[Text] = []
        counts = Counter(designs)
        for d in sorted(counts, key=lambda d: (self.book.type[d], self.book.cost[d], d)):
            name = self.name(d, texts) + (f" ×{counts[d]}" if counts[d] > 1 else "")
            line = Text(f"  {name}", no_wrap=True)
            line.append(f" – {self.printed(d, texts, False)}")
            out.append(line)
            out += self.wording(d, texts, width, "      ", tall)
        return out

    # ---------------------------------------------------------------- words for cards
    def name(self, d: int, texts: Texts) -> str:
        return texts.value("card", d)

    def counted(self, designs: Sequence[int], texts: Texts) -> list[str]:
        return [self.name(d, texts) + (f" ×{n}" if n > 1 else "") for d, n in sorted(Counter(designs).items())]

    def icons(self, icons: Sequence[str], texts: Texts) -> str:
        letters = texts.get("cli-table-icon-letters").split()
        both = zip(CHALLENGES, letters, strict=True)
        return "".join(letter if name in icons else "-" * len(letter) for name, letter in both)

    def price(self, d: int) -> str:
        return str(self.book.cost[d])

    def printed(self, d: int, texts: Texts, keywords: bool = True) -> str:
        """What is printed on a card: `character, cost 4, STR 3 M-P, renown`. Its text has the keywords too."""
        parts = [texts.value("type", self.book.type[d])]
        if self.book.type[d] == PLOT:
            return self.plot_values(d, None, texts)
        if self.book.type[d] <= EVENT:
            parts.append(f"{texts.get('term-cost')} {self.price(d)}")
        if self.book.type[d] == CHARACTER:
            icons = self.icons(self.terms.icons.words(self.book.icons[d]), texts)
            parts.append(f"{texts.get('view-strength', count=self.book.strength[d])} {icons}")
        if keywords:
            parts += self.printed_keywords(d, texts)
        return ", ".join(parts)

    def printed_keywords(self, d: int, texts: Texts) -> list[str]:
        return self.keyword_words(self.terms.keywords.words(self.book.keywords[d]), texts)

    def keyword_words(self, keywords: Sequence[str], texts: Texts) -> list[str]:
        return [texts.get(f"keyword-{word}") for word in keywords]

    def find(self, view: View, number: int) -> tuple[int, Card] | None:
        """A card in play by its number, and whose it is."""
        for p, seat in enumerate(view["seats"]):
            for card in seat["play"]:
                if card["number"] == number:
                    return p, card
        return None

    def mark(self, view: View, seat: int, texts: Texts) -> tuple[str, str]:
        return str(seat + 1), CHIPS[seat]

    # ---------------------------------------------------------------- options
    def label(self, view: View, said: Described, texts: Texts, short: bool = False) -> str:
        if not said.args:
            return ""
        _, type_, value = said.args[0]
        if type_ == "card" and value >= 0:
            return self.card_label(view, said, texts, short)
        return ""

    def card_label(self, view: View, said: Described, texts: Texts, short: bool) -> str:
        d, number = said.args[0][2], said.args[1][2]
        name = self.name(d, texts)
        found = self.find(view, number)
        if found is None:
            if short and self.book.type[d] <= EVENT:
                return f"{name} ({self.price(d)})"
            return f"{name}: {self.printed(d, texts)}"
        p, card = found
        parts = []
        if card["strength"] is not None and "facedown" not in card["marks"]:
            parts.append(f"{card['strength']} {self.icons(card['icons'], texts)}")
        if not short:
            parts += self.state_words(view, card, texts)
        if p != view["seat"] and said.name not in FIGHTING:
            parts.append(texts.get("cli-table-of-seat", seat=p + 1))
        return f"{name}: {', '.join(parts)}" if parts else name

    def about(self, view: View, said: Described, texts: Texts) -> list[str]:
        """The card an option is about."""
        if not said.args:
            return []
        _, type_, value = said.args[0]
        return self.explained(value, texts) if type_ == "card" and value >= 0 else []

    def explained(self, d: int, texts: Texts) -> list[str]:
        """A card in paragraphs."""
        printed = [self.printed(d, texts, False)] if self.book.type[d] <= PLOT else []
        return [*printed, *self.paragraphs(d, texts)]

    # ---------------------------------------------------------------- around a question
    def chain(self, chain: Sequence[Described], texts: Texts, names: Sequence[str]) -> list[str]:
        """One line for each step, indented by depth; what one step holds several of stands on one line."""
        steps: list[tuple[str, list[Described]]] = []
        for said in chain:
            when = said.name.partition("_")[0] if said.name.startswith(("before_", "after_")) else said.name
            if steps and steps[-1][0] == when and when != "uses":
                steps[-1][1].append(said)
            else:
                steps.append((when, [said]))
        out = []
        for when, group in steps:
            key = f"cli-table-chain-{when}"
            if when in ("before", "after"):
                what = [self.happening(said, texts, names) for said in group]
                out.append(texts.get(key, what="; ".join([*what[:MOST], *(["…"] if len(what) > MOST else [])])))
            elif when in ("attacking", "defending"):
                out.append(texts.get(key, cards=", ".join(self.name(said.args[0][2], texts) for said in group)))
            else:
                text = texts.get(key, **self.arguments(group[0], texts, names))
                if when == "uses":
                    text += " " + " / ".join(self.paragraphs(group[0].args[0][2], texts))
                out.append(text.rstrip())
        return out

    def happening(self, said: Described, texts: Texts, names: Sequence[str]) -> str:
        name = said.name.partition("_")[2]
        return texts.get(f"cli-table-now-{name}", **self.arguments(said, texts, names))

    def arguments(self, said: Described, texts: Texts, names: Sequence[str]) -> dict[str, str | int]:
        return {f: value if t == "number" else texts.value(t, value, names) for f, t, value in said.args}

    def notes(self, view: View, seat: int, texts: Texts, names: Sequence[str]) -> list[str]:
        """In set-up how much gold is left, before a challenge who could bring what."""
        kinds = [a["kind"] for a in view["asks"] if a["seat"] == seat]
        own = view["seats"][seat]
        if "setup" in kinds:
            spent = sum(self.book.cost[card["design"]] for card in own["play"])
            return [texts.get("cli-table-setup-gold", spent=spent, gold=self.setup_gold)]
        if "challenge" in kinds:
            others = [p for p, other in enumerate(view["seats"]) if p != seat and other["alive"]]
            letters = texts.get("cli-table-icon-letters").split()
            out = []
            for p in others:
                pairs = [f"{letters[i]} {self.ready(own, i)}:{self.ready(view['seats'][p], i)}" for i in range(3)]
                out.append(texts.get("cli-table-ready", name=names[p], figures=", ".join(pairs)))
            return out
        return []

    def ready(self, seat: dict[str, Any], type_: int) -> int:
        """The STR of all standing characters with an icon."""
        able = [card for card in seat["play"] if CHALLENGES[type_] in card["icons"]]
        return sum(card["strength"] for card in able if not {"kneeling", "facedown"} & set(card["marks"]))

    def legend(self, texts: Texts) -> list[str]:
        return texts.get("cli-table-legend").splitlines()


def designs(cards: Sequence[Card]) -> list[int]:
    return [card["design"] for card in cards]


def _indented(text: str, width: int, first: str, rest: str) -> list[Text]:
    """A line with columns in it: only what does not fit is wrapped, runs of spaces stay."""
    if cell_len(first + text) <= width:
        return [Text(first + text)]
    cut = text.rfind(" · ", 0, width - len(first))
    if cut < 0:
        return [Text(first + text)]
    return [Text(first + text[:cut]), *_indented(text[cut + 3 :], width, rest, rest)]
