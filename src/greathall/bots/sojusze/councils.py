"""Choices about councils: where allies and tokens go, which die, which move."""

from __future__ import annotations

from typing import Final

from greathall.bots.sojusze.bids import Market
from greathall.bots.sojusze.claims import ally_gain, killed, outcome
from greathall.bots.sojusze.sight import TOKEN, Sight
from greathall.bots.sojusze.worth import ALLY_WORTH, CARD_WORTH
from greathall.games.sojusze import codes
from greathall.games.sojusze import names as n
from greathall.games.sojusze.cards.choices import AboutAlly
from greathall.games.sojusze.cards.gaining import GainToken
from greathall.games.sojusze.cards.triumphs import ReavingLands
from greathall.games.sojusze.data import POWER
from greathall.games.sojusze.flow.claiming import Claim
from greathall.games.sojusze.state import KNOWN_HEREABOUTS, SojuszeState
from greathall.games.sojusze.targets import shift_choice

Options = list[int]
EPSILON: Final = 1e-6  # decides between equals


def source(s: SojuszeState) -> tuple[int, int]:
    """The influence card and the ally whose ability asks, -1 for none."""
    frame = type(s.stack[-1])
    return getattr(frame, "card", -1), getattr(frame, "ally", -1)


def about(s: SojuszeState) -> int:
    """The ally whose new council is asked for."""
    frame = s.stack[-1]
    assert isinstance(frame, AboutAlly)
    return frame.about


def allies_up_to(s: SojuszeState, most: int) -> list[int]:
    return [a for council in s.councils for a in council if POWER[a] <= most]


def home(s: SojuszeState, ally: int) -> int:
    """The council of an ally, -1 if it is in none."""
    for c, allies in enumerate(s.councils):
        if ally in allies:
            return c
    return -1


def kill_value(sight: Sight, ally: int) -> float:
    """The value without an ally that is in some council."""
    c = home(sight.s, ally)
    return sight.changed((c, -sight.without_ally(c, ally)))


def pick(options: Options, values: list[float]) -> int:
    """The option with the highest value, the first of equals."""
    best = 0
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
    return options[best]


# ---------------------------------------------------------------- placing
def place_ally(sight: Sight, options: Options) -> int:
    s = sight.s
    frame = s.stack[-1]
    assert isinstance(frame, Claim)
    ally = frame.claimed
    riding = TOKEN * len([t for t in s.on_ally if t < KNOWN_HEREABOUTS]) if ally == s.current else 0.0
    if ally == n.ROBB_STARK:  # what may happen to him does not depend on the place
        riding += POWER[ally] * 0.35
    values = []
    for code in options:
        c = code - codes.COUNCIL
        gain = ally_gain(sight, c, ally, frame.who == sight.me) + riding
        power = sight.power.copy()
        power[c] += gain
        if frame.who == sight.me and s.winner == sight.me and not frame.additional:  # a token follows
            values.append(max([_and_token(sight, power, d) for d in sight.own]))
        else:
            values.append(sight.value(power))
        if ally == n.SHAE:
            values[-1] = _with_shae(sight, power, c)
    return pick(options, values)


def _and_token(sight: Sight, power: list[float], council: int) -> float:
    power[council] += TOKEN
    value = sight.value(power)
    power[council] -= TOKEN
    return value


def _with_shae(sight: Sight, power: list[float], council: int) -> float:
    other = sight.own[1] if council == sight.own[0] else sight.own[0]
    allies = sight.s.councils[other]
    if not allies:
        return sight.value(power)
    values = []
    for a in allies:
        moved = power.copy()
        moved[other] -= POWER[a]
        moved[council] += POWER[a]
        values.append(sight.value(moved))
    return max(values)


def council_values(sight: Sight, options: Options, gain: float) -> list[float]:
    return [sight.changed((code - codes.COUNCIL, gain)) for code in options]


def place_token(sight: Sight, options: Options) -> int:
    return pick(options, council_values(sight, options, TOKEN))


