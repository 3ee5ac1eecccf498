"""How the Catan heuristic thinks: land, sight, danger, goals, roads, trade, cards and heroes."""
