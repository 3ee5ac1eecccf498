"""What boards made of lines have in common: styles, spaces that hold words together, lines cut to the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

FAINT: Final = "bright_black"
HEAD: Final = "bold"
HARD: Final = "\u00a0"  # a space at which no line is broken
TALL: Final = 45  # lines from which the texts of cards are written out
CHIPS: Final = (  # by seat, where a seat has no colour of its own
    "black on yellow", "bold white on blue", "bold white on red", "bold white on grey23", "black on green",
    "bold white on magenta",
)  # fmt: skip


def joined(parts: Iterable[Sequence[Text]]) -> list[Text]:
    """The parts of a board, an empty line between those that there are."""
    out: list[Text] = []
    for part in parts:
        out += [*([Text()] if out and part else []), *part]
    return out


def hard(text: str) -> str:
    return text.replace(" ", HARD)


def times(text: str, count: int) -> str:
    return f"{text}{HARD}×{count}" if count > 1 else text


def soft(line: Text) -> Text:
    """A finished line: nothing of it is broken any more."""
    line.plain = line.plain.replace(HARD, " ")
    line.no_wrap = True
    return line


def cut(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    return line


def fit(text: str, width: int) -> str:
    if cell_len(text) > width:
        return set_cell_size(text, width - 1).rstrip() + "…"
    return text + " " * (width - cell_len(text))
