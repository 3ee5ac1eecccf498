"""Frames hold what they gathered in slots with names: every one of them is copied and stored."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games import registry
from greathall.kernel import codec
from greathall.kernel.face import GameOfParts
from greathall.kernel.state import Frame
from tests.native import on_sources


def all_frames() -> list[Any]:
    found = []
    for game_id in registry.ids():
        game = registry.get(game_id)
        assert isinstance(game, GameOfParts)
        found += [pytest.param(kind, id=f"{game_id}-{name}") for name, kind in game.parts.frames.items()]
    return found


def filled(kind: type[Frame[Any]]) -> Frame[Any]:
    """A frame in which every slot holds something else. What kind of value a slot takes is seen in a new frame."""
    try:
        sample: Any = kind()
    except TypeError:  # it cannot be made without arguments
        sample = None
    frame = kind.__new__(kind)
    for number, slot in enumerate(codec.slots_of(kind), 1):
        held = getattr(sample, slot, None)
        if isinstance(held, bool):
            value: Any = not held
        elif isinstance(held, str):
            value = f"text {number}"
        elif isinstance(held, list):
            value = [1000 + number]
        else:
            value = 1000 + number
        setattr(frame, slot, value)
    return frame


@pytest.mark.parametrize("kind", all_frames())
def test_a_copy_holds_everything(kind: type[Frame[Any]]) -> None:
    frame = filled(kind)
    other = frame.copy()
    assert type(other) is kind
    registers = ("a", "b", "c", "items") if kind.copy is not Frame.copy else ()  # a frame with named slots uses none
    for slot in codec.slots_of(kind):
        if slot in registers:
            continue
        assert getattr(other, slot) == getattr(frame, slot), slot


@on_sources
def test_slots_of_base_classes_belong_to_a_frame() -> None:
    class Base(Frame[Any]):
        __slots__ = ("own",)

    class Derived(Base):
        __slots__ = ("more",)

    assert {"at", "who", "own", "more"} <= set(codec.slots_of(Derived))
