"""Positions written down: any state of any game as a position of a scenario that builds the very same state.

A game writes what its words can say (`Game.write_position`). The kernel builds that position back and compares it with
the state: what differs is added in plain data, as `stored` (columns of the state by name) and `stack` (frames by name
with their slots). So the result is exact in every game; the better a game's words, the shorter the rest.
"""

from __future__ import annotations

import textwrap
from typing import Any, Final

import yaml

from greathall.kernel import codec
from greathall.kernel.errors import BadInput
from greathall.kernel.game import Game
from greathall.kernel.rng import Rng, seed_state
from greathall.kernel.state import UNKNOWN, Frame, State

STORED: Final = "stored"
STACK: Final = "stack"
ASKED: Final = "asked"  # the seats in the order in which they are asked, where it is not the frame's
KERNEL_KEYS: Final = (STORED, STACK, ASKED)  # words of a position that every game understands
# Of an encoded state: what is said elsewhere in a scenario, or does not belong to the position.
NOT_STORED: Final = ("stack", "asks", "table", "n", "hidden_shown")
LINE: Final = 118  # what fits into a line of YAML stays in one


# ---------------------------------------------------------------- writing
def write(game: Game, s: State, options: dict[str, str]) -> dict[str, Any]:
    """The position of `s` in the words of its game, and in plain data what the words leave out."""
    words = game.write_position(s)
    target = game.encode(s)
    built = game.encode(game.position(words, s.n, options))
    out = dict(words)
    stored = {k: v for k, v in target.items() if k not in NOT_STORED and built[k] != v}
    if stored:
        out[STORED] = stored
    if built["stack"] != target["stack"]:
        out[STACK] = [short_frame(f) for f in s.stack]
    asked = [a.seat for a in s.asks]
    if [a.seat for a in game.position(out, s.n, options).asks] != asked:
        out[ASKED] = asked
    return out


def short_frame(frame: Frame[Any]) -> dict[str, Any]:
    """A frame with those of its slots that a new frame of its kind does not have."""
    data = codec.encode_frame(frame)
    usual = _usual(type(frame))
    return {"frame": data.pop("frame"), **{k: v for k, v in data.items() if k not in usual or usual[k] != v}}


def _usual(kind: type[Frame[Any]]) -> dict[str, Any]:
    """The slots of a new frame; nothing where a frame cannot be made without arguments."""
    try:
        return codec.encode_frame(kind())
    except TypeError:
        return {}


def seen_by(game: Game, s: State, seat: int, seed: str) -> State:
    """A whole state in which only what `seat` may know is true: what is hidden from it is dealt anew by `seed`. It is
    made of the seat's mask alone, so that nothing else can be read from it."""
    seen = game.determinize(s.mask(seat), seat, Rng(seed))
    if seen.answerer != seat:
        seen.answer = UNKNOWN
    return seen


def document(
    game: Game, s: State, options: dict[str, str], title: str, source: str, eyes: list[int] | None = None
) -> dict[str, Any]:
    """A scenario that stands at this position and expects the questions that are open there. `eyes`: only those of
    these seats, for what others could choose is not theirs to know."""
    usual = game.check_options({})
    out: dict[str, Any] = {
        "scenario": title,
        "game": game.id,
        "touches": sorted({game.rule_of(s, a) for a in s.asks}) or [game.ended_by(s)],
        "source": source,
        "players": s.n,
    }
    changed = {k: v for k, v in options.items() if usual[k] != v}
    if changed:
        out["options"] = changed
    if s.key:  # a scenario has no key: it goes on with numbers it is given, or with some of its own
        s = s.clone()
        s.use_seed(seed_state(title))
    out["position"] = write(game, s, options)
    asks = [a for a in s.asks if eyes is None or a.seat in eyes]
    offered = {game.seat_name(s, a.seat): [game.option_words(s, c) for c in a.options] for a in asks}
    if offered:
        out["steps"] = [{"options": offered}]
    return out


def stack_lines(s: State) -> list[str]:
    """The frame stack for a person: the outermost frame first, with what each one does and holds."""
    out = []
    for frame in s.stack:
        said = (type(frame).__doc__ or "").strip().partition("\n")[0]
        held = {k: v for k, v in short_frame(frame).items() if k != "frame"}
        out.append(f"{type(frame).__name__} {_flow(held)}  {said}".rstrip())
    return out


