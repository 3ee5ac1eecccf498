"""What can be set from outside: by arguments of `serve` or by GREATHALL_* variables (all in docs/hosting.md)."""

from __future__ import annotations

import ipaddress
import os
import secrets
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from greathall.kernel.errors import BadInput

PREFIX = "GREATHALL_"
DATABASE_VARIABLE = "GREATHALL_DATABASE"
SECRET_VARIABLE = "GREATHALL_SECRET"
RATE_VARIABLE = "GREATHALL_RATE"
DELAY_VARIABLE = "GREATHALL_BOT_DELAY"
OTHER_VARIABLES = ("GREATHALL_DATA", "GREATHALL_SETS", "GREATHALL_STRICT_TEXTS", "GREATHALL_BENCH_DATABASE")
NOT_GUESSED = 16  # characters a secret or token should have at least
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def data_folder() -> Path:
    """Where a user's tables are kept."""
    base = os.environ.get("XDG_DATA_HOME", "").strip()
    return (Path(base) if base else Path.home() / ".local" / "share") / "greathall"


def _own_names() -> list[str]:
    """What a machine without a public name is called by its neighbours."""
    name = socket.gethostname().lower()
    return ["localhost", name, f"{name.split('.')[0]}.local"] if name else ["localhost"]


@dataclass
class Settings:
    """Everything the server needs to know before it starts. A limit of 0 is none; `rate` 0 lifts them all."""

    database: str = ""  # a path of SQLite, or postgresql://...
    secret: str = ""  # signs cookies and seat links
    old_secrets: list[str] = field(default_factory=list)  # sign nothing any more (or not yet), but are accepted
    rate: float = 1.0  # factor on all rate limits; 0: no limits, neither on rates nor on numbers
    bot_delay: tuple[float, float] = (0.0, 0.0)  # seconds, at tables with persons: the page sets the pace
    bot_workers: int = 1
    bot_patience: float = 30.0  # after so many seconds a bot is taken for dead
    absence: float = 120.0  # seconds without a connection after which a person counts as away
    rooms: int = 5000  # tables kept in memory; a full house takes no new ones
    queue: int = 64  # frames waiting for one socket; a slower reader is dropped
    address: str = ""  # the public one, e.g. https://hall.example
    hosts: list[str] = field(default_factory=list)  # further names this server answers to
    proxies: list[Network] = field(default_factory=list)  # whose X-Forwarded-For is believed
    metrics_token: str = ""  # who has it may read /metrics; without one only this machine may
    player_tables: int = 30  # tables one browser may have open at a time
    address_tables: int = 60  # and one address
    sockets: int = 20_000  # at tables, in all
    address_sockets: int = 200
    connections: int = 25_000  # of any kind, in all
    address_connections: int = 400  # not counted for named proxies
    header_seconds: float = 10.0  # for the head of a request, and for the next one on the same line
    body_seconds: float = 60.0  # for the rest of a request
    write_seconds: float = 60.0  # for a reader to take anything of what waits
    ping_seconds: float = 20.0  # sockets are asked so often whether anybody is there, and have so long to answer
    address_uploads: int = 40  # match files kept that came from one address
    uploads: int = 5_000  # and in all
    upload_days: float = 90.0  # so long are they kept
    log_folder: str = ""  # where log lines go; empty: stderr
    log_days: float = 14.0  # so long are they kept there
    log_addresses: bool = False  # log who asks by address; else by a code that only tells one from another
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

    @property
    def plain_url(self) -> str:
        """The address as PostgreSQL's own programs take it; the path of SQLite."""
        return "postgresql:" + self.database.split(":", 1)[1] if self.postgres else self.database

    @property
    def all_secrets(self) -> list[str]:
        """The secret that signs, then those that are accepted besides."""
        return [self.secret, *self.old_secrets]

    def limit(self, value: int) -> int:
        """A limit on numbers as it counts; 0: none."""
        return value if self.rate > 0 else 0

    def is_proxy(self, address: str) -> bool:
        """Was this address named as a reverse proxy of ours?"""
        if not self.proxies:
            return False
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(ip in network for network in self.proxies)

    def is_called(self, host: str) -> bool:
        """Does this server answer to a Host header? A server with a public address answers to its names, and on the
        machine itself. Others answer to their names at home and to every address in numbers: a foreign page cannot use
        those to have a browser talk to this server under the page's own name."""
        name = host_name(host)
        if not self.address and not self.hosts:
            return is_number(name) or name in _own_names()
        known = [*self.hosts, host_name(urlsplit(self.address).netloc)] if self.address else self.hosts
        return name in known or name in ("localhost", "127.0.0.1", "::1")


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.rpartition(":")[0] if name.count(":") == 1 else name


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


