"""What is going on when somebody is asked, with the frames of this game's own.

Takes a masked state: there is nothing here to hide.
"""

from __future__ import annotations

from typing import Any

from greathall.games.cardgame import chain as shared
from greathall.games.cardgame.state import NONE
from greathall.games.lcg.flow.keywords import Keywords
from greathall.games.lcg.state import LcgState
from greathall.kernel.game import Described
from greathall.kernel.state import Frame


def chain(m: LcgState) -> list[Described]:
    def more(frame: Frame[Any]) -> list[Described]:
        if not isinstance(frame, Keywords):
            return []
        whose = frame.whose()
        card = m.design[whose] if whose != NONE else NONE
        return [Described("keywords" if card < 0 else "keyword", [shared.seat_arg(frame.who), ("card", "card", card)])]

    return shared.chain(m, more)
