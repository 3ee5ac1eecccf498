"""Cards from zone to zone, and what lies on them.

Piles are open and keep their order, each owner's own (LCG-ZONE.5, LCG-ZONE.6, LCG-SAVE.4). Of several cards that go to
a pile at once the owner picks the order (LCG-ZONE.7): where the owner picks the cards one by one (claim, reserve) they
lie in that order, otherwise as they come and nobody is asked, since nothing in the core set looks at the order of a
pile (tests/lcg/test_piles.py holds it to that; a card that does look must make `leave_play` ask).

Tokens of a card that leaves go back (LCG-ECON.6); a card that kneels cannot kneel again (LCG-CARD.12); attachments
kneel by themselves (LCG-ATT.7); power on a card counts for whoever controls it (LCG-ECON.5). A card that comes back is
a new copy (LCG-LIMIT.2). Revealed cards are shown to all (LCG-INFO.1).

In the HBO edition likewise: own piles, open to all (HBO-PILE.1 to HBO-PILE.4, HBO-PILE.7), what is no more in play
(HBO-PLAY.4), cards enter standing and only what stands kneels (HBO-KNEEL.1 to HBO-KNEEL.3), power on a character that
leaves goes back (HBO-POW.4 to HBO-POW.6), duplicates lie under their card and are no attachments (HBO-DUP.4,
HBO-DUP.6, HBO-DUP.7), attachments too (HBO-TYPE.9).
"""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame import board, codes, limits
from greathall.games.cardgame.names import (
    DEAD,
    DECK,
    DISCARD,
    DUPLICATE,
    FACEDOWN,
    HAND,
    KNEELING,
    LIMBO,
    PARTICIPATING,
    PLAY,
)
from greathall.games.cardgame.state import BOARD, DECKS, NONE, SCORE, Cards, CardState
from greathall.kernel.state import EVERYONE, put

_POISON: Final = 16  # a poison token in the column `tokens`; other tokens of a card count 1
TOKENS: Final = {"token": 1, "poison": _POISON}  # kinds by name: of the card's own text, of Tears of Lys


def tell(s: CardState, event: tuple[int, ...]) -> None:
    if s.events is not None:
        s.events.append(event)


def put_pile(piles: list[Cards], seat: int, cards: Cards) -> list[Cards]:
    out = piles.copy()
    out[seat] = cards
    return out


def put_hand(s: CardState, seat: int, cards: Cards) -> None:
    s.hand = put_pile(s.hand, seat, cards)
    s.armed = False


def put_play(s: CardState, seat: int, cards: Cards) -> None:
    s.play = put_pile(s.play, seat, cards)
    s.armed = False


def flag(s: CardState, c: int, bits: int) -> None:
    if s.flags[c] & bits != bits:
        s.flags = put(s.flags, c, s.flags[c] | bits)


def unflag(s: CardState, c: int, bits: int) -> None:
    if s.flags[c] & bits:
        s.flags = put(s.flags, c, s.flags[c] & ~bits)


# ---------------------------------------------------------------- out of every zone, into one
def _take(s: CardState, c: int) -> None:
    """Out of the pile it is in."""
    zone, owner = s.zone[c], s.owner[c]
    if zone == HAND:
        put_hand(s, owner, _without(s.hand[owner], c))
    elif zone == DECK:
        s.deck = put_pile(s.deck, owner, _without(s.deck[owner], c))
        s.stirred |= DECKS
    elif zone == DISCARD:
        s.discard = put_pile(s.discard, owner, _without(s.discard[owner], c))
    elif zone == DEAD:
        s.dead = put_pile(s.dead, owner, _without(s.dead[owner], c))
    elif zone == PLAY:
        put_play(s, s.ctrl[c], _without(s.play[s.ctrl[c]], c))
        s.forget_of(c)
    elif zone == DUPLICATE:
        s.doubled -= 1


def _without(cards: Cards, c: int) -> Cards:
    at = cards.index(c)
    return cards[:at] + cards[at + 1 :]


def to_zone(s: CardState, c: int, zone: int) -> None:
    """To an out-of-play zone of its owner (LCG-CTRL.4)."""
    _take(s, c)
    owner = s.owner[c]
    s.zone = put(s.zone, c, zone)
    if s.ctrl[c] != owner:
        s.ctrl = put(s.ctrl, c, owner)
    if zone == HAND:
        put_hand(s, owner, tuple(sorted([*s.hand[owner], c])))
    elif zone == DECK:
        s.deck = put_pile(s.deck, owner, (*s.deck[owner], c))
    elif zone == DISCARD:
        s.discard = put_pile(s.discard, owner, (*s.discard[owner], c))
    elif zone == DEAD:
        s.dead = put_pile(s.dead, owner, (*s.dead[owner], c))


