"""Rounds and seasons: kneeling, the count, the markers, dealing, and the end (SOJ-BID, SOJ-RND, SOJ-SEAS, SOJ-END)."""

from __future__ import annotations

from greathall.games.sojusze import codes
from greathall.games.sojusze.bidding import leading, total
from greathall.games.sojusze.councils import own_councils, power, winners
from greathall.games.sojusze.data import EVERY_CARD
from greathall.games.sojusze.entries import cards_of, hand_of, in_hand, seen_mark
from greathall.games.sojusze.names import AUTUMN, FIRST_EVENT, FIRST_LEADER_CARD, N_ALLIES, SUMMER, WINTER
from greathall.games.sojusze.ops import allies, hands
from greathall.games.sojusze.state import NONE, SojuszeState
from greathall.kernel.state import EVERYONE, NOBODY, put


# ---------------------------------------------------------------- set-up
def first_season(s: SojuszeState) -> int:
    """SOJ-SETUP.3; SOJ-QUICK.1, SOJ-QUICK.2."""
    return (SUMMER if s.n <= 4 else AUTUMN) + (1 if s.table.quick else 0)


def lay_out(s: SojuszeState) -> None:
    """SOJ-SETUP.1 to SOJ-SETUP.6, SOJ-SETUP.9, SOJ-SETUP.10, SOJ-KINGSMOOT.1, SOJ-QUICK."""
    s.season = first_season(s)
    if s.table.kingsmoot:
        s.deck = EVERY_CARD.copy()
    elif s.table.advanced:
        s.aside = [k for k in EVERY_CARD if FIRST_EVENT <= k < FIRST_LEADER_CARD]
        s.shuffle(s.aside)
    deck, allies_ = s.deck.copy(), list(range(N_ALLIES))
    s.shuffle(deck)
    s.shuffle(allies_)
    s.deck, s.ally_deck = deck, allies_
    first = s.table.first_player  # SOJ-SETUP.6, SOJ-AMB.2
    s.first = s.below(s.n) if first == "random" else int(first)
    if s.events is not None:
        s.events.append((codes.E_FIRST, EVERYONE, s.first))


def take_leader(s: SojuszeState, seat: int, leader: int) -> None:
    """SOJ-SETUP.7, SOJ-LDR.1; in the standard game a leader is a name and nothing else (SOJ-SETUP.8)."""
    s.leader = put(s.leader, seat, leader)
    if s.table.white_cards:
        first = FIRST_LEADER_CARD + 4 * leader
        white = s.white.copy()
        white[seat] = tuple([k for k in EVERY_CARD if first <= k < first + 4])
        s.white = white
    if s.events is not None:
        s.events.append((codes.E_LEADER, EVERYONE, seat, leader))


# ---------------------------------------------------------------- a season begins
def begin_season(s: SojuszeState) -> None:
    if s.events is not None:
        s.events.append((codes.E_SEASON, EVERYONE, s.season))
    s.hand_group = [()] * s.n
    s.hand_moves = []
    s.round = 0
    if s.table.open_allies:
        allies.lay_out_row(s, s.n + 1)
    if s.season == WINTER and s.table.quick and s.n > 4 and s.table.events_at_winter_start:  # SOJ-AMB.25
        add_events(s, 6)


def add_events(s: SojuszeState, count: int) -> None:
    """SOJ-EVT.1, SOJ-EVT.2, SOJ-EVT.4."""
    coming = s.aside[:count]
    if coming:
        s.aside = s.aside[count:]
        deck = [*s.deck, *coming]
        s.shuffle(deck)
        s.deck = deck
        if s.events is not None:
            s.events.append((codes.E_EVENTS_IN, EVERYONE, len(coming)))


def deal(s: SojuszeState) -> None:
    """SOJ-SETUP.11, SOJ-SETUP.12, SOJ-SEAS.3, SOJ-LDR.3, SOJ-LDR.4 (so at most one white card a season: SOJ-LDR.6); for
    the draft the cards come as packs (SOJ-DRAFT.1)."""
    size = s.table.hand_size
    dealt = [s.deck[len(s.deck) - size * (i + 1) : len(s.deck) - size * i] for i in range(s.n)]
    s.deck = s.deck[: len(s.deck) - size * s.n]
    s.hidden_shown = True
    if s.events is not None:
        s.events.append((codes.E_DEALT, EVERYONE, size))
    if s.table.draft:
        s.packs = [tuple(sorted(cards)) for cards in dealt]
        return
    s.hands = [hand_of(cards) for cards in dealt]
    draw_white(s)


def draw_white(s: SojuszeState) -> None:
    if not s.table.white_cards:
        return
    white = s.white.copy()
    for seat in range(s.n):
        own = list(white[seat])
        if own:
            card = own.pop(s.below(len(own)))
            white[seat] = tuple(own)
            hands.set_hand(s, seat, [*s.hands[seat], in_hand(card)])
            if s.events is not None:
                s.events.append((codes.E_DREW_WHITE, 1 << seat, seat, card))
    s.white = white


