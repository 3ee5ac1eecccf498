"""Cards, power and influence are conserved: nothing appears and nothing is lost (TV-D23, TV-D24)."""

from __future__ import annotations

from greathall.games.iron_throne import board
from greathall.games.iron_throne.data import COPIES, POWER_OF_HOUSE
from greathall.games.iron_throne.entries import cards_of, house_of
from greathall.games.iron_throne.names import HOUSES, TOKENS, card_house
from greathall.games.iron_throne.ops.turns import whole_event_deck
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.games.iron_throne.values import WORDS


def conserved(s: ThroneState) -> list[str]:
    """Everything that does not add up, as sentences."""
    if NONE in s.leader:  # everything is still in the box
        return []
    wrong: list[str] = []
    cards: list[int] = []
    for p in range(s.n):
        cards += cards_of((*s.hands[p], *s.hostages[p]))
        cards += [*s.decks[p], *s.discards[p], *s.played[p]]
        if s.shown[p] != NONE:
            cards.append(s.shown[p])
        for e in s.hostages[p]:
            if house_of(e) == s.house[p]:
                wrong.append(f"{HOUSES[s.house[p]]} holds a hostage of its own")
    for card, copies in enumerate(COPIES):
        expected = copies if card_house(card) in s.house else 0
        if cards.count(card) != expected:
            wrong.append(f"{WORDS['card'][card]}: {cards.count(card)} cards, not {expected}")
    for p in range(s.n):
        home = [*cards_of(s.hands[p]), *s.decks[p], *s.discards[p], *s.played[p]]
        if any([card_house(k) != s.house[p] for k in home]):
            wrong.append(f"{HOUSES[s.house[p]]} has a card of another house")
        if board.spread(s, p) > TOKENS or s.influence[p * s.n + p]:
            wrong.append(f"{HOUSES[s.house[p]]} has spread {board.spread(s, p)} influence")
    total = sum(s.power) + sum(s.sheet) + s.box
    if total != POWER_OF_HOUSE * s.n or min([*s.power, *s.sheet, s.box]) < 0:
        wrong.append(f"there is {total} power, not {POWER_OF_HOUSE * s.n}")
    if sorted([*s.event_deck, *s.event_discard]) != sorted(whole_event_deck(s)):
        wrong.append("the event cards are not those of the start")
    return wrong
