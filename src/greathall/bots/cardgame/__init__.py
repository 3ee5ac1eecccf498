"""What the heuristics of both card games share."""
