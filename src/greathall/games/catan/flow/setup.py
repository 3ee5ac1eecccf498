"""Set-up: board, first player, placement rounds (CAT-SETUP)."""

from __future__ import annotations

from typing import Final

from greathall.games.catan import codes
from greathall.games.catan.board import (
    DEVELOPMENT_COUNTS,
    FIGURES,
    HEX_NEIGHBOURS,
    LAYOUTS,
    PER_RESOURCE,
    PIECES_EACH,
    START_HEROES,
    TOKENS,
)  # fmt: skip
from greathall.games.catan.flow.turn import Turn
from greathall.games.catan.names import COLOURS, IN_DECK, RECRUITS, ROAD
from greathall.games.catan.names import HEROES as HERO_NAMES
from greathall.games.catan.ops import cards, pieces
from greathall.games.catan.ops.wildlings import reveal_under
from greathall.games.catan.reading import FIRST_KEEP_PLACE, PLACES_A_SEAT
from greathall.games.catan.sites import forbids_building_at, guard_sites, placement_sites
from greathall.games.catan.state import CatanState
from greathall.kernel.state import ASKED, BEGIN, NOBODY, Frame

RED_NUMBERS: Final = (6, 8)


def lay_out_parts(s: CatanState) -> None:
    """CAT-SETUP.2, CAT-SETUP.18, CAT-SETUP.19, CAT-COMP: everything in its place before the first choice."""
    table = s.table
    s.supply = [PER_RESOURCE] * 5  # CAT-COMP.6
    s.left = (PIECES_EACH if table.brotherhood else [*PIECES_EACH[:3], 0]) * s.n  # CAT-COMP.1, CAT-COMP.2
    for seat in range(s.n):
        s.left[seat * 4 + ROAD] = table.roads
    s.dev_kind = []
    for kind, count in enumerate(DEVELOPMENT_COUNTS):  # CAT-COMP.10, CAT-COMP.11
        if table.brotherhood or kind != RECRUITS:
            s.dev_kind += [kind] * count
    s.shuffle(s.dev_kind)
    s.dev_at = [IN_DECK] * len(s.dev_kind)
    if not table.brotherhood:
        return
    s.frost = FIGURES[:]  # CAT-COMP.14, CAT-BOARD.14
    s.hero_pool = list(range(len(HERO_NAMES)))
    s.token = TOKENS[:]
    s.shuffle(s.token)
    covered = 5 if table.start_tokens else 3  # R-TOK-1
    token = 0
    for seat in range(s.n):
        for i in (*range(covered), *range(FIRST_KEEP_PLACE, PLACES_A_SEAT)):
            s.under[seat * PLACES_A_SEAT + i] = token
            token += 1
    s.bag = list(range(token, len(s.token)))


def shuffle_board(s: CatanState) -> None:
    """CAT-SETUP.7, CAT-SETUP.8: the variable and the fully random board."""
    layout = LAYOUTS[s.layout]
    tiles = [layout.terrain[h] for h in layout.hexes]
    s.shuffle(tiles)
    s.terrain = layout.terrain[:]
    for h, terrain in zip(layout.hexes, tiles, strict=True):
        s.terrain[h] = terrain
    routes = layout.route_resources[:]
    s.shuffle(routes)
    for (v, w), resource in zip(layout.route_nodes, routes, strict=True):
        s.route[v] = s.route[w] = resource
    if s.table.setup == "random":
        tokens = [s.number[h] for h in layout.hexes]
        s.number = s.number[:]
        while True:
            s.shuffle(tokens)
            for h, token in zip(layout.hexes, tokens, strict=True):
                s.number[h] = token
            if not red_neighbours(s):
                break
    s.derive()


def red_neighbours(s: CatanState) -> bool:
    """CAT-SETUP.8: two red numbers side by side."""
    for h, number in enumerate(s.number):
        if number in RED_NUMBERS and any(s.number[g] in RED_NUMBERS for g in HEX_NEIGHBOURS[h]):
            return True
    return False


