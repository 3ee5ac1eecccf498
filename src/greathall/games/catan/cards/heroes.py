"""The eleven Heroes of the North, one block each, and what follows their use (CAT-HERO)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.catan import codes
from greathall.games.catan.names import CAMP, COST_DEVELOPMENT, COST_GUARD
from greathall.games.catan.ops import cards, pieces, wildlings
from greathall.games.catan.ops.ending import wins_now
from greathall.games.catan.reading import (
    anybody_used_hero,
    clearing_place,
    gift_place,
    got_hero_this_turn,
    hero_of,
    shows_b_side,
    supply_pair,
    used_hero_this_turn,
)
from greathall.games.catan.sites import guard_sites, loose_roads, sites_without
from greathall.games.catan.state import CatanState
from greathall.kernel.state import BEGIN, NOBODY, OneQuestion

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
    if used_hero_this_turn(s, seat) or got_hero_this_turn(s, seat):
        return False
    card = HEROES[hero_of(s, seat)]
    if card.when == SAMWELLS_TIME or (when == BEFORE_ROLL_TOO and card.when != BEFORE_ROLL_TOO):
        return False
    if s.table.hero_per_table and anybody_used_hero(s):  # R-HERO-7, the other ruling
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
        if code == codes.FLIP:
            pieces.flip_hero(s, self.who)
        else:
            pieces.exchange_hero(s, self.who, code - codes.EXCHANGE)
        s.done()

    def ask(self, s: CatanState) -> None:
        others = [codes.EXCHANGE + h for h in s.hero_pool] or [codes.EXCHANGE + hero_of(s, self.who)]  # R-HERO-8
        s.ask(self.who, codes.AFTER_HERO, others if shows_b_side(s, self.who) else [codes.FLIP, *others])


# ---------------------------------------------------------------- A1 Jeor Mormont
def jeor_ready(s: CatanState, seat: int) -> bool:
    return s.hand_size[seat] > 0


# Steps of JeorMormont.
TYPE_ASKED: Final = 1
NAME_ASKED: Final = 2
RETURN_ASKED: Final = 3


class JeorMormont(HeroFrame):
    """CAT-HERO.11: a forced 1:1 trade with one or two opponents for one type."""

    __slots__ = ("named", "resource")

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.resource = -1  # the type demanded
        self.named: list[int] = []  # opponents who have not paid yet

    def copy(self) -> JeorMormont:
        other = JeorMormont(self.who)
        other.at = self.at
        other.resource = self.resource
        other.named = self.named.copy()
        return other

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = TYPE_ASKED
        elif self.at == TYPE_ASKED:
            self.at = NAME_ASKED
            self.resource = s.answer - codes.DEMAND
        elif self.at == NAME_ASKED:
            if s.answer != codes.DONE:
                self.named.append(s.answer - codes.NAME)
            if s.answer == codes.DONE or len(self.named) == 2 or self.others(s, self.resource) < 2:
                cards.show_others(s, self.who, self.resource, len(self.named))
                self.demand(s)
                return
        else:
            cards.hand_over(s, self.who, self.named.pop(0), s.answer - codes.GIVE, 1)
            self.demand(s)
            return
        self.ask(s)

    def ask(self, s: CatanState) -> None:
        me = self.who
        if self.at == TYPE_ASKED:
            s.ask(me, codes.JEOR_DEMANDS, [codes.DEMAND + r for r in range(5) if self.others(s, r) > 0])
        elif self.at == NAME_ASKED:
            opponents = [codes.NAME + p for p in range(s.n) if p != me and p not in self.named]
            s.ask(me, codes.JEOR_NAMES, [codes.DONE, *opponents] if self.named else opponents)
        else:
            back = [codes.GIVE + r for r in range(5) if r != self.resource and s.hand[me * 5 + r]]
            s.ask(me, codes.JEOR_RETURNS, back)

    def others(self, s: CatanState, resource: int) -> int:
        """How many cards of other types there are to give back (R-HERO-2)."""
        return s.hand_size[self.who] - s.hand[self.who * 5 + resource]

    def demand(self, s: CatanState) -> None:
        """Each named opponent in turn hands over a card, or shows to have none (R-HERO-1)."""
        self.at = RETURN_ASKED
        while self.named:
            opponent = self.named[0]
            if s.hand[opponent * 5 + self.resource]:
                cards.hand_over(s, opponent, self.who, self.resource, 1)
                self.ask(s)
                return
            cards.show_absence(s, opponent, self.resource)
            self.named.pop(0)
        self.used(s)


# ---------------------------------------------------------------- A2 Bowen Marsh
def bowen_options(s: CatanState, seat: int) -> list[int]:
    hand, supply, i = s.hand, s.supply, seat * 5
    return [codes.SUPPLY + g * 5 + t for g in range(5) if hand[i + g] for t in range(5) if t != g and supply[t]]


def bowen_ready(s: CatanState, seat: int) -> bool:
    if not s.hand_size[seat]:
        return False
    kinds = 5 - s.supply.count(0)
    return kinds > 1 or (kinds == 1 and len(bowen_options(s, seat)) > 0)


class BowenMarsh(HeroFrame):
    """CAT-HERO.12: one 1:1 trade with the supply."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        give, take = supply_pair(code - codes.SUPPLY)
        cards.supply_trade(s, self.who, give, take, 1)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        s.ask(self.who, codes.BOWEN_GIVES, bowen_options(s, self.who))


