"""Turns, sides and what holds until the end of a turn."""

from __future__ import annotations

from greathall.games.iron_throne import board, codes, deals
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.data import EVENT_COPIES, POWER_EACH, whole_deck
from greathall.games.iron_throne.entries import entry_of
from greathall.games.iron_throne.state import NONE, ThroneState
from greathall.kernel.state import EVERYONE, NOBODY, put


def tell(s: ThroneState, event: tuple[int, ...]) -> None:
    if s.events is not None:
        s.events.append(event)


# ---------------------------------------------------------------- set-up
def seating(s: ThroneState) -> list[int]:
    """IRT-AMB.38: houses are chosen in an order of seats drawn for this alone."""
    order = list(range(s.n))
    s.shuffle(order)
    return order


def draw_first_player(s: ThroneState) -> None:
    """IRT-SETUP.12: the last step of the set-up, so nobody chooses a leader knowing who begins."""
    given = s.table.first_player
    s.attacker = s.below(s.n) if given == "random" else int(given)
    tell(s, (codes.E_FIRST, EVERYONE, s.attacker))


def take_house(s: ThroneState, seat: int, house: int) -> None:
    s.house = put(s.house, seat, house)
    tell(s, (codes.E_HOUSE, EVERYONE, seat, house))


def draw_sheets(s: ThroneState) -> None:
    """IRT-SETUP.2: two of five, unseen by the others."""
    drawn = []
    for seat in range(s.n):
        first = s.house[seat] * n.PER_HOUSE
        one = s.below(n.PER_HOUSE)
        two = (one + 1 + s.below(n.PER_HOUSE - 1)) % n.PER_HOUSE
        drawn += sorted([first + one, first + two])
    s.sheets_drawn = drawn
    s.hidden_shown = True


def lay_out(s: ThroneState, leaders: list[int]) -> None:
    """IRT-SETUP.3 to IRT-SETUP.11."""
    s.leader = leaders
    s.hidden_shown = True
    power = []
    decks, hands = [], []
    for seat in range(s.n):
        tell(s, (codes.E_LEADER, EVERYONE, seat, leaders[seat]))
        power += [0 if i == leaders[seat] % n.PER_HOUSE else POWER_EACH for i in range(n.PER_HOUSE)]
        deck = whole_deck(s.house[seat])
        s.shuffle(deck)
        hands.append(tuple(sorted([entry_of(card, 1 << seat) for card in deck[-n.HAND :]])))
        decks.append(tuple(deck[: -n.HAND]))
    s.power = power
    s.sheet = [POWER_EACH] * s.n
    s.decks = decks
    s.hands = hands
    s.event_deck = whole_event_deck(s)
    shuffle_events(s)


def whole_event_deck(s: ThroneState) -> list[int]:
    """IRT-SETUP.11, IRT-EVENT.6: three of each house in play and three special ones; IRT-EVENT.5."""
    out = [house for house in range(n.N_HOUSES) if house in s.house for _ in range(EVENT_COPIES[house])]
    specials = [e for e in range(n.INFLUENTIAL, len(EVENT_COPIES)) for _ in range(EVENT_COPIES[e])]
    return out + ([n.INFLUENTIAL] * len(specials) if s.table.influential_only else specials)


def shuffle_events(s: ThroneState) -> None:
    deck = s.event_deck.copy()
    s.shuffle(deck)
    s.event_deck = deck


# ---------------------------------------------------------------- turns
def begin_turn(s: ThroneState, attacker: int) -> None:
    s.turn += 1
    s.attacker = attacker
    s.defender = NOBODY
    tell(s, (codes.E_TURN, EVERYONE, s.turn, attacker))


def begin_phase(s: ThroneState, phase: int) -> None:
    s.phase = phase
    if s.events is not None:
        s.events.append((codes.E_PHASE, EVERYONE, phase))


def new_window(s: ThroneState) -> None:
    """IRT-TIMING.7: every leader may use its ability once more."""
    s.used = 0


def use_leader(s: ThroneState, seat: int) -> None:
    s.used |= 1 << seat
    tell(s, (codes.E_USED, EVERYONE, seat, s.leader[seat]))


def may_use_again(s: ThroneState, seat: int) -> None:
    s.used &= ~(1 << seat)


def passed(s: ThroneState, seat: int) -> None:
    tell(s, (codes.E_PASSED, EVERYONE, seat))


def pass_silently(s: ThroneState, seat: int) -> None:
    """Somebody plays no card now; whether there was one to play, others must see neither in the log nor by a pause."""
    if s.events is not None:
        s.passed |= 1 << seat


