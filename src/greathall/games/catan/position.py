"""A position written by a person becomes a state (docs/scenarios.md has the words)."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.catan import counting, names, notation
from greathall.games.catan.board import (
    BREACHES_TO_END,
    CELL_INDEX,
    CELLS,
    EDGE_INDEX,
    EDGE_NAMES,
    LAYOUTS,
    NODE_INDEX,
    NODE_NAMES,
    PER_RESOURCE,
    layout_for,
)
from greathall.games.catan.facts import seat_of
from greathall.games.catan.flow.setup import Placement, lay_out_parts
from greathall.games.catan.flow.turn import BEFORE_ROLL, BUILDING, COMBINED, TRADING, Turn
from greathall.games.catan.ops import pieces
from greathall.games.catan.reading import (
    FIRST_KEEP_PLACE,
    PLACES_A_SEAT,
    hero_of,
    keep_of,
    keep_place,
    settlement_of,
    settlement_place,
    shows_b_side,
    token_face,
)
from greathall.games.catan.sites import longest_road
from greathall.games.catan.state import EMPTY, HERO_FIELDS, NOTE_OTHERS, SIDE, SINCE, CatanState, blank
from greathall.games.catan.table import Table
from greathall.kernel.errors import BadInput
from greathall.kernel.state import put

KEYS: Final[dict[str, str]] = {
    "seats": "what each colour has: see below",
    "wall": "guards from space 1 up: `{W2: [red, blue]}`",
    "camps": "wildlings from camp 1 on: `{ice_river: [giant, climber]}`",
    "clearings": "regular wildlings in clearings: `{K2: 2}`",
    "gift": "wildlings on hexes: `{A2: [regular]}`",
    "tormund": "a hex, or `camp`; else in his camp",
    "breaches": "how often the Wall was breached; else 0",
    "longest_road": "who holds it; else worked out, `null` sets it aside",
    "most_patrols": "who holds it; else nobody",
    "deck": "development cards from the top (`[victory_point]`), or how many are left",
    "tokens": "the next ones, per colour `settlement` and `keep`, and first in the `pool` (drawn by `random: [0]`)"
    ": `{blue: {keep: [giant hornfoots, regular hornfoots]}}`",
    "board": "other terrain and number of a hex: `{C3: [hills, 8]}`",
    "routes": "trade route at an intersection: `{C3.N: ore}`",
    "hero_pool": "heroes left to take",
    "supply": "only checks the count",
    "turn": "whose turn it is; else the first seat's",
    "at": "where in it: `before_roll`, `main`, or `trade` and `build` with strict phases",
    "first": "the first player",
    "placement": "`true`: start with the placement rounds",
    "crowded": "`true`: buildings may stand closer than CAT-SETT.3 allows",
    "colours": "colours of the seats in order",
}
SEAT_KEYS: Final[dict[str, str]] = {
    "hand": "resource cards: `{ore: 2}`",
    "settlements": "intersections",
    "keeps": "intersections",
    "roads": "paths",
    "development": "cards held since before this turn",
    "played": "how many Patrols lie face up",
    "hero": "the hero held; else dealt from Jeor Mormont on, without Samwell Tarly",
    "side": "`A` or `B` of the hero",
    "received": "`true`: the hero came this turn",
}
SIDES: Final = ("A", "B")
POINTS_IN_A_TURN: Final = ("before_roll", "main", "trade", "build")
STEPS: Final = (BEFORE_ROLL, COMBINED, TRADING, BUILDING)


def build_position(text: dict[str, Any], seats: int, options: dict[str, str]) -> CatanState:
    """A state at its decision, or a sentence that says what is wrong with the position."""
    _only(text, tuple(KEYS), "A Catan position")
    s = blank(seats, Table(options), layout_for(options["mode"], seats))
    s.rng = 1
    s.colour = [_named(names.COLOURS, c, "colour") for c in text.get("colours", list(names.COLOURS))][:seats]
    if len(set(s.colour)) != seats:
        raise BadInput(f"A position names {seats} different colours.")
    lay_out_parts(s)
    _board(s, text)
    _wildlings(s, text)
    _cards_and_pieces(s, text)
    _specials(s, text)
    _heroes(s, text)
    _tokens(s, text)
    _whose_turn(s, text)
    wrong = counting.conserved(s)
    if wrong:
        raise BadInput(f"The position does not add up: {wrong[0]}.")
    return s


def _only(text: Any, keys: tuple[str, ...], what: str) -> None:
    """Refuse words that would be read by nobody."""
    if not isinstance(text, dict):
        raise BadInput(f"{what} is written as words with their values, not as '{text}'.")
    for key in text:
        if key not in keys:
            raise BadInput(f"{what} has no '{key}'; it has {', '.join(keys)}.")


def _count(value: Any, most: int, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadInput(f"{what} can be 0 to {most}, not {value}.")
    return value


def _named(words: tuple[str, ...] | list[str], name: Any, what: str) -> int:
    if name not in words:
        raise BadInput(f"'{name}' is not a {what}; allowed are {', '.join(words)}.")
    return words.index(name)


def _place(index: dict[str, int], name: Any, what: str) -> int:
    if name not in index:
        raise BadInput(f"'{name}' is not {what}; one is written like {next(iter(index))}.")
    return index[str(name)]


def _hex(s: CatanState, name: Any) -> int:
    h = _place(CELL_INDEX, name, "a hex")
    if s.terrain[h] < 0:
        raise BadInput(f"Hex {name} is not on this board.")
    return h


def _free(column: list[int], on_board: list[bool], place: int, name: Any) -> int:
    """A place of the board where nothing stands yet."""
    if not on_board[place]:
        raise BadInput(f"{name} is not on this board.")
    if column[place]:
        raise BadInput(f"Two pieces cannot stand at {name}.")
    return place


def _board(s: CatanState, text: dict[str, Any]) -> None:
    for cell, (terrain, number) in text.get("board", {}).items():
        h = _hex(s, cell)
        s.terrain = put(s.terrain, h, names.TERRAIN_GIVES[terrain])
        s.number = put(s.number, h, names.COMBINED if number == "2/12" else int(number))
    for node, resource in text.get("routes", {}).items():
        s.route[_place(NODE_INDEX, node, "an intersection")] = _named(names.RESOURCES, resource, "resource")
    s.derive()


def _wildlings(s: CatanState, text: dict[str, Any]) -> None:
    for clan, kinds in text.get("camps", {}).items():
        at = _named(names.CLANS, clan, "clan") * 5
        if len(kinds) > 4:
            raise BadInput(f"The camps of {clan} hold 4 wildlings, not {len(kinds)}: with the fifth it rushes.")
        for i, kind in enumerate(kinds):
            k = _named(names.WILDLINGS, kind, "kind of wildling")
            s.camp[at + i] = k + 1
            s.frost[k] -= 1
    for clearing, count in text.get("clearings", {}).items():
        s.clearing[_named(names.CLEARINGS, clearing, "clearing")] = _count(count, 5, f"Wildlings in {clearing}")
        s.frost[0] -= count
    for cell, kinds in text.get("gift", {}).items():
        h = _hex(s, cell)
        for kind in kinds:
            k = _named(names.WILDLINGS, kind, "kind of wildling")
            s.gift[h * 3 + k] += 1
            s.gift_at[h] += 1
            s.gift_total += 1
            s.frost[k] -= 1
    tormund = text.get("tormund", "camp")
    s.tormund = names.CAMP if tormund == "camp" else _hex(s, tormund)
    s.breaches = _count(text.get("breaches", 0), BREACHES_TO_END - 1, "Breaches")


def _cards_and_pieces(s: CatanState, text: dict[str, Any]) -> None:
    layout = LAYOUTS[s.layout]
    for section, colours in text.get("wall", {}).items():
        _count(len(colours), 5, f"Guards on {section}")
        for colour in colours:
            pieces.place_guard(s, seat_of(s, colour), _named(names.SECTIONS, section, "Wall section"))
    deck: list[int] = []
    for colour, seat_text in text.get("seats", {}).items():
        p = seat_of(s, colour)
        _only(seat_text, tuple(SEAT_KEYS), "A seat")
        for resource, count in seat_text.get("hand", {}).items():
            r = _named(names.RESOURCES, resource, "resource")
            s.hand[p * 5 + r] = _count(count, PER_RESOURCE, f"Cards of {resource} in the hand of {colour}")
            s.hand_size[p] += count
            s.supply[r] -= count
            if s.supply[r] < 0:
                raise BadInput(f"There are {PER_RESOURCE} cards of {resource}, and the hands have more.")
        for key, building, piece in (
            ("settlements", settlement_of(p), names.SETTLEMENT),
            ("keeps", keep_of(p), names.KEEP),
        ):
            for name in seat_text.get(key, []):
                v = _free(s.node, layout.is_node, _place(NODE_INDEX, name, "an intersection"), name)
                s.node[v] = building
                s.left[p * 4 + piece] -= 1
                s.vp[p] += 1 if piece == names.SETTLEMENT else 2
                if s.route[v] >= 0:
                    s.rate[p * 5 + s.route[v]] = 2
        for name in seat_text.get("roads", []):
            s.edge[_free(s.edge, layout.is_edge, _place(EDGE_INDEX, name, "a path"), name)] = p + 1
            s.left[p * 4 + names.ROAD] -= 1
        for i, piece_name in enumerate(names.PIECES):
            if s.left[p * 4 + i] < 0:
                raise BadInput(f"{colour} has not that many pieces of the kind '{piece_name}'.")
        for name in seat_text.get("development", []):
            deck.append(_named(names.DEVELOPMENT, name, "development card") + 16 * p)
        for _ in range(int(seat_text.get("played", 0))):
            deck.append(names.PATROL + 16 * (names.FACE_UP + p))
            s.played[p] += 1
    for name, count in text.get("supply", {}).items():
        left = s.supply[_named(names.RESOURCES, name, "resource")]
        if left != int(count):
            raise BadInput(f"The supply cannot hold {count} {name}: the hands leave {left}.")
    for v, building in enumerate(s.node):
        if building and not text.get("crowded") and any([s.node[w] for w in layout.node_nodes[v]]):
            raise BadInput(f"The building at {NODE_NAMES[v]} is too close to another; `crowded: true` allows it.")
    _deck(s, deck, text)
    for p in range(s.n):
        s.road_len[p] = longest_road(s, p)
    s.seen_hand = s.hand[:]
    s.low = s.hand[:]
    s.notes = [(NOTE_OTHERS, 0, 0, 0, *s.hand, *([0] * (s.n * 5)))]  # all begin with open hands
    s.forget_sites()


def _deck(s: CatanState, dealt: list[int], text: dict[str, Any]) -> None:
    """Cards held and played come first, then the deck from its top; `deck: 0` or a list fixes it."""
    rest = sorted(s.dev_kind)
    for card in dealt:
        if card % 16 not in rest:
            raise BadInput(f"There are not that many {names.DEVELOPMENT[card % 16]} cards.")
        rest.remove(card % 16)
    deck = text.get("deck", [])
    top = [_named(names.DEVELOPMENT, name, "development card") for name in deck] if isinstance(deck, list) else []
    for kind in top:
        if kind not in rest:
            raise BadInput(f"There are not that many {names.DEVELOPMENT[kind]} cards.")
        rest.remove(kind)
    gone = len(rest) + len(top) - int(deck) if isinstance(deck, int) else 0
    s.dev_kind = [c % 16 for c in dealt] + rest[:gone] + top + rest[gone:]
    s.dev_at = [c // 16 for c in dealt] + [names.OUT] * gone + [-1] * (len(s.dev_kind) - len(dealt) - gone)
    s.dev_next = s.dev_fresh = len(dealt) + gone
    for card, at in enumerate(s.dev_at):
        if 0 <= at < s.n:
            s.dev_held[at * 5 + s.dev_kind[card]] += 1


def _specials(s: CatanState, text: dict[str, Any]) -> None:
    best = [p for p in range(s.n) if s.road_len[p] >= 5 and s.road_len[p] == max(s.road_len)]
    s.longest = best[0] if len(best) == 1 else -1
    if "longest_road" in text:
        s.longest = seat_of(s, text["longest_road"]) if text["longest_road"] else -1
    s.patrols = seat_of(s, text["most_patrols"]) if text.get("most_patrols") else -1
    for holder in (s.longest, s.patrols):
        if holder >= 0:
            s.vp[holder] += s.table.special_points


def _heroes(s: CatanState, text: dict[str, Any]) -> None:
    if not s.table.brotherhood:
        return
    taken: dict[int, int] = {}
    for colour, seat_text in text.get("seats", {}).items():
        if "hero" in seat_text:
            taken[seat_of(s, colour)] = _named(names.HEROES, seat_text["hero"], "hero")
    left = [h for h in range(len(names.HEROES)) if h not in taken.values()]
    others = [h for h in left if h != names.SAMWELL]  # Samwell only if named
    for p in range(s.n):
        hero = taken[p] if p in taken else others.pop(0)
        s.hero[p] = hero
        s.hero_pool.remove(hero)
    for colour, seat_text in text.get("seats", {}).items():
        p = seat_of(s, colour)
        s.hero_use[p * HERO_FIELDS + SIDE] = _named(SIDES, seat_text.get("side", "A"), "side of a hero")
        s.hero_use[p * HERO_FIELDS + SINCE] = 1 if seat_text.get("received") else -1
    if "hero_pool" in text:
        s.hero_pool = sorted(_named(names.HEROES, h, "hero") for h in text["hero_pool"])


def _tokens(s: CatanState, text: dict[str, Any]) -> None:
    """Which tokens come next: under pieces by colour, and first in the pool."""
    if not s.table.brotherhood:
        return
    for p in range(0 if text.get("placement") else s.n):
        for i in range(PLACES_A_SEAT):
            place = p * PLACES_A_SEAT + i
            there = s.under[place]
            if i < FIRST_KEEP_PLACE:
                lies = i < s.left[p * 4 + names.SETTLEMENT]
            else:
                lies = i - FIRST_KEEP_PLACE < 2 * s.left[p * 4 + names.KEEP]
            if there >= 0 and not lies:
                s.bag.append(there)
                s.under[place] = EMPTY
            elif there < 0 and lies and (i > 2 or not s.table.start_tokens):
                s.under[place] = s.bag.pop()
    fixed: list[int] = []
    for who, entries in text.get("tokens", {}).items():
        if who == "pool":
            for i, words in enumerate(entries):
                _want_token(s, s.bag[i], words, fixed)
            continue
        p = seat_of(s, who)
        _only(entries, ("settlement", "keep"), "The tokens of a seat")
        for words in entries.get("settlement", []):
            place = settlement_place(p, s.left[p * 4 + names.SETTLEMENT] - 1)
            _want_token(s, s.under[place], words, fixed)
        for i, words in enumerate(entries.get("keep", [])):
            place = keep_place(p, s.left[p * 4 + names.KEEP] - 1, i)
            _want_token(s, s.under[place], words, fixed)


def _want_token(s: CatanState, token: int, words: str, fixed: list[int]) -> None:
    parts = str(words).split()
    if len(parts) != 2:
        raise BadInput(f"A token is written as kind and clan, e.g. 'giant {names.CLANS[1]}', not '{words}'.")
    want = token_face(_named(names.CLANS, parts[1], "clan"), _named(names.WILDLINGS, parts[0], "kind of wildling"))
    for other, kind in enumerate(s.token):
        if kind == want and other not in fixed:
            s.token[other], s.token[token] = s.token[token], want
            fixed.append(token)
            return
    raise BadInput(f"There are not that many tokens '{words}'.")


def _whose_turn(s: CatanState, text: dict[str, Any]) -> None:
    s.first = s.active = seat_of(s, text["first"]) if "first" in text else 0
    if text.get("placement"):
        s.hero_pool = sorted([*s.hero_pool, *(hero_of(s, p) for p in range(s.n))]) if s.table.brotherhood else []
        s.hero = [-1] * s.n
        s.push(Placement())
        s.advance()
        return
    s.active = seat_of(s, text["turn"]) if "turn" in text else 0
    turn = Turn()
    turn.at = BEFORE_ROLL
    pieces.begin_turn(s, s.active)
    at = POINTS_IN_A_TURN.index(_at(text))
    if at:
        s.rolled = True
        turn.at = STEPS[at]
    s.push(turn)
    s.answer = -1
    s.advance()


def _at(text: dict[str, Any]) -> str:
    at = str(text.get("at", "main"))
    if at not in POINTS_IN_A_TURN:
        raise BadInput(f"'at: {at}' is not a point of a turn; allowed are {', '.join(POINTS_IN_A_TURN)}.")
    return at


# ---------------------------------------------------------------- writing
def write_position(s: CatanState) -> dict[str, Any]:
    """The inverse of `build_position`, as far as its words go. Set-up and a game that is over have none."""
    if s.over or not s.turn:
        return {}
    turn = s.stack[0]
    kinds, word = names.WILDLINGS, notation.seat_name
    out: dict[str, Any] = {}
    if s.colour != list(range(s.n)):
        out["colours"] = [names.COLOURS[c] for c in s.colour]
    start = blank(s.n, s.table, s.layout)
    board = {
        CELLS[h]: [names.TERRAINS[s.terrain[h]], _number(s.number[h])]
        for h in LAYOUTS[s.layout].hexes
        if (s.terrain[h], s.number[h]) != (start.terrain[h], start.number[h])
    }
    lists: dict[str, Any] = {
        "board": board,
        "routes": {NODE_NAMES[v]: names.RESOURCES[r] for v, r in enumerate(s.route) if r >= 0 and r != start.route[v]},
        "seats": {word(s, p): _write_seat(s, p) for p in range(s.n)},
        "wall": {
            section: [word(s, g - 1) for g in s.wall[i * 5 : i * 5 + 5] if g]
            for i, section in enumerate(names.SECTIONS)
            if s.watch[i]
        },
        "camps": {
            clan: [kinds[k - 1] for k in s.camp[i * 5 : i * 5 + 5] if k]
            for i, clan in enumerate(names.CLANS)
            if s.camp[i * 5]
        },
        "clearings": {names.CLEARINGS[i]: count for i, count in enumerate(s.clearing) if count},
        "gift": {
            CELLS[h]: [kinds[k] for k in range(3) for _ in range(s.gift[h * 3 + k])]
            for h, count in enumerate(s.gift_at)
            if count
        },
    }
    out.update({key: value for key, value in lists.items() if value})
    if s.tormund != names.CAMP:
        out["tormund"] = CELLS[s.tormund]
    if s.breaches:
        out["breaches"] = s.breaches
    out["longest_road"] = word(s, s.longest) if s.longest >= 0 else None
    if s.patrols >= 0:
        out["most_patrols"] = word(s, s.patrols)
    if s.table.brotherhood and len(s.hero_pool) + s.n < len(names.HEROES):
        out["hero_pool"] = [names.HEROES[h] for h in s.hero_pool]
    out["first"] = word(s, s.first)
    out["turn"] = word(s, s.active)
    out["at"] = POINTS_IN_A_TURN[STEPS.index(turn.at)]
    return out


def _number(number: int) -> int | str:
    return "2/12" if number == names.COMBINED else number


def _write_seat(s: CatanState, p: int) -> dict[str, Any]:
    """What lies before a seat and in its hands."""
    held = s.dev_held[p * 5 : p * 5 + 5]
    out: dict[str, Any] = {
        "hand": {r: s.hand[p * 5 + i] for i, r in enumerate(names.RESOURCES) if s.hand[p * 5 + i]},
        "settlements": [NODE_NAMES[v] for v, b in enumerate(s.node) if b == settlement_of(p)],
        "keeps": [NODE_NAMES[v] for v, b in enumerate(s.node) if b == keep_of(p)],
        "roads": [EDGE_NAMES[e] for e, owner in enumerate(s.edge) if owner == p + 1],
        "development": [names.DEVELOPMENT[kind] for kind, count in enumerate(held) for _ in range(count)],
        "played": s.played[p],
    }
    if s.table.brotherhood:
        out["hero"] = names.HEROES[hero_of(s, p)]
        out["side"] = SIDES[1] if shows_b_side(s, p) else ""
    return {key: value for key, value in out.items() if value}
