"""Where an ally's own ability says it goes (SOJ-CLAIM.6, SOJ-CARD.4)."""

from __future__ import annotations

from greathall.games.sojusze import names
from greathall.games.sojusze.councils import own_councils, right_of
from greathall.games.sojusze.data import POWER
from greathall.games.sojusze.state import SojuszeState


def council_of_ally(s: SojuszeState, seat: int, wanted: tuple[int, ...]) -> list[int]:
    """Own councils that hold one of these allies."""
    return [c for c in own_councils(s, seat) if any([a in wanted for a in s.councils[c]])]


def placing(s: SojuszeState, seat: int, ally: int) -> tuple[list[int], bool]:
    """The councils an ally's own ability allows (empty: it says nothing), and whether it beats all other orders
    (SOJ-CARD.4)."""
    left, right = own_councils(s, seat)
    if ally == names.MANCE_RAYDER:  # the council with the fewest allies of all
        fewest = min([len(c) for c in s.councils])
        return [c for c in range(s.n) if len(s.councils[c]) == fewest], True
    if ally == names.JAQEN_HGHAR:  # with nobody to kill
        return [left, right], True
    if ally == names.SANSA_STARK:  # with your strongest ally
        best = [max([POWER[a] for a in s.councils[c]], default=-1) for c in (left, right)]
        if max(best) < 0:  # SOJ-AMB.42: with no ally of yours she goes where any ally would
            return [], False
        if best[0] == best[1]:
            return [left, right], True
        return [left if best[0] > best[1] else right], True
    if ally == names.LORAS_TYRELL:
        return council_of_ally(s, seat, (names.RENLY_BARATHEON,)), False
    if ally == names.BRIENNE_OF_TARTH:
        return council_of_ally(s, seat, (names.RENLY_BARATHEON, names.CATELYN_STARK, names.JAIME_LANNISTER)), False
    if ally == names.HODOR:
        return council_of_ally(s, seat, (names.BRAN_STARK,)), False
    if ally == names.WALDER_FREY:  # with the neighbour who has the higher total
        a, b = s.totals[(seat + 1) % s.n], s.totals[right_of(s, seat)]
        return [left] if a > b else [right] if b > a else [left, right], False
    if ally == names.DAARIO_NAHARIS:  # where more tokens lie
        more = len(s.tokens[left]) - len(s.tokens[right])
        return [left] if more > 0 else [right] if more < 0 else [left, right], False
    return [], False
