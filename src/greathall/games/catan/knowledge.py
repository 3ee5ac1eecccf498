"""What a seat can know of hidden cards, and a fair guess at the rest: redeal.

Hands change openly except when a card is robbed, or taken by Mance Rayder. The column `notes` records each such moment
together with all open changes before it, so every hand that fits what a seat has seen can be worked out: a cloud of
possible hands is carried through the records, hands that contradict one are dropped, and one of the rest is drawn.
"""

from __future__ import annotations

from typing import Final

from greathall.games.catan.names import IN_DECK, VICTORY_POINT
from greathall.games.catan.reading import laid_in, laid_then, seen_in, token_laid
from greathall.games.catan.state import (
    NOTE_ABSENT,
    NOTE_DECK,
    NOTE_LOOKED,
    NOTE_NOT_WON,
    NOTE_OTHERS,
    NOTE_STOLEN,
    CatanState,
)  # fmt: skip
from greathall.kernel.rng import Rng

CLOUDS: Final = (32, 256, 2048, 20000)  # sizes tried; a cloud that dies out is begun again, larger


class Guess:
    """Possible hands of all seats, and the cards that moved unseen on the way to them."""

    __slots__ = ("hand", "looked", "stolen")

    def __init__(self, hand: list[int], stolen: list[int], looked: list[int]) -> None:
        self.hand = hand
        self.stolen = stolen  # per record of a theft: the resource
        self.looked = looked  # per record of a look: the five counts seen


def redeal(s: CatanState, d: CatanState, seat: int, rng: Rng) -> None:
    """In `d`, a copy of `s`, deal anew everything the seat cannot know, in agreement with all it has seen."""
    d.notes, d.dev_kind = d.notes.copy(), d.dev_kind.copy()
    d.token, d.under, d.bag = d.token.copy(), d.under.copy(), d.bag.copy()
    _deal_hands(s, d, seat, rng)
    _deal_development(s, d, seat, rng)
    if d.table.brotherhood:
        _deal_tokens(d, rng)


# ---------------------------------------------------------------- hands
def _deal_hands(s: CatanState, d: CatanState, seat: int, rng: Rng) -> None:
    size = s.n * 5
    sunk = [s.low[i] - s.seen_hand[i] for i in range(size)]
    changed = [s.hand[i] - s.seen_hand[i] for i in range(size)]
    for most in CLOUDS:
        cloud = _follow(s, seat, rng, most)
        cloud = [g for g in cloud if all([g.hand[i] + sunk[i] >= 0 for i in range(size)])]
        if cloud:
            break
    guess = cloud[rng.below(len(cloud))]
    d.seen_hand = guess.hand
    d.low = [guess.hand[i] + sunk[i] for i in range(size)]
    d.hand = [guess.hand[i] + changed[i] for i in range(size)]
    stolen, looked = 0, 0
    for i, note in enumerate(d.notes):
        if note[0] == NOTE_STOLEN:
            d.notes[i] = (*note[:3], guess.stolen[stolen], *note[4:])
            stolen += 1
        elif note[0] == NOTE_LOOKED:
            d.notes[i] = (*note[:3], *guess.looked[looked : looked + 5], *note[8:])
            looked += 5


