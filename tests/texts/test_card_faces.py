"""What a small card says: a short text for each card with a text, a short reason for each that cannot be used."""

from __future__ import annotations

import pytest

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.games.cardgame import codes
from greathall.games.cardgame.names import EVENT
from greathall.games.cardgame.state import CardState
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng
from greathall.texts import Texts, languages

LONGEST = 34  # characters: what two lines of a small card hold
LONGEST_REASON = 17  # one line
CARDS = {"lcg": 219, "hbo": 104}  # with a text; cards of further sets need none
GAMES = pytest.mark.parametrize("game", CARDS)
LANGUAGES = pytest.mark.parametrize("lang", languages())


@GAMES
@LANGUAGES
def test_every_card_with_a_text_has_a_short_one(game: str, lang: str) -> None:
    texts = Texts(lang, registry.get(game), strict=True)
    word = registry.get(game).value_key
    keys = [key for key in [word("card", d) for d in range(CARDS[game] + 40)] if texts.has(f"{key}-text")]
    assert len(set(keys)) == CARDS[game]
    short = {key: texts.get(f"{key}-short") if texts.has(f"{key}-short") else "" for key in keys}
    assert [key for key, said in short.items() if not 0 < len(said) <= LONGEST] == []


def playing_code(s: CardState, decision: str, card: int) -> int:
    """The option that would play a card of the hand, as the page asks for it."""
    if decision == "setup":
        return codes.PLACE + card
    return (codes.USE if s.book.type[s.design[card]] == EVENT else codes.MARSHAL) + card


@GAMES
@LANGUAGES
def test_every_reason_met_at_a_hand_has_a_short_form(game: str, lang: str) -> None:
    """In games of bots: whatever keeps a card of the asked seat's hand from being played is said in a few words."""
    face, texts = registry.get(game), Texts(lang, registry.get(game), strict=True)
    kinds = [kind.name for kind in face.decision_kinds()]
    bot = bots.make("heuristic", game)
    met = set()
    for seed in ("faces 1", "faces 2", "faces 3"):
        match = Match(face, {}, [Seat("Marta"), Seat("Jan")], seed)
        rng = Rng(match.seed)
        while not match.state.over:
            s, ask = match.state, match.state.asks[0]
            assert isinstance(s, CardState)
            if kinds[ask.kind] in ("setup", "marshal", "action"):
                wanted = [playing_code(s, kinds[ask.kind], card) for card in s.hand[ask.seat]]
                met |= {face.why_not(s, ask.seat, code) for code in wanted if code not in ask.options}
            match.choose(ask.seat, bot.choose(s.mask(ask.seat), ask, rng))
    met.discard("")
    assert len(met) > 8
    for rule in sorted(met):
        key = f"reason-{rule.replace('.', '-')}-short"
        assert texts.has(key), rule
        assert 0 < len(texts.get(key)) <= LONGEST_REASON, rule
