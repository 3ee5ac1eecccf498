"""The heuristic's sense, one position at a time."""

from __future__ import annotations

from typing import Any

from greathall.bots.catan.trade import OFFERS_A_TURN
from greathall.games.catan import codes
from greathall.games.catan.board import HEX_NODES, NODE_HEXES
from greathall.games.catan.columns import COLUMNS
from greathall.games.catan.flow.trade import Offer
from greathall.games.catan.names import BRICK, LUMBER, PIPS
from greathall.games.catan.names import HEROES as HERO_NAMES
from greathall.games.catan.reading import hero_of
from greathall.games.catan.state import CatanState
from greathall.kernel.state import Ask
from tests.bots.table import Table

CATAN = Table("catan", CatanState, COLUMNS)
YELLOW, BLUE, RED, BLACK = range(4)
HOME: dict[str, dict[str, Any]] = {
    "yellow": {"settlements": ["B2.SE", "C4.SE"], "roads": ["B2.E", "C4.E"]},
    "blue": {"settlements": ["A2.SE", "B5.S"], "roads": ["A2.SE", "B5.SW"]},
    "red": {"settlements": ["B1.SW"], "roads": ["B1.SW"]},
    "black": {"settlements": ["D2.SE"], "roads": ["D2.E"]},
}
HEROES = {"yellow": "othell_yarwyck", "blue": "samwell_tarly", "red": "ygritte", "black": "benjen_stark"}


new_game, play, seat_bots, answer = CATAN.new_game, CATAN.play, CATAN.seat_bots, CATAN.choice


def table(mode: str = "brotherhood", more: dict[str, dict[str, Any]] | None = None, **text: Any) -> CatanState:
    """Everybody at home, yellow to move; `more` per seat."""
    seats = {}
    for colour, home in HOME.items():
        seats[colour] = {**home, **(more or {}).get(colour, {})}
        if mode == "brotherhood":
            seats[colour].setdefault("hero", HEROES[colour])
    return CATAN.written({"seats": seats, "turn": "yellow", **text}, 4, mode=mode)


def words(s: CatanState, code: int) -> str:
    return CATAN.game.option_words(s, code)


def say(s: CatanState, *codes_: int) -> None:
    for code in codes_:
        assert code in s.asks[0].options
        s.choose(0, code)


def first_word(s: CatanState) -> str:
    return words(s, answer(s)).split()[0]


# ---------------------------------------------------------------- building
def test_the_first_settlement_stands_where_most_is_produced() -> None:
    s = CATAN.written({"placement": True}, 4, mode="brotherhood")
    pips = {c: sum(PIPS[s.number[h]] for h in NODE_HEXES[c - codes.BUILD_SETTLEMENT]) for c in s.asks[0].options}
    assert pips[answer(s)] >= max(pips.values()) - 2


def test_the_winning_step_is_taken() -> None:
    nine = {"keeps": ["A1.SW", "A4.SE", "C2.SW"], "settlements": ["B2.SE", "C4.SE", "D5.SE"]}
    for mode in ("base", "brotherhood"):
        for hand in ({"ore": 3, "grain": 2}, {"ore": 6, "grain": 2, "wool": 1}, {"ore": 3, "grain": 5, "lumber": 1}):
            s = table(mode, {"yellow": {**nine, "hand": hand}})
            assert s.vp[YELLOW] == 9
            while not s.over and s.active == YELLOW:
                s.choose(0, answer(s))
            assert s.winners == [YELLOW]


def test_a_trade_with_the_supply_completes_a_keep() -> None:
    s = table(more={"yellow": {"hand": {"ore": 2, "grain": 2, "lumber": 3}, "hero": "melisandre"}})
    assert words(s, answer(s)) == "trade lumber for ore"


