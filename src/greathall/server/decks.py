"""Decks: looked through, kept, changed by their owner, and read by whoever has the link."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from msgspec import Struct

from greathall.games import registry
from greathall.kernel import data
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
_keys: dict[str, str] = {}


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


class Kept(Struct):
    """What lists tell of a deck, kept beside it: to look a hundred decks through at a glance would stop the server."""

    data: str  # with which card data and rules it was looked through
    rules: list[str]
    about: dict[str, Any]


def data_key(game: Game) -> str:
    """What a report depends on besides the deck."""
    if game.id not in _keys:
        board = msgspec.json.encode(game.board_info()).decode()
        _keys[game.id] = data.digest(game.rules_version, game.data_digest, board)
    return _keys[game.id]


def look_through(game: Game, text: str) -> tuple[Kept, dict[str, Any]]:
    """What lists tell of a deck, and its contents."""
    try:
        report = game.deck_report(text)
    except BadInput:  # kept with other card data than there are now: the text stays readable
        return Kept(data_key(game), ["?"], {}), {}
    return Kept(data_key(game), list(dict.fromkeys(f.rule for f in report.faults)), report.about), report.contents


def told_of(row: DeckRow, player: str, kept: Kept, contents: dict[str, Any]) -> wire.DeckInfo:
    return wire.DeckInfo(
        row.id, row.game, row.name, row.text, row.version, row.updated,
        bool(player) and row.player == player, kept.rules, contents, kept.about,
    )  # fmt: skip


def describe(row: DeckRow, player: str) -> wire.DeckInfo:
    """A deck with all that is in it."""
    return told_of(row, player, *look_through(registry.get(row.game), row.text))


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
        self._looking = asyncio.Lock()  # one deck at a time, whoever asks

    async def list(self, game: Game, player: str) -> wire.Decks:
        mine = await self.store.decks(player, game.id)
        told = [told_of(row, player, await self._report(game, row), {}) for row in mine]
        return wire.Decks(told, ready(game), max(0, MOST - len(mine)))

    async def _report(self, game: Game, row: DeckRow) -> Kept:
        """What was found about a deck; looked through anew, in a thread, where that was with other cards or rules."""
        try:
            found = msgspec.json.decode(row.report, type=Kept) if row.report else None
        except msgspec.DecodeError:
            found = None
        if found is not None and found.data == data_key(game):
            return found
        async with self._looking:
            kept, _ = await asyncio.to_thread(look_through, game, row.text)
        await self.store.set_report(row.id, row.version, msgspec.json.encode(kept).decode())
        return kept

    async def make(self, game: Game, new: wire.NewDeck, player: str) -> wire.DeckInfo:
        name, text = written(game, new.text, new.name)
        now = time.time()
        kept, contents = look_through(game, text)
        row = DeckRow(
            id=new_id(), game=game.id, player=player, name=name, text=text, version=1, created=now, updated=now,
            report=msgspec.json.encode(kept).decode(),
        )  # fmt: skip
        if not await self.store.add_deck(row, MOST):
            raise Refusing(409, "error-decks-full", f"You keep {MOST} decks already; remove one first.")
        return told_of(row, player, kept, contents)

    async def read(self, deck: str, player: str) -> wire.DeckInfo:
        return describe(await self._found(deck), player)

    async def change(self, deck: str, wish: wire.ChangeDeck, player: str) -> wire.DeckInfo:
        row = await self._own(deck, player)
        game = game_of(row.game)
        name = row.name if wish.name is None else wish.name
        name, text = written(game, row.text if wish.text is None else wish.text, name)
        report = msgspec.json.encode(look_through(game, text)[0]).decode()
        if not await self.store.set_deck(deck, wish.version, name=name, text=text, report=report):
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
