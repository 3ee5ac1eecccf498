"""What explains an option: texts of the game and the rules behind it, for whoever asks "what is this?"."""

from __future__ import annotations

from typing import Final

from greathall.games.iron_throne.codes import CODES, DECISIONS
from greathall.games.iron_throne.names import character_of, is_truce
from greathall.games.iron_throne.values import WORDS

_RULES: Final[dict[str, list[str]]] = {
    "free": ["IRT-HOSTAGE.6"],
    "torture": ["IRT-HOSTAGE.7", "IRT-HOSTAGE.8", "IRT-HOSTAGE.9", "IRT-HOSTAGE.10"],
    "support": ["IRT-SUPPORT.3", "IRT-SUPPORT.9"],
    "no_support": ["IRT-SUPPORT.7"],
    "seal": ["IRT-ENC.2", "IRT-ENC.8"],
    "play": ["IRT-CHAR.2", "IRT-CHAR.3"],
    "propose": ["IRT-TRUCE.2", "IRT-TRUCE.4"],
    "fix": ["IRT-AMB.49", "IRT-HOSTAGE.2"],
    "break_off": ["IRT-TRUCE.6"],
    "use": ["IRT-LEADER.3"],
}


def about(code: int, kind: int) -> tuple[list[str], list[str]]:
    """Keys of texts and ids of rules that explain an option of a decision; a key without a text is passed over."""
    verb = CODES.verb(code)
    texts = []
    for (_, type_), value in zip(verb.fields, CODES.values(code), strict=True):
        if type_ == "leader":
            texts += [f"leader-{WORDS[type_][value]}-timing", f"leader-{WORDS[type_][value]}-text"]
        elif type_ == "card":
            if character_of(value) >= 0:
                texts += [f"card-{WORDS[type_][value]}-timing", f"card-{WORDS[type_][value]}-text"]
            else:
                texts.append("card-truce-text" if is_truce(value) else "card-hostility-text")
    rules = [DECISIONS[kind].rule, *_RULES.get(verb.name, [])]
    return texts, list(dict.fromkeys(rules))
