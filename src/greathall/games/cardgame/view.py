"""What a seat sees, as JSON for clients. Takes a masked state: there is nothing here to hide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greathall.games.cardgame import board
from greathall.games.cardgame.names import CHARACTER, DUPLICATE, P_CHALLENGES
from greathall.games.cardgame.state import NONE, CardState
from greathall.kernel.game import Described
from greathall.kernel.state import UNKNOWN


def view(
    m: CardState, seat: int, going_on: list[Described], challenges_left: Callable[[Any, int, int], int]
) -> dict[str, Any]:
    """The masked state `m` of `seat`, arranged for drawing. challenges_left: how many of a type a seat may yet make."""
    return {
        "seat": seat,
        "turn": m.round,
        "active": m.active,
        "phase": m.phase,
        "first": m.first,
        "challenge": challenge_view(m),
        "chain": [[d.name, [list(x) for x in d.args]] for d in going_on],
        "modified": modified(m),
        "seats": [seat_view(m, p, challenges_left) for p in range(m.n)],
        "over": m.over,
        "winners": m.winners,
    }


def challenge_view(m: CardState) -> dict[str, Any] | None:
    if not m.challenge:
        return None
    type_, attacker, defender, against, winner, loser, margin, unopposed = m.challenge
    sums = [m.book.side_parts(m, attacker, True), m.book.side_parts(m, defender, False)]
    return {
        "type": type_,
        "attacker": attacker,
        "defender": defender,
        "against": against,
        "totals": [sum([x[1] for x in (*parts, *bonuses)]) for parts, bonuses in sums],
        # Of each side: what every character adds, and what is added besides (by a card, or -1: by the title).
        "parts": [[[list(x) for x in parts], [list(x) for x in bonuses]] for parts, bonuses in sums],
        "claim": m.book.claim(m, attacker, defender, type_),
        "winner": winner,
        "loser": loser,
        "margin": margin,
        "unopposed": unopposed,
    }


def modified(m: CardState) -> list[list[int]]:
    """Card, source (-1: an effect that lasts), how much: whatever changes a printed STR in play."""
    out = []
    for play in m.play:
        for c in play:
            if m.design[c] != UNKNOWN and board.is_character(m, c):
                out += [[c, source, amount] for source, amount in board.strength_parts(m, c)]
    return out


def card_view(m: CardState, c: int) -> list[int]:
    """Number, design, flags, power, tokens, host, for a character STR and icons, and keywords."""
    d = m.design[c]
    known = d != UNKNOWN and m.book.type[d] == CHARACTER and board.is_character(m, c)
    strength = board.strength(m, c) if known else NONE
    icons, keywords = (board.icons(m, c), board.keywords(m, c)) if known else (0, 0)
    return [c, d, m.flags[c], m.power[c], m.tokens[c], m.host[c], strength, icons, keywords]


def seat_view(m: CardState, p: int, challenges_left: Callable[[Any, int, int], int]) -> dict[str, Any]:
    under = [x for x, z in enumerate(m.zone) if z == DUPLICATE and m.ctrl[x] == p]
    revealed = m.revealed[p]
    fighting = revealed >= 0 and m.phase == P_CHALLENGES
    return {
        "alive": m.alive[p],
        "faction": [m.faction[p], m.design[m.faction[p]], m.flags[m.faction[p]]] if m.faction[p] >= 0 else None,
        "gold": m.gold[p],
        "power": board.total_power(m, p) if m.faction[p] >= 0 else 0,
        "faction_power": m.power[m.faction[p]] if m.faction[p] >= 0 else 0,
        "hand_size": len(m.hand[p]),
        "hand": [[c, m.design[c]] for c in m.hand[p] if c >= 0],
        "deck": len(m.deck[p]),
        "known_deck": [[c, m.design[c]] for c in m.deck[p] if c >= 0],
        "discard": [[c, m.design[c]] for c in m.discard[p]],
        "dead": [[c, m.design[c]] for c in m.dead[p]],
        "plots_left": len(m.plots[p]),
        "plots": [[c, m.design[c]] for c in m.plots[p] if c >= 0],
        "used": [m.design[c] for c in m.used[p]],
        "plot": [revealed, m.design[revealed], m.tokens[revealed]] if revealed >= 0 else None,
        "values": m.book.plot_values(m, p) if revealed >= 0 else None,
        # Challenges of each type that may still be initiated, as far as their number goes.
        "left": [challenges_left(m, p, t) for t in range(3)] if fighting else None,
        "play": [card_view(m, c) for c in m.play[p]],
        "duplicates": [[x, m.design[x], m.host[x]] for x in under],
    }
