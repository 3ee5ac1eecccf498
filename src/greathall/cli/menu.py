"""The options of a question as a numbered list, grouped so that forty of them stay readable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from greathall.cli.boards import Face, Marks, View
from greathall.cli.output import wrapped
from greathall.kernel.game import Described, Game
from greathall.kernel.state import Ask, State
from greathall.texts import Texts

NUMBER = "bold cyan"
HEAD = "bold"
FAINT = "bright_black"
FEW = 6  # sentences that are read best one to a line
MANY = 8  # options that should not stand one to a line


@dataclass
class Item:
    """One option, in every form that a person may meet it."""

    number: int
    code: int
    said: Described
    words: str  # in notation
    sentence: str
    label: str  # under the heading of its verb; '' if it has none
    short: str  # the same where there is little room
    listed: bool  # shown in the list, or only to be written


@dataclass
class Block:
    """Items of one verb under a heading, or sentences without one."""

    heading: str
    items: list[Item]


class Menu:
    """All options of one question, numbered in the order in which they are shown."""

    def __init__(
        self, game: Game, state: State, ask: Ask, view: View, face: Face, texts: Texts, names: Sequence[str]
    ) -> None:
        self.texts = texts
        self.kind = ask.kind
        found = []
        idle = set(game.without_effect(state, ask))
        for code in ask.options:
            said = game.describe_option(state, code)
            sentence = texts.option(state, code, names, ask.kind)
            label, short = face.label(view, said, texts), face.label(view, said, texts, True)
            if code in idle:
                sentence = texts.get("ui-without-effect", option=sentence)
                label = texts.get("ui-without-effect", option=label) if label else ""
                short = texts.get("ui-without-effect", option=short) if short else ""
            words = game.option_words(state, code)
            found.append(Item(0, code, said, words, sentence, label, short, face.in_menu(said)))
        order = {group: i for i, group in enumerate(face.groups)}
        verbs = {item.said.name: i for i, item in reversed(list(enumerate(found)))}

        def rank(item: Item) -> tuple[bool, int, bool, int]:
            verb = item.said.name
            return not item.listed, order.get(face.group(verb), len(order)), verb in face.closing, verbs[verb]

        found.sort(key=rank)
        self.items = found
        for number, item in enumerate(found, 1):
            item.number = number
        self.listed = sum([item.listed for item in found])
        self.unlisted = f"cli-{game.id}-unlisted"
        self.groups: list[tuple[str, list[Block]]] = []
        for item in found[: self.listed]:
            self._place(item, face.group(item.said.name), game.id)
        self.marks = Marks()
        for item in found:
            place = face.place(item.said)
            if place is not None:
                self.marks.at[place] = str(item.number)

    def _place(self, item: Item, group: str, game_id: str) -> None:
        if not self.groups or self.groups[-1][0] != group:
            self.groups.append((group, []))
        blocks = self.groups[-1][1]
        several = sum(1 for other in self.items if other.said.name == item.said.name and other.label) > 1
        key = f"cli-{game_id}-do-{item.said.name}"
        heading = self.texts.get(key) if several and item.label and self.texts.has(key) else ""
        if not heading:
            item.label = ""
        if not blocks or blocks[-1].heading != heading:
            blocks.append(Block(heading, []))
        blocks[-1].items.append(item)

    def by_number(self, number: int) -> Item | None:
        return self.items[number - 1] if 1 <= number <= len(self.items) else None

    # ---------------------------------------------------------------- on the screen
    def lines(self, width: int) -> list[Text]:
        out: list[Text] = []
        alone = len(self.groups) == 1
        for group, blocks in self.groups:
            if not alone:
                out.append(Text(self.texts.get(f"cli-group-{group}"), HEAD))
            for block in blocks:
                if block.heading and not (alone and len(blocks) == 1):
                    out.append(Text(f"  {block.heading}:"))
                out += self.columns(block, width)
        if self.listed < len(self.items):
            out += wrapped(self.texts.get(self.unlisted), width, "  ", "  ", FAINT)
        return out

    def columns(self, block: Block, width: int) -> list[Text]:
        """Items side by side, counted downwards."""
        indent = 4 if block.heading else 2
        digits = len(str(self.listed))
        cells = [item.label or item.sentence for item in block.items]
        most = 6 if block.heading else 2 if len(cells) > FEW else 1
        wide = widths(cells, width - indent, digits, most)
        if len(wide) == 1 and len(cells) > MANY and block.heading:
            cells = [item.short for item in block.items]
            wide = widths(cells, width - indent, digits, most)
        down = -(-len(cells) // len(wide))
        out = []
        for row in range(down):
            line = Text(" " * indent, no_wrap=True)
            for column, i in enumerate(range(row, len(cells), down)):
                if column:
                    line.append("  ")
                line.append(f"{block.items[i].number:>{digits}}", NUMBER)
                pad = wide[column] - digits - 1 - cell_len(cells[i])
                line.append(f" {cells[i]}{' ' * pad}")
            line.rstrip()
            line.truncate(width, overflow="ellipsis")
            out.append(line)
        return out


def widths(cells: list[str], room: int, digits: int, most: int) -> list[int]:
    """The widths of as many columns as fit, two apart, filled downwards."""
    for across in range(min(most, len(cells)), 1, -1):
        down = -(-len(cells) // across)
        columns = [cells[i : i + down] for i in range(0, len(cells), down)]
        wide = [digits + 1 + max(cell_len(c) for c in column) for column in columns]
        if sum(wide) + 2 * (len(wide) - 1) <= room:
            return wide
    return [digits + 1 + max(cell_len(c) for c in cells)]
