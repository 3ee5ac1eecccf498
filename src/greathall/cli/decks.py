"""Decks and cards of the games that have them: lists, checks, and cards looked up by words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.text import Text

from greathall.cli.output import read_text, wrapped
from greathall.games import registry
from greathall.kernel.errors import BadInput
from greathall.kernel.game import CardFacts, Fault, Game
from greathall.texts import Texts, capital
from greathall.texts.reference import fold

FAINT: Final = "bright_black"


# ---------------------------------------------------------------- decks
def game_with_decks(named: str | None) -> Game:
    """The game that is named, else the only one that has decks."""
    if named is not None:
        return registry.get(named)
    found = []
    for game in map(registry.get, registry.ids()):
        try:
            game.decks()
        except BadInput:
            continue
        found.append(game)
    if len(found) == 1:
        return found[0]
    ids = " or ".join(game.id for game in found)
    raise BadInput(f"Say with --game whose deck it is: {ids}." if found else "No game here has decks.")


def deck_text(game: Game, named: str) -> str:
    """The text of a deck by its id, or of a file as it is."""
    if named.lower() in game.decks():
        return game.deck_text(named.lower())
    path = Path(named)
    if not path.exists() and path.name == named and not path.suffix:
        raise BadInput(f"There is no deck '{named}' and no such file; `greathall deck list` names the decks.")
    return read_text(path)


def fault_text(fault: Fault, texts: Texts) -> str:
    """What is wrong with a deck, in one sentence."""
    args: dict[str, str | int] = {}
    for name, value in fault.args.items():
        keys = value if isinstance(value, list) else [value]
        words = [k[1:] if k.startswith("=") else texts.get(k) for k in keys if isinstance(k, str)]
        args[name] = value if isinstance(value, int) else ", ".join(words)
    return texts.get(fault.key, **args)


def check_lines(wrong: list[Fault], named: str, texts: Texts, width: int) -> list[Text]:
    """Everything that is wrong, each with its rule."""
    if not wrong:
        return wrapped(texts.get("cli-deck-legal", deck=named) + ".", width)
    out = wrapped(texts.get("cli-deck-wrong", deck=named, count=len(wrong)) + ":", width)
    for fault in wrong:
        out += wrapped(f"{fault.rule}  {fault_text(fault, texts)}", width, "  ", "    ")
    return out


def deck_list(game: Game, texts: Texts) -> list[dict[str, Any]]:
    """The decks that are there, with the rules that they break."""
    out = []
    for deck in game.decks():
        broken = list(dict.fromkeys(fault.rule for fault in game.deck_check(game.deck_text(deck))))
        out.append({"id": deck, "name": texts.get(f"deck-{deck}"), "legal": not broken, "rules": broken})
    return out


def deck_lines(game: Game, texts: Texts, width: int) -> list[Text]:
    decks = deck_list(game, texts)
    wide = max((len(deck["id"]) for deck in decks), default=0)
    out = []
    for deck in decks:
        out += wrapped(f"{deck['id'].ljust(wide)}  {deck['name']}", width, "", " " * (wide + 2))
        if deck["rules"]:
            text = texts.get("cli-deck-not-legal", rules=", ".join(deck["rules"]))
            out += wrapped(text, width, " " * (wide + 2), " " * (wide + 2), FAINT)
    return out


# ---------------------------------------------------------------- cards
def find_cards(game: Game, words: str, filters: dict[str, str | None], texts: Texts) -> list[CardFacts]:
    """The cards that have all the words somewhere, and what the filters ask for; by name."""
    cards = game.cards()
    for group, wanted in filters.items():
        if wanted is None:
            continue
        there = {key: texts.get(key) for card in cards for key, _ in card.words.get(group, [])}
        meant = {key for key, text in there.items() if fold(wanted) in (fold(text), fold(_last(key)))}
        meant = meant or {key for key, text in there.items() if fold(wanted) in fold(f"{text} {_last(key)}").split()}
        if not meant:
            some = ", ".join(sorted({_last(key) for key in there}))
            raise BadInput(f"There is no {group} '{wanted}'; there are {some}.")
        cards = [card for card in cards if any(key in meant for key, _ in card.words.get(group, []))]
    parts = fold(words).split()
    cards = [card for card in cards if all(part in _all_words(card, texts) for part in parts)]
    return sorted(cards, key=lambda card: fold(texts.get(card.key)))


def _last(key: str) -> str:
    return key.rpartition("-")[2]


def _all_words(card: CardFacts, texts: Texts) -> str:
    """Everything that may be looked for, the program's own words for types and traits too."""
    groups = [key for group in card.words.values() for key, _ in group]
    keys = [card.key, f"{card.key}-text", *groups]
    return fold(" ".join([card.name, *[texts.get(key) for key in keys if texts.has(key)], *map(_last, groups)]))


def card_words(card: CardFacts, group: str, texts: Texts) -> list[str]:
    return [texts.get(key) + more for key, more in card.words.get(group, [])]


def card_as_json(card: CardFacts, texts: Texts) -> dict[str, Any]:
    out: dict[str, Any] = {"name": texts.get(card.key), "printed": card.name}
    for group in card.words:
        out[group] = card_words(card, group, texts)
    out["numbers"] = {_last(key): value for key, value in card.numbers}
    out["text"] = texts.get(f"{card.key}-text") if texts.has(f"{card.key}-text") else ""
    out["limit"] = card.limit
    return out


def card_lines(card: CardFacts, texts: Texts, width: int) -> list[Text]:
    """A card as one reads it: its name and kind, its numbers, traits, keywords, what it does, how often in a deck."""
    name = texts.get(card.key)
    printed = f" ({card.name})" if card.name != name else ""
    kind = ", ".join(part for group in ("type", "faction", "mark") for part in card_words(card, group, texts))
    out = wrapped(f"{name}{printed} – {kind}", width, "", "  ", "bold")
    figures = [f"{texts.get(key)} {value}" for key, value in card.numbers]
    icons = card_words(card, "icon", texts)
    if icons:
        figures.append(texts.get("cli-cards-icons", icons=", ".join(icons)))
    if card.limit:
        figures.append(texts.get("cli-cards-limit", count=card.limit))
    traits = card_words(card, "trait", texts)
    lines = [" · ".join(figures), texts.get("cli-cards-traits", traits=", ".join(traits)) if traits else ""]
    text = texts.get(f"{card.key}-text") if texts.has(f"{card.key}-text") else ""
    keywords = [word for word in card_words(card, "keyword", texts) if fold(word) not in fold(text)]
    lines += [capital(", ".join(keywords)), *text.splitlines()]
    lines += texts.get(f"{card.key}-note").splitlines() if texts.has(f"{card.key}-note") else []
    lines.append(capital(" · ".join([*card_words(card, "deck", texts), *card_words(card, "provenance", texts)])))
    for line in lines:
        out += wrapped(line, width, "  ", "    ") if line else []
    return out
