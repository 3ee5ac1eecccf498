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
    false,
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
    Column("seed_by", String(8), nullable=False, server_default=""),  # server | host | record | anew | tutorial
    Column("promises", Integer, nullable=False, server_default="0"),  # how often something about them was changed
    Column("chance", Text, nullable=False, server_default=""),  # JSON; '': fast, from the seed
    Column("shared", Boolean, nullable=False, server_default=false()),  # has more than one person played?
    Column("origin", String(16), nullable=False, server_default=""),  # a code of the address it was made from
    Column("notes", Integer, nullable=False, server_default="0"),  # how often who sits here was changed
    Column("hosts", Text, nullable=False, server_default="[]"),  # JSON: players who were host before
    Index("tables_status", "status"),
    Index("tables_host", "host"),
    Index("tables_origin", "origin"),
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
    Column("part", String(64), nullable=False, server_default=""),  # what a browser adds to the chance of the game
    # JSON: players who held the seat in the running game before, and how they gave it up: left | away | votes
    Column("former", Text, nullable=False, server_default="{}"),
    Column("kept", String(32), nullable=False, server_default=""),  # a player: in a rematch the seat waits for them
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_player", "player"),
    Index("seats_kept", "kept"),
)

# kind 0: the choice `code` of `seat`; kind 1: back to the position after `code` choices; kind 2: with new chance too.
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

# Lines of the public log beside the choices: who came, went, was stood in for, became host.
NOTES = Table(
    "notes",
    META,
    Column("table_id", String(32), nullable=False),
    Column("id", Integer, nullable=False),  # 1, 2, ... at each table
    Column("row", Integer, nullable=False),  # the last entry of the log when it happened
    Column("n", Integer, nullable=False),  # the position it happened at
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: none
    Column("name", String(24), nullable=False),  # of whoever it is about, as it was then
    Column("earlier", String(24), nullable=False),  # who was called so on that seat before
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "id"),
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
    Column("origin", String(16), nullable=False, server_default=""),  # a code of the address it came from
    Index("replays_origin", "origin"),
)

# Several processes on one PostgreSQL: which give signs of life, which sees to the bots and clocks of a table, and who
# of those who sit at a table looks on where.
PROCESSES = Table(
    "processes",
    META,
    Column("id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),  # of the lock it holds
    Column("seen", Float, nullable=False),
)

KEEPERS = Table(
    "keepers",
    META,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(32), nullable=False),
)

PRESENCE = Table(
    "presence",
    META,
    Column("table_id", String(32), nullable=False),
    Column("process", String(32), nullable=False),
    Column("player", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "process", "player"),
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
    Column("report", Text, nullable=False, server_default=""),  # JSON: what lists tell of it, and by which card data
    Index("decks_player", "player", "game"),
)