# ---------------------------------------------------------------- reading
def lay_over(game: Game, s: State, text: dict[str, Any], frames: dict[str, type[Frame[Any]]]) -> State:
    """A position built from words, with `stored` and `stack` of its text in place of what the words gave."""
    data = game.encode(s)
    for name, value in _mapping(text, STORED).items():
        if name in NOT_STORED or name not in data:
            known = ", ".join(sorted(k for k in data if k not in NOT_STORED))
            raise BadInput(f"A state of {game.id} has no column '{name}'; it has {known}.")
        if _shape(value) != _shape(data[name]):
            raise BadInput(f"The column '{name}' holds {_shape(data[name])}, not {_shape(value)}.")
        data[name] = value
    if STACK in text:
        data["stack"] = [_whole_frame(frame, frames) for frame in text[STACK]]
    out = game.decode(data)
    if out.over:
        out.asks = []
        return out
    if not out.stack:
        raise BadInput("The stack of a position has at least one frame, unless the game is over.")
    out.reask()
    order = text.get(ASKED, [a.seat for a in out.asks])
    if not isinstance(order, list) or {a.seat for a in out.asks} != set(order):
        asked = ", ".join(str(a.seat) for a in out.asks)
        raise BadInput(f"In a position '{ASKED}' lists the seats that are asked, in their order; asked are {asked}.")
    out.asks.sort(key=lambda a: order.index(a.seat))
    return out


def _mapping(text: dict[str, Any], key: str) -> dict[str, Any]:
    value = text.get(key) or {}
    if not isinstance(value, dict):
        raise BadInput(f"In a position '{key}' is a mapping of names to values.")
    return value


def _shape(value: Any) -> str:
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true or false"
    return "a number" if isinstance(value, int) else "text" if isinstance(value, str) else "something else"


def _whole_frame(given: Any, frames: dict[str, type[Frame[Any]]]) -> dict[str, Any]:
    if not isinstance(given, dict) or given.get("frame") not in frames:
        name = given.get("frame") if isinstance(given, dict) else given
        raise BadInput(f"There is no frame '{name}'; there are {', '.join(sorted(frames))}.")
    kind = frames[given["frame"]]
    slots = codec.slots_of(kind)
    for slot in given:
        if slot != "frame" and slot not in slots:
            raise BadInput(f"The frame {given['frame']} has no '{slot}'; it has {', '.join(slots)}.")
    return {**_usual(kind), **given}


# ---------------------------------------------------------------- as text
def to_yaml(value: Any, indent: int = 0) -> str:
    """YAML that a person likes to read: in one line what fits, the rest line by line."""
    pad = " " * indent
    if isinstance(value, dict) and value:
        return "".join([_entry(f"{pad}{_flow(k)}:", v, indent) for k, v in value.items()])
    if isinstance(value, list) and value:
        return "".join([_entry(f"{pad}-", v, indent) for v in value])
    return f"{pad}{_flow(value)}\n"


def _entry(head: str, value: Any, indent: int) -> str:
    line = f"{head} {_flow(value)}"
    plain = not isinstance(value, (dict, list)) or not value
    if plain or len(line) <= LINE:
        return f"{line}\n"
    if not _deep(value):
        pad = " " * (indent + 2)
        lines = textwrap.wrap(_flow(value), LINE, initial_indent=pad, subsequent_indent=pad)
        return "\n".join([head, *lines, ""])
    block = to_yaml(value, indent + 2)
    return f"{head} {block.lstrip()}" if head.endswith("-") else f"{head}\n{block}"


def _deep(value: Any) -> bool:
    """Does it hold anything but numbers? Such things get lines of their own, numbers fill lines."""
    values = value.values() if isinstance(value, dict) else value
    return isinstance(value, dict) or any([isinstance(v, (dict, list, str)) for v in values])


def _flow(value: Any) -> str:
    """In one line."""
    text: str = yaml.safe_dump(
        value, default_flow_style=True, sort_keys=False, allow_unicode=True, width=float("inf")
    )  # fmt: skip
    return text.removesuffix("\n").removesuffix("\n...")
