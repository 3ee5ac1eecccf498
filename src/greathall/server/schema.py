"""The tables of the database. The log is the truth; everything else is about people and for finding tables quickly."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

META = MetaData()

TABLES = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(200), nullable=False),
    Column("title", String(60), nullable=False),
    Column("status", String(12), nullable=False),  # open | playing | over | abandoned
    Column("listed", Boolean, nullable=False),
    Column("watching", String(12), nullable=False),
    Column("clock", Text, nullable=False),  # JSON
    Column("host", String(32), nullable=False),  # a player
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("next", String(32), nullable=False),  # the rematch
    Column("request", Text, nullable=False),  # JSON: undo or resignation that lies on the table, '' for none
    # Copies of what the log says, for lists:
    Column("n", Integer, nullable=False),
    Column("asked", Text, nullable=False),  # JSON
    Column("winners", Text, nullable=False),  # JSON
    # What the game began with, as in the header of a match file; empty until it begins (or older than these columns):
    Column("rules_version", Integer, nullable=False, server_default="0"),
    Column("data_digest", String(80), nullable=False, server_default=""),
    Column("fingerprint", String(80), nullable=False, server_default=""),  # of the first position
    Column("started", Float, nullable=False, server_default="0"),
    Column("seed_by", String(8), nullable=False, server_default=""),  # server | host | record | tutorial
    Column("promises", Integer, nullable=False, server_default="0"),  # how often something about them was changed
    Index("tables_status", "status"),
)

SEATS = Table(
    "seats",
    META,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # person | bot | open
    Column("name", String(24), nullable=False),
    Column("bot", String(24), nullable=False),  # who plays: also a stand-in for a person
    Column("player", String(32), nullable=False),
    Column("nonce", Integer, nullable=False),
    Column("reserve", Float, nullable=True),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_player", "player"),
)

# kind 0: the choice `code` of `seat`; kind 1: back to the position after `code` choices.
LOG = Table(
    "log",
    META,
    Column("table_id", String(32), nullable=False),
    Column("n", Integer, nullable=False),
    Column("kind", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", Integer, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat",
    META,
    Column("table_id", String(32), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

# Promises people make to each other at a table; the game never looks at them.
PROMISES = Table(
    "promises",
    META,
    Column("table_id", String(32), nullable=False),
    Column("id", Integer, nullable=False),  # 1, 2, ... at each table
    Column("row", Integer, nullable=False),  # the last entry of the log when it was made
    Column("n", Integer, nullable=False),  # the position it was made at
    Column("seat", Integer, nullable=False),
    Column("addressee", Integer, nullable=False),  # a seat, -1: all
    Column("text", Text, nullable=False),
    Column("withdrawn", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "id"),
)

MARKS = Table(
    "promise_marks",
    META,
    Column("table_id", String(32), nullable=False),
    Column("promise", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kept", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "promise", "seat"),
)

PLAYERS = Table(
    "players",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
)

REPLAYS = Table(
    "replays",
    META,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Decks people keep. Who knows the id may read one; `version` counts the changes, so that no tab overwrites another.
DECKS = Table(
    "decks",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("player", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("decks_player", "player", "game"),
)
