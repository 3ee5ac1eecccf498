"""What a state of both card games holds. Written by tools/generate.py from tables.toml."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame.book import Book
from greathall.games.cardgame.names import P_SETUP
from greathall.kernel.state import NOBODY, NONE, UNKNOWN, State

Cards = tuple[int, ...]


class CardColumns(State):
    """Columns by name; the state itself says what can be done with them."""

    __slots__ = (
        "active",
        "alive",
        "armed",
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
        "unseen",
        "used",
        "won",
        "zone",
    )

    def __init__(self, source: CardColumns | None = None) -> None:
        if source is not None:
            o = source
            o.copy_into(self)
            self.book: Book[Any] = o.book
            self.stopping: bool = o.stopping  # may seats ask to be stopped in windows?
            self.faction: list[int] = o.faction  # seat -> faction card (the House banner)
            self.owner: list[int] = o.owner  # by card
            self.listened: list[int] = o.listened  # derived: what cards of the match listen to
            self.round: int = o.round
            self.phase: int = o.phase
            self.first: int = o.first
            self.active: int = o.active
            self.design: list[int] = o.design  # known only where the card may be seen
            # unseen: in a mask: the hidden designs of each owner, nobody's last; deck lists are open
            self.unseen: list[Cards] = o.unseen
            self.zone: list[int] = o.zone
            self.ctrl: list[int] = o.ctrl
            self.flags: list[int] = o.flags
            self.host: list[int] = o.host  # what an attachment or duplicate lies on
            self.power: list[int] = o.power
            self.tokens: list[int] = o.tokens
            self.seen: list[int] = o.seen  # which seats know what this hidden card is, as bits
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
            self.challenge: list[int] = o.challenge  # see ops/turns.py; empty: none is going on
            self.done_challenges: list[tuple[int, int, int]] = o.done_challenges  # attacker, type, against whom
            self.won: list[tuple[int, int, int]] = o.won  # this phase: winner, type, loser
            self.lasting: list[tuple[int, int, int, int]] = o.lasting  # kind, card or seat, amount, until
            self.delayed: list[tuple[int, int, int, int]] = o.delayed  # kind, card, seat, when
            self.reducers: list[tuple[int, int, int, int]] = o.reducers  # seat, what, amount, until
            self.limits: list[tuple[int, int, int]] = o.limits  # card and ability (or title), times used, per what
            self.auras: list[list[int]] | None = o.auras
            self.blanks: list[int] | None = o.blanks  # characters without text, as the game notes them
            self.order: list[int] | None = o.order  # seats still in the game, in player order
            self.doubled: int = o.doubled  # how many duplicates there are in play
            self.armoury: object | None = o.armoury  # what seats can use (arsenal.py), None until asked for
            self.armed: bool = o.armed  # is the armoury still true?
            self.stirred: int = o.stirred  # has anything changed that the game itself answers to (Book.settle)?
        else:
            super().__init__()

    def lay_out_columns(self, seats: int) -> None:
        """Every column as it is before set-up, but for those the state starts by hand."""
        self.n = seats
        self.faction = [NONE] * seats
        self.owner = []
        self.listened = []
        self.round = 0
        self.phase = P_SETUP
        self.first = NOBODY
        self.active = NOBODY
        self.design = []
        self.unseen = []
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

    def hide_columns(self, seat: int) -> None:
        """Hide what nobody or only one seat may see, in a copy made for `seat`."""
        self.stops = [x if p == seat else UNKNOWN for p, x in enumerate(self.stops)]


# What a saved position stores; the rest is derived.
COLUMNS: Final[tuple[str, ...]] = (
    "faction", "owner", "round", "phase", "first", "active", "design", "zone", "ctrl", "flags", "host", "power",
    "tokens", "seen", "alive", "gold", "hand", "deck", "discard", "dead", "plots", "used", "revealed", "play",
    "limited_played", "stops", "challenge", "done_challenges", "won", "lasting", "delayed", "reducers", "limits",
)
# Columns whose content is counted: nothing in them appears or is lost unnoticed.
COUNTED: Final[tuple[str, ...]] = (
    "hand", "deck", "discard", "dead", "plots", "used", "revealed", "play",
)
# Who sees a column, where not everybody does.
SEEN: Final[dict[str, str]] = {
    "design": "mask",
    "zone": "mask",
    "ctrl": "mask",
    "seen": "mask",
    "hand": "mask",
    "deck": "mask",
    "plots": "mask",
    "stops": "own",
}
