"""Is a record true? Checks every number a match drew against the secret that was committed to before its game began."""

from __future__ import annotations

import json
from typing import Any

from greathall.kernel import matchfile
from greathall.kernel.chance import FAST, KEYED, combined, commitment
from greathall.kernel.errors import BadInput
from greathall.kernel.match import Match


class Verified:
    """What was found true about a record."""

    def __init__(self, match: Match, numbers: int, promised: str) -> None:
        self.match = match
        self.numbers = numbers  # how many random numbers the secret is proved to have given
        self.promised = promised  # the commitment; whoever played compares it with what the page showed
        self.unproved = max(match.chance.redealt, 0)  # so many choices were taken over from a record: anybody's chance
        self.anew = match.chance.spans[-1].epoch  # how often chance was taken back and came new; the players know


def verify(text: str, name: str, games: Any) -> Verified:
    """Check a match file; whatever is not true is said in one sentence."""
    match = matchfile.loads(text, name, games).match
    chance = match.chance
    if chance.kind == FAST:
        raise BadInput(f"{name} has chance of the fast kind: it runs as it was played, but nothing proves its seed.")
    if not chance.server:
        raise BadInput(f"{name} names no secret of the server, so nothing proves its chance.")
    lines = [json.loads(line) for line in text.split("\n") if line.strip()]
    said = lines[0]["chance"].get("commitment")
    if said != commitment(chance.server):
        raise BadInput(f"{name}: the secret of the server is not the one that was committed to before the game.")
    own = [span for span in chance.spans if span.first >= chance.redealt]
    if any([span.kind != KEYED or span.secret != combined(chance.server, chance.parts) for span in own]):
        raise BadInput(f"{name}: the secret of the game is not made of the server's and of the parts of the seats.")
    epochs = [span.epoch for span in own]
    if epochs[:1] != [0] or sorted(set(epochs)) != epochs:  # whoever could pick an epoch could pick what it brings
        raise BadInput(f"{name}: its epochs do not follow each other, as they do when choices are taken back.")
    if "fingerprint" not in lines[-1] or lines[-1].get("at") != len(match.choices):
        raise BadInput(f"{name} ends without a fingerprint of its last position.")
    drew = [line for line in lines if isinstance(line, dict) and "drew" in line]
    true = [line for line in map(json.loads, matchfile.dumps(match).splitlines()) if "drew" in line]
    if drew != true:  # those that are there were compared already
        missing = next(line["at"] for line in true if line not in drew)
        raise BadInput(f"{name} does not say which numbers {f'choice {missing}' if missing else 'set-up'} drew.")
    # What was taken over from a record is no proof: it could be the whole game.
    numbers = sum([len(line["drew"]) // 2 for line in drew if line["at"] > chance.redealt])
    if not numbers:
        raise BadInput(f"{name}: no random number of it was given by the secret.")
    return Verified(match, numbers, said)
