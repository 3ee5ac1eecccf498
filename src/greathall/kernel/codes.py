"""Option codes as tables: what a game can be asked, and how a number says it.

An option is one int, `verb number * span + argument`. The argument holds the fields of the verb like the digits of a
number. A game lists its verbs once (the five games in tables.toml, from which codes.py is generated); this module takes
codes apart and lists them all.
"""

from __future__ import annotations

from collections.abc import Callable

from greathall.kernel.game import Described


class Verb:
    """One kind of option: its word, and its fields as (name, type).

    `counts` says how many values each field takes. `spans` says how many its digit has room for, at least as many.
    Arguments below `least` are never used.
    """

    __slots__ = ("counts", "fields", "least", "name", "spans")

    def __init__(
        self,
        name: str,
        fields: list[tuple[str, str]] | None = None,
        counts: list[int] | None = None,
        spans: list[int] | None = None,
        least: int = 0,
    ) -> None:
        self.name = name
        self.fields = fields or []
        self.counts = counts or []
        self.spans = spans or self.counts
        self.least = least

    def values(self, argument: int) -> list[int]:
        """The values of the fields, in their order."""
        out = []
        for span in reversed(self.spans[1:]):
            argument, value = divmod(argument, span)
            out.append(value)
        return [argument, *reversed(out)] if self.fields else []

    def argument(self, values: list[int]) -> int:
        """The argument that says these values."""
        out = 0
        for value, span in zip(values, self.spans, strict=True):
            out = out * span + value
        return out

    def all_arguments(self) -> list[int]:
        """Every argument that can ever be an option."""
        found = [0]
        for count, span in zip(self.counts, self.spans, strict=True):
            found = [argument * span + value for argument in found for value in range(count)]
        return [argument for argument in found if argument >= self.least]

    def is_about(self, type_: str) -> bool:
        """Is any of the fields of this type?"""
        return any([t == type_ for _, t in self.fields])


class Codes:
    """The verbs of a game by number, and what follows from them."""

    def __init__(self, span: int, verbs: dict[int, Verb]) -> None:
        self.span = span
        self.verbs = verbs

    def verb(self, code: int) -> Verb:
        return self.verbs[code // self.span]

    def values(self, code: int) -> list[int]:
        return self.verb(code).values(code % self.span)

    def describe(self, code: int) -> Described:
        """An option taken apart for people."""
        verb = self.verb(code)
        values = verb.values(code % self.span)
        return Described(verb.name, [(field, type_, values[i]) for i, (field, type_) in enumerate(verb.fields)])

    def all(self) -> list[int]:
        """Every code that can ever be an option, on any table."""
        return [n * self.span + argument for n, verb in self.verbs.items() for argument in verb.all_arguments()]


class Words:
    """How values are named: keys of the locale files, or '=' and the name itself.

    `words` has the types whose values have a word of their own, in the order of their numbers; `others` answers for
    types that need more than a list. A masked value (-1) is `<type>-unknown`, a seat that is none `seat-nobody`.
    """

    def __init__(
        self, seats: int, words: dict[str, tuple[str, ...]], others: dict[str, Callable[[int], str]] | None = None
    ) -> None:
        self.seats = seats
        self.words = words
        self.others = others or {}

    def key(self, type_: str, value: int) -> str:
        words = self.words.get(type_)
        if words is not None:
            return f"{type_}-{words[value]}" if 0 <= value < len(words) else f"{type_}-unknown"
        if type_ in self.others:
            return self.others[type_](value)
        if type_ == "seat":
            return f"seat-{value + 1}" if 0 <= value < self.seats else "seat-nobody"
        if type_ == "number":
            return f"={value}"
        raise ValueError(f"The game has no values of type '{type_}'.")
