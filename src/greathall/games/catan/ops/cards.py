"""Resource and development cards change hands here and nowhere else."""

from __future__ import annotations

from greathall.games.catan import codes
from greathall.games.catan.board import HEX_NODES
from greathall.games.catan.names import FACE_UP, OUT, PATROL
from greathall.games.catan.ops.wildlings import set_aside_most_patrols, take_most_patrols
from greathall.games.catan.reading import builder_of, is_keep
from greathall.games.catan.state import NOTE_ABSENT, NOTE_DECK, NOTE_LOOKED, NOTE_OTHERS, NOTE_STOLEN, CatanState
from greathall.kernel.state import EVERYONE, put


# ---------------------------------------------------------------- single movements
def gain(s: CatanState, seat: int, resource: int, count: int) -> None:
    """From the supply to a hand."""
    s.hand[seat * 5 + resource] += count
    s.hand_size[seat] += count
    s.supply[resource] -= count
    if s.events is not None:
        s.events.append((codes.E_GAIN, EVERYONE, seat, resource, count))


def lose(s: CatanState, seat: int, resource: int, count: int) -> None:
    """From a hand to the supply, without an event of its own."""
    i = seat * 5 + resource
    left = s.hand[i] - count
    s.hand[i] = left
    if left < s.low[i]:
        s.low[i] = left
    s.hand_size[seat] -= count
    s.supply[resource] += count


def pay(s: CatanState, seat: int, cost: tuple[int, ...]) -> None:
    """CAT-BUILD.1: cards go to the supply."""
    for resource in range(5):
        count = cost[resource]
        if count:
            lose(s, seat, resource, count)
            if s.events is not None:
                s.events.append((codes.E_PAY, EVERYONE, seat, resource, count))


def discard(s: CatanState, seat: int, resource: int, count: int) -> None:
    """CAT-SEVEN.2: what was laid out face down is shown."""
    s.hidden_shown = True
    lose(s, seat, resource, count)
    if s.events is not None:
        s.events.append((codes.E_DISCARD, EVERYONE, seat, resource, count))


def supply_trade(s: CatanState, seat: int, give: int, take: int, count: int) -> None:
    """CAT-TRADE.9 to CAT-TRADE.12, CAT-HERO.12."""
    lose(s, seat, give, count)
    s.hand[seat * 5 + take] += 1
    s.hand_size[seat] += 1
    s.supply[take] -= 1
    if s.events is not None:
        s.events.append((codes.E_SUPPLY, EVERYONE, seat, give, count, take))


def hand_over(s: CatanState, giver: int, taker: int, resource: int, count: int) -> None:
    """Openly from one hand to another (CAT-TRADE.6, CAT-HERO.11)."""
    i = giver * 5 + resource
    left = s.hand[i] - count
    s.hand[i] = left
    if left < s.low[i]:
        s.low[i] = left
    s.hand_size[giver] -= count
    s.hand[taker * 5 + resource] += count
    s.hand_size[taker] += count
    if s.events is not None:
        s.events.append((codes.E_HANDED, EVERYONE, giver, taker, resource, count))


# ---------------------------------------------------------------- what only some may see
def _public_changes(s: CatanState) -> list[int]:
    """The open changes of all hands since the last record: net change, then lowest point, per column entry."""
    seen = s.seen_hand
    out = [s.hand[i] - seen[i] for i in range(len(seen))]
    out += [s.low[i] - seen[i] for i in range(len(seen))]
    return out


def _record(s: CatanState, head: list[int]) -> None:
    s.notes = [*s.notes, (*head, *_public_changes(s))]
    s.seen_hand = s.hand[:]
    s.low = s.hand[:]


def _take_unseen(s: CatanState, thief: int, victim: int, resource: int) -> None:
    _record(s, [NOTE_STOLEN, victim, thief, resource])
    s.hand[victim * 5 + resource] -= 1
    s.hand_size[victim] -= 1
    s.hand[thief * 5 + resource] += 1
    s.hand_size[thief] += 1
    s.seen_hand = s.hand[:]
    s.low = s.hand[:]
    s.hidden_shown = True


def rob(s: CatanState, thief: int, victim: int) -> None:
    """CAT-SEVEN.4, CAT-PATROL.2: one random card, seen by the two alone."""
    card = s.below(s.hand_size[victim])
    resource = 0
    while card >= s.hand[victim * 5 + resource]:
        card -= s.hand[victim * 5 + resource]
        resource += 1
    _take_unseen(s, thief, victim, resource)
    if s.events is not None:
        s.events.append((codes.E_ROBBED, 1 << thief | 1 << victim, thief, victim, resource))


def look_at_hand(s: CatanState, seat: int, victim: int) -> None:
    """CAT-HERO.17: the whole hand is shown to one seat."""
    base = victim * 5
    _record(s, [NOTE_LOOKED, seat, victim, *s.hand[base : base + 5]])
    s.hidden_shown = True
    if s.events is not None:
        s.events.append((codes.E_LOOKED, EVERYONE, seat, victim))


def take_chosen(s: CatanState, seat: int, victim: int, resource: int) -> None:
    """CAT-HERO.17: the card taken is seen by the two alone."""
    _take_unseen(s, seat, victim, resource)
    if s.events is not None:
        s.events.append((codes.E_TAKEN, 1 << seat | 1 << victim, seat, victim, resource))


def hand_over_on_demand(s: CatanState, giver: int, taker: int, resource: int) -> None:
    """CAT-HERO.11: a card that nobody knew to be there comes out."""
    s.hidden_shown = True
    hand_over(s, giver, taker, resource, 1)