def kept_hostages(s: ThroneState, seat: int) -> None:
    tell(s, (codes.E_HELD, EVERYONE, seat))


def draw_event(s: ThroneState) -> int:
    """IRT-PREP.1, IRT-EVENT.7."""
    if not s.event_deck:
        s.event_deck = s.event_discard
        s.event_discard = []
        shuffle_events(s)
    s.event = s.event_deck[-1]
    s.event_deck = s.event_deck[:-1]
    s.event_discard = [*s.event_discard, s.event]
    s.hidden_shown = True
    tell(s, (codes.E_EVENT, EVERYONE, s.attacker, s.event))
    return s.event


def set_defender(s: ThroneState, seat: int) -> None:
    s.defender = seat
    side = s.side.copy()
    side[s.attacker] = n.ATTACK
    side[seat] = n.DEFENCE
    s.side = side
    tell(s, (codes.E_DEFENDER, EVERYONE, seat))


def send(s: ThroneState, seat: int, character: int) -> None:
    """IRT-PREP.5 to IRT-PREP.7."""
    s.fighter = put(s.fighter, seat, character)
    tell(s, (codes.E_FIGHTS, EVERYONE, seat, character))


# ---------------------------------------------------------------- support
def had_chance(s: ThroneState, seat: int) -> None:
    """IRT-SUPPORT.7."""
    s.asked_offer |= 1 << seat


def no_offer(s: ThroneState, seat: int) -> None:
    tell(s, (codes.E_NO_OFFER, EVERYONE, seat))


def offered(s: ThroneState, seat: int, character: int, side: int) -> None:
    tell(s, (codes.E_OFFERED, EVERYONE, seat, character, board.leader_of_side(s, side)))


def declined(s: ThroneState, seat: int, by: int) -> None:
    tell(s, (codes.E_DECLINED, EVERYONE, by, seat))


def join(s: ThroneState, seat: int, character: int, side: int) -> None:
    """IRT-SUPPORT.5; Renly's supporters are spared."""
    s.side = put(s.side, seat, side)
    s.fighter = put(s.fighter, seat, character)
    if s.renly >> side & 1:
        spare(s, seat)


def accepted(s: ThroneState, seat: int, by: int) -> None:
    tell(s, (codes.E_ACCEPTED, EVERYONE, by, seat))


def forced(s: ThroneState, seat: int, by: int, character: int) -> None:
    tell(s, (codes.E_FORCED, EVERYONE, by, seat, character))


def bar(s: ThroneState, seat: int) -> None:
    """Viserys (leader)."""
    s.barred |= 1 << seat
    tell(s, (codes.E_BARRED, EVERYONE, seat))


def shelter(s: ThroneState, side: int) -> None:
    """Renly (leader)."""
    s.renly |= 1 << side


def change_side(s: ThroneState, seat: int, side: int) -> None:
    """Olenna (leader)."""
    s.side = put(s.side, seat, side)
    tell(s, (codes.E_CHANGED_SIDE, EVERYONE, seat, side))


def retreat(s: ThroneState, seat: int) -> None:
    """IRT-RETREAT.2, IRT-RETREAT.3, IRT-PART.4; the cards are discarded by whoever calls. Only effects do it, to
    supporters alone (IRT-RETREAT.1, IRT-RETREAT.4)."""
    tell(s, (codes.E_RETREATED, EVERYONE, seat, s.fighter[seat]))
    s.side = put(s.side, seat, n.NO_SIDE)
    s.fighter = put(s.fighter, seat, NONE)


# ---------------------------------------------------------------- the encounter
def must_show_first(s: ThroneState, seat: int) -> None:
    """Bran (leader)."""
    s.face_up = seat


def sealed(s: ThroneState, seat: int) -> None:
    tell(s, (codes.E_SEALED, EVERYONE, seat))


def work_out(s: ThroneState) -> bool:
    """IRT-ENC.8, IRT-AMB.30: the outcome by the cards now face up. True: it is another one than before."""
    outcome = board.outcome_of_cards(s)
    before = s.outcome
    if s.truced and before == n.O_TRUCE and outcome == n.O_BETRAYAL:
        return False  # made a truce of, and still the betrayal it was made of
    s.truced = False
    s.outcome = outcome
    if outcome == before:
        return False
    tell(s, (codes.E_OUTCOME, EVERYONE, outcome))
    return True


def make_truce(s: ThroneState) -> None:
    """Eddard (leader)."""
    s.truced = True
    s.outcome = n.O_TRUCE
    tell(s, (codes.E_OUTCOME, EVERYONE, n.O_TRUCE))


