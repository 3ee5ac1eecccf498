"""The command line: play in the terminal, simulate, replay, look up rules. It knows games only by their faces."""
