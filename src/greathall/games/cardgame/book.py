"""What a card game's cards are, by the number of their design, and what its rules say where both games differ.

The machine of both games (windows, abilities, piles, challenges) asks the book of the match; a game's own book answers.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from greathall.games.cardgame.codes import (
    ATTACK,
    COST,
    D_TARGET,
    DEFEND,
    MARSHAL,
    PLACE,
    PLOT,
    SAVE,
    SPAN,
    USE,
    USE_FOURTH,
    USE_SECOND,
    USE_THIRD,
)
from greathall.games.cardgame.constant import NOTHING, Constant
from greathall.games.cardgame.names import DISCARD
from greathall.kernel.codes import Codes
from greathall.kernel.state import Frame, State

S = TypeVar("S", bound=State)

# Verbs that are always about a card of the one who chooses.
OWN_CARDS: Final = (PLACE, PLOT, MARSHAL, USE, USE_SECOND, USE_THIRD, USE_FOURTH, SAVE, ATTACK, DEFEND, COST)


class Book(Generic[S]):
    """Tables by design; a game's book fills them and answers the questions below them."""

    def __init__(self, codes: list[str], slugs: list[str]) -> None:
        count = len(codes)
        self.by_code = {code: d for d, code in enumerate(codes)}
        self.slugs = slugs
        self.title: list[int] = list(range(count))  # the number of the title: that of the first design that has it
        self.type: list[int] = [0] * count
        self.cost: list[int] = [0] * count
        self.strength: list[int] = [0] * count
        self.icons: list[int] = [0] * count  # bits
        self.keywords: list[int] = [0] * count  # bits
        self.unique: list[bool] = [False] * count
        self.copies: list[int] = [0] * count  # as many as an owner can have; 0: no rule says
        # Triggered abilities (objects of abilities.Ability); what they interrupt and react to, and the phases in which
        # there is an action among them, as bits.
        self.abilities: list[list[Any]] = [[] for _ in codes]
        self.triggered: list[bool] = [False] * count  # is there any?
        self.of_all: list[bool] = [False] * count  # is there one that any player may use?
        self.interrupted: list[int] = [0] * count
        self.reacted_to: list[int] = [0] * count
        self.acts_in: list[int] = [0] * count
        # Constant abilities and exceptions to rules; what each design changes, by the numbers of constant.py.
        self.constant: list[Constant[Any]] = [NOTHING] * count
        self.changes: list[list[int]] = [[] for _ in codes]
        # The language of options: the verbs, and the words of the values of each type.
        self.codes = Codes(0, {})
        self.words: dict[str, tuple[str, ...]] = {}
        self.own_verbs = [v // SPAN for v in OWN_CARDS]
        self.saveable = 0  # kinds of happenings that a duplicate saves from, as bits
        self.plays_in = 0  # phases in which cards can be played besides in the own marshaling turn, as bits
        # Which decision is asked in a window: would-interrupts (saves), interrupts, reactions (responses), cancels.
        self.decisions: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.sparing_decision = D_TARGET  # who is spared by Wildfire Assault

    # ---------------------------------------------------------------- what a game's rules say
    def settle(self, s: S) -> None:
        """What follows from the position itself: victory, deaths, attachments without a legal host."""
        raise NotImplementedError

    def more_sources(self, s: S, seat: int) -> list[int]:
        """Cards besides those in play, the revealed plot and events in hand whose abilities a seat may use."""
        return []

    def event_price(self, s: S, seat: int, c: int) -> int:
        """Gold for an event in hand, besides what its ability asks for; less than nothing where an X gets cheaper."""
        raise NotImplementedError

    def event_paid(self, s: S, seat: int, c: int) -> None:
        """The cost of an event has been paid."""

    def used(self, s: S, seat: int, c: int) -> None:
        """An ability of a card in play is used: to be told."""

    def remembers_targets(self, s: S) -> bool:
        """Must a target have been legal before the cost was paid, too?"""
        return False

    def flags_on_entering(self, s: S, c: int, how: int) -> int:
        return 0

    def goes_with_card(self, kind: int) -> bool:
        """Does a lasting effect of this kind end when the card it is laid on leaves play?"""
        return kind < 4

    def dropped_to(self, s: S, attachment: int) -> int:
        """The zone an attachment goes to when the card it lies on leaves play."""
        return DISCARD

    def stand_up(self, s: S, c: int) -> None:
        """A card is to stand."""
        raise NotImplementedError

    def plays(self, s: S, seat: int, own_turn: bool) -> list[int]:
        """Options of an action window besides abilities: cards that can be played to the table."""
        return []

    def pass_ends_turn(self, s: S) -> bool:
        """Does whoever passes in the own marshaling turn play no more cards to the table in it?"""
        return False

    def play(self, s: S, seat: int, code: int) -> None:
        """Carry out one of those."""
        raise NotImplementedError

    def tell_supply(self, s: S, gold: int, power: int) -> None:
        """So much gold or power has come from the supply; called where somebody listens."""

    # ---------------------------------------------------------------- challenges
    def attackers(self, s: S, seat: int, type_: int) -> list[int]:
        """Who can be declared as an attacker in a challenge of this type."""
        raise NotImplementedError

    def forbids_bypass(self, s: S, c: int) -> str:
        """What keeps a character of the defender from being bypassed by stealth; '' if nothing."""
        raise NotImplementedError

    def defenders(self, s: S) -> list[int]:
        """Who can be declared as a defender now."""
        raise NotImplementedError

    def forbids_defence(self, s: S, c: int) -> str:
        """What keeps a character of the defender from being declared now; '' if nothing."""
        raise NotImplementedError

    def must_defend(self, s: S, able: list[int]) -> list[int]:
        """Those of the able that must be declared before anything else."""
        return []

    def defended(self, s: S, defending: list[int]) -> None:
        """Defenders have been declared."""

    def claim(self, s: S, attacker: int, defender: int, type_: int) -> int:
        raise NotImplementedError

    def side_parts(self, s: S, seat: int, attacking: bool) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """What each character adds to a side's total, and what is added besides: by cards, or by no card (-1)."""
        raise NotImplementedError

    # ---------------------------------------------------------------- coming into play, plots
    def hosts(self, s: S, attachment: int) -> list[int]:
        """What an attachment may be laid on."""
        raise NotImplementedError

    def forbids_host(self, s: S, attachment: int, host: int) -> str:
        """What keeps an attachment from being laid on a character in play; '' if nothing."""
        raise NotImplementedError

    def duplicate_of(self, s: S, seat: int, c: int) -> int:
        """The card in play on which this one would be a duplicate, -1 if there is none."""
        raise NotImplementedError

    def entered(self, s: S, seat: int, c: int) -> None:
        """What comes with entering play itself, before reactions to it: a frame to be pushed."""

    def tell_entering(self, s: S, seat: int, c: int, how: int) -> None:
        raise NotImplementedError

    def plot_values(self, s: S, seat: int) -> list[int]:
        """Income, initiative and so on, as they are now."""
        raise NotImplementedError

    # ---------------------------------------------------------------- rounds and phases
    def phase_frame(self, phase: int) -> Frame[Any]:
        """The frame that leads through a phase."""
        raise NotImplementedError

    def window_step(self, phase: int) -> int:
        """The step of a phase's frame while its last action window is open."""
        raise NotImplementedError

    def renumber(self, s: S, new: list[int]) -> None:
        """The cards of a position get other numbers: in columns of a game's own too."""

    def begin_round(self, s: S) -> None:
        raise NotImplementedError

    def phase_over(self, s: S) -> None:
        """What lasts until the end of the phase ends."""
        raise NotImplementedError

    def round_over(self, s: S) -> None:
        raise NotImplementedError

    def window_in(self, s: S, phase: int) -> bool:
        """Is there an action window in the plot or draw phase?"""
        return True

    def draws(self, s: S, seat: int) -> int:
        """Cards in the draw phase."""
        return 2

    def income(self, s: S, seat: int) -> int:
        raise NotImplementedError

    def initiative(self, s: S, seat: int) -> int:
        raise NotImplementedError

    def reveal_plot(self, s: S, seat: int, c: int) -> None:
        raise NotImplementedError

    def plots_revealed(self, s: S) -> None:
        """All have revealed their plots; initiative comes next."""

    def forbids_challenge(self, s: S, seat: int, type_: int, other: int) -> str:
        """What keeps a player from initiating a challenge against an opponent, but for the attackers; '' if nothing."""
        raise NotImplementedError

    def challenge_frame(self, seat: int, type_: int, other: int) -> Frame[Any]:
        raise NotImplementedError

    def dominance(self, s: S, seat: int) -> int:
        """What a seat's standing characters and gold amount to."""
        raise NotImplementedError

    def dominance_power(self, s: S, seat: int) -> int:
        """Power for winning it."""
        return 1
