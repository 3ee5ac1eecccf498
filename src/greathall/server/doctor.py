"""Looks a house through before and while it is open, and says what is wrong, what to think of and what is well.

Findings carry keys of texts (`doctor-...`); sentences of others (settings, databases) come along as they are.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import sqlite3
import ssl
import stat
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from pathlib import Path
from urllib.parse import urlsplit

import psycopg

from greathall.kernel.errors import BadInput
from greathall.server import checks, migrations
from greathall.server.health import try_to_write
from greathall.server.settings import (
    NOT_GUESSED,
    SECRET_VARIABLE,
    Settings,
    host_name,
    is_number,
    read_settings,
    secret_file,
    unknown_variables,
)

GOOD, THINK, WRONG = "good", "think", "wrong"
FORGED = "192.0.2.77"  # of a network that nobody has: who is seen so was believed too much
LITTLE = 512 * 1024 * 1024  # bytes free
SECONDS_OFF = 30.0
DAYS_LEFT = 14


@dataclass
class Finding:
    """`level`: good, think or wrong; the text's key and its arguments."""

    level: str
    key: str
    args: dict[str, str | int] = field(default_factory=dict)


def examine(offline: bool = False) -> list[Finding]:
    """Everything that can be looked at from here. `offline`: without asking the public address."""
    found: list[Finding] = []
    for name in unknown_variables():
        found.append(Finding(WRONG, "doctor-unknown-variable", {"name": name}))
    try:
        settings = read_settings()
    except BadInput as e:
        return [*found, Finding(WRONG, "doctor-said", {"sentence": str(e)})]
    found += _secret(settings)
    found += _database(settings)
    found += _machine(settings)
    found += _limits(settings)
    found += _place(settings)
    if settings.address and not offline:
        found += _outside(settings)
    return found


def _secret(settings: Settings) -> list[Finding]:
    found = []
    if any(len(s) < NOT_GUESSED for s in settings.all_secrets):
        found.append(Finding(WRONG, "doctor-secret-short", {"count": NOT_GUESSED}))
    if settings.old_secrets:
        found.append(Finding(THINK, "doctor-secret-old", {"count": len(settings.old_secrets)}))
    if not os.environ.get(SECRET_VARIABLE, "").strip():
        path = secret_file(settings)
        if stat.S_IMODE(path.stat().st_mode) & 0o077:
            found.append(Finding(WRONG, "doctor-readable", {"file": str(path)}))
        if settings.postgres:
            found.append(Finding(THINK, "doctor-secret-local", {"name": SECRET_VARIABLE}))
    return found or [Finding(GOOD, "doctor-secret-good")]


# ---------------------------------------------------------------- the database
def _database(settings: Settings) -> list[Finding]:
    path = Path(settings.database)
    found = []
    if not settings.postgres and path.exists() and stat.S_IMODE(path.stat().st_mode) & 0o077:
        found.append(Finding(WRONG, "doctor-readable", {"file": str(path)}))
    try:
        shape = checks.check_database(settings)
    except BadInput as e:
        return [*found, Finding(WRONG, "doctor-said", {"sentence": str(e)})]
    if not shape:
        return [*found, Finding(GOOD, "doctor-database-new")]
    if shape != migrations.newest():
        found.append(Finding(THINK, "doctor-database-old"))
    newest, clock = _times(settings)
    now = time.time()
    if clock is not None and abs(clock - now) > SECONDS_OFF:
        found.append(Finding(WRONG, "doctor-clock-database", {"seconds": round(abs(clock - now))}))
    elif newest > now + SECONDS_OFF:
        found.append(Finding(WRONG, "doctor-clock-behind", {"seconds": round(newest - now)}))
    damaged = "" if settings.postgres else _damage(path)
    if damaged:
        found.append(Finding(WRONG, "doctor-damaged", {"said": damaged}))
    return [*found, Finding(GOOD, "doctor-database-good")] if all(f.level == THINK for f in found) else found


def _times(settings: Settings) -> tuple[float, float | None]:
    """When a table was last touched, and what time the database's machine has."""
    last = "SELECT COALESCE(MAX(updated), 0) FROM tables"
    if not settings.postgres:
        c = sqlite3.connect(settings.database, timeout=10)
        try:
            return float(c.execute(last).fetchone()[0]), None
        finally:
            c.close()
    with psycopg.connect(settings.plain_url, connect_timeout=checks.LONGEST) as p:
        row = p.execute(f"SELECT ({last}), EXTRACT(EPOCH FROM clock_timestamp())").fetchone()
        assert row is not None
        return float(row[0]), float(row[1])


