"""Nothing appears and nothing is lost: every card is in the one place its zone says."""

from __future__ import annotations

from greathall.games.cardgame.names import (
    ASIDE,
    DEAD,
    DECK,
    DISCARD,
    DUPLICATE,
    HAND,
    LIMBO,
    OFFERED,
    OUT,
    PLAY,
    PLOTS,
    REVEALED,
    SIDE,
    USED,
    ZONES,
)
from greathall.games.cardgame.state import NONE, CardState


def conserved(s: CardState) -> list[str]:
    """Everything that does not add up, as sentences."""
    wrong: list[str] = []
    places: list[list[int]] = [[] for _ in s.zone]
    for p in range(s.n):
        for zone, pile in (
            (HAND, s.hand[p]), (DECK, s.deck[p]), (DISCARD, s.discard[p]), (DEAD, s.dead[p]), (PLOTS, s.plots[p]),
            (USED, s.used[p]), (PLAY, s.play[p]),
        ):  # fmt: skip
            for c in pile:
                places[c].append(zone)
                if zone == PLAY and s.ctrl[c] != p:
                    wrong.append(f"{s.book.slugs[s.design[c]]} lies with seat {p}, who does not control it")
        if s.revealed[p] != NONE:
            places[s.revealed[p]].append(REVEALED)
        if s.gold[p] < 0:
            wrong.append(f"seat {p} has {s.gold[p]} gold")
    if s.doubled != s.zone.count(DUPLICATE):
        wrong.append(f"{s.zone.count(DUPLICATE)} duplicates are in play, not {s.doubled}")
    for c, zone in enumerate(s.zone):
        expected = [] if zone in (OUT, SIDE, LIMBO, DUPLICATE, OFFERED, ASIDE) else [zone]
        if places[c] != expected:
            wrong.append(f"card {c} ({s.book.slugs[s.design[c]]}) is in {places[c]}, not {ZONES[zone]}")
        if s.power[c] < 0 or s.tokens[c] < 0:
            wrong.append(f"{s.book.slugs[s.design[c]]} has less than no power or tokens")
        if s.host[c] != NONE and s.zone[s.host[c]] != PLAY:
            wrong.append(f"{s.book.slugs[s.design[c]]} lies on a card that is not in play")
    return wrong
