"""Options that are combinations of numbers (the terms of a truce): put together part by part instead of listed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from greathall.cli.menu import Item

MANY = 12  # combinations that nobody wants to read one by one


@dataclass
class Part:
    """One number of a combination, and what it can still be."""

    field: str
    values: list[int]


def composable(items: Sequence[Item]) -> list[str]:
    """The verbs whose options are put together: of several numbers each, and many."""
    verbs: dict[str, list[Item]] = {}
    for item in items:
        verbs.setdefault(item.said.name, []).append(item)
    return [verb for verb, found in verbs.items() if len(found) > MANY and _numbers(found[0])]


def _numbers(item: Item) -> bool:
    return len(item.said.args) > 1 and all(type_ == "number" for _, type_, _ in item.said.args)


def fitting(items: Sequence[Item], verb: str, chosen: dict[str, int]) -> list[Item]:
    """The options of a verb that agree with what has been chosen so far."""
    out = []
    for item in items:
        has = {field: value for field, _, value in item.said.args}
        if item.said.name == verb and all(has[field] == value for field, value in chosen.items()):
            out.append(item)
    return out


def put_together(items: Sequence[Item], verb: str, ask: Callable[[Part], int | None]) -> Item | None:
    """One option, its numbers asked for one after the other; a number that can be nothing else is not asked for. None
    as an answer takes everything back."""
    chosen: dict[str, int] = {}
    left = fitting(items, verb, chosen)
    for i, (field, _, _) in enumerate(left[0].said.args):
        part = Part(field, sorted({item.said.args[i][2] for item in left}))
        value = part.values[0] if len(part.values) == 1 else ask(part)
        if value is None:
            return None
        chosen[field] = value
        left = fitting(items, verb, chosen)
    return left[0]
