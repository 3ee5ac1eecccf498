"""Choices inside an effect, and those of the set-up."""

from __future__ import annotations

from greathall.bots.iron_throne.fight import Fight
from greathall.bots.iron_throne.sight import Sight
from greathall.bots.iron_throne.support import expected, prepare
from greathall.bots.iron_throne.windows import burned, named, shadowed
from greathall.bots.iron_throne.worth import CARD, CLEARLY
from greathall.bots.iron_throne.worth import LEADER as LEADER_WORTH
from greathall.games.iron_throne import board
from greathall.games.iron_throne.codes import CHARACTER, DISCARD, DONE, LEADER, REPLACE, RETURN, SEAT
from greathall.games.iron_throne.data import VALUE, card_number
from greathall.games.iron_throne.flow.choosing import Chosen
from greathall.games.iron_throne.names import (
    ARYA,
    BARRISTAN,
    CATELYN,
    CERSEI,
    MELISANDRE,
    O_HOSTILITY,
    OLENNA,
    SELYSE,
    TYRION,
)


def leader(sight: Sight, options: list[int]) -> int:
    """The better sheet where one clearly is; otherwise now this one, now that one, so that tables differ."""
    first, second = options
    lead = LEADER_WORTH[first - LEADER] - LEADER_WORTH[second - LEADER]
    if abs(lead) > CLEARLY:
        return first if lead > 0 else second
    return options[(first + second // 2 + sight.me) % 2]


def character(sight: Sight, options: list[int]) -> int:
    """Whose power an effect takes, or who is forced to help (leader Cersei)."""
    s = sight.s
    effect = s.stack[-1]
    assert isinstance(effect, Chosen)
    fight = Fight(sight)

    def worth(code: int) -> float:
        which = code - CHARACTER
        seat = board.seat_of_character(s, which)
        if effect.is_of_leader(CERSEI):
            return expected(fight.join(seat, which, fight.side[sight.me]))
        if effect.is_of_card(ARYA):
            return named(sight, seat, which)
        if effect.is_of_card(MELISANDRE):
            return shadowed(fight, seat)
        assert effect.is_of_card(OLENNA)
        return sight.stripped(seat, which, card_number(OLENNA, "power_removed"))

    return max(options, key=worth)


def player(sight: Sight, options: list[int]) -> int:
    """Whom an effect is for, or against."""
    s, me = sight.s, sight.me
    effect = s.stack[-1]
    assert isinstance(effect, Chosen)
    fight = Fight(sight)

    def worth(code: int) -> float:
        seat = code - SEAT
        if effect.is_of_card(CATELYN) or effect.is_of_card(TYRION):
            return 1.0 if seat == me else 0.5 if s.side[seat] == s.side[me] else 0.0
        if effect.is_of_card(SELYSE):
            return burned(sight, seat)
        if effect.is_of_card(BARRISTAN):
            return fight.leave(seat).outlook()
        return sight.shifted((seat, CARD))  # cards for a guest

    return max(options, key=worth)


def discard(sight: Sight, options: list[int]) -> int:
    return min(options, key=lambda code: sight.keep(code - DISCARD))


def give_back(sight: Sight, options: list[int]) -> int:
    return max(options, key=lambda code: sight.keep(code - RETURN))


def replace(sight: Sight, options: list[int]) -> int:
    """The cheapest card that does it."""
    s, me = sight.s, sight.me
    fight = Fight(sight)
    value = board.card_value(s, me)

    def worth(code: int) -> float:
        card = code - REPLACE
        gain = fight.now(VALUE[card] - value) if s.outcome == O_HOSTILITY else 0.0
        return gain - sight.keep(card) * sight.slope

    return max(options, key=worth)


def move_up_to(sight: Sight, options: list[int]) -> int:
    """Power is better on characters than on the sheet."""
    return prepare(sight, [code for code in options if code != DONE])
