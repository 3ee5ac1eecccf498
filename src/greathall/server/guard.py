"""Before and after every request: host, origin, rate, identity, headers, and the log line."""

from __future__ import annotations

import time
from typing import Any

from greathall.server.api import problem
from greathall.server.auth import Auth, same_origin
from greathall.server.limits import Limits, asker, origin
from greathall.server.metrics import Metrics, log_line
from greathall.server.problems import Refusing, too_many, wrong_host
from greathall.server.settings import Settings

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


def is_for_us(scope: Any, settings: Settings) -> bool:
    """Is this server meant? Whoever names two hosts means neither."""
    hosts = [v.decode("latin-1") for k, v in scope["headers"] if k.lower() == b"host"]
    return len(hosts) == 1 and settings.is_called(hosts[0])


class Guard:
    def __init__(self, app: Any, settings: Settings, auth: Auth, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.auth = auth
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = {k.lower(): v.decode("latin-1") for k, v in scope["headers"]}
        path: str = scope["path"]
        player, old = self.auth.identify(headers.get(b"cookie", ""))
        greeting = (not player or old) and not path.startswith(("/assets/", "/metrics", "/healthz"))
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
                if self._worth_a_line(scope, status):
                    ms = round((time.monotonic() - start) * 1000, 1)
                    who = self._name(asker(scope))
                    log_line("request", method=scope["method"], path=path[:120], status=status, ms=ms, by=who)
            await send(message)

        refusal = self._refusal(scope, headers, known)
        if refusal is not None:
            await problem(refusal)(scope, receive, answer)
            return
        await self.app(scope, receive, answer)

    def _worth_a_line(self, scope: Any, status: int) -> bool:
        """What changes something is logged, and what is refused; of one address only so much: a flood of requests would
        be a flood of lines, and fill the disk. /metrics counts them all."""
        if status < 400:
            return scope["method"] not in SAFE
        return self.limits.lines.allow(asker(scope))

    def _name(self, place: str) -> str:
        """How the log calls somebody: by address only where the owner wants it so."""
        return place if self.settings.log_addresses else origin(self.settings.secret, place)

    def _refusal(self, scope: Any, headers: dict[bytes, str], known: str) -> Refusing | None:
        if not is_for_us(scope, self.settings):
            self.metrics.count_limited("host")
            return wrong_host()
        if scope["method"] not in SAFE and not same_origin(headers.get(b"origin", ""), headers.get(b"host", "")):
            return Refusing(403, "error-foreign-origin", "This request comes from another site.")
        if scope["path"].startswith(("/api/", "/house/")):
            if any(name and not self.limits.api.allow(name) for name in (known, asker(scope))):
                self.metrics.count_limited("requests")
                return too_many()
        return None
