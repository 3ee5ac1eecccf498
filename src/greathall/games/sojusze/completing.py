"""A whole world made from a mask alone: what the seat sees stays, the rest is dealt from all there is at the table.

A mask holds what its seat knows now (cards and tokens in one of several places included), not how it came to know it.
What other leaders know is not in it: in a world made so they know what they hold.
"""

from __future__ import annotations

from greathall.games.sojusze.counting import being_claimed, copies_at
from greathall.games.sojusze.data import TOKENS
from greathall.games.sojusze.entries import (
    area_card,
    cards_of,
    in_hand,
    known_mark,
    seen_mark,
    token_seen_by,
)
from greathall.games.sojusze.names import FIRST_EVENT, FIRST_LEADER_CARD, N_ALLIES, N_INFLUENCE
from greathall.games.sojusze.state import KNOWN_HEREABOUTS, NONE, SojuszeState
from greathall.kernel.rng import Rng
from greathall.kernel.state import UNKNOWN


def is_mask(s: SojuszeState) -> bool:
    """Is anything hidden in this state?"""
    hidden = [s.deck, s.ally_known, s.supply, *s.hands, *s.packs]
    return any([UNKNOWN in place for place in hidden])


def complete(m: SojuszeState, d: SojuszeState, seat: int, rng: Rng) -> None:
    """Fill in what is hidden in `d`, a copy of the mask `m` that was made for this seat."""
    d.lore = []
    _cards(m, d, seat, rng)
    _allies(m, d, seat, rng)
    _tokens(m, d, seat, rng)


# ---------------------------------------------------------------- influence cards
def _cards(m: SojuszeState, d: SojuszeState, seat: int, rng: Rng) -> None:
    hands = [[e for e in hand if e != UNKNOWN] for hand in m.hands]
    pool = [k for k in range(N_INFLUENCE) for _ in range(copies_at(m, k))]
    seen = [*m.discard, *m.removed, m.playing, *[card for _, card in m.lore]]
    for p in range(m.n):
        seen += [*cards_of(tuple(hands[p])), *[area_card(e) for e in m.areas[p]], *m.packs[p], *m.picks[p]]
    for card in seen:
        if card not in (UNKNOWN, NONE):
            pool.remove(card)
    rng.shuffle(pool)
    room = [len(m.hands[p]) - len(hands[p]) for p in range(m.n)]
    for p in range(m.n):
        if p != seat:
            hands[p] = [e | known_mark(seat) for e in hands[p]]
    group = m.hand_group[seat] if seat >= 0 else ()
    for of, card in sorted(m.lore, reverse=True):  # groups before what may be in any hand
        among = [p for p in range(m.n) if p != seat and (of < 0 or group[p] == of)]
        mark = known_mark(seat) if of >= 0 else seen_mark(seat)
        hands[_hand(among, room, rng)].append(in_hand(card, mark))
    pool = _white(m, d, hands, room, pool, rng)
    pool = _events(m, d, pool)
    for p in range(m.n):
        hands[p] += [in_hand(pool.pop()) for _ in range(room[p])]
    d.hands = [tuple(sorted(hand)) for hand in hands]
    d.packs = [tuple(sorted([pool.pop() if k == UNKNOWN else k for k in pack])) for pack in m.packs]
    d.picks = [tuple([pool.pop() if k == UNKNOWN else k for k in picks]) for picks in m.picks]
    d.deck = pool


def _hand(among: list[int], room: list[int], rng: Rng) -> int:
    """One of these hands with room left, each place as likely as the other."""
    at = rng.below(sum([room[p] for p in among]))
    for p in among:
        if at < room[p]:
            room[p] -= 1
            return p
        at -= room[p]
    raise ValueError("no room in these hands")


def _white(
    m: SojuszeState, d: SojuszeState, hands: list[list[int]], room: list[int], pool: list[int], rng: Rng
) -> list[int]:
    """White cards that were drawn are in the hand of their leader, or where there is room; the rest of the pool."""
    if not m.table.white_cards:
        return pool
    piles = []
    for p, leader in enumerate(m.leader):
        first = FIRST_LEADER_CARD + 4 * leader
        own = [k for k in pool if leader != NONE and first <= k < first + 4]
        for card in own[len(m.white[p]) :]:
            holders = [p] if room[p] else [q for q in range(m.n) if room[q]]
            hands[_hand(holders, room, rng)].append(in_hand(card))
        piles.append(tuple(sorted(own[: len(m.white[p])])))
    d.white = piles
    return [k for k in pool if k < FIRST_LEADER_CARD]


def _events(m: SojuszeState, d: SojuszeState, pool: list[int]) -> list[int]:
    """Which events are not in the game is as unknown as which are; the rest of the pool."""
    aside = [k for k in pool if FIRST_EVENT <= k < FIRST_LEADER_CARD][: len(m.aside)]
    d.aside = aside
    return [k for k in pool if k not in aside]  # of an event there is one


# ---------------------------------------------------------------- allies
def _allies(m: SojuszeState, d: SojuszeState, seat: int, rng: Rng) -> None:
    deck = m.ally_deck.copy()
    group = list(m.ally_group[seat] if seat >= 0 else ()) or list(range(len(deck)))
    for name in dict.fromkeys(group):  # what lies somewhere among several places
        places = [i for i, x in enumerate(group) if x == name]
        if len(places) > 1:
            there = [deck[i] % N_ALLIES if deck[i] != UNKNOWN else UNKNOWN for i in places]
            rng.shuffle(there)
            for i, ally in zip(places, there, strict=True):
                deck[i] = ally
    lying = [*deck, *m.dead, *m.row, m.current, *[a for c in m.councils for a in c]]
    pool = [a for a in range(N_ALLIES) if a not in lying and not being_claimed(m, a)]
    rng.shuffle(pool)
    mark = known_mark(seat) if seat >= 0 else 0
    d.ally_known = [0 if ally == UNKNOWN else mark for ally in deck]
    d.ally_deck = [pool.pop() if ally == UNKNOWN else ally for ally in deck]


# ---------------------------------------------------------------- tokens
def _tokens(m: SojuszeState, d: SojuszeState, seat: int, rng: Rng) -> None:
    """The places are the councils, the current ally and the supply."""
    places = [list(t) for t in (*m.tokens, tuple(m.on_ally), tuple(m.supply))]
    pool = TOKENS.copy()
    filled: list[list[int]] = []
    room = []
    for place in places:
        known = [t for t in place if 0 <= t < KNOWN_HEREABOUTS]
        for t in [t % KNOWN_HEREABOUTS for t in place if t != UNKNOWN]:
            pool.remove(t)
        filled.append([t if m.over else token_seen_by(t, seat) for t in known])
        room.append(place.count(UNKNOWN))
    group = m.token_group[seat] if seat >= 0 else ()
    for i, place in enumerate(places):
        for t in place:
            if t >= KNOWN_HEREABOUTS:
                among = [j for j in range(len(places)) if group[j] == group[i]]
                filled[_hand(among, room, rng)].append(token_seen_by(t - KNOWN_HEREABOUTS, seat))
    rng.shuffle(pool)
    for i, place in enumerate(filled):
        place += [pool.pop() for _ in range(room[i])]
    d.tokens = [tuple(p) for p in filled[: m.n]]
    d.on_ally, d.supply = filled[m.n], filled[m.n + 1]
