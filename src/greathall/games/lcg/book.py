"""The book of this card game: its cards in the tables of both games, and what its rules say of its own.

Types of abilities: LCG-ABIL.1, LCG-ABIL.2, LCG-ABIL.8; they work from play and on cards in play unless they say
otherwise (LCG-ABIL.4, LCG-ABIL.5), a card that names itself means this very card (LCG-ABIL.12), keywords with "may"
are asked about (LCG-ABIL.3, flow/keywords.py). What would change nothing cannot be used (LCG-COST.7); "then" parts
are neither checked nor chosen for beforehand (LCG-TGT.7, LCG-EFF.14). Card text beats the rules, and "cannot" beats
all (LCG-GOLD.2, LCG-GOLD.3). Initiation: LCG-INIT.1; limits LCG-LIMIT.1, LCG-LIMIT.4, LCG-LIMIT.5; costs LCG-ABIL.7,
LCG-COST.9."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from greathall.games.cardgame import abilities, board, exceptions, reasons
from greathall.games.cardgame.board import is_character
from greathall.games.cardgame.book import Book
from greathall.games.cardgame.codes import D_REACTION, D_WOULD, MARSHAL, SPAN
from greathall.games.cardgame.constant import Constant
from greathall.games.cardgame.happenings import SAVEABLE_BITS
from greathall.games.cardgame.names import DISCARD, HAND, KNEELING, P_CHALLENGES, P_STANDING, STEALTH, U_PHASE
from greathall.games.cardgame.ops import cards, lasting
from greathall.games.lcg import combat, hosts, reckon, sides
from greathall.games.lcg.codes import AMBUSH, CODES, D_CANCEL, D_INTERRUPT, E_USED
from greathall.games.lcg.data import (
    BESTOW,
    CODE,
    COST,
    DECK_LIMIT,
    ICONS,
    KEYWORDS_OF,
    STRENGTH,
    TITLE_OF,
    TYPE,
    UNIQUE,
    X_COST,
    design,
)
from greathall.games.lcg.flow.challenge import Challenge
from greathall.games.lcg.flow.entering import TOLD, ambush, ambushable, as_duplicate, marshal, why_unmarshalable
from greathall.games.lcg.flow.keywords import Bestow
from greathall.games.lcg.flow.phases import PHASES, WINDOW_STEPS
from greathall.games.lcg.flow.settling import settle
from greathall.games.lcg.names import A_CONDITION, AMBUSHED, BY_AMBUSH, CALLED, LAWS, TERMINAL
from greathall.games.lcg.ops import ending, reducers, rounds
from greathall.games.lcg.state import LcgState
from greathall.games.lcg.values import SLUGS, WORDS
from greathall.kernel.state import EVERYONE, Frame


class LcgBook(Book[LcgState]):
    """The core set, by the Rules Reference."""

    def __init__(self) -> None:
        super().__init__(CODE, list(SLUGS))
        self.title = TITLE_OF
        self.type = TYPE
        self.cost = COST
        self.strength = STRENGTH
        self.icons = ICONS
        self.keywords = KEYWORDS_OF
        self.unique = UNIQUE
        self.copies = DECK_LIMIT
        self.codes = CODES
        self.words = WORDS
        self.own_verbs.append(AMBUSH // SPAN)
        self.saveable = SAVEABLE_BITS
        self.plays_in = 1 << P_CHALLENGES  # by ambush
        self.decisions = (D_WOULD, D_INTERRUPT, D_REACTION, D_CANCEL)

    def settle(self, s: LcgState) -> None:
        settle(s)

    def more_sources(self, s: LcgState, seat: int) -> list[int]:
        return [s.agenda[seat]] if s.agenda[seat] >= 0 else []

    def event_price(self, s: LcgState, seat: int, c: int) -> int:
        """LCG-ABIL.14: an X keeps its value, whatever is paid for it."""
        if X_COST[s.design[c]]:
            return -reckon.event_discount(s, seat, c)
        return reckon.event_cost(s, seat, c)

    def event_paid(self, s: LcgState, seat: int, c: int) -> None:
        reducers.count_event(s, seat, c)

    def used(self, s: LcgState, seat: int, c: int) -> None:
        cards.tell(s, (E_USED, EVERYONE, seat, s.design[c]))

    def remembers_targets(self, s: LcgState) -> bool:
        """AMB-06: by the FAQ."""
        return s.table.faq

    def flags_on_entering(self, s: LcgState, c: int, how: int) -> int:
        flags = AMBUSHED if how == BY_AMBUSH else 0
        if self.constant[s.design[c]].enters_kneeling() and not board.is_blank(s, c):
            flags |= KNEELING
        return flags

    def goes_with_card(self, kind: int) -> bool:
        return board.on_a_card(kind)

    def dropped_to(self, s: LcgState, attachment: int) -> int:
        """LCG-ATT.4, LCG-KW.17."""
        terminal = s.flags[attachment] & A_CONDITION or reckon.keywords(s, attachment) & TERMINAL
        return DISCARD if terminal else HAND

    def stand_up(self, s: LcgState, c: int) -> None:
        if reckon.held_down(s, c):
            return
        if s.phase == P_STANDING and s.flags[c] & KNEELING and is_character(s, c):
            lasting.count_use(s, reckon.STOOD + s.ctrl[c], U_PHASE)
        cards.stand(s, c)

    def plays(self, s: LcgState, seat: int, own_turn: bool) -> list[int]:
        """LCG-ACT.5: marshaling and ambush are actions too."""
        out: list[int] = []
        if own_turn:
            for c in exceptions.playable_at_first_sight(s, seat):
                if not why_unmarshalable(s, seat, c):
                    out.append(MARSHAL + c)
        if s.phase == P_CHALLENGES:
            for c in ambushable(s, seat):
                out.append(AMBUSH + c)
        return out

    def play(self, s: LcgState, seat: int, code: int) -> None:
        if code // SPAN == MARSHAL // SPAN:
            marshal(s, seat, code % SPAN)
        else:
            ambush(s, seat, code % SPAN)

    # ---------------------------------------------------------------- challenges
    def attackers(self, s: LcgState, seat: int, type_: int) -> list[int]:
        return combat.attackers(s, seat, type_)

    def forbids_bypass(self, s: LcgState, c: int) -> str:
        """AMB-20."""
        if reckon.keywords(s, c) & STEALTH:
            return "LCG-KW.16"
        return reasons.CARD_FORBIDS if exceptions.unbypassable(s, c) else ""

    def defenders(self, s: LcgState) -> list[int]:
        return combat.defenders(s)

    def forbids_defence(self, s: LcgState, c: int) -> str:
        return combat.forbids_defence(s, c)

    def must_defend(self, s: LcgState, able: list[int]) -> list[int]:
        return [c for c in able if s.flags[c] & CALLED]

    def defended(self, s: LcgState, defending: list[int]) -> None:
        settle(s)  # defending may change STR

    def claim(self, s: LcgState, attacker: int, defender: int, type_: int) -> int:
        return reckon.claim(s, attacker, defender, type_)

    def side_parts(
        self, s: LcgState, seat: int, attacking: bool
    ) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        return sides.side_parts(s, seat, attacking)

    # ---------------------------------------------------------------- coming into play, plots
    def hosts(self, s: LcgState, attachment: int) -> list[int]:
        return hosts.hosts(s, attachment)

    def forbids_host(self, s: LcgState, attachment: int, host: int) -> str:
        return hosts.forbids_host(s, attachment, host)

    def duplicate_of(self, s: LcgState, seat: int, c: int) -> int:
        return as_duplicate(s, seat, c)

    def entered(self, s: LcgState, seat: int, c: int) -> None:
        if BESTOW[s.design[c]] > 0 and s.gold[seat] and not board.is_blank(s, c):
            s.push(Bestow(seat, c))

    def tell_entering(self, s: LcgState, seat: int, c: int, how: int) -> None:
        cards.tell(s, (TOLD[how], EVERYONE, seat, s.design[c]))

    def plot_values(self, s: LcgState, seat: int) -> list[int]:
        return [reckon.gold_value(s, seat), reckon.initiative(s, seat), reckon.reserve(s, seat)]

    # ---------------------------------------------------------------- rounds and phases
    def phase_frame(self, phase: int) -> Frame[Any]:
        return PHASES[phase]()

    def window_step(self, phase: int) -> int:
        return WINDOW_STEPS[phase]

    def renumber(self, s: LcgState, new: list[int]) -> None:
        s.agenda = [new[c] if c >= 0 else c for c in s.agenda]

    def begin_round(self, s: LcgState) -> None:
        rounds.begin_round(s)

    def phase_over(self, s: LcgState) -> None:
        rounds.phase_over(s)

    def round_over(self, s: LcgState) -> None:
        rounds.round_over(s)
        if s.table.round_limit and s.round >= s.table.round_limit:
            ending.win(s, [])

    def draws(self, s: LcgState, seat: int) -> int:
        return 3 if s.title[seat] == LAWS else 2

    def income(self, s: LcgState, seat: int) -> int:
        return reckon.gold_value(s, seat)

    def initiative(self, s: LcgState, seat: int) -> int:
        return reckon.initiative(s, seat)

    def reveal_plot(self, s: LcgState, seat: int, c: int) -> None:
        rounds.reveal_plot(s, seat, c)

    def plots_revealed(self, s: LcgState) -> None:
        settle(s)  # LCG-ATT.5: what the old plots allowed is over

    def forbids_challenge(self, s: LcgState, seat: int, type_: int, other: int) -> str:
        return combat.forbids_challenge(s, seat, type_, other)

    def challenge_frame(self, seat: int, type_: int, other: int) -> Frame[Any]:
        return Challenge(seat, type_, other)

    def dominance(self, s: LcgState, seat: int) -> int:
        return combat.dominance(s, seat)


BOOK: Final = LcgBook()


def register(found: dict[str, Sequence[Constant[LcgState]]]) -> None:
    """Called by each module of cards: texts by the title of a card of the core set, or by a card's code."""
    abilities.enter(BOOK, {CODE[design(name)]: of_card for name, of_card in found.items()})
