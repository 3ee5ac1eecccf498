"""Cards in hands and bidding areas: every way they move, with who gets to know of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from greathall.games.sojusze import codes
from greathall.games.sojusze.entries import (
    CARD,
    CARD_SHIFT,
    KNOWN,
    MARKS,
    Cards,
    area_card,
    area_cards,
    blanked,
    card_of,
    copies_in,
    in_hand,
    is_known,
    known_mark,
    seen_mark,
    was_seen,
)
from greathall.games.sojusze.names import FIRST_LEADER_CARD, INTERCEPT, NIGHTS_WATCH
from greathall.games.sojusze.shields import hand_open
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.kernel.state import EVERYONE, NOBODY


def set_hand(s: SojuszeState, seat: int, hand: list[int]) -> None:
    hand.sort()
    hands = s.hands.copy()
    hands[seat] = tuple(hand)
    s.hands = hands


def set_area(s: SojuszeState, seat: int, area: Cards) -> None:
    areas = s.areas.copy()
    areas[seat] = area
    s.areas = areas


def everyone(s: SojuszeState) -> int:
    return (1 << s.n) - 1


def onlookers(s: SojuszeState, holder: int) -> int:
    """Who sees this hand at any time now: its holder, and whoever plays Intercept against it."""
    seats = 1 << holder
    for card, you, arg in s.effects:
        if card == INTERCEPT and arg == holder and you >= 0 and hand_open(s, you, holder):
            seats |= 1 << you
    return seats


# ---------------------------------------------------------------- in and out of hands
def add(s: SojuszeState, seat: int, card: int, knowers: int) -> None:
    """A card comes into a hand; `knowers` see which."""
    if s.effects:
        knowers |= onlookers(s, seat)
    set_hand(s, seat, [*s.hands[seat], in_hand(card, knowers & ~known_mark(seat))])


def drop(s: SojuszeState, seat: int, card: int) -> None:
    """A card leaves a hand before everybody's eyes: nobody knows of one copy more than before minus this one."""
    hand = s.hands[seat]
    first = card << CARD_SHIFT
    last = first | MARKS  # hands are kept in order: all copies lie between the two
    at = bisect_left(hand, first)
    copies = bisect_right(hand, last)
    hands = s.hands.copy()
    hands[seat] = hand[:at] + hand[at + 1 :]
    s.hands = hands
    elsewhere: list[tuple[int, int]] = []
    if s.table.draft or any(s.hand_group):
        for p, other in enumerate(hands):
            i = bisect_left(other, first)
            if i < len(other) and other[i] <= last and p != seat:
                elsewhere += [(p, j) for j in range(i, bisect_right(other, last)) if other[j] & MARKS]
    if elsewhere or (copies > at + 1 and any([e & MARKS for e in hand[at:copies]])):
        _forget_one(s, seat, card, list(hand[at:copies]), elsewhere)


def _forget_one(s: SojuszeState, seat: int, card: int, copies: list[int], elsewhere: list[tuple[int, int]]) -> None:
    """Of the copies of a card in a hand (or, for who could not follow them, elsewhere) one is gone: every other seat
    knows of one less."""
    left = [in_hand(card)] * (len(copies) - 1)
    for viewer in range(s.n):
        if viewer == seat:
            continue
        known_by, seen_by = known_mark(viewer), seen_mark(viewer)
        known = len([e for e in copies if e & known_by])
        seen = len([e for e in copies if e & seen_by and not e & known_by])
        if known:
            known -= 1
        elif not (elsewhere and _forget_known(s, viewer, seat, elsewhere, seen > len(left))):
            if seen:
                seen -= 1
            elif elsewhere:
                _forget_seen(s, viewer, elsewhere)
        for i in range(len(left)):
            if i < known:
                left[i] |= known_by
            elif i < known + seen:
                left[i] |= seen_by
    if left:
        set_hand(s, seat, [*[e for e in s.hands[seat] if card_of(e) != card], *left])


def _forget_known(s: SojuszeState, viewer: int, seat: int, elsewhere: list[tuple[int, int]], seen: bool) -> bool:
    """The copy that left may be one this viewer knew to be in one of several hands. If it was `seen` in the draft, the
    other is now in its place: it is in some hand."""
    group = s.hand_group[viewer]
    for other, i in elsewhere if group else []:
        if other != viewer and group[other] == group[seat] and is_known(s.hands[other][i], viewer):
            _mark_anew(s, viewer, other, i, seen_mark(viewer) if seen else 0)
            return True
    return False


def _forget_seen(s: SojuszeState, viewer: int, elsewhere: list[tuple[int, int]]) -> None:
    """The copy that left may be one this viewer has seen in the draft; not one that it knows to be somewhere else."""
    for other, i in elsewhere:
        e = s.hands[other][i]
        if other != viewer and was_seen(e, viewer) and not is_known(e, viewer):
            _mark_anew(s, viewer, other, i, 0)
            return


