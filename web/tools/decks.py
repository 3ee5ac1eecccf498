"""What the tests of the deck builder are given: src/games/lcg/builder/sample.json."""

from __future__ import annotations

import msgspec

from greathall.games import registry
from greathall.server import decks, info, wire

GAME = registry.get("lcg")
WHOLE = GAME.deck_text("core-stark-fealty")
TEXTS = {
    "whole": WHOLE,
    "fourth": WHOLE.replace("3x Robb Stark", "4x Robb Stark"),
    "broken": WHOLE.replace("2x A Noble", "1x A Noble") + "1x Casterly Rock (Core)\n1x Burned Men (Core)\n",
    "nothing": "hello\nthis is no deck",
    "bare": "House Stark",
}


def checked() -> str:
    """The text of the builder's sample.json."""
    ready = next(d for d in decks.ready(GAME) if d.id == "core-stark-fealty")
    checks = {name: decks.check(GAME, wire.DeckText(text)) for name, text in TEXTS.items()}
    made = {"info": info.game_info(GAME), "ready": ready, "checks": checks}
    return msgspec.json.encode(made).decode() + "\n"
