"""The state of the card game: every card is a number, and columns say where it is and how it stands.

Zones in and out of play: LCG-ZONE.2, LCG-ZONE.3, LCG-ZONE.9. A card belongs to its owner and is controlled by whoever
has it in play (LCG-CTRL.1, LCG-CTRL.2, LCG-CTRL.3). Plots are in their deck, revealed or used (LCG-CARD.6,
LCG-CARD.8); agenda and faction card never move (LCG-CARD.9, LCG-CARD.10). Tokens are numbers without limit
(LCG-COMP.2, LCG-COMP.3), gold is open (LCG-ECON.1). Joust is two seats, melee more (LCG-SETUP.1, LCG-MELEE.2). Cards
of seat p come in a row: faction card, agenda (if there is one), plots, draw deck. Columns are replaced when they
change, never changed in place: copies share them."""

from __future__ import annotations

from typing import Final

from greathall.games.cardgame.names import DUPLICATE, FACEDOWN, HAND, P_SETUP, PLAY, PLOTS
from greathall.games.lcg.table import Table
from greathall.kernel.state import NOBODY, UNKNOWN, State

Cards = tuple[int, ...]
NONE: Final = -1
# What may have stirred: cards in play, or power and decks.
BOARD: Final = 1
SCORE: Final = 2


class LcgState(State):
    """Everything in play and out of it."""

    __slots__ = (
        "active",
        "agenda",
        "alive",
        "armoury",
        "auras",
        "blanks",
        "challenge",
        "ctrl",
        "dead",
        "deck",
        "delayed",
        "design",
        "discard",
        "done_challenges",
        "faction",
        "first",
        "flags",
        "gold",
        "hand",
        "host",
        "lasting",
        "limits",
        "listened",
        "lost",
        "marshaled_limited",
        "order",
        "owner",
        "phase",
        "play",
        "plots",
        "power",
        "reducers",
        "revealed",
        "rivals_beaten",
        "round",
        "seen",
        "stirred",
        "stops",
        "table",
        "title",
        "titles_left",
        "tokens",
        "used",
        "won",
        "zone",
    )  # fmt: skip

    def __init__(self, source: LcgState | None = None) -> None:
        if source is not None:
            o = source
            o.copy_into(self)
            self.table: Table = o.table
            # Fixed for the match.
            self.faction: list[int] = o.faction  # seat -> faction card
            self.agenda: list[int] = o.agenda  # seat -> agenda, NONE if none
            self.owner: list[int] = o.owner  # by card
            self.listened: list[int] = o.listened  # derived: what cards of the match listen to
            # Numbers.
            self.round: int = o.round
            self.phase: int = o.phase
            self.first: int = o.first
            self.active: int = o.active
            # By card.
            self.design: list[int] = o.design  # known only where the card may be seen
            self.zone: list[int] = o.zone
            self.ctrl: list[int] = o.ctrl
            self.flags: list[int] = o.flags
            self.host: list[int] = o.host  # what an attachment or duplicate lies on
            self.power: list[int] = o.power
            self.tokens: list[int] = o.tokens  # poison, betrayal, stand
            self.seen: list[int] = o.seen  # which seats know what this hidden card is, as bits
            # By seat.
            self.alive: list[int] = o.alive
            self.gold: list[int] = o.gold
            self.hand: list[Cards] = o.hand
            self.deck: list[Cards] = o.deck  # the top card is the last
            self.discard: list[Cards] = o.discard
            self.dead: list[Cards] = o.dead
            self.plots: list[Cards] = o.plots
            self.used: list[Cards] = o.used
            self.revealed: list[int] = o.revealed
            self.play: list[Cards] = o.play  # characters, locations and attachments a seat controls, as they came
            self.title: list[int] = o.title
            self.titles_left: list[int] = o.titles_left
            self.marshaled_limited: list[int] = o.marshaled_limited
            self.stops: list[int] = o.stops  # 1: asked in every action window, 2: in every other window that opens
            # Records.
            self.challenge: list[int] = o.challenge  # see challenges.py; empty: none is going on
            self.done_challenges: list[tuple[int, int, int]] = o.done_challenges  # attacker, type, against whom
            self.won: list[tuple[int, int, int]] = o.won  # this phase: winner, type, loser
            self.lost: list[tuple[int, int, int]] = o.lost  # this round: loser, type, 1 if as defender
            self.rivals_beaten: list[tuple[int, int]] = o.rivals_beaten  # this round: winner, rival
            self.lasting: list[tuple[int, int, int, int]] = o.lasting  # kind, card or seat, amount, until
            self.delayed: list[tuple[int, int, int, int]] = o.delayed  # kind, card, seat, when
            self.reducers: list[tuple[int, int, int, int]] = o.reducers  # seat, what, amount, until
            self.limits: list[tuple[int, int, int]] = o.limits  # card and ability (or title), times used, per what
            # Derived: cards in play whose constant ability changes others, None until asked for.
            self.auras: list[list[int]] | None = o.auras
            self.blanks: list[int] | None = o.blanks  # characters without text; [ALL] when a plot blanks all of them
            self.order: list[int] | None = o.order  # seats still in the game, in player order
            self.armoury: object | None = o.armoury  # what seats can use (arsenal.py), None until asked for
            self.stirred: int = o.stirred  # has anything changed that the game itself answers to (see flow/settling)?
        else:
            super().__init__()

    def clone(self) -> LcgState:
        return LcgState(self)

    def forget(self) -> None:
        """Cards or seats have changed: what is derived from them is worked out anew when it is asked for."""
        self.auras = None
        self.blanks = None
        self.order = None
        self.stirred |= BOARD

    def forget_designs(self) -> None:
        """Other cards may lie where they lay: nothing derived is true any more."""
        self.forget()
        self.armoury = None
        self.stirred = BOARD | SCORE

    # ---------------------------------------------------------------- the one visibility function
    def mask(self, seat: int) -> LcgState:
        """Hands, decks, plot decks and facedown cards are hidden, but for their player and whoever was shown them
        (LCG-INFO)."""
        s = LcgState(self)
        s.mask_kernel(seat)
        design, zone, ctrl, seen = s.design.copy(), s.zone.copy(), s.ctrl.copy(), [0] * len(s.seen)
        hidden = [False] * len(zone)
        for c, where in enumerate(self.zone):
            if self.hidden_from(c, where, seat):
                # Not even which card of the deck list it is: a card that was seen and shuffled away is any card now.
                hidden[c] = True
                design[c] = UNKNOWN
                if where not in (PLAY, DUPLICATE):  # that a card lies there face down is no secret
                    zone[c] = ctrl[c] = UNKNOWN
            elif seat >= 0:
                seen[c] = self.seen[c] & 1 << seat
        s.design, s.zone, s.ctrl, s.seen = design, zone, ctrl, seen
        s.hand = [_shown(cards, hidden) for cards in s.hand]
        s.plots = [_shown(cards, hidden) for cards in s.plots]
        s.deck = [tuple([UNKNOWN if hidden[c] else c for c in cards]) for cards in s.deck]
        s.stops = [x if p == seat else UNKNOWN for p, x in enumerate(s.stops)]
        s.forget_designs()
        return s

    def hidden_from(self, c: int, zone: int, seat: int) -> bool:
        """May `seat` not know which card this is?"""
        if seat >= 0 and self.seen[c] >> seat & 1:
            return False
        if zone in (HAND, PLOTS):
            return self.ctrl[c] != seat
        if zone in (PLAY, DUPLICATE):
            return bool(self.flags[c] & FACEDOWN) and self.ctrl[c] != seat
        return zone == 0


