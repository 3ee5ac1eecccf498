"""How Catan looks in the terminal: the map, the seats, the own hand; labels and hints for options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from greathall.cli.boards.catan_map import (
    CHIPS,
    FAINT,
    LARGE,
    MEDIUM,
    SMALL,
    WILD,
    MapSheet,
    hexes_of_edge,
    map_width,
)
from greathall.cli.boards.face import Face, Marks, View
from greathall.games.catan.board import CELLS, EDGE_NAMES, EDGE_NODES, HEX_NODES, LAYOUTS, NODE_NAMES
from greathall.games.catan.names import COLOURS, COMBINED, DEVELOPMENT, HEROES, RESOURCES, SECTIONS, TERRAINS
from greathall.games.catan.reading import builder_of, keep_of, settlement_of
from greathall.kernel.game import Described
from greathall.texts import Texts

SIDE_BY_SIDE: Final = 52  # columns that the seats need beside the map
TALL: Final = 44
ROOMY: Final = 34

BUILD, TRADE, CARDS, CHOICE, TURN = "build", "trade", "cards", "choice", "turn"
_GROUPS: Final = {
    BUILD: ("road", "settlement", "keep", "guard", "buy"),
    TRADE: ("supply", "offer", "give", "want", "propose", "accept", "refuse", "counter", "partner", "cancel"),
    CARDS: ("play", "hero"),
    TURN: ("roll", "end", "to_build"),
}
_GROUP_OF: Final = {verb: group for group, verbs in _GROUPS.items() for verb in verbs}


class CatanFace(Face):
    """Catan in characters."""

    groups = (BUILD, TRADE, CARDS, CHOICE, TURN)

    # ---------------------------------------------------------------- the table
    def draw(
        self, view: View, texts: Texts, names: Sequence[str], width: int, height: int, marks: Marks, places: bool
    ) -> list[Text]:
        room = width - SIDE_BY_SIDE
        beside = room >= map_width(MEDIUM)
        if height >= TALL and (room >= map_width(LARGE) or (not beside and width >= map_width(LARGE) and height >= 58)):
            size = LARGE
        else:
            size = MEDIUM if places or beside or height >= ROOMY else SMALL
        sheet = MapSheet(view, texts, size, marks, places, width).draw().lines()
        head = [self.head(view, texts, names), Text()]
        if places:
            return [*head, *sheet, Text(texts.get("cli-catan-places"), FAINT)]
        if beside:
            side = [*self.blocks(view, texts, names, width - map_width(size) - 2), *self.own(view, texts)]
            return [*head, *_beside(sheet, side, map_width(size) + 2)]
        return [*head, *sheet, Text(), *self.rows(view, texts, names, width), *self.own(view, texts)]

    def glance(self, view: View) -> Any:
        return [view[k] for k in ("board", "seats", "north", "supply", "longest_road", "most_patrols", "deck")]

    def head(self, view: View, texts: Texts, names: Sequence[str]) -> Text:
        """Turn, player and dice."""
        line = Text(no_wrap=True, overflow="ellipsis")
        if view["turn"]:
            line.append(texts.get("ui-turn", turn=view["turn"]), "bold")
            line.append(" · " + texts.get("ui-turn-of", name=names[view["active"]]))
        else:
            line.append(texts.get("cli-set-up"), "bold")
        first, second, wildling = view["dice"]
        if first and view["rolled"]:
            key = "cli-catan-dice-three" if view["north"] else "cli-catan-dice"
            line.append(" · " + texts.get(key, first=first, second=second, sum=first + second, wildling=wildling))
        return line

    def mark(self, view: View, seat: int, texts: Texts) -> tuple[str, str]:
        colour = view["seats"][seat]["colour"]
        return texts.get(f"cli-catan-letter-{COLOURS[colour]}"), CHIPS[colour]

    def hero(self, seat: dict[str, Any], texts: Texts) -> str:
        held = seat["hero"]["held"]
        if held < 0:
            return ""
        return f"{texts.get(f'hero-{HEROES[held]}')} {'AB'[seat['hero']['side']]}"

    def hidden(self, seat: dict[str, Any]) -> int:
        """Victory point cards: known to their owner, and to all at the end."""
        held = seat["development"]
        return int((seat["victory_points"] if held is None else held[4]) or 0)

    def points(self, seat: dict[str, Any]) -> str:
        hidden = self.hidden(seat)
        return f"{seat['points']}+{hidden}" if hidden else str(seat["points"])

    def score(self, view: View) -> list[int] | None:
        return [seat["points"] + self.hidden(seat) for seat in view["seats"]]

    def pieces_left(self, seat: dict[str, Any], north: Any) -> str:
        return "/".join(str(n) for n in (seat["left"] if north else seat["left"][:3]))

    def rows(self, view: View, texts: Texts, names: Sequence[str], width: int) -> list[Text]:
        """The seats as a table, one line each."""
        north = view["north"]
        table = [texts.get("cli-catan-columns" if north else "cli-catan-columns-base").split("|")]
        for p, seat in enumerate(view["seats"]):
            row = [names[p], self.points(seat), str(seat["hand_size"]), str(seat["development_size"])]
            row += [f"{seat['road_length']}{'*' if view['longest_road'] == p else ''}"]
            row += [f"{seat['patrols']}{'*' if view['most_patrols'] == p else ''}"]
            row += [str(seat["guards"])] if north else []
            row += [self.pieces_left(seat, north)]
            row += [self.hero(seat, texts)] if north else []
            table.append(row)
        wide = [max(cell_len(row[i]) for row in table) for i in range(len(table[0]))]
        wide[0] = min(wide[0], 14)
        figures = range(1, 7 if north else 6)
        lines = ["  ".join(_fit(cell, wide[i], i in figures) for i, cell in enumerate(row)) for row in table]
        out = [Text("     " + _cut(lines[0], width - 5), FAINT)]
        for p, text in enumerate(lines[1:]):
            line = self.seat_mark(view, p, texts)
            line.append(" " + _cut(text, width - 5), "bold" if p == view["seat"] else "")
            out.append(line)
        return out

    def seat_mark(self, view: View, p: int, texts: Texts) -> Text:
        """An arrow for whose turn it is, and the letter of the seat."""
        acting = view["active"] if view["turn"] else next((a["seat"] for a in view["asks"]), -1)
        line = Text(">" if p == acting and not view["over"] else " ")
        letter, chip = self.mark(view, p, texts)
        line.append(f" {letter} ", chip)
        return line

    def blocks(self, view: View, texts: Texts, names: Sequence[str], width: int) -> list[Text]:
        """The seats beside a large map, a few lines each."""
        out: list[Text] = []
        north = view["north"]
        for p, seat in enumerate(view["seats"]):
            name = texts.get("seat-you", name=names[p]) if p == view["seat"] else names[p]
            tags = [texts.get("special-longest_road")] if view["longest_road"] == p else []
            tags += [texts.get("special-most_patrols")] if view["most_patrols"] == p else []
            points = texts.get("cli-catan-points", count=seat["points"] + self.hidden(seat))
            line = self.seat_mark(view, p, texts)
            line.append(" " + _cut(" · ".join([name, points, *tags]), width - 5), "bold")
            cards = texts.get("cli-catan-cards", hand=seat["hand_size"], cards=seat["development_size"])
            left = texts.get("cli-catan-left" if north else "cli-catan-left-base", left=self.pieces_left(seat, north))
            road = texts.get("cli-catan-road", count=seat["road_length"])
            patrols = texts.get("cli-catan-patrols", count=seat["patrols"])
            more = [[cards, self.hero(seat, texts)], [left, road, patrols]]
            out.append(line)
            out += [Text("     " + _cut(" · ".join(p for p in parts if p), width - 5), FAINT) for parts in more]
        return out

    def own(self, view: View, texts: Texts) -> list[Text]:
        """Hand, rates and supply by resource, then cards and what lies beside the board."""
        words = [texts.get(f"resource-{r}") for r in RESOURCES]
        rows: list[tuple[str, list[str], str]] = [("", words, FAINT)]
        seat = view["seats"][view["seat"]] if view["seat"] >= 0 else None
        if seat and seat["hand"] is not None:
            rows.append((texts.get("cli-catan-hand"), [str(n) for n in seat["hand"]], "bold"))
            rows.append((texts.get("cli-catan-rate"), [f"{n}:1" for n in seat["rates"]], ""))
        rows.append((texts.get("cli-catan-supply"), [str(n) for n in view["supply"]], FAINT))
        first = max(cell_len(label) for label, _, _ in rows)
        out = [Text()]
        for label, cells, style in rows:
            line = Text(f" {label}{' ' * (first - cell_len(label))}", no_wrap=True)
            for word, cell in zip(words, cells, strict=True):
                line.append("  " + " " * (max(cell_len(word), 3) - cell_len(cell)) + cell, style)
            out.append(line)
        if seat and seat["development"] is not None and seat["development_size"]:
            held = [
                f"{texts.get(f'development-{d}')} ×{n}"
                for d, n in zip(DEVELOPMENT, seat["development"], strict=True)
                if n
            ]
            out.append(Text(" " + texts.get("cli-catan-own-cards", cards=", ".join(held))))
        beside = [texts.get("cli-catan-deck", count=view["deck"])]
        if view["north"]:
            frost = " ".join(f"{WILD[k]}{n}" for k, n in enumerate(view["north"]["frostfangs"]))
            beside.append(texts.get("cli-catan-frostfangs", figures=frost))
        out.append(Text(" " + " · ".join(beside), FAINT))
        return out

    # ---------------------------------------------------------------- options
    def group(self, verb: str) -> str:
        return _GROUP_OF.get(verb, CHOICE)

    def place(self, said: Described) -> tuple[str, int] | None:
        if said.name in ("road", "settlement", "tormund", "guard"):
            _, type_, value = said.args[0]
            return type_, value
        return None

    def label(self, view: View, said: Described, texts: Texts, short: bool = False) -> str:
        if not said.args:
            return ""
        _, type_, value = said.args[0]
        if said.name in ("settlement", "keep"):
            return f"{NODE_NAMES[value]} {self.node_hint(view, value, texts, short)}"
        if said.name in ("road", "uproot"):
            return f"{EDGE_NAMES[value]} {self.edge_hint(view, value, texts, short)}"
        if said.name == "tormund" and value < len(CELLS):
            return f"{CELLS[value]} {self.hex_hint(view, value, texts, short)}"
        if said.name == "guard":
            north = view["north"]
            guards = sum(1 for g in north["wall"][value * 5 : value * 5 + 5] if g)
            return texts.get(
                "cli-catan-section", section=SECTIONS[value], wildlings=north["clearings"][value], guards=guards
            )
        if said.name == "supply":
            bowen = any(a["kind"] == "bowen" for a in view["asks"] if a["seat"] == view["seat"])
            rate = 1 if bowen else view["seats"][view["seat"]]["rates"][value]
            give = texts.get(f"resource-{RESOURCES[value]}-count", count=rate)
            return f"{give} → {texts.get(f'resource-{RESOURCES[said.args[1][2]]}-count', count=1)}"
        if said.name in ("exchange", "banish"):
            hero = HEROES[value]
            return f"{texts.get(f'hero-{hero}')}: {texts.get(f'hero-{hero}-effect')}"
        if type_ == "resource" and said.name in ("give", "want", "discard", "take", "demand"):
            hand = view["seats"][view["seat"]]["hand"]
            if value >= len(RESOURCES) or hand is None:
                return ""
            return texts.get("cli-catan-resource", resource=texts.value("resource", value), count=hand[value])
        return ""

    def land(self, view: View, h: int, texts: Texts, short: bool) -> str:
        """`fields 8`; in short by what it gives, which has the shorter names."""
        number = view["board"]["number"][h]
        kind = view["board"]["terrain"][h]
        word = texts.value("resource", kind) if short else texts.get(f"cli-catan-land-{TERRAINS[kind]}")
        return f"{word} {'2/12' if number == COMBINED else number}"

    def node_hint(self, view: View, v: int, texts: Texts, short: bool) -> str:
        board = view["board"]
        parts = [self.land(view, h, texts, short) for h in LAYOUTS[board["layout"]].node_hexes[v]]
        if board["route"][v] >= 0:
            parts.append(texts.get("cli-catan-route", resource=texts.value("resource", board["route"][v])))
        return ", ".join(parts)

    def edge_hint(self, view: View, e: int, texts: Texts, short: bool) -> str:
        board = view["board"]
        hint = ", ".join(self.land(view, h, texts, short) for h in hexes_of_edge(e, board["terrain"]))
        away = [v for v in EDGE_NODES[e] if not self.reached(view, v, e)]
        return f"{hint} → {NODE_NAMES[away[0]]}" if len(away) == 1 else hint

    def reached(self, view: View, v: int, besides: int) -> bool:
        """Does the viewer have a building or another road there?"""
        board, seat = view["board"], view["seat"]
        roads = [f for f in LAYOUTS[board["layout"]].node_edges[v] if f != besides]
        own = board["node"][v] in (settlement_of(seat), keep_of(seat))
        return own or any(board["edge"][f] == seat + 1 for f in roads)

    def hex_hint(self, view: View, h: int, texts: Texts, short: bool) -> str:
        """The land, and who would lose by it."""
        board = view["board"]
        owners = [builder_of(board["node"][v]) for v in HEX_NODES[h] if board["node"][v]]
        letters = "".join(self.mark(view, p, texts)[0] for p in sorted(owners))
        return self.land(view, h, texts, short) + (f" ({letters})" if letters else "")

    # ---------------------------------------------------------------- what belongs to a question
    def notes(self, view: View, seat: int, texts: Texts, names: Sequence[str]) -> list[str]:
        out: list[str] = []
        offer, draft = view["offer"], view["draft"]
        if offer is not None:
            out.append(self.terms("cli-catan-offer", offer, texts, names[offer["who"]]))
            for answer in offer["answers"]:
                how, name = answer["standing"], names[answer["seat"]]
                if answer["counter"] is not None:
                    out.append(self.terms("cli-catan-offer", answer["counter"], texts, name))
                elif how in ("accepted", "refused"):
                    out.append(f"{name}: {texts.get(f'answer-{how}')}")
        if draft is not None:
            out.append(self.terms("cli-catan-draft", draft, texts))
        if view["discards"] is not None:
            size = view["seats"][seat]["hand_size"]
            out.append(texts.get("cli-catan-discard", count=size // 2 - sum(view["discards"])))
        look = view["looked"]
        if look is not None and any(a["kind"] == "mance_take" and a["seat"] == seat for a in view["asks"]):
            out.append(texts.get("cli-catan-looked", name=names[look["seat"]], cards=_cards(look["cards"], texts)))
        return out

    def terms(self, key: str, terms: View, texts: Texts, name: str = "") -> str:
        """What somebody gives and wants."""
        return texts.get(key, name=name, give=_cards(terms["give"], texts), want=_cards(terms["want"], texts))

    def legend(self, texts: Texts) -> list[str]:
        return texts.get("cli-catan-legend").splitlines()


def _cards(counts: Sequence[int], texts: Texts) -> str:
    """'1 ore, 2 wool'."""
    parts = [texts.get(f"resource-{RESOURCES[r]}-count", count=n) for r, n in enumerate(counts) if n > 0]
    return ", ".join(parts) or "–"


def _cut(text: str, width: int) -> str:
    """At most so many columns."""
    if cell_len(text.rstrip()) <= width:
        return text.rstrip()
    return set_cell_size(text, width - 1).rstrip() + "…"


def _fit(cell: str, width: int, figure: bool) -> str:
    """A cell of a table: words to the left, figures to the right."""
    cell = _cut(cell, width)
    pad = " " * (width - cell_len(cell))
    return pad + cell if figure else cell + pad


def _beside(left: list[Text], right: list[Text], column: int) -> list[Text]:
    out = []
    for i in range(max(len(left), len(right))):
        line = left[i].copy() if i < len(left) else Text(no_wrap=True, overflow="crop")
        if i < len(right):
            line.append(" " * (column - cell_len(line.plain)))
            line.append_text(right[i])
        out.append(line)
    return out
