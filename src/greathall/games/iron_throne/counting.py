"""Cards, power and influence are conserved: nothing appears and nothing is lost (TV-D23, TV-D24)."""

from __future__ import annotations

from greathall.games.iron_throne import board
from greathall.games.iron_throne.data import COPIES, POWER_OF_HOUSE
from greathall.games.iron_throne.names import HOUSES, KINDS, TOKENS
from greathall.games.iron_throne.ops.turns import whole_event_deck
from greathall.games.iron_throne.state import CARD_SHIFT, NONE, ThroneState
from greathall.games.iron_throne.values import WORDS


def conserved(s: ThroneState) -> list[str]:
    """Everything that does not add up, as sentences."""
    if NONE in s.leader:  # everything is still in the box
        return []
    wrong: list[str] = []
    cards: list[int] = []
    for p in range(s.n):
        cards += [e >> CARD_SHIFT for e in (*s.hands[p], *s.hostages[p])]
        cards += [*s.decks[p], *s.discards[p], *s.played[p]]
        if s.shown[p] != NONE:
            cards.append(s.shown[p])
        for e in s.hostages[p]:
            if (e >> CARD_SHIFT) // KINDS == s.house[p]:
                wrong.append(f"{HOUSES[s.house[p]]} holds a hostage of its own")
    for card, copies in enumerate(COPIES):
        expected = copies if card // KINDS in s.house else 0
        if cards.count(card) != expected:
            wrong.append(f"{WORDS['card'][card]}: {cards.count(card)} cards, not {expected}")
    for p in range(s.n):
        home = [*s.hands[p], *[k << CARD_SHIFT for k in (*s.decks[p], *s.discards[p], *s.played[p])]]
        if any([(e >> CARD_SHIFT) // KINDS != s.house[p] for e in home]):
            wrong.append(f"{HOUSES[s.house[p]]} has a card of another house")
        if board.spread(s, p) > TOKENS or s.influence[p * s.n + p]:
            wrong.append(f"{HOUSES[s.house[p]]} has spread {board.spread(s, p)} influence")
    total = sum(s.power) + sum(s.sheet) + s.box
    if total != POWER_OF_HOUSE * s.n or min([*s.power, *s.sheet, s.box]) < 0:
        wrong.append(f"there is {total} power, not {POWER_OF_HOUSE * s.n}")
    if sorted([*s.event_deck, *s.event_discard]) != sorted(whole_event_deck(s)):
        wrong.append("the event cards are not those of the start")
    return wrong
