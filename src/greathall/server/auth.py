"""Who is who: a signed cookie per browser, signed seat links, and the Origin check."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

COOKIE = "gh_player"
COOKIE_AGE = 86400 * 400
LINK_AGE = 86400 * 90


class Auth:
    """The first secret signs; what another of them has signed is accepted, so that secrets can be changed."""

    def __init__(self, *secrets: str) -> None:
        keys: Sequence[str] = secrets[::-1]  # the last one signs, by the custom of the library
        self._players = URLSafeSerializer(list(keys), salt="greathall-player")
        self._signing = URLSafeSerializer(secrets[0], salt="greathall-player")
        self._links = URLSafeTimedSerializer(list(keys), salt="greathall-seat")

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
        return self.identify(header)[0]

    def identify(self, header: str) -> tuple[str, bool]:
        """The player of a Cookie header, and whether an older secret has signed it: then it is time for a new one."""
        if COOKIE not in header or len(header) > 8192:
            return "", False
        try:
            morsel = SimpleCookie(header).get(COOKIE)
            if morsel is None:
                return "", False
            for signer in (self._signing, self._players):
                with contextlib.suppress(BadSignature):
                    found = signer.loads(morsel.value)
                    return (found, signer is not self._signing) if isinstance(found, str) else ("", False)
        except (CookieError, UnicodeError):
            pass
        return "", False

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