def pick_council(sight: Sight, options: Options) -> int:
    s = sight.s
    card, ally = source(s)
    if card == n.IRON_BANK:
        return pick(options, council_values(sight, options, -TOKEN))
    if card == n.REAVING:
        reaving = s.stack[-1]
        assert isinstance(reaving, ReavingLands)
        leaves = (reaving.leaves, -TOKEN)
        return pick(options, [sight.changed(leaves, (code - codes.COUNCIL, TOKEN)) for code in options])
    if card == n.THE_PACK_SURVIVES:
        power = max(0, POWER[s.current]) if s.current >= 0 else 0
        return pick(options, council_values(sight, options, TOKEN + power))
    if ally == n.YGRITTE:
        return pick(options, [_moved(sight, about(s), code - codes.COUNCIL) for code in options])
    # Looking at tokens: where most is hidden, the own councils before all others.
    hidden = [float(len([t for t in s.tokens[code - codes.COUNCIL] if t < 0])) for code in options]
    return pick(options, [x + (0.5 if code - codes.COUNCIL in sight.own else 0.0)
                          for x, code in zip(hidden, options, strict=True)])  # fmt: skip


def take_token_from(sight: Sight, options: Options) -> int:
    """Reaving."""
    values = []
    for code in options:
        c = code - codes.COUNCIL
        values.append(max([sight.changed((c, -TOKEN), (d, TOKEN)) for d in sight.own if d != c]))
    return pick(options, values)


def shift_token(sight: Sight, options: Options) -> int:
    values = []
    for code in options:
        if code == codes.PASS:
            values.append(sight.value(sight.power) + EPSILON)
            continue
        leader, c = shift_choice(code)
        left, right = leader, (leader - 1) % sight.s.n
        values.append(sight.changed((c, -TOKEN), (right if c == left else left, TOKEN)))
    return pick(options, values)


def obey(sight: Sight, options: Options) -> int:
    """Pulling the Strings, Long-Laid Plan (whose owner will look for the worse place) or The Pack Survives."""
    s = sight.s
    gaining = s.stack[-1]
    assert isinstance(gaining, GainToken)
    left, right = sight.own
    strings = left
    if s.areas[right].count(n.PULLING_THE_STRINGS) > s.areas[(sight.me + 1) % s.n].count(n.PULLING_THE_STRINGS):
        strings = right
    worth = [
        sight.changed((strings, TOKEN)),
        min([sight.changed((c, TOKEN)) for c in sight.own]),
        sight.changed((max(0, gaining.pack_council), TOKEN)),
    ]
    return pick(options, [worth[code - codes.OBEY] for code in options])


# ---------------------------------------------------------------- killing, moving, raising
def kill_ally(sight: Sight, options: Options) -> int:
    s = sight.s
    card, asking = source(s)
    now = sight.value(sight.power)
    values = []
    for code in options:
        if code == codes.PASS:
            values.append(now + EPSILON if card != n.SHADOW_ASSASSIN else outcome(sight, s.winner, s.current))
            continue
        ally = code - codes.KILL
        if card == n.SHADOW_ASSASSIN:
            values.append(killed(sight, s.winner))
            continue
        c = home(s, ally)
        if c < 0:
            values.append(now)
            continue
        loss = sight.without_ally(c, ally)
        if asking == n.JAQEN_HGHAR:
            values.append(sight.changed((c, POWER[n.JAQEN_HGHAR] - loss)))
        elif card == n.RED_WEDDING:
            other = sight.right if c == sight.left else sight.left
            values.append(sight.changed((c, -loss), (other, TOKEN)))
        elif asking == n.ROOSE_BOLTON:
            values.append(max([sight.changed((c, -loss), (d, TOKEN)) for d in sight.own]))
        elif card == n.ICE:
            values.append(sight.changed((c, -loss)) + _ice_gain(sight))
        else:
            values.append(sight.changed((c, -loss)))
    return pick(options, values)


def _ice_gain(sight: Sight) -> float:
    """What it brings to have somebody's standard cards gone."""
    market = Market(sight)
    mine = sight.total(sight.own_values(n.ICE))
    now = market.equity(mine, sight.totals, sight.points, market.ends)
    best = 0.0
    for p in range(sight.s.n):
        if p != sight.me and sight.totals[p] > 0:
            totals = sight.totals.copy()
            totals[p] = 0.0
            best = max(best, market.equity(mine, totals, sight.points, market.ends) - now)
    return best


def _moved(sight: Sight, ally: int, to: int) -> float:
    c = home(sight.s, ally)
    if c == to:
        return sight.value(sight.power)
    return sight.changed((c, -sight.without_ally(c, ally)), (to, sight.with_ally(to, ally)))


