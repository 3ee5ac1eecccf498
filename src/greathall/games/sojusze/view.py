"""What a seat sees, as JSON for clients. Takes a masked state: there is nothing here to hide."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.sojusze.bidding import area_values, total
from greathall.games.sojusze.councils import bonus
from greathall.games.sojusze.data import POWER
from greathall.games.sojusze.entries import area_card, card_of, is_blank
from greathall.games.sojusze.names import N_ALLIES, THE_SILENCE
from greathall.games.sojusze.shown import CouncilShape, DraftShape, LoreShape, ResolvingShape, SeatShape, SojuszeView
from greathall.games.sojusze.state import SojuszeState
from greathall.kernel.state import UNKNOWN

MOST_LOOKED_AT: Final = 5  # cards of the ally deck, by Patchface


def view(m: SojuszeState, seat: int) -> SojuszeView:
    """The masked state `m` of `seat`, arranged for drawing."""
    return {
        "seat": seat,
        "season": m.season,
        "round": m.round,
        "rounds": m.n + 1,
        "first": m.first,
        "active": m.bidder,
        "current": m.current,
        "ruling": m.ruling,
        "on_ally": len(m.on_ally),
        "playing": {"seat": m.player, "card": m.playing} if m.playing >= 0 else None,
        "resolving": resolving(m),
        "winner": m.winner,
        "placed": m.placed,
        "row": m.row if m.table.open_allies else None,
        "ally_deck": len(m.ally_deck),
        "ally_top": ally_top(m),
        "ally_bottom": ally_bottom(m),
        "ally_among": ally_among(m),
        "dead": m.dead,
        "deck": len(m.deck),
        "discard": m.discard,
        "removed": m.removed,
        "supply": len(m.supply),
        "effects": [{"card": card, "seat": p, "about": about} for card, p, about in m.effects],
        "councils": [council_view(m, c) for c in range(m.n)],
        "seats": [seat_view(m, p, seat) for p in range(m.n)],
        "draft": draft(m, seat),
        "lore": lore(m),
        "over": m.over,
        "winners": m.winners,
    }


def draft(m: SojuszeState, seat: int) -> DraftShape | None:
    """The pack a seat looks at, and what it has picked."""
    if seat < 0 or not (m.packs[seat] or m.picks[seat]):
        return None
    return {"pack": list(m.packs[seat]), "picks": list(m.picks[seat])}


def resolving(m: SojuszeState) -> ResolvingShape | None:
    for frame in m.stack[::-1]:
        card, ally = getattr(frame, "card", -1), getattr(frame, "ally", -1)
        if card >= 0 or ally >= 0:
            return {"seat": frame.who, "card": card, "ally": ally}
    return None


def ally_top(m: SojuszeState) -> list[int]:
    """The upper half of the ally deck, the topmost first, as far down as the viewer knows places; -1 unknown."""
    return _known(m.ally_deck[_middle(m) :][::-1])


def ally_bottom(m: SojuszeState) -> list[int]:
    """The lower half of the ally deck, the lowest first, as far up as the viewer knows a card's place; -1 unknown."""
    return _known(m.ally_deck[: _middle(m)])


def ally_among(m: SojuszeState) -> list[int]:
    """Allies the viewer knows to be in the deck, but not where: somebody else has put them back in an unseen order."""
    return sorted([a - N_ALLIES for a in m.ally_deck if a >= N_ALLIES])


def _middle(m: SojuszeState) -> int:
    """Where the lower half of the deck ends. Of a small deck, which may be looked through, all counts as upper half."""
    size = len(m.ally_deck)
    return min(size // 2, max(0, size - MOST_LOOKED_AT))


def _known(cards: list[int]) -> list[int]:
    exact = [a if a < N_ALLIES else UNKNOWN for a in cards]
    while exact and exact[-1] == UNKNOWN:
        exact.pop()
    return exact


def council_view(m: SojuszeState, c: int) -> CouncilShape:
    known, hidden, low, high = power_known(m, c)
    return {
        "allies": list(m.councils[c]),
        "tokens": len(known) + hidden,
        "known": known,
        "low": low,
        "high": high,
    }


def power_known(m: SojuszeState, c: int) -> tuple[list[int], int, int, int]:
    """The tokens of a council that the viewer knows, how many it does not know, and between what its power must lie."""
    allies, tokens = m.councils[c], m.tokens[c]
    known = [t for t in tokens if 1 <= t <= 3]
    hidden = len([t for t in tokens if t == UNKNOWN])
    open_power = sum([POWER[a] for a in allies]) + bonus(allies, len(known) + hidden) + sum(known)
    return known, hidden, open_power + hidden, open_power + 3 * hidden


def hand_known(m: SojuszeState, p: int) -> list[int]:
    return [card_of(e) for e in m.hands[p] if e >= 0]


def lore(m: SojuszeState) -> list[LoreShape]:
    return [{"group": group, "card": card} for group, card in m.lore]


def seat_view(m: SojuszeState, p: int, seat: int) -> SeatShape:
    hand = hand_known(m, p)
    values = area_values(m, p)
    return {
        "leader": m.leader[p],
        "hand": hand if p == seat else None,
        "known": hand if p != seat else [],
        "hand_size": len(m.hands[p]),
        "area": [{"card": area_card(e), "blank": is_blank(e), "value": values[i]} for i, e in enumerate(m.areas[p])],
        "total": m.totals[p] if m.winner >= 0 else total(m, p),
        "kneels": m.kneels[p],
        "silence": any([e[0] == THE_SILENCE and e[1] == p for e in m.effects]),
        "white": len(m.white[p]),
        "picked": len(m.picks[p]),
        "small": min(m.strength[p], m.strength[p - 1]) if m.strength else None,
        "other": max(m.strength[p], m.strength[p - 1]) if m.strength else None,
    }


def overlay(s: SojuszeState, seat: int) -> dict[str, Any]:
    """The seat's view where it may differ from the spectator's; nothing else is worked out."""
    m = s.glimpse(seat)
    councils: dict[str, Any] = {}
    for c in range(m.n):
        known, _, low, high = power_known(m, c)
        councils[str(c)] = {"known": known, "low": low, "high": high}
    seats: dict[str, Any] = {str(p): {"known": hand_known(m, p)} for p in range(m.n) if p != seat}
    seats[str(seat)] = {"hand": hand_known(m, seat), "known": []}
    return {
        "seat": seat,
        "seats": seats,
        "councils": councils,
        "ally_top": ally_top(m),
        "ally_bottom": ally_bottom(m),
        "ally_among": ally_among(m),
        "draft": draft(m, seat),
        "lore": lore(m),
    }