def to_bottom(s: CardState, c: int) -> None:
    """A card goes under its owner's deck."""
    to_zone(s, c, DECK)
    deck = s.deck[s.owner[c]]
    s.deck = put_pile(s.deck, s.owner[c], (c, *deck[:-1]))


def shuffle_deck(s: CardState, seat: int) -> None:
    deck = list(s.deck[seat])
    s.shuffle(deck)
    s.deck = put_pile(s.deck, seat, tuple(deck))
    if any([s.seen[c] for c in deck]):
        seen = s.seen.copy()
        for c in deck:
            seen[c] = 0
        s.seen = seen
    tell(s, (codes.E_SHUFFLED, EVERYONE, seat))


def draw(s: CardState, seat: int, count: int) -> int:
    """LCG-INFO.7; how many were drawn. An empty deck is looked at later (AMB-18)."""
    deck = s.deck[seat]
    count = min(count, len(deck))
    if count <= 0:
        return 0
    s.stirred |= DECKS
    drawn = deck[len(deck) - count :]
    s.deck = put_pile(s.deck, seat, deck[: len(deck) - count])
    put_hand(s, seat, tuple(sorted([*s.hand[seat], *drawn])))
    zone = s.zone.copy()
    for c in drawn:
        zone[c] = HAND
    s.zone = zone
    s.hidden_shown = True
    tell(s, (codes.E_DREW, EVERYONE, seat, count))
    return count


def take_into_hand(s: CardState, seat: int, c: int, shown: bool) -> None:
    """A card of the own deck or a pile goes to hand; LCG-INFO.5: shown if it had to be of a kind."""
    to_zone(s, c, HAND)
    know(s, c, (1 << s.n) - 1 if shown else 1 << seat)
    if shown:
        tell(s, (codes.E_SHOWED, EVERYONE, seat, s.design[c]))


def know(s: CardState, c: int, seats: int) -> None:
    s.hidden_shown = True
    s.seen = put(s.seen, c, s.seen[c] | seats)


def look_at_hand(s: CardState, seat: int, holder: int) -> None:
    for c in s.hand[holder]:
        know(s, c, 1 << seat)
    tell(s, (codes.E_LOOKED, EVERYONE, seat, holder, len(s.hand[holder])))


def look_at_top(s: CardState, seat: int, holder: int, count: int) -> None:
    """A player looks at the top cards of a deck to put them back in another order: what the others knew of them is
    worth nothing any more."""
    top = s.deck[holder][-count:]
    seen = s.seen.copy()
    for c in top:
        seen[c] = 1 << seat
    s.seen = seen
    s.hidden_shown = True
    tell(s, (codes.E_LOOKED, EVERYONE, seat, holder, len(top)))


def look_through_deck(s: CardState, seat: int) -> None:
    """A player searches the own deck and sees all of it; it is shuffled afterwards."""
    seen = s.seen.copy()
    for c in s.deck[seat]:
        seen[c] |= 1 << seat
    s.seen = seen
    s.hidden_shown = True


def move_in_deck(s: CardState, c: int, above: int) -> None:
    """A card of a deck to where so many cards lie above it."""
    owner = s.owner[c]
    rest = _without(s.deck[owner], c)
    at = len(rest) - above
    s.deck = put_pile(s.deck, owner, (*rest[:at], c, *rest[at:]))


def discard_from_hand(s: CardState, seat: int, c: int, zone: int = DISCARD) -> None:
    to_zone(s, c, zone)
    s.hidden_shown = True
    tell(s, (codes.E_HAND_DISCARDED, EVERYONE, seat, s.design[c]))


def discard_random(s: CardState, seat: int, zone: int = DISCARD) -> int:
    """A random card of a hand; which one that was, NONE if there was none."""
    hand = s.hand[seat]
    if not hand:
        return NONE
    c = hand[s.below(len(hand))]
    discard_from_hand(s, seat, c, zone)
    return c


def discard_top(s: CardState, seat: int) -> int:
    """The top card of a deck to the discard pile."""
    if not s.deck[seat]:
        return NONE
    c = s.deck[seat][-1]
    to_zone(s, c, DISCARD)
    s.hidden_shown = True
    tell(s, (codes.E_FROM_DECK, EVERYONE, seat, s.design[c]))
    return c


# ---------------------------------------------------------------- into play
def copy_in_play(s: CardState, seat: int, c: int) -> int:
    """LCG-UNIQ.2, LCG-UNIQ.9: the own and controlled copy (by title) in play on which `c` would be a duplicate, NONE if
    there is none."""
    titles, design = s.book.title, s.design
    title = titles[design[c]]
    for x in s.play[seat]:
        if titles[design[x]] == title and s.owner[x] == seat:
            return x
    return NONE


