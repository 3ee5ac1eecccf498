"""Piles: their order is kept, and nothing in the core set looks at it."""

from __future__ import annotations

import pytest

from greathall.games.cardgame.codes import SPAN
from greathall.games.lcg.codes import VERBS
from greathall.games.lcg.state import LcgState
from greathall.kernel.rng import Rng

from .play import GAME, choose, fact, new, position

DECKS = (
    {},
    {"deck1": "core-martell-watch", "deck2": "core-greyjoy-lion"},
    {"deck1": "core-tyrell-fealty", "deck2": "core-nightswatch-wolf", "ruleset": "faq41"},
)


def offered(s: LcgState) -> list[tuple[int, int, list[tuple[int, int]]]]:
    """Who is asked what, with cards by what they are: copies in a pile are as good as each other."""
    out = []
    for ask in s.asks:
        about = []
        for code in ask.options:
            verb, arg = divmod(code, SPAN)
            cards = [type_ for _, type_ in VERBS[verb].fields] == ["card"]
            about.append((verb, s.design[arg] if cards else arg))
        out.append((ask.seat, ask.kind, sorted(about)))
    return sorted(out)


@pytest.mark.rule("LCG-ZONE.7")
@pytest.mark.parametrize("options", DECKS)
def test_no_question_turns_on_the_order_of_a_pile(options: dict[str, str]) -> None:
    """So nobody needs to be asked for it. Should this fail, a card looks at the order: then its owner must choose."""
    s = new(**options)
    rng = Rng("piles")
    long_piles = 0
    while not s.over:
        t = s.clone()
        t.discard = [pile[::-1] for pile in t.discard]
        t.dead = [pile[::-1] for pile in t.dead]
        t.reask()
        assert offered(t) == offered(s)
        long_piles += any([len(set(pile)) > 1 for pile in (*s.discard, *s.dead)])
        i = rng.below(len(s.asks))
        s.choose(i, s.asks[i].options[rng.below(len(s.asks[i].options))])
    assert long_piles > 50


@pytest.mark.rule("LCG-ZONE.7", "LCG-ROUND.7.3a")
def test_whoever_discards_to_the_reserve_lays_the_pile_in_the_order_of_choice() -> None:
    hand = ["ice", "dawn", "longclaw", "heartsbane", "summer", "lannisport", "varys", "left", "right", "robb_stark"]
    s = position({"phase": "taxation", "seats": {"A": {"hand": hand, "plot": "a_noble_cause"}, "B": {}}})
    reserve = fact(s, "reserve A")
    assert reserve < len(hand)
    while s.asks and fact(s, "decision") == "reserve":
        choose(s, "A", GAME.option_words(s, s.asks[0].options[-1]))
    assert fact(s, "discard A") == hand[::-1][: len(hand) - reserve]
