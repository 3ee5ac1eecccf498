"""A position written by a person (scenarios). What is not named is not there; decks get cards without text."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.cardgame import counting
from greathall.games.cardgame.abilities import listened
from greathall.games.cardgame.names import (
    ATTACHMENT,
    DEAD,
    DECK,
    DISCARD,
    DUPLICATE,
    HAND,
    KNEELING,
    P_PLOT,
    PHASES,
    PLAY,
    PLOT,
    PLOTS,
    REVEALED,
    SIDE,
    USED,
)
from greathall.games.cardgame.state import NONE
from greathall.games.lcg.book import BOOK
from greathall.games.lcg.data import FACTION_CARD, TYPE
from greathall.games.lcg.flow.phases import PHASES as PHASE_FRAMES
from greathall.games.lcg.flow.phases import Round
from greathall.games.lcg.names import FACTIONS, TITLES
from greathall.games.lcg.state import LcgState, blank
from greathall.games.lcg.table import Table
from greathall.games.lcg.values import SLUGS, slug
from greathall.kernel.errors import BadInput

KEYS: Final = ("first", "active", "phase", "round", "seats")
SEAT_KEYS: Final = (
    "faction", "agenda", "hand", "play", "deck", "discard", "dead", "plot", "plots", "used", "gold", "power", "title",
    "kneeling", "below",
)  # fmt: skip
FILLER: Final = "bastard_in_hiding"  # a card without text
CARDS_BELOW: Final = 20  # of them, below the cards named
ENTRY_KEYS: Final = ("name", "kneeling", "power", "tokens", "on", "duplicates", "owner")
FILLER_PLOT: Final = "the_winds_of_winter"


def build_position(text: dict[str, Any], seats: int, options: dict[str, str]) -> LcgState:
    """A state at the beginning of a phase, or a sentence that says what is wrong with the position."""
    for key in text:
        if key not in KEYS:
            raise BadInput(f"A position of the card game has no '{key}'; it has {', '.join(KEYS)}.")
    s = blank(seats, Table(options), BOOK)
    s.rng = 1
    s.round = int(text.get("round", 1))
    s.first = _seat(s, text.get("first", "A"))
    given = text.get("seats") or {}
    for p in range(seats):
        _fill(s, p, given.get(chr(65 + p)) or {})
    for hosted in (False, True):  # attachments last, as their hosts may be anybody's
        for p in range(seats):
            for entry in (given.get(chr(65 + p)) or {}).get("play") or []:
                fields = _entry(entry)
                if bool(fields.get("on")) == hosted:
                    _in_play(s, p, fields)
    s.listened = listened(s)
    wrong = counting.conserved(s)
    if wrong:
        raise BadInput(f"The position does not add up: {wrong[0]}.")
    phase = str(text.get("phase", "challenges"))
    if phase not in PHASES[1:]:
        raise BadInput(f"There is no phase '{phase}'; there are {', '.join(PHASES[1:])}.")
    s.phase = PHASES.index(phase)
    s.active = _seat(s, text.get("active", text.get("first", "A")))
    s.push(Round(a=s.phase))
    s.top().at = 2 if s.phase != P_PLOT else 1
    if s.phase != P_PLOT:
        s.push(PHASE_FRAMES[s.phase]())
    s.advance()
    return s


def _seat(s: LcgState, name: Any) -> int:
    seat = ord(str(name)[:1]) - 65
    if not 0 <= seat < s.n:
        raise BadInput(f"There is no seat '{name}'; seats are A to {chr(64 + s.n)}.")
    return seat


def _add(s: LcgState, seat: int, name: str, zone: int) -> int:
    word = slug(name)
    if word not in SLUGS:
        raise BadInput(f"There is no card '{name}'.")
    s.design.append(SLUGS.index(word))
    s.zone.append(zone)
    s.owner.append(seat)
    s.ctrl.append(seat)
    s.flags.append(0)
    s.host.append(NONE)
    s.power.append(0)
    s.tokens.append(0)
    s.seen.append(0)
    return len(s.design) - 1


def _fill(s: LcgState, p: int, given: dict[str, Any]) -> None:
    for key in given:
        if key not in SEAT_KEYS:
            raise BadInput(f"A seat of a position has no '{key}'; it has {', '.join(SEAT_KEYS)}.")
    faction = str(given.get("faction", FACTIONS[p]))
    if faction not in FACTIONS[:8]:
        raise BadInput(f"There is no faction '{faction}'; there are {', '.join(FACTIONS[:8])}.")
    s.faction[p] = len(s.design)
    _add(s, p, SLUGS[FACTION_CARD[FACTIONS.index(faction)]], SIDE)
    s.power[s.faction[p]] = int(given.get("power", 0))
    if given.get("kneeling"):
        s.flags[s.faction[p]] |= KNEELING
    if given.get("agenda"):
        s.agenda[p] = _add(s, p, str(given["agenda"]), SIDE)
    s.gold[p] = int(given.get("gold", 0))
    if given.get("title"):
        s.title[p] = [slug(t) for t in TITLES].index(slug(str(given["title"])))
    s.hand[p] = tuple([_add(s, p, str(n), HAND) for n in given.get("hand") or []])
    s.discard[p] = tuple([_add(s, p, str(n), DISCARD) for n in given.get("discard") or []])
    s.dead[p] = tuple([_add(s, p, str(n), DEAD) for n in given.get("dead") or []])
    s.used[p] = tuple([_add(s, p, str(n), USED) for n in given.get("used") or []])
    s.revealed[p] = _add(s, p, str(given.get("plot", FILLER_PLOT)), REVEALED)
    if TYPE[s.design[s.revealed[p]]] != PLOT:
        raise BadInput(f"{given.get('plot')} is not a plot.")
    s.plots[p] = tuple([_add(s, p, str(n), PLOTS) for n in given.get("plots") or [FILLER_PLOT]])
    top = [str(n) for n in given.get("deck") or []]
    below = int(given.get("below", CARDS_BELOW))
    s.deck[p] = tuple([_add(s, p, n, DECK) for n in [*[FILLER] * below, *top[::-1]]])


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


def _in_play(s: LcgState, p: int, fields: dict[str, Any]) -> None:
    owner = _seat(s, fields.get("owner", chr(65 + p)))
    c = _add(s, owner, str(fields["name"]), PLAY)
    s.ctrl[c] = p
    s.play[p] = (*s.play[p], c)
    s.flags[c] = KNEELING if fields.get("kneeling") else 0
    s.power[c] = int(fields.get("power", 0))
    s.tokens[c] = int(fields.get("tokens", 0))
    if fields.get("on"):
        word, _, whose = str(fields["on"]).partition("@")
        seat = _seat(s, whose) if whose else p
        found = [x for x in s.play[seat] if SLUGS[s.design[x]] == slug(word)]
        if not found:
            raise BadInput(f"There is no {fields['on']} in play for {fields['name']} to lie on.")
        s.host[c] = found[0]
    elif TYPE[s.design[c]] == ATTACHMENT:
        raise BadInput(f"{fields['name']} needs a host to lie on.")
    for _ in range(int(fields.get("duplicates", 0))):
        x = _add(s, owner, str(fields["name"]), DUPLICATE)
        s.ctrl[x] = p
        s.host[x] = c
