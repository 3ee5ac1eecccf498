"""Makes the golden matches anew: `python tests/golden/make.py [--marks] [GAME...]`.

Only after a change of rules, which bumps the version. With --marks the stored choices stay as they are and only their
header and fingerprints are written anew: for a change of how positions are stored, never of how they are played.

The corpus is what players' stored games are to a release: every file must replay to the same fingerprints.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from greathall.bots import registry as bots
from greathall.games import registry
from greathall.kernel import matchfile
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng

HERE = Path(__file__).parent

# name, seats, options, bot, choices (0: to the end)
MATCHES: dict[str, list[tuple[str, int, dict[str, str], str, int]]] = {
    "catan": [
        *[(f"brotherhood-4-{i}", 4, {}, "heuristic", 0) for i in range(4)],
        *[(f"brotherhood-3-{i}", 3, {}, "heuristic", 0) for i in range(3)],
        *[(f"base-4-{i}", 4, {"mode": "base"}, "heuristic", 0) for i in range(3)],
        *[(f"base-3-{i}", 3, {"mode": "base", "colours": "random"}, "heuristic", 0) for i in range(2)],
        *[(f"random-seats-{i}", 4, {"setup": "random"}, "random", 0) for i in range(4)],
        ("variable", 4, {"setup": "variable"}, "heuristic", 0),
        ("strict-phases", 4, {"phases": "strict"}, "heuristic", 0),
        ("drama", 3, {"drama_of_heroes": "yes", "setup": "variable"}, "random", 0),
        ("rulings-a", 4, {"victory_at_turn_end": "yes", "used_tokens": "box", "start_tokens": "yes"}, "random", 0),
        ("rulings-b", 4, {"movement": "before_production", "hero_limit": "table", "roads": "14"}, "random", 0),
        ("rulings-c", 3, {"mixed_like_for_like": "yes", "patrols_after_yoren": "lose"}, "random", 0),
        ("unfinished-placement", 4, {}, "heuristic", 8),
        ("unfinished-early", 4, {}, "heuristic", 60),
        ("unfinished-middle", 3, {"mode": "base", "setup": "variable"}, "random", 400),
    ],
    "sojusze": [
        *[(f"standard-{n}", n, {}, "heuristic", 0) for n in (3, 4, 5, 6)],
        *[(f"advanced-{n}", n, {"mode": "advanced"}, "heuristic", 0) for n in (3, 4, 5, 6)],
        ("draft", 4, {"mode": "advanced", "draft": "draft"}, "heuristic", 0),
        ("kingsmoot", 5, {"mode": "advanced", "draft": "kingsmoot"}, "random", 0),
        ("open-allies", 6, {"mode": "advanced", "open_allies": "yes"}, "random", 0),
        ("quick", 3, {"mode": "advanced", "quick": "yes", "leaders": "random"}, "random", 0),
        ("rulings", 5, {"mode": "advanced", "last_standing": "kneels", "killed_this_round": "stops"}, "random", 0),
        ("unfinished-draft", 4, {"draft": "draft"}, "random", 20),
        ("unfinished-bidding", 4, {"mode": "advanced"}, "heuristic", 90),
    ],
    "iron_throne": [
        *[(f"houses-{n}", n, {}, "heuristic", 0) for n in (3, 4, 5)],
        *[(f"random-houses-{n}", n, {"houses": "random"}, "heuristic", 0) for n in (3, 5)],
        *[(f"chance-{i}", 4, {}, "random", 0) for i in range(3)],
        ("influential", 5, {"specials": "influential_x3", "first_player": "4"}, "random", 0),
        ("short-talks", 3, {"truce_proposals": "1"}, "random", 0),
        ("turn-limit", 4, {"turn_limit": "10", "houses": "random"}, "random", 0),
        ("unfinished-leaders", 4, {}, "random", 6),
        ("unfinished-encounter", 5, {"houses": "random"}, "random", 20),
        ("unfinished-middle", 4, {}, "heuristic", 120),
    ],
    "lcg": [
        ("stark-lannister", 2, {}, "heuristic", 0),
        ("baratheon-greyjoy", 2, {"deck1": "core-baratheon-fealty", "deck2": "core-greyjoy-lion"}, "heuristic", 0),
        ("martell-targaryen", 2, {"deck1": "core-martell-watch", "deck2": "core-targaryen-fealty"}, "random", 0),
        ("tyrell-watch", 2, {"deck1": "core-tyrell-fealty", "deck2": "core-nightswatch-wolf"}, "random", 0),
        ("starters", 2, {"deck1": "core-1", "deck2": "core-2", "ruleset": "faq41", "stops": "yes"}, "random", 0),
        ("melee-3", 3, {}, "heuristic", 0),
        ("melee-6", 6, {}, "random", 0),
        ("unfinished-setup", 2, {}, "random", 6),
        ("unfinished-middle", 2, {"first_player": "1"}, "heuristic", 120),
    ],
    "hbo": [
        *[(f"basic-{i}", 2, {}, "heuristic", 0) for i in range(3)],
        *[(f"draft-{i}", 2, {"plots": "draft"}, "heuristic", 0) for i in range(2)],
        ("lannister-first", 2, {"houses": "lannister_first", "stops": "yes"}, "random", 0),
        ("random-draft", 2, {"houses": "random", "plots": "draft"}, "random", 0),
        ("rulings-a", 2, {"early_windows": "no", "last_window": "outside"}, "random", 0),
        ("rulings-b", 2, {"zero_against_zero": "nobody", "after_resolution": "renown_first"}, "random", 0),
        ("round-limit", 2, {"round_limit": "4"}, "random", 0),
        ("unfinished-draft", 2, {"plots": "draft"}, "random", 15),
        ("unfinished-setup", 2, {}, "random", 3),
        ("unfinished-middle", 2, {}, "heuristic", 70),
    ],
}


def play(game_id: str, name: str, seats: int, options: dict[str, str], bot: str, choices: int) -> Match:
    match = Match(registry.get(game_id), options, [Seat(f"Seat {i}", bot) for i in range(seats)], f"golden {name}")
    players = [bots.make(bot, game_id) for _ in range(seats)]
    rng = Rng(f"golden {name}")
    while not match.state.over and (choices == 0 or len(match.choices) < choices):
        ask = match.state.asks[rng.below(len(match.state.asks))] if bot == "random" else match.state.asks[0]
        match.choose(ask.seat, players[ask.seat].choose(match.state.mask(ask.seat), ask, rng))
    return match


def write(match: Match, path: Path) -> None:
    """Write the match as one that grows: every choice, and fingerprints now and then."""
    replay = Match(match.game, match.options, match.seats, match.seed)
    recorder = matchfile.Recorder(replay, path)
    for seat, code in match.choices:
        replay.choose(seat, code)
        recorder.record()
    print(path.name, len(match.choices), match.state.winners)


def stored(path: Path) -> Match:
    """The match of a file, by its choices alone."""
    head, *entries = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    seats = [Seat(s["name"], s["bot"]) for s in head["seats"]]
    match = Match(registry.get(head["game"]), head["options"], seats, head["seed"])
    for entry in entries:
        if isinstance(entry, list):
            match.choose(*entry)
    return match


def main() -> None:
    marks_only = "--marks" in sys.argv
    for game_id in [a for a in sys.argv[1:] if a != "--marks"] or MATCHES:
        for name, seats, options, bot, choices in MATCHES[game_id]:
            path = HERE / game_id / f"{name}.jsonl"
            write(stored(path) if marks_only else play(game_id, name, seats, options, bot, choices), path)


if __name__ == "__main__":
    main()