def _mark_anew(s: SojuszeState, viewer: int, holder: int, at: int, marks: int) -> None:
    """All a viewer knows of the card at this place of a hand is this."""
    hand = s.hands[holder]
    hands = s.hands.copy()
    others = hand[at] & ~(known_mark(viewer) | seen_mark(viewer))
    hands[holder] = (*hand[:at], others | marks, *hand[at + 1 :])
    s.hands = hands


def pass_card(s: SojuszeState, giver: int, taker: int, at: int) -> int:
    """The card at place `at` of a hand goes to another; only the two (and who sees either hand) see which."""
    hand = list(s.hands[giver])
    entry = hand.pop(at)
    card = card_of(entry)
    witnesses = 1 << giver | 1 << taker
    if s.effects:
        witnesses |= onlookers(s, giver) | onlookers(s, taker)
    groups = s.hand_group
    about = 0  # who knows anything of one of the two hands
    for e in (*s.hands[giver], *s.hands[taker]):
        about |= e & KNOWN
    clear = witnesses  # whom it leaves in no doubt: they saw it, or knew nothing that it could change
    for viewer in range(s.n):
        if not witnesses >> viewer & 1:
            if about >> viewer & 1 or s.table.white_cards or groups[viewer]:
                groups = groups.copy()
                groups[viewer] = merged(groups[viewer] or tuple(range(s.n)), giver, taker)
            else:
                clear |= 1 << viewer
    s.hand_group = groups
    s.hand_moves = [*s.hand_moves, (giver, taker, card, clear)]
    marks = entry & MARKS
    s.hidden_shown = True
    set_hand(s, giver, hand)
    # Who did not see it still knows the card to be in one of the two hands, if they knew it before.
    set_hand(s, taker, [*s.hands[taker], in_hand(card, (marks | witnesses) & ~(known_mark(taker) | seen_mark(taker)))])
    return witnesses


def merged(groups: Cards, a: int, b: int) -> Cards:
    low, high = min(groups[a], groups[b]), max(groups[a], groups[b])
    return tuple([low if g == high else g for g in groups])


def take_random(s: SojuszeState, taker: int, victim: int) -> None:
    at = s.below(len(s.hands[victim]))
    card = card_of(s.hands[victim][at])
    witnesses = pass_card(s, victim, taker, at)
    if s.events is not None:
        s.events.append((codes.E_TOOK, witnesses, taker, victim, card))


def take(s: SojuszeState, taker: int, victim: int, card: int) -> None:
    witnesses = pass_card(s, victim, taker, _place(s, victim, card))
    if s.events is not None:
        s.events.append((codes.E_TOOK, witnesses, taker, victim, card))


def give(s: SojuszeState, giver: int, taker: int, card: int) -> None:
    witnesses = pass_card(s, giver, taker, _place(s, giver, card))
    if s.events is not None:
        s.events.append((codes.E_GAVE, witnesses, giver, taker, card))


def _place(s: SojuszeState, seat: int, card: int) -> int:
    first, last = copies_in(s.hands[seat], card)
    if first == last:
        raise ValueError("no such card in this hand")
    return first


def look(s: SojuszeState, viewer: int, holder: int) -> None:
    """A leader looks at a hand."""
    s.hidden_shown = True
    bit = 1 << viewer
    set_hand(s, holder, [e | bit for e in s.hands[holder]])
    if s.hand_moves:
        s.hand_moves = [(a, b, x, clear | bit if holder in (a, b) else clear) for a, b, x, clear in s.hand_moves]
    group = s.hand_group[viewer]
    if group and group.count(group[holder]) > 1:  # what is where is clear again for this hand
        groups = s.hand_group.copy()
        own = group[holder]
        rest = [i for i, g in enumerate(group) if g == own and i != holder]
        groups[viewer] = tuple([holder if i == holder else rest[0] if i in rest else g for i, g in enumerate(group)])
        s.hand_group = groups
    if s.events is not None:
        s.events.append((codes.E_LOOKED_HAND, EVERYONE, viewer, holder))


def show_unlike(s: SojuszeState) -> None:
    """Somebody is asked for a card: everybody learns that those in hand are not all alike."""
    s.hidden_shown = True


# ---------------------------------------------------------------- to the discard pile
def to_pile(s: SojuszeState, cards: list[int]) -> None:
    """SOJ-DISC.1, blue cards too (SOJ-EVT.3); a white card leaves the game instead (SOJ-LDR.5)."""
    s.discard = sorted([*s.discard, *[k for k in cards if k < FIRST_LEADER_CARD]])
    white = [k for k in cards if k >= FIRST_LEADER_CARD]
    if white:
        s.removed = sorted([*s.removed, *white])
        if s.events is not None:
            s.events.extend([(codes.E_REMOVED, EVERYONE, k) for k in white])


def discard(s: SojuszeState, seat: int, card: int) -> None:
    """From hand, face-up."""
    drop(s, seat, card)
    if s.events is not None:
        s.events.append((codes.E_DISCARDED, EVERYONE, seat, card))
    to_pile(s, [card])


def discard_forced(s: SojuszeState, seat: int, card: int) -> None:
    """The same, of a card that nobody has chosen: all in hand go, or all are alike."""
    s.hidden_shown = True
    discard(s, seat, card)


