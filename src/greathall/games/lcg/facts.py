"""Named facts of a position, for scenarios and whoever wants to ask: `hand A`, `str robb_stark A`, `over`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.cardgame import board
from greathall.games.cardgame.names import CHALLENGES, DUPLICATE, KNEELING, PHASES
from greathall.games.lcg import reckon, sides
from greathall.games.lcg.codes import DECISIONS
from greathall.games.lcg.notation import seat_name
from greathall.games.lcg.state import LcgState
from greathall.games.lcg.values import SLUGS
from greathall.kernel.errors import BadInput


def seat_of(s: LcgState, name: str) -> int:
    seat = ord(name[:1]) - 65 if len(name) == 1 else -1
    if not 0 <= seat < s.n:
        raise BadInput(f"There is no seat '{name}'; seats are A to {chr(64 + s.n)}.")
    return seat


def in_play(s: LcgState, name: str, seat: int) -> int:
    for c in s.play[seat]:
        if SLUGS[s.design[c]] == name:
            return c
    raise BadInput(f"{seat_name(seat)} controls no {name} in play.")


def _names(s: LcgState, found: tuple[int, ...] | list[int]) -> list[str]:
    return sorted([SLUGS[s.design[c]] for c in found])


_TABLE: Final[dict[str, Callable[[LcgState], Any]]] = {
    "round": lambda s: s.round,
    "phase": lambda s: PHASES[s.phase],
    "first": lambda s: seat_name(s.first),
    "active": lambda s: seat_name(s.active),
    "decision": lambda s: DECISIONS[s.asks[0].kind].name if s.asks else None,
    "asked": lambda s: [seat_name(a.seat) for a in s.asks],
    "over": lambda s: s.over,
    "winners": lambda s: [seat_name(p) for p in s.winners],
    "challenge": lambda s: CHALLENGES[s.challenge[0]] if s.challenge else None,
    "winner": lambda s: seat_name(s.challenge[4]) if s.challenge else None,
}
_SEAT: Final[dict[str, Callable[[LcgState, int], Any]]] = {
    "hand": lambda s, p: _names(s, s.hand[p]),
    "hand_size": lambda s, p: len(s.hand[p]),
    "deck": lambda s, p: len(s.deck[p]),
    "top": lambda s, p: [SLUGS[s.design[c]] for c in s.deck[p][::-1][:5]],
    "bottom": lambda s, p: [SLUGS[s.design[c]] for c in s.deck[p][:3]],
    "discard": lambda s, p: [SLUGS[s.design[c]] for c in s.discard[p]],
    "dead": lambda s, p: [SLUGS[s.design[c]] for c in s.dead[p]],
    "used": lambda s, p: _names(s, s.used[p]),
    "plots": lambda s, p: _names(s, s.plots[p]),
    "plot": lambda s, p: SLUGS[s.design[s.revealed[p]]],
    "play": lambda s, p: _names(s, s.play[p]),
    "kneeling": lambda s, p: _names(s, [c for c in s.play[p] if s.flags[c] & KNEELING]),
    "participating": lambda s, p: _names(s, sides.participants(s, p)),
    "gold": lambda s, p: s.gold[p],
    "power": lambda s, p: board.total_power(s, p),
    "faction_power": lambda s, p: s.power[s.faction[p]],
    "reserve": lambda s, p: reckon.reserve(s, p),
    "income": lambda s, p: reckon.gold_value(s, p),
    "initiative": lambda s, p: reckon.initiative(s, p),
    "alive": lambda s, p: bool(s.alive[p]),
}
_CARD: Final[dict[str, Callable[[LcgState, int], Any]]] = {
    "str": lambda s, c: board.strength(s, c),
    "icons": lambda s, c: [CHALLENGES[i] for i in range(3) if board.has_icon(s, c, i)],
    "power_on": lambda s, c: s.power[c],
    "tokens_on": lambda s, c: s.tokens[c],
    "attached": lambda s, c: _names(s, board.attached_to(s, c)),
    "duplicates": lambda s, c: len([x for x, z in enumerate(s.zone) if z == DUPLICATE and s.host[x] == c]),
    "keywords": lambda s, c: reckon.keywords(s, c),
    "stands": lambda s, c: not s.flags[c] & KNEELING,
}


def fact(s: LcgState, name: str) -> Any:
    """The value of a named fact: of the table, of a seat (`gold A`), of a card in play (`str robb_stark A`)."""
    words = name.split()
    if len(words) == 1 and words[0] in _TABLE:
        return _TABLE[words[0]](s)
    if len(words) == 2 and words[0] in _SEAT:
        return _SEAT[words[0]](s, seat_of(s, words[1]))
    if len(words) == 3 and words[0] in _CARD:
        return _CARD[words[0]](s, in_play(s, words[1], seat_of(s, words[2])))
    raise BadInput(f"There is no fact '{name}'; there are {', '.join([*_TABLE, *_SEAT, *_CARD])}.")