# ---------------------------------------------------------------- A3 Samwell Tarly: his window is in the first phase
def never(s: CatanState, seat: int) -> bool:
    return False


# ---------------------------------------------------------------- A4 Othell Yarwyck
def othell_ready(s: CatanState, seat: int) -> bool:
    return len(loose_roads(s, seat)) > 0


# Steps of OthellYarwyck.
ROAD_ASKED: Final = 1
PATH_ASKED: Final = 2


class OthellYarwyck(HeroFrame):
    """CAT-HERO.14: re-route one own road that is tied to own pieces at one end only."""

    __slots__ = ("road",)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.road = -1  # the path it leaves

    def copy(self) -> OthellYarwyck:
        other = OthellYarwyck(self.who)
        other.at = self.at
        other.road = self.road
        return other

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = ROAD_ASKED
            self.ask(s)
        elif self.at == ROAD_ASKED:
            self.at = PATH_ASKED
            self.road = s.answer - codes.UPROOT
            self.ask(s)
        else:
            pieces.move_road(s, self.who, self.road, s.answer - codes.BUILD_ROAD)
            self.used(s)

    def ask(self, s: CatanState) -> None:
        if self.at == ROAD_ASKED:
            s.ask(self.who, codes.OTHELL_UPROOTS, loose_roads(s, self.who))
        else:
            s.ask(self.who, codes.OTHELL_REBUILDS, sites_without(s, self.who, self.road))


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
                out += [codes.REPLACE + r * 5 + t for t in range(5) if t != r and hand[i + t] > rest[t]]
    return out


def pay_replaced(s: CatanState, seat: int, cost: tuple[int, ...], choice: int) -> None:
    r, t = supply_pair(choice - codes.REPLACE)
    changed = list(cost)
    changed[r] -= 1
    changed[t] += 1
    cards.pay(s, seat, tuple(changed))


def alliser_ready(s: CatanState, seat: int) -> bool:
    return s.hand_size[seat] >= 3 and len(guard_sites(s, seat)) > 0 and len(replacements(s, seat, COST_GUARD)) > 0


# Steps of AlliserThorne.
PAYMENT_ASKED: Final = 1
SECTION_ASKED: Final = 2


