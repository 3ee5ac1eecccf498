"""Named facts of a position, for scenarios and whoever wants to ask: `hand A`, `str robb_stark A`, `over`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.cardgame import board, challenges
from greathall.games.cardgame.names import CHALLENGES, DUPLICATE, KNEELING, PHASES
from greathall.games.cardgame.notation import seat_name
from greathall.games.cardgame.state import CardState
from greathall.kernel.errors import BadInput
from greathall.kernel.game import DecisionKind


def seat_of(s: CardState, name: str) -> int:
    seat = ord(name[:1]) - 65 if len(name) == 1 else -1
    if not 0 <= seat < s.n:
        raise BadInput(f"There is no seat '{name}'; seats are A to {chr(64 + s.n)}.")
    return seat


def in_play(s: CardState, name: str, seat: int) -> int:
    for c in s.play[seat]:
        if s.book.slugs[s.design[c]] == name:
            return c
    raise BadInput(f"{seat_name(seat)} controls no {name} in play.")


def names(s: CardState, found: tuple[int, ...] | list[int]) -> list[str]:
    return sorted([s.book.slugs[s.design[c]] for c in found])


TABLE: Final[dict[str, Callable[[CardState], Any]]] = {
    "round": lambda s: s.round,
    "phase": lambda s: PHASES[s.phase],
    "first": lambda s: seat_name(s.first),
    "active": lambda s: seat_name(s.active),
    "asked": lambda s: [seat_name(a.seat) for a in s.asks],
    "over": lambda s: s.over,
    "winners": lambda s: [seat_name(p) for p in s.winners],
    "challenge": lambda s: CHALLENGES[challenges.type_of(s)] if s.challenge else None,
    "winner": lambda s: seat_name(challenges.winner(s)) if s.challenge else None,
}
SEAT: Final[dict[str, Callable[[CardState, int], Any]]] = {
    "hand": lambda s, p: names(s, s.hand[p]),
    "hand_size": lambda s, p: len(s.hand[p]),
    "deck": lambda s, p: len(s.deck[p]),
    "top": lambda s, p: [s.book.slugs[s.design[c]] for c in s.deck[p][::-1][:5]],
    "bottom": lambda s, p: [s.book.slugs[s.design[c]] for c in s.deck[p][:3]],
    "discard": lambda s, p: [s.book.slugs[s.design[c]] for c in s.discard[p]],
    "dead": lambda s, p: [s.book.slugs[s.design[c]] for c in s.dead[p]],
    "used": lambda s, p: names(s, s.used[p]),
    "plots": lambda s, p: names(s, s.plots[p]),
    "plot": lambda s, p: s.book.slugs[s.design[s.revealed[p]]],
    "play": lambda s, p: names(s, s.play[p]),
    "kneeling": lambda s, p: names(s, [c for c in s.play[p] if s.flags[c] & KNEELING]),
    "gold": lambda s, p: s.gold[p],
    "power": lambda s, p: board.total_power(s, p),
    "faction_power": lambda s, p: s.power[s.faction[p]],
}
CARD: Final[dict[str, Callable[[CardState, int], Any]]] = {
    "str": lambda s, c: board.strength(s, c),
    "icons": lambda s, c: [CHALLENGES[i] for i in range(3) if board.has_icon(s, c, i)],
    "power_on": lambda s, c: s.power[c],
    "attached": lambda s, c: names(s, board.attached_to(s, c)),
    "duplicates": lambda s, c: len([x for x, z in enumerate(s.zone) if z == DUPLICATE and s.host[x] == c]),
    "stands": lambda s, c: not s.flags[c] & KNEELING,
}


def fact(
    s: CardState,
    name: str,
    decisions: list[DecisionKind],
    more_of_seats: dict[str, Callable[[Any, int], Any]],
    more_of_cards: dict[str, Callable[[Any, int], Any]],
) -> Any:
    """The value of a named fact: of the table, of a seat (`gold A`), of a card in play (`str robb_stark A`)."""
    words = name.split()
    seats, cards = {**SEAT, **more_of_seats}, {**CARD, **more_of_cards}
    if words == ["decision"]:
        return decisions[s.asks[0].kind].name if s.asks else None
    if len(words) == 1 and words[0] in TABLE:
        return TABLE[words[0]](s)
    if len(words) == 2 and words[0] in seats:
        return seats[words[0]](s, seat_of(s, words[1]))
    if len(words) == 3 and words[0] in cards:
        return cards[words[0]](s, in_play(s, words[1], seat_of(s, words[2])))
    raise BadInput(f"There is no fact '{name}'; there are decision, {', '.join([*TABLE, *seats, *cards])}.")


def facts_told(
    more_of_seats: dict[str, Callable[[Any, int], Any]], more_of_cards: dict[str, Callable[[Any, int], Any]]
) -> dict[str, list[str]]:
    """The words of a game's facts, by what each is about: docs/scenarios.md lists them."""
    return {"": ["decision", *TABLE], "SEAT": [*SEAT, *more_of_seats], "CARD SEAT": [*CARD, *more_of_cards]}
