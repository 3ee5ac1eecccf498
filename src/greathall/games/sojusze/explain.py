"""What explains an option: texts of the game and the rules behind it, for whoever asks "what is this?"."""

from __future__ import annotations

from greathall.games.sojusze.codes import DECISIONS, SPAN, VERBS
from greathall.games.sojusze.values import WORDS

_RULES = {"play": ["SOJ-BID.2", "SOJ-BID.3"], "kneel": ["SOJ-BID.7"], "skip": ["SOJ-AMB.14"], "pass": ["SOJ-BID.4"]}


def about(code: int, kind: int) -> tuple[list[str], list[str]]:
    """Keys of texts and ids of rules that explain an option of a decision; a key without a text is passed over."""
    name, fields, split = VERBS[code // SPAN]
    arg = code % SPAN
    parts = list(divmod(arg, split)) if len(fields) == 2 else [arg]
    texts = []
    for (_, type_), value in zip(fields, parts, strict=False):
        if type_ in ("influence", "ally", "leader"):
            word = f"{type_}-{WORDS[type_][value]}"
            texts += [f"{word}-text", f"{word}-note"]
    rules = [DECISIONS[kind].rule, *_RULES.get(name, [])]
    return texts, list(dict.fromkeys(rules))
