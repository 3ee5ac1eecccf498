"""House cards and hostages on the move."""

from __future__ import annotations

from greathall.games.iron_throne import codes as o
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.entries import (
    Cards,
    all_forgotten,
    card_of,
    cards_of,
    entry_of,
    forgotten,
    house_of,
    knowers,
    knows,
    learnt,
    span_of,
    stale,
    takeable,
)
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.kernel.state import EVERYONE


def _put(column: list[Cards], seat: int, cards: Cards) -> list[Cards]:
    changed = column.copy()
    changed[seat] = cards
    return changed


def dealt_anew(s: ThroneState, seat: int, hand: Cards, deck: Cards) -> None:
    """In a guess at hidden cards."""
    s.hands = _put(s.hands, seat, hand)
    s.decks = _put(s.decks, seat, deck)


# ---------------------------------------------------------------- drawing
def draw(s: ThroneState, seat: int, count: int) -> None:
    """IRT-CARDS.3: at the moment the last card leaves the deck the discard pile becomes the new one. Where both are
    empty the rest is lost (IRT-CARDS.4)."""
    if count <= 0:
        return
    deck = s.decks[seat]
    if count < len(deck):
        got = deck[-count:]
        s.decks = _put(s.decks, seat, deck[:-count])
    else:
        cards: list[int] = []
        while len(cards) < count:
            if not s.decks[seat] and not _shuffle_in(s, seat):
                break
            deck = s.decks[seat]
            cards.append(deck[-1])
            s.decks = _put(s.decks, seat, deck[:-1])
            if len(deck) == 1:
                _shuffle_in(s, seat)
        got = tuple(cards)
    if got:
        _to_hand(s, seat, [entry_of(card, 1 << seat) for card in got])
        s.hidden_shown = True
    if s.events is not None:
        s.events.append((o.E_DREW, EVERYONE, seat, len(got)))


def _shuffle_in(s: ThroneState, seat: int) -> bool:
    """The discard pile as the new deck. False: there is none."""
    if not s.discards[seat]:
        return False
    cards = [*s.discards[seat], *s.decks[seat]]
    s.shuffle(cards)
    s.decks = _put(s.decks, seat, tuple(cards))
    s.discards = _put(s.discards, seat, ())
    if s.events is not None:
        s.events.append((o.E_SHUFFLED, EVERYONE, seat))
    return True


def shuffle_discards_in(s: ThroneState, seat: int) -> None:
    """Robb (card)."""
    _shuffle_in(s, seat)


def refill(s: ThroneState, seats: list[int]) -> None:
    """IRT-END.3, IRT-CARDS.1, IRT-CARDS.2."""
    for seat in seats:
        if len(s.hands[seat]) < n.HAND:
            draw(s, seat, n.HAND - len(s.hands[seat]))


def _to_hand(s: ThroneState, seat: int, entries: list[int]) -> None:
    s.hands = _put(s.hands, seat, tuple(sorted([*s.hands[seat], *entries])))


# ---------------------------------------------------------------- out of a hand
def _take_from_hand(s: ThroneState, seat: int, card: int) -> None:
    s.hands = _put(s.hands, seat, _without(s.hands[seat], card))


def _without(cards: Cards, card: int) -> Cards:
    """One copy of a card leaves, seen by all. Copies cannot be told apart: whoever knew of one, knows of one less."""
    first, after = span_of(cards, card)
    assert first < after
    if after - first == 1:
        return cards[:first] + cards[after:]
    if after - first == 2:
        return (*cards[:first], entry_of(card, knowers(cards[first]) & knowers(cards[first + 1])), *cards[after:])
    known = [sum([knows(e, seat) for e in cards[first:after]]) - 1 for seat in range(n.N_HOUSES)]
    copies = [
        entry_of(card, sum([1 << seat for seat in range(n.N_HOUSES) if known[seat] > i]))
        for i in range(after - first - 1)
    ]
    return (*cards[:first], *sorted(copies), *cards[after:])


def reveal(s: ThroneState, seat: int, card: int) -> None:
    """IRT-ENC.7; who has no card reveals the top one of the deck (IRT-CARDS.5), who has none at all nothing."""
    _take_from_hand(s, seat, card)
    show(s, seat, card)


def reveal_top(s: ThroneState, seat: int) -> None:
    """IRT-ENC.9."""
    show(s, seat, take_top(s, seat))


