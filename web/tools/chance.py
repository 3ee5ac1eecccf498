"""The records of src/test/chance.json as Python makes them: the client's check must find them true."""

from __future__ import annotations

import json

from greathall.games import registry
from greathall.kernel import chance, matchfile
from greathall.kernel.chance import Chance
from greathall.kernel.match import Match, Seat
from greathall.kernel.rng import Rng
from greathall.kernel.verifying import verify

SECRET = "5e" * 32
PARTS = ["a1" * 16, "", "c3" * 32]


def begun(made: Chance) -> Match:
    return Match(registry.get("catan"), {}, [Seat(name) for name in ("Marta", "Janek", "Ola")], made)


def play(match: Match, choices: int) -> Match:
    rng = Rng("chance")
    while len(match.choices) < choices:
        ask = match.state.asks[rng.below(len(match.state.asks))]
        match.choose(ask.seat, ask.options[rng.below(len(ask.options))])
    return match


def fair() -> Match:
    return play(begun(Chance.fair(SECRET, PARTS)), 60)


def taken_back() -> Match:
    match = fair()
    match.rewind(45, anew=True)
    return play(match, 80)


def gone_on() -> Match:
    record = play(begun(Chance.keyed("of the record")), 40)
    match = begun(record.chance.go_on(30, Chance.fair(SECRET, PARTS)))
    for seat, code in record.choices[:30]:
        match.choose(seat, code)
    return play(match, 70)


def records() -> str:
    """The text of chance.json."""
    texts = {make.__name__: matchfile.dumps(make()) for make in (fair, taken_back, gone_on)}
    for name, text in texts.items():
        verify(text, name, registry.get)
    texts["fast"] = matchfile.dumps(play(begun(Chance.fast("seed")), 30))
    made = {
        "secret": SECRET,
        "parts": PARTS,
        "commitment": chance.commitment(SECRET),
        "combined": chance.combined(SECRET, PARTS),
        "keys": [[n, epoch, chance.key_of(SECRET, n, epoch)] for n, epoch in ((0, 0), (1, 0), (12, 3), (1000, 17))],
        "numbers": [
            [chance.key_of(SECRET, 1, 0), k, below, chance.number(chance.key_of(SECRET, 1, 0), k) % below]
            for k, below in ((0, 6), (1, 6), (2, 12), (300, 1), (70000, 1000003))
        ],
        "records": texts,
    }
    return json.dumps(made, ensure_ascii=False, indent=0) + "\n"
