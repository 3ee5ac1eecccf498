"""The state both card games share: every card is a number, and columns say where it is and how it stands.

Cards of seat p come in a row. Columns are replaced when they change, never changed in place: copies share them. What
the cards are and what a game's rules say of them is in `book`."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame.book import Book
from greathall.games.cardgame.names import ASIDE, DECK, DUPLICATE, FACEDOWN, HAND, OFFERED, P_SETUP, PLAY, PLOTS
from greathall.kernel.state import NOBODY, UNKNOWN, State

Cards = tuple[int, ...]
NONE: Final = -1
# What may have stirred: cards in play, power, decks.
BOARD: Final = 1
SCORE: Final = 2
DECKS: Final = 4


class CardState(State):
    """What lies where."""

    __slots__ = (
        "active",
        "alive",
        "armoury",
        "auras",
        "blanks",
        "book",
        "challenge",
        "ctrl",
        "dead",
        "deck",
        "delayed",
        "design",
        "discard",
        "done_challenges",
        "doubled",
        "faction",
        "first",
        "flags",
        "gold",
        "hand",
        "host",
        "lasting",
        "limited_played",
        "limits",
        "listened",
        "order",
        "owner",
        "phase",
        "play",
        "plots",
        "power",
        "reducers",
        "revealed",
        "round",
        "seen",
        "stirred",
        "stopping",
        "stops",
        "tokens",
        "used",
        "won",
        "zone",
    )  # fmt: skip

    def __init__(self, source: CardState | None = None) -> None:
        if source is not None:
            o = source
            o.copy_into(self)
            # Fixed for the match.
            self.book: Book[Any] = o.book
            self.stopping: bool = o.stopping  # may seats ask to be stopped in windows?
            self.faction: list[int] = o.faction  # seat -> faction card (the House banner)
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
            self.tokens: list[int] = o.tokens
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
            self.limited_played: list[int] = o.limited_played  # this round
            self.stops: list[int] = o.stops  # 1: asked in every action window, 2: in every other window that opens
            # Records.
            self.challenge: list[int] = o.challenge  # see ops/turns.py; empty: none is going on
            self.done_challenges: list[tuple[int, int, int]] = o.done_challenges  # attacker, type, against whom
            self.won: list[tuple[int, int, int]] = o.won  # this phase: winner, type, loser
            self.lasting: list[tuple[int, int, int, int]] = o.lasting  # kind, card or seat, amount, until
            self.delayed: list[tuple[int, int, int, int]] = o.delayed  # kind, card, seat, when
            self.reducers: list[tuple[int, int, int, int]] = o.reducers  # seat, what, amount, until
            self.limits: list[tuple[int, int, int]] = o.limits  # card and ability (or title), times used, per what
            # Derived: cards in play whose constant ability changes others, None until asked for.
            self.auras: list[list[int]] | None = o.auras
            self.blanks: list[int] | None = o.blanks  # characters without text, as the game notes them
            self.order: list[int] | None = o.order  # seats still in the game, in player order
            self.doubled: int = o.doubled  # how many duplicates there are in play
            self.armoury: object | None = o.armoury  # what seats can use (arsenal.py), None until asked for
            self.stirred: int = o.stirred  # has anything changed that the game itself answers to (Book.settle)?
        else:
            super().__init__()

    def lay_out(self, book: Book[Any], seats: int, stopping: bool) -> None:
        """A table before set-up: every card out of play."""
        self.n = seats
        self.book = book
        self.stopping = stopping
        self.round = 0
        self.phase = P_SETUP
        self.first = NOBODY
        self.active = NOBODY
        self.faction = [NONE] * seats
        self.owner = []
        self.listened = []
        self.design = []
        self.zone = []
        self.ctrl = []
        self.flags = []
        self.host = []
        self.power = []
        self.tokens = []
        self.seen = []
        self.alive = [1] * seats
        self.gold = [0] * seats
        self.hand = [()] * seats
        self.deck = [()] * seats
        self.discard = [()] * seats
        self.dead = [()] * seats
        self.plots = [()] * seats
        self.used = [()] * seats
        self.revealed = [NONE] * seats
        self.play = [()] * seats
        self.limited_played = [0] * seats
        self.stops = [0] * seats
        self.challenge = []
        self.done_challenges = []
        self.won = []
        self.lasting = []
        self.delayed = []
        self.reducers = []
        self.limits = []
        self.doubled = 0
        self.stirred = 0
        self.forget_designs()

    def add_card(self, seat: int, d: int, zone: int) -> int:
        """One more card, before the match begins; its number."""
        return self.add_cards(seat, [d], zone)[0]

    def add_cards(self, seat: int, designs: list[int], zone: int) -> Cards:
        """More cards, before the match begins; their numbers."""
        first, count = len(self.design), len(designs)
        self.design += designs
        self.zone += [zone] * count
        self.owner += [seat] * count
        self.ctrl += [seat] * count
        self.flags += [0] * count
        self.host += [NONE] * count
        self.power += [0] * count
        self.tokens += [0] * count
        self.seen += [0] * count
        if zone == DUPLICATE:
            self.doubled += count
        return tuple(range(first, first + count))

    def forget(self) -> None:
        """Cards have changed: what is derived from them is worked out anew when it is asked for."""
        self.auras = None
        self.blanks = None
        self.stirred |= BOARD

    def forget_seats(self) -> None:
        """Likewise, when the first player or who is still in the game has changed."""
        self.order = None
        self.forget()

    def forget_designs(self) -> None:
        """Other cards may lie where they lay: nothing derived is true any more."""
        self.forget_seats()
        self.armoury = None
        self.stirred = BOARD | SCORE | DECKS

    # ---------------------------------------------------------------- the one visibility function
    def mask_cards(self, seat: int) -> None:
        """Make this copy what `seat` may see: hands, decks, plot decks and facedown cards are hidden, but for their
        player and whoever was shown them."""
        self.mask_kernel(seat)
        design, zone, ctrl, seen = self.design.copy(), self.zone.copy(), self.ctrl.copy(), [0] * len(self.seen)
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
        self.design, self.zone, self.ctrl, self.seen = design, zone, ctrl, seen
        self.hand = [_shown(cards, hidden) for cards in self.hand]
        self.plots = [_shown(cards, hidden) for cards in self.plots]
        self.deck = [tuple([UNKNOWN if hidden[c] else c for c in cards]) for cards in self.deck]
        self.stops = [x if p == seat else UNKNOWN for p, x in enumerate(self.stops)]
        self.forget_designs()

    def hidden_from(self, c: int, zone: int, seat: int) -> bool:
        """May `seat` not know which card this is?"""
        if seat >= 0 and self.seen[c] >> seat & 1:
            return False
        if zone in (HAND, PLOTS, OFFERED):
            return self.ctrl[c] != seat
        if zone in (PLAY, DUPLICATE):
            return bool(self.flags[c] & FACEDOWN) and self.ctrl[c] != seat
        return zone in (DECK, ASIDE)


def _shown(cards: Cards, hidden: list[bool]) -> Cards:
    """A pile without order: what may be seen first."""
    known = sorted([c for c in cards if not hidden[c]])
    return (*known, *[UNKNOWN] * (len(cards) - len(known)))


COLUMNS: Final = (
    "round", "phase", "first", "active", "faction", "owner", "design", "zone", "ctrl", "flags", "host", "power",
    "tokens", "seen", "alive", "gold", "hand", "deck", "discard", "dead", "plots", "used", "revealed", "play",
    "limited_played", "stops", "challenge", "done_challenges", "won", "lasting", "delayed", "reducers", "limits",
)  # fmt: skip
