"""`heuristic` for Sojusze: weighs every choice by what it means for its smaller council and for the cards it keeps, by
what its seat can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from greathall.bots.base import Bot
from greathall.bots.sojusze import answers, councils
from greathall.bots.sojusze.sight import Sight
from greathall.bots.sojusze.turns import Turn
from greathall.games.sojusze import codes
from greathall.games.sojusze.state import SojuszeState
from greathall.kernel.rng import Rng
from greathall.kernel.state import Ask, State

Answer = Callable[[Sight, list[int]], int]


def take_turn(sight: Sight, options: list[int]) -> int:
    return Turn(sight).best(options)


ANSWERS: Final[dict[int, Answer]] = {
    codes.CHOOSE_LEADER: answers.choose_leader,
    codes.DRAFT: answers.draft,
    codes.TURN: take_turn,
    codes.SECOND_CARD: take_turn,
    codes.PICK_AREA_CARD: answers.card_in_area,
    codes.PICK_OWN_AREA_CARD: answers.own_area_card,
    codes.DISCARD_CARD: answers.discard_card,
    codes.GIVE_CARD: answers.give_card,
    codes.TAKE_CARD: answers.take_card,
    codes.NAME_LEADER: answers.name_leader,
    codes.KILL_ALLY: councils.kill_ally,
    codes.MOVE_ALLY: councils.move_ally,
    codes.RAISE_ALLY: councils.raise_ally,
    codes.SHIFT_TOKEN: councils.shift_token,
    codes.PICK_COUNCIL: councils.pick_council,
    codes.PLACE_ALLY: councils.place_ally,
    codes.PLACE_TOKEN: councils.place_token,
    codes.ORDER_ALLIES: councils.order_allies,
    codes.PICK_CURRENT: councils.pick_current,
    codes.NEXT_TRIUMPH: answers.next_triumph,
    codes.ANSWER_BETRAYAL: councils.answer_betrayal,
    codes.DISCARD_TWO: councils.buy_bronn,
    codes.WINE_AND_THREATS_CHOICE: answers.wine_and_threats,
    codes.AGREE: answers.agree,
    codes.OBEY_ORDER: councils.obey,
    codes.THEON_MOVES: councils.move_theon,
    codes.KEEP_CARDS: answers.keep_cards,
    codes.TAKE_TOKEN_FROM: councils.take_token_from,
}


class SojuszeHeuristic(Bot):
    """Plays every table, 3 to 6 seats. Remembers nothing and uses no chance at all."""

    name = "heuristic"

    def choose(self, view: State, ask: Ask, rng: Rng) -> int:
        options = ask.options
        if len(options) == 1:
            return options[0]
        return ANSWERS[ask.kind](Sight(cast(SojuszeState, view), ask.seat), options)
