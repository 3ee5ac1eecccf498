"""What constant abilities make of the rules at this moment: each question is put to the cards in force that answer it.
What is asked all the time looks into `auras` by itself and spares a call."""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame import constant
from greathall.games.cardgame.board import is_immune, sources
from greathall.games.cardgame.codes import SPAN, TARGET
from greathall.games.cardgame.constant import NO_LIMIT, Constant
from greathall.games.cardgame.names import EVENT
from greathall.games.cardgame.state import CardState


def text(s: CardState, x: int) -> Constant[Any]:
    return s.book.constant[s.design[x]]


def own(s: CardState, what: int, seat: int) -> list[int]:
    """The cards of a seat that change something."""
    known = s.auras  # asked all the time: without a further call where it is known
    found = known[what] if known is not None else sources(s, what)
    if not found:
        return found
    out: list[int] = []
    for x in found:
        if s.ctrl[x] == seat:
            out.append(x)
    return out


def aimable(s: CardState, source: int, options: list[int]) -> list[int]:
    """Those of the targets (option codes) that are not immune to the source (LCG-IMM.1)."""
    if not sources(s, constant.IMMUNE):
        return options
    return [code for code in options if code - code % SPAN != TARGET or not is_immune(s, code - TARGET, source)]


# ---------------------------------------------------------------- who takes part in a challenge
def attacks_standing(s: CardState, c: int, type_: int) -> bool:
    """Does a character not kneel to attack?"""
    found = sources(s, constant.ATTACKS_STANDING)
    return bool(found) and any([text(s, x).attacks_standing(s, x, c, type_) for x in found])


def defends_standing(s: CardState, c: int) -> bool:
    found = sources(s, constant.DEFENDS_STANDING)
    return bool(found) and any([text(s, x).defends_standing(s, x, c) for x in found])


def defends_kneeling(s: CardState, c: int, type_: int) -> bool:
    found = sources(s, constant.DEFENDS_KNEELING)
    return bool(found) and any([text(s, x).defends_kneeling(s, x, c, type_) for x in found])


def may_attack(s: CardState, found: list[int]) -> list[int]:
    """Those of the characters whom no card bars from attacking."""
    known = s.auras
    for x in known[constant.BARS_ATTACKING] if known is not None else sources(s, constant.BARS_ATTACKING):
        found = _not_barred(s, x, found)
    return found


def _not_barred(s: CardState, x: int, found: list[int]) -> list[int]:
    return [c for c in found if not text(s, x).bars_attacking(s, x, c)]


def may_defend(s: CardState, found: list[int]) -> list[int]:
    barring = sources(s, constant.BARS_DEFENDING)
    if not barring or not found:
        return found
    return [c for c in found if not any([text(s, x).bars_defending(s, x, c) for x in barring])]


def unbypassable(s: CardState, c: int) -> bool:
    found = sources(s, constant.BARS_BYPASSING)
    return bool(found) and any([text(s, x).bars_bypassing(s, x, c) for x in found])


def most_attackers(s: CardState) -> int:
    found = sources(s, constant.MOST_ATTACKERS)
    return min([text(s, x).most_attackers(s, x) for x in found]) if found else NO_LIMIT


def most_defenders(s: CardState) -> int:
    found = sources(s, constant.MOST_DEFENDERS)
    return min([text(s, x).most_defenders(s, x) for x in found]) if found else NO_LIMIT


def joining(s: CardState, seat: int, attacking: bool) -> list[int]:
    """Who takes part on a side without being declared."""
    out: list[int] = []
    for x in own(s, constant.JOINS, seat):
        if text(s, x).joins(s, x, attacking):
            out.append(x)
    return out


def muted(s: CardState, c: int) -> bool:
    """Does this defender add nothing to its side?"""
    found = sources(s, constant.MUTES)
    return bool(found) and any([text(s, x).mutes(s, x, c) for x in found])


def side_bonuses(s: CardState, seat: int, type_: int) -> list[tuple[int, int]]:
    """Cards that add to their player's side, and how much."""
    found = [(x, text(s, x).side_bonus(s, x, type_)) for x in own(s, constant.SIDE_BONUS, seat)]
    return [bonus for bonus in found if bonus[1]]


# ---------------------------------------------------------------- challenges
def more_challenges(s: CardState, seat: int, type_: int) -> int:
    more = 0
    for x in own(s, constant.MORE_CHALLENGES, seat):
        more += text(s, x).more_challenges(s, x, type_)
    return more


def barring_challenge(s: CardState, seat: int, type_: int) -> int:
    """A card that bars a seat from challenges of a type now, -1 if there is none."""
    known = s.auras
    for x in known[constant.BARS_CHALLENGE] if known is not None else sources(s, constant.BARS_CHALLENGE):
        if text(s, x).bars_challenge(s, x, seat, type_):
            return x
    return -1


def toll(s: CardState, type_: int) -> int:
    """Gold for the opponent to initiate such a challenge; once, however many cards say so."""
    known, most = s.auras, 0
    for x in known[constant.TOLL] if known is not None else sources(s, constant.TOLL):
        most = max(most, text(s, x).toll(s, x, type_))
    return most


def claim(s: CardState, attacker: int, type_: int) -> int:
    found = own(s, constant.CLAIM, attacker)
    return sum([text(s, x).claim(s, x, type_) for x in found]) if found else 0


def power_moved(s: CardState, attacker: int, type_: int) -> int:
    found = own(s, constant.POWER_MOVED, attacker)
    return sum([text(s, x).power_moved(s, x, type_) for x in found]) if found else 0


