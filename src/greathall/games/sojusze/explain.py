"""What explains an option: texts of the game and the rules behind it, for whoever asks "what is this?"."""

from __future__ import annotations

from greathall.games.sojusze.codes import CODES, DECISIONS
from greathall.games.sojusze.values import WORDS

_RULES = {"play": ["SOJ-BID.2", "SOJ-BID.3"], "kneel": ["SOJ-BID.7"], "skip": ["SOJ-AMB.14"], "pass": ["SOJ-BID.4"]}


def about(code: int, kind: int) -> tuple[list[str], list[str]]:
    """Keys of texts and ids of rules that explain an option of a decision; a key without a text is passed over."""
    verb = CODES.verb(code)
    texts = []
    for (_, type_), value in zip(verb.fields, CODES.values(code), strict=True):
        if type_ in ("influence", "ally", "leader"):
            word = f"{type_}-{WORDS[type_][value]}"
            texts += [f"{word}-text", f"{word}-note"]
    rules = [DECISIONS[kind].rule, *_RULES.get(verb.name, [])]
    return texts, list(dict.fromkeys(rules))
