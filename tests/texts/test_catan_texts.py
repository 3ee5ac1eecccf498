"""Everything Catan can say has a text in both languages, and the Polish ones are declined rightly."""

from __future__ import annotations

import random
import re

import pytest

from greathall.games import registry
from greathall.games.catan import codes
from greathall.games.catan.board import EDGES, NODES
from greathall.games.catan.codes import DECISIONS, EVENTS, VERBS
from greathall.games.catan.names import CAMP, COLOURS, DEVELOPMENT, HEROES, PIECES, RESOURCES, TERRAINS
from greathall.games.catan.table import OPTIONS
from greathall.games.catan.values import WORDS, value_key
from greathall.kernel.game import Game
from greathall.kernel.state import EVERYONE, Ask, State
from greathall.texts import Texts

NAMES = ["Anna", "Bartek", "Celina", "Daniel"]
STATE = registry.get("catan").new_state(4, registry.get("catan").check_options({}), "texts")
RAW = re.compile(r"[{}=]|\b(?:event|option|decision|table|value|[a-z]+-unknown|[a-z]+-nobody)-|_")

SAMPLES: dict[str, list[int]] = {
    "seat": [0, 1, 2, 3],
    "number": [1, 2, 5, 12, 22],
    "node": [0, NODES - 1],
    "edge": [0, EDGES - 1],
    "hex": [0, 20, CAMP],
    **{type_: list(range(len(words))) for type_, words in WORDS.items()},
}


def good(text: str) -> bool:
    return bool(text.strip()) and not RAW.search(text) and text == text.strip() and "  " not in text


# ---------------------------------------------------------------- nothing is missing
def test_every_type_has_samples() -> None:
    used = {t for verb in VERBS.values() for _, t in verb.fields} | {t for e in EVENTS for _, t in e.fields}
    assert used <= set(SAMPLES)