def move_ally(sight: Sight, options: Options) -> int:
    s = sight.s
    _, asking = source(s)
    if options[0] // codes.SPAN == codes.COUNCIL // codes.SPAN:  # Breaker of Chains: to which council
        return pick(options, [_moved(sight, about(s), code - codes.COUNCIL) for code in options])
    values = []
    for code in options:
        if code == codes.PASS:
            values.append(sight.value(sight.power) + EPSILON)
            continue
        ally = code - codes.MOVE
        c = home(s, ally)
        if asking == n.SHAE:
            places = [home(s, n.SHAE)]
        elif asking == n.YGRITTE:
            places = [d for d in ((c + 1) % s.n, (c - 1) % s.n) if d in sight.own]
        else:
            places = [(c + 1) % s.n, (c - 1) % s.n]
        values.append(max([_moved(sight, ally, d) for d in places], default=0.0))
    return pick(options, values)


def raise_ally(sight: Sight, options: Options) -> int:
    s = sight.s
    card, asking = source(s)
    values = []
    for code in options:
        if code == codes.PASS:
            values.append(outcome(sight, sight.me, s.current) if card == n.BLOOD_MAGIC else 0.0)
            continue
        ally = code - codes.RAISE
        if asking == n.QYBURN:
            c = home(s, n.QYBURN)
            values.append(sight.changed((c, sight.with_ally(c, ally))))
        elif card == n.BLOOD_MAGIC:
            gains = [sight.changed((c, ally_gain(sight, c, ally, True)), (d, TOKEN))
                     for c in sight.own for d in sight.own]  # fmt: skip
            values.append(max(gains))
        else:  # Maester Aemon: a strong ally comes next, if the next round is likely to be ours
            strong = sight.rounds > 0 and leads_in_cards(sight)
            values.append(ALLY_WORTH[ally] - 4.0 if strong else 1.5 - ALLY_WORTH[ally])
    return pick(options, values)


def leads_in_cards(sight: Sight) -> bool:
    """Is the own hand good enough to win the next rounds?"""
    return sight.points * 0.9 >= max([x for p, x in enumerate(sight.strength) if p != sight.me])


def order_allies(sight: Sight, options: Options) -> int:
    """Good allies next if the own hand is the strongest, otherwise bad ones; what is killed or put down likewise."""
    strong = leads_in_cards(sight) and sight.rounds > 0
    values = []
    for code in options:
        verb = code // codes.SPAN * codes.SPAN
        worth = ALLY_WORTH[code - verb] - 3.0
        wanted = worth if strong else -worth
        values.append(wanted if verb == codes.TOP else -wanted)
    return pick(options, values)


def pick_current(sight: Sight, options: Options) -> int:
    """The Red Comet: the ally with which this bid is worth most."""
    values = []
    for code in options:
        market = Market(sight, code - codes.CURRENT)
        mine = sight.total(sight.own_values(n.RED_COMET))
        values.append(market.equity(mine, sight.totals, sight.points, market.ends))
    return pick(options, values)


# ---------------------------------------------------------------- answers to allies
def answer_betrayal(sight: Sight, options: Options) -> int:
    """Robb Stark: attack him, or save him."""
    if codes.YES not in options:
        return options[0]
    s = sight.s
    price = Market(sight).cost(CARD_WORTH[n.BETRAYAL]) + 0.002
    gain = kill_value(sight, n.ROBB_STARK) - sight.value(sight.power)
    if s.stack[-1].who == sight.me:
        gain = -gain
    return codes.YES if gain > price else codes.PASS


def buy_bronn(sight: Sight, options: Options) -> int:
    if codes.YES not in options:
        return options[0]
    frame = sight.s.stack[-1]
    lowest = sum(sorted([CARD_WORTH[k] for k in sight.hand])[:2])
    riding = TOKEN * len([t for t in sight.s.on_ally if t < KNOWN_HEREABOUTS])
    gain = POWER[n.BRONN] + riding
    mine = max([sight.changed((c, gain)) for c in sight.own])
    theirs = sight.changed((sight.weaker(frame.who), gain))
    return codes.YES if mine - theirs > Market(sight).cost(lowest) + 0.002 else codes.PASS


def move_theon(sight: Sight, options: Options) -> int:
    cards = [code for code in options if code != codes.PASS]
    if not cards:
        return options[0]
    cheapest = min(cards, key=lambda code: (CARD_WORTH[code - codes.DISCARD], code))
    who = sight.s.stack[-1].who
    to = sight.left if who == (sight.me + 1) % sight.s.n else sight.right
    if home(sight.s, n.THEON_GREYJOY) == to:  # with three leaders both councils of the claimer are ours to reach
        return codes.PASS
    gain = _moved(sight, n.THEON_GREYJOY, to) - sight.value(sight.power)
    return cheapest if gain > Market(sight).cost(CARD_WORTH[cheapest - codes.DISCARD]) + 0.002 else codes.PASS
