"""`python -m examples.kuhn play kuhn`: every command of the program, with this game among the others."""

from __future__ import annotations

from examples.kuhn.game import Kuhn
from greathall.cli.app import app
from greathall.games import registry

registry.add(Kuhn())
app()
