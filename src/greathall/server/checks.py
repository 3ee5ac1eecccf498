"""What can be wrong with a database before it is opened, each in a sentence."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg

from greathall.kernel.errors import BadInput
from greathall.server import migrations
from greathall.server.settings import Settings, keep_private

SQLITE = b"SQLite format 3\0"  # what such a file begins with
LONGEST = 5  # seconds to wait for PostgreSQL


def check_database(settings: Settings) -> str:
    """Raises BadInput with a sentence if the database cannot be used; the state of its shape, '' if it is new."""
    state = _postgres_state(settings) if settings.postgres else _sqlite_state(Path(settings.database))
    if state and state not in migrations.known():
        raise BadInput(
            f"The database was used by a newer version of this program (its shape is '{state}'); "
            "use that version, or restore a backup made before it."
        )
    return state


def _sqlite_state(path: Path) -> str:
    if path.is_dir():
        raise BadInput(f"The database {path} is a folder; name a file in it.")
    try:
        if path.exists() and path.stat().st_size:
            with path.open("rb") as file:
                if file.read(len(SQLITE)) != SQLITE:
                    raise BadInput(f"{path} is not a database of this program; name another file, or none.")
        keep_private(path)
        with closing(sqlite3.connect(path, timeout=10)) as c:
            tables = {row[0] for row in c.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            ours = "alembic_version" in tables
            found = c.execute("SELECT version_num FROM alembic_version").fetchone() if ours else None
    except OSError as e:
        raise BadInput(f"The database {path} cannot be opened: {e.strerror}.") from None
    except sqlite3.DatabaseError as e:
        if isinstance(e, sqlite3.OperationalError):
            raise BadInput(f"The database {path} cannot be opened: {e}.") from None
        raise BadInput(f"{path} is not a database of this program: {e}.") from None
    if tables and found is None:
        raise BadInput(f"{path} is not a database of this program: it holds other tables.")
    return str(found[0]) if found else ""


def _postgres_state(settings: Settings) -> str:
    try:
        with psycopg.connect(settings.plain_url, connect_timeout=LONGEST) as c:
            there = c.execute("SELECT to_regclass('alembic_version')").fetchone()
            found = c.execute("SELECT version_num FROM alembic_version").fetchone() if there and there[0] else None
    except psycopg.Error as e:
        reason = " ".join(str(e).split()).rstrip(".")
        raise BadInput(f"PostgreSQL cannot be reached: {reason}.") from None
    return str(found[0]) if found else ""
