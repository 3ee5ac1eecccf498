"""How the texts speak: players in the nominative, cards by name, no gendered past, numbers that agree with nouns.

Names of players come from outside and cannot be declined, so Polish sentences never ask them to be: a name is a
subject, stands in brackets, or comes after an arrow. Whatever stands beside a number is chosen by it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

import greathall.texts
from greathall.games import registry
from greathall.kernel.data import text_files
from greathall.kernel.state import EVERYONE
from greathall.texts import Texts

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {"program": Path(greathall.texts.__file__).parent / "locale", "web": ROOT / "web" / "src" / "locale"}
WHERE = pytest.mark.parametrize("where", [*FOLDERS, *registry.ids()])

# Variables that are names of players, in the sentences of the games, the terminal and the page.
PLAYERS = "seat|victim|to|from|partner|about|earlier"
# Sentences about what happens at the table: the log, what can be chosen, what the terminal says is going on.
TOLD = re.compile(r"(event|option|waiting|cli-table-(now|chain)|page-chain|web-note|web-asks|web-asked)-")
# Words after a number that are no nouns: they do not change with it.
SMALL = {
    "pl": re.compile(r"z|ze|do|i|na|w|a|albo|lub|oraz|to|jest|po|o|od|za|przy|dla|jeszcze|jawne|×|s|min|MB|kB"),
    "en": re.compile(
        r"of|to|and|in|on|or|for|with|from|against|at|the|is|are|more|left|chosen|×|s|min|MB|kB"
        r"|gold|power|STR|grain|brick|ore|lumber|wool|influence"  # nouns without a plural
    ),
}
# Where a number stands beside a noun and yet needs no choice of forms.
EXCEPTIONS: dict[str, dict[str, str]] = {
    "pl": {
        "catan event-no_move": "'żaden' belongs to the wildling after it",
        "catan event-turn_limit": "the number names the turn; a verb follows",
    },
    "en": {
        "catan event-turn_limit": "the number names the turn; a verb follows",
        "sojusze page-hidden-range": "'face-down' says how the tokens lie",
    },
}


def files(where: str, lang: str) -> list[Path]:
    if where in FOLDERS:
        return [FOLDERS[where] / f"{lang}.ftl"]
    return text_files(Path(registry.get(where).package_folder()), lang)


def messages(where: str, lang: str) -> dict[str, ast.Message]:
    bodies = [FluentParser().parse(path.read_text(encoding="utf-8")).body for path in files(where, lang)]
    return {e.id.name: e for body in bodies for e in body if isinstance(e, ast.Message)}


def text(message: ast.Message) -> str:
    """A message as it is written, without its key."""
    return FluentSerializer().serialize_entry(message).partition("=")[2]


# ---------------------------------------------------------------- names of players, names of cards
@WHERE
def test_names_of_players_are_never_declined(where: str) -> None:
    """'graczowi: Berta' was the way round it; now an arrow stands there, or the name is the subject."""
    apposed = re.compile(rf"\b(gracz|lider)(a|owi|em|u|ze):? \{{ \$({PLAYERS}) \}}", re.IGNORECASE)
    found = [key for key, message in messages(where, "pl").items() if apposed.search(text(message))]
    assert found == []


@WHERE
def test_no_log_line_speaks_of_the_card_named_so_and_so(where: str) -> None:
    """'Margaery Tyrell klęka', not 'Karta „Margaery Tyrell” klęka'."""
    named = re.compile(r"\bkarta „\{", re.IGNORECASE)
    found = [key for key, m in messages(where, "pl").items() if TOLD.match(key) and named.search(text(m))]
    assert found == []


def event(game: str, name: str, *values: int) -> tuple[int, ...]:
    kinds = [kind.name for kind in registry.get(game).event_kinds()]
    return (kinds.index(name), EVERYONE, *values)


def card(game: str, name: str) -> int:
    key = registry.get(game).value_key
    return next(i for i in range(2000) if key("card", i) == f"card-{name}")


@pytest.mark.parametrize(
    ("game", "one", "many", "kneels", "gains"),
    [
        ("lcg", "margaery_tyrell", "gold_cloaks", "Margaery Tyrell klęka", "zyskują 2 żetony władzy"),
        ("hbo", "lannister_bronn", "lannister_gold_cloaks", "Bronn klęka", "otrzymują 2 znaczniki władzy"),
    ],
)
def test_a_card_is_the_subject_and_the_verb_agrees(game: str, one: str, many: str, kneels: str, gains: str) -> None:
    texts = Texts("pl", registry.get(game), strict=True)
    assert texts.event(event(game, "knelt", card(game, one)), []) == kneels
    assert texts.event(event(game, "knelt", card(game, many)), []) == "Złote Płaszcze klękają"
    assert texts.event(event(game, "power", card(game, many), 2), []) == f"Złote Płaszcze {gains}"
    assert texts.event(event(game, "attacks", card(game, many)), []) == "Atakują Złote Płaszcze"


NO_PAST = {"odsyła", "wysyła", "przesyła", "działa", "tytuł"}  # words that only end like a past tense


@WHERE
def test_no_gender_is_given_to_a_player(where: str) -> None:
    """The past tense, 'sam(a)' and 'zrobiłeś' say whether a man or a woman is meant, which nobody knows here."""
    after = re.compile(rf"\{{ \$(?:{PLAYERS}|name|names) \}} (?:\w+ )?(\w+(?:ł|ła|li|ły))\b")
    addressed = re.compile(r"\w+ł[ea]ś\b|\w+\([aą]\)|\bpowin(?:ieneś|naś)\b", re.IGNORECASE)
    found = []
    for key, message in messages(where, "pl").items():
        said = text(message)
        if addressed.search(said) or any(word not in NO_PAST for word in after.findall(said)):
            found.append(key)
    assert found == []


# ---------------------------------------------------------------- numbers
def selected(pattern: ast.Pattern) -> Iterator[str]:
    """The variables of which a plural form is selected."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            choice = element.expression
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else "number" for v in choice.variants}
            if isinstance(choice.selector, ast.VariableReference) and keys & {"one", "few", "many", "number"}:
                yield choice.selector.id.name
            for variant in choice.variants:
                yield from selected(variant.value)


