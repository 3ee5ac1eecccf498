"""How fast a game plays and how cheaply it is copied; alone, or side by side with a peer.

Both sides play complete games, set-up included, with four seats that choose at random, for the same CPU time, taking
turns of a fraction of a second (peer, we, peer, we, ...), so that a busy machine slows both alike. Every answered
question is a decision. Since engines differ in how many questions with a single answer they ask, decisions with at
least two options are also compared alone (`ratio_real_decisions`), and so are whole games (`ratio_games`) and, where
both count them, turns of play (`ratio_turns`). A copy is the engine's own: `State.clone()` here.
"""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from statistics import median
from time import process_time
from typing import Any, Final

from greathall.games import registry
from greathall.kernel import state as kernel_state
from greathall.kernel.errors import BadInput
from greathall.kernel.game import Game
from greathall.kernel.playout import random_steps
from greathall.kernel.rng import Rng
from greathall.kernel.state import State
from greathall.lab.driver import DECISION_LIMIT, Runaway, few_collections, play_random
from greathall.lab.peer import Peer, Say, check_peer, checkout_command, is_checkout, peer_command

SLICES: Final = 4  # how often the sides take turns in a round; in each slice
STATES: Final = 8  # positions of one game are copied,
COPIES: Final = 2000  # so often each
PEER_COPIES: Final = 200
WARM_UP: Final = 0.2  # CPU seconds that count for nothing
COUNTED: Final = ("games", "decisions", "real_decisions", "turns", "cpu_seconds")
RATIOS: Final = (
    ("ratio_decisions", "decisions"),
    ("ratio_real_decisions", "real_decisions"),
    ("ratio_games", "games"),
    ("ratio_turns", "turns"),
)


def compiled() -> bool:
    """Is the kernel a native module?"""
    return not str(kernel_state.__file__).endswith(".py")


def play_round(game: Game, players: int, options: dict[str, str], seconds: float, seed: str) -> dict[str, Any]:
    """Complete games of random seats until the CPU seconds have passed: what the peer's worker answers to `round`."""
    games = decisions = real = turns = 0
    begin = process_time()
    spent = 0.0
    while spent < seconds:
        with few_collections():
            state = game.new_state(players, options, f"{seed}/{games}")
            played, had_choice = play_random(game, state, Rng(f"{seed}/{games}/bots"))
        games += 1
        decisions += played
        real += had_choice
        turns += game.turns(state)
        spent = process_time() - begin
    return {
        "games": games,
        "decisions": decisions,
        "real_decisions": real,
        "turns": turns,
        "cpu_seconds": spent,
    }


