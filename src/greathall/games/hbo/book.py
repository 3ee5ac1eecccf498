"""The book of this card game: its cards in the tables of both games, and what its rules say of its own.

Cards against rules: HBO-GOLD.1, HBO-GOLD.2. Actions begin with a phase, responses with that word, all else is passive
(HBO-ACT.1, HBO-ACT.2, HBO-PASS.1); an action is resolved completely before the next (HBO-ACT.6); passive abilities are
mandatory and come first (HBO-PASS.2 to HBO-PASS.5); responses are optional, in turn, before the next action
(HBO-RESP.1 to HBO-RESP.4); saves interrupt a killing and nothing else (HBO-SAVE.1 to HBO-SAVE.5). Actions of a phase,
of any phase, in the opponent's turn: HBO-ACT.3, HBO-ACT.4, HBO-ACT.7, HBO-ACT.8, HBO-ACT.9, HBO-ROUND.4, HBO-MAR.12;
events go to the discard pile when resolved (HBO-TYPE.7). What lasts: HBO-LAST.1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from greathall.games.cardgame import abilities, board, challenges, exceptions, happenings, reasons
from greathall.games.cardgame.book import Book
from greathall.games.cardgame.codes import D_REACTION, D_WOULD, E_MARSHALED, E_PUT_INTO_PLAY, MARSHAL, SPAN
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.flow.occurrence import happen
from greathall.games.cardgame.happenings import H_KILLED, bit
from greathall.games.cardgame.names import BY_MARSHAL, DISCARD, P_DRAW, P_PLOT
from greathall.games.cardgame.ops import cards, turns
from greathall.games.hbo import combat, reckon
from greathall.games.hbo.codes import CODES, D_SPARED, E_GOLD_OUT, E_POWER_OUT, E_USED
from greathall.games.hbo.data import COST, ICONS, ID, KEYWORDS_OF, STRENGTH, TYPE, UNIQUE
from greathall.games.hbo.flow import playing
from greathall.games.hbo.flow.challenge import Challenge
from greathall.games.hbo.flow.phases import PHASES, WINDOW_STEPS
from greathall.games.hbo.flow.settling import settle
from greathall.games.hbo.ops import rounds
from greathall.games.hbo.state import HboState
from greathall.games.hbo.values import WORDS
from greathall.kernel.state import EVERYONE, Frame

GOLD_TOKENS: Final = 20  # HBO-COMP.1
POWER_TOKENS: Final = 30  # HBO-COMP.2


class HboBook(Book[HboState]):
    """The box of 2012."""

    def __init__(self) -> None:
        super().__init__(ID, list(ID))
        self.type = TYPE
        self.cost = COST
        self.strength = STRENGTH
        self.icons = ICONS
        self.keywords = KEYWORDS_OF
        self.unique = UNIQUE
        self.codes = CODES
        self.words = WORDS
        self.saveable = bit(H_KILLED)  # HBO-DUP.5, HBO-SAVE.4
        self.decisions = (D_WOULD, D_WOULD, D_REACTION, D_WOULD)
        self.sparing_decision = D_SPARED

    def settle(self, s: HboState) -> None:
        settle(s)

    # ---------------------------------------------------------------- events and abilities
    def event_price(self, s: HboState, seat: int, c: int) -> int:
        """HBO-PLAY.2: nothing, unless the text says so."""
        return COST[s.design[c]] + exceptions.event_toll(s)

    def event_paid(self, s: HboState, seat: int, c: int) -> None:
        cards.gain_gold(s, reckon.other(seat), exceptions.event_toll(s))

    def used(self, s: HboState, seat: int, c: int) -> None:
        cards.tell(s, (E_USED, EVERYONE, seat, s.design[c]))

    def dropped_to(self, s: HboState, attachment: int) -> int:
        """HBO-TYPE.6, HBO-PILE.6."""
        return DISCARD

    def stand_up(self, s: HboState, c: int) -> None:
        cards.stand(s, c)

    # ---------------------------------------------------------------- playing cards
    def plays(self, s: HboState, seat: int, own_turn: bool) -> list[int]:
        """HBO-MAR.6, HBO-MAR.8: in the own turn alone."""
        found = exceptions.playable_at_first_sight(s, seat) if own_turn else []
        return [MARSHAL + c for c in found if not playing.why_unplayable(s, seat, c)]

    def pass_ends_turn(self, s: HboState) -> bool:
        return s.table.literal_marshalling  # AMB-8

    def play(self, s: HboState, seat: int, code: int) -> None:
        playing.play(s, seat, code % SPAN)

    def hosts(self, s: HboState, attachment: int) -> list[int]:
        return playing.hosts(s, attachment)

    def forbids_host(self, s: HboState, attachment: int, host: int) -> str:
        return "" if host in playing.hosts(s, attachment) else reasons.CARD_FORBIDS

    def duplicate_of(self, s: HboState, seat: int, c: int) -> int:
        return playing.duplicate_of(s, seat, c)

    def tell_entering(self, s: HboState, seat: int, c: int, how: int) -> None:
        cards.tell(s, (E_MARSHALED if how == BY_MARSHAL else E_PUT_INTO_PLAY, EVERYONE, seat, s.design[c]))

    def tell_supply(self, s: HboState, gold: int, power: int) -> None:
        """AMB-18: the supplies have no end, but the tokens of the box have."""
        for taken, used, there, event in (
            (gold, sum(s.gold), GOLD_TOKENS, E_GOLD_OUT), (power, sum(s.power), POWER_TOKENS, E_POWER_OUT)
        ):  # fmt: skip
            if used > there >= used - taken:
                cards.tell(s, (event, EVERYONE, there))

    # ---------------------------------------------------------------- challenges
    def attackers(self, s: HboState, seat: int, type_: int) -> list[int]:
        return combat.attackers(s, seat, type_)

    def forbids_bypass(self, s: HboState, c: int) -> str:
        return combat.forbids_bypass(s, c)

    def defenders(self, s: HboState) -> list[int]:
        return combat.defenders(s)

    def forbids_defence(self, s: HboState, c: int) -> str:
        return combat.forbids_defence(s, c)

    def defended(self, s: HboState, defending: list[int]) -> None:
        type_, attacker, defender = challenges.type_of(s), challenges.attacker(s), challenges.defender(s)
        if defending:
            happen(s, *[happenings.defends(c, defender, type_, attacker) for c in defending])

    def claim(self, s: HboState, attacker: int, defender: int, type_: int) -> int:
        return reckon.claim(s, attacker)

    def side_parts(
        self, s: HboState, seat: int, attacking: bool
    ) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        return combat.side_parts(s, seat, attacking)

    def forbids_challenge(self, s: HboState, seat: int, type_: int, other: int) -> str:
        return combat.forbids_challenge(s, seat, type_)

    def challenge_frame(self, seat: int, type_: int, other: int) -> Frame[Any]:
        return Challenge(seat, type_, other)

    # ---------------------------------------------------------------- rounds and phases
    def phase_frame(self, phase: int) -> Frame[Any]:
        return PHASES[phase]()

    def window_step(self, phase: int) -> int:
        return WINDOW_STEPS[phase]

    def begin_round(self, s: HboState) -> None:
        turns.next_round(s)

    def phase_over(self, s: HboState) -> None:
        rounds.phase_over(s)

    def round_over(self, s: HboState) -> None:
        """AMB-24: a game that would never end goes to whoever has more power."""
        rounds.round_over(s)
        if s.table.round_limit and s.round >= s.table.round_limit:
            ours, theirs = board.total_power(s, 0), board.total_power(s, 1)
            rounds.win(s, [] if ours == theirs else [0 if ours > theirs else 1])

    def window_in(self, s: HboState, phase: int) -> bool:
        """AMB-4."""
        return s.table.early_windows or phase not in (P_PLOT, P_DRAW)

    def income(self, s: HboState, seat: int) -> int:
        return reckon.income(s, seat)

    def initiative(self, s: HboState, seat: int) -> int:
        return reckon.initiative(s, seat)

    def plot_values(self, s: HboState, seat: int) -> list[int]:
        return [reckon.income(s, seat), reckon.initiative(s, seat), reckon.claim(s, seat)]

    def reveal_plot(self, s: HboState, seat: int, c: int) -> None:
        """HBO-PLOT.2 to HBO-PLOT.5."""
        turns.turn_up_plot(s, seat, c)
        turns.refill_plots(s)

    def dominance(self, s: HboState, seat: int) -> int:
        return reckon.dominance(s, seat)

    def dominance_power(self, s: HboState, seat: int) -> int:
        return reckon.dominance_power(s, seat)


BOOK: Final = HboBook()


def register(found: dict[str, Sequence[Constant[HboState]]]) -> None:
    """Called by each module of cards."""
    abilities.enter(BOOK, found)
