"""Helpers for the tests of Sojusze: positions, choices in words, games in which everybody kneels."""

from __future__ import annotations

from typing import Any, Final

from greathall.games import registry
from greathall.games.sojusze import codes
from greathall.games.sojusze.state import SojuszeState

GAME: Final = registry.get("sojusze")
# Allies that neither give tokens nor kill nor ask anybody when everybody kneels without a card.
HARMLESS: Final = (
    "jaime_lannister", "renly_baratheon", "stannis_baratheon", "margaery_tyrell", "catelyn_stark", "balon_greyjoy",
    "victarion_greyjoy", "brynden_tully", "jeor_mormont", "tormund", "barristan_selmy", "khal_drogo", "patchface",
    "arianne_martell", "samwell_tarly", "daario_naharis", "walder_frey",
)  # fmt: skip


def new(players: int, seed: str = "a", **options: str) -> SojuszeState:
    s = GAME.new_state(players, GAME.check_options(options), seed)
    assert isinstance(s, SojuszeState)
    return s


def position(text: dict[str, Any], players: int = 4, **options: str) -> SojuszeState:
    s = GAME.position(text, players, GAME.check_options(options))
    assert isinstance(s, SojuszeState)
    return s


def fact(s: SojuszeState, name: str) -> Any:
    return GAME.fact(s, name)


def seat(s: SojuszeState, name: str) -> int:
    return [GAME.seat_name(s, p) for p in range(s.n)].index(name)


def legal(s: SojuszeState, name: str) -> dict[str, int]:
    for ask in s.asks:
        if GAME.seat_name(s, ask.seat) == name:
            return {GAME.option_words(s, code): code for code in ask.options}
    return {}


def choose(s: SojuszeState, name: str, *words: str) -> None:
    for text in words:
        options = legal(s, name)
        assert text in options, f"'{text}' is not legal for {name}; legal is {list(options)}"
        index = next(i for i, a in enumerate(s.asks) if GAME.seat_name(s, a.seat) == name)
        s.choose(index, options[text])
        assert GAME.conserved(s) == []


def kneel_all(s: SojuszeState) -> None:
    """Everybody who is still to bid kneels."""
    while not s.over and s.asks and s.asks[0].kind == codes.TURN and codes.KNEEL in s.asks[0].options:
        season, number = s.season, s.round
        s.choose(0, codes.KNEEL)
        if (s.season, s.round) != (season, number):
            return


def kneel_step(s: SojuszeState) -> None:
    """One decision of a game in which everybody kneels and takes whatever comes first."""
    options = s.asks[0].options
    s.choose(0, codes.KNEEL if codes.KNEEL in options else options[0])


def harmless(s: SojuszeState) -> None:
    """Only allies that change nothing come up: the current one too."""
    from greathall.games.sojusze.values import WORDS

    wanted = [WORDS["ally"].index(a) for a in HARMLESS]
    rest = [a for a in [*s.ally_deck, s.current] if a not in wanted]
    s.current = s.ruling = wanted[0]
    s.ally_deck = [*rest, *wanted[1:]]


def choose_leaders(s: SojuszeState) -> None:
    while s.asks and s.asks[0].kind == codes.CHOOSE_LEADER:
        s.choose(0, s.asks[0].options[0])
