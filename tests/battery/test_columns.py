"""What the tables say of a state's columns is true: who sees them, and that their content is counted."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

import pytest

from greathall.games import registry
from greathall.kernel.rng import Rng
from greathall.kernel.state import NOBODY, UNKNOWN, State

from .tables import TABLES
from .walk import new_state, positions


def some_positions(game_id: str) -> Iterator[State]:
    for seats, options in TABLES[game_id][:3]:
        _, start = new_state(game_id, seats, options, "columns")
        yield from (s for s in positions(start, Rng("columns"), 60) if not s.over)


def flat(value: object) -> list[object]:
    return [x for v in value for x in flat(v)] if isinstance(value, (list, tuple)) else [value]


@pytest.mark.parametrize("game_id", TABLES)
def test_columns_are_seen_by_whom_the_table_says(game_id: str) -> None:
    columns = importlib.import_module(f"greathall.games.{game_id}.columns")
    for s in some_positions(game_id):
        for seat in range(NOBODY, s.n):
            mask = s.mask(seat)
            for name in columns.COLUMNS:
                shown, real = getattr(mask, name), getattr(s, name)
                seen = columns.SEEN.get(name, "all")
                if seen == "all":
                    assert shown == real, name
                elif seen == "nobody":
                    assert len(shown) == len(real) and set(flat(shown)) <= {UNKNOWN}, name
                elif seen.startswith("own"):
                    for p, entry in enumerate(shown):
                        hidden = () if seen == "own or nothing" else None
                        if p == seat:
                            assert entry == real[p], name
                        else:
                            assert entry == hidden if hidden is not None else set(flat(entry)) <= {UNKNOWN}, name


def with_one_less(column: list[object]) -> list[object] | None:
    """The column after something in it was lost: a card less in a pile, or a count lower by one."""
    for i, entry in enumerate(column):
        if isinstance(entry, tuple) and entry:
            return [*column[:i], entry[1:], *column[i + 1 :]]
        if isinstance(entry, int) and entry > 0:
            return [*column[:i], entry - 1, *column[i + 1 :]]
    return None


@pytest.mark.parametrize("game_id", TABLES)
def test_whatever_is_lost_from_a_counted_column_is_noticed(game_id: str) -> None:
    columns = importlib.import_module(f"greathall.games.{game_id}.columns")
    game = registry.get(game_id)
    tried = set()
    for s in some_positions(game_id):
        for name in columns.COUNTED:
            value = getattr(s, name)
            less = value - 1 if isinstance(value, int) and value else with_one_less(value) if value else None
            if less is not None:
                tried.add(name)
                t = s.clone()
                setattr(t, name, less)
                assert game.conserved(t), name
    assert tried
