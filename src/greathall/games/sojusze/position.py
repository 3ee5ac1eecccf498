"""A position written by a person (scenarios): what is not named lies where the rules put it at the start."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.sojusze import counting
from greathall.games.sojusze.data import EVERY_CARD, TOKENS
from greathall.games.sojusze.entries import card_of, in_hand
from greathall.games.sojusze.facts import seat_of
from greathall.games.sojusze.flow.bidding import Bidding
from greathall.games.sojusze.flow.rounds import IN_SEASON, Season, Settling
from greathall.games.sojusze.names import FIRST_EVENT, FIRST_LEADER_CARD, LEADERS, N_ALLIES, SEASONS
from greathall.games.sojusze.state import NONE, SojuszeState, blank
from greathall.games.sojusze.table import Table, check_together
from greathall.games.sojusze.values import WORDS
from greathall.kernel.errors import BadInput

KEYS: Final = (
    "leaders", "season", "round", "first", "turn", "current", "on_ally", "row", "top", "dead", "discard", "removed",
    "councils", "seats",
)  # fmt: skip
SEAT_KEYS: Final = ("hand", "area", "kneels", "white")


def build_position(text: dict[str, Any], seats: int, options: dict[str, str]) -> SojuszeState:
    """A state at a turn of the bidding, or a sentence that says what is wrong with the position."""
    for key in text:
        if key not in KEYS:
            raise BadInput(f"A position of sojusze has no '{key}'; it has {', '.join(KEYS)}.")
    check_together(seats, options)
    s = blank(seats, Table(options))
    s.rng = 1
    leaders = text.get("leaders", list(LEADERS))[:seats]
    s.leader = [_named("leader", name) for name in leaders]
    s.season = _one_of(SEASONS, text.get("season", "summer" if seats <= 4 else "autumn"))
    s.round = int(text.get("round", 1))
    s.first = seat_of(s, str(text.get("first", leaders[0])))
    s.bidder = seat_of(s, str(text.get("turn", leaders[s.first])))
    _influence(s, text)
    _allies(s, text)
    _tokens(s, text)
    wrong = counting.conserved(s)
    if wrong:
        raise BadInput(f"The position does not add up: {wrong[0]}.")
    season = Season()
    season.begun = 1
    season.at = IN_SEASON
    s.push(season)
    s.push(Settling())
    s.push(Bidding(s.bidder))
    s.advance()
    return s


def _one_of(names: tuple[str, ...], name: Any) -> int:
    if name not in names:
        raise BadInput(f"'{name}' is not one of {', '.join(names)}.")
    return names.index(name)


def _named(type_: str, name: Any) -> int:
    if name not in WORDS[type_]:
        raise BadInput(f"There is no {type_} '{name}'.")
    return WORDS[type_].index(name)


def _cards(names: Any) -> list[int]:
    """`[betrayal, 2 hostage]` as numbers."""
    out = []
    for name in names or []:
        count, _, rest = str(name).partition(" ")
        if count.isdigit():
            out += [_named("influence", rest)] * int(count)
        else:
            out.append(_named("influence", str(name)))
    return out


def _influence(s: SojuszeState, text: dict[str, Any]) -> None:
    hands, areas, kneels, white = list(s.hands), list(s.areas), list(s.kneels), list(s.white)
    for name, given in (text.get("seats") or {}).items():
        seat = seat_of(s, str(name))
        for key in given:
            if key not in SEAT_KEYS:
                raise BadInput(f"A seat of a position has no '{key}'; it has {', '.join(SEAT_KEYS)}.")
        hands[seat] = tuple(sorted([in_hand(k) for k in _cards(given.get("hand"))]))
        areas[seat] = tuple(_cards(given.get("area")))
        kneels[seat] = int(bool(given.get("kneels")))
        white[seat] = tuple(sorted(_cards(given.get("white"))))
    s.hands, s.areas, s.kneels, s.white = hands, areas, kneels, white
    s.discard = sorted(_cards(text.get("discard")))
    s.removed = sorted(_cards(text.get("removed")))
    used = [*s.discard, *s.removed]
    for p in range(s.n):
        used += [*[card_of(e) for e in hands[p]], *areas[p], *white[p]]
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
            if not (text.get("seats") or {}).get(LEADERS[s.leader[owner]], {}).get("white"):
                white[owner] = tuple(sorted([*white[owner], k]))
            else:
                s.removed = sorted([*s.removed, k])
    if used:
        raise BadInput(f"There are not so many copies of {WORDS['influence'][used[0]]} at this table.")
    s.white = white
    s.shuffle(rest)
    s.deck = rest


def _allies(s: SojuszeState, text: dict[str, Any]) -> None:
    s.current = _named("ally", text["current"]) if text.get("current") else NONE
    s.ruling = s.current
    s.row = [_named("ally", a) for a in text.get("row") or []]
    s.dead = sorted([_named("ally", a) for a in text.get("dead") or []])
    councils = text.get("councils") or []
    if len(councils) > s.n:
        raise BadInput(f"There are {s.n} councils, not {len(councils)}.")
    s.councils = [
        tuple([_named("ally", a) for a in (councils[c] or {}).get("allies", [])]) if c < len(councils) else ()
        for c in range(s.n)
    ]
    top = [_named("ally", a) for a in text.get("top") or []]
    used = [*s.row, *s.dead, *top, *[a for c in s.councils for a in c], s.current]
    rest = [a for a in range(N_ALLIES) if a not in used]
    s.shuffle(rest)
    s.ally_deck = [*rest, *top[::-1]]
    s.ally_known = [0] * len(s.ally_deck)


def _tokens(s: SojuszeState, text: dict[str, Any]) -> None:
    councils = text.get("councils") or []
    s.tokens = [
        tuple([int(t) for t in (councils[c] or {}).get("tokens", [])]) if c < len(councils) else () for c in range(s.n)
    ]
    s.on_ally = [int(t) for t in text.get("on_ally") or []]
    supply = TOKENS.copy()
    for t in [*[t for c in s.tokens for t in c], *s.on_ally]:
        if t not in supply:
            raise BadInput(f"There are not so many tokens of value {t}.")
        supply.remove(t)
    s.supply = supply
