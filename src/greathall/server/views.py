"""Views and their differences: what is sent when something has changed."""

from __future__ import annotations

from typing import Any, Final

from greathall.kernel.game import Game
from greathall.kernel.state import NOBODY, State

View = dict[str, Any]
_ABSENT: Final[Any] = object()
_NOTHING: Final[View] = {}


def public_view(game: Game, state: State) -> View:
    return game.view(state, NOBODY)


def overlay_of(game: Game, state: State, seat: int, public: View) -> View:
    """What a seat sees instead of the public view; nothing for a spectator. Lists of another length are there whole."""
    return diff(public, game.overlay(state, seat), splices=False) if seat >= 0 else {}


def seat_view(game: Game, state: State, seat: int) -> View:
    return game.view(state, seat)


def diff(old: Any, new: View, splices: bool = True) -> View:
    """Every key whose value changed; `new` may write a list of objects as an object of indexes."""
    out: View = {}
    if type(old) is not dict:
        for key, value in new.items():
            change = _change(_part(old, key), value, splices)
            if change is not _ABSENT:
                out[key] = change
        return out
    was: View = old  # most of what is compared: the type is known, so that it is looked up without asking
    for key, value in new.items():
        before = was.get(key, _ABSENT)
        if before is not value:
            change = _change(before, value, splices)
            if change is not _ABSENT:
                out[key] = change
    return out


def _change(before: Any, value: Any, splices: bool = True) -> Any:
    """What makes one value of another: objects key by key, lists of objects as an object of indexes or as a splice."""
    if before is value or before == value:
        return _ABSENT
    if type(value) is dict:
        if type(before) is dict or type(before) is list:
            return diff(before, value, splices) or _ABSENT
        return value
    if _objects(value) and _objects(before):
        if len(before) == len(value):
            return _changes(before, value, splices)
        if splices:
            return _splice(before, value)
    return value


def _changes(before: list[Any], value: list[Any], splices: bool) -> View:
    """The objects of a list that have changed, by index."""
    out: View = {}
    for i, new in enumerate(value):
        old = before[i]
        if old is not new and old != new:
            out[str(i)] = diff(old, new, splices)
    return out


def _objects(value: Any) -> bool:
    return type(value) is list and bool(value) and type(value[0]) is dict


def _splice(before: list[Any], value: list[Any]) -> View:
    """From where on how many go out, and what comes in for them."""
    most = min(len(before), len(value))
    start = 0
    while start < most and before[start] == value[start]:
        start += 1
    end = 0
    while end < most - start and before[-1 - end] == value[-1 - end]:
        end += 1
    return {"from": start, "out": len(before) - start - end, "in": value[start : len(value) - end]}


def apply(view: View, patch: View) -> View:
    """A new view with the patch applied (as clients do it)."""
    out = dict(view)
    for key, change in patch.items():
        out[key] = _changed(out.get(key), change)
    return out


def _changed(before: Any, change: Any) -> Any:
    if type(change) is not dict or type(before) not in (dict, list):
        return change
    if type(before) is dict:
        return apply(before, change)
    if "in" in change:
        return [*before[: change["from"]], *change["in"], *before[change["from"] + change["out"] :]]
    return [apply(x, change[str(i)]) if str(i) in change else x for i, x in enumerate(before)]


def seat_patch(patch: View, was: View, now: View, old: Any, new: Any) -> View:
    """The public patch as one seat gets it: `was` and `now` are its overlays on the public views `old` and `new`.

    Where the seat gets just what everybody gets, that is the public patch itself and no copy.
    """
    same = was is now or was == now
    if same and patch.keys().isdisjoint(now):
        return patch
    out = dict(patch)
    keys = list(now)
    if not same:
        keys += [key for key in was if key not in now]
    for key in keys:
        a, b = was.get(key, _ABSENT), now.get(key, _ABSENT)
        touched = key in patch
        if not touched and (same or a is b or a == b):
            continue
        before, after = _part(old, key), _part(new, key)
        told: Any = patch[key] if touched else _NOTHING
        change: Any  # of any type: the compiler would take it for a dict
        if _nested(a) and _nested(b) and type(before) is type(after) and _stays(after, told):
            change = seat_patch(told, _NOTHING if a is _ABSENT else a, _NOTHING if b is _ABSENT else b, before, after)
            if change is told and touched:
                continue
            change = change or _ABSENT
        else:
            change = _change(_laid_over(before, a), _laid_over(after, b))
        if change is not _ABSENT:
            out[key] = change
        elif touched:
            del out[key]
    return out


def _nested(overlay: Any) -> bool:
    return overlay is _ABSENT or type(overlay) is dict


def _laid_over(value: Any, overlay: Any) -> Any:
    return value if overlay is _ABSENT else _changed(value, overlay)


def _stays(value: Any, change: Any) -> bool:
    """Is the value one whose parts were changed where they are?"""
    return type(change) is dict and (type(value) is dict or (type(value) is list and "in" not in change))


def _part(view: Any, key: str) -> Any:
    return view[int(key)] if type(view) is list else view.get(key, _ABSENT)
