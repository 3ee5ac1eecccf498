"""A position written by a person (scenarios): what both card games read of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.cardgame import counting, names
from greathall.games.cardgame.abilities import listened
from greathall.games.cardgame.flow.phases import PHASE_ENDS, PHASE_GOES_ON, Round
from greathall.games.cardgame.state import NONE, CardState
from greathall.games.cardgame.words import slug
from greathall.kernel.errors import BadInput

KEYS: Final = ("first", "active", "phase", "round", "seats")
SEAT_KEYS: Final = ("hand", "play", "deck", "discard", "dead", "plot", "plots", "used", "gold", "power", "below")
CARDS_BELOW: Final = 20  # cards without text below those named
ENTRY_KEYS: Final = ("name", "kneeling", "power", "tokens", "on", "duplicates", "owner")


def seat_named(s: CardState, name: Any) -> int:
    seat = ord(str(name)[:1]) - 65
    if not 0 <= seat < s.n:
        raise BadInput(f"There is no seat '{name}'; seats are A to {chr(64 + s.n)}.")
    return seat


def number(given: dict[str, Any], key: str, usual: int = 0) -> int:
    """A number that is not below 0."""
    value = given.get(key, usual)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadInput(f"In a position '{key}' is a whole number from 0 on, not {value!r}.")
    return value


def seats_of(s: CardState, text: dict[str, Any]) -> dict[str, Any]:
    """What is said of each seat, by its letter."""
    given = text.get("seats") or {}
    if not isinstance(given, dict) or not all(isinstance(x or {}, dict) for x in given.values()):
        raise BadInput("In a position 'seats' says for each seat (A, B, ...) what it has.")
    for name in given:
        seat_named(s, name)
    return given


def check_keys(given: dict[str, Any], known: tuple[str, ...]) -> None:
    for key in given:
        if key not in known:
            raise BadInput(f"A seat of a position has no '{key}'; it has {', '.join(known)}.")


def add(s: CardState, seat: int, name: str, zone: int) -> int:
    word = slug(name)
    if word not in s.book.slugs:
        raise BadInput(f"There is no card '{name}'.")
    d = s.book.slugs.index(word)
    kind = s.book.type[d]
    if zone != names.SIDE and kind > names.PLOT:
        raise BadInput(f"{name} is no card that is drawn or played.")
    if (kind == names.PLOT) != (zone in (names.PLOTS, names.USED, names.REVEALED)) and zone != names.SIDE:
        raise BadInput(
            f"{name} is {'a' if kind == names.PLOT else 'not a'} plot, so it cannot be there ({names.ZONES[zone]})."
        )
    return s.add_card(seat, d, zone)


def build(s: CardState, text: dict[str, Any], fill_seat: Callable[[int, dict[str, Any]], None]) -> None:
    """Make a table before set-up the position of the text, at the beginning of a phase, or say in a sentence what is
    wrong with it. fill_seat: what a game reads of a seat."""
    for key in text:
        if key not in KEYS:
            raise BadInput(f"A position of the card game has no '{key}'; it has {', '.join(KEYS)}.")
    s.rng = 1
    s.round = number(text, "round", 1)
    s.first = seat_named(s, text.get("first", "A"))
    given = seats_of(s, text)
    for p in range(s.n):
        fill_seat(p, given.get(chr(65 + p)) or {})
    fill_play(s, given)
    s.listened = listened(s)
    wrong = counting.conserved(s)
    if wrong:
        raise BadInput(f"The position does not add up: {wrong[0]}.")
    phase = str(text.get("phase", "challenges"))
    if phase not in names.PHASES[1:]:
        raise BadInput(f"There is no phase '{phase}'; there are {', '.join(names.PHASES[1:])}.")
    s.phase = names.PHASES.index(phase)
    s.active = seat_named(s, text.get("active", text.get("first", "A")))
    s.push(Round(s.phase))
    s.top().at = PHASE_GOES_ON
    if s.phase != names.P_PLOT:
        s.top().at = PHASE_ENDS
        s.push(s.book.phase_frame(s.phase))
    s.advance()


def fill(s: CardState, p: int, given: dict[str, Any], filler: str, plot: str) -> None:
    """Piles of a seat. filler, plot: what lies below the cards named, and the plot when none is."""
    s.gold[p] = number(given, "gold")
    s.hand[p] = tuple([add(s, p, str(n), names.HAND) for n in given.get("hand") or []])
    s.discard[p] = tuple([add(s, p, str(n), names.DISCARD) for n in given.get("discard") or []])
    s.dead[p] = tuple([add(s, p, str(n), names.DEAD) for n in given.get("dead") or []])
    s.used[p] = tuple([add(s, p, str(n), names.USED) for n in given.get("used") or []])
    s.revealed[p] = add(s, p, str(given.get("plot", plot)), names.REVEALED)
    s.plots[p] = tuple([add(s, p, str(n), names.PLOTS) for n in given.get("plots") or [plot]])
    top = [str(n) for n in given.get("deck") or []]
    below = number(given, "below", CARDS_BELOW)
    s.deck[p] = tuple([add(s, p, n, names.DECK) for n in [*[filler] * below, *top[::-1]]])


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
    if not isinstance(entry, str | dict):
        raise BadInput(f"A card in play is its name, or a name with what is special about it, not {entry!r}.")
    fields = {"name": entry} if isinstance(entry, str) else dict(entry)
    for word in ("host", True):  # YAML reads a bare `on` as true
        if word in fields:
            fields["on"] = fields.pop(word)
    for key in fields:
        if key not in ENTRY_KEYS:
            raise BadInput(f"A card in play has no '{key}'; it has {', '.join(ENTRY_KEYS)}.")
    if "name" not in fields:
        raise BadInput("A card in play needs a name.")
    return fields


def _in_play(s: CardState, p: int, fields: dict[str, Any]) -> None:
    owner = seat_named(s, fields.get("owner", chr(65 + p)))
    name = str(fields["name"])
    c = add(s, owner, name, names.PLAY)
    d = s.design[c]
    if s.book.type[d] == names.EVENT:
        raise BadInput(f"{name} is an event and never lies in play.")
    titles = s.book.title
    if s.book.unique[d] and any([titles[s.design[x]] == titles[d] and s.owner[x] == owner for x in s.play[p]]):
        raise BadInput(f"{name} is unique and already in play; another copy is a duplicate of it.")
    host = NONE
    if fields.get("on"):
        host = _host(s, p, str(fields["on"]), name)
    elif s.book.type[d] == names.ATTACHMENT:
        raise BadInput(f"{name} needs a host to lie on.")
    s.ctrl[c] = p
    s.play[p] = (*s.play[p], c)
    s.flags[c] = names.KNEELING if fields.get("kneeling") else 0
    s.power[c] = number(fields, "power")
    s.tokens[c] = number(fields, "tokens")
    s.host[c] = host
    copies = number(fields, "duplicates")
    if copies and not s.book.unique[d]:
        raise BadInput(f"{name} is not unique and has no duplicates.")
    for _ in range(copies):
        x = add(s, owner, str(fields["name"]), names.DUPLICATE)
        s.ctrl[x] = p
        s.host[x] = c


def _host(s: CardState, p: int, named: str, name: str) -> int:
    """`robb_stark`, or `robb_stark@B` when it is another seat's."""
    word, _, whose = named.partition("@")
    seat = seat_named(s, whose) if whose else p
    found = [x for x in s.play[seat] if s.book.slugs[s.design[x]] == slug(word)]
    if not found:
        raise BadInput(f"There is no {named} in play for {name} to lie on.")
    if s.book.type[s.design[found[0]]] != names.CHARACTER:
        raise BadInput(f"{named} is no character, so {name} cannot lie on it.")
    return found[0]
