"""What a seat can know of hidden cards, and a fair guess at the rest: redeal.

Hands change openly except when a card is robbed, or taken by Mance Rayder. The column `notes` records each such moment
together with all open changes before it, so every hand that fits what a seat has seen can be worked out: a cloud of
possible hands is carried through the records, hands that contradict one are dropped, and one of the rest is drawn.
Nothing else is read than what `CatanState.mask` leaves, so a masked state can be completed as well as a whole one.
"""

from __future__ import annotations

from typing import Final

from greathall.games.catan import state
from greathall.games.catan.board import DEVELOPMENT_COUNTS, TOKENS
from greathall.games.catan.names import IN_DECK, RECRUITS, VICTORY_POINT
from greathall.games.catan.state import CatanState
from greathall.kernel.rng import Rng
from greathall.kernel.state import UNKNOWN

CLOUDS: Final = (32, 256, 2048, 20000)  # sizes tried; a cloud that dies out is begun again, larger


class Guess:
    """Possible hands of all seats, and the cards that moved unseen on the way to them."""

    __slots__ = ("hand", "looked", "stolen")

    def __init__(self, hand: list[int], stolen: list[int], looked: list[int]) -> None:
        self.hand = hand
        self.stolen = stolen  # per record of a theft: the resource
        self.looked = looked  # per record of a look: the five counts seen


def redeal(s: CatanState, d: CatanState, seat: int, rng: Rng) -> None:
    """In `d`, a copy of `s`, fill in everything the seat cannot know, in agreement with all it has seen."""
    m = s.mask(seat)
    d.notes, d.dev_kind, d.under = m.notes, m.dev_kind, m.under
    _deal_hands(m, d, seat, rng)
    _deal_development(d, seat, rng)
    if d.table.brotherhood:
        _deal_tokens(d, rng)


# ---------------------------------------------------------------- hands
def _deal_hands(s: CatanState, d: CatanState, seat: int, rng: Rng) -> None:
    size = s.n * 5
    sunk, changed = s.low[:], s.seen_hand[:]  # of others a mask shows how far the hand has sunk, and how it has changed
    if seat >= 0:
        for i in range(seat * 5, seat * 5 + 5):
            sunk[i] = s.low[i] - s.seen_hand[i]
            changed[i] = s.hand[i] - s.seen_hand[i]
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
        if note[0] == state.NOTE_STOLEN:
            d.notes[i] = (*note[:3], guess.stolen[stolen], *note[4:])
            stolen += 1
        elif note[0] == state.NOTE_LOOKED:
            d.notes[i] = (*note[:3], *guess.looked[looked : looked + 5], *note[8:])
            looked += 5


