"""What it means for this seat when one leader or another wins the bid: ally and tokens are placed, abilities follow."""

from __future__ import annotations

from typing import Final

from greathall.bots.sojusze.sight import TOKEN, Sight
from greathall.bots.sojusze.worth import CLAIMED, MEAN_ALLY
from greathall.games.sojusze import names
from greathall.games.sojusze.data import POWER
from greathall.games.sojusze.placing import placing
from greathall.games.sojusze.state import KNOWN_HEREABOUTS, NONE

CARELESS: Final = 0.25  # how often another leader places other than well for themselves
ROBB_LIVES: Final = 0.65
BRONN_STAYS: Final = 0.6
OWN_PART: Final = 0.5  # how much of what claiming brings besides power (worth.py) ends up in the own councils


def councils_for(sight: Sight, winner: int, ally: int, strings: int = 0) -> list[int]:
    """Where the winner may place the current ally. strings: further Pulling the Strings before this seat."""
    s, n = sight.s, sight.s.n
    left, right = winner, (winner - 1) % n
    if ally == names.DAARIO_NAHARIS:
        more = sight.counts[left] - sight.counts[right]
        return [left] if more > 0 else [right] if more < 0 else [left, right]
    own, _ = placing(s, winner, ally) if ally != NONE else ([], False)
    return own or string_councils(sight, winner, strings)


def string_councils(sight: Sight, winner: int, strings: int = 0) -> list[int]:
    s, n = sight.s, sight.s.n
    left, right = winner, (winner - 1) % n
    if s.ruling == names.STANNIS_BARATHEON:
        return [left, right]
    on_left = s.areas[(winner + 1) % n].count(names.PULLING_THE_STRINGS)
    on_right = s.areas[right].count(names.PULLING_THE_STRINGS)
    if strings:
        if (winner + 1) % n == sight.me:
            on_left += strings
        elif right == sight.me:
            on_right += strings
    if on_left > on_right:
        return [left]
    return [right] if on_right > on_left else [left, right]


def ally_gain(sight: Sight, council: int, ally: int, mine: bool) -> float:
    """What a council gains in power when this ally is claimed into it."""
    s = sight.s
    gain = sight.with_ally(council, ally)
    here = s.councils[council]
    if ally == names.JOFFREY_BARATHEON:
        gain -= min([POWER[a] for a in here], default=0)
    elif ally == names.TOMMEN_BARATHEON:
        gain += TOKEN
    elif ally == names.LORAS_TYRELL:
        gain += MEAN_ALLY
    elif ally == names.QYBURN:
        gain += max([POWER[a] for a in s.dead if POWER[a] <= 3], default=0)
    elif ally == names.ROBB_STARK:
        gain *= ROBB_LIVES
    elif ally == names.BRONN:
        gain *= BRONN_STAYS
    elif ally in (names.BRIENNE_OF_TARTH, names.HODOR):
        own, _ = placing(s, sight.me, ally) if mine else ([], False)
        gain += TOKEN if council in own else 0.0
    elif ally not in (names.LYSA_ARRYN, names.TYWIN_LANNISTER, names.THEON_GREYJOY):
        gain += OWN_PART * CLAIMED[ally] if mine else 0.0
    return gain


def tokens_of(sight: Sight, winner: int, favour: int = 0) -> int:
    """How many tokens the winner gains and places, those on the ally not counted."""
    s = sight.s
    count = 0 if s.current == names.LYSA_ARRYN else 1
    if s.ruling != names.STANNIS_BARATHEON:
        area = s.areas[winner]
        count += (
            area.count(names.ROYAL_FAVOUR) + area.count(names.BLOOD_OF_THE_DRAGON) + area.count(names.THE_PACK_SURVIVES)
        )
        count += favour
    return count


def outcome(
    sight: Sight, winner: int, ally: int, strings: int = 0, oath: int = 0, favour: int = 0, birds: int = 0
) -> float:
    """The value to this seat of a round won by `winner`. strings, oath, favour: such cards it adds to its own area;
    birds: tokens added to the ally."""
    s, me, n = sight.s, sight.me, sight.s.n
    base = sight.power.copy()
    if s.ruling != names.STANNIS_BARATHEON:
        for p in ((winner + 1) % n, (winner - 1) % n):
            count = s.areas[p].count(names.OATH_OF_FEALTY) + (oath if p == me else 0)
            if count:
                base[winner if p == (winner + 1) % n else p] += TOKEN * count
        if names.MATCHMAKER in s.areas[winner]:
            base[sight.weaker(winner)] += MEAN_ALLY
    riding = TOKEN * (len([t for t in s.on_ally if t < KNOWN_HEREABOUTS]) + birds)
    tokens = TOKEN * tokens_of(sight, winner, favour)
    if ally == names.TYWIN_LANNISTER:
        helped = [p for p in ((winner + 1) % n, (winner - 1) % n) if p != me] or [me]
        base[sight.weaker(helped[0])] += TOKEN
    if ally == NONE:
        places: list[tuple[int, float]] = [(winner, 0.0)]
    elif ally == names.JAQEN_HGHAR:
        places = [(c, 1.5 + riding) for c in (winner, (winner - 1) % n)]
    else:
        mine = winner == me
        places = [(c, ally_gain(sight, c, ally, mine) + riding) for c in councils_for(sight, winner, ally, strings)]
    for_tokens = string_councils(sight, winner, strings)
    ends = []
    for c, gain in places:
        base[c] += gain
        for t in for_tokens:
            base[t] += tokens
            low, high = sorted((base[winner], base[winner - 1]))
            ends.append((low + 0.1 * high, sight.value(base)))
            base[t] -= tokens
        base[c] -= gain
    if winner == me:
        return max([v for _, v in ends])
    best = max(ends)[1]  # good for the winner; between equals good for this seat
    return (1.0 - CARELESS) * best + CARELESS * sum([v for _, v in ends]) / len(ends)


def killed(sight: Sight, winner: int) -> float:
    """The value when the current ally is dead and only the token is left."""
    return outcome(sight, winner, NONE)


def future_gain(sight: Sight) -> float:
    """What winning one of the coming rounds means to this seat, against somebody else winning it."""
    brings = sight.ally_to_come()
    mine = _placed(sight, sight.me, brings)
    others = [_placed(sight, p, brings) for p in range(sight.s.n) if p != sight.me]
    return max(0.002, mine - sum(others) / len(others))


def _placed(sight: Sight, winner: int, ally: float) -> float:
    power = sight.power.copy()
    a, b = winner, (winner - 1) % sight.s.n
    for gain in (ally, TOKEN):
        power[a if power[a] <= power[b] else b] += gain
    return sight.value(power)
