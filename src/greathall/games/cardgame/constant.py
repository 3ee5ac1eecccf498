"""Constant abilities: what a card changes as long as it is in play, a plot as long as it is revealed (LCG-ABIL.9,
LCG-ABIL.10, HBO-LAST.2).

A card's block overrides what it changes; the rules ask the cards that do (board.sources), so that no rule names a card.
`this` is the card itself. What a card in hand says of itself (enters_kneeling, may_lie_on) is asked of it alone."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from greathall.kernel.state import State

S = TypeVar("S", bound=State)

NO_LIMIT: Final = 99
EVERY_CHARACTER: Final = -1  # in `blanks`

# What can be changed, by number: in Book.changes and board.sources.
STRENGTH: Final = 0
ICONS: Final = 1
KEYWORDS: Final = 2
BLANKS: Final = 3
SILENCES: Final = 4
ATTACKS_STANDING: Final = 5
DEFENDS_STANDING: Final = 6
DEFENDS_KNEELING: Final = 7
BARS_ATTACKING: Final = 8
BARS_DEFENDING: Final = 9
BARS_BYPASSING: Final = 10
MOST_ATTACKERS: Final = 11
MOST_DEFENDERS: Final = 12
JOINS: Final = 13
MUTES: Final = 14
SIDE_BONUS: Final = 15
MORE_CHALLENGES: Final = 16
BARS_CHALLENGE: Final = 17
TOLL: Final = 18
CLAIM: Final = 19
POWER_MOVED: Final = 20
BARS_EVENTS: Final = 21
EVENT_DISCOUNT: Final = 22
BARS_MARSHALING: Final = 23
DISCOUNT: Final = 24
FIXES_COSTS: Final = 25
MORE_LIMITED: Final = 26
AMBUSH: Final = 27
BARS_BASE_INCOME: Final = 28
BARS_INCOME: Final = 29
RESERVE: Final = 30
DOMINANCE: Final = 31
DOMINANCE_POWER: Final = 32
MOST_STANDING: Final = 33
STAYS_KNELT: Final = 34
KEEPS_GOLD: Final = 35
KILLS_THE_WEAK: Final = 36
IS_SACRIFICED: Final = 37
GROWS_WITH_PLOTS: Final = 38
GOES_TO: Final = 39
EVENT_TOLL: Final = 40
STRENGTH_FACTOR: Final = 41
IMMUNE: Final = 42
N_CHANGES: Final = 43


class Constant(Generic[S]):
    """A card's constant abilities and exceptions to rules. What it does not override, it does not change."""

    # ---------------------------------------------------------------- cards
    def strength(self, s: S, this: int, c: int) -> int:
        """What it adds to the strength of a card, `this` too. Asked all the time: 0 as early as can be."""
        return 0

    def strength_factor(self, s: S, this: int, c: int) -> int:
        """2: it doubles the strength of a card, -2: it halves it (LCG-MOD.2)."""
        return 1

    def immune(self, s: S, this: int, c: int, source: int) -> bool:
        """Can effects of a source neither be aimed at a card nor do anything to it (LCG-IMM.1)?"""
        return False

    def icons(self, s: S, this: int, c: int) -> int:
        """Challenge icons it gives to a card, as bits."""
        return 0

    def keywords(self, s: S, this: int, c: int) -> int:
        """As bits."""
        return 0

    def blanks(self, s: S, this: int) -> list[int]:
        """Cards that lose their text; EVERY_CHARACTER for all there are."""
        return []

    def grows_with_plots(self, s: S, this: int) -> int:
        """The card that is stronger for each used plot, -1 if none: a further one can be reacted to."""
        return -1

    def is_sacrificed(self, s: S, this: int) -> bool:
        """Does it go now, with the tokens on it?"""
        return False

    def goes_to(self, s: S, this: int, kind: int, zone: int) -> int:
        """The zone it goes to itself when it leaves play like this (a kind of happening)."""
        return zone

    def enters_kneeling(self) -> bool:
        return False

    def may_lie_on(self, s: S, this: int, c: int) -> bool:
        """May this attachment be laid on that character?"""
        return True

    # ---------------------------------------------------------------- who takes part in a challenge
    def attacks_standing(self, s: S, this: int, c: int, type_: int) -> bool:
        return False

    def defends_standing(self, s: S, this: int, c: int) -> bool:
        return False

    def defends_kneeling(self, s: S, this: int, c: int, type_: int) -> bool:
        """May it be declared as a defender whatever its icons and though it kneels?"""
        return False

    def bars_attacking(self, s: S, this: int, c: int) -> bool:
        return False

    def bars_defending(self, s: S, this: int, c: int) -> bool:
        return False

    def bars_bypassing(self, s: S, this: int, c: int) -> bool:
        """By stealth."""
        return False

    def most_attackers(self, s: S, this: int) -> int:
        return NO_LIMIT

    def most_defenders(self, s: S, this: int) -> int:
        return NO_LIMIT

    def joins(self, s: S, this: int, attacking: bool) -> bool:
        """Does it take part on its player's side without being declared?"""
        return False

    def mutes(self, s: S, this: int, c: int) -> bool:
        """Does a defender add nothing to its side?"""
        return False

    def side_bonus(self, s: S, this: int, type_: int) -> int:
        """Added to its player's side of a challenge, if anybody takes part."""
        return 0

    # ---------------------------------------------------------------- challenges
    def more_challenges(self, s: S, this: int, type_: int) -> int:
        """How many more of a type its player may initiate."""
        return 0

    def bars_challenge(self, s: S, this: int, seat: int, type_: int) -> bool:
        return False

    def toll(self, s: S, this: int, type_: int) -> int:
        """Gold handed to the opponent by whoever initiates such a challenge."""
        return 0

    def claim(self, s: S, this: int, type_: int) -> int:
        """Added to the claim of its player's plot when that player attacks."""
        return 0

    def power_moved(self, s: S, this: int, type_: int) -> int:
        """Power taken from the loser besides claim when its player wins as attacker."""
        return 0

    # ---------------------------------------------------------------- what a player may and must
    def silences(self, s: S, this: int, seat: int) -> bool:
        """May a seat use no abilities?"""
        return False

    def bars_events(self, s: S, this: int, seat: int) -> bool:
        return False

    def event_discount(self, s: S, this: int, seat: int) -> int:
        """How much cheaper a seat's next event is."""
        return 0

    def event_toll(self, s: S, this: int) -> int:
        """Gold handed to the opponent by whoever plays an event."""
        return 0

    def bars_marshaling(self, s: S, this: int, seat: int, d: int) -> bool:
        """May a seat not play cards of this design?"""
        return False

    def discount(self, s: S, this: int, d: int) -> int:
        """How much cheaper cards of this design are for its player: the first of their kind in a round."""
        return 0

    def fixes_costs(self, s: S, this: int, seat: int) -> bool:
        """Can nothing make cards cheaper for a seat?"""
        return False

    def more_limited(self, s: S, this: int) -> int:
        """How many more limited cards its player may play."""
        return 0

    def ambush(self, s: S, this: int, c: int) -> int:
        """The gold for which its player may bring a card into play by ambush, -1: it gives none."""
        return -1

    # ---------------------------------------------------------------- income, dominance, standing
    def bars_base_income(self, s: S, this: int, seat: int) -> bool:
        """Does the printed income of a seat's plot not count?"""
        return False

    def bars_income(self, s: S, this: int) -> bool:
        """Do cards in play add nothing to anybody's income?"""
        return False

    def reserve(self, s: S, this: int, seat: int) -> int:
        """Added to a seat's reserve."""
        return 0

    def dominance(self, s: S, this: int) -> int:
        """Added to its player's total for dominance."""
        return 0

    def dominance_power(self, s: S, this: int) -> int:
        """More power for its player for winning dominance."""
        return 0

    def most_standing(self, s: S, this: int) -> int:
        """How many characters each player may stand in the standing phase."""
        return NO_LIMIT

    def stays_knelt(self, s: S, this: int, c: int) -> bool:
        """Does a character not stand in the standing phase?"""
        return False

    def keeps_gold(self, s: S, this: int) -> bool:
        """Does nobody return gold in the taxation phase?"""
        return False

    def kills_the_weak(self, s: S, this: int) -> bool:
        """Does whoever has strength 0 die?"""
        return False