@pytest.mark.parametrize("verb", list(VERBS), ids=[v.name for v in VERBS.values()])
def test_every_option_has_a_sentence(texts: Texts, verb: int) -> None:
    seen = set()
    listed = [code for code in codes.CODES.all() if code // codes.SPAN == verb]
    for code in listed:
        text = texts.option(STATE, code, NAMES)
        assert good(text), text
        seen.add(text)
    # Places past the end of the board's numbering share a name; everything else has its own.
    if VERBS[verb].fields and VERBS[verb].fields[0][1] not in ("node", "edge"):
        assert len(seen) >= len(listed) - (4 if VERBS[verb].name == "rob" else 0)


def test_every_decision_has_a_question(texts: Texts) -> None:
    questions = [texts.decision(kind, NAMES) for kind in range(len(DECISIONS))]
    assert all(good(q) and not q.endswith(".") for q in questions)
    assert len(set(questions)) == len(questions)


@pytest.mark.parametrize("kind", range(len(EVENTS)), ids=[e.name for e in EVENTS])
def test_every_event_has_a_sentence(texts: Texts, game: Game, kind: int) -> None:
    """Each field takes every value of its type while the others stand still; then secret fields are masked."""
    spec = EVENTS[kind]
    usual = [SAMPLES[t][0] for _, t in spec.fields]
    for i, (field, type_) in enumerate(spec.fields):
        seen = set()
        for value in SAMPLES[type_]:
            fields = [value if j == i else v for j, v in enumerate(usual)]
            text = texts.event((kind, EVERYONE, *fields), NAMES)
            assert good(text) and not text.endswith("."), text
            seen.add(text)
        assert len(seen) > 1, f"{spec.name} says nothing of {field}"
    text = texts.event(game.see_event((kind, 1, *usual), 2), NAMES)
    assert good(text), text


def test_every_table_option_has_label_help_and_choices(texts: Texts) -> None:
    for option in OPTIONS:
        assert good(texts.get(f"table-{option.name}"))
        assert texts.get(f"table-{option.name}-help").endswith(".")
        for choice in option.choices:
            assert good(texts.get(f"table-{option.name}-{choice}"))


def test_every_special_option_text_belongs_to_a_verb_and_a_decision(texts: Texts) -> None:
    verbs = {v.name for v in VERBS.values()}
    decisions = {d.name for d in DECISIONS}
    special = [key for key in texts._bundle._messages if key.startswith("option-") and "-in-" in key]
    assert special
    for key in special:
        verb, decision = key.removeprefix("option-").split("-in-")
        assert verb in verbs and decision in decisions, key


def test_every_name_is_there(texts: Texts) -> None:
    for type_, words in WORDS.items():
        names = [texts.value(type_, i, NAMES) for i in range(len(words))]
        assert all(good(n) for n in names) and len(set(names)) == len(names)
    for name in RESOURCES:
        assert good(texts.get(f"resource-{name}-text")) and good(texts.get(f"resource-{name}-count", count=3))
    for name in (*TERRAINS, "ice"):
        assert good(texts.get(f"terrain-{name}")) and good(texts.get(f"terrain-{name}-text"))
    for name in PIECES:
        assert good(texts.get(f"piece-{name}")) and good(texts.get(f"piece-{name}-text"))
        assert good(texts.get(f"piece-{name}-count", count=3))
    for name in DEVELOPMENT:
        assert good(texts.get(f"development-{name}-text"))
    for name in HEROES:
        for part in ("title", "effect", "timing", "text"):
            assert good(texts.get(f"hero-{name}-{part}"))
    for name in ("longest_road", "most_patrols"):
        assert good(texts.get(f"special-{name}")) and good(texts.get(f"special-{name}-text"))
    for name in ("frostfangs", "gift", "tormunds_camp", "clearing", "camp", "wall_section", "trade_route"):
        assert good(texts.get(f"place-{name}")) and good(texts.get(f"place-{name}-text"))
    assert len({texts.get(f"rules-mode-{m}") for m in ("B", "W", "BW")}) == 3
    assert len({texts.value("colour", i) for i in range(len(COLOURS))}) == 4


def test_value_keys() -> None:
    assert value_key("resource", 0) == "resource-grain"
    assert value_key("resource", -1) == "resource-unknown"
    assert value_key("hero", 5) == "hero-melisandre"
    assert value_key("hex", 0) == "=A1" and value_key("hex", CAMP) == "hex-camp"
    assert value_key("north", 0) == "north-ice_river-1" and value_key("north", 14) == "north-hornfoots-5"
    assert value_key("north", 15) == "north-K1" and value_key("north", 18) == "north-K4"
    assert value_key("seat", 7) == "seat-nobody" and value_key("seat", 0) == "seat-1"
    assert value_key("number", 7) == "=7"
    with pytest.raises(ValueError, match="no values of type 'colander'"):
        value_key("colander", 0)


# ---------------------------------------------------------------- what is hidden stays hidden
@pytest.mark.parametrize("kind", [codes.E_ROBBED, codes.E_TAKEN, codes.E_BOUGHT])
def test_masked_fields_are_not_told(texts: Texts, game: Game, kind: int) -> None:
    fields = (0, 1, 3) if kind != codes.E_BOUGHT else (0, 1)
    event = (kind, 0b0011, *fields)
    told = texts.event(game.see_event(event, 0), NAMES)
    hidden = texts.event(game.see_event(event, 2), NAMES)
    assert told != hidden
    words = [texts.value("resource", i) for i in range(5)] + [texts.value("development", i) for i in range(5)]
    assert not any(word.lower() in hidden.lower() for word in words)
    spectator = texts.event(game.see_event(event, -1), NAMES)
    assert spectator == hidden


def test_bought_in_words(en: Texts, pl: Texts) -> None:
    assert en.event((codes.E_BOUGHT, 1, 0, -1), NAMES) == "Anna buys a development card"
    assert en.event((codes.E_BOUGHT, 1, 0, 0), NAMES) == "Anna buys a development card: Ranger Patrol"
    assert pl.event((codes.E_BOUGHT, 1, 0, -1), NAMES) == "Anna kupuje kartę rozwoju"
    assert pl.event((codes.E_BOUGHT, 1, 0, 0), NAMES) == "Anna kupuje kartę rozwoju: Patrol zwiadowców"


# ---------------------------------------------------------------- Polish
@pytest.mark.parametrize(
    ("count", "cards", "points", "segments"),
    [
        (1, "1 kartę zboża", "1 punkt zwycięstwa", "1 odcinek"),
        (2, "2 karty zboża", "2 punkty zwycięstwa", "2 odcinki"),
        (5, "5 kart zboża", "5 punktów zwycięstwa", "5 odcinków"),
        (12, "12 kart zboża", "12 punktów zwycięstwa", "12 odcinków"),
        (22, "22 karty zboża", "22 punkty zwycięstwa", "22 odcinki"),
    ],
)
def test_polish_plurals(pl: Texts, count: int, cards: str, points: str, segments: str) -> None:
    assert pl.event((codes.E_GAIN, EVERYONE, 0, 0, count), NAMES) == f"Anna dostaje {cards}"
    assert pl.event((codes.E_HANDED, EVERYONE, 0, 1, 0, count), NAMES) == f"Anna daje {cards} → Bartek"
    assert pl.event((codes.E_TRUE_VICTORY, EVERYONE, 0, count), NAMES) == f"Anna wygrywa, mając {points}"
    assert pl.event((codes.E_LONGEST_ROAD, EVERYONE, 0, count), NAMES).endswith(f"„Najdłuższą drogę” ({segments})")
    assert pl.get("view-points", count=count) == points


@pytest.mark.parametrize(
    ("count", "wool", "guards", "shown"),
    [
        (1, "1 wełna", "1 strażnik", "1 kartę z punktem zwycięstwa"),
        (2, "2 wełny", "2 strażników", "2 karty z punktami zwycięstwa"),
        (5, "5 wełen", "5 strażników", "5 kart z punktami zwycięstwa"),
        (12, "12 wełen", "12 strażników", "12 kart z punktami zwycięstwa"),
        (22, "22 wełny", "22 strażników", "22 karty z punktami zwycięstwa"),
    ],
)
def test_more_polish_plurals(pl: Texts, count: int, wool: str, guards: str, shown: str) -> None:
    assert pl.get("resource-wool-count", count=count) == wool
    assert pl.get("piece-guard-count", count=count) == guards
    assert pl.event((codes.E_REVEALED, EVERYONE, 0, count), NAMES) == f"Anna ujawnia {shown}"


def test_polish_cases(pl: Texts) -> None:
    assert pl.event((codes.E_SUPPLY, EVERYONE, 0, 2, 3, 4), NAMES).endswith("z pulą 3 karty rudy na 1 kartę wełny")
    assert pl.event((codes.E_BREACH, EVERYONE, 1, 1), NAMES).endswith("Przez 2. fragment Muru przedziera się 1 dziki")
    assert pl.event((codes.E_BREACH, EVERYONE, 1, 3), NAMES).endswith("Przez 2. fragment Muru przedziera się 3 dzikich")
    assert pl.option(State(), codes.REPLACE + 1 * 5 + 4, NAMES) == "Zamiast gliny zapłać wełną"
    assert pl.event((codes.E_DICE, EVERYONE, 0, 3, 4, 9), NAMES) == "Anna wyrzuca 3 i 4, a na kości dzikich 9"
    assert pl.event((codes.E_DICE, EVERYONE, 0, 3, 4, 0), NAMES) == "Anna wyrzuca 3 i 4"


def test_nobody(en: Texts, pl: Texts) -> None:
    assert en.option(State(), codes.NOBODY_ROBBED, NAMES) == "Steal from nobody"
    assert pl.option(State(), codes.NOBODY_ROBBED, NAMES) == "Nie kradnij nikomu"
    assert pl.option(State(), codes.ROB + 1, NAMES) == "Ukradnij kartę → Bartek"
    assert en.event((codes.E_LONGEST_ROAD, EVERYONE, -1, 0), NAMES) == "The card Longest Road is set aside"
    assert pl.event((codes.E_LONGEST_ROAD, EVERYONE, -1, 0), NAMES).endswith("droga” nie należy już do nikogo")


def test_tormund_at_home(en: Texts, pl: Texts) -> None:
    assert en.option(State(), codes.TORMUND + CAMP, NAMES) == "Send Tormund back to his camp"
    assert pl.event((codes.E_TORMUND, EVERYONE, 0, CAMP), NAMES) == "Anna odsyła Tormunda do jego obozu"
    assert pl.event((codes.E_TORMUND, EVERYONE, 0, 0), NAMES) == "Anna przestawia Tormunda: A1"


# ---------------------------------------------------------------- one verb, several meanings
def test_a_verb_is_read_in_its_decision(en: Texts) -> None:
    assert en.option(State(), codes.CANCEL, NAMES) == "Drop the offer"
    assert en.option(State(), codes.CANCEL, NAMES, kind=codes.COMPOSING) == "Drop the offer"
    assert en.option(State(), codes.CANCEL, NAMES, kind=codes.PICKING_PARTNER) == "Trade with nobody"
    state = State()
    state.asks = [Ask(0, codes.PICKING_PARTNER, [codes.CANCEL]), Ask(1, codes.ANSWERING, [])]
    assert en.option(state, codes.CANCEL, NAMES) == "Trade with nobody"
    state.asks.append(Ask(1, codes.COUNTERING, [codes.CANCEL]))  # two meanings: the plain text is used
    assert en.option(state, codes.CANCEL, NAMES) == "Drop the offer"
    assert en.option(state, codes.GIVE, NAMES, kind=codes.JEOR_RETURNS) == "Give 1 grain in return"
    assert en.option(state, codes.TAKE + 2, NAMES) == "Take 1 ore"


# ---------------------------------------------------------------- a whole game
@pytest.mark.parametrize("mode", ["base", "brotherhood"])
def test_a_played_game_can_be_told(texts: Texts, game: Game, mode: str) -> None:
    """Random seats: every question, option and event has its sentence, for a player and for a spectator."""
    rng = random.Random(mode)
    state = game.new_state(4, game.check_options({"mode": mode, "drama_of_heroes": "yes"}), "told")
    state.events = []
    for _ in range(400):
        if state.over:
            break
        index = rng.randrange(len(state.asks))
        ask = state.asks[index]
        assert good(texts.decision(ask.kind, NAMES))
        lines = [texts.option(state, code, NAMES, ask.kind) for code in ask.options]
        assert all(good(line) for line in lines)
        assert len(set(lines)) == len(lines)  # no two options of a question read the same
        state.choose(index, rng.choice(ask.options))
        for event in state.events:
            assert good(texts.event(game.see_event(event, -1), NAMES))
            assert good(texts.event(game.see_event(event, 0), NAMES))
        state.events.clear()
