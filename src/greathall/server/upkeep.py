"""What whoever runs a house does now and then: back up, restore, prune.

A backup is one file, a zip with the database (a copy of SQLite's file, or what pg_dump wrote), the secret, and a note
about both. SQLite is copied by its own backup interface, page by page, while people play.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
import zipfile
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
from psycopg import conninfo

from greathall import __version__
from greathall.kernel.errors import BadInput
from greathall.server import checks, migrations
from greathall.server.settings import SECRET_VARIABLE, Settings, keep_private, secret_file, write_secrets

NOTE = "about.json"
SQLITE_PART = "greathall.db"
POSTGRES_PART = "greathall.dump"
SECRET_PART = "secret"
DAY = 86400.0


@dataclass
class Backup:
    """What a backup says of itself."""

    kind: str  # sqlite | postgresql
    version: str  # of the program
    shape: str  # of the database
    made: float
    tables: int


# ---------------------------------------------------------------- back up
def backup(settings: Settings, target: Path | None = None, now: float | None = None) -> tuple[Path, Backup]:
    """Write a backup; into a folder under a name with the time, or to a new file."""
    now = time.time() if now is None else now
    path = target or Path()
    if path.is_dir():
        path = path / f"greathall-{time.strftime('%Y%m%d-%H%M%S', time.gmtime(now))}.zip"
    if path.exists():
        raise BadInput(f"{path} is already there; name another file, or a folder.")
    if not path.parent.is_dir():
        raise BadInput(f"There is no folder {path.parent}.")
    shape = checks.check_database(settings)
    if not shape:
        raise BadInput("There is nothing to back up yet: the database is empty.")
    part = path.with_name(path.name + ".part")
    try:
        with tempfile.TemporaryDirectory(prefix=".greathall-", dir=path.parent) as folder:
            copy = Path(folder) / (POSTGRES_PART if settings.postgres else SQLITE_PART)
            tables = _dump(settings, copy) if settings.postgres else _copy(Path(settings.database), copy)
            about = Backup("postgresql" if settings.postgres else "sqlite", __version__, shape, now, tables)
            os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))  # it holds the secret
            with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED, compresslevel=3) as out:
                out.writestr(NOTE, json.dumps(vars(about), indent=2) + "\n")
                out.writestr(SECRET_PART, "\n".join(settings.all_secrets) + "\n")
                out.write(copy, copy.name)
        with part.open("rb") as f:
            os.fsync(f.fileno())
        part.rename(path)
    except OSError as e:
        raise BadInput(f"The backup {path} cannot be written: {e.strerror or e}.") from None
    finally:
        part.unlink(missing_ok=True)
    return path, about


def _copy(database: Path, copy: Path) -> int:
    """Copy SQLite's file as it is at one moment, and look the copy through."""
    try:
        with closing(sqlite3.connect(database, timeout=30)) as source, closing(sqlite3.connect(copy)) as out:
            source.backup(out)
            out.execute("PRAGMA journal_mode=DELETE")
            return _sound(copy, out)
    except sqlite3.Error as e:
        raise BadInput(f"The database {database} cannot be copied: {e}.") from None