def _damage(path: Path) -> str:
    c = sqlite3.connect(path, timeout=10)
    try:
        said = str(c.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.Error as e:
        said = str(e)
    finally:
        c.close()
    return "" if said == "ok" else said


# ---------------------------------------------------------------- the machine
def _machine(settings: Settings) -> list[Finding]:
    found = []
    folder = secret_file(settings).parent if settings.postgres else Path(settings.database).resolve().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try_to_write(folder)
        usage = shutil.disk_usage(folder)
        megabytes = usage.free // (1024 * 1024)
        if usage.free < LITTLE or usage.free < usage.total * 0.03:
            found.append(Finding(WRONG, "doctor-disk-little", {"megabytes": megabytes, "folder": str(folder)}))
        else:
            found.append(Finding(GOOD, "doctor-disk-good", {"megabytes": megabytes}))
    except OSError as e:
        found.append(Finding(WRONG, "doctor-disk-full", {"folder": str(folder), "said": e.strerror or str(e)}))
    if time.time() < 1_767_225_600:  # the beginning of 2026: this program is younger
        found.append(Finding(WRONG, "doctor-clock-young"))
    if not (settings.web / "index.html").is_file():
        found.append(Finding(WRONG, "doctor-no-client"))
    try:
        import resource
    except ImportError:
        return found
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and hard < settings.connections + 200:
        found.append(Finding(THINK, "doctor-files", {"files": hard, "connections": settings.connections}))
    return found


def _limits(settings: Settings) -> list[Finding]:
    if settings.rate == 0:
        return [Finding(WRONG, "doctor-no-limits")]
    numbers = (
        settings.player_tables, settings.address_tables, settings.sockets, settings.address_sockets,
        settings.connections, settings.address_uploads, settings.uploads,
    )  # fmt: skip
    return [Finding(GOOD, "doctor-limits-good")] if all(numbers) else [Finding(THINK, "doctor-limits-some")]


# ---------------------------------------------------------------- the place in the world
def _place(settings: Settings) -> list[Finding]:
    if not settings.address:
        return [Finding(THINK, "doctor-no-address")]
    found = []
    parts = urlsplit(settings.address)
    at_home = host_name(parts.netloc) in ("localhost",) or is_number(host_name(parts.netloc))
    if parts.scheme == "http" and not at_home:
        found.append(Finding(WRONG, "doctor-no-tls", {"address": settings.address}))
    if parts.scheme == "https" and not settings.proxies:
        found.append(Finding(WRONG, "doctor-no-proxies"))
    return found


def _outside(settings: Settings) -> list[Finding]:
    """Ask the public address, as anybody would."""
    headers = {"X-Forwarded-For": FORGED, "User-Agent": "greathall-doctor"}
    if settings.metrics_token:
        headers["Authorization"] = f"Bearer {settings.metrics_token}"
    found: list[Finding] = []
    path = "/healthz/seen" if settings.metrics_token else "/healthz"
    request = urllib.request.Request(settings.address + path, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            body, told = answer.read(4096), answer.headers
    except urllib.error.HTTPError as e:
        return [Finding(WRONG, "doctor-outside-status", {"address": settings.address, "status": e.code})]
    except (OSError, ValueError) as e:
        said = getattr(e, "reason", None) or e
        return [Finding(WRONG, "doctor-outside", {"address": settings.address, "said": str(said)})]
    if told["Date"]:
        off = abs(parsedate_to_datetime(told["Date"]).timestamp() - time.time())
        if off > SECONDS_OFF:
            found.append(Finding(WRONG, "doctor-clock-proxy", {"seconds": round(off)}))
    if settings.address.startswith("https:"):
        if "max-age" not in (told["Strict-Transport-Security"] or ""):
            found.append(Finding(THINK, "doctor-no-hsts"))
        found += _certificate(settings)
    if settings.metrics_token:
        found += _seen(settings, json.loads(body))
    else:
        found.append(Finding(THINK, "doctor-no-token"))
    return found if any(f.level == WRONG for f in found) else [*found, Finding(GOOD, "doctor-outside-good")]


def _seen(settings: Settings, seen: dict[str, str]) -> list[Finding]:
    """What the server saw of our request: whether the proxy passes on what it should, and nothing else."""
    found = []
    if seen["address"] == FORGED:
        found.append(Finding(WRONG, "doctor-forged"))
    if seen["scheme"] != urlsplit(settings.address).scheme:
        found.append(Finding(WRONG, "doctor-scheme", {"scheme": seen["scheme"]}))
    if host_name(seen["host"]) != host_name(urlsplit(settings.address).netloc):
        found.append(Finding(WRONG, "doctor-host", {"host": seen["host"]}))
    return found


def _certificate(settings: Settings) -> list[Finding]:
    parts = urlsplit(settings.address)
    try:
        with (
            socket.create_connection((parts.hostname or "", parts.port or 443), timeout=10) as line,
            ssl.create_default_context().wrap_socket(line, server_hostname=parts.hostname) as tls,
        ):
            ends = str((tls.getpeercert() or {}).get("notAfter", ""))
        days = int((ssl.cert_time_to_seconds(ends) - time.time()) / 86400)
    except (OSError, ValueError):
        return []
    return [Finding(WRONG, "doctor-certificate", {"days": days})] if days < DAYS_LEFT else []
