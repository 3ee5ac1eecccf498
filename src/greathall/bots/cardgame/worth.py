"""What cards are worth by their print, in gold: characters by formula, the others by a table."""

from __future__ import annotations

from typing import Any

from greathall.bots.cardgame.sight import character_worth
from greathall.games.cardgame.book import Book
from greathall.games.cardgame.names import ATTACHMENT, CHARACTER, EVENT, LIMITED, LOCATION


def prints(
    book: Book[Any],
    names: list[str],
    income: list[int],
    keyword_worths: tuple[tuple[int, float], ...],
    texts: dict[str, float],
    others: dict[str, float],
) -> list[float]:
    """By design. `names` and `income` go by design, too; `texts`: what the text of a character adds to its numbers;
    `others`: what locations, attachments and events are worth as a whole."""

    def worth(d: int) -> float:
        if book.type[d] == CHARACTER:
            keywords = sum([worth for bit, worth in keyword_worths if book.keywords[d] & bit])
            numbers = character_worth(book.strength[d], book.icons[d], book.cost[d])
            return numbers + keywords + 2.0 * income[d] + texts.get(names[d], 0.0)
        if book.type[d] in (LOCATION, ATTACHMENT, EVENT):
            return others.get(names[d], 0.8 + 0.8 * book.cost[d])
        return 0.0

    return [worth(d) for d in range(len(names))]


def limited(book: Book[Any]) -> list[bool]:
    """Which designs are limited."""
    return [bool(keywords & LIMITED) for keywords in book.keywords]
