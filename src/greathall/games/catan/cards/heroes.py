"""The eleven Heroes of the North, one block each, and what follows their use (CAT-HERO)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.catan.codes import (
    AFTER_HERO,
    ALLISER_PLACES,
    ALLISER_REPLACES,
    BENJEN_DRIVES,
    BOWEN_GIVES,
    BUILD_ROAD,
    DEMAND,
    DONE,
    DRIVE_OFF,
    EXCHANGE,
    EXPEL,
    FLIP,
    GIVE,
    JEOR_DEMANDS,
    JEOR_NAMES,
    JEOR_RETURNS,
    KEEP_CARD,
    MANCE_LOOKS,
    MANCE_TAKES,
    MELISANDRE_KEEPS,
    MELISANDRE_REPLACES,
    NAME,
    OTHELL_REBUILDS,
    OTHELL_UPROOTS,
    PASS,
    RECRUIT,
    REPLACE,
    SUPPLY,
    TAKE,
    UPROOT,
    YGRITTE_EXPELS,
    YOREN_PLACES,
)  # fmt: skip
from greathall.games.catan.names import CAMP, COST_DEVELOPMENT, COST_GUARD
from greathall.games.catan.ops import cards, pieces, wildlings
from greathall.games.catan.ops.ending import wins_now
from greathall.games.catan.sites import guard_sites, loose_roads, sites_without
from greathall.games.catan.state import HELD, SIDE, SINCE, USED, CatanState
from greathall.kernel.state import OneQuestion

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


def hero_ready(s: CatanState, seat: int, when: int) -> bool:
    """CAT-HERO.3 to CAT-HERO.6: may the active player use the hero now?"""
    hero = s.hero
    i = seat * 4
    turn = s.turn
    if hero[i + USED] == turn or hero[i + SINCE] == turn:
        return False
    card = HEROES[hero[i + HELD]]
    if card.when == SAMWELLS_TIME or (when == BEFORE_ROLL_TOO and card.when != BEFORE_ROLL_TOO):
        return False
    if s.table.hero_per_table and any(hero[p * 4 + USED] == turn for p in range(s.n)):  # R-HERO-7, the other ruling
        return False
    return card.ready(s, seat)


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
        if code == FLIP:
            pieces.flip_hero(s, self.who)
        else:
            pieces.exchange_hero(s, self.who, code - EXCHANGE)
        s.done()

    def ask(self, s: CatanState) -> None:
        i = self.who * 4
        others = [EXCHANGE + h for h in s.hero_pool] or [EXCHANGE + s.hero[i + HELD]]  # R-HERO-8
        s.ask(self.who, AFTER_HERO, others if s.hero[i + SIDE] else [FLIP, *others])


# ---------------------------------------------------------------- A1 Jeor Mormont
def jeor_ready(s: CatanState, seat: int) -> bool:
    return s.hand_size[seat] > 0


class JeorMormont(HeroFrame):
    """CAT-HERO.11: a forced 1:1 trade with one or two opponents for one type. a: the type; items: who is named."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == 0:
            self.at = 1
        elif self.at == 1:
            self.at = 2
            self.a = s.answer - DEMAND
        elif self.at == 2:
            if s.answer != DONE:
                self.items.append(s.answer - NAME)
            if s.answer == DONE or len(self.items) == 2 or self.others(s, self.a) < 2:
                cards.show_others(s, self.who, self.a, len(self.items))
                self.demand(s)
                return
        else:
            cards.hand_over(s, self.who, self.items.pop(0), s.answer - GIVE, 1)
            self.demand(s)
            return
        self.ask(s)

    def ask(self, s: CatanState) -> None:
        me = self.who
        if self.at == 1:
            s.ask(me, JEOR_DEMANDS, [DEMAND + r for r in range(5) if self.others(s, r) > 0])
        elif self.at == 2:
            names = [NAME + p for p in range(s.n) if p != me and p not in self.items]
            s.ask(me, JEOR_NAMES, [DONE, *names] if self.items else names)
        else:
            s.ask(me, JEOR_RETURNS, [GIVE + r for r in range(5) if r != self.a and s.hand[me * 5 + r]])

    def others(self, s: CatanState, resource: int) -> int:
        """How many cards of other types there are to give back (R-HERO-2)."""
        return s.hand_size[self.who] - s.hand[self.who * 5 + resource]

    def demand(self, s: CatanState) -> None:
        """Each named opponent in turn hands over a card, or shows to have none (R-HERO-1)."""
        self.at = 3
        while self.items:
            opponent = self.items[0]
            if s.hand[opponent * 5 + self.a]:
                cards.hand_over(s, opponent, self.who, self.a, 1)
                self.ask(s)
                return
            cards.show_absence(s, opponent, self.a)
            self.items.pop(0)
        self.used(s)


