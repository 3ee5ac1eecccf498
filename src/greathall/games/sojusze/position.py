"""A position written by a person (scenarios): what is not named lies where the rules put it at the start."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.sojusze import counting
from greathall.games.sojusze.data import EVERY_CARD, TOKENS
from greathall.games.sojusze.entries import (
    area_card,
    blanked,
    card_of,
    cards_of,
    in_hand,
    is_blank,
    is_known,
    known_mark,
    value_of,
)
from greathall.games.sojusze.facts import seat_of
from greathall.games.sojusze.flow.bidding import TURN_ASKED, Bidding
from greathall.games.sojusze.flow.rounds import IN_SEASON, Season, Settling
from greathall.games.sojusze.names import FIRST_EVENT, FIRST_LEADER_CARD, LEADERS, N_ALLIES, SEASONS
from greathall.games.sojusze.notation import seat_name
from greathall.games.sojusze.ops.rounds import first_season
from greathall.games.sojusze.state import NONE, SojuszeState, blank
from greathall.games.sojusze.table import Table, check_together
from greathall.games.sojusze.values import WORDS
from greathall.kernel.errors import BadInput
from greathall.kernel.state import put

# What a position may hold, and what it means; docs/scenarios.md lists both.
KEYS: Final[dict[str, str]] = {
    "leaders": "the leaders of the seats in order; else from Cersei on",
    "season": "`summer`, `autumn` or `winter`; else the first of the game",
    "round": "of the season; else 1",
    "first": "the first player; else the first leader",
    "turn": "whose turn it is in the bidding; else the first player's",
    "current": "the current ally",
    "on_ally": "values of the tokens on the current ally",
    "row": "open allies from the left, without the current one (table option `open_allies`)",
    "top": "the ally deck from its top; the others lie below in any order",
    "dead": "the dead pile",
    "discard": "the discard pile; `2 hostage` is two of them",
    "removed": "influence cards out of the game",
    "deck": "the influence deck from its top; the others lie below in any order",
    "supply": "values of the tokens in the supply, in their order; else all that lie nowhere else",
    "councils": "from the first leader's left on: `allies`, and the values of its `tokens`",
    "seats": "per leader, see below",
}
SEAT_KEYS: Final[dict[str, str]] = {
    "hand": "cards in hand",
    "area": "cards in the bidding area",
    "blank": "those of them that count as having no ability",
    "kneels": "`true`: has knelt",
    "white": "own white cards not drawn yet; else all that lie nowhere else",
    "shown": "per other leader: cards of the hand that this leader knows",
}
COUNCIL_KEYS: Final = ("allies", "tokens")


def build_position(text: dict[str, Any], seats: int, options: dict[str, str]) -> SojuszeState:
    """A state at a turn of the bidding, or a sentence that says what is wrong with the position."""
    _only(text, tuple(KEYS), "A position of sojusze")
    check_together(seats, options)
    s = blank(seats, Table(options))
    s.rng = 1
    leaders = _list(text, "leaders") or list(LEADERS)[:seats]
    if len(leaders) < seats:
        raise BadInput(f"The position has {len(leaders)} leaders for {seats} seats.")
    s.leader = [_named("leader", name) for name in leaders[:seats]]
    for name in leaders[:seats]:
        if leaders[:seats].count(name) > 1:
            raise BadInput(f"The leader '{name}' has two seats in this position.")
    s.season = _one_of(SEASONS, text.get("season", SEASONS[first_season(s)]))
    if s.season < first_season(s):
        raise BadInput(f"A game of {seats} begins in {SEASONS[first_season(s)]} (SOJ-SETUP.3, SOJ-QUICK.1).")
    s.round = _number(text.get("round", 1), "round", 1, seats + 1)
    s.first = seat_of(s, str(text.get("first", leaders[0])))
    s.bidder = seat_of(s, str(text.get("turn", leaders[s.first])))
    _influence(s, text)
    _allies(s, text)
    _tokens(s, text)
    if s.kneels[s.bidder]:
        raise BadInput(f"{seat_name(s, s.bidder)} has knelt and has no turn (SOJ-BID.8).")
    wrong = counting.conserved(s)
    if wrong:
        raise BadInput(f"The position does not add up: {wrong[0]}.")
    season = Season()
    season.begun = s.season - first_season(s) + 1
    season.at = IN_SEASON
    s.push(season)
    s.push(Settling())
    bidding = Bidding(s.bidder)
    bidding.at = TURN_ASKED  # nothing is played while a position is built, not even a kneel without alternative
    s.push(bidding)
    s.reask()
    return s


# ---------------------------------------------------------------- words
def _only(given: Any, keys: tuple[str, ...], what: str) -> None:
    """Nothing but these keys."""
    if not isinstance(given, dict):
        raise BadInput(f"{what} names what it holds ({', '.join(keys)}), and is not {given!r}.")
    for key in given:
        if key not in keys:
            raise BadInput(f"{what} has no '{key}'; it has {', '.join(keys)}.")


def _list(given: dict[str, Any], key: str) -> list[Any]:
    found = given.get(key) or []
    if not isinstance(found, list):
        raise BadInput(f"In a position '{key}' is a list, not {found!r}.")
    return found


def _number(value: Any, what: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput(f"In a position '{what}' is a number from {low} to {high}, not {value!r}.")
    return value


def _one_of(names: tuple[str, ...], name: Any) -> int:
    if name not in names:
        raise BadInput(f"'{name}' is not one of {', '.join(names)}.")
    return names.index(name)


def _named(type_: str, name: Any) -> int:
    if name not in WORDS[type_]:
        raise BadInput(f"There is no {type_} '{name}'.")
    return WORDS[type_].index(name)


def _cards(given: dict[str, Any], key: str) -> list[int]:
    """`[betrayal, 2 hostage]` as numbers."""
    out = []
    for name in _list(given, key):
        count, _, rest = str(name).partition(" ")
        if count.isdigit():
            out += [_named("influence", rest)] * int(count)
        else:
            out.append(_named("influence", str(name)))
    return out


def _values(given: dict[str, Any], key: str) -> list[int]:
    return [_number(value, key, 1, 3) for value in _list(given, key)]


# ---------------------------------------------------------------- what lies where
def _influence(s: SojuszeState, text: dict[str, Any]) -> None:
    seats = text.get("seats") or {}
    if not isinstance(seats, dict):
        raise BadInput("In a position 'seats' names leaders.")
    hands, areas, white = list(s.hands), list(s.areas), list(s.white)
    named_white = [False] * s.n
    for name, given in seats.items():
        seat = seat_of(s, str(name))
        _only(given, tuple(SEAT_KEYS), "A seat of a position")
        hands[seat] = tuple(sorted([in_hand(k) for k in _cards(given, "hand")]))
        areas[seat] = tuple(_cards(given, "area"))
        for card in _cards(given, "blank"):
            if card not in areas[seat]:
                raise BadInput(f"{name} has no {WORDS['influence'][card]} in the area that could be blank.")
            at = areas[seat].index(card)
            areas[seat] = (*areas[seat][:at], blanked(card), *areas[seat][at + 1 :])
        if not isinstance(given.get("kneels", False), bool):
            raise BadInput(f"In a position 'kneels' is true or false, not {given['kneels']!r}.")
        s.kneels = put(s.kneels, seat, int(given.get("kneels", False)))
        white[seat] = tuple(sorted(_cards(given, "white")))
        named_white[seat] = "white" in given
        _show(s, hands, seat, given)
    s.hands, s.areas = hands, areas
    s.discard = sorted(_cards(text, "discard"))
    s.removed = sorted(_cards(text, "removed"))
    top = _cards(text, "deck")
    used = [*s.discard, *s.removed, *top]
    for p in range(s.n):
        used += [*cards_of(hands[p]), *[area_card(e) for e in areas[p]], *white[p]]
    rest = []
    for k in EVERY_CARD:
        if k in used:
            used.remove(k)
        elif k < FIRST_EVENT or s.table.kingsmoot:
            rest.append(k)
        elif k < FIRST_LEADER_CARD:
            if s.table.advanced:
                s.aside = [*s.aside, k]
        elif s.table.white_cards and (k - FIRST_LEADER_CARD) // 4 in s.leader:
            owner = s.leader.index((k - FIRST_LEADER_CARD) // 4)
            if named_white[owner]:
                s.removed = sorted([*s.removed, k])
            else:
                white[owner] = tuple(sorted([*white[owner], k]))
    if used:
        raise BadInput(f"There are not so many copies of {WORDS['influence'][used[0]]} at this table.")
    s.white = white
    s.shuffle(rest)
    s.deck = [*rest, *top[::-1]]


def _show(s: SojuszeState, hands: list[tuple[int, ...]], seat: int, given: dict[str, Any]) -> None:
    """Cards of a hand that other leaders know."""
    shown = given.get("shown") or {}
    if not isinstance(shown, dict):
        raise BadInput("In a position 'shown' names leaders and the cards they know.")
    for name in shown:
        viewer = seat_of(s, str(name))
        hand = list(hands[seat])
        for card in _cards(shown, name):
            place = next((i for i, e in enumerate(hand) if card_of(e) == card and not is_known(e, viewer)), NONE)
            if viewer == seat or place == NONE:
                raise BadInput(f"{name} cannot know a {WORDS['influence'][card]} that is in no other hand.")
            hand[place] |= known_mark(viewer)
        hands[seat] = tuple(sorted(hand))


def _allies(s: SojuszeState, text: dict[str, Any]) -> None:
    s.current = _named("ally", text["current"]) if text.get("current") else NONE
    s.ruling = s.current
    s.row = [_named("ally", a) for a in _list(text, "row")]
    if s.row and not s.table.open_allies:
        raise BadInput("Allies lie open in a row only with the table option open_allies (SOJ-OPEN.1).")
    s.dead = sorted([_named("ally", a) for a in _list(text, "dead")])
    s.councils = [tuple([_named("ally", a) for a in _list(c, "allies")]) for c in _councils(s, text)]
    top = [_named("ally", a) for a in _list(text, "top")]
    used = [*s.row, *s.dead, *top, *[a for c in s.councils for a in c], s.current]
    for ally in used:
        if used.count(ally) > 1:
            raise BadInput(f"There is one {WORDS['ally'][ally]}, and the position has it twice.")
    rest = [a for a in range(N_ALLIES) if a not in used]
    s.shuffle(rest)
    s.ally_deck = [*rest, *top[::-1]]
    s.ally_known = [0] * len(s.ally_deck)


def _councils(s: SojuszeState, text: dict[str, Any]) -> list[dict[str, Any]]:
    """What is said of each council."""
    found = [c or {} for c in _list(text, "councils")]
    if len(found) > s.n:
        raise BadInput(f"There are {s.n} councils, not {len(found)}.")
    for council in found:
        _only(council, COUNCIL_KEYS, "A council of a position")
    return [*found, *[{} for _ in range(s.n - len(found))]]


def _tokens(s: SojuszeState, text: dict[str, Any]) -> None:
    s.tokens = [tuple(_values(c, "tokens")) for c in _councils(s, text)]
    s.on_ally = _values(text, "on_ally")
    if s.on_ally and s.current == NONE:
        raise BadInput("Tokens lie on the current ally, and the position has none.")
    supply = TOKENS.copy()
    named = _values(text, "supply")
    for t in [*[t for c in s.tokens for t in c], *s.on_ally, *named]:
        if t not in supply:
            raise BadInput(f"There are not so many tokens of value {t}.")
        supply.remove(t)
    s.supply = [*supply, *named]


# ---------------------------------------------------------------- writing
def write_position(s: SojuszeState) -> dict[str, Any]:
    """The inverse of `build_position`, as far as its words go. Set-up, a draft and a game that is over have none."""
    if s.over or NONE in s.leader or s.packs[0] or s.picks[0]:
        return {}
    names, cards = WORDS["ally"], WORDS["influence"]
    lying = {
        "on_ally": [value_of(t) for t in s.on_ally],
        "row": [names[a] for a in s.row],
        "top": [names[a] for a in s.ally_deck[::-1]],
        "dead": [names[a] for a in s.dead],
        "discard": _counted(s.discard),
        "removed": _counted(s.removed),
        "deck": [cards[k] for k in s.deck[::-1]],
        "supply": [value_of(t) for t in s.supply],
    }
    out: dict[str, Any] = {
        "leaders": [LEADERS[leader] for leader in s.leader],
        "season": SEASONS[s.season],
        "round": max(1, s.round),
        "first": seat_name(s, s.first),
        "turn": seat_name(s, next((p for p in (s.bidder, *range(s.n)) if p >= 0 and not s.kneels[p]), s.first)),
        **({"current": names[s.current]} if s.current != NONE else {}),
        **{key: value for key, value in lying.items() if value},
        "councils": [
            {**({"allies": [names[a] for a in s.councils[c]]} if s.councils[c] else {}),
             **({"tokens": [value_of(t) for t in s.tokens[c]]} if s.tokens[c] else {})}
            for c in range(s.n)
        ],
        "seats": {seat_name(s, p): _write_seat(s, p) for p in range(s.n)},
    }  # fmt: skip
    if 0 not in s.kneels:  # nobody is left to bid: the kernel says who knelt, and what is going on
        for seat in out["seats"].values():
            del seat["kneels"]
    return out


def _counted(cards: list[int]) -> list[str]:
    words = WORDS["influence"]
    return [words[k] if cards.count(k) == 1 else f"{cards.count(k)} {words[k]}" for k in dict.fromkeys(cards)]


def _write_seat(s: SojuszeState, seat: int) -> dict[str, Any]:
    """What is named of a seat: everything that lies somewhere."""
    area = s.areas[seat]
    out: dict[str, Any] = {
        "hand": _counted(cards_of(s.hands[seat])),
        "area": [WORDS["influence"][area_card(e)] for e in area],
        "blank": [WORDS["influence"][area_card(e)] for e in area if is_blank(e)],
        "kneels": bool(s.kneels[seat]),
        "shown": {
            seat_name(s, p): _counted([card_of(e) for e in s.hands[seat] if is_known(e, p)])
            for p in range(s.n)
            if p != seat and any([is_known(e, p) for e in s.hands[seat]])
        },
    }
    out = {key: value for key, value in out.items() if value}
    if s.table.white_cards:
        out["white"] = _counted(list(s.white[seat]))
    return out
