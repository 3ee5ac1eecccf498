"""Decks: looked through, kept, changed by their owner, and read by whoever has the link."""

from __future__ import annotations

import time

from greathall.games import registry
from greathall.kernel.errors import BadInput
from greathall.kernel.game import BadDeck, Fault, Game
from greathall.server import info, wire
from greathall.server.problems import Refusing, bad_deck, missing, not_yours
from greathall.server.rows import DeckRow
from greathall.server.store import Store, new_id
from greathall.server.tables import clean

MOST = 100  # decks of one player
UNNAMED = "Deck"
_ready: dict[str, list[wire.DeckInfo]] = {}


def game_of(name: str) -> Game:
    """A game that has decks."""
    if name not in registry.ids() or not info.decks_of(registry.get(name)):
        raise missing(f"There is no game '{name}' with decks.")
    return registry.get(name)


def told(fault: Fault) -> wire.DeckFault:
    return wire.DeckFault(fault.rule, fault.key, fault.args)


def check(game: Game, wish: wire.DeckText) -> wire.DeckCheck:
    """All that is wrong with a text, and what is in it."""
    try:
        report = game.deck_report(wish.text)
    except BadDeck as error:
        return wire.DeckCheck("", "", [told(error.fault)], [], {})
    faults = report.faults
    name = clean(wish.name) or report.name
    try:
        text = game.deck_text(wish.text, name or UNNAMED)
    except BadDeck as error:
        text, faults = "", [error.fault, *faults]
    points = [wire.DeckPoint(ok, p.rule, p.key, p.args) for ok, p in report.points]
    return wire.DeckCheck(name, text, [told(f) for f in faults], points, report.contents)


def written(game: Game, text: str, name: str) -> tuple[str, str]:
    """A deck as it is kept: its name, and its text with that name."""
    try:
        name = clean(name) or game.deck_report(text).name or UNNAMED
        text = game.deck_text(text, name)
    except BadDeck as error:
        raise bad_deck(error) from None
    return text.split("\n", 1)[0], text


def describe(row: DeckRow, player: str) -> wire.DeckInfo:
    rules: list[str] = []
    contents = {}
    try:
        report = registry.get(row.game).deck_report(row.text)
        rules, contents = list(dict.fromkeys(f.rule for f in report.faults)), report.contents
    except BadInput:  # kept with other card data than there are now: the text stays readable
        rules = ["?"]
    return wire.DeckInfo(
        row.id, row.game, row.name, row.text, row.version, row.updated,
        bool(player) and row.player == player, rules, contents,
    )  # fmt: skip


def ready(game: Game) -> list[wire.DeckInfo]:
    """The decks that are there."""
    if game.id not in _ready:
        decks = [(deck, game.deck_text(deck)) for deck in game.decks()]
        rows = [DeckRow(id=deck, game=game.id, player="", name="", text=text, version=0) for deck, text in decks]
        _ready[game.id] = [describe(row, "") for row in rows]
    return _ready[game.id]


class Decks:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def list(self, game: Game, player: str) -> wire.Decks:
        mine = await self.store.decks(player, game.id)
        return wire.Decks([describe(row, player) for row in mine], ready(game), max(0, MOST - len(mine)))

    async def make(self, game: Game, new: wire.NewDeck, player: str) -> wire.DeckInfo:
        name, text = written(game, new.text, new.name)
        now = time.time()
        row = DeckRow(
            id=new_id(), game=game.id, player=player, name=name, text=text, version=1, created=now, updated=now
        )
        if not await self.store.add_deck(row, MOST):
            raise Refusing(409, "error-decks-full", f"You keep {MOST} decks already; remove one first.")
        return describe(row, player)

    async def read(self, deck: str, player: str) -> wire.DeckInfo:
        return describe(await self._found(deck), player)

    async def change(self, deck: str, wish: wire.ChangeDeck, player: str) -> wire.DeckInfo:
        row = await self._own(deck, player)
        game = game_of(row.game)
        name = row.name if wish.name is None else wish.name
        name, text = written(game, row.text if wish.text is None else wish.text, name)
        if not await self.store.set_deck(deck, wish.version, name=name, text=text):
            raise Refusing(409, "error-deck-changed", "The deck was changed meanwhile, perhaps in another tab.")
        return describe(await self._found(deck), player)

    async def remove(self, deck: str, player: str) -> wire.Gone:
        await self._own(deck, player)
        await self.store.drop_deck(deck)
        return wire.Gone(deck)

    async def _found(self, deck: str) -> DeckRow:
        row = await self.store.deck(deck)
        if row is None:
            raise missing("There is no such deck; perhaps it was removed.")
        return row

    async def _own(self, deck: str, player: str) -> DeckRow:
        row = await self._found(deck)
        if not player or row.player != player:
            raise not_yours("This deck belongs to somebody else; make a copy of it.")
        return row
