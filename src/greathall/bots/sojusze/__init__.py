"""What the heuristic for Sojusze is made of."""