def from_discard(s: SojuszeState, seat: int, card: int) -> None:
    pile = s.discard.copy()
    pile.remove(card)
    s.discard = pile
    if s.events is not None:
        s.events.append((codes.E_FROM_DISCARD, EVERYONE, seat, card))
    add(s, seat, card, everyone(s))


# ---------------------------------------------------------------- bidding areas
def play(s: SojuszeState, seat: int, card: int) -> None:
    """SOJ-BID.2: the card is in no area yet (SOJ-BID.5)."""
    drop(s, seat, card)
    s.playing = card
    s.player = seat
    s.acts += 1
    if s.effects:
        end_effect(s, card)
    if s.events is not None:
        s.events.append((codes.E_PLAYED, EVERYONE, seat, card))


def lay_into(s: SojuszeState, seat: int) -> None:
    """The card being played will be laid in another area (Bribery)."""
    s.player = seat


def lay_down(s: SojuszeState) -> None:
    seat = s.player
    areas = s.areas.copy()
    areas[seat] = (*areas[seat], s.playing)
    s.areas = areas
    if s.effects:
        follow_effect(s, s.playing, seat)
    s.playing = NONE
    s.player = NOBODY


def lift(s: SojuszeState, seat: int, entry: int) -> None:
    """A card leaves an area."""
    area = s.areas[seat]
    at = area.index(entry)
    set_area(s, seat, area[:at] + area[at + 1 :])
    if entry == NIGHTS_WATCH and s.effects:
        open_hand(s, seat)


def move(s: SojuszeState, owner: int, to: int, entry: int) -> None:
    lift(s, owner, entry)
    set_area(s, to, (*s.areas[to], entry))
    if s.effects:
        follow_effect(s, area_card(entry), to)
    if s.events is not None:
        s.events.append((codes.E_MOVED_CARD, EVERYONE, owner, to, area_card(entry)))


def discard_from_area(s: SojuszeState, owner: int, entry: int) -> None:
    lift(s, owner, entry)
    if s.events is not None:
        s.events.append((codes.E_DISCARDED_AREA, EVERYONE, owner, area_card(entry)))
    to_pile(s, [area_card(entry)])


def return_to_hand(s: SojuszeState, owner: int, entry: int) -> None:
    lift(s, owner, entry)
    if s.events is not None:
        s.events.append((codes.E_RETURNED, EVERYONE, owner, area_card(entry)))
    add(s, owner, area_card(entry), everyone(s))


def pick_up_area(s: SojuszeState, seat: int) -> None:
    """Arianne Martell."""
    s.arianne_used = True
    if s.events is not None:
        s.events.append((codes.E_PICKED_UP, EVERYONE, seat, len(s.areas[seat])))
    for entry in s.areas[seat]:
        return_to_hand(s, seat, entry)


def blank_card(s: SojuszeState, owner: int, entry: int) -> None:
    """You Know Nothing: no ability until the end of the round, and what it has started stops."""
    area = s.areas[owner]
    at = area.index(entry)
    set_area(s, owner, (*area[:at], blanked(entry), *area[at + 1 :]))
    end_effect(s, area_card(entry))
    if entry == NIGHTS_WATCH:
        open_hand(s, owner)
    if s.events is not None:
        s.events.append((codes.E_BLANKED, EVERYONE, owner, area_card(entry)))


def unblank_all(s: SojuszeState) -> None:
    """SOJ-AMB.15: You Know Nothing is played again, so what it did before ends."""
    s.areas = [tuple(area_cards(area)) for area in s.areas]


def clear_areas(s: SojuszeState) -> None:
    """SOJ-DISC.1: all that is left in all areas."""
    left = [e & CARD for area in s.areas for e in area]
    s.areas = [()] * s.n
    if s.events is not None:
        s.events.append((codes.E_BIDS_DISCARDED, EVERYONE, len(left)))
    to_pile(s, left)


# ---------------------------------------------------------------- effects until the end of the round
def start_effect(s: SojuszeState, card: int, you: int, arg: int = 0) -> None:
    s.effects = [*s.effects, (card, you, arg)]


def end_effect(s: SojuszeState, card: int) -> None:
    s.effects = [e for e in s.effects if e[0] != card]


def follow_effect(s: SojuszeState, card: int, seat: int) -> None:
    """SOJ-YOU.2, SOJ-AMB.15: "you" is the leader in whose area the card lies."""
    s.effects = [(c, seat if c == card else you, arg) for c, you, arg in s.effects]
    if card == INTERCEPT:
        for c, _, arg in s.effects:
            if c == card:
                open_hand(s, arg)


def open_hand(s: SojuszeState, holder: int) -> None:
    """Intercept: whoever may look now, and has not all of the hand before their eyes, does."""
    seats = onlookers(s, holder)
    s.hidden_shown = True  # also for who knew it all: others cannot know that
    for viewer in range(s.n):
        if viewer != holder and seats >> viewer & 1 and any([not is_known(e, viewer) for e in s.hands[holder]]):
            look(s, viewer, holder)