class AlliserThorne(HeroFrame):
    """CAT-HERO.15: a guard with one resource of its cost replaced."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = PAYMENT_ASKED
            self.ask(s)
        elif self.at == PAYMENT_ASKED:
            self.at = SECTION_ASKED
            pay_replaced(s, self.who, COST_GUARD, s.answer)
            self.ask(s)
        else:
            pieces.place_guard(s, self.who, s.answer - codes.RECRUIT)
            self.used(s)

    def ask(self, s: CatanState) -> None:
        if self.at == PAYMENT_ASKED:
            s.ask(self.who, codes.ALLISER_REPLACES, replacements(s, self.who, COST_GUARD))
        else:
            s.ask(self.who, codes.ALLISER_PLACES, guard_sites(s, self.who))


# ---------------------------------------------------------------- A6 Melisandre
def melisandre_ready(s: CatanState, seat: int) -> bool:
    return s.hand_size[seat] >= 3 and s.dev_next < len(s.dev_kind) and len(replacements(s, seat, COST_DEVELOPMENT)) > 0


# The second step of Melisandre; the first is PAYMENT_ASKED, too.
CARD_ASKED: Final = 2


class Melisandre(HeroFrame):
    """CAT-HERO.16: a development card with one resource of its cost replaced, chosen from the top three."""

    __slots__ = ()

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = PAYMENT_ASKED
            self.ask(s)
        elif self.at == PAYMENT_ASKED:
            self.at = CARD_ASKED
            pay_replaced(s, self.who, COST_DEVELOPMENT, s.answer)
            cards.look_at_deck(s, self.who, 3)
            self.ask(s)
        else:
            cards.pick_from_deck(s, self.who, s.answer - codes.KEEP_CARD)
            self.used(s)

    def ask(self, s: CatanState) -> None:
        if self.at == PAYMENT_ASKED:
            s.ask(self.who, codes.MELISANDRE_REPLACES, replacements(s, self.who, COST_DEVELOPMENT))
        else:
            top = s.dev_kind[s.dev_next : s.dev_next + 3]  # R-HERO-5: or as many as there are
            s.ask(self.who, codes.MELISANDRE_KEEPS, [codes.KEEP_CARD + k for k in range(5) if k in top])


# ---------------------------------------------------------------- A7 Mance Rayder
def mance_ready(s: CatanState, seat: int) -> bool:
    """R-HERO-3: public points count."""
    return max(s.vp) > s.vp[seat]


# Steps of ManceRayder.
OPPONENT_ASKED: Final = 1
TAKING: Final = 2


class ManceRayder(HeroFrame):
    """CAT-HERO.17: look at the hand of an opponent with more points and take a card."""

    __slots__ = ("opponent",)

    def __init__(self, who: int = NOBODY) -> None:
        super().__init__(who)
        self.opponent = NOBODY

    def copy(self) -> ManceRayder:
        other = ManceRayder(self.who)
        other.at = self.at
        other.opponent = self.opponent
        return other

    def run(self, s: CatanState) -> None:
        if self.at == BEGIN:
            self.at = OPPONENT_ASKED
            self.ask(s)
            return
        if self.at == OPPONENT_ASKED:
            self.at = TAKING
            self.opponent = s.answer - codes.NAME
            cards.look_at_hand(s, self.who, self.opponent)
            if s.hand_size[self.opponent]:
                self.ask(s)
                return
        elif s.answer != codes.PASS:
            cards.take_chosen(s, self.who, self.opponent, s.answer - codes.TAKE)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        if self.at == OPPONENT_ASKED:
            s.ask(self.who, codes.MANCE_LOOKS, [codes.NAME + p for p in range(s.n) if s.vp[p] > s.vp[self.who]])
            return
        takes = [codes.TAKE + r for r in range(5) if s.hand[self.opponent * 5 + r]]
        s.ask(self.who, codes.MANCE_TAKES, [codes.PASS, *takes] if s.table.mance_may_decline else takes)  # R-HERO-4


# ---------------------------------------------------------------- A8 Benjen Stark
def benjen_ready(s: CatanState, seat: int) -> bool:
    return any(s.camp) or any(s.clearing)


class BenjenStark(HeroFrame):
    """CAT-HERO.18: send a wildling of a camp or clearing home, then reveal a token of the pool."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        wildlings.drive_off(s, self.who, code - codes.DRIVE_OFF)
        wildlings.draw_token(s)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        camps = [codes.DRIVE_OFF + i for i, kind in enumerate(s.camp) if kind]
        clearings = [codes.DRIVE_OFF + clearing_place(i) for i, count in enumerate(s.clearing) if count]
        s.ask(self.who, codes.BENJEN_DRIVES, camps + clearings)


# ---------------------------------------------------------------- A9 Ygritte
def ygritte_ready(s: CatanState, seat: int) -> bool:
    return s.gift_total > 0


class Ygritte(HeroFrame):
    """CAT-HERO.19: send a wildling of the Gift home."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        h, kind = gift_place(code - codes.EXPEL)
        wildlings.expel(s, self.who, h, kind)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        s.ask(self.who, codes.YGRITTE_EXPELS, [codes.EXPEL + i for i, count in enumerate(s.gift) if count])


# ---------------------------------------------------------------- A10 Yoren
def yoren_ready(s: CatanState, seat: int) -> bool:
    return s.played[seat] > 0 and len(guard_sites(s, seat)) > 0


class Yoren(HeroFrame):
    """CAT-HERO.20: a played Patrol becomes a guard."""

    __slots__ = ()

    def answered(self, s: CatanState, code: int) -> None:
        cards.discard_patrol(s, self.who)
        if not s.over:
            pieces.place_guard(s, self.who, code - codes.RECRUIT)
        self.used(s)

    def ask(self, s: CatanState) -> None:
        s.ask(self.who, codes.YOREN_PLACES, guard_sites(s, self.who))


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
