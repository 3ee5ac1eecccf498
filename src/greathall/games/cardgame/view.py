"""What a seat sees, as JSON for clients. Takes a masked state: there is nothing here to hide."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from greathall.games.cardgame import board
from greathall.games.cardgame.names import (
    ATTACKING,
    BYPASSED,
    CHALLENGES,
    CHARACTER,
    DEFENDING,
    DUPLICATE,
    FACEDOWN,
    KNEELING,
    P_CHALLENGES,
)
from greathall.games.cardgame.shown import (
    CardShape,
    ChallengeShape,
    ChangeShape,
    InPlayShape,
    SeatShape,
    SideShape,
    StepShape,
    TableShape,
)
from greathall.games.cardgame.state import CardState
from greathall.games.cardgame.words import slug
from greathall.kernel.game import Described
from greathall.kernel.state import UNKNOWN

MARKS: Final = {
    "kneeling": KNEELING,
    "facedown": FACEDOWN,
    "attacking": ATTACKING,
    "defending": DEFENDING,
    "bypassed": BYPASSED,
}
ICONS: Final = {word: 1 << i for i, word in enumerate(CHALLENGES)}


class Bits:
    """The words for the bits of a number, gathered once for each number there is."""

    def __init__(self, bits: Mapping[str, int]) -> None:
        self.bits = [(slug(word), bit) for word, bit in bits.items()]
        self.known: dict[int, list[str]] = {}

    def words(self, number: int) -> list[str]:
        found = self.known.get(number)
        if found is None:
            found = self.known[number] = [word for word, bit in self.bits if number & bit]
        return found


class Wording:
    """What a game calls the things that a state counts in numbers: marks and keywords of cards, values of a plot."""

    def __init__(self, marks: Mapping[str, int], keywords: Mapping[str, int], plot: tuple[str, ...]) -> None:
        self.marks = Bits({**MARKS, **marks})
        self.icons = Bits(ICONS)
        self.keywords = Bits(keywords)
        self.plot = plot  # in the order of Book.plot_values


def table_view(m: CardState, seat: int, going_on: list[Described]) -> TableShape:
    """The masked state `m` of `seat`, arranged for drawing, without the seats."""
    return {
        "seat": seat,
        "turn": m.round,
        "active": m.active,
        "phase": m.phase,
        "first": m.first,
        "challenge": challenge_view(m),
        "chain": chain_view(going_on),
        "modified": modified(m),
        "blanked": [{"card": card, "source": source} for card, source in board.blanked(m)],
        "over": m.over,
        "winners": m.winners,
    }


def chain_view(going_on: list[Described]) -> list[StepShape]:
    return [{"name": d.name, "fields": [{"field": f, "type": t, "value": v} for f, t, v in d.args]} for d in going_on]


def challenge_view(m: CardState) -> ChallengeShape | None:
    if not m.challenge:
        return None
    type_, attacker, defender, against, winner, loser, margin, unopposed = m.challenge
    return {
        "type": type_,
        "attacker": attacker,
        "defender": defender,
        "against": against,
        "attack": side_view(m, attacker, True),
        "defence": side_view(m, defender, False),
        "claim": m.book.claim(m, attacker, defender, type_),
        "winner": winner,
        "loser": loser,
        "margin": margin,
        "unopposed": bool(unopposed),
    }


def side_view(m: CardState, seat: int, attacking: bool) -> SideShape:
    characters, besides = m.book.side_parts(m, seat, attacking)
    return {
        "total": sum([x[1] for x in (*characters, *besides)]),
        "characters": [{"card": card, "amount": amount} for card, amount in characters],
        "besides": [{"card": card, "amount": amount} for card, amount in besides],
    }


def modified(m: CardState) -> list[ChangeShape]:
    """Whatever changes a printed STR in play."""
    out: list[ChangeShape] = []
    for play in m.play:
        for c in play:
            if m.design[c] != UNKNOWN and board.is_character(m, c):
                parts = board.strength_parts(m, c)
                out += [{"card": c, "source": source, "amount": amount} for source, amount in parts]
    return out


def listed(m: CardState, cards: Sequence[int]) -> list[CardShape]:
    """Those of the cards that are known."""
    return [{"number": c, "design": m.design[c]} for c in cards if c >= 0]


def card_view(m: CardState, c: int, wording: Wording) -> InPlayShape:
    d = m.design[c]
    known = d != UNKNOWN and m.book.type[d] == CHARACTER and board.is_character(m, c)
    return {
        "number": c,
        "design": d,
        "marks": wording.marks.words(m.flags[c]),
        "power": m.power[c],
        "tokens": m.tokens[c],
        "host": m.host[c],
        "strength": board.strength(m, c) if known else None,
        "icons": wording.icons.words(board.icons(m, c)) if known else [],
        "keywords": wording.keywords.words(board.keywords(m, c)) if known else [],
    }


def seat_view(
    m: CardState, p: int, house: str, wording: Wording, challenges_left: Callable[[Any, int, int], int]
) -> SeatShape:
    """One seat. challenges_left: how many of a type it may yet make."""
    faction, revealed = m.faction[p], m.revealed[p]
    fighting = revealed >= 0 and m.phase == P_CHALLENGES
    seated = faction >= 0
    return {
        "alive": bool(m.alive[p]),
        "house": house,
        "faction": {"number": faction, "design": m.design[faction], "kneeling": bool(m.flags[faction] & KNEELING)}
        if seated
        else None,
        "gold": m.gold[p],
        "power": board.total_power(m, p) if seated else 0,
        "faction_power": m.power[faction] if seated else 0,
        "hand_size": len(m.hand[p]),
        "hand": listed(m, m.hand[p]),
        "deck": len(m.deck[p]),
        "known_deck": listed(m, m.deck[p]),
        "discard": listed(m, m.discard[p]),
        "dead": listed(m, m.dead[p]),
        "plots_left": len(m.plots[p]),
        "plots": listed(m, m.plots[p]),
        "used": [m.design[c] for c in m.used[p]],
        "plot": {"number": revealed, "design": m.design[revealed], "tokens": m.tokens[revealed]}
        if revealed >= 0
        else None,
        "values": dict(zip(wording.plot, m.book.plot_values(m, p), strict=True)) if revealed >= 0 else None,
        "left": [challenges_left(m, p, t) for t in range(len(CHALLENGES))] if fighting else None,
        "play": [card_view(m, c, wording) for c in m.play[p]],
        "duplicates": [
            {"number": x, "design": m.design[x], "host": m.host[x]}
            for x, z in enumerate(m.zone)
            if z == DUPLICATE and m.ctrl[x] == p
        ],
    }


def overlay(m: CardState, seat: int, going_on: list[Described]) -> dict[str, Any] | None:
    """What the masked state `m` shows its seat beyond what a spectator sees. None where cards lie face down: then
    hardly anything looks the same to everybody."""
    if any([flags & FACEDOWN for flags in m.flags]):
        return None
    seats: dict[str, Any] = {}
    for p in range(m.n):
        seats[str(p)] = {
            "hand": listed(m, m.hand[p]), "known_deck": listed(m, m.deck[p]), "plots": listed(m, m.plots[p])
        }  # fmt: skip
    return {"seat": seat, "seats": seats, "chain": chain_view(going_on)}
