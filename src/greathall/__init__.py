"""Great Hall: Game of Thrones tabletop games by their printed rules."""

__version__ = "0.1.0"