def show(s: ThroneState, seat: int, card: int) -> None:
    shown = s.shown.copy()
    shown[seat] = card
    s.shown = shown
    s.hidden_shown = True
    if s.events is not None:
        s.events.append((o.E_REVEALED, EVERYONE, seat, card))


def take_top(s: ThroneState, seat: int) -> int:
    """The top card of a deck, NONE if there is none."""
    if not s.decks[seat] and not _shuffle_in(s, seat):
        return NONE
    deck = s.decks[seat]
    s.decks = _put(s.decks, seat, deck[:-1])
    if len(deck) == 1:
        _shuffle_in(s, seat)
    return deck[-1]


def replace_from_hand(s: ThroneState, seat: int, card: int) -> None:
    """IRT-AMB.30: the card that was revealed is discarded at once."""
    _take_from_hand(s, seat, card)
    _replace(s, seat, card)


def replace_from_deck(s: ThroneState, seat: int) -> None:
    card = take_top(s, seat)
    if card != NONE:
        _replace(s, seat, card)


def _replace(s: ThroneState, seat: int, card: int) -> None:
    old = s.shown[seat]
    shown = s.shown.copy()
    shown[seat] = card
    s.shown = shown
    s.hidden_shown = True
    if old != NONE:
        s.discards = _put(s.discards, seat, (*s.discards[seat], old))
    if s.events is not None:
        s.events.append((o.E_REPLACED, EVERYONE, seat, old, card))


def play(s: ThroneState, seat: int, card: int) -> None:
    """IRT-CHAR.8: it stays in front of the player until the end of the turn."""
    _take_from_hand(s, seat, card)
    s.played = _put(s.played, seat, (*s.played[seat], card))
    s.hidden_shown = True
    if s.events is not None:
        s.events.append((o.E_PLAYED, EVERYONE, seat, card))


def discard(s: ThroneState, seat: int, card: int) -> None:
    _take_from_hand(s, seat, card)
    s.discards = _put(s.discards, seat, (*s.discards[seat], card))
    s.hidden_shown = True
    if s.events is not None:
        s.events.append((o.E_DISCARDED, EVERYONE, seat, card))


def discard_played(s: ThroneState, seat: int) -> None:
    """IRT-RETREAT.2."""
    if s.played[seat]:
        s.discards = _put(s.discards, seat, (*s.discards[seat], *s.played[seat]))
        s.played = _put(s.played, seat, ())


def take_back(s: ThroneState, seat: int, card: int) -> None:
    """Davos (card): what lies in front of its owner goes back to the hand, seen by all."""
    if s.shown[seat] == card:
        shown = s.shown.copy()
        shown[seat] = NONE
        s.shown = shown
    else:
        left = list(s.played[seat])
        left.remove(card)
        s.played = _put(s.played, seat, tuple(left))
    _to_hand(s, seat, [entry_of(card, (1 << s.n) - 1)])
    if s.events is not None:
        s.events.append((o.E_RETURNED, EVERYONE, seat, card))


def clear_table(s: ThroneState) -> None:
    """IRT-END.2."""
    discards = s.discards.copy()
    for p in range(s.n):
        if s.shown[p] != NONE:
            discards[p] = (*discards[p], s.shown[p])
        if s.played[p]:
            discards[p] = (*discards[p], *s.played[p])
    s.discards = discards
    s.shown = [NONE] * s.n
    s.played = [()] * s.n


# ---------------------------------------------------------------- looking
def look(s: ThroneState, seat: int, victim: int, count: int) -> None:
    """A player looks at random cards of a hand, all if there are no more (leader Jorah, card Bran)."""
    hand = cards_of(s.hands[victim])
    places = list(range(len(hand)))
    if count < len(hand):
        s.shuffle(places)
    seen = [hand[i] for i in places[:count]]
    if s.events is not None:
        for card in seen:
            s.events.append((o.E_SEEN, 1 << seat, seat, victim, card))
    _learn(s, seat, victim, seen)
    s.hidden_shown = True
    if s.events is not None:
        s.events.append((o.E_LOOKED, EVERYONE, seat, victim, min(count, len(hand))))