def beside(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    """(variable, word after it) wherever a variable is printed without having been selected on."""
    elements = pattern.elements
    for i, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        said = element.expression
        if isinstance(said, ast.SelectExpression):
            selector = said.selector
            name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
            for variant in said.variants:
                yield from beside(variant.value, chosen | {name})
        elif isinstance(said, ast.VariableReference) and said.id.name not in chosen and i + 1 < len(elements):
            after = elements[i + 1]
            if isinstance(after, ast.TextElement) and (found := re.match(r" ([^\W\d_][\w'’-]*|×)", after.value)):
                yield said.id.name, found.group(1)


def numeric(where: str, lang: str) -> set[str]:
    """The variables that are numbers wherever a plural of them is selected, and those that are always numbers."""
    out = {"count", "n", "number", "low", "high", "total"}
    for message in (messages(where, lang) | messages("program", lang)).values():
        if message.value is not None:
            out |= set(selected(message.value))
    return out


def fields(where: str) -> dict[str, set[str]]:
    """The variables of each event that are numbers, by the key of its sentence."""
    if where in FOLDERS:
        return {}
    kinds = registry.get(where).event_kinds()
    return {f"event-{k.name}": {field for field, type_ in k.fields if type_ == "number"} for k in kinds}


@WHERE
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_noun_beside_a_number_agrees_with_it(where: str, lang: str) -> None:
    usual, known = numeric(where, lang), fields(where)
    found = []
    for key, message in messages(where, lang).items():
        for pattern in [message.value, *(a.value for a in message.attributes)]:
            for name, word in beside(pattern, frozenset()) if pattern is not None else ():
                if f"{where} {key}" in EXCEPTIONS[lang] or SMALL[lang].fullmatch(word):
                    continue
                if name in known.get(key, usual):
                    found.append((key, name, word))
    assert found == []


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_exception_is_still_needed(lang: str) -> None:
    for place, reason in EXCEPTIONS[lang].items():
        where, key = place.split()
        value = messages(where, lang)[key].value
        assert reason and value is not None and list(beside(value, frozenset())), place


def test_the_test_finds_a_number_without_a_plural() -> None:
    wrong = "a = Zostało { $count } sekund\n"
    right = "a = { $count ->\n [one] Została { $count } sekunda\n *[many] Zostało { $count } sekund\n }\n"
    for source, expected in ((wrong, [("count", "sekund")]), (right, [])):
        message = FluentParser().parse(source).body[0]
        assert isinstance(message, ast.Message) and message.value is not None
        assert list(beside(message.value, frozenset())) == expected
