"""A position written by a person (scenarios): what both card games read of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.cardgame import board, challenges, counting, exceptions, names
from greathall.games.cardgame.abilities import listened
from greathall.games.cardgame.codes import E_ATTACKS, E_DEFENDS
from greathall.games.cardgame.flow.actions import ActionWindow
from greathall.games.cardgame.flow.challenge import AFTER_DEFENCE, BEFORE_DEFENCE, Declaring
from greathall.games.cardgame.flow.phases import (
    PHASE_ENDS,
    PHASE_GOES_ON,
    ChallengesPhase,
    MarshalPhase,
    Round,
    TurnsPhase,
)
from greathall.games.cardgame.ops import cards, turns
from greathall.games.cardgame.state import NONE, CardState
from greathall.games.cardgame.words import slug
from greathall.kernel.errors import BadInput
from greathall.kernel.state import NOBODY

KEYS: Final = ("first", "active", "phase", "at", "challenge", "round", "seats", "aside", "numbers")
SEAT_KEYS: Final = (
    "hand", "play", "deck", "discard", "dead", "plot", "plots", "used", "gold", "power", "below", "out", "playing",
    "limited",
)  # fmt: skip
APART: Final = (("out", names.OUT), ("playing", names.LIMBO))  # removed from the game; an event that is being played
CHALLENGE_KEYS: Final = ("type", "defender", "attackers", "defenders", "at")
# Where a challenge of a position can begin: the windows after attackers and after defenders, and what follows each.
CHALLENGE_PLACES: Final = ("attackers", "defence", "defended", "result")
BEGINNING, TURN, LAST_WINDOW = "beginning", "turn", "window"  # places of a phase
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
    if (kind == names.PLOT) != (zone in (names.PLOTS, names.USED, names.REVEALED, names.ASIDE)) and zone != names.SIDE:
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
    if text.get("aside"):  # drafted plots are nobody's own
        for name in text["aside"]:
            add(s, NONE, str(name), names.ASIDE)
        s.owner = [NONE if s.book.type[d] == names.PLOT else s.owner[c] for c, d in enumerate(s.design)]
    s.listened = listened(s)
    too_many(s)
    wrong = counting.conserved(s)
    if wrong:
        raise BadInput(f"The position does not add up: {wrong[0]}.")
    if "numbers" in text:
        renumber(s, text["numbers"])
    begin(s, text)
    if NONE in s.revealed and text.get("phase") != names.PHASES[names.P_PLOT]:
        raise BadInput("Everybody has a revealed plot after the first plot phase.")
    s.advance()


def too_many(s: CardState) -> None:
    """Refuse more copies of a card than a deck can hold; those without text that fill up a deck, and plots, do not
    count."""
    titles = s.book.title
    found: dict[tuple[int, int], int] = {}
    for c, d in enumerate(s.design):
        if s.zone[c] not in (names.SIDE, names.DECK) and s.book.type[d] != names.PLOT:
            key = (s.owner[c], titles[d])
            found[key] = found.get(key, 0) + 1
            if found[key] > s.book.copies[d] > 0:
                raise BadInput(f"There are only {s.book.copies[d]} copies of {s.book.slugs[d]} in a deck.")


def begin(s: CardState, text: dict[str, Any]) -> None:
    """The frames of the place where a position stands."""
    s.phase = names.PHASES.index(one_of(names.PHASES[1:], "phase", text.get("phase", "challenges")))
    at = one_of((BEGINNING, TURN, LAST_WINDOW), "place in a phase", text.get("at", BEGINNING))
    s.active = seat_named(s, text.get("active", text.get("first", "A")))
    s.push(Round(s.phase))
    s.top().at = PHASE_ENDS
    if s.phase == names.P_PLOT and at == BEGINNING:
        s.top().at = PHASE_GOES_ON
        return
    frame = s.book.phase_frame(s.phase)
    s.push(frame)
    if at == (LAST_WINDOW if isinstance(frame, TurnsPhase) else TURN):
        raise BadInput(f"The {names.PHASES[s.phase]} phase has no place '{at}'.")
    if isinstance(frame, TurnsPhase):
        order = board.everyone(s)
        before = order.index(s.active)
        challenges_go_on = isinstance(frame, ChallengesPhase)
        frame.been_active = order[: before if challenges_go_on or at != TURN else before + 1]
        if at == TURN and not challenges_go_on:
            s.push(ActionWindow(own_turn=True))
    elif "active" not in text:
        s.active = NOBODY
    if at == LAST_WINDOW:
        frame.at = s.book.window_step(s.phase)
        s.push(ActionWindow())
    if text.get("challenge"):
        begin_challenge(s, text["challenge"])


def begin_challenge(s: CardState, given: Any) -> None:
    """A challenge of the active player that is going on."""
    if not isinstance(given, dict) or s.phase != names.P_CHALLENGES:
        raise BadInput("In the challenges phase 'challenge' says its type, defender, attackers and place.")
    for key in given:
        if key not in CHALLENGE_KEYS:
            raise BadInput(f"A challenge of a position has no '{key}'; it has {', '.join(CHALLENGE_KEYS)}.")
    type_ = names.CHALLENGES.index(one_of(names.CHALLENGES, "challenge", given.get("type", "military")))
    others = board.opponents(s, s.active)
    defender = seat_named(s, given.get("defender", chr(65 + others[0])))
    if defender not in others:
        raise BadInput("Nobody makes a challenge against themselves.")
    place = one_of(CHALLENGE_PLACES, "place in a challenge", given.get("at", CHALLENGE_PLACES[0]))
    turns.begin_challenge(s, type_, s.active, defender)
    attacking = [_taking_part(s, s.active, name) for name in given.get("attackers") or []]
    defending = [_taking_part(s, defender, name) for name in given.get("defenders") or []]
    if not attacking or (defending and place not in CHALLENGE_PLACES[2:]):
        raise BadInput("A challenge has attackers, and defenders only once they are declared ('defended', 'result').")
    cards.join(
        s, attacking, names.ATTACKING, E_ATTACKS, [c for c in attacking if exceptions.attacks_standing(s, c, type_)]
    )
    cards.join(s, defending, names.DEFENDING, E_DEFENDS, [c for c in defending if exceptions.defends_standing(s, c)])
    turns.record_challenge(s)
    frame = s.book.challenge_frame(s.active, type_, defender)
    assert isinstance(frame, Declaring)
    frame.attackers = attacking
    frame.at = frame.places()[CHALLENGE_PLACES.index(place)]
    s.push(frame)


def _taking_part(s: CardState, seat: int, name: Any) -> int:
    c = _named(s, seat, str(name))
    if s.book.type[s.design[c]] != names.CHARACTER:
        raise BadInput(f"{name} is no character and takes no part in challenges.")
    return c


def one_of(known: tuple[str, ...], what: str, name: Any) -> str:
    if name not in known:
        raise BadInput(f"There is no {what} '{name}'; there are {', '.join(known)}.")
    return str(name)


def renumber(s: CardState, numbers: Any) -> None:
    """Give the cards, in the order in which a position names them, the numbers they had in a match."""
    if not isinstance(numbers, list) or sorted(numbers) != list(range(len(s.design))):
        raise BadInput(f"In a position 'numbers' lists the numbers 0 to {len(s.design) - 1}, each once.")
    new: list[int] = numbers
    old = sorted(range(len(new)), key=lambda k: new[k])
    s.design, s.zone, s.owner = [s.design[k] for k in old], [s.zone[k] for k in old], [s.owner[k] for k in old]
    s.ctrl, s.flags, s.power = [s.ctrl[k] for k in old], [s.flags[k] for k in old], [s.power[k] for k in old]
    s.tokens, s.seen = [s.tokens[k] for k in old], [s.seen[k] for k in old]
    s.host = [new[s.host[k]] if s.host[k] != NONE else NONE for k in old]
    s.hand, s.deck, s.discard = _renamed(s.hand, new), _renamed(s.deck, new), _renamed(s.discard, new)
    s.dead, s.plots, s.used = _renamed(s.dead, new), _renamed(s.plots, new), _renamed(s.used, new)
    s.play = _renamed(s.play, new)
    s.faction, s.revealed = [new[c] for c in s.faction], [new[c] if c >= 0 else c for c in s.revealed]
    s.book.renumber(s, new)
    s.forget_designs()


def _renamed(piles: list[tuple[int, ...]], new: list[int]) -> list[tuple[int, ...]]:
    return [tuple([new[c] for c in pile]) for pile in piles]


def fill(s: CardState, p: int, given: dict[str, Any], filler: str, plot: str) -> None:
    """Piles of a seat. filler, plot: what lies below the cards named, and the plot when none is."""
    s.gold[p] = number(given, "gold")
    s.limited_played[p] = number(given, "limited")
    s.hand[p] = tuple([add(s, p, str(n), names.HAND) for n in given.get("hand") or []])
    s.discard[p] = tuple([add(s, p, str(n), names.DISCARD) for n in given.get("discard") or []])
    s.dead[p] = tuple([add(s, p, str(n), names.DEAD) for n in given.get("dead") or []])
    s.used[p] = tuple([add(s, p, str(n), names.USED) for n in given.get("used") or []])
    shown = given.get("plot", plot)  # none before the first plot phase
    s.revealed[p] = add(s, p, str(shown), names.REVEALED) if shown is not None else NONE
    s.plots[p] = tuple([add(s, p, str(n), names.PLOTS) for n in given.get("plots", [plot])])
    top = [str(n) for n in given.get("deck") or []]
    below = number(given, "below", CARDS_BELOW)
    s.deck[p] = tuple([add(s, p, n, names.DECK) for n in [*[filler] * below, *top[::-1]]])
    for key, zone in APART:
        for n in given.get(key) or []:
            add(s, p, str(n), zone)


def fill_play(s: CardState, given: dict[str, Any]) -> None:
    """Cards in play of all seats: attachments last, as their hosts may be anybody's."""
    listed = [[_entry(x) for x in (given.get(chr(65 + p)) or {}).get("play") or []] for p in range(s.n)]
    placed: list[dict[int, int]] = [{} for _ in listed]
    for hosted in (False, True):
        for p, entries in enumerate(listed):
            for i, fields in enumerate(entries):
                if bool(fields.get("on")) == hosted:
                    placed[p][i] = _in_play(s, p, fields)
    s.play = [tuple([found[i] for i in sorted(found)]) for found in placed]  # as they are listed


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


