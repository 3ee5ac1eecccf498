"""Character cards for their effect: what each of them would bring now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.bots.iron_throne.fight import Fight
from greathall.bots.iron_throne.sealed import boost
from greathall.bots.iron_throne.sight import Sight
from greathall.bots.iron_throne.worth import CARD, FRONT, HELD, POWER, SHEET, TAKEN
from greathall.games.iron_throne import board, names
from greathall.games.iron_throne.codes import PASS, PLAY
from greathall.games.iron_throne.data import VALUE, card_number
from greathall.games.iron_throne.state import NONE

MOVED: Final = POWER + FRONT - SHEET  # a power from the sheet to a character
KNOWLEDGE: Final = 0.08  # a look at a hand before the own card is chosen


# ---------------------------------------------------------------- before the cards
def look(sight: Sight) -> float:
    s = sight.s
    return KNOWLEDGE * sight.slope if sight.me in (s.attacker, s.defender) else 0.0


def shadow(sight: Sight) -> float:
    fight = Fight(sight)
    return max([shadowed(fight, p) for p in enemies(fight)]) - fight.outlook()


def enemies(fight: Fight) -> list[int]:
    other = board.opposite(fight.side[fight.sight.me])
    return [p for p in range(fight.sight.n) if fight.side[p] == other and fight.fighter[p] != NONE]


def shadowed(fight: Fight, seat: int) -> float:
    """Card Melisandre."""
    own = fight.strip(fight.sight.me, card_number(names.MELISANDRE, "own_cost"))
    after = own.strip(seat, card_number(names.MELISANDRE, "power_removed"))
    return over_or(after, after.outlook())


def over_or(fight: Fight, value: float) -> float:
    """The value, unless a house has been wiped out."""
    sight = fight.sight
    if all([any(row) for row in fight.powers]):
        return value
    return sight.value((sight.influence, sight.strength, True), sight.me)


def bold(sight: Sight) -> float:
    """Card Barristan."""
    fight = Fight(sight)
    others = [p for p in enemies(fight) if p not in (sight.s.attacker, sight.s.defender)]
    return max([fight.leave(p).outlook() for p in others], default=0.0) - fight.outlook()


# ---------------------------------------------------------------- after the reveal
def sentence(sight: Sight) -> float:
    """Card Eddard."""
    fight = Fight(sight)
    before = fight.now()
    for p in range(sight.n):
        if fight.side[p] == fight.betrayer():
            fight.rewardless |= 1 << p
    return fight.now() - before


def family(sight: Sight) -> float:
    """Card Catelyn: for oneself."""
    fight = Fight(sight)
    before = fight.now()
    fight.spared |= 1 << sight.me
    return fight.now() - before


def adds(character: int) -> Callable[[Sight], float]:
    """Cards that add to the own side's total."""

    def gain(sight: Sight) -> float:
        fight = Fight(sight)
        if sight.s.outcome != names.O_HOSTILITY:
            return MOVED * sight.slope if character == names.JORAH and sight.s.sheet[sight.me] else 0.0
        return fight.now(boost(fight, names.card_showing(character))) - fight.now()

    return gain


def wake(sight: Sight) -> float:
    """Card Viserys: not where it fails all the same."""
    fight = Fight(sight)
    risk = 0.1 * POWER * fight.power_of(sight.me) * sight.slope
    return fight.now(card_number(names.VISERYS, "bonus")) - fight.now() - risk


def acumen(sight: Sight) -> float:
    """Card Tyrion: another card for one's own, if a higher one decides."""
    s, me = sight.s, sight.me
    if s.outcome != names.O_HOSTILITY or me not in (s.attacker, s.defender):
        return 0.0
    higher = [VALUE[k] - board.card_value(s, me) for k in sight.hand if VALUE[k] > board.card_value(s, me)]
    fight = Fight(sight)
    return max([fight.now(x) for x in higher], default=0.0) - fight.now()


def mercy(sight: Sight) -> float:
    """Card Joffrey: betrays after all."""
    fight = Fight(sight)
    return fight.value(fight.side[sight.me], True) - max(fight.now(), fight.no_deal(sight.me))


def fire(sight: Sight) -> float:
    """Card Selyse: another card from the deck, for whom it helps."""
    return max([burned(sight, p) for p in (sight.s.attacker, sight.s.defender)]) - Fight(sight).now()


