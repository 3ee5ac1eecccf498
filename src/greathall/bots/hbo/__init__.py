"""The parts of the heuristic for the card game (HBO edition)."""
