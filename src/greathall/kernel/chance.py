"""Where the random numbers of a match come from.

A *fast* match runs one small generator from its seed. Simulation, search and files of old use it; whoever sees enough
of its numbers can compute the rest. A *keyed* match derives a key for every choice from a secret, and every number
from that key, so that what one choice shows tells nothing of another, nor the seen part of a shuffle of the unseen:

    key of choice n     = HMAC-SHA256(secret, "choice <n> epoch <epoch>")      (n = 0: set-up)
    number k of choice  = the first 8 bytes of HMAC-SHA256(key, k as 4 bytes) mod the number of possibilities

An epoch begins whenever choices are taken back and chance must not repeat. A match can go on from a record of another
one: then the spans say which chance holds from which choice on.

Fair chance: the server draws a secret and shows its hash, the commitment, before the game; every person's browser adds
a part; the secret of the game is made of all of them. Nobody can choose it, and at the end anybody can check it.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final, NamedTuple

from greathall.kernel.errors import BadInput
from greathall.kernel.rng import Rng

FAST: Final = "fast"
KEYED: Final = "keyed"
KINDS: Final = (FAST, KEYED)
SPANS: Final = "spans"


def _mac(key: bytes, words: str) -> str:
    return hmac.digest(key, words.encode(), "sha256").hex()


def number(key: str, count: int) -> int:
    """Number `count` (0, 1, ...) that a key gives, 64 bits of it."""
    return int.from_bytes(hmac.digest(bytes.fromhex(key), count.to_bytes(4, "big"), "sha256")[:8], "big")


def key_of(secret: str, n: int, epoch: int) -> str:
    """The key of choice number n (0: set-up)."""
    return _mac(secret.encode(), f"choice {n} epoch {epoch}")


def commitment(secret: str) -> str:
    """What is shown before the game: it tells nothing of the secret, and no other secret has it."""
    return hashlib.sha256(f"greathall commitment {secret}".encode()).hexdigest()


def combined(secret: str, parts: list[str]) -> str:
    """The secret of a game: the server's, and what each seat's browser added ('' for none)."""
    return _mac(secret.encode(), "greathall parts " + " ".join([part or "-" for part in parts]))


class Keyed(Rng):
    """Random numbers from a key, for whoever takes a generator."""

    __slots__ = ("count", "key")

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        return number(self.key, self.count - 1) % n


class Span(NamedTuple):
    """From the position after `first` choices on, numbers are of this kind, secret and epoch."""

    first: int
    kind: str
    secret: str
    epoch: int


class Chance:
    """The chance of a match, span by span, and what proves that nobody chose it."""

    def __init__(self, spans: list[Span], server: str = "", parts: list[str] | None = None, redealt: int = -1) -> None:
        self.spans = spans
        self.epochs = max([span.epoch for span in spans])  # how many have begun after the first one
        self.server = server  # the server's own secret, where the game's is made of several
        self.parts = parts or []  # what each seat's browser added
        self.redealt = redealt  # the position at which everything hidden was dealt anew, -1: never

    @staticmethod
    def fast(seed: str) -> Chance:
        return Chance([Span(0, FAST, seed, 0)])

    @staticmethod
    def keyed(secret: str) -> Chance:
        return Chance([Span(0, KEYED, secret, 0)])

    @staticmethod
    def fair(server: str, parts: list[str]) -> Chance:
        """Keyed by a secret that the server and the seats made together."""
        return Chance([Span(0, KEYED, combined(server, parts), 0)], server, parts)

    @property
    def kind(self) -> str:
        """The kind that holds now."""
        return self.spans[-1].kind

    @property
    def seed(self) -> str:
        """What set-up is made from."""
        return self.spans[0].secret

    @property
    def plain(self) -> bool:
        """Is the seed all there is to say?"""
        return len(self.spans) == 1 and self.kind == FAST and self.redealt < 0

    def key(self, n: int) -> str:
        """The key of choice number n (0: set-up), '' where the fast generator runs."""
        span = self.spans[0]
        for later in self.spans:
            if later.first < n:
                span = later
        return key_of(span.secret, n, span.epoch) if span.kind == KEYED else ""

    def dealing(self) -> Rng:
        """The generator by which everything hidden is dealt anew."""
        span = self.spans[-1]
        return Keyed(_mac(span.secret.encode(), f"deal {self.redealt} epoch {span.epoch}"))

    def back_to(self, n: int, anew: bool) -> None:
        """The match was taken back to the position after n choices; `anew`: chance must not repeat, if it is keyed."""
        self.spans = [span for span in self.spans if span.first <= n]
        last = self.spans[-1]
        if anew and last.kind == KEYED:
            self.epochs += 1
            self.spans.append(Span(n, KEYED, last.secret, self.epochs))

    def go_on(self, n: int, then: Chance) -> Chance:
        """The chance of a match that goes on from this one's position after n choices: hidden cards are dealt anew
        there, and from then on numbers are those of `then`."""
        spans = [span for span in self.spans if span.first < max(n, 1)]
        first = then.spans[0]
        return Chance([*spans, Span(n, first.kind, first.secret, first.epoch)], then.server, then.parts, n)

    def up_to(self, n: int) -> Chance:
        """The chance of a match that repeats this one's first n choices and goes on as it would have."""
        spans = [span for span in self.spans if span.first < max(n, 1)]
        return Chance(spans, self.server, self.parts, self.redealt if self.redealt <= n else -1)

    # ---------------------------------------------------------------- stored
    def stored(self) -> dict[str, Any]:
        """As match files and tables keep it."""
        out: dict[str, Any] = {"kind": self.kind, SPANS: [list(span) for span in self.spans]}
        if self.server:
            out.update(commitment=commitment(self.server), server=self.server, parts=self.parts)
        if self.redealt >= 0:
            out["redealt"] = self.redealt
        return out

    @staticmethod
    def read(data: Any) -> Chance:
        """From what was stored; whatever is wrong is said in one sentence."""
        try:
            spans = [Span(int(first), str(kind), str(secret), int(epoch)) for first, kind, secret, epoch in data[SPANS]]
            parts = [str(part) for part in data.get("parts", [])]
            found = Chance(spans, str(data.get("server", "")), parts, int(data.get("redealt", -1)))
        except (AttributeError, KeyError, TypeError, ValueError):
            raise BadInput("its chance is broken: it needs spans of [first choice, kind, secret, epoch]") from None
        if spans[0].first or any([span.kind not in KINDS for span in spans]):
            raise BadInput(f"its chance does not begin at set-up, or is of another kind than {' or '.join(KINDS)}")
        return found