class SetUp(Frame[CatanState]):
    """CAT-SETUP.1 to CAT-SETUP.9: the board, colours and the first player."""

    __slots__ = ("free_colours", "next_seat")

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.next_seat = 0  # the seats before it have a colour
        self.free_colours: list[int] = []

    def copy(self) -> SetUp:
        other = SetUp(self.who)
        other.at = self.at
        other.next_seat = self.next_seat
        other.free_colours = self.free_colours.copy()
        return other

    def run(self, s: CatanState) -> None:
        pictured = not s.table.brotherhood and s.table.setup == "standard"
        if self.at == BEGIN:
            self.at = ASKED
            lay_out_parts(s)
            if s.table.setup != "standard":
                shuffle_board(s)
            without_red = pictured and s.n == 3  # CAT-SETUP.4
            self.free_colours = [c for c in range(4) if not without_red or COLOURS[c] != "red"]
            if s.table.colours == "random":  # R-SETUP-3
                s.shuffle(self.free_colours)
        else:
            self.take_colour(s, s.answer - codes.COLOUR)
        while self.next_seat < s.n:
            if s.table.colours == "pick" and len(self.free_colours) > 1:
                self.ask(s)
                return
            self.take_colour(s, self.free_colours[0])
        pieces.set_first_player(s, first_player(s, pictured))
        s.done()
        if pictured:
            place_pictured(s)
            s.push(Turn())
        else:
            s.push(Placement())

    def take_colour(self, s: CatanState, colour: int) -> None:
        """CAT-SETUP.2."""
        pieces.set_colour(s, self.next_seat, colour)
        self.free_colours.remove(colour)
        self.next_seat += 1

    def ask(self, s: CatanState) -> None:
        s.ask(self.next_seat, codes.PICKING_COLOUR, [codes.COLOUR + c for c in self.free_colours])


def first_player(s: CatanState, pictured: bool) -> int:
    """CAT-SETUP.6, CAT-SETUP.9, R-SETUP-1, R-SETUP-3: named by the table, else the highest roll, ties rolled again."""
    if s.table.first_player != "roll":
        return int(s.table.first_player)
    if pictured:
        return s.below(s.n)
    rolling = list(range(s.n))
    while len(rolling) > 1:
        best = 0
        leaders: list[int] = []
        for seat in rolling:
            total = 2 + s.below(6) + s.below(6)
            pieces.tell_first_roll(s, seat, total)
            if total > best:
                best, leaders = total, []
            if total == best:
                leaders.append(seat)
        rolling = leaders
    return rolling[0]


def place_pictured(s: CatanState) -> None:
    """CAT-SETUP.3 to CAT-SETUP.5: pieces as pictured, three cards for the starred settlement."""
    start = LAYOUTS[s.layout].start
    for seat in range(s.n):
        for piece in start[COLOURS[s.colour[seat]]]:
            pieces.place_settlement(s, seat, piece.node)
            pieces.build_road(s, seat, piece.road)
            if piece.star:
                starting_cards(s, seat, piece.node)


def starting_cards(s: CatanState, seat: int, v: int) -> None:
    """CAT-SETUP.5, CAT-SETUP.13: one card per terrain hex around."""
    for h in LAYOUTS[s.layout].node_hexes[v]:
        cards.gain(s, seat, s.terrain[h], 1)


# ---------------------------------------------------------------- why not
def forbids_colour(s: CatanState, seat: int, colour: int) -> str:
    """CAT-SETUP.2: somebody has it; CAT-SETUP.4: it is not in the game."""
    if colour in s.colour[:seat]:
        return "CAT-SETUP.2"
    frame = s.stack[-1]
    assert isinstance(frame, SetUp)
    return "" if colour in frame.free_colours else "CAT-SETUP.4"


def forbids_first_settlement(s: CatanState, seat: int, v: int) -> str:
    """CAT-SETUP.12: as later, but no road is needed."""
    return forbids_building_at(s, v)


