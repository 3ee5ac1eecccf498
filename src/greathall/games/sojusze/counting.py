"""Cards, allies and tokens are conserved: nothing appears and nothing is lost (SOJ-COMP)."""

from __future__ import annotations

from greathall.games.sojusze.data import COPIES, TOKENS
from greathall.games.sojusze.entries import area_card, cards_of, value_of
from greathall.games.sojusze.flow import claiming
from greathall.games.sojusze.names import (
    ALLIES,
    FIRST_EVENT,
    FIRST_LEADER_CARD,
    INFLUENCE,
    JAQEN_HGHAR,
    N_ALLIES,
    N_INFLUENCE,
)
from greathall.games.sojusze.state import NONE, SojuszeState


def conserved(s: SojuszeState) -> list[str]:
    """Everything that does not add up, as sentences."""
    wrong: list[str] = []
    cards = [*s.deck, *s.discard, *s.removed, *s.aside]
    for p in range(s.n):
        cards += cards_of(s.hands[p])
        cards += [area_card(e) for e in s.areas[p]]
        cards += [*s.white[p], *s.packs[p], *s.picks[p]]
    if s.playing != NONE:
        cards.append(s.playing)
    for k in range(N_INFLUENCE):
        expected = copies_at(s, k)
        if cards.count(k) != expected:
            wrong.append(f"{INFLUENCE[k]}: {cards.count(k)} cards, not {expected}")
    allies = [*s.ally_deck, *s.dead, *s.row, *[a for c in s.councils for a in c]]
    if s.current != NONE:
        allies.append(s.current)
    for a in range(N_ALLIES):
        if allies.count(a) != 1:
            if allies.count(a) or not being_claimed(s, a):
                wrong.append(f"{ALLIES[a]} is there {allies.count(a)} times")
    tokens = [value_of(t) for place in (*s.tokens, tuple(s.on_ally), tuple(s.supply)) for t in place]
    if sorted(tokens) != TOKENS:
        wrong.append(f"there are {len(tokens)} tokens, or other values than at the start")
    if len(s.ally_known) != len(s.ally_deck) or any([g and len(g) != len(s.ally_deck) for g in s.ally_group]):
        wrong.append("what is known of the ally deck does not fit it")
    return wrong


def copies_at(s: SojuszeState, card: int) -> int:
    """How many copies of a card are at this table."""
    if FIRST_EVENT <= card < FIRST_LEADER_CARD:
        return COPIES[card] if s.table.advanced else 0
    if card >= FIRST_LEADER_CARD and not s.table.kingsmoot:
        return COPIES[card] if s.table.white_cards and (card - FIRST_LEADER_CARD) // 4 in s.leader else 0
    return COPIES[card]


def being_claimed(s: SojuszeState, ally: int) -> bool:
    """An additional ally lies nowhere until it is placed."""
    for f in s.stack:
        if isinstance(f, claiming.Claim) and f.claimed == ally:
            return True
        if isinstance(f, claiming.JaqenKills) and ally == JAQEN_HGHAR:
            return True
    return False
