"""What a scenario can expect of a position in every game: facts, sums, views, what was told, what a seat can tell.

A game has its own facts (`Game.fact`). These words stand before a seat or a fact and mean the same everywhere:

    sum hand_size: 12                    a fact of a seat, added up over all seats
    view blue: {offer: null}             what a seat sees; only what is named is compared
    told blue: [steals resource=ore]     events of the last step as the seat was told them, in this order
    untold red: [steals resource=ore]    no such event was told
    can_tell blue: [hand red]            the fact follows from what the seat may know
    cannot_tell red: [hand blue]         it does not
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.kernel.errors import BadInput
from greathall.kernel.game import Game
from greathall.kernel.rng import Rng
from greathall.kernel.state import NOBODY, State

SPECTATOR: Final = "nobody"
GUESSES: Final = 12  # so often what a seat cannot know is dealt anew, to see which facts stay


class Failed(Exception):
    """The scenario did not go as written; the text says where and why."""


def seat_called(game: Game, s: State, name: str, otherwise: str = "") -> int:
    for seat in range(s.n):
        if game.seat_name(s, seat) == name:
            return seat
    names = ", ".join(game.seat_name(s, p) for p in range(s.n))
    raise BadInput(f"'{name}' is neither a seat ({names}) {otherwise or f'nor {SPECTATOR}'}.")


def check(game: Game, s: State, expected: dict[str, Any]) -> None:
    """Compare the position with what is expected of it; raises Failed at the first difference."""
    if not isinstance(expected, dict):
        raise BadInput("What is expected is a mapping of facts to values.")
    for name, want in expected.items():
        head, _, rest = str(name).partition(" ")
        if head == "sum" and rest:
            _same(str(name), added_up(game, s, rest), want)
        elif head in _OF_SEATS and rest:
            seat = NOBODY if rest == SPECTATOR else seat_called(game, s, rest)
            _OF_SEATS[head](game, s, seat, want)
        else:
            _same(str(name), game.fact(s, str(name)), game.fact_value(str(name), want))


def _same(name: str, have: Any, want: Any) -> None:
    if have != want:
        raise Failed(f"{name} is {have}, expected {want}.")


def added_up(game: Game, s: State, fact: str) -> Any:
    """A fact of a seat, added up over all seats: a number, or numbers by name."""
    found = [game.fact(s, f"{fact} {game.seat_name(s, seat)}") for seat in range(s.n)]
    if all([isinstance(v, dict) for v in found]):
        added: dict[str, int] = {}
        for counts in found:
            for key, count in counts.items():
                added[key] = added.get(key, 0) + count
        return added
    if not all([isinstance(v, int) for v in found]):
        raise BadInput(f"'{fact}' cannot be added up: it is not a number.")
    return sum(found)


# ---------------------------------------------------------------- views
def _view(game: Game, s: State, seat: int, want: Any) -> None:
    _within(game.view_asked(s, seat), want, "the view")


def _within(have: Any, want: Any, where: str) -> None:
    """Everything in `want` is in `have`: mappings by key (of a list, by number), all else as a whole."""
    if not isinstance(want, dict):
        if have != want:
            raise Failed(f"{where} is {have}, expected {want}.")
        return
    for key, value in want.items():
        keys = list(have) if isinstance(have, dict) else list(range(len(have))) if isinstance(have, list) else []
        if key not in keys:
            raise BadInput(f"In {where} there is no '{key}'; there is {', '.join([str(k) for k in keys]) or have}.")
        _within(have[key], value, f"{where}, {key}")


# ---------------------------------------------------------------- events
def event_words(game: Game, s: State, event: tuple[int, ...]) -> str:
    """An event in words: `steals seat=blue victim=red resource=ore`, `?` for what is hidden."""
    said = game.describe_event(event)
    words = [said.name]
    for field, type_, value in said.args:
        if type_ == "seat":
            text = game.seat_name(s, value) if 0 <= value < s.n else SPECTATOR
        elif value == -1 and type_ != "number":
            text = "?"
        else:
            text = game.value_key(type_, value).removeprefix(f"{type_}-").removeprefix("=")
        words.append(f"{field}={text}".replace(" ", "_"))
    return " ".join(words)


def _told_words(game: Game, s: State, seat: int) -> list[list[str]]:
    return [event_words(game, s, game.see_event(e, seat)).split() for e in s.events or []]


def _patterns(game: Game, want: Any) -> list[list[str]]:
    """Expected events as words; a name or a field that no event has is an error."""
    kinds = {kind.name: [field for field, _ in kind.fields] for kind in game.event_kinds()}
    out = []
    for text in want if isinstance(want, list) else [want]:
        words = str(text).split()
        if not words or words[0] not in kinds:
            raise BadInput(f"There is no event '{text}'; there are {', '.join(sorted(kinds))}.")
        for word in words[1:]:
            if word.partition("=")[0] not in kinds[words[0]] or "=" not in word:
                fields = ", ".join(kinds[words[0]])
                raise BadInput(f"'{words[0]}' has no '{word}'; its fields, written FIELD=VALUE, are {fields}.")
        out.append(words)
    return out


def _fits(event: list[str], pattern: list[str]) -> bool:
    return event[0] == pattern[0] and all([word in event for word in pattern])


def _told(game: Game, s: State, seat: int, want: Any) -> None:
    events = _told_words(game, s, seat)
    at = 0
    for pattern in _patterns(game, want):
        after = next((i + 1 for i in range(at, len(events)) if _fits(events[i], pattern)), 0)
        if not after:
            raise Failed(f"'{' '.join(pattern)}' was not told (in this order); told was: {_all(events)}.")
        at = after


def _untold(game: Game, s: State, seat: int, want: Any) -> None:
    events = _told_words(game, s, seat)
    for pattern in _patterns(game, want):
        found = [e for e in events if _fits(e, pattern)]
        if found:
            raise Failed(f"'{' '.join(found[0])}' was told.")


def _all(events: list[list[str]]) -> str:
    return "; ".join([" ".join(e) for e in events]) or "nothing"


# ---------------------------------------------------------------- knowledge
def _stays(game: Game, s: State, seat: int, fact: str) -> bool:
    """Is the fact the same whatever the seat cannot know may be?"""
    true = game.fact(s, fact)
    rng = Rng(f"knows {fact}")
    return all([game.fact(game.determinize(s, seat, rng), fact) == true for _ in range(GUESSES)])


def _can_tell(game: Game, s: State, seat: int, want: Any) -> None:
    for fact in want if isinstance(want, list) else [want]:
        if not _stays(game, s, seat, str(fact)):
            raise Failed(f"'{fact}' does not follow from what {game.seat_name(s, seat)} may know.")


def _cannot_tell(game: Game, s: State, seat: int, want: Any) -> None:
    for fact in want if isinstance(want, list) else [want]:
        if _stays(game, s, seat, str(fact)):
            raise Failed(f"'{fact}' is known to {game.seat_name(s, seat)}.")


_OF_SEATS: Final[dict[str, Callable[[Game, State, int, Any], None]]] = {
    "view": _view,
    "told": _told,
    "untold": _untold,
    "can_tell": _can_tell,
    "cannot_tell": _cannot_tell,
}
WORDS: Final = ("sum", *_OF_SEATS)  # words that begin an expectation in every game