def _follow(s: CatanState, seat: int, rng: Rng, most: int) -> list[Guess]:
    """Carry a cloud of guesses through all records."""
    size = s.n * 5
    cloud = [Guess([0] * size, [], [])]
    for note in s.notes:
        kind = note[0]
        if kind in (NOTE_DECK, NOTE_NOT_WON):
            continue
        at = len(note) - 2 * size
        change, low = note[at : at + size], note[at + size :]
        following: list[Guess] = []
        weights: list[int] = []
        copies = max(1, most // len(cloud)) if kind == NOTE_STOLEN else 1
        for g in cloud:
            if any([g.hand[i] + low[i] < 0 for i in range(size)]):
                continue
            hand = [g.hand[i] + change[i] for i in range(size)]
            if kind == NOTE_STOLEN:
                victim, thief, card = note[1], note[2], note[3]
                have = hand[victim * 5 : victim * 5 + 5]
                total = sum(have)
                if total == 0:
                    continue
                if seat in (victim, thief):  # this seat saw the card
                    if have[card]:
                        following.append(_moved(g, hand, victim, thief, card))
                        weights.append(have[card] * 1000 // total)
                    continue
                for _ in range(copies):
                    card = _draw(have, rng.below(total))
                    following.append(_moved(g, hand, victim, thief, card))
                    weights.append(1000)
                continue
            if kind == NOTE_ABSENT and hand[note[1] * 5 + note[2]]:
                continue
            if kind == NOTE_OTHERS:
                holder = hand[note[1] * 5 : note[1] * 5 + 5]
                if sum(holder) - holder[note[2]] < note[3]:
                    continue
            looked = g.looked
            if kind == NOTE_LOOKED:
                seen = hand[note[2] * 5 : note[2] * 5 + 5]
                if note[1] == seat and seen != list(note[3:8]):
                    continue
                looked = looked + seen
            following.append(Guess(hand, g.stolen, looked))
            weights.append(1000)
        if not following:
            return []
        cloud = _thin(following, weights, rng, most)
    return cloud


def _draw(have: list[int], card: int) -> int:
    resource = 0
    while card >= have[resource]:
        card -= have[resource]
        resource += 1
    return resource


def _moved(g: Guess, hand: list[int], victim: int, thief: int, card: int) -> Guess:
    hand = hand[:]
    hand[victim * 5 + card] -= 1
    hand[thief * 5 + card] += 1
    return Guess(hand, [*g.stolen, card], g.looked)


def _thin(guesses: list[Guess], weights: list[int], rng: Rng, most: int) -> list[Guess]:
    """At most `most` guesses, drawn by weight."""
    if len(guesses) <= most and min(weights) == max(weights):
        return guesses
    reach: list[int] = []
    total = 0
    for w in weights:
        total += w
        reach.append(total)
    out = []
    for _ in range(most):
        x = rng.below(total)
        low, high = 0, len(reach) - 1
        while low < high:
            mid = (low + high) // 2
            if x < reach[mid]:
                high = mid
            else:
                low = mid + 1
        out.append(guesses[low])
    return out


# ---------------------------------------------------------------- development cards
def _deal_development(s: CatanState, d: CatanState, seat: int, rng: Rng) -> None:
    looking = [note[2] for note in s.notes if note[0] == NOTE_DECK and note[1] == seat and note[2] == s.dev_next]
    top = s.dev_next + 3 if looking else 0  # the cards Melisandre shows at this moment
    revealed = [s.over and s.dev_kind[card] == VICTORY_POINT for card in range(len(s.dev_kind))]
    hidden = [
        card
        for card, at in enumerate(s.dev_at)
        if (at == IN_DECK and card >= top) or (0 <= at < s.n and at != seat and not revealed[card])
    ]
    kinds = [s.dev_kind[card] for card in hidden]
    for _ in range(300):
        rng.shuffle(kinds)
        for card, kind in zip(hidden, kinds, strict=True):
            d.dev_kind[card] = kind
        if _fits(d, seat):
            break
    else:  # hard to hit: exchange pairs of the last fitting order instead
        d.dev_kind = s.dev_kind[:]
        for _ in range(400):
            a, b = hidden[rng.below(len(hidden))], hidden[rng.below(len(hidden))]
            d.dev_kind[a], d.dev_kind[b] = d.dev_kind[b], d.dev_kind[a]
            if not _fits(d, seat):
                d.dev_kind[a], d.dev_kind[b] = d.dev_kind[b], d.dev_kind[a]
    d.dev_held = [0] * len(d.dev_held)
    for card, at in enumerate(d.dev_at):
        if 0 <= at < d.n:
            d.dev_held[at * 5 + d.dev_kind[card]] += 1
            if at == d.active and card >= d.dev_fresh:
                d.dev_held[d.n * 5 + d.dev_kind[card]] += 1
    for i, note in enumerate(d.notes):
        if note[0] == NOTE_DECK and note[1] != seat:
            d.notes[i] = _deck_seen(d, note, rng)


def _fits(d: CatanState, seat: int) -> bool:
    """Does the deal agree with the looks into the deck by this seat, and with victories that did not come?"""
    for note in d.notes:
        if note[0] == NOTE_DECK and note[1] == seat:
            later = d.dev_kind[note[2] :]
            for kind in range(5):
                if note[3:].count(kind) > later.count(kind):
                    return False
        elif note[0] == NOTE_NOT_WON:
            points = 0
            for card in range(note[2]):
                if d.dev_at[card] == note[1] and d.dev_kind[card] == VICTORY_POINT:
                    points += 1
            if points > note[3]:
                return False
    return True


def _deck_seen(d: CatanState, note: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """What another seat may have seen on top of the deck then: the card it kept, and others that were in the deck."""
    first = note[2]
    if d.dev_at[first] == IN_DECK:  # still looking
        return (*note[:3], *d.dev_kind[first : first + len(note) - 3])
    rest = d.dev_kind[first + 1 :]
    rng.shuffle(rest)
    return (*note[:3], d.dev_kind[first], *rest[: len(note) - 4])


# ---------------------------------------------------------------- wildling tokens
def _deal_tokens(d: CatanState, rng: Rng) -> None:
    """Nobody sees a face-down token. Tokens never seen are exchanged freely; one laid under a piece later may be any
    that lay in the pool then and was not seen since."""
    down = [token_laid(t) for t in d.under if t >= 0] + d.bag
    unseen = [t for t in down if not seen_in(d.token[t])]
    kinds = [d.token[t] for t in unseen]
    rng.shuffle(kinds)
    for t, kind in zip(unseen, kinds, strict=True):
        d.token[t] = kind
    for place, t in enumerate(d.under):
        if t >= 0 and laid_in(t):
            others = [i for i, b in enumerate(d.bag) if seen_in(d.token[b]) < laid_in(t)]
            pick = rng.below(len(others) + 1)
            if pick < len(others):
                i = others[pick]
                d.under[place] = laid_then(t, d.bag[i])
                d.bag[i] = token_laid(t)
    rng.shuffle(d.bag)
