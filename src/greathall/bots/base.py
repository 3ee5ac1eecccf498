"""What every bot is: something that answers a question for its seat."""

from __future__ import annotations

from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask, State


class Bot:
    """A player. The same view, question and generator state always give the same answer."""

    name = ""
    needs_view = True  # False: `choose` does not look at the view, so the driver need not make one

    def choose(self, view: State, ask: Ask, rng: Rng) -> int:
        """One of `ask.options`. `view` is `state.mask(ask.seat)`."""
        raise NotImplementedError
