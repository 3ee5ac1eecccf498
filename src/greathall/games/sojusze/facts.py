"""Named facts of a position, for scenarios and whoever wants to ask: `hand cersei`, `council cersei-euron`, `over`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.sojusze.bidding import total
from greathall.games.sojusze.codes import DECISIONS
from greathall.games.sojusze.councils import power
from greathall.games.sojusze.entries import area_card, card_of, is_blank, value_of
from greathall.games.sojusze.names import SEASONS
from greathall.games.sojusze.notation import council_name, seat_name
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.games.sojusze.values import WORDS
from greathall.kernel.errors import BadInput

_INFLUENCE = WORDS["influence"]
_ALLY = WORDS["ally"]


def seat_of(s: SojuszeState, name: str) -> int:
    for seat in range(s.n):
        if seat_name(s, seat) == name:
            return seat
    raise BadInput(f"Nobody is '{name}'; there are {', '.join(seat_name(s, p) for p in range(s.n))}.")


def council_of(s: SojuszeState, name: str) -> int:
    for council in range(s.n):
        if council_name(s, council) == name:
            return council
    raise BadInput(f"There is no council '{name}'; there are {', '.join(council_name(s, c) for c in range(s.n))}.")


def _ally(ally: int) -> str | None:
    return _ALLY[ally] if ally != NONE else None


def _seat(s: SojuszeState, seat: int) -> str | None:
    return seat_name(s, seat) if seat >= 0 else None


_TABLE: Final[dict[str, Callable[[SojuszeState], Any]]] = {
    "season": lambda s: SEASONS[s.season],
    "round": lambda s: s.round,
    "first": lambda s: seat_name(s, s.first),
    "turn": lambda s: _seat(s, s.bidder),
    "current": lambda s: _ally(s.current),
    "on_ally": lambda s: len(s.on_ally),
    "row": lambda s: [_ALLY[a] for a in s.row],
    "ally_deck": lambda s: len(s.ally_deck),
    "top": lambda s: [_ALLY[a] for a in s.ally_deck[::-1][:6]],
    "bottom": lambda s: [_ALLY[a] for a in s.ally_deck[:3]],
    "dead": lambda s: [_ALLY[a] for a in s.dead],
    "deck": lambda s: len(s.deck),
    "discard": lambda s: [_INFLUENCE[k] for k in s.discard],
    "removed": lambda s: [_INFLUENCE[k] for k in s.removed],
    "aside": lambda s: len(s.aside),
    "supply": lambda s: len(s.supply),
    "winner": lambda s: _seat(s, s.winner),
    "effects": lambda s: [_INFLUENCE[e[0]] for e in s.effects],
    "decision": lambda s: DECISIONS[s.asks[0].kind].name if s.asks else None,
    "asked": lambda s: [seat_name(s, a.seat) for a in s.asks],
    "over": lambda s: s.over,
    "winners": lambda s: [seat_name(s, p) for p in s.winners],
}
_SEAT: Final[dict[str, Callable[[SojuszeState, int], Any]]] = {
    "hand": lambda s, p: [_INFLUENCE[card_of(e)] for e in s.hands[p]],
    "hand_size": lambda s, p: len(s.hands[p]),
    "area": lambda s, p: [_INFLUENCE[area_card(e)] for e in s.areas[p]],
    "blank": lambda s, p: [_INFLUENCE[area_card(e)] for e in s.areas[p] if is_blank(e)],
    "total": lambda s, p: total(s, p),
    "kneels": lambda s, p: bool(s.kneels[p]),
    "white": lambda s, p: len(s.white[p]),
    "pack": lambda s, p: [_INFLUENCE[k] for k in s.packs[p]],
    "picks": lambda s, p: [_INFLUENCE[k] for k in s.picks[p]],
}
_COUNCIL: Final[dict[str, Callable[[SojuszeState, int], Any]]] = {
    "council": lambda s, c: [_ALLY[a] for a in s.councils[c]],
    "tokens": lambda s, c: len(s.tokens[c]),
    "values": lambda s, c: sorted([value_of(t) for t in s.tokens[c]]),
    "power": lambda s, c: power(s, c),
}


# What can be asked for, by what it is asked of.
FACTS: Final[dict[str, tuple[str, ...]]] = {
    "": tuple(_TABLE),
    "LEADER": tuple(_SEAT),
    "LEADER LEADER": ("knows",),
    "COUNCIL": tuple(_COUNCIL),
}


def fact(s: SojuszeState, name: str) -> Any:
    """The value of a named fact."""
    word, _, rest = name.partition(" ")
    if not rest and word in _TABLE:
        return _TABLE[word](s)
    if word == "knows":  # `knows cersei euron`: what Cersei knows of Euron's hand
        viewer, holder = rest.split(" ", 1)
        m = s.mask(seat_of(s, viewer))
        return [_INFLUENCE[card_of(e)] for e in m.hands[seat_of(s, holder)] if e >= 0]
    if word in _SEAT:
        return _SEAT[word](s, seat_of(s, rest))
    if word in _COUNCIL:
        return _COUNCIL[word](s, council_of(s, rest))
    there = [w for words in FACTS.values() for w in words]
    raise BadInput(f"There is no fact '{name}'; there are {', '.join(there)}.")
