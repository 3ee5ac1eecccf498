"""The truce talk: what every deal is worth to both, which one to ask for, which one to take."""

from __future__ import annotations

from math import exp
from typing import Final

from greathall.bots.iron_throne.fight import Fight
from greathall.bots.iron_throne.sight import Sight
from greathall.bots.iron_throne.worth import HEAT, HELD, INFLUENCE, SHARED, SHEET, TAKEN
from greathall.games.iron_throne.codes import ACCEPT, BREAK_OFF, PROPOSE
from greathall.games.iron_throne.deals import N_DEALS, terms
from greathall.games.iron_throne.names import EDDARD, TOKENS

TERMS: Final = [tuple(terms(deal)) for deal in range(N_DEALS)]
FIRST_SHARE: Final = 0.7  # what the first proposal leans to the own side; 0.5 is even
LAST_SHARE: Final = 0.4
GRUDGE: Final = 0.7  # part of the other's gain that counts as an own loss, with leader Eddard
PATIENCE: Final = 0.85  # part of the gain of the own proposal that is enough at first


class Talk:
    """Both sides of the bargain, by what everybody can see: so the other one counts the same."""

    def __init__(self, sight: Sight) -> None:
        s = sight.s
        self.sight = sight
        self.attacks = sight.me == s.attacker
        self.other = s.defender if self.attacks else s.attacker
        fight = Fight(sight)
        self.no_deal = (fight.no_deal(s.attacker), fight.no_deal(s.defender))
        shares = [
            exp((INFLUENCE[min(x, TOKENS)] + y) / HEAT) for x, y in zip(sight.influence, sight.strength, strict=True)
        ]
        self.rest = sum([x for p, x in enumerate(shares) if p not in (s.attacker, s.defender)])
        self.pair = (sight.influence[s.attacker], sight.influence[s.defender])
        self.strength = (sight.strength[s.attacker], sight.strength[s.defender])
        self.again = (s.leader[s.attacker] == EDDARD, s.leader[s.defender] == EDDARD)
        self.most = max([x for p, x in enumerate(sight.influence) if p not in (s.attacker, s.defender)])

    def gains(self, deal: int) -> tuple[float, float]:
        """What a deal is worth to this seat and to the other one, over no deal at all."""
        a_spreads, d_spreads, a_takes, d_takes, a_pays, d_pays = TERMS[deal]
        a, d = self.pair[0] + a_spreads, self.pair[1] + d_spreads
        if a >= TOKENS or d >= TOKENS:
            best = max(a, d)
            both = 0.5**SHARED if a == d else 1.0
            values = (both if a == best else 0.0, both if d == best else 0.0)
        else:
            given = SHEET * (d_pays - a_pays)
            x = INFLUENCE[a] + self.strength[0] + given + HELD * a_takes - TAKEN * d_takes
            y = INFLUENCE[d] + self.strength[1] - given + HELD * d_takes - TAKEN * a_takes
            x, y = exp(x / HEAT), exp(y / HEAT)
            total = x + y + self.rest
            values = (x / total, y / total)
        first, second = values[0] - self.no_deal[0], values[1] - self.no_deal[1]
        # Who makes every betrayal a truce will bargain again and again: what he gains here he gains many times.
        if self.again[0]:
            second -= GRUDGE * max(0.0, first)
        elif self.again[1]:
            first -= GRUDGE * max(0.0, second)
        return (first, second) if self.attacks else (second, first)

    def proposal(self, options: list[int], share: float) -> tuple[int, float]:
        """The deal that is best for both by the lights of both, leaning a little to the own side; and its gain."""
        best, choice, gain = 0.0, BREAK_OFF, 0.0
        for code in options:
            if not PROPOSE <= code < BREAK_OFF:
                continue
            own, other = self.gains(code - PROPOSE)
            if own <= 0.0 or other <= 0.0:
                continue
            score = own**share * other ** (1.0 - share)
            if score > best:
                best, choice, gain = score, code, own
        return choice, gain


def share_of(sight: Sight) -> float:
    """How much the proposals lean to the own side: less, the longer it takes."""
    s = sight.s
    passed = s.proposals / max(1, s.table.truce_proposals)
    return FIRST_SHARE + (LAST_SHARE - FIRST_SHARE) * passed


def propose(sight: Sight, options: list[int]) -> int:
    talk = Talk(sight)
    code, _ = talk.proposal(options, share_of(sight))
    return code if code != BREAK_OFF else hopeless(talk, options)


def hopeless(talk: Talk, options: list[int]) -> int:
    """Nothing is good for both: ask for what is best for oneself, if it is better than no deal."""
    best, choice = 0.0, BREAK_OFF
    for code in options:
        if PROPOSE <= code < BREAK_OFF:
            own, other = talk.gains(code - PROPOSE)
            if own + 0.5 * min(0.0, other) > best:
                best, choice = own + 0.5 * min(0.0, other), code
    return choice


def answer(sight: Sight, options: list[int]) -> int:
    s = sight.s
    talk = Talk(sight)
    own, _ = talk.gains(s.proposal)
    others = [x for x in options if PROPOSE <= x < BREAK_OFF]
    if not others:
        return ACCEPT if own > 0.0 else BREAK_OFF
    code, gain = talk.proposal(others, share_of(sight))
    if own > 0.0 and own >= gain * (PATIENCE - 0.05 * s.proposals):
        return ACCEPT
    return code if code != BREAK_OFF else hopeless(talk, options)