# ---------------------------------------------------------------- the environment
def _wrong(variable: str, text: str, wanted: str) -> BadInput:
    shown = text if len(text) <= 40 else text[:40] + "..."
    return BadInput(f"{variable} is '{shown}', but must be {wanted}.")


def _number(low: float, high: float) -> Callable[[str, str], float]:
    def read(variable: str, text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:  # also what is no number at all
            raise _wrong(variable, text, f"a number from {low:g} to {high:g}")
        return value

    return read


def _count(low: int, high: int) -> Callable[[str, str], int]:
    def read(variable: str, text: str) -> int:
        value = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
        if not low <= value <= high:
            raise _wrong(variable, text, f"a whole number from {low} to {high}")
        return value

    return read


def _switch(variable: str, text: str) -> bool:
    if text.lower() not in ("0", "1", "no", "yes", "off", "on", "false", "true"):
        raise _wrong(variable, text, "0 or 1")
    return text.lower() in ("1", "yes", "on", "true")


def _delay(variable: str, text: str) -> tuple[float, float]:
    low, two, high = text.partition("-")
    read = _number(0, 60)
    try:
        pair = read(variable, low), read(variable, high if two else low)
    except BadInput:
        pair = (1.0, 0.0)
    if pair[0] > pair[1]:
        raise _wrong(variable, text, "seconds from 0 to 60, or two such numbers like 0.4-0.7")
    return pair


def _address(variable: str, text: str) -> str:
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/") and not parts.query
        _ = parts.port
    except ValueError:
        good = False
    if not good:
        raise _wrong(variable, text, "the public address without a path, like https://hall.example")
    return text.rstrip("/")


def _hosts(variable: str, text: str) -> list[str]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    names = [host_name(part) for part in parts]
    if not names or any(c in part for part in parts for c in "/ *"):
        raise _wrong(variable, text, "names of this server with commas between them, like a.example,b.example")
    return names


def _proxies(variable: str, text: str) -> list[Network]:
    try:
        found = [ipaddress.ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip()]
        if found and all(n.prefixlen for n in found):  # everybody is nobody's proxy
            return found
    except ValueError:
        pass
    raise _wrong(variable, text, "addresses or networks with commas between them, like 127.0.0.1,10.0.0.0/8")


def _token(variable: str, text: str) -> str:
    if len(text) < NOT_GUESSED or not text.isascii() or " " in text:
        raise BadInput(f"{variable} must have at least {NOT_GUESSED} characters and no spaces.")
    return text


def _folder(variable: str, text: str) -> str:
    path = Path(text)
    if not path.is_dir() or not os.access(path, os.W_OK):
        raise _wrong(variable, text, "a folder that is there and may be written to")
    return text


# What each variable sets, and how it is read.
VARIABLES: dict[str, tuple[str, Callable[[str, str], Any]]] = {
    RATE_VARIABLE: ("rate", _number(0, 1_000_000)),
    DELAY_VARIABLE: ("bot_delay", _delay),
    "GREATHALL_ROOMS": ("rooms", _count(1, 1_000_000)),
    "GREATHALL_ADDRESS": ("address", _address),
    "GREATHALL_HOSTS": ("hosts", _hosts),
    "GREATHALL_PROXIES": ("proxies", _proxies),
    "GREATHALL_METRICS_TOKEN": ("metrics_token", _token),
    "GREATHALL_PLAYER_TABLES": ("player_tables", _count(0, 1_000_000)),
    "GREATHALL_ADDRESS_TABLES": ("address_tables", _count(0, 1_000_000)),
    "GREATHALL_SOCKETS": ("sockets", _count(0, 1_000_000)),
    "GREATHALL_ADDRESS_SOCKETS": ("address_sockets", _count(0, 1_000_000)),
    "GREATHALL_CONNECTIONS": ("connections", _count(0, 1_000_000)),
    "GREATHALL_ADDRESS_CONNECTIONS": ("address_connections", _count(0, 1_000_000)),
    "GREATHALL_HEADER_SECONDS": ("header_seconds", _number(0.1, 3600)),
    "GREATHALL_BODY_SECONDS": ("body_seconds", _number(0.1, 3600)),
    "GREATHALL_WRITE_SECONDS": ("write_seconds", _number(0.1, 3600)),
    "GREATHALL_PING_SECONDS": ("ping_seconds", _number(0.1, 3600)),
    "GREATHALL_ADDRESS_UPLOADS": ("address_uploads", _count(0, 1_000_000)),
    "GREATHALL_UPLOADS": ("uploads", _count(0, 1_000_000)),
    "GREATHALL_UPLOAD_DAYS": ("upload_days", _number(0, 36_500)),
    "GREATHALL_LOG_FOLDER": ("log_folder", _folder),
    "GREATHALL_LOG_DAYS": ("log_days", _number(0, 36_500)),
    "GREATHALL_LOG_ADDRESSES": ("log_addresses", _switch),
}


def unknown_variables() -> list[str]:
    """Variables that look like ours and are not: misspelt, most likely."""
    known = {*VARIABLES, DATABASE_VARIABLE, SECRET_VARIABLE, *OTHER_VARIABLES}
    return sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known)


