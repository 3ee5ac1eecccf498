"""What travels of decks: those that are there, those people keep, and one that is being built. Part of `wire`."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

DeckWords = Annotated[str, Meta(max_length=8000)]
DeckName = Annotated[str, Meta(max_length=60)]
Version = Annotated[int, Meta(ge=0, le=1 << 30)]


class DeckFault(Struct):
    """What is wrong with a deck: text `key` of the game; an argument is a number, a key, keys, or '=' and words."""

    rule: str  # '' where no rule is broken: the text is not written as decks are
    key: str
    args: dict[str, int | str | list[str]]


class DeckPoint(Struct):
    """One thing that is looked at: as it must be, or not; text `key` of the game, a few words."""

    ok: bool
    rule: str
    key: str
    args: dict[str, int | str | list[str]]


class DeckText(Struct, forbid_unknown_fields=True):
    """A text to look through, under a name (empty: its own)."""

    text: DeckWords
    name: DeckName = ""


class DeckCheck(Struct):
    """A deck that is being built. A text that is no deck has one fault and nothing else."""

    name: str
    text: str  # as decks are written; '' if it is no deck
    faults: list[DeckFault]
    points: list[DeckPoint]
    contents: dict[str, Any]  # the game's own: what is in it, what may be put into it


class NewDeck(Struct, forbid_unknown_fields=True):
    """An empty name: as the text says."""

    text: DeckWords
    name: DeckName = ""


class ChangeDeck(Struct, forbid_unknown_fields=True):
    """Rename, replace, or both; what is absent stays. `version`: of the deck that is changed."""

    version: Version
    text: DeckWords | None = None
    name: DeckName | None = None


class DeckInfo(Struct):
    """A deck that is kept (`id`, `version`), or one that is there (`id` alone, version 0)."""

    id: str
    game: str
    name: str  # '' for one that is there: see `deck-<id>`
    text: str
    version: int
    updated: float
    yours: bool
    rules: list[str]  # that it breaks
    contents: dict[str, Any]  # as in DeckCheck; empty in the list of one's own
    about: dict[str, Any] = {}  # what tells decks apart at a glance, in the game's own form


class Decks(Struct):
    mine: list[DeckInfo]
    ready: list[DeckInfo]
    room: int  # how many more can be kept


class Gone(Struct):
    id: str
