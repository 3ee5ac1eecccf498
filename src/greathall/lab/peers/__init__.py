"""Scripts that run in a peer's own environment. They import nothing of Great Hall and nothing imports them."""
