"""Views and their differences: what is sent when something has changed."""

from __future__ import annotations

from typing import Any

from greathall.kernel.game import Game
from greathall.kernel.state import NOBODY, State

View = dict[str, Any]


def _indexed(overlay: View) -> View:
    for key, value in overlay.items():
        if _objects(value):
            overlay[key] = {str(i): x for i, x in enumerate(value)}
    return overlay


def public_view(game: Game, state: State) -> View:
    return game.view(state, NOBODY)


def overlay_of(game: Game, state: State, seat: int, public: View) -> View:
    """What a seat sees instead of the public view; nothing for a spectator."""
    if seat < 0:
        return {}
    overlay = game.overlay(state, seat)
    _indexed(overlay)
    return {k: v for k, v in overlay.items() if public.get(k, _ABSENT) != v}


def seat_view(game: Game, state: State, seat: int) -> View:
    return game.view(state, seat)


def _objects(value: Any) -> bool:
    return type(value) is list and bool(value) and type(value[0]) is dict


def diff(old: View, new: View) -> View:
    """Every key whose value changed; objects key by key, lists of objects as an object of indexes."""
    out: View = {}
    for key, value in new.items():
        before = old.get(key, _ABSENT)
        if before is value:
            continue
        if type(value) is dict and type(before) is dict:
            changed = diff(before, value)
            if changed:
                out[key] = changed
        elif _objects(value) and type(before) is list and len(before) == len(value):
            changed = {str(i): diff(a, b) for i, (a, b) in enumerate(zip(before, value, strict=True)) if a != b}
            if changed:
                out[key] = changed
        elif before != value:
            out[key] = value
    return out


def apply(view: View, patch: View) -> View:
    """A new view with the patch applied (as clients do it)."""
    out = dict(view)
    for key, value in patch.items():
        before = out.get(key)
        if type(value) is dict and type(before) is dict:
            out[key] = apply(before, value)
        elif type(value) is dict and type(before) is list:
            out[key] = [apply(s, value[str(i)]) if str(i) in value else s for i, s in enumerate(before)]
        else:
            out[key] = value
    return out


def seat_patch(patch: View, was: View, now: View, old: Any, new: Any) -> View:
    """The public patch as one seat gets it: `was` and `now` are its overlays on the public views `old` and `new`.

    Where the seat gets just what everybody gets, that is the public patch itself and no copy.
    """
    same = was == now
    if same and patch.keys().isdisjoint(now):
        return patch
    out = dict(patch)
    for key in now if same else now.keys() | was.keys():
        a, b = was.get(key, _ABSENT), now.get(key, _ABSENT)
        if key not in patch and (same or a == b):
            continue
        before, after = _part(old, key), _part(new, key)
        if _nested(a) and _nested(b) and type(before) is type(after) and type(after) in (dict, list):
            a, b = ({} if x is _ABSENT else x for x in (a, b))
            inner = seat_patch(patch.get(key, {}), a, b, before, after)
        else:
            value = after if b is _ABSENT else apply({key: after}, {key: b})[key]
            if (before if a is _ABSENT else apply({key: before}, {key: a})[key]) != value:
                out[key] = value
                continue
            inner = {}
        if inner:
            out[key] = inner
        else:
            out.pop(key, None)
    return out


_ABSENT: Any = object()


def _nested(overlay: Any) -> bool:
    return overlay is _ABSENT or type(overlay) is dict


def _part(view: Any, key: str) -> Any:
    return view[int(key)] if type(view) is list else view.get(key)
