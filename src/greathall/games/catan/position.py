"""A position written by a person becomes a state (docs/scenarios.md has the words)."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.catan import counting, names
from greathall.games.catan.board import CELL_INDEX, EDGE_INDEX, NODE_INDEX, layout_for
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
    token_face,
)
from greathall.games.catan.sites import longest_road
from greathall.games.catan.state import EMPTY, HERO_FIELDS, NOTE_OTHERS, SIDE, SINCE, CatanState, blank
from greathall.games.catan.table import Table
from greathall.kernel.errors import BadInput
from greathall.kernel.state import put

KEYS: Final = (
    "colours", "board", "routes", "seats", "wall", "camps", "clearings", "gift", "tormund", "breaches", "longest_road",
    "most_patrols", "supply", "deck", "tokens", "hero_pool", "turn", "at", "first", "placement",
)  # fmt: skip
SEAT_KEYS: Final = (
    "hand",
    "settlements",
    "keeps",
    "roads",
    "development",
    "played",
    "hero",
    "side",
    "received",
    "points",
)
POINTS_IN_A_TURN: Final = ("before_roll", "main", "trade", "build")
STEPS: Final = (BEFORE_ROLL, COMBINED, TRADING, BUILDING)


def build_position(text: dict[str, Any], seats: int, options: dict[str, str]) -> CatanState:
    """A state at its decision, or a sentence that says what is wrong with the position."""
    for key in text:
        if key not in KEYS:
            raise BadInput(f"A Catan position has no '{key}'; it has {', '.join(KEYS)}.")
    s = blank(seats, Table(options), layout_for(options["mode"], seats))
    s.rng = 1
    s.colour = [_named(names.COLOURS, c, "colour") for c in text.get("colours", list(names.COLOURS))][:seats]
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


def _named(words: tuple[str, ...] | list[str], name: Any, what: str) -> int:
    if name not in words:
        raise BadInput(f"'{name}' is not a {what}; allowed are {', '.join(words)}.")
    return words.index(name)


def _place(index: dict[str, int], name: Any, what: str) -> int:
    if name not in index:
        raise BadInput(f"'{name}' is not {what}; one is written like {next(iter(index))}.")
    return index[str(name)]


def _board(s: CatanState, text: dict[str, Any]) -> None:
    for cell, (terrain, number) in text.get("board", {}).items():
        h = _place(CELL_INDEX, cell, "a hex")
        if s.terrain[h] < 0:
            raise BadInput(f"Hex {cell} is not on this board.")
        s.terrain = put(s.terrain, h, names.TERRAIN_GIVES[terrain])
        s.number = put(s.number, h, names.COMBINED if number == "2/12" else int(number))
    for node, resource in text.get("routes", {}).items():
        s.route[_place(NODE_INDEX, node, "an intersection")] = _named(names.RESOURCES, resource, "resource")
    s.derive()


def _wildlings(s: CatanState, text: dict[str, Any]) -> None:
    for clan, kinds in text.get("camps", {}).items():
        at = _named(names.CLANS, clan, "clan") * 5
        for i, kind in enumerate(kinds):
            k = _named(names.WILDLINGS, kind, "kind of wildling")
            s.camp[at + i] = k + 1
            s.frost[k] -= 1
    for clearing, count in text.get("clearings", {}).items():
        s.clearing[_named(names.CLEARINGS, clearing, "clearing")] = int(count)
        s.frost[0] -= int(count)
    for cell, kinds in text.get("gift", {}).items():
        h = _place(CELL_INDEX, cell, "a hex")
        for kind in kinds:
            k = _named(names.WILDLINGS, kind, "kind of wildling")
            s.gift[h * 3 + k] += 1
            s.gift_at[h] += 1
            s.gift_total += 1
            s.frost[k] -= 1
    tormund = text.get("tormund", "camp")
    s.tormund = names.CAMP if tormund == "camp" else _place(CELL_INDEX, tormund, "a hex")
    s.breaches = int(text.get("breaches", 0))


def _cards_and_pieces(s: CatanState, text: dict[str, Any]) -> None:
    for section, colours in text.get("wall", {}).items():
        for colour in colours:
            pieces.place_guard(s, seat_of(s, colour), _named(names.SECTIONS, section, "Wall section"))
    deck: list[int] = []
    for colour, seat_text in text.get("seats", {}).items():
        p = seat_of(s, colour)
        for key in seat_text:
            if key not in SEAT_KEYS:
                raise BadInput(f"A seat has no '{key}'; it has {', '.join(SEAT_KEYS)}.")
        for resource, count in seat_text.get("hand", {}).items():
            r = _named(names.RESOURCES, resource, "resource")
            s.hand[p * 5 + r] = int(count)
            s.hand_size[p] += int(count)
            s.supply[r] -= int(count)
        for key, building, piece in (
            ("settlements", settlement_of(p), names.SETTLEMENT),
            ("keeps", keep_of(p), names.KEEP),
        ):
            for name in seat_text.get(key, []):
                v = _place(NODE_INDEX, name, "an intersection")
                s.node[v] = building
                s.left[p * 4 + piece] -= 1
                s.vp[p] += 1 if piece == names.SETTLEMENT else 2
                if s.route[v] >= 0:
                    s.rate[p * 5 + s.route[v]] = 2
        for name in seat_text.get("roads", []):
            s.edge[_place(EDGE_INDEX, name, "a path")] = p + 1
            s.left[p * 4 + names.ROAD] -= 1
        for name in seat_text.get("development", []):
            deck.append(_named(names.DEVELOPMENT, name, "development card") + 16 * p)
        for _ in range(int(seat_text.get("played", 0))):
            deck.append(names.PATROL + 16 * (names.FACE_UP + p))
            s.played[p] += 1
    for name, count in text.get("supply", {}).items():
        left = s.supply[_named(names.RESOURCES, name, "resource")]
        if left != int(count):
            raise BadInput(f"The supply cannot hold {count} {name}: the hands leave {left}.")
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
        s.hero_use[p * HERO_FIELDS + SIDE] = 1 if seat_text.get("side") == "B" else 0
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