def burned(sight: Sight, seat: int) -> float:
    s = sight.s
    fight = Fight(sight)
    own = fight.side[sight.me]
    if s.outcome != names.O_HOSTILITY or not s.decks[seat]:
        return 0.0
    left = sight.unseen(seat)
    total = max(1, sum(left))
    value = board.card_value(s, seat)
    sign = 1 if s.side[seat] == own else -1
    out = left[0] / total * fight.value(board.opposite(s.side[seat]), True)
    first = s.house[seat] * len(left)
    chances: dict[int, int] = {}
    for kind in range(1, len(left)):
        if left[kind]:
            chances[VALUE[first + kind]] = chances.get(VALUE[first + kind], 0) + left[kind]
    for other, count in chances.items():
        out += count / total * fight.now(sign * (other - value))
    return out


# ---------------------------------------------------------------- after the resolution
def names_list(sight: Sight) -> float:
    """Card Arya."""
    s = sight.s
    seat = board.opponent(s, sight.me)
    return max([named(sight, seat, c) for c in board.living(s, seat)]) - sight.base


def named(sight: Sight, seat: int, character: int) -> float:
    return sight.stripped(seat, character, max(0, board.power_of(sight.s, seat, character) - 1))


def wrath(sight: Sight) -> float:
    """Card Cersei."""
    return (TAKEN / (sight.n - 1) + HELD) * sight.slope


def rains(sight: Sight) -> float:
    """Card Tywin."""
    s = sight.s
    seat = board.opponent(s, sight.me)
    lost = min(card_number(names.TYWIN, "sheet_power_removed"), s.sheet[seat])
    return sight.shifted((seat, -SHEET * lost)) - sight.base


def spoils(sight: Sight) -> float:
    """Card Drogo."""
    out = 0.0
    fight = Fight(sight)
    for p in enemies(fight):
        out += sight.stripped(p, fight.fighter[p], card_number(names.DROGO, "power_removed")) - sight.base
    return out


def drawn(count: int) -> Callable[[Sight], float]:
    """Cards that draw cards: below five they would come anyhow at the end of the turn."""

    def gain(sight: Sight) -> float:
        more = max(0, len(sight.hand) - 1 + count - names.HAND) - max(0, len(sight.hand) - names.HAND)
        return (0.2 * count + 0.8 * more) * CARD * sight.slope

    return gain


def heart(sight: Sight) -> float:
    """Card Margaery."""
    moved = min(card_number(names.MARGAERY, "power_moved_max"), sight.s.sheet[sight.me])
    return drawn(card_number(names.MARGAERY, "draw"))(sight) + moved * MOVED * sight.slope


def cup(sight: Sight) -> float:
    """Card Olenna."""
    s = sight.s
    others = [p for p in range(sight.n) if p != sight.me and s.fighter[p] != NONE]
    takes = card_number(names.OLENNA, "power_removed")
    return max([sight.stripped(p, s.fighter[p], takes) for p in others]) - sight.base


def onion(sight: Sight) -> float:
    """Card Davos: a good card comes back."""
    s, me = sight.s, sight.me
    lying = [k for k in (*s.played[me], s.shown[me]) if k not in (NONE, names.card_showing(names.DAVOS))]
    drawn = card_number(names.DAVOS, "draw")
    return (max([sight.keep(k) for k in lying], default=0.0) + 0.2 * drawn * CARD) * sight.slope


GAINS: Final[dict[int, Callable[[Sight], float]]] = {
    names.BRAN: look,
    names.MELISANDRE: shadow,
    names.BARRISTAN: bold,
    names.EDDARD: sentence,
    names.CATELYN: family,
    names.JAIME: adds(names.JAIME),
    names.STANNIS: adds(names.STANNIS),
    names.LORAS: adds(names.LORAS),
    names.RENLY: adds(names.RENLY),
    names.JORAH: adds(names.JORAH),
    names.DAENERYS: adds(names.DAENERYS),
    names.VISERYS: wake,
    names.TYRION: acumen,
    names.JOFFREY: mercy,
    names.SELYSE: fire,
    names.ARYA: names_list,
    names.ROBB: drawn(card_number(names.ROBB, "draw")),
    names.CERSEI: wrath,
    names.TYWIN: rains,
    names.DROGO: spoils,
    names.DAVOS: onion,
    names.SHIREEN: drawn(card_number(names.SHIREEN, "draw")),
    names.MARGAERY: heart,
    names.OLENNA: cup,
    names.MACE: drawn(card_number(names.MACE, "draw")),
}
REFILLED: Final = 0.35  # part of a card's worth that playing it costs: the hand is filled up at the end of the turn


def window(sight: Sight, options: list[int]) -> int:
    best, choice = 0.0, PASS
    for code in options:
        if code == PASS:
            continue
        card = code - PLAY
        gain = GAINS[names.character_of(card)](sight) - REFILLED * sight.keep(card) * sight.slope
        if gain > best:
            best, choice = gain, code
    return choice
