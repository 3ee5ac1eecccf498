"""Whether the server can do its work, and who may ask how it does."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import os
import tempfile
import time
from pathlib import Path
from typing import Any

from greathall.server.settings import Settings
from greathall.server.store import Store

AGAIN = 2.0  # seconds that an answer holds: whoever asks oftener costs nothing
PROBE = b"\0" * 16384  # as much as a few pages of the database


class Health:
    """Reads the database and really writes a little where it lies: a full disk can be read for ever."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._lock = asyncio.Lock()
        self._at = 0.0
        self._said = ""

    async def trouble(self) -> str:
        """What is wrong, '' if nothing is."""
        async with self._lock:
            if not self._at or time.monotonic() - self._at > AGAIN:
                self._said = await self._look()
                self._at = time.monotonic()
            return self._said

    async def _look(self) -> str:
        if not await self.store.healthy():
            return "no database"
        if self.settings.postgres:
            return "" if await self.store.writable() else "the database cannot be written to"
        folder = Path(self.settings.database).resolve().parent
        try:
            await asyncio.to_thread(try_to_write, folder)
        except OSError as e:
            return f"the disk cannot be written to: {e.strerror}"
        return ""


def try_to_write(folder: Path) -> None:
    """Write a little in a folder and take it away again; raises OSError if that cannot be done."""
    handle, name = tempfile.mkstemp(prefix=".greathall-health-", dir=folder)
    try:
        os.write(handle, PROBE)
        os.fsync(handle)
    finally:
        os.close(handle)
        os.unlink(name)


def has_token(settings: Settings, scope: Any) -> bool:
    """Does this request carry the token of whoever runs the house? Without one set, nobody has it."""
    given = next((v for k, v in scope["headers"] if k.lower() == b"authorization"), b"")
    return bool(settings.metrics_token) and hmac.compare_digest(given, b"Bearer " + settings.metrics_token.encode())


def may_measure(settings: Settings, scope: Any) -> bool:
    """May this request read /metrics? With the token, if there is one; else only from this machine, and not through a
    proxy that stands on it."""
    if settings.metrics_token:
        return has_token(settings, scope)
    headers = {k.lower() for k, _ in scope["headers"]}
    if any(name in headers for name in (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")):
        return False
    try:
        return bool(scope.get("client")) and ipaddress.ip_address(scope["client"][0]).is_loopback
    except ValueError:
        return False
