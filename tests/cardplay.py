"""Helpers for the tests of both card games: hands and decks laid as needed, windows passed."""

from __future__ import annotations

from typing import TypeVar

from greathall.games.cardgame.abilities import listened
from greathall.games.cardgame.names import DECK, DISCARD, HAND
from greathall.games.cardgame.ops.cards import to_zone
from greathall.games.cardgame.state import CardState
from greathall.kernel.state import State
from tests.wordplay import WordPlay

C = TypeVar("C", bound=CardState)


class CardPlay(WordPlay[C]):
    """Plays one of the card games by words."""

    def lay(self, s: CardState, seat: int, zone: int, names: list[str]) -> None:
        """The cards of a hand (or the top of a deck, from the top on) become these."""
        pile = s.hand[seat] if zone == HAND else s.deck[seat][::-1]
        for c, name in zip(pile, names, strict=False):
            s.design[c] = s.book.slugs.index(name)
        s.listened = listened(s)
        s.auras = None

    def set_hand(self, s: CardState, seat: int, names: list[str]) -> None:
        self.lay(s, seat, HAND, names)

    def shorten_deck(self, s: CardState, seat: int, left: int) -> None:
        """Only so many cards are left in the deck; the others are in the discard pile."""
        for c in s.deck[seat][: len(s.deck[seat]) - left]:
            to_zone(s, c, DISCARD)
        assert len([c for c, z in enumerate(s.zone) if z == DECK and s.owner[c] == seat]) == left

    def in_play(self, s: CardState, seat: int, name: str) -> int:
        return next(c for c in s.play[seat] if s.book.slugs[s.design[c]] == name)

    def pass_all(self, s: State, until: str, most: int = 60) -> None:
        """Everybody passes until the decision has this name."""
        for _ in range(most):
            if s.over or self.fact(s, "decision") == until:
                return
            ask = s.asks[0]
            words = {self.game.option_words(s, code): code for code in ask.options}
            for word in ("pass", "done", "keep", "no"):
                if word in words:
                    s.choose(0, words[word])
                    break
            else:
                s.choose(0, ask.options[0])
        raise AssertionError(f"no decision '{until}' came")