def _in_play(s: CardState, p: int, fields: dict[str, Any]) -> int:
    owner = seat_named(s, fields.get("owner", chr(65 + p)))
    name = str(fields["name"])
    c = add(s, owner, name, names.PLAY)
    d = s.design[c]
    if s.book.type[d] == names.EVENT:
        raise BadInput(f"{name} is an event and never lies in play.")
    titles = s.book.title
    for q in range(s.n):
        for x in s.play[q]:
            if s.book.unique[d] and titles[s.design[x]] == titles[d] and (s.owner[x] == owner or q == p):
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
    s.tokens[c] = _tokens(fields)
    s.host[c] = host
    copies = number(fields, "duplicates")
    if copies and not s.book.unique[d]:
        raise BadInput(f"{name} is not unique and has no duplicates.")
    for _ in range(copies):
        x = add(s, owner, str(fields["name"]), names.DUPLICATE)
        s.ctrl[x] = p
        s.host[x] = c
    return c


def _tokens(fields: dict[str, Any]) -> int:
    """How many tokens of the card's own text lie on it, or all its tokens by name: [token, token, poison]."""
    if not isinstance(fields.get("tokens"), list):
        return number(fields, "tokens")
    return sum([cards.TOKENS[one_of(tuple(cards.TOKENS), "kind of token", name)] for name in fields["tokens"]])


