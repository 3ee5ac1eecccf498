"""Leaders: when to use the ability. Most cost nothing and are always used; the others are weighed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.bots.iron_throne.fight import Fight
from greathall.bots.iron_throne.sealed import Sealing
from greathall.bots.iron_throne.sight import Sight
from greathall.bots.iron_throne.support import expected, strongest
from greathall.bots.iron_throne.worth import CARD, SHEET
from greathall.games.iron_throne import board
from greathall.games.iron_throne.codes import DONE, PASS, STRIP, USE
from greathall.games.iron_throne.data import leader_number
from greathall.games.iron_throne.flow.choosing import Sacrifice
from greathall.games.iron_throne.flow.support import Support
from greathall.games.iron_throne.names import (
    ARYA,
    BRAN,
    CERSEI,
    DAENERYS,
    DEFENCE,
    EDDARD,
    MARGAERY,
    MELISANDRE,
    O_TRUCE,
    OLENNA,
    ROBB,
    VISERYS,
)
from greathall.games.iron_throne.state import NONE

LOST_POWER: Final = 0.06  # a power that goes to the box


def eddard(sight: Sight) -> bool:
    """A truce is better than this betrayal."""
    fight = Fight(sight)
    deal = max(sight.value(fight.deal(), sight.me), fight.no_deal(sight.me))
    return deal > fight.value(fight.betrayer(), True)


def arya(sight: Sight) -> bool:
    s = sight.s
    takes = leader_number(ARYA, "power_removed")
    total = 0.0
    for p in board.supporters_of(s, board.opposite(s.side[sight.me])):
        if s.fighter[p] != NONE:
            total += sight.stripped(p, s.fighter[p], takes) - sight.base
    return total > 0


def robb(sight: Sight) -> bool:
    """Three cards that are worth less than what comes for them."""
    worst = sorted([sight.keep(k) for k in sight.hand])[: leader_number(ROBB, "discard")]
    return sum(worst) < 0.055 * len(worst)


def about(sight: Sight) -> int:
    """The player whose chance to support comes next."""
    support = sight.s.stack[-1]
    assert isinstance(support, Support)
    return support.seat(sight.s)


def cersei(sight: Sight) -> bool:
    seat = about(sight)
    fight = Fight(sight)
    return expected(fight.join(seat, strongest(sight, seat), fight.side[sight.me])) > expected(fight)


def viserys(sight: Sight) -> bool:
    """Only to keep away who could decide it, and would."""
    s, seat = sight.s, about(sight)
    fight = Fight(sight)
    character = strongest(sight, seat)
    theirs = Sight(s, seat)
    joins = Fight(theirs).join(seat, character, DEFENCE).outlook() > Fight(theirs).outlook()
    if not joins:
        return False
    gift = leader_number(VISERYS, "sheet_gift") * SHEET
    return expected(fight) - expected(fight.join(seat, character, DEFENCE)) > 2 * gift * sight.slope


def margaery(sight: Sight) -> bool:
    return sight.shifted((sight.me, CARD), (about(sight), CARD)) > sight.base


def gap(sight: Sight) -> int:
    """How much the own side lacks to win, with the cards that lie face up."""
    s = sight.s
    own = s.side[sight.me]
    return board.total(s, board.opposite(own)) - board.total(s, own)


def melisandre(sight: Sight) -> bool:
    """Just if it decides."""
    most = leader_number(MELISANDRE, "power_removed_max") * leader_number(MELISANDRE, "bonus_per_token")
    if not 0 <= gap(sight) < most:
        return False
    fight = Fight(sight)
    own = fight.side[sight.me]
    return fight.value(own) > fight.now()


def sacrifice(sight: Sight, options: list[int]) -> int:
    """Leader Melisandre: as much as it takes, from who can spare it."""
    given = sight.s.stack[-1]
    assert isinstance(given, Sacrifice)
    if given.bonus > gap(sight) and options[0] == DONE:
        return DONE
    if given.could_add() <= gap(sight) and not given.bonus:
        return DONE
    return least_missed(sight, [code for code in options if code != DONE])


def least_missed(sight: Sight, options: list[int]) -> int:
    """The own character that can spare a power best (leaders Melisandre and Barristan)."""
    return max(options, key=lambda code: sight.stripped(sight.me, code - STRIP, 1))


def olenna(sight: Sight) -> bool:
    s = sight.s
    fight = Fight(sight)
    if s.outcome == O_TRUCE:
        return False
    other = fight.join(sight.me, fight.fighter[sight.me], board.opposite(fight.side[sight.me]))
    return other.now() - SHEET * sight.slope > fight.now()


def bran(sight: Sight) -> bool:
    """Where knowing the other card changes the answer, and enough for a power that is gone for good."""
    if not sight.hand:
        return False
    sealing = Sealing(Fight(sight))
    return sealing.informed() - sealing.best() > LOST_POWER * leader_number(BRAN, "sheet_cost") * sight.slope


def daenerys(sight: Sight) -> bool:
    """Not where half is less."""
    s, me = sight.s, sight.me
    has = board.power_of(s, me, s.fighter[me])
    return has == 1 or leader_number(DAENERYS, "power_removed") <= (has + 1) // 2


WEIGHED: Final[dict[int, Callable[[Sight], bool]]] = {
    EDDARD: eddard,
    ARYA: arya,
    ROBB: robb,
    BRAN: bran,
    CERSEI: cersei,
    DAENERYS: daenerys,
    VISERYS: viserys,
    MARGAERY: margaery,
    MELISANDRE: melisandre,
    OLENNA: olenna,
}


def ability(sight: Sight, options: list[int]) -> int:
    leader = options[0] - USE
    weigh = WEIGHED.get(leader)
    return options[0] if weigh is None or weigh(sight) else PASS
