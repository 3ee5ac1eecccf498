"""State to JSON and back, for any game: columns by name, frames by class name.

Rule 1 of the architecture (state is data) is what makes this page short.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from greathall.kernel.errors import BadInput
from greathall.kernel.state import Ask, Frame, State

KERNEL_FIELDS = ("n", "rng", "script", "answer", "answerer", "over", "winners", "hidden_shown")


def _plain(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_plain(v) for v in value]
    return value


def encode(s: State, columns: tuple[str, ...]) -> dict[str, Any]:
    """Everything in the state that is not derived from the rest."""
    out: dict[str, Any] = {name: _plain(getattr(s, name)) for name in KERNEL_FIELDS}
    for name in columns:
        out[name] = _plain(getattr(s, name))
    out["stack"] = [[type(f).__name__, f.at, f.who, f.a, f.b, f.c, list(f.items)] for f in s.stack]
    out["asks"] = [[a.seat, a.kind, list(a.options)] for a in s.asks]
    return out


def decode_into(s: State, data: dict[str, Any], columns: tuple[str, ...], frames: dict[str, type[Frame[Any]]]) -> None:
    """Fill a blank state. Lists of lists become lists of tuples: that is how states hold records."""
    for name in (*KERNEL_FIELDS, *columns):
        if name not in data:
            raise BadInput(f"The saved position has no '{name}'.")
        value = data[name]
        if isinstance(value, list):
            value = [tuple(v) if isinstance(v, list) else v for v in value]
        setattr(s, name, value)
    s.stack = []
    for name, at, who, a, b, c, items in data["stack"]:
        if name not in frames:
            raise BadInput(f"The saved position is inside '{name}', which this version does not know.")
        f = frames[name](who, a, b, c, list(items))
        f.at = at
        s.stack.append(f)
    s.asks = [Ask(seat, kind, list(options)) for seat, kind, options in data["asks"]]


def to_text(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def fingerprint(data: dict[str, Any]) -> str:
    return hashlib.sha256(to_text(data).encode()).hexdigest()[:16]
