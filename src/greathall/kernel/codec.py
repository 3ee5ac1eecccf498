"""State to JSON and back, for any game: columns by name, frames by class name and their slots by name.

Rule 1 of the architecture (state is data) is what makes this page short.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from greathall.kernel.errors import BadInput
from greathall.kernel.state import Ask, Frame, Record, State

KERNEL_FIELDS = ("n", "rng", "script", "answer", "answerer", "over", "winners", "hidden_shown")


def _plain(value: Any) -> Any:
    if isinstance(value, Record):
        value = value.stored()
    if isinstance(value, (list, tuple)):
        return [_plain(v) for v in value]
    return value


def _held(value: Any) -> Any:
    """Lists of lists become lists of tuples: that is how states and frames hold records."""
    return [tuple(v) if isinstance(v, list) else v for v in value] if isinstance(value, list) else value


def slots_of(kind: type[Any]) -> tuple[str, ...]:
    """The names of everything an instance holds, sorted; the native build keeps them in another place."""
    compiled = getattr(kind, "__mypyc_attrs__", None)
    if compiled is not None:
        return tuple(sorted(name for name in compiled if not name.startswith("__")))
    return tuple(sorted(name for base in kind.__mro__ for name in base.__dict__.get("__slots__", ())))


_SLOTS: dict[type[Any], tuple[str, ...]] = {}


def _slots(kind: type[Any]) -> tuple[str, ...]:
    found = _SLOTS.get(kind)
    if found is None:
        found = _SLOTS[kind] = slots_of(kind)
    return found


def encode_frame(frame: Frame[Any]) -> dict[str, Any]:
    out: dict[str, Any] = {name: _plain(getattr(frame, name)) for name in _slots(type(frame))}
    out["frame"] = type(frame).__name__
    return out


def decode_frame(data: dict[str, Any], frames: dict[str, type[Frame[Any]]]) -> Frame[Any]:
    name = data["frame"]
    if name not in frames:
        raise BadInput(f"The saved position is inside '{name}', which this version does not know.")
    kind = frames[name]
    frame = kind.__new__(kind)
    for slot in _slots(kind):
        if slot not in data:
            raise BadInput(f"The saved position has no '{slot}' in '{name}'.")
        setattr(frame, slot, _held(data[slot]))
    frame.restored()
    return frame


def encode(s: State, columns: tuple[str, ...]) -> dict[str, Any]:
    """Everything in the state that is not derived from the rest."""
    out: dict[str, Any] = {name: _plain(getattr(s, name)) for name in KERNEL_FIELDS}
    if s.key:
        out["key"] = s.key
    for name in columns:
        out[name] = _plain(getattr(s, name))
    out["stack"] = [encode_frame(f) for f in s.stack]
    out["asks"] = [[a.seat, a.kind, list(a.options)] for a in s.asks]
    return out


def decode_into(s: State, data: dict[str, Any], columns: tuple[str, ...], frames: dict[str, type[Frame[Any]]]) -> None:
    """Fill a blank state."""
    for name in (*KERNEL_FIELDS, *columns):
        if name not in data:
            raise BadInput(f"The saved position has no '{name}'.")
        setattr(s, name, _held(data[name]))
    s.key = str(data.get("key", ""))
    s.stack = [decode_frame(frame, frames) for frame in data["stack"]]
    s.asks = [Ask(seat, kind, list(options)) for seat, kind, options in data["asks"]]


def to_text(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def fingerprint(data: dict[str, Any]) -> str:
    return hashlib.sha256(to_text(data).encode()).hexdigest()[:16]
