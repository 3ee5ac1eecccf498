"""How the card game looks in the terminal, besides what both card games show: titles, agendas, reserve, ambush."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from greathall.cli.boards.cardgame import CardFace
from greathall.cli.boards.face import View
from greathall.games.lcg.book import BOOK
from greathall.games.lcg.data import (
    AMBUSH,
    PLOT_CLAIM,
    PLOT_GOLD,
    PLOT_INITIATIVE,
    PLOT_RESERVE,
    RIVALS,
    SUPPORTS,
    TITLE_DESIGN,
    X_COST,
)
from greathall.games.lcg.flow.setup import SETUP_GOLD
from greathall.games.lcg.view import WORDING
from greathall.kernel.game import Described
from greathall.texts import Texts

_HAND: Final = ("hand", "hand_size", "discard", "play", "duplicates")


class LcgFace(CardFace):
    """The second edition."""

    setup_gold = SETUP_GOLD
    terms = WORDING
    moving = {"setup": _HAND, "reserve": _HAND}

    def __init__(self) -> None:
        super().__init__(BOOK)

    def titles(self, seat: dict[str, Any], texts: Texts) -> list[str]:
        out = super().titles(seat, texts)
        if seat["agenda"] >= 0:
            out.append(self.name(seat["agenda"], texts))
        if seat["title"] >= 0:
            out.append(texts.value("title", seat["title"]))
        if not seat["alive"]:
            out.append(texts.get("cli-table-out"))
        return out

    def plot_values(self, d: int, now: Mapping[str, int] | None, texts: Texts) -> str:
        printed = {"income": PLOT_GOLD[d], "initiative": PLOT_INITIATIVE[d], "reserve": PLOT_RESERVE[d]}
        return texts.get("cli-table-plot-values", claim=PLOT_CLAIM[d], **(now or printed))

    def price(self, d: int) -> str:
        return "X" if X_COST[d] else super().price(d)

    def printed_keywords(self, d: int, texts: Texts) -> list[str]:
        ambush = [f"{texts.get('keyword-ambush')} ({AMBUSH[d]})"] if AMBUSH[d] >= 0 else []
        return super().printed_keywords(d, texts) + ambush

    # ---------------------------------------------------------------- options
    def label(self, view: View, said: Described, texts: Texts, short: bool = False) -> str:
        if said.args and said.args[0][1] == "title":
            return texts.value("title", said.args[0][2])
        return super().label(view, said, texts, short)

    def card_label(self, view: View, said: Described, texts: Texts, short: bool) -> str:
        d = said.args[0][2]
        if said.name == "ambush" and AMBUSH[d] >= 0:
            return f"{self.name(d, texts)}: {texts.get('view-gold', count=AMBUSH[d])}"
        return super().card_label(view, said, texts, short)

    def about(self, view: View, said: Described, texts: Texts) -> list[str]:
        """The card an option is about, or the title that may be taken."""
        if said.args and said.args[0][1] == "title":
            return self.title_words(said.args[0][2], texts)
        return super().about(view, said, texts)

    def title_words(self, title: int, texts: Texts) -> list[str]:
        out = self.paragraphs(TITLE_DESIGN[title], texts)
        if SUPPORTS[title] >= 0:
            out.append(f"{texts.get('term-supports')}: {texts.value('title', SUPPORTS[title])}.")
        if RIVALS[title]:
            rivals = ", ".join(texts.value("title", t) for t in RIVALS[title])
            out.append(f"{texts.get('term-rivals')}: {rivals}.")
        return out

    # ---------------------------------------------------------------- around a question
    def notes(self, view: View, seat: int, texts: Texts, names: Sequence[str]) -> list[str]:
        """At the end of a round how many cards stay."""
        own = view["seats"][seat]
        if own["values"] and any(a["kind"] == "reserve" for a in view["asks"] if a["seat"] == seat):
            return [texts.get("cli-table-reserve", hand=own["hand_size"], reserve=own["values"]["reserve"])]
        return super().notes(view, seat, texts, names)
