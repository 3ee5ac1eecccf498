"""Many games at once: simulation, and the benchmark against a peer."""