NOTHING: Final[Constant[Any]] = Constant()  # of a card without constant abilities

# The methods of these numbers, in order; what is asked of a card itself before it is in play has none.
_METHODS: Final = (
    "strength", "icons", "keywords", "blanks", "silences", "attacks_standing", "defends_standing", "defends_kneeling",
    "bars_attacking", "bars_defending", "bars_bypassing", "most_attackers", "most_defenders", "joins", "mutes",
    "side_bonus", "more_challenges", "bars_challenge", "toll", "claim", "power_moved", "bars_events",
    "event_discount", "bars_marshaling", "discount", "fixes_costs", "more_limited", "ambush", "bars_base_income",
    "bars_income", "reserve", "dominance", "dominance_power", "most_standing", "stays_knelt", "keeps_gold",
    "kills_the_weak", "is_sacrificed", "grows_with_plots", "goes_to",
    "event_toll", "strength_factor", "immune",
)  # fmt: skip
_OWN: Final = ("enters_kneeling", "may_lie_on")


def changes(text: Constant[Any]) -> list[int]:
    """What a card's text changes: the methods it overrides, by number."""
    return [number for number, name in enumerate(_METHODS) if _overrides(text, name)]


def is_constant(text: Constant[Any]) -> bool:
    """Does it say anything constant?"""
    return any([_overrides(text, name) for name in (*_METHODS, *_OWN)])


def _overrides(text: Constant[Any], name: str) -> bool:
    kind: Any = type(text)
    return getattr(kind, name) is not getattr(Constant, name)
