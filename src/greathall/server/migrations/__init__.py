"""The database's history, by Alembic; run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def known() -> set[str]:
    """The shapes of the database that this program knows."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def newest() -> str:
    """The shape that this program brings a database to."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the database to the newest shape. Processes that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7208501)")
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
