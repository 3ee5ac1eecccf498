"""Scripts that run in a peer's own process. They import nothing of this checkout and nothing imports them."""