def keep_private(database: Path) -> None:
    """See to it that nobody else on the machine reads the database: it holds seeds and what people said. Files that
    SQLite puts beside it later have the same mode."""
    database.resolve().parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    for path in (database, *[database.with_name(database.name + end) for end in ("-wal", "-shm")]):
        if path.exists() and path.stat().st_mode & 0o077:
            path.chmod(0o600)


# ---------------------------------------------------------------- the secret
def secret_file(settings: Settings) -> Path:
    """Where the secret is kept if the environment does not name one: beside the database."""
    folder = data_folder() if settings.postgres else Path(settings.database).resolve().parent
    return folder / "secret"


def _kept_secrets(path: Path) -> list[str]:
    """The secrets of this installation, made on first start and readable by its owner alone: one a line, the first of
    them signs."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return read_secrets(path)
    except OSError as e:
        raise BadInput(f"The secret cannot be kept in {path}: {e.strerror}.") from None
    with os.fdopen(handle, "w", encoding="utf-8") as f:
        text = secrets.token_urlsafe(32)
        f.write(text + "\n")
    return [text]


def read_secrets(path: Path) -> list[str]:
    try:
        found = path.read_text(encoding="utf-8").split()
    except (OSError, UnicodeDecodeError) as e:
        why = getattr(e, "strerror", None) or "it is no text"
        raise BadInput(f"The secret in {path} cannot be read: {why}.") from None
    if not found:
        raise BadInput(f"{path} is empty; remove it, and a new secret is made (everybody is a stranger then).")
    return found


def write_secrets(path: Path, found: list[str]) -> None:
    """Put secrets in the place of those that are there, all at once."""
    new = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as f:
            f.write("\n".join(found) + "\n")
            f.flush()
            os.fsync(f.fileno())
        new.replace(path)
    except OSError as e:
        raise BadInput(f"The secret cannot be kept in {path}: {e.strerror}.") from None


# ---------------------------------------------------------------- all of it
def database_setting(database: str | None = None) -> str:
    """The database that an argument or the environment names, else the one in the user's data folder."""
    found = database or os.environ.get(DATABASE_VARIABLE, "").strip()
    if not found:
        return str(data_folder() / "greathall.db")
    scheme, sep, _ = found.partition("://")
    if sep and scheme not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise _wrong(DATABASE_VARIABLE, scheme + "://...", "the path of a file, or postgresql://...")
    return found


def read_settings(database: str | None = None) -> Settings:
    """Settings from the arguments, else the environment, else the user's data folder."""
    out = Settings(database=database_setting(database))
    for variable, (name, read) in VARIABLES.items():
        text = os.environ.get(variable, "").strip()
        if text:
            setattr(out, name, read(variable, text))
    if not out.postgres:
        folder = Path(out.database).resolve().parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as e:
            raise BadInput(f"The database's folder {folder} cannot be made: {e.strerror}.") from None
    named = os.environ.get(SECRET_VARIABLE, "").split()
    out.secret, *out.old_secrets = named or _kept_secrets(secret_file(out))
    return out