def enter_play(s: CardState, c: int, seat: int, how: int, host: int = NONE) -> None:
    """LCG-CARD.1, LCG-CARD.2, LCG-CARD.11."""
    _take(s, c)
    s.zone = put(s.zone, c, PLAY)
    if s.ctrl[c] != seat:
        s.ctrl = put(s.ctrl, c, seat)
    put_play(s, seat, (*s.play[seat], c))
    flags = s.book.flags_on_entering(s, c, how)
    if s.flags[c] != flags:
        s.flags = put(s.flags, c, flags)
    if host != NONE:
        attach(s, c, host)
    s.forget_of(c)


def attach(s: CardState, c: int, host: int) -> None:
    s.host = put(s.host, c, host)
    s.forget_of(c)
    tell(s, (codes.E_ATTACHED, EVERYONE, s.design[c], s.design[host]))


def become_duplicate(s: CardState, c: int, of: int, facedown: int = 0) -> None:
    """LCG-UNIQ.6, LCG-UNIQ.7."""
    _take(s, c)
    s.zone = put(s.zone, c, DUPLICATE)
    s.doubled += 1
    s.host = put(s.host, c, of)
    s.ctrl = put(s.ctrl, c, s.ctrl[of])
    s.flags = put(s.flags, c, facedown)
    tell(s, (codes.E_DUPLICATE, EVERYONE, s.ctrl[of], s.design[of]))


def duplicates(s: CardState, c: int) -> list[int]:
    if not s.doubled or c not in s.host:
        return []
    return [x for x, host in enumerate(s.host) if host == c and s.zone[x] == DUPLICATE]


def into_limbo(s: CardState, c: int) -> None:
    _take(s, c)
    s.zone = put(s.zone, c, LIMBO)
    s.hidden_shown = True


# ---------------------------------------------------------------- out of play
def leave_play(s: CardState, c: int, zone: int) -> None:
    """LCG-ZONE.8: tokens, duplicates, attachments and effects go at the same time."""
    hanging = board.attached_to(s, c)
    for x in duplicates(s, c):
        _bare(s, x)
        to_zone(s, x, DISCARD)
    _bare(s, c)
    to_zone(s, c, zone)
    s.seen = put(s.seen, c, (1 << s.n) - 1 if zone == HAND else 0)
    for x in hanging:  # LCG-ATT.4, LCG-KW.17
        drop_attachment(s, x)


def drop_attachment(s: CardState, x: int) -> None:
    leave_play(s, x, s.book.dropped_to(s, x))


def _bare(s: CardState, c: int) -> None:
    if s.power[c]:
        s.power = put(s.power, c, 0)
    if s.tokens[c]:
        s.tokens = put(s.tokens, c, 0)
    if s.flags[c]:
        if s.flags[c] & FACEDOWN:
            reveal(s)
        s.flags = put(s.flags, c, 0)
    if s.host[c] != NONE:
        s.host = put(s.host, c, NONE)
    if s.lasting:
        s.lasting = [x for x in s.lasting if x[1] != c or not s.book.goes_with_card(x[0])]
    if s.limits:
        s.limits = [x for x in s.limits if not limits.belongs_to(x[0], c)]
    if s.delayed:
        s.delayed = [x for x in s.delayed if x[1] != c]
    s.forget_of(c)


# ---------------------------------------------------------------- kneeling, control, challenge
def join(s: CardState, taking_part: list[int], bit: int, event: int, standing: list[int]) -> None:
    """Characters join a challenge together and kneel to do so, but for those that stay standing."""
    flags = s.flags.copy()
    s.flags = flags
    for c in taking_part:
        flags[c] |= bit
        tell(s, (event, EVERYONE, s.design[c]))
    for c in taking_part:
        if c not in standing and not flags[c] & KNEELING:
            flags[c] |= KNEELING
            tell(s, (codes.E_KNELT, EVERYONE, s.design[c]))


def kneel(s: CardState, c: int) -> None:
    if not s.flags[c] & KNEELING:
        s.flags = put(s.flags, c, s.flags[c] | KNEELING)
        tell(s, (codes.E_KNELT, EVERYONE, s.design[c]))


def stand(s: CardState, c: int) -> None:
    if s.flags[c] & KNEELING:
        s.flags = put(s.flags, c, s.flags[c] & ~KNEELING)
        tell(s, (codes.E_STOOD, EVERYONE, s.design[c]))


