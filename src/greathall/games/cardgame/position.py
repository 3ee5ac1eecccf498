"""A position written by a person (scenarios): what both card games read of it."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame.names import (
    ATTACHMENT,
    DEAD,
    DECK,
    DISCARD,
    DUPLICATE,
    HAND,
    KNEELING,
    PLAY,
    PLOT,
    PLOTS,
    REVEALED,
    USED,
)
from greathall.games.cardgame.state import CardState
from greathall.games.cardgame.words import slug
from greathall.kernel.errors import BadInput

SEAT_KEYS: Final = ("hand", "play", "deck", "discard", "dead", "plot", "plots", "used", "gold", "power", "below")
CARDS_BELOW: Final = 20  # cards without text below those named
ENTRY_KEYS: Final = ("name", "kneeling", "power", "tokens", "on", "duplicates", "owner")


def seat_named(s: CardState, name: Any) -> int:
    seat = ord(str(name)[:1]) - 65
    if not 0 <= seat < s.n:
        raise BadInput(f"There is no seat '{name}'; seats are A to {chr(64 + s.n)}.")
    return seat


def check_keys(given: dict[str, Any], known: tuple[str, ...]) -> None:
    for key in given:
        if key not in known:
            raise BadInput(f"A seat of a position has no '{key}'; it has {', '.join(known)}.")


def add(s: CardState, seat: int, name: str, zone: int) -> int:
    word = slug(name)
    if word not in s.book.slugs:
        raise BadInput(f"There is no card '{name}'.")
    return s.add_card(seat, s.book.slugs.index(word), zone)


def fill(s: CardState, p: int, given: dict[str, Any], filler: str, plot: str) -> None:
    """Piles of a seat. filler, plot: what lies below the cards named, and the plot when none is."""
    s.gold[p] = int(given.get("gold", 0))
    s.hand[p] = tuple([add(s, p, str(n), HAND) for n in given.get("hand") or []])
    s.discard[p] = tuple([add(s, p, str(n), DISCARD) for n in given.get("discard") or []])
    s.dead[p] = tuple([add(s, p, str(n), DEAD) for n in given.get("dead") or []])
    s.used[p] = tuple([add(s, p, str(n), USED) for n in given.get("used") or []])
    s.revealed[p] = add(s, p, str(given.get("plot", plot)), REVEALED)
    if s.book.type[s.design[s.revealed[p]]] != PLOT:
        raise BadInput(f"{given.get('plot')} is not a plot.")
    s.plots[p] = tuple([add(s, p, str(n), PLOTS) for n in given.get("plots") or [plot]])
    top = [str(n) for n in given.get("deck") or []]
    below = int(given.get("below", CARDS_BELOW))
    s.deck[p] = tuple([add(s, p, n, DECK) for n in [*[filler] * below, *top[::-1]]])


def fill_play(s: CardState, given: dict[str, Any]) -> None:
    """Cards in play of all seats: attachments last, as their hosts may be anybody's."""
    for hosted in (False, True):
        for p in range(s.n):
            for entry in (given.get(chr(65 + p)) or {}).get("play") or []:
                fields = _entry(entry)
                if bool(fields.get("on")) == hosted:
                    _in_play(s, p, fields)


def _entry(entry: Any) -> dict[str, Any]:
    """A name, or {name: ..., kneeling: true, power: 1, tokens: 1, host: ..., duplicates: 1, owner: B}."""
    fields = {"name": entry} if isinstance(entry, str) else dict(entry)
    for word in ("host", True):  # YAML reads a bare `on` as true
        if word in fields:
            fields["on"] = fields.pop(word)
    for key in fields:
        if key not in ENTRY_KEYS:
            raise BadInput(f"A card in play has no '{key}'; it has {', '.join(ENTRY_KEYS)}.")
    return fields


def _in_play(s: CardState, p: int, fields: dict[str, Any]) -> None:
    owner = seat_named(s, fields.get("owner", chr(65 + p)))
    c = add(s, owner, str(fields["name"]), PLAY)
    s.ctrl[c] = p
    s.play[p] = (*s.play[p], c)
    s.flags[c] = KNEELING if fields.get("kneeling") else 0
    s.power[c] = int(fields.get("power", 0))
    s.tokens[c] = int(fields.get("tokens", 0))
    if fields.get("on"):
        word, _, whose = str(fields["on"]).partition("@")
        seat = seat_named(s, whose) if whose else p
        found = [x for x in s.play[seat] if s.book.slugs[s.design[x]] == slug(word)]
        if not found:
            raise BadInput(f"There is no {fields['on']} in play for {fields['name']} to lie on.")
        s.host[c] = found[0]
    elif s.book.type[s.design[c]] == ATTACHMENT:
        raise BadInput(f"{fields['name']} needs a host to lie on.")
    for _ in range(int(fields.get("duplicates", 0))):
        x = add(s, owner, str(fields["name"]), DUPLICATE)
        s.ctrl[x] = p
        s.host[x] = c
