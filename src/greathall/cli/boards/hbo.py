"""How the card game (HBO edition) looks in the terminal, besides what both card games show: Houses, the plot draft."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from greathall.cli.boards.cardgame import CardFace, designs
from greathall.cli.boards.face import View
from greathall.cli.boards.lines import HEAD
from greathall.games.hbo.book import BOOK
from greathall.games.hbo.data import GRADE, PLOT_CLAIM, PLOT_INCOME, PLOT_INITIATIVE
from greathall.games.hbo.flow.draft import PLOT_DECK
from greathall.games.hbo.flow.setup import SETUP_GOLD
from greathall.games.hbo.view import WORDING
from greathall.texts import Texts, capital

CHIPS: Final = {"stark": "bold white on grey23", "lannister": "bold white on red"}


class HboFace(CardFace):
    """The box of 2012."""

    setup_gold = SETUP_GOLD
    terms = WORDING
    moving = {"setup": ("hand", "hand_size", "play"), "plot_deck": ("plots", "plots_left")}

    def __init__(self) -> None:
        super().__init__(BOOK)

    def mark(self, view: View, seat: int, texts: Texts) -> tuple[str, str]:
        return str(seat + 1), CHIPS[view["seats"][seat]["house"]]

    def plot_values(self, d: int, now: Mapping[str, int] | None, texts: Texts) -> str:
        printed = {"income": PLOT_INCOME[d], "initiative": PLOT_INITIATIVE[d], "claim": PLOT_CLAIM[d]}
        return texts.get("cli-table-plot-values", **(now or printed))

    def own(self, view: View, texts: Texts, width: int, tall: bool) -> list[list[Text]]:
        """While plots are drafted, those one looks at and those one has; the hand comes after."""
        mine = view["seats"][view["seat"]]
        if not mine["offered_size"] and not self.trimming(view):
            return super().own(view, texts, width, tall)
        parts = []
        for key, plots in (("offered", mine["offered"]), ("plots", mine["plots"])):
            if plots:
                head = Text(texts.get(f"cli-hbo-{key}", count=len(plots)), HEAD)
                parts.append([head, *self.listed(designs(plots), texts, width, tall)])
        return parts

    def trimming(self, view: View) -> bool:
        return any(a["kind"] == "plot_deck" and a["seat"] == view["seat"] for a in view["asks"])

    def explained(self, d: int, texts: Texts) -> list[str]:
        """Also how much of the card is known."""
        out = super().explained(d, texts)
        return out if GRADE[d] == "printed" else [*out, capital(texts.get(f"provenance-{GRADE[d]}")) + "."]

    def notes(self, view: View, seat: int, texts: Texts, names: Sequence[str]) -> list[str]:
        own: dict[str, Any] = view["seats"][seat]
        if any(a["kind"] == "plot_deck" for a in view["asks"] if a["seat"] == seat):
            return [texts.get("cli-hbo-too-many", count=own["plots_left"] - PLOT_DECK)]
        return super().notes(view, seat, texts, names)