def _host(s: CardState, p: int, named: str, name: str) -> int:
    """`robb_stark`, or `robb_stark@B` when it is another seat's."""
    word, _, whose = named.partition("@")
    host = _named(s, seat_named(s, whose) if whose else p, word)
    if s.book.type[s.design[host]] != names.CHARACTER:
        raise BadInput(f"{named} is no character, so {name} cannot lie on it.")
    return host


def _named(s: CardState, seat: int, name: str) -> int:
    """`robb_stark`, or `ranging_party#2` for the second of those a seat has in play."""
    word, _, copy = name.partition("#")
    found = [x for x in s.play[seat] if s.book.slugs[s.design[x]] == slug(word)]
    which = int(copy) if copy.isdigit() else 1
    if not 1 <= which <= len(found):
        raise BadInput(f"There is no {name} in play with {chr(65 + seat)}.")
    return found[which - 1]


# ---------------------------------------------------------------- writing
def write(s: CardState, of_seat: Callable[[int], dict[str, Any]]) -> dict[str, Any]:
    """The inverse of `build`, as far as its words go; nothing where they cannot say what lies where (set-up, a draft,
    cards that are not what is printed on them). of_seat: what a game says of a seat besides its piles."""
    if s.over or s.phase == names.P_SETUP or names.OFFERED in s.zone:
        return {}
    slugs, numbers = [s.book.slugs[d] for d in s.design], [c for p in range(s.n) for c in _numbered(s, p)]
    lying = [c for p in range(s.n) for c in s.play[p]]
    for hosted in (False, True):
        for c in lying:
            if (s.host[c] != NONE) == hosted:
                under = cards.duplicates(s, c)
                if any([slugs[x] != slugs[c] or s.flags[x] for x in under]) or s.book.type[s.design[c]] == names.EVENT:
                    return {}
                numbers += [c, *under]
    aside = [c for c, zone in enumerate(s.zone) if zone == names.ASIDE]
    numbers += aside
    if sorted(numbers) != list(range(len(s.design))):
        return {}
    out: dict[str, Any] = {"round": s.round, "first": chr(65 + s.first), "phase": names.PHASES[s.phase]}
    out.update(_place(s))
    out["seats"] = {chr(65 + p): {**of_seat(p), **_piles(s, p, slugs)} for p in range(s.n)}
    if aside:
        out["aside"] = [slugs[c] for c in aside]
    out["numbers"] = numbers
    return out