# ---------------------------------------------------------------- A2 Bowen Marsh
def bowen_options(s: CatanState, seat: int) -> list[int]:
    hand, supply, i = s.hand, s.supply, seat * 5
    return [SUPPLY + g * 5 + t for g in range(5) if hand[i + g] for t in range(5) if t != g and supply[t]]


def bowen_ready(s: CatanState, seat: int) -> bool:
    if not s.hand_size[seat]:
        return False
    kinds = 5 - s.supply.count(0)
    return kinds > 1 or (kinds == 1 and len(bowen_options(s, seat)) > 0)


class BowenMarsh(HeroFrame):
    """CAT-HERO.12: one 1:1 trade with the supply."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        give, take = divmod(code - SUPPLY, 5)
        cards.supply_trade(s, self.who, give, take, 1)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        s.ask(self.who, BOWEN_GIVES, bowen_options(s, self.who))


# ---------------------------------------------------------------- A3 Samwell Tarly: his window is in the first phase
def never(s: CatanState, seat: int) -> bool:
    return False


# ---------------------------------------------------------------- A4 Othell Yarwyck
def othell_ready(s: CatanState, seat: int) -> bool:
    return len(loose_roads(s, seat)) > 0


class OthellYarwyck(HeroFrame):
    """CAT-HERO.14: re-route one own road that is tied to own pieces at one end only. a: the road."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == 0:
            self.at = 1
            self.ask(s)
        elif self.at == 1:
            self.at = 2
            self.a = s.answer - UPROOT
            self.ask(s)
        else:
            pieces.move_road(s, self.who, self.a, s.answer - BUILD_ROAD)
            self.used(s)

    def ask(self, s: CatanState) -> None:
        if self.at == 1:
            s.ask(self.who, OTHELL_UPROOTS, loose_roads(s, self.who))
        else:
            s.ask(self.who, OTHELL_REBUILDS, sites_without(s, self.who, self.a))


# ---------------------------------------------------------------- A5 Ser Alliser Thorne
def replacements(s: CatanState, seat: int, cost: tuple[int, ...]) -> list[int]:
    """Ways to pay a cost with one of its cards replaced by another type (R-HERO-6: the swap must be made)."""
    hand, i = s.hand, seat * 5
    out: list[int] = []
    short = 0
    for r in range(5):
        if hand[i + r] < cost[r]:
            short += 1
    if short > 1:  # one card can be replaced, not two
        return out
    for r in range(5):
        if cost[r]:
            rest = [cost[t] - (1 if t == r else 0) for t in range(5)]
            if all([hand[i + t] >= rest[t] for t in range(5)]):
                out += [REPLACE + r * 5 + t for t in range(5) if t != r and hand[i + t] > rest[t]]
    return out


def pay_replaced(s: CatanState, seat: int, cost: tuple[int, ...], choice: int) -> None:
    r, t = divmod(choice - REPLACE, 5)
    changed = list(cost)
    changed[r] -= 1
    changed[t] += 1
    cards.pay(s, seat, tuple(changed))


def alliser_ready(s: CatanState, seat: int) -> bool:
    return s.hand_size[seat] >= 3 and len(guard_sites(s, seat)) > 0 and len(replacements(s, seat, COST_GUARD)) > 0


