"""Where an ally's own ability says it goes (SOJ-CLAIM.6, SOJ-CARD.4)."""

from __future__ import annotations

from greathall.games.sojusze.councils import own_councils, right_of
from greathall.games.sojusze.data import POWER
from greathall.games.sojusze.names import (
    BRAN_STARK,
    BRIENNE_OF_TARTH,
    CATELYN_STARK,
    DAARIO_NAHARIS,
    HODOR,
    JAIME_LANNISTER,
    JAQEN_HGHAR,
    LORAS_TYRELL,
    MANCE_RAYDER,
    RENLY_BARATHEON,
    SANSA_STARK,
    WALDER_FREY,
)
from greathall.games.sojusze.state import SojuszeState


def council_of_ally(s: SojuszeState, seat: int, wanted: tuple[int, ...]) -> list[int]:
    """Own councils that hold one of these allies."""
    return [c for c in own_councils(s, seat) if any([a in wanted for a in s.councils[c]])]


def placing(s: SojuszeState, seat: int, ally: int) -> tuple[list[int], bool]:
    """The councils an ally's own ability allows (empty: it says nothing), and whether it beats all other orders
    (SOJ-CARD.4)."""
    left, right = own_councils(s, seat)
    if ally == MANCE_RAYDER:  # the council with the fewest allies of all
        fewest = min([len(c) for c in s.councils])
        return [c for c in range(s.n) if len(s.councils[c]) == fewest], True
    if ally == JAQEN_HGHAR:  # with nobody to kill
        return [left, right], True
    if ally == SANSA_STARK:  # with your strongest ally
        best = [max([POWER[a] for a in s.councils[c]], default=-1) for c in (left, right)]
        if best[0] == best[1]:
            return [left, right], True
        return [left if best[0] > best[1] else right], True
    if ally == LORAS_TYRELL:
        return council_of_ally(s, seat, (RENLY_BARATHEON,)), False
    if ally == BRIENNE_OF_TARTH:
        return council_of_ally(s, seat, (RENLY_BARATHEON, CATELYN_STARK, JAIME_LANNISTER)), False
    if ally == HODOR:
        return council_of_ally(s, seat, (BRAN_STARK,)), False
    if ally == WALDER_FREY:  # with the neighbour who has the higher total
        a, b = s.totals[(seat + 1) % s.n], s.totals[right_of(s, seat)]
        return [left] if a > b else [right] if b > a else [left, right], False
    if ally == DAARIO_NAHARIS:  # where more tokens lie
        more = len(s.tokens[left]) - len(s.tokens[right])
        return [left] if more > 0 else [right] if more < 0 else [left, right], False
    return [], False