def _numbered(s: CardState, p: int) -> list[int]:
    """The cards of a seat that are not in play, in the order in which `fill` names them."""
    apart = [c for _, zone in APART for c, lies in enumerate(s.zone) if lies == zone and s.owner[c] == p]
    side = [c for c, lies in enumerate(s.zone) if lies == names.SIDE and s.owner[c] == p]
    revealed = [s.revealed[p]] if s.revealed[p] != NONE else []
    return [*side, *s.hand[p], *s.discard[p], *s.dead[p], *s.used[p], *revealed, *s.plots[p], *s.deck[p], *apart]


def _place(s: CardState) -> dict[str, Any]:
    """Whose turn it is and where in it, as far as the frames tell."""
    out: dict[str, Any] = {}
    for frame in s.stack:
        if isinstance(frame, TurnsPhase) and s.active >= 0:
            out["active"] = chr(65 + s.active)
        if isinstance(frame, ActionWindow) and isinstance(s.stack[1], MarshalPhase):
            out["at"] = TURN
        elif isinstance(frame, ActionWindow) and not isinstance(s.stack[1], TurnsPhase):
            out["at"] = LAST_WINDOW
        if isinstance(frame, Declaring) and BEFORE_DEFENCE <= frame.stage() <= AFTER_DEFENCE:
            defender = challenges.defender(s)
            attacking = [_name(s, c) for c in s.play[s.active] if s.flags[c] & names.ATTACKING]
            defending = [_name(s, c) for c in s.play[defender] if s.flags[c] & names.DEFENDING]
            if attacking and (frame.stage() == AFTER_DEFENCE or not defending):
                out["challenge"] = {
                    "type": names.CHALLENGES[challenges.type_of(s)],
                    "defender": chr(65 + defender),
                    "attackers": attacking,
                    "defenders": defending,
                    "at": CHALLENGE_PLACES[frame.stage() - BEFORE_DEFENCE],
                }
    return out


def _name(s: CardState, c: int) -> str:
    """As `_named` reads it."""
    twins = [x for x in s.play[s.ctrl[c]] if s.design[x] == s.design[c]]
    word = s.book.slugs[s.design[c]]
    return word if twins[0] == c else f"{word}#{twins.index(c) + 1}"


def _piles(s: CardState, p: int, slugs: list[str]) -> dict[str, Any]:
    out: dict[str, Any] = {"plot": slugs[s.revealed[p]] if s.revealed[p] != NONE else None}
    apart = {key: [slugs[c] for c in _numbered(s, p) if s.zone[c] == zone] for key, zone in APART}
    piles = {"hand": s.hand[p], "discard": s.discard[p], "dead": s.dead[p], "used": s.used[p]}
    said = {
        "gold": s.gold[p],
        "power": s.power[s.faction[p]],
        "limited": s.limited_played[p],
        **{key: [slugs[c] for c in pile] for key, pile in piles.items()},
        **apart,
        "play": [_entry_of(s, c, p) for c in s.play[p]],
    }
    out.update({key: value for key, value in said.items() if value})
    return {**out, "plots": [slugs[c] for c in s.plots[p]], "deck": [slugs[c] for c in s.deck[p][::-1]], "below": 0}


def _entry_of(s: CardState, c: int, p: int) -> Any:
    """A card in play: its name, or what is special about it."""
    word = s.book.slugs[s.design[c]]
    fields: dict[str, Any] = {"kneeling": bool(s.flags[c] & names.KNEELING), "power": s.power[c], "tokens": s.tokens[c]}
    if s.tokens[c] >= cards.TOKENS["poison"]:
        fields["tokens"] = ["token"] * cards.tokens_on(s, c) + ["poison"]
    if s.host[c] != NONE:
        host = s.host[c]
        fields["on"] = _name(s, host) if s.ctrl[host] == p else f"{_name(s, host)}@{chr(65 + s.ctrl[host])}"
    fields["duplicates"] = len(cards.duplicates(s, c))
    if s.owner[c] != p:
        fields["owner"] = chr(65 + s.owner[c])
    said = {key: value for key, value in fields.items() if value}
    return {"name": word, **said} if said else word