# ---------------------------------------------------------------- what a player may and must
def silenced(s: CardState, seat: int) -> bool:
    """May a seat use no abilities at all now?"""
    known = s.auras  # asked in every window: without a further call
    for x in known[constant.SILENCES] if known is not None else sources(s, constant.SILENCES):
        if text(s, x).silences(s, x, seat):
            return True
    return False


def may_play_events(s: CardState, seat: int) -> bool:
    known = s.auras
    for x in known[constant.BARS_EVENTS] if known is not None else sources(s, constant.BARS_EVENTS):
        if text(s, x).bars_events(s, x, seat):
            return False
    return True


def event_discount(s: CardState, seat: int) -> int:
    less = 0
    for x in sources(s, constant.EVENT_DISCOUNT):
        less += text(s, x).event_discount(s, x, seat)
    return less


def event_toll(s: CardState) -> int:
    known, more = s.auras, 0
    for x in known[constant.EVENT_TOLL] if known is not None else sources(s, constant.EVENT_TOLL):
        more += text(s, x).event_toll(s, x)
    return more


def barring_marshaling(s: CardState, seat: int, d: int) -> int:
    """A card that bars a seat from playing cards of a design, -1 if there is none."""
    for x in sources(s, constant.BARS_MARSHALING):
        if text(s, x).bars_marshaling(s, x, seat, d):
            return x
    return -1


def discounting(s: CardState, seat: int, d: int) -> list[tuple[int, int]]:
    """Cards that make the next card of a design cheaper for a seat, and by how much."""
    out: list[tuple[int, int]] = []
    for x in own(s, constant.DISCOUNT, seat):
        amount = text(s, x).discount(s, x, d)
        if amount:
            out.append((x, amount))
    return out


def playable_at_first_sight(s: CardState, seat: int) -> list[int]:
    """The cards of a hand that might be played to the table: no events, and nothing that costs more than there is gold,
    unless something is cheaper now or it would be a duplicate. It spares most of the questions that follow."""
    types, design, cost, gold = s.book.type, s.design, s.book.cost, s.gold[seat]
    if s.reducers or sources(s, constant.DISCOUNT):
        gold = NO_LIMIT
    out: list[int] = []
    for c in s.hand[seat]:
        d = design[c]
        if types[d] != EVENT and (cost[d] <= gold or (s.book.unique[d] and _has_copy(s, seat, d))):
            out.append(c)
    return out


def _has_copy(s: CardState, seat: int, d: int) -> bool:
    """Is there a card of the same title among a seat's cards in play?"""
    titles, design = s.book.title, s.design
    for x in s.play[seat]:
        if titles[design[x]] == titles[d]:
            return True
    return False


def costs_fixed(s: CardState, seat: int) -> bool:
    found = sources(s, constant.FIXES_COSTS)
    return bool(found) and any([text(s, x).fixes_costs(s, x, seat) for x in found])


def more_limited(s: CardState, seat: int) -> int:
    found = own(s, constant.MORE_LIMITED, seat)
    return sum([text(s, x).more_limited(s, x) for x in found]) if found else 0


# ---------------------------------------------------------------- income, dominance, standing
def base_income_barred(s: CardState, seat: int) -> bool:
    found = sources(s, constant.BARS_BASE_INCOME)
    return bool(found) and any([text(s, x).bars_base_income(s, x, seat) for x in found])


def income_barred(s: CardState) -> bool:
    found = sources(s, constant.BARS_INCOME)
    return bool(found) and any([text(s, x).bars_income(s, x) for x in found])


def reserve(s: CardState, seat: int) -> int:
    found = sources(s, constant.RESERVE)
    return sum([text(s, x).reserve(s, x, seat) for x in found]) if found else 0


def dominance(s: CardState, seat: int) -> int:
    found = own(s, constant.DOMINANCE, seat)
    return sum([text(s, x).dominance(s, x) for x in found]) if found else 0


def dominance_power(s: CardState, seat: int) -> int:
    found = own(s, constant.DOMINANCE_POWER, seat)
    return sum([text(s, x).dominance_power(s, x) for x in found]) if found else 0


def most_standing(s: CardState) -> int:
    """How many characters each player may stand in the standing phase."""
    found = sources(s, constant.MOST_STANDING)
    return min([text(s, x).most_standing(s, x) for x in found]) if found else NO_LIMIT


def stays_knelt(s: CardState, c: int) -> bool:
    found = sources(s, constant.STAYS_KNELT)
    return bool(found) and any([text(s, x).stays_knelt(s, x, c) for x in found])


def gold_kept(s: CardState) -> bool:
    found = sources(s, constant.KEEPS_GOLD)
    return bool(found) and any([text(s, x).keeps_gold(s, x) for x in found])


def weak_die(s: CardState) -> bool:
    known = s.auras
    for x in known[constant.KILLS_THE_WEAK] if known is not None else sources(s, constant.KILLS_THE_WEAK):
        if text(s, x).kills_the_weak(s, x):
            return True
    return False


def grown_by_plots(s: CardState) -> list[int]:
    """Who has become stronger because the last plot has gone to the used pile. It matters to whoever reacts to growing:
    no other constant grows while it lies in play and makes somebody stronger who listens."""
    found = [x for x in sources(s, constant.GROWS_WITH_PLOTS) if s.used[s.ctrl[x]]]
    return [c for c in [text(s, x).grows_with_plots(s, x) for x in found] if c >= 0]


def goes_to(s: CardState, c: int, kind: int, zone: int) -> int:
    """The zone a card that leaves play goes to."""
    if c not in sources(s, constant.GOES_TO):
        return zone
    return text(s, c).goes_to(s, c, kind, zone)
