"""Rules in words on the screen."""

from __future__ import annotations

from rich.text import Text

from greathall.cli.output import wrapped
from greathall.kernel.errors import BadInput
from greathall.kernel.game import Game
from greathall.texts import Texts
from greathall.texts.reference import RuleText, rules_of, search
from greathall.texts.sentences import reason_key


def rule_text(game: Game, rule: str) -> RuleText | None:
    """A rule by its id; None where the game has no such text."""
    try:
        return rules_of(game).get(rule)
    except BadInput:
        return None


def rule_lines(game: Game, rule: str, texts: Texts, width: int, indent: str) -> list[Text]:
    """`CAT-SETT.3  the text`, in lines."""
    found = rule_text(game, rule)
    text = f"{rule}  {found.text(texts.lang)}" if found else rule
    return wrapped(text, width, indent, indent + "  ", "cyan")


def reason_lines(game: Game, rule: str, texts: Texts, width: int, indent: str) -> list[Text]:
    """Why a rule forbids something: the sentence for it, where the game has one, then the rule itself."""
    said = wrapped(texts.reason(rule), width, indent, indent + "  ") if texts.has(reason_key(rule)) else []
    return [*said, *rule_lines(game, rule, texts, width, indent)]


def search_lines(game: Game, query: str, texts: Texts, width: int, most: int) -> list[Text]:
    """The rules that have all the words, best first; a rule by its id alone."""
    one = rule_text(game, query.upper())
    if one is not None:
        return rule_lines(game, one.id, texts, width, "")
    found = search(game, query, texts.lang) if query else []
    if not found:
        return wrapped(texts.get("rules-none", words=query) + ".", width)
    out = [Text(texts.get("rules-found", count=len(found)) + ":", "bold")]
    for rule in found[:most]:
        out += rule_lines(game, rule.id, texts, width, "")
    if len(found) > most:
        out.append(Text("… " + texts.get("ui-more", count=len(found) - most), "bright_black"))
    return out
