"""The two languages say the same: same keys, same variables, and nothing that Fluent could not read."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import greathall.texts
from greathall.games import registry
from greathall.games.catan import values

PROGRAM = Path(greathall.texts.__file__).parent / "locale"
GAMES = [Path(registry.get(game).package_folder()) / "locale" for game in registry.ids()]
EVERY = pytest.mark.parametrize("folder", [PROGRAM, *GAMES], ids=["program", *registry.ids()])
CATAN = Path(values.__file__).parent / "locale"


class Uses(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(path: Path) -> dict[str, ast.Message]:
    return {e.id.name: e for e in entries(path) if isinstance(e, ast.Message)}


def variables(key: str, all_messages: dict[str, ast.Message]) -> set[str]:
    """What a message and those it names ask for."""
    uses = Uses()
    uses.visit(all_messages[key])
    found = set(uses.variables)
    for other in uses.messages:
        if other in all_messages:
            found |= variables(other, all_messages)
    return found


@EVERY
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_files_are_readable_and_without_doubles(folder: Path, lang: str) -> None:
    body = entries(folder / f"{lang}.ftl")
    assert [e.content for e in body if isinstance(e, ast.Junk)] == []
    counts = Counter(e.id.name for e in body if isinstance(e, ast.Message))
    assert [key for key, count in counts.items() if count > 1] == []
    assert not any(isinstance(e, ast.Term) for e in body)


@EVERY
def test_same_keys_in_both_languages(folder: Path) -> None:
    english, polish = messages(folder / "en.ftl"), messages(folder / "pl.ftl")
    assert set(english) - set(polish) == set()
    assert set(polish) - set(english) == set()


@EVERY
def test_same_variables_in_both_languages(folder: Path) -> None:
    """`$kind`, `$kind-id` and `$kind-gen` all speak of the field `kind`."""
    english, polish = messages(folder / "en.ftl"), messages(folder / "pl.ftl")
    for key in english:
        ours = {v.split("-")[0] for v in variables(key, english)}
        theirs = {v.split("-")[0] for v in variables(key, polish)}
        assert ours == theirs, key


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_decision_says_what_others_wait_for(game: str, lang: str) -> None:
    """In the third person and by name: `waiting-<decision>`, beside the question put to whoever decides."""
    told = messages(Path(registry.get(game).package_folder()) / "locale" / f"{lang}.ftl")
    kinds = {f"waiting-{decision.name}" for decision in registry.get(game).decision_kinds()}
    assert {key for key in told if key.startswith("waiting-")} == kinds
    assert [key for key in kinds if variables(key, told) != {"name"}] == []


def test_program_texts_know_no_forms() -> None:
    for lang in ("en", "pl"):
        found = messages(PROGRAM / f"{lang}.ftl")
        for key in found:
            assert all("-" not in v for v in variables(key, found)), key


@pytest.mark.parametrize("folder", GAMES, ids=registry.ids())
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_game_does_not_hide_texts_of_the_program(folder: Path, lang: str) -> None:
    assert set(messages(PROGRAM / f"{lang}.ftl")) & set(messages(folder / f"{lang}.ftl")) == set()


@pytest.mark.parametrize("folder", [PROGRAM, CATAN], ids=["program", "catan"])
def test_names_of_one_type_have_the_same_forms(folder: Path) -> None:
    for lang in ("en", "pl"):
        found = messages(folder / f"{lang}.ftl")
        for type_, words in values.WORDS.items():
            names = [found[f"{type_}-{w}"] for w in words if f"{type_}-{w}" in found]
            forms = {tuple(sorted(a.id.name for a in name.attributes)) for name in names}
            assert len(forms) <= 1, (lang, type_)


@EVERY
def test_files_are_tidy(folder: Path) -> None:
    for lang in ("en", "pl"):
        text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
        assert "\t" not in text
        assert text.endswith("\n") and not text.endswith("\n\n")
        assert not any(line != line.rstrip() for line in text.split("\n"))
        assert '"' not in text.replace('"giant"', "").replace('"unknown"', "").replace('"nobody"', "")
        if lang == "pl":
            assert text.count("„") == text.count("”")
            assert "“" not in text