def add_bonus(s: ThroneState, side: int, amount: int) -> None:
    """IRT-TIMING.8."""
    s.bonus = put(s.bonus, side, s.bonus[side] + amount)
    tell(s, (codes.E_BONUS, EVERYONE, side, amount))


def spare(s: ThroneState, seat: int) -> None:
    s.spared |= 1 << seat
    tell(s, (codes.E_SPARED, EVERYONE, seat))


def deny(s: ThroneState, seat: int) -> None:
    s.unrewarded |= 1 << seat
    tell(s, (codes.E_UNREWARDED, EVERYONE, seat))


def unshackle(s: ThroneState, seat: int) -> None:
    """Selyse (leader)."""
    s.unshackled |= 1 << seat


def wake(s: ThroneState, seat: int) -> None:
    """Viserys (card)."""
    s.reckless |= 1 << seat


# ---------------------------------------------------------------- resolution
def settle_totals(s: ThroneState) -> None:
    """IRT-HOSTIL.1 to IRT-HOSTIL.3."""
    attack, defence = board.total(s, n.ATTACK), board.total(s, n.DEFENCE)
    s.compared = [attack, defence]
    tell(s, (codes.E_TOTALS, EVERYONE, attack, defence))
    if attack == defence:
        s.lost = 1 << n.ATTACK | 1 << n.DEFENCE
        tell(s, (codes.E_TIE, EVERYONE))
    else:
        wins(s, n.ATTACK if attack > defence else n.DEFENCE)


def wins(s: ThroneState, side: int) -> None:
    s.won = side
    s.lost = 1 << board.opposite(side)
    tell(s, (codes.E_WON, EVERYONE, board.leader_of_side(s, side)))


def no_deal(s: ThroneState) -> None:
    """IRT-TRUCE.6; IRT-TRUCE.7: nobody has won."""
    s.lost = 1 << n.ATTACK | 1 << n.DEFENCE
    tell(s, (codes.E_NO_DEAL, EVERYONE))


def propose(s: ThroneState, seat: int, deal: int) -> None:
    s.proposal = deal
    s.proposer = seat
    s.proposals += 1
    tell(s, (codes.E_PROPOSED, EVERYONE, seat, *deals.terms(deal)))


def fix(s: ThroneState, sources: list[tuple[int, int]]) -> None:
    """IRT-AMB.49: what the terms on the table say about hostages, as sides and sources."""
    for side, source in sources:
        tell(s, (codes.E_FIXED, EVERYONE, side, source))


def agree(s: ThroneState, seat: int) -> None:
    tell(s, (codes.E_AGREED, EVERYONE, seat))


def break_off(s: ThroneState, seat: int) -> None:
    s.proposal = 0
    tell(s, (codes.E_BROKE_OFF, EVERYONE, seat))


# ---------------------------------------------------------------- the end of a turn and of the game
def end_turn(s: ThroneState) -> None:
    """IRT-END.1; what held for this turn is over."""
    s.fighter = [NONE] * s.n
    s.side = [n.NO_SIDE] * s.n
    s.bonus = [0, 0, 0]
    s.compared = []
    s.event = NONE
    s.outcome = n.NO_OUTCOME
    s.truced = False
    s.won = s.lost = 0
    s.asked_offer = s.barred = s.spared = s.unrewarded = s.unshackled = s.reckless = s.renly = s.used = 0
    s.face_up = NOBODY
    s.proposal = s.proposals = 0
    s.proposer = NOBODY


def game_ends(s: ThroneState) -> bool:
    """IRT-WIN.1, IRT-WIN.2, IRT-WIN.7: looked at after every batch. True: it is over."""
    if s.over:
        return True
    ended = False
    for p in range(s.n):
        if not any(s.power[p * n.PER_HOUSE : (p + 1) * n.PER_HOUSE]):
            ended = True
            tell(s, (codes.E_WIPED_OUT, EVERYONE, p))
        elif sum(s.influence[p * s.n : (p + 1) * s.n]) >= n.TOKENS:
            ended = True
    if ended:
        finish(s)
    return ended


def turn_limit(s: ThroneState) -> None:
    tell(s, (codes.E_TURN_LIMIT, EVERYONE, s.turn))
    finish(s)


def finish(s: ThroneState) -> None:
    """IRT-WIN.3 to IRT-WIN.6: the most influence wins, shared if several have it; nobody is excluded."""
    reached = [board.spread(s, p) for p in range(s.n)]
    best = max(reached)
    winners = [p for p in range(s.n) if reached[p] == best]
    for p in winners:
        tell(s, (codes.E_WINNER, EVERYONE, p, best))
    s.finish(winners)
