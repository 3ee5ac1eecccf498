"""What a seat can know of hidden cards and tokens, and a fair guess at the rest: redeal.

Marks on cards and tokens say who knows of them; groups say between which hands, places of the ally deck or places of
tokens something moved that a seat could not follow, so that what it knew is now somewhere in the group.
"""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze.completing import complete, is_mask
from greathall.games.sojusze.entries import (
    Cards,
    card_of,
    in_hand,
    is_known,
    is_token_known,
    known_mark,
    marks_of,
    seen_mark,
    value_of,
    was_seen,
    with_value,
    without_marks,
)  # fmt: skip
from greathall.games.sojusze.flow.rounds import Draft
from greathall.games.sojusze.names import FIRST_EVENT, FIRST_LEADER_CARD
from greathall.games.sojusze.state import SojuszeState
from greathall.kernel.rng import Rng

TRIES: Final = 30  # guesses at how tokens moved before the true way is taken


def redeal(s: SojuszeState, d: SojuszeState, seat: int, rng: Rng) -> None:
    """In `d`, a copy of `s`, deal anew everything the seat cannot know, in agreement with all it has seen."""
    if is_mask(s):
        complete(s, d, seat, rng)
        return
    _deal_cards(s, d, seat, rng)
    _deal_allies(s, d, seat, rng)
    if not s.over:
        _deal_tokens(s, d, seat, rng)


