"""How a game looks in the terminal. A game without a face of its own gets this one: no board, plain sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from greathall.kernel.game import Described
from greathall.texts import Texts

View = dict[str, Any]
OTHER = "other"


@dataclass
class Marks:
    """Numbers of options to be shown on the board: by field type and value, e.g. ("node", 17) -> "4"."""

    at: dict[tuple[str, int], str] = field(default_factory=dict)


class Face:
    """Everything that the terminal shows of one game beyond sentences. Draws from a seat's view alone."""

    groups: Sequence[str] = (OTHER,)  # the groups of a menu, in their order
    closing: Sequence[str] = ("cancel", "done", "pass")  # verbs that stand last in their group

    def draw(
        self, view: View, texts: Texts, names: Sequence[str], width: int, height: int, marks: Marks, places: bool
    ) -> list[Text]:
        """The table as lines. `places`: with the names of places instead of what happens there."""
        return []

    def glance(self, view: View) -> Any:
        """What the drawing shows: equal when nothing would look different."""
        return None

    def group(self, verb: str) -> str:
        """The group of a menu in which an option stands."""
        return OTHER

    def in_menu(self, said: Described) -> bool:
        """Does an option stand in the list? The others are written in notation, as `cli-<game>-unlisted` tells."""
        return True

    def label(self, view: View, said: Described, texts: Texts, short: bool = False) -> str:
        """An option for a list under its verb, with a hint at what it means; '' if its sentence is short enough."""
        return ""

    def place(self, said: Described) -> tuple[str, int] | None:
        """Where on the board an option would act, as (field type, value)."""
        return None

    def notes(self, view: View, seat: int, texts: Texts, names: Sequence[str]) -> list[str]:
        """What else belongs to the question: an offer being laid out, cards still to discard."""
        return []

    def chain(self, chain: Sequence[Described], texts: Texts, names: Sequence[str]) -> list[str]:
        """What is going on around the question (`Game.chain`), in lines."""
        return []

    def about(self, view: View, said: Described, texts: Texts) -> list[str]:
        """What else explains an option, in paragraphs: the text of the card that it is about."""
        return []

    def score(self, view: View) -> list[int] | None:
        """Points per seat, where the game has points."""
        return None

    def mark(self, view: View, seat: int, texts: Texts) -> tuple[str, str]:
        """The letter and the style of a seat."""
        return str(seat + 1), "bold"

    def legend(self, texts: Texts) -> list[str]:
        """What the signs on the board mean."""
        return []
