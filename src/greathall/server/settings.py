"""What can be set from outside: by arguments of `serve` or by GREATHALL_* variables."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

DATABASE_VARIABLE = "GREATHALL_DATABASE"
SECRET_VARIABLE = "GREATHALL_SECRET"
RATE_VARIABLE = "GREATHALL_RATE"
DELAY_VARIABLE = "GREATHALL_BOT_DELAY"


def data_folder() -> Path:
    """Where a user's tables are kept."""
    base = os.environ.get("XDG_DATA_HOME", "").strip()
    return (Path(base) if base else Path.home() / ".local" / "share") / "greathall"


@dataclass
class Settings:
    """Everything the server needs to know before it starts."""

    database: str = ""  # a path of SQLite, or postgresql://...
    secret: str = ""  # signs cookies and seat links
    rate: float = 1.0  # factor on all rate limits; 0: none
    bot_delay: tuple[float, float] = (0.4, 0.7)  # seconds, at tables with persons
    bot_workers: int = 1
    bot_patience: float = 30.0  # after so many seconds a bot is taken for dead
    rooms: int = 500  # tables kept in memory
    queue: int = 64  # frames waiting for one socket; a slower reader is dropped
    web: Path = field(default_factory=lambda: Path(__file__).resolve().parent.parent / "web")

    @property
    def postgres(self) -> bool:
        return self.database.startswith(("postgresql:", "postgres:", "postgresql+psycopg:"))

    @property
    def url(self) -> str:
        """The address for SQLAlchemy."""
        if self.postgres:
            return "postgresql+psycopg:" + self.database.split(":", 1)[1]
        return f"sqlite+aiosqlite:///{self.database}"


def _secret(folder: Path) -> str:
    """The secret of this installation, made on first start and readable by its owner alone."""
    path = folder / "secret"
    folder.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text(encoding="utf-8").strip()
    with os.fdopen(handle, "w", encoding="utf-8") as f:
        text = secrets.token_urlsafe(32)
        f.write(text)
    return text


def read_settings(database: str | None = None) -> Settings:
    """Settings from the arguments, else the environment, else the user's data folder."""
    out = Settings()
    out.database = database or os.environ.get(DATABASE_VARIABLE, "").strip()
    if not out.database:
        data_folder().mkdir(parents=True, exist_ok=True)
        out.database = str(data_folder() / "greathall.db")
    folder = data_folder() if out.postgres else Path(out.database).resolve().parent
    out.secret = os.environ.get(SECRET_VARIABLE, "").strip() or _secret(folder)
    if os.environ.get(RATE_VARIABLE, "").strip():
        out.rate = float(os.environ[RATE_VARIABLE])
    delay = os.environ.get(DELAY_VARIABLE, "").strip()
    if delay:
        low, _, high = delay.partition("-")
        out.bot_delay = (float(low), float(high or low))
    return out
