"""The heuristic of The Iron Throne, by the questions it answers."""
