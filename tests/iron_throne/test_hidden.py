"""What others can tell of cards that are hidden: marks of who knows what move with the cards, and tell no more than was
seen. The battery proves the mask; here it is what happens between two masks."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.iron_throne.names import CHARACTERS
from greathall.games.iron_throne.ops import cards
from greathall.games.iron_throne.state import ThroneState
from greathall.kernel.rng import Rng

from .play import GAME, fact, position


def written(text: dict[str, Any]) -> ThroneState:
    return position(text, 4)


def choose(s: ThroneState, *words: str) -> None:
    """Each by whoever is asked for something of that name."""
    for single in words:
        for i, ask in enumerate(s.asks):
            found = [code for code in ask.options if GAME.option_words(s, code) == single]
            if found:
                s.choose(i, found[0])
                break
        else:
            raise AssertionError(f"nobody can '{single}'")


def duel(stark_hand: list[str]) -> ThroneState:
    """Targaryen, led by Jorah, has looked at the whole hand of Stark before cards are chosen."""
    s = written(
        {
            "at": "encounter", "attacker": "targaryen", "defender": "stark",
            "seats": {
                "targaryen": {"leader": "jorah", "fighter": "drogo", "hand": ["1", "2"]},
                "stark": {"leader": "eddard", "fighter": "robb", "hand": stark_hand},
            },
        }
    )  # fmt: skip
    choose(s, "use jorah")
    return s


@pytest.mark.rule("IRT-SETUP.2")
def test_a_game_saved_while_leaders_are_chosen_goes_on() -> None:
    s = GAME.new_state(3, GAME.check_options({"houses": "random"}), "saved")
    s.choose(1, s.asks[1].options[0])
    back = GAME.decode(GAME.encode(s))
    assert GAME.view(back, 0) == GAME.view(s, 0)
    guess = GAME.determinize(back, 0, Rng("guess"))
    assert sorted((a.seat, len(a.options)) for a in guess.asks) == [(0, 2), (2, 2)]


@pytest.mark.rule("IRT-ENC.1", "IRT-AMB.7")
def test_a_card_chosen_face_down_is_nobody_elses_to_know() -> None:
    """Whichever card it is, the others see the same and are asked the same."""
    seen = set()
    for card in ("stark-12", "stark-truce", "stark-bran"):
        s = duel(["12", "truce", "bran", "5"])
        choose(s, f"seal {card}")
        for seat in (-1, 1, 2, 3):
            guesses = [GAME.determinize(s, seat, Rng(str(i))) for i in range(30)]
            assert {str(GAME.view(g, seat)) for g in guesses} == {str(GAME.view(s, seat))}
            assert len({str(g.stack[-1].sealed) for g in guesses}) > 1
        seen.add(str([GAME.view(s, 3), GAME.encode(s.mask(3))["stack"]]))
    assert len(seen) == 1


@pytest.mark.rule("IRT-SETUP.2", "IRT-SETUP.3")
def test_a_leader_chosen_is_nobody_elses_to_know_before_all_have_chosen() -> None:
    s = GAME.new_state(3, GAME.check_options({"houses": "random"}), "secret")
    assert isinstance(s, ThroneState)
    masks = []
    for option in (0, 1):
        t = s.clone()
        t.choose(0, t.asks[0].options[option])
        masks.append(str([GAME.encode(t.mask(1)), GAME.view(t, 1)]))
    assert masks[0] == masks[1]
    guesses = {str(GAME.determinize(t, 1, Rng(str(i))).stack[0].leaders) for i in range(40)}
    assert len(guesses) > 2, f"of {len(CHARACTERS) // 5} sheets any two may have been drawn"


@pytest.mark.rule("IRT-AMB.39")
def test_a_copy_that_leaves_a_hand_takes_what_was_known_of_it_along() -> None:
    """Two truces, one of them seen: when a truce is revealed nobody can say whether it is the one."""
    for hand in (["truce", "truce", "5"], ["truce", "8", "5"]):
        s = written(
            {
                "at": "encounter", "attacker": "targaryen", "defender": "stark",
                "seats": {
                    "targaryen": {"leader": "viserys", "fighter": "drogo", "hand": ["1"]},
                    "stark": {"leader": "eddard", "fighter": "robb", "hand": hand},
                },
            }
        )  # fmt: skip
        at = fact(s, "hand stark").index("stark-truce")
        seen = list(s.hands[0])
        seen[at] |= 1 << 3
        s.hands = [tuple(sorted(seen)), *s.hands[1:]]
        assert fact(s, "knows targaryen stark") == ["stark-truce"]
        choose(s, "seal stark-truce", "seal targaryen-1")
        assert fact(s, "knows targaryen stark") == []


@pytest.mark.rule("IRT-AMB.39", "IRT-HOSTAGE.6")
@pytest.mark.parametrize("freed", ["stark-5", "stark-8"])
def test_which_of_two_hostages_is_freed_a_third_player_cannot_tell(freed: str) -> None:
    s = written(
        {
            "at": "turn", "attacker": "lannister",
            "seats": {"lannister": {"leader": "tyrion", "hostages": ["stark-5", "stark-8"]}},
        }
    )  # fmt: skip
    at = fact(s, "hostages lannister").index("stark-5")  # Targaryen held it before
    held = list(s.hostages[1])
    held[at] |= 1 << 3
    s.hostages = [s.hostages[0], tuple(sorted(held)), *s.hostages[2:]]
    choose(s, f"free {freed}")
    assert (fact(s, "sees targaryen lannister"), fact(s, "knows targaryen stark")) == ([], [])


@pytest.mark.rule("IRT-AMB.31b")
def test_whoever_must_replace_a_card_can_do_so_in_every_guess() -> None:
    s = written(
        {
            "at": "revealed", "attacker": "lannister", "defender": "stark",
            "seats": {
                "lannister": {"leader": "cersei", "fighter": "tyrion", "hand": ["tyrion", "1"], "shown": "20"},
                "stark": {"leader": "catelyn", "fighter": "robb", "shown": "10", "hand": ["12", "20"]},
            },
        }
    )  # fmt: skip
    choose(s, "play lannister-tyrion", "seat stark")
    for i in range(100):
        guess = GAME.determinize(s, 1, Rng(str(i)))
        assert guess.asks and all(a.options for a in guess.asks)
        guess.choose(0, guess.asks[0].options[0])


# ---------------------------------------------------------------- what the log gives away
@pytest.mark.rule("IRT-AMB.39", "IRT-CHAR.9")
def test_a_pass_with_a_card_to_play_leaves_no_trace() -> None:
    """Stark passes with a card it could play, or has none: the others are told the same."""
    told = []
    for stark_hand in (["robb", "5"], ["6", "5"]):
        s = written(
            {
                "at": "revealed", "attacker": "lannister", "defender": "stark",
                "seats": {
                    "lannister": {"leader": "joffrey", "fighter": "jaime", "hand": ["1"], "shown": "3"},
                    "stark": {"leader": "catelyn", "fighter": "robb", "hand": stark_hand, "shown": "truce"},
                },
            }
        )  # fmt: skip
        log: list[tuple[int, ...]] = []
        for _ in range(12):
            if s.turn > 1:
                break
            s.events = []
            codes_of = [c for c in s.asks[0].options if GAME.option_words(s, c) == "pass"] or s.asks[0].options
            s.choose(0, codes_of[0])
            log += [GAME.see_event(e, 1) for e in s.events]
        told.append(log)
    assert told[0] == told[1]


@pytest.mark.rule("IRT-AMB.39", "IRT-ENC.1")
def test_a_sealed_card_is_in_hand_no_longer() -> None:
    s = duel(["truce", "5", "8"])
    choose(s, "seal stark-5")
    assert (fact(s, "hand_size stark"), fact(s, "hand stark")) == (2, ["stark-truce", "stark-8"])
    own, other = GAME.view(s, 0)["seats"][0], GAME.view(s, 3)["seats"][0]
    assert (own["hand"], own["hand_size"], own["sealed"]) == ([0, 8], 2, 5)
    assert (other["hand"], other["hand_size"], other["sealed"]) == (None, 2, -1)


@pytest.mark.rule("IRT-AMB.39")
def test_a_copy_seen_again_may_be_the_same_one() -> None:
    """Two truces: whoever has looked at one of them and looks again at one of them knows of one."""
    for again in (0, 1):
        s = written(
            {
                "at": "encounter", "attacker": "targaryen", "defender": "stark",
                "seats": {
                    "targaryen": {"leader": "viserys", "fighter": "drogo", "hand": ["1"]},
                    "stark": {"leader": "eddard", "fighter": "robb", "hand": ["truce", "truce"]},
                },
            }
        )  # fmt: skip
        for shuffled in (1, again):  # which of the two comes up first
            s.script = [shuffled]
            cards.look(s, 3, 0, 1)
        assert fact(s, "knows targaryen stark") == ["stark-truce"]
