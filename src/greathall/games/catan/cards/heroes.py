"""The eleven Heroes of the North: when each may be used (CAT-HERO)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.catan import codes
from greathall.games.catan.cards.hero import HeroFrame
from greathall.games.catan.cards.heroes_cards import (
    AlliserThorne,
    BowenMarsh,
    JeorMormont,
    ManceRayder,
    Melisandre,
    alliser_ready,
    bowen_ready,
    jeor_ready,
    mance_ready,
    melisandre_ready,
)
from greathall.games.catan.cards.heroes_pieces import (
    BenjenStark,
    OthellYarwyck,
    QhorinHalfhand,
    Ygritte,
    Yoren,
    benjen_ready,
    othell_ready,
    qhorin_ready,
    ygritte_ready,
    yoren_ready,
)
from greathall.games.catan.reading import anybody_used_hero
from greathall.games.catan.state import HERO_FIELDS, SINCE, USED, CatanState

# When a card may be used (CAT-HERO.10, R-TURN-2).
AFTER_ROLL: Final = 0
BEFORE_ROLL_TOO: Final = 1
SAMWELLS_TIME: Final = 2


class HeroCard:
    """Facts and behaviour of one card."""

    def __init__(
        self,
        name: str,
        card: str,
        when: int,
        ready: Callable[[CatanState, int], bool],
        frame: type[HeroFrame] | None,
        only_building: bool = False,
    ) -> None:
        self.name = name
        self.card = card
        self.when = when
        self.ready = ready
        self.frame = frame
        self.only_building = only_building

    def begin(self, s: CatanState, seat: int) -> None:
        if self.frame is not None:
            s.push(self.frame(seat))


def forbids_using(s: CatanState, seat: int, hero: int, kind: int) -> str:
    """CAT-HERO.1, CAT-HERO.3 to CAT-HERO.6, CAT-HERO.10: what keeps the active player from using a hero
    at a question of that kind, '' if nothing does."""
    if not s.table.brotherhood:
        return "CAT-COMP.11"
    i = seat * HERO_FIELDS
    if s.hero[seat] != hero:
        return "CAT-HERO.1"
    card = HEROES[hero]
    if card.when == SAMWELLS_TIME:
        return "CAT-HERO.13"
    if s.hero_use[i + USED] == s.turn:
        return "CAT-HERO.5"
    if s.hero_use[i + SINCE] == s.turn:
        return "CAT-HERO.4"
    if kind == codes.BEFORE_ROLL and card.when != BEFORE_ROLL_TOO:
        return "CAT-HERO.10"
    if kind == codes.TRADE_PHASE and card.only_building:
        return "CAT-HERO.10"
    if s.table.hero_per_table and anybody_used_hero(s):  # the other ruling
        return "CAT-R-HERO-7"
    return "" if card.ready(s, seat) else "CAT-HERO.6"


def never(s: CatanState, seat: int) -> bool:
    """Samwell's time is in the first phase: flow/production.py."""
    return False


HEROES: Final[list[HeroCard]] = [
    HeroCard("jeor_mormont", "A1", AFTER_ROLL, jeor_ready, JeorMormont),
    HeroCard("bowen_marsh", "A2", AFTER_ROLL, bowen_ready, BowenMarsh),
    HeroCard("samwell_tarly", "A3", SAMWELLS_TIME, never, None),
    HeroCard("othell_yarwyck", "A4", AFTER_ROLL, othell_ready, OthellYarwyck),
    HeroCard("alliser_thorne", "A5", AFTER_ROLL, alliser_ready, AlliserThorne, only_building=True),
    HeroCard("melisandre", "A6", AFTER_ROLL, melisandre_ready, Melisandre, only_building=True),
    HeroCard("mance_rayder", "A7", AFTER_ROLL, mance_ready, ManceRayder),
    HeroCard("benjen_stark", "A8", BEFORE_ROLL_TOO, benjen_ready, BenjenStark),
    HeroCard("ygritte", "A9", BEFORE_ROLL_TOO, ygritte_ready, Ygritte),
    HeroCard("yoren", "A10", AFTER_ROLL, yoren_ready, Yoren, only_building=True),
    HeroCard("qhorin_halfhand", "A11", BEFORE_ROLL_TOO, qhorin_ready, QhorinHalfhand),
]