def _follow(s: CatanState, seat: int, rng: Rng, most: int) -> list[Guess]:
    """Carry a cloud of guesses through all records."""
    size = s.n * 5
    cloud = [Guess([0] * size, [], [])]
    for note in s.notes:
        kind = note[0]
        if kind in (state.NOTE_DECK, state.NOTE_NOT_WON):
            continue
        at = len(note) - 2 * size
        change, low = note[at : at + size], note[at + size :]
        following: list[Guess] = []
        weights: list[int] = []
        copies = max(1, most // len(cloud)) if kind == state.NOTE_STOLEN else 1
        for g in cloud:
            if any([g.hand[i] + low[i] < 0 for i in range(size)]):
                continue
            hand = [g.hand[i] + change[i] for i in range(size)]
            if kind == state.NOTE_STOLEN:
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
            if kind == state.NOTE_ABSENT and hand[note[1] * 5 + note[2]]:
                continue
            if kind == state.NOTE_OTHERS:
                holder = hand[note[1] * 5 : note[1] * 5 + 5]
                if sum(holder) - holder[note[2]] < note[3]:
                    continue
            looked = g.looked
            if kind == state.NOTE_LOOKED:
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
def _deal_development(d: CatanState, seat: int, rng: Rng) -> None:
    hidden = [card for card, kind in enumerate(d.dev_kind) if kind == UNKNOWN]
    kinds: list[int] = []
    for kind, count in enumerate(DEVELOPMENT_COUNTS):
        if d.table.brotherhood or kind != RECRUITS:
            kinds += [kind] * (count - d.dev_kind.count(kind))
    for _ in range(100):
        rng.shuffle(kinds)
        for card, kind in zip(hidden, kinds, strict=True):
            d.dev_kind[card] = kind
        wrong = _misfits(d, seat, hidden)
        if not wrong:
            break
    while wrong:  # hard to hit: exchange pairs as long as it gets no worse
        a, b = hidden[rng.below(len(hidden))], hidden[rng.below(len(hidden))]
        d.dev_kind[a], d.dev_kind[b] = d.dev_kind[b], d.dev_kind[a]
        now = _misfits(d, seat, hidden)
        if now > wrong:
            d.dev_kind[a], d.dev_kind[b] = d.dev_kind[b], d.dev_kind[a]
        else:
            wrong = now
    d.dev_held = [0] * len(d.dev_held)
    for card, at in enumerate(d.dev_at):
        if 0 <= at < d.n:
            d.dev_held[at * 5 + d.dev_kind[card]] += 1
            if at == d.active and card >= d.dev_fresh:
                d.dev_held[d.n * 5 + d.dev_kind[card]] += 1
    for i, note in enumerate(d.notes):
        if note[0] == state.NOTE_DECK and note[1] != seat:
            d.notes[i] = _deck_seen(d, note, rng)


def _misfits(d: CatanState, seat: int, hidden: list[int]) -> int:
    """How many cards contradict the looks into the deck by this seat, victories that did not come, and the end, at
    which all points are shown."""
    wrong = 0
    for note in d.notes:
        if note[0] == state.NOTE_DECK and note[1] == seat:
            later = d.dev_kind[note[2] :]
            for kind in range(5):
                wrong += max(0, note[3:].count(kind) - later.count(kind))
        elif note[0] == state.NOTE_NOT_WON:
            points = 0
            for card in range(note[2]):
                if d.dev_at[card] == note[1] and d.dev_kind[card] == VICTORY_POINT:
                    points += 1
            wrong += max(0, points - note[3])
    if d.over:
        wrong += len([card for card in hidden if d.dev_at[card] != IN_DECK and d.dev_kind[card] == VICTORY_POINT])
    return wrong


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
    """Nobody sees a face-down token, everybody sees the others: what was revealed is played through again, from a
    set-up that is drawn until it fits."""
    history = d.revealed
    started = _covered_at_first(d)
    # By record: what a token laid there turned out to be, UNKNOWN while it lies. By place: the same of the set-up.
    later = [UNKNOWN] * len(history)
    after: dict[int, int] = {}
    for i in range(len(history) - 1, -1, -1):
        place, face = history[i]
        if place != state.POOL:
            later[i] = after.get(place, UNKNOWN)
            after[place] = face if face != state.FACE_DOWN else UNKNOWN
    known = {place: after.get(place, UNKNOWN) for place in started}
    owed = _owed_by_the_pool(d, later)
    while True:
        world = _play_through(d, known, later, owed, rng)
        if world is not None:
            break
    under, pool, gone = world
    rng.shuffle(pool)
    d.token = [*under.values(), *pool, *gone]
    for token, place in enumerate(under):
        d.under[place] = token
    d.bag = list(range(len(under), len(under) + len(pool)))


def _covered_at_first(d: CatanState) -> list[int]:
    """The places with a token before anything was revealed."""
    covered = {place for place, token in enumerate(d.under) if token != state.EMPTY}
    for place, face in reversed(d.revealed):
        if face == state.FACE_DOWN:
            covered.discard(place)
        elif place != state.POOL:
            covered.add(place)
    return sorted(covered)


def _owed_by_the_pool(d: CatanState, later: list[int]) -> list[int]:
    """The tokens that must have lain in the pool from the beginning: they came out before others like them came in."""
    owed: list[int] = []
    there: list[int] = []
    for i, (place, face) in enumerate(d.revealed):
        wanted = later[i] if face == state.FACE_DOWN else face if place == state.POOL else UNKNOWN
        if wanted != UNKNOWN:
            if wanted in there:
                there.remove(wanted)
            else:
                owed.append(wanted)
        if face != state.FACE_DOWN and d.table.tokens_to_pool:
            there.append(face)
    return owed


def _play_through(
    d: CatanState, known: dict[int, int], later: list[int], owed: list[int], rng: Rng
) -> tuple[dict[int, int], list[int], list[int]] | None:
    """Draw a set-up and go through the records: what lies under pieces, in the pool and in the box now. None: the pool
    did not have what came out of it."""
    rest = TOKENS[:]
    for face in [*known.values(), *owed]:
        if face != UNKNOWN:
            rest.remove(face)
    rng.shuffle(rest)
    under = {place: rest.pop() if face == UNKNOWN else face for place, face in known.items()}
    pool = owed + rest
    gone: list[int] = []
    for i, (place, face) in enumerate(d.revealed):
        if face == state.FACE_DOWN or place == state.POOL:
            drawn = later[i] if face == state.FACE_DOWN else face
            if drawn == UNKNOWN:
                drawn = pool[rng.below(len(pool))]
            elif drawn not in pool:
                return None
            pool.remove(drawn)
            if face == state.FACE_DOWN:
                under[place] = drawn
                continue
        else:
            del under[place]
        (pool if d.table.tokens_to_pool else gone).append(face)
    return under, pool, gone