def test_cards_are_discarded_that_serve_nothing() -> None:
    s = table("base", {"yellow": {"hand": {"ore": 3, "grain": 2, "lumber": 4}}}, at="before_roll")
    s.script = [2, 3]  # a 3 and a 4
    say(s, codes.ROLL)
    while s.asks[0].kind == codes.DISCARDING:
        s.choose(0, answer(s))
    assert s.hand[:5] == [2, 0, 3, 0, 0]


# ---------------------------------------------------------------- the Wall
THREAT: dict[str, Any] = {"breaches": 2, "camps": {"cave_dwellers": ["regular", "regular"]}, "clearings": {"K2": 1}}
GUARD = {"hand": {"brick": 1, "lumber": 1, "wool": 1}, "hero": "melisandre"}


def test_a_guard_goes_where_the_wall_would_fall_to_somebody_else() -> None:
    wall = {"W1": ["black", "black", "black"], "W2": ["red"], "W3": ["blue", "red"], "W4": ["blue"]}
    s = table(more={"yellow": GUARD}, wall=wall, **THREAT)
    assert answer(s) == RECRUIT_2


def test_who_has_most_guards_does_not_hold_the_wall_for_the_others() -> None:
    wall = {"W1": ["yellow", "yellow", "yellow"], "W2": ["red"], "W3": ["blue", "yellow"], "W4": ["blue"]}
    s = table(more={"yellow": GUARD}, wall=wall, **THREAT)
    assert answer(s) != RECRUIT_2


RECRUIT_2 = codes.RECRUIT + 1


def test_nothing_is_built_that_may_hand_the_game_to_somebody_else() -> None:
    """Four camps full, two breaches: the token under a keep makes a clan rush, and black has most guards."""
    full = ["regular"] * 4
    camps = {"ice_river": full, "cave_dwellers": full, "hornfoots": full}
    text: dict[str, Any] = {"breaches": 2, "camps": camps, "turn": "yellow"}
    keep = {"yellow": {"hand": {"ore": 3, "grain": 2}, "hero": "melisandre"}}
    s = table(more=keep, wall={"W1": ["black", "black"], "W3": ["red"], "W4": ["black"]}, **text)
    assert first_word(s) != "keep"
    s = table(more=keep, wall={"W1": ["yellow", "yellow"], "W3": ["red"], "W4": ["yellow", "yellow"]}, **text)
    assert first_word(s) == "keep"


# ---------------------------------------------------------------- Tormund and Patrols
def test_tormund_is_sent_against_the_leader_and_never_home_to_us() -> None:
    leader = {"keeps": ["B2.NW", "B4.N"], "hand": {"ore": 2}}
    s = table("base", {"blue": leader, "red": {"hand": {"ore": 2}}}, at="before_roll")
    s.script = [2, 3]
    say(s, codes.ROLL)
    code = answer(s)
    corners = [s.node[v] for v in HEX_NODES[code - codes.TORMUND]]
    assert any(b in (BLUE + 1, BLUE + 5) for b in corners)
    assert not any(b in (YELLOW + 1, YELLOW + 5) for b in corners)
    say(s, code)
    if s.asks[0].kind == codes.ROBBING:
        assert answer(s) == codes.ROB + BLUE


def test_a_patrol_frees_an_own_hex_before_the_roll() -> None:
    held: dict[str, dict[str, Any]] = {
        "yellow": {"development": ["ranger_patrol"], "hero": "melisandre"},
        "blue": {"hand": {"ore": 3}},
    }
    assert first_word(table(more=held, at="before_roll", tormund="C5")) == "play"
    assert first_word(table(more=held, at="before_roll")) == "roll"


def test_a_patrol_goes_for_the_wildling_on_our_best_hex() -> None:
    held = {"yellow": {"development": ["ranger_patrol"], "hero": "melisandre"}}
    s = table(more=held, gift={"C5": ["regular"]})
    say(s, answer(s))
    assert s.asks[0].kind == codes.PATROLLING
    assert answer(s) == codes.CHASE + 1