class AlliserThorne(HeroFrame):
    """CAT-HERO.15: a guard with one resource of its cost replaced."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == 0:
            self.at = 1
            self.ask(s)
        elif self.at == 1:
            self.at = 2
            pay_replaced(s, self.who, COST_GUARD, s.answer)
            self.ask(s)
        else:
            pieces.place_guard(s, self.who, s.answer - RECRUIT)
            self.used(s)

    def ask(self, s: CatanState) -> None:
        if self.at == 1:
            s.ask(self.who, ALLISER_REPLACES, replacements(s, self.who, COST_GUARD))
        else:
            s.ask(self.who, ALLISER_PLACES, guard_sites(s, self.who))


# ---------------------------------------------------------------- A6 Melisandre
def melisandre_ready(s: CatanState, seat: int) -> bool:
    return s.hand_size[seat] >= 3 and s.dev_next < len(s.dev_kind) and len(replacements(s, seat, COST_DEVELOPMENT)) > 0


class Melisandre(HeroFrame):
    """CAT-HERO.16: a development card with one resource of its cost replaced, chosen from the top three."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == 0:
            self.at = 1
            self.ask(s)
        elif self.at == 1:
            self.at = 2
            pay_replaced(s, self.who, COST_DEVELOPMENT, s.answer)
            cards.look_at_deck(s, self.who, 3)
            self.ask(s)
        else:
            cards.pick_from_deck(s, self.who, s.answer - KEEP_CARD)
            self.used(s)

    def ask(self, s: CatanState) -> None:
        if self.at == 1:
            s.ask(self.who, MELISANDRE_REPLACES, replacements(s, self.who, COST_DEVELOPMENT))
        else:
            top = s.dev_kind[s.dev_next : s.dev_next + 3]  # R-HERO-5: or as many as there are
            s.ask(self.who, MELISANDRE_KEEPS, [KEEP_CARD + k for k in range(5) if k in top])


# ---------------------------------------------------------------- A7 Mance Rayder
def mance_ready(s: CatanState, seat: int) -> bool:
    """R-HERO-3: public points count."""
    return max(s.vp) > s.vp[seat]


class ManceRayder(HeroFrame):
    """CAT-HERO.17: look at the hand of an opponent with more points and take a card. a: the opponent."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == 0:
            self.at = 1
            self.ask(s)
            return
        if self.at == 1:
            self.at = 2
            self.a = s.answer - NAME
            cards.look_at_hand(s, self.who, self.a)
            if s.hand_size[self.a]:
                self.ask(s)
                return
        elif s.answer != PASS:
            cards.take_chosen(s, self.who, self.a, s.answer - TAKE)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        if self.at == 1:
            s.ask(self.who, MANCE_LOOKS, [NAME + p for p in range(s.n) if s.vp[p] > s.vp[self.who]])
            return
        takes = [TAKE + r for r in range(5) if s.hand[self.a * 5 + r]]
        s.ask(self.who, MANCE_TAKES, [PASS, *takes] if s.table.mance_may_decline else takes)  # R-HERO-4


# ---------------------------------------------------------------- A8 Benjen Stark
def benjen_ready(s: CatanState, seat: int) -> bool:
    return any(s.camp) or any(s.clearing)


class BenjenStark(HeroFrame):
    """CAT-HERO.18: send a wildling of a camp or clearing home, then reveal a token of the pool."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        wildlings.drive_off(s, self.who, code - DRIVE_OFF)
        wildlings.draw_token(s)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        camps = [DRIVE_OFF + i for i in range(15) if s.camp[i]]
        s.ask(self.who, BENJEN_DRIVES, camps + [DRIVE_OFF + 15 + i for i in range(4) if s.clearing[i]])


# ---------------------------------------------------------------- A9 Ygritte
def ygritte_ready(s: CatanState, seat: int) -> bool:
    return s.gift_total > 0


class Ygritte(HeroFrame):
    """CAT-HERO.19: send a wildling of the Gift home."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        h, kind = divmod(code - EXPEL, 3)
        wildlings.expel(s, self.who, h, kind)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        s.ask(self.who, YGRITTE_EXPELS, [EXPEL + i for i, count in enumerate(s.gift) if count])


# ---------------------------------------------------------------- A10 Yoren
def yoren_ready(s: CatanState, seat: int) -> bool:
    return s.played[seat] > 0 and len(guard_sites(s, seat)) > 0


class Yoren(HeroFrame):
    """CAT-HERO.20: a played Patrol becomes a guard."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        cards.discard_patrol(s, self.who)
        if not s.over:
            pieces.place_guard(s, self.who, code - RECRUIT)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        s.ask(self.who, YOREN_PLACES, guard_sites(s, self.who))


# ---------------------------------------------------------------- A11 Qhorin Halfhand
def qhorin_ready(s: CatanState, seat: int) -> bool:
    return s.tormund != CAMP


class QhorinHalfhand(HeroFrame):
    """CAT-HERO.21, CAT-TORM.1: send Tormund home and take a card of the hex he left."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        resource = s.terrain[s.tormund]
        pieces.move_tormund(s, self.who, CAMP)
        if s.supply[resource]:
            cards.gain(s, self.who, resource, 1)
        self.used(s)


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
