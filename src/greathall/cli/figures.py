"""Measurements in words: what `simulate` and `bench` print without --json."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from greathall.lab.simulate import Report


def simulation(report: Report) -> list[str]:
    out = [
        f"{report.game}, {report.players} players, seed {report.seed}:"
        f" {report.finished} of {report.games} games finished, {report.errors} errors",
        f"  decisions   {report.decisions}, {report.decisions_per_cpu_second:.0f} per CPU second",
        f"  CPU time    {report.cpu_seconds:.1f} s",
    ]
    one_bot = len(report.wins_by_bot) == 1
    for seat, wins in enumerate(report.wins):
        out.append(f"  seat {seat}      won {wins}")
    for bot, wins in report.wins_by_bot.items():
        out.append(f"  {bot:<11} won {wins}" if not one_bot else f"  bots        {bot}")
    out.append(f"  nobody      won {report.nobody_won}")
    out.append("  endings     " + ", ".join(f"{how} {count}" for how, count in report.endings.items()))
    out.append(f"  turns       {report.turns['mean']} on average, {report.turns['max']:.0f} at most")
    for kind, names in report.shares.items():
        widest = max(len(name) for name in names)
        # A shared victory counts for each winner, so that the average lies above one in so many seats.
        average = sum(wins for wins, _ in names.values()) / sum(games for _, games in names.values())
        for name, (wins, games) in names.items():
            times = f", {wins / games / average:.2f} times the average" if average else ""
            out.append(f"  {kind} {name:<{widest}}  won {wins} of {games} ({100 * wins / games:.1f} %{times})")
    for problem in report.problems:
        out.append(f"  error in game {problem['game']} (seed {problem['seed']}): {problem['reason']}")
    return out


def speed(result: Mapping[str, Any]) -> list[str]:
    how = "compiled" if result["compiled"] else "interpreted"
    out = [f"{result['game']}, {result['players']} random seats, {result['rounds']} rounds, {how}", *_side(result)]
    if "peer" in result:
        peer = result["peer"]
        out += [f"{peer['name']} {peer['version']}", *_side(peer), "compared"]
        compared = {"decisions": "as many decisions", "games": "as many games", "clone": "as cheap a copy"}
        for what, words in compared.items():
            r = result[f"ratio_{what}"]
            out.append(f"  {r['median']:.3g} times {words} (from {r['min']:.3g} to {r['max']:.3g})")
    return out


def _side(figures: Mapping[str, Any]) -> list[str]:
    return [
        f"  decisions per CPU second  {figures['decisions_per_cpu_second']:.0f}",
        f"  of these with a choice    {figures['real_decisions_per_cpu_second']:.0f}",
        f"  microseconds for a copy   {figures['clone_us']:.2f}",
    ]