# ---------------------------------------------------------------- influence cards
def _deal_cards(s: SojuszeState, d: SojuszeState, seat: int, rng: Rng) -> None:
    pool = s.deck.copy()
    white: list[list[int]] = [list(w) for w in s.white]
    own_white = s.table.white_cards
    lost: list[tuple[int, int]] = []  # where they really are
    wanted_white = [0] * s.n  # white cards of each seat that are in somebody's hand, unknown to this one
    seat_of = {leader: p for p, leader in enumerate(s.leader)}
    for holder in range(s.n):
        for e in s.hands[holder]:
            card = card_of(e)
            if holder == seat or is_known(e, seat) or was_seen(e, seat):
                continue
            if own_white and card >= FIRST_LEADER_CARD:
                owner = seat_of[(card - FIRST_LEADER_CARD) // 4]
                white[owner].append(card)
                wanted_white[owner] += 1
                lost.append((holder, card))
            else:
                pool.append(card)
    for holder, cards in enumerate(_unseen_draft(s, d, seat, rng)):
        if cards is not None and holder >= 0:
            pool += cards
    # Which events are not in the game is as unknown as which are.
    events = [k for k in pool if FIRST_EVENT <= k < FIRST_LEADER_CARD] if s.aside else []
    if events:
        pool = [k for k in pool if not FIRST_EVENT <= k < FIRST_LEADER_CARD]
        events += s.aside
        rng.shuffle(events)
        d.aside = events[: len(s.aside)]
        pool += events[len(s.aside) :]
    elif s.aside:
        d.aside = s.aside.copy()
        rng.shuffle(d.aside)
    rng.shuffle(pool)
    drawn: dict[int, int] = {}  # a white card in a hand -> the one it is thought to be
    new_white = []
    for owner in range(s.n):
        rng.shuffle(white[owner])
        new_white.append(tuple(sorted(white[owner][wanted_white[owner] :])))
        true = [card for _, card in lost if seat_of[(card - FIRST_LEADER_CARD) // 4] == owner]
        drawn.update(zip(true, white[owner], strict=False))
    d.white = new_white
    _deal_hands(s, d, seat, rng, pool, drawn, lost)
    if s.packs[0] or s.picks[0]:
        _deal_packs(s, d, seat, pool)
    d.deck = pool


def _deal_hands(
    s: SojuszeState,
    d: SojuszeState,
    seat: int,
    rng: Rng,
    pool: list[int],
    drawn: dict[int, int],
    lost: list[tuple[int, int]],
) -> None:
    """Every hand but the own: what the seat knows stays (or wanders in its group), the rest comes from the pool."""
    n = s.n
    own = 0 if seat < 0 else known_mark(seat) | seen_mark(seat)
    kept: list[list[int]] = [[] for _ in range(n)]  # cards this seat knows of, by the hand they are thought to be in
    seen: list[int] = []
    marks: list[list[int]] = [[] for _ in range(n)]  # what others know of the cards of a hand
    for holder in range(n):
        if holder == seat:
            continue
        for e in s.hands[holder]:
            marks[holder].append(marks_of(e) & ~own)
            card = without_marks(e)
            if is_known(e, seat):
                kept[holder].append(card | (e & own))
            elif was_seen(e, seat):
                seen.append(card | (e & own))
            elif (holder, card_of(e)) in lost:
                lost.remove((holder, card_of(e)))
                kept[holder].append(in_hand(drawn[card_of(e)]))
    _other_moves(s, kept, seat, rng)
    free = [0 if p == seat else len(s.hands[p]) - len(kept[p]) for p in range(n)]
    dealt: list[list[int]] = [[] for _ in range(n)]
    for entry in seen:
        _give(dealt, free, entry, [p for p in range(n) if p != seat], rng)
    for holder in range(n):
        for _ in range(free[holder]):
            dealt[holder].append(in_hand(pool.pop()))
    hands = s.hands.copy()
    for holder in range(n):
        if holder != seat:
            cards = kept[holder] + dealt[holder]
            rng.shuffle(cards)
            hands[holder] = tuple(sorted([e | m for e, m in zip(cards, marks[holder], strict=True)]))
    d.hands = hands


def _other_moves(s: SojuszeState, kept: list[list[int]], seat: int, rng: Rng) -> None:
    """Where a card went from hand to hand unseen by this seat, it may have been another one: for each such move one of
    the cards known there may have gone instead, and the one that went (if it is known) may have stayed."""
    for giver, taker, card, clear in s.hand_moves:
        if seat in (giver, taker) or (seat >= 0 and clear >> seat & 1):
            continue
        went = [e for e in kept[taker] if card_of(e) == card]
        pick = rng.below(len(s.hands[giver]) + 1)  # any of the giver's cards, or the one that went
        instead = kept[giver][pick] if pick < len(kept[giver]) else -1
        unknown = len(s.hands[giver]) - len(kept[giver])
        if instead >= 0:
            if not went and len(kept[taker]) == len(s.hands[taker]):
                continue
            kept[giver].remove(instead)
            kept[taker].append(instead)
            if went:
                kept[taker].remove(went[0])
                kept[giver].append(went[0])
        elif went and unknown and pick < len(s.hands[giver]):
            kept[taker].remove(went[0])
            kept[giver].append(went[0])


def _give(dealt: list[list[int]], free: list[int], entry: int, hands: list[int], rng: Rng) -> None:
    """Into a random free place of these hands."""
    at = rng.below(sum([free[p] for p in hands]))
    for p in hands:
        if at < free[p]:
            free[p] -= 1
            dealt[p].append(entry)
            return
        at -= free[p]


# ---------------------------------------------------------------- the draft
def _step(s: SojuszeState) -> int:
    """The direction of the draft that is going on."""
    for frame in s.stack:
        if isinstance(frame, Draft):
            return frame.step()
    return 1


def _unseen_draft(s: SojuszeState, d: SojuszeState, seat: int, rng: Rng) -> list[list[int] | None]:
    """Per pack: the cards of which this seat has seen nothing; what it has seen is mixed at once, into `d`.

    Pack p starts at seat p. The cards that left it between two looks of this seat went to known seats in unknown order;
    after its last look they are with those seats or still in the pack.
    """
    if not s.packs[0] and not s.picks[0]:
        return []
    n, step, turns = s.n, _step(s), len(s.picks[0])
    picks = [list(p) for p in s.picks]
    packs = [list(p) for p in s.packs]
    out: list[list[int] | None] = []
    for p in range(n):
        at = (p + step * turns) % n
        looks = [r for r in range(turns + 1) if seat >= 0 and (p + step * r) % n == seat]
        if not looks:
            out.append([*packs[at], *[picks[(p + step * r) % n][r] for r in range(turns)]])
            continue
        out.append([picks[(p + step * r) % n][r] for r in range(looks[0])])
        for i, look in enumerate(looks):
            end = looks[i + 1] if i + 1 < len(looks) else turns
            places = [((p + step * r) % n, r) for r in range(look + 1, end)]
            cards = [picks[q][r] for q, r in places]
            still_out = i + 1 == len(looks) and at != seat
            if still_out:
                cards += packs[at]
            rng.shuffle(cards)
            for q, r in places:
                picks[q][r] = cards.pop()
            if still_out:
                packs[at] = sorted(cards)
    d.picks = [tuple(p) for p in picks]
    d.packs = [tuple(p) for p in packs]
    return out


def _deal_packs(s: SojuszeState, d: SojuszeState, seat: int, pool: list[int]) -> None:
    """What the seat has not seen of the packs comes from the pool."""
    n, step, turns = s.n, _step(s), len(s.picks[0])
    picks = [list(p) for p in d.picks]
    packs = list(d.packs)
    for p in range(n):
        looks = [r for r in range(turns + 1) if seat >= 0 and (p + step * r) % n == seat]
        for r in range(looks[0] if looks else turns):
            picks[(p + step * r) % n][r] = pool.pop()
        if not looks:
            at = (p + step * turns) % n
            packs[at] = tuple(sorted([pool.pop() for _ in packs[at]]))
    d.picks = [tuple(p) for p in picks]
    d.packs = packs


# ---------------------------------------------------------------- allies
def _deal_allies(s: SojuszeState, d: SojuszeState, seat: int, rng: Rng) -> None:
    deck, known = s.ally_deck.copy(), s.ally_known.copy()
    unknown = [i for i in range(len(deck)) if not is_known(known[i], seat)]
    cards = [deck[i] for i in unknown]
    rng.shuffle(cards)
    for i, card in zip(unknown, cards, strict=True):
        deck[i] = card
    group: Cards = s.ally_group[seat] if seat >= 0 else ()
    for name in sorted(set(group)):
        places = [i for i, g in enumerate(group) if g == name]
        if len(places) > 1:
            order = places.copy()
            rng.shuffle(order)
            moved = [(deck[i], known[i]) for i in order]
            for i, (card, mark) in zip(places, moved, strict=True):
                deck[i], known[i] = card, mark
    d.ally_deck, d.ally_known = deck, known


# ---------------------------------------------------------------- tokens
def _deal_tokens(s: SojuszeState, d: SojuszeState, seat: int, rng: Rng) -> None:
    """Every token that went unseen may have been another one of its place, as long as the seat would now see what it
    sees; then the values it never saw are mixed."""
    places = _places(s)
    if seat >= 0 and s.token_moves:
        seen = _seen(s, seat, places)
        for _ in range(TRIES):
            other = _moved_otherwise(s, seat, rng)
            if other and _seen(s, seat, other) == seen:
                places = other
                break
    hidden: list[tuple[int, int]] = []
    for i, place in enumerate(places):
        hidden += [(i, j) for j, t in enumerate(place) if not is_token_known(t, seat)]
    values = [value_of(places[i][j]) for i, j in hidden]
    rng.shuffle(values)
    for (i, j), value in zip(hidden, values, strict=True):
        places[i][j] = with_value(places[i][j], value)
    _lay_tokens(d, places)


def _places(s: SojuszeState) -> list[list[int]]:
    return [list(t) for t in (*s.tokens, tuple(s.on_ally), tuple(s.supply))]


def _lay_tokens(d: SojuszeState, places: list[list[int]]) -> None:
    d.tokens = [tuple(p) for p in places[: d.n]]
    d.on_ally = places[d.n]
    d.supply = places[d.n + 1]


def _seen(s: SojuszeState, seat: int, places: list[list[int]]) -> list[Cards]:
    """What a seat would see of tokens that lie so."""
    d = s.clone()
    _lay_tokens(d, places)
    return [d.tokens_for(tuple(place), seat, i) for i, place in enumerate(places)]


def _moved_otherwise(s: SojuszeState, seat: int, rng: Rng) -> list[list[int]]:
    """Take all moves back and make them again: those the seat is certain of with the same token, the others with any of
    the place. Nothing if that does not go on to the end."""
    places = _places(s)
    went: list[int] = []
    for a, b, token, _ in reversed(s.token_moves):
        alike = [t for t in places[b] if value_of(t) == value_of(token) and t & token == token]
        if not alike:
            return []
        places[b].remove(alike[-1])
        places[a].append(alike[-1])
        went.append(alike[-1])
    for (a, b, _, certain), token in zip(s.token_moves, reversed(went), strict=True):
        if not places[a]:
            return []
        if not certain >> seat & 1:
            token = places[a][rng.below(len(places[a]))]
        elif token not in places[a]:
            return []
        places[a].remove(token)
        places[b].append(token)
    return places