def clone_costs(game: Game, players: int, options: dict[str, str], seed: str) -> list[float]:
    """The mean microseconds of a clone for each of some positions, evenly through one random game."""
    state = game.new_state(players, options, seed)
    state.advance()
    rng = Rng(f"{seed}/bots")
    passed: list[State] = []
    while not state.over:
        if len(passed) >= DECISION_LIMIT:
            raise Runaway(f"not over after {DECISION_LIMIT} decisions")
        passed.append(state.clone())
        random_steps(state, rng, 1)
    positions = [passed[i * len(passed) // STATES] for i in range(STATES)]
    del passed
    costs = []
    for position in positions:
        begin = process_time()
        for _ in range(COPIES):
            position.clone()
        costs.append((process_time() - begin) / COPIES * 1e6)
    return costs


def spread(values: Sequence[float]) -> dict[str, float]:
    return {"median": round(median(values), 3), "min": round(min(values), 3), "max": round(max(values), 3)}


def per_second(rounds: Sequence[Mapping[str, Any]], what: str) -> list[float]:
    return [r[what] / r["cpu_seconds"] for r in rounds]


def figures(rounds: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """One side's own figures: medians over the rounds."""
    return {
        "decisions_per_cpu_second": round(median(per_second(rounds, "decisions")), 1),
        "real_decisions_per_cpu_second": round(median(per_second(rounds, "real_decisions")), 1),
        "turns_per_cpu_second": round(median(per_second(rounds, "turns")), 1),
        "games_per_cpu_second": round(median(per_second(rounds, "games")), 3),
        "clone_us": round(median([r["clone_us"] for r in rounds]), 3),
    }


def bench(
    game_id: str,
    rounds: int = 5,
    against: str | None = None,
    seconds_per_round: float = 1.0,
    options: Mapping[str, Any] | None = None,
    seed: str = "bench",
    say: Say | None = None,
    command: Sequence[str] | None = None,
) -> dict[str, Any]:
    """Measure; `against` names a peer or the folder of another checkout, which plays the same games, as far as both
    go alike; `command` starts the peer's worker in another way than from its own environment."""
    game = registry.get(game_id)
    players = game.usual_seats
    game.check_seats(players)
    checked = game.check_options(dict(options or {}))
    if not 1 <= rounds <= 1000:
        raise BadInput(f"The number of rounds must lie between 1 and 1000, not be {rounds}.")
    if not 0 < seconds_per_round <= 3600:
        raise BadInput(f"The seconds of a round must lie between 0 and 3600, not be {seconds_per_round}.")
    head = {
        "game": game.id,
        "players": players,
        "options": checked,
        "rounds": rounds,
        "compiled": compiled(),
        "python": platform.python_version(),
    }
    tell: Say = say if say is not None else (lambda _: None)

    warm = min(WARM_UP, seconds_per_round)
    part = seconds_per_round / SLICES

    def ours(label: str, seconds: float) -> dict[str, Any]:
        measured = play_round(game, players, checked, seconds, f"{seed}/{label}")
        return {**measured, "clones": clone_costs(game, players, checked, f"{seed}/{label}/clone")}

    mine: list[dict[str, Any]] = []
    theirs: list[dict[str, Any]] = []
    out: dict[str, Any] = {}
    if against is None:
        ours("warm", warm)
        for i in range(rounds):
            tell(f"round {i + 1} of {rounds}")
            mine.append(together([ours(f"{i}/{k}", part) for k in range(SLICES)]))
        return {**head, **figures(mine), "raw": {"ours": mine}}
    check_peer(against, game.id)
    twin = is_checkout(against)
    if command is None:
        command = checkout_command(against, game.id, players, checked) if twin else peer_command(against, tell)
    with Peer(against, command) as peer:
        peer_slice(peer, warm, f"{seed}/warm" if twin else 1)
        ours("warm", warm)
        for i in range(rounds):
            tell(f"round {i + 1} of {rounds}")
            pairs = []
            for k in range(SLICES):
                theirs_from = f"{seed}/{i}/{k}" if twin else 1_000_000 * (i + 1) + 10_000 * (k + 1)
                them = peer_slice(peer, part, theirs_from)
                pairs.append((them, ours(f"{i}/{k}", part)))
            theirs.append(together([them for them, _ in pairs]))
            mine.append(together([us for _, us in pairs]))
        out["peer"] = {"name": against, "version": peer.version, **figures(theirs)}
    for ratio, what in RATIOS:
        if not all(r[what] for r in theirs):
            continue
        rates = zip(per_second(mine, what), per_second(theirs, what), strict=True)
        out[ratio] = spread([us / them for us, them in rates])
    out["ratio_clone"] = spread([b["clone_us"] / a["clone_us"] for a, b in zip(mine, theirs, strict=True)])
    return {**head, **figures(mine), **out, "raw": {"ours": mine, "peer": theirs}}


def together(slices: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """A round from its slices: sums, and the median cost of a copy over all positions."""
    summed = {key: sum(s[key] for s in slices) for key in COUNTED}
    return {**summed, "clone_us": median([cost for s in slices for cost in s["clones"]])}


def peer_slice(peer: Peer, seconds: float, seed: int | str) -> dict[str, Any]:
    """The same measurements by the peer. Its answers are input from outside: numbers above nothing, or refused."""
    measured = peer.ask({"do": "round", "seconds": seconds, "seed": seed}, seconds)
    copies = peer.ask({"do": "clone", "seed": seed, "states": STATES, "copies": PEER_COPIES})
    clones = copies.get("clones")
    if not isinstance(clones, list) or not clones:
        raise BadInput(f"{peer.name} gave no usable figure for 'clones': {clones!r}.")
    for key, value in [*((key, measured.get(key)) for key in COUNTED), *(("clones", cost) for cost in clones)]:
        least = 0 if key == "turns" else 1e-9  # a game may have no turns to count
        if isinstance(value, bool) or not isinstance(value, int | float) or not value >= least:
            raise BadInput(f"{peer.name} gave no usable figure for '{key}': {value!r}.")
    return {**measured, "clones": clones}