def _shown(cards: Cards, hidden: list[bool]) -> Cards:
    """A pile without order: what may be seen first."""
    known = sorted([c for c in cards if not hidden[c]])
    return (*known, *[UNKNOWN] * (len(cards) - len(known)))


def blank(seats: int, table: Table) -> LcgState:
    """A table before set-up: every card out of play."""
    s = LcgState()
    s.n = seats
    s.stirred = 0
    s.table = table
    s.round = 0
    s.phase = P_SETUP
    s.first = NOBODY
    s.active = NOBODY
    s.faction = [NONE] * seats
    s.agenda = [NONE] * seats
    s.owner = []
    s.listened = []
    s.design = []
    s.zone = []
    s.ctrl = []
    s.flags = []
    s.host = []
    s.power = []
    s.tokens = []
    s.seen = []
    s.alive = [1] * seats
    s.gold = [0] * seats
    s.hand = [()] * seats
    s.deck = [()] * seats
    s.discard = [()] * seats
    s.dead = [()] * seats
    s.plots = [()] * seats
    s.used = [()] * seats
    s.revealed = [NONE] * seats
    s.play = [()] * seats
    s.title = [NONE] * seats
    s.titles_left = []
    s.marshaled_limited = [0] * seats
    s.stops = [0] * seats
    s.challenge = []
    s.done_challenges = []
    s.won = []
    s.lost = []
    s.rivals_beaten = []
    s.lasting = []
    s.delayed = []
    s.reducers = []
    s.limits = []
    s.forget_designs()
    return s


COLUMNS: Final = (
    "round", "phase", "first", "active", "faction", "agenda", "owner", "design", "zone", "ctrl", "flags", "host",
    "power", "tokens", "seen", "alive", "gold", "hand", "deck", "discard", "dead", "plots", "used", "revealed", "play",
    "title", "titles_left", "marshaled_limited", "stops", "challenge", "done_challenges", "won", "lost",
    "rivals_beaten", "lasting", "delayed", "reducers", "limits",
)  # fmt: skip
