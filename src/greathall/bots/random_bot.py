"""The bot that plays anything: the measure of all others, and the tester of all rules."""

from __future__ import annotations

from greathall.bots.base import Bot
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask, State


class RandomBot(Bot):
    """Every option is as likely as any other."""

    name = "random"
    needs_view = False

    def choose(self, view: State, ask: Ask, rng: Rng) -> int:
        options = ask.options
        return options[rng.below(len(options))]
