"""Helpers for the tests of Sojusze: games in which everybody kneels, allies that change nothing."""

from __future__ import annotations

from typing import Final

from greathall.games import registry
from greathall.games.sojusze import codes
from greathall.games.sojusze.state import SojuszeState
from greathall.games.sojusze.values import WORDS
from tests.wordplay import WordPlay

GAME: Final = registry.get("sojusze")
PLAY: Final = WordPlay(GAME, SojuszeState, 4)
new, position, fact, legal, choose, why, worlds = (
    PLAY.new, PLAY.position, PLAY.fact, PLAY.legal, PLAY.choose, PLAY.why, PLAY.worlds,
)  # fmt: skip
# Allies that neither give tokens nor kill nor ask anybody when everybody kneels without a card.
HARMLESS: Final = (
    "jaime_lannister", "renly_baratheon", "stannis_baratheon", "margaery_tyrell", "catelyn_stark", "balon_greyjoy",
    "victarion_greyjoy", "brynden_tully", "jeor_mormont", "tormund", "barristan_selmy", "khal_drogo", "patchface",
    "arianne_martell", "samwell_tarly", "daario_naharis", "walder_frey",
)  # fmt: skip


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
    wanted = [WORDS["ally"].index(a) for a in HARMLESS]
    rest = [a for a in [*s.ally_deck, s.current] if a not in wanted]
    s.current = s.ruling = wanted[0]
    s.ally_deck = [*rest, *wanted[1:]]


def choose_leaders(s: SojuszeState) -> None:
    while s.asks and s.asks[0].kind == codes.CHOOSE_LEADER:
        s.choose(0, s.asks[0].options[0])
