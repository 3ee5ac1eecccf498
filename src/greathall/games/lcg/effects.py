"""Effects of this card game besides those of both (cardgame/effects.py)."""

from __future__ import annotations

from greathall.games.cardgame.names import KNEELING
from greathall.games.cardgame.ops import cards
from greathall.games.lcg import hosts, reckon, sides
from greathall.games.lcg.codes import E_NAMED
from greathall.games.lcg.names import SENT_HOME
from greathall.games.lcg.state import LcgState
from greathall.kernel.state import EVERYONE


def name_type(s: LcgState, seat: int, type_: int) -> None:
    cards.tell(s, (E_NAMED, EVERYONE, seat, type_))


def new_hosts(s: LcgState, attachment: int) -> list[int]:
    """Where an attachment can be moved to (LCG-EFF.16)."""
    return [c for c in hosts.hosts(s, attachment) if c != s.host[attachment]]


def kneeling(s: LcgState, found: list[int]) -> list[int]:
    """Those that kneel and may stand."""
    return [c for c in found if s.flags[c] & KNEELING and not reckon.held_down(s, c)]


def participating(s: LcgState, found: list[int]) -> list[int]:
    taking_part = [c for p in range(s.n) for c in sides.participants(s, p)]
    return [c for c in found if c in taking_part]


def send_home(s: LcgState, c: int) -> None:
    """A character is removed from the challenge, one that only joins by a constant ability too (LCG-AMB.41)."""
    cards.remove_from_challenge(s, c)
    cards.flag(s, c, SENT_HOME)