def show_absence(s: CatanState, seat: int, resource: int) -> None:
    """CAT-HERO.11, R-HERO-1: everybody learns that a hand has no such card."""
    _record(s, [NOTE_ABSENT, seat, resource])
    s.hidden_shown = True
    if s.events is not None:
        s.events.append((codes.E_NO_SUCH_CARD, EVERYONE, seat, resource))


def show(s: CatanState, seat: int, counts: list[int]) -> None:
    """Who offers or accepts shows to hold the cards: everybody may remember it. Nothing changes hands, so no event."""
    s.hidden_shown = True
    for r in range(5):
        if counts[r]:
            i = seat * 5 + r
            if s.hand[i] - counts[r] < s.low[i]:
                s.low[i] = s.hand[i] - counts[r]


def show_others(s: CatanState, seat: int, resource: int, count: int) -> None:
    """CAT-HERO.11: who demands a type holds that many cards of other types."""
    _record(s, [NOTE_OTHERS, seat, resource, count])


# ---------------------------------------------------------------- production
def produce(s: CatanState, total: int) -> int:
    """CAT-PROD.1 to CAT-PROD.9: hand out the cards of a roll; returns a mask of the seats that got something."""
    owed: list[int] = []  # seat * 5 + resource, once per card
    node = s.node
    for h in s.by_number[total]:
        if h == s.tormund or s.gift_at[h]:  # CAT-PROD.5, CAT-PROD.6, CAT-GIFT.1
            continue
        resource = s.terrain[h]
        for v in HEX_NODES[h]:
            b = node[v]
            if b:
                i = builder_of(b) * 5 + resource
                owed.append(i)
                if is_keep(b):  # CAT-KEEP.2
                    owed.append(i)
    if not owed:
        return 0
    supply = s.supply
    if len(owed) > min(supply):
        owed = _short_supply(s, owed)
    hand = s.hand
    got = 0
    for i in owed:
        hand[i] += 1
        seat = i // 5
        s.hand_size[seat] += 1
        supply[i - seat * 5] -= 1
        got |= 1 << seat
    if s.events is not None:
        for i in sorted(set(owed)):
            s.events.append((codes.E_GAIN, EVERYONE, i // 5, i % 5, owed.count(i)))
    return got


def _short_supply(s: CatanState, owed: list[int]) -> list[int]:
    """CAT-PROD.7 to CAT-PROD.9: what is really handed out when a resource may run short."""
    out: list[int] = []
    for resource in range(5):
        claims = [i for i in owed if i % 5 == resource]
        have = s.supply[resource]
        if len(claims) > have:
            if s.events is not None:
                s.events.append((codes.E_SHORTAGE, EVERYONE, resource))
            claims = claims[:have] if min(claims) == max(claims) else []  # CAT-PROD.8: one player alone takes the rest
        out += claims
    return out


# ---------------------------------------------------------------- development cards
# CAT-DEV.2: they only go from the deck to a hand and from there onto the table; no op hands one over.
def buy(s: CatanState, seat: int) -> None:
    """CAT-DEV.1: the top card of the deck goes to the hand."""
    card = s.dev_next
    s.dev_next = card + 1
    kind = s.dev_kind[card]
    s.dev_at = put(s.dev_at, card, seat)
    s.dev_held[seat * 5 + kind] += 1
    s.dev_held[s.n * 5 + kind] += 1  # CAT-DEV.4: not to be played this turn
    s.hidden_shown = True
    if s.events is not None:
        s.events.append((codes.E_BOUGHT, 1 << seat, seat, kind))


def look_at_deck(s: CatanState, seat: int, count: int) -> None:
    """CAT-HERO.16: the top cards are shown to one seat."""
    top = s.dev_kind[s.dev_next : s.dev_next + count]
    s.notes = [*s.notes, (NOTE_DECK, seat, s.dev_next, *top)]
    s.hidden_shown = True
    if s.events is not None:
        s.events.append((codes.E_LOOKED_DECK, EVERYONE, seat, len(top)))


def pick_from_deck(s: CatanState, seat: int, kind: int) -> None:
    """CAT-HERO.16: keep one card of the looked-at ones as the bought card, shuffle the rest of the deck."""
    deck = s.dev_kind[s.dev_next :]
    deck.remove(kind)
    s.shuffle(deck)
    s.dev_kind = [*s.dev_kind[: s.dev_next], kind, *deck]
    buy(s, seat)


def play_development(s: CatanState, seat: int, kind: int) -> None:
    """CAT-DEV.3, CAT-PATROL.1: a card is shown; a Patrol stays face up and counts for Most Patrols."""
    for card, at in enumerate(s.dev_at):
        if at == seat and s.dev_kind[card] == kind:
            s.dev_at = put(s.dev_at, card, FACE_UP + seat if kind == PATROL else OUT)
            break
    s.dev_held[seat * 5 + kind] -= 1
    s.dev_played = True
    if s.events is not None:
        s.events.append((codes.E_PLAYED, EVERYONE, seat, kind))
    if kind == PATROL:
        s.played[seat] += 1
        take_most_patrols(s, seat)


def discard_patrol(s: CatanState, seat: int) -> None:
    """CAT-HERO.20: a played Patrol leaves the table."""
    s.dev_at = put(s.dev_at, s.dev_at.index(FACE_UP + seat), OUT)
    s.played[seat] -= 1
    if s.events is not None:
        s.events.append((codes.E_PATROL_DISCARDED, EVERYONE, seat))
    if s.patrols == seat and not s.table.keep_patrols_card:  # R-MP-2, the other ruling
        best = max(s.played)
        if s.played[seat] < 3 or s.played[seat] < best:
            leaders = [p for p in range(s.n) if s.played[p] == best]
            set_aside_most_patrols(s)
            if best >= 3 and len(leaders) == 1:
                take_most_patrols(s, leaders[0])
