"""What there is to know about games, for clients that know no rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from greathall import texts as texts_package
from greathall.bots import registry as bots
from greathall.games import registry
from greathall.kernel.data import text_files
from greathall.kernel.errors import BadInput
from greathall.kernel.game import Game
from greathall.kernel.match import Match, Seat
from greathall.lab.tutorial import tutorial_of
from greathall.server import wire
from greathall.server.problems import missing
from greathall.texts import Texts, reason_key
from greathall.texts.language import LANGUAGES
from greathall.texts.reference import rules_of

BOUND = 512  # no type has more values
_games: list[wire.GameInfo] = []


def _values(game: Game, types: set[str]) -> tuple[dict[str, list[str]], dict[str, str]]:
    """The names of all values of the types that have names."""
    values: dict[str, list[str]] = {}
    unknown: dict[str, str] = {}
    for type_ in sorted(types - {"number"}):
        unknown[type_] = game.value_key(type_, -1)
        keys: list[str] = []
        for v in range(BOUND):
            try:
                keys.append(game.value_key(type_, v))
            except (ValueError, IndexError, KeyError):
                break
        while keys and keys[-1] == unknown[type_]:
            keys.pop()
        values[type_] = keys
    return values, unknown


def _verbs(game: Game) -> dict[str, list[list[str]]]:
    state = Match(game, {}, [Seat("") for _ in range(game.min_seats)], "info").state
    verbs: dict[str, list[list[str]]] = {}
    for code in game.all_codes():
        said = game.describe_option(state, code)
        verbs.setdefault(said.name, [[f, t] for f, t, _ in said.args])
    return verbs


def game_info(game: Game) -> wire.GameInfo:
    verbs = _verbs(game)
    events: list[list[Any]] = [[k.name, [list(f) for f in k.fields]] for k in game.event_kinds()]
    types = {t for fields in verbs.values() for _, t in fields}
    types |= {t for _, fields in events for _, t in fields}
    values, unknown = _values(game, types)
    return wire.GameInfo(
        id=game.id,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        rules_version=game.rules_version,
        options=[
            wire.OptionInfo(o.name, o.default, o.choices, o.low, o.high, o.rule, o.kind, o.seat)
            for o in game.table_options()
            if o.kind != "seated"  # nobody is asked for it
        ],
        bots=bots.names(game.id),
        decisions=[d.name for d in game.decision_kinds()],
        parts=[d.name for d in game.decision_kinds() if d.part],
        windows=[d.name for d in game.decision_kinds() if d.window],
        tutorial=tutorial_of(game.id) is not None,
        decision_rules=[d.rule for d in game.decision_kinds()],
        verbs=verbs,
        events=events,
        values=values,
        unknown=unknown,
        board=game.board_info(),
        decks=decks_of(game),
    )


def decks_of(game: Game) -> list[str]:
    try:
        return game.decks()
    except BadInput:
        return []


def games() -> list[wire.GameInfo]:
    if not _games:
        _games.extend(game_info(registry.get(g)) for g in registry.ids())
    return _games


def texts(game: str, lang: str) -> str:
    """The Fluent texts of the program and a game (`-`: of the program alone)."""
    if lang not in LANGUAGES:
        raise missing(f"There is no language '{lang}'; there are {', '.join(LANGUAGES)}.")
    files = [Path(texts_package.__file__).parent / "locale" / f"{lang}.ftl"]
    if game != "-":
        if game not in registry.ids():
            raise missing(f"There is no game '{game}'.")
        files += text_files(Path(registry.get(game).package_folder()), lang)
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


HALL = ("game-", "table-")  # what the lobby tells of a game
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")  # to another message or a term
TERMINAL = ("cli-", "doctor-", "verify-", "help-", "quit-", "save-", "resume-")  # what only the terminal says


def _pick(source: str, wanted: Callable[[str], bool]) -> str:
    """The messages of Fluent texts whose ids are wanted, and whatever they refer to."""
    entries: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in source.splitlines():
        if line[:1].isalpha() or line[:1] == "-":
            lines = entries[line.partition("=")[0].strip()] = []
        elif line[:1] == "#":
            lines = []
        if line.strip():
            lines.append(line)
    out: dict[str, str] = {}
    todo = [key for key in entries if wanted(key)]
    while todo:
        key = todo.pop()
        out[key] = text = "\n".join(entries[key])
        todo += [k for k in REFERENCE.findall(text) if k in entries and k not in out]
    return "\n".join(out[key] for key in entries if key in out)


def hall_texts(lang: str) -> wire.HallTexts:
    """The texts of the lobby: a game's other texts come when it is opened."""
    program = texts("-", lang)
    own = {game: texts(game, lang).removeprefix(program) for game in registry.ids()}
    return wire.HallTexts(
        _pick(program, lambda key: not key.startswith(TERMINAL)),
        {game: _pick(text, lambda key: key.startswith(HALL)) for game, text in own.items()},
    )


def rules(game: str) -> list[wire.RuleInfo]:
    if game not in registry.ids():
        raise missing(f"There is no game '{game}'.")
    return [wire.RuleInfo(r.id, r.en, r.pl, r.mode, r.place, r.ruling) for r in rules_of(registry.get(game)).values()]


def reason(game: Game, rule: str, lang: str) -> str:
    """Why a rule forbids something, in a sentence; '' where there is no rule, or nothing is said about it."""
    said = Texts(lang, game, strict=False).reason(rule)
    return "" if said == reason_key(rule) else said


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)