def remove_from_challenge(s: CardState, c: int) -> None:
    unflag(s, c, PARTICIPATING)


def take_control(s: CardState, seat: int, c: int) -> None:
    """LCG-CTRL, LCG-CHAL.9; attachments stay under their controllers (LCG-ATT.6)."""
    before = s.ctrl[c]
    put_play(s, before, _without(s.play[before], c))
    s.ctrl = put(s.ctrl, c, seat)
    put_play(s, seat, (*s.play[seat], c))
    for x in duplicates(s, c):
        s.ctrl = put(s.ctrl, x, seat)
    remove_from_challenge(s, c)
    s.forget()
    s.stirred |= SCORE  # its power counts for somebody else now
    tell(s, (codes.E_CONTROL, EVERYONE, seat, s.design[c]))


# ---------------------------------------------------------------- gold, power, tokens
def gain_gold(s: CardState, seat: int, count: int) -> None:
    if count > 0:
        s.gold = put(s.gold, seat, s.gold[seat] + count)
        if s.events is not None:
            tell(s, (codes.E_GOLD, EVERYONE, seat, count))
            s.book.tell_supply(s, count, 0)


def spend(s: CardState, seat: int, count: int) -> None:
    if count > 0:
        s.gold = put(s.gold, seat, s.gold[seat] - count)
        tell(s, (codes.E_SPENT, EVERYONE, seat, count))


def return_gold(s: CardState, seat: int) -> None:
    if s.gold[seat]:
        tell(s, (codes.E_GOLD_RETURNED, EVERYONE, seat, s.gold[seat]))
        s.gold = put(s.gold, seat, 0)


def move_gold(s: CardState, source: int, to: int, count: int) -> None:
    """From one player's pool to another's."""
    count = min(count, s.gold[source])
    if count > 0:
        gold = s.gold.copy()
        gold[source] -= count
        gold[to] += count
        s.gold = gold
        tell(s, (codes.E_GOLD_MOVED, EVERYONE, source, to, count))


def add_power(s: CardState, c: int, count: int) -> None:
    s.stirred |= SCORE
    s.power = put(s.power, c, s.power[c] + count)
    if s.events is not None:
        tell(s, (codes.E_POWER, EVERYONE, s.design[c], count))
        s.book.tell_supply(s, 0, count)


def lose_power(s: CardState, c: int, count: int) -> None:
    count = min(count, s.power[c])
    if count:
        s.power = put(s.power, c, s.power[c] - count)
        tell(s, (codes.E_POWER_LOST, EVERYONE, s.design[c], count))


def move_power(s: CardState, source: int, to: int, count: int) -> None:
    """LCG-CLAIM.8: moved is not gained."""
    count = min(count, s.power[source])
    if count:
        s.stirred |= SCORE
        power = s.power.copy()
        power[source] -= count
        power[to] += count
        s.power = power
        tell(s, (codes.E_POWER_MOVED, EVERYONE, s.design[source], s.design[to], count))


def add_token(s: CardState, c: int, count: int) -> None:
    s.stirred |= BOARD
    s.tokens = put(s.tokens, c, s.tokens[c] + count)
    tell(s, (codes.E_TOKEN, EVERYONE, s.design[c], s.tokens[c]))


def tokens_on(s: CardState, c: int) -> int:
    """Tokens of the card's own text."""
    return s.tokens[c] % _POISON


def is_poisoned(s: CardState, c: int) -> bool:
    return s.tokens[c] >= _POISON


def add_poison(s: CardState, c: int) -> None:
    add_token(s, c, _POISON)


def remove_poison(s: CardState, c: int) -> None:
    add_token(s, c, -_POISON)


# ---------------------------------------------------------------- what is derived
def reveal(s: CardState) -> None:
    """Somebody sees what was hidden: nothing before this can be taken back."""
    s.hidden_shown = True


def pass_silently(s: CardState, seat: int) -> None:
    """A seat is not asked because its hand holds nothing for this window, or it did not ask to be stopped; nobody else
    is to know. Only for listeners."""
    if s.hand[seat] or s.stopping:
        s.passed |= 1 << seat


def all_pass_silently(s: CardState) -> None:
    if s.events is not None:
        for p in range(s.n):
            pass_silently(s, p)


def stir(s: CardState) -> None:
    s.stirred |= BOARD


def settled(s: CardState) -> None:
    s.stirred = 0


def set_flags(s: CardState, c: int, flags: int) -> None:
    s.flags = put(s.flags, c, flags)
    s.forget()


def replace_flags(s: CardState, flags: list[int]) -> None:
    s.flags = flags


def forget_auras(s: CardState) -> None:
    s.forget()
