"""A sheet of characters with styles, on which boards are drawn."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text


class Canvas:
    """Rows of cells; what is put outside of the sheet is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Text from column x on."""
        if not 0 <= y < self.height:
            return
        row = self._cells[y]
        for i, char in enumerate(text):
            if 0 <= x + i < self.width:
                row[x + i] = (char, style)

    def centre(self, x: int, y: int, text: str, style: str = "") -> None:
        """Text with its middle in column x; an odd cell more goes to the left."""
        self.put(x - len(text) // 2, y, text, style)

    def lines(self) -> list[Text]:
        """The rows, without the empty cells at their ends and without empty rows at the end."""
        out = []
        for row in self._cells:
            line = Text(no_wrap=True, overflow="crop")
            for style, cells in groupby(row, key=lambda cell: cell[1]):
                line.append("".join(char for char, _ in cells), style)
            line.rstrip()
            out.append(line)
        while out and not out[-1].plain:
            out.pop()
        return out