def pass_packs(s: SojuszeState, picked: list[int], step: int) -> None:
    """SOJ-DRAFT.1, SOJ-DRAFT.2: all set one card aside at once and pass the rest on."""
    packs, picks = [], s.picks.copy()
    for seat in range(s.n):
        pack = list(s.packs[seat])
        pack.remove(picked[seat])
        packs.append(tuple(pack))
        picks[seat] = (*picks[seat], picked[seat])
        if s.events is not None:
            s.events.append((codes.E_DRAFTED, 1 << seat, seat, picked[seat]))
    s.picks = picks
    s.packs = [packs[(seat - step) % s.n] for seat in range(s.n)]
    s.hidden_shown = True


def end_draft(s: SojuszeState, step: int) -> None:
    """SOJ-DRAFT.3. Whoever had a pack in hand knows that what was taken from it later is in somebody's hand."""
    size = len(s.picks[0])
    entries = [[in_hand(k) for k in cards] for cards in s.picks]
    for seat in range(s.n):
        for turn in range(size):
            for viewer in range(s.n):
                if viewer != seat and saw_before(s.n, step, viewer, seat, turn):
                    entries[seat][turn] |= seen_mark(viewer)
    for seat in range(s.n):
        hands.set_hand(s, seat, entries[seat])
    s.picks = [()] * s.n
    s.packs = [()] * s.n
    draw_white(s)


def saw_before(n: int, step: int, viewer: int, seat: int, turn: int) -> bool:
    """Had `viewer` the pack in hand from which `seat` picked in this turn, before?"""
    return any([(seat - step * back) % n == viewer for back in range(1, turn + 1)])


# ---------------------------------------------------------------- a round
def begin_round(s: SojuszeState) -> None:
    s.round += 1
    s.winner = s.claimer = s.placed = NOBODY
    s.acts = 0
    s.arianne_used = s.no_token = False
    s.last_act = [0] * s.n
    s.bidder = s.first
    if s.events is not None:
        s.events.append((codes.E_ROUND, EVERYONE, s.round, s.first))
    allies.reveal_current(s)


def set_turn(s: SojuszeState, seat: int) -> None:
    s.bidder = seat


def end_turn(s: SojuszeState, seat: int) -> None:
    s.last_act = put(s.last_act, seat, s.acts)


def kneel(s: SojuszeState, seat: int) -> None:
    """SOJ-BID.7."""
    s.kneels = put(s.kneels, seat, 1)
    s.acts += 1
    if s.events is not None:
        s.events.append((codes.E_KNELT, EVERYONE, seat))


def skip(s: SojuszeState, seat: int) -> None:
    if s.events is not None:
        s.events.append((codes.E_SKIPPED, EVERYONE, seat))


def count_bids(s: SojuszeState) -> None:
    """SOJ-CLAIM.1 to SOJ-CLAIM.3."""
    s.totals = [total(s, seat) for seat in range(s.n)]
    s.winner = leading(s, s.totals)
    s.bidder = NOBODY
    if s.events is not None:
        for seat in range(s.n):
            s.events.append((codes.E_TOTAL, EVERYONE, seat, s.totals[seat]))
        s.events.append((codes.E_WON, EVERYONE, s.winner, s.totals[s.winner]))


def tell_triumph(s: SojuszeState, seat: int, card: int) -> None:
    if s.events is not None:
        s.events.append((codes.E_TRIUMPH, EVERYONE, seat, card))


def tell(s: SojuszeState, event: tuple[int, ...]) -> None:
    if s.events is not None:
        s.events.append(event)


def end_round(s: SojuszeState) -> None:
    """SOJ-DISC.1, SOJ-DISC.2, SOJ-PASS.1."""
    hands.clear_areas(s)
    s.kneels = [0] * s.n
    s.effects = []
    s.totals = [0] * s.n
    s.current = s.ruling = NONE
    s.winner = s.claimer = s.placed = NOBODY
    s.first = (s.first + 1) % s.n


def rounds_begun(s: SojuszeState) -> int:
    """In all seasons so far."""
    return (s.season - first_season(s)) * (s.n + 1) + s.round


def last_round(s: SojuszeState) -> bool:
    """SOJ-TIME.2."""
    return s.round == s.n + 1


def change_season(s: SojuszeState) -> None:
    """SOJ-RND.2, SOJ-SEAS.1, SOJ-SEAS.2, SOJ-EVT.1, SOJ-EVT.2. Everything else stays as it is (SOJ-SEAS.5)."""
    s.season += 1
    hands.to_pile(s, [card for hand in s.hands for card in cards_of(hand)])
    s.hands = [()] * s.n
    deck = [*s.deck, *s.discard]
    s.shuffle(deck)
    s.deck = deck
    s.discard = []
    if s.table.advanced and not s.table.kingsmoot:
        if s.n <= 4:
            add_events(s, 3)
        elif s.season == WINTER:
            add_events(s, 6)


def count_power(s: SojuszeState) -> None:
    """SOJ-END.1 to SOJ-END.3, SOJ-WIN."""
    s.strength = [power(s, c) for c in range(s.n)]
    won = winners(s, s.strength)
    s.hidden_shown = True
    if s.events is not None:
        for c in range(s.n):
            s.events.append((codes.E_SCORED, EVERYONE, c, s.strength[c]))
        for seat in range(s.n):
            a, b = own_councils(s, seat)
            small, other = sorted((s.strength[a], s.strength[b]))
            s.events.append((codes.E_POWER, EVERYONE, seat, small, other))
        for seat in won:
            s.events.append((codes.E_WINNER, EVERYONE, seat))
    s.finish(won)
