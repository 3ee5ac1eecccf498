"""What a person types, understood: a number, an option in notation (several at once), or the first words of one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from greathall.cli.menu import Item, Menu
from greathall.kernel.game import Game
from greathall.kernel.state import Ask, State
from greathall.texts import Texts
from greathall.texts.reference import fold


@dataclass
class Understood:
    """Either codes to choose one after another, or what is wrong."""

    codes: list[int] = field(default_factory=list)
    refused: str = ""  # the option that is not legal, in notation
    rule: str = ""  # and the rule that forbids it
    several: list[Item] = field(default_factory=list)  # the words fit all of these


def spellings(text: str) -> list[str]:
    """A line as typed, and with small and capital letters as notation has them."""
    text = " ".join(text.split())
    verb, _, rest = text.partition(" ")
    places = re.sub(r"\b[a-z]\d(?:\.[a-z]{1,2})?\b", lambda m: m.group().upper(), text.lower())
    return list(dict.fromkeys([text, f"{verb.lower()} {rest}".strip(), text.lower(), places]))


def by_words(game: Game, state: State, seat: int) -> dict[str, int]:
    """Every option there could ever be, legal or not. A legal one keeps its name; others are named as the seat sees
    them, so that no refusal tells what is hidden."""
    found: dict[str, int] = {}
    for ask in state.asks:
        if ask.seat == seat:
            for code in ask.options:
                found.setdefault(game.option_words(state, code), code)
    seen = state.mask(seat)
    for code in game.codes_in(state):
        found.setdefault(name_for(game, seen, seat, code), code)
    return found


def name_for(game: Game, seen: State, seat: int, code: int) -> str:
    """An option in notation as if it were offered to a seat; `seen` is the seat's masked state, and ours to change."""
    seen.asks = [Ask(seat, 0, [code])]
    return game.option_words(seen, code)


def understand(game: Game, state: State, seat: int, menu: Menu, text: str) -> Understood | None:
    """None: no option is called so."""
    known = by_words(game, state, seat)
    tried: Understood | None = None
    for spelling in spellings(text):
        singles = game.expand_words(spelling)
        if not all(single in known for single in singles):
            continue
        result = try_out(game, state, seat, [known[single] for single in singles])
        if result.codes:
            return result
        tried = tried or result
    fitting = starting(menu.items, text)
    if len(fitting) == 1:
        return Understood([fitting[0].code])
    if tried is not None:
        return tried
    return Understood(several=fitting) if fitting else None


def try_out(game: Game, state: State, seat: int, codes: Sequence[int]) -> Understood:
    """Are these legal for the seat, one after the other? Played on a copy, so that all or nothing is done."""
    trial = state.clone()
    for code in codes:
        index = next((i for i, ask in enumerate(trial.asks) if ask.seat == seat and code in ask.options), None)
        if index is None:
            rule = game.why_not(trial, seat, code)
            return Understood(refused=name_for(game, trial.mask(seat), seat, code), rule=rule)
        trial.choose(index, code)
    return Understood(list(codes))


def starting(items: Sequence[Item], text: str) -> list[Item]:
    """Options whose notation, label or sentence begins with the words."""
    start = fold(" ".join(text.split()))
    if not start:
        return []
    exact = [i for i in items if start in (fold(i.words), fold(i.sentence), fold(i.label))]
    if exact:
        return exact
    return [i for i in items if any(fold(form).startswith(start) for form in (i.words, i.sentence, i.label) if form)]


@dataclass
class Reason:
    """Options that one rule forbids."""

    rule: str
    words: list[str]


def reasons(
    game: Game, state: State, seat: int, text: str, texts: Texts, names: Sequence[str]
) -> tuple[list[str], list[Reason]]:
    """What of all that the words can mean is legal, and which rules forbid the rest. Both empty: no such option."""
    known = by_words(game, state, seat)
    for spelling in spellings(text):
        singles = game.expand_words(spelling)
        if all(single in known for single in singles):
            result = try_out(game, state, seat, [known[single] for single in singles])
            if result.codes:
                return [spelling], []
            return [], [Reason(result.rule, [result.refused])]
    start = fold(" ".join(text.split()))
    seen = state.mask(seat)
    legal: list[str] = []
    forbidden: dict[str, list[str]] = {}
    for words, code in known.items():
        if not fold(words).startswith(start) and not fold(texts.option(seen, code, names)).startswith(start):
            continue
        rule = game.why_not(state, seat, code)
        if rule:
            forbidden.setdefault(rule, []).append(words)
        else:
            legal.append(words)
    return legal, [Reason(rule, words) for rule, words in sorted(forbidden.items(), key=lambda p: -len(p[1]))]
