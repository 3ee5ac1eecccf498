"""A hero being used, and what follows its use (CAT-HERO.2, CAT-HERO.7 to CAT-HERO.9)."""

from __future__ import annotations

from greathall.games.catan import codes
from greathall.games.catan.ops import pieces
from greathall.games.catan.ops.ending import wins_now
from greathall.games.catan.reading import (
    hero_of,
    shows_b_side,
)
from greathall.games.catan.state import CatanState
from greathall.kernel.state import OneQuestion


class HeroFrame(OneQuestion[CatanState]):
    """A hero being used: CAT-HERO.2, carried out to the end once begun. who: the player."""

    __slots__ = ()

    def used(self, s: CatanState) -> None:
        """The effect is carried out: now flip or exchange, unless it decided the game."""
        s.done()
        if not wins_now(s):
            s.push(AfterHero(self.who))


class AfterHero(OneQuestion[CatanState]):
    """CAT-HERO.7 to CAT-HERO.9: after the A-side flip or exchange, after the B-side exchange."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        if code == codes.FLIP:
            pieces.flip_hero(s, self.who)
        else:
            pieces.exchange_hero(s, self.who, code - codes.EXCHANGE)
        s.done()

    def ask(self, s: CatanState) -> None:
        others = [codes.EXCHANGE + h for h in s.hero_pool] or [codes.EXCHANGE + hero_of(s, self.who)]  # R-HERO-8
        s.ask_unless_lone(self.who, codes.AFTER_HERO, others if shows_b_side(s, self.who) else [codes.FLIP, *others])


def forbids_flipping(s: CatanState, seat: int, arg: int) -> str:
    """CAT-HERO.8: the B-side must be exchanged."""
    return "CAT-HERO.8" if shows_b_side(s, seat) else ""


def forbids_exchanging(s: CatanState, seat: int, hero: int) -> str:
    """CAT-HERO.9: another one, of the pool (R-HERO-8: the same, if the pool is empty)."""
    if hero in s.hero_pool or (not s.hero_pool and hero == hero_of(s, seat)):
        return ""
    return "CAT-HERO.9"
