"""What to get for so much gold."""

from __future__ import annotations

from typing import Final

Item = tuple[int, int, float]  # what, cost, worth
MOST_GOLD: Final = 30  # more than any hand costs


def knapsack(items: list[Item], gold: int) -> list[int]:
    """The things that are worth most together for the gold there is."""
    gold = max(0, min(gold, MOST_GOLD))
    best: list[float] = [0.0] * (gold + 1)
    taken: list[tuple[int, ...]] = [()] * (gold + 1)
    for what, cost, worth in items:
        if worth <= 0:
            continue
        for g in range(gold, cost - 1, -1):
            value = best[g - cost] + worth
            if value > best[g]:
                best[g] = value
                taken[g] = (*taken[g - cost], what)
    return list(taken[gold])