def _sound(path: Path, c: sqlite3.Connection) -> int:
    """How many tables people have played at there; refuses a database that is damaged."""
    try:
        found = c.execute("PRAGMA integrity_check(1)").fetchone()[0]
        count = int(c.execute("SELECT COUNT(*) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError as e:
        found, count = str(e), 0
    if found != "ok":
        raise BadInput(f"The database in {path.name} is damaged: {found}.")
    return count


def _dump(settings: Settings, copy: Path) -> int:
    _tool(settings, "pg_dump", "--format=custom", "--no-owner", "--no-acl", f"--file={copy}")
    with psycopg.connect(settings.plain_url, connect_timeout=checks.LONGEST) as c:
        row = c.execute("SELECT COUNT(*) FROM tables").fetchone()
    return int(row[0]) if row else 0


def _tool(settings: Settings, name: str, *args: str) -> None:
    """Run a program of PostgreSQL's own. What it must know goes through the environment: others see command lines."""
    tool = shutil.which(name)
    if tool is None:
        raise BadInput(
            f"{name} is not on this machine; install PostgreSQL's client programs (Debian: postgresql-client) "
            "of the server's version or a newer one."
        )
    where = conninfo.conninfo_to_dict(settings.plain_url)
    names = {"host": "PGHOST", "port": "PGPORT", "user": "PGUSER", "password": "PGPASSWORD", "dbname": "PGDATABASE"}
    env = {**os.environ, **{names[k]: str(v) for k, v in where.items() if k in names and v is not None}}
    command = [tool, *args] if name == "pg_dump" else [tool, "--dbname", str(where.get("dbname", "")), *args]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    if done.returncode:
        said = " ".join(done.stderr.split())[:300].rstrip(".")
        raise BadInput(f"{name} failed: {said}.")


# ---------------------------------------------------------------- restore
def read_backup(path: Path) -> Backup:
    """What a backup says of itself, or a sentence."""
    try:
        with zipfile.ZipFile(path) as z:
            damaged = z.testzip()
            if damaged:
                raise BadInput(f"The backup {path} is damaged: {damaged}.")
            about = json.loads(z.read(NOTE))
            found = Backup(*(about[k] for k in ("kind", "version", "shape", "made", "tables")))
            z.getinfo(SQLITE_PART if found.kind == "sqlite" else POSTGRES_PART)
            z.getinfo(SECRET_PART)
    except FileNotFoundError:
        raise BadInput(f"There is no file {path}.") from None
    except OSError as e:
        raise BadInput(f"{path} cannot be read: {e.strerror}.") from None
    except (zipfile.BadZipFile, KeyError, ValueError, TypeError, EOFError, NotImplementedError, RuntimeError):
        raise BadInput(f"{path} is not a backup of this program.") from None
    if found.shape not in migrations.known():
        raise BadInput(f"{path} was made by a newer version of this program ({found.version}); use that one.")
    return found


def restore(settings: Settings, path: Path, replace: bool = False) -> tuple[Backup, Path | None]:
    """Put a backup in the place of the database; where the old one was put aside, if there was one. The server must
    stand still meanwhile."""
    about = read_backup(path)
    if (about.kind == "postgresql") != settings.postgres:
        here = "PostgreSQL" if settings.postgres else "SQLite"
        raise BadInput(f"{path} holds a database of the other kind; GREATHALL_DATABASE names {here}.")
    with zipfile.ZipFile(path) as z, tempfile.TemporaryDirectory(
        prefix=".greathall-", dir=None if settings.postgres else Path(settings.database).resolve().parent
    ) as folder:
        copy = Path(z.extract(POSTGRES_PART if settings.postgres else SQLITE_PART, folder))
        copy.chmod(0o600)
        secrets = z.read(SECRET_PART).decode().split()
        aside = None
        if settings.postgres:
            _put_postgres(settings, copy, replace)
        else:
            aside = _put_sqlite(settings, copy, replace)
    if not os.environ.get(SECRET_VARIABLE, "").strip() and secrets:
        write_secrets(secret_file(settings), secrets)
    return about, aside


def _put_sqlite(settings: Settings, copy: Path, replace: bool) -> Path | None:
    database = Path(settings.database)
    with closing(sqlite3.connect(copy)) as c:
        _sound(copy, c)
    aside = None
    if database.exists() and checks.check_database(settings):
        if not replace:
            raise BadInput(f"There is a database in {database} already; --replace puts it aside and takes the backup.")
        try:
            with closing(sqlite3.connect(database, timeout=1)) as c:
                c.execute("PRAGMA journal_mode=DELETE")  # refused as long as anybody else has it open
        except sqlite3.OperationalError:
            raise BadInput(f"{database} is being used; stop the server first.") from None
        aside = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
        database.rename(aside)
    copy.replace(database)
    keep_private(database)
    return aside


def _put_postgres(settings: Settings, copy: Path, replace: bool) -> None:
    if checks.check_database(settings):
        if not replace:
            raise BadInput("There are tables in the database already; --replace puts the backup in their place.")
        with psycopg.connect(settings.plain_url, connect_timeout=checks.LONGEST) as c:
            here = "datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
            row = c.execute(f"SELECT COUNT(*) FROM pg_stat_activity WHERE {here}").fetchone()
        if row and row[0]:
            raise BadInput("The database is being used; stop all servers first.")
    _tool(settings, "pg_restore", "--clean", "--if-exists", "--no-owner", "--no-acl", "--single-transaction", str(copy))


# ---------------------------------------------------------------- prune
@dataclass
class Pruned:
    """How many rows of each kind went (or would go)."""

    tables: int = 0
    choices: int = 0
    replays: int = 0
    players: int = 0


# Conditions with :ended, :waiting and :uploads as times before which things are old.
_OLD_TABLES = (
    "SELECT id FROM tables WHERE (status IN ('over', 'abandoned') AND updated < :ended)"
    " OR (status = 'playing' AND updated < :ended) OR (status = 'open' AND updated < :waiting)"
)
_IDLE = (
    "SELECT id FROM players WHERE id NOT IN (SELECT player FROM seats) AND id NOT IN (SELECT host FROM tables)"
    " AND id NOT IN (SELECT player FROM decks)"
)
_OF_TABLES = ("promise_marks", "promises", "chat", "seats")


def prune(settings: Settings, ended: float, waiting: float, uploads: float, only_count: bool = False) -> Pruned:
    """Remove what nobody has touched for so many days: tables whose game ended (or stands still), tables that wait for
    people, match files that were sent in; and the names of people who are nowhere any more."""
    checks.check_database(settings)
    now = time.time()
    when = {"ended": now - ended * DAY, "waiting": now - waiting * DAY, "uploads": now - uploads * DAY}
    if settings.postgres:
        with psycopg.connect(settings.plain_url, connect_timeout=checks.LONGEST) as p:
            return _prune(lambda q: p.execute(_percent(q), when), only_count)
    c = sqlite3.connect(settings.database, timeout=30, isolation_level=None)
    try:
        c.execute("BEGIN IMMEDIATE")
        out = _prune(lambda q: c.execute(q, when), only_count)
        c.execute("COMMIT")
    except sqlite3.Error as e:
        raise BadInput(f"The database {settings.database} cannot be pruned: {e}.") from None
    finally:
        c.close()
    return out


def _percent(query: str) -> Any:
    for name in ("ended", "waiting", "uploads"):
        query = query.replace(f":{name}", f"%({name})s")
    return query


def _prune(execute: Any, only_count: bool) -> Pruned:
    def count(what: str) -> int:
        return int(execute(f"SELECT COUNT(*) FROM {what}").fetchone()[0])

    out = Pruned()
    out.choices = count(f"log WHERE table_id IN ({_OLD_TABLES})")
    out.tables = count(f"({_OLD_TABLES}) AS old")
    out.replays = count("replays WHERE at < :uploads")
    if not only_count:
        execute(f"DELETE FROM log WHERE table_id IN ({_OLD_TABLES})")
        for name in _OF_TABLES:
            execute(f"DELETE FROM {name} WHERE table_id IN ({_OLD_TABLES})")
        execute(f"DELETE FROM tables WHERE id IN ({_OLD_TABLES})")
        execute("DELETE FROM replays WHERE at < :uploads")
    out.players = count(f"({_IDLE}) AS idle")
    if not only_count:
        execute(f"DELETE FROM players WHERE id IN ({_IDLE})")
    return out
