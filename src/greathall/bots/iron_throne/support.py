"""Before the cards: whom to attack, who goes into the field, whom to support, whose support to accept."""

from __future__ import annotations

from typing import Final

from greathall.bots.iron_throne.fight import UNKNOWN_CARDS, Fight, win_chance
from greathall.bots.iron_throne.sealed import Sealing
from greathall.bots.iron_throne.sight import Sight
from greathall.games.iron_throne import board
from greathall.games.iron_throne.codes import ACCEPT, DECLINE, FIGHT, NO_SUPPORT, POWER, SEAT
from greathall.games.iron_throne.deals import offer_of
from greathall.games.iron_throne.flow.changing import ChangeSide
from greathall.games.iron_throne.flow.support import Support
from greathall.games.iron_throne.names import ATTACK, DEFENCE, PER_HOUSE, TOKENS
from greathall.games.iron_throne.state import NONE

WELCOME: Final = 0.8  # how often an offer is accepted that seems good for who gets it
UNWELCOME: Final = 0.15  # and one that does not


def expected(fight: Fight) -> float:
    """The own value of an encounter in which this seat may be anything: one who plays a card knows the hand."""
    sight = fight.sight
    if fight.side[sight.me] and sight.me in (sight.s.attacker, sight.s.defender):
        return Sealing(fight).best()
    return fight.outlook()


def strongest(sight: Sight, seat: int) -> int:
    """The character of a house with the most power."""
    powers = sight.powers[seat]
    return sight.s.house[seat] * PER_HOUSE + powers.index(max(powers))


def choose_defender(sight: Sight, options: list[int]) -> int:
    """IRT-EVENT.2: who is weak, and whose defeat helps."""
    me = sight.me

    def worth(code: int) -> float:
        seat = code - SEAT
        influence = sight.influence.copy()
        influence[me] = min(TOKENS, influence[me] + 1)
        lead = max(sight.powers[me]) - max(sight.powers[seat]) - 0.4 * (len(sight.s.hands[seat]) - 5)
        chance = win_chance(lead, UNKNOWN_CARDS)
        strength = sight.strength.copy()
        strength[seat] -= 0.3
        won = sight.value((influence, strength, False), me)
        strength = sight.strength.copy()
        strength[seat] += 0.3
        strength[me] -= 0.3
        return chance * won + (1 - chance) * sight.value((sight.influence, strength, False), me)

    return max(options, key=worth)


def prepare(sight: Sight, options: list[int]) -> int:
    """IRT-PREP.3 and every other power from the sheet: to who goes into the field, or to who would die too easily."""
    s, me = sight.s, sight.me
    sheet = s.sheet[me]

    def worth(code: int) -> float:
        character = code - POWER
        powers = sight.powers[me].copy()
        powers[character % PER_HOUSE] += 1
        out = sight.with_powers(me, powers, sheet - 1)
        if powers[character % PER_HOUSE] == 2:
            out += 0.01 * sight.slope
        if character == s.fighter[me]:
            out += 0.001 * sight.slope
        return out

    return max(options, key=worth)


def choose_fighter(sight: Sight, options: list[int]) -> int:
    s, me = sight.s, sight.me
    other = board.leader_of_side(s, board.opposite(ATTACK if me == s.attacker else DEFENCE))
    start = Fight(sight)
    if start.fighter[other] == NONE:
        start = start.join(other, strongest(sight, other), DEFENCE if me == s.attacker else ATTACK)
    side = ATTACK if me == s.attacker else DEFENCE
    return max(options, key=lambda code: expected(start.join(me, code - FIGHT, side)))


def offer(sight: Sight, options: list[int]) -> int:
    """IRT-SUPPORT.2: who supports shares reward and penalty, so a side is joined where joining is better than
    watching. There is but one offer a turn (IRT-SUPPORT.7): it goes where it is likely to be welcome."""
    s = sight.s
    fight = Fight(sight)
    watching = fight.outlook()
    theirs = {side: Fight(Sight(s, board.leader_of_side(s, side))) for side in (ATTACK, DEFENCE)}
    alone = {side: theirs[side].outlook() for side in theirs}
    best, choice = watching, NO_SUPPORT
    for code in options:
        if code == NO_SUPPORT:
            continue
        side, character = offer_of(code)
        worth = fight.join(sight.me, character, side).outlook() - watching
        if worth <= 0.0:
            continue
        welcome = theirs[side].join(sight.me, character, side).outlook() > alone[side]
        worth = watching + worth * (WELCOME if welcome else UNWELCOME)
        if worth > best:
            best, choice = worth, code
    return choice


def offered(sight: Sight) -> tuple[int, int, int]:
    """Who offers support now, with which character, to which side."""
    s = sight.s
    support = s.stack[-1]
    assert isinstance(support, Support)
    return support.seat(s), support.character, support.side


def answer_offer(sight: Sight, options: list[int]) -> int:
    seat, character, side = offered(sight)
    fight = Fight(sight)
    return ACCEPT if expected(fight.join(seat, character, side)) > expected(fight) else DECLINE


def change_side(sight: Sight, options: list[int]) -> int:
    """Leader Olenna wants to come over, after the cards are open."""
    fight = Fight(sight)
    change = sight.s.stack[-1]
    assert isinstance(change, ChangeSide)
    seat = change.guest
    return ACCEPT if fight.join(seat, fight.fighter[seat], fight.side[sight.me]).now() > fight.now() else DECLINE
