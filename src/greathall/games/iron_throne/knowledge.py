"""What a seat can know of hidden cards, and a fair guess at the rest: redeal."""

from __future__ import annotations

from greathall.games.iron_throne.data import COPIES
from greathall.games.iron_throne.entries import (
    Cards,
    card_of,
    entry_of,
    house_of,
    is_fresh,
    is_seen,
    knowers,
    knows,
    swapped,
)
from greathall.games.iron_throne.names import KINDS, N_CARDS, PER_HOUSE
from greathall.games.iron_throne.ops.turns import whole_event_deck
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.kernel.rng import Rng


def redeal(s: ThroneState, d: ThroneState, seat: int, rng: Rng) -> None:
    """In `d`, a copy of `s`, deal anew everything the seat cannot know, in agreement with all it has seen. A mask is
    enough: its entries get their marks again first."""
    if NONE not in s.leader:
        d.hands = [_marked(hand, holder, seat, d.house[holder]) for holder, hand in enumerate(d.hands)]
        d.hostages = [_marked(held, holder, seat, NONE) for holder, held in enumerate(d.hostages)]
        for owner in range(s.n):
            _deal(d, owner, seat, rng)
        deck = whole_event_deck(d)
        for event in d.event_discard:
            deck.remove(event)
        rng.shuffle(deck)
        d.event_deck = deck
    _draw_sheets(d, seat, rng)


def _marked(cards: Cards, holder: int, seat: int, house: int) -> Cards:
    """Entries as a state holds them. Those of a mask have no marks: a face that is shown is known to the seat, and some
    card of the house lies where none is shown."""
    out = []
    for e in cards:
        if not is_seen(e):
            e = entry_of((house if house != NONE else house_of(e)) * KINDS, 1 << holder, is_fresh(e))
        elif not knowers(e):
            e = entry_of(card_of(e), 1 << holder | (1 << seat if seat >= 0 else 0), is_fresh(e))
        out.append(e)
    return tuple(out)


def _deal(d: ThroneState, owner: int, seat: int, rng: Rng) -> None:
    """The cards of one house: those in places the seat cannot look into are mixed and dealt again."""
    house = d.house[owner]
    left = [0] * N_CARDS
    for k in range(house * KINDS, (house + 1) * KINDS):
        left[k] = COPIES[k]
    for k in (*d.discards[owner], *d.played[owner], d.shown[owner]):
        if k != NONE:
            left[k] -= 1
    unknown = 0
    for holder in range(d.n):
        for e in d.hostages[holder]:
            if house_of(e) == house:
                if knows(e, seat):
                    left[card_of(e)] -= 1
                else:
                    unknown += 1
    for e in d.hands[owner]:
        if knows(e, seat):
            left[card_of(e)] -= 1
        else:
            unknown += 1
    pool = [k for k in range(house * KINDS, (house + 1) * KINDS) for _ in range(left[k])]
    assert len(pool) == unknown + len(d.decks[owner])
    rng.shuffle(pool)
    hostages = d.hostages.copy()
    for holder in range(d.n):
        if holder != owner and hostages[holder]:
            hostages[holder] = _again(hostages[holder], house, seat, pool)
    d.hostages = hostages
    hands = d.hands.copy()
    hands[owner] = _again(hands[owner], house, seat, pool)
    d.hands = hands
    decks = d.decks.copy()
    decks[owner] = tuple(pool)
    d.decks = decks


def _again(cards: Cards, house: int, seat: int, pool: list[int]) -> Cards:
    out = []
    for e in cards:
        if house_of(e) == house and not knows(e, seat):
            out.append(swapped(e, pool.pop()))
        else:
            out.append(e)
    return tuple(sorted(out))


def _draw_sheets(d: ThroneState, seat: int, rng: Rng) -> None:
    """The other sheet each player drew."""
    if not d.sheets_drawn:
        return
    sheets = d.sheets_drawn.copy()
    for p in range(d.n):
        if p == seat:
            continue
        first = d.house[p] * PER_HOUSE
        all_five = list(range(first, first + PER_HOUSE))
        rng.shuffle(all_five)
        if d.leader[p] != NONE:  # the one that was kept is on the table
            all_five.remove(d.leader[p])
            all_five.insert(0, d.leader[p])
        sheets[2 * p : 2 * p + 2] = sorted(all_five[:2])
    d.sheets_drawn = sheets
