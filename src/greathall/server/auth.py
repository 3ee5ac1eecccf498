"""Who is who: a signed cookie per browser, signed seat links, and the Origin check."""

from __future__ import annotations

import secrets
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

COOKIE = "gh_player"
COOKIE_AGE = 86400 * 400
LINK_AGE = 86400 * 90


class Auth:
    def __init__(self, secret: str) -> None:
        self._players = URLSafeSerializer(secret, salt="greathall-player")
        self._links = URLSafeTimedSerializer(secret, salt="greathall-seat")

    # ---------------------------------------------------------------- browsers
    def new_player(self) -> str:
        return secrets.token_urlsafe(12)

    def cookie(self, player: str, secure: bool) -> str:
        """The Set-Cookie header of a player."""
        value = self._players.dumps(player)
        text = f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax"
        return text + "; Secure" if secure else text

    def player(self, header: str) -> str:
        """The player of a Cookie header, '' if there is none or it is not ours."""
        if COOKIE not in header or len(header) > 8192:
            return ""
        try:
            morsel = SimpleCookie(header).get(COOKIE)
            found = self._players.loads(morsel.value) if morsel is not None else ""
        except (CookieError, BadSignature, UnicodeError):
            return ""
        return found if isinstance(found, str) else ""

    # ---------------------------------------------------------------- seat links
    def link(self, table: str, seat: int, nonce: int) -> str:
        text = self._links.dumps([table, seat, nonce])
        return text if isinstance(text, str) else text.decode()

    def read_link(self, token: str) -> tuple[str, int, int] | None:
        try:
            found = self._links.loads(token, max_age=LINK_AGE)
        except (BadSignature, UnicodeError):
            return None
        if isinstance(found, list) and [type(v) for v in found] == [str, int, int]:
            return found[0], found[1], found[2]
        return None


def same_origin(origin: str, host: str) -> bool:
    """Browsers name the page's origin; programs that are no browsers name none."""
    if not origin:
        return True
    scheme, sep, rest = origin.partition("://")
    return bool(sep) and scheme in ("http", "https") and rest.lower() == host.lower()
