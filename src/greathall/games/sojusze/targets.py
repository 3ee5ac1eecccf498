"""What a choice can be about: each function gives the rule that forbids it, '' if none does.

Options are what nothing here forbids, and whoever asks why something is not possible is told the same rule. Of several
rules that forbid something the one a person would name first is named: is it at the table, does it lie where it has to
lie, does the text reach it, what protects it.
"""

from __future__ import annotations

from typing import Final

from greathall.games.sojusze import codes
from greathall.games.sojusze.councils import left_of, own_councils, right_of, where
from greathall.games.sojusze.data import POWER
from greathall.games.sojusze.entries import N_ENTRIES, area_card, blanked, cards_of, is_blank
from greathall.games.sojusze.names import FEIGNED_RETREAT, HOSTAGE, N_STANDARD
from greathall.games.sojusze.shields import hand_open, is_standard, shield
from greathall.games.sojusze.state import SojuszeState

ANY_POWER = 99


# ---------------------------------------------------------------- leaders
def forbids_leader(s: SojuszeState, you: int, them: int) -> str:
    """ "Another leader"."""
    if them >= s.n:
        return "SOJ-COMP.9"
    return "SOJ-TEXT.3" if them == you else ""


def forbids_neighbour(s: SojuszeState, you: int, them: int) -> str:
    rule = forbids_leader(s, you, them)
    if rule:
        return rule
    return "" if them in (left_of(s, you), right_of(s, you)) else "SOJ-CNCL.4"


def forbids_holder(s: SojuszeState, you: int, them: int, by_influence: bool) -> str:
    """Another leader whose hand something is done to: SOJ-AMB.39, SOJ-AMB.37."""
    rule = forbids_leader(s, you, them)
    if rule:
        return rule
    if by_influence and not hand_open(s, you, them):
        return "SOJ-AMB.37"
    return "" if s.hands[them] else "SOJ-AMB.39"


# ---------------------------------------------------------------- cards
# By entry of an area: the option to choose it, were it in the area of seat 0.
AREA_CODE: Final = [(codes.AREA_BLANK if is_blank(e) else codes.AREA) + area_card(e) for e in range(N_ENTRIES)]


def area_code(owner: int, entry: int) -> int:
    return AREA_CODE[entry] + owner * codes.AREA_SPAN


def area_choice(code: int) -> tuple[int, int]:
    """Owner and entry of a chosen card in an area."""
    owner, card = divmod(code % codes.SPAN, codes.AREA_SPAN)
    return owner, blanked(card) if code // codes.SPAN == codes.AREA_BLANK // codes.SPAN else card


def forbids_reach(s: SojuszeState, you: int, owner: int, entry: int, how: int, any_colour: bool) -> str:
    """A card that lies in an area, for an influence card of `you`."""
    if not any_colour and not is_standard(entry):
        return "SOJ-TEXT.4"
    return shield(s, you, owner, entry, how)


def forbids_own_card(s: SojuszeState, you: int, code: int) -> str:
    """A card in one's own area."""
    owner, entry = area_choice(code)
    if owner != you:
        return "SOJ-COMP.9" if owner >= s.n else "SOJ-YOU.1"
    return "" if entry in s.areas[you] else "SOJ-TERM.5"


def forbids_from_hand(s: SojuszeState, holder: int, card: int, chooser: int) -> str:
    """A card in a hand, one's own or one that was looked at."""
    if card in cards_of(s.hands[holder]):
        return ""
    return "SOJ-TEXT.8" if holder == chooser else "SOJ-TEXT.9"


def forbids_from_pile(s: SojuszeState, card: int) -> str:
    """A standard card in the discard pile (SOJ-AMB.21)."""
    if card not in s.discard:
        return "SOJ-AMB.21"
    return "" if card < N_STANDARD else "SOJ-TEXT.4"


def forbids_again(card: int) -> str:
    """What Hostage, Feigned Retreat and Highgarden's Bounty never bring back."""
    return "SOJ-TEXT.6" if card in (HOSTAGE, FEIGNED_RETREAT) else ""


# ---------------------------------------------------------------- allies
def forbids_ally(s: SojuszeState, ally: int, most: int = ANY_POWER) -> str:
    """An ally in any council, with at most so much power."""
    if where(s, ally) < 0:
        return "SOJ-CNCL.1"
    return "SOJ-TEXT.10" if POWER[ally] > most else ""


def forbids_ally_in(s: SojuszeState, ally: int, councils: tuple[int, ...], most: int = ANY_POWER) -> str:
    """An ally in one of these councils."""
    rule = forbids_ally(s, ally, most)
    if rule:
        return rule
    return "" if where(s, ally) in councils else "SOJ-TEXT.11"


def allies_in(s: SojuszeState, councils: tuple[int, ...]) -> list[int]:
    return [a for c in councils for a in s.councils[c]]


def forbids_dead(s: SojuszeState, ally: int, most: int = ANY_POWER) -> str:
    """An ally in the dead pile."""
    if ally not in s.dead:
        return "SOJ-KILL.2"
    return "SOJ-TEXT.10" if POWER[ally] > most else ""


# ---------------------------------------------------------------- councils and tokens
def forbids_council(s: SojuszeState, you: int, council: int) -> str:
    """One of the two councils of a leader."""
    if council >= s.n:
        return "SOJ-COMP.9"
    return "" if council in own_councils(s, you) else "SOJ-CNCL.2"


def forbids_tokens_of(s: SojuszeState, council: int) -> str:
    """A council with tokens."""
    if council >= s.n:
        return "SOJ-COMP.9"
    return "" if s.tokens[council] else "SOJ-AMB.38"


def shift_code(leader: int, council: int) -> int:
    """The option to move a token from this council to the other one of this leader."""
    return codes.SHIFT + leader * codes.COUNCIL_SPAN + council


def shift_choice(code: int) -> tuple[int, int]:
    """Leader and council of such an option."""
    return divmod(code - codes.SHIFT, codes.COUNCIL_SPAN)


def forbids_shift(s: SojuszeState, code: int) -> str:
    """A token from one council of a leader to that leader's other one."""
    leader, council = shift_choice(code)
    if leader >= s.n or council >= s.n:
        return "SOJ-COMP.9"
    if council not in own_councils(s, leader):
        return "SOJ-CNCL.3"
    return forbids_tokens_of(s, council)


def shift_codes(s: SojuszeState) -> list[int]:
    """Every way to move a token between the two councils of one leader."""
    full = [not forbids_tokens_of(s, c) for c in range(s.n)]
    return [shift_code(p, c) for p in range(s.n) for c in own_councils(s, p) if full[c]]