# ---------------------------------------------------------------- trade
def offered(give: int, want: int, more: dict[str, dict[str, Any]]) -> CatanState:
    """Yellow offers one card for one; blue is asked first."""
    s = table("base", more)
    say(s, codes.OFFER, codes.GIVE + give, codes.WANT + want, codes.PROPOSE)
    assert s.asks[0].seat == BLUE
    return s


SWAP = {"yellow": {"hand": {"brick": 2}}, "blue": {"hand": {"lumber": 3, "wool": 1, "grain": 1}}}


def test_an_exchange_that_completes_a_goal_is_accepted() -> None:
    assert answer(offered(BRICK, LUMBER, SWAP)) == codes.ACCEPT


def test_an_exchange_that_serves_nothing_is_refused() -> None:
    useless = {"yellow": {"hand": {"brick": 2}}, "blue": {"hand": {"lumber": 1, "wool": 1, "grain": 1, "brick": 1}}}
    assert answer(offered(BRICK, LUMBER, useless)) != codes.ACCEPT


def test_nobody_helps_who_is_about_to_win() -> None:
    leader = {**SWAP["yellow"], "keeps": ["A1.SW", "A4.SE", "C2.SW"]}
    s = offered(BRICK, LUMBER, {**SWAP, "yellow": leader})
    assert s.vp[YELLOW] == 8
    assert answer(s) == codes.REFUSE


def test_the_weaker_of_two_partners_is_picked() -> None:
    hands = {"hand": {"lumber": 2}}
    strong = {"keeps": ["A1.SW", "A4.SE"], **hands}
    s = table("base", {"yellow": {"hand": {"brick": 2, "wool": 1, "grain": 2}}, "blue": strong, "red": hands})
    say(s, codes.OFFER, codes.GIVE, codes.WANT + LUMBER, codes.PROPOSE, codes.ACCEPT, codes.ACCEPT)
    assert s.asks[0].kind == codes.PICKING_PARTNER
    assert answer(s) == codes.PARTNER + RED


def test_offers_are_made_and_bounded() -> None:
    made: dict[int, int] = {}

    def watch(s: CatanState, ask: Ask) -> None:
        offer = s.stack[-1]
        if isinstance(offer, Offer) and ask.seat == offer.who and not any(offer.give):
            made[s.turn] = made.get(s.turn, 0) + 1

    play(new_game(4, "offers", mode="base", offers_per_turn="20"), seat_bots(*["heuristic"] * 4), "offers", watch)
    assert made
    assert max(made.values()) <= OFFERS_A_TURN


# ---------------------------------------------------------------- heroes
def test_every_hero_is_used_sooner_or_later() -> None:
    used: set[int] = set()

    def watch(s: CatanState, ask: Ask) -> None:
        if ask.kind == codes.AFTER_HERO:
            used.add(hero_of(s, ask.seat))

    for i in range(12):
        play(new_game(4, f"heroes/{i}"), seat_bots(*["heuristic"] * 4), "heroes", watch)
        if len(used) == len(HERO_NAMES):
            break
    assert sorted(used) == list(range(len(HERO_NAMES)))


def test_samwells_card_is_never_refused() -> None:
    s = table(more={"yellow": {"hero": "samwell_tarly"}, "blue": {"hero": "othell_yarwyck"}}, at="before_roll")
    s.script = [5, 5, 11]  # a 12 feeds nobody here
    say(s, codes.ROLL)
    assert s.asks[0].kind == codes.SAMWELL_TAKES
    assert first_word(s) == "take"


def test_mance_takes_the_card_that_completes_a_goal() -> None:
    s = table(more={
        "yellow": {"hero": "mance_rayder", "hand": {"ore": 2, "grain": 2}},
        "blue": {"keeps": ["A1.SW"], "hand": {"wool": 2, "ore": 1, "brick": 2}},
    })  # fmt: skip
    say(s, answer(s))
    assert words(s, answer(s)) == "take ore"
