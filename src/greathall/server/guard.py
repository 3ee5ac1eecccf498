"""Before and after every request: origin, rate, identity, headers, and the log line."""

from __future__ import annotations

import time
from typing import Any

from greathall.server.api import problem
from greathall.server.auth import Auth, same_origin
from greathall.server.limits import Limits
from greathall.server.metrics import Metrics, log_line
from greathall.server.problems import Refusing, too_many

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none';"
    " form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


class Guard:
    def __init__(self, app: Any, auth: Auth, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.auth = auth
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = {k.lower(): v.decode("latin-1") for k, v in scope["headers"]}
        path: str = scope["path"]
        player = self.auth.player(headers.get(b"cookie", ""))
        greeting = not player and not path.startswith(("/assets/", "/metrics", "/healthz"))
        known = player
        if not player:
            player = self.auth.new_player()
        scope["player"] = player
        start = time.monotonic()

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
                if greeting:
                    cookie = self.auth.cookie(player, scope.get("scheme") == "https")
                    message["headers"].append((b"set-cookie", cookie.encode()))
                status = message["status"]
                self.metrics.count_request(status)
                if status >= 400 or scope["method"] not in SAFE:
                    ms = round((time.monotonic() - start) * 1000, 1)
                    log_line("request", method=scope["method"], path=path[:120], status=status, ms=ms)
            await send(message)

        refusal = self._refusal(scope, headers, known)
        if refusal is not None:
            await problem(refusal)(scope, receive, answer)
            return
        await self.app(scope, receive, answer)

    def _refusal(self, scope: Any, headers: dict[bytes, str], known: str) -> Refusing | None:
        if scope["method"] not in SAFE and not same_origin(headers.get(b"origin", ""), headers.get(b"host", "")):
            return Refusing(403, "error-foreign-origin", "This request comes from another site.")
        if scope["path"].startswith("/api/"):
            address = scope["client"][0] if scope.get("client") else ""
            if any(name and not self.limits.api.allow(name) for name in (known, address)):
                return too_many()
        return None
