"""What explains an option: texts of the game and the rules behind it, for whoever asks "what is this?"."""

from __future__ import annotations

from typing import Final

from greathall.games.catan.codes import CODES, DECISIONS, FLIP, SPAN
from greathall.games.catan.flow.turn import OWN_TURN
from greathall.games.catan.names import DEVELOPMENT, HEROES

# verb of the own turn -> keys of texts, ids of rules
_ABOUT: Final[dict[str, tuple[list[str], list[str]]]] = {
    "road": (["piece-road-text"], ["CAT-BUILD.3", "CAT-ROAD.1"]),
    "settlement": (["piece-settlement-text"], ["CAT-BUILD.4", "CAT-SETT.3"]),
    "keep": (["piece-keep-text"], ["CAT-BUILD.5", "CAT-KEEP.1"]),
    "guard": (["piece-guard-text"], ["CAT-BUILD.2", "CAT-GUARD.1"]),
    "buy": (["piece-development_card-text"], ["CAT-BUILD.6", "CAT-DEV.4"]),
    "supply": (["place-trade_route-text"], ["CAT-TRADE.9"]),
    "offer": ([], ["CAT-TRADE.1", "CAT-TRADE.6"]),
    "roll": (["piece-production_dice-text"], ["CAT-PROD.1"]),
    "end": ([], ["CAT-TURN.5"]),
    "flip": (["hero-side-a-text"], ["CAT-HERO.8"]),
    "exchange": (["hero-exchange-text"], ["CAT-HERO.9"]),
}


def about(code: int, kind: int) -> tuple[list[str], list[str]]:
    """Keys of texts and ids of rules that explain an option of a decision; a key without a text is passed over."""
    verb, arg = CODES.verb(code).name, code % SPAN
    own_rule = DECISIONS[kind].rule
    if verb in ("play", "keep_card"):
        card = DEVELOPMENT[arg]
        return [f"development-{card}-text", f"development-{card}-note"], [own_rule, "CAT-DEV.3"]
    if verb in ("hero", "banish"):
        hero = HEROES[arg]
        return [f"hero-{hero}-{part}" for part in ("effect", "timing", "text", "note")], [own_rule, "CAT-HERO.5"]
    if verb == "exchange":
        hero = HEROES[arg]
        return ["hero-exchange-text", f"hero-{hero}-effect", f"hero-{hero}-text"], ["CAT-HERO.9"]
    if verb in _ABOUT and (kind in OWN_TURN or code == FLIP):
        return _ABOUT[verb]
    return [], [own_rule]