def _learn(s: ThroneState, seat: int, victim: int, seen: list[int]) -> None:
    """What a player has seen of a hand is known to be there. A copy seen again may be the same one."""
    left = {card: seen.count(card) for card in seen}
    hand = list(s.hands[victim])
    for e in hand:
        if knows(e, seat) and card_of(e) in left:
            left[card_of(e)] -= 1
    for i, e in enumerate(hand):
        if not knows(e, seat) and left.get(card_of(e), 0) > 0:
            hand[i] = learnt(e, 1 << seat)
            left[card_of(e)] -= 1
    s.hands = _put(s.hands, victim, tuple(sorted(hand)))


# ---------------------------------------------------------------- hostages
def take_hostage(s: ThroneState, seat: int, victim: int, source: int, in_deal: bool) -> None:
    """IRT-HOSTAGE.2 to IRT-HOSTAGE.4. The face is known to the taker, to the owner if it came from the hand
    (IRT-AMB.9), and to whoever held it; nobody else can follow which card it was, so what
    they knew of the place is forgotten."""
    if source == n.FROM_DECK:
        entry = entry_of(take_top(s, victim), 0)
    elif source == n.FROM_HAND:
        entry = _random_of(s, s.hands, victim, seat, -1)
    else:
        entry = _random_of(s, s.hostages, victim, seat, source - n.FROM_HELD)
    card = card_of(entry)
    entry = entry_of(card, knowers(entry) | 1 << seat, in_deal)
    s.hidden_shown = True
    if s.events is not None:
        told = 1 << seat | (0 if source == n.FROM_DECK else 1 << victim)
        s.events.append((o.E_HOSTAGE, told, seat, victim, source, card))
    if n.card_house(card) == s.house[seat]:  # IRT-HOSTAGE.4
        _to_hand(s, seat, [entry])
    else:
        s.hostages = _put(s.hostages, seat, tuple(sorted([*s.hostages[seat], entry])))


def _random_of(s: ThroneState, column: list[Cards], victim: int, taker: int, house: int) -> int:
    """A random card of a hand, or of the hostages of one house (IRT-AMB.8), with who still knows it."""
    cards = column[victim]
    could, rest = takeable(cards, house)
    entry = could[s.below(len(could))]
    if len(could) > 1:
        both = 1 << taker | 1 << victim
        entry = forgotten(entry, both)
        could = all_forgotten(could, both)
    rest += _without(tuple(could), card_of(entry))
    rest.sort()
    if house < 0:
        s.hands = _put(column, victim, tuple(rest))
    else:
        s.hostages = _put(column, victim, tuple(rest))
    return entry


def deal_done(s: ThroneState) -> None:
    """What was taken is fresh no longer."""
    s.hands = [_stale(hand) for hand in s.hands]
    s.hostages = [_stale(held) for held in s.hostages]


def _stale(cards: Cards) -> Cards:
    return tuple(sorted([stale(e) for e in cards])) if cards else cards


def free(s: ThroneState, seat: int, card: int) -> None:
    """IRT-HOSTAGE.6, IRT-AMB.39: back to its owner's hand, seen by the two of them alone; then a card is drawn. Of
    several hostages of a house nobody else can tell which one it was."""
    house = n.card_house(card)
    owner = s.house.index(house)
    both = 1 << seat | 1 << owner
    same = [e for e in s.hostages[seat] if house_of(e) == house]
    freed = s.hostages[seat][span_of(s.hostages[seat], card)[1] - 1]
    held = [*_without(s.hostages[seat], card)]
    if len(same) > 1:
        freed = forgotten(freed, both)
        held = [forgotten(e, both) if house_of(e) == house else e for e in held]
    s.hostages = _put(s.hostages, seat, tuple(sorted(held)))
    _to_hand(s, owner, [entry_of(card, knowers(freed) | both)])
    s.hidden_shown = True
    if s.events is not None:
        s.events.append((o.E_FREED, both, seat, owner, card))
    draw(s, seat, 1)


def torture(s: ThroneState, seat: int, card: int) -> None:
    """IRT-HOSTAGE.7."""
    owner = s.house.index(n.card_house(card))
    s.hostages = _put(s.hostages, seat, _without(s.hostages[seat], card))
    s.discards = _put(s.discards, owner, (*s.discards[owner], card))
    s.hidden_shown = True
    if s.events is not None:
        s.events.append((o.E_TORTURED, EVERYONE, seat, owner, card))


def show_whether_able(s: ThroneState) -> None:
    """IRT-AMB.31b: everybody learns whether a hand has a card that fits."""
    s.hidden_shown = True
