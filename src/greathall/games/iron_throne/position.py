"""A position written by a person (scenarios): what is not named lies where the rules put it at the start.

`at` says where in the turn it begins: `turn` (before anything of the turn), `hostages`, `event`, `prepare` (with a
defender), `fighters`, `support`, `encounter` (before cards are played face down), `revealed` (the cards in `shown` lie
face up, before abilities), `resolution`, `after` (after the resolution phase; `won` says who won), `end`.
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.iron_throne import counting
from greathall.games.iron_throne import names as n
from greathall.games.iron_throne.data import POWER_EACH, POWER_OF_HOUSE, whole_deck
from greathall.games.iron_throne.entries import cards_of, entry_of
from greathall.games.iron_throne.facts import character_named, seat_of
from greathall.games.iron_throne.flow import turn as turns_flow
from greathall.games.iron_throne.flow.encounter import REVEALED, Encounter
from greathall.games.iron_throne.flow.turn import Turn
from greathall.games.iron_throne.flow.windows import open_window
from greathall.games.iron_throne.ops import turns
from greathall.games.iron_throne.state import NONE, ThroneState, blank
from greathall.games.iron_throne.table import Table, check_together
from greathall.games.iron_throne.values import WORDS
from greathall.kernel.errors import BadInput
from greathall.kernel.state import NOBODY

KEYS: Final = ("houses", "at", "turn", "attacker", "defender", "won", "lost", "events", "event_discard", "box", "seats")
SEAT_KEYS: Final = (
    "leader", "hand", "top", "discard", "played", "shown", "hostages", "sheet", "power", "influence", "fighter", "side",
)  # fmt: skip
PLACES: Final[dict[str, int]] = {
    "turn": turns_flow.T_BEGIN,
    "hostages": turns_flow.T_HOSTAGES,
    "event": turns_flow.T_EVENT,
    "prepare": turns_flow.T_POWER,
    "fighters": turns_flow.T_FIGHTERS,
    "support": turns_flow.T_SUPPORT,
    "encounter": turns_flow.T_ENCOUNTER,
    "revealed": turns_flow.T_RESOLUTION,
    "resolution": turns_flow.T_RESOLUTION,
    "after": turns_flow.T_AFTER,
    "end": turns_flow.T_END,
}


def build_position(text: dict[str, Any], seats: int, options: dict[str, str]) -> ThroneState:
    """A state at a decision, or a sentence that says what is wrong with the position."""
    for key in text:
        if key not in KEYS:
            raise BadInput(f"A position of iron_throne has no '{key}'; it has {', '.join(KEYS)}.")
    check_together(seats, options)
    s = blank(seats, Table(options))
    s.rng = 1
    houses = text.get("houses", list(n.HOUSES))[:seats]
    if len(houses) != seats or len(set(houses)) != seats:
        raise BadInput(f"A position of {seats} players names {seats} different houses.")
    s.house = [_one_of(n.HOUSES, "house", name) for name in houses]
    at = str(text.get("at", "turn"))
    if at not in PLACES:
        raise BadInput(f"A turn has no place '{at}'; it has {', '.join(PLACES)}.")
    s.turn = int(text.get("turn", 1))
    s.attacker = seat_of(s, str(text.get("attacker", houses[0])))
    given = {seat_of(s, str(name)): dict(entry or {}) for name, entry in (text.get("seats") or {}).items()}
    for entry in given.values():
        for key in entry:
            if key not in SEAT_KEYS:
                raise BadInput(f"A seat of a position has no '{key}'; it has {', '.join(SEAT_KEYS)}.")
    _people(s, given)
    _cards(s, given)
    _power(s, text, given)
    _events(s, text)
    _encounter(s, text, given)
    wrong = counting.conserved(s)
    if wrong:
        raise BadInput(f"The position does not add up: {wrong[0]}.")
    _begin(s, at)
    return s


def _one_of(names: tuple[str, ...], kind: str, name: Any) -> int:
    if str(name) not in names:
        raise BadInput(f"There is no {kind} '{name}'.")
    return names.index(str(name))


def _card(s: ThroneState, name: Any, house: int = NONE) -> int:
    """`stark-12`, or `12` where the house is clear."""
    word = str(name)
    return _one_of(WORDS["card"], "card", f"{n.HOUSES[house]}-{word}" if house >= 0 and "-" not in word else word)


def _people(s: ThroneState, given: dict[int, dict[str, Any]]) -> None:
    """Leaders: the first of the house unless another one is named."""
    leaders = []
    for p in range(s.n):
        name = given.get(p, {}).get("leader")
        leader = _one_of(n.CHARACTERS, "leader", name) if name else s.house[p] * n.PER_HOUSE
        if leader // n.PER_HOUSE != s.house[p]:
            raise BadInput(f"'{name}' does not lead {n.HOUSES[s.house[p]]}.")
        leaders.append(leader)
    s.leader = leaders
    s.sheets_drawn = []
    for leader in leaders:
        other = leader - leader % n.PER_HOUSE + (leader + 1) % n.PER_HOUSE
        s.sheets_drawn = [*s.sheets_drawn, *sorted([leader, other])]


def _cards(s: ThroneState, given: dict[int, dict[str, Any]]) -> None:
    hands, decks, discards, played = [], [], [], []
    shown = [NONE] * s.n
    held: list[list[int]] = [[] for _ in range(s.n)]
    for p, entry in given.items():
        held[p] = [_card(s, name) for name in entry.get("hostages") or []]
    for p in range(s.n):
        entry = given.get(p, {})
        house = s.house[p]
        rest = whole_deck(house)
        named = {
            key: [_card(s, name, house) for name in entry.get(key) or []]
            for key in ("hand", "top", "discard", "played")
        }
        if entry.get("shown") is not None:
            shown[p] = _card(s, entry["shown"], house)
        gone = [k for cards in held for k in cards if k // n.KINDS == house]
        for k in [*[k for cards in named.values() for k in cards], *gone, *([shown[p]] if shown[p] != NONE else [])]:
            if k not in rest:
                raise BadInput(f"There are not so many copies of {WORDS['card'][k]} in the deck of {n.HOUSES[house]}.")
            rest.remove(k)
        s.shuffle(rest)
        hand = named["hand"]
        if "hand" not in entry:
            hand = [rest.pop() for _ in range(n.HAND)]
        hands.append(tuple(sorted([entry_of(k, 1 << p) for k in hand])))
        decks.append((*rest, *named["top"][::-1]))
        discards.append(tuple(named["discard"]))
        played.append(tuple(named["played"]))
    s.hands, s.decks, s.discards, s.played, s.shown = hands, decks, discards, played, shown
    s.hostages = [tuple(sorted([entry_of(k, 1 << p) for k in cards])) for p, cards in enumerate(held)]


def _power(s: ThroneState, text: dict[str, Any], given: dict[int, dict[str, Any]]) -> None:
    """Power that is not named: four each; what is missing to twenty is on the sheet or in the box."""
    power, sheet, influence = [], [], [0] * (s.n * s.n)
    for p in range(s.n):
        entry = given.get(p, {})
        first = s.house[p] * n.PER_HOUSE
        own = [0 if first + i == s.leader[p] else POWER_EACH for i in range(n.PER_HOUSE)]
        for name, amount in (entry.get("power") or {}).items():
            character = character_named(s, str(name))
            if character // n.PER_HOUSE != s.house[p] or character == s.leader[p]:
                raise BadInput(f"'{name}' is no character of {n.HOUSES[s.house[p]]} in this position.")
            own[character % n.PER_HOUSE] = int(amount)
        power += own
        sheet.append(int(entry["sheet"]) if "sheet" in entry else max(0, POWER_OF_HOUSE - sum(own)))
        for name, count in (entry.get("influence") or {}).items():
            influence[p * s.n + seat_of(s, str(name))] = int(count)
        if sum(influence[p * s.n : (p + 1) * s.n]) > n.TOKENS:
            raise BadInput(f"{n.HOUSES[s.house[p]]} has only {n.TOKENS} influence tokens.")
    s.power, s.sheet, s.influence = power, sheet, influence
    s.box = int(text["box"]) if "box" in text else POWER_OF_HOUSE * s.n - sum(power) - sum(sheet)
    if s.box < 0:
        raise BadInput(f"The position has more than {POWER_OF_HOUSE} power for each house.")


def _events(s: ThroneState, text: dict[str, Any]) -> None:
    """`events`: the next ones, the first on top; the others below them in any order."""
    rest = turns.whole_event_deck(s)
    top = [_one_of(n.EVENTS, "event", name) for name in text.get("events") or []]
    away = [_one_of(n.EVENTS, "event", name) for name in text.get("event_discard") or []]
    for e in [*top, *away]:
        if e not in rest:
            raise BadInput(f"There is no further event card '{n.EVENTS[e]}' at this table.")
        rest.remove(e)
    s.shuffle(rest)
    s.event_deck = [*rest, *top[::-1]]
    s.event_discard = away


def _encounter(s: ThroneState, text: dict[str, Any], given: dict[int, dict[str, Any]]) -> None:
    if not text.get("defender"):
        return
    s.defender = seat_of(s, str(text["defender"]))
    if s.defender == s.attacker:
        raise BadInput("Nobody defends against themselves.")
    fighter, side = [NONE] * s.n, [0] * s.n
    side[s.attacker], side[s.defender] = n.ATTACK, n.DEFENCE
    for p, entry in given.items():
        if entry.get("fighter"):
            fighter[p] = character_named(s, str(entry["fighter"]))
        if entry.get("side"):
            side[p] = _one_of(n.SIDES, "side", entry["side"])
    s.fighter, s.side = fighter, side
    won = text.get("won")
    s.won = _one_of(n.SIDES, "side", won) if won else 0
    s.lost = 1 << 3 - s.won if s.won else 0
    for name in text.get("lost") or []:
        s.lost |= 1 << _one_of(n.SIDES, "side", name)
    s.asked_offer = sum([1 << p for p in range(s.n) if p not in (s.attacker, s.defender)])


def _begin(s: ThroneState, at: str) -> None:
    frame = Turn(s.attacker)
    frame.at = PLACES[at]
    if frame.at in (turns_flow.T_BEGIN, turns_flow.T_HOSTAGES, turns_flow.T_EVENT):
        s.turn -= 1 if at == "turn" else 0
        s.defender = NOBODY
    elif s.defender < 0:
        raise BadInput(f"A position at '{at}' needs a defender.")
    if frame.at <= turns_flow.T_SUPPORT:
        s.asked_offer = 0
    s.push(frame)
    if frame.at > turns_flow.T_SUPPORT:
        for p in (s.attacker, s.defender):
            if s.fighter[p] == NONE:
                raise BadInput(f"A position at '{at}' needs the fighters of attacker and defender.")
    if at in ("revealed", "resolution", "after"):
        if s.shown[s.attacker] != NONE or s.shown[s.defender] != NONE:
            turns.work_out(s)
    if at == "revealed":
        s.phase = n.P_ENCOUNTER
        encounter = Encounter()
        encounter.at = REVEALED
        s.push(encounter)
        open_window(s, n.W6)
    elif at == "after":
        s.phase = n.P_RESOLUTION
    s.advance()


# ---------------------------------------------------------------- writing
# The place from which a turn is read again, by the step it has reached: it has gone on where a frame of its own runs.
_WRITTEN: Final[dict[int, str]] = {
    turns_flow.T_BEFORE: "turn",
    turns_flow.T_HOSTAGES: "hostages",
    turns_flow.T_EVENT: "hostages",
    turns_flow.T_DEFENDER: "event",
    turns_flow.T_POWER: "prepare",
    turns_flow.T_POWER_CHOSEN: "prepare",
    turns_flow.T_FIGHTERS: "fighters",
    turns_flow.T_FIGHTER_CHOSEN: "fighters",
    turns_flow.T_ENCOUNTER: "support",
    turns_flow.T_RESOLUTION: "encounter",
    turns_flow.T_AFTER: "resolution",
    turns_flow.T_END: "after",
}
_FIGHTING: Final = ("encounter", "revealed", "resolution", "after")


def write_position(s: ThroneState) -> dict[str, Any]:
    """The inverse of `build_position`, as far as its words go. Set-up and a game that is over have none."""
    if s.over or NONE in s.leader:
        return {}
    at = _place(s)
    deck, away = s.event_deck, s.event_discard
    if at == "event":  # it is drawn again when the position is read
        deck, away = [*deck, s.event], away[:-1]
    out: dict[str, Any] = {
        "houses": [n.HOUSES[house] for house in s.house],
        "at": at,
        "turn": s.turn,
        "attacker": n.HOUSES[s.house[s.attacker]],
    }
    if s.defender >= 0:
        out["defender"] = n.HOUSES[s.house[s.defender]]
    if s.won:
        out["won"] = n.SIDES[s.won]
    elif s.lost:
        out["lost"] = [n.SIDES[side] for side in (n.ATTACK, n.DEFENCE) if s.lost >> side & 1]
    out["events"] = [n.EVENTS[e] for e in deck[::-1]]
    out["event_discard"] = [n.EVENTS[e] for e in away]
    out["box"] = s.box
    out["seats"] = {n.HOUSES[s.house[p]]: _write_seat(s, p) for p in range(s.n)}
    return out


def _place(s: ThroneState) -> str:
    turn = s.stack[0]
    at = _WRITTEN[turn.at]
    if at == "encounter" and NONE not in (s.shown[s.attacker], s.shown[s.defender]):
        at = "revealed"
    if at in _FIGHTING and NONE in (s.fighter[s.attacker], s.fighter[s.defender]):
        return "support"  # who has lost the fighter cannot be read back any later
    return at


def _write_seat(s: ThroneState, seat: int) -> dict[str, Any]:
    """What is named of a seat: everything that lies somewhere, the deck from its top."""
    first = s.house[seat] * n.PER_HOUSE
    words = WORDS["card"]
    out: dict[str, Any] = {
        "leader": n.CHARACTERS[s.leader[seat]],
        "hand": [words[card] for card in cards_of(s.hands[seat])],
        "top": [words[card] for card in s.decks[seat][::-1]],
        "sheet": s.sheet[seat],
        "power": {
            n.CHARACTERS[first + i]: s.power[seat * n.PER_HOUSE + i]
            for i in range(n.PER_HOUSE)
            if first + i != s.leader[seat]
        },
    }
    spread = {n.HOUSES[s.house[q]]: s.influence[seat * s.n + q] for q in range(s.n) if s.influence[seat * s.n + q]}
    lying = {
        "discard": [words[card] for card in s.discards[seat]],
        "played": [words[card] for card in s.played[seat]],
        "hostages": [words[card] for card in cards_of(s.hostages[seat])],
        "influence": spread,
    }
    out.update({key: value for key, value in lying.items() if value})
    if s.shown[seat] != NONE:
        out["shown"] = words[s.shown[seat]]
    if s.fighter[seat] != NONE:
        out["fighter"] = n.CHARACTERS[s.fighter[seat]]
    if s.side[seat] and seat not in (s.attacker, s.defender):
        out["side"] = n.SIDES[s.side[seat]]
    return out
