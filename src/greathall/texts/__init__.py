"""Everything a player reads, in every language of the program; no game is known here by name.

`Texts` makes sentences of options, events and decisions, `reference` holds the rules in words.
"""

from __future__ import annotations

from greathall.texts.language import best_language, languages
from greathall.texts.sentences import MissingText, Texts, capital, reason_key

__all__ = ["MissingText", "Texts", "best_language", "capital", "languages", "reason_key"]