def forbids_first_road(s: CatanState, seat: int, e: int) -> str:
    """CAT-SETUP.10, CAT-SETUP.11: at the settlement just placed."""
    layout = LAYOUTS[s.layout]
    frame = s.stack[-1]
    assert isinstance(frame, Placement)
    if e >= len(s.edge) or not layout.is_edge[e]:
        return "CAT-ROAD.3"
    if e not in layout.node_edges[frame.settlement]:
        return frame.rule(s)
    return "CAT-BOARD.3" if s.edge[e] else ""


# Steps of Placement.
SETTLEMENT_ASKED: Final = 1
ROAD_ASKED: Final = 2
GUARD_ASKED: Final = 3


class Placement(Frame[CatanState]):
    """CAT-SETUP.10 to CAT-SETUP.17: settlement and road twice, there and back; then a guard each."""

    __slots__ = ("settlement", "turns")

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.turns = 0  # how often somebody has placed what was due
        self.settlement = -1  # the intersection of the last one

    def copy(self) -> Placement:
        other = Placement(self.who)
        other.at = self.at
        other.turns = self.turns
        other.settlement = self.settlement
        return other

    def run(self, s: CatanState) -> None:
        n = s.n
        if self.at == BEGIN:
            self.at = SETTLEMENT_ASKED
            if s.table.brotherhood:  # CAT-SETUP.17
                for i in range(n):
                    pieces.deal_hero(s, (s.first + i) % n, START_HEROES[n][i])
        elif self.at == SETTLEMENT_ASKED:
            self.at = ROAD_ASKED
            seat = self.seat(s)
            self.settlement = s.answer - codes.BUILD_SETTLEMENT
            place = pieces.place_settlement(s, seat, self.settlement)
            if self.turns >= n:  # CAT-SETUP.13
                starting_cards(s, seat, self.settlement)
            if s.table.start_tokens and s.table.brotherhood:
                reveal_under(s, place)
                if s.over:
                    return
        elif self.at == ROAD_ASKED:
            self.at = SETTLEMENT_ASKED
            pieces.build_road(s, self.seat(s), s.answer - codes.BUILD_ROAD)
            self.turns += 1
        else:
            pieces.place_guard(s, self.seat(s), s.answer - codes.RECRUIT)
            self.turns += 1
        if self.turns >= 2 * n:
            self.at = GUARD_ASKED
            if self.turns == 3 * n or not s.table.brotherhood:
                s.done()
                s.push(Turn())  # CAT-SETUP.14
                return
        self.ask(s)

    def ask(self, s: CatanState) -> None:
        seat = self.seat(s)
        if self.at == SETTLEMENT_ASKED:
            s.ask(seat, codes.PLACE_SETTLEMENT, placement_sites(s))
        elif self.at == ROAD_ASKED:  # CAT-SETUP.10, CAT-SETUP.11
            around = LAYOUTS[s.layout].node_edges[self.settlement]
            s.ask_unless_lone(seat, codes.PLACE_ROAD, [codes.BUILD_ROAD + e for e in around if s.edge[e] == 0])
        else:  # CAT-SETUP.15
            s.ask_unless_lone(seat, codes.PLACE_GUARD, guard_sites(s, seat))

    def rule(self, s: CatanState) -> str:
        """Of settlements and roads: there by one rule, back by another."""
        return "CAT-SETUP.10" if self.turns < s.n else "CAT-SETUP.11"

    def seat(self, s: CatanState) -> int:
        """CAT-SETUP.16: 1 to n, n to 1, 1 to n."""
        i = self.turns % s.n
        if s.n <= self.turns < 2 * s.n:
            i = s.n - 1 - i
        return (s.first + i) % s.n


def rule_of_placing(s: CatanState, kind: int) -> str:
    """CAT-SETUP.10 in the first round, CAT-SETUP.11 in the second; '' for any other question."""
    frame = s.stack[-1] if s.stack else None
    if kind not in (codes.PLACE_SETTLEMENT, codes.PLACE_ROAD) or not isinstance(frame, Placement):
        return ""
    return frame.rule(s)
