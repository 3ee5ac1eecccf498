"""The sentences of src/test/samples.json as Python makes them: the client's texts must repeat them."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from greathall.games.catan import codes as c
from greathall.games.catan.game import CatanGame
from greathall.server.info import game_info
from greathall.texts.sentences import MissingText, Texts

NAMES = ["Marta", "Janek", "Ola", "Maester"]
CODES = [
    c.ROLL, c.BUILD_ROAD + 3, c.BUILD_SETTLEMENT + 17, c.RECRUIT + 2, c.PLAY + 1, c.HERO + 4, c.GIVE + 2,
    c.PARTNER + 2, c.TORMUND + 5, c.NOBODY_ROBBED, c.ROB + 1, c.EXPEL + 13, c.DRIVE_OFF + 16, c.REPLACE + 7,
    c.COLOUR + 2, c.SUPPLY + 7, c.CANCEL, c.TAKE + 1, c.PASS,
]  # fmt: skip
DECISIONS = [c.MAIN, c.PICKING_PARTNER, c.MANCE_TAKES]
ARGUMENTS = [[0, 1, 1, 1, 1], [3, 0, 2, 5, 0], [-1, 2, -1, 0, 22]]
VALUES = [("resource", 0), ("resource", -1), ("hero", 3), ("node", 5), ("seat", 1), ("seat", 7), ("number", 12)]


def samples() -> str:
    """The text of samples.json."""
    game = CatanGame()
    state = game.new_state(4, game.check_options({}), "samples")
    texts = {lang: Texts(lang, game, strict=True) for lang in ("pl", "en")}

    def both(make: Any) -> dict[str, str]:
        return {lang: make(t) for lang, t in texts.items()}

    options = []
    for code in CODES:
        said = game.describe_option(state, code)
        for kind in DECISIONS:
            choice = [code, said.name, [v for _, _, v in said.args]]
            row = both(lambda t, code=code, kind=kind: t.option(state, code, NAMES, kind))
            options.append({"choice": choice, "decision": c.DECISIONS[kind].name, **row})
    events = []
    for kind, event in enumerate(c.EVENTS):
        for arguments in ARGUMENTS:
            told = (kind, -1, *arguments[: len(event.fields)])
            try:
                row = both(lambda t, told=told: t.event(told, NAMES))
            except MissingText:  # a value that this event never has
                continue
            events.append({"event": list(told), **row})
    values = [{"type": k, "value": v, **both(lambda t, k=k, v=v: t.value(k, v, NAMES))} for k, v in VALUES]
    joins = [{"items": NAMES[:n], **both(lambda t, n=n: t.join(NAMES[:n]))} for n in range(5)]
    info = json.loads(msgspec.json.encode(game_info(game)))
    info["board"] = {}
    made = {"info": info, "names": NAMES, "options": options, "events": events, "values": values, "joins": joins}
    return json.dumps(made, ensure_ascii=False, indent=0) + "\n"
